//! Drawings by slot.

use super::Slot;
use super::entry::LeftOut;
use crate::scene::Art;
use crate::theme::{Palette, plain};
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

    /// Puts the program's own drawings into the slots that are empty and should not be.
    #[must_use]
    pub fn filled(mut self, palette: &Palette) -> Self {
        for slot in Slot::ALL {
            if self[slot].is_empty() {
                self[slot] = match slot.entry().left_out {
                    LeftOut::Drawn { by, .. } => vec![by(&self, palette)],
                    LeftOut::DrawnOfEach { of, by, .. } => {
                        self.faces(of).iter().map(|art| by(art, palette)).collect()
                    }
                    LeftOut::Needed | LeftOut::Nothing(_) => Vec::new(),
                };
            }
        }
        self
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a drawing of its own for each number.
    fn drawing(number: f64) -> Arc<Art> {
        Arc::new(Art { size: (number, number).into(), items: Vec::new() })
    }

    #[test]
    fn what_is_needed_makes_all_that_is_drawn() {
        let needed = Slot::ALL.into_iter().filter(|slot| slot.is_needed());
        let mut given = Artwork::default();
        for (slot, number) in needed.zip(1_u8..) {
            given[slot] = vec![drawing(f64::from(number))];
        }
        let filled = given.clone().filled(&Palette::BLACK);
        for slot in Slot::ALL {
            match slot.entry().left_out {
                LeftOut::Needed => assert_eq!(filled[slot], given[slot], "{}", slot.key()),
                LeftOut::Drawn { .. } | LeftOut::DrawnOfEach { .. } => {
                    assert_eq!(filled[slot].len(), 1, "{}", slot.key());
                }
                LeftOut::Nothing(_) => assert!(filled[slot].is_empty(), "{}", slot.key()),
            }
        }
    }

    /// A drawing that is made of others is made of them as they will be printed: they come before it in the table.
    #[test]
    fn filling_twice_changes_nothing() {
        let filled = Artwork::default().filled(&Palette::BLACK);
        let again = Artwork::from_fn(|slot| match slot.entry().left_out {
            LeftOut::Drawn { by, .. } => vec![by(&filled, &Palette::BLACK)],
            LeftOut::DrawnOfEach { of, by, .. } => vec![by(filled.one(of), &Palette::BLACK)],
            LeftOut::Needed | LeftOut::Nothing(_) => Vec::new(),
        });
        assert!(again == filled);
    }

    /// An officer has a star on each of the faces that the men of his side have.
    #[test]
    fn officers_have_the_faces_of_their_side() {
        let mut art = Artwork::default();
        art[Slot::Defender] = (1..=3).map(|number| drawing(f64::from(number))).collect();
        art[Slot::Attacker] = vec![drawing(9.0)];
        let filled = art.filled(&Palette::BLACK);
        assert_eq!((filled[Slot::Knight].len(), filled[Slot::Commander].len()), (3, 1));
        for (knight, man) in filled[Slot::Knight].iter().zip(&filled[Slot::Defender]) {
            let crate::scene::Item::Art { art, .. } = &knight.items[0] else { panic!("{knight:?}") };
            assert!(Arc::ptr_eq(art, man));
        }
        assert_eq!(filled[Slot::KnightSymbol].len(), 1, "of the first");
        assert_eq!(filled.faces(Slot::King).len(), 1, "a blank, if there is none");
    }

    #[test]
    fn what_a_theme_draws_stays() {
        let own = Artwork::from_fn(|_| vec![drawing(7.0), drawing(8.0)]);
        assert!(own.clone().filled(&Palette::BLACK) == own);
        assert_eq!(own.one(Slot::King), &drawing(7.0));
        assert!(Artwork::default().one(Slot::King).items.is_empty());
    }
}
