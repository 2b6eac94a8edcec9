//! Figures that a ruleset needs, proved by the engine before anything is drawn: [`proved()`] returns the figures of a rule, a
//! [`Figure`] is one of their pictures.

mod examples;
mod proved;
mod verdict;
mod view;

pub use examples::Examples;
pub use proved::{Proved, proved};
pub use verdict::Verdict;

pub(crate) use view::farthest;

use super::diagram::{Diagram, Drawn, Shown};
use super::questions::made;
use crate::explain::ExplainError;
use crate::game::{Anchor, Board, Example, Falsehood, Lie, Proof, Section, Side, Variant, prove};
use crate::scene::Size;
use crate::text::{TextError, Typesetter};
use crate::theme::Symbols;
use view::grow;

/// A figure whose claim the engine has confirmed for this variant.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Name of the figure in the templates and in messages.
    pub id: String,
    proof: Proof,
}

impl Figure {
    /// Looks a figure up and has the engine replay it on the variant's board under its rules.
    ///
    /// # Errors
    /// If there is no such figure, if it claims what the engine denies, or if the board has no room for it.
    pub fn prove(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, ExplainError> {
        Self::look(id, examples, variant)?.map_err(ExplainError::Lie)
    }

    /// Proves a figure like [`Figure::prove`]. `None`: the board has no room for it, nor for any smaller one.
    ///
    /// # Errors
    /// If there is no such figure, or if it claims what the engine denies.
    pub fn find(id: &str, examples: &Examples, variant: &Variant) -> Result<Option<Self>, ExplainError> {
        Ok(Self::look(id, examples, variant)?.ok())
    }

    /// Returns the small diagram with a name from [`small`](super::reminders::small); if the board has no room for it, the
    /// starting layout with the moves of the king.
    ///
    /// # Errors
    /// As for [`Figure::find`].
    pub fn small(id: &str, examples: &Examples, variant: &Variant) -> Result<Self, ExplainError> {
        if let Some(figure) = Self::find(id, examples, variant)? {
            return Ok(figure);
        }
        let example = start(&variant.setup.board);
        let proof = prove(&example, variant.setup.board.size(), &variant.ruleset)?;
        Ok(Self { id: example.id, proof })
    }

    /// Returns the figure, or why the board has no room for it. Each figure is proved once, then taken from the cache.
    fn look(id: &str, examples: &Examples, variant: &Variant) -> Result<Result<Self, Lie>, ExplainError> {
        if let Some(known) = examples.known(id, variant) {
            return Ok(known);
        }
        let found = Self::replayed(id, examples, variant)?;
        examples.keep(id, variant, &found);
        Ok(found)
    }

    /// Has the engine replay the figure; returns it, or why the board has no room for it.
    fn replayed(id: &str, examples: &Examples, variant: &Variant) -> Result<Result<Self, Lie>, ExplainError> {
        if let Some(made) = made(id, variant) {
            return Ok(Self::first_true(id, &made, variant));
        }
        let no_room = |lie: &Lie| matches!(lie.falsehood, Falsehood::NoRoom { .. });
        let mut name = id;
        let mut tried = Vec::new();
        loop {
            let example = examples.get(name).ok_or_else(|| ExplainError::NoFigure(name.to_owned()))?;
            match prove(example, variant.setup.board.size(), &variant.ruleset) {
                Ok(proof) => return Ok(Ok(Self { id: id.to_owned(), proof })),
                Err(lie) if !no_room(&lie) => return Err(lie.into()),
                Err(lie) => {
                    tried.push(name);
                    match &example.smaller {
                        // Figures that name each other as the smaller one would be tried for ever.
                        Some(smaller) if !tried.contains(&smaller.as_str()) => name = smaller,
                        _ => return Ok(Err(lie)),
                    }
                }
            }
        }
    }

    /// Returns the first of the examples made from the layout that the engine confirms, or an error that the layout has no room
    /// for any of them.
    fn first_true(id: &str, made: &[Example], variant: &Variant) -> Result<Self, Lie> {
        let board = variant.setup.board.size();
        let mut found = made.iter().filter_map(|example| prove(example, board, &variant.ruleset).ok());
        let proof = found.next().ok_or_else(|| Lie {
            figure: id.to_owned(),
            falsehood: Falsehood::NoRoom { width: 3, height: 3, anchor: Anchor::Field, board },
        })?;
        Ok(Self { id: id.to_owned(), proof })
    }

    /// Returns the number of pieces that its plays capture, by the engine's finding.
    #[must_use]
    pub fn captured(&self) -> usize {
        self.proof.turns.iter().map(|(_, turn)| turn.captures.len()).sum()
    }

    /// Returns the engine's findings.
    pub(crate) const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Draws the figure with squares of `cell` millimetres.
    ///
    /// # Errors
    /// If a digit has no glyph.
    pub fn draw(
        &self,
        variant: &Variant,
        typesetter: &Typesetter,
        symbols: Symbols<'_>,
        cell: f64,
    ) -> Result<Drawn, TextError> {
        self.diagram(variant).draw(typesetter, symbols, cell)
    }

    /// Returns width and height of the drawing with squares of `cell` millimetres, in millimetres.
    #[must_use]
    pub fn size(&self, variant: &Variant, cell: f64) -> Size {
        Diagram { window: self.proof.window, ..Diagram::of(&self.proof.board, &variant.ruleset) }.size(cell)
    }

    fn diagram<'a>(&'a self, variant: &'a Variant) -> Diagram<'a> {
        let proof = &self.proof;
        let reach = proof.reach.iter().flat_map(|(from, to)| farthest(*from, to));
        Diagram {
            window: proof.window,
            plays: Shown::all(&proof.turns),
            barred: proof.illegal.iter().map(|(play, _)| *play).collect(),
            reach: reach.collect(),
            ..Diagram::of(&proof.board, &variant.ruleset)
        }
    }

    /// Returns the figure with a view of `width` by `height` squares, as far as its board has them: pictures of one size are
    /// easier to compare.
    #[must_use]
    pub fn grown(mut self, width: u8, height: u8) -> Self {
        let size = self.proof.board.size();
        let window = &mut self.proof.window;
        (window.left, window.width) = grow(window.left, window.width, width, size);
        (window.bottom, window.height) = grow(window.bottom, window.height, height, size);
        self
    }

    /// Returns the number of squares across the figure.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.proof.window.width
    }

    /// Returns the number of squares from its top to its bottom.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.proof.window.height
    }
}

/// Returns the starting layout with the moves of the king. It claims nothing that rules or board could make false.
fn start(board: &Board) -> Example {
    let section = Section {
        width: board.size(),
        height: board.size(),
        pieces: board.pieces().collect(),
        anchor: Anchor::Whole,
    };
    Example {
        id: "start".to_owned(),
        section,
        smaller: None,
        to_move: Side::Defenders,
        plays: Vec::new(),
        reach: board.king().into_iter().collect(),
    }
}
