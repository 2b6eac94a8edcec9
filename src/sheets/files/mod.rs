//! Sheets in the order of printing, in one file or in one for each kind of sheet.
//!
//! Last step of a kit: the sections drawn by [`crate::guide`] and by the other modules of [`crate::sheets`] become documents
//! here.

mod bookmarks;
pub(crate) mod hairlines;
mod headings;
pub(crate) mod preview;

use crate::imposition::{Media, Order, Plan, PlannedPage, Settings, Sides};
use crate::scene::{Document, Info, OutlineEntry, Page};
use crate::sheets::leaf::{Leaf, SheetSection};

/// A file of a kit.
#[derive(Clone, Debug, PartialEq)]
pub struct DocumentFile {
    /// Material of all its sheets. `None`: it holds several materials.
    pub media: Option<Media>,
    /// Its pages.
    pub document: Document,
    /// For each page the side of a sheet that it shows. `None`: it is a blank back.
    pub sides: Vec<Option<DrawnSide>>,
}

/// A side of a sheet of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnSide {
    /// Place of the sheet in [`Plan::sheets`], counted from 0.
    pub sheet: usize,
    /// Whether it is the second side.
    pub is_second: bool,
}

impl DocumentFile {
    /// Returns its name without an ending, such as `york-a4` or `york-a4-card`.
    #[must_use]
    pub fn name(&self, stem: &str) -> String {
        match self.media {
            None => stem.to_owned(),
            Some(media) => media.stem(stem),
        }
    }
}

/// A kit, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Documents {
    /// Its files; none if it is for a laser alone, which has files of its own.
    pub files: Vec<DocumentFile>,
    /// The plan that they are drawn from.
    pub plan: Plan,
}

impl Documents {
    /// Returns for each page of a file its planned page. `None`: the page is a blank back.
    #[must_use]
    pub fn planned(&self, file: &DocumentFile) -> Vec<Option<PlannedPage<'_>>> {
        let page = |side: &Option<DrawnSide>| {
            let DrawnSide { sheet, is_second } = (*side)?;
            self.plan.sheets.get(sheet)?.pages().nth(usize::from(is_second))
        };
        file.sides.iter().map(page).collect()
    }
}

/// Sections of a file, each with the place of its first sheet in the plan.
type FileSections = Vec<(usize, SheetSection)>;

/// Returns the files of a kit, given its sections in the order of the plan's sheets. Posters and wall pages have files of their own;
/// the rest is one file, or one for each material.
pub(crate) fn files(
    order: &Order,
    plan: &Plan,
    sections: Vec<SheetSection>,
    info: &Info,
) -> Vec<DocumentFile> {
    let mut groups: Vec<(Option<Media>, FileSections)> = Vec::new();
    let mut drawn = 0;
    for section in sections.into_iter().filter(|section| !section.leaves.is_empty()) {
        let Some(sheet) = plan.sheets.get(drawn) else { continue };
        let (first, media) = (drawn, sheet.file(order.settings.split));
        drawn += section.leaves.len();
        match groups.iter_mut().find(|(other, _)| *other == media) {
            Some((_, group)) => group.push((first, section)),
            None => groups.push((media, vec![(first, section)])),
        }
    }
    debug_assert_eq!(drawn, plan.sheets.len(), "each planned sheet is drawn once");
    groups.into_iter().map(|(media, group)| file(order, plan, (media, group), info)).collect()
}

fn file(
    order: &Order,
    plan: &Plan,
    (media, sections): (Option<Media>, FileSections),
    info: &Info,
) -> DocumentFile {
    let mut structure = Vec::new();
    let mut leaves = Vec::new();
    let mut sought = Vec::new();
    for (first, section) in sections {
        // Sheets that name their parts themselves are not searched for headings.
        if section.leaves.iter().all(|leaf| leaf.parts.is_empty()) {
            let title = section.leaves.first().map(|leaf| leaf.title.clone()).unwrap_or_default();
            let headings = bookmarks::of_structure(&section.structure);
            sought.extend(headings.into_iter().map(|heading| (title.clone(), heading)));
        }
        structure.extend(section.structure);
        leaves.extend((first..).zip(section.leaves));
    }
    headings::from_the_top(&mut structure);
    // A file without a two-sided sheet asks for one-sided printing, whatever the settings say.
    let one_sided = leaves.iter().all(|(_, leaf)| leaf.back.is_none());
    let duplex = if one_sided { Sides::Single } else { order.settings.sides };
    let (pages, mut outline) = ordered(leaves, duplex, &order.settings);
    let (sides, pages): (Vec<Option<DrawnSide>>, Vec<Page>) = pages.into_iter().unzip();
    let under = |title: &String| outline.iter().position(|entry| entry.title == *title);
    let placed = sought.into_iter().filter_map(|(title, heading)| Some((under(&title)?, heading))).collect();
    bookmarks::put(&mut outline, &pages, placed);
    let flip = duplex.duplex();
    let document = Document { info: info.clone(), flip, pages, numbers: Vec::new(), structure, outline };
    let mut file = DocumentFile { media, document, sides };
    file.document.numbers = file.numbers(plan);
    file
}

impl DocumentFile {
    /// Returns the number of each page in the whole set. A blank back has the number after its front's number. Empty: the pages
    /// are numbered from 1.
    fn numbers(&self, plan: &Plan) -> Vec<usize> {
        let mut last = 0;
        let number = |side: &Option<DrawnSide>| {
            let sheet = side.and_then(|side| Some((plan.sheets.get(side.sheet)?, side.is_second)));
            last = match sheet {
                Some((sheet, true)) => sheet.back.as_ref().map_or(last + 1, |back| back.number),
                Some((sheet, false)) => sheet.front.number,
                None => last + 1,
            };
            last
        };
        let numbers: Vec<usize> = self.sides.iter().map(number).collect();
        let is_counted = numbers.iter().zip(1..).all(|(number, counted)| *number == counted);
        if is_counted { Vec::new() } else { numbers }
    }
}

/// A page with the side of a sheet that it shows. `None`: it is a blank back.
type SidePage = (Option<DrawnSide>, Page);

/// Returns the pages in the order of printing, and the outline. Each leaf comes with the place of its sheet in the plan.
fn ordered(
    leaves: Vec<(usize, Leaf)>,
    sides: Sides,
    settings: &Settings,
) -> (Vec<SidePage>, Vec<OutlineEntry>) {
    let (mut pages, mut second) = (Vec::new(), Vec::new());
    let mut outline: Vec<OutlineEntry> = Vec::new();
    for (sheet, leaf) in leaves {
        let side = |is_second| Some(DrawnSide { sheet, is_second });
        if outline.last().is_none_or(|last| last.title != leaf.title) {
            outline.push(OutlineEntry::of(leaf.title, pages.len()));
        }
        if let Some(entry) = outline.last_mut() {
            leaf.parts.into_iter().for_each(|part| bookmarks::add(entry, part, pages.len()));
        }
        let Page { size, trim, bleed, .. } = leaf.front;
        pages.push((side(false), leaf.front));
        let back = leaf.back.map(|back| sides.flip(size).second_side(back, settings.back_offset));
        match (back, sides) {
            (Some(back), Sides::Manual) => second.push((side(true), back)),
            (Some(back), _) => pages.push((side(true), back)),
            (None, _) if sides.has_blank_backs() => {
                pages.push((None, Page { size, trim, bleed, items: Vec::new() }));
            }
            (None, _) => {}
        }
    }
    pages.extend(second);
    (pages, outline)
}
