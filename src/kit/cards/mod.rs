//! Reminder cards: the rules at a glance on as many faces as they need, the starting layout on the last.
//!
//! `layout` chooses how large they are and what goes on which face, `rules` and `setup` draw the two kinds of face, `face`
//! has what all cards share.

mod face;
mod layout;
mod rules;
mod setup;

use super::product::{Blank, ComponentWords, Copies, Form, InsertForm, Product};
pub(crate) use face::{frame, title};

use self::layout::CardLayout;
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Size, Stroke, Tag};
use crate::text::Value;

/// Reminder cards: a set of them for each player, the starting layout on the last.
pub(super) const COMPONENT: Product = Product {
    name: "cards",
    form: Form::Insert(InsertForm {
        copies: Copies::Player,
        laminated: true,
        make: |making| {
            let cards = set(making.composer, making.variant, making.examples, making.is_round)?;
            Ok(cards.into_iter().map(|card| (Blank::two_faces(card.size), card)).collect())
        },
    }),
    words: ComponentWords {
        one: "card",
        plan: ["reminder card", "reminder cards"],
        variable: Some("cards"),
        label: Some("part-cards"),
        tally: Some("tally-cards"),
        total: Some("total-cards"),
        thin: Some("thing-reminder-cards"),
        ..ComponentWords::NONE
    },
};

/// Sets the unfolded cards for one player: the rules on all faces but the last, the starting layout on that. The fold is
/// at half the height, with the back above the front, upside down. `is_round` says whether the corners are cut round.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a paragraph too long for a card.
pub fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    is_round: bool,
) -> Result<Vec<Content>, ExplainError> {
    let layout = CardLayout::choose(composer, variant, examples)?;
    let cards = layout.cards();
    let mut faces = Vec::new();
    for (nth, face) in layout.faces.iter().enumerate() {
        let name = ("name", Value::Text(variant.name.clone()));
        let title = if cards == 1 {
            composer.say("card-title", &[name])?
        } else {
            let number = |n: usize| Value::Number(n as f64);
            composer.say("card-title-numbered", &[name, ("n", number(nth / 2 + 1)), ("m", number(cards))])?
        };
        faces.push(rules::side(composer, variant, layout.card, face, title, is_round)?);
    }
    faces.push(setup::side(composer, variant, layout.card, is_round)?);
    let mut unfolded = Vec::new();
    let mut faces = faces.into_iter();
    while let (Some(front), Some(back)) = (faces.next(), faces.next()) {
        unfolded.push(folded(composer, front, back));
    }
    Ok(unfolded)
}

/// Two faces as one part with a fold between them.
pub(crate) fn folded(composer: &Composer<'_>, front: Content, back: Content) -> Content {
    let card = front.size;
    let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, card.width, card.height]);
    let mut items = vec![Item::moved(front.items, 0.0, card.height)];
    items.push(Item::transformed(back.items, turn));
    // A pale line to fold along, between the frames of the two faces.
    let mut fold = BezPath::new();
    fold.move_to((0.0, card.height));
    fold.line_to((card.width, card.height));
    let pale = composer.palette.quiet.mix(Color::WHITE, 0.35);
    items.push(Path::stroke(fold, Stroke::new(pale, 0.2).dashed(&[2.0, 1.5])).into());
    let mut structure = front.structure;
    structure.extend(back.structure);
    Content {
        size: Size::new(card.width, 2.0 * card.height),
        items,
        structure: vec![Node::of(Tag::Section, structure)],
    }
}

#[cfg(test)]
mod tests;
