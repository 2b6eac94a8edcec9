//! List of the set's contents, to tick off.

use super::GuideBlocks;
use super::facts::{BoardFacts, Facts, PieceFacts, SharedFacts};
use super::opening::{printable, unbroken};
use super::words::Words;
use crate::layout::{Block, LayoutError, Marker};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Value, escape_markup};

/// Returns the list, the totals of several sets, and the place of pieces that several games share. Empty: only instructions
/// are printed.
pub(super) fn tally(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let mut blocks = Vec::new();
    let ticks = ticks(words)?;
    if !ticks.is_empty() {
        blocks.push(Block::list(Marker::Box, ticks));
    }
    if words.facts.sets > 1 {
        blocks.extend(all_sets(words)?.map(Block::paragraph));
    }
    if let Some(elsewhere) = &words.facts.elsewhere {
        let own = [("file", super::words::whole(&elsewhere.file).into())];
        blocks.push(Block::paragraph(words.say_with("set-elsewhere", &own)?));
    }
    blocks.extend(shared(words)?.map(Block::paragraph));
    blocks.extend(rules_of_other_side(words)?.map(Block::paragraph));
    if !blocks.is_empty() {
        blocks.insert(0, Block::heading(2, words.say("tally-title")?));
    }
    Ok(blocks)
}

/// Returns the lines of the list for one set, with ordinary men and officers apart.
fn ticks(words: &Words<'_, '_>) -> Result<Vec<String>, LayoutError> {
    let facts = words.facts;
    let mut ticks = Vec::new();
    if let Some(board) = &facts.board {
        ticks.push(words.say(if board.poster.is_some() { "tally-board-poster" } else { "tally-board" })?);
    }
    if let Some(other) = &facts.other_side {
        let own = [
            ("other", Value::from(other.game.as_str())),
            ("squares", other.squares.map_or(0, usize::from).into()),
        ];
        let id = if other.squares.is_some() { "tally-other-side" } else { "tally-other-side-morris" };
        ticks.push(words.say_with(id, &own)?);
    }
    if let Some(pieces) = &facts.pieces {
        for &(piece, count) in pieces.kinds.iter().filter(|(_, count)| *count > 0) {
            ticks.push(words.kind(piece, count)?);
        }
        if pieces.spares > 0 && facts.sets == 1 {
            ticks.push(words.say("tally-spares")?);
        }
    }
    for id in flat(facts) {
        ticks.push(words.say(id)?);
    }
    Ok(ticks)
}

/// Returns the ids of the messages that count inserts, handouts and the leaflet.
fn flat(facts: &Facts) -> Vec<&'static str> {
    let mut ids: Vec<&str> = facts
        .inserts
        .iter()
        .chain(&facts.handouts)
        // With several sets, parts that exist once for all of them are counted among the totals.
        .filter(|(component, _)| facts.sets == 1 || !component.is_once())
        .filter_map(|(component, _)| component.words().tally)
        .collect();
    ids.extend(
        facts
            .leaflet
            .as_ref()
            .map(|leaflet| if leaflet.is_folded() { "tally-leaflet" } else { "tally-leaflet-leaves" }),
    );
    ids
}

/// Returns the totals of all sets. `None`: there are none to tell.
fn all_sets(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let facts = words.facts;
    let mut texts = Vec::new();
    let mut count = |id, count: usize| -> Result<(), LayoutError> {
        if count > 0 {
            texts.push(words.say_with(id, &[("count", Value::from(count))])?);
        }
        Ok(())
    };
    let parts = facts.board.as_ref().map_or(0, BoardFacts::cut_parts);
    count("total-board-parts", if parts > 1 { facts.sets * parts } else { 0 })?;
    count("total-pieces", facts.sets * facts.pieces.as_ref().map_or(0, PieceFacts::count))?;
    count("total-spares", facts.pieces.as_ref().map_or(0, |pieces| pieces.spares))?;
    for (component, number) in facts.inserts.iter().chain(&facts.handouts) {
        if let Some(id) = component.words().total {
            // Parts for all sets together exist once.
            count(id, if component.is_once() { *number } else { facts.sets * number })?;
        }
    }
    count("total-leaflets", facts.sets * usize::from(facts.leaflet.is_some()))?;
    if texts.is_empty() {
        return Ok(None);
    }
    let list = words.list(&texts)?;
    words.say_with("tally-total", &[("list", list.into())]).map(Some)
}

/// Returns how to make the rules of the game on the other side of the board. `None`: they are printed with this set.
fn rules_of_other_side(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let Some(other) = &words.facts.other_side else { return Ok(None) };
    let Some(command) = &other.command else { return Ok(None) };
    let style = small(words.composer, 8.0);
    let command = unbroken(&escape_markup(&printable(words.composer, command, &style)));
    let own = [("other", Value::from(other.game.as_str())), ("command", command.into())];
    words.say_with("other-side-rules", &own).map(Some)
}

/// Returns the games, each with the pieces that it takes if these are printed with this game, else their names alone.
fn games(words: &Words<'_, '_>, shared: &SharedFacts) -> Result<String, LayoutError> {
    let mut texts = Vec::new();
    for (name, taken) in &shared.games {
        texts.push(if shared.here {
            let own = [("name", Value::from(name.as_str())), ("taken", words.kinds(taken)?.into())];
            words.say_with("shared-game", &own)?
        } else {
            name.clone()
        });
    }
    words.list(&texts)
}

/// Returns which games share the pieces, and where the pieces are. `None`: none are shared, or none asked for.
fn shared(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let Some(shared) = &words.facts.shared else { return Ok(None) };
    let mut own: Vec<(&'static str, Value)> = vec![
        ("games", games(words, shared)?.into()),
        ("kit", shared.games.first().map_or("", |(name, _)| name).into()),
        ("taken", words.kinds(&shared.taken)?.into()),
    ];
    let id = match (&shared.place, shared.here) {
        // The pieces belong to this game's kit, but the request has no pieces.
        (_, true) if words.facts.pieces.is_none() => return Ok(None),
        (_, true) => "shared-here",
        (Some((file, page)), false) => {
            own.push(("file", super::words::whole(file).into()));
            own.push(("place", (*page).into()));
            "shared-there-page"
        }
        (None, false) => "shared-there",
    };
    words.say_with(id, &own).map(Some)
}
