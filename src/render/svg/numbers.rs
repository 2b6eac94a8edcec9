//! Numbers and outlines as SVG writes them, each behind what is written already: most of a page's drawing is numbers.

use kurbo::PathEl;

use crate::scene::{Affine, BezPath, Point};

/// Returns a number with at most four decimals, a tenth of a micrometre, and without zeros at the end.
pub(super) fn number(value: f64) -> String {
    let mut text = String::new();
    push(&mut text, value);
    text
}

/// Writes what [`number`] returns.
fn push(text: &mut String, value: f64) {
    let Some(units) = ten_thousandths(value) else {
        return push_exact(text, value, 4);
    };
    // A number that is rounded to 0 has no sign.
    if value < 0.0 && units > 0 {
        text.push('-');
    }
    text.push_str(itoa::Buffer::new().format(units / 10_000));
    let (mut rest, mut place) = (units % 10_000, 1_000);
    if rest > 0 {
        text.push('.');
    }
    while rest > 0 {
        text.push(char::from(b'0' + (rest / place) as u8));
        rest %= place;
        place /= 10;
    }
}

/// Returns the nearest number of ten-thousandths, without its sign. `None`: the number is too large, or so close between two of
/// them that only exact arithmetic can tell which is nearer.
fn ten_thousandths(value: f64) -> Option<u64> {
    let scaled = value.abs() * 1e4;
    if scaled.is_nan() || scaled > 1e9 {
        return None;
    }
    let whole = scaled.floor();
    let rest = scaled - whole;
    if (rest - 0.5).abs() < 1e-4 {
        return None;
    }
    Some(whole as u64 + u64::from(rest > 0.5))
}

/// Writes a number with so many decimals at most, by exact arithmetic.
fn push_exact(text: &mut String, value: f64, decimals: usize) {
    let exact = format!("{value:.decimals$}");
    let exact = exact.trim_end_matches('0').trim_end_matches('.');
    text.push_str(if exact == "-0" { "0" } else { exact });
}

/// Returns the `transform` of an element. Its factors have the decimals that a small scale needs.
pub(super) fn matrix(transform: Affine) -> String {
    let [turn @ .., x, y] = transform.as_coeffs();
    let mut text = "matrix(".to_owned();
    for factor in turn {
        push_exact(&mut text, factor, 8);
        text.push(' ');
    }
    push(&mut text, x);
    text.push(' ');
    push(&mut text, y);
    text.push(')');
    text
}

/// Returns the `d` of a path.
pub(super) fn outline(path: &BezPath) -> String {
    let mut text = String::new();
    let mut points = |letter: char, points: &[Point]| {
        text.push(letter);
        for (nth, point) in points.iter().enumerate() {
            if nth > 0 {
                text.push(' ');
            }
            push(&mut text, point.x);
            text.push(' ');
            push(&mut text, point.y);
        }
    };
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => points('M', &[to]),
            PathEl::LineTo(to) => points('L', &[to]),
            PathEl::QuadTo(handle, to) => points('Q', &[handle, to]),
            PathEl::CurveTo(first, second, to) => points('C', &[first, second, to]),
            PathEl::ClosePath => points('Z', &[]),
        }
    }
    text
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
            if ten_thousandths(value).is_some() {
                let mut exact = String::new();
                push_exact(&mut exact, value, 4);
                assert_eq!(number(value), exact, "{value:e}");
            }
        }
        assert!([f64::NAN, 1e300, 0.000_05].into_iter().all(|value| ten_thousandths(value).is_none()));
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
