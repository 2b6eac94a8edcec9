//! How the kit meets paper: cutting the board, packing sheets, marks, the folded leaflet, page numbers.
//!
//! First [`fit()`] settles the measures, then [`plan`] places everything that is cut, by size alone. Then the words are
//! set, which name pages and counts of that plan. Then the pages are drawn, and brought into the order of printing by
//! `files`. So no number in the instructions is ever typed.
//!
//! What the user chose is in `settings`, how a board comes apart in [`cutting`], where everything lies in [`plan`]. The
//! first pages are drawn by `story`, those that are cut by `card`, `label_pages` and `poster`, the rules by `leaflet`; what
//! several of them draw is in `drawing`. `tests/integration/layers.rs` holds which of these may use which.

pub mod cutting;
pub mod plan;

mod card;
mod cuts;
mod drawing;
mod error;
mod files;
mod fit;
mod job;
mod label_pages;
mod leaf;
mod leaflet;
mod measures;
mod numbering;
mod poster;
mod set;
mod settings;
mod story;
mod summary;
mod turn;

pub use cuts::Cuts;
pub use error::SheetError;
pub use files::preview::{Preview, preview};
pub use files::{File, Made};
pub use fit::{fit, remarks};
pub use job::{Job, Shared};
pub use leaflet::Form;
pub use measures::Measures;
pub(crate) use measures::most_of;
pub use numbering::Numbering;
pub use settings::{
    FRAME, LabelFault, LabelSheet, MARGIN, Media, POSTER_FRAME, Paper, Part, Poster, Settings, Sides,
    TokenShape, Tool,
};
pub use summary::{Content, Planned, Side, Summary, What};
pub use turn::Turn;

use crate::kit::compose::Composer;
use crate::kit::loose::{self, LooseKind, Wanted};
use crate::scene::{Document, Info, Marks, Size};
use crate::text::{LANGUAGE, Value};
use crate::units::Length;
use drawing::stock::stock;
use files::hairlines;
use leaflet::Leaflet;
use plan::Plan;
use set::Set;

/// Makes the kit, all in one document.
///
/// # Errors
/// If something does not fit the paper, a figure lies, or a text can't be set.
pub fn make(job: &Job<'_>) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..job.settings.clone() };
    let made = made(&Job { settings: &settings, ..*job })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// The kit's files and what they take: no files for a laser alone, which has its own.
///
/// # Errors
/// As for [`make`].
pub fn made(job: &Job<'_>) -> Result<Made, SheetError> {
    match job.settings.tool {
        Tool::Printer => printed(job).map_err(|error| with_margins(job, error.on_small_paper(job.settings))),
        Tool::Laser => Ok(Made { files: Vec::new(), summary: Summary::of_nothing(job) }),
    }
}

/// The same error; where margins leave no room, with those that would do.
fn with_margins(job: &Job<'_>, error: SheetError) -> SheetError {
    let SheetError::NoRoomOn { what, size, paper, margin, .. } = error else { return error };
    let fits = |more: Length| {
        let settings = Settings { margin: MARGIN + more, ..job.settings.clone() };
        printed(&Job { settings: &settings, ..*job }).is_ok()
    };
    let enough = most_of(2, margin - MARGIN, fits).map(|more| MARGIN + more);
    SheetError::NoRoomOn { what, size, paper, margin, enough }
}

/// The files of a kit that is printed.
fn printed(job: &Job<'_>) -> Result<Made, SheetError> {
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: job.typesetter,
        messages: job.messages,
        palette: &job.theme.palette,
        marks: &mut marks,
    };
    let loose = loose::all(&mut composer, job.variant, job.examples, &wanted(job.settings))?;
    let sizes: Vec<Size> = loose.iter().map(|part| part.content.size).collect();
    let plan = plan::plan(job, &sizes)?;
    let stock = stock(job, plan.trim, &composer)?;
    let leaflet = Leaflet::new(job, &mut composer)?;
    let set = Set {
        job,
        plan: &plan,
        stock: &stock,
        loose: &loose,
        leaflets: leaflet.sheets(),
        leaflet: leaflet.brief(job),
    };
    let (story, numbering) = story::pages(set, &mut composer)?;
    let cut = card::pages(set, numbering, &mut composer)?;
    let labels = label_pages::pages(set, numbering, &mut composer)?;
    let summary = Summary {
        pages: numbering,
        cut: plan.cut,
        trim: plan.trim,
        pieces: pieces(&plan, numbering),
        leaflet: leaflet.pages_read(),
        turn: set.leaflet.map(|brief| brief.turn),
        text: leaflet.text(),
        planned: summary::planned(set, numbering),
        cuts: cuts::cuts(set),
        minutes: cuts::minutes(set),
    };
    let poster = poster::pages(job, plan.trim, &stock, &mut composer)?;
    let leaflet = leaflet.pages(job, &mut composer)?;
    let info = info(job, &composer)?;
    let mut files = files::files(job, vec![story, cut, labels, leaflet, poster], &info);
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    Ok(Made { files, summary })
}

/// The parts beside the board that are printed.
fn wanted(settings: &Settings) -> Wanted {
    let kinds =
        [(Part::Cards, LooseKind::Card), (Part::Points, LooseKind::Points), (Part::Scores, LooseKind::Score)];
    Wanted {
        kinds: kinds.into_iter().filter(|(part, _)| settings.has(*part)).map(|(_, kind)| kind).collect(),
        rounded: settings.laminate,
    }
}

/// The first page with pieces.
fn pieces(plan: &Plan, numbering: Numbering) -> Option<(Media, usize)> {
    let card = plan.sheets_with(|thing| matches!(thing, plan::Thing::Disc { .. }));
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
        language: LANGUAGE.to_owned(),
        date: job.date,
    })
}
