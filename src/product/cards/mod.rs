//! Reminder cards, one for each player: how that player wins, then the rules at a glance; the starting layout on the back.
//!
//! Where a sheet has room for one card only, `pair` draws one that both players share and nobody folds. Else `layout` chooses the
//! `look`: how large they are and what goes on which face; `format` has the sizes to choose from and the fold, `opening` and
//! `rules` draw the front and `setup` the back; `face` has what all cards share.

mod face;
mod format;
mod layout;
mod look;
mod opening;
mod pair;
mod rules;
mod setup;

use super::form::{Blank, ComponentWords, Form, InsertForm, Making, Product};
pub(super) use face::{depth, disc, framed};
pub(crate) use face::{frame, title};
pub(crate) use format::folded;

use self::look::CardLayout;
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::{Side, Variant};
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;

/// Reminder cards: one for each player.
pub(super) const COMPONENT: Product = Product {
    name: "cards",
    comes_with: None,
    form: Form::Insert(InsertForm {
        laminated: true,
        is_usual: true,
        ..InsertForm::of(|composer, making| {
            let Making { variant, examples, printable, is_round, .. } = making;
            if let Some(size) = making.shared_card {
                let card = pair::card(composer, variant, examples, size)?;
                return Ok(vec![(Blank::rectangle(size), card)]);
            }
            let cards = set(composer, variant, examples, printable, is_round)?;
            Ok(cards.into_iter().map(|card| (Blank::two_faces(card.size), card)).collect())
        })
    }),
    words: ComponentWords {
        one: "card",
        plan: ["reminder card", "reminder cards"],
        variable: Some("cards"),
        label: Some("part-cards"),
        named: Some("outline-card"),
        tally: Some("tally-cards"),
        total: Some("total-cards"),
        thin: Some("thing-reminder-cards"),
        ..ComponentWords::NONE
    },
};

/// Sets the two unfolded cards of a game, the attackers' card first. The fold is at half the height.
/// `printable` is the printable area of a sheet in millimetres, and `is_round` whether the corners are cut round.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or more rules than the largest card has room for.
pub fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    printable: Size,
    is_round: bool,
) -> Result<Vec<Content>, ExplainError> {
    let layout = CardLayout::choose(composer, variant, examples, printable, is_round)?;
    let mut cards = Vec::new();
    for side in [Side::Attackers, Side::Defenders] {
        let front = rules::side(composer, &layout, side)?;
        let back = setup::side(composer, &layout, side)?;
        cards.push(layout.look.format.folded(composer, front, back));
    }
    Ok(cards)
}
