//! What ink is spent on: every ink is a decision on the colours of a set, none a conversion.
//!
//! A theme may say itself what a set looks like in an ink ([`Spelled`]: colours, drawings, colours within drawings);
//! what it doesn't say is derived here. `palette` derives what the program draws by itself; `lines` turns
//! drawings into line art, `grey` into tones of grey; `rims` gives the discs of the sides rims that tell them
//! apart.

mod beneath;
pub(crate) mod grey;
mod lines;
mod palette;
mod ribbons;
mod rims;
mod sides;
mod specks;
mod spelled;
pub(crate) mod tone;
mod walk;

pub use spelled::Spelled;
pub(crate) use spelled::{Fate, Recolour, SpelledArt};
pub(crate) use walk::colors;

use super::{BoardArt, Palette, PieceArt, Theme};
use crate::scene::{Art, Color};
use grey::Tones;
use lines::Lines;
use rims::Rank;
use sides::Party;
use std::sync::Arc;

/// A decision on the colours of a set. None of them is a conversion of another by the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// All colours of the theme.
    #[default]
    Full,
    /// Large areas stay white.
    Low,
    /// Lines only, to be coloured in.
    Outline,
    /// For a printer without colour: lightness and pattern tell the sides apart.
    Grey,
}

impl Ink {
    /// All values.
    pub const ALL: [Self; 4] = [Self::Full, Self::Low, Self::Outline, Self::Grey];

    /// Those that are not the theme as it was drawn, in the order of [`Theme::inks`].
    pub const SPARING: [Self; 3] = [Self::Low, Self::Outline, Self::Grey];

    /// The word on the command line, and the name of the section in `theme.toml`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Low => "low",
            Self::Outline => "outline",
            Self::Grey => "grey",
        }
    }
}

/// How the drawings of a theme are turned into those of an ink.
enum Hand<'a> {
    Lines(Lines<'a>),
    Tones(Tones<'a>),
}

impl Hand<'_> {
    /// A drawing of squares or of ornament.
    fn drawn(&self, art: &Arc<Art>) -> Arc<Art> {
        Arc::new(match self {
            Self::Lines(lines) => lines.redrawn(art),
            Self::Tones(tones) => tones.redrawn(art),
        })
    }

    /// The drawing of a disc, with the rim of its rank.
    fn disc(&self, art: &Arc<Art>, rank: Rank, side: Color) -> Arc<Art> {
        Arc::new(match self {
            Self::Lines(lines) => rims::lined(&lines.redrawn(art), rank, side, lines),
            Self::Tones(tones) => rims::toned(&tones.of_side(rank).redrawn(art), rank),
        })
    }
}

impl Theme {
    /// The theme as it is printed with this ink. One that is in an ink already is first what it was before.
    #[must_use]
    pub fn inked(mut self, ink: Ink) -> Self {
        if let Some(drawn) = self.drawn.take() {
            return Arc::unwrap_or_clone(drawn).inked(ink);
        }
        let Some(index) = Ink::SPARING.iter().position(|&sparing| sparing == ink) else { return self };
        let spelled = self.inks[index].clone();
        let palette = spelled.palette(palette::derived(&self.palette, ink));
        let darker = sides::darker(&self.pieces);
        let hand = match ink {
            Ink::Grey => Hand::Tones(Tones::new(&spelled.recolour, sides::pressed(&self.pieces, darker))),
            _ => Hand::Lines(Lines::new(ink, &spelled.recolour, &palette)),
        };
        let pieces = pieces(&self.pieces, &spelled.art, &hand, darker, &palette);
        let board = board(&self.board, &spelled.art, &hand, &palette);
        let ornament = spelled.art.vignette.clone().unwrap_or_else(|| hand.drawn(&self.ornament));
        Self { palette, pieces, board, ornament, drawn: Some(Arc::new(self.clone())), ..self }
    }
}

fn pieces(full: &PieceArt, own: &SpelledArt, hand: &Hand<'_>, darker: Party, palette: &Palette) -> PieceArt {
    let disc = |own: &Option<Arc<Art>>, art: &Arc<Art>, rank: Rank, side: Color| {
        own.clone().unwrap_or_else(|| hand.disc(art, rank, side))
    };
    let (ours, theirs) = darker.ranks();
    PieceArt {
        king: disc(&own.king, &full.king, Rank::King, palette.king),
        defender: disc(&own.defender, &full.defender, ours, palette.defenders),
        attacker: disc(&own.attacker, &full.attacker, theirs, palette.attackers),
        knight: disc(&own.knight, &full.knight, ours, palette.defenders),
        commander: disc(&own.commander, &full.commander, theirs, palette.attackers),
    }
}

fn board(full: &BoardArt, own: &SpelledArt, hand: &Hand<'_>, palette: &Palette) -> BoardArt {
    let all = |own: &Option<Vec<Arc<Art>>>, arts: &[Arc<Art>]| {
        own.clone().unwrap_or_else(|| arts.iter().map(|art| hand.drawn(art)).collect())
    };
    let one = |own: &Option<Arc<Art>>, art: &Arc<Art>| own.clone().unwrap_or_else(|| hand.drawn(art));
    let edge = |own: &Option<Arc<Art>>, art: &Option<Arc<Art>>| {
        own.clone().or_else(|| art.as_ref().map(|art| hand.drawn(art)))
    };
    let marked = |arts: Vec<Arc<Art>>, color: Color| match hand {
        // Ground that was told by its colour alone would be lost in line art.
        Hand::Lines(lines) => lines.marked(arts, color),
        Hand::Tones(_) => arts,
    };
    BoardArt {
        ground: all(&own.ground, &full.ground),
        camp: marked(all(&own.camp, &full.camp), palette.camp),
        town: marked(all(&own.town, &full.town), palette.town),
        throne: one(&own.throne, &full.throne),
        corner: one(&own.corner, &full.corner),
        escape: one(&own.escape, &full.escape),
        camp_mark: one(&own.camp_mark, &full.camp_mark),
        camp_edge: edge(&own.camp_edge, &full.camp_edge),
        town_edge: edge(&own.town_edge, &full.town_edge),
        camp_gate: edge(&own.camp_gate, &full.camp_gate),
        town_gate: edge(&own.town_gate, &full.town_gate),
        road: all(&own.road, &full.road),
        camp_road: marked(all(&own.camp_road, &full.camp_road), palette.camp),
        starts: full.starts,
        turning: full.turning,
    }
}
