//! A kit from its parts: the plan first, then the words that name its pages, then the pages.
//!
//! First [`crate::imposition::plan`] places everything that is cut, by size alone. Then the words are set, which name pages
//! and counts of that plan. Then the pages are drawn, and brought into the order of printing. So no number in the
//! instructions is ever typed.

use crate::guide;
use crate::imposition::plan::Plan;
use crate::imposition::{Job, MARGIN, Media, Numbering, Settings, SheetError, Tool, most_of, plan};
use crate::kit::inserts;
use crate::layout::compose::Composer;
use crate::scene::{Document, Info, Marks, Size};
use crate::sheets::drawing::masters::masters;
use crate::sheets::files::hairlines;
use crate::sheets::leaflet::Leaflet;
use crate::sheets::set::Set;
use crate::sheets::{Documents, Summary, card, cuts, files, label_pages, poster, summary};
use crate::text::Value;
use crate::units::Length;

/// Makes the kit, all in one document.
///
/// # Errors
/// If something does not fit the paper, a figure lies, or a text can't be set.
pub fn document(job: &Job<'_>) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..job.settings.clone() };
    let made = made(&Job { settings: &settings, ..*job })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// The kit's files and what they take: no files for a laser alone, which has its own.
///
/// # Errors
/// As for [`document`].
pub fn made(job: &Job<'_>) -> Result<Documents, SheetError> {
    match job.settings.tool {
        Tool::Printer => printed(job).map_err(|error| with_margins(job, error.on_small_paper(job.settings))),
        Tool::Laser => Ok(Documents { files: Vec::new(), summary: Summary::of_nothing(job) }),
    }
}

/// This error; if the margins leave no room, with the widest ones with which the kit can be printed.
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
fn printed(job: &Job<'_>) -> Result<Documents, SheetError> {
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: job.typesetter,
        messages: job.messages,
        palette: &job.theme.palette,
        marks: &mut marks,
    };
    let printable = job.settings.paper.printable(job.settings.margin).size();
    let settings = job.settings;
    let game = (job.variant, job.examples);
    let inserts = inserts::all(&mut composer, game, &settings.parts, settings.laminate, printable)?;
    let sizes: Vec<Size> = inserts.iter().map(|insert| insert.blank.size()).collect();
    let plan = plan::plan(job, &sizes)?;
    let masters = masters(job, plan.trim, &composer)?;
    let leaflet = Leaflet::new(job, &mut composer)?;
    let set = Set {
        job,
        plan: &plan,
        masters: &masters,
        inserts: &inserts,
        leaflets: leaflet.sheets(),
        leaflet: leaflet.brief(job),
    };
    let (story, numbering) = guide::pages(set, &mut composer)?;
    let cut = card::pages(set, numbering, &mut composer)?;
    let labels = label_pages::pages(set, numbering, &mut composer)?;
    let summary = Summary {
        pages: numbering,
        cut: plan.cut,
        trim: plan.trim,
        pieces: pieces(&plan, numbering),
        leaflet: leaflet.pages_read(),
        flip: set.leaflet.map(|brief| brief.flip),
        text: leaflet.text(),
        planned: summary::planned(set, numbering),
        cuts: cuts::cuts(set),
        minutes: cuts::minutes(set),
    };
    let poster = poster::pages(job, plan.trim, &masters, &mut composer)?;
    let leaflet = leaflet.pages(job, &mut composer)?;
    let info = info(job, &composer)?;
    let mut files = files::files(job, vec![story, cut, labels, leaflet, poster], &info);
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    Ok(Documents { files, summary })
}

/// The first page with pieces.
fn pieces(plan: &Plan, numbering: Numbering) -> Option<(Media, usize)> {
    let card = plan.sheets_with(|thing| matches!(thing, plan::Element::Disc { .. }));
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
