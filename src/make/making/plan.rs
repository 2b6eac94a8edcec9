//! Plans of kits: paper, cuts, minutes and ink, before a sheet is used.

use crate::game::{Cut, Edition};
use crate::imposition::cutting::Trim;
use crate::imposition::{
    Component, Measures, Media, Order, Plan, PlannedFile, PlannedPage, SheetError, SheetPage, Side,
};
use crate::make::fault::Fault;
use crate::make::making::laser_plan::{self, LaserPlan};
use crate::make::making::outputs::{self, OutputOf};
use crate::product::edition::edition;
use crate::render::{self, Coverage};
use crate::request::Writing;
use crate::scene::Size;
use crate::sheets::{DocumentFile, Documents};
use crate::units::Length;

/// Plan of a kit with what is known once its pages are drawn: the names of its files, and the ink on each page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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
    /// Other side of the board. `None`: nothing is printed there.
    pub back: Option<BackPlan>,
    /// Everything that is printed, sheet by sheet, with measures, cuts and minutes. Without sheets: all is for a laser.
    pub plan: Plan,
    /// Files to print.
    pub files: Vec<FilePlan>,
    /// Work of a laser cutter. `None`: no drawings for one are asked for.
    pub laser: Option<LaserPlan>,
    /// Names of further files, neither to print nor for a laser bed: a preview, the page of the box.
    pub others: Vec<String>,
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

/// A file of the plan with its names.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FilePlan {
    /// Names of the files with these pages: one for each format, or one for each page in SVG and PNG.
    pub names: Vec<String>,
    /// Its place in the plan: its pages, and how they are printed.
    pub planned: PlannedFile,
    /// Pages that are not blank.
    pub pages: Vec<PrintedPage>,
}

/// What is known of a page once it is drawn.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrintedPage {
    /// Side of a sheet that it is.
    pub at: SheetPage,
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
    let outputs = outputs::outputs(order, made, writing, set.as_ref());
    let names = |of: &dyn Fn(OutputOf) -> bool| -> Vec<String> {
        outputs.iter().filter(|output| of(output.of)).flat_map(|output| output.names.clone()).collect()
    };
    let files = made.files.iter().enumerate();
    let files = files.map(|(nth, each)| file(&made.plan, each, names(&|of| of == OutputOf::Document(nth))));
    let files: Result<Vec<FilePlan>, Fault> = files.collect();
    Ok(KitPlan {
        id: order.variant.id.clone(),
        name: order.variant.name.clone(),
        edition: order.variant.edition.clone(),
        imprint: edition(&order.messages, &order.variant).map_err(SheetError::from)?,
        command: order.command.clone(),
        language: order.messages.language().tag().to_owned(),
        back: back(order),
        plan: made.plan.clone(),
        files: files?,
        laser: set.map(|set| laser_plan::plan(&set, |nth| names(&|of| of == OutputOf::Bed(nth)), writing)),
        others: names(&|of| matches!(of, OutputOf::Box | OutputOf::Preview)),
    })
}

/// Returns the plan of the other side of the board. `None`: nothing is printed there.
fn back(order: &Order) -> Option<BackPlan> {
    let back = order.back.as_ref().filter(|_| order.settings.has(Component::Board))?;
    Some(BackPlan { name: back.name.clone(), squares: back.side.squares(), command: back.command.clone() })
}

fn file(plan: &Plan, file: &DocumentFile, names: Vec<String>) -> Result<FilePlan, Fault> {
    let DocumentFile { planned, document } = file;
    let inks = inks(plan, file)?;
    let mut pages = Vec::new();
    for (nth, page) in document.pages.iter().enumerate().filter(|(_, page)| !page.items.is_empty()) {
        let title = document.outline.iter().rev().find(|entry| entry.page <= nth);
        let named =
            document.outline.iter().flat_map(|entry| &entry.children).filter(|child| child.page == nth);
        pages.push(PrintedPage {
            at: planned.pages[nth],
            title: title.map_or_else(String::new, |entry| entry.title.clone()),
            named: named.map(|entry| entry.title.clone()).collect(),
            size: page.size,
            ink: inks[nth],
        });
    }
    Ok(FilePlan { names, planned: planned.clone(), pages })
}

/// Returns the ink of each page. Only one page of each kind is measured: others differ at most in the number of the set.
fn inks(plan: &Plan, file: &DocumentFile) -> Result<Vec<Coverage>, Fault> {
    let kinds: Vec<Option<usize>> =
        file.planned.pages.iter().map(|page| plan.page(*page).map(|page| page.kind)).collect();
    let first_like = |nth: usize| kinds[..nth].iter().position(|kind| kind.is_some() && *kind == kinds[nth]);
    let like: Vec<Option<usize>> = (0..kinds.len()).map(first_like).collect();
    let different: Vec<usize> = (0..kinds.len()).filter(|&nth| like[nth].is_none()).collect();
    let mut counted = render::coverage(&file.document, &different)?.into_iter();
    let mut inks: Vec<Coverage> = Vec::new();
    for like in like {
        let ink = like.map_or_else(|| counted.next(), |first| Some(inks[first]));
        inks.push(ink.unwrap_or_default());
    }
    Ok(inks)
}

impl KitPlan {
    /// Returns all pages that are not blank, each with what is planned for it.
    pub fn pages(&self) -> impl Iterator<Item = (PlannedPage<'_>, &PrintedPage)> {
        self.files.iter().flat_map(|file| self.pages_of(file))
    }

    /// Returns the pages of a file that are not blank, each with what is planned for it.
    pub fn pages_of<'a>(
        &'a self,
        file: &'a FilePlan,
    ) -> impl Iterator<Item = (PlannedPage<'a>, &'a PrintedPage)> {
        file.pages.iter().filter_map(|page| Some((self.plan.page(page.at)?, page)))
    }

    /// Returns the number of sheets of a medium.
    #[must_use]
    pub fn sheets(&self, media: Media) -> usize {
        self.pages().filter(|(page, _)| page.media == media && page.side != Side::Second).count()
    }

    /// Returns the mean ink of all printed pages, weighted by area.
    #[must_use]
    pub fn ink(&self) -> Coverage {
        let area: f64 = self.pages().map(|(_, page)| page.size.area()).sum();
        let add = |sum: Coverage, page: &PrintedPage| sum.plus(page.ink, page.size.area() / area.max(1.0));
        self.pages().map(|(_, page)| page).fold(Coverage::default(), add)
    }

    /// Returns the board with its frame, and its cut: as printed, or for a laser alone as on its beds.
    #[must_use]
    pub fn board(&self) -> (Trim, Cut) {
        let of_laser = self.laser.as_ref().and_then(|laser| laser.board).filter(|_| self.files.is_empty());
        of_laser.unwrap_or((self.plan.cut.trim, self.plan.measures.cut))
    }

    /// Returns the minutes to make all sets, laminated or on card, as set.
    #[must_use]
    pub fn minutes(&self) -> usize {
        let minutes = self.plan.minutes();
        if self.plan.settings.laminate { minutes.laminated } else { minutes.card }
    }

    /// Returns the minutes to make one of the sets, laminated or on card, as set.
    #[must_use]
    pub fn minutes_of_one(&self) -> usize {
        let share = self.plan.share();
        if self.plan.settings.laminate { share.laminated } else { share.card }
    }

    /// Returns three gaps in millimetres: square minus the king's disc, square minus another disc, and the gap between the king
    /// and a piece on the next square.
    #[must_use]
    pub fn clearances(&self) -> [f64; 3] {
        let Measures { cell, king_disc, piece_disc, .. } = self.plan.measures;
        [cell - king_disc, cell - piece_disc, cell - (king_disc + piece_disc) / 2.0].map(Length::to_mm)
    }

    /// Returns whether no disc touches another on the next square.
    #[must_use]
    pub fn discs_fit(&self) -> bool {
        self.clearances()[1..].iter().all(|left| *left > -0.001)
    }
}
