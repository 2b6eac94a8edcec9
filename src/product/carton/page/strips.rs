//! The band around the board: how its two strips hook into each other, and the ring that they become. Both are drawn of the
//! measures by which the strips are cut.

use super::pen::{LINE, NameManner, Sketch, SketchName, arrow, tints};
use crate::layout::compose::Composer;
use crate::product::carton::band::{END, PaperBand};
use crate::product::carton::view::USUAL;
use crate::scene::space::Place;
use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2, polygon, polyline};

/// How much of each strip is drawn where they hook into each other, and how far one is above the other; in millimetres.
const SHOWN: f64 = 45.0;
const APART: f64 = 16.0;
/// How far the ends of the strips stand out from the ring, as a part of their length.
const OUT: f64 = 1.0;

/// The end of one strip with its several slits above the end of the other with its one: the slit that fits comes down into it.
pub(super) fn hooked<'a>(composer: &Composer<'_>, band: PaperBand) -> Sketch<'a> {
    let (strip, [fits, _], [one, _]) = (band.strip(), band.fitting_slit(), PaperBand::slit());
    // The upper one is moved so that its slit is above that of the lower one.
    let up = Vec2::new(one.x - fits.x, -strip.height - APART);
    let torn = [strip.width - SHOWN + up.x, SHOWN];
    let upper: Vec<Point> = [(0.0, 0.0), (SHOWN, 0.0), (SHOWN, strip.height), (0.0, strip.height)]
        .map(|(x, y)| Point::new(torn[0] + x, y + up.y))
        .to_vec();
    let lower: Vec<Point> =
        [(torn[1], strip.height), (0.0, strip.height), (0.0, 0.0), (torn[1], 0.0)].map(Point::from).to_vec();
    let slits: Vec<[Point; 2]> =
        band.slits().map(|[edge, end]| [edge + up, end + up]).chain([PaperBand::slit()]).collect();
    let [from, to] = [fits + up + Vec2::new(0.0, 0.5), one + Vec2::new(0.0, -0.5)];
    let bounds = Rect::from_points(upper[0], Point::new(torn[1], strip.height));
    let palette = composer.palette;
    let (tint, ink, accent) = (tints(palette.accent), palette.ink, palette.accent);
    let draw = move |scale: f64| {
        let mut items = Vec::new();
        for (corners, color) in [(&lower, tint.print), (&upper, tint.print_moved)] {
            items.push(Item::from(Path::fill(polygon(corners.iter().copied()), color)));
        }
        // What goes on beyond the drawing has no edge there.
        let mut edges = polyline(lower.iter().copied());
        edges.extend(polyline(upper.iter().copied()));
        items.push(Path::stroke(edges, Stroke::new(ink, LINE / scale).rounded()).into());
        let mut cuts = BezPath::new();
        for [edge, end] in &slits {
            cuts.extend(polyline([*edge, *end]));
        }
        items.push(Path::stroke(cuts, Stroke::new(ink, 1.6 * LINE / scale)).into());
        items.extend(arrow([from, from.midpoint(to), to], accent, scale));
        items
    };
    Sketch { bounds, draw: Box::new(draw), names: Vec::new() }
}

/// The board with the band around it.
pub(super) fn ring<'a>(composer: &Composer<'_>, band: PaperBand) -> Sketch<'a> {
    let [long, narrow, thick] = band.board;
    let high = band.strip().height;
    let (left, right) = ((long - high) / 2.0, f64::midpoint(long, high));
    let face = |corners: [Place; 4]| corners.map(|corner| USUAL.point(corner));
    let flat = |x: [f64; 2], y: [f64; 2], z: [f64; 2]| {
        face([[x[0], y[0], z[0]], [x[1], y[0], z[0]], [x[1], y[1], z[1]], [x[0], y[1], z[1]]])
    };
    let (across, middle, out) = ([left, right], thick / 2.0, -OUT * END);
    // In the order in which they are painted: top, front and right side of the board; the band over both; its two ends, which
    // cross in their slits.
    let board = [
        flat([0.0, long], [0.0, narrow], [thick, thick]),
        flat([0.0, long], [0.0, 0.0], [0.0, thick]),
        face([[long, 0.0, 0.0], [long, narrow, 0.0], [long, narrow, thick], [long, 0.0, thick]]),
    ];
    let around = [
        flat(across, [0.0, narrow], [thick, thick]),
        flat(across, [0.0, 0.0], [0.0, thick]),
        flat(across, [0.0, out], [middle, middle - END / 2.0]),
        flat(across, [0.0, out], [middle, middle + END / 2.0]),
    ];
    let all = board.iter().chain(&around).flatten();
    let bounds = all.fold(Rect::from_points(board[0][0], board[0][0]), |area, point| area.union_pt(*point));
    let at = USUAL.point([f64::midpoint(long, right), narrow / 2.0, thick]);
    let names = vec![SketchName { id: "box-name-board", at, manner: NameManner::Small, room: None }];
    let palette = composer.palette;
    let (tint, ink) = (tints(palette.accent), palette.ink);
    let draw = move |scale: f64| {
        let mut items = Vec::new();
        let painted = board.iter().map(|face| (face, Color::WHITE));
        for (face, color) in painted.chain(around.iter().map(|face| (face, tint.print_moved))) {
            let outline = polygon(face.iter().copied());
            items.push(Item::from(Path::fill(outline.clone(), color)));
            items.push(Path::stroke(outline, Stroke::new(ink, LINE / scale).rounded()).into());
        }
        items
    };
    Sketch { bounds, draw: Box::new(draw), names }
}
