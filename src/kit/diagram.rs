//! Diagrams of positions: flat and light, to be read at a glance and on any printer.

use crate::game::{Board, Piece, Square, Window};
use crate::scene::{Affine, BezPath, Cap, Color, Item, Path, Point, Rect, Shape, Size, Stroke, Vec2, circle};
use crate::theme::Palette;

/// What a diagram shows of a board. All squares are those of the whole board.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The squares that are seen.
    pub window: Window,
    /// Where each side starts, to tint those squares as on the printed board; not in a figure that shows a section
    /// which could lie anywhere.
    pub start: Option<&'a Board>,
    /// Whether the centre is marked as the throne.
    pub throne: bool,
    /// Moves, each from a square to a square.
    pub arrows: Vec<(Square, Square)>,
    /// Squares that the arrows' pieces have left: drawn faint there and firm on the target.
    pub moved: bool,
    /// Squares whose piece is captured.
    pub captured: Vec<Square>,
}

/// A drawn diagram; origin at its top left.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// Width and height in millimetres.
    pub size: Size,
    /// What it shows.
    pub items: Vec<Item>,
}

/// Line width of the grid in millimetres.
const GRID: f64 = 0.2;
/// How far the lines of a section run on where the board does, as a share of a square.
const BEYOND: f64 = 0.25;

impl Diagram<'_> {
    /// Draws with squares of `cell` millimetres. Where the board goes on beyond the window, a quarter of a square more
    /// is taken up for lines that run on.
    #[must_use]
    pub fn draw(&self, palette: &Palette, cell: f64) -> Drawn {
        let mut items = self.grounds(palette, cell);
        items.extend(self.grid(palette, cell));
        let origins: Vec<Square> =
            if self.moved { self.arrows.iter().map(|a| a.0).collect() } else { Vec::new() };
        let faded = faded(palette);
        for (square, piece) in self.board.pieces().filter(|(square, _)| self.shows(*square)) {
            let at = self.center(square, cell);
            if origins.contains(&square) {
                items.push(ghost(at, cell, palette));
            } else if self.captured.contains(&square) {
                items.extend(disc(piece, at, cell, &faded));
                items.push(cross(at, cell, palette));
            } else {
                items.extend(disc(piece, at, cell, palette));
            }
        }
        for &(from, to) in &self.arrows {
            let target = self.moved.then(|| self.board.get(from)).flatten();
            items.extend(arrow(
                self.center(from, cell),
                self.center(to, cell),
                cell,
                target.is_some(),
                palette,
            ));
            if let Some(piece) = target {
                items.extend(disc(piece, self.center(to, cell), cell, palette));
            }
        }
        let [left, top, right, foot] = self.ends().map(|ends| if ends { 0.0 } else { cell * BEYOND });
        let width = left + f64::from(self.window.width) * cell + right;
        let height = top + f64::from(self.window.height) * cell + foot;
        Drawn { size: Size::new(width, height), items: vec![Item::moved(items, left, top)] }
    }

    /// Whether the window reaches the board's left, top, right and lower side.
    fn ends(&self) -> [bool; 4] {
        let Window { left, bottom, width, height } = self.window;
        let size = self.board.size();
        [left == 0, bottom + height == size, left + width == size, bottom == 0]
    }

    fn shows(&self, square: Square) -> bool {
        self.window.contains(square)
    }

    fn corner(&self, square: Square, cell: f64) -> Point {
        let top = self.window.bottom + self.window.height - 1;
        Point::new(
            (f64::from(square.file) - f64::from(self.window.left)) * cell,
            (f64::from(top) - f64::from(square.rank)) * cell,
        )
    }

    fn center(&self, square: Square, cell: f64) -> Point {
        self.corner(square, cell) + Vec2::new(cell / 2.0, cell / 2.0)
    }

    fn grounds(&self, palette: &Palette, cell: f64) -> Vec<Item> {
        let mut items = Vec::new();
        let throne = if self.throne { self.board.centre() } else { None };
        for square in self.board.squares().filter(|s| self.shows(*s)) {
            let tint = match self.start.and_then(|start| start.get(square)) {
                _ if throne == Some(square) => palette.hall,
                Some(Piece::Attacker) => palette.camp.mix(Color::WHITE, 0.4),
                Some(Piece::Defender) => palette.town.mix(Color::WHITE, 0.4),
                _ => palette.ground.mix(Color::WHITE, 0.7),
            };
            let ground = Rect::from_origin_size(self.corner(square, cell), (cell, cell));
            items.push(Path::fill(ground.to_path(0.01), tint).into());
            if throne == Some(square) {
                items.extend(throne_mark(ground, palette));
            }
        }
        items
    }

    fn grid(&self, palette: &Palette, cell: f64) -> Vec<Item> {
        let Window { width, height, .. } = self.window;
        let (w, h) = (f64::from(width) * cell, f64::from(height) * cell);
        // Where the board goes on, so do the lines, a little way; where it ends, there is a frame.
        let beyond = |ends: bool| if ends { 0.0 } else { cell * BEYOND };
        let [ends_left, ends_top, ends_right, ends_foot] = self.ends();
        let mut lines = BezPath::new();
        for column in u8::from(ends_left)..=width - u8::from(ends_right) {
            lines.move_to((f64::from(column) * cell, -beyond(ends_top)));
            lines.line_to((f64::from(column) * cell, h + beyond(ends_foot)));
        }
        for row in u8::from(ends_top)..=height - u8::from(ends_foot) {
            lines.move_to((-beyond(ends_left), f64::from(row) * cell));
            lines.line_to((w + beyond(ends_right), f64::from(row) * cell));
        }
        let mut frame = BezPath::new();
        for (shown, from, to) in [
            (ends_top, (0.0, 0.0), (w, 0.0)),
            (ends_right, (w, 0.0), (w, h)),
            (ends_foot, (w, h), (0.0, h)),
            (ends_left, (0.0, h), (0.0, 0.0)),
        ] {
            if shown {
                frame.move_to(from);
                frame.line_to(to);
            }
        }
        let quiet = palette.ink.mix(Color::WHITE, 0.35);
        vec![
            Path::stroke(lines, Stroke::new(quiet, GRID)).into(),
            Path::stroke(frame, Stroke { cap: Cap::Square, ..Stroke::new(palette.ink, 0.5) }).into(),
        ]
    }
}

/// The throne: a golden square in a double frame. No cross: that is the sign of a captured piece.
fn throne_mark(ground: Rect, palette: &Palette) -> Vec<Item> {
    let line = palette.accent.mix(Color::WHITE, 0.2);
    [(0.07, 0.05), (0.16, 0.025)]
        .into_iter()
        .map(|(inset, width)| {
            let frame = ground.inset(-ground.width() * inset).to_path(0.01);
            Path::stroke(frame, Stroke::new(line, ground.width() * width)).into()
        })
        .collect()
}

/// A piece as a plain disc. Attackers are dark and whole; defenders light with a heavy rim and a point; the king
/// is larger and bears a cross. They differ in lightness and form, not in hue alone.
#[must_use]
pub fn disc(piece: Piece, center: Point, cell: f64, palette: &Palette) -> Vec<Item> {
    let round = |radius: f64| circle(center, cell * radius);
    match piece {
        Piece::Attacker | Piece::Commander => vec![
            Path::fill(round(0.38), palette.attackers).into(),
            Path::stroke(round(0.27), Stroke::new(palette.light, cell * 0.035)).into(),
        ],
        Piece::Defender | Piece::Knight => vec![
            Path::fill(round(0.38), palette.defenders).into(),
            Path::fill(round(0.27), palette.light).into(),
            Path::fill(round(0.1), palette.defenders).into(),
        ],
        Piece::King => {
            let mut cross = BezPath::new();
            let reach = cell * 0.3;
            cross.move_to(center - Vec2::new(reach, 0.0));
            cross.line_to(center + Vec2::new(reach, 0.0));
            cross.move_to(center - Vec2::new(0.0, reach));
            cross.line_to(center + Vec2::new(0.0, reach));
            vec![
                Path::fill(round(0.46), palette.king).into(),
                Path::fill(round(0.36), palette.light).into(),
                Path::stroke(cross, Stroke::new(palette.king, cell * 0.15)).into(),
            ]
        }
    }
}

/// Where a moving piece stood.
fn ghost(center: Point, cell: f64, palette: &Palette) -> Item {
    let ring = circle(center, cell * 0.27);
    Path::stroke(ring, Stroke::new(palette.ink, cell * 0.045).dashed(&[cell * 0.12, cell * 0.1])).into()
}

/// The colours of captured pieces.
fn faded(palette: &Palette) -> Palette {
    let pale = |color: Color| color.mix(Color::WHITE, 0.55);
    Palette {
        attackers: pale(palette.attackers),
        defenders: pale(palette.defenders),
        king: pale(palette.king),
        light: Color::WHITE,
        ..*palette
    }
}

/// A captured piece is struck out from its corners, so that its own sign still shows.
fn cross(center: Point, cell: f64, palette: &Palette) -> Item {
    let (near, far) = (cell * 0.14, cell * 0.42);
    let mut path = BezPath::new();
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        path.move_to(center + Vec2::new(x, y) * near);
        path.line_to(center + Vec2::new(x, y) * far);
    }
    Path::stroke(path, Stroke::new(palette.ink, cell * 0.1).rounded()).into()
}

/// An arrow between two squares' centres; it ends before the rim if a piece is drawn on the target.
fn arrow(from: Point, to: Point, cell: f64, occupied: bool, palette: &Palette) -> Vec<Item> {
    let way = to - from;
    // Plays are along files and ranks: one of the two is nothing.
    let along = way / (way.x.abs() + way.y.abs()).max(1e-9);
    let start = from + along * cell * if occupied { 0.02 } else { 0.3 };
    let tip = to - along * cell * if occupied { 0.4 } else { 0.08 };
    let head = cell * 0.3;
    let mut shaft = BezPath::new();
    shaft.move_to(start);
    shaft.line_to(tip - along * head * 0.8);
    let across = Vec2::new(-along.y, along.x);
    let mut point = BezPath::new();
    point.move_to(tip);
    point.line_to(tip - along * head + across * head * 0.6);
    point.line_to(tip - along * head - across * head * 0.6);
    point.close_path();
    vec![
        Path::stroke(shaft, Stroke::new(palette.ink, cell * 0.09)).into(),
        Path::fill(point, palette.ink).into(),
    ]
}

/// A drawn diagram turned or moved for its place on a page.
#[must_use]
pub fn placed(drawn: Drawn, x: f64, y: f64) -> Item {
    Item::transformed(drawn.items, Affine::translate((x, y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLORS: Palette = {
        let c = Color::BLACK;
        Palette {
            paper: c,
            ink: c,
            quiet: c,
            accent: c,
            ground: c,
            camp: c,
            town: c,
            hall: c,
            grid: c,
            attackers: Color::rgb(1, 1, 1),
            defenders: Color::rgb(2, 2, 2),
            king: Color::rgb(3, 3, 3),
            light: Color::WHITE,
            border: c,
            border_ribbon: c,
        }
    };

    fn paths(window: Window, board: &Board) -> Vec<Path> {
        let diagram = Diagram {
            board,
            window,
            start: None,
            throne: false,
            arrows: Vec::new(),
            moved: false,
            captured: Vec::new(),
        };
        let mut items = diagram.draw(&COLORS, 10.0).items;
        let Some(Item::Group { items, .. }) = items.pop() else { panic!("the diagram is one group") };
        items
            .into_iter()
            .filter_map(|item| if let Item::Path(path) = item { Some(path) } else { None })
            .collect()
    }

    /// The heavy line that shows where the board ends.
    fn frame(paths: &[Path]) -> &Path {
        paths
            .iter()
            .find(|path| path.stroke.as_ref().is_some_and(|stroke| (stroke.width - 0.5).abs() < 1e-9))
            .expect("a frame")
    }

    #[test]
    fn the_frame_is_drawn_only_where_the_board_ends() {
        let board = Board::empty(7);
        let sides = |left, bottom, size| {
            let shown = paths(Window { left, bottom, width: size, height: size }, &board);
            frame(&shown).outline.segments().count()
        };
        assert_eq!(sides(0, 0, 7), 4, "the whole board");
        assert_eq!(sides(2, 2, 3), 0, "its middle");
        assert_eq!(sides(0, 4, 3), 2, "its top left corner");
    }

    #[test]
    fn a_piece_stands_in_the_middle_of_its_square_with_the_top_rank_above() {
        let mut board = Board::empty(7);
        board.set("b7".parse().unwrap(), Some(Piece::Attacker));
        let shown = paths(Window { left: 0, bottom: 4, width: 3, height: 3 }, &board);
        let disc = shown
            .iter()
            .find(|path| path.fill == Some(crate::scene::Paint::Solid(COLORS.attackers)))
            .expect("a disc");
        let center = disc.outline.bounding_box().center();
        assert!((center.x - 15.0).abs() < 0.01 && (center.y - 5.0).abs() < 0.01, "{center:?}");
    }

    #[test]
    fn what_lies_outside_the_window_is_not_drawn() {
        let mut board = Board::empty(7);
        board.set("a1".parse().unwrap(), Some(Piece::King));
        let window = Window { left: 3, bottom: 3, width: 3, height: 3 };
        assert_eq!(paths(window, &board).len(), paths(window, &Board::empty(7)).len());
    }
}
