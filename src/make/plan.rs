//! What kits take, before a sheet is used.

use super::fault::Fault;
use super::laser_plan::{self, LaserPlan};
use super::outputs::{self, OutputNames};
use crate::game::{Edition, Told};
use crate::imposition::cutting::Trim;
use crate::imposition::{Component, Job, LabelSheet, Measures, Media, Pack, SheetError, Sides, TokenShape};
use crate::kit::edition::edition;
use crate::kit::other_side::OtherSide;
use crate::laser::LaserSet;
use crate::render::{self, Coverage};
use crate::request::Writing;
use crate::scene::{Document, Flip, Size};
use crate::sheets::{Contents, Cuts, DocumentFile, Documents, Minutes, PlannedPage, Side};
use crate::units::Length;

/// What a kit takes.
#[derive(Clone, Debug, PartialEq)]
pub struct KitPlan {
    /// The variant's id.
    pub id: String,
    /// The game's name.
    pub name: String,
    /// Which edition of the game it is.
    pub edition: Edition,
    /// The same for people, with the game's name, as page 1 says it.
    pub imprint: String,
    /// The command that makes the kit again.
    pub command: String,
    /// The tag of the language of its words.
    pub language: String,
    /// The paper's name and title.
    pub paper: (String, String),
    /// Squares to a side of the board.
    pub board: u8,
    /// Squares, discs and the cut.
    pub measures: Measures,
    /// The board with its frame.
    pub trim: Trim,
    /// The shape of the pieces.
    pub token: TokenShape,
    /// How many sets.
    pub sets: u16,
    /// What they are called, with `{n}` for the number of each, if that is said.
    pub label: Option<String>,
    /// The pack, if there is one.
    pub pack: Option<Pack>,
    /// What is printed on the other side of the board, if anything is.
    pub back: Option<BackPlan>,
    /// How the two sides of a sheet are printed.
    pub sides: Sides,
    /// Over which edge sheets with two sides are turned.
    pub flip: Option<Flip>,
    /// What has to be cut.
    pub cuts: Cuts,
    /// Minutes to make all sets, laminated or on card as the settings say; and minutes for the label sheets.
    pub minutes: [usize; 2],
    /// The paragraphs of the variant for which the leaflet has no room.
    pub left_out: Vec<Told>,
    /// What one of the sets takes; its minutes laminated or on card as the settings say.
    pub share: SharePlan,
    /// Its files.
    pub files: Vec<FilePlan>,
    /// What a laser cutter has to do, if drawings for one are asked for.
    pub laser: Option<LaserPlan>,
    /// Files that are neither printed from nor for a laser cutter: a preview.
    pub others: Vec<String>,
}

/// What one of several sets takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SharePlan {
    /// Its share of the sheets that are cut.
    pub sheets: f64,
    /// Its cuts.
    pub cuts: Cuts,
    /// Minutes to make it.
    pub minutes: usize,
}

/// The other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackPlan {
    /// What the game there is called.
    pub name: String,
    /// Squares along a side of its board, if it has squares.
    pub squares: Option<u8>,
    /// The command that makes its cards and its leaflet, if its rules are not printed with this kit.
    pub command: Option<String>,
}

/// What is in a file, and how it is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct FilePlan {
    /// The name of the file; or those of the same pages in several formats, SVG and PNG in one for each page.
    pub names: Vec<String>,
    /// How a printer turns its sheets.
    pub duplex: Option<Flip>,
    /// Pages of the file, blank backs among them.
    pub count: usize,
    /// The pages with something on them.
    pub pages: Vec<PagePlan>,
}

/// What is on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PagePlan {
    /// The number that is printed on it; the place in the file for what has none.
    pub number: usize,
    /// What it is printed on.
    pub media: Media,
    /// Which side of its sheet it is.
    pub side: Side,
    /// What is on it.
    pub parts: Vec<Contents>,
    /// The name of the label sheet that it is printed on.
    pub labels: Option<String>,
    /// Its line of the outline, for what is not known by its parts.
    pub title: String,
    /// What is cut from it or glued, in the words of the kit: the lines below its title in the outline.
    pub named: Vec<String>,
    /// In millimetres.
    pub size: Size,
    /// How much of it is covered with ink.
    pub ink: Coverage,
}

/// What a kit takes.
pub(super) fn plan(job: &Job<'_>, made: &Documents, writing: &Writing) -> Result<KitPlan, Fault> {
    let set = outputs::laser_set(job, writing)?;
    let beds = set.as_ref().map_or(0, |set| set.beds.len());
    let names = outputs::names(job, made, writing, beds);
    let (measures, trim) = board(job, made, set.as_ref());
    let OutputNames { documents, beds, others } = names;
    let files: Result<Vec<FilePlan>, Fault> =
        made.files.iter().zip(documents).map(|(each, paths)| file(made, each, paths)).collect();
    Ok(KitPlan {
        id: job.variant.id.clone(),
        name: job.variant.name.clone(),
        edition: job.variant.edition.clone(),
        imprint: edition(job.messages, job.variant).map_err(SheetError::from)?,
        command: job.command.to_owned(),
        language: job.messages.language().tag().to_owned(),
        paper: (job.settings.paper.name(), job.settings.paper.title()),
        board: job.variant.setup.board.size(),
        measures,
        trim,
        token: job.settings.token,
        sets: job.settings.sets,
        label: job.settings.label.clone(),
        pack: job.settings.pack,
        back: back(job),
        sides: job.settings.sides,
        flip: made.summary.flip,
        cuts: made.summary.cuts,
        minutes: minutes(made.summary.minutes, job.settings.laminate),
        left_out: made.summary.left_out.clone(),
        share: SharePlan {
            sheets: made.summary.share.sheets,
            cuts: made.summary.share.cuts,
            minutes: if job.settings.laminate {
                made.summary.share.laminated
            } else {
                made.summary.share.card
            },
        },
        files: files?,
        laser: set.map(|set| laser_plan::plan(&set, beds, writing)),
        others,
    })
}

/// The other side of the board, as the plan tells it.
fn back(job: &Job<'_>) -> Option<BackPlan> {
    let back = job.back.filter(|_| job.settings.has(Component::Board))?;
    let squares = match &back.side {
        OtherSide::Game(variant) => Some(variant.setup.board.size()),
        OtherSide::Morris => None,
    };
    Some(BackPlan { name: back.name.clone(), squares, command: back.command.clone() })
}

/// The measures and the board that the plan tells: those of the sheets; of a set for a laser alone, how it lies on the beds.
fn board(job: &Job<'_>, made: &Documents, set: Option<&LaserSet>) -> (Measures, Trim) {
    match set.and_then(|set| set.board) {
        Some((trim, cut)) if made.files.is_empty() => (Measures { cut, ..job.measures }, trim),
        _ => (job.measures, made.summary.trim),
    }
}

/// The minutes to make all sets, as the instructions say them, and those for the label sheets.
const fn minutes(minutes: Minutes, laminate: bool) -> [usize; 2] {
    [if laminate { minutes.laminated } else { minutes.card }, minutes.labels]
}

fn file(made: &Documents, file: &DocumentFile, paths: Vec<String>) -> Result<FilePlan, Fault> {
    let document = &file.document;
    let planned = made.planned(file);
    let printed = (0..document.pages.len()).filter(|&nth| !document.pages[nth].items.is_empty());
    let inks = inks(document, &planned)?;
    let pages = printed.map(|nth| {
        let title = document.outline.iter().rev().find(|entry| entry.page <= nth);
        let named =
            document.outline.iter().flat_map(|entry| &entry.children).filter(|child| child.page == nth);
        let planned = planned[nth];
        PagePlan {
            number: planned.map_or(nth + 1, |page| page.number),
            media: planned.map_or(file.media.unwrap_or(Media::Paper), |page| page.media),
            side: planned.map_or(Side::Only, |page| page.side),
            parts: planned.map_or_else(Vec::new, |page| page.parts.clone()),
            labels: planned.and_then(|page| page.labels).map(LabelSheet::title),
            title: title.map_or_else(String::new, |entry| entry.title.clone()),
            named: named.map(|entry| entry.title.clone()).collect(),
            size: document.pages[nth].size,
            ink: inks[nth],
        }
    });
    Ok(FilePlan { names: paths, duplex: document.flip, count: document.pages.len(), pages: pages.collect() })
}

/// The ink of each page. Pages of one kind take as much, and are counted once: the number of a set weighs nothing.
fn inks(document: &Document, planned: &[Option<&PlannedPage>]) -> Result<Vec<Coverage>, Fault> {
    let first_like = |nth: usize| match planned[nth] {
        Some(page) => planned[..nth].iter().position(|other| other.is_some_and(|o| o.kind == page.kind)),
        None => None,
    };
    let like: Vec<Option<usize>> = (0..document.pages.len()).map(first_like).collect();
    let different: Vec<usize> = (0..document.pages.len()).filter(|&nth| like[nth].is_none()).collect();
    let mut counted = render::coverage(document, &different)?.into_iter();
    let mut inks: Vec<Coverage> = Vec::new();
    for like in like {
        let ink = like.map_or_else(|| counted.next(), |first| Some(inks[first]));
        inks.push(ink.unwrap_or_default());
    }
    Ok(inks)
}

impl KitPlan {
    /// All pages with something on them.
    pub fn pages(&self) -> impl Iterator<Item = &PagePlan> {
        self.files.iter().flat_map(|file| &file.pages)
    }

    /// Sheets of a medium.
    #[must_use]
    pub fn sheets(&self, media: Media) -> usize {
        self.pages().filter(|page| page.media == media && page.side != Side::Second).count()
    }

    /// The mean ink of all pages that are printed, by their areas.
    #[must_use]
    pub fn ink(&self) -> Coverage {
        let area: f64 = self.pages().map(|page| page.size.area()).sum();
        let add = |sum: Coverage, page: &PagePlan| sum.plus(page.ink, page.size.area() / area.max(1.0));
        self.pages().fold(Coverage::default(), add)
    }

    /// What is left of a square around the king, around another piece, and between a king and another beside him; in
    /// millimetres.
    #[must_use]
    pub fn clearances(&self) -> [f64; 3] {
        let Measures { cell, king_disc, piece_disc, .. } = self.measures;
        [cell - king_disc, cell - piece_disc, cell - (king_disc + piece_disc) / 2.0].map(Length::to_mm)
    }

    /// Whether no disc touches another on the next square.
    #[must_use]
    pub fn discs_fit(&self) -> bool {
        self.clearances()[1..].iter().all(|left| *left > -0.001)
    }
}
