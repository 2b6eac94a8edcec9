//! Size of the board and its parts when they are cut out: their squares, and the frame around these.

use super::BoardPart;
use crate::scene::Rect;
use crate::units::Length;

/// The measures of a board that is cut out. Points and rectangles are in millimetres from the upper left corner of its
/// squares, so that lines between squares lie at multiples of `cell` and the frame beyond them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trim {
    /// Squares along a side.
    pub squares: u8,
    /// Side of a square.
    pub cell: Length,
    /// Width of the frame outside the squares, equal on all sides; 0 if the squares end at the cut.
    pub frame: Length,
}

impl Trim {
    /// Returns the side of all squares together.
    #[must_use]
    pub fn side(self) -> Length {
        self.cell * f64::from(self.squares)
    }

    /// Returns the side of the board with its frame.
    #[must_use]
    pub fn whole(self) -> Length {
        self.side() + self.frame * 2.0
    }

    /// Returns whether there is any frame.
    #[must_use]
    pub fn is_framed(self) -> bool {
        !self.frame.fits(Length::ZERO)
    }

    /// Returns the trim box of the whole board.
    #[must_use]
    pub fn board(self) -> Rect {
        let (from, to) = (-self.frame.to_mm(), (self.side() + self.frame).to_mm());
        Rect::new(from, from, to, to)
    }

    /// Returns the area of a part's squares.
    #[must_use]
    pub fn squares(self, part: &BoardPart) -> Rect {
        let at = |squares: u8| (self.cell * f64::from(squares)).to_mm();
        Rect::new(at(part.column), at(part.row), at(part.right()), at(part.below()))
    }

    /// Returns the trim box of a part: its squares, and on outer sides of the board the frame.
    #[must_use]
    pub fn part(self, part: &BoardPart) -> Rect {
        let frame = self.frame.to_mm();
        let outer = |is_outer: bool| if is_outer { frame } else { 0.0 };
        let squares = self.squares(part);
        Rect::new(
            squares.x0 - outer(part.column == 0),
            squares.y0 - outer(part.row == 0),
            squares.x1 + outer(part.right() == self.squares),
            squares.y1 + outer(part.below() == self.squares),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cut;
    use crate::imposition::cutting::parts;

    /// York on A4: squares of 25 mm and a frame of 4 mm are 283 mm; the halves have six columns and five.
    #[test]
    fn outer_sides_have_the_frame_and_seams_have_none() {
        let trim = Trim { squares: 11, cell: Length::mm(25.0), frame: Length::mm(4.0) };
        assert_eq!((trim.side(), trim.whole()), (Length::mm(275.0), Length::mm(283.0)));
        assert_eq!(trim.board(), Rect::new(-4.0, -4.0, 279.0, 279.0));
        let halves = parts(Cut::Halves, 11, |_| true).expect("halves");
        let trimmed: Vec<Rect> = halves.iter().map(|part| trim.part(part)).collect();
        assert_eq!(trimmed, [Rect::new(-4.0, -4.0, 150.0, 279.0), Rect::new(150.0, -4.0, 279.0, 279.0)]);
        assert_eq!(trim.squares(&halves[1]), Rect::new(150.0, 0.0, 275.0, 275.0));
    }

    #[test]
    fn the_middle_of_a_pinwheel_has_no_frame() {
        let trim = Trim { squares: 11, cell: Length::mm(25.0), frame: Length::mm(10.0) };
        let sizes: Vec<(f64, f64)> = parts(Cut::Pinwheel, 11, |_| true)
            .expect("a pinwheel")
            .iter()
            .map(|part| (trim.part(part).width(), trim.part(part).height()))
            .collect();
        assert_eq!(sizes, [(210.0, 85.0), (85.0, 210.0), (210.0, 85.0), (85.0, 210.0), (125.0, 125.0)]);
    }
}
