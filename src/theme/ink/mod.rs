//! Inks: ways to print a set in fewer colours. For each ink the colours are chosen anew, not converted by the printer.
//!
//! A theme may say itself what a set looks like in an ink ([`Spelled`]: colours, drawings, colours within drawings);
//! the rest is derived here. `palette` derives the colours of all that the program draws by itself; `lines` turns
//! drawings into line art, `grey` into tones of grey; `rims` gives the discs of the sides rims that tell them
//! apart.

mod beneath;
pub(crate) mod grey;
mod land;
mod lines;
mod palette;
mod pixels;
mod ribbons;
mod rims;
mod sides;
mod specks;
mod spelled;
pub(crate) mod tone;
mod walk;

pub use spelled::Spelled;
pub(crate) use spelled::{Fate, Recolour};
pub(crate) use walk::{colors, main_color, repainted};

use super::slots::{Inked, Party};
use super::words::words;
use super::{Artwork, Palette, Theme};
use crate::scene::{Art, Color};
use grey::Tones;
use lines::{LineArt, is_bare};
use rims::Rank;
use std::sync::Arc;

words! {
    /// Choice of what the ink for a set is spent on, with the word on the command line, which is the name of the section in
    /// `theme.toml`, too. No ink is a conversion of another by the printer.
    #[derive(Default)]
    Ink {
        /// All colours of the theme.
        #[default]
        Full = "full",
        /// Large areas stay white.
        Low = "low",
        /// Lines only, to be coloured in.
        Outline = "outline",
        /// For a printer without colour: lightness and pattern tell the sides apart.
        Grey = "grey",
    }
}

impl Ink {
    /// All inks but `Full`, in the order of `Theme::inks`.
    pub const SPARING: [Self; 3] = [Self::Low, Self::Outline, Self::Grey];

    /// Returns the place of an ink among the sparing ones; `None`: it spares nothing.
    pub(crate) fn sparing(self) -> Option<usize> {
        Self::SPARING.iter().position(|&sparing| sparing == self)
    }
}

/// Way in which the drawings of a theme are turned into an ink.
enum Hand<'a> {
    Lines(LineArt<'a>),
    Tones(Tones<'a>),
}

impl Hand<'_> {
    /// Returns a drawing redrawn in the way that its slot asks for.
    fn redrawn(&self, art: &Arc<Art>, inked: Inked, darker: Party, palette: &Palette) -> Arc<Art> {
        match inked {
            Inked::King => self.disc(art, Rank::King, palette.king),
            Inked::Man(party) => self.disc(art, sides::rank(party, darker), party.color(palette)),
            Inked::Plain | Inked::Pattern | Inked::Ground(_) | Inked::Symbol(_) | Inked::Sign => {
                self.drawn(art)
            }
        }
    }

    /// Returns a drawing of squares or of ornament, redrawn.
    fn drawn(&self, art: &Arc<Art>) -> Arc<Art> {
        Arc::new(match self {
            Self::Lines(lines) => lines.redrawn(art),
            Self::Tones(tones) => tones.redrawn(art),
        })
    }

    /// Returns the drawing of a disc, redrawn with the rim of its rank.
    fn disc(&self, art: &Arc<Art>, rank: Rank, side: Color) -> Arc<Art> {
        Arc::new(match self {
            Self::Lines(lines) => rims::lined(&lines.redrawn(art), rank, side, lines),
            Self::Tones(tones) => rims::toned(&tones.of_side(rank).redrawn(art), rank),
        })
    }
}

impl Theme {
    /// Returns the side whose discs are dark beside the other's. `None`: both are about as dark, or lines to be coloured in.
    pub(crate) fn darker_side(&self) -> Option<Party> {
        let is_lines = self.drawn.as_ref().is_some_and(|(ink, _)| *ink == Ink::Outline);
        if is_lines { None } else { sides::dark(&self.art) }
    }

    /// Returns the theme as it is printed with this ink. If it is in an ink already, the theme as it was drawn is taken
    /// instead: inks are never derived from each other.
    #[must_use]
    pub fn inked(mut self, ink: Ink) -> Self {
        if let Some((_, drawn)) = self.drawn.take() {
            return Arc::unwrap_or_clone(drawn).inked(ink);
        }
        let Some(index) = ink.sparing() else { return self };
        let spelled = self.inks[index].clone();
        let palette = spelled.palette(palette::derived(&self.palette, ink));
        let darker = sides::darker(&self.art);
        let said = if ink == Ink::Grey { &spelled.recolour } else { &Recolour::default() };
        let greys = Tones::new(said, sides::pressed(&self.art, darker));
        let hand = match ink {
            Ink::Grey => Hand::Tones(greys.clone()),
            _ => Hand::Lines(LineArt::new(ink, &spelled.recolour, &palette)),
        };
        let art = Artwork::from_fn(|slot| {
            let own = &spelled.art[slot];
            let hand = match &hand {
                Hand::Lines(lines) if slot.is_beneath_grid() => &Hand::Lines(lines.of_board()),
                hand => hand,
            };
            let redrawn = |art: &Arc<Art>| match slot.inked() {
                // Symbols and signs are small and read, not coloured in: lines could not be told apart.
                Inked::Symbol(_) | Inked::Sign if ink == Ink::Low => Arc::clone(art),
                Inked::Symbol(party) => {
                    let rank = party.map_or(Rank::King, |party| sides::rank(party, darker));
                    Arc::new(greys.of_side(rank).redrawn(art))
                }
                Inked::Sign => Arc::new(greys.redrawn(art)),
                inked => hand.redrawn(art, inked, darker, &palette),
            };
            let arts =
                if own.is_empty() { self.art[slot].iter().map(redrawn).collect() } else { own.clone() };
            match (slot.inked(), hand) {
                // A ground that is told by its colour alone would be lost in line art.
                (Inked::Ground(color), Hand::Lines(lines)) => lines.marked(arts, color(&palette)),
                // A pattern would be lost, too; the program has one of lines.
                (Inked::Pattern, Hand::Lines(_)) => arts.into_iter().filter(|art| !is_bare(art)).collect(),
                _ => arts,
            }
        });
        Self { palette, art, drawn: Some((ink, Arc::new(self.clone()))), ..self }
    }
}
