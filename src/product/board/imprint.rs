//! The name of the board's maker, on the board itself, upright for the player who sits at its lower side.
//!
//! In a frame that is wide enough the name stands on a plate of its own in the ornament. Otherwise, or where names of files have
//! their plates there, it stands small at the foot of the last squares, as many words in each as have room.

use super::frame::{self, BoardMeasures};
use crate::product::letters::{BELOW, LetterOutline, Lettering, on_ground};
use crate::scene::{Item, Path, Rect};
use crate::text::{TextError, escape_markup};

/// Least band of a frame that holds letters, in mm.
const LEAST_BAND: f64 = 2.4;
/// On a plate: height of capitals as a share of the plate's height, and their greatest height in mm.
const ON_PLATE: f64 = 0.5;
const MOST: f64 = 2.6;
/// Room beside the letters on a plate, as a share of its height.
const BESIDE: f64 = 0.5;
/// Greatest width of a plate, as a share of the board's side.
const WIDEST: f64 = 0.9;
/// In a square: height of capitals, room around them, and room for names of files and ranks at each side, as shares of the
/// square. A disc of three quarters of the square leaves an eighth of it below.
const IN_SQUARE: f64 = 0.05;
const ASIDE: f64 = 0.03;
const NAMES: f64 = 0.18;

/// Place of the maker's name.
#[derive(Clone, Copy, Debug)]
pub struct MakerPlace {
    /// Stretch of the lower side that no cut goes through, in mm.
    pub uncut: (f64, f64),
    /// Whether files and ranks have their names on the board.
    pub has_coordinates: bool,
}

impl MakerPlace {
    /// Returns the place in the right part of its stretch if a medallion is in the middle of that.
    pub(super) fn beside(self, medallion: Option<(f64, f64)>) -> Self {
        let (from, to) = self.uncut;
        match medallion {
            Some((left, right)) if from < left && right < to => Self { uncut: (right, to), ..self },
            _ => self,
        }
    }
}

/// Draws the maker's name, with the origin at the upper left corner of the squares.
///
/// # Errors
/// A letter without a glyph.
pub(super) fn items(
    maker: &str,
    board: BoardMeasures,
    place: MakerPlace,
    set: Lettering<'_>,
) -> Result<Vec<Item>, TextError> {
    let (inside, band) = frame::ornament(board.frame);
    let has_plates = place.has_coordinates && frame::band(board.frame).is_some();
    let paths = if band >= LEAST_BAND && !has_plates {
        on_plate(maker, place, board.side() + inside, band, set)?
    } else {
        in_squares(maker, board, place, set)?
    };
    Ok(paths.into_iter().map(Item::Path).collect())
}

/// Draws the name on a plate in the middle of an uncut stretch of the frame, whose band begins at `top`.
fn on_plate(
    maker: &str,
    place: MakerPlace,
    top: f64,
    band: f64,
    set: Lettering<'_>,
) -> Result<Vec<Path>, TextError> {
    let (from, to) = place.uncut;
    let beside = 2.0 * BESIDE * band;
    let capitals = (ON_PLATE * band).min(MOST);
    let line = line(maker, capitals, set)?;
    // A long name is shrunk.
    let share = line.share(WIDEST * (to - from) - beside);
    let middle = (f64::midpoint(from, to), top + band / 2.0);
    let plate = Rect::from_center_size(middle, (line.bounds.width() * share + beside, band));
    Ok(line.on_plate(plate, share, set.palette))
}

/// Draws the name at the foot of the lowest rank, as far to the right as the corner.
fn in_squares(
    maker: &str,
    board: BoardMeasures,
    place: MakerPlace,
    set: Lettering<'_>,
) -> Result<Vec<Path>, TextError> {
    let BoardMeasures { squares, cell, .. } = board;
    let names = if place.has_coordinates && frame::band(board.frame).is_none() { NAMES } else { 0.0 };
    let room = cell * (1.0 - 2.0 * ASIDE.max(names));
    let mut capitals = IN_SQUARE * cell;
    let widest = widest_word(maker, capitals, set)?;
    capitals *= (room / widest).min(1.0);
    let mut parts = flowed(maker, capitals, room, set)?;
    // Names of very many words are shrunk until there are squares for all words.
    while parts.len() > usize::from(squares) {
        capitals *= 0.9;
        parts = flowed(maker, capitals, room, set)?;
    }
    // The corner has an ornament of its own, in some games.
    let first = usize::from(squares - 1).saturating_sub(parts.len());
    let foot = f64::from(squares) * cell - ASIDE * cell - BELOW * capitals;
    let mut paths = Vec::new();
    for (nth, part) in parts.iter().enumerate() {
        let middle = ((first + nth) as f64 + 0.5) * cell;
        let letters = part.placed(middle - part.bounds.width() / 2.0, foot);
        paths.extend(on_ground(letters, capitals, set.palette));
    }
    Ok(paths)
}

/// Returns words with capitals of this height.
fn line(text: &str, capitals: f64, set: Lettering<'_>) -> Result<LetterOutline, TextError> {
    LetterOutline::of_capitals(&escape_markup(text), capitals, set.typesetter)
}

/// Returns the width of the longest word.
fn widest_word(maker: &str, capitals: f64, set: Lettering<'_>) -> Result<f64, TextError> {
    maker
        .split_whitespace()
        .try_fold(1e-6, |widest: f64, word| Ok(widest.max(line(word, capitals, set)?.bounds.width())))
}

/// Splits the words into lines no wider than `room`, as long as each single word has room.
fn flowed(
    maker: &str,
    capitals: f64,
    room: f64,
    set: Lettering<'_>,
) -> Result<Vec<LetterOutline>, TextError> {
    let mut lines: Vec<LetterOutline> = Vec::new();
    let mut text = String::new();
    for word in maker.split_whitespace() {
        let longer = if text.is_empty() { word.to_owned() } else { format!("{text} {word}") };
        let both = line(&longer, capitals, set)?;
        if text.is_empty() || both.bounds.width() > room {
            word.clone_into(&mut text);
            lines.push(line(word, capitals, set)?);
        } else {
            text = longer;
            lines.pop();
            lines.push(both);
        }
    }
    Ok(lines)
}
