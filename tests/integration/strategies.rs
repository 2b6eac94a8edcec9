//! Random rulesets and boards: everything that can be said, sensible or not.

use proptest::prelude::*;
use proptest::sample::select;
use tafl_print::game::{
    Berserk, Between, BetweenCommanders, Board, CampRight, Camps, CornerShape, Corners, Enclosure, Escape,
    ExitFort, Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone, Piece,
    Repetition, Ruleset, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop,
};

fn any_foes() -> impl Strategy<Value = Foes> {
    any::<(bool, bool, bool)>().prop_map(|(attackers, defenders, king)| Foes::new(attackers, defenders, king))
}

fn any_throne() -> impl Strategy<Value = Throne> {
    let centre = (select(ThroneStop::ALL), select(ThronePass::ALL), any_foes(), select(OccupiedThrone::ALL))
        .prop_map(|(stop, pass, hostile, occupied)| Throne::Centre { stop, pass, hostile, occupied });
    prop_oneof![1 => Just(Throne::None), 3 => centre]
}

fn any_corners() -> impl Strategy<Value = Corners> {
    let marked = (select(CornerShape::ALL), any_foes())
        .prop_map(|(shape, hostile)| Corners::Marked { shape, hostile });
    prop_oneof![Just(Corners::None), marked]
}

/// Squares with files and ranks below `side`, sorted.
fn any_squares(side: u8) -> impl Strategy<Value = Vec<Square>> {
    proptest::collection::btree_set((0..side, 0..side), 0..12)
        .prop_map(|set| set.into_iter().map(|(file, rank)| Square { file, rank }).collect())
}

fn any_camps(side: u8) -> impl Strategy<Value = Camps> {
    let marked = (any_squares(side), select(CampRight::ALL), select(CampRight::ALL), any_foes())
        .prop_map(|(squares, enter, pass, hostile)| Camps::Marked { squares, enter, pass, hostile });
    prop_oneof![Just(Camps::None), marked]
}

fn any_escape(side: u8) -> impl Strategy<Value = Escape> {
    prop_oneof![Just(Escape::Edge), Just(Escape::Corners), any_squares(side).prop_map(Escape::Squares)]
}

fn any_steps() -> impl Strategy<Value = Steps> {
    prop_oneof![2 => Just(Steps::Any), 1 => (1..4_u8).prop_map(Steps::AtMost)]
}

/// Any ruleset at all, its camps and escape squares with files and ranks below `side`: they may lie outside a smaller
/// board, and be throne or corner as well.
pub(crate) fn any_ruleset(side: u8) -> impl Strategy<Value = Ruleset> {
    let squares = (
        any_throne(),
        any_corners(),
        any_camps(side),
        any_escape(side),
        any_steps(),
        any_steps(),
        select(Between::ALL),
    );
    let captures = (
        select(KingArms::ALL),
        select(KingCapture::ALL),
        select(KingEdge::ALL),
        select(Linnaean::ALL),
        select(Shieldwall::ALL),
        select(Berserk::ALL),
        (select(Jump::ALL), select(Jump::ALL), select(Jump::ALL)),
        select(BetweenCommanders::ALL),
    );
    let endings =
        (select(Enclosure::ALL), select(ExitFort::ALL), select(Repetition::ALL), select(NoMove::ALL));
    (squares, captures, endings).prop_map(|(squares, captures, endings)| {
        let (throne, corners, camps, escape, man_steps, king_steps, between) = squares;
        let (arms, king_capture, king_edge, linnaean, shieldwall, berserk, jumps, between_commanders) =
            captures;
        let (enclosure, exit_fort, repetition, no_move) = endings;
        let (king, commander, knight) = jumps;
        let jumps = Jumps { king, commander, knight };
        Ruleset {
            throne,
            corners,
            camps,
            escape,
            man_steps,
            king_steps,
            between,
            arms,
            king_capture,
            king_edge,
            linnaean,
            shieldwall,
            berserk,
            jumps,
            between_commanders,
            enclosure,
            exit_fort,
            repetition,
            no_move,
            ..Ruleset::PLAIN
        }
    })
}

/// Any placement: also without a king or a side, men on the throne, kings on the edge.
pub(crate) fn any_board(empty: u32) -> impl Strategy<Value = Board> {
    (2..=9_u8).prop_flat_map(move |size| {
        let piece = prop_oneof![
            5 => Just(Piece::Attacker),
            4 => Just(Piece::Defender),
            1 => Just(Piece::Commander),
            1 => Just(Piece::Knight),
        ];
        let cell = prop_oneof![empty => Just(None), 4 => piece.prop_map(Some)];
        let squares = usize::from(size) * usize::from(size);
        let king = proptest::option::weighted(0.9, 0..squares);
        (proptest::collection::vec(cell, squares), king).prop_map(move |(mut cells, king)| {
            if let Some(king) = king {
                cells[king] = Some(Piece::King);
            }
            let mut board = Board::empty(size);
            let squares: Vec<Square> = board.squares().collect();
            for (square, cell) in squares.into_iter().zip(cells) {
                board.set(square, cell);
            }
            board
        })
    })
}

/// A king on the lowest rank of a board of 9x9 and men around him, now and then one too few.
pub(crate) fn any_ring() -> impl Strategy<Value = (Square, Vec<(u8, u8)>)> {
    let shapes: [(u8, &[(u8, u8)]); 4] = [
        (4, &[(2, 0), (3, 1), (4, 1), (5, 0)]),
        (4, &[(2, 0), (3, 1), (4, 2), (5, 1), (6, 0)]),
        (4, &[(2, 0), (3, 1), (4, 2), (5, 2), (6, 1), (7, 0)]),
        (1, &[(0, 1), (1, 2), (2, 2), (3, 1), (3, 0)]),
    ];
    (select(shapes.to_vec()), 0..24_usize).prop_map(|((king, ring), missing)| {
        let mut ring = ring.to_vec();
        if missing < ring.len() {
            ring.remove(missing);
        }
        (Square { file: king, rank: 0 }, ring)
    })
}
