//! Where a handout stands on its sheet: within margins that leave room to punch holes if it is read, as large as can be printed
//! if it hangs on a wall.

use super::{HandoutForm, HandoutPaper};
use crate::scene::{Rect, Size};
use crate::units::Length;

/// Height of the line at the foot of a page, below its content, in millimetres.
const FOOT: f64 = 6.0;
/// Distance of this line's baseline from the content, and from the edge of what can be printed, in millimetres.
const BELOW: f64 = 6.5;
const ABOVE: f64 = 0.8;
/// Margin of pages that are read, in millimetres: a punch takes 12 of them. Paper narrower than A4 has as much less.
const MARGIN: f64 = 15.0;
/// Width of A4, in millimetres.
const WIDE: f64 = 210.0;

impl HandoutForm {
    /// Returns the area of a page's content on an upright sheet of this size, on which nothing can be printed nearer to the
    /// edge than `least`; in millimetres from the sheet's upper left corner.
    #[must_use]
    pub fn area(&self, sheet: Size, least: Length) -> Rect {
        let least = least.to_mm();
        let margin = match self.paper {
            HandoutPaper::OfKit => (MARGIN * (sheet.width / WIDE).min(1.0)).max(least),
            HandoutPaper::OfWall => least,
        };
        Rect::new(margin, margin, sheet.width - margin, sheet.height - margin.max(least + FOOT))
    }

    /// Returns how far the baseline of the line at the foot is below the upper edge of such a sheet, in millimetres.
    #[must_use]
    pub fn foot(&self, sheet: Size, least: Length) -> f64 {
        (self.area(sheet, least).y1 + BELOW).min(sheet.height - least.to_mm() - ABOVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READ: HandoutForm = HandoutForm::of(|_, _| Ok(Vec::new()));
    const HUNG: HandoutForm = HandoutForm { paper: HandoutPaper::OfWall, ..READ };

    #[test]
    fn pages_that_are_read_have_room_for_holes() {
        let a4 = Size::new(210.0, 297.0);
        assert_eq!(READ.area(a4, Length::mm(5.0)), Rect::new(15.0, 15.0, 195.0, 282.0));
        assert!((READ.foot(a4, Length::mm(5.0)) - 288.5).abs() < 1e-9);
        // A wider margin is kept, and the line at the foot stays out of it.
        assert_eq!(READ.area(a4, Length::mm(18.0)), Rect::new(18.0, 18.0, 192.0, 273.0));
        assert!(READ.foot(a4, Length::mm(18.0)) < 279.0);
        let a5 = READ.area(Size::new(148.0, 210.0), Length::mm(5.0));
        assert!((10.0..11.0).contains(&a5.x0) && (a5.y1 - (210.0 - 11.0)).abs() < 1e-9, "{a5:?}");
    }

    #[test]
    fn pages_on_the_wall_have_all_that_can_be_printed() {
        let a3 = Size::new(297.0, 420.0);
        assert_eq!(HUNG.area(a3, Length::mm(5.0)), Rect::new(5.0, 5.0, 292.0, 409.0));
        assert!((HUNG.foot(a3, Length::mm(5.0)) - 414.2).abs() < 1e-9);
    }
}
