//! Content as krilla writes it, in fewer bytes: numbers rounded to what paper shows, glyph numbers as bytes, and no settings
//! that change nothing.

mod writing;

use super::operands::{ContentReader, Operand, READ, is_regular};

/// Longest unit, in points, for which two decimals are enough: rounding then moves nothing by more than a
/// two-hundredth of a millimetre.
const LONG: f64 = 72.0 / 25.4 + 0.001;

/// Returns the content of a page in fewer bytes, with every operation in its place.
pub(super) fn page(content: &[u8]) -> Vec<u8> {
    tighten(content, 1.0)
}

/// Returns the content of a form `XObject` in fewer bytes; how large the form is drawn isn't known here.
pub(super) fn form(content: &[u8]) -> Vec<u8> {
    tighten(content, f64::INFINITY)
}

/// Returns content in fewer bytes; `unit` is the length of its unit in points.
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
    /// Length of a unit before any map, in points.
    unit: f64,
    /// Size of the type in millimetres.
    size: f64,
    /// Open blocks, the innermost last. Each operation takes the last one out and puts it back.
    #[allow(clippy::vec_box, reason = "blocks are large, and moved at every operation")]
    blocks: Vec<Box<ContentBlock>>,
    /// Block whose end has not been written, because the next block may continue it.
    held: Option<Box<ContentBlock>>,
    /// Whether a block has been begun of which nothing is written yet.
    is_begun: bool,
}

/// Content between `q` and `Q`. krilla writes each item in a block of its own, and repeats the same map and the same settings
/// in each.
#[derive(Default)]
struct ContentBlock {
    /// Map as it is written, in millionths; `None`: the block does more than paint.
    map: Option<[i64; 6]>,
    /// Map that krilla asked for: the same, but text may be elsewhere.
    asked: [i64; 6],
    /// Settings that the reader holds.
    have: BlockSettings,
    /// Settings that krilla asked for.
    want: BlockSettings,
    /// Operation that sets the space of the next colour.
    space: Vec<u8>,
    /// Length of a unit, in points.
    unit: f64,
}

/// Settings as they are written; an empty setting of lines is the default of the standard.
#[derive(Clone, Default, PartialEq)]
struct BlockSettings {
    /// Space of the colour, and the colour in it; `stroke` likewise.
    fill: [Vec<u8>; 2],
    stroke: [Vec<u8>; 2],
    font: Vec<u8>,
    lines: [Vec<u8>; 5],
}

/// Operators of the settings of lines, with the defaults of a reader.
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
            // Marked content doesn't change how text is painted.
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

    /// Takes the first operation of a block. Returns true if nothing more is to be done for it.
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
        self.blocks.push(Box::new(ContentBlock {
            map: is_map.then_some(map),
            asked: map,
            unit,
            ..ContentBlock::default()
        }));
        if is_map {
            self.write(operator, operands);
        }
        is_map
    }

    /// Writes the end of the block that was held, if there is one.
    fn release(&mut self) {
        if self.held.take().is_some() {
            self.write(b"Q", &[]);
        }
    }

    /// Notes a setting of a block that only paints. Returns false for any other operation.
    fn setting(&mut self, operator: &[u8], operands: &[Operand<'_>]) -> bool {
        let Some(block) = self.blocks.last_mut().filter(|block| block.map.is_some()) else { return false };
        let written_as = |operator: &[u8]| {
            let mut tight = TightContent::new(32);
            tight.write(operator, operands);
            tight.out
        };
        let written = || written_as(operator);
        let is_grey = matches!(operands, [Operand::Number(_)]);
        match operator {
            b"cs" | b"CS" => block.space = written(),
            // A grey has an operator of its own, which needs no colour space.
            b"scn" if is_grey => block.want.fill = [Vec::new(), written_as(b"g")],
            b"SCN" if is_grey => block.want.stroke = [Vec::new(), written_as(b"G")],
            b"scn" => block.want.fill = [std::mem::take(&mut block.space), written()],
            b"SCN" => block.want.stroke = [std::mem::take(&mut block.space), written()],
            b"Tf" => {
                block.want.font = written();
                if let [_, Operand::Number(size)] = operands {
                    self.size = *size as f64 / READ as f64;
                }
            }
            // Text is filled by default, and krilla asks for nothing else.
            b"Tr" if matches!(operands, [Operand::Number(0)]) => {}
            _ => {
                let Some(line) = LINES.iter().position(|(word, _)| *word == operator) else { return false };
                block.want.lines[line] = written();
            }
        }
        true
    }

    /// Writes the settings that the next operation needs and that the reader doesn't have.
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
            for (have, want) in [(fill, &block.want.fill), (stroke, &block.want.stroke)] {
                for (have, want) in have.iter_mut().zip(want) {
                    put(have, want, &[]);
                }
            }
            if operator != b"BT" {
                put(font, &block.want.font, &[]);
            }
            if !block.want.stroke[1].is_empty() {
                for ((have, want), (_, standard)) in lines.iter_mut().zip(&block.want.lines).zip(&LINES) {
                    put(have, want, standard);
                }
            }
        }
        // A change that can't be taken back ends with its block.
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
                if let Some(ContentBlock { map: Some(map), asked, .. }) = self.blocks.last().map(Box::as_ref)
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

    /// Returns the length of a unit here, in points.
    fn unit(&self) -> f64 {
        self.blocks.last().map_or(self.unit, |block| block.unit)
    }
}

/// Returns the numbers of a map.
fn numbers_of(operands: &[Operand<'_>]) -> [i64; 6] {
    let mut map = [0; 6];
    for (part, operand) in map.iter_mut().zip(operands) {
        if let Operand::Number(value) = operand {
            *part = *value;
        }
    }
    map
}

/// Returns by how much lengths grow under a map, at most.
fn longer(map: [i64; 6]) -> f64 {
    let [a, b, c, d, ..] = map.map(|part| part as f64 / READ as f64);
    (a * a + b * b).max(c * c + d * d).sqrt()
}

/// Returns the determinant of a map, by which areas grow, times `READ` squared.
fn determinant([a, b, c, d, ..]: [i64; 6]) -> f64 {
    a as f64 * d as f64 - b as f64 * c as f64
}

/// Returns a vector from outside of a map as it is inside.
fn within(map: [i64; 6], way: [i64; 2]) -> (i64, i64) {
    let [a, b, c, d, ..] = map.map(|part| part as f64);
    let ([right, up], share) = (way.map(|part| part as f64), READ as f64 / determinant(map));
    (((d * right - c * up) * share).round() as i64, ((a * up - b * right) * share).round() as i64)
}

#[cfg(test)]
mod tests;
