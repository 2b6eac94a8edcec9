//! Numbers and outlines as SVG writes them.

use kurbo::PathEl;

use crate::scene::{Affine, BezPath, Point};

/// Returns a number with at most four decimals, a tenth of a micrometre, and without zeros at the end.
pub(super) fn number(value: f64) -> String {
    let text = quick(value).unwrap_or_else(|| format!("{value:.4}"));
    let text = text.trim_end_matches('0').trim_end_matches('.');
    // A number that is rounded to 0 has no sign.
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Returns the same as `{value:.4}` in a quarter of the time, for most of a page's drawing is numbers; `None`: the number is too
/// large, or so close between two ten-thousandths that only exact arithmetic can tell which is nearer.
fn quick(value: f64) -> Option<String> {
    let scaled = value.abs() * 1e4;
    if scaled.is_nan() || scaled > 1e9 {
        return None;
    }
    let whole = scaled.floor();
    let rest = scaled - whole;
    if (rest - 0.5).abs() < 1e-4 {
        return None;
    }
    let units = whole as u64 + u64::from(rest > 0.5);
    let sign = if value < 0.0 { "-" } else { "" };
    Some(format!("{sign}{}.{:04}", units / 10_000, units % 10_000))
}

/// Returns a factor, with the decimals that a small scale needs.
fn factor(value: f64) -> String {
    let text = format!("{value:.8}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Returns the `transform` of an element.
pub(super) fn matrix(transform: Affine) -> String {
    let [turn @ .., x, y] = transform.as_coeffs();
    let turn: Vec<String> = turn.iter().map(|&value| factor(value)).collect();
    format!("matrix({} {} {})", turn.join(" "), number(x), number(y))
}

/// Returns the `d` of a path.
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
    fn quick_numbers_are_the_exact_ones() {
        let steps = (-40_000..40_000).map(|nth| f64::from(nth) * 0.007_3);
        let ties = (-2_000..2_000).map(|nth| f64::from(nth) * 0.000_05);
        for value in steps.chain(ties).chain([12_345.678_9, 99_999.999_99, -0.000_049]) {
            if let Some(text) = quick(value) {
                assert_eq!(text, format!("{value:.4}"), "{value:e}");
            }
        }
        assert!(quick(f64::NAN).is_none() && quick(1e300).is_none() && quick(0.000_05).is_none());
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
