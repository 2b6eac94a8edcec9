//! Content as krilla writes it, taken apart into operators and the operands before them.

/// Factor of numbers as they are read: in millionths.
pub(super) const READ: i64 = 1_000_000;

/// Token of a content.
#[derive(Clone, Copy)]
pub(super) enum Operand<'a> {
    /// A number, in millionths.
    Number(i64),
    /// A string, an array, a dictionary or a name, as it is written.
    Written(&'a [u8]),
    /// An operator.
    Word(&'a [u8]),
}

/// Reader that takes content apart.
#[derive(Clone, Copy)]
pub(super) struct ContentReader<'a> {
    rest: &'a [u8],
}

impl<'a> ContentReader<'a> {
    pub(super) const fn new(content: &'a [u8]) -> Self {
        Self { rest: content }
    }

    /// Returns the bytes that have not been read yet.
    pub(super) const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Returns the next token; `None`: the content is at its end.
    pub(super) fn next(&mut self) -> Option<Operand<'a>> {
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

/// Returns whether a byte can stand in a name or a number.
pub(super) fn is_regular(byte: u8) -> bool {
    REGULAR[usize::from(byte)]
}

/// Table that tells of each byte whether it can stand in a name or a number.
const REGULAR: [bool; 256] = {
    let mut regular = [true; 256];
    let others = b" \t\n\x0c\r\0()<>[]{}/%";
    let mut nth = 0;
    while nth < others.len() {
        regular[others[nth] as usize] = false;
        nth += 1;
    }
    regular
};

/// Returns the length of a string, an array or a dictionary in bytes.
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

/// Returns a number in millionths, and its length in bytes.
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

/// Appends the bytes that a string stands for to `out`.
pub(super) fn unescaped(string: &[u8], out: &mut Vec<u8>) {
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
