//! Numbers and outlines as SVG writes them.

use kurbo::PathEl;

use crate::scene::{Affine, BezPath, Point};

/// A number with at most four decimals, a tenth of a micrometre, and none that say nothing.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    // What is rounded to nothing has no sign.
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A factor, with the decimals that a small scale needs.
fn factor(value: f64) -> String {
    let text = format!("{value:.8}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// The `transform` of an element.
pub(super) fn matrix(transform: Affine) -> String {
    let [turn @ .., x, y] = transform.as_coeffs();
    let turn: Vec<String> = turn.iter().map(|&value| factor(value)).collect();
    format!("matrix({} {} {})", turn.join(" "), number(x), number(y))
}

/// The `d` of a path.
pub(super) fn outline(path: &BezPath) -> String {
    let mut parts = Vec::new();
    let points = |letter: char, points: &[Point]| {
        let places: Vec<String> =
            points.iter().map(|point| format!("{} {}", number(point.x), number(point.y))).collect();
        format!("{letter}{}", places.join(" "))
    };
    for element in path.elements() {
        parts.push(match *element {
            PathEl::MoveTo(to) => points('M', &[to]),
            PathEl::LineTo(to) => points('L', &[to]),
            PathEl::QuadTo(handle, to) => points('Q', &[handle, to]),
            PathEl::CurveTo(first, second, to) => points('C', &[first, second, to]),
            PathEl::ClosePath => "Z".to_owned(),
        });
    }
    parts.join("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_never_negative_nothing() {
        let cases =
            [(0.0, "0"), (-0.0, "0"), (-0.000_01, "0"), (1.5, "1.5"), (10.0, "10"), (0.123_46, "0.1235")];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
    }

    #[test]
    fn an_outline_keeps_its_kinds_of_segments() {
        let mut path = BezPath::new();
        path.move_to((1.0, 2.0));
        path.line_to((3.0, 2.0));
        path.quad_to((4.0, 2.0), (4.0, 3.0));
        path.curve_to((4.0, 4.0), (3.0, 5.0), (1.0, 5.25));
        path.close_path();
        assert_eq!(outline(&path), "M1 2L3 2Q4 2 4 3C4 4 3 5 1 5.25Z");
    }
}
