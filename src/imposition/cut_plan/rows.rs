//! Pieces in rows: where each stands, and what room the rows take.

use super::element::{Element, Group};
use crate::game::Piece;
use crate::scene::Rect;

/// Order of the groups: kinds with few pieces first, which share a row.
pub(crate) const ORDER: [Piece; 5] =
    [Piece::King, Piece::Commander, Piece::Knight, Piece::Defender, Piece::Attacker];

/// Room between the bleeds of two discs or blocks of squares, in millimetres.
pub(crate) const GAP: f64 = 2.0;
/// Rounding of sums of measures, in millimetres.
pub(crate) const ROUNDING: f64 = 0.001;
/// Height of the caption over a group of pieces, in millimetres.
pub(crate) const CAPTION: f64 = 6.0;
/// Least distance between the starts of single pieces' captions, in millimetres: small discs are narrower than their name.
const LEAST_CAPTION: f64 = 22.0;

/// A piece without a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Disc {
    pub(crate) piece: Piece,
    pub(crate) spare: bool,
    pub(crate) set: u16,
    /// Diameter, or side of a square, in millimetres.
    pub(crate) side: f64,
}

impl Disc {
    /// Returns the element of the piece, whose number is set when all pieces have their places.
    pub(crate) const fn element(self) -> Element {
        let Self { piece, spare, set, .. } = self;
        Element::Disc { piece, spare, set, nth: 0 }
    }
}

/// Pieces under one caption; or, without a caption, the rest of a bunch whose first pieces have their places already.
#[derive(Clone, Debug)]
pub(super) struct Bunch {
    pub(crate) caption: Option<Group>,
    pub(crate) discs: Vec<Disc>,
}

/// Distances between pieces in rows.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    pub(crate) square: bool,
    /// Room around a disc or a block of squares for bleed, back and marks, in millimetres.
    pub(crate) around: f64,
    /// Further room between two of them, in millimetres.
    pub(crate) gap: f64,
}

/// A row of pieces.
pub(crate) struct Row {
    pub(super) bunches: Vec<Bunch>,
}

impl Spacing {
    /// Returns whether two pieces share an edge.
    fn joins(self, one: &Disc, other: &Disc) -> bool {
        self.square && one.piece == other.piece
    }

    /// Room between two neighbours in a row, in millimetres.
    fn between(self, one: &Disc, other: &Disc) -> f64 {
        if self.joins(one, other) { 0.0 } else { 2.0 * self.around + self.gap }
    }

    /// Width of bunches side by side, in millimetres, with the room around them.
    pub(crate) fn width(self, bunches: &[Bunch]) -> f64 {
        let mut width = 2.0 * self.around;
        for bunch in bunches {
            if width > 2.0 * self.around && !bunch.discs.is_empty() {
                width += 2.0 * self.around + self.gap;
            }
            width += bunch.discs.iter().map(|disc| disc.side).sum::<f64>();
            width += bunch.discs.windows(2).map(|pair| self.between(&pair[0], &pair[1])).sum::<f64>();
        }
        let before = bunches.split_last().map_or(&[][..], |(_, before)| before);
        width + before.iter().map(|bunch| self.for_caption(bunch)).sum::<f64>()
    }

    /// Returns how much wider than its pieces the caption of a bunch is if another bunch follows, in millimetres.
    fn for_caption(self, bunch: &Bunch) -> f64 {
        let discs: f64 = bunch.discs.iter().map(|disc| disc.side).sum();
        match (bunch.caption, bunch.discs.as_slice()) {
            (Some(_), [_]) => (LEAST_CAPTION - discs - 2.0 * self.around - self.gap).max(0.0),
            _ => 0.0,
        }
    }

    /// Splits a bunch into rows. A block of squares gets rows as even as can be, for the sake of its cut lines.
    pub(crate) fn rows(self, bunch: &Bunch, width: f64) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut caption = bunch.caption;
        let mut rest = bunch.discs.as_slice();
        let alike = rest.iter().all(|disc| disc.piece == rest[0].piece);
        let mut most = usize::MAX;
        if let Some(first) = rest.first().filter(|_| self.square && alike) {
            let across = ((width - 2.0 * self.around) / first.side + 1e-6).floor().max(1.0) as usize;
            most = rest.len().div_ceil(rest.len().div_ceil(across));
        }
        while let Some(first) = rest.first() {
            let mut used = 2.0 * self.around + first.side;
            let mut count = 1;
            while let Some(next) = rest.get(count).filter(|_| count < most) {
                used += self.between(&rest[count - 1], next) + next.side;
                if used > width + ROUNDING {
                    break;
                }
                count += 1;
            }
            rows.push(Row {
                bunches: vec![Bunch { caption: caption.take(), discs: rest[..count].to_vec() }],
            });
            rest = &rest[count..];
        }
        rows
    }

    /// Adds the pieces of `more` that have room to the last bunch of a row.
    pub(crate) fn fill(self, row: &mut Row, more: &[Disc], width: f64) {
        for disc in more {
            if let Some(bunch) = row.bunches.last_mut() {
                bunch.discs.push(*disc);
                // Squares of a kind side by side share their edges.
                bunch.discs.sort_by_key(|disc| {
                    if self.square { ORDER.iter().position(|p| *p == disc.piece) } else { None }
                });
            }
            if self.width(&row.bunches) > width + ROUNDING
                && let Some(bunch) = row.bunches.last_mut()
                && let Some(at) = bunch.discs.iter().rposition(|other| other == disc)
            {
                bunch.discs.remove(at);
            }
        }
    }

    /// Whether a row of squares continues the block of squares above it, edge to edge.
    fn goes_on(self, above: Option<&Row>, row: &Row) -> bool {
        let Some(above) = above else { return false };
        let mut pairs = above.discs().zip(above.discs().skip(1)).chain(row.discs().zip(row.discs().skip(1)));
        let ends = above.discs().next().zip(row.discs().next());
        row.caption() <= 0.0
            && ends.is_some_and(|(one, other)| self.joins(one, other))
            && pairs.all(|(one, other)| self.joins(one, other))
    }

    /// For each row, where its pieces begin and where the room around them ends, in millimetres below the top of the
    /// first row.
    fn tops(self, rows: &[Row]) -> Vec<(f64, f64)> {
        let mut tops = Vec::new();
        let mut y = 0.0;
        for (nth, row) in rows.iter().enumerate() {
            let above = nth.checked_sub(1).map(|above| &rows[above]);
            let top = if self.goes_on(above, row) {
                y - self.around
            } else {
                y + if nth > 0 { self.gap } else { 0.0 } + row.caption() + self.around
            };
            y = top + row.tallest() + self.around;
            tops.push((top, y));
        }
        tops
    }

    /// Returns how many of the rows have room in a region of `width` and `height`, and the height that they take.
    pub(crate) fn fitting(self, rows: &[Row], (width, height): (f64, f64)) -> (usize, f64) {
        let tops = self.tops(rows);
        let fits = |(row, (_, end)): &(&Row, &(f64, f64))| {
            *end <= height + ROUNDING && self.width(&row.bunches) <= width + ROUNDING
        };
        let count = rows.iter().zip(&tops).take_while(fits).count();
        (count, count.checked_sub(1).map_or(0.0, |last| tops[last].1))
    }

    /// Adds pieces and captions with their places to `placed`; the room of the first row begins at `left` and `top`. A
    /// caption that is longer than its pieces, such as a set's caption, may go on to `right`.
    pub(crate) fn place(
        self,
        rows: &[Row],
        (left, top): (f64, f64),
        right: f64,
        placed: &mut Vec<(Element, Rect)>,
    ) {
        for (row, (y, _)) in rows.iter().zip(self.tops(rows)) {
            let mut x = left + self.around;
            let middle = top + y + row.tallest() / 2.0;
            for bunch in &row.bunches {
                let start = x;
                for (nth, disc) in bunch.discs.iter().enumerate() {
                    if let Some(before) = nth.checked_sub(1).map(|before| &bunch.discs[before]) {
                        x += self.between(before, disc);
                    }
                    let area =
                        Rect::new(x, middle - disc.side / 2.0, x + disc.side, middle + disc.side / 2.0);
                    placed.push((disc.element(), area));
                    x += disc.side;
                }
                if let Some(group) = bunch.caption {
                    let end = if matches!(group, Group::Set(_) | Group::MoreOfSet(_) | Group::More(_)) {
                        right
                    } else {
                        x + self.around
                    };
                    let foot = top + y - self.around;
                    let area = Rect::new(start - self.around, foot - CAPTION, end, foot);
                    placed.push((Element::Caption(group), area));
                }
                x += 2.0 * self.around + self.gap + self.for_caption(bunch);
            }
        }
    }
}

impl Row {
    fn caption(&self) -> f64 {
        if self.bunches.iter().any(|bunch| bunch.caption.is_some()) { CAPTION } else { 0.0 }
    }

    fn discs(&self) -> impl Iterator<Item = &Disc> {
        self.bunches.iter().flat_map(|bunch| &bunch.discs)
    }

    fn tallest(&self) -> f64 {
        self.discs().map(|disc| disc.side).fold(0.0, f64::max)
    }
}
