//! Drawings made of a photograph, on a disc and on a page.
//!
//! A child's picture says nothing of sides and ranks, so its disc has a ring in the colour of its side, which runs on through the
//! bleed, with a mark for people who can't tell the colours apart: the attackers' ring is unbroken, the defenders' has a light
//! band with beads, the king's a light line.

use crate::scene::{Art, BezPath, Bitmap, Color, Item, Path, Point, Rect, Shape, Size, Stroke, circle};
use crate::theme::ink::tone::contrast;
use crate::theme::plain::{FRAME, MIDDLE, REACH};
use crate::theme::slots::{Inked, Party, PhotoShape};
use crate::theme::{Palette, Slot};
use kurbo::{ParamCurve, PathSeg};
use std::sync::Arc;

/// Radius of the picture.
const SEEN: f64 = 42.0;
/// Light edge around the picture: its width, and how much it hides the ring.
const EDGE: f64 = 1.0;
const GLEAM: f64 = 0.5;
/// Light line on the king's ring: its radius, and its width.
const KINGS: (f64, f64) = (46.0, 2.6);
/// Light band on the defenders' ring: its radius, and its width.
const BAND: (f64, f64) = (45.4, 4.8);
/// Beads on that band: their radius, how many there are on each quarter, and half the width of each.
const MARKS: f64 = 45.4;
const BEADS: u32 = 7;
const BEAD: f64 = 1.2;
/// Least contrast of a ring to its light band: WCAG 2.1 asks for it where things are to be told apart.
const APART: f64 = 3.0;
/// Width of the line around a picture on a page, as a share of its longer side.
const LINE: f64 = 0.006;

/// Returns a picture as the drawing of a slot.
pub(crate) fn drawing(slot: Slot, picture: &Arc<Bitmap>, palette: &Palette) -> Art {
    match slot.photo() {
        Some(PhotoShape::Square) => on_disc(picture, slot.inked(), palette),
        Some(PhotoShape::Whole) | None => on_page(picture, palette),
    }
}

/// Returns a picture in the middle of a disc, within the ring of its side.
fn on_disc(picture: &Arc<Bitmap>, inked: Inked, palette: &Palette) -> Art {
    let side = match inked {
        Inked::Man(party) => party.color(palette),
        _ => palette.king,
    };
    let ring = firm(side, palette.light);
    // This edge parts a dark picture from a dark ring. Line art leaves it out, because it is half transparent: there the rims
    // of the ranks are enough.
    let mut edge = circle(MIDDLE, SEEN + EDGE);
    edge.extend(circle(MIDDLE, SEEN));
    let gleam = Path { even_odd: true, opacity: GLEAM, ..Path::fill(edge, palette.light) };
    let mut items = vec![
        Path::fill(circle(MIDDLE, REACH), ring).into(),
        // Transparent places of the picture show the colour of its side.
        Path::fill(circle(MIDDLE, SEEN + EDGE), side).into(),
        gleam.into(),
        seen(picture),
    ];
    let line = |(radius, width): (f64, f64)| -> Item {
        Path::stroke(circle(MIDDLE, radius), Stroke::new(palette.light, width)).into()
    };
    match inked {
        Inked::Man(Party::Attackers) => {}
        Inked::Man(Party::Defenders) => items.extend([line(BAND), beads(ring)]),
        _ => items.push(line(KINGS)),
    }
    Art { size: FRAME, items }
}

/// Returns a colour that everybody tells from another: the same one, or as much darker as it has to be.
fn firm(color: Color, on: Color) -> Color {
    let darker = (0..=20).map(|step| color.mix(Color::BLACK, f64::from(step) / 20.0));
    darker.into_iter().find(|color| contrast(*color, on) >= APART).unwrap_or(color)
}

/// Returns the picture through a round window.
fn seen(picture: &Arc<Bitmap>) -> Item {
    let square = Rect::from_center_size(MIDDLE, (2.0 * SEEN, 2.0 * SEEN));
    let size = square.size();
    // Art of its own is stored once in a document, however often it is used, and apart from the ring around it.
    let art = Arc::new(Art { size, items: vec![Item::bitmap(picture, size.to_rect())] });
    Item::within(vec![Item::art(&art, square.x0, square.y0)], circle(MIDDLE, SEEN))
}

/// Returns beads on a ring, each a form of its own: line art leaves out forms that are so small.
fn beads(color: Color) -> Item {
    let quarters: Vec<PathSeg> = circle(MIDDLE, MARKS).segments().collect();
    let places = quarters
        .iter()
        .flat_map(|quarter| (0..BEADS).map(|nth| quarter.eval(f64::from(nth) / f64::from(BEADS))));
    Path::fill(places.flat_map(|place| circle(place, BEAD)).collect::<BezPath>(), color).into()
}

/// Returns a picture on a page: all of it, within a line.
fn on_page(picture: &Arc<Bitmap>, palette: &Palette) -> Art {
    let (width, height) = (f64::from(picture.width()), f64::from(picture.height()));
    let size = Size::new(width, height) * (100.0 / width.max(height));
    let line = LINE * 100.0;
    let frame = Rect::from_origin_size(Point::ORIGIN, size);
    let items = vec![
        Item::art(&Arc::new(Art { size, items: vec![Item::bitmap(picture, frame)] }), 0.0, 0.0),
        Path::stroke(frame.inset(-line / 2.0).to_path(0.01), Stroke::new(palette.rule, line)).into(),
    ];
    Art { size, items }
}
