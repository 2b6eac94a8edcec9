//! Beds as SVG: millimetres in the size and, by the view box, in every number; a group for each operation, which drawing
//! programs show as a layer. Programs that go by colour tell the operations apart as well.

use super::lines::LaserLine;
use super::{Bed, HAIRLINE, number};
use std::fmt::Write as _;

/// Returns the bed as an SVG drawing.
#[must_use]
pub fn svg(bed: &Bed) -> String {
    let (width, height) = (number(bed.size.width), number(bed.size.height));
    let mut text = String::new();
    text.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" \
         width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">"
    );
    text.push_str("<title>Engrave black, score blue, cut red</title>\n");
    layer(&mut text, "engrave", "Engrave", "fill=\"#000000\" fill-rule=\"evenodd\" stroke=\"none\"");
    for area in &bed.layers.engrave {
        text.push_str("<path d=\"");
        for ring in area.outlines() {
            polyline(&mut text, &ring);
        }
        text.push_str("\"/>\n");
    }
    text.push_str("</g>\n");
    let layers =
        [("score", "Score", "#0000ff", &bed.layers.score), ("cut", "Cut", "#ff0000", &bed.layers.cut)];
    for (id, label, color, lines) in layers {
        let hairline = number(HAIRLINE);
        layer(&mut text, id, label, &format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"{hairline}\""));
        for line in lines {
            element(&mut text, line);
        }
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

fn layer(text: &mut String, id: &str, label: &str, look: &str) {
    let _ = writeln!(text, "<g id=\"{id}\" inkscape:label=\"{label}\" inkscape:groupmode=\"layer\" {look}>");
}

fn polyline(text: &mut String, points: &[crate::scene::Point]) {
    for (nth, point) in points.iter().enumerate() {
        let letter = if nth == 0 { 'M' } else { 'L' };
        let _ = write!(text, "{letter}{} {}", number(point.x), number(point.y));
    }
    text.push('Z');
}

fn element(text: &mut String, line: &LaserLine) {
    match line {
        LaserLine::Straight(from, to) => {
            let _ = writeln!(
                text,
                "<path d=\"M{} {}L{} {}\"/>",
                number(from.x),
                number(from.y),
                number(to.x),
                number(to.y)
            );
        }
        LaserLine::Closed(points) => {
            text.push_str("<path d=\"");
            polyline(text, points);
            text.push_str("\"/>\n");
        }
        LaserLine::Circle { center, radius } => {
            let _ = writeln!(
                text,
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                number(center.x),
                number(center.y),
                number(*radius)
            );
        }
    }
}
