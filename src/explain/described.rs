//! What a diagram shows, in sentences for people who can't see it.

use super::figures::{Figure, Verdict, farthest};
use crate::game::{Board, Piece, Play, Square, Throne, Variant};
use crate::layout::LayoutError;
use crate::text::{Messages, Value};

/// A proved figure: where its pieces stand, what its arrows and crosses say, and the word under it.
///
/// # Errors
/// A message that is missing.
pub(crate) fn figure(
    figure: &Figure,
    verdict: Option<Verdict>,
    variant: &Variant,
    messages: &Messages,
) -> Result<String, LayoutError> {
    let proof = figure.proof();
    let mut sentences = pieces(&proof.board, messages)?;
    let throne = proof.board.centre().filter(|_| variant.ruleset.throne != Throne::None);
    if let Some(throne) = throne.filter(|&throne| proof.window.contains(throne)) {
        sentences.push(say(messages, "diagram-throne", &[("square", name(throne))])?);
    }
    for (from, reached) in &proof.reach {
        let to: Vec<Square> = farthest(*from, reached).iter().map(|play| play.to).collect();
        let args = [("from", name(*from)), ("count", Value::from(to.len())), ("squares", names(&to))];
        sentences.push(say(messages, "diagram-reach", &args)?);
    }
    let several = proof.turns.len() > 1;
    for (nth, (play, turn)) in proof.turns.iter().enumerate() {
        let id = match (several, turn.captures.is_empty()) {
            (true, true) => "diagram-play",
            (true, false) => "diagram-play-captures",
            (false, true) => "diagram-arrow",
            (false, false) => "diagram-arrow-captures",
        };
        let mut args = ends(*play);
        args.extend([("number", Value::from(nth + 1)), ("squares", names(&turn.captures))]);
        sentences.push(say(messages, id, &args)?);
    }
    for (play, _) in &proof.illegal {
        sentences.push(say(messages, "diagram-barred", &ends(*play))?);
    }
    if let Some(verdict) = verdict {
        let word = say(messages, verdict.message(), &[])?;
        sentences.push(say(messages, "diagram-under", &[("verdict", Value::Text(word))])?);
    }
    Ok(sentences.join(" "))
}

/// The size of a board and where its pieces stand, in sentences.
///
/// # Errors
/// A message that is missing.
pub(crate) fn standing(board: &Board, messages: &Messages) -> Result<Vec<String>, LayoutError> {
    let size = [("size", Value::from(usize::from(board.size())))];
    let mut sentences = vec![say(messages, "diagram-board", &size)?];
    sentences.extend(pieces(board, messages)?);
    Ok(sentences)
}

/// Where the pieces of each kind stand, a sentence for each.
fn pieces(board: &Board, messages: &Messages) -> Result<Vec<String>, LayoutError> {
    let mut sentences = Vec::new();
    for (piece, id) in [
        (Piece::Attacker, "diagram-attackers"),
        (Piece::Commander, "diagram-commanders"),
        (Piece::Defender, "diagram-defenders"),
        (Piece::Knight, "diagram-knights"),
        (Piece::King, "diagram-king"),
    ] {
        let mut squares: Vec<Square> =
            board.pieces().filter(|(_, found)| *found == piece).map(|(square, _)| square).collect();
        squares.sort_unstable();
        if !squares.is_empty() {
            let args = [("count", Value::from(squares.len())), ("squares", names(&squares))];
            sentences.push(say(messages, id, &args)?);
        }
    }
    Ok(sentences)
}

/// Where a play starts and ends, as variables of a message.
pub(crate) fn ends(play: Play) -> Vec<(&'static str, Value)> {
    vec![("from", name(play.from)), ("to", name(play.to))]
}

fn name(square: Square) -> Value {
    Value::Text(square.to_string())
}

/// The names of squares, with commas between them.
pub(crate) fn names(squares: &[Square]) -> Value {
    Value::Text(squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", "))
}

/// A message with its variables filled in.
///
/// # Errors
/// A message that is missing.
pub(crate) fn say(messages: &Messages, id: &str, args: &[(&str, Value)]) -> Result<String, LayoutError> {
    messages.get(id, args).map_err(LayoutError::Message)
}
