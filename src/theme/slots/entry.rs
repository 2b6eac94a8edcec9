//! Entries of the table of slots.

use super::{Artwork, Slot};
use crate::scene::{Art, Color};
use crate::theme::Palette;
use std::sync::Arc;

/// Line of the table of slots.
pub(super) struct SlotEntry {
    /// Name of the slot in `theme.toml`.
    pub(super) key: &'static str,
    /// Number of drawings that the slot takes.
    pub(super) room: SlotRoom,
    /// Whether it is a fault if nothing can be seen in the drawing.
    pub(super) seen: bool,
    /// Content of the slot if the theme names no drawing.
    pub(super) left_out: LeftOut,
    /// Way in which the drawing is turned into an ink.
    pub(super) inked: Inked,
    /// Part of a photograph that is shown in place of the drawing; `None`: no photograph may be.
    pub(super) photo: Option<PhotoShape>,
    /// Name in `theme.toml` of the colour whose shades the drawing has; `None`: it has no single colour.
    pub(super) shades_of: Option<&'static str>,
    /// Slots whose drawings it goes with: a theme with its own drawings in all of these doesn't take this one from the
    /// theme that it extends.
    pub(super) goes_with: &'static [Slot],
}

/// Number of drawings that a slot takes.
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
    /// Returns the number of drawings in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Several => "several",
            Self::OneOrSeveral => "one or several",
        }
    }
}

/// Content of a slot for which the theme names no drawing.
#[derive(Clone, Copy)]
pub(super) enum LeftOut {
    /// Nothing: every theme must name the drawing.
    Needed,
    /// A drawing that the program makes of the palette and of slots that come before this one in the table.
    Drawn {
        /// Description of the drawing in words.
        what: &'static str,
        /// Function that makes the drawing.
        by: fn(&Artwork, &Palette) -> Arc<Art>,
    },
    /// For each drawing of a slot that comes before this one in the table, a drawing that the program makes of it.
    DrawnOfEach {
        /// Description of the drawings in words.
        what: &'static str,
        /// Slot whose drawings they are made of.
        of: Slot,
        /// Function that makes one of the drawings.
        by: fn(&Arc<Art>, &Palette) -> Arc<Art>,
    },
    /// No drawing; with what this means, in words.
    Nothing(&'static str),
}

/// Way in which a drawing is turned into an ink.
#[derive(Clone, Copy)]
pub(crate) enum Inked {
    /// As the king's disc.
    King,
    /// As the disc of a man or an officer.
    Man(Party),
    /// As the symbol of a piece (`None`: of the king): its own colours or their greys, for it is read and not coloured
    /// in.
    Symbol(Option<Party>),
    /// As the sign of a square in diagrams: its own colours or their greys, like a symbol.
    Sign,
    /// As it is.
    Plain,
    /// As it is; but if line art leaves nothing of it, the slot is as if the theme had not drawn it.
    Pattern,
    /// As ground that is told by a colour: if line art leaves nothing of it, its corners are hatched in that colour.
    Ground(fn(&Palette) -> Color),
}

/// Part of a photograph that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhotoShape {
    /// The largest square in its middle, on a disc.
    Square,
    /// All of it, on a page.
    Whole,
}

/// Side of the game, as far as a theme knows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Party {
    Attackers,
    Defenders,
}

impl Party {
    /// Returns the word that messages have for the side.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
        }
    }

    /// Returns the colour of the side's discs.
    pub(crate) const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Attackers => palette.attackers,
            Self::Defenders => palette.defenders,
        }
    }
}

/// Makes a slot for one drawing; without a further word it may be left out, stays empty then, and is plain in every ink.
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

/// Makes a slot as [`one`] does, with as many drawings as a theme has.
pub(super) const fn several(key: &'static str) -> SlotEntry {
    SlotEntry { room: SlotRoom::Several, ..one(key) }
}

/// Makes a slot as [`one`] does, with one drawing or as many as a theme has: the faces of a kind of piece.
pub(super) const fn faces(key: &'static str) -> SlotEntry {
    SlotEntry { room: SlotRoom::OneOrSeveral, ..one(key) }
}

impl SlotEntry {
    /// Sets that every theme needs the slot, and that something must be seen in it.
    pub(super) const fn needed(self) -> Self {
        Self { left_out: LeftOut::Needed, ..self.seen() }
    }

    /// Sets that something must be seen in the drawing, if there is one.
    pub(super) const fn seen(self) -> Self {
        Self { seen: true, ..self }
    }

    /// Sets the drawing that the program makes in its place, in words and by a function.
    pub(super) const fn or(self, what: &'static str, by: fn(&Artwork, &Palette) -> Arc<Art>) -> Self {
        Self { left_out: LeftOut::Drawn { what, by }, ..self }
    }

    /// Sets the drawings that the program makes in its place, one of each drawing of another slot, in words and by a function.
    pub(super) const fn or_of_each(
        self,
        what: &'static str,
        of: Slot,
        by: fn(&Arc<Art>, &Palette) -> Arc<Art>,
    ) -> Self {
        Self { left_out: LeftOut::DrawnOfEach { what, of, by }, ..self }
    }

    /// Sets what it means that the slot stays empty, in words.
    pub(super) const fn or_nothing(self, what: &'static str) -> Self {
        Self { left_out: LeftOut::Nothing(what), ..self }
    }

    /// Sets how its drawing is turned into an ink.
    pub(super) const fn inked(self, inked: Inked) -> Self {
        Self { inked, ..self }
    }

    /// Sets which part of a photograph may stand in its place.
    pub(super) const fn photo(self, shape: PhotoShape) -> Self {
        Self { photo: Some(shape), ..self }
    }

    /// Sets the colour whose shades its drawing has.
    pub(super) const fn shades(self, of: &'static str) -> Self {
        Self { shades_of: Some(of), ..self }
    }

    /// Sets the slots whose drawings it goes with.
    pub(super) const fn with(self, slots: &'static [Slot]) -> Self {
        Self { goes_with: slots, ..self }
    }
}
