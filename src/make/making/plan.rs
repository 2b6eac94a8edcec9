//! Plans of kits: paper, cuts, minutes and ink, before a sheet is used.

use crate::game::{Edition, Told};
use crate::imposition::cutting::Trim;
use crate::imposition::{
    Component, Contents, Cuts, LabelSheet, Measures, Media, Minutes, Order, Pack, PlannedPage, SheetError,
    Side, Sides, TokenShape,
};
use crate::kit::edition::edition;
use crate::laser::LaserSet;
use crate::make::fault::Fault;
use crate::make::making::laser_plan::{self, LaserPlan};
use crate::make::making::outputs::{self, OutputNames};
use crate::render::{self, Coverage};
use crate::request::Writing;
use crate::scene::{Document, Flip, Size};
use crate::sheets::{DocumentFile, Documents};
use crate::units::Length;

/// Plan of a kit: everything that it takes.
#[derive(Clone, Debug, PartialEq)]
pub struct KitPlan {
    /// The variant's id.
    pub id: String,
    /// The game's name.
    pub name: String,
    /// Edition of the game.
    pub edition: Edition,
    /// Edition and name of the game in words, as page 1 has them.
    pub imprint: String,
    /// The command that makes the kit again.
    pub command: String,
    /// Tag of the language of the kit.
    pub language: String,
    /// The paper's name and title.
    pub paper: (String, String),
    /// Squares to a side of the board.
    pub board: u8,
    /// Sizes of squares and discs, and the cut of the board.
    pub measures: Measures,
    /// The board with its frame.
    pub trim: Trim,
    /// The shape of the pieces.
    pub token: TokenShape,
    /// Number of sets.
    pub sets: u16,
    /// Label of the sets, with `{n}` for the number of each. `None`: they have none.
    pub label: Option<String>,
    /// Pack of the request. `None`: it has none.
    pub pack: Option<Pack>,
    /// Other side of the board. `None`: nothing is printed there.
    pub back: Option<BackPlan>,
    /// Way to print both sides of a sheet.
    pub sides: Sides,
    /// Edge over which sheets with two sides are turned. `None`: no sheet has two.
    pub flip: Option<Flip>,
    /// Numbers of cuts for all sets.
    pub cuts: Cuts,
    /// Minutes to make all sets (laminated or on card, as set), and minutes for the label sheets.
    pub minutes: [usize; 2],
    /// Paragraphs of the variant for which the leaflet has no room.
    pub left_out: Vec<Told>,
    /// Share of one set; its minutes laminated or on card, as set.
    pub share: SharePlan,
    /// Files to print.
    pub files: Vec<FilePlan>,
    /// Work of a laser cutter. `None`: no drawings for one are asked for.
    pub laser: Option<LaserPlan>,
    /// Names of further files, neither to print nor for a laser bed: a preview, the page of the box.
    pub others: Vec<String>,
}

/// Share of one of several sets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SharePlan {
    /// Its share of the sheets that are cut.
    pub sheets: f64,
    /// Numbers of cuts.
    pub cuts: Cuts,
    /// Minutes to make the set.
    pub minutes: usize,
}

/// The other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackPlan {
    /// Name of the game there.
    pub name: String,
    /// Number of squares along a side of its board. `None`: it has no squares.
    pub squares: Option<u8>,
    /// Command that makes its cards and its leaflet. `None`: its rules are printed with this kit.
    pub command: Option<String>,
}

/// Plan of a file: its pages, and how they are printed.
#[derive(Clone, Debug, PartialEq)]
pub struct FilePlan {
    /// Names of the files with these pages: one for each format, or one for each page in SVG and PNG.
    pub names: Vec<String>,
    /// Edge over which a printer turns its sheets. `None`: sheets have one side, are turned by hand, or not all over one edge.
    pub duplex: Option<Flip>,
    /// Number of pages of the file, with blank backs.
    pub count: usize,
    /// Pages that are not blank.
    pub pages: Vec<PagePlan>,
}

/// Plan of a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PagePlan {
    /// Number that is printed on it; its place in the file, if none is printed.
    pub number: usize,
    /// Medium that it is printed on.
    pub media: Media,
    /// Side of its sheet.
    pub side: Side,
    /// Parts on it.
    pub parts: Vec<Contents>,
    /// Name of the label sheet that it is printed on. `None`: it is no label sheet.
    pub labels: Option<String>,
    /// Its title in the document's outline.
    pub title: String,
    /// Parts to cut out or glue, in the words of the kit: the lines below its title in the outline.
    pub named: Vec<String>,
    /// Size in millimetres.
    pub size: Size,
    /// Share of it that is covered with ink.
    pub ink: Coverage,
}

/// Plans a kit.
pub(in crate::make) fn plan(order: &Order, made: &Documents, writing: &Writing) -> Result<KitPlan, Fault> {
    let set = outputs::laser_set(order, writing)?;
    let beds = set.as_ref().map_or(0, |set| set.beds.len());
    let names = outputs::names(order, made, writing, beds);
    let (measures, trim) = board(order, made, set.as_ref());
    let OutputNames { documents, beds, others } = names;
    let files: Result<Vec<FilePlan>, Fault> =
        made.files.iter().zip(documents).map(|(each, paths)| file(made, each, paths)).collect();
    let share = made.plan.share();
    Ok(KitPlan {
        id: order.variant.id.clone(),
        name: order.variant.name.clone(),
        edition: order.variant.edition.clone(),
        imprint: edition(&order.messages, &order.variant).map_err(SheetError::from)?,
        command: order.command.clone(),
        language: order.messages.language().tag().to_owned(),
        paper: (order.settings.paper.name(), order.settings.paper.title()),
        board: order.variant.setup.board.size(),
        measures,
        trim,
        token: order.settings.token,
        sets: order.settings.sets,
        label: order.settings.label.clone(),
        pack: order.settings.pack,
        back: back(order),
        sides: order.settings.sides,
        flip: made.plan.flip(),
        cuts: made.plan.cuts(),
        minutes: minutes(made.plan.minutes(), order.settings.laminate),
        left_out: made.plan.leaflet.as_ref().map_or_else(Vec::new, |leaflet| leaflet.left_out.clone()),
        share: SharePlan {
            sheets: share.sheets,
            cuts: share.cuts,
            minutes: if order.settings.laminate { share.laminated } else { share.card },
        },
        files: files?,
        laser: set.map(|set| laser_plan::plan(&set, beds, writing)),
        others,
    })
}

/// Returns the plan of the other side of the board. `None`: nothing is printed there.
fn back(order: &Order) -> Option<BackPlan> {
    let back = order.back.as_ref().filter(|_| order.settings.has(Component::Board))?;
    Some(BackPlan { name: back.name.clone(), squares: back.side.squares(), command: back.command.clone() })
}

/// Returns measures and board: as on the sheets; for a set for a laser alone, as on the beds.
fn board(order: &Order, made: &Documents, set: Option<&LaserSet>) -> (Measures, Trim) {
    match set.and_then(|set| set.board) {
        Some((trim, cut)) if made.files.is_empty() => (Measures { cut, ..order.measures }, trim),
        _ => (order.measures, made.plan.cut.trim),
    }
}

/// Returns the minutes to make all sets, as in the instructions, and the minutes for the label sheets.
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
            media: planned.map_or(Media::Paper, |page| page.media),
            side: planned.map_or(Side::Only, |page| page.side),
            parts: planned.map_or_else(Vec::new, |page| page.parts.to_vec()),
            labels: planned.and_then(|page| page.sheet.labels).map(LabelSheet::title),
            title: title.map_or_else(String::new, |entry| entry.title.clone()),
            named: named.map(|entry| entry.title.clone()).collect(),
            size: document.pages[nth].size,
            ink: inks[nth],
        }
    });
    Ok(FilePlan { names: paths, duplex: document.flip, count: document.pages.len(), pages: pages.collect() })
}

/// Returns the ink of each page. Only one page of each kind is measured: others differ at most in the number of the set.
fn inks(document: &Document, planned: &[Option<PlannedPage<'_>>]) -> Result<Vec<Coverage>, Fault> {
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
    /// Returns all pages that are not blank.
    pub fn pages(&self) -> impl Iterator<Item = &PagePlan> {
        self.files.iter().flat_map(|file| &file.pages)
    }

    /// Returns the number of sheets of a medium.
    #[must_use]
    pub fn sheets(&self, media: Media) -> usize {
        self.pages().filter(|page| page.media == media && page.side != Side::Second).count()
    }

    /// Returns the mean ink of all printed pages, weighted by area.
    #[must_use]
    pub fn ink(&self) -> Coverage {
        let area: f64 = self.pages().map(|page| page.size.area()).sum();
        let add = |sum: Coverage, page: &PagePlan| sum.plus(page.ink, page.size.area() / area.max(1.0));
        self.pages().fold(Coverage::default(), add)
    }

    /// Returns three gaps in millimetres: square minus the king's disc, square minus another disc, and the gap between the king
    /// and a piece on the next square.
    #[must_use]
    pub fn clearances(&self) -> [f64; 3] {
        let Measures { cell, king_disc, piece_disc, .. } = self.measures;
        [cell - king_disc, cell - piece_disc, cell - (king_disc + piece_disc) / 2.0].map(Length::to_mm)
    }

    /// Returns whether no disc touches another on the next square.
    #[must_use]
    pub fn discs_fit(&self) -> bool {
        self.clearances()[1..].iter().all(|left| *left > -0.001)
    }
}
