//! Inserts: parts of any shape that are cut out beside board and pieces. They are made once the figures are proved, and
//! planned by their sizes.

use super::component::Component;
use super::form::{Blank, InsertForm, Making};
use super::players::Players;
use crate::explain::ExplainError;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::{Marks, Size};
use std::collections::BTreeSet;

/// An insert of a set, ready to be placed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Insert {
    /// Component that it belongs to.
    pub(crate) component: Component,
    /// Its outline and its folds.
    pub(crate) blank: Blank,
    /// Content before folding.
    pub(crate) content: Content,
}

/// Makes all inserts of one set that are wanted and that the game has, in the order of the components; the inserts that all
/// sets have together are among them. None is larger than [`Making::sheet`].
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or a text too long for its place.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    wanted: &BTreeSet<Component>,
) -> Result<Vec<Insert>, ExplainError> {
    let mut inserts: Vec<Insert> = Vec::new();
    let mut finished = making.finished.to_vec();
    let is_here = |(component, form): &(Component, &InsertForm)| {
        wanted.contains(component) && (form.is_of)(making.variant)
    };
    for (component, form) in Component::inserts().filter(is_here) {
        let before = inserts.len();
        // A kit is made in one language.
        for _ in 0..form.copies.of_set(1) {
            let made =
                (form.make)(composer, Making { printable: making.sheet, finished: &finished, ..making })?;
            inserts.extend(made.into_iter().map(|(blank, content)| Insert { component, blank, content }));
        }
        finished.extend(inserts[before..].iter().map(|insert| (component.name(), insert.blank.finished)));
    }
    Ok(inserts)
}

/// Returns the folded sizes of all inserts that a set has by default, in millimetres: see [`Making::usual_inserts`].
pub(crate) fn usual_inserts(
    composer: &mut Composer<'_>,
    making: Making<'_>,
) -> Result<Vec<Size>, ExplainError> {
    let mut marks = Marks::default();
    let usual = Component::inserts().filter(|(_, form)| form.is_usual);
    let usual = usual.map(|(component, _)| component).collect();
    let players = Players::default();
    let making = Making { players: &players, maker: None, shared_card: None, finished: &[], ..making };
    let made = all(&mut composer.with(&mut marks), making, &usual)?;
    Ok(made.into_iter().map(|insert| insert.blank.finished).collect())
}
