//! The ways of making a set, and the things that they need.

use super::facts::LabelFacts;
use super::laminating::laminate;
use super::pictures::Picture;
use super::step::{Step, steps};
use super::ways::{discs, films, glues, glues_board, glues_pieces, mono, twice};
use super::words::{Words, whole};
use super::{GuideBlocks, GuideFigure, WayTable, way_table};
use crate::layout::{Block, LayoutError, Standing};
use crate::text::Value;
use crate::theme::Ink;

/// Returns the table of the ways to choose from. `None`: there is only one.
pub(super) fn choices(words: &Words<'_, '_>) -> Result<Option<WayTable>, LayoutError> {
    let has_ways = words.facts.class.is_none() && words.facts.laminate.is_none() && words.facts.cuts();
    if has_ways { way_table::table(words) } else { Ok(None) }
}

/// Returns the blocks to read before printing, for they decide on the paper: tools, and the ways to choose from.
pub(super) fn beforehand(
    words: &Words<'_, '_>,
    choices: Option<&WayTable>,
) -> Result<GuideBlocks, LayoutError> {
    let facts = words.facts;
    let mut blocks = Vec::new();
    if let Some(text) = tools(words)? {
        blocks.push(Block::paragraph(text));
    }
    if let Some(table) = choices {
        blocks.push(Block::heading(3, words.say("assembly-ways-title")?));
        let mut ids = vec!["ways-all"];
        if table.beside.is_some() {
            ids.push("ways-beside");
        }
        blocks.push(Block::paragraph(words.sentences(&ids)?));
        blocks.push(Block::figure(GuideFigure::Ways(table.clone()), Standing::Stands));
    } else if facts.class.is_none() && facts.laminate.is_none() && facts.cuts() {
        blocks.push(Block::paragraph(words.say("ways-only")?));
    }
    Ok(blocks)
}

/// Returns the steps of the ways to choose from, or of the chosen one, and of colouring, posters and labels.
pub(super) fn routes(words: &Words<'_, '_>, has_choice: bool) -> Result<GuideBlocks, LayoutError> {
    let facts = words.facts;
    let mut blocks = Vec::new();
    if facts.ink == Ink::Outline {
        let mut ids = vec!["assembly-colour"];
        if facts.pieces.is_some() {
            ids.push("assembly-colour-sides");
        }
        blocks.push(Block::heading(3, words.say("assembly-colour-title")?));
        blocks.push(Block::paragraph(words.sentences(&ids)?));
    }
    if facts.class.is_some() {
        // There is one way of making the parts, and the steps describe it.
        return Ok(blocks);
    }
    if facts.board.as_ref().is_some_and(|board| board.poster.is_some()) {
        let finish = if facts.laminate.is_some() { "assembly-poster-film" } else { "assembly-poster-cut" };
        blocks.push(Block::heading(3, words.say("assembly-poster-title")?));
        blocks.push(Block::paragraph(words.sentences(&["assembly-poster", finish])?));
    }
    if films(facts) {
        blocks.extend(laminate(words)?);
    }
    if facts.laminate.is_none() && facts.cuts() {
        if glues(facts) {
            blocks.extend(glue(words)?);
        }
        let title = if has_choice { "way-card" } else { "assembly-card-title" };
        blocks.push(Block::heading(3, words.say(title)?));
        blocks.push(Block::paragraph(words.say("assembly-card")?));
    }
    if !facts.labels().is_empty() {
        blocks.extend(labels(words)?);
    }
    if discs(facts) {
        let all = vec![
            Step::of(words.say("assembly-discs-1")?),
            Step::of(words.say("assembly-discs-2")?).shown(Picture::Wood),
        ];
        blocks.push(Block::heading(3, words.say("assembly-discs-title")?));
        blocks.extend(steps(words, all)?);
    }
    if twice(facts) || mono(facts) {
        let mut ids = Vec::new();
        if mono(facts) {
            ids.push(if facts.ink == Ink::Low { "assembly-mono-low" } else { "assembly-mono" });
        }
        if twice(facts) {
            ids.push("assembly-colours");
        }
        let title = if twice(facts) { "way-colours" } else { "assembly-mono-title" };
        blocks.push(Block::heading(3, words.say(title)?));
        blocks.push(Block::paragraph(words.sentences(&ids)?));
    }
    Ok(blocks)
}

fn tools(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let facts = words.facts;
    if facts.class.is_some() {
        let text = words.say("class-tools")?;
        return Ok(Some(format!("**{}:** {text}", words.say("assembly-tools-title")?)));
    }
    let pieces = facts.pieces.as_ref();
    let cut_leaflet = facts
        .leaflet
        .as_ref()
        .is_some_and(|leaflet| leaflet.binding == super::Binding::Folded { cut_out: true });
    let bound = facts.leaflet.as_ref().is_some_and(|leaflet| !leaflet.is_folded());
    let knife = facts.cuts() || cut_leaflet;
    let mut ids = Vec::new();
    if facts.joins() && !facts.has_other_side() {
        ids.push("tool-pencil");
    }
    if knife {
        ids.push("tool-knife");
    }
    if facts.cuts_pieces() && pieces.is_some_and(|pieces| !pieces.square) {
        ids.extend(["tool-scissors", "tool-punch"]);
    }
    if facts.joins() || bound {
        ids.push(if facts.has_other_side() { "tool-matt-tape" } else { "tool-tape" });
    }
    if facts.folds_cards() || (facts.cuts_pieces() && pieces.is_some_and(|pieces| pieces.two_sided)) {
        ids.push("tool-glue");
    }
    if facts.ink == Ink::Outline {
        ids.push("tool-pencils");
    }
    if films(facts) && facts.laminate.is_none() {
        ids.push("tool-way");
    }
    let tools = ids.iter().map(|id| words.say(id)).collect::<Result<Vec<_>, _>>()?;
    let list = match tools.as_slice() {
        [] => return Ok(None),
        [only] => only.clone(),
        [first @ .., last] => words
            .say_with("tools-and", &[("list", first.join("; ").into()), ("last", last.as_str().into())])?,
    };
    let id = if knife { "assembly-tools-knife" } else { "assembly-tools" };
    let text = words.say_with(id, &[("tools", list.into())])?;
    Ok(Some(format!("**{}:** {text}", words.say("assembly-tools-title")?)))
}

/// Returns the steps of gluing pages to thick card.
fn glue(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let facts = words.facts;
    let mut first = words.say(if glues_pieces(facts) { "glue-need-pieces" } else { "glue-need" })?;
    let mut thin = Vec::new();
    let mut cards = facts.inserts_that(true).filter_map(|(component, _)| component.words().thin);
    match (cards.next(), cards.next()) {
        (Some(only), None) => thin.push(only),
        (Some(_), Some(_)) => thin.push("thing-the-cards"),
        (None, _) => {}
    }
    thin.extend(facts.inserts_that(false).filter_map(|(component, _)| component.words().thin));
    if !thin.is_empty() {
        let own = [("things", words.list_of(&thin)?.into())];
        first = first + " " + &words.say_with("glue-thin", &own)?;
    }
    if facts.cuts_pieces() && !glues_pieces(facts) {
        first = first + " " + &words.say("glue-folded")?;
    }
    if facts.cuts_board() && !glues_board(facts) {
        first = first + " " + &words.say("other-side-not-glued")?;
    }
    let both = glues_board(facts) && glues_pieces(facts);
    let ids: &[&str] = if both {
        &["glue-order", "glue-press", "glue-dry-order"]
    } else {
        &["glue-spread", "glue-press", "glue-dry"]
    };
    let all = vec![Step::of(first), Step::of(words.sentences(ids)?).shown(Picture::Glue)];
    let mut blocks = vec![Block::heading(3, words.say("way-glued")?)];
    blocks.extend(steps(words, all)?);
    Ok(blocks)
}

/// Returns the steps for round labels: a test against the light, the sheets, the discs that they go on.
fn labels(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let sheets = words.facts.labels();
    let all: Vec<usize> = sheets.iter().flat_map(|sheet| sheet.pages.iter().copied()).collect();
    let test = words.say_with(
        "labels-test",
        &[("pages", words.pages_of_set(&all, true)?.into()), ("count", all.len().into())],
    )?;
    let mut texts = vec![test];
    for sheet in sheets {
        texts.push(label_sheet(words, sheet)?);
    }
    texts.push(words.say("labels-press")?);
    let mut blocks = vec![Block::heading(3, words.say("assembly-labels-title")?)];
    blocks.extend(steps(words, texts.into_iter().map(Step::of).collect())?);
    Ok(blocks)
}

fn label_sheet(words: &Words<'_, '_>, sheet: &LabelFacts) -> Result<String, LayoutError> {
    let kinds: Vec<_> = sheet.kinds.iter().map(|&(piece, n)| (piece, n * words.facts.sets)).collect();
    let mut texts = Vec::new();
    for &(piece, count) in kinds.iter().filter(|(_, count)| *count > 0) {
        texts.push(words.kind(piece, count)?);
    }
    if sheet.spares > 0 {
        texts.push(words.say_with("tally-spares", &[("spares", sheet.spares.into())])?);
    }
    let own: [(&'static str, Value); 5] = [
        ("pages", words.pages_of_set(&sheet.pages, true)?.into()),
        ("sheets", sheet.pages.len().into()),
        ("name", whole(&sheet.name).into()),
        ("kinds", words.list(&texts)?.into()),
        ("diameter", words.unbroken(sheet.diameter)),
    ];
    words.say_with("labels-sheet", &own)
}
