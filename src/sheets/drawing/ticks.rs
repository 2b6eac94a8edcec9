//! Short marks around discs, to centre a punch that one sees through.

use crate::imposition::cut_plan::{Element, Placed};
use crate::imposition::{Settings, TokenShape};
use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2};

/// Gap between the bleed and a tick, in millimetres.
const FROM: f64 = 0.25;
/// Longest and shortest tick, in millimetres, and the step by which each try is shorter than the one before.
const LENGTH: f64 = 1.0;
const SHORTEST: f64 = 0.5;
const STEP: f64 = 0.05;
/// Width of a tick, in millimetres.
const LINE: f64 = 0.15;
/// Distance of a tick from everything else, in millimetres.
const CLEAR: f64 = 0.25;
/// Least gap in which an element that is cut along a ruler has marks of its own, which end at the middle of the gap, in
/// millimetres.
const SHARED: f64 = 2.0;
/// Height at the foot of a caption's room that its letters leave free, in millimetres.
const FOOT: f64 = 1.1;
/// Height of the words in a fold above it, in millimetres.
const WORDS: f64 = 1.4;
/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// Draws a tick at each of the four sides of every disc among `placed`, outside its bleed, where there is room for one. Discs
/// side by side share a tick. `None`: the pieces are square, or no tick has room.
pub(super) fn ticks(settings: &Settings, placed: &[Placed]) -> Option<Item> {
    if settings.token == TokenShape::Square {
        return None;
    }
    let printable = settings.paper.printable(settings.margin).inset(ROUNDING);
    let bleed = settings.bleed.to_mm();
    let discs: Vec<(Point, f64)> = placed
        .iter()
        .filter(|placed| matches!(placed.element, Element::Disc { .. }))
        .map(|placed| (placed.area.center(), placed.area.width() / 2.0 + bleed))
        .collect();
    let others: Vec<Rect> = placed.iter().filter_map(|placed| kept_free(placed, settings)).collect();
    let mut path = BezPath::new();
    for &(center, radius) in &discs {
        for way in [Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0), Vec2::new(-1.0, 0.0), Vec2::new(0.0, -1.0)] {
            let near = center + way * (radius + FROM);
            let own = Rect::from_points(center, center).inset(radius);
            let is_free = |length: &f64| {
                let far = near + way * *length;
                printable.contains(far)
                    && discs.iter().all(|&(other, radius)| {
                        other == center || distance(near, far, other) >= radius + CLEAR - ROUNDING
                    })
                    && others.iter().all(|&other| is_apart(own, Rect::from_points(near, far), other))
            };
            let tries = ((LENGTH - SHORTEST) / STEP).round() as u32;
            let lengths = (0..=tries).map(|step| LENGTH - STEP * f64::from(step));
            if let Some(length) = lengths.into_iter().find(is_free) {
                path.move_to(near);
                path.line_to(near + way * length);
            }
        }
    }
    let line = Stroke::new(Color::BLACK, LINE);
    (!path.elements().is_empty()).then(|| Path::stroke(path, line).into())
}

/// Returns the area around an element that ticks keep out of. `None`: the element is a disc.
fn kept_free(placed: &Placed, settings: &Settings) -> Option<Rect> {
    match placed.element {
        Element::Disc { .. } => None,
        Element::Caption(_) => Some(Rect { y1: placed.area.y1 - FOOT, ..placed.area }),
        // Its upper edge is the fold, with words in it.
        Element::Backs => Some(Rect { y0: placed.area.y0 - WORDS, ..placed.area }),
        Element::Board { .. } | Element::Insert { .. } | Element::SlugLine(_) => Some(placed.outer(settings)),
    }
}

/// Returns whether a tick of a disc in the square `own` keeps out of an element, and of the half of the gap between them that
/// the element's own marks may take.
fn is_apart(own: Rect, tick: Rect, other: Rect) -> bool {
    let gap = (other.x0 - own.x1).max(own.x0 - other.x1).max(other.y0 - own.y1).max(own.y0 - other.y1);
    let clear = if gap < SHARED { CLEAR } else { (gap / 2.0).max(CLEAR) };
    let near = other.inset((clear - ROUNDING).max(0.0));
    // A tick has no area: it is apart if it lies at one side of the other element.
    tick.x1 <= near.x0 || tick.x0 >= near.x1 || tick.y1 <= near.y0 || tick.y0 >= near.y1
}

/// Returns the distance of a point from the line between two others.
fn distance(from: Point, to: Point, point: Point) -> f64 {
    let way = to - from;
    let share =
        if way.hypot2() > 0.0 { ((point - from).dot(way) / way.hypot2()).clamp(0.0, 1.0) } else { 0.0 };
    (from + way * share).distance(point)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Piece;
    use crate::scene::Shape;
    use crate::units::Length;

    fn disc(x: f64, y: f64, diameter: f64) -> Placed {
        let element = Element::Disc { piece: Piece::Attacker, spare: false, set: 1, nth: 0 };
        let area = Rect::from_center_size((x, y), (diameter, diameter));
        Placed { element, area, turned: false }
    }

    /// The ticks around some discs, each as a box without area.
    fn drawn(settings: &Settings, placed: &[Placed]) -> Vec<Rect> {
        match ticks(settings, placed) {
            Some(Item::Path(path)) => path.outline.segments().map(|tick| tick.bounding_box()).collect(),
            other => panic!("ticks are a path, not {other:?}"),
        }
    }

    #[test]
    fn a_disc_alone_has_a_tick_at_each_side_outside_its_bleed() {
        for diameter in [19.0, 19.05, 25.0, 25.4] {
            let found = drawn(&Settings::default(), &[disc(100.0, 100.0, diameter)]);
            let near = diameter / 2.0 + 2.0 + FROM;
            let far = near + LENGTH;
            let expected = [
                Rect::new(100.0 + near, 100.0, 100.0 + far, 100.0),
                Rect::new(100.0, 100.0 + near, 100.0, 100.0 + far),
                Rect::new(100.0 - far, 100.0, 100.0 - near, 100.0),
                Rect::new(100.0, 100.0 - far, 100.0, 100.0 - near),
            ];
            assert_eq!(found.len(), 4);
            for (found, expected) in found.into_iter().zip(expected) {
                let off = (found.origin() - expected.origin()).length()
                    + (found.size() - expected.size()).to_vec2().length();
                assert!(off < 1e-9, "{found:?}, {expected:?}");
            }
        }
    }

    /// Discs of two sizes, nearly in a row, with gaps from wide to none.
    #[test]
    fn no_tick_touches_the_bleed_of_a_disc() {
        for gap in [0.0, 0.4, 0.8, 1.0, 1.5, 2.0, 3.0] {
            for aside in [0.0, 3.0, 8.0] {
                for bleed in [0.0, 1.0, 2.0, 3.0] {
                    let settings = Settings { bleed: Length::mm(bleed), ..Settings::default() };
                    let reach = 22.0 + 2.0 * bleed + gap;
                    let (down, all) = (19.0 + 2.0 * bleed + gap, 2.0 * bleed);
                    let placed = [
                        disc(60.0, 100.0, 25.0),
                        disc(60.0 + reach, 100.0 + aside, 19.0),
                        disc(60.0 + reach, 100.0 + aside + down, 19.0),
                    ];
                    for tick in drawn(&settings, &placed) {
                        for other in &placed {
                            let radius = f64::midpoint(other.area.width(), all);
                            let ends = [tick.origin(), Point::new(tick.x1, tick.y1)];
                            for end in ends {
                                let away = end.distance(other.area.center()) - radius;
                                assert!(away >= 0.2, "{gap} {aside} {bleed}: {away}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_marked_beyond_what_can_be_printed() {
        // The bleed ends where the margin does, at the left and above.
        let found = drawn(&Settings::default(), &[disc(5.0 + 11.5, 5.0 + 11.5, 19.0)]);
        assert_eq!(found.len(), 2);
        assert!(found.iter().all(|tick| tick.x0 >= 5.0 && tick.y0 >= 5.0), "{found:?}");
        let squares = Settings { token: TokenShape::Square, ..Settings::default() };
        assert!(ticks(&squares, &[disc(100.0, 100.0, 19.0)]).is_none());
    }

    /// A card that is cut along a ruler has marks of its own in its half of the gap.
    #[test]
    fn ticks_keep_to_their_half_of_a_gap() {
        // From the bleed to the room of the card's marks it is 2 mm: a tick goes to the middle.
        let element = Element::Insert { index: 0, set: Some(1), is_card: true };
        let left = 111.5 + 2.0 + element.outset(Length::mm(2.0));
        let card = Placed { element, area: Rect::new(left, 60.0, 190.0, 150.0), turned: false };
        let found = drawn(&Settings::default(), &[disc(100.0, 100.0, 19.0), card]);
        let right = found.iter().find(|tick| tick.x0 > 110.0).expect("a tick at the right");
        assert!((right.x1 - 112.5).abs() < 0.06, "{right:?}");
    }
}
