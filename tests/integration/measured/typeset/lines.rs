//! From glyphs to lines: glyphs of one part on one baseline, parted where the gutter between two columns is.

use super::ink::Glyph;
use std::fmt;

/// Glyphs less than this apart in height stand on one line, in millimetres: far less than any leading.
const ONE_LINE: f64 = 0.3;
/// A gap over the middle of the page is the gutter if it is wider than this, in em: no word space is.
const GUTTER: f64 = 1.1;

/// A wider gap than this parts words, even if no space is in the file; in em.
const WORD_GAP: f64 = 0.15;

/// Where a line stands across its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Column {
    /// Over the middle of the page: a title, a note.
    Both,
    Left,
    Right,
}

impl Column {
    pub(crate) const TWO: [Self; 2] = [Self::Left, Self::Right];
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Both => "both columns",
            Self::Left => "left column",
            Self::Right => "right column",
        })
    }
}

/// A line of a part of the text, as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The part it belongs to, by its place in reading order; nothing for decoration.
    pub(crate) part: Option<usize>,
    /// From 1.
    pub(crate) page: usize,
    pub(crate) column: Column,
    /// Millimetres from the top of the page.
    pub(crate) baseline: f64,
    /// Most of its glyphs have it; in points.
    pub(crate) size: f64,
    /// From left to right.
    pub(crate) glyphs: Vec<Glyph>,
}

impl Line {
    fn new(part: Option<usize>, page: usize, glyphs: Vec<Glyph>, middle: f64) -> Self {
        let size = most_common(glyphs.iter().map(|glyph| glyph.size), 0.005);
        let baseline = most_common(glyphs.iter().map(|glyph| glyph.baseline), 0.002);
        let mut line = Self { part, page, column: Column::Both, baseline, size, glyphs };
        line.column = if line.right() < middle {
            Column::Left
        } else if line.left() > middle {
            Column::Right
        } else {
            Column::Both
        };
        line
    }

    /// Where its first glyph begins; spaces don't count.
    pub(crate) fn left(&self) -> f64 {
        self.glyphs.iter().find(|glyph| !glyph.is_space()).map_or(0.0, |glyph| glyph.x)
    }

    /// Where the advance of its last glyph ends; spaces don't count.
    pub(crate) fn right(&self) -> f64 {
        self.glyphs.iter().rev().find(|glyph| !glyph.is_space()).map_or(0.0, |glyph| glyph.end)
    }

    pub(crate) fn text(&self) -> String {
        self.glyphs.iter().map(|glyph| glyph.text.as_str()).collect()
    }

    /// Its pairs of words with the gap between them: the glyph before, the glyph after, millimetres.
    pub(crate) fn gaps(&self) -> Vec<(usize, usize, f64)> {
        let mut gaps = Vec::new();
        let mut last: Option<usize> = None;
        for (nth, glyph) in self.glyphs.iter().enumerate().filter(|(_, glyph)| !glyph.is_space()) {
            if let Some(before) = last {
                let gap = glyph.x - self.glyphs[before].end;
                if before + 1 < nth || gap > WORD_GAP * glyph.em() {
                    gaps.push((before, nth, gap));
                }
            }
            last = Some(nth);
        }
        gaps
    }

    /// The words on both sides of a gap.
    pub(crate) fn around(&self, before: usize, after: usize) -> String {
        let start = self.glyphs[..before].iter().rposition(Glyph::is_space).map_or(0, |space| space + 1);
        let end =
            self.glyphs[after..].iter().position(Glyph::is_space).map_or(self.glyphs.len(), |n| after + n);
        self.glyphs[start..end].iter().map(|glyph| glyph.text.as_str()).collect()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { page, column, baseline, .. } = self;
        write!(f, "page {page}, {column}, {baseline:.2} mm from the top: “{}”", self.text().trim())
    }
}

/// The lines of one part on one page, `middle` of which is a place in the gutter.
pub(super) fn lines(part: Option<usize>, page: usize, glyphs: Vec<Glyph>, middle: f64) -> Vec<Line> {
    let mut glyphs = glyphs;
    glyphs.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let levels = glyphs.chunk_by(|a, b| b.baseline - a.baseline < ONE_LINE);
    let mut found = Vec::new();
    for level in levels {
        let mut level = level.to_vec();
        level.sort_by(|a, b| a.x.total_cmp(&b.x));
        let over = |a: &Glyph, b: &Glyph| {
            a.end.min(a.x) < middle && b.x > middle && b.x - a.end > GUTTER * a.em().max(b.em())
        };
        for stretch in level.chunk_by(|a, b| !over(a, b)) {
            if stretch.iter().any(|glyph| !glyph.is_space()) {
                found.push(Line::new(part, page, stretch.to_vec(), middle));
            }
        }
    }
    found
}

/// The value that most of these have, those no more than `apart` from it taken for the same; their mean. Of nothing
/// it is no number.
pub(crate) fn most_common(values: impl Iterator<Item = f64>, apart: f64) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    let mut best = 0..0;
    let mut end = 0;
    for start in 0..sorted.len() {
        while end < sorted.len() && sorted[end] - sorted[start] <= 2.0 * apart {
            end += 1;
        }
        if end - start > best.len() {
            best = start..end;
        }
    }
    let count = best.len() as f64;
    sorted[best].iter().sum::<f64>() / count
}
