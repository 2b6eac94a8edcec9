//! Breaks a paragraph where all its lines together look best.
//!
//! After D. E. Knuth and M. F. Plass, "Breaking Paragraphs into Lines", Software: Practice and Experience 11
//! (1981). Unlike TeX it never gives up: any looseness has a price, and every part may stand on a line of its own.
//! Widths have any one unit.

/// Part of the text that holds together, and what follows it.
#[derive(Clone, Debug)]
pub(super) struct LinePart {
    pub(super) width: f64,
    /// Space to the next part on the same line, and how much it may stretch and shrink.
    pub(super) space: f64,
    pub(super) stretch: f64,
    pub(super) shrink: f64,
    /// Extra width if a line ends after this part: the hyphen.
    pub(super) hyphen: f64,
    /// Width that may hang into the margin if a line ends after this part.
    pub(super) hang: f64,
    /// Number of letters that can be set a little apart from the next one.
    pub(super) letters: usize,
    /// Whether a line may end after this part.
    pub(super) end: LineEnd,
}

/// Whether a line may end after a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    /// A line may end.
    Free,
    /// A line may end, but readers prefer otherwise: after a dash or hyphen of the word.
    Disliked,
    /// A line may end, with a hyphen.
    Hyphen,
    /// A line may end only as a last resort: amid the letters of a word that is wider than the measure.
    Torn,
    /// A line may end only as a last resort: the author has tied the parts.
    Tied,
    /// A line must end.
    Forced,
}

/// Room for the lines, and how they fill it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measured {
    pub(super) measure: f64,
    /// Indent of the first line.
    pub(super) indent: f64,
    /// How much a ragged line may be short without looking bad. `None`: lines are justified.
    pub(super) ragged: Option<f64>,
    /// Whether the last line should be about as long as the others.
    pub(super) balanced: bool,
    /// Least length of a last line after others.
    pub(super) last: f64,
    /// How loose justified lines may be. `None`: any looseness.
    pub(super) limit: Option<Looseness>,
}

/// How loose the lines of a paragraph may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looseness {
    /// How far spaces may stretch, as a share of their stretch.
    pub(super) spaces: f64,
    /// How far each letter may be set apart, or closer.
    pub(super) letters: f64,
    /// Whether lines may end between parts that the author has tied.
    pub(super) ties: bool,
    /// Whether the last line may be shorter than it should be.
    pub(super) stub: bool,
}

/// Price of any line (TeX's `linepenalty`).
const LINE: f64 = 10.0;
/// Price of a hyphen (TeX's `hyphenpenalty`): in justified lines, and in ragged ones, which may just as well be short.
const HYPHEN: f64 = 50.0;
const RAGGED_HYPHEN: f64 = 250.0;
const DISLIKED: f64 = 30.0;
/// Demerits for: two hyphens in a row (four times as many for a third), a tight line next to a loose one, a hyphen
/// before the last line. TeX has 10,000, 10,000 and 5,000 for wider columns than ours.
const TWO_HYPHENS: f64 = 20_000.0;
const UNLIKE: f64 = 10_000.0;
const LATE_HYPHEN: f64 = 60_000.0;
/// Demerits of a very short last line, and the share of the measure below which it is very short.
const SHORT_LAST: f64 = 60_000.0;
const SHORT: f64 = 0.2;
/// More than any sum of loose lines in a paragraph.
const TORN: f64 = 1e13;
const TIED: f64 = 1e14;
const OVERFULL: f64 = 1e15;
/// Looseness beyond which all lines are equally bad.
const LOOSEST: f64 = 20.0;
/// Stretch, as a share of the measure, that gives a line without spaces a finite looseness.
const EMERGENCY: f64 = 0.002;
/// Demerits of a last line shorter than allowed, the more the shorter it is: more than any good paragraph has.
const STUB: f64 = 1e8;
/// Widths this close are equal.
const TINY: f64 = 1e-9;
/// Fitness class of a line with good spaces, and of every ragged line.
const GOOD: usize = 1;

struct BreakNode {
    /// First part of the next line.
    start: usize,
    class: usize,
    /// Number of lines in a row that end with a hyphen, up to here.
    hyphens: u8,
    demerits: f64,
    before: usize,
}

/// Finds the best breaks: returns the last part of every line, ascending; empty for no parts. `None`: no breaks keep
/// to the looseness limit of the frame.
pub(super) fn break_lines(parts: &[LinePart], frame: &Measured) -> Option<Vec<usize>> {
    let Some(final_part) = parts.len().checked_sub(1) else { return Some(Vec::new()) };
    let sums = Sums::new(parts);
    let mut nodes = Vec::with_capacity(parts.len() + 1);
    nodes.push(BreakNode { start: 0, class: GOOD, hyphens: 0, demerits: 0.0, before: usize::MAX });
    // Nodes come in the order of their starts. The further back a line starts, the wider it is, so the nodes that
    // can't start a line any more come first.
    let mut from = 0;
    for (last, part) in parts.iter().enumerate() {
        let mut best: [Option<(f64, usize)>; 4] = [None; 4];
        let ends = last == final_part || part.end == LineEnd::Forced;
        let line = |node: &BreakNode| Candidate {
            first: node.start,
            last,
            room: frame.measure - if node.start == 0 { frame.indent } else { 0.0 },
            ends,
        };
        from += nodes[from..].iter().take_while(|node| line(node).is_beyond(&sums, part, frame)).count();
        let mut at_least = LINE * LINE;
        for (number, node) in nodes.iter().enumerate().skip(from) {
            // Ragged lines are worse the shorter they are, and all of one class: most need no closer look.
            let is_hopeless = |(least, _)| node.demerits + at_least >= least;
            if frame.ragged.is_some() && best[GOOD].is_some_and(is_hopeless) {
                continue;
            }
            if let Some(Demerits { class, of_width, in_all }) = line(node).demerits(&sums, part, frame, node)
            {
                at_least = of_width;
                let total = node.demerits + in_all;
                if best[class].is_none_or(|(least, _)| total < least) {
                    best[class] = Some((total, number));
                }
            }
        }
        if ends {
            from = nodes.len();
        }
        for (class, found) in best.into_iter().enumerate() {
            if let Some((demerits, before)) = found {
                let hyphens =
                    if part.end == LineEnd::Hyphen { nodes[before].hyphens.saturating_add(1) } else { 0 };
                nodes.push(BreakNode { start: last + 1, class, hyphens, demerits, before });
            }
        }
    }
    let least = (from..nodes.len()).reduce(|a, b| if nodes[b].demerits < nodes[a].demerits { b } else { a });
    let mut breaks = Vec::new();
    let mut at = least?;
    while at != 0 {
        breaks.push(nodes[at].start - 1);
        at = nodes[at].before;
    }
    breaks.reverse();
    Some(breaks)
}

/// Running sums: the total over all parts before each part, with the spaces that follow them.
struct Sums {
    width: Vec<f64>,
    stretch: Vec<f64>,
    shrink: Vec<f64>,
    letters: Vec<usize>,
}

impl Sums {
    fn new(parts: &[LinePart]) -> Self {
        let sum = |value: fn(&LinePart) -> f64| {
            let mut total = 0.0;
            parts
                .iter()
                .map(|part| {
                    let before = total;
                    total += value(part);
                    before
                })
                .collect()
        };
        let mut total = 0;
        let counted = parts.iter().map(|part| {
            let before = total;
            total += part.letters;
            before
        });
        let letters = counted.collect();
        let (width, stretch) = (sum(|p| p.width + p.space), sum(|p| p.stretch));
        Self { width, stretch, shrink: sum(|p| p.shrink), letters }
    }
}

/// Demerits of a line.
struct Demerits {
    /// [`fitness`] of the line.
    class: usize,
    /// Demerits for being short or long; in ragged text only for being short.
    of_width: f64,
    in_all: f64,
}

/// Possible line, from the part `first` to `last`.
struct Candidate {
    first: usize,
    last: usize,
    room: f64,
    /// Whether it is the paragraph's last line, or its break is forced.
    ends: bool,
}

impl Candidate {
    fn natural(&self, sums: &Sums, part: &LinePart) -> f64 {
        sums.width[self.last] - sums.width[self.first] + part.width
    }

    /// Tells whether this line and all longer ones are too wide.
    fn is_beyond(&self, sums: &Sums, part: &LinePart, frame: &Measured) -> bool {
        if frame.ragged.is_some() {
            // A ragged line doesn't shrink, and nothing of it hangs.
            return self.first < self.last && self.natural(sums, part) > self.room + TINY;
        }
        let shrink = sums.shrink[self.last] - sums.shrink[self.first] + self.give(sums, part, frame);
        // The hang of a later part is not known, but no glyph that hangs is as wide as a word space.
        let slack = part.hang.max(part.hyphen);
        self.first < self.last && self.natural(sums, part) - shrink > self.room + slack + TINY
    }

    /// Returns by how much the line's letters may widen or narrow it.
    fn give(&self, sums: &Sums, part: &LinePart, frame: &Measured) -> f64 {
        let Some(limit) = frame.limit else { return 0.0 };
        let letters = sums.letters[self.last] - sums.letters[self.first] + part.letters;
        limit.letters * letters as f64
    }

    /// Returns the demerits of the line. `None`: the line is too wide.
    fn demerits(
        &self,
        sums: &Sums,
        part: &LinePart,
        frame: &Measured,
        before: &BreakNode,
    ) -> Option<Demerits> {
        let hang = if frame.ragged.is_none() { part.hang } else { 0.0 };
        let width = self.natural(sums, part) + part.hyphen - hang;
        let stretch = sums.stretch[self.last] - sums.stretch[self.first];
        let shrink = sums.shrink[self.last] - sums.shrink[self.first];
        let spare = self.room - width;
        let give = self.give(sums, part, frame);
        let filled = self.ends && !(frame.balanced && frame.ragged.is_some());
        let mut extra = 0.0;
        let ratio = match frame.ragged {
            _ if spare >= 0.0 && filled => 0.0,
            Some(ragged) if spare >= -TINY => spare / ragged,
            None if spare >= 0.0 => {
                let open = |limit: Looseness| limit.spaces * stretch + give + TINY;
                if frame.limit.is_some_and(|limit| spare > open(limit)) {
                    return None;
                }
                spare / (stretch + frame.measure * EMERGENCY)
            }
            None if spare >= -shrink - give - TINY => spare / shrink.max(TINY),
            // A part too wide for the measure gets a line of its own.
            _ if self.first == self.last => {
                extra += OVERFULL;
                0.0
            }
            _ => return None,
        };
        let ratio = ratio.clamp(-1.0, LOOSEST);
        let cube = ratio * ratio * ratio;
        let badness = LINE + 100.0 * cube.abs();
        let class = if frame.ragged.is_some() { GOOD } else { fitness(ratio) };
        if class.abs_diff(before.class) > 1 {
            extra += UNLIKE;
        }
        if self.ends && self.first > 0 {
            let short = frame.measure * SHORT;
            if width < short {
                extra += SHORT_LAST * (1.25 - width / short);
            }
            if width < frame.last {
                if frame.limit.is_some_and(|limit| !limit.stub) {
                    return None;
                }
                extra += STUB * (2.0 - width / frame.last);
            }
            if before.hyphens > 0 {
                extra += LATE_HYPHEN;
            }
        }
        if !self.ends && part.end == LineEnd::Tied && frame.limit.is_some_and(|limit| !limit.ties) {
            return None;
        }
        if !self.ends {
            let price = match part.end {
                LineEnd::Hyphen if frame.ragged.is_some() => RAGGED_HYPHEN,
                LineEnd::Hyphen => HYPHEN,
                LineEnd::Disliked => DISLIKED,
                _ => 0.0,
            };
            extra += price * price;
            extra += match part.end {
                LineEnd::Torn => TORN,
                LineEnd::Tied => TIED,
                LineEnd::Hyphen => TWO_HYPHENS * f64::from(before.hyphens) * f64::from(before.hyphens),
                _ => 0.0,
            };
        }
        let of_width = badness * badness;
        Some(Demerits { class, of_width, in_all: of_width + extra })
    }
}

/// Returns the fitness class of a line by how far its spaces stretch or shrink: 0 tight, 1 good, 2 loose, 3 very loose.
fn fitness(ratio: f64) -> usize {
    if ratio < -0.5 {
        0
    } else if ratio <= 0.5 {
        GOOD
    } else if ratio <= 1.0 {
        2
    } else {
        3
    }
}

#[cfg(test)]
pub(super) use tests::greedy;

#[cfg(test)]
mod tests;
