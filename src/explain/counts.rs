//! Numbers in the messages of rules, cards and captions.

use crate::game::{Escape, Piece, Side, Steps, Variant};
use crate::text::Value;

/// Returns the variables that any message of rules, cards and captions may use: how many pieces there are, with
/// officers counted among the men of their side; how far they go (0 where nothing limits them); and where the
/// king escapes, if that is on named squares.
#[must_use]
pub fn counts(variant: &Variant) -> Vec<(&'static str, Value)> {
    let board = &variant.setup.board;
    let number = |count: usize| Value::Number(count as f64);
    let men =
        |side| board.pieces().filter(|&(_, piece)| piece.side() == side && piece != Piece::King).count();
    let steps = |steps| match steps {
        Steps::Any => Value::Number(0.0),
        Steps::AtMost(steps) => Value::Number(f64::from(steps)),
    };
    let squares: Vec<String> = match &variant.ruleset.escape {
        Escape::Edge | Escape::Corners => Vec::new(),
        Escape::Squares(squares) => squares.iter().map(ToString::to_string).collect(),
    };
    vec![
        ("size", Value::Number(f64::from(board.size()))),
        ("attackers", number(men(Side::Attackers))),
        ("defenders", number(men(Side::Defenders))),
        ("commanders", number(board.count(Piece::Commander))),
        ("knights", number(board.count(Piece::Knight))),
        ("man-steps", steps(variant.ruleset.man_steps)),
        ("king-steps", steps(variant.ruleset.king_steps)),
        ("escape-count", number(squares.len())),
        ("escape-squares", Value::Text(squares.join(", "))),
    ]
}
