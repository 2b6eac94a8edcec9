//! Numbers as a PDF takes them, in as few bytes as possible.

/// Writes a number whose last `decimals` digits are its decimals, without zeros before the point or at the end.
pub(super) fn push(out: &mut Vec<u8>, value: i64, decimals: usize) {
    if value < 0 {
        out.push(b'-');
    }
    // Zeros at the end of the decimals are left out.
    let (mut rest, mut decimals) = (value.unsigned_abs(), decimals);
    while decimals > 0 && rest.is_multiple_of(10) {
        rest /= 10;
        decimals -= 1;
    }
    if decimals == 0 && rest < 10_000 {
        small(out, rest as u32);
        return;
    }
    let mut buffer = itoa::Buffer::new();
    let digits = buffer.format(rest).as_bytes();
    if decimals == 0 {
        out.extend_from_slice(digits);
        return;
    }
    let (whole, part) = digits.split_at(digits.len().saturating_sub(decimals));
    out.extend_from_slice(whole);
    out.push(b'.');
    out.extend(std::iter::repeat_n(b'0', decimals - part.len()));
    out.extend_from_slice(part);
}

/// Writes a number below 10,000, as nearly all places in a drawing are.
fn small(out: &mut Vec<u8>, number: u32) {
    let digit = |tens: u32| b'0' + (number / tens % 10) as u8;
    if number >= 1000 {
        out.push(digit(1000));
    }
    if number >= 100 {
        out.push(digit(100));
    }
    if number >= 10 {
        out.push(digit(10));
    }
    out.push(digit(1));
}

/// Writes a number rounded to so many decimals.
pub(super) fn push_rounded(out: &mut Vec<u8>, value: f64, decimals: usize) {
    const TENS: [f64; 8] = [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7];
    push(out, (value * TENS[decimals]).round() as i64, decimals);
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_are_short_and_right() {
        let written = |value, decimals| {
            let mut out = Vec::new();
            super::push(&mut out, value, decimals);
            String::from_utf8(out).expect("digits")
        };
        let cases = [
            (0, 0, "0"),
            (0, 3, "0"),
            (-0, 2, "0"),
            (5, 3, ".005"),
            (-5, 3, "-.005"),
            (1500, 3, "1.5"),
            (1000, 3, "1"),
            (10_000, 3, "10"),
            (-250, 2, "-2.5"),
            (1_002, 3, "1.002"),
            (7, 0, "7"),
            (70, 0, "70"),
            (-9_005, 0, "-9005"),
            (9_999, 0, "9999"),
            (10_000, 0, "10000"),
            (i64::MAX, 0, "9223372036854775807"),
        ];
        for (value, decimals, wanted) in cases {
            assert_eq!(written(value, decimals), wanted, "{value} with {decimals}");
        }
        let mut out = Vec::new();
        super::push_rounded(&mut out, -2.834_645_7, 5);
        assert_eq!(out, b"-2.83465");
    }
}
