//! Random rules and boards.

use std::ops::RangeInclusive;

use proptest::prelude::*;
use proptest::sample::select;
use tafl_print::game::{
    Berserk, Between, BetweenCommanders, Board, CampRight, Camps, CornerShape, Corners, Enclosure, Escape,
    Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone, Piece, Repetition,
    Ruleset, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop,
};

fn foes() -> impl Strategy<Value = Foes> {
    any::<(bool, bool, bool)>().prop_map(|(attackers, defenders, king)| Foes::new(attackers, defenders, king))
}

fn throne() -> impl Strategy<Value = Throne> {
    let centre = (select(ThroneStop::ALL), select(ThronePass::ALL), foes(), select(OccupiedThrone::ALL));
    prop_oneof![
        1 => Just(Throne::None),
        3 => centre.prop_map(|(stop, pass, hostile, occupied)| Throne::Centre { stop, pass, hostile, occupied }),
    ]
}

fn corners() -> impl Strategy<Value = Corners> {
    prop_oneof![
        Just(Corners::None),
        (select(CornerShape::ALL), foes()).prop_map(|(shape, hostile)| Corners::Marked { shape, hostile }),
    ]
}

fn steps() -> impl Strategy<Value = Steps> {
    prop_oneof![3 => Just(Steps::Any), 1 => (1_u8..4).prop_map(Steps::AtMost)]
}

/// A few squares of a board, sorted.
fn squares(size: u8) -> impl Strategy<Value = Vec<Square>> {
    proptest::collection::btree_set((0..size, 0..size), 1..10)
        .prop_map(|set| set.into_iter().map(|(file, rank)| Square::new(file, rank)).collect())
}

fn camps(size: u8) -> impl Strategy<Value = Camps> {
    let marked = (squares(size), select(CampRight::ALL), select(CampRight::ALL), foes());
    prop_oneof![
        2 => Just(Camps::None),
        1 => marked.prop_map(|(squares, enter, pass, hostile)| Camps::Marked { squares, enter, pass, hostile }),
    ]
}

/// Rules for a board of one size, every value of every question.
pub(super) fn rules(size: u8) -> impl Strategy<Value = Ruleset> {
    let escape =
        prop_oneof![Just(Escape::Edge), Just(Escape::Corners), squares(size).prop_map(Escape::Squares)];
    let marks = (throne(), corners(), camps(size), escape, steps(), steps(), select(Between::ALL));
    let captures = (
        select(KingArms::ALL),
        select(KingCapture::ALL),
        select(KingEdge::ALL),
        select(Linnaean::ALL),
        select(Shieldwall::ALL),
        prop_oneof![3 => Just(Berserk::Never), 1 => Just(Berserk::Captures)],
        (select(Jump::ALL), select(Jump::ALL), select(Jump::ALL)),
        select(BetweenCommanders::ALL),
    );
    let ends = (select(Enclosure::ALL), select(Repetition::ALL), select(NoMove::ALL));
    (marks, captures, ends).prop_map(move |(marks, captures, ends)| {
        let (throne, corners, camps, escape, man_steps, king_steps, between) = marks;
        let (arms, king_capture, king_edge, linnaean, shieldwall, berserk, jumps, between_commanders) =
            captures;
        let (enclosure, repetition, no_move) = ends;
        let rules = Ruleset {
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
            jumps: Jumps { king: jumps.0, commander: jumps.1, knight: jumps.2 },
            between_commanders,
            enclosure,
            repetition,
            no_move,
            ..Ruleset::PLAIN
        };
        // No square is of two kinds: the setup's validation refuses it.
        let centre = Board::empty(size).centre().filter(|_| rules.throne != Throne::None);
        let plain = |at: &Square| Some(*at) != centre && !rules.is_corner(size, *at);
        let camps = match rules.camps.clone() {
            Camps::Marked { squares, enter, pass, hostile } => {
                let squares = squares.into_iter().filter(plain).collect();
                Camps::Marked { squares, enter, pass, hostile }
            }
            Camps::None => Camps::None,
        };
        Ruleset { camps, ..rules }
    })
}

/// A board of one size with one king; `crowd` of 10 other squares hold a man, one in eight of them an officer.
/// Often the king stands near the centre or on the edge, where the rules differ.
pub(super) fn board(size: u8, crowd: u32) -> impl Strategy<Value = Board> {
    let cell = prop_oneof![
        10 - crowd => Just(None),
        crowd => prop_oneof![
            9 => Just(Piece::Attacker),
            5 => Just(Piece::Defender),
            1 => Just(Piece::Commander),
            1 => Just(Piece::Knight),
        ].prop_map(Some),
    ];
    let middle = size / 2;
    let king = prop_oneof![
        3 => (middle - 1..=middle + 1, middle - 1..=middle + 1),
        1 => (0..size, 0..size),
        1 => (0..size, Just(0)),
    ];
    let count = usize::from(size) * usize::from(size);
    (proptest::collection::vec(cell, count), king).prop_map(move |(cells, king)| {
        let mut board = Board::empty(size);
        let squares: Vec<Square> = board.squares().collect();
        for (square, cell) in squares.into_iter().zip(cells) {
            board.set(square, cell);
        }
        board.set(Square::new(king.0, king.1), Some(Piece::King));
        board
    })
}

/// A board and rules for it.
pub(super) fn board_and_rules(
    sizes: RangeInclusive<u8>,
    crowd: u32,
) -> impl Strategy<Value = (Board, Ruleset)> {
    sizes.prop_flat_map(move |size| (board(size, crowd), rules(size)))
}
