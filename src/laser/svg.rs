//! Beds as SVG: millimetres in the size and, by the view box, in every number; a group for each operation, which drawing
//! programs show as a layer. Programs that go by colour tell the operations apart as well.

use super::lines::LaserLine;
use super::{Bed, HAIRLINE, number};
use crate::scene::Point;
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
        let outlines: String = area.outlines().map(|ring| lines(&ring, "Z")).collect();
        text.extend(["<path d=\"", &outlines, "\"/>\n"]);
    }
    text.push_str("</g>\n");
    let layers =
        [("score", "Score", "#0000ff", &bed.layers.score), ("cut", "Cut", "#ff0000", &bed.layers.cut)];
    for (id, label, color, lines) in layers {
        let hairline = number(HAIRLINE);
        layer(&mut text, id, label, &format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"{hairline}\""));
        text.extend(lines.iter().map(element));
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

fn layer(text: &mut String, id: &str, label: &str, look: &str) {
    let _ = writeln!(text, "<g id=\"{id}\" inkscape:label=\"{label}\" inkscape:groupmode=\"layer\" {look}>");
}

/// Returns the commands of lines through points, with `end` behind them.
fn lines(points: &[Point], end: &str) -> String {
    let mut text = String::new();
    for (nth, point) in points.iter().enumerate() {
        text.push(if nth == 0 { 'M' } else { 'L' });
        text.extend([&number(point.x), " ", &number(point.y)]);
    }
    text + end
}

fn element(line: &LaserLine) -> String {
    match line {
        LaserLine::Straight(from, to) => format!("<path d=\"{}\"/>\n", lines(&[*from, *to], "")),
        LaserLine::Closed(points) => format!("<path d=\"{}\"/>\n", lines(points, "Z")),
        LaserLine::Circle { center, radius } => {
            let [x, y, radius] = [center.x, center.y, *radius].map(number);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n")
        }
    }
}
