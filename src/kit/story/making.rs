//! Cutting, joining and folding, and what comes after.

use super::facts::{Binding, Facts, LeafletFacts, PieceFacts};
use super::titles;
use super::words::Words;
use super::{Block, Drawing};
use crate::kit::KitError;
use crate::text::Value;
use crate::theme::Ink;

/// The steps, with the scheme of the board's parts.
pub(super) fn making(words: &Words<'_, '_>) -> Result<Vec<Block>, KitError> {
    let facts = words.facts;
    let Some(title) = titles::making(facts) else { return Ok(Vec::new()) };
    let mut steps: Vec<String> = Vec::new();
    let straight = facts.cuts_board() || facts.folds_cards() || facts.score_sheets > 0;
    if straight {
        // What goes into pouches is trimmed before and cut apart after.
        let first = if facts.laminate.is_some() { "assembly-cut-film" } else { "assembly-cut-1" };
        steps.push(words.say(first)?);
    }
    if facts.joins() {
        steps.push(words.say("assembly-cut-number")?);
    }
    // Cards that go into pouches were folded and glued before.
    if facts.folds_cards() && facts.laminate.is_none() {
        steps.push(words.say("assembly-cut-2")?);
    }
    if facts.score_sheets > 0 {
        steps.push(words.say("assembly-cut-score")?);
    }
    steps.extend(pieces(words, straight)?);
    if facts.sets > 1 && facts.cuts() {
        steps.push(words.say("assembly-sort")?);
    }
    for id in joining(facts) {
        steps.push(words.say(id)?);
    }
    if let Some(leaflet) = &facts.leaflet {
        steps.push(bind(words, leaflet)?);
    }
    let mut blocks = vec![Block::heading(2, words.say(title)?), Block::steps(steps)];
    if facts.joins() {
        blocks.push(Block::Drawing(Drawing::Scheme));
    }
    Ok(blocks)
}

fn pieces(words: &Words<'_, '_>, straight: bool) -> Result<Vec<String>, KitError> {
    let Some(pieces) = words.facts.pieces.as_ref().filter(|pieces| pieces.on_card() > 0) else {
        return Ok(Vec::new());
    };
    let mut steps = Vec::new();
    // Before the pouches, if there are any.
    if pieces.two_sided && words.facts.laminate.is_none() {
        steps.push(words.say("pieces-fold")?);
    }
    // What is on labels has no page of card that it could be cut from.
    let some = |king: bool| {
        let on_label = |sheet: &super::LabelFacts| {
            sheet.kinds.iter().any(|(piece, _)| (*piece == crate::game::Piece::King) == king)
        };
        pieces.kinds.iter().any(|(piece, n)| *n > 0 && (*piece == crate::game::Piece::King) == king)
            && !pieces.labels.iter().any(on_label)
    };
    let size = match (some(true), some(false)) {
        (true, true) => "pieces-size-both",
        (true, false) => "pieces-size-king",
        (false, _) => "pieces-size-men",
    };
    let how = if pieces.square { "pieces-square" } else { "pieces-round" };
    let mut ids = vec![how, edge(pieces, words.facts.ink), size];
    if straight {
        ids.insert(0, "pieces-last");
    }
    steps.push(words.sentences(&ids)?);
    Ok(steps)
}

/// The line to cut along, as it looks.
const fn edge(pieces: &PieceFacts, ink: Ink) -> &'static str {
    match ink {
        _ if pieces.square => "pieces-square-edge",
        _ if !pieces.bleeds => "pieces-round-edge-bare",
        Ink::Full | Ink::Low => "pieces-round-edge",
        Ink::Grey => "pieces-round-edge-grey",
        Ink::Outline => "pieces-round-edge-outline",
    }
}

/// How the parts of the board become one.
fn joining(facts: &Facts) -> &'static [&'static str] {
    let Some(board) = &facts.board else { return &[] };
    match (board.cut_parts(), board.grid) {
        (0, _) => &[],
        (1, _) if facts.laminate.is_some() => &[],
        (1, _) => &["assembly-join-whole"],
        // More than two in a grid: what to tape first matters.
        (3.., Some((2.., 2..))) => &["assembly-join-grid-1", "assembly-join-grid-2"],
        _ => &["assembly-join-1", "assembly-join-2"],
    }
}

/// How the leaflet is put together.
fn bind(words: &Words<'_, '_>, leaflet: &LeafletFacts) -> Result<String, KitError> {
    let own = [("leaflets", Value::from(words.facts.sets))];
    let id = match leaflet.binding {
        Binding::Leaves => "assembly-leaflet-leaves",
        Binding::Folded { .. } => "assembly-leaflet",
    };
    let text = words.say_with(id, &own)?;
    if leaflet.binding == (Binding::Folded { cut_out: true }) {
        return Ok(format!("{} {text}", words.say_with("assembly-leaflet-cut", &own)?));
    }
    Ok(text)
}

/// How to keep the set, and what to do when something is lost.
pub(super) fn afterwards(words: &Words<'_, '_>) -> Result<Vec<Block>, KitError> {
    let facts = words.facts;
    // A leaflet alone needs no advice.
    if facts.board.is_none() && facts.pieces.is_none() && !facts.cuts() {
        return Ok(Vec::new());
    }
    let mut keep = Vec::new();
    if let Some(board) = &facts.board {
        keep.push(match board.cut_parts() {
            0 => "store-board-poster",
            1 => "store-board-whole",
            2 => "store-board-folded",
            _ => "store-board-parts",
        });
    }
    if facts.folds_cards() || facts.score_sheets > 0 || facts.leaflet.is_some() {
        keep.push(match &facts.board {
            Some(board) if board.cut_parts() > 0 => "store-flat-beside",
            _ => "store-flat",
        });
    }
    if facts.pieces.is_some() {
        keep.push("store-pieces");
    }
    keep.insert(0, "store");
    let mut blocks = vec![
        Block::heading(3, words.say("assembly-store-title")?),
        Block::Paragraph(words.sentences(&keep)?),
    ];
    let (title, text) = match &facts.pieces {
        Some(pieces) if pieces.spares > 0 => ("assembly-lost-title", "assembly-lost-spares"),
        Some(_) => ("assembly-lost-title", "assembly-lost"),
        None => ("assembly-lost-part-title", "assembly-lost-part"),
    };
    blocks.push(Block::heading(3, words.say(title)?));
    blocks.push(Block::Paragraph(words.say(text)?));
    Ok(blocks)
}
