//! The frame outside the squares, and the bleed around the board.

use crate::product::nine_slice;
use crate::product::ornament::BorderColors;
use crate::product::ornament::interlace::{Border, border, turns_around};
use crate::scene::{Art, BezPath, Item, Path, Rect, Shape, Size};
use crate::theme::{Artwork, Palette, Slot};
use std::sync::Arc;

/// Width of the narrowest frame with an ornament, in mm; a narrower one is a line in the ornament's colour.
const NARROWEST: f64 = 2.0;
/// Width that stays plain along the outer edge, in mm: a cut that drifts doesn't show there.
const PLAIN: f64 = 1.0;
/// Widths that stay plain outside and inside the band of a wide frame, as shares of the frame: a heavy band would outshine
/// the pieces.
const OUTSIDE: f64 = 0.2;
const INSIDE: f64 = 0.14;
/// Width that stays plain outside a frame drawn by a theme, as a share of the frame.
const OUTERMOST: f64 = 0.1;
/// Width from which a frame counts as wide, in mm.
const WIDE: f64 = 5.0;
/// Width below which a theme's drawings for a narrow frame are used, in mm: what is drawn for more would have strokes too fine.
const NARROW: f64 = 5.5;
/// Approximate length of a cell of the plait, in widths of the band.
const SLENDER: f64 = 1.6;

/// Measures of a board, in mm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardMeasures {
    /// Squares on a side.
    pub squares: u8,
    /// Side of a square.
    pub cell: f64,
    /// Width of the frame outside the squares.
    pub frame: f64,
    /// Length by which its colour goes on beyond the cut.
    pub bleed: f64,
}

impl BoardMeasures {
    /// Returns the side of all squares together.
    #[must_use]
    pub fn side(self) -> f64 {
        f64::from(self.squares) * self.cell
    }
}

/// Draws the frame and its bleed; the origin is the upper left corner of the squares.
///
/// The outermost strip has one colour, and so has the bleed: a cut that strays outwards or inwards leaves a frame that is a
/// little wider or narrower, and nothing else. Whole cells of the plait go on a square, or whole drawings of the theme's own
/// edge, so cuts between squares fall between them.
pub(in crate::product) fn items(board: BoardMeasures, art: &Artwork, palette: &Palette) -> Vec<Item> {
    around(FrameMeasures::of(board), art, palette)
}

/// Measures of a frame around a board or a sheet, in mm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::product) struct FrameMeasures {
    /// Area that it surrounds.
    pub(in crate::product) inner: Size,
    /// Parts of this area's width and of its height, such as squares, into each of which goes a whole number of drawings.
    pub(in crate::product) parts: [u8; 2],
    /// Width of the frame.
    pub(in crate::product) width: f64,
    /// Length by which its colour goes on beyond the cut.
    pub(in crate::product) bleed: f64,
}

impl FrameMeasures {
    fn of(board: BoardMeasures) -> Self {
        let BoardMeasures { squares, frame: width, bleed, .. } = board;
        Self { inner: Size::new(board.side(), board.side()), parts: [squares, squares], width, bleed }
    }

    /// Returns how many drawings about this long go on the upper and on the right side.
    fn counts(self, long: f64) -> [usize; 2] {
        let count = |length: f64, parts: u8| {
            (length / f64::from(parts) / long).round().max(1.0) as usize * usize::from(parts)
        };
        [count(self.inner.width, self.parts[0]), count(self.inner.height, self.parts[1])]
    }
}

/// Draws a frame and its bleed, as [`items`] does that of a board; the origin is the upper left corner of what it surrounds.
pub(in crate::product) fn around(frame: FrameMeasures, art: &Artwork, palette: &Palette) -> Vec<Item> {
    let FrameMeasures { inner: Size { width: across, .. }, width, bleed, .. } = frame;
    let inner = frame.inner.to_rect();
    let mut items = Vec::new();
    let outer = inner.inset(width + bleed);
    let is_line = width > 0.0 && width < NARROWEST;
    let color = if is_line { palette.border_ribbon } else { palette.border };
    if outer.width() > across {
        items.push(Path { even_odd: true, ..Path::fill(ring(outer, inner), color) }.into());
    }
    if width < NARROWEST {
        return items;
    }
    if art[Slot::FrameEdge].is_empty() {
        let (inside, band) = ornament(width);
        let colors = BorderColors::on(palette.border, palette);
        let cells = frame.counts(band * SLENDER);
        let drawn = border(Border { inner: frame.inner, inside, band, cells }, &colors);
        items.push(Item::moved(drawn, -inside - band, -inside - band));
    }
    items.extend(of_theme(frame, art));
    items
}

/// Drawings of a theme for a frame of some width. `None`: the theme has none.
struct FrameArt<'a> {
    edge: Option<&'a Arc<Art>>,
    corner: Option<&'a Arc<Art>>,
    medallion: Option<&'a Arc<Art>>,
}

impl<'a> FrameArt<'a> {
    /// Returns the drawings for a frame of this width in mm: the narrow ones, if the theme has them, have no medallion.
    fn of(art: &'a Artwork, width: f64) -> Self {
        let first = |slot: Slot| art[slot].first();
        match first(Slot::FrameEdgeNarrow).filter(|_| width < NARROW) {
            Some(edge) => Self { edge: Some(edge), corner: first(Slot::FrameCornerNarrow), medallion: None },
            None => Self {
                edge: first(Slot::FrameEdge),
                corner: first(Slot::FrameCorner),
                medallion: first(Slot::FrameMedallion),
            },
        }
    }
}

/// What a theme draws of its frame: edges, corners and medallions, each turned to its side.
fn of_theme(frame: FrameMeasures, art: &Artwork) -> Vec<Item> {
    let band = drawn_band(frame.width);
    let drawn = FrameArt::of(art, frame.width);
    let counts = drawn.edge.map(|edge| frame.counts(band * edge.size.width / edge.size.height));
    let Size { width, height } = frame.inner;
    let mut items = Vec::new();
    for (nth, turn) in turns_around(frame.inner).into_iter().enumerate() {
        let side = [width, height][nth % 2];
        let mut upper = Vec::new();
        if let Some((edge, counts)) = drawn.edge.zip(counts) {
            upper.extend(nine_slice::row(edge, Rect::new(0.0, -band, side, 0.0), counts[nth % 2]));
        }
        if let Some(corner) = drawn.corner {
            upper.push(Item::stretched(corner, Rect::new(-band, -band, 0.0, 0.0)));
        }
        if let Some((drawing, (from, to))) = drawn.medallion.zip(medallion_on(side, frame.width, art)) {
            upper.push(Item::stretched(drawing, Rect::new(from, -band, to, 0.0)));
        }
        if !upper.is_empty() {
            items.push(Item::transformed(upper, turn));
        }
    }
    items
}

/// Where the medallion in the middle of a side begins and ends, in mm. `None`: the theme draws none for this frame, or there is
/// no frame.
pub(super) fn medallion(board: BoardMeasures, art: &Artwork) -> Option<(f64, f64)> {
    medallion_on(board.side(), board.frame, art)
}

/// Where the medallion in the middle of a side so long begins and ends, on a frame of this width.
fn medallion_on(side: f64, frame: f64, art: &Artwork) -> Option<(f64, f64)> {
    let Size { width, height } = FrameArt::of(art, frame).medallion?.size;
    let (middle, half) = (side / 2.0, drawn_band(frame) * width / height / 2.0);
    (half > 0.0).then_some((middle - half, middle + half))
}

/// The width of what a theme draws of its frame, in mm: all but the plain part outside.
pub(super) fn drawn_band(width: f64) -> f64 {
    if width < NARROWEST { 0.0 } else { width - PLAIN.max(width * OUTERMOST) }
}

/// Of a frame so wide that names can stand in it: the plain part inside the band, and the band's width.
pub(super) fn band(width: f64) -> Option<(f64, f64)> {
    (width >= WIDE).then(|| ornament(width))
}

/// The plain part of a frame inside its band, and the band's width; no width if there is no band.
pub(super) fn ornament(width: f64) -> (f64, f64) {
    let (outside, inside) = plain(width);
    (inside, if width < NARROWEST { 0.0 } else { width - outside - inside })
}

/// What stays plain outside the band and inside it, in millimetres.
fn plain(width: f64) -> (f64, f64) {
    if width < WIDE { (PLAIN, 0.0) } else { (PLAIN.max(width * OUTSIDE), width * INSIDE) }
}

/// What lies between two rectangles; filled by the even-odd rule.
fn ring(outer: Rect, inner: Rect) -> BezPath {
    let mut path = outer.to_path(0.01);
    path.extend(inner.to_path(0.01));
    path
}
