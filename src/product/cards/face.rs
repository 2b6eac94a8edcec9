//! Common parts of all cards: an edge, a band with a title at the head, the styles of their words.

use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Block, Content, Frame, LayoutError, LineBlock};
use crate::product::CORNER;
use crate::product::pieces::legible;
use crate::scene::{Affine, Art, Color, Item, Path, Rect, Shape, Size, Stroke, Tag, circle, rounded};
use crate::text::{Align, Face, Style};
use crate::theme::Slot;
use crate::units::Length;
use std::sync::Arc;

/// Distance of all words from a card's edge, in millimetres: 3 mm inside its frame.
pub(super) const INSET: f64 = 5.2;
/// Frame: distance from the card's edge to the middle of its line, and the line's width, in millimetres.
const EDGE: (f64, f64) = (1.6, 0.5);
/// Greatest distance that a frame drawn by a theme reaches in from the card's edge, in millimetres.
const DRAWN: f64 = 4.1;
/// Distance from the card's edge to the end of the band at the head, in millimetres.
pub(super) const BAND: f64 = 10.0;
/// Beginning of the face below the band, in millimetres from the upper edge.
pub(super) const TOP: f64 = 12.0;
/// Width of the lines between paragraphs and between columns, in millimetres.
const RULE: f64 = 0.2;
/// Size of the title in the band, in points.
const BAND_TITLE: f64 = 12.5;
/// Size of the note below this title, in points.
const BAND_NOTE: f64 = 6.0;
/// Title with a note below it: size of the title in points; how far it stands above the middle of the band, and where the
/// baseline of the note is from the card's edge, in millimetres. With a frame drawn by a theme they have less room.
const BAND_LINES: (f64, f64, f64) = (BAND_TITLE, 1.0, 8.8);
const DRAWN_LINES: (f64, f64, f64) = (12.0, 0.7, 9.3);
/// Diameter of the piece in the band, in millimetres.
const PIECE: f64 = 6.6;
/// Room between this piece and a long title, in millimetres.
const CLEAR: f64 = 1.0;
/// Tracking of a title that is too long otherwise, in ems.
const CLOSE: f64 = 0.02;
/// Frame of cards without a band: distance from the edge and width of its lines, in millimetres.
const FRAME: [(f64, f64); 2] = [(1.6, 0.5), (2.35, 0.18)];
/// Distance from the edge of a card to the drawing beneath its words, in millimetres: within the lines of the frame.
const WITHIN: f64 = 2.8;
/// Opacity of the veil of paper over this drawing.
const VEIL: f64 = 0.8;

/// Returns the stroke of lines between paragraphs and between columns: thin and pale.
pub(super) fn pale_line(composer: &Composer<'_>) -> Stroke {
    Stroke::new(composer.palette.rule.mix(Color::WHITE, 0.55), RULE)
}

/// Returns the style of a card's text, of this size in points. It is ragged, since lines of so few words can't be justified well.
pub(super) fn style(composer: &Composer<'_>, size: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(size),
        leading: Length::pt(size * 1.15),
        color: composer.palette.ink,
        align: Align::Left,
        hyphenate: true,
        first_indent: 0.0,
        last_line: 0.0,
        lining_figures: true,
        tracking: 0.0,
    }
}

fn title_style(composer: &Composer<'_>, points: f64) -> Style {
    Style {
        face: Face::SmallCaps,
        color: composer.palette.accent,
        tracking: 0.06,
        hyphenate: false,
        align: Align::Center,
        ..style(composer, points)
    }
}

/// Draws the frame of the theme, stretched to the card; if it has none, a double line inside the card's edge, whose corners
/// follow the card's where they are cut round.
pub(crate) fn frame(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
    if let Some(drawing) = composer.art[Slot::CardFrame].first() {
        return vec![frame_of_theme(drawing, card)];
    }
    let line = |(inset, width)| outline(card, inset, width, composer.palette.rule, is_round);
    FRAME.into_iter().map(line).collect()
}

/// Draws a theme's frame over the whole card.
fn frame_of_theme(drawing: &Arc<Art>, card: Size) -> Item {
    let area = card.to_rect();
    Item::clipped(vec![Item::stretched(drawing, area)], area)
}

/// Draws a line around a card, given its distance from the edge and its width.
fn outline(card: Size, inset: f64, width: f64, color: Color, is_round: bool) -> Item {
    let edge = card.to_rect().inset(-inset);
    let edge = if is_round { rounded(edge, CORNER - inset) } else { edge.to_path(0.01) };
    Path::stroke(edge, Stroke::new(color, width)).into()
}

/// Draws the ground beneath the words of a card's face if the theme has one in the slot `of`: the drawing as far as the frame,
/// and over it a veil of paper, through which even black is a light grey, so that words can be read on it.
pub(super) fn beneath(composer: &Composer<'_>, of: Slot, card: Size) -> Vec<Item> {
    let Some(drawing) = composer.art[of].first() else { return Vec::new() };
    let inner = card.to_rect().inset(-WITHIN);
    let veil = Path { opacity: VEIL, ..Path::fill(inner.to_path(0.01), composer.palette.paper) };
    vec![Item::clipped(vec![Item::stretched(drawing, inner), veil.into()], inner)]
}

/// Returns a centred title on a card of this width, its baseline so many millimetres from the upper edge.
pub(crate) fn title(composer: &Composer<'_>, text: String, points: f64, width: f64, baseline: f64) -> Block {
    title_line(text, title_style(composer, points), width - 2.0 * INSET, baseline)
}

/// Returns a line that is a title, no wider than `room`.
fn title_line(text: String, style: Style, room: f64, baseline: f64) -> Block {
    let tag = Tag::Heading { level: 2, title: plain(&text) };
    Block::Line(LineBlock { text, style, room, close: CLOSE, above: baseline, tag })
}

/// Content of the band at the head of a face.
pub(super) struct Band<'a> {
    /// The title.
    pub(super) title: String,
    /// The colour of band and frame.
    pub(super) color: Color,
    /// A line in small print below the title.
    pub(super) note: Option<String>,
    /// The symbol of a piece before the title.
    pub(super) symbol: Option<&'a Arc<Art>>,
}

/// Draws a face with its frame and its band, to which the caller adds the rest.
pub(super) fn begun(
    composer: &mut Composer<'_>,
    card: Size,
    band: Band<'_>,
    is_round: bool,
) -> Result<Content, LayoutError> {
    let on_band = legible(band.color, composer.palette);
    let (inner, line) = EDGE;
    let ground = Rect::new(inner, inner, card.width - inner, BAND);
    let mut items: Vec<Item> = vec![Path::fill(ground.to_path(0.01), band.color).into()];
    // A theme draws its frame for upright cards: stretched over a broad one, its corners would be out of shape.
    let drawn = composer.art[Slot::CardFrame].first().filter(|_| card.width <= card.height);
    items.push(match drawn {
        Some(drawing) => frame_of_theme(drawing, card),
        None => outline(card, inner, line, band.color, is_round),
    });
    // A theme's own frame covers the outer part of the band.
    let seen = if drawn.is_none() { inner } else { DRAWN };
    let middle = f64::midpoint(seen, BAND);
    let beside = if let Some(symbol) = band.symbol {
        let left = INSET - 1.0;
        // A light rim lifts a piece from a ground in its own colour.
        let rim = circle((left + PIECE / 2.0, middle), PIECE / 2.0 + 0.35);
        items.push(Path::fill(rim, on_band).into());
        items.extend(disc(symbol, PIECE, left, middle - PIECE / 2.0));
        PIECE + CLEAR
    } else {
        0.0
    };
    let (points, raised, below) = match band.note {
        None => (BAND_TITLE, 0.0, 0.0),
        Some(_) if drawn.is_some() => DRAWN_LINES,
        Some(_) => BAND_LINES,
    };
    let style = Style { color: on_band, ..title_style(composer, points) };
    // Small capitals are about half their size high.
    let baseline = middle + style.size.to_mm() * 0.25 - raised;
    let title = title_line(band.title, style, card.width - 2.0 * (INSET + beside), baseline);
    let mut face = Content::drawing(card, items);
    face.add(composer, &[title], Frame::new(0.0, 0.0, card.width))?;
    if let Some(note) = band.note {
        let small = Style { face: Face::Italic, color: on_band, ..self::style(composer, BAND_NOTE) };
        let line = composer.label(&note, &small)?;
        let left = (card.width - line.width) / 2.0;
        face.items.extend(at(line, left, below));
    }
    Ok(face)
}

/// Draws the symbol of a piece as a disc of this diameter, its square from this corner on, in millimetres.
pub(in crate::product) fn disc(symbol: &Arc<Art>, diameter: f64, left: f64, top: f64) -> Option<Item> {
    let (width, height) = (symbol.size.width, symbol.size.height);
    let scale = Affine::scale_non_uniform(diameter / width, diameter / height);
    let item = Item::Art { art: Arc::clone(symbol), transform: Affine::translate((left, top)) * scale };
    (!symbol.items.is_empty()).then_some(item)
}
