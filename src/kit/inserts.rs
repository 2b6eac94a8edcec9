//! Inserts: parts of any shape that are cut out beside board and pieces. They are made once the figures are proved, and
//! planned by their sizes.

use super::component::Component;
use super::players::Players;
use super::product::{Blank, InsertForm, Making};
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
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

/// Room for inserts, the shape of their corners, and the people named on some: see [`Making`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoomForInserts<'a> {
    /// Players of a tournament.
    pub(crate) players: &'a Players,
    /// Maker of the set.
    pub(crate) maker: Option<&'a str>,
    /// Whether the corners of cards are cut round.
    pub(crate) is_round: bool,
    /// Printable area of a sheet, in millimetres.
    pub(crate) printable: Size,
    /// Size of the one card that both players share, in millimetres. `None`: each player can have a card.
    pub(crate) shared_card: Option<Size>,
}

/// Makes all inserts of one set that are wanted and that the game has, in the order of the components; the inserts that all
/// sets have together are among them. `finished` lists the other parts of the set: see [`Making`].
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or a text too long for its place.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    (variant, examples): (&Variant, &Examples),
    wanted: &BTreeSet<Component>,
    (room, mut finished): (RoomForInserts<'_>, Vec<(&'static str, Size)>),
) -> Result<Vec<Insert>, ExplainError> {
    let mut inserts: Vec<Insert> = Vec::new();
    let is_here =
        |(component, form): &(Component, &InsertForm)| wanted.contains(component) && (form.is_of)(variant);
    for (component, form) in Component::inserts().filter(is_here) {
        let before = inserts.len();
        // A kit is made in one language.
        for _ in 0..form.copies.of_set(1) {
            let made = (form.make)(&mut Making {
                composer: &mut *composer,
                variant,
                examples,
                players: room.players,
                is_round: room.is_round,
                printable: room.printable,
                shared_card: room.shared_card,
                finished: &finished,
                maker: room.maker,
                usual_inserts,
            })?;
            inserts.extend(made.into_iter().map(|(blank, content)| Insert { component, blank, content }));
        }
        finished.extend(inserts[before..].iter().map(|insert| (component.name(), insert.blank.finished)));
    }
    Ok(inserts)
}

/// Returns the folded sizes of all inserts that a set has by default, in millimetres: see [`Making::usual_inserts`].
pub(crate) fn usual_inserts(
    composer: &mut Composer<'_>,
    game: (&Variant, &Examples),
    (printable, is_round): (Size, bool),
) -> Result<Vec<Size>, ExplainError> {
    let mut marks = Marks::default();
    let usual = Component::inserts().filter(|(_, form)| form.is_usual);
    let usual = usual.map(|(component, _)| component).collect();
    let (players, shared_card) = (&Players::default(), None);
    let room = RoomForInserts { players, maker: None, is_round, printable, shared_card };
    let made = all(&mut composer.with(&mut marks), game, &usual, (room, Vec::new()))?;
    Ok(made.into_iter().map(|insert| insert.blank.finished).collect())
}
