//! Operations, numbers and strings in as few bytes as possible.

use super::{LONG, TightContent};
use crate::render::pdf::file::operands::{ContentReader, Operand, READ, is_regular, unescaped};
use crate::render::pdf::numbers;

/// Distance in millimetres that a letter may stand beside its place: a twentieth of a dot at 600 dpi. Smaller shifts are added up
/// until they are more.
const ASIDE: f64 = 0.002;

impl TightContent {
    /// Writes an operation as it is.
    pub(super) fn write(&mut self, operator: &[u8], operands: &[Operand<'_>]) {
        let is_path = matches!(operator, b"m" | b"l" | b"c" | b"v" | b"y" | b"re");
        let decimals = if is_path && self.unit() <= LONG { 2 } else { 3 };
        for (nth, operand) in operands.iter().enumerate() {
            match operand {
                // A page is 300 mm long: its scale needs more digits than its places.
                Operand::Number(value) if operator == b"cm" && nth < 4 => self.number(*value, 5),
                Operand::Number(value) => self.number(*value, decimals),
                Operand::Written(array @ [b'[', ..]) if operator == b"d" => self.dash(array),
                Operand::Written(string @ [b'(', ..]) if operator == b"Tj" => {
                    let mut bytes = Vec::new();
                    unescaped(string, &mut bytes);
                    self.string(&bytes);
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

    /// Writes the lengths of dashes and gaps.
    fn dash(&mut self, array: &[u8]) {
        self.out.push(b'[');
        let mut lengths = ContentReader::new(array.get(1..array.len() - 1).unwrap_or_default());
        while let Some(Operand::Number(length)) = lengths.next() {
            self.number(length, 3);
        }
        self.out.push(b']');
    }

    /// Writes a space between two words that would else be read as one.
    pub(super) fn apart(&mut self) {
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

    /// Writes glyphs, pulled together and pushed apart by thousandths of the type size. Shifts too small to be seen are added up
    /// until they are large enough.
    pub(super) fn positioned(&mut self, array: &[u8]) {
        let enough = (ASIDE / self.size.abs().max(1e-6) * 1000.0 * READ as f64) as i64;
        let mut reader = ContentReader::new(array.get(1..array.len() - 1).unwrap_or_default());
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

    /// Writes the glyphs so far as a part of an array.
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
                // Readers may change an end of line, so it is escaped.
                b'\r' => self.out.extend_from_slice(b"\\r"),
                b'\n' => self.out.extend_from_slice(b"\\n"),
                _ => self.out.push(byte),
            }
        }
        self.out.push(b')');
    }
}
