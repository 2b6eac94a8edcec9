//! Says what kits would take, before a sheet is used. Nothing is written.

mod files;
mod json;
mod text;
mod words;

use super::Env;
use super::kit::each;
use super::outputs::{self, Names};
use crate::cli;
use crate::error::Error;
use crate::imposition::cutting::Trim;
use crate::imposition::{Job, LabelSheet, Measures, Media, Sides, TokenShape, Tool, Turn};
use crate::render::{self, Coverage};
use crate::scene::{Duplex, Size};
use crate::sheets::Minutes;
use crate::sheets::{Content, Cuts, File, Made, Planned, Side};
use crate::units::Length;
use std::path::PathBuf;

/// What a kit takes.
struct Kit {
    /// The variant's id and its name.
    id: String,
    name: String,
    /// The paper's name and title.
    paper: (String, String),
    /// Squares to a side of the board.
    board: u8,
    measures: Measures,
    /// The board with its frame.
    trim: Trim,
    token: TokenShape,
    sets: u16,
    sides: Sides,
    /// Over which edge sheets with two sides are turned.
    turn: Option<Turn>,
    cuts: Cuts,
    /// Those of the way that is made: laminated or on card; and those for labels.
    minutes: [usize; 2],
    files: Vec<FilePlan>,
    /// Files that are not printed from: a preview, and drawings for a laser cutter.
    others: Vec<PathBuf>,
}

/// What is in a file, and how it is printed.
struct FilePlan {
    /// The file; or those of the same pages in several formats, SVG and PNG in one for each page.
    paths: Vec<PathBuf>,
    duplex: Duplex,
    /// Pages of the file, blank backs among them.
    count: usize,
    /// Those with something on them.
    pages: Vec<PagePlan>,
}

/// What is on a page.
struct PagePlan {
    /// The number that is printed on it; the place in the file for what has none.
    number: usize,
    media: Media,
    side: Side,
    parts: Vec<Content>,
    /// The name of the label sheet that it is printed on.
    labels: Option<String>,
    /// Its line of the outline, for what is not known by its parts.
    title: String,
    /// In millimetres.
    size: Size,
    ink: Coverage,
}

/// Makes the kits, and says what they are.
pub(super) fn plan(options: &cli::Plan, env: &mut Env<'_>) -> Result<(), Error> {
    let writing = &options.kit.writing;
    if !writing.has_pages() {
        let message = "a plan is of what is printed, and only drawings for a laser cutter are asked for: leave out \
                       --format, or add --format pdf";
        return Err(Error::Usage(cli::misuse(message)));
    }
    let kits = each(&options.kit, Tool::Printer, env, |job, made, place| {
        kit(job, made, outputs::names(job, made, place, writing)?)
    })?;
    let told = if options.json { json::told(&kits) } else { text::told(&kits) };
    env.tell(&told)
}

fn kit(job: &Job<'_>, made: &Made, names: Names) -> Result<Kit, Error> {
    let files: Result<Vec<FilePlan>, Error> =
        made.files.iter().zip(names.documents).map(|(each, paths)| file(made, each, paths)).collect();
    Ok(Kit {
        id: job.variant.id.clone(),
        name: job.variant.name.clone(),
        paper: (job.settings.paper.name(), job.settings.paper.title()),
        board: job.variant.setup.board.size(),
        measures: job.measures,
        trim: made.summary.trim,
        token: job.settings.token,
        sets: job.settings.sets,
        sides: job.settings.sides,
        turn: made.summary.turn,
        cuts: made.summary.cuts,
        minutes: minutes(made.summary.minutes, job.settings.laminate),
        files: files?,
        others: names.others,
    })
}

/// Those to make the set, as page 1 says them, and those for labels.
const fn minutes(minutes: Minutes, laminate: bool) -> [usize; 2] {
    [if laminate { minutes.laminated } else { minutes.card }, minutes.labels]
}

fn file(made: &Made, file: &File, paths: Vec<PathBuf>) -> Result<FilePlan, Error> {
    let document = &file.document;
    let alone = |media: Media| made.files.iter().any(|other| other.media == Some(media));
    let is_here = |page: &&Planned| file.media.map_or(!alone(page.media), |media| media == page.media);
    let planned: Vec<&Planned> = made.summary.planned.iter().filter(is_here).collect();
    let printed: Vec<usize> =
        (0..document.pages.len()).filter(|&nth| !document.pages[nth].items.is_empty()).collect();
    let inks = render::coverage(document)?;
    let known = planned.len() == printed.len();
    let pages = printed.into_iter().enumerate().map(|(at, nth)| {
        let title = document.outline.iter().rev().find(|entry| entry.page <= nth);
        let planned = planned.get(at).filter(|_| known);
        PagePlan {
            number: planned.map_or(nth + 1, |page| page.number),
            media: planned.map_or(file.media.unwrap_or(Media::Paper), |page| page.media),
            side: planned.map_or(Side::Only, |page| page.side),
            parts: planned.map_or_else(Vec::new, |page| page.parts.clone()),
            labels: planned.and_then(|page| page.labels).map(LabelSheet::title),
            title: title.map_or_else(String::new, |entry| entry.title.clone()),
            size: document.pages[nth].size,
            ink: inks[nth],
        }
    });
    Ok(FilePlan { paths, duplex: document.duplex, count: document.pages.len(), pages: pages.collect() })
}

impl Kit {
    fn pages(&self) -> impl Iterator<Item = &PagePlan> {
        self.files.iter().flat_map(|file| &file.pages)
    }

    /// Sheets of a medium.
    fn sheets(&self, media: Media) -> usize {
        self.pages().filter(|page| page.media == media && page.side != Side::Second).count()
    }

    /// The mean ink of all pages that are printed, by their areas.
    fn ink(&self) -> Coverage {
        let area: f64 = self.pages().map(|page| page.size.area()).sum();
        let add = |sum: Coverage, page: &PagePlan| sum.plus(page.ink, page.size.area() / area.max(1.0));
        self.pages().fold(Coverage::default(), add)
    }

    /// What is left of a square around the king, around another piece, and between a king and another beside him; in
    /// millimetres.
    fn clearances(&self) -> [f64; 3] {
        let Measures { cell, king_disc, piece_disc, .. } = self.measures;
        [cell - king_disc, cell - piece_disc, cell - (king_disc + piece_disc) / 2.0].map(Length::to_mm)
    }

    /// Whether no disc touches another on the next square.
    fn discs_fit(&self) -> bool {
        self.clearances()[1..].iter().all(|left| *left > -0.001)
    }
}

/// All ink of a page.
fn all(ink: Coverage) -> f64 {
    ink.cyan + ink.magenta + ink.yellow + ink.black
}
