//! Finds the drawings of a theme that a kit shows: the others need not be read.

use crate::game::Board;
use crate::theme::{Group, Ink, Slot};

/// Parts of a theme that a kit shows. The other drawings are not read: reading one takes longer than setting a page.
///
/// Only for themes whose drawings are known to be sound: an unread drawing shows no faults.
#[derive(Clone, Debug)]
pub struct Needed {
    /// Inks in which anything is printed.
    pub inks: Vec<Ink>,
    /// Requested slots, out of the slots that a kit shows only on request.
    pub slots: Vec<Slot>,
    /// Whether pieces have backs.
    pub backs: bool,
    /// Starting layouts of all boards.
    pub boards: Vec<Board>,
}

impl Needed {
    /// Tells whether a slot has a place in the kit.
    pub(super) fn slot(&self, slot: Slot) -> bool {
        match slot {
            Slot::BoardBack | Slot::BoxFace => self.slots.contains(&slot),
            _ => self.backs || slot.group() != Group::Backs,
        }
    }

    /// Tells whether any board has no painting of its own, and needs the layers instead.
    pub(super) fn is_composed(&self, paintings: &[BoardsOfLayer]) -> bool {
        self.boards.iter().any(|board| !paintings.iter().any(|painting| painting.have(board)))
    }
}

/// Boards that a layer is for: all, if it names none.
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
