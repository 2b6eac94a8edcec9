//! A kit from its order: its parts, then the plan of its sheets, then the words that name pages of that plan, then the pages.
//!
//! First inserts and handouts are made, for their sizes decide on the sheets, and [`crate::imposition::cut_plan`] places
//! everything that is cut. Then the plan lists all sheets but those of story and instructions, whose words name pages and counts
//! of the plan and decide how many sheets they take themselves. Then all pages are drawn from the whole plan, and brought into
//! the order of printing. So no number in the instructions is ever typed.

use crate::explain::ExplainError;
use crate::game::Piece;
use crate::guide::{self, FirstPages};
use crate::imposition::cut_plan::FlatInsert;
use crate::imposition::{
    Component, MARGIN, Order, Paper, Plan, PlannedHandout, Players, Settings, SheetError, Tool, Uncut,
    cut_plan, fit, most_of, with_larger_card,
};
use crate::kit::handouts::Handout;
use crate::kit::product::{Blank, HandoutPaper, Making};
use crate::kit::{handouts, inserts, wall};
use crate::layout::compose::Composer;
use crate::layout::{Content, LayoutError};
use crate::scene::{Document, Info, Marks, Size};
use crate::sheets;
use crate::sheets::drawing::masters::masters;
use crate::sheets::files::hairlines;
use crate::sheets::leaflet;
use crate::sheets::leaflet::Leaflet;
use crate::sheets::set::Set;
use crate::sheets::{Documents, card, files, label_pages, poster};
use crate::text::Value;
use crate::units::Length;
use std::collections::BTreeSet;

/// Makes the kit, all in one document.
///
/// # Errors
/// Something does not fit the paper, a figure contradicts the rules, or a text can't be set.
pub fn document(order: &Order) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..order.settings.clone() };
    let made = made(&Order { settings, ..order.clone() })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// Makes the kit's files and their plan. For a laser alone there are no files here: `laser` makes its own.
///
/// # Errors
/// As for [`document`].
pub fn made(order: &Order) -> Result<Documents, SheetError> {
    made_as(&mut order.clone(), None)
}

/// Factors by which the room for the words of a class sheet's card grows, tried in turn where the words don't fit.
const ROOM_FOR_WORDS: [f64; 4] = [1.2, 1.4, 1.7, 2.0];

/// Does what [`made`] does; `host` is the plan of the kit with board and pieces, if this kit has only the words of a set in one
/// language more. Where the card of a class's sheet needs more room, the squares get smaller and `order` gets their measures.
///
/// # Errors
/// As for [`document`].
pub(in crate::make) fn made_as(order: &mut Order, host: Option<&Plan>) -> Result<Documents, SheetError> {
    if order.settings.tool == Tool::Laser {
        return Ok(Documents { files: Vec::new(), plan: Plan::of_nothing(order) });
    }
    let mut made = printed(order, host);
    for words in ROOM_FOR_WORDS {
        if !matches!(made, Err(ref error) if is_without_room(error)) {
            break;
        }
        let Some(measures) = with_larger_card(&order.settings, &order.variant, words) else { break };
        order.measures = measures;
        made = printed(order, host);
    }
    made.map_err(|error| {
        // If the kit can be made without the maker's name, the name is too long.
        let nameless = Order { maker: None, ..order.clone() };
        if is_without_room(&error) && order.maker.as_deref().is_some() && printed(&nameless, host).is_ok() {
            return SheetError::MakerTooLong;
        }
        with_ways_out(order, host, error.on_small_paper(&order.settings, order.has_own_texts))
    })
}

/// Returns whether the error is a text without room in its place.
const fn is_without_room(error: &SheetError) -> bool {
    matches!(error, SheetError::Kit(ExplainError::Layout(LayoutError::Overflow { .. })))
}

/// Returns the error; one about too little room gets the widest margins, and the smallest larger paper, with which the kit
/// can be printed.
fn with_ways_out(order: &Order, host: Option<&Plan>, error: SheetError) -> SheetError {
    let SheetError::NoRoomOn { what, size, paper, margin, .. } = error else { return error };
    let will_do = |settings: Settings| {
        // For a set on one sheet the measures follow the paper; other measures stay.
        let measures = match order.measures.class {
            Some(_) => fit(&settings, &order.variant),
            None => Ok(order.measures),
        };
        measures.is_ok_and(|measures| printed(&Order { settings, measures, ..order.clone() }, host).is_ok())
    };
    let fits = |more: Length| will_do(Settings { margin: MARGIN + more, ..order.settings.clone() });
    let enough = most_of(2, margin - MARGIN, fits).map(|more| MARGIN + more);
    let larger =
        larger_papers(paper).into_iter().find(|&paper| will_do(Settings { paper, ..order.settings.clone() }));
    SheetError::NoRoomOn { what, size, paper, margin, enough, larger: larger.map(Box::new) }
}

/// Makes the files of a kit for a printer.
fn printed(order: &Order, host: Option<&Plan>) -> Result<Documents, SheetError> {
    let mut marks = Marks::default();
    let mut composer = order.composer(&mut marks);
    let printable = order.settings.paper.printable(order.settings.margin).size();
    let settings = &order.settings;
    let wanted = Component::with_what_comes_along(settings.parts.clone());
    let finished = finished(order);
    let players = settings.players.clone().unwrap_or_default();
    let made_of = making(order, &players, &finished);
    let inserts = inserts::all(&mut composer, made_of, &wanted)?;
    let flat: Vec<FlatInsert> =
        inserts.iter().map(|insert| FlatInsert::of(insert.component, &insert.blank)).collect();
    let page = |printable: Size| Size::new(printable.width, printable.height - sheets::handouts::FOOT);
    let (apart, mut alone): (BTreeSet<Component>, BTreeSet<Component>) =
        wanted.into_iter().partition(|part| settings.is_apart(*part));
    let behind = match settings.behind().zip(order.measures.class) {
        Some((component, class)) => {
            alone.remove(&component);
            let printable = class.behind().size();
            handouts::behind(&mut composer, Making { printable, ..made_of }, component)?
        }
        None => None,
    };
    let on = |paper: Paper| page(paper.printable(settings.margin).size());
    let handouts = handouts::all(&mut composer, Making { printable: page(printable), ..made_of }, &alone)
        .map_err(|error| hung((&composer, made_of), (settings, settings.paper), error, on))?;
    let paper = settings.wall_paper();
    let wall = handouts::all(&mut composer, Making { printable: on(paper), ..made_of }, &apart)
        .map_err(|error| hung((&composer, made_of), (settings, paper), error, on))?;
    let cut = cut_plan::plan_with(order, &flat)?;
    let masters = masters(order, &cut, &composer)?;
    let leaflet = Leaflet::new(order, &mut composer)?;
    let planned = |all: &[Handout], is_hung| {
        let handout = |handout: &Handout| PlannedHandout {
            component: handout.component,
            is_double: handout.back.is_some(),
            is_hung,
        };
        all.iter().map(handout).collect::<Vec<_>>()
    };
    let uncut = Uncut {
        handouts: [planned(&handouts, false), planned(&wall, true)].concat(),
        behind: behind.as_ref().map(|handout| handout.component),
        leaflet: leaflet.plan(order),
    };
    let unread = Plan::new(order, cut, flat, uncut);
    let set = Set {
        order,
        plan: &unread,
        masters: &masters,
        inserts: &inserts,
        handouts: &handouts,
        wall: &wall,
        behind: behind.as_ref(),
    };
    // One size of type in a kit: the smaller one of leaflet and first pages, unless lines are too long for it.
    let text = unread.leaflet.as_ref().map(|leaflet| leaflet.text);
    let most = text.unwrap_or(f64::INFINITY);
    let FirstPages { section: reading, mut plan, text: size } = match host {
        Some(host) => first_pages_of_guest(set, host, &mut composer, most)?,
        None => guide::pages(set, None, &mut composer, most)?,
    };
    let leaflet = match (size, text) {
        (Some(size), Some(text)) if size < text => leaflet.no_larger(size, order, &mut composer)?,
        _ => leaflet,
    };
    plan.leaflet = leaflet.plan(order);
    let set = Set { plan: &plan, ..set };
    let sections = vec![
        reading,
        card::pages(set, &mut composer)?,
        label_pages::pages(set, &mut composer)?,
        sheets::handouts::pages(set, &mut composer)?,
    ];
    // Drawn before the leaflet, so that their marks in the structure come before its marks.
    let on_wall = sheets::handouts::wall_pages(set, &mut composer)?;
    let poster = poster::pages(order, plan.cut.trim, &masters, &mut composer)?;
    let leaflet = leaflet.pages(order, &mut composer)?;
    let sections = sections.into_iter().chain([leaflet, on_wall, poster]).collect();
    let info = info(order, &composer)?;
    let mut files = files::files(order, &plan, sections, &info);
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    Ok(Documents { files, plan })
}

/// Returns the frame that the board would have with the usual bleed, margins and inserts, if it is wider than the planned one.
/// `None`: it is not, or the frame follows a choice of the request.
pub(in crate::make) fn usual_frame(order: &Order, plan: &Plan) -> Option<Length> {
    let (settings, usual) = (&order.settings, Settings::of(order.settings.pack));
    let is_usual = |insert: &&FlatInsert| insert.component.is_some_and(|part| usual.parts.contains(&part));
    let (bleed, margin) = (settings.bleed.min(usual.bleed), settings.margin.min(usual.margin));
    let is_chosen = settings.frame.is_some() || settings.poster.is_some() || order.measures.class.is_some();
    let is_as_usual =
        bleed == settings.bleed && margin == settings.margin && plan.inserts.iter().all(|i| is_usual(&i));
    if !settings.has(Component::Board) || is_chosen || is_as_usual || plan.sheets.is_empty() {
        return None;
    }
    let inserts: Vec<FlatInsert> = plan.inserts.iter().filter(is_usual).copied().collect();
    let settings = Settings { margin, bleed, ..settings.clone() };
    let frame = cut_plan::plan_with(&Order { settings, ..order.clone() }, &inserts).ok()?.trim.frame;
    (frame > plan.cut.trim.frame).then_some(frame)
}

/// Makes the first pages of a kit with the words of a set in one language more: they tell how the host's set is made.
fn first_pages_of_guest(
    set: Set<'_>,
    host: &Plan,
    composer: &mut Composer<'_>,
    most: f64,
) -> Result<FirstPages, SheetError> {
    let (settings, stem) = (host.settings.clone(), host.stem.clone());
    let order = Order { settings, measures: host.measures, stem, ..set.order.clone() };
    let masters = masters(&order, &host.cut, composer)?;
    let whole = Set { order: &order, plan: host, masters: &masters, ..set };
    guide::pages(set, Some(whole), composer, most)
}

/// Returns the folded size of each card of one set in millimetres. Cards are the inserts that go into film where a set is
/// laminated.
///
/// # Errors
/// As for [`document`].
pub(in crate::make) fn cards(order: &Order) -> Result<Vec<Size>, SheetError> {
    let mut marks = Marks::default();
    let laminated = Component::inserts().filter(|(_, form)| form.laminated).map(|(component, _)| component);
    let wanted = laminated.filter(|component| order.settings.has(*component)).collect();
    let players = Players::default();
    let inserts = inserts::all(&mut order.composer(&mut marks), making(order, &players, &[]), &wanted)?;
    Ok(inserts.iter().map(|insert| insert.blank.finished).collect())
}

/// Returns the input from which inserts and handouts are made; each handout as large as the printable area of a sheet.
fn making<'a>(order: &'a Order, players: &'a Players, finished: &'a [(&'static str, Size)]) -> Making<'a> {
    let sheet = order.settings.paper.printable(order.settings.margin).size();
    Making {
        variant: &order.variant,
        theme: &order.theme,
        examples: &order.examples,
        sizes: [order.measures.cell, order.measures.piece_disc],
        printable: sheet,
        sheet,
        is_round: order.settings.laminate,
        shared_card: order.measures.class.map(|class| class.card.size()),
        players,
        finished,
        maker: order.maker.as_deref(),
        usual_inserts: inserts::usual_inserts,
    }
}

/// Returns the inserts of one set, flat as they come out of the sheet: component, blank (outline and folds) and printed
/// content. For cutting with another machine, or for folding in thought.
///
/// # Errors
/// A figure contradicts the rules, or a text can't be set.
pub fn flat_inserts(order: &Order) -> Result<Vec<(Component, Blank, Content)>, SheetError> {
    let mut marks = Marks::default();
    let wanted = Component::with_what_comes_along(order.settings.parts.clone());
    let players = order.settings.players.clone().unwrap_or_default();
    let finished = finished(order);
    let making = making(order, &players, &finished);
    let inserts = inserts::all(&mut order.composer(&mut marks), making, &wanted)?;
    Ok(inserts.into_iter().map(|insert| (insert.component, insert.blank, insert.content)).collect())
}

/// Returns the error; if the page for the wall has no room on its paper, with a larger one that has room.
fn hung(
    (composer, making): (&Composer<'_>, Making<'_>),
    (settings, paper): (&Settings, Paper),
    error: ExplainError,
    page: impl Fn(Paper) -> Size,
) -> SheetError {
    if !matches!(error, ExplainError::Layout(LayoutError::Overflow { what: wall::WHAT })) {
        return error.into();
    }
    let wanted = Component::handouts().filter(|(_, form)| form.paper == HandoutPaper::OfWall);
    let wanted: BTreeSet<Component> = wanted.map(|(component, _)| component).collect();
    let fits = |paper: &Paper| {
        let mut marks = Marks::default();
        let making = Making { printable: page(*paper), ..making };
        handouts::all(&mut composer.with(&mut marks), making, &wanted).is_ok()
    };
    let enough = larger_papers(paper).into_iter().find(fits);
    SheetError::WallTooSmall { paper, margin: settings.margin, enough }
}

/// Returns the named papers larger than this one, the smallest first: papers in the same unit (millimetres or inches), which
/// are sold side by side, before the others.
fn larger_papers(paper: Paper) -> Vec<Paper> {
    let area = |paper: &Paper| paper.size().area();
    let mut larger: Vec<Paper> = Paper::ALL.into_iter().filter(|other| area(other) > area(&paper)).collect();
    let key = |other: &Paper| (other.is_in_inches() != paper.is_in_inches(), area(other));
    larger.sort_by(|one, other| {
        let ((alike, area), (other_alike, other_area)) = (key(one), key(other));
        alike.cmp(&other_alike).then(area.total_cmp(&other_area))
    });
    larger
}

/// Returns name and finished size in millimetres of all that a set has beside the inserts: each part of the board without its
/// frame, each piece, the leaflet; also if they are not printed this time, for a box that is printed later has to hold them.
fn finished(order: &Order) -> Vec<(&'static str, Size)> {
    let square = |side: Length| Size::new(side.to_mm(), side.to_mm());
    let mut all = Vec::new();
    if order.settings.poster.is_none() {
        all.extend(cut_plan::bare_parts(order).into_iter().map(|part| (Component::Board.name(), part)));
    }
    for &piece in Piece::ALL {
        let disc = (Component::Pieces.name(), square(order.disc(piece)));
        all.extend(std::iter::repeat_n(disc, order.count(piece).max(order.variant.setup.board.count(piece))));
    }
    all.push((Component::Leaflet.name(), leaflet::page_size(&order.settings)));
    all
}

fn info(order: &Order, composer: &Composer<'_>) -> Result<Info, SheetError> {
    let name = [("name", Value::Text(order.variant.name.clone()))];
    Ok(Info {
        title: composer.say("document-title", &name)?,
        subject: composer.say("document-subject", &[])?,
        keywords: vec!["hnefatafl".to_owned(), order.variant.name.clone(), "print and play".to_owned()],
        creator: format!("tafl-print {}", order.version),
        language: composer.messages.language().tag().to_owned(),
        date: order.date,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::{Library, Request, order};

    /// York on A4: 11 squares of 25 mm, a king, 12 defenders and 24 attackers, a leaflet of A5.
    #[test]
    fn inserts_are_told_what_else_the_set_has() {
        let order = order(&Request::of("york"), &Library::bundled()).expect("a game");
        let all = finished(&order.measured().expect("measures"));
        let of = |name: &str| -> Vec<Size> {
            all.iter().filter(|(other, _)| *other == name).map(|(_, size)| *size).collect()
        };
        // Halves of six and five columns.
        assert_eq!(of("board"), [Size::new(150.0, 275.0), Size::new(125.0, 275.0)]);
        assert_eq!(of("pieces").len(), 37);
        assert_eq!(of("pieces").iter().filter(|size| size.width > 24.9).count(), 1, "one king");
        let leaflet = of("leaflet");
        assert!(
            (leaflet[0].width - 148.5).abs() < 1.0 && (leaflet[0].height - 210.0).abs() < 1.0,
            "{leaflet:?}"
        );
    }
}
