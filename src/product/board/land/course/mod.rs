//! Lines through a board: rivers, roads, coasts and walls. Rivers and roads wind around a way over the crossings of the grid.
//! They keep clear of the town: a river flows past it, and a road begins at one of its gates and leaves the board.

mod bridge;
mod meander;
mod route;

use self::meander::Bends;
use self::route::{Gate, GridCrossing, Routes};
use super::SQUARE;
use super::chance::LandChance;
use super::region::{LandBoard, Water};
use super::smooth;
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Shape, Stroke};
use crate::theme::{Course, CourseLine, Lined, Slot};
use kurbo::ParamCurveArclen;

/// Bends of a river and of a road.
const RIVER: Bends = Bends { every: 105.0, reach: 48.0 };
const ROAD: Bends = Bends { every: 130.0, reach: 28.0 };
/// Least distance of a river's and a road's middle from the town, in hundredths of a square.
const FROM_TOWN: f64 = 55.0;
/// Length of the straight part of a road before a gate, and its part beneath the wall.
const BEFORE_GATE: f64 = 42.0;
const IN_GATE: f64 = 6.0;
/// How often bends of a road are tried that cross no river twice.
const BENT: usize = 6;
/// How far rivers and roads go on beyond the rim.
const BEYOND: f64 = SQUARE / 2.0;
/// Least size of boards with a second river.
const TWO_RIVERS: u8 = 9;
/// Distance of a coast from the rim, least and greatest: on squares where it may run, and on the others.
const SHORE: (f64, f64) = (12.0, 70.0);
const NARROW_SHORE: (f64, f64) = (1.0, 5.0);
/// Radius of the corners of a wall.
const WALL_CORNER: f64 = 22.0;
/// Length of the steps in which a course is followed.
const STEP: f64 = 20.0;

/// Drawing of a course, as a layer of the theme has it.
pub(super) struct CourseDrawing<'a> {
    pub(super) course: Course,
    pub(super) lines: &'a [CourseLine],
    pub(super) outside: Option<Color>,
    pub(super) lined: Lined,
}

/// Course laid on a board.
pub(super) struct LaidCourse {
    pub(super) items: Vec<Item>,
    outline: BezPath,
}

impl LaidCourse {
    /// Returns places along the course, at this distance from each other.
    pub(super) fn stations(&self, every: f64) -> Vec<Point> {
        places(&self.outline, every)
    }
}

/// Lays a course on a board and takes its places there. `None`: the course finds no way.
pub(super) fn laid(
    drawing: &CourseDrawing<'_>,
    on: &[Slot],
    board: &mut LandBoard,
    mut chance: LandChance,
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
    match course {
        Course::Coast => board.keep_within(outline.clone()),
        Course::River => board.keep_water(arms(&outline), widest / 2.0),
        Course::Road | Course::Wall => {}
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
    // If strokes are clipped, the last line is the shore itself, which is not.
    let beside = lines.len() - usize::from(clip.is_some());
    let strokes = lines[..beside].iter().map(stroked).collect();
    items.push(Item::Group { transform: Affine::IDENTITY, clip, opacity: 1.0, items: strokes });
    items.extend(lines[beside..].iter().map(stroked));
    if course == Course::Road {
        items.extend(bridge::items(&outline, lines, board.waters()));
    }
    Some(LaidCourse { items, outline })
}

/// Returns a river from the upper side to the lower one; on a large board another joins it. `None`: there is no way.
fn river(on: &[Slot], board: &LandBoard, chance: &mut LandChance) -> Option<BezPath> {
    let size = board.size();
    let routes = Routes::of(board, on, chance);
    let at = |chance: &mut LandChance, from: f64, to: f64| {
        (f64::from(size) * chance.between(from, to)).round() as u8
    };
    let (source, mouth) = (at(chance, 0.12, 0.34).max(1), at(chance, 0.6, 0.88).clamp(1, size - 1));
    let main =
        routes.way(&[GridCrossing::new(source, 0)], |crossing| crossing == GridCrossing::new(mouth, size))?;
    let mut outline = smooth::through(&natural(&main, RIVER, board, chance));
    if size >= TWO_RIVERS {
        let spring = GridCrossing::new(size, at(chance, 0.1, 0.4).max(1));
        let inner = &main[main.len() / 3..main.len() - 1];
        if let Some(way) = routes.way(&[spring], |crossing| inner.contains(&crossing)) {
            let mut places = natural(&way, RIVER, board, chance);
            // It ends within the main river.
            if let (Some(last), Some(end)) = (places.last_mut(), way.last()) {
                *last = nearest(&outline, end.point());
            }
            outline.extend(smooth::through(&places).iter());
        }
    }
    Some(outline)
}

/// Returns roads from the gates of the town, or from the middle, to the four sides. `None`: there is no way to any of them.
fn road(on: &[Slot], board: &LandBoard, chance: &mut LandChance) -> Option<BezPath> {
    let size = board.size();
    let routes = Routes::of(board, on, chance);
    let near_middle = |at: u8| at.abs_diff(size / 2) <= 1 + size / 5;
    let sides: [&dyn Fn(GridCrossing) -> bool; 4] = [
        &|to| to.down == 0 && near_middle(to.across),
        &|to| to.across == size && near_middle(to.down),
        &|to| to.down == size && near_middle(to.across),
        &|to| to.across == 0 && near_middle(to.down),
    ];
    let is_dry = |to: GridCrossing| {
        let mut waters = board.waters().iter().flat_map(Water::lines);
        waters.all(|(place, _)| place.distance(to.point()) > SQUARE)
    };
    let mut outline = BezPath::new();
    for (Gate { at, out, before }, side) in route::gates(board).into_iter().zip(sides) {
        // A road doesn't leave the board where a river does, if there is another way.
        let way = routes.way(&before, |to| side(to) && is_dry(to)).or_else(|| routes.way(&before, side));
        let Some(way) = way else { continue };
        let gate = [at - out * IN_GATE, at + out * BEFORE_GATE];
        let mut winding =
            || -> Vec<Point> { gate.into_iter().chain(natural(&way, ROAD, board, chance)).collect() };
        // Bends may lead over a river and back: others are tried.
        let (mut places, mut met) = (Vec::new(), usize::MAX);
        for _ in 0..BENT {
            let tried = winding();
            let count = bridge::count(&tried, board.waters());
            if count < met {
                (places, met) = (tried, count);
            }
            if met <= 1 {
                break;
            }
        }
        let places = bridge::squared(places, gate.len(), board.waters(), |place| is_clear(board, place));
        outline.extend(smooth::through(&places).iter());
    }
    (!outline.is_empty()).then_some(outline)
}

/// Returns a coast around the board, nearer to the rim at squares that are not its own.
fn coast(on: &[Slot], board: &LandBoard, chance: &mut LandChance) -> BezPath {
    let size = board.size();
    let side = board.side();
    let last = size - 1;
    let mut places = Vec::new();
    // Two places to a square, side by side, with none near the corners: there the line turns.
    for (turn, nth) in (0..4_u8).flat_map(|turn| (0..size).map(move |nth| (turn, nth))) {
        let (column, row) = [(nth, 0), (last, nth), (last - nth, last), (0, last - nth)][usize::from(turn)];
        let (from, to) = if on.contains(&board.kind(column, row)) { SHORE } else { NARROW_SHORE };
        for half in [0.27, 0.73] {
            let along = (f64::from(nth) + half) * SQUARE;
            let off = chance.between(from, to);
            if !(SHORE.1..=side - SHORE.1).contains(&along) {
                continue;
            }
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

/// Returns the walls around the town. `None`: there is no town.
fn wall(board: &LandBoard) -> Option<BezPath> {
    let loops = route::town_walls(board);
    let mut outline = BezPath::new();
    for corners in loops {
        outline.extend(smooth::rounded_corners(&corners, WALL_CORNER).iter());
    }
    (!outline.is_empty()).then_some(outline)
}

/// Returns the places of a way as in nature: it winds, keeps off the town, and goes on beyond the rim where it ends there.
fn natural(way: &[GridCrossing], bends: Bends, board: &LandBoard, chance: &mut LandChance) -> Vec<Point> {
    let size = board.size();
    let points: Vec<Point> = way.iter().map(|crossing| crossing.point()).collect();
    let mut places = meander::winding(&points, bends, |place| is_clear(board, place), chance);
    let step = |at: u8| {
        if at == 0 {
            -BEYOND
        } else if at == size {
            BEYOND
        } else {
            0.0
        }
    };
    let outward = |crossing: &GridCrossing| (step(crossing.across), step(crossing.down));
    let ends = (way.first().map(outward), way.last().map(outward));
    if let ((Some(from), Some(to)), (Some(&first), Some(&last))) = (ends, (places.first(), places.last())) {
        if from != (0.0, 0.0) {
            places.insert(0, first + from);
        }
        if to != (0.0, 0.0) {
            places.push(last + to);
        }
    }
    places
}

/// Returns whether a place of a river or road is far enough from the town.
fn is_clear(board: &LandBoard, place: Point) -> bool {
    let around = [-FROM_TOWN, 0.0, FROM_TOWN];
    let mut near = around.into_iter().flat_map(|x| around.map(|y| place + (x, y)));
    near.all(|at| !board.is_on(&[Slot::Town, Slot::Throne], at))
}

/// Returns places along each part of a line.
fn arms(outline: &BezPath) -> Vec<Vec<Point>> {
    outline.subpaths().map(|part| places(&BezPath::from_vec(part.to_vec()), STEP / 2.0)).collect()
}

/// Returns the place of a line that is nearest to a point.
fn nearest(outline: &BezPath, point: Point) -> Point {
    let near = |one: &Point, other: &Point| one.distance(point).total_cmp(&other.distance(point));
    places(outline, STEP / 2.0).into_iter().min_by(near).unwrap_or(point)
}

/// Returns places along all parts of a line, at this distance from each other.
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
