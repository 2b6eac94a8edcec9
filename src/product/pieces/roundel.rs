//! Drawing of a disc, with the bleed around it in the colour of its rim, and the line to cut along.
//!
//! The line lies wholly in the bleed and its inner edge is the cut, so a well cut piece has nothing of it, and another piece
//! little. It is light or dark, whichever stands out from the bleed.

use super::{DiscCut, PieceTones};
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Point, Stroke, circle};
use crate::theme::Palette;
use crate::theme::edge_of_disc::{DiscEdge, REACH};
use crate::theme::ink::tone::contrast;
use std::sync::Arc;

/// Width of the line to cut along, in millimetres.
const LINE: f64 = 0.2;
/// Least contrast of this line to its ground, as WCAG 2.1 defines it.
const SEEN: f64 = 3.0;
/// Inner radius of the ring on a disc without an edge of its own, as a share of the disc's radius.
const RING: f64 = 0.94;
/// Width of this ring where it is a line only, in millimetres.
const OUTLINE: f64 = 0.35;

/// Drawing of a disc, with the bleed and the ring that its edge needs.
pub(super) struct Roundel {
    drawing: Arc<Art>,
    /// Colour of the bleed.
    bleed: Color,
    /// Whether the drawing has this colour all over the bleed.
    is_plain: bool,
    /// Ring of a disc whose drawing leaves the edge free.
    ring: Option<DiscRing>,
}

/// Ring that is drawn inside the cut.
#[derive(Clone, Copy)]
enum DiscRing {
    /// It goes on through the bleed.
    Broad(Color),
    /// A line, since the piece is to be coloured in.
    Line(Color),
}

impl Roundel {
    /// Returns the drawing of a disc whose bleed reaches out to `reach` radii.
    pub(super) fn new(drawing: &Arc<Art>, reach: f64, tones: PieceTones) -> Self {
        let rim = DiscEdge::of(drawing, reach);
        // A drawing that leaves the edge free would be cut out of white paper, without an edge.
        let (bleed, ring) = match rim.color {
            Some(color) => (color, None),
            None if tones.hollow => (Color::WHITE, Some(DiscRing::Line(tones.ornament))),
            None => (tones.side(), Some(DiscRing::Broad(tones.side()))),
        };
        Self { drawing: Arc::clone(drawing), bleed, is_plain: rim.is_plain, ring }
    }

    /// Draws the disc of `radius` about `center`, out to `reach`. If it is to be cut out by hand and the drawing has several
    /// colours beyond the cut, or others than at the rim, the drawing ends at the cut.
    pub(super) fn items(&self, center: Point, radius: f64, reach: f64, by_hand: bool) -> Vec<Item> {
        let mut items = Vec::new();
        // The ground fills places that the drawing doesn't reach, or leaves free.
        let ground = if self.ring.is_some() { Color::WHITE } else { self.bleed };
        if self.ring.is_some() || reach > radius {
            items.push(Path::fill(circle(center, reach), ground).into());
        }
        let seen = match (by_hand, self.is_plain) {
            (true, true) => reach.min(REACH * radius),
            (true, false) => radius,
            (false, _) => reach,
        };
        let scale = 2.0 * radius / self.drawing.size.width;
        let corner = Affine::translate((center.x - radius, center.y - radius));
        let drawing = Item::Art { art: Arc::clone(&self.drawing), transform: corner * Affine::scale(scale) };
        items.push(Item::Group {
            transform: Affine::IDENTITY,
            clip: Some(circle(center, seen)),
            opacity: 1.0,
            items: vec![drawing],
        });
        match self.ring {
            Some(DiscRing::Broad(color)) => items.push(ring(center, RING * radius, reach, color)),
            Some(DiscRing::Line(color)) => {
                let line = Stroke::new(color, OUTLINE);
                items.push(Path::stroke(circle(center, radius - OUTLINE / 2.0), line).into());
            }
            None => {}
        }
        items
    }

    /// Returns the colours of the line to cut along and of the rim on which it lies. `None`: there is no room for the line in the bleed.
    pub(super) fn cut_line(&self, radius: f64, reach: f64, palette: &Palette) -> Option<DiscCut> {
        let has_room = reach - radius >= LINE - 1e-9;
        has_room.then(|| DiscCut { line: standing_out(self.bleed, palette), rim: self.bleed })
    }

    /// Draws the line to cut along. Without room for it in the bleed, a disc that hardly differs from white paper gets a broken
    /// line inside the cut; `None`: other discs get no line then.
    pub(super) fn cut(&self, center: Point, radius: f64, reach: f64, palette: &Palette) -> Option<Item> {
        if let Some(DiscCut { line, .. }) = self.cut_line(radius, reach, palette) {
            let line = Stroke::new(line, LINE);
            Some(Path::stroke(circle(center, radius + LINE / 2.0), line).into())
        } else if self.ring.is_none() && contrast(self.bleed, Color::WHITE) < SEEN {
            let line = Stroke::new(palette.quiet, LINE).dashed(&[3.0 * LINE, 2.5 * LINE]);
            Some(Path::stroke(circle(center, radius - LINE / 2.0), line).into())
        } else {
            None
        }
    }
}

/// Returns the light or the dark of a palette, whichever stands out more; if neither is enough, white or black, of which
/// one always is.
pub(super) fn standing_out(ground: Color, palette: &Palette) -> Color {
    let better = |one: Color, other: Color| {
        if contrast(one, ground) >= contrast(other, ground) { one } else { other }
    };
    let own = better(palette.light, palette.ink);
    if contrast(own, ground) >= SEEN { own } else { better(Color::WHITE, Color::BLACK) }
}

/// Draws a ring between two circles.
fn ring(center: Point, inner: f64, outer: f64, color: Color) -> Item {
    let mut outline: BezPath = circle(center, outer);
    outline.extend(circle(center, inner));
    Path { even_odd: true, ..Path::fill(outline, color) }.into()
}
