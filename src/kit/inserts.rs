//! Inserts: what is cut out beside board and pieces and has a shape of its own. They are made once the figures are
//! proved, and planned by their sizes.

use super::component::Component;
use super::product::{Blank, Form, Making};
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;
use std::collections::BTreeSet;

/// An insert of a set, ready to be placed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Insert {
    /// Of which component.
    pub(crate) component: Component,
    /// Its outline and its folds.
    pub(crate) blank: Blank,
    /// What it shows, as it is before folding.
    pub(crate) content: Content,
}

impl Insert {
    /// Whether it goes into film where the set is laminated.
    #[must_use]
    pub(crate) fn is_laminated(&self) -> bool {
        matches!(&self.component.product().form, Form::Insert(form) if form.laminated)
    }
}

/// What room inserts have, and how they are cut: see [`Making`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoomForInserts {
    /// Whether the corners of cards are cut round.
    pub(crate) is_round: bool,
    /// What of a sheet can be printed on, in millimetres.
    pub(crate) printable: Size,
    /// The size of the one card that both players share, in millimetres, if it has to be one.
    pub(crate) shared_card: Option<Size>,
}

/// All inserts of one set that are wanted and that the game has, in the order of the components. `finished` is
/// what is made beside them: see [`Making`].
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a text too long for its place.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    (variant, examples): (&Variant, &Examples),
    wanted: &BTreeSet<Component>,
    (room, mut finished): (RoomForInserts, Vec<(&'static str, Size)>),
    maker: Option<&str>,
) -> Result<Vec<Insert>, ExplainError> {
    let mut inserts: Vec<Insert> = Vec::new();
    for (component, form) in Component::inserts().filter(|(component, _)| wanted.contains(component)) {
        let before = inserts.len();
        // A kit is made in one language.
        for _ in 0..form.copies.of_set(1) {
            let made = (form.make)(&mut Making {
                composer: &mut *composer,
                variant,
                examples,
                is_round: room.is_round,
                printable: room.printable,
                shared_card: room.shared_card,
                finished: &finished,
                maker,
            })?;
            inserts.extend(made.into_iter().map(|(blank, content)| Insert { component, blank, content }));
        }
        finished.extend(inserts[before..].iter().map(|insert| (component.name(), insert.blank.finished)));
    }
    Ok(inserts)
}

/// How many inserts of a component there are.
#[must_use]
pub(crate) fn count(inserts: &[Insert], component: Component) -> usize {
    inserts.iter().filter(|insert| insert.component == component).count()
}
