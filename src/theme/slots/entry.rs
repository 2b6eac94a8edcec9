//! What the table says of a slot.

use super::{Artwork, Slot};
use crate::scene::{Art, Color};
use crate::theme::Palette;
use std::sync::Arc;

/// A line of the table of slots.
pub(super) struct SlotEntry {
    /// The slot's name in `theme.toml`.
    pub(super) key: &'static str,
    /// How many drawings it takes.
    pub(super) room: SlotRoom,
    /// Whether it is a fault if nothing can be seen in the drawing.
    pub(super) seen: bool,
    /// What is there if the theme names no drawing.
    pub(super) left_out: LeftOut,
    /// How the drawing is turned into that of an ink.
    pub(super) inked: Inked,
    /// What of a photograph is shown in its place, if one may be.
    pub(super) photo: Option<PhotoShape>,
    /// The colour that the drawing is shades of, if it is that of one, by its name in `theme.toml`.
    pub(super) shades_of: Option<&'static str>,
    /// The slots whose drawings it goes with: a theme with its own drawings in all of these doesn't take this one from the
    /// theme that it extends.
    pub(super) goes_with: &'static [Slot],
}

/// How many drawings a slot takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotRoom {
    /// One: its name.
    One,
    /// As many as a theme has: a list of names.
    Several,
    /// One or as many as a theme has: a name, or a list of names.
    OneOrSeveral,
}

impl SlotRoom {
    /// How many these are, in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Several => "several",
            Self::OneOrSeveral => "one or several",
        }
    }
}

/// What is there in a slot for which the theme names no drawing.
#[derive(Clone, Copy)]
pub(super) enum LeftOut {
    /// No theme: the drawing is needed.
    Needed,
    /// A drawing that the program makes of the palette and of slots that come before this one in the table.
    Drawn {
        /// What it shows, in words.
        what: &'static str,
        /// What makes it.
        by: fn(&Artwork, &Palette) -> Arc<Art>,
    },
    /// For each drawing of a slot that comes before this one in the table, a drawing that the program makes of it.
    DrawnOfEach {
        /// What they show, in words.
        what: &'static str,
        /// That slot.
        of: Slot,
        /// What makes one.
        by: fn(&Arc<Art>, &Palette) -> Arc<Art>,
    },
    /// No drawing, and what that means, in words.
    Nothing(&'static str),
}

/// How a drawing is turned into that of an ink.
#[derive(Clone, Copy)]
pub(crate) enum Inked {
    /// As the king's disc.
    King,
    /// As the disc of a man or an officer.
    Man(Party),
    /// As the symbol of a piece, of the king if it is nobody's man: its own colours or their greys, for it is read and not
    /// coloured in.
    Symbol(Option<Party>),
    /// As the sign of a square in diagrams: likewise.
    Sign,
    /// As it is.
    Plain,
    /// As it is; but where line art leaves nothing of it, it is as if the theme had not drawn it.
    Pattern,
    /// As ground that is told by a colour: where line art leaves nothing of it, its corners are hatched in that colour.
    Ground(fn(&Palette) -> Color),
}

/// What of a photograph is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhotoShape {
    /// The largest square in its middle, on a disc.
    Square,
    /// All of it, on a page.
    Whole,
}

/// A side of the game, as far as a theme knows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Party {
    Attackers,
    Defenders,
}

impl Party {
    /// The colour of its discs.
    pub(crate) const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Attackers => palette.attackers,
            Self::Defenders => palette.defenders,
        }
    }
}

/// A slot for one drawing; without a further word it may be left out, stays empty then, and is plain in every ink.
pub(super) const fn one(key: &'static str) -> SlotEntry {
    SlotEntry {
        key,
        room: SlotRoom::One,
        seen: false,
        left_out: LeftOut::Nothing("nothing"),
        inked: Inked::Plain,
        photo: None,
        shades_of: None,
        goes_with: &[],
    }
}

/// As [`one`], for a slot with as many drawings as a theme has.
pub(super) const fn several(key: &'static str) -> SlotEntry {
    SlotEntry { room: SlotRoom::Several, ..one(key) }
}

/// As [`one`], for a slot with one drawing or with as many as a theme has: the faces of a kind of piece.
pub(super) const fn faces(key: &'static str) -> SlotEntry {
    SlotEntry { room: SlotRoom::OneOrSeveral, ..one(key) }
}

impl SlotEntry {
    /// No theme is without it, and something must be seen in it.
    pub(super) const fn needed(self) -> Self {
        Self { left_out: LeftOut::Needed, ..self.seen() }
    }

    /// Something must be seen in the drawing, if there is one.
    pub(super) const fn seen(self) -> Self {
        Self { seen: true, ..self }
    }

    /// The drawing that the program makes in its place, in words and by a function.
    pub(super) const fn or(self, what: &'static str, by: fn(&Artwork, &Palette) -> Arc<Art>) -> Self {
        Self { left_out: LeftOut::Drawn { what, by }, ..self }
    }

    /// The drawings that the program makes in its place, of each of those of another slot, in words and by a function.
    pub(super) const fn or_of_each(
        self,
        what: &'static str,
        of: Slot,
        by: fn(&Arc<Art>, &Palette) -> Arc<Art>,
    ) -> Self {
        Self { left_out: LeftOut::DrawnOfEach { what, of, by }, ..self }
    }

    /// What it means that it stays empty, in words.
    pub(super) const fn or_nothing(self, what: &'static str) -> Self {
        Self { left_out: LeftOut::Nothing(what), ..self }
    }

    /// How an ink turns its drawing into another.
    pub(super) const fn inked(self, inked: Inked) -> Self {
        Self { inked, ..self }
    }

    /// A photograph may stand in its place.
    pub(super) const fn photo(self, shape: PhotoShape) -> Self {
        Self { photo: Some(shape), ..self }
    }

    /// The colour that its drawing is shades of.
    pub(super) const fn shades(self, of: &'static str) -> Self {
        Self { shades_of: Some(of), ..self }
    }

    /// The slots whose drawings it goes with.
    pub(super) const fn with(self, slots: &'static [Slot]) -> Self {
        Self { goes_with: slots, ..self }
    }
}
