//! The back: the starting layout and the counts, and below them the rules for which the front has no room.

use super::face::{Band, EDITION_LINE, add_edition, begun, foot, style};
use super::look::{CardExtras, CardLayout, CardLook, GAP};
use super::rules::paragraphs;
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::in_play::KingStart;
use crate::game::{Piece, Side, Variant};
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Frame, LayoutError, Standing};
use crate::product::edition::nameless;
use crate::scene::Size;
use crate::text::{Align, Style, Value};

/// Number of the theme's ornament at the foot.
const ORNAMENT: usize = 2;
/// Room below the board, in millimetres.
pub(super) const BELOW: f64 = 1.8;

/// Draws the back of a side's card.
pub(super) fn side(
    composer: &mut Composer<'_>,
    layout: &CardLayout<'_>,
    side: Side,
) -> Result<Content, ExplainError> {
    let (look, said) = (&layout.look, &layout.of(side).back);
    let (variant, card) = (look.variant, look.format.face);
    let title = composer.say("card-title", &[("name", Value::Text(variant.name.clone()))])?;
    let band = Band { title, color: composer.palette.accent, is_name: true, symbol: None };
    let mut content = begun(composer, card, band, look.is_round)?;
    let edition = nameless(composer.messages, variant)?;
    add_edition(composer, &mut content, &edition, EDITION_LINE)?;

    let drawing = start(composer, variant, layout.board)?;
    let mut blocks = vec![Block::figure(drawing, Standing::Stands), Block::Gap(BELOW)];
    blocks.extend(words(composer, look)?);
    let (left, width) = (look.format.margin, look.measure());
    let has_rest = !said.said.is_empty();
    // Without rules below it, the board stands in the middle of its room.
    let tall = crate::layout::height(composer, &blocks, width)?;
    let room = look.back_room();
    let spare = room - tall - look.height(composer, &said.said)?;
    let ornament = foot(composer, ORNAMENT, left, width, spare, look.top() + room);
    let taken = ornament.as_ref().map_or(0.0, |(_, taken)| *taken);
    content.items.extend(ornament.map(|(drawn, _)| drawn));
    let top = if has_rest { look.top() } else { look.top() + (spare - taken) / 2.0 };
    let bottom = content.add(composer, &blocks, Frame::new(left, top, width))?;
    if has_rest {
        let from = bottom + GAP / 2.0;
        let height = look.top() + room - taken - from;
        paragraphs(composer, look, said, &mut content, from, height)?;
    }
    Ok(content)
}

/// Draws the starting layout, `side` millimetres wide.
fn start(composer: &mut Composer<'_>, variant: &Variant, side: f64) -> Result<Content, LayoutError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let cell = side / diagram.squares_across().0;
    let drawn = diagram.draw(composer.typesetter, composer.symbols(), cell).map_err(LayoutError::from)?;
    let alt = composer.say("card-alt-start", &[])?;
    Ok(Content::figure(composer, Size::new(side, side), drawn.items, &alt))
}

/// Returns the words below the board, if the card has room for them.
pub(super) fn words(composer: &Composer<'_>, look: &CardLook<'_>) -> Result<Vec<Block>, LayoutError> {
    if look.extras != CardExtras::All {
        return Ok(Vec::new());
    }
    let centred = Style { align: Align::Center, hyphenate: false, ..style(composer, look.scale.points) };
    Ok(vec![Block::styled(setup(composer, look.variant)?, centred)])
}

/// What stands where, with the officers if there are any.
fn setup(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let board = &variant.setup.board;
    let count = |piece| ("count", Value::Number(board.count(piece) as f64));
    let mut texts = vec![composer.say(&KingStart::of(variant).message("card-setup"), &counts(variant))?];
    for (piece, message) in
        [(Piece::Commander, "card-setup-commanders"), (Piece::Knight, "card-setup-knights")]
    {
        if board.count(piece) > 0 {
            texts.push(composer.say(message, &[count(piece)])?);
        }
    }
    Ok(texts.join(" "))
}
