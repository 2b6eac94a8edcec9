//! The frieze of the first page: a theme's strip over the picture of the set, and how both share their room.

use crate::layout::Content;
use crate::scene::{Affine, Art, Item, Point, Rect, Size};
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

/// Greatest height of the frieze as a share of its width: it is a strip.
const TALLEST: f64 = 0.25;
/// Least width of the frieze, as a share of the page's width.
const LEAST: f64 = 0.27;
/// Room below the frieze, in millimetres.
const BELOW: f64 = 4.0;

/// A theme's frieze on pages of one width.
#[derive(Clone, Debug)]
pub(super) struct Frieze {
    /// Drawing. `None`: the theme has none.
    drawing: Option<Arc<Art>>,
    /// Width of the text on the page, in millimetres.
    page: f64,
}

/// Sizes of the parts of the first page, in millimetres unless they say otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct FirstPoster {
    /// Width of the frieze; 0: it is left out.
    pub(super) frieze: f64,
    /// Side of the board; 0: it is left out.
    pub(super) side: f64,
    /// Greatest width of the caption below the board.
    pub(super) caption: f64,
    /// Size of the words at the foot of the page, in points.
    pub(super) foot: f64,
}

impl Frieze {
    /// Takes the frieze of a theme for pages whose text is `page` millimetres wide.
    pub(super) fn of(art: &Artwork, page: f64) -> Self {
        Self { drawing: art[Slot::StoryHead].first().map(Arc::clone), page }
    }

    /// Returns the height of a frieze of this width as a share of that; a drawing too tall for a strip gets narrower.
    fn shape(&self) -> f64 {
        self.drawing.as_ref().map_or(0.0, |art| (art.size.height / art.size.width).min(TALLEST))
    }

    /// Returns the height that a frieze of this width takes with the room below it, in millimetres.
    pub(super) fn height(&self, width: f64) -> f64 {
        if width > 0.0 && self.drawing.is_some() { self.shape() * width + BELOW } else { 0.0 }
    }

    /// Shares `room` millimetres of height out between the frieze and a board, whose side is at least `least` and at most the
    /// page's width: both get equally wide, or else the frieze gives way. `None`: there is too little room.
    pub(super) fn shared(&self, room: f64, least: f64) -> Option<FirstPoster> {
        if self.drawing.is_none() {
            return (room >= least)
                .then(|| FirstPoster { side: room.min(self.page), ..FirstPoster::default() });
        }
        let side = ((room - BELOW) / (1.0 + self.shape())).min(self.page).max(least);
        let frieze = ((room - BELOW - side) / self.shape()).min(side);
        (frieze >= LEAST * self.page - 1e-9).then_some(FirstPoster { frieze, side, ..FirstPoster::default() })
    }

    /// Shares `room` millimetres of height out where there is little of it: a board below the narrowest frieze, but without a
    /// frieze rather than less than `least` millimetres wide.
    pub(super) fn squeezed(&self, room: f64, least: f64) -> FirstPoster {
        let frieze = if self.drawing.is_some() { LEAST * self.page } else { 0.0 };
        let side = room - self.height(frieze);
        if frieze > 0.0 && side >= least {
            return FirstPoster { frieze, side: side.min(self.page), ..FirstPoster::default() };
        }
        FirstPoster { side: room.clamp(0.0, self.page), ..FirstPoster::default() }
    }

    /// Returns the widths of a frieze over words alone, in millimetres, the preferred one first; 0: without a frieze.
    pub(super) fn widths(&self) -> Vec<f64> {
        let shares = if self.drawing.is_some() { &[1.0, 0.6, LEAST, 0.0][..] } else { &[0.0] };
        shares.iter().map(|share| share * self.page).collect()
    }

    /// Draws the frieze in the middle of the page's width, with the room below it.
    pub(super) fn draw(&self, width: f64) -> Content {
        let size = Size::new(self.page, self.height(width));
        let mut items = Vec::new();
        if let Some(art) = self.drawing.as_ref().filter(|_| width > 0.0) {
            let strip = art.size * (width / art.size.width);
            let strip = strip * (self.shape() * width / strip.height).min(1.0);
            let corner = Point::new((self.page - strip.width) / 2.0, 0.0);
            let transform = Affine::translate(corner.to_vec2()) * Affine::scale(strip.width / art.size.width);
            let area = Rect::from_origin_size(corner, strip);
            items.push(Item::clipped(vec![Item::Art { art: Arc::clone(art), transform }], area));
        }
        Content { size, items, structure: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frieze(width: f64, height: f64) -> Frieze {
        let mut art = Artwork::default();
        art[Slot::StoryHead] = vec![Arc::new(Art { size: (width, height).into(), items: Vec::new() })];
        Frieze::of(&art, 180.0)
    }

    #[test]
    fn a_strip_keeps_its_shape_and_is_never_high() {
        assert!(
            (frieze(600.0, 100.0).height(180.0) - 34.0).abs() < 1e-9,
            "a sixth of the width, and room below"
        );
        assert!((frieze(100.0, 100.0).height(180.0) - 49.0).abs() < 1e-9, "a quarter of the width at most");
        assert!(frieze(600.0, 100.0).height(0.0).abs() < 1e-9);
        assert!(Frieze::of(&Artwork::default(), 180.0).height(180.0).abs() < 1e-9);
    }

    #[test]
    fn frieze_and_board_are_equally_wide_as_long_as_the_board_is_large() {
        let frieze = frieze(600.0, 100.0);
        let much = frieze.shared(186.0, 150.0).expect("room");
        assert!((much.side - 156.0).abs() < 1e-9 && (much.frieze - 156.0).abs() < 1e-9, "{much:?}");
        let little = frieze.shared(164.0, 150.0).expect("room");
        assert!((little.frieze - 60.0).abs() < 1e-6 && (little.side - 150.0).abs() < 1e-9, "{little:?}");
        assert_eq!(frieze.shared(160.0, 150.0), None, "a frieze of 36 mm would be too small");
        let most = frieze.shared(400.0, 150.0).expect("room");
        assert_eq!((most.frieze, most.side), (180.0, 180.0));
    }

    #[test]
    fn where_there_is_little_room_the_board_comes_first() {
        let frieze = frieze(600.0, 100.0);
        let little = frieze.squeezed(112.1, 84.0);
        assert!((little.frieze - 48.6).abs() < 1e-9 && (little.side - 100.0).abs() < 1e-9, "{little:?}");
        let less = frieze.squeezed(90.0, 84.0);
        assert_eq!((less.frieze, less.side), (0.0, 90.0));
        assert_eq!(frieze.squeezed(-1.0, 84.0), FirstPoster::default());
    }
}
