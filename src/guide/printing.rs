//! The steps of printing: of the first page, in its box, and of all pages that are printed after it.

use super::facts::{Binding, Facts, LeafletFacts, OtherSideFacts};
use super::step::{Step, steps};
use super::words::{Words, whole};
use super::{GuideBlocks, GuideFigure, routes, sheet_map};
use crate::imposition::Sides;
use crate::layout::compose::Composer;
use crate::layout::{Block, LayoutError, Look};
use crate::scene::Flip;
use crate::text::Value;

/// The steps of printing, each a text with markup. Both lists are empty if the instructions are left out, or are all that
/// is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintingSteps {
    /// Steps in the box on the first page: it is printed alone, and its rulers are measured.
    pub first: Vec<String>,
    /// Steps for all other pages.
    pub rest: Vec<String>,
}

/// Returns the steps of printing the other pages, under a heading of this level, and the map of the file.
pub(super) fn section(
    words: &Words<'_, '_>,
    rest: Vec<String>,
    level: u8,
) -> Result<GuideBlocks, LayoutError> {
    if rest.is_empty() {
        return Ok(Vec::new());
    }
    let mut blocks = vec![Block::heading(level, words.say("assembly-print-title")?)];
    blocks.extend(steps(words, rest.into_iter().map(Step::of).collect())?);
    let mut sheets = Vec::new();
    for page in &words.facts.map {
        let said = sheet_map::said(words, page)?;
        sheets.push(GuideFigure::Sheet(page.clone(), said));
    }
    if !sheets.is_empty() {
        blocks.push(Block::Gallery(sheets));
        if words.facts.map.iter().any(|page| page.colour) {
            blocks.push(Block::Paragraph { text: words.say("map-colour")?, look: Look::Fine });
        }
    }
    Ok(blocks)
}

/// Returns the steps of printing.
///
/// # Errors
/// A message that is missing.
pub fn printing(composer: &Composer<'_>, facts: &Facts) -> Result<PrintingSteps, LayoutError> {
    if !facts.assembly {
        return Ok(PrintingSteps::default());
    }
    let words = Words::new(composer, facts)?;
    let mut rest = Vec::new();
    // Blank backs are there for printers that turn every sheet; files of one-sided sheets have none.
    let turned = matches!(facts.sides, Sides::Printer(_)) && facts.files.is_none();
    let on_heads = if stand_on_heads(facts) { Some(words.say("print-on-heads")?) } else { None };
    let set = match facts.sides {
        Sides::Printer(flip) if turned => {
            Some(words.say_with("print-turned", &[("edge", flip.edge().into())])?)
        }
        _ => None,
    };
    let set: Vec<String> = set.into_iter().chain(on_heads).collect();
    if !set.is_empty() {
        rest.push(set.join(" "));
    }
    if let Some(other) = &facts.other_side {
        rest.extend(other_side(&words, other)?);
    }
    // The sheets with another side are printed by the steps above.
    let behind = facts.other_side.as_ref().filter(|_| facts.elsewhere.is_none());
    let card = behind.map_or(&facts.card, |other| &other.rest);
    let is_whole = behind.is_none();
    let of_set = facts.elsewhere.as_ref().map_or(&[][..], |elsewhere| &elsewhere.pages);
    if !card.is_empty() || !of_set.is_empty() {
        let own = match &facts.files {
            _ if card.is_empty() => None,
            Some(files) if is_whole => Some(whole(&files.card)),
            Some(files) => Some(in_file(&words, words.pages(card)?, Some(&files.card))?),
            None => Some(words.pages(card)?),
        };
        let board_and_pieces =
            if of_set.is_empty() { None } else { Some(words.pages_of_set(of_set, false)?) };
        let all: Vec<String> = board_and_pieces.into_iter().chain(own).collect();
        let what = words.list(&all)?;
        let id = match (facts.laminate.is_some(), turned) {
            _ if facts.class.is_some() => "print-class",
            (true, _) => "print-film",
            (false, true) => "print-card-backs",
            (false, false) => "print-card",
        };
        rest.push(words.say_with(id, &[("what", what.into())])?);
    }
    for sheet in facts.labels() {
        let pages = &sheet.pages;
        let what = match &facts.elsewhere {
            Some(_) => words.pages_of_set(pages, true)?,
            None => in_file(&words, words.pages(pages)?, facts.files.as_ref().map(|files| &files.labels))?,
        };
        let own: [(&'static str, Value); 3] =
            [("what", what.into()), ("count", pages.len().into()), ("name", whole(&sheet.name).into())];
        let size = [("label-paper", Value::from(sheet.paper.as_str()))];
        let mut step = words.say_with("print-labels", &own)?;
        if sheet.paper != facts.paper {
            step = step + " " + &words.say_with("print-labels-size", &size)?;
        }
        rest.push(step);
    }
    if !facts.handout_pages.is_empty() {
        let file = facts.files.as_ref().map(|files| &files.paper);
        let what = in_file(&words, words.pages(&facts.handout_pages)?, file)?;
        let own = [("what", Value::from(what)), ("count", facts.handout_pages.len().into())];
        rest.push(words.say_with("print-handouts", &own)?);
    }
    if !facts.handout_pairs.is_empty() {
        rest.push(double_handouts(&words)?);
    }
    if let Some(leaflet) = &facts.leaflet {
        rest.push(self::leaflet(&words, leaflet)?);
    }
    if let Some(wall) = &facts.wall {
        let own = [("wall-file", whole(&wall.file).into()), ("wall-paper", wall.paper.as_str().into())];
        rest.push(words.say_with("print-wall", &own)?);
    }
    if facts.board.as_ref().is_some_and(|board| board.poster.is_some()) {
        rest.push(words.say("print-poster")?);
    }
    let Some(last) = rest.last_mut() else { return Ok(PrintingSteps::default()) };
    *last = format!("{last} {}", words.say("assembly-reading")?);
    let next =
        if routes::choices(&words)?.is_some() { "assembly-ways-title" } else { "assembly-print-title" };
    let next = [("next", Value::from(words.say(next)?))];
    let first = vec![words.say("assembly-print-1")?, words.say_with("assembly-print-2", &next)?];
    Ok(PrintingSteps { first, rest })
}

/// Returns the phrase `pages`, with the name of their file if there are several files. The numbers are those of the set, which
/// are printed at the pages' feet and shown by viewers.
fn in_file(words: &Words<'_, '_>, pages: String, file: Option<&String>) -> Result<String, LayoutError> {
    match file {
        None => Ok(pages),
        Some(file) => {
            words.say_with("page-of-file", &[("pages", pages.into()), ("file", whole(file).into())])
        }
    }
}

/// Returns the steps of printing the sheets of a board with another side.
fn other_side(words: &Words<'_, '_>, other: &OtherSideFacts) -> Result<Vec<String>, LayoutError> {
    let [first, second]: [Vec<usize>; 2] =
        [other.pairs.iter().map(|pair| pair.0).collect(), other.pairs.iter().map(|pair| pair.1).collect()];
    let mut both: Vec<usize> = first.iter().chain(&second).copied().collect();
    both.sort_unstable();
    let elsewhere = words.facts.elsewhere.as_ref().map(|elsewhere| &elsewhere.file);
    let file = elsewhere.or(words.facts.files.as_ref().map(|files| &files.card));
    let pages = |pages: &[usize]| in_file(words, words.numbered(pages)?, file);
    let mut own: Vec<(&'static str, Value)> = vec![
        ("edge", other.flip.edge().into()),
        ("count", other.pairs.len().into()),
        ("other", other.game.as_str().into()),
    ];
    let id = match words.facts.sides {
        Sides::Manual => {
            own.push(("first", pages(&first)?.into()));
            own.push(("second", words.numbered(&second)?.into()));
            "print-other-side-hand"
        }
        Sides::Printer(_) if file.is_none() => {
            own.push(("what", pages(&both)?.into()));
            "print-other-side-turned"
        }
        _ => {
            own.push(("what", pages(&both)?.into()));
            "print-other-side-both"
        }
    };
    let text = words.say_with(id, &own)?;
    let film = words.facts.laminate.is_some();
    let more: &[&str] =
        if film { &["print-other-side-film", "print-other-side-meet"] } else { &["print-other-side-meet"] };
    Ok(vec![format!("{text} {}", words.sentences(more)?)])
}

/// Returns whether some second sides are upside down in the file: those of upright pages if the printer turns sheets over their
/// short edge, those of pages that lie across if it turns them over their long edge.
fn stand_on_heads(facts: &Facts) -> bool {
    let Sides::Printer(flip) = facts.sides else { return false };
    let folded = facts.leaflet.as_ref().is_some_and(|leaflet| leaflet.is_across);
    let upright = facts.other_side.is_some()
        || !facts.handout_pairs.is_empty()
        || facts.leaflet.as_ref().is_some_and(|leaflet| !leaflet.is_across);
    match flip {
        Flip::LongEdge => folded,
        Flip::ShortEdge => upright,
    }
}

/// Returns the step of printing handouts with two sides.
fn double_handouts(words: &Words<'_, '_>) -> Result<String, LayoutError> {
    let (pairs, file) = (&words.facts.handout_pairs, words.facts.files.as_ref().map(|files| &files.paper));
    let [first, second]: [Vec<usize>; 2] =
        [pairs.iter().map(|pair| pair.0).collect(), pairs.iter().map(|pair| pair.1).collect()];
    let mut both: Vec<usize> = first.iter().chain(&second).copied().collect();
    both.sort_unstable();
    let edge = words.facts.handout_flip.edge();
    let mut own: Vec<(&'static str, Value)> = vec![("edge", edge.into()), ("count", pairs.len().into())];
    let id = match words.facts.sides {
        Sides::Manual => {
            own.push(("first", in_file(words, words.pages(&first)?, file)?.into()));
            own.push(("second", words.pages(&second)?.into()));
            "print-handouts-hand"
        }
        Sides::Printer(_) if file.is_none() => {
            own.push(("what", words.pages(&both)?.into()));
            "print-handouts-turned"
        }
        _ => {
            own.push(("what", in_file(words, words.pages(&both)?, file)?.into()));
            "print-handouts-both"
        }
    };
    words.say_with(id, &own)
}

/// Returns the step of printing the leaflet on both sides of its sheets.
fn leaflet(words: &Words<'_, '_>, leaflet: &LeafletFacts) -> Result<String, LayoutError> {
    let file = words.facts.files.as_ref().map(|files| &files.paper);
    let first: Vec<usize> = leaflet.sides.iter().map(|side| side.0).collect();
    let second: Vec<usize> = leaflet.sides.iter().map(|side| side.1).collect();
    let mut both: Vec<usize> = first.iter().chain(&second).copied().collect();
    both.sort_unstable();
    let mut own: Vec<(&'static str, Value)> =
        vec![("edge", leaflet.flip.edge().into()), ("leaflets", words.facts.sets.into())];
    let id = match words.facts.sides {
        Sides::Printer(flip) => {
            own[0].1 = flip.edge().into();
            own.push(("pages", in_file(words, words.numbered(&both)?, file)?.into()));
            if file.is_some() { "print-leaflet-turned" } else { "print-leaflet-both" }
        }
        Sides::Manual => {
            own.push(("first", in_file(words, words.numbered(&first)?, file)?.into()));
            own.push(("second", words.numbered(&second)?.into()));
            own.push(("top", first.first().copied().unwrap_or_default().into()));
            "print-leaflet-hand"
        }
        Sides::Single => {
            own.push(("first", in_file(words, words.numbered(&first[..1.min(first.len())])?, file)?.into()));
            own.push(("second", second.first().copied().unwrap_or_default().into()));
            own.push(("rest", words.numbered(both.get(2..).unwrap_or_default())?.into()));
            "print-leaflet-each"
        }
    };
    let mut text = words.say_with(id, &own)?;
    if words.facts.sides == Sides::Manual {
        text = text + " " + &words.say("print-meet")?;
    }
    Ok(text)
}

impl LeafletFacts {
    /// Returns whether its sheets are folded.
    #[must_use]
    pub const fn is_folded(&self) -> bool {
        matches!(self.binding, Binding::Folded { .. })
    }
}
