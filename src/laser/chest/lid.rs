//! Engraving of the parts: on the lid its title and a ring, on all parts their letters.

use super::BoxPart;
use super::measures::{BoxMeasures, LID_PLAY};
use super::slab::Slab;
use crate::game::Piece;
use crate::imposition::Order;
use crate::laser::LaserError;
use crate::laser::line_art::{PlateWord, engraved};
use crate::laser::lines::{Area, LaserLine};
use crate::layout::compose::at;
use crate::product::ornament::BorderColors;
use crate::product::ornament::interlace::ring;
use crate::product::pieces::slot;
use crate::scene::{Color, Item, Point, Rect, Shape, circle};
use crate::text::{Align, Face, Line, Style, escape_markup};
use crate::theme::Ink;
use crate::units::Length;

/// Distance of the lid's scored border from the rails, and from the front and the back, in millimetres.
const BORDER: f64 = 2.5;
/// Room between this border and the things within it, and between these, in millimetres.
const WITHIN: f64 = 3.0;
/// Diameter of the hole for a finger, in millimetres, unless a piece could fall through it.
const HOLE: f64 = 16.0;
/// Least difference between the smallest piece and the hole, and least diameter of the hole, in millimetres.
const HELD: f64 = 2.0;
const LEAST_HOLE: f64 = 6.0;
/// Largest and smallest type of the title, and type of the maker's name, in points.
const TITLE: (f64, f64) = (30.0, 7.0);
const MAKER: f64 = 8.0;
/// Greatest share of the height within the border for the title, above the hole.
const TITLE_SHARE: f64 = 0.3;
/// Diameters of the largest and the smallest ring, in millimetres.
const RING: (f64, f64) = (90.0, 14.0);
/// Width of the ring's band, and the diameter of the emblem in it, as shares of the ring's diameter.
const BAND: f64 = 0.125;
const EMBLEM: f64 = 0.62;
/// Colours for white forms with dark edges.
const BARE: BorderColors = BorderColors { ground: Color::WHITE, ribbon: Color::WHITE, edge: Color::BLACK };

/// Adorns the lid with title, ring, border and a hole for a finger. `smallest` is the size of the smallest piece in the box.
///
/// # Errors
/// If the game's or the maker's name has letters without a glyph.
pub(super) fn adorn(
    slab: &mut Slab,
    order: &Order,
    measures: &BoxMeasures,
    smallest: Option<f64>,
) -> Result<(), LaserError> {
    let bounds = slab.bounds();
    let hidden = measures.reach() - LID_PLAY / 2.0;
    let border =
        Rect::new(hidden + BORDER, BORDER, bounds.width() - hidden - BORDER, bounds.height() - BORDER);
    slab.marks.score.push(LaserLine::rectangle(border));
    // The letter is where the rails hide it.
    engrave_letter(slab, order, 3.0, Point::new(hidden / 2.0, 6.0))?;

    let inside = border.inset(-WITHIN);
    let hole = smallest.map_or(HOLE, |size| (size - HELD).min(HOLE)).max(LEAST_HOLE);
    let hole_at = Point::new(inside.center().x, inside.y1 - hole / 2.0);
    slab.hole = Some((hole_at, hole / 2.0));
    let mut foot = hole_at.y - hole / 2.0 - WITHIN;

    let mut items = Vec::new();
    let (mut y, measure) = (inside.y0, inside.width());
    let (style, lines) = title(order, measure, TITLE_SHARE * (foot - y))?;
    for line in lines {
        let left = inside.center().x - line.width / 2.0;
        items.extend(at(line, left, y + 0.75 * style.size.to_mm()));
        y += style.leading.to_mm();
    }
    y += WITHIN;
    if let Some(maker) = order.maker.as_deref() {
        let style = centred(MAKER, Face::Italic);
        let lines = order.typesetter.paragraph(&escape_markup(maker), &style, measure)?;
        let mut base = foot - (lines.len() as f64 - 1.0) * style.leading.to_mm();
        foot = base - style.leading.to_mm() - WITHIN / 2.0;
        for line in lines {
            items.extend(at(line, inside.x0, base));
            base += style.leading.to_mm();
        }
    }
    let across = measure.min(foot - y).min(RING.0);
    if across >= RING.1 {
        let corner = Point::new(inside.center().x - across / 2.0, f64::midpoint(y, foot) - across / 2.0);
        items.push(Item::moved(emblem_in_ring(order, across), corner.x, corner.y));
    }
    let size = bounds.size();
    slab.marks.engrave.push(Area::new(engraved(&items, size, &inside.inset(WITHIN / 2.0).to_path(0.01))));
    Ok(())
}

/// Draws the ring with the king's emblem in it; the origin is the top left of the square around it.
fn emblem_in_ring(order: &Order, across: f64) -> Vec<Item> {
    let mut items = ring(across, BAND * across, &BARE);
    let theme = order.theme.as_ref().clone().inked(Ink::Outline);
    let size = EMBLEM * across;
    let square = Rect::new(0.0, 0.0, size, size);
    let emblem = Item::stretched(theme.art.one(slot(Piece::King)), square);
    let emblem = Item::within(vec![emblem], circle(square.center(), size / 2.0));
    let corner = (across - size) / 2.0;
    items.push(Item::moved(vec![emblem], corner, corner));
    items
}

/// Returns the name of the game in the largest type that has room: on one line, or on two.
fn title(order: &Order, measure: f64, room: f64) -> Result<(Style, Vec<Line>), LaserError> {
    let words: Vec<&str> = order.variant.name.split_whitespace().collect();
    let mut best: Option<(Style, Vec<Line>)> = None;
    for first in 1..=words.len().max(1) {
        let (upper, lower) = words.split_at(first.min(words.len()));
        let texts = [upper, lower].into_iter().filter(|words| !words.is_empty()).map(|words| words.join(" "));
        let (mut points, least) = TITLE;
        loop {
            let style = centred(points, Face::SmallCaps);
            let lines: Vec<Line> = texts
                .clone()
                .map(|text| order.typesetter.line(&escape_markup(&text), &style))
                .collect::<Result<_, _>>()?;
            let high = lines.len() as f64 * style.leading.to_mm();
            let fits = high <= room && lines.iter().all(|line| line.width <= measure);
            if fits || points <= least {
                if best.as_ref().is_none_or(|(other, _)| style.size.to_mm() >= other.size.to_mm()) {
                    best = Some((style, lines));
                }
                break;
            }
            points -= 1.0;
        }
    }
    Ok(best.unwrap_or((centred(TITLE.1, Face::SmallCaps), Vec::new())))
}

fn centred(points: f64, face: Face) -> Style {
    let style = Style::plain(Length::pt(points), Length::pt(1.15 * points), Color::BLACK);
    Style { face, align: Align::Center, tracking: 0.03, ..style }
}

/// Engraves the letter of a part that is joined to others, on the side that lies upwards on the bed: inside, or below.
///
/// # Errors
/// If the letter has no glyph.
pub(super) fn letter(slab: &mut Slab, order: &Order) -> Result<(), LaserError> {
    let bounds = slab.bounds();
    // On the strip that is beside the tabs, or on the wall above the fingers.
    let (size, at) = match slab.part {
        BoxPart::Ledge | BoxPart::Rail => {
            let reach = bounds.y1;
            (3.0, Point::new(bounds.center().x, reach / 2.0 + 1.0))
        }
        _ => (6.0, Point::new(bounds.center().x, bounds.center().y + 2.0)),
    };
    engrave_letter(slab, order, size, at)
}

/// Engraves the letter of a part in type of this size in millimetres, with the middle of its baseline at a point.
fn engrave_letter(slab: &mut Slab, order: &Order, size: f64, middle: Point) -> Result<(), LaserError> {
    let word = PlateWord { text: slab.part.letter(), size, tracking: 0.0, middle };
    slab.marks.engrave.push(word.engraved(&order.typesetter)?);
    Ok(())
}
