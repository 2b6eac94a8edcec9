//! Content as krilla writes it, in fewer bytes: numbers rounded to what paper shows, glyph numbers as bytes, and no settings
//! that change nothing.

use crate::render::pdf::numbers;

/// Numbers are read in millionths.
const READ: i64 = 1_000_000;
/// By how much of a millimetre a letter may stand beside its place: a fiftieth of a dot at 600 dpi would be better than any eye,
/// but then each pair of letters of a small type would be pulled together by itself.
const ASIDE: f64 = 0.008;

/// The content with every operation in its place.
pub(super) fn tighten(content: &[u8]) -> Vec<u8> {
    let mut tight = TightContent { out: Vec::with_capacity(content.len() / 2), size: 10.0 };
    let mut reader = ContentReader { rest: content };
    let mut operands: Vec<Operand<'_>> = Vec::new();
    while let Some(operand) = reader.next() {
        if let Operand::Word(operator) = operand {
            tight.operation(operator, &operands);
            operands.clear();
        } else {
            operands.push(operand);
        }
    }
    tight.out
}

/// What stands in a content.
#[derive(Clone, Copy)]
enum Operand<'a> {
    /// A number, in millionths.
    Number(i64),
    /// A string, an array, a dictionary or a name, as it is written.
    Written(&'a [u8]),
    /// An operator.
    Word(&'a [u8]),
}

/// Takes content apart.
struct ContentReader<'a> {
    rest: &'a [u8],
}

impl<'a> ContentReader<'a> {
    fn next(&mut self) -> Option<Operand<'a>> {
        self.rest = self.rest.trim_ascii_start();
        let first = *self.rest.first()?;
        let length = match first {
            b'0'..=b'9' | b'-' | b'+' | b'.' => {
                let (value, length) = number(self.rest);
                self.rest = &self.rest[length..];
                return Some(Operand::Number(value));
            }
            b'(' | b'[' | b'<' => enclosed(self.rest),
            b'/' => 1 + self.rest[1..].iter().take_while(|byte| is_regular(**byte)).count(),
            _ => self.rest.iter().take_while(|byte| is_regular(**byte)).count().max(1),
        };
        let (token, rest) = self.rest.split_at(length);
        self.rest = rest;
        let is_operator = first.is_ascii_alphabetic() || matches!(first, b'\'' | b'"');
        Some(if is_operator { Operand::Word(token) } else { Operand::Written(token) })
    }
}

/// Whether a byte can stand in a name or a number.
fn is_regular(byte: u8) -> bool {
    !byte.is_ascii_whitespace() && !b"()<>[]{}/%\0".contains(&byte)
}

/// The length of a string, an array or a dictionary.
fn enclosed(text: &[u8]) -> usize {
    let (mut depth, mut strings, mut at) = (0_usize, 0_usize, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' if strings > 0 => at += 1,
            b'(' => strings += 1,
            b')' => strings = strings.saturating_sub(1),
            b'[' | b'<' if strings == 0 => depth += 1,
            b']' | b'>' if strings == 0 => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
        if depth == 0 && strings == 0 {
            break;
        }
    }
    at.min(text.len())
}

/// A number in millionths, and its length.
fn number(text: &[u8]) -> (i64, usize) {
    let (mut value, mut unit, mut at) = (0_i64, READ, 0);
    let mut is_decimal = false;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'0'..=b'9' => {
                let digit = i64::from(byte - b'0');
                if is_decimal {
                    unit /= 10;
                    value += digit * unit;
                } else {
                    value = value.saturating_mul(10).saturating_add(digit * READ);
                }
            }
            b'.' => is_decimal = true,
            b'-' | b'+' if at == 0 => {}
            _ => break,
        }
        at += 1;
    }
    (if text[0] == b'-' { -value } else { value }, at)
}

/// Content that is being written.
struct TightContent {
    out: Vec<u8>,
    /// Size of the type in millimetres.
    size: f64,
}

impl TightContent {
    fn operation(&mut self, operator: &[u8], operands: &[Operand<'_>]) {
        // Text is filled unless something else was asked for, and nothing ever is.
        if let (b"Tr", [Operand::Number(0)]) = (operator, operands) {
            return;
        }
        if let (b"Tf", [_, Operand::Number(size)]) = (operator, operands) {
            self.size = *size as f64 / READ as f64;
        }
        if let (b"TJ", [Operand::Written(array)]) = (operator, operands) {
            self.positioned(array);
            return;
        }
        for (nth, operand) in operands.iter().enumerate() {
            match operand {
                // A page is 300 mm long: its scale needs more digits than its places.
                Operand::Number(value) if operator == b"cm" && nth < 4 => self.number(*value, 5),
                Operand::Number(value) => self.number(*value, 3),
                Operand::Written([b'(', ..]) if operator == b"Tj" => {
                    if let Operand::Written(string) = operand {
                        let mut bytes = Vec::new();
                        unescaped(string, &mut bytes);
                        self.string(&bytes);
                    }
                }
                Operand::Written(token) | Operand::Word(token) => {
                    if token.first().is_some_and(|first| is_regular(*first)) {
                        self.apart();
                    }
                    self.out.extend_from_slice(token);
                }
            }
        }
        self.apart();
        self.out.extend_from_slice(operator);
    }

    /// Parts what would else be read as one.
    fn apart(&mut self) {
        if self.out.last().is_some_and(|last| is_regular(*last)) {
            self.out.push(b' ');
        }
    }

    fn number(&mut self, millionths: i64, decimals: u8) {
        self.apart();
        let unit = 10_i64.pow(6 - u32::from(decimals));
        let rounded = (millionths + millionths.signum() * unit / 2) / unit;
        numbers::push(&mut self.out, rounded, decimals.into());
    }

    /// Glyphs pulled together and pushed apart, by thousandths of the type size. What is too little to be seen is kept until
    /// it is enough.
    fn positioned(&mut self, array: &[u8]) {
        let enough = (ASIDE / self.size.abs().max(1e-6) * 1000.0 * READ as f64) as i64;
        let mut reader = ContentReader { rest: array.get(1..array.len() - 1).unwrap_or_default() };
        let (mut held, mut glyphs) = (0, Vec::new());
        let mut is_open = false;
        while let Some(part) = reader.next() {
            match part {
                Operand::Number(by) => held += by,
                Operand::Written(string) | Operand::Word(string) => {
                    if held.abs() > enough {
                        let whole = (held + held.signum() * READ / 2) / READ;
                        held -= whole * READ;
                        self.show(&mut glyphs, &mut is_open);
                        numbers::push(&mut self.out, whole, 0);
                    }
                    unescaped(string, &mut glyphs);
                }
            }
        }
        if is_open {
            self.show(&mut glyphs, &mut is_open);
            self.out.extend_from_slice(b"]TJ");
        } else {
            self.string(&glyphs);
            self.out.extend_from_slice(b"Tj");
        }
    }

    /// The glyphs so far, as a part of an array.
    fn show(&mut self, glyphs: &mut Vec<u8>, is_open: &mut bool) {
        if !*is_open {
            self.out.push(b'[');
            *is_open = true;
        }
        if !glyphs.is_empty() {
            self.string(glyphs);
            glyphs.clear();
        }
    }

    fn string(&mut self, bytes: &[u8]) {
        self.out.push(b'(');
        for &byte in bytes {
            match byte {
                b'(' | b')' | b'\\' => self.out.extend_from_slice(&[b'\\', byte]),
                // Readers take an end of line as they like.
                b'\r' => self.out.extend_from_slice(b"\\r"),
                b'\n' => self.out.extend_from_slice(b"\\n"),
                _ => self.out.push(byte),
            }
        }
        self.out.push(b')');
    }
}

/// The bytes that a string stands for.
fn unescaped(string: &[u8], out: &mut Vec<u8>) {
    if string.first() == Some(&b'<') {
        let digit = |byte: &u8| char::from(*byte).to_digit(16).map(|digit| digit as u8);
        let digits: Vec<u8> = string.iter().filter_map(digit).collect();
        out.extend(digits.chunks(2).map(|pair| pair[0] * 16 + pair.get(1).unwrap_or(&0)));
        return;
    }
    let mut rest = string.get(1..string.len() - 1).unwrap_or_default();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first != b'\\' {
            out.push(*first);
            continue;
        }
        let octal = rest.iter().take(3).take_while(|byte| (b'0'..=b'7').contains(*byte)).count();
        if octal > 0 {
            let value = rest[..octal].iter().fold(0_u32, |value, byte| value * 8 + u32::from(byte - b'0'));
            out.push(value as u8);
            rest = &rest[octal..];
        } else if let [escaped, after @ ..] = rest {
            rest = after;
            match escaped {
                b'n' => out.push(b'\n'),
                b'r' => out.push(b'\r'),
                b't' => out.push(b'\t'),
                b'b' => out.push(8),
                b'f' => out.push(12),
                b'\n' => {}
                other => out.push(*other),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::tighten;

    fn tight(content: &str) -> String {
        tighten(content.as_bytes()).iter().map(|byte| char::from(*byte)).collect()
    }

    #[test]
    fn numbers_are_rounded_and_nothing_runs_together() {
        assert_eq!(
            tight("q 2.8346457 0 0 -2.8346457 454.96063 561.2598 cm/c0 cs 0.56078434 1 0.12156863 scn\nh\nf\nQ"),
            "q 2.83465 0 0 -2.83465 454.961 561.26 cm/c0 cs .561 1 .122 scn h f Q"
        );
        assert_eq!(
            tight("/Span<</MCID 0>>BDC\nq[4 1.3]0 d 7.25 M -0.0004 2 m\nQ\nEMC"),
            "/Span<</MCID 0>>BDC q[4 1.3]0 d 7.25 M 0 2 m Q EMC"
        );
    }

    #[test]
    fn glyphs_are_bytes_and_keep_their_place() {
        // Size 4 mm: less than 2 thousandths can't be seen.
        assert_eq!(
            tight("BT 0 Tr/f0 4 Tf 1 0 0 -1 28.14838 8.5725 Tm[(\\000A)1(\\000B)-1.5(\\000C)-56.4(\\000\\))]TJ\nET"),
            "BT/f0 4 Tf 1 0 0 -1 28.148 8.573 Tm[(\0A\0B\0C)-57(\0\\))]TJ ET"
        );
        // What was held back is not forgotten.
        assert_eq!(tight("/f0 4 Tf[(a)1.5(b)1.5(c)1.5(d)]TJ"), "/f0 4 Tf[(ab)3(cd)]TJ");
        assert_eq!(tight("/f0 4 Tf(\\015\\050a)Tj"), "/f0 4 Tf(\\r\\(a)Tj");
    }
}
