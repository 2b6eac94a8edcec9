//! A kit from its parts: the plan first, then the words that name its pages, then the pages.
//!
//! First [`crate::imposition::plan`] places everything that is cut, by size alone. Then the words are set, which name pages
//! and counts of that plan. Then the pages are drawn, and brought into the order of printing. So no number in the
//! instructions is ever typed.

use crate::explain::ExplainError;
use crate::game::Piece;
use crate::guide::{self, FirstPages, WholeSet};
use crate::imposition::plan::{FlatInsert, Plan};
use crate::imposition::{
    Component, Job, MARGIN, Media, Numbering, Paper, Players, Settings, SheetError, Tool, fit, most_of, plan,
    with_larger_card,
};
use crate::kit::inserts::Insert;
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
use crate::sheets::set::{Host, KitRole, Set};
use crate::sheets::{Documents, Summary, card, cuts, files, label_pages, poster, summary};
use crate::text::Value;
use crate::units::Length;
use std::collections::BTreeSet;

/// Makes the kit, all in one document.
///
/// # Errors
/// Something does not fit the paper, a figure contradicts the rules, or a text can't be set.
pub fn document(job: &Job<'_>) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..job.settings.clone() };
    let made = made(&Job { settings: &settings, ..*job })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// Makes the kit's files and their summary. For a laser alone there are no files here: `laser` makes its own.
///
/// # Errors
/// As for [`document`].
pub fn made(job: &Job<'_>) -> Result<Documents, SheetError> {
    let mut job = *job;
    made_as(&mut job, KitRole::Alone)
}

/// Factors by which the room for the words of a class sheet's card grows, tried in turn where the words don't fit.
const ROOM_FOR_WORDS: [f64; 4] = [1.2, 1.4, 1.7, 2.0];

/// Does what [`made`] does, for a kit that may be one of several with the words of a set in different languages. Where the card
/// of a class's sheet needs more room, the squares get smaller and `job` gets their measures.
///
/// # Errors
/// As for [`document`].
pub(super) fn made_as(job: &mut Job<'_>, role: KitRole<'_>) -> Result<Documents, SheetError> {
    if job.settings.tool == Tool::Laser {
        return Ok(Documents { files: Vec::new(), summary: Summary::of_nothing(job), host: None });
    }
    let mut made = printed(job, role);
    for words in ROOM_FOR_WORDS {
        if !matches!(made, Err(ref error) if is_without_room(error)) {
            break;
        }
        let Some(measures) = with_larger_card(job.settings, job.variant, words) else { break };
        job.measures = measures;
        made = printed(job, role);
    }
    made.map_err(|error| {
        // If the kit can be made without the maker's name, the name is too long.
        let nameless = Job { maker: None, ..*job };
        if is_without_room(&error) && job.maker.is_some() && printed(&nameless, role).is_ok() {
            return SheetError::MakerTooLong;
        }
        with_ways_out(job, role, error.on_small_paper(job.settings, job.has_own_texts))
    })
}

/// Returns whether the error is a text without room in its place.
const fn is_without_room(error: &SheetError) -> bool {
    matches!(error, SheetError::Kit(ExplainError::Layout(LayoutError::Overflow { .. })))
}

/// Returns the error; one about too little room gets the widest margins, and the smallest larger paper, with which the kit
/// can be printed.
fn with_ways_out(job: &Job<'_>, role: KitRole<'_>, error: SheetError) -> SheetError {
    let SheetError::NoRoomOn { what, size, paper, margin, .. } = error else { return error };
    let will_do = |settings: &Settings| {
        // For a set on one sheet the measures follow the paper; other measures stay.
        let measures = match job.measures.class {
            Some(_) => fit(settings, job.variant),
            None => Ok(job.measures),
        };
        measures.is_ok_and(|measures| printed(&Job { settings, measures, ..*job }, role).is_ok())
    };
    let fits = |more: Length| will_do(&Settings { margin: MARGIN + more, ..job.settings.clone() });
    let enough = most_of(2, margin - MARGIN, fits).map(|more| MARGIN + more);
    let larger =
        larger_papers(paper).into_iter().find(|&paper| will_do(&Settings { paper, ..job.settings.clone() }));
    SheetError::NoRoomOn { what, size, paper, margin, enough, larger: larger.map(Box::new) }
}

/// Makes the files of a kit for a printer.
fn printed(job: &Job<'_>, role: KitRole<'_>) -> Result<Documents, SheetError> {
    let mut marks = Marks::default();
    let mut composer = composer(job, &mut marks);
    let printable = job.settings.paper.printable(job.settings.margin).size();
    let settings = job.settings;
    let wanted = Component::with_what_comes_along(settings.parts.clone());
    let finished = finished(job);
    let players = settings.players.clone().unwrap_or_default();
    let made_of = making(job, &players, &finished);
    let inserts = inserts::all(&mut composer, made_of, &wanted)?;
    let flat = |insert: &Insert| FlatInsert {
        size: insert.blank.size(),
        is_once: insert.component.is_once(),
        component: Some(insert.component),
    };
    let sizes: Vec<FlatInsert> = inserts.iter().map(flat).collect();
    let page = |printable: Size| Size::new(printable.width, printable.height - sheets::handouts::FOOT);
    let (apart, mut alone): (BTreeSet<Component>, BTreeSet<Component>) =
        wanted.into_iter().partition(|part| settings.is_apart(*part));
    let behind = match settings.behind().zip(job.measures.class) {
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
    let plan = plan::plan_with(job, &sizes)?;
    let masters = masters(job, (plan.trim, &plan.parts), &composer)?;
    let leaflet = Leaflet::new(job, &mut composer)?;
    let set = Set {
        job,
        plan: &plan,
        masters: &masters,
        inserts: &inserts,
        handouts: &handouts,
        wall: &wall,
        behind: behind.as_ref(),
        leaflets: leaflet.sheets(),
        leaflet: leaflet.brief(job),
    };
    // One size of type in a kit: the smaller one of leaflet and first pages, unless lines are too long for it.
    let text = leaflet.text();
    let most = text.unwrap_or(f64::INFINITY);
    let FirstPages { section: story, numbering, text: size } = match role {
        KitRole::Guest(host) => first_pages_of_guest((set, host), &mut composer, most)?,
        KitRole::Alone | KitRole::Host => guide::pages(set, None, &mut composer, most)?,
    };
    let leaflet = match (size, text) {
        (Some(size), Some(text)) if size < text => leaflet.no_larger(size, job, &mut composer)?,
        _ => leaflet,
    };
    let cut = card::pages(set, numbering, &mut composer)?;
    let labels = label_pages::pages(set, numbering, &mut composer)?;
    let handed_out = sheets::handouts::pages(set, numbering, &mut composer)?;
    let all_cuts = cuts::cuts(set);
    let summary = Summary {
        pages: numbering,
        cut: plan.cut,
        trim: plan.trim,
        usual_frame: usual_frame(job, &plan, &sizes),
        pieces: pieces(&plan, numbering),
        leaflet: leaflet.pages_read(),
        left_out: leaflet.left_out(job).to_vec(),
        flip: set.leaflet.map(|brief| brief.flip).or_else(|| {
            let double = numbering.cut_behind > 0 || numbering.double_handouts > 0;
            double.then(|| settings.sides.flip(settings.paper.size()))
        }),
        text: leaflet.text().unwrap_or(0.0),
        planned: summary::planned(set, numbering),
        cuts: all_cuts,
        minutes: cuts::minutes(set),
        share: cuts::share(all_cuts, plan.sheets.len(), settings.sets),
    };
    let on_wall = sheets::handouts::wall_pages(set, &mut composer)?;
    let poster = poster::pages(job, plan.trim, &masters, &mut composer)?;
    let leaflet = leaflet.pages(job, &mut composer)?;
    let info = info(job, &composer)?;
    let mut files = files::files(job, vec![story, cut, labels, handed_out, leaflet, on_wall, poster], &info);
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    let host = matches!(role, KitRole::Host).then(|| {
        let (stem, settings) = (job.stem.to_owned(), job.settings.clone());
        let (measures, shared) = (job.measures, job.shared.cloned());
        Box::new(Host { stem, settings, measures, shared, plan, inserts, numbering })
    });
    let mut made = Documents { files, summary, host };
    made.number();
    Ok(made)
}

/// Returns the frame that the board would have with the usual bleed, margins and inserts, if it is wider than the planned one.
/// `None`: it is not, or the frame follows a choice of the request.
fn usual_frame(job: &Job<'_>, plan: &Plan, inserts: &[FlatInsert]) -> Option<Length> {
    let (settings, usual) = (job.settings, Settings::of(job.settings.pack));
    let is_usual = |insert: &&FlatInsert| insert.component.is_some_and(|part| usual.parts.contains(&part));
    let (bleed, margin) = (settings.bleed.min(usual.bleed), settings.margin.min(usual.margin));
    let is_chosen = settings.frame.is_some() || settings.poster.is_some() || job.measures.class.is_some();
    let is_as_usual =
        bleed == settings.bleed && margin == settings.margin && inserts.iter().all(|i| is_usual(&i));
    if !settings.has(Component::Board) || is_chosen || is_as_usual {
        return None;
    }
    let inserts: Vec<FlatInsert> = inserts.iter().filter(is_usual).copied().collect();
    let settings = Settings { margin, bleed, ..settings.clone() };
    let frame = plan::plan_with(&Job { settings: &settings, ..*job }, &inserts).ok()?.trim.frame;
    (frame > plan.trim.frame).then_some(frame)
}

/// Makes the first pages of a kit with the words of a set in one language more: they tell how the host's set is made.
fn first_pages_of_guest(
    (set, host): (Set<'_>, &Host),
    composer: &mut Composer<'_>,
    most: f64,
) -> Result<FirstPages, SheetError> {
    let own = set.job;
    // If pieces serve the games on both sides of the board, the games are named in this language.
    let shared = if own.back.is_some() { own.shared } else { host.shared.as_ref() };
    let (settings, measures) = (&host.settings, host.measures);
    let job = Job { settings, measures, shared, stem: &host.stem, ..*own };
    let masters = masters(&job, (host.plan.trim, &host.plan.parts), composer)?;
    let whole = Set { job: &job, plan: &host.plan, masters: &masters, inserts: &host.inserts, ..set };
    guide::pages(set, Some(WholeSet { set: whole, numbering: host.numbering }), composer, most)
}

/// Returns the folded size of each card of one set in millimetres. Cards are the inserts that go into film where a set is
/// laminated.
///
/// # Errors
/// As for [`document`].
pub(super) fn cards(job: &Job<'_>) -> Result<Vec<Size>, SheetError> {
    let mut marks = Marks::default();
    let laminated = Component::inserts().filter(|(_, form)| form.laminated).map(|(component, _)| component);
    let wanted = laminated.filter(|component| job.settings.has(*component)).collect();
    let players = Players::default();
    let inserts = inserts::all(&mut composer(job, &mut marks), making(job, &players, &[]), &wanted)?;
    Ok(inserts.iter().map(|insert| insert.blank.finished).collect())
}

/// Returns the composer that sets the words of a kit.
const fn composer<'a>(job: &Job<'a>, marks: &'a mut Marks) -> Composer<'a> {
    Composer {
        typesetter: job.typesetter,
        messages: job.messages,
        palette: &job.theme.palette,
        art: &job.theme.art,
        marks,
        trial: false,
    }
}

/// Returns the input from which inserts and handouts are made; each handout as large as the printable area of a sheet.
fn making<'a>(job: &Job<'a>, players: &'a Players, finished: &'a [(&'static str, Size)]) -> Making<'a> {
    let sheet = job.settings.paper.printable(job.settings.margin).size();
    Making {
        variant: job.variant,
        theme: job.theme,
        examples: job.examples,
        sizes: [job.measures.cell, job.measures.piece_disc],
        printable: sheet,
        sheet,
        is_round: job.settings.laminate,
        shared_card: job.measures.class.map(|class| class.card.size()),
        players,
        finished,
        maker: job.maker,
        usual_inserts: inserts::usual_inserts,
    }
}

/// Returns the inserts of one set, flat as they come out of the sheet: component, blank (outline and folds) and printed
/// content. For cutting with another machine, or for folding in thought.
///
/// # Errors
/// A figure contradicts the rules, or a text can't be set.
pub fn flat_inserts(job: &Job<'_>) -> Result<Vec<(Component, Blank, Content)>, SheetError> {
    let mut marks = Marks::default();
    let wanted = Component::with_what_comes_along(job.settings.parts.clone());
    let players = job.settings.players.clone().unwrap_or_default();
    let finished = finished(job);
    let making = making(job, &players, &finished);
    let inserts = inserts::all(&mut composer(job, &mut marks), making, &wanted)?;
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
fn finished(job: &Job<'_>) -> Vec<(&'static str, Size)> {
    let square = |side: Length| Size::new(side.to_mm(), side.to_mm());
    let mut all = Vec::new();
    if job.settings.poster.is_none() {
        all.extend(plan::bare_parts(job).into_iter().map(|part| (Component::Board.name(), part)));
    }
    for &piece in Piece::ALL {
        let disc = (Component::Pieces.name(), square(job.disc(piece)));
        all.extend(std::iter::repeat_n(disc, job.count(piece).max(job.variant.setup.board.count(piece))));
    }
    all.push((Component::Leaflet.name(), leaflet::page_size(job.settings)));
    all
}

/// Returns medium and number of the first page with pieces. `None`: no page has any.
fn pieces(plan: &Plan, numbering: Numbering) -> Option<(Media, usize)> {
    let card = plan.sheets_with(|element| matches!(element, plan::Element::Disc { .. }));
    match (card.first(), plan.labels.is_empty()) {
        (Some(first), _) => Some((Media::Card, numbering.cut_page(*first))),
        (None, false) => Some((Media::Labels, numbering.label_page(0))),
        (None, true) => None,
    }
}

fn info(job: &Job<'_>, composer: &Composer<'_>) -> Result<Info, SheetError> {
    let name = [("name", Value::Text(job.variant.name.clone()))];
    Ok(Info {
        title: composer.say("document-title", &name)?,
        subject: composer.say("document-subject", &[])?,
        keywords: vec!["hnefatafl".to_owned(), job.variant.name.clone(), "print and play".to_owned()],
        creator: format!("tafl-print {}", job.version),
        language: composer.messages.language().tag().to_owned(),
        date: job.date,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::{Library, Request, workshop};

    /// York on A4: 11 squares of 25 mm, a king, 12 defenders and 24 attackers, a leaflet of A5.
    #[test]
    fn inserts_are_told_what_else_the_set_has() {
        let workshop = workshop(&Request::of("york"), &Library::bundled()).expect("a game");
        let all = finished(&workshop.job().expect("measures"));
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
