//! Takes over from the extended theme whatever a theme doesn't set itself, in the theme's own colours. Leaves out
//! what no longer fits: symbols of replaced drawings, and sentences about them.

use super::board::SaidBoard;
use super::layer::{Layer, Misnamed, colors as palette_of, merged};
use super::shows::{Shows, of};
use super::words::{Dropped, kept, name_at, without_terms};
use crate::text::Language;
use crate::theme::ink::{Fate, Recolour, colors};
use crate::theme::tint::Tint;
use crate::theme::{Artwork, BoardLayer, Group, Ink, Palette, Slot, Spelled};

/// Theme's own folder over the theme that it extends, if any.
pub(super) struct Overlay {
    parent: Option<ParentLayer>,
    own: Layer,
}

struct ParentLayer {
    layer: Layer,
    /// Colours of the parent, and the colours that its drawings get.
    from: Palette,
    to: Palette,
    /// Whether each slot's drawings are not the parent's.
    renewed: [bool; Slot::ALL.len()],
}

impl Overlay {
    pub(super) fn new(parent: Option<Layer>, own: Layer) -> Self {
        let parent = parent.and_then(|layer| {
            let from = layer.palette()?;
            let to = palette_of(&merged(&own.palette, Some(&layer)))?;
            Some(ParentLayer { renewed: renewed(&own.art, &layer.shows), layer, from, to })
        });
        Self { parent, own }
    }

    /// Returns colours, drawings and their use; inks and words are added later.
    pub(super) fn layer(&self) -> Layer {
        let mut layer = self.own.clone();
        let Some(parent) = &self.parent else { return layer };
        layer.palette = merged(&layer.palette, Some(&parent.layer));
        let tinted = parent.tint().artwork(&parent.layer.art);
        for slot in Slot::ALL {
            if parent.keeps(slot) {
                layer.art[slot].clone_from(&tinted[slot]);
            }
        }
        layer.games.extend(parent.layer.games.iter().cloned());
        layer.game = layer.game.or_else(|| parent.layer.game.clone());
        layer.title = layer.title.or(parent.layer.title);
        layer.board = layer.board.over(parent.board());
        layer.lid_title = layer.lid_title.or(parent.layer.lid_title);
        let inherited = parent.layer.drawn_at.iter().filter(|(slot, ..)| parent.keeps(*slot));
        layer.drawn_at.extend(inherited.cloned());
        layer.shows = parent.layer.shows.taken(|slot| parent.keeps(slot), &self.own.shows);
        layer
    }

    /// Returns the settings of the inks: the theme's own, then the parent's.
    pub(super) fn inks(&self, own: [Spelled; 3]) -> [Spelled; 3] {
        let Some(parent) = &self.parent else { return own };
        let mut inks = own;
        for ((own, theirs), ink) in inks.iter_mut().zip(&parent.layer.inks).zip(Ink::SPARING) {
            parent.ink(own, theirs, ink);
        }
        inks
    }

    /// Returns the words: first the parent's that still hold, then the theme's own.
    pub(super) fn words(&self, own: Vec<(String, String, String)>) -> Vec<(String, String, String)> {
        let Some(parent) = &self.parent else { return own };
        let mut words: Vec<_> = parent
            .layer
            .words
            .iter()
            .map(|(tag, file, source)| {
                let said = |language: &str| -> Vec<&str> {
                    let own = own.iter().filter(|(other, ..)| other == language);
                    own.map(|(.., source)| source.as_str()).collect()
                };
                let (own, english) = (said(tag), said(Language::ENGLISH));
                let renames =
                    |slot| [&own, &english].into_iter().flatten().any(|own| name_at(own, slot).is_some());
                let kept = kept(source, &own, parent.dropped(renames));
                // A piece renamed only in English loses the parent's name in the other language, too.
                (tag.clone(), file.clone(), without_terms(&kept, &english))
            })
            .collect();
        words.extend(own);
        words
    }

    /// Finds the new names in these words for pieces whose drawings are the parent's.
    pub(super) fn misnamed(&self, own: &[(String, String, String)]) -> Vec<Misnamed> {
        let Some(parent) = &self.parent else { return Vec::new() };
        let kept = of(Group::Pieces).filter(|&slot| parent.keeps(slot));
        let found = |slot: Slot| {
            let is_seen = parent.layer.shows.named.contains(&slot);
            own.iter().filter_map(move |(_, file, source)| {
                Some(Misnamed { slot, is_seen, file: file.clone(), at: name_at(source, slot)? })
            })
        };
        kept.flat_map(found).collect()
    }
}

impl ParentLayer {
    const fn tint(&self) -> Tint<'_> {
        Tint { from: &self.from, to: &self.to }
    }

    /// Returns the parent's use of its drawings. Paintings over the board count as ground: they get the new colours.
    fn board(&self) -> SaidBoard {
        let (tint, art) = (self.tint(), &self.layer.art);
        let color = |color| tint.color(Slot::Ground, color, art);
        self.layer
            .board
            .with_layers(|layer| layer.changed(&|drawing| tint.art(Slot::Ground, drawing, art), &color))
    }

    /// Tells whether the drawings of a slot are still the parent's.
    const fn keeps(&self, slot: Slot) -> bool {
        !self.renewed[slot as usize]
    }

    /// Tells whether the drawings of a slot are the parent's in their own colours.
    fn keeps_as_it_was(&self, slot: Slot) -> bool {
        self.keeps(slot) && !self.tint().changes(slot)
    }

    /// Returns which sentences about the drawings no longer hold, if `renames` tells which pieces are renamed.
    fn dropped(&self, renames: impl Fn(Slot) -> bool) -> Dropped {
        let all = |slots: &[Slot], holds: &dyn Fn(Slot) -> bool| slots.iter().all(|&slot| holds(slot));
        let discs = [Slot::King, Slot::Defender, Slot::Attacker];
        // A symbol of a bird is wrong for a piece renamed to a cat, and so is in any case what a sentence tells of its looks.
        let is_like = |slot: Slot| !(self.layer.shows.named.contains(&slot) && renames(slot));
        let symbol = |piece, symbol| is_like(piece) && self.keeps_as_it_was(symbol);
        let symbols = [Slot::KingSymbol, Slot::DefenderSymbol, Slot::AttackerSymbol];
        Dropped {
            colours: !all(&discs, &|slot| self.keeps_as_it_was(slot)),
            forms: !all(&discs, &|slot| self.keeps(slot) && !renames(slot)),
            symbols: !discs.into_iter().zip(symbols).all(|(piece, sign)| symbol(piece, sign)),
            knights: !symbol(Slot::Knight, Slot::KnightSymbol),
            commanders: !symbol(Slot::Commander, Slot::CommanderSymbol),
        }
    }

    /// Adds to the theme's settings for an ink the settings of its parent that still hold.
    fn ink(&self, own: &mut Spelled, theirs: &Spelled, ink: Ink) {
        let is_same = |key: &str| self.from.get(key) == self.to.get(key);
        let said: Vec<&str> = own.palette.iter().map(|(key, _)| *key).collect();
        let rest = theirs.palette.iter().filter(|(key, _)| is_same(key) && !said.contains(key));
        let rest: Vec<_> = rest.copied().collect();
        own.palette.extend(rest);
        let tinted = (ink == Ink::Low).then(|| self.tint().artwork(&theirs.art));
        for slot in Slot::ALL.into_iter().filter(|&slot| self.keeps(slot)) {
            let art = tinted.as_ref().unwrap_or(&theirs.art);
            // A grey is that of a colour; lines have none.
            if own.art[slot].is_empty() && (ink != Ink::Grey || self.keeps_as_it_was(slot)) {
                own.art[slot].clone_from(&art[slot]);
            }
        }
        let recolour = self.recolour(&theirs.recolour, ink);
        own.recolour.0.extend(recolour.0);
    }

    /// Returns the fate of each colour of the parent's drawings for an ink, under the colours that they have now.
    fn recolour(&self, theirs: &Recolour, ink: Ink) -> Recolour {
        let (tint, art) = (self.tint(), &self.layer.art);
        let mut now = Vec::new();
        let layers: Vec<_> = self.layer.board.layers().iter().flat_map(BoardLayer::colors).collect();
        for &(from, fate) in &theirs.0 {
            let drawn = Slot::ALL.into_iter().filter(|&slot| self.keeps(slot) && has(art, slot, from));
            // Colours of layers change with those of the ground.
            let layered = layers.contains(&from).then_some(Slot::Ground);
            for slot in drawn.chain(layered) {
                let to = tint.color(slot, from, art);
                let fate = match fate {
                    Fate::Becomes(_) if ink == Ink::Grey && to != from => continue,
                    Fate::Becomes(other) if ink != Ink::Grey => Fate::Becomes(tint.color(slot, other, art)),
                    other => other,
                };
                if !now.contains(&(to, fate)) {
                    now.push((to, fate));
                }
            }
        }
        Recolour(now)
    }
}

/// Tells whether a drawing of a slot has a colour.
fn has(art: &Artwork, slot: Slot, color: crate::scene::Color) -> bool {
    art[slot].iter().any(|art| colors(art).contains(&color))
}

/// Tells which slots don't keep the extended theme's drawings: slots drawn anew, slots that go with them, and
/// pictures that show a piece drawn anew.
fn renewed(own: &Artwork, theirs: &Shows) -> [bool; Slot::ALL.len()] {
    let mut renewed = [false; Slot::ALL.len()];
    // A slot comes after the slots that it goes with.
    for slot in Slot::ALL {
        let with = slot.goes_with();
        let follows = !with.is_empty() && with.iter().all(|&other| renewed[other as usize]);
        let shows = theirs.has(slot, |piece| renewed[piece as usize]);
        renewed[slot as usize] = !own[slot].is_empty() || follows || shows;
    }
    renewed
}
