//! Which figures a ruleset needs, proved by the engine before anything is drawn.

use super::diagram::{Diagram, Drawn, Shown};
use super::from_layout;
use crate::explain::ExplainError;
use crate::game::{Example, Falsehood, Lie, Play, Proof, Side, Square, Variant, prove};
use crate::text::{TextError, Typesetter};
use crate::theme::Palette;
use std::collections::BTreeMap;

/// The figures of all rules, by name, as read from the templates.
pub type Examples = BTreeMap<String, Example>;

/// A figure whose claim the engine has confirmed for this variant.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name in the templates and in messages.
    pub id: String,
    proof: Proof,
}

/// A question about the last play of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Does it capture?
    Capture,
    /// Is it allowed?
    Permission,
    /// Who has won?
    Result,
}

/// What became of the last play of a figure, in one word; the message of each is its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It captures.
    Captured,
    /// It captures nothing.
    NotCaptured,
    /// It is allowed.
    Allowed,
    /// It is not.
    NotAllowed,
    /// The king's side has won.
    KingWins,
    /// The attackers have won.
    AttackersWin,
    /// Nobody has won.
    Draw,
    /// The game goes on.
    GoesOn,
}

impl Verdict {
    /// The message of the words.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Captured => "verdict-captured",
            Self::NotCaptured => "verdict-captured-not",
            Self::Allowed => "verdict-allowed",
            Self::NotAllowed => "verdict-allowed-not",
            Self::KingWins => "verdict-king-wins",
            Self::AttackersWin => "verdict-attackers-win",
            Self::Draw => "verdict-draw",
            Self::GoesOn => "verdict-goes-on",
        }
    }
}

impl Figure {
    /// Looks a figure up and has the engine replay it on the variant's board under its rules.
    ///
    /// # Errors
    /// If there is no such figure, if it claims what the engine denies, or if the board has no room for it.
    pub fn prove(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, ExplainError> {
        Self::look(id, examples, variant)?.map_err(ExplainError::Lie)
    }

    /// As [`Figure::prove`], but nothing if the board has no room for the figure nor for any smaller one.
    ///
    /// # Errors
    /// If there is no such figure, or if it claims what the engine denies.
    pub fn find(id: &str, examples: &Examples, variant: &Variant) -> Result<Option<Self>, ExplainError> {
        Ok(Self::look(id, examples, variant)?.ok())
    }

    /// The small diagram of a name that [`small`](super::illustrations::small) has given; if the board has no room for
    /// it, the starting layout with the moves of the king.
    ///
    /// # Errors
    /// As for [`Figure::find`].
    pub fn small(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, ExplainError> {
        if let Some(figure) = Self::find(id, examples, variant)? {
            return Ok(figure);
        }
        let example = from_layout::start(&variant.setup.board);
        let proof = prove(&example, variant.setup.board.size(), &variant.ruleset)?;
        Ok(Self { id: example.id, proof })
    }

    /// The figure, or why the board has no room for it.
    fn look(id: &str, examples: &Examples, variant: &Variant) -> Result<Result<Self, Lie>, ExplainError> {
        let size = variant.setup.board.size();
        let no_room = |lie: &Lie| matches!(lie.falsehood, Falsehood::NoRoom { .. });
        if let Some(made) = from_layout::examples(id, variant) {
            let mut found = made.iter().filter_map(|example| prove(example, size, &variant.ruleset).ok());
            let nowhere = || Lie { figure: id.to_owned(), falsehood: from_layout::no_room(variant) };
            return Ok(found.next().map(|proof| Self { id: id.to_owned(), proof }).ok_or_else(nowhere));
        }
        let mut name = id;
        let mut tried = Vec::new();
        loop {
            let example = examples.get(name).ok_or_else(|| ExplainError::NoFigure(name.to_owned()))?;
            match prove(example, size, &variant.ruleset) {
                Ok(proof) => return Ok(Ok(Self { id: id.to_owned(), proof })),
                Err(lie) if !no_room(&lie) => return Err(lie.into()),
                Err(lie) => {
                    tried.push(name);
                    match &example.smaller {
                        // A figure that is its own smaller one would never end.
                        Some(smaller) if !tried.contains(&smaller.as_str()) => name = smaller,
                        _ => return Ok(Err(lie)),
                    }
                }
            }
        }
    }

    /// What the engine found of the last play.
    #[must_use]
    pub fn verdict(&self, asks: Asks) -> Verdict {
        let turn = self.proof.turns.last().map(|(_, turn)| turn);
        match asks {
            Asks::Capture if turn.is_some_and(|turn| !turn.captures.is_empty()) => Verdict::Captured,
            Asks::Capture => Verdict::NotCaptured,
            Asks::Permission if self.proof.illegal.is_empty() => Verdict::Allowed,
            Asks::Permission => Verdict::NotAllowed,
            Asks::Result => match turn.and_then(|turn| turn.outcome).map(|outcome| outcome.winner) {
                Some(Some(Side::Defenders)) => Verdict::KingWins,
                Some(Some(Side::Attackers)) => Verdict::AttackersWin,
                Some(None) => Verdict::Draw,
                None => Verdict::GoesOn,
            },
        }
    }

    /// The pieces that its plays take, as the engine found.
    #[must_use]
    pub fn captured(&self) -> usize {
        self.proof.turns.iter().map(|(_, turn)| turn.captures.len()).sum()
    }

    /// What the engine found.
    pub(crate) const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Draws it with squares of `cell` millimetres.
    ///
    /// # Errors
    /// A digit without a glyph.
    pub fn draw(
        &self,
        variant: &Variant,
        typesetter: &Typesetter,
        palette: &Palette,
        cell: f64,
    ) -> Result<Drawn, TextError> {
        let proof = &self.proof;
        let plays =
            proof.turns.iter().map(|(play, turn)| Shown { play: *play, captures: turn.captures.clone() });
        let reach = proof.reach.iter().flat_map(|(from, to)| farthest(*from, to));
        Diagram {
            window: proof.window,
            plays: plays.collect(),
            barred: proof.illegal.iter().map(|(play, _)| *play).collect(),
            reach: reach.collect(),
            ..Diagram::of(&proof.board, &variant.ruleset)
        }
        .draw(typesetter, palette, cell)
    }

    /// The figure with a view of so many squares, as far as its board has them: beside each other, pictures of one size
    /// are easier to compare.
    #[must_use]
    pub fn grown(mut self, width: u8, height: u8) -> Self {
        let size = self.proof.board.size();
        let window = &mut self.proof.window;
        (window.left, window.width) = grow(window.left, window.width, width, size);
        (window.bottom, window.height) = grow(window.bottom, window.height, height, size);
        self
    }

    /// Squares across the figure.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.proof.window.width
    }

    /// Squares from its top to its bottom.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.proof.window.height
    }
}

/// A view along one side of a board of `size` squares, grown to `to` squares: on both sides in turn, but not to an edge
/// that it doesn't show, for a view that ends at the edge says more than one within the board.
fn grow(from: u8, length: u8, to: u8, size: u8) -> (u8, u8) {
    let (mut low, mut high) = (from, from + length);
    let (lowest, highest) = (u8::from(low > 0), size - u8::from(high < size));
    while high - low < to {
        let (can_sink, can_rise) = (low > lowest, high < highest);
        if can_rise && (!can_sink || high - from - length <= from - low) {
            high += 1;
        } else if can_sink {
            low -= 1;
        } else {
            break;
        }
    }
    (low, high - low)
}

/// The plays to the squares farthest from `from` in each of the directions that `to` lies in.
pub(crate) fn farthest(from: Square, to: &[Square]) -> Vec<Play> {
    let way =
        |to: &Square| (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank));
    let mut ends: Vec<Square> = Vec::new();
    for square in to {
        let (file, rank) = way(square);
        let same = |end: &Square| {
            let (f, r) = way(end);
            (f.signum(), r.signum()) == (file.signum(), rank.signum())
        };
        match ends.iter_mut().find(|end| same(end)) {
            Some(end) => {
                let (f, r) = way(end);
                if file.abs() + rank.abs() > f.abs() + r.abs() {
                    *end = *square;
                }
            }
            None => ends.push(*square),
        }
    }
    ends.into_iter().map(|to| Play { from, to }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(names: &[&str]) -> Vec<Square> {
        names.iter().map(|name| name.parse().expect("a square")).collect()
    }

    #[test]
    fn an_arrow_runs_to_the_last_square_of_each_way() {
        let from = squares(&["c3"])[0];
        let reach = squares(&["c4", "c5", "b3", "a3", "d3", "c2"]);
        let mut ends: Vec<Square> = farthest(from, &reach).into_iter().map(|play| play.to).collect();
        ends.sort();
        let mut expected = squares(&["c5", "a3", "d3", "c2"]);
        expected.sort();
        assert_eq!(ends, expected);
    }

    #[test]
    fn a_view_grows_evenly_but_not_to_an_edge_that_it_does_not_show() {
        assert_eq!(grow(4, 3, 5, 11), (3, 5));
        assert_eq!(grow(4, 3, 4, 11), (4, 4));
        assert_eq!(grow(0, 3, 5, 11), (0, 5));
        assert_eq!(grow(8, 3, 5, 11), (6, 5));
        assert_eq!(grow(1, 3, 5, 11), (1, 5));
        assert_eq!(grow(7, 3, 5, 11), (5, 5));
        assert_eq!(grow(1, 5, 7, 7), (1, 5));
        assert_eq!(grow(0, 5, 7, 5), (0, 5));
    }

    #[test]
    fn a_piece_that_cannot_move_has_no_arrow() {
        assert!(farthest(squares(&["a1"])[0], &[]).is_empty());
    }
}
