//! The engine against one by other people: the crate `hnefatafl` 0.0.2 (MIT), as far as it can express the rules.
//!
//! It can't express: a king who never captures, must-vary and the other values of repetition as we have them, camps, forts,
//! squares of their own for escape, officers, berserk, stopping between two enemies forbidden, a throne that is hostile
//! to attackers because the king is on it, capture on the edge, the Linnaean capture away from the throne, step limits
//! other than one, a second shieldwall in the same move, boards larger than 15x15.
//!
//! Known differences, each allowed for below and nowhere else:
//!
//! 1. *Enclosure.* The crate judges it after the attackers' moves only, asks for a ring that can't be broken from within,
//!    and knows none that touches a corner. Ours, as York's rules have it, is any ring.
//! 2. *Exit fort.* The crate knows none that reaches a corner square, and takes a fort for safe whose men on the edge can
//!    fall to a shieldwall. It judges only after the defenders' moves; ours is judged after each.
//! 3. *Last piece.* A side without pieces loses there at once; ours follows the rule for a side without a play. The two
//!    differ only where that is a draw.
//! 4. *Near the throne.* A king beside the throne under "four near the throne" falls there to three attackers and the
//!    throne, whether or not the throne is hostile to him. Only rules in which it is are compared.

mod counts;
mod games;

use hnefatafl::aliases::{LargeBasicBoardState, LargeBasicGameLogic, LargeBasicGameState};
use hnefatafl::collections::pieceset::PieceSet;
use hnefatafl::pieces::{BASIC_PIECES, KING, Piece as OtherPiece, PieceType, Side as OtherSide};
use hnefatafl::rules::{
    EnclosureWinRules, HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules,
    Ruleset as OtherRules, ShieldwallRules,
};
use hnefatafl::tiles::Tile;
use tafl_print::game::{
    Berserk, Between, Board, Camps, CornerShape, Corners, Enclosure, Escape, ExitFort, Foes, KingArms,
    KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone, Piece, Play, Ruleset, Shieldwall, Side, Square,
    Steps, Throne, ThronePass, ThroneStop, Variant,
};

use crate::library;

type State = LargeBasicGameState;
type Logic = LargeBasicGameLogic;
type Cells = LargeBasicBoardState;

/// The bundled games, and York as its options arm the king: the crate knows no king who never captures.
fn games() -> Vec<Variant> {
    let armed: [&[&str]; 4] = [&["a"], &["a-hammer"], &["a", "b"], &["a-hammer", "b"]];
    let york = armed.map(|chosen| {
        let variant = library::variant("york", chosen);
        Variant { id: format!("{}+{}", variant.id, chosen.join("+")), ..variant }
    });
    library::variants().into_iter().chain(york).collect()
}

/// The rules in the crate's terms; `None` if it can't express them. Repetition is left out on both sides.
fn translated(rules: &Ruleset, board: &Board) -> Option<OtherRules> {
    // Its numbers of squares overflow on larger boards.
    let plain = board.size() <= 15
        && rules.camps == Camps::None
        && rules.between == Between::Safe
        && rules.berserk == Berserk::Never
        && rules.man_steps == Steps::Any
        && rules.king_edge == KingEdge::Never
        && rules.linnaean != Linnaean::Anywhere
        && !board.pieces().any(|(_, piece)| piece.is_officer());
    if !plain {
        return None;
    }
    let (throne, stop, pass) = match rules.throne {
        Throne::None if board.size() % 2 == 1 => (PieceSet::none(), PieceSet::all(), PieceSet::all()),
        // On an even board the crate has a throne beside the middle.
        Throne::None => return None,
        Throne::Centre { stop, pass, hostile, occupied } => {
            if occupied == OccupiedThrone::Attackers
                && !matches!(rules.arms, KingArms::Armed | KingArms::Anvil)
            {
                return None;
            }
            if rules.king_capture == KingCapture::FourNearThrone && !hostile.king {
                return None;
            }
            let stop = match stop {
                ThroneStop::King => PieceSet::from_piece(KING),
                ThroneStop::Nobody => PieceSet::none(),
                ThroneStop::Anyone => PieceSet::all(),
            };
            let pass = match pass {
                ThronePass::Anyone => PieceSet::all(),
                ThronePass::King => PieceSet::from_piece(KING),
                ThronePass::Nobody => PieceSet::none(),
            };
            (set(hostile), stop, pass)
        }
    };
    let (corners, corner_stop) = match rules.corners {
        Corners::None => (PieceSet::none(), PieceSet::all()),
        Corners::Marked { shape: CornerShape::Single, hostile } => (set(hostile), PieceSet::from_piece(KING)),
        Corners::Marked { .. } => return None,
    };
    Some(OtherRules {
        pieces: BASIC_PIECES,
        edge_escape: match rules.escape {
            Escape::Edge => true,
            Escape::Corners => false,
            Escape::Squares(_) => return None,
        },
        king_strength: match rules.king_capture {
            KingCapture::FourSides => KingStrength::Strong,
            KingCapture::TwoSides => KingStrength::Weak,
            // Without a throne there is nothing to be near.
            KingCapture::FourNearThrone if rules.throne == Throne::None => return None,
            KingCapture::FourNearThrone => KingStrength::StrongByThrone,
        },
        king_attack: match rules.arms {
            KingArms::Armed => KingAttack::Armed,
            KingArms::Hammer => KingAttack::Hammer,
            KingArms::Anvil => KingAttack::Anvil,
            KingArms::Unarmed => return None,
        },
        shieldwall: match rules.shieldwall {
            Shieldwall::Never => None,
            wall if wall.any_last() => return None,
            wall => Some(ShieldwallRules {
                corners_may_close: wall == Shieldwall::CornersClose,
                captures: PieceSet::from_piece_type(PieceType::Soldier),
            }),
        },
        exit_fort: rules.exit_fort == ExitFort::DefendersWin,
        hostile_tiles: HostilityRules { throne, corners, edge: PieceSet::none() },
        occupiable_tiles: OccupyRules { throne: stop, corners: corner_stop },
        passable_tiles: PassRules { throne: pass },
        slow_pieces: match rules.king_steps {
            Steps::Any => PieceSet::none(),
            Steps::AtMost(1) => PieceSet::from_piece_type(PieceType::King),
            Steps::AtMost(_) => return None,
        },
        starting_side: OtherSide::Attacker,
        enclosure_win: (rules.enclosure == Enclosure::AttackersWin)
            .then_some(EnclosureWinRules::WithoutEdgeAccess),
        repetition_rule: None,
        draw_on_no_plays: rules.no_move != NoMove::Loss,
        linnaean_capture: rules.linnaean == Linnaean::InCastle,
    })
}

fn set(foes: Foes) -> PieceSet {
    let soldier = |side| OtherPiece::new(PieceType::Soldier, side);
    let mut set = PieceSet::none();
    if foes.attackers {
        set.set_piece(soldier(OtherSide::Attacker));
    }
    if foes.defenders {
        set.set_piece(soldier(OtherSide::Defender));
    }
    if foes.king {
        set.set_piece(KING);
    }
    set
}

fn other_side(side: Side) -> OtherSide {
    match side {
        Side::Attackers => OtherSide::Attacker,
        Side::Defenders => OtherSide::Defender,
    }
}

fn tile(square: Square) -> Tile {
    Tile::new(square.rank, square.file)
}

fn square(tile: Tile) -> Square {
    Square::new(tile.col, tile.row)
}

/// A board in the crate's letters, its first row the bottom one, so that its rows count as our ranks do.
fn state(board: &Board, to_move: Side) -> State {
    let row = |rank: u8| -> String {
        let letter = |file| match board.get(Square::new(file, rank)) {
            None => "1",
            Some(Piece::Attacker) => "t",
            Some(Piece::Defender) => "T",
            Some(Piece::King) => "K",
            Some(Piece::Commander | Piece::Knight) => unreachable!("officers are not translated"),
        };
        // The crate reads runs of digits as one number.
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..board.size() {
            if letter(file) == "1" {
                empty += 1;
                continue;
            }
            if std::mem::take(&mut empty) > 0 {
                text.push_str(&run(file, board, rank));
            }
            text.push_str(letter(file));
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    let rows: Vec<String> = (0..board.size()).map(row).collect();
    State::new(&rows.join("/"), other_side(to_move)).expect("a board that the crate reads")
}

/// How many empty squares end right before a file, as a number.
fn run(before: u8, board: &Board, rank: u8) -> String {
    let empty = (0..before).rev().take_while(|&file| board.get(Square::new(file, rank)).is_none());
    empty.count().to_string()
}

/// Every play the crate finds, sorted.
fn plays(logic: &Logic, state: &State) -> Vec<Play> {
    use hnefatafl::board::state::BoardState;
    let mut plays: Vec<Play> = state
        .board
        .occupied_by_side(state.side_to_play)
        .into_iter()
        .flat_map(|from| logic.iter_plays(from, state).expect("a piece"))
        .map(|valid| Play { from: square(valid.play.from), to: square(valid.play.to()) })
        .collect();
    plays.sort_unstable();
    plays
}
