//! The opening of a card: how its player wins, and how the other one does. The two cards differ only in it, since players
//! change sides.

use super::face::{disc, style};
use super::look::{CardExtras, CardLook};
use crate::explain::counts::counts;
use crate::explain::opening::opening;
use crate::game::Side;
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, LayoutError};
use crate::scene::{Art, Color, Size};
use crate::theme::Slot;
use std::sync::Arc;

/// Diameter of the piece before each sentence, in lines.
const SIGN: f64 = 1.55;
/// Room between piece and sentence, in millimetres.
const BESIDE: f64 = 1.6;
/// Room between the sentences, in millimetres.
const BETWEEN: f64 = 1.0;

/// Returns the colour of a side's cards.
pub(super) const fn color(composer: &Composer<'_>, side: Side) -> Color {
    match side {
        Side::Attackers => composer.palette.attackers,
        Side::Defenders => composer.palette.king,
    }
}

/// Returns the symbol of the piece by which a side is known.
pub(super) fn symbol<'a>(composer: &Composer<'a>, side: Side) -> &'a Arc<Art> {
    composer.art.one(match side {
        Side::Attackers => Slot::AttackerSymbol,
        Side::Defenders => Slot::KingSymbol,
    })
}

/// Returns the title of a side's card.
pub(super) fn title(composer: &Composer<'_>, side: Side) -> Result<String, LayoutError> {
    composer.say(
        match side {
            Side::Attackers => "card-side-attackers",
            Side::Defenders => "card-side-defenders",
        },
        &[],
    )
}

/// Returns the two sentences, each with the piece of its side if the card has room for it.
pub(super) fn blocks(
    composer: &Composer<'_>,
    look: &CardLook<'_>,
    side: Side,
) -> Result<Vec<Block>, LayoutError> {
    let style = style(composer, look.scale.points);
    let diameter = style.leading.to_mm() * SIGN;
    let mut blocks = Vec::new();
    for (side, message) in opening(&look.variant.ruleset, side) {
        let text = composer.say(message, &counts(look.variant))?;
        let words = Block::styled(text, style);
        if look.extras == CardExtras::None {
            blocks.extend([words, Block::Gap(BETWEEN)]);
            continue;
        }
        let items = disc(symbol(composer, side), diameter, 0.0, 0.0).into_iter().collect();
        let drawn = Content::drawing(Size::new(diameter, diameter), items);
        blocks.push(Block::Row(Cell::beside(drawn, BESIDE, look.measure(), words).into()));
        blocks.push(Block::Gap(BETWEEN));
    }
    blocks.pop();
    Ok(blocks)
}
