//! The steps of printing: of the first page, in its box, and of all pages that are printed after it.

use crate::imposition::cut_plan::Element;
use crate::imposition::{BackOfBoard, Component, LeafletPlan, Media, Sheet, Sides};
use crate::instructions::facts::subject::{Subject, numbers, sides};
use crate::instructions::steps::step::{Step, steps};
use crate::instructions::steps::words::{Words, file as file_name, unbroken};
use crate::instructions::{GuideBlocks, GuideFigure, steps::sheet_map, steps::ways};
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
pub(in crate::instructions) fn section(
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
    let map = sheet_map::pages(words.subject.plan);
    let has_colour = map.iter().any(|page| page.colour);
    for page in map {
        let said = sheet_map::said(words, &page)?;
        sheets.push(GuideFigure::Sheet(page, said));
    }
    if !sheets.is_empty() {
        blocks.push(Block::Gallery(sheets));
        if has_colour {
            blocks.push(Block::Paragraph { text: words.say("map-colour")?, look: Look::Fine });
        }
    }
    Ok(blocks)
}

/// Returns the steps of printing.
///
/// # Errors
/// A message that is missing.
pub fn printing(composer: &Composer<'_>, subject: Subject<'_>) -> Result<PrintingSteps, LayoutError> {
    if !subject.settings().has(Component::Assembly) {
        return Ok(PrintingSteps::default());
    }
    let words = Words::new(composer, subject)?;
    let mut rest = Vec::new();
    // Blank backs are there for printers that turn every sheet; files of one-sided sheets have none.
    let turned = matches!(subject.sides(), Sides::Printer(_)) && !subject.settings().split;
    let on_heads = if stand_on_heads(subject) { Some(words.say("print-on-heads")?) } else { None };
    let set = match subject.sides() {
        Sides::Printer(flip) if turned => {
            Some(words.say_with("print-turned", &[("edge", flip.edge().into())])?)
        }
        _ => None,
    };
    let set: Vec<String> = set.into_iter().chain(on_heads).collect();
    if !set.is_empty() {
        rest.push(set.join(" "));
    }
    if let Some(other) = subject.other_side() {
        rest.push(other_side(&words, other)?);
    }
    rest.extend(card(&words, turned)?);
    for sheet in subject.label_kinds() {
        let pages = subject.label_pages(sheet);
        let what = words.pages_of_set(&pages, Media::Labels)?;
        let own: [(&'static str, Value); 3] =
            [("what", what.into()), ("count", pages.len().into()), ("name", unbroken(&sheet.title()).into())];
        let size = [("label-paper", Value::from(sheet.paper.title()))];
        let mut step = words.say_with("print-labels", &own)?;
        if sheet.paper.title() != subject.settings().paper.title() {
            step = step + " " + &words.say_with("print-labels-size", &size)?;
        }
        rest.push(step);
    }
    let single = numbers(subject.handouts(false));
    if !single.is_empty() {
        let what = words.in_file(words.pages(&single)?, words.own_file(Media::Paper))?;
        let own = [("what", Value::from(what)), ("count", single.len().into())];
        rest.push(words.say_with("print-handouts", &own)?);
    }
    // Sheets that lie across are turned over their other edge.
    let double = subject.handouts(true).into_iter();
    let (across, upright): (Vec<_>, Vec<_>) =
        double.partition(|sheet| subject.plan.lay_of(sheet.matter).is_across);
    for sheets in [upright, across].into_iter().filter(|sheets| !sheets.is_empty()) {
        rest.push(double_handouts(&words, &sheets)?);
    }
    if let Some(leaflet) = &subject.plan.leaflet {
        rest.push(self::leaflet(&words, leaflet)?);
    }
    if subject.plan.handouts.iter().any(|handout| handout.is_hung) {
        let wall = file_name(&subject.plan.file_name(Media::Wall));
        let own =
            [("wall-file", wall.into()), ("wall-paper", subject.settings().wall_paper().title().into())];
        rest.push(words.say_with("print-wall", &own)?);
    }
    if subject.whole().has_poster() {
        rest.push(words.say("print-poster")?);
    }
    let Some(last) = rest.last_mut() else { return Ok(PrintingSteps::default()) };
    *last = format!("{last} {}", words.say("assembly-reading")?);
    let next = if ways::choices(&words)?.is_empty() { "assembly-print-title" } else { "assembly-ways-title" };
    let next = [("next", Value::from(words.say(next)?))];
    let first = vec![words.say("assembly-print-1")?, words.say_with("assembly-print-2", &next)?];
    Ok(PrintingSteps { first, rest })
}

/// Returns the step of printing the sheets that are cut and have one side. `None`: there are none.
fn card(words: &Words<'_, '_>, turned: bool) -> Result<Option<String>, LayoutError> {
    let subject = words.subject;
    let is_set = |element: Element| matches!(element, Element::Board { .. } | Element::Disc { .. });
    // The sheets with another side are printed by a step of their own.
    let (card, of_set, is_whole) = match (subject.elsewhere(), subject.other_side()) {
        (Some(host), _) => {
            let one_sided = host.cut_sheets_with(is_set).filter(|sheet| sheet.back.is_none());
            (subject.card_pages(), numbers(one_sided), true)
        }
        (None, Some(_)) => (numbers(subject.two_sided().1), Vec::new(), false),
        (None, None) => (subject.card_pages(), Vec::new(), true),
    };
    if card.is_empty() && of_set.is_empty() {
        return Ok(None);
    }
    let own = match words.own_file(Media::Card) {
        _ if card.is_empty() => None,
        Some(file) if is_whole => Some(file_name(&file)),
        file => Some(words.in_file(words.pages(&card)?, file)?),
    };
    let board_and_pieces =
        if of_set.is_empty() { None } else { Some(words.pages_of_set(&of_set, Media::Card)?) };
    let all: Vec<String> = board_and_pieces.into_iter().chain(own).collect();
    let what = words.list(&all)?;
    let id = match (subject.settings().laminate, turned) {
        _ if subject.class().is_some() => "print-class",
        (true, _) => "print-film",
        (false, true) => "print-card-backs",
        (false, false) => "print-card",
    };
    words.say_with(id, &[("what", what.into())]).map(Some)
}

/// Page numbers of sheets with two sides: all first sides, all second sides, both in order.
struct SidePages {
    first: Vec<usize>,
    second: Vec<usize>,
    both: Vec<usize>,
}

impl SidePages {
    fn of<'a>(sheets: impl IntoIterator<Item = &'a Sheet>) -> Self {
        let (first, second) = sides(sheets);
        let mut both = [&first[..], &second[..]].concat();
        both.sort_unstable();
        Self { first, second, both }
    }
}

/// Returns the step of printing the sheets of a board with another side.
fn other_side(words: &Words<'_, '_>, other: &BackOfBoard) -> Result<String, LayoutError> {
    let (sheets, _) = words.subject.two_sided();
    let SidePages { first, second, both } = SidePages::of(sheets);
    let file = words.file_of_set(Media::Card);
    let pages = |pages: &[usize]| words.in_file(words.numbered(pages)?, file.clone());
    let settings = &words.subject.whole().settings;
    let mut own: Vec<(&'static str, Value)> = vec![
        ("edge", settings.sides.flip(settings.paper.size()).edge().into()),
        ("count", first.len().into()),
        ("other", other.name.as_str().into()),
    ];
    let id = match words.subject.sides() {
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
    let film = words.subject.settings().laminate;
    let more: &[&str] =
        if film { &["print-other-side-film", "print-other-side-meet"] } else { &["print-other-side-meet"] };
    Ok(format!("{text} {}", words.sentences(more)?))
}

/// Returns whether some second sides are upside down in the file: those of upright pages if the printer turns sheets over their
/// short edge, those of pages that lie across if it turns them over their long edge.
fn stand_on_heads(subject: Subject<'_>) -> bool {
    let Sides::Printer(flip) = subject.sides() else { return false };
    let mut double = subject.double_sheets().map(|sheet| subject.plan.lay_of(sheet.matter));
    match flip {
        Flip::LongEdge => double.any(|laid| laid.is_across),
        Flip::ShortEdge => subject.other_side().is_some() || double.any(|laid| !laid.is_across),
    }
}

/// Returns the step of printing handouts with two sides.
fn double_handouts(words: &Words<'_, '_>, sheets: &[&Sheet]) -> Result<String, LayoutError> {
    let subject = words.subject;
    let SidePages { first, second, both } = SidePages::of(sheets.iter().copied());
    let file = words.own_file(Media::Paper);
    let is_across = sheets.iter().any(|sheet| subject.plan.lay_of(sheet.matter).is_across);
    let edge = subject.settings().sides.flip(subject.settings().paper.laid(is_across)).edge();
    let mut own: Vec<(&'static str, Value)> = vec![("edge", edge.into()), ("count", first.len().into())];
    let id = match subject.sides() {
        Sides::Manual => {
            own.push(("first", words.in_file(words.pages(&first)?, file)?.into()));
            own.push(("second", words.pages(&second)?.into()));
            "print-handouts-hand"
        }
        Sides::Printer(_) if file.is_none() => {
            own.push(("what", words.pages(&both)?.into()));
            "print-handouts-turned"
        }
        _ => {
            own.push(("what", words.in_file(words.pages(&both)?, file)?.into()));
            "print-handouts-both"
        }
    };
    words.say_with(id, &own)
}

/// Returns the step of printing the leaflet on both sides of its sheets.
fn leaflet(words: &Words<'_, '_>, leaflet: &LeafletPlan) -> Result<String, LayoutError> {
    let SidePages { first, second, both } = SidePages::of(words.subject.leaflets());
    let file = words.own_file(Media::Paper);
    let mut own: Vec<(&'static str, Value)> =
        vec![("edge", leaflet.flip.edge().into()), ("leaflets", words.subject.sets().into())];
    let id = match words.subject.sides() {
        Sides::Printer(flip) => {
            own[0].1 = flip.edge().into();
            let id = if file.is_some() { "print-leaflet-turned" } else { "print-leaflet-both" };
            own.push(("pages", words.in_file(words.numbered(&both)?, file)?.into()));
            id
        }
        Sides::Manual => {
            own.push(("first", words.in_file(words.numbered(&first)?, file)?.into()));
            own.push(("second", words.numbered(&second)?.into()));
            own.push(("top", first.first().copied().unwrap_or_default().into()));
            "print-leaflet-hand"
        }
        Sides::Single => {
            own.push(("first", words.in_file(words.numbered(&first[..1.min(first.len())])?, file)?.into()));
            own.push(("second", second.first().copied().unwrap_or_default().into()));
            own.push(("rest", words.numbered(both.get(2..).unwrap_or_default())?.into()));
            "print-leaflet-each"
        }
    };
    let mut text = words.say_with(id, &own)?;
    if words.subject.sides() == Sides::Manual {
        text = text + " " + &words.say("print-meet")?;
    }
    Ok(text)
}
