//! How large a drawing may be: no drawing program comes near, and beyond it a small file takes all the time and memory there is.

use super::uncarried::Uncarried;
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::{Art, BezPath, Item, PathEl, Rect, Size};
use usvg::roxmltree::Document;

/// The most elements, attributes' texts and comments of a drawing.
pub(super) const NODES: u32 = 300_000;
/// The most clip paths one within another; what prints allows some more.
pub(super) const CLIPS: usize = 16;
/// How far a drawing may reach, in sides of its `viewBox`.
pub(super) const FRAMES: f64 = 100.0;
/// The sides that a `viewBox` may have.
const SIDES: (f64, f64) = (0.01, 1_000_000.0);
/// The most letters that references to entities may become.
const ENTITIES: usize = 1_000_000;
/// The most times that a rule of CSS may be held against an element.
const MATCHES: usize = 2_000_000;
/// The most dashes of all lines of a drawing.
pub(super) const MOST_DASHES: f64 = 20_000.0;
/// The most shapes of a drawing, copies that `use` makes counted, and the most corners and ends of curves of them all.
const MOST_DRAWN: DrawingLoad = DrawingLoad { shapes: 1_000, points: 100_000 };
/// The same of all drawings of a theme together.
const MOST_OF_THEME: DrawingLoad = DrawingLoad { shapes: 10_000, points: 500_000 };

/// What to do about what is drawn too far away.
pub(super) fn too_far() -> KeyedMessage {
    keyed!("draw-within-view-box", "draw within the `viewBox` or a little beyond")
}

/// What is wrong with a text before it is read: entities that grow. Nothing is known of its places yet.
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
        let message = keyed!(
            "svg-entities-grow",
            "its entities would grow to {grown} letters, and {most} are the most",
            grown,
            most = ENTITIES
        );
        let help =
            keyed!("write-entities-out", "write the text where it is used, or save the file as plain SVG");
        (message, help)
    })
}

/// What is wrong with a document before a drawing is made of it, with its byte: its frame, and rules of CSS by elements.
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
                "a `viewBox` of {width} by {height}: its sides are from {least} to {most}",
                width = format!("{:e}", size.width),
                height = format!("{:e}", size.height),
                least,
                most
            );
            let help = keyed!(
                "save-with-a-usual-page",
                "save the drawing with a page of a usual size, such as 100 by 100"
            );
            return Some((root, message, help));
        }
    }
    let styles = document.descendants().filter(|node| node.tag_name().name() == "style");
    let rules: usize = styles.map(|style| style.text().map_or(0, |text| text.matches('{').count())).sum();
    let elements = document.descendants().filter(usvg::roxmltree::Node::is_element).count();
    (rules.saturating_mul(elements) > MATCHES).then(|| {
        let message =
            keyed!("svg-too-many-rules", "{rules} rules of CSS for {elements} elements", rules, elements);
        let help = keyed!(
            "save-colours-at-shapes",
            "save the file as plain SVG, with colours at the shapes themselves"
        );
        (root, message, help)
    })
}

/// What there is too much of in drawings, and how much would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawnTooMuch {
    Shapes { count: usize, most: usize },
    Points { count: usize, most: usize },
}

/// How much there is to draw.
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
                // Art of a file has no others.
                Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } | Item::Marked { .. } => {}
            }
        }
    }

    /// Of what there is more than this.
    fn beyond(self, most: Self) -> Option<DrawnTooMuch> {
        if self.shapes > most.shapes {
            return Some(DrawnTooMuch::Shapes { count: self.shapes, most: most.shapes });
        }
        (self.points > most.points).then_some(DrawnTooMuch::Points { count: self.points, most: most.points })
    }
}

/// What is wrong with a drawing that is read: it has more than a drawing needs.
pub(super) fn of_items(items: &[Item]) -> Option<(KeyedMessage, KeyedMessage)> {
    let mut drawn = DrawingLoad::default();
    drawn.add(items);
    let message = match drawn.beyond(MOST_DRAWN)? {
        DrawnTooMuch::Shapes { count, most } => keyed!(
            "svg-too-many-shapes",
            "the drawing has {count} shapes, and {most} are the most",
            count,
            most
        ),
        DrawnTooMuch::Points { count, most } => keyed!(
            "svg-too-many-points",
            "the drawing has {count} points, and {most} are the most",
            count,
            most
        ),
    };
    let help = keyed!(
        "simplify-the-drawing",
        "simplify it (Inkscape: Path > Simplify), and look how often `use` copies what"
    );
    Some((message, help))
}

/// The drawings of a theme that are read so far.
#[derive(Default)]
pub(crate) struct DrawnTogether(DrawingLoad);

impl DrawnTogether {
    /// Takes one more, of this file; says what is wrong if they are more than a theme needs.
    pub(crate) fn add(&mut self, art: &Art, file: &str) -> Option<KeyedMessage> {
        self.0.add(&art.items);
        Some(match self.0.beyond(MOST_OF_THEME)? {
            DrawnTooMuch::Shapes { count, most } => keyed!(
                "theme-has-too-many-shapes",
                "with \"{file}\" the drawings have {count} shapes, and {most} are the most",
                file,
                count,
                most
            ),
            DrawnTooMuch::Points { count, most } => keyed!(
                "theme-has-too-many-points",
                "with \"{file}\" the drawings have {count} points, and {most} are the most",
                file,
                count,
                most
            ),
        })
    }

    /// Whether no more are to be read.
    pub(crate) fn is_full(&self) -> bool {
        self.0.beyond(MOST_OF_THEME).is_some()
    }
}

/// What is wrong with a path that covers `area` with a line of `width`: it reaches beyond `reach`.
pub(super) fn of_path(area: Rect, width: f64, reach: f64) -> Option<Uncarried> {
    let farthest = [area.x0, area.y0, area.x1, area.y1, width]
        .into_iter()
        .fold(0.0, |far: f64, at| if at.is_nan() { f64::INFINITY } else { far.max(at.abs()) });
    (farthest > reach).then_some(Uncarried::TooFar { farthest, reach })
}

/// How many dashes of this period a line has.
pub(super) fn dashes(path: &BezPath, period: f64) -> f64 {
    // The lines between the points of a curve are at least as long as it.
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
