//! Steps after the set is made: setting it up, keeping it, printing lost parts again.

use crate::instructions::GuideBlocks;
use crate::instructions::figures::pictures::Picture;
use crate::instructions::steps::step::{Step, steps};
use crate::instructions::steps::words::Words;
use crate::layout::{Block, LayoutError};

/// Returns the steps of setting the game up and keeping it, and the advice for lost parts.
pub(in crate::instructions) fn afterwards(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    let (has_board, has_pieces) = (subject.has_board(), subject.has_pieces());
    let has_leaflet = subject.plan.leaflet.is_some();
    // A leaflet alone needs no advice.
    if !has_board && !has_pieces && !subject.cuts() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    let complete = has_board && has_pieces;
    if complete {
        let id = if has_leaflet { "store-set-up-leaflet" } else { "store-set-up" };
        all.push(Step::of(words.say(id)?).shown(Picture::SetUp));
    }
    let mut keep = vec!["store"];
    if has_board {
        keep.push(match subject.whole().cut_parts() {
            0 => "store-board-poster",
            1 => "store-board-whole",
            2 => "store-board-folded",
            _ => "store-board-parts",
        });
    }
    if subject.folds_cards() || subject.has_sheets() || has_leaflet {
        keep.push(if subject.cuts_board() { "store-flat-beside" } else { "store-flat" });
    }
    let kept_in = subject.plan.counts().iter().find_map(|(component, _)| component.words().keeps);
    if let Some(id) = kept_in {
        all.push(Step::of(words.say(id)?));
    } else if subject.class().is_some() {
        // Each set has its envelope already, so advice for a bag is left out.
        keep.truncate(1);
        all.push(Step::of(words.sentences(&keep)?));
    } else if has_pieces {
        keep.insert(0, "store-pieces");
        all.push(Step::of(words.sentences(&keep)?).shown(Picture::Bag));
    } else {
        all.push(Step::of(words.sentences(&keep)?));
    }
    let title = if complete { "assembly-play-title" } else { "assembly-store-title" };
    let mut blocks = vec![Block::heading(2, words.say(title)?)];
    blocks.extend(steps(words, all)?);
    let (title, text) = match (has_pieces, subject.spares()) {
        (true, 1..) => ("assembly-lost-title", "assembly-lost-spares"),
        (true, 0) => ("assembly-lost-title", "assembly-lost"),
        (false, _) => ("assembly-lost-part-title", "assembly-lost-part"),
    };
    blocks.push(Block::heading(3, words.say(title)?));
    blocks.push(Block::paragraph(words.say(text)?));
    Ok(blocks)
}
