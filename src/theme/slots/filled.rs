//! Drawings for slots that a theme leaves out, made as the table of slots says.

use super::entry::LeftOut;
use super::{Artwork, Slot};
use crate::theme::Palette;

impl Artwork {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Art;
    use std::sync::Arc;

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
