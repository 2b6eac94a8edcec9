//! Limits of a drawing: no drawing program comes near them, and beyond them a small file takes all the time and memory there is.

use super::uncarried::Uncarried;
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::{Art, BezPath, Item, PathEl, Rect, Size};
use usvg::roxmltree::Document;

/// Largest number of elements, attributes' texts and comments of a drawing.
pub(super) const NODES: u32 = 300_000;
/// Distance that a drawing may reach, in sides of its `viewBox`.
pub(super) const FRAMES: f64 = 100.0;
/// Shortest and longest side of a `viewBox`.
const SIDES: (f64, f64) = (0.01, 1_000_000.0);
/// Largest number of bytes to which references to entities may grow.
const ENTITIES: usize = 1_000_000;
/// Largest number of times that a rule of CSS may be compared with an element.
const MATCHES: usize = 2_000_000;
/// Largest number of dashes in all strokes of a drawing.
pub(super) const MOST_DASHES: f64 = 20_000.0;
/// Largest number of shapes of a drawing, including copies made by `use`, and of corners and ends of curves of them all.
const MOST_DRAWN: DrawingLoad = DrawingLoad { shapes: 1_000, points: 100_000 };
/// Largest number of shapes and points of all drawings of a theme together.
const MOST_OF_THEME: DrawingLoad = DrawingLoad { shapes: 10_000, points: 500_000 };

/// Returns the message and the help for a text with entities that grow; its places aren't known before it is read.
pub(super) fn of_text(source: &str) -> Option<(KeyedMessage, KeyedMessage)> {
    let mut grown: usize = 0;
    for entity in source.split("<!ENTITY").skip(1) {
        let mut words = entity.split_whitespace();
        let name = words.next().unwrap_or_default();
        let length = entity.find('>').unwrap_or(entity.len());
        let uses = source.matches(&format!("&{name};")).count();
        grown = grown.saturating_add(length.saturating_mul(uses));
    }
    (grown > ENTITIES).then(|| {
        let message = keyed!("svg-entities-grow", grown, most = ENTITIES);
        let help = keyed!("write-entities-out");
        (message, help)
    })
}

/// Returns the fault of a document before art is made of it, with its byte: its frame, or too many rules of CSS for its elements.
pub(super) fn of_document(
    document: &Document<'_>,
    frame: Option<Size>,
) -> Option<(usize, KeyedMessage, KeyedMessage)> {
    let root = document.root_element().range().start;
    if let Some(size) = frame {
        let (least, most) = SIDES;
        let fits = |side: f64| (least..=most).contains(&side);
        if !fits(size.width) || !fits(size.height) {
            let message = keyed!(
                "svg-view-box-size-wrong",
                width = format!("{:e}", size.width),
                height = format!("{:e}", size.height),
                least,
                most
            );
            let help = keyed!("save-with-a-usual-page");
            return Some((root, message, help));
        }
    }
    let styles = document.descendants().filter(|node| node.tag_name().name() == "style");
    let rules: usize = styles.map(|style| style.text().map_or(0, |text| text.matches('{').count())).sum();
    let elements = document.descendants().filter(usvg::roxmltree::Node::is_element).count();
    (rules.saturating_mul(elements) > MATCHES).then(|| {
        let message = keyed!("svg-too-many-rules", rules, elements);
        let help = keyed!("save-colours-at-shapes");
        (root, message, help)
    })
}

/// Excess of shapes or points in drawings: how many there are, and the most that is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawnTooMuch {
    Shapes { count: usize, most: usize },
    Points { count: usize, most: usize },
}

/// Amount of shapes and points to draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct DrawingLoad {
    shapes: usize,
    points: usize,
}

impl DrawingLoad {
    fn add(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Path(path) => {
                    self.shapes += 1;
                    self.points += path.outline.elements().len();
                }
                Item::Group { items, clip, .. } => {
                    self.points += clip.as_ref().map_or(0, |clip| clip.elements().len());
                    self.add(items);
                }
                // Art of a file has none of these items.
                Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } | Item::Marked { .. } => {}
            }
        }
    }

    /// Returns the excess over `most`; `None`: there is none.
    fn beyond(self, most: Self) -> Option<DrawnTooMuch> {
        if self.shapes > most.shapes {
            return Some(DrawnTooMuch::Shapes { count: self.shapes, most: most.shapes });
        }
        (self.points > most.points).then_some(DrawnTooMuch::Points { count: self.points, most: most.points })
    }
}

/// Returns the message and the help for art with more shapes or points than a drawing needs.
pub(super) fn of_items(items: &[Item]) -> Option<(KeyedMessage, KeyedMessage)> {
    let mut drawn = DrawingLoad::default();
    drawn.add(items);
    let message = match drawn.beyond(MOST_DRAWN)? {
        DrawnTooMuch::Shapes { count, most } => keyed!("svg-too-many-shapes", count, most),
        DrawnTooMuch::Points { count, most } => keyed!("svg-too-many-points", count, most),
    };
    let help = keyed!("simplify-the-drawing");
    Some((message, help))
}

/// Amount of all drawings of a theme that are read so far.
#[derive(Default)]
pub(crate) struct DrawnTogether(DrawingLoad);

impl DrawnTogether {
    /// Adds a drawing of this file. Returns a message if there is now more than a theme needs.
    pub(crate) fn add(&mut self, art: &Art, file: &str) -> Option<KeyedMessage> {
        self.0.add(&art.items);
        Some(match self.0.beyond(MOST_OF_THEME)? {
            DrawnTooMuch::Shapes { count, most } => keyed!("theme-has-too-many-shapes", file, count, most),
            DrawnTooMuch::Points { count, most } => keyed!("theme-has-too-many-points", file, count, most),
        })
    }

    /// Returns whether no more drawings are to be read.
    pub(crate) fn is_full(&self) -> bool {
        self.0.beyond(MOST_OF_THEME).is_some()
    }
}

/// Returns the fault of a path that covers `area` with a stroke of `width`, if it reaches beyond `reach`.
pub(super) fn of_path(area: Rect, width: f64, reach: f64) -> Option<Uncarried> {
    let farthest = [area.x0, area.y0, area.x1, area.y1, width]
        .into_iter()
        .fold(0.0, |far: f64, at| if at.is_nan() { f64::INFINITY } else { far.max(at.abs()) });
    (farthest > reach).then_some(Uncarried::TooFar { farthest, reach })
}

/// Returns how many dashes of this period a stroke has.
pub(super) fn dashes(path: &BezPath, period: f64) -> f64 {
    // The lines between the points of a curve are together at least as long as the curve.
    let mut at = None;
    let mut length = 0.0;
    for element in path.elements() {
        let points = match *element {
            PathEl::MoveTo(point) => {
                at = Some(point);
                continue;
            }
            PathEl::LineTo(a) => vec![a],
            PathEl::QuadTo(a, b) => vec![a, b],
            PathEl::CurveTo(a, b, c) => vec![a, b, c],
            PathEl::ClosePath => Vec::new(),
        };
        for point in points {
            length += at.map_or(0.0, |at: crate::scene::Point| at.distance(point));
            at = Some(point);
        }
    }
    length / period.max(1e-12)
}
