//! Common parts of all cards: an edge, a band with a title at the head, the styles of their words.

use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Block, Content, Frame, LayoutError, LineBlock};
use crate::product::CORNER;
use crate::product::nine_slice;
use crate::product::pieces::legible;
use crate::product::tailpiece::Tailpiece;
use crate::scene::{Affine, Art, Color, Item, Path, Rect, Shape, Size, Stroke, Tag, circle, rounded};
use crate::text::{Align, Face, Style};
use crate::units::Length;
use std::sync::Arc;

/// Distance of all words from a card's edge at both sides and at the foot, in millimetres: with an even margin inside any frame.
pub(super) const MARGIN: f64 = 6.5;
/// The same on a card that would have to be larger otherwise: frames are up to 4 mm wide, and words keep clear of them.
pub(super) const CLOSE_MARGIN: f64 = 5.7;
/// The same where a sheet has room for no larger card.
pub(super) const CLOSEST_MARGIN: f64 = 4.6;
/// Distance from the card's edge to the end of the band at the head, in millimetres.
pub(super) const BAND: f64 = 10.6;
/// Part of a margin that the frame takes, as far as the band doesn't cover it, in millimetres.
const FRAMED: f64 = 3.7;
/// Width of the lines between paragraphs and between columns, in millimetres.
const RULE: f64 = 0.2;
/// Size of the title in the band, in points.
const BAND_TITLE: f64 = 12.5;
/// Size of the game's name in the band, in points, and its leading as a share of it.
const BAND_NAME: f64 = 11.5;
const LEADING: f64 = 1.15;
/// Size of the edition at the foot, in points.
const EDITION: f64 = 6.0;
/// Distance of its baseline from the card's edge, and height below the words that it takes with the room above it, in
/// millimetres: it stands clear of any frame, which is up to 4 mm deep, and of the words.
pub(super) const EDITION_LINE: f64 = 5.4;
const EDITION_HEIGHT: f64 = 8.0;
/// Diameter of the piece in the band, in millimetres; it reaches beyond the band as a seal does.
const PIECE: f64 = 7.0;
/// Distance of this piece from the card's edge, in millimetres.
const SYMBOL: f64 = 5.0;
/// Room between this piece and a long title, in millimetres.
const CLEAR: f64 = 1.6;
/// Tracking of a title that is too long otherwise, in ems.
const CLOSE: f64 = 0.02;
/// Frame of a theme without its own: distance from the edge and width of its lines, in millimetres.
const FRAME: [(f64, f64); 2] = [(1.6, 0.5), (2.35, 0.18)];
/// Length by which a card's ground reaches under the frame, in millimetres.
const UNDER: f64 = 0.15;
/// Room above an ornament at the foot, of which there is half below it, in
/// millimetres.
const ORNAMENT: f64 = 2.0;

/// Returns where a face with this margin begins below the band, in millimetres from the upper edge.
pub(super) const fn top(margin: f64) -> f64 {
    BAND + margin - FRAMED
}

/// Returns the stroke of lines between paragraphs and between columns: thin and pale.
pub(super) fn pale_line(composer: &Composer<'_>) -> Stroke {
    Stroke::new(composer.palette.rule.mix(Color::WHITE, 0.55), RULE)
}

/// Returns the style of a card's text, of this size in points. It is ragged, since lines of so few words can't be justified well.
pub(super) fn style(composer: &Composer<'_>, size: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(size),
        leading: Length::pt(size * LEADING),
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

/// Draws the frame of the theme around a card; if it has none, a double line inside the card's edge, whose corners follow the
/// card's where they are cut round.
pub(crate) fn frame(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
    if let Some(drawn) = nine_slice::frame(composer.art, card) {
        return vec![drawn];
    }
    let line = |(inset, width): (f64, f64)| {
        let edge = card.to_rect().inset(-inset);
        let edge = if is_round { rounded(edge, CORNER - inset) } else { edge.to_path(0.01) };
        Path::stroke(edge, Stroke::new(composer.palette.rule, width)).into()
    };
    FRAME.into_iter().map(line).collect()
}

/// Returns how far the frame of a card reaches in from its edge, in millimetres.
pub(in crate::product) fn depth(composer: &Composer<'_>) -> f64 {
    nine_slice::depth(composer.art).unwrap_or(FRAME[1].0 + FRAME[1].1)
}

/// Draws the ground of a card as far as its frame, in the colour of the theme's paper, and the frame around it.
pub(in crate::product) fn framed(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
    let ground = card.to_rect().inset(UNDER - depth(composer)).to_path(0.01);
    let mut items = vec![Path::fill(ground, composer.palette.paper).into()];
    items.extend(frame(composer, card, is_round));
    items
}

/// Returns an ornament of the theme for the foot of a face, the `nth` of them, if there is room for it in so much height above
/// `bottom`, and the height that it takes; all in millimetres.
pub(super) fn foot(
    composer: &Composer<'_>,
    nth: usize,
    left: f64,
    measure: f64,
    spare: f64,
    bottom: f64,
) -> Option<(Item, f64)> {
    let tailpiece = Tailpiece::of(composer.art, nth, measure)?;
    let taken = tailpiece.room(ORNAMENT);
    let top = bottom - taken;
    (taken <= spare).then(|| (tailpiece.placed(left, top, measure, ORNAMENT), taken))
}

/// Returns a centred title on a card of this width, its baseline so many millimetres from the upper edge.
pub(crate) fn title(composer: &Composer<'_>, text: String, points: f64, width: f64, baseline: f64) -> Block {
    title_line(text, title_style(composer, points), width - 2.0 * SYMBOL, baseline)
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
    /// Whether the title is the name of the game, which is set like a title.
    pub(super) is_name: bool,
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
    // It fills the width within the frame, and goes on beneath the frame's inner edge.
    let within = depth(composer);
    let edge = within - UNDER;
    let ground = Rect::new(edge, edge, card.width - edge, BAND).to_path(0.01);
    let mut items = framed(composer, card, is_round);
    items.insert(1, Path::fill(ground, band.color).into());
    let middle = f64::midpoint(within, BAND);
    let beside = if let Some(symbol) = band.symbol {
        let left = SYMBOL;
        // A light rim lifts a piece from a ground in its own colour.
        let rim = circle((left + PIECE / 2.0, middle), PIECE / 2.0 + 0.35);
        items.push(Path::fill(rim, on_band).into());
        items.extend(disc(symbol, PIECE, left, middle - PIECE / 2.0));
        PIECE + CLEAR
    } else {
        CLEAR
    };
    let style = if band.is_name {
        composer.title_style(&band.title, BAND_NAME, LEADING)
    } else {
        title_style(composer, BAND_TITLE)
    };
    let style = Style { color: on_band, ..style };
    // Small capitals are about half their size high.
    let baseline = middle + style.size.to_mm() * 0.25;
    let title = title_line(band.title, style, card.width - 2.0 * (SYMBOL + beside), baseline);
    let mut face = Content::drawing(card, items);
    face.add(composer, &[title], Frame::new(0.0, 0.0, card.width))?;
    Ok(face)
}

/// Returns the height that words with this margin leave to the edition at the foot of a face, in millimetres.
pub(super) fn edition_room(margin: f64) -> f64 {
    (EDITION_HEIGHT - margin).max(0.0)
}

/// Adds the edition of the game in small print at the foot of a face: whoever looks for it finds it, and nobody else is
/// disturbed by it. Its baseline is so many millimetres from the card's edge.
pub(super) fn add_edition(
    composer: &mut Composer<'_>,
    face: &mut Content,
    edition: &str,
    above: f64,
) -> Result<(), LayoutError> {
    let small = Style { face: Face::Italic, color: composer.palette.quiet, ..style(composer, EDITION) };
    let line = composer.label(edition, &small)?;
    let (left, baseline) = ((face.size.width - line.width) / 2.0, face.size.height - above);
    face.items.extend(at(line, left, baseline));
    Ok(())
}

/// Draws the symbol of a piece as a disc of this diameter, its square from this corner on, in millimetres.
pub(in crate::product) fn disc(symbol: &Arc<Art>, diameter: f64, left: f64, top: f64) -> Option<Item> {
    let (width, height) = (symbol.size.width, symbol.size.height);
    let scale = Affine::scale_non_uniform(diameter / width, diameter / height);
    let item = Item::Art { art: Arc::clone(symbol), transform: Affine::translate((left, top)) * scale };
    (!symbol.items.is_empty()).then_some(item)
}
