//! List of the set's contents, to tick off.

use crate::imposition::{ListedPiece, Media, Shared, listed};
use crate::instructions::GuideBlocks;
use crate::instructions::facts::subject::Subject;
use crate::instructions::steps::command::{printable, unbroken};
use crate::instructions::steps::words::{Words, file};
use crate::layout::{Block, LayoutError, Marker};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Value, escape_markup};

/// Returns the list, the totals of several sets, and the place of pieces that several games share. Empty: only instructions
/// are printed.
pub(in crate::instructions) fn tally(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let mut blocks = Vec::new();
    let ticks = ticks(words)?;
    if !ticks.is_empty() {
        blocks.push(Block::list(Marker::Box, ticks));
    }
    if words.subject.sets() > 1 {
        blocks.extend(all_sets(words)?.map(Block::paragraph));
    }
    if let Some(elsewhere) = words.subject.elsewhere() {
        let own = [("file", file(&elsewhere.file_with(Media::Card)).into())];
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
    let subject = words.subject;
    let mut ticks = Vec::new();
    if subject.has_board() {
        let has_poster = subject.whole().has_poster();
        ticks.push(words.say(if has_poster { "tally-board-poster" } else { "tally-board" })?);
    }
    if let Some(other) = subject.other_side() {
        let squares = other.side.squares();
        let own =
            [("other", Value::from(other.name.as_str())), ("squares", squares.map_or(0, usize::from).into())];
        let id = if squares.is_some() { "tally-other-side" } else { "tally-other-side-morris" };
        ticks.push(words.say_with(id, &own)?);
    }
    for (piece, count) in subject.whole().kinds() {
        ticks.push(words.kind(piece, count)?);
    }
    if subject.spares() > 0 && subject.sets() == 1 {
        ticks.push(words.say("tally-spares")?);
    }
    for id in flat(subject) {
        ticks.push(words.say(id)?);
    }
    Ok(ticks)
}

/// Returns the ids of the messages that count inserts, handouts and the leaflet.
fn flat(subject: Subject<'_>) -> Vec<&'static str> {
    let plan = subject.plan;
    let mut ids: Vec<&str> = plan
        .counts()
        .into_iter()
        // With several sets, parts that exist once for all of them are counted among the totals.
        .filter(|(component, _)| subject.sets() == 1 || !component.is_once())
        .filter_map(|(component, _)| component.words().tally)
        .collect();
    let leaflet = plan.leaflet.as_ref();
    ids.extend(
        leaflet.map(|leaflet| if leaflet.is_folded() { "tally-leaflet" } else { "tally-leaflet-leaves" }),
    );
    ids
}

/// Returns the totals of all sets. `None`: there are none to tell.
fn all_sets(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let (subject, sets) = (words.subject, words.subject.sets());
    let mut texts = Vec::new();
    let mut count = |id, count: usize| -> Result<(), LayoutError> {
        if count > 0 {
            texts.push(words.say_with(id, &[("count", Value::from(count))])?);
        }
        Ok(())
    };
    let parts = subject.whole().cut_parts();
    count("total-board-parts", if parts > 1 { sets * parts } else { 0 })?;
    count("total-pieces", sets * subject.whole().kinds().iter().map(|(_, count)| count).sum::<usize>())?;
    count("total-spares", subject.spares())?;
    for (component, number) in subject.plan.counts() {
        if let Some(id) = component.words().total {
            // Parts for all sets together exist once.
            count(id, if component.is_once() { number } else { sets * number })?;
        }
    }
    count("total-leaflets", sets * usize::from(subject.plan.leaflet.is_some()))?;
    if texts.is_empty() {
        return Ok(None);
    }
    let list = words.list(&texts)?;
    words.say_with("tally-total", &[("list", list.into())]).map(Some)
}

/// Returns how to make the rules of the game on the other side of the board. `None`: they are printed with this set.
fn rules_of_other_side(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let Some(other) = words.subject.other_side() else { return Ok(None) };
    let Some(command) = &other.command else { return Ok(None) };
    let style = small(words.composer, 8.0);
    let command = unbroken(&escape_markup(&printable(words.composer, command, &style)));
    let own = [("other", Value::from(other.name.as_str())), ("command", command.into())];
    words.say_with("other-side-rules", &own).map(Some)
}

/// Returns the games, each with the pieces that it takes if these are printed with this game, else their names alone.
fn games(words: &Words<'_, '_>, shared: &Shared) -> Result<String, LayoutError> {
    let mut texts = Vec::new();
    for (name, taken) in shared.games.iter().zip(&shared.taken) {
        texts.push(if shared.here {
            let own = [("name", Value::from(name.as_str())), ("taken", words.kinds(&listed(taken))?.into())];
            words.say_with("shared-game", &own)?
        } else {
            name.clone()
        });
    }
    words.list(&texts)
}

/// Returns which games share the pieces, and where the pieces are. `None`: none are shared, or none asked for.
fn shared(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let Some(shared) = words.subject.shared() else { return Ok(None) };
    let board = &words.subject.variant.setup.board;
    let own_pieces = ListedPiece::ORDER.map(|piece| (piece, board.count(piece)));
    let mut own: Vec<(&'static str, Value)> = vec![
        ("games", games(words, shared)?.into()),
        ("kit", shared.games.first().map_or("", String::as_str).into()),
        ("taken", words.kinds(&own_pieces)?.into()),
    ];
    let id = match shared.here {
        // The pieces belong to this game's kit, but the request has no pieces.
        true if !words.subject.has_pieces() => return Ok(None),
        true => "shared-here",
        false if shared.page > 0 => {
            own.push(("file", file(&shared.kit).into()));
            own.push(("place", shared.page.into()));
            "shared-there-page"
        }
        false => "shared-there",
    };
    words.say_with(id, &own).map(Some)
}
