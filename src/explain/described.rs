//! Descriptions of diagrams, in sentences for people who can't see them.

use super::diagram::Shown;
use super::figures::{Figure, Verdict, farthest};
use crate::game::{Board, Piece, Play, Square, Throne, Variant};
use crate::layout::LayoutError;
use crate::text::{Messages, Value};

/// Describes a proved figure: the places of its pieces, its arrows and crosses, and the word under it.
///
/// # Errors
/// If a message is missing.
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
    let made = Shown::all(&proof.turns);
    sentences.extend(plays(&made, made.len() > 1, messages)?);
    for (play, _) in &proof.illegal {
        sentences.push(barred(*play, messages)?);
    }
    if let Some(verdict) = verdict {
        let word = say(messages, verdict.message(), &[])?;
        sentences.push(say(messages, "diagram-under", &[("verdict", Value::Text(word))])?);
    }
    Ok(sentences.join(" "))
}

/// Describes the size of a board and the places of its pieces, in sentences.
///
/// # Errors
/// If a message is missing.
pub(crate) fn standing(board: &Board, messages: &Messages) -> Result<Vec<String>, LayoutError> {
    let size = [("size", Value::from(usize::from(board.size())))];
    let mut sentences = vec![say(messages, "diagram-board", &size)?];
    sentences.extend(pieces(board, messages)?);
    Ok(sentences)
}

/// Describes the places of the pieces, with a sentence for each kind.
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

/// Describes plays and their captures, with a sentence for each.
///
/// # Errors
/// If a message is missing.
pub(crate) fn plays(
    made: &[Shown],
    are_numbered: bool,
    messages: &Messages,
) -> Result<Vec<String>, LayoutError> {
    let told = |(nth, Shown { play, captures }): (usize, &Shown)| {
        let id = match (are_numbered, captures.is_empty()) {
            (true, true) => "diagram-play",
            (true, false) => "diagram-play-captures",
            (false, true) => "diagram-arrow",
            (false, false) => "diagram-arrow-captures",
        };
        let mut args = ends(*play);
        args.extend([("number", Value::from(nth + 1)), ("squares", names(captures))]);
        say(messages, id, &args)
    };
    made.iter().enumerate().map(told).collect()
}

/// Describes a play that is not allowed.
///
/// # Errors
/// If a message is missing.
pub(crate) fn barred(play: Play, messages: &Messages) -> Result<String, LayoutError> {
    say(messages, "diagram-barred", &ends(play))
}

/// Returns the first and the last square of a play, as variables of a message.
fn ends(play: Play) -> Vec<(&'static str, Value)> {
    vec![("from", name(play.from)), ("to", name(play.to))]
}

fn name(square: Square) -> Value {
    Value::Text(square.to_string())
}

/// Returns the names of squares, with commas between them.
fn names(squares: &[Square]) -> Value {
    Value::Text(squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", "))
}

/// Returns a message with its variables filled in.
///
/// # Errors
/// If a message is missing.
pub(crate) fn say(messages: &Messages, id: &str, args: &[(&str, Value)]) -> Result<String, LayoutError> {
    messages.get(id, args).map_err(LayoutError::Message)
}
