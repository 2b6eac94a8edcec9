//! The ways of making a set, and the things that they need.

use crate::imposition::cut_plan::Element;
use crate::imposition::{LabelSheet, Media};
use crate::instructions::facts::subject::numbers;
use crate::instructions::facts::ways::{discs, films, glues, glues_board, glues_pieces, mono, twice};
use crate::instructions::figures::pictures::Picture;
use crate::instructions::steps::laminating::laminate;
use crate::instructions::steps::step::{Step, steps};
use crate::instructions::steps::way_table;
use crate::instructions::steps::words::{Words, unbroken};
use crate::instructions::{GuideBlocks, GuideFigure, WayTable};
use crate::layout::{Block, LayoutError, Standing};
use crate::text::Value;
use crate::theme::Ink;

/// Returns the tables of the ways to choose from. Empty: there is only one.
pub(in crate::instructions) fn choices(words: &Words<'_, '_>) -> Result<Vec<WayTable>, LayoutError> {
    let subject = words.subject;
    let has_ways = subject.class().is_none() && !subject.settings().laminate && subject.cuts();
    if has_ways { way_table::tables(words) } else { Ok(Vec::new()) }
}

/// Returns the blocks to read before printing, for they decide on the paper: tools, and the ways to choose from.
pub(in crate::instructions) fn beforehand(
    words: &Words<'_, '_>,
    choices: &[WayTable],
) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    let mut blocks = Vec::new();
    if let Some(text) = tools(words)? {
        blocks.push(Block::paragraph(text));
    }
    if !choices.is_empty() {
        blocks.push(Block::heading(3, words.say("assembly-ways-title")?));
        let mut ids = vec!["ways-all"];
        if choices.len() > 1 {
            ids.push("ways-beside");
        }
        blocks.push(Block::paragraph(words.sentences(&ids)?));
        for (nth, table) in choices.iter().enumerate() {
            let standing = if nth == 0 { Standing::Tied } else { Standing::Stands };
            blocks.push(Block::figure(GuideFigure::Ways(table.clone()), standing));
        }
    } else if subject.class().is_none() && !subject.settings().laminate && subject.cuts() {
        blocks.push(Block::paragraph(words.say("ways-only")?));
    }
    Ok(blocks)
}

/// Returns the steps of the ways to choose from, or of the chosen one, and of colouring, posters and labels.
pub(in crate::instructions) fn routes(
    words: &Words<'_, '_>,
    has_choice: bool,
) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    let mut blocks = Vec::new();
    if subject.settings().ink == Ink::Outline {
        let mut ids = vec!["assembly-colour"];
        if subject.has_pieces() {
            ids.push("assembly-colour-sides");
        }
        blocks.push(Block::heading(3, words.say("assembly-colour-title")?));
        blocks.push(Block::paragraph(words.sentences(&ids)?));
    }
    if subject.class().is_some() {
        // There is one way of making the parts, and the steps describe it.
        return Ok(blocks);
    }
    if subject.whole().has_poster() {
        let finish = if subject.settings().laminate { "assembly-poster-film" } else { "assembly-poster-cut" };
        blocks.push(Block::heading(3, words.say("assembly-poster-title")?));
        blocks.push(Block::paragraph(words.sentences(&["assembly-poster", finish])?));
    }
    if films(subject) {
        blocks.extend(laminate(words)?);
    }
    if !subject.settings().laminate && subject.cuts() {
        if glues(subject) {
            blocks.extend(glue(words)?);
        }
        let title = if has_choice { "way-card" } else { "assembly-card-title" };
        blocks.push(Block::heading(3, words.say(title)?));
        blocks.push(Block::paragraph(words.say("assembly-card")?));
    }
    if !subject.label_kinds().is_empty() {
        blocks.extend(labels(words)?);
    }
    if discs(subject) {
        let all = vec![
            Step::of(words.say("assembly-discs-1")?),
            Step::of(words.say("assembly-discs-2")?).shown(Picture::Wood),
        ];
        blocks.push(Block::heading(3, words.say("assembly-discs-title")?));
        blocks.extend(steps(words, all)?);
    }
    if twice(subject) || mono(subject) {
        let mut ids = Vec::new();
        if mono(subject) {
            ids.push(if subject.settings().ink == Ink::Low { "assembly-mono-low" } else { "assembly-mono" });
        }
        if twice(subject) {
            ids.push("assembly-colours");
        }
        let title = if twice(subject) { "way-colours" } else { "assembly-mono-title" };
        blocks.push(Block::heading(3, words.say(title)?));
        blocks.push(Block::paragraph(words.sentences(&ids)?));
    }
    Ok(blocks)
}

fn tools(words: &Words<'_, '_>) -> Result<Option<String>, LayoutError> {
    let subject = words.subject;
    if subject.class().is_some() {
        let text = words.say("class-tools")?;
        return Ok(Some(format!("**{}:** {text}", words.say("assembly-tools-title")?)));
    }
    let has_other_side = subject.other_side().is_some();
    let bound = subject.plan.leaflet.is_some() && !subject.folds_leaflet();
    let knife = subject.cuts() || subject.cuts_leaflet();
    let mut ids = Vec::new();
    if subject.joins() && !has_other_side {
        ids.push("tool-pencil");
    }
    if knife {
        ids.push("tool-knife");
    }
    if subject.cuts_pieces() && !subject.has_squares() {
        ids.extend(["tool-scissors", "tool-punch"]);
    }
    if subject.joins() || bound {
        ids.push(if has_other_side { "tool-matt-tape" } else { "tool-tape" });
    }
    if subject.folds_cards() || subject.folds_pieces() {
        ids.push("tool-glue");
    }
    if subject.settings().ink == Ink::Outline {
        ids.push("tool-pencils");
    }
    if films(subject) && !subject.settings().laminate {
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
    let subject = words.subject;
    let mut first = words.say(if glues_pieces(subject) { "glue-need-pieces" } else { "glue-need" })?;
    let mut thin = Vec::new();
    let mut cards = subject.inserts_that(true).filter_map(|(component, _)| component.words().thin);
    match (cards.next(), cards.next()) {
        (Some(only), None) => thin.push(only),
        (Some(_), Some(_)) => thin.push("thing-the-cards"),
        (None, _) => {}
    }
    thin.extend(subject.inserts_that(false).filter_map(|(component, _)| component.words().thin));
    if !thin.is_empty() {
        let own = [("things", words.list_of(&thin)?.into())];
        first = first + " " + &words.say_with("glue-thin", &own)?;
    }
    if subject.cuts_pieces() && !glues_pieces(subject) {
        first = first + " " + &words.say("glue-folded")?;
    }
    if subject.cuts_board() && !glues_board(subject) {
        first = first + " " + &words.say("other-side-not-glued")?;
    }
    let both = glues_board(subject) && glues_pieces(subject);
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
    let all = numbers(words.subject.whole().label_sheets());
    let test = words.say_with(
        "labels-test",
        &[("pages", words.pages_of_set(&all, Media::Labels)?.into()), ("count", all.len().into())],
    )?;
    let mut texts = vec![test];
    for sheet in words.subject.label_kinds() {
        texts.push(label_sheet(words, sheet)?);
    }
    texts.push(words.say("labels-press")?);
    let mut blocks = vec![Block::heading(3, words.say("assembly-labels-title")?)];
    blocks.extend(steps(words, texts.into_iter().map(Step::of).collect())?);
    Ok(blocks)
}

/// Returns the step for the labels of one kind of sheet: the pieces on them, of all sets.
fn label_sheet(words: &Words<'_, '_>, sheet: LabelSheet) -> Result<String, LayoutError> {
    let (subject, whole) = (words.subject, words.subject.whole());
    let mut texts = Vec::new();
    let is_on_it = |piece| whole.label_sheet(piece) == Some(sheet);
    for (piece, count) in whole.kinds().into_iter().filter(|(piece, _)| is_on_it(*piece)) {
        texts.push(words.kind(piece, count * subject.sets())?);
    }
    let placed = whole.cut.labels.iter().filter(|page| page.sheet == sheet).flat_map(|page| &page.placed);
    let spares = placed.filter(|placed| matches!(placed.element, Element::Disc { spare: true, .. })).count();
    if spares > 0 {
        texts.push(words.say_with("tally-spares", &[("spares", spares.into())])?);
    }
    let pages = subject.label_pages(sheet);
    let own: [(&'static str, Value); 5] = [
        ("pages", words.pages_of_set(&pages, Media::Labels)?.into()),
        ("sheets", pages.len().into()),
        ("name", unbroken(&sheet.title()).into()),
        ("kinds", words.list(&texts)?.into()),
        ("diameter", words.unbroken(sheet.diameter)),
    ];
    words.say_with("labels-sheet", &own)
}
