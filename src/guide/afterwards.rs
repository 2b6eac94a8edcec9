//! Steps after the set is made: setting it up, keeping it, printing lost parts again.

use super::GuideBlocks;
use super::pictures::Picture;
use super::step::{Step, steps};
use super::words::Words;
use crate::layout::{Block, LayoutError};

/// Returns the steps of setting the game up and keeping it, and the advice for lost parts.
pub(super) fn afterwards(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let facts = words.facts;
    // A leaflet alone needs no advice.
    if facts.board.is_none() && facts.pieces.is_none() && !facts.cuts() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    let complete = facts.board.is_some() && facts.pieces.is_some();
    if complete {
        let id = if facts.leaflet.is_some() { "store-set-up-leaflet" } else { "store-set-up" };
        all.push(Step::of(words.say(id)?).shown(Picture::SetUp));
    }
    let mut keep = vec!["store"];
    if let Some(board) = &facts.board {
        keep.push(match board.cut_parts() {
            0 => "store-board-poster",
            1 => "store-board-whole",
            2 => "store-board-folded",
            _ => "store-board-parts",
        });
    }
    if facts.folds_cards() || facts.has_sheets() || facts.leaflet.is_some() {
        keep.push(match &facts.board {
            Some(board) if board.cut_parts() > 0 => "store-flat-beside",
            _ => "store-flat",
        });
    }
    let kept_in = facts.inserts.iter().find_map(|(component, _)| component.words().keeps);
    if let Some(id) = kept_in {
        all.push(Step::of(words.say(id)?));
    } else if facts.class.is_some() {
        // Each set has its envelope already, so advice for a bag is left out.
        keep.truncate(1);
        all.push(Step::of(words.sentences(&keep)?));
    } else if facts.pieces.is_some() {
        keep.insert(0, "store-pieces");
        all.push(Step::of(words.sentences(&keep)?).shown(Picture::Bag));
    } else {
        all.push(Step::of(words.sentences(&keep)?));
    }
    let title = if complete { "assembly-play-title" } else { "assembly-store-title" };
    let mut blocks = vec![Block::heading(2, words.say(title)?)];
    blocks.extend(steps(words, all)?);
    let (title, text) = match &facts.pieces {
        Some(pieces) if pieces.spares > 0 => ("assembly-lost-title", "assembly-lost-spares"),
        Some(_) => ("assembly-lost-title", "assembly-lost"),
        None => ("assembly-lost-part-title", "assembly-lost-part"),
    };
    blocks.push(Block::heading(3, words.say(title)?));
    blocks.push(Block::paragraph(words.say(text)?));
    Ok(blocks)
}
