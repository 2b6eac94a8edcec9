//! Draws the box taken apart, and the box with its lid half out, both from the parts that are cut.

use super::joint::JointSpan;
use super::measures::BoxMeasures;
use super::slab::Place;
use super::space::{BoxView, ShownPart};
use super::{BoxPart, LaserBox, LyingPiece};
use crate::layout::compose::{Composer, at};
use crate::layout::{Content, LayoutError};
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Shape, Size, Stroke, Vec2, circle};
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

/// Box taken apart: its parts, each moved away from its place.
pub(super) struct Exploded<'a> {
    chest: &'a LaserBox,
    moved: Vec<Place>,
}

impl<'a> Exploded<'a> {
    pub(super) fn new(chest: &'a LaserBox) -> Self {
        let moved = (0..chest.slabs.len()).map(|nth| moved(chest, nth)).collect();
        Self { chest, moved }
    }

    fn shown(&self) -> Vec<ShownPart<'a>> {
        self.chest.slabs.iter().zip(&self.moved).map(|(slab, &moved)| ShownPart { slab, moved }).collect()
    }

    /// Returns the area of the drawing with its letters, at `scale` millimetres of the page to one of the box.
    fn area(&self, scale: f64) -> Rect {
        BoxView { scale }.bounds(&self.shown()).inset(BEYOND + TAG)
    }

    /// Returns the largest scale at which the drawing has room, and its size then.
    pub(super) fn fitted(&self, room: Size) -> (f64, Size) {
        let one = BoxView { scale: 1.0 }.bounds(&self.shown());
        let around = 2.0 * (BEYOND + TAG);
        let scale = ((room.width - around) / one.width()).min((room.height - around) / one.height()).max(0.0);
        (scale, self.area(scale).size())
    }

    /// Draws the parts with their letters and the dashed lines that lead them together.
    ///
    /// # Errors
    /// If a letter has no glyph.
    pub(super) fn draw(&self, composer: &Composer<'_>, scale: f64) -> Result<Content, LayoutError> {
        let (view, palette) = (BoxView { scale }, composer.palette);
        let area = self.area(scale);
        let stroke = Stroke::new(palette.accent, WAY).dashed(&DASH);
        let ways = self
            .ways()
            .into_iter()
            .map(|(from, to)| Item::from(Path::stroke(view.line(from, to), stroke.clone())));
        let mut items: Vec<Item> = ways.collect();
        items.extend(view.drawn(&self.shown(), palette));
        items.extend(self.longer_ends(view, palette));
        for (nth, slab) in self.chest.slabs.iter().enumerate() {
            let (place, beside) = tag(&self.chest.measures, nth);
            let point = view.flat(added(place, self.moved[nth])) + beside;
            items.extend(letter(composer, slab.part, point)?);
        }
        Ok(Content {
            size: area.size(),
            items: vec![Item::moved(items, -area.x0, -area.y0)],
            structure: Vec::new(),
        })
    }

    /// Draws the ends of the rails that reach over the front, darker than all else, so that nobody turns a rail round.
    fn longer_ends(&self, view: BoxView, palette: &Palette) -> Vec<Item> {
        let box_ = &self.chest.measures;
        let (from, to) = (-box_.thickness, 0.0);
        let (low, top) = (box_.channel(), box_.top());
        let mut items = Vec::new();
        for (nth, slab) in self.chest.slabs.iter().enumerate().filter(|(_, slab)| slab.part == BoxPart::Rail)
        {
            let is_left = self.chest.slabs[..nth].iter().any(|other| other.part == slab.part);
            let right = if is_left { box_.width() - box_.reach() } else { 0.0 };
            let left = right + box_.reach();
            let faces = [
                [[from, right, top], [to, right, top], [to, left, top], [from, left, top]],
                [[from, right, low], [from, left, low], [from, left, top], [from, right, top]],
                [[from, right, low], [to, right, low], [to, right, top], [from, right, top]],
            ];
            for corners in faces {
                let mut points = corners.iter().map(|&corner| view.flat(added(corner, self.moved[nth])));
                let mut face = BezPath::new();
                face.move_to(points.next().unwrap_or_default());
                points.for_each(|point| face.line_to(point));
                face.close_path();
                let edge = Stroke::new(palette.ink, WAY);
                items.push(Path { stroke: Some(edge), ..Path::fill(face, palette.accent) }.into());
            }
        }
        items
    }

    /// Returns the ends of the dashed lines: from corners of each part to the same corners on its partner.
    fn ways(&self) -> Vec<(Place, Place)> {
        let box_ = &self.chest.measures;
        let (length, width, floor) = (box_.length, box_.width(), box_.thickness);
        let mut ways = Vec::new();
        for (nth, slab) in self.chest.slabs.iter().enumerate() {
            let is_left = self.chest.slabs[..nth].iter().any(|other| other.part == slab.part);
            let y = if is_left { width } else { 0.0 };
            // The side wall to which a ledge or a rail is fixed.
            let side = self.moved[1 + usize::from(is_left)];
            let (corners, partner) = match slab.part {
                BoxPart::Bottom => continue,
                BoxPart::Side => ([[0.0, y, floor], [length, y, floor]], [0.0; 3]),
                BoxPart::Back => ([[length, 0.0, floor], [length, width, floor]], [0.0; 3]),
                BoxPart::Front => ([[0.0, 0.0, floor], [0.0, width, floor]], [0.0; 3]),
                BoxPart::Ledge => ([[0.0, y, box_.lid()], [length, y, box_.lid()]], side),
                BoxPart::Rail => ([[0.0, y, box_.channel()], [length, y, box_.channel()]], side),
                BoxPart::Lid => {
                    let back = length - super::END_PLAY;
                    // Down to the floor below it: a line that ended in the channel would end in mid-air.
                    let down = [self.moved[nth][0], 0.0, floor - box_.lid()];
                    ([[back, 0.0, box_.lid()], [back, width, box_.lid()]], down)
                }
            };
            ways.extend(corners.map(|corner| (added(corner, self.moved[nth]), added(corner, partner))));
        }
        ways
    }
}

/// Draws the box put together, with its lid half out, no wider and no higher than `room`.
pub(super) fn closed(chest: &LaserBox, composer: &Composer<'_>, room: Size) -> Content {
    let out = -HALF_OUT * chest.measures.length;
    let shown: Vec<ShownPart<'_>> = chest
        .slabs
        .iter()
        .map(|slab| ShownPart { slab, moved: [if slab.part == BoxPart::Lid { out } else { 0.0 }, 0.0, 0.0] })
        .collect();
    let one = BoxView { scale: 1.0 }.bounds(&shown);
    let scale = (room.width / one.width()).min(room.height / one.height());
    let view = BoxView { scale };
    let area = view.bounds(&shown).inset(0.2);
    // First the parts behind or below the pieces, then the pieces, then the parts that hide them.
    let is_behind = |nth: usize| {
        let is_left = chest.slabs[..nth].iter().any(|other| other.part == chest.slabs[nth].part);
        match chest.slabs[nth].part {
            BoxPart::Bottom | BoxPart::Back => true,
            BoxPart::Side | BoxPart::Ledge => is_left,
            BoxPart::Front | BoxPart::Rail | BoxPart::Lid => false,
        }
    };
    let part = |behind: bool| -> Vec<ShownPart<'_>> {
        (0..shown.len()).filter(|&nth| is_behind(nth) == behind).map(|nth| shown[nth]).collect()
    };
    let mut items = view.drawn(&part(true), composer.palette);
    let mut pieces: Vec<&LyingPiece> = chest.load.pieces.iter().collect();
    let far = |piece: &LyingPiece| piece.middle.x + piece.middle.y;
    pieces.sort_by(|a, b| a.layer.cmp(&b.layer).then(far(b).total_cmp(&far(a))));
    for piece in pieces {
        items.extend(lying(chest, view, piece, composer.palette));
    }
    items.extend(view.drawn(&part(false), composer.palette));
    Content { size: area.size(), items: vec![Item::moved(items, -area.x0, -area.y0)], structure: Vec::new() }
}

/// Draws a piece in the box: its lower edge, and its face.
fn lying(chest: &LaserBox, view: BoxView, piece: &LyingPiece, palette: &Palette) -> [Item; 2] {
    let LaserBox { measures, load, .. } = chest;
    let outline = if load.is_square {
        Rect::from_center_size(piece.middle, (piece.size, piece.size)).to_path(0.01)
    } else {
        circle(piece.middle, piece.size / 2.0)
    };
    let at = |layer: usize, share: f64| {
        let height = measures.thickness * (1.0 + layer as f64);
        let fill = Color::WHITE.mix(palette.quiet, share);
        let outline = view.level(height) * Affine::translate((0.0, measures.reach())) * outline.clone();
        Path { stroke: Some(Stroke::new(palette.ink, 0.12)), ..Path::fill(outline, fill) }.into()
    };
    [at(piece.layer, 0.36), at(piece.layer + 1, 0.03)]
}

/// Returns how far a part is moved when the box is taken apart, in millimetres along each axis.
fn moved(chest: &LaserBox, nth: usize) -> Place {
    let box_ = &chest.measures;
    let part = chest.slabs[nth].part;
    let is_left = chest.slabs[..nth].iter().any(|other| other.part == part);
    let hand = if is_left { 1.0 } else { -1.0 };
    let spread = SPREAD * box_.top();
    let thickness = box_.thickness;
    // A millimetre farther back is drawn a millimetre higher, so the right side hides what is close behind it: its ledge is moved
    // until ledge and tabs are clear of its top, and the rail until it is clear of both.
    let ledge = box_.top() - box_.lid() + 2.0 * thickness + CLEAR;
    let rail = 4.0 * thickness + box_.reach() + 2.0 * CLEAR;
    match part {
        BoxPart::Bottom => [0.0; 3],
        BoxPart::Side => [0.0, hand * spread, 0.0],
        BoxPart::Back => [spread, 0.0, 0.0],
        BoxPart::Front => [-spread, 0.0, 0.0],
        BoxPart::Ledge if is_left => [0.0, spread - 2.0 * thickness - CLEAR, 0.0],
        BoxPart::Ledge => [0.0, ledge - spread, 0.0],
        BoxPart::Rail => [0.0, hand * spread, rail],
        BoxPart::Lid => {
            let lift = rail + LIFT * (box_.length + box_.width());
            [-OUT * box_.length, 0.0, lift]
        }
    }
}

/// Returns the place of a part's letter in the finished box, and the offset of the letter from it on the page.
fn tag(box_: &BoxMeasures, nth: usize) -> (Place, Vec2) {
    let (length, width, floor) = (box_.length, box_.width(), box_.thickness);
    let middle = |(from, to): JointSpan| f64::midpoint(from, to);
    let wall = middle((floor, box_.lid()));
    let front = Vec2::new(-0.9 * BEYOND, 0.5 * BEYOND);
    match nth {
        0 => ([length / 2.0, width / 2.0, floor], Vec2::ZERO),
        1 => ([length / 2.0, -floor, wall], Vec2::ZERO),
        2 => ([length / 2.0, width, wall], Vec2::ZERO),
        3 => ([length, width / 2.0, wall], Vec2::ZERO),
        4 => ([-floor, width / 2.0, wall], Vec2::ZERO),
        5 => ([0.0, box_.reach() / 2.0, box_.lid()], front),
        // At its far end, since the side hides the near one.
        6 => ([length, width - box_.reach() / 2.0, box_.lid()], Vec2::new(0.9 * BEYOND, -0.5 * BEYOND)),
        7 => ([-floor, box_.reach() / 2.0, box_.top()], front),
        8 => ([-floor, width - box_.reach() / 2.0, box_.top()], front),
        _ => ([-floor, width / 2.0, box_.channel()], front),
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

fn added(a: Place, b: Place) -> Place {
    std::array::from_fn(|axis| a[axis] + b[axis])
}
