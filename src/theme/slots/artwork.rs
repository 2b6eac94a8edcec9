//! Drawings by slot.

use super::Slot;
use crate::scene::Art;
use crate::theme::plain;
use std::ops::{Index, IndexMut};
use std::sync::{Arc, LazyLock};

/// Drawings of a theme, by slot. In a theme that is ready for use they are [`filled`](Self::filled); drawings that it has
/// for an ink alone are not, and slots without a drawing are derived.
#[derive(Clone, Debug, PartialEq)]
pub struct Artwork([Vec<Arc<Art>>; Slot::ALL.len()]);

/// Drawing that is shown for a slot without one.
static BLANK: LazyLock<Arc<Art>> = LazyLock::new(plain::blank);

impl Artwork {
    /// Collects the drawings of each slot, which are asked for in the order of the table.
    pub(crate) fn from_fn(mut drawings: impl FnMut(Slot) -> Vec<Arc<Art>>) -> Self {
        Self(Slot::ALL.map(&mut drawings))
    }

    /// Returns the first drawing of a slot; a blank if it has none.
    #[must_use]
    pub fn one(&self, slot: Slot) -> &Arc<Art> {
        self[slot].first().unwrap_or(&BLANK)
    }

    /// Returns the drawings of a slot, at least one: a blank if it has none. The men of a kind are dealt them in
    /// turn.
    #[must_use]
    pub fn faces(&self, slot: Slot) -> &[Arc<Art>] {
        if self[slot].is_empty() { std::slice::from_ref(&*BLANK) } else { &self[slot] }
    }

    /// Returns all drawings, slot by slot.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<Art>> {
        self.0.iter().flatten()
    }
}

/// Makes artwork without drawings.
impl Default for Artwork {
    fn default() -> Self {
        Self::from_fn(|_| Vec::new())
    }
}

/// Returns the drawings of a slot: one, several or none, as [`Slot`] says.
impl Index<Slot> for Artwork {
    type Output = Vec<Arc<Art>>;

    fn index(&self, slot: Slot) -> &Self::Output {
        &self.0[slot as usize]
    }
}

impl IndexMut<Slot> for Artwork {
    fn index_mut(&mut self, slot: Slot) -> &mut Self::Output {
        &mut self.0[slot as usize]
    }
}
