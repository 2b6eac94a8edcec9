//! The last face: the starting layout, the counts, the aim.

use super::face::{INSET, TITLE, TITLE_SIZE, TOP, frame, style, title};
use crate::explain::counts::counts;
use crate::explain::diagram::{Diagram, placed};
use crate::explain::in_play::KingStart;
use crate::game::{Piece, Variant};
use crate::layout::Content;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, plain};
use crate::scene::{Item, Node, Size, Tag};
use crate::text::{Align, Style, Value};

/// Type sizes in points, to try in this order.
const SIZES: [f64; 4] = [9.5, 9.0, 8.5, 8.0];
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
    let mut items = frame(composer, card, is_round);
    let text = composer.say("card-setup-title", &[])?;
    let (heading, node) = title(composer, &text, TITLE_SIZE, (card.width, TITLE))?;
    items.extend(heading);
    let mut structure = vec![node];

    let mut texts = vec![setup(composer, variant)?];
    texts.push(composer.say(&format!("card-goal-{}", variant.ruleset.escape.name()), &counts(variant))?);
    let measure = card.width - 2.0 * (INSET + 1.0);
    let room = card.height - INSET - 0.5 - TOP - BELOW;
    // The board as wide as the words, if they leave it the height; else it takes what they leave.
    let (points, words) = fitting(composer, &texts, measure, room - measure)?;
    let side = measure.min(room - words);
    if side < measure * 0.6 {
        return Err(LayoutError::Overflow { what: "the back of a reminder card" });
    }

    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let cell = side / diagram.squares_across().0;
    let drawn = diagram.draw(composer.typesetter, composer.palette, cell)?;
    let mark = composer.marks.fresh();
    items.push(Item::marked(mark, vec![placed(drawn, (card.width - side) / 2.0, TOP)]));
    let alt = composer.say("card-alt-start", &[])?;
    structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));

    let mut y = TOP + side + BELOW + (room - side - words) / 2.0;
    for text in texts {
        let (lines, node) = composer.paragraph(&text, &centred(composer, points), measure, 0.0)?;
        structure.push(node);
        for line in lines {
            items.push(Item::moved(line.items, INSET + 1.0, y));
            y += line.height;
        }
        y += BETWEEN;
    }
    Ok(Content { size: card, items, structure })
}

fn centred(composer: &Composer<'_>, points: f64) -> Style {
    Style { align: Align::Center, hyphenate: false, ..style(composer, points) }
}

/// The largest type, in points, in which paragraphs are at most so high, or the smallest; and how high they are in it.
fn fitting(
    composer: &Composer<'_>,
    texts: &[String],
    measure: f64,
    room: f64,
) -> Result<(f64, f64), LayoutError> {
    let mut last = (0.0, 0.0);
    for points in SIZES {
        let style = centred(composer, points);
        let mut height = 0.0;
        for text in texts {
            let lines = composer.typesetter.paragraph(text, &style, measure)?;
            height += lines.len() as f64 * style.leading.to_mm() + BETWEEN;
        }
        last = (points, height);
        if height <= room {
            break;
        }
    }
    Ok(last)
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
