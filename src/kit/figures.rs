//! Which figures a ruleset needs, proved by the engine before anything is drawn.

use super::KitError;
use super::diagram::{Diagram, Drawn};
use crate::game::{Example, Proof, Square, Throne, Variant, prove};
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
    reach_only: bool,
}

impl Figure {
    /// Looks a figure up and has the engine replay it on the variant's board under its rules.
    ///
    /// # Errors
    /// If there is no such figure, if it claims what the engine denies, or if it shows more than one play.
    pub fn prove(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, KitError> {
        let example = examples.get(id).ok_or_else(|| KitError::NoFigure(id.to_owned()))?;
        let proof = prove(example, variant.setup.board.size(), &variant.ruleset)?;
        if proof.turns.len() > 1 {
            return Err(KitError::ManyPlays(id.to_owned()));
        }
        Ok(Self { id: id.to_owned(), proof, reach_only: example.plays.is_empty() })
    }

    /// The pieces that its plays take, as the engine found.
    #[must_use]
    pub fn captured(&self) -> usize {
        self.proof.turns.iter().map(|(_, turn)| turn.captures.len()).sum()
    }

    /// Draws it with squares of `cell` millimetres.
    #[must_use]
    pub fn draw(&self, variant: &Variant, palette: &Palette, cell: f64) -> Drawn {
        let captured = self.proof.turns.iter().flat_map(|(_, turn)| turn.captures.iter().copied()).collect();
        let played = self.proof.turns.iter().map(|(play, _)| (play.from, play.to));
        let reach = self.proof.reach.iter().flat_map(|(from, to)| farthest(*from, to));
        let window = self.proof.window;
        Diagram {
            board: &self.proof.board,
            window,
            start: None,
            throne: variant.ruleset.throne != Throne::None,
            arrows: played.chain(reach).filter(|(_, to)| window.contains(*to)).collect(),
            moved: !self.reach_only,
            captured,
        }
        .draw(palette, cell)
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

/// The squares farthest from `from` in each of the four directions that `to` reaches in.
fn farthest(from: Square, to: &[Square]) -> Vec<(Square, Square)> {
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
    ends.into_iter().map(|end| (from, end)).collect()
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
        let mut ends: Vec<Square> = farthest(from, &reach).into_iter().map(|(_, end)| end).collect();
        ends.sort();
        let mut expected = squares(&["c5", "a3", "d3", "c2"]);
        expected.sort();
        assert_eq!(ends, expected);
    }

    #[test]
    fn a_piece_that_cannot_move_has_no_arrow() {
        assert!(farthest(squares(&["a1"])[0], &[]).is_empty());
    }
}
