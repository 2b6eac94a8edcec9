//! The last face: the starting layout, the counts, the aim.

use super::face::{INSET, TOP, back_ground, begun, style};
use crate::explain::counts::counts;
use crate::explain::diagram::Diagram;
use crate::explain::in_play::KingStart;
use crate::game::{Piece, Variant};
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, Standing, fit, height, stack};
use crate::scene::{Item, Node, Size, Tag};
use crate::text::{Align, Style, Value};

/// Type sizes in points, to try in this order.
const SIZES: [f64; 3] = [9.5, 9.0, 8.5];
/// The size of words that leave the board less than their own width in all of these.
const SMALLEST: f64 = 8.0;
/// Room below the board, in millimetres.
const BELOW: f64 = 2.4;
/// Room below a paragraph, in millimetres.
const BETWEEN: f64 = 1.0;

/// Draws the face.
pub(super) fn side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    card: Size,
    is_round: bool,
) -> Result<Content, LayoutError> {
    let board = &variant.setup.board;
    let name = composer.say("card-setup-title", &[])?;
    let mut content = begun(composer, card, name, is_round)?;
    content.items.splice(..0, back_ground(composer, card));

    let mut texts = vec![setup(composer, variant)?];
    texts.push(composer.say(&format!("card-goal-{}", variant.ruleset.escape.name()), &counts(variant))?);
    let measure = card.width - 2.0 * (INSET + 1.0);
    let room = card.height - INSET - 0.5 - TOP - BELOW;
    // The board as wide as the words, if they leave it the height; else it takes what they leave.
    let wide = fit::first(SIZES, |points| {
        let tall = height(composer, &words(composer, &texts, *points), measure)?;
        Ok::<_, LayoutError>((tall <= room - measure).then_some(()))
    })?;
    let said = words(composer, &texts, wide.map_or(SMALLEST, |(points, ())| points));
    let tall = height(composer, &said, measure)?;
    let side = measure.min(room - tall);
    if side < measure * 0.6 {
        return Err(LayoutError::Overflow { what: "the back of a reminder card" });
    }

    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let cell = side / diagram.squares_across().0;
    let drawn = diagram.draw(composer.typesetter, composer.palette, cell)?;
    let mark = composer.marks.fresh();
    let alt = plain(&composer.say("card-alt-start", &[])?);
    let drawing = Content {
        size: Size::new(side, side),
        items: vec![Item::marked(mark, drawn.items)],
        structure: vec![Node::leaf(Tag::Figure { alt }, mark)],
    };
    let mut blocks = vec![
        Block::figure(drawing, Standing::Stands),
        Block::Gap(BELOW),
        Block::Gap((room - side - tall) / 2.0),
    ];
    blocks.extend(said);
    let face = stack(composer, &blocks, Frame::new(INSET + 1.0, TOP, measure))?;
    content.items.extend(face.items);
    content.structure.extend(face.structure);
    Ok(content)
}

/// The words below the board, in type of such a size.
fn words(composer: &Composer<'_>, texts: &[String], points: f64) -> Vec<Block> {
    let centred = Style { align: Align::Center, hyphenate: false, ..style(composer, points) };
    let paragraph = |text: &String| Block::Paragraph { text: text.clone(), look: Look::Styled(centred) };
    texts.iter().flat_map(|text| [paragraph(text), Block::Gap(BETWEEN)]).collect()
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
