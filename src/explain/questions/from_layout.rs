//! Examples made from the layout of a variant, for panels that show its own camps or its own squares of escape: no
//! drawing made beforehand can know where those are. The files of the questions make them with a [`ExamplePlace`].
//!
//! For one panel several examples are made, which show the same in different places. They claim what the panel's name says,
//! as those of the templates do, and the first that the engine confirms is drawn.

use crate::game::{
    Anchor, Board, Camps, Claim, Example, Piece, Play, Ruleset, Section, Side, Square, Variant, Window,
};

/// A step to a neighbouring square, in files and ranks.
pub(super) type ExampleStep = (i8, i8);

/// Steps along rows and columns.
pub(super) const WAYS: [ExampleStep; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Square of a camp, a square beside it, and the step from one to the other.
pub(super) struct BesideCamp {
    pub(super) camp: Square,
    pub(super) beside: Square,
    pub(super) way: ExampleStep,
}

/// Name of a panel, and the board on which examples for it are searched.
pub(crate) struct ExamplePlace<'a> {
    pub(super) rules: &'a Ruleset,
    size: u8,
    name: &'a str,
    /// Name without `-not` at its end.
    pub(super) stem: &'a str,
    /// Whether the panel shows that something holds, not that it is denied: whether its name has no `-not`.
    pub(super) holds: bool,
}

impl<'a> ExamplePlace<'a> {
    /// Returns the board of a variant for the panel `name`.
    pub(super) fn of(name: &'a str, variant: &'a Variant) -> Self {
        let (stem, holds) = name.strip_suffix("-not").map_or((name, true), |stem| (stem, false));
        Self { rules: &variant.ruleset, size: variant.setup.board.size(), name, stem, holds }
    }

    /// Returns each square of a camp with each square beside it.
    pub(super) fn beside_camps(&self) -> Vec<BesideCamp> {
        let Camps::Marked { squares, .. } = &self.rules.camps else { return Vec::new() };
        let mut found = Vec::new();
        for &camp in squares.iter().filter(|camp| self.is_on_board(**camp)) {
            for way in WAYS {
                found.extend(self.step(camp, way).map(|beside| BesideCamp { camp, beside, way }));
            }
        }
        found
    }

    /// Returns the plays with which an enemy shuts in a piece that has a camp behind it, `way` leading from the camp to the
    /// piece: to the square on the piece's other side, from each square beside that one. All are plain squares. Empty: the
    /// piece's own square is not plain.
    pub(super) fn closing_plays(&self, piece: Square, way: ExampleStep) -> Vec<Play> {
        if !self.is_plain(piece) {
            return Vec::new();
        }
        let Some(to) = self.step(piece, way).filter(|to| self.is_plain(*to)) else { return Vec::new() };
        let from = [way, (way.1, way.0), (-way.1, -way.0)].map(|way| self.step(to, way));
        from.into_iter().flatten().filter(|from| self.is_plain(*from)).map(|from| Play { from, to }).collect()
    }

    /// Returns the square one step in the direction `way`. `None`: it lies beyond the edge.
    pub(super) fn step(&self, square: Square, way: ExampleStep) -> Option<Square> {
        let file = square.file.checked_add_signed(way.0)?;
        let rank = square.rank.checked_add_signed(way.1)?;
        Some(Square { file, rank }).filter(|next| self.is_on_board(*next))
    }

    /// Whether the board has that square.
    pub(super) const fn is_on_board(&self, square: Square) -> bool {
        square.file < self.size && square.rank < self.size
    }

    /// Returns whether a square is none of the special ones.
    pub(super) fn is_plain(&self, square: Square) -> bool {
        self.rules.throne_on(&Board::empty(self.size)) != Some(square)
            && !self.rules.is_corner(self.size, square)
            && !self.rules.is_camp(square)
    }

    /// Returns an example of one play, cropped to its pieces and squares with a square's room around them. Pieces and claim are
    /// given by the squares of the whole board.
    pub(super) fn example(&self, pieces: &[(Square, Piece)], claim: &Claim) -> Example {
        let Play { from, to } = claim.play;
        let mut shown = vec![from, to];
        shown.extend(pieces.iter().map(|(square, _)| *square));
        let window = around(&shown, self.size);
        let here = |square: &Square| window.to_section(*square);
        let mover = pieces.iter().find(|(square, _)| *square == from);
        let section = Section {
            width: window.width,
            height: window.height,
            pieces: pieces.iter().map(|(square, piece)| (here(square), *piece)).collect(),
            anchor: Anchor::At(Square::new(window.left, window.bottom)),
        };
        Example {
            id: self.name.to_owned(),
            section,
            smaller: None,
            to_move: mover.map_or(Side::Attackers, |(_, piece)| piece.side()),
            plays: vec![Claim {
                play: Play { from: here(&from), to: here(&to) },
                captures: claim.captures.iter().map(here).collect(),
                ..*claim
            }],
            reach: Vec::new(),
        }
    }
}

/// Returns the smallest window with a square's room around these squares, as far as the board goes.
fn around(squares: &[Square], size: u8) -> Window {
    let span = |along: fn(Square) -> u8| {
        let low = squares.iter().copied().map(along).min().unwrap_or(0).saturating_sub(1);
        let high = squares
            .iter()
            .copied()
            .map(along)
            .max()
            .unwrap_or(0)
            .saturating_add(1)
            .min(size.saturating_sub(1));
        (low, high.saturating_sub(low) + 1)
    };
    let ((left, width), (bottom, height)) = (span(|square| square.file), span(|square| square.rank));
    Window { left, bottom, width, height }
}
