//! Numbers as a PDF takes them, in as few bytes as can be.

/// Writes a number of which the last `decimals` digits are decimals, no zeros before the point or at the end.
pub(super) fn push(out: &mut Vec<u8>, value: i64, decimals: usize) {
    let mut digits = [b'0'; 24];
    let (mut at, mut rest, mut place) = (digits.len(), value.unsigned_abs(), 0);
    let mut is_written = false;
    while rest > 0 || place < decimals {
        let digit = (rest % 10) as u8;
        rest /= 10;
        // Zeros at the end of the decimals say nothing.
        if is_written || digit > 0 || place >= decimals {
            at -= 1;
            digits[at] = b'0' + digit;
            is_written = true;
        }
        place += 1;
        if place == decimals && is_written {
            at -= 1;
            digits[at] = b'.';
        }
    }
    if !is_written {
        out.push(b'0');
        return;
    }
    if value < 0 {
        out.push(b'-');
    }
    out.extend_from_slice(&digits[at..]);
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
            (70, 0, "70"),
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
