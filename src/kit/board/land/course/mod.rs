//! Lines through a board: rivers, roads, coasts and walls. They run along the lines between squares, so that the middles of
//! squares, where pieces stand, stay quiet.

mod route;

use self::route::{GridCrossing, Routes};
use super::SQUARE;
use super::chance::Chance;
use super::region::LandBoard;
use super::smooth;
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Shape, Stroke};
use crate::theme::{Course, CourseLine, Lined, Slot};
use kurbo::ParamCurveArclen;

/// How far a river and a road stray from the lines, in hundredths of a square.
const RIVER_STRAYS: f64 = 17.0;
const ROAD_STRAYS: f64 = 7.0;
/// Boards from this size on have a second river.
const TWO_RIVERS: u8 = 9;
/// How far a coast is from the rim, where it may; and where it may not.
const SHORE: (f64, f64) = (12.0, 70.0);
const NARROW_SHORE: (f64, f64) = (1.0, 5.0);
/// How round the corners of a wall are.
const WALL_CORNER: f64 = 22.0;
/// A course is looked at in steps so long.
const STEP: f64 = 20.0;

/// What a layer says of a course.
pub(super) struct CourseDrawing<'a> {
    pub(super) course: Course,
    pub(super) lines: &'a [CourseLine],
    pub(super) outside: Option<Color>,
    pub(super) lined: Lined,
}

/// A course on a board.
pub(super) struct LaidCourse {
    pub(super) items: Vec<Item>,
    outline: BezPath,
}

impl LaidCourse {
    /// Places along it, so far from each other.
    pub(super) fn stations(&self, every: f64) -> Vec<Point> {
        places(&self.outline, every)
    }
}

/// A course on a board, which is taken where it lies; none where it has no way.
pub(super) fn laid(
    drawing: &CourseDrawing<'_>,
    on: &[Slot],
    board: &mut LandBoard,
    mut chance: Chance,
) -> Option<LaidCourse> {
    let CourseDrawing { course, lines, .. } = *drawing;
    let outline = match course {
        Course::River => river(on, board, &mut chance)?,
        Course::Road => road(on, board, &mut chance)?,
        Course::Coast => coast(on, board, &mut chance),
        Course::Wall => wall(board)?,
    };
    let widest = lines.iter().map(|line| line.width).fold(0.0, f64::max);
    for place in places(&outline, STEP) {
        board.take_round(place, widest / 2.0);
    }
    if course == Course::Coast {
        board.keep_within(outline.clone());
    }
    let stroked = |line: &CourseLine| {
        let stroke = Stroke::new(line.color, line.width).rounded().dashed(&line.dash);
        Item::from(Path::stroke(outline.clone(), stroke))
    };
    let mut items = Vec::new();
    let beyond = || {
        let mut ring = Rect::new(0.0, 0.0, board.side(), board.side()).to_path(0.01);
        ring.extend(outline.reverse_subpaths().iter());
        ring
    };
    if let Some(color) = drawing.outside {
        items.push(Path::fill(beyond(), color).into());
    }
    let clip = match drawing.lined {
        Lined::Both => None,
        Lined::Inside => Some(outline.clone()),
        Lined::Outside => Some(beyond()),
    };
    // The last line is the shore itself.
    let beside = lines.len() - usize::from(clip.is_some());
    let strokes = lines[..beside].iter().map(stroked).collect();
    items.push(Item::Group { transform: Affine::IDENTITY, clip, opacity: 1.0, items: strokes });
    items.extend(lines[beside..].iter().map(stroked));
    Some(LaidCourse { items, outline })
}

/// From the upper side to the lower one; on a large board another joins it.
fn river(on: &[Slot], board: &LandBoard, chance: &mut Chance) -> Option<BezPath> {
    let size = board.size();
    let routes = Routes::of(board, on, chance);
    let at =
        |chance: &mut Chance, from: f64, to: f64| (f64::from(size) * chance.between(from, to)).round() as u8;
    let (source, mouth) = (at(chance, 0.12, 0.34).max(1), at(chance, 0.6, 0.88).clamp(1, size - 1));
    let main =
        routes.way(&[GridCrossing::new(source, 0)], |crossing| crossing == GridCrossing::new(mouth, size))?;
    let mut outline = smooth::through(&natural(&main, size, RIVER_STRAYS, chance));
    if size >= TWO_RIVERS {
        let spring = GridCrossing::new(size, at(chance, 0.1, 0.4).max(1));
        let inner = &main[main.len() / 3..main.len() - 1];
        if let Some(way) = routes.way(&[spring], |crossing| inner.contains(&crossing)) {
            let mut places = natural(&way, size, RIVER_STRAYS, chance);
            // It ends within the other.
            if let (Some(last), Some(end)) = (places.last_mut(), way.last()) {
                *last = nearest(&outline, end.point());
            }
            outline.extend(smooth::through(&places).iter());
        }
    }
    Some(outline)
}

/// From the town, or from the middle, to the four sides.
fn road(on: &[Slot], board: &LandBoard, chance: &mut Chance) -> Option<BezPath> {
    let size = board.size();
    let routes = Routes::of(board, on, chance);
    let gates = route::around_town(board);
    let near_middle = |at: u8| at.abs_diff(size / 2) <= 1 + size / 5;
    let sides: [&dyn Fn(GridCrossing) -> bool; 4] = [
        &|to| to.down == 0 && near_middle(to.across),
        &|to| to.across == size && near_middle(to.down),
        &|to| to.down == size && near_middle(to.across),
        &|to| to.across == 0 && near_middle(to.down),
    ];
    let mut outline = BezPath::new();
    for side in sides {
        let way = routes.way(&gates, side)?;
        outline.extend(smooth::through(&natural(&way, size, ROAD_STRAYS, chance)).iter());
    }
    Some(outline)
}

/// Around the board, nearer to the rim where it is not for the squares there.
fn coast(on: &[Slot], board: &LandBoard, chance: &mut Chance) -> BezPath {
    let size = board.size();
    let side = board.side();
    let last = size - 1;
    let mut places = Vec::new();
    // Two places to a square, side by side, with none in the corners: there the line turns.
    for (turn, nth) in (0..4_u8).flat_map(|turn| (0..size).map(move |nth| (turn, nth))) {
        let (column, row) = [(nth, 0), (last, nth), (last - nth, last), (0, last - nth)][usize::from(turn)];
        let (from, to) = if on.contains(&board.kind(column, row)) { SHORE } else { NARROW_SHORE };
        for half in [0.27, 0.73] {
            let along = (f64::from(nth) + half) * SQUARE;
            let off = chance.between(from, to);
            let along = along.clamp(SHORE.1, side - SHORE.1);
            places.push(match turn {
                0 => Point::new(along, off),
                1 => Point::new(side - off, along),
                2 => Point::new(side - along, side - off),
                _ => Point::new(off, side - along),
            });
        }
    }
    smooth::around(&places)
}

/// Around the town, if there is one.
fn wall(board: &LandBoard) -> Option<BezPath> {
    let loops = route::town_walls(board);
    let mut outline = BezPath::new();
    for corners in loops {
        outline.extend(smooth::rounded_corners(&corners, WALL_CORNER).iter());
    }
    (!outline.is_empty()).then_some(outline)
}

/// The places of a way as nature has it: off the lines a little, and on beyond the rim where it ends there.
fn natural(way: &[GridCrossing], size: u8, strays: f64, chance: &mut Chance) -> Vec<Point> {
    let mut places: Vec<Point> = Vec::new();
    for (nth, crossing) in way.iter().enumerate() {
        let at = crossing.point();
        let is_end = nth == 0 || nth + 1 == way.len();
        let place =
            if is_end { at } else { Point::new(at.x + chance.around(strays), at.y + chance.around(strays)) };
        places.push(place);
    }
    let outward = |crossing: GridCrossing| {
        let step = |at: u8| {
            if at == 0 {
                -SQUARE / 2.0
            } else if at == size {
                SQUARE / 2.0
            } else {
                0.0
            }
        };
        (step(crossing.across), step(crossing.down))
    };
    if let (Some(&first), Some(&last)) = (way.first(), way.last()) {
        let (from, to) = (outward(first), outward(last));
        if from != (0.0, 0.0) {
            places.insert(0, first.point() + from);
        }
        if to != (0.0, 0.0) {
            places.push(last.point() + to);
        }
    }
    places
}

/// The place of a line that is nearest to a point.
fn nearest(outline: &BezPath, point: Point) -> Point {
    let near = |one: &Point, other: &Point| one.distance(point).total_cmp(&other.distance(point));
    places(outline, STEP / 2.0).into_iter().min_by(near).unwrap_or(point)
}

/// Places along all parts of a line, so far from each other.
fn places(outline: &BezPath, every: f64) -> Vec<Point> {
    let mut places = Vec::new();
    for part in outline.subpaths() {
        let part = BezPath::from_vec(part.to_vec());
        let mut next = every / 2.0;
        for segment in part.segments() {
            let length = segment.arclen(1e-3);
            while next <= length {
                let share = next / length.max(1e-9);
                places.push(kurbo::ParamCurve::eval(&segment, share));
                next += every;
            }
            next -= length;
        }
    }
    places
}
