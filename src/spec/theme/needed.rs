//! What of a theme's drawings a kit shows: the others need not be read.

use crate::game::Board;
use crate::theme::{Group, Ink, Slot};

/// What is made with a theme. Drawings that have no place in it are left out; to read one takes longer than to set a page.
///
/// Of themes whose drawings are known to be sound only: what is not read shows no faults.
#[derive(Clone, Debug)]
pub struct Needed {
    /// The inks that anything is printed in.
    pub inks: Vec<Ink>,
    /// Slots that are shown only if what shows them is asked for.
    pub slots: Vec<Slot>,
    /// Whether pieces have backs.
    pub backs: bool,
    /// The starting layouts of all boards.
    pub boards: Vec<Board>,
}

impl Needed {
    /// Whether a slot has a place in a kit at all.
    pub(super) fn slot(&self, slot: Slot) -> bool {
        match slot {
            Slot::BoardBack | Slot::BoxFace => self.slots.contains(&slot),
            _ => self.backs || slot.group() != Group::Backs,
        }
    }

    /// Whether any board has no painting of its own, and needs the layers that stand in its place.
    pub(super) fn is_composed(&self, paintings: &[BoardsOfLayer]) -> bool {
        self.boards.iter().any(|board| !paintings.iter().any(|painting| painting.have(board)))
    }
}

/// The boards that a layer is for: all, if it says nothing.
#[derive(Clone, Debug)]
pub(super) struct BoardsOfLayer {
    pub(super) size: Option<u8>,
    pub(super) layout: Option<Vec<String>>,
}

impl BoardsOfLayer {
    pub(super) fn have(&self, board: &Board) -> bool {
        let rows = board.to_string();
        self.size.is_none_or(|size| size == board.size())
            && self.layout.as_ref().is_none_or(|layout| rows.lines().eq(layout.iter().map(String::as_str)))
    }
}
