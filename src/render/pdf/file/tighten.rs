//! Content as krilla writes it, in fewer bytes: numbers rounded to what paper shows, glyph numbers as bytes, and no settings
//! that change nothing.

use super::operands::{ContentReader, Operand, READ, is_regular, unescaped};
use crate::render::pdf::numbers;

/// By how much of a millimetre a letter may stand beside its place: a twentieth of a dot at 600 dpi. What is less is kept until it
/// is more.
const ASIDE: f64 = 0.002;

/// Two decimals are enough where a unit is no longer than this, in points: rounding then moves nothing by more than a
/// two-hundredth of a millimetre.
const LONG: f64 = 72.0 / 25.4 + 0.001;

/// The content of a page with every operation in its place.
pub(super) fn page(content: &[u8]) -> Vec<u8> {
    tighten(content, 1.0)
}

/// The content of a form, of which nobody knows here how large it is drawn.
pub(super) fn form(content: &[u8]) -> Vec<u8> {
    tighten(content, f64::INFINITY)
}

/// A content of which a unit is so many points long.
fn tighten(content: &[u8], unit: f64) -> Vec<u8> {
    let mut tight = TightContent { unit, ..TightContent::new(content.len() / 2) };
    let mut reader = ContentReader::new(content);
    let mut operands: Vec<Operand<'_>> = Vec::new();
    while let Some(operand) = reader.next() {
        if let Operand::Word(operator) = operand {
            tight.operation(operator, &operands);
            operands.clear();
        } else {
            operands.push(operand);
        }
    }
    tight.release();
    tight.out
}

/// Content that is being written.
struct TightContent {
    out: Vec<u8>,
    /// How long a unit is before any map, in points.
    unit: f64,
    /// Size of the type in millimetres.
    size: f64,
    /// The blocks that are open.
    blocks: Vec<ContentBlock>,
    /// A block whose end has not been written, for the next may go on in it.
    held: Option<ContentBlock>,
    /// Whether a block has been begun of which nothing is written yet.
    is_begun: bool,
}

/// What stands between `q` and `Q`. krilla writes everything in a block of its own, with the same map and the same settings
/// again and again.
#[derive(Default)]
struct ContentBlock {
    /// Its map, as it is written, in millionths; none if it does more than to paint.
    map: Option<[i64; 6]>,
    /// The map that was asked for: the same, but text may be elsewhere.
    asked: [i64; 6],
    /// The settings that the reader holds.
    have: BlockSettings,
    /// The settings that were asked for.
    want: BlockSettings,
    /// The start of a colour: its space.
    space: Vec<u8>,
    /// How long a unit is, in points.
    unit: f64,
}

/// Settings as they are written; those of lines are the standard's own where they are empty.
#[derive(Clone, Default, PartialEq)]
struct BlockSettings {
    fill: Vec<u8>,
    stroke: Vec<u8>,
    font: Vec<u8>,
    lines: [Vec<u8>; 5],
}

/// The settings of lines, and what a reader begins with.
const LINES: [(&[u8], &[u8]); 5] =
    [(b"w", b"1 w"), (b"M", b"10 M"), (b"J", b"0 J"), (b"j", b"0 j"), (b"d", b"[]0 d")];

impl TightContent {
    fn new(room: usize) -> Self {
        Self {
            out: Vec::with_capacity(room),
            unit: f64::INFINITY,
            size: 10.0,
            blocks: Vec::new(),
            held: None,
            is_begun: false,
        }
    }

    fn operation(&mut self, operator: &[u8], operands: &[Operand<'_>]) {
        if self.is_begun {
            self.is_begun = false;
            if self.begin(operator, operands) {
                return;
            }
        }
        match operator {
            b"q" => self.is_begun = true,
            b"Q" => {
                self.release();
                match self.blocks.pop() {
                    Some(block) if block.map.is_some() => self.held = Some(block),
                    _ => self.write(operator, operands),
                }
            }
            // What a text belongs to has nothing to do with how it is painted.
            b"BDC" | b"BMC" | b"EMC" => self.write(operator, operands),
            _ => {
                self.release();
                if !self.setting(operator, operands) {
                    self.prepare(operator);
                    self.paint(operator, operands);
                }
            }
        }
    }

    /// The first operation of a block. True if that was all of it.
    fn begin(&mut self, operator: &[u8], operands: &[Operand<'_>]) -> bool {
        let map = numbers_of(operands);
        let is_map = operator == b"cm" && operands.len() == 6;
        if let Some(mut held) = self.held.take() {
            let is_turned_alike =
                held.map.is_some_and(|known| known[..4] == map[..4] && determinant(map) != 0.0);
            if is_map && is_turned_alike {
                held.asked = map;
                held.want = BlockSettings::default();
                self.blocks.push(held);
                return true;
            }
            self.write(b"Q", &[]);
        }
        self.write(b"q", &[]);
        let unit = self.unit() * if is_map { longer(map) } else { 1.0 };
        self.blocks.push(ContentBlock {
            map: is_map.then_some(map),
            asked: map,
            unit,
            ..ContentBlock::default()
        });
        if is_map {
            self.write(operator, operands);
        }
        is_map
    }

    /// Ends the block that was held.
    fn release(&mut self) {
        if self.held.take().is_some() {
            self.write(b"Q", &[]);
        }
    }

    /// Takes down a setting of a block that only paints; false if it is no such setting.
    fn setting(&mut self, operator: &[u8], operands: &[Operand<'_>]) -> bool {
        let Some(block) = self.blocks.last_mut().filter(|block| block.map.is_some()) else { return false };
        let written = |start: Vec<u8>| {
            let mut tight = TightContent { out: start, ..TightContent::new(0) };
            tight.write(operator, operands);
            tight.out
        };
        match operator {
            b"cs" | b"CS" => block.space = written(Vec::new()),
            b"scn" => block.want.fill = written(std::mem::take(&mut block.space)),
            b"SCN" => block.want.stroke = written(std::mem::take(&mut block.space)),
            b"Tf" => {
                block.want.font = written(Vec::new());
                if let [_, Operand::Number(size)] = operands {
                    self.size = *size as f64 / READ as f64;
                }
            }
            // Text is filled unless something else was asked for, and nothing ever is.
            b"Tr" if matches!(operands, [Operand::Number(0)]) => {}
            _ => {
                let Some(line) = LINES.iter().position(|(word, _)| *word == operator) else { return false };
                block.want.lines[line] = written(Vec::new());
            }
        }
        true
    }

    /// Writes settings that the next operation needs and that the reader doesn't have.
    fn prepare(&mut self, operator: &[u8]) {
        let Some(mut block) = self.blocks.pop() else { return };
        let is_text = matches!(operator, b"BT" | b"ET" | b"Tm" | b"Tj" | b"TJ");
        if let Some(map) = block.map {
            if !is_text && map != block.asked {
                // Only text can do without its own map.
                self.write(b"Q", &[]);
                self.write(b"q", &[]);
                let operands = block.asked.map(Operand::Number);
                self.write(b"cm", &operands);
                block.map = Some(block.asked);
                block.have = BlockSettings::default();
            }
            let BlockSettings { fill, stroke, font, lines } = &mut block.have;
            let mut put = |have: &mut Vec<u8>, want: &[u8], standard: &[u8]| {
                let want = if want.is_empty() { standard } else { want };
                let is_held = have == want || (have.is_empty() && want == standard);
                if !is_held {
                    if want.first().is_some_and(|first| is_regular(*first)) {
                        self.apart();
                    }
                    self.out.extend_from_slice(want);
                    want.clone_into(have);
                }
            };
            put(fill, &block.want.fill, &[]);
            put(stroke, &block.want.stroke, &[]);
            if operator != b"BT" {
                put(font, &block.want.font, &[]);
            }
            if !block.want.stroke.is_empty() {
                for ((have, want), (_, standard)) in lines.iter_mut().zip(&block.want.lines).zip(&LINES) {
                    put(have, want, standard);
                }
            }
        }
        // What can't be taken back ends with its block.
        if matches!(operator, b"gs" | b"cm" | b"W" | b"W*" | b"Tr" | b"ri" | b"i") {
            block.map = None;
        }
        self.blocks.push(block);
    }

    fn paint(&mut self, operator: &[u8], operands: &[Operand<'_>]) {
        match (operator, operands) {
            (b"TJ", [Operand::Written(array)]) => self.positioned(array),
            (b"cm", _) => {
                self.write(operator, operands);
                if let Some(block) = self.blocks.last_mut() {
                    block.unit *= longer(numbers_of(operands));
                }
            }
            (b"Tm", [start @ .., Operand::Number(x), Operand::Number(y)]) => {
                let (mut x, mut y) = (*x, *y);
                if let Some(ContentBlock { map: Some(map), asked, .. }) = self.blocks.last()
                    && map != asked
                {
                    let (right, up) = within(*map, [asked[4] - map[4], asked[5] - map[5]]);
                    (x, y) = (x + right, y + up);
                }
                let end = [Operand::Number(x), Operand::Number(y)];
                self.write(operator, &[start, &end].concat());
            }
            _ => self.write(operator, operands),
        }
    }

    /// How long a unit is here, in points.
    fn unit(&self) -> f64 {
        self.blocks.last().map_or(self.unit, |block| block.unit)
    }

    /// Writes an operation as it is.
    fn write(&mut self, operator: &[u8], operands: &[Operand<'_>]) {
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

    /// Lengths of dashes and gaps.
    fn dash(&mut self, array: &[u8]) {
        self.out.push(b'[');
        let mut lengths = ContentReader::new(array.get(1..array.len() - 1).unwrap_or_default());
        while let Some(Operand::Number(length)) = lengths.next() {
            self.number(length, 3);
        }
        self.out.push(b']');
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

/// The numbers of a map.
fn numbers_of(operands: &[Operand<'_>]) -> [i64; 6] {
    let mut map = [0; 6];
    for (part, operand) in map.iter_mut().zip(operands) {
        if let Operand::Number(value) = operand {
            *part = *value;
        }
    }
    map
}

/// By how much lengths grow under a map, at most.
fn longer(map: [i64; 6]) -> f64 {
    let [a, b, c, d, ..] = map.map(|part| part as f64 / READ as f64);
    a.hypot(b).max(c.hypot(d))
}

/// By how much areas grow under a map.
fn determinant([a, b, c, d, ..]: [i64; 6]) -> f64 {
    a as f64 * d as f64 - b as f64 * c as f64
}

/// A way outside of a map as it is inside.
fn within(map: [i64; 6], way: [i64; 2]) -> (i64, i64) {
    let [a, b, c, d, ..] = map.map(|part| part as f64);
    let ([right, up], share) = (way.map(|part| part as f64), READ as f64 / determinant(map));
    (((d * right - c * up) * share).round() as i64, ((a * up - b * right) * share).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::page;

    fn tight(content: &str) -> String {
        page(content.as_bytes()).iter().map(|byte| char::from(*byte)).collect()
    }

    #[test]
    fn numbers_are_rounded_and_nothing_runs_together() {
        assert_eq!(
            tight(
                "q 2.8346457 0 0 -2.8346457 454.96063 561.2598 cm/c0 cs 0.56078434 1 0.12156863 scn\nh\nf\nQ"
            ),
            "q 2.83465 0 0 -2.83465 454.961 561.26 cm/c0 cs .561 1 .122 scn h f Q"
        );
        assert_eq!(
            tight("/Span<</MCID 0>>BDC\nq[4 1.3]0 d 7.25 M -0.0004 2 m\nQ\nEMC"),
            "/Span<</MCID 0>>BDC q[4 1.3]0 d 7.25 M 0 2 m Q EMC"
        );
    }

    #[test]
    fn what_is_painted_alike_stands_in_one_block() {
        let line = "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l\nS\nQ\n";
        let other = "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 5 w 0 0 m 1 0 l\nS\nQ\n";
        assert_eq!(
            tight(&format!("{line}EMC/Artifact BMC {line}{other}")),
            "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S EMC/Artifact BMC 0 0 m 1 0 l S \
             5 w 0 J 0 0 m 1 0 l S Q"
        );
        // A line of text goes where its own block would have put it: 4 points to the right and 6 up are 2 and 3 of its units.
        let text = "q 2 0 0 -2 14 26 cm/c0 cs 0 0 0 scn BT/f0 4 Tf 1 0 0 -1 7 9 Tm(a)Tj ET Q";
        assert_eq!(
            tight(&format!("{line}{text}")),
            "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S/c0 cs 0 0 0 scn BT/f0 4 Tf 1 0 0 -1 9 6 Tm(a)Tj ET Q"
        );
        // The same on a page that is turned: 6 points to the left are 3 of its units down, 4 up are 2 to the right.
        let turned = tight(
            "q 0 2 2 0 10 20 cm/f0 4 Tf BT 1 0 0 -1 0 0 Tm(a)Tj ET Q q 0 2 2 0 4 24 cm BT 1 0 0 -1 0 0 Tm(a)Tj ET Q",
        );
        assert!(turned.ends_with("ET BT 1 0 0 -1 2 -3 Tm(a)Tj ET Q"), "{turned}");
        // A drawing elsewhere has a block of its own, and so has what is seen through something.
        assert_eq!(
            tight(&format!("{line}q 2 0 0 -2 10 30 cm/c0 cs 0 0 0 scn 0 0 m 1 1 l f Q")),
            "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S Q q 2 0 0 -2 10 30 cm/c0 cs 0 0 0 scn 0 0 m 1 1 l f Q"
        );
        assert_eq!(
            tight("q 2 0 0 -2 0 0 cm/g0 gs 0 0 m Q q 2 0 0 -2 0 0 cm 0 0 m Q"),
            "q 2 0 0 -2 0 0 cm/g0 gs 0 0 m Q q 2 0 0 -2 0 0 cm 0 0 m Q"
        );
    }

    #[test]
    fn glyphs_are_bytes_and_keep_their_place() {
        // A block of text, its size in millimetres.
        let block = |size: u8, text: &str| {
            let all = tight(&format!("q 3 0 0 -3 0 0 cm BT 0 Tr/f0 {size} Tf 1 0 0 -1 0 0 Tm{text} ET Q"));
            let start = format!("q 3 0 0 -3 0 0 cm BT/f0 {size} Tf 1 0 0 -1 0 0 Tm");
            all.strip_prefix(&start).and_then(|rest| rest.strip_suffix(" ET Q")).expect("a block").to_owned()
        };
        // What rounding takes is given back: 56.4 and half of one.
        assert_eq!(
            block(4, "[(\\000A)1(\\000B)-1.5(\\000C)-56.4(\\000\\))]TJ"),
            "[(\0A)1(\0B)-2(\0C)-56(\0\\))]TJ"
        );
        // Less than 2 thousandths of a millimetre can't be seen, but it is not forgotten.
        assert_eq!(block(1, "[(a)1.5(b)1.5(c)1.5(d)]TJ"), "[(ab)3(cd)]TJ");
        assert_eq!(block(1, "[(a)1.5(b)]TJ"), "(ab)Tj");
        assert_eq!(block(1, "(\\015\\050a)Tj"), "(\\r\\(a)Tj");
    }
}
