//! The sheet of a pair of pupils: board, one card and all pieces, edge to edge in a rectangle without waste, so that a child
//! with scissors has few cuts to make, each straight through what is in hand.
//!
//! Four cuts trim the rectangle. Each further cut makes one thing into two, so that the cuts are one fewer than the things:
//! board, card and 13 pieces are 15 things, and take 4 + 14 cuts in any arrangement. Two arrangements are tried, and the one with
//! the larger squares is taken:
//!
//! - upright, for small boards: the card below the board, and a block of pieces at the right, as high as both;
//! - stacked, for large ones: board, block of pieces and card below each other, equally wide.

use super::settings::Settings;
use crate::scene::{Point, Rect, Size};
use crate::units::Length;

/// Room above the rectangle for the signs of the vertical cuts, in millimetres.
const HEAD: f64 = 3.2;
/// Room below the rectangle for the lowest form of slug line, in millimetres.
const FOOT: f64 = 6.2;
/// The plain frame around the squares of an upright sheet, in millimetres: a cut that goes astray by less spares the grid.
const FRAME: f64 = 2.5;
/// Least frame of a stacked sheet, in millimetres: there the frame makes the board as wide as the rows of pieces.
const LEAST_FRAME: f64 = 2.0;
/// Side of a piece as a share of a square's side: the least, the preferred, the most.
const SHARE: [f64; 3] = [0.6, 0.8, 0.87];
/// The least side of a piece, in millimetres: a smaller one can't be gripped.
const LEAST_PIECE: f64 = 8.0;
/// Width and height that frame and title of the card take, in millimetres, and the area of twelve ideas in type that a child
/// reads easily, in square millimetres.
const CARD_FRAME: [f64; 2] = [10.4, 17.2];
const CARD_WORDS: f64 = 8000.0;
/// The highest card, in millimetres.
const TALLEST_CARD: f64 = 100.0;
/// The most rows or columns of the block of pieces that are tried.
const DEEPEST: usize = 8;
/// Width of the blank strip behind the board along the cut, in millimetres.
const CLEAR_OF_CUT: f64 = 3.0;
/// Room for a sign beside the rectangle, in millimetres: the long cuts of a stacked sheet all begin at its left.
const SIGN: f64 = 5.0;
/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// Things that have to lie on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ForAPair {
    /// Squares along a side of the board.
    pub(super) squares: u8,
    /// Number of pieces that the game needs.
    pub(super) pieces: usize,
    /// Room that the card's words need, as a multiple of the usual room.
    pub(super) words: f64,
}

/// Layout of the sheet of a pair of pupils.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClassSheet {
    /// Side of a square of the board.
    pub cell: Length,
    /// Width of the frame around the squares.
    pub frame: Length,
    /// Side of a piece: all are alike.
    pub piece: Length,
    /// Columns of the block of pieces.
    pub columns: usize,
    /// Rows of the block of pieces.
    pub rows: usize,
    /// Area of the board with its frame, in millimetres from the top left of the page; like `card` and `block`.
    pub board: Rect,
    /// Area of the card.
    pub card: Rect,
    /// Area of all pieces.
    pub block: Rect,
    /// Whether board and card stay together on the sheet, with the rules on their back: then only the pieces are cut off.
    pub is_kept: bool,
}

/// Straight cut through the whole thing in hand, in millimetres from the top left of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutLine {
    /// Start of the cut.
    pub from: Point,
    /// End of the cut.
    pub to: Point,
    /// Place in the order of cutting, counted from 1. `None`: the cut parts strips or pieces.
    pub step: Option<usize>,
}

impl CutLine {
    /// Returns whether the cut runs down the page.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        (self.from.x - self.to.x).abs() < ROUNDING
    }
}

impl ClassSheet {
    /// Returns the sheet with the largest squares from `least` to `most`, in tenths of a millimetre; among several with such
    /// squares the one with the fewest spare pieces. `None`: not even the least squares have room.
    pub(super) fn largest(settings: &Settings, things: ForAPair, [least, most]: [Length; 2]) -> Option<Self> {
        let steps = ((most - least).to_mm() * 10.0 + ROUNDING).floor() as u32;
        let of = |step: u32| Self::with_squares(settings, things, most - Length::mm(f64::from(step) / 10.0));
        (0..=steps).find_map(of)
    }

    /// Returns the best sheet with squares of this side: the fewest spare pieces, then pieces nearest to the preferred size.
    fn with_squares(settings: &Settings, things: ForAPair, cell: Length) -> Option<Self> {
        let room = settings.paper.printable(settings.margin);
        let tried = TriedSheet { room, things, cell: cell.to_mm() };
        let all = (1..=DEEPEST).flat_map(|deep| [tried.upright(deep), tried.stacked(deep)]);
        let off = |sheet: &Self| (sheet.piece.to_mm() / cell.to_mm() - SHARE[1]).abs();
        all.flatten().min_by(|a, b| a.places().cmp(&b.places()).then(off(a).total_cmp(&off(b))))
    }

    /// Returns how many pieces the block holds, spare ones included.
    #[must_use]
    pub const fn places(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the rectangle of board, card and pieces together.
    #[must_use]
    pub fn whole(&self) -> Rect {
        self.board.union(self.card).union(self.block)
    }

    /// Whether the pieces stand at the right of board and card; else they lie between them.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        self.block.x0 > self.board.x1 - ROUNDING
    }

    /// The place of the `nth` piece, counted from 0 row by row; on an upright sheet column by column.
    #[must_use]
    pub fn place(&self, nth: usize) -> Rect {
        let (column, row) = if self.is_upright() {
            (nth / self.rows, nth % self.rows)
        } else {
            (nth % self.columns, nth / self.columns)
        };
        let (side, from) = (self.piece.to_mm(), self.block.origin());
        let at = (from.x + column as f64 * side, from.y + row as f64 * side);
        Rect::from_origin_size(at, Size::new(side, side))
    }

    /// All cuts in order: around everything, then between its parts, then between strips of pieces, then within these.
    #[must_use]
    pub fn cuts(&self) -> Vec<CutLine> {
        let (long, short) = if self.is_kept { self.cuts_of_pieces() } else { self.cuts_of_all() };
        let numbered = (1..).zip(long).map(|(step, (from, to))| CutLine { from, to, step: Some(step) });
        numbered.chain(short.into_iter().map(|(from, to)| CutLine { from, to, step: None })).collect()
    }

    /// Returns whether a cut gets its number and scissors printed: only in the waste, because on a part they would stay.
    #[must_use]
    pub fn has_sign(&self, line: &CutLine) -> bool {
        let (whole, Point { x, y }) = (self.whole(), line.from);
        let is_outer = |at: f64, from: f64, to: f64| at < from + ROUNDING || at > to - ROUNDING;
        let is_outline =
            if line.is_upright() { is_outer(x, whole.x0, whole.x1) } else { is_outer(y, whole.y0, whole.y1) };
        line.step.is_some() && (self.is_kept || is_outline)
    }

    /// Returns the long and the short cuts that part only the pieces from the sheet and from each other.
    fn cuts_of_pieces(&self) -> (Vec<Ends>, Vec<Ends>) {
        let (Self { block, .. }, side) = (*self, self.piece.to_mm());
        let down = |x: f64, from: f64, to: f64| (Point::new(x, from), Point::new(x, to));
        let across = |y: f64, from: f64, to: f64| (Point::new(from, y), Point::new(to, y));
        let mut short = Vec::new();
        let long = if self.is_upright() {
            let strip = |column: usize| block.x0 + column as f64 * side;
            for (column, row) in grid(self.columns, self.rows + 1) {
                short.push(across(block.y0 + row as f64 * side, strip(column), strip(column + 1)));
            }
            (0..=self.columns).map(|column| down(strip(column), block.y0, block.y1)).collect()
        } else {
            let strip = |row: usize| block.y0 + row as f64 * side;
            for (row, column) in grid(self.rows, self.columns + 1) {
                short.push(down(block.x0 + column as f64 * side, strip(row), strip(row + 1)));
            }
            (0..=self.rows).map(|row| across(strip(row), block.x0, block.x1)).collect()
        };
        (long, short)
    }

    /// Returns the long and the short cuts that part everything.
    fn cuts_of_all(&self) -> (Vec<Ends>, Vec<Ends>) {
        let (whole, Self { board, block, .. }, side) = (self.whole(), *self, self.piece.to_mm());
        let down = |x: f64, from: f64, to: f64| (Point::new(x, from), Point::new(x, to));
        let across = |y: f64, from: f64, to: f64| (Point::new(from, y), Point::new(to, y));
        // Vertical cuts come first: their signs stand above the upper edge, and no cut may take away the sign of a later one.
        let mut long = vec![
            down(whole.x0, whole.y0, whole.y1),
            down(whole.x1, whole.y0, whole.y1),
            across(whole.y0, whole.x0, whole.x1),
            across(whole.y1, whole.x0, whole.x1),
        ];
        let mut short = Vec::new();
        if self.is_upright() {
            long.extend([down(block.x0, whole.y0, whole.y1), across(board.y1, whole.x0, board.x1)]);
            let strip = |column: usize| block.x0 + column as f64 * side;
            short.extend((1..self.columns).map(|column| down(strip(column), block.y0, block.y1)));
            for (column, row) in grid(self.columns, self.rows - 1) {
                let y = block.y0 + (row + 1) as f64 * side;
                short.push(across(y, strip(column), strip(column + 1)));
            }
        } else {
            long.push(across(block.y0, whole.x0, whole.x1));
            short.push(across(block.y1, whole.x0, whole.x1));
            let strip = |row: usize| block.y0 + row as f64 * side;
            short.extend((1..self.rows).map(|row| across(strip(row), block.x0, block.x1)));
            for (row, column) in grid(self.rows, self.columns - 1) {
                let x = block.x0 + (column + 1) as f64 * side;
                short.push(down(x, strip(row), strip(row + 1)));
            }
        }
        (long, short)
    }

    /// Returns the area that stays in one piece when the pieces are cut off: the board, with the card if the two adjoin.
    #[must_use]
    pub fn kept(&self) -> Rect {
        if self.is_upright() { self.board.union(self.card) } else { self.board }
    }

    /// Returns the printable area on the back of [`Self::kept`]: along the cut a strip stays blank, so that stray scissors meet
    /// no word.
    #[must_use]
    pub(crate) fn behind(&self) -> Rect {
        let kept = self.kept();
        if self.is_upright() {
            Rect { x1: kept.x1 - CLEAR_OF_CUT, ..kept }
        } else {
            Rect { y1: kept.y1 - CLEAR_OF_CUT, ..kept }
        }
    }

    /// Returns the room for the slug line: below the rectangle, beside the sign of the lowest cut.
    #[must_use]
    pub(super) fn foot(&self, settings: &Settings) -> Rect {
        let (whole, room) = (self.whole(), settings.paper.printable(settings.margin));
        let top = whole.y1 + FOOT_GAP;
        Rect::new(whole.x0 + 4.0 * SIGN, top, whole.x1, room.y1)
    }
}

/// Start and end of a cut.
type Ends = (Point, Point);

/// Gap between the rectangle and the slug line, in millimetres.
const FOOT_GAP: f64 = 0.6;

impl ForAPair {
    /// Returns the least height of a card that is `wide` millimetres wide, in millimetres.
    fn least_card(self, wide: f64) -> f64 {
        let [beside, above] = CARD_FRAME;
        above + self.words * CARD_WORDS / (wide - beside).max(1.0)
    }
}

/// Returns all pairs of numbers below `outer` and `inner`, the second one running.
fn grid(outer: usize, inner: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..outer).flat_map(move |first| (0..inner).map(move |second| (first, second)))
}

/// Room, contents and side of a square of a sheet that is tried, in millimetres.
#[derive(Clone, Copy)]
struct TriedSheet {
    room: Rect,
    things: ForAPair,
    cell: f64,
}

impl TriedSheet {
    /// Lays the pieces in `columns` columns at the right of board and card. `None`: there is no room.
    fn upright(self, columns: usize) -> Option<ClassSheet> {
        let rows = self.things.pieces.div_ceil(columns);
        let (across, down) = (columns as f64, rows as f64);
        let wide = f64::from(self.things.squares) * self.cell + 2.0 * FRAME;
        let most = ((self.room.width() - wide) / across)
            .min((self.room.height() - HEAD - FOOT) / down)
            .min((wide + TALLEST_CARD) / down)
            .min(SHARE[2] * self.cell);
        let least = ((wide + self.things.least_card(wide)) / down).max(SHARE[0] * self.cell).max(LEAST_PIECE);
        if most < least - ROUNDING {
            return None;
        }
        let liked = (SHARE[1] * self.cell).clamp(least.min(most), most);
        let tenths = (liked * 10.0 + ROUNDING).floor() / 10.0;
        let side = if tenths < least { liked } else { tenths };
        let (x, y) = self.corner(wide + across * side, down * side, 0.0)?;
        let board = Rect::new(x, y, x + wide, y + wide);
        let card = Rect { y0: board.y1, y1: y + down * side, ..board };
        let block = Rect::new(board.x1, y, board.x1 + across * side, card.y1);
        Some(self.sheet(FRAME, side, (columns, rows), [board, card, block]))
    }

    /// Lays the pieces in `rows` rows below the board, and the card below them. `None`: there is no room.
    fn stacked(self, rows: usize) -> Option<ClassSheet> {
        let columns = self.things.pieces.div_ceil(rows);
        let bare = f64::from(self.things.squares) * self.cell;
        // The strips are as wide as the board: its frame takes up the rounding to tenths of a millimetre.
        let side = ((bare + 2.0 * LEAST_FRAME) / columns as f64 * 10.0 - ROUNDING).ceil() / 10.0;
        let wide = side * columns as f64;
        if side < LEAST_PIECE || side < SHARE[0] * self.cell || side > SHARE[2] * self.cell {
            return None;
        }
        let deep = side * rows as f64;
        let left = self.room.height() - HEAD - FOOT - wide - deep;
        if left < self.things.least_card(wide) - ROUNDING {
            return None;
        }
        let tall = left.min(TALLEST_CARD);
        let (x, y) = self.corner(wide, wide + deep + tall, SIGN)?;
        let board = Rect::new(x, y, x + wide, y + wide);
        let block = Rect { y0: board.y1, y1: board.y1 + deep, ..board };
        let card = Rect { y0: block.y1, y1: block.y1 + tall, ..board };
        Some(self.sheet((wide - bare) / 2.0, side, (columns, rows), [board, card, block]))
    }

    /// Returns the upper left corner of a rectangle centred across the room, a little below its head if there is height to spare,
    /// with at least `left` millimetres at its left. `None`: there is no room.
    fn corner(self, wide: f64, tall: f64, left: f64) -> Option<(f64, f64)> {
        let (beside, below) = (self.room.width() - wide, self.room.height() - HEAD - FOOT - tall);
        let has_room = beside > left - ROUNDING && below > -ROUNDING;
        let (aside, down) = ((beside / 2.0).max(left), (below / 4.0).clamp(0.0, 2.0));
        has_room.then(|| (self.room.x0 + aside.max(0.0), self.room.y0 + HEAD + down))
    }

    fn sheet(
        self,
        frame: f64,
        side: f64,
        (columns, rows): (usize, usize),
        [board, card, block]: [Rect; 3],
    ) -> ClassSheet {
        let (cell, frame, piece) = (Length::mm(self.cell), Length::mm(frame), Length::mm(side));
        ClassSheet { cell, frame, piece, columns, rows, board, card, block, is_kept: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imposition::settings::Paper;

    fn sheet(paper: Paper, squares: u8, pieces: usize) -> Option<ClassSheet> {
        let settings = Settings { paper, ..Settings::default() };
        let things = ForAPair { squares, pieces, words: 1.0 };
        ClassSheet::largest(&settings, things, [Length::mm(10.0), Length::mm(25.0)])
    }

    fn least_card(words: f64, wide: f64) -> f64 {
        ForAPair { squares: 9, pieces: 25, words }.least_card(wide)
    }

    /// 7 squares of 25 mm with a frame of 2.5 mm are 180 mm; 13 pieces of 20 mm are 260 mm high, which leaves a card of 80.
    #[test]
    fn a_small_board_has_its_pieces_in_a_column_beside_it() {
        for paper in [Paper::A4, Paper::LETTER, Paper::A3] {
            let sheet = sheet(paper, 7, 13).expect("room");
            assert!(sheet.is_upright());
            let sizes = [sheet.board, sheet.card, sheet.block].map(|part| part.size());
            let expected = [(180.0, 180.0), (180.0, 80.0), (20.0, 260.0)];
            for (size, (width, height)) in sizes.into_iter().zip(expected) {
                assert!((size.width - width).abs() < 1e-6 && (size.height - height).abs() < 1e-6, "{size:?}");
            }
            assert_eq!((sheet.cuts().len(), sheet.places()), (18, 13));
        }
    }

    #[test]
    fn every_cut_makes_one_thing_into_two() {
        for (squares, pieces) in [(7, 13), (9, 25), (11, 37), (13, 49)] {
            let sheet = sheet(Paper::A3, squares, pieces).expect("room");
            assert_eq!(sheet.cuts().len(), 4 + sheet.places() + 1, "{squares}");
        }
    }

    /// Four cuts go around everything. Where only the pieces are cut off, all long cuts begin in the waste.
    #[test]
    fn no_number_stands_on_what_is_cut_out() {
        for (squares, pieces) in [(7, 13), (9, 25), (11, 37)] {
            let sheet = sheet(Paper::A3, squares, pieces).expect("room");
            let signed = |sheet: ClassSheet| -> Vec<usize> {
                sheet.cuts().iter().filter(|line| sheet.has_sign(line)).filter_map(|line| line.step).collect()
            };
            assert_eq!(signed(sheet), [1, 2, 3, 4]);
            let kept = ClassSheet { is_kept: true, ..sheet };
            let strips = if sheet.is_upright() { sheet.columns } else { sheet.rows };
            assert_eq!(signed(kept), (1..=strips + 1).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_large_board_has_its_pieces_below_it() {
        let sheet = sheet(Paper::A4, 9, 25).expect("room");
        assert!(!sheet.is_upright() && sheet.cell.to_mm() > 15.0, "{sheet:?}");
        assert!(sheet.places() >= 25 && sheet.card.height() >= least_card(1.0, sheet.card.width()) - 1e-6);
    }

    #[test]
    fn a_broad_card_is_lower() {
        assert!((least_card(1.0, 170.4) - 67.2).abs() < 1e-9, "160 by 50 mm of words");
        assert!((least_card(1.0, 210.4) - 57.2).abs() < 1e-9, "200 by 40");
        assert!((least_card(1.5, 210.4) - 77.2).abs() < 1e-9, "200 by 60");
    }

    #[test]
    fn what_can_not_be_gripped_is_not_made() {
        assert_eq!(sheet(Paper::A5, 13, 49), None);
        assert_eq!(sheet(Paper::A4, 19, 99), None);
    }
}
