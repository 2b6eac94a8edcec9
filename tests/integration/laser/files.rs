//! Small readers of the two kinds of files, which know nothing of the writers.

use kurbo::{Point, Rect, Size};

/// A thing in a file.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    Line(Point, Point),
    Closed(Vec<Point>),
    Circle(Point, f64),
}

/// What a file shows; y points down.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    pub(super) size: Size,
    pub(super) engrave: Vec<Shape>,
    pub(super) score: Vec<Shape>,
    pub(super) cut: Vec<Shape>,
}

impl Shape {
    pub(super) fn bounds(&self) -> Rect {
        match self {
            Self::Line(a, b) => Rect::from_points(*a, *b),
            Self::Closed(points) => points
                .iter()
                .fold(Rect::from_points(points[0], points[0]), |area, point| area.union_pt(*point)),
            Self::Circle(center, radius) => Rect::from_center_size(*center, (2.0 * radius, 2.0 * radius)),
        }
    }

    /// The length of a single straight line.
    pub(super) fn straight(&self) -> Option<f64> {
        match self {
            Self::Line(a, b) => Some((*b - *a).length()),
            _ => None,
        }
    }

    fn points(&self) -> Vec<Point> {
        match self {
            Self::Line(a, b) => vec![*a, *b],
            Self::Closed(points) => points.clone(),
            Self::Circle(center, radius) => vec![*center, Point::new(*radius, 0.0)],
        }
    }
}

impl Drawing {
    fn layer(&mut self, name: &str) -> &mut Vec<Shape> {
        match name.to_ascii_lowercase().as_str() {
            "engrave" => &mut self.engrave,
            "score" => &mut self.score,
            "cut" => &mut self.cut,
            other => panic!("there is no layer {other}"),
        }
    }

    /// Fails if the two show different things.
    pub(super) fn same(&self, other: &Self) {
        assert!((self.size.width - other.size.width).abs() < 1e-3);
        assert!((self.size.height - other.size.height).abs() < 1e-3);
        let layers = [(&self.engrave, &other.engrave), (&self.score, &other.score), (&self.cut, &other.cut)];
        for (mine, theirs) in layers {
            assert_eq!(mine.len(), theirs.len());
            for (a, b) in mine.iter().zip(theirs) {
                assert_eq!(std::mem::discriminant(a), std::mem::discriminant(b));
                let (a, b) = (a.points(), b.points());
                let same = |(a, b): (&Point, &Point)| (*a - *b).length() < 1e-3;
                assert!(a.len() == b.len() && a.iter().zip(&b).all(same), "{a:?} is no {b:?}");
            }
        }
    }
}

/// The value of an attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    let start = tag.find(&format!(" {name}=\"")).unwrap_or_else(|| panic!("no {name} in {tag}"));
    let value = &tag[start + name.len() + 3..];
    &value[..value.find('"').expect("an end")]
}

fn numeric(text: &str) -> f64 {
    text.parse().unwrap_or_else(|_| panic!("`{text}` is no number"))
}

/// Reads an SVG of groups, paths of straight lines, and circles.
pub(super) fn read_svg(text: &str) -> Drawing {
    let mut drawing = Drawing::default();
    let mut layer = String::new();
    for tag in text.split('<').filter(|tag| !tag.is_empty()) {
        let name = tag.split([' ', '>']).next().unwrap_or_default();
        match name {
            "svg" => {
                let view: Vec<f64> = attribute(tag, "viewBox").split(' ').map(numeric).collect();
                let mm = |name| numeric(attribute(tag, name).strip_suffix("mm").expect("millimetres"));
                drawing.size = Size::new(mm("width"), mm("height"));
                assert_eq!(view, [0.0, 0.0, drawing.size.width, drawing.size.height]);
            }
            "g" => {
                layer = attribute(tag, "id").to_owned();
                assert_eq!(attribute(tag, "inkscape:groupmode"), "layer");
                assert!(attribute(tag, "inkscape:label").eq_ignore_ascii_case(&layer));
                let (fill, stroke) = (attribute(tag, "fill"), attribute(tag, "stroke"));
                let expected = match layer.as_str() {
                    "engrave" => ("#000000", "none"),
                    "score" => ("none", "#0000ff"),
                    _ => ("none", "#ff0000"),
                };
                assert_eq!((fill, stroke), expected);
                if layer != "engrave" {
                    let width = numeric(attribute(tag, "stroke-width"));
                    assert!((0.0254..=0.178).contains(&width), "{width} mm is no hairline");
                }
            }
            "circle" => {
                let value = |name| numeric(attribute(tag, name));
                let center = Point::new(value("cx"), value("cy"));
                drawing.layer(&layer).push(Shape::Circle(center, value("r")));
            }
            "path" => {
                for part in attribute(tag, "d").split('M').filter(|part| !part.is_empty()) {
                    let closed = part.ends_with('Z');
                    let points: Vec<Point> = part
                        .trim_end_matches('Z')
                        .split('L')
                        .map(|pair| {
                            let (x, y) = pair.split_once(' ').expect("two numbers");
                            Point::new(numeric(x), numeric(y))
                        })
                        .collect();
                    let shape =
                        if closed { Shape::Closed(points) } else { Shape::Line(points[0], points[1]) };
                    drawing.layer(&layer).push(shape);
                }
            }
            _ => {}
        }
    }
    drawing
}

/// Reads a DXF of release 12 with lines, circles and closed polylines.
pub(super) fn read_dxf(text: &str) -> Drawing {
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len() % 2, 0, "codes and values come in pairs");
    let pairs: Vec<(u16, &str)> =
        lines.chunks(2).map(|pair| (pair[0].trim().parse().expect("a code"), pair[1])).collect();
    let header = |name: &str, code: u16| {
        let at = pairs.iter().position(|pair| *pair == (9, name)).expect("a variable");
        pairs[at..].iter().find(|pair| pair.0 == code).expect("its value").1
    };
    assert_eq!(header("$ACADVER", 1), "AC1009");
    let size = Size::new(numeric(header("$EXTMAX", 10)), numeric(header("$EXTMAX", 20)));
    let mut drawing = Drawing { size, ..Drawing::default() };
    // Each entity begins with code 0.
    let starts: Vec<usize> = (0..pairs.len()).filter(|&at| pairs[at].0 == 0).chain([pairs.len()]).collect();
    let mut ring: Vec<Point> = Vec::new();
    for range in starts.windows(2) {
        let entity = &pairs[range[0]..range[1]];
        let value = |code: u16| entity.iter().find(|pair| pair.0 == code).map(|pair| pair.1);
        let point = |code: u16| {
            let part = |code| numeric(value(code).expect("a coordinate"));
            Point::new(part(code), size.height - part(code + 10))
        };
        let layer = value(8).unwrap_or_default();
        match entity[0].1 {
            "LINE" => drawing.layer(layer).push(Shape::Line(point(10), point(11))),
            "CIRCLE" => {
                let radius = numeric(value(40).expect("a radius"));
                drawing.layer(layer).push(Shape::Circle(point(10), radius));
            }
            "POLYLINE" => assert_eq!((value(66), value(70)), (Some("1"), Some("1"))),
            "VERTEX" => ring.push(point(10)),
            "SEQEND" => drawing.layer(layer).push(Shape::Closed(std::mem::take(&mut ring))),
            _ => {}
        }
    }
    drawing
}
