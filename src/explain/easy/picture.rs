//! The picture beside a sentence in easy words, in the square that it is given.

use super::EasyPicture;
use crate::explain::ExplainError;
use crate::explain::described;
use crate::explain::diagram::{Diagram, Drawn, placed, symbol_slot};
use crate::explain::figures::{Examples, Figure, Verdict};
use crate::game::{Board, Piece, Side, Square, Variant, Window};
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{Affine, Art, Item, Node, Size, Tag};
use crate::text::{Face, Style};
use crate::units::Length;
use std::sync::Arc;

/// The largest squares of a section of a board, in millimetres.
const CELL: f64 = 8.5;
/// Diameter of a piece that stands alone, and of pieces beside each other, as shares of the picture's width.
const ALONE: f64 = 0.6;
const BESIDE: f64 = 0.4;
/// Size of the word or number below a picture, as a share of the sentence's size, and the room for it, in its own ems.
const WORD: f64 = 0.75;
const UNDER: f64 = 1.24;
/// Least size of a word, which children read. A word that would be smaller is replaced by a shorter one, or left out.
const LEAST_WORD: Length = Length::pt(8.0);
/// Width by which a word may exceed its picture, in ems of the sentence: it has room on both sides.
const OVER: f64 = 0.8;
/// Room between two words beside each other, in millimetres.
const APART: f64 = 1.6;

/// Size of a picture.
#[derive(Clone, Copy)]
pub(crate) struct PictureRoom {
    /// Limit for width and height in millimetres, the word below it included.
    pub(crate) side: f64,
    /// Size of the sentence beside it, in points.
    pub(crate) points: f64,
    /// Whether a document stores the picture apart from its page: for pages that differ otherwise.
    pub(crate) is_apart: bool,
    /// Whether there are words below it. Without them pictures are larger, and all of three squares have one size.
    pub(crate) has_words: bool,
}

impl PictureRoom {
    /// Returns the size of the word below the picture.
    fn word(self) -> Length {
        Length::pt(self.points * WORD).max(LEAST_WORD)
    }

    /// Returns by how many millimetres a word may be wider than its picture.
    const fn over(self) -> f64 {
        Length::pt(self.points).to_mm() * OVER
    }

    /// Returns the largest side of a square, in millimetres.
    fn cell(self) -> f64 {
        if self.has_words { CELL } else { self.side / 3.0 }
    }

    /// Returns the room for the word below the picture, in millimetres.
    fn under(self) -> f64 {
        self.word().to_mm() * UNDER
    }
}

/// Draws a picture with the word below it.
///
/// # Errors
/// If a figure claims something untrue, or a message or a glyph is missing.
pub(crate) fn draw(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    picture: EasyPicture,
    room: PictureRoom,
) -> Result<Content, ExplainError> {
    let (size, items, alt) = match picture {
        EasyPicture::Setup => setup(composer, variant, room)?,
        EasyPicture::Sides(first) => sides(composer, first, room)?,
        EasyPicture::Positions(positions) => in_turn(composer, variant, positions, room)?,
        EasyPicture::Alone(piece) => {
            let disc = room.side * ALONE;
            let items = symbol(composer, piece, disc, 0.0, 0.0).into_iter().collect();
            (Size::new(disc, disc), items, composer.say("alt-easy-alone", &[])?)
        }
        EasyPicture::Example(name, asks) => {
            let figure = Figure::small(name, examples, variant)?;
            // A board without room for the example shows its start instead, to which no verdict applies.
            let verdict = asks.filter(|_| figure.id == name).map(|asks| figure.verdict(asks));
            example(composer, variant, &figure, verdict, room)?
        }
    };
    let mark = composer.marks.fresh();
    let items = vec![Item::marked(mark, items)];
    Ok(Content { size, items, structure: vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark)] })
}

/// Size of a picture, its items, and its description for readers who can't see it.
type PictureShown = (Size, Vec<Item>, String);

/// Draws the whole board at the start.
fn setup(
    composer: &Composer<'_>,
    variant: &Variant,
    room: PictureRoom,
) -> Result<PictureShown, ExplainError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let drawn = drawn(composer, &diagram, room.side, room)?;
    let alt = described::standing(board, composer.messages)?.join(" ");
    Ok((drawn.size, vec![stored(drawn, 0.0, room)], alt))
}

/// Places a diagram `left` millimetres from the left; if `room` asks for it, as a drawing that a document stores once.
fn stored(drawn: Drawn, left: f64, room: PictureRoom) -> Item {
    if !room.is_apart {
        return placed(drawn, left, 0.0);
    }
    let art = Arc::new(Art { size: drawn.size, items: drawn.items });
    Item::Art { art, transform: Affine::translate((left, 0.0)) }
}

/// Draws a diagram as large as fits in a square of `side` millimetres.
fn drawn(
    composer: &Composer<'_>,
    diagram: &Diagram<'_>,
    side: f64,
    room: PictureRoom,
) -> Result<Drawn, LayoutError> {
    let (across, down) = diagram.squares_across();
    let cell = (side / across.max(down)).min(room.cell());
    Ok(diagram.draw(composer.typesetter, composer.symbols(), cell)?)
}

/// Draws the king with one of his men, and attackers, the name of each side below; the side that begins is at the left.
fn sides(
    composer: &Composer<'_>,
    first: Option<Side>,
    room: PictureRoom,
) -> Result<PictureShown, ExplainError> {
    let side = room.side;
    let (disc, half) = (side * BESIDE, side / 2.0);
    let left = (half - disc) / 2.0;
    let below = disc * 1.1;
    let foot = below + disc;
    let mut sides = [
        ([Piece::King, Piece::Defender], "easy-side-king"),
        ([Piece::Attacker, Piece::Attacker], "easy-side-attackers"),
    ];
    if first == Some(Side::Attackers) {
        sides.reverse();
    }
    let mut items = Vec::new();
    let mut names = Vec::new();
    for (nth, (_, id)) in sides.iter().enumerate() {
        let name = composer.say(id, &[])?;
        names.push(match (first.is_some(), room.has_words) {
            (true, true) => format!("{} {name}", nth + 1),
            (true, false) => (nth + 1).to_string(),
            (false, true) => name,
            (false, false) => String::new(),
        });
    }
    // Both names have the size that fits the longer one; where that is too small, numbers alone tell who begins.
    let wide = half - APART + room.over() / 2.0;
    let style_of = |names: &[String]| -> Result<Style, LayoutError> {
        let longest = names.iter().max_by_key(|name| name.chars().count());
        fitted(composer, longest.map_or("", String::as_str), word_style(composer, room), wide)
    };
    let mut least = style_of(&names)?;
    if least.size < LEAST_WORD && first.is_some() {
        names = vec!["1".to_owned(), "2".to_owned()];
        least = style_of(&names)?;
    }
    let outwards = |nth: usize| if nth == 0 { -room.over() / 2.0 } else { 0.0 };
    for (nth, (pieces, _)) in sides.into_iter().enumerate() {
        let start = nth as f64 * half;
        for (row, piece) in pieces.into_iter().enumerate() {
            items.extend(symbol(composer, piece, disc, start + left, row as f64 * below));
        }
        let from = start + APART / 2.0 + outwards(nth);
        items.extend(under(composer, &names[nth], least, from, wide, foot, room)?);
    }
    let alt = composer.say("alt-easy-sides", &[])?;
    Ok((Size::new(side, foot + room.under()), items, alt))
}

/// Draws three numbered positions side by side: the same three squares of a column, with a man on one of them.
fn in_turn(
    composer: &Composer<'_>,
    variant: &Variant,
    positions: [u8; 3],
    room: PictureRoom,
) -> Result<PictureShown, ExplainError> {
    let side = room.side;
    let size = variant.setup.board.size();
    // No game marks these squares; the smallest boards have no others.
    let window = Window { left: if size < 7 { 1 } else { 2 }, bottom: 1, width: 1, height: 3.min(size) };
    let slot = side / 3.0;
    let mut items = Vec::new();
    let mut foot = 0.0_f64;
    for (nth, position) in positions.into_iter().enumerate() {
        let mut board = Board::empty(size);
        board.set(Square::new(window.left, window.bottom + position), Some(Piece::Defender));
        let diagram = Diagram { window, ..Diagram::of(&board, &variant.ruleset) };
        let drawn = drawn(composer, &diagram, side - room.under(), room)?;
        let left = nth as f64 * slot;
        foot = drawn.size.height;
        let beside = (slot - drawn.size.width) / 2.0;
        items.push(stored(drawn, left + beside, room));
        let number = (nth + 1).to_string();
        items.extend(under(composer, &number, word_style(composer, room), left, slot, foot, room)?);
    }
    let alt = match positions {
        [first, second, third] if first == second && second == third => "alt-easy-thrice",
        [first, _, third] if first == third => "alt-easy-back",
        _ => "alt-easy-new",
    };
    Ok((Size::new(side, foot + room.under()), items, composer.say(alt, &[])?))
}

/// Draws a proved example, with the word of its outcome below.
fn example(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Figure,
    verdict: Option<Verdict>,
    room: PictureRoom,
) -> Result<PictureShown, ExplainError> {
    let side = room.side;
    let word = match verdict {
        Some(verdict) if room.has_words => readable_word(composer, verdict, room)?,
        _ => None,
    };
    let under_it = if word.is_some() { room.under() } else { 0.0 };
    let unit = figure.size(variant, 1.0);
    let cell = (side / unit.width).min((side - under_it) / unit.height).min(room.cell());
    let drawn = figure.draw(variant, composer.typesetter, composer.symbols(), cell)?;
    let mut size = drawn.size;
    let beside = if word.is_some() { (side - size.width) / 2.0 } else { 0.0 };
    let mut items = vec![stored(drawn, beside, room)];
    if let Some((word, style)) = word {
        let over = room.over();
        items.extend(under(composer, &word, style, -over / 2.0, side + over, size.height, room)?);
        size = Size::new(side, size.height + under_it);
    }
    Ok((size, items, described::figure(figure, verdict, variant, composer.messages)?))
}

/// Returns the word below an example, or a shorter one, in a size that can be read. `None`: both are too long.
fn readable_word(
    composer: &Composer<'_>,
    verdict: Verdict,
    room: PictureRoom,
) -> Result<Option<(String, Style)>, LayoutError> {
    for id in [word(verdict), short_word(verdict)] {
        let word = composer.say(id, &[])?;
        let style = fitted(composer, &word, word_style(composer, room), room.side + room.over())?;
        if style.size >= LEAST_WORD {
            return Ok(Some((word, style)));
        }
    }
    Ok(None)
}

/// Returns the message of the word below an example: the easy sentences say trapping for capturing.
const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Captured => "easy-verdict-captured",
        Verdict::NotCaptured => "easy-verdict-captured-not",
        other => other.message(),
    }
}

/// Returns the message of a shorter word below an example.
const fn short_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Captured => "easy-short-captured",
        Verdict::NotCaptured => "easy-short-captured-not",
        Verdict::Allowed => "easy-short-allowed",
        Verdict::NotAllowed => "easy-short-allowed-not",
        Verdict::KingWins => "easy-short-king-wins",
        Verdict::AttackersWin => "easy-short-attackers-win",
        Verdict::Draw => "easy-short-draw",
        Verdict::GoesOn => "easy-short-goes-on",
    }
}

/// Draws the symbol of a piece with the diameter `disc`, from `left` and `top` on. `None`: the theme draws no symbol.
fn symbol(composer: &Composer<'_>, piece: Piece, disc: f64, left: f64, top: f64) -> Option<Item> {
    let art = composer.art.one(symbol_slot(piece));
    let scale = Affine::scale_non_uniform(disc / art.size.width, disc / art.size.height);
    let transform = Affine::translate((left, top)) * scale;
    (!art.items.is_empty()).then(|| Item::Art { art: Arc::clone(art), transform })
}

/// Returns the style of the words below a picture.
fn word_style(composer: &Composer<'_>, room: PictureRoom) -> Style {
    Style {
        face: Face::SemiBold,
        lining_figures: true,
        ..Style::plain(room.word(), room.word(), composer.palette.ink)
    }
}

/// Draws a word or a number below `foot`, centred between `left` and `left + width`; in this style or smaller. Empty: it would be
/// too small to read.
fn under(
    composer: &Composer<'_>,
    word: &str,
    style: Style,
    left: f64,
    width: f64,
    foot: f64,
    room: PictureRoom,
) -> Result<Vec<Item>, LayoutError> {
    let style = fitted(composer, word, style, width)?;
    if style.size < LEAST_WORD || word.is_empty() {
        return Ok(Vec::new());
    }
    let line = composer.label(word, &style)?;
    let x = left + (width - line.width) / 2.0;
    Ok(at(line, x, foot + room.under() * 0.8))
}
