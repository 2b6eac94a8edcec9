//! Draws the box taken apart, and the box with its lid half out, both from the parts that are cut.

use super::measures::BoxMeasures;
use super::slab::Slab;
use super::space::{ShownPart, bounds, drawn, view};
use super::{BoxPart, LaserBox, LyingPiece};
use crate::layout::compose::{Composer, at};
use crate::layout::{Content, LayoutError};
use crate::scene::space::{Place, Placement, SpaceView, add};
use crate::scene::{Affine, Color, Item, Path, Point, Rect, Shape, Size, Stroke, Vec2, circle, polyline};
use crate::text::{Face, Style};
use crate::theme::Palette;
use crate::units::Length;

/// Distance by which walls are moved apart, in heights of the box; gap seen between strips and the parts before them, in
/// millimetres; height of the lid above all else, as a share of the box's length plus its width.
const SPREAD: f64 = 1.25;
const CLEAR: f64 = 3.0;
const LIFT: f64 = 0.6;
/// Distance by which the lid is moved to the front, as a share of the box's length: taken apart, and half out.
const OUT: f64 = 0.25;
const HALF_OUT: f64 = 0.5;
/// Radius of the discs with the letters, and size of the letters, in millimetres on the page.
const TAG: f64 = 2.7;
const LETTER: f64 = 3.9;
/// Distance from the end of a strip to the middle of its letter's disc, in millimetres on the page.
const BEYOND: f64 = 5.0;
/// Width of the lines that lead parts to their places, and their dashes, in millimetres.
const WAY: f64 = 0.18;
const DASH: [f64; 2] = [1.2, 0.9];

/// Part as it is shown when the box is taken apart.
struct PartApart {
    /// Distance by which it is moved from its place in the finished box.
    moved: Place,
    /// Two of its corners in the finished box, from which dashed lines lead to its partner. `None`: all others come to it.
    corners: Option<[Place; 2]>,
    /// Distance by which its partner is moved: there the dashed lines end.
    partner: Place,
    /// Place of its letter in the finished box, and the offset of the letter from it on the page.
    tag: (Place, Vec2),
}

/// Box taken apart: its parts, each moved away from its place.
pub(super) struct Exploded<'a> {
    chest: &'a LaserBox,
    parts: Vec<PartApart>,
    shown: Vec<ShownPart<'a>>,
}

impl<'a> Exploded<'a> {
    pub(super) fn new(chest: &'a LaserBox) -> Self {
        let parts: Vec<PartApart> = chest.slabs.iter().map(|slab| apart(&chest.measures, slab)).collect();
        let shown = chest.slabs.iter().zip(&parts).map(|(slab, part)| ShownPart { slab, moved: part.moved });
        Self { chest, shown: shown.collect(), parts }
    }

    /// Returns the area of the drawing with its letters, at `scale` millimetres of the page to one of the box.
    fn area(&self, scale: f64) -> Rect {
        bounds(&view(scale), &self.shown).inset(BEYOND + TAG)
    }

    /// Returns the largest scale at which the drawing has room, and its size then.
    pub(super) fn fitted(&self, room: Size) -> (f64, Size) {
        let one = bounds(&view(1.0), &self.shown);
        let around = 2.0 * (BEYOND + TAG);
        let scale = ((room.width - around) / one.width()).min((room.height - around) / one.height()).max(0.0);
        (scale, self.area(scale).size())
    }

    /// Draws the parts with their letters and the dashed lines that lead them together.
    ///
    /// # Errors
    /// If a letter has no glyph.
    pub(super) fn draw(&self, composer: &Composer<'_>, scale: f64) -> Result<Content, LayoutError> {
        let (view, palette) = (view(scale), composer.palette);
        let area = self.area(scale);
        let stroke = Stroke::new(palette.accent, WAY).dashed(&DASH);
        let mut items: Vec<Item> = Vec::new();
        for part in &self.parts {
            for corner in part.corners.iter().flatten() {
                let ends = [part.moved, part.partner].map(|moved| view.point(add(*corner, moved)));
                items.push(Path::stroke(polyline(ends), stroke.clone()).into());
            }
        }
        items.extend(drawn(&view, &self.shown, palette));
        let parts = || self.chest.slabs.iter().zip(&self.parts);
        for (slab, part) in parts().filter(|(slab, _)| slab.part == BoxPart::Rail) {
            items.extend(longer_end(&self.chest.measures, slab, part, &view, palette));
        }
        for (slab, part) in parts() {
            let (place, beside) = part.tag;
            items.extend(letter(composer, slab.part, view.point(add(place, part.moved)) + beside)?);
        }
        Ok(Content {
            size: area.size(),
            items: vec![Item::moved(items, -area.x0, -area.y0)],
            structure: Vec::new(),
        })
    }
}

/// Draws the end of a rail that reaches over the front, darker than all else, so that nobody turns the rail round.
fn longer_end(
    box_: &BoxMeasures,
    slab: &Slab,
    part: &PartApart,
    view: &SpaceView,
    palette: &Palette,
) -> [Item; 3] {
    let (from, to) = (-box_.thickness, 0.0);
    let (low, top) = (box_.channel(), box_.top());
    let right = if slab.is_left { box_.width() - box_.reach() } else { 0.0 };
    let left = right + box_.reach();
    let faces = [
        [[from, right, top], [to, right, top], [to, left, top], [from, left, top]],
        [[from, right, low], [from, left, low], [from, left, top], [from, right, top]],
        [[from, right, low], [to, right, low], [to, right, top], [from, right, top]],
    ];
    faces.map(|corners| {
        let face = view.outline(corners.map(|corner| add(corner, part.moved)));
        let edge = Stroke::new(palette.ink, WAY);
        Path { stroke: Some(edge), ..Path::fill(face, palette.accent) }.into()
    })
}

/// Draws the box put together, with its lid half out, no wider and no higher than `room`.
pub(super) fn closed(chest: &LaserBox, composer: &Composer<'_>, room: Size) -> Content {
    let out = -HALF_OUT * chest.measures.length;
    // First the parts behind or below the pieces, then the pieces, then the parts that hide them.
    let is_behind = |slab: &Slab| match slab.part {
        BoxPart::Bottom | BoxPart::Back => true,
        BoxPart::Side | BoxPart::Ledge => slab.is_left,
        BoxPart::Front | BoxPart::Rail | BoxPart::Lid => false,
    };
    let shown = |behind: bool| -> Vec<ShownPart<'_>> {
        let slabs = chest.slabs.iter().filter(|slab| is_behind(slab) == behind);
        let out = |part: BoxPart| if part == BoxPart::Lid { out } else { 0.0 };
        slabs.map(|slab| ShownPart { slab, moved: [out(slab.part), 0.0, 0.0] }).collect()
    };
    let (behind, before) = (shown(true), shown(false));
    let area = |view: &SpaceView| bounds(view, &behind).union(bounds(view, &before));
    let one = area(&view(1.0));
    let view = view((room.width / one.width()).min(room.height / one.height()));
    let area = area(&view).inset(0.2);
    let mut items = drawn(&view, &behind, composer.palette);
    let mut pieces: Vec<&LyingPiece> = chest.load.pieces.iter().collect();
    let far = |piece: &LyingPiece| piece.middle.x + piece.middle.y;
    pieces.sort_by(|a, b| a.layer.cmp(&b.layer).then(far(b).total_cmp(&far(a))));
    for piece in pieces {
        items.extend(lying(chest, &view, piece, composer.palette));
    }
    items.extend(drawn(&view, &before, composer.palette));
    Content { size: area.size(), items: vec![Item::moved(items, -area.x0, -area.y0)], structure: Vec::new() }
}

/// Draws a piece in the box: its lower edge, and its face.
fn lying(chest: &LaserBox, view: &SpaceView, piece: &LyingPiece, palette: &Palette) -> [Item; 2] {
    let LaserBox { measures, load, .. } = chest;
    let outline = if load.is_square {
        Rect::from_center_size(piece.middle, (piece.size, piece.size)).to_path(0.01)
    } else {
        circle(piece.middle, piece.size / 2.0)
    };
    let at = |layer: usize, share: f64| {
        let height = measures.thickness * (1.0 + layer as f64);
        let fill = Color::WHITE.mix(palette.quiet, share);
        let level = view.plane(&Placement::level([0.0, 0.0, height]));
        let outline = level * Affine::translate((0.0, measures.reach())) * outline.clone();
        Path { stroke: Some(Stroke::new(palette.ink, 0.12)), ..Path::fill(outline, fill) }.into()
    };
    [at(piece.layer, 0.36), at(piece.layer + 1, 0.03)]
}

/// Returns how a part is shown when the box is taken apart.
fn apart(box_: &BoxMeasures, slab: &Slab) -> PartApart {
    let (length, width, floor, lid) = (box_.length, box_.width(), box_.thickness, box_.lid());
    let spread = SPREAD * box_.top();
    let (hand, y) = if slab.is_left { (1.0, width) } else { (-1.0, 0.0) };
    // Middle of what reaches in from a side.
    let strip = if slab.is_left { width - box_.reach() / 2.0 } else { box_.reach() / 2.0 };
    // A millimetre farther back is drawn a millimetre higher, so the right side hides what is close behind it: its ledge is moved
    // until ledge and tabs are clear of its top, and the rail until it is clear of both.
    let ledge = box_.top() - lid + 2.0 * floor + CLEAR;
    let rail = 4.0 * floor + box_.reach() + 2.0 * CLEAR;
    let along = |z: f64| Some([[0.0, y, z], [length, y, z]]);
    let across = |x: f64, z: f64| Some([[x, 0.0, z], [x, width, z]]);
    let wall = |moved, corners, x, y| {
        let middle = f64::midpoint(floor, lid);
        PartApart { moved, corners, partner: [0.0; 3], tag: ([x, y, middle], Vec2::ZERO) }
    };
    let front = Vec2::new(-0.9 * BEYOND, 0.5 * BEYOND);
    // The side wall to which a ledge or a rail is fixed.
    let side = [0.0, hand * spread, 0.0];
    match slab.part {
        BoxPart::Bottom => PartApart {
            tag: ([length / 2.0, width / 2.0, floor], Vec2::ZERO),
            ..wall([0.0; 3], None, 0.0, 0.0)
        },
        BoxPart::Side => wall(side, along(floor), length / 2.0, if slab.is_left { width } else { -floor }),
        BoxPart::Back => wall([spread, 0.0, 0.0], across(length, floor), length, width / 2.0),
        BoxPart::Front => wall([-spread, 0.0, 0.0], across(0.0, floor), -floor, width / 2.0),
        BoxPart::Ledge => {
            let inwards = if slab.is_left { spread - 2.0 * floor - CLEAR } else { ledge - spread };
            // The letter of the left one is at its far end, since the side hides the near one.
            let (x, beside) = if slab.is_left { (length, -front) } else { (0.0, front) };
            let tag = ([x, strip, lid], beside);
            PartApart { moved: [0.0, inwards, 0.0], corners: along(lid), partner: side, tag }
        }
        BoxPart::Rail => PartApart {
            moved: [0.0, hand * spread, rail],
            corners: along(box_.channel()),
            partner: side,
            tag: ([-floor, strip, box_.top()], front),
        },
        BoxPart::Lid => {
            let out = -OUT * length;
            PartApart {
                moved: [out, 0.0, rail + LIFT * (length + width)],
                corners: across(length - super::END_PLAY, lid),
                // The lines end on the floor below the lid: in the channel there is nothing on which they could end.
                partner: [out, 0.0, floor - lid],
                tag: ([-floor, width / 2.0, box_.channel()], front),
            }
        }
    }
}

/// Draws a disc with a part's letter around a point.
fn letter(composer: &Composer<'_>, part: BoxPart, middle: Point) -> Result<Vec<Item>, LayoutError> {
    let palette = composer.palette;
    let size = Length::mm(LETTER);
    let style = Style { face: Face::SemiBold, ..Style::plain(size, size, palette.ink) };
    let line = composer.label(part.letter(), &style)?;
    let disc = Path {
        stroke: Some(Stroke::new(palette.accent, 0.3)),
        ..Path::fill(circle(middle, TAG), Color::WHITE)
    };
    let mut items = vec![disc.into()];
    let left = middle.x - line.width / 2.0;
    items.extend(at(line, left, middle.y + 0.34 * LETTER));
    Ok(items)
}
