//! A set for a laser cutter: board and pieces nested on beds, as lines to cut, lines to score and areas to engrave.
//!
//! - Red hairlines are cut, blue ones scored, black areas engraved; each operation has a layer of its own. Within a part
//!   the inner cuts come before the outline.
//! - The board is whole if the bed has room for it, unless a cut is asked for. Its squares have their full size; a line is
//!   scored around them all, and a bare frame lies outside it as far as the bed leaves room. Parts lie as they will on the
//!   table, and one cut separates two that meet. So it is with square pieces.
//! - With a kerf, every outline is half of it larger, so that the part that falls out has its size. Parts can share no cut
//!   then: they lie apart, each with its own closed outline.
//! - Engraving is traced from the theme's drawings in the ink for outlines: forms are left bare
//!   and outlined, and parts of a drawing that another form covers are not engraved.
//! - With plates of a known thickness, the set has a box for its pieces and cards, made as [`chest`] describes.
//! - A test piece of 60 x 25 mm shows the kerf (a square of 10.00 mm), the size (a scale of 40 mm) and the engraving.

mod blocks;
mod board;
pub mod chest;
mod contour;
mod coupon;
mod dxf;
mod emblem;
mod error;
mod flatten;
mod line_art;
mod lines;
mod nest;
mod plates;
mod raster;
mod signs;
mod straight;
mod svg;
mod tokens;
mod work;

pub use coupon::{SCALE, SIZE as COUPON, SQUARE};
pub use dxf::dxf;
pub use error::LaserError;
pub use lines::{Area, LaserLine, Layers, Ring};
pub use plates::{MOST_KERF, NARROWEST, THICKNESS, joinable};
pub use svg::svg;
pub use work::LaserWork;

use crate::game::{Cut, Piece};
use crate::imposition::cut_plan::spares;
use crate::imposition::cutting::{BoardPart, Trim};
use crate::imposition::{Component, FRAME, Order, most_of};
use crate::scene::{Rect, Size};
use crate::units::Length;
use chest::{BoxPart, LaserBox};
use nest::{BedPanel, Nest};
use signs::Signs;

/// Free room along the edges of a bed, in millimetres: plates are seldom straight, and clamps need room.
pub const MARGIN: f64 = 5.0;
/// Least distance between two parts that share no cut, in millimetres: the bridge must not burn away.
pub const GAP: f64 = 2.0;
/// Width of the lines in a drawing, in millimetres: thin enough to be taken for a cut by every program.
pub const HAIRLINE: f64 = 0.1;

/// Plate on the bed of a laser cutter, with the work to be done on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Bed {
    /// Width and height in millimetres.
    pub size: Size,
    /// Lines and areas of each operation.
    pub layers: Layers,
    /// Parts that are cut from it, in the order in which they are laid.
    pub parts: Vec<LaserPart>,
}

/// Part that is cut from a bed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaserPart {
    /// A part of the board.
    Board(BoardPart),
    /// A piece that the game needs.
    Piece(Piece),
    /// A spare piece.
    Spare(Piece),
    /// A part of the box for pieces and cards.
    Box(BoxPart),
    /// The test piece.
    TestPiece,
}

/// Board and pieces on beds, all sets of an order.
#[derive(Clone, Debug, PartialEq)]
pub struct LaserSet {
    /// The beds, in the order in which they are filled.
    pub beds: Vec<Bed>,
    /// Board with its frame, and how it is cut. `None`: no board is asked for.
    pub board: Option<(Trim, Cut)>,
    /// Box that each set has. `None`: no box is asked for.
    pub chest: Option<LaserBox>,
}

/// Order of a box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxOrder<'a> {
    /// Thickness of the plates.
    pub thickness: Length,
    /// The size of a face of each card of a set, in millimetres.
    pub cards: &'a [Size],
}

impl Bed {
    /// Returns the work that the laser has to do on this bed.
    #[must_use]
    pub fn work(&self) -> LaserWork {
        LaserWork::of(&self.layers)
    }

    /// Returns the size of the smallest plate that is enough, in millimetres: from the bed's top left corner to the farthest cut,
    /// and as much beyond it as stays free along the edges of a bed.
    #[must_use]
    pub fn plate(&self) -> Size {
        let all = self.layers.cut.iter().map(LaserLine::bounds).reduce(|a, b| a.union(b));
        all.map_or(Size::ZERO, |all: Rect| Size::new(all.x1 + MARGIN, all.y1 + MARGIN))
    }
}

/// Nests board and pieces of an order, all its sets, on as few beds as they come to. `bed` is in millimetres.
///
/// Spare pieces for which the request sets no number are cut only where they need no further bed. The same is true of a frame
/// around the squares: it is as wide as there is room for, up to [`FRAME`].
///
/// # Errors
/// If a part is larger than the bed, or the order has neither board nor pieces.
pub fn set(order: &Order, bed: Size, kerf: Length) -> Result<LaserSet, LaserError> {
    set_in_box(order, bed, kerf, None)
}

/// Nests an order as [`set`] does, with a box for each set if one is ordered; the order may then have neither board nor pieces.
///
/// # Errors
/// As for [`set`], and if the box can't be made.
pub fn set_in_box(
    order: &Order,
    bed: Size,
    kerf: Length,
    chest: Option<BoxOrder<'_>>,
) -> Result<LaserSet, LaserError> {
    let chest = match chest {
        Some(chest) => Some(LaserBox::new(order, bed, kerf, chest.thickness, chest.cards)?),
        None => None,
    };
    let panels = chest.as_ref().map_or_else(|| Ok(Vec::new()), |chest| chest.panels(bed, kerf.to_mm()))?;
    let (signs, emblems) = (Signs::new(order), tokens::emblems(order));
    let bench = Bench { order, bed, kerf: kerf.to_mm(), signs, emblems, panels };
    let set = bench.set()?;
    Ok(LaserSet { chest, ..set })
}

/// Input for nesting a set.
struct Bench<'a> {
    order: &'a Order,
    bed: Size,
    /// Kerf in millimetres.
    kerf: f64,
    signs: Signs<'a>,
    emblems: Vec<tokens::Emblems>,
    /// Parts of one box; none if the sets have no boxes.
    panels: Vec<BedPanel>,
}

impl Bench<'_> {
    /// Nests the set with the frame and the spare pieces for which there is room.
    fn set(&self) -> Result<LaserSet, LaserError> {
        let order = self.order;
        let asked = spares::asked(order).repeat(usize::from(order.settings.sets));
        let frame = self.frame(&asked)?;
        let bare = self.nested(frame, &asked)?;
        if order.settings.spares.is_some() {
            return Ok(bare);
        }
        let spared = self.nested(frame, &spares::usual(order))?;
        Ok(if spared.beds.len() > bare.beds.len() { bare } else { spared })
    }

    /// Returns the width of the frame around the squares: the one that is asked for, or the widest that needs no further bed, in
    /// half millimetres.
    fn frame(&self, spares: &[Piece]) -> Result<Length, LaserError> {
        // Anything that has no room even without a frame is not the frame's fault.
        let bare = self.nested(Length::ZERO, spares)?.beds.len();
        let beds = |frame: Length| self.nested(frame, spares).map_or(usize::MAX, |set| set.beds.len());
        let Some(frame) = self.order.settings.frame else {
            return Ok(most_of(2, FRAME, |frame| beds(frame) <= bare).unwrap_or_default());
        };
        if beds(frame) < usize::MAX {
            return Ok(frame);
        }
        let most = most_of(2, frame, |frame| beds(frame) < usize::MAX).unwrap_or_default();
        Err(LaserError::Frame { frame, most, bed: self.bed })
    }

    /// Nests everything on beds, with a frame of this width and these spare pieces.
    fn nested(&self, frame: Length, spares: &[Piece]) -> Result<LaserSet, LaserError> {
        let Self { order, bed, kerf, .. } = *self;
        let has_board = order.settings.has(Component::Board);
        let has_pieces = Piece::ALL.iter().any(|&piece| order.count(piece) > 0);
        if !has_board && !has_pieces && self.panels.is_empty() {
            return Err(LaserError::Empty);
        }
        let mut nest = Nest::new(bed);
        let mut board = None;
        if has_board {
            let trim = Trim { squares: order.variant.setup.board.size(), cell: order.measures.cell, frame };
            let (cut, panels) = board::panels(order, &self.signs, trim, bed, kerf)?;
            for _ in 0..order.settings.sets {
                panels.iter().try_for_each(|panel| nest.lay(panel))?;
            }
            board = Some((trim, cut));
        }
        for _ in 0..order.settings.sets {
            self.panels.iter().try_for_each(|panel| nest.lay(panel))?;
        }
        nest.lay(&coupon::coupon(&order.typesetter, kerf)?)?;
        tokens::lay(&mut nest, order, &self.emblems, spares, kerf)?;
        Ok(LaserSet { beds: nest.beds(), board, chest: None })
    }
}

/// Formats a number for files: at most four decimals (a tenth of a micrometre), without trailing zeros.
fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    // A number rounded to zero has no sign.
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
