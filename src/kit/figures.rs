//! Which figures a ruleset needs, proved by the engine before anything is drawn.

use super::KitError;
use super::diagram::{Diagram, Drawn, Shown};
use crate::game::{Example, Play, Proof, Square, Variant, prove};
use crate::text::Typesetter;
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

impl Figure {
    /// Looks a figure up and has the engine replay it on the variant's board under its rules.
    ///
    /// # Errors
    /// If there is no such figure, or if it claims what the engine denies.
    pub fn prove(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, KitError> {
        let example = examples.get(id).ok_or_else(|| KitError::NoFigure(id.to_owned()))?;
        let proof = prove(example, variant.setup.board.size(), &variant.ruleset)?;
        Ok(Self { id: id.to_owned(), proof })
    }

    /// The pieces that its plays take, as the engine found.
    #[must_use]
    pub fn captured(&self) -> usize {
        self.proof.turns.iter().map(|(_, turn)| turn.captures.len()).sum()
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
    ) -> Result<Drawn, KitError> {
        let proof = &self.proof;
        let plays =
            proof.turns.iter().map(|(play, turn)| Shown { play: *play, captures: turn.captures.clone() });
        let reach = proof.reach.iter().flat_map(|(from, to)| farthest(*from, to));
        Ok(Diagram {
            window: proof.window,
            plays: plays.collect(),
            barred: proof.illegal.iter().map(|(play, _)| *play).collect(),
            reach: reach.collect(),
            ..Diagram::of(&proof.board, &variant.ruleset)
        }
        .draw(typesetter, palette, cell)?)
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

/// The plays to the squares farthest from `from` in each of the directions that `to` lies in.
fn farthest(from: Square, to: &[Square]) -> Vec<Play> {
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
    fn a_piece_that_cannot_move_has_no_arrow() {
        assert!(farthest(squares(&["a1"])[0], &[]).is_empty());
    }
}
