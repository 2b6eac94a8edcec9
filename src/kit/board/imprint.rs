//! The name of the board's maker, on the board itself, upright for the player who sits at its lower side.
//!
//! In a frame that is wide enough the name stands on a plate of its own in the ornament. Otherwise, or where names of files have
//! their plates there, it stands small at the foot of the last squares, as many words in each as have room.

use super::frame;
use crate::kit::pieces::legible;
use crate::scene::{Affine, BezPath, Color, GlyphRun, Item, Path, Rect, Shape, Stroke};
use crate::text::{Face, Style, TextError, Typesetter, escape_markup};
use crate::theme::Palette;
use crate::units::Length;

/// Least band of a frame that holds letters, in mm.
const LEAST_BAND: f64 = 2.4;
/// On a plate: height of capitals as a share of the plate's height, and their greatest height in mm.
const ON_PLATE: f64 = 0.5;
const MOST: f64 = 2.6;
/// Room beside the letters on a plate, and edge of the plate, as shares of its height.
const BESIDE: f64 = 0.5;
const EDGE: f64 = 0.06;
/// Greatest width of a plate, as a share of the board's side.
const WIDEST: f64 = 0.9;
/// In a square: height of capitals, room around them, and room for names of files and ranks at each side, as shares of the
/// square. A disc of three quarters of the square leaves an eighth of it below.
const IN_SQUARE: f64 = 0.05;
const ASIDE: f64 = 0.03;
const NAMES: f64 = 0.18;
/// Depth to which letters reach below the line, as a share of the height of capitals.
const BELOW: f64 = 0.36;
/// Width of the light line around letters on the ground of a square, as a share of their height.
const HALO: f64 = 0.3;

/// Measures of the board that its maker's name depends on, in mm.
#[derive(Clone, Copy, Debug)]
pub(super) struct SignedBoard {
    /// Squares on a side.
    pub(super) squares: u8,
    /// Side of a square.
    pub(super) cell: f64,
    /// Width of the frame.
    pub(super) frame: f64,
    /// Stretch of the lower side that no cut goes through.
    pub(super) uncut: (f64, f64),
    /// Whether files and ranks have their names on the board.
    pub(super) has_coordinates: bool,
}

/// Draws the maker's name, with the origin at the upper left corner of the squares.
///
/// # Errors
/// A letter without a glyph.
pub(super) fn items(
    maker: &str,
    board: SignedBoard,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let side = f64::from(board.squares) * board.cell;
    let (inside, band) = frame::ornament(board.frame);
    let has_plates = board.has_coordinates && frame::band(board.frame).is_some();
    let paths = if band >= LEAST_BAND && !has_plates {
        on_plate(maker, board.uncut, (side + inside, band), palette, typesetter)?
    } else {
        in_squares(maker, board, palette, typesetter)?
    };
    Ok(paths.into_iter().map(Item::Path).collect())
}

/// Draws the name on a plate in the middle of an uncut stretch of the frame, whose band begins at `top`.
fn on_plate(
    maker: &str,
    (from, to): (f64, f64),
    (top, band): (f64, f64),
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Path>, TextError> {
    let beside = 2.0 * BESIDE * band;
    let most = WIDEST * (to - from) - beside;
    let capitals = (ON_PLATE * band).min(MOST);
    let line = MakerLine::new(maker, capitals, typesetter)?;
    // A long name is shrunk.
    let share = (most / line.bounds.width()).min(1.0);
    let (width, middle) = (line.bounds.width() * share, f64::midpoint(from, to));
    let plate = Rect::from_center_size((middle, top + band / 2.0), (width + beside, band));
    let foot = top + f64::midpoint(band, capitals * share);
    let ground = palette.border_ribbon;
    Ok(vec![
        Path::fill(plate.to_path(0.01), palette.ribbon_edge),
        Path::fill(plate.inset(-EDGE * band).to_path(0.01), ground),
        Path::fill(line.placed(middle - width / 2.0, foot, share), legible(ground, palette)),
    ])
}

/// Draws the name at the foot of the lowest rank, as far to the right as the corner.
fn in_squares(
    maker: &str,
    board: SignedBoard,
    palette: &Palette,
    typesetter: &Typesetter,
) -> Result<Vec<Path>, TextError> {
    let SignedBoard { squares, cell, .. } = board;
    let names = if board.has_coordinates && frame::band(board.frame).is_none() { NAMES } else { 0.0 };
    let room = cell * (1.0 - 2.0 * ASIDE.max(names));
    let mut capitals = IN_SQUARE * cell;
    let widest = widest_word(maker, capitals, typesetter)?;
    capitals *= (room / widest).min(1.0);
    let mut parts = flowed(maker, capitals, room, typesetter)?;
    // Names of very many words are shrunk until there are squares for all words.
    while parts.len() > usize::from(squares) {
        capitals *= 0.9;
        parts = flowed(maker, capitals, room, typesetter)?;
    }
    // The corner has an ornament of its own, in some games.
    let first = usize::from(squares - 1).saturating_sub(parts.len());
    let foot = f64::from(squares) * cell - ASIDE * cell - BELOW * capitals;
    let mut paths = Vec::new();
    for (nth, part) in parts.iter().enumerate() {
        let middle = ((first + nth) as f64 + 0.5) * cell;
        let letters = part.placed(middle - part.bounds.width() / 2.0, foot, 1.0);
        let around = Stroke::new(palette.paper, capitals * HALO).rounded();
        paths.push(Path::stroke(letters.clone(), around));
        paths.push(Path::fill(letters, palette.ink));
    }
    Ok(paths)
}

/// Returns the width of the longest word.
fn widest_word(maker: &str, capitals: f64, typesetter: &Typesetter) -> Result<f64, TextError> {
    maker.split_whitespace().try_fold(1e-6, |widest: f64, word| {
        Ok(widest.max(MakerLine::new(word, capitals, typesetter)?.bounds.width()))
    })
}

/// Splits the words into lines no wider than `room`, as long as each single word has room.
fn flowed(
    maker: &str,
    capitals: f64,
    room: f64,
    typesetter: &Typesetter,
) -> Result<Vec<MakerLine>, TextError> {
    let mut lines: Vec<MakerLine> = Vec::new();
    let mut text = String::new();
    for word in maker.split_whitespace() {
        let longer = if text.is_empty() { word.to_owned() } else { format!("{text} {word}") };
        let line = MakerLine::new(&longer, capitals, typesetter)?;
        if text.is_empty() || line.bounds.width() > room {
            word.clone_into(&mut text);
            lines.push(MakerLine::new(word, capitals, typesetter)?);
        } else {
            text = longer;
            lines.pop();
            lines.push(line);
        }
    }
    Ok(lines)
}

/// Words as an outline that begins at the origin.
struct MakerLine {
    outline: BezPath,
    bounds: Rect,
}

impl MakerLine {
    fn new(text: &str, capitals: f64, typesetter: &Typesetter) -> Result<Self, TextError> {
        let face = Face::SemiBold;
        let size = Length::mm(capitals / typesetter.fonts().metrics(face).cap_height);
        let line = typesetter
            .line(&escape_markup(text), &Style { face, ..Style::plain(size, size, Color::BLACK) })?;
        let outline: BezPath = line.runs.iter().filter_map(GlyphRun::outlines).flatten().collect();
        let bounds = outline.bounding_box();
        Ok(Self { outline, bounds })
    }

    /// Returns the outline with its left edge and its line at (`left`, `foot`).
    fn placed(&self, left: f64, foot: f64, scale: f64) -> BezPath {
        let place = Affine::translate((left, foot)) * Affine::scale(scale);
        place * Affine::translate((-self.bounds.x0, 0.0)) * self.outline.clone()
    }
}
