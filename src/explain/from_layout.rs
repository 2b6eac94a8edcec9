//! Figures made from the layout of a variant: those that show its own camps, or its own squares of escape, which no
//! drawing made beforehand can know.
//!
//! Each gives several examples that show the same in different places. They claim what the figure's name says, as those of
//! the templates do, and the first that the engine confirms is drawn.

use crate::game::{
    Anchor, Board, Camps, Claim, Escape, Example, Falsehood, Piece, Play, Ruleset, Section, Side, Square,
    Variant, Window,
};

/// The examples of that name; nothing if it is none of those made here.
#[must_use]
pub(crate) fn examples(id: &str, variant: &Variant) -> Option<Vec<Example>> {
    let (stem, holds) = id.strip_suffix("-not").map_or((id, true), |stem| (stem, false));
    let place = Place { rules: &variant.ruleset, size: variant.setup.board.size(), id, holds };
    Some(match stem {
        "camp-inside" => place.inside(),
        "camp-enter-attacker" => place.enter(Piece::Attacker),
        "camp-enter-defender" => place.enter(Piece::Defender),
        "camp-pass-attacker" => place.pass(Piece::Attacker),
        "camp-pass-defender" => place.pass(Piece::Defender),
        "hostile-camp-attacker" => place.captures(Piece::Attacker),
        "hostile-camp-defender" => place.captures(Piece::Defender),
        "king-camp" => place.king(),
        "escape-squares" => place.escape(),
        _ => return None,
    })
}

/// What keeps a figure made here from being drawn: the layout has no place for it.
#[must_use]
pub(crate) fn no_room(variant: &Variant) -> Falsehood {
    let board = variant.setup.board.size();
    Falsehood::NoRoom { width: 3, height: 3, anchor: Anchor::Field, board }
}

/// The starting layout with the moves of the king: true on any board.
#[must_use]
pub(crate) fn start(board: &Board) -> Example {
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

/// The four ways along rows and columns, in files and ranks.
const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A board that examples are looked for on.
struct Place<'a> {
    rules: &'a Ruleset,
    size: u8,
    id: &'a str,
    /// Whether what the figure shows holds, or is denied.
    holds: bool,
}

impl Place<'_> {
    /// An attacker who moves from one square of his camp to another.
    fn inside(&self) -> Vec<Example> {
        self.beside_camps()
            .into_iter()
            .filter(|(camp, beside, _)| self.rules.is_camp(*camp) && self.rules.is_camp(*beside))
            .map(|(camp, beside, _)| self.example(&[(camp, Piece::Attacker)], (camp, beside), &[], None))
            .collect()
    }

    /// A man who goes into a camp.
    fn enter(&self, piece: Piece) -> Vec<Example> {
        let outside = self.beside_camps().into_iter().filter(|(_, beside, _)| self.is_plain(*beside));
        outside.map(|(camp, beside, _)| self.example(&[(beside, piece)], (beside, camp), &[], None)).collect()
    }

    /// A man who goes across a camp of one square's width.
    fn pass(&self, piece: Piece) -> Vec<Example> {
        let across = self.beside_camps().into_iter().filter_map(|(camp, beside, way)| {
            let beyond = self.step(camp, (-way.0, -way.1))?;
            (self.is_plain(beside) && self.is_plain(beyond)).then_some((beside, beyond))
        });
        across.map(|(from, to)| self.example(&[(from, piece)], (from, to), &[], None)).collect()
    }

    /// A man of this kind between an enemy and an empty square of a camp.
    fn captures(&self, victim: Piece) -> Vec<Example> {
        let captor = if victim == Piece::Attacker { Piece::Defender } else { Piece::Attacker };
        let mut found = Vec::new();
        for (_, beside, way) in self.beside_camps() {
            for (to, from) in self.closers(beside, way) {
                let captures: &[Square] = if self.holds { &[beside] } else { &[] };
                found.push(self.example(&[(beside, victim), (from, captor)], (from, to), captures, None));
            }
        }
        found
    }

    /// The king beside an empty square of a camp, with attackers on the other side or on all others.
    fn king(&self) -> Vec<Example> {
        let mut found = Vec::new();
        for four in [false, true] {
            for (_, beside, way) in self.beside_camps() {
                for (to, from) in self.closers(beside, way) {
                    let mut pieces = vec![(beside, Piece::King), (from, Piece::Attacker)];
                    let sides = [(way.1, way.0), (-way.1, -way.0)].map(|side| self.step(beside, side));
                    if let (true, [Some(left), Some(right)]) = (four, sides) {
                        pieces.extend([(left, Piece::Attacker), (right, Piece::Attacker)]);
                    }
                    found.push(self.example(&pieces, (from, to), &[beside], Some(Side::Attackers)));
                }
            }
        }
        found
    }

    /// The king moves to a square where he escapes.
    fn escape(&self) -> Vec<Example> {
        let Escape::Squares(squares) = &self.rules.escape else { return Vec::new() };
        let mut found = Vec::new();
        for &square in squares.iter().filter(|square| self.is_on_board(**square)) {
            for way in WAYS {
                if let Some(from) = self.step(square, way).filter(|from| self.is_plain(*from)) {
                    let king = [(from, Piece::King)];
                    found.push(self.example(&king, (from, square), &[], Some(Side::Defenders)));
                }
            }
        }
        found
    }

    /// Each square of a camp with each square beside it and the way there.
    fn beside_camps(&self) -> Vec<(Square, Square, (i8, i8))> {
        let Camps::Marked { squares, .. } = &self.rules.camps else { return Vec::new() };
        let mut found = Vec::new();
        for &camp in squares.iter().filter(|camp| self.is_on_board(**camp)) {
            for way in WAYS {
                found.extend(self.step(camp, way).map(|beside| (camp, beside, way)));
            }
        }
        found
    }

    /// For a piece on a plain square with a camp behind it: the square on its other side, and a square from which an
    /// enemy comes there, both plain.
    fn closers(&self, piece: Square, way: (i8, i8)) -> Vec<(Square, Square)> {
        if !self.is_plain(piece) {
            return Vec::new();
        }
        let Some(to) = self.step(piece, way).filter(|to| self.is_plain(*to)) else { return Vec::new() };
        let from = [way, (way.1, way.0), (-way.1, -way.0)].map(|way| self.step(to, way));
        from.into_iter().flatten().filter(|from| self.is_plain(*from)).map(|from| (to, from)).collect()
    }

    fn step(&self, square: Square, way: (i8, i8)) -> Option<Square> {
        let file = square.file.checked_add_signed(way.0)?;
        let rank = square.rank.checked_add_signed(way.1)?;
        Some(Square { file, rank }).filter(|next| self.is_on_board(*next))
    }

    const fn is_on_board(&self, square: Square) -> bool {
        square.file < self.size && square.rank < self.size
    }

    /// Whether a square is none of the special ones.
    fn is_plain(&self, square: Square) -> bool {
        self.rules.throne_on(&Board::empty(self.size)) != Some(square)
            && !self.rules.is_corner(self.size, square)
            && !self.rules.is_camp(square)
    }

    /// An example of one play, cropped to its pieces and squares with a square's room around them.
    fn example(
        &self,
        pieces: &[(Square, Piece)],
        (from, to): (Square, Square),
        captures: &[Square],
        result: Option<Side>,
    ) -> Example {
        let mut shown = vec![from, to];
        shown.extend(pieces.iter().map(|(square, _)| *square));
        let window = around(&shown, self.size);
        let here = |square: &Square| window.to_section(*square);
        let mover = pieces.iter().find(|(square, _)| *square == from);
        let legal = self.holds || !self.is_about_permission();
        let claim = Claim {
            play: Play { from: here(&from), to: here(&to) },
            legal,
            captures: captures.iter().map(here).collect(),
            result: result.map(Some),
        };
        let section = Section {
            width: window.width,
            height: window.height,
            pieces: pieces.iter().map(|(square, piece)| (here(square), *piece)).collect(),
            anchor: Anchor::At(Square::new(window.left, window.bottom)),
        };
        Example {
            id: self.id.to_owned(),
            section,
            smaller: None,
            to_move: mover.map_or(Side::Attackers, |(_, piece)| piece.side()),
            plays: vec![claim],
            reach: Vec::new(),
        }
    }

    /// Whether the figure shows if a play is allowed, not what it captures.
    fn is_about_permission(&self) -> bool {
        self.id.starts_with("camp-")
    }
}

/// The smallest window with a square's room around these squares, as far as the board goes.
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
