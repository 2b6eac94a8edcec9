//! Squares of a diagram once its plays are made, and the arrows of the plays.

use super::signs::{Arrow, Start};
use super::{BEYOND, Diagram, Shown, pieces};
use crate::game::{Piece, Play, Square};
use crate::scene::Point;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Contents of the window's squares after the plays.
pub(super) struct StandingSquare {
    pub(super) pieces: BTreeMap<Square, Piece>,
    pub(super) captured: BTreeMap<Square, Piece>,
    /// Squares that a piece has left, with the piece.
    pub(super) left: Vec<(Square, Piece)>,
}

impl Diagram<'_> {
    /// Returns the contents of the squares once the plays are made.
    pub(super) fn standing(&self) -> StandingSquare {
        let mut standing =
            StandingSquare { pieces: BTreeMap::new(), captured: BTreeMap::new(), left: Vec::new() };
        standing.pieces.extend(self.board.pieces());
        for Shown { play, captures } in &self.plays {
            if let Some(piece) = standing.pieces.remove(&play.from) {
                standing.pieces.insert(play.to, piece);
                standing.left.push((play.from, piece));
            }
            for square in captures {
                if let Some(piece) = standing.pieces.remove(square) {
                    standing.captured.insert(*square, piece);
                }
            }
        }
        // Each square has one sign: the piece that stands there in the end; else one that was captured there; else the ring
        // that a piece has left.
        standing.captured.retain(|square, _| !standing.pieces.contains_key(square));
        standing.left.retain(|(square, _)| {
            !standing.pieces.contains_key(square) && !standing.captured.contains_key(square)
        });
        standing.left.sort_unstable();
        standing.left.dedup_by_key(|(square, _)| *square);
        let window = self.window;
        standing.pieces.retain(|square, _| window.contains(*square));
        standing.captured.retain(|square, _| window.contains(*square));
        standing.left.retain(|(square, _)| window.contains(*square));
        standing
    }

    /// Returns the arrows, the plays' arrows first and in their order. An arrow that leaves the window runs out of it as far as
    /// the lines do; one that starts outside is left out.
    pub(super) fn arrows(&self, standing: &StandingSquare) -> Vec<Arrow> {
        let occupied =
            |square: &Square| standing.pieces.contains_key(square) || standing.captured.contains_key(square);
        let (width, height) = (f64::from(self.window.width), f64::from(self.window.height));
        let beyond = BEYOND - 0.02;
        let arrow = |play: &Play, start, barred| {
            let to = self.center(play.to, 1.0);
            Arrow {
                from: self.center(play.from, 1.0),
                to: Point::new(to.x.clamp(-beyond, width + beyond), to.y.clamp(-beyond, height + beyond)),
                start,
                short: match standing.pieces.get(&play.to) {
                    Some(piece) => pieces::reach(*piece) + 0.02,
                    None if occupied(&play.to) => 0.4,
                    // The arrow of a play by one square that is not allowed runs on beyond the middle of its target, so that
                    // its bars stand clear of the piece, which doesn't move.
                    None if barred && between(play).is_empty() && self.window.contains(play.to) => -0.28,
                    None => 0.08,
                },
                barred,
                over: between(play).iter().any(|square| standing.pieces.contains_key(square)),
            }
        };
        let played = self.plays.iter().map(|shown| &shown.play).map(|play| {
            let start = if occupied(&play.from) { Start::Disc } else { Start::Ghost };
            (play, start, false)
        });
        let barred = self.barred.iter().map(|play| (play, Start::Disc, true));
        let reach = self.reach.iter().map(|play| (play, Start::Disc, false));
        played
            .chain(barred)
            .chain(reach)
            .filter(|(play, ..)| self.window.contains(play.from))
            .map(|(play, start, barred)| arrow(play, start, barred))
            .collect()
    }
}

/// Returns the squares that a play crosses.
fn between(play: &Play) -> Vec<Square> {
    let (files, ranks) = (play.from.file.abs_diff(play.to.file), play.from.rank.abs_diff(play.to.rank));
    let step = |from: u8, to: u8, nth: u8| match to.cmp(&from) {
        Ordering::Less => from - nth,
        Ordering::Equal => from,
        Ordering::Greater => from + nth,
    };
    let at =
        |nth| Square::new(step(play.from.file, play.to.file, nth), step(play.from.rank, play.to.rank, nth));
    // A play runs along a file or a rank; any other crosses nothing.
    if files > 0 && ranks > 0 { Vec::new() } else { (1..files.max(ranks)).map(at).collect() }
}
