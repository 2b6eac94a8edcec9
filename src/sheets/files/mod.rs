//! Sheets in the order of printing, in one file or in one for each kind of sheet.
//!
//! Last step of a kit: the sections drawn by [`crate::instructions`] and by the other modules of [`crate::sheets`] become
//! documents here.

mod bookmarks;
pub(crate) mod hairlines;
mod headings;
pub(crate) mod preview;

use crate::imposition::{Order, Plan, PlannedFile, SheetError, SheetPage};
use crate::scene::{Document, Info, OutlineEntry, Page};
use crate::sheets::leaf::{Leaf, SheetSection};
use std::collections::BTreeMap;

/// A file of a kit, drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DocumentFile {
    /// What is planned for it.
    pub planned: PlannedFile,
    /// Its pages, in the order of the plan.
    pub document: Document,
}

/// A kit, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Documents {
    /// Its files; none if it is for a laser alone, which has files of its own.
    pub files: Vec<DocumentFile>,
    /// The plan that they are drawn from.
    pub plan: Plan,
}

/// Returns the files of a kit, given its drawn sections.
///
/// # Errors
/// A sheet of the plan is in no section.
pub(crate) fn files(
    order: &Order,
    plan: &Plan,
    mut sections: Vec<SheetSection>,
    info: &Info,
) -> Result<Vec<DocumentFile>, SheetError> {
    let mut files = Vec::new();
    for planned in plan.files() {
        let is_of_file = |section: &mut SheetSection| {
            let sheet = section.leaves.first().and_then(|leaf| place(plan, leaf));
            sheet.is_some_and(|sheet| planned.pages.iter().any(|page| page.sheet == sheet))
        };
        let here = sections.extract_if(.., is_of_file).collect();
        files.push(file(order, plan, planned, here, info)?);
    }
    Ok(files)
}

/// Returns the place of a leaf's sheet in the plan.
fn place(plan: &Plan, leaf: &Leaf) -> Option<usize> {
    plan.sheets.iter().position(|sheet| sheet.matter == leaf.matter)
}

fn file(
    order: &Order,
    plan: &Plan,
    planned: PlannedFile,
    sections: Vec<SheetSection>,
    info: &Info,
) -> Result<DocumentFile, SheetError> {
    let mut structure = Vec::new();
    let mut leaves = BTreeMap::new();
    let mut sought = Vec::new();
    for section in sections {
        // Sheets that name their parts themselves are not searched for headings.
        if section.leaves.iter().all(|leaf| leaf.parts.is_empty()) {
            let title = section.leaves.first().map(|leaf| leaf.title.clone()).unwrap_or_default();
            let headings = bookmarks::of_structure(&section.structure);
            sought.extend(headings.into_iter().map(|heading| (title.clone(), heading)));
        }
        structure.extend(section.structure);
        leaves.extend(section.leaves.into_iter().filter_map(|leaf| Some((place(plan, &leaf)?, leaf))));
    }
    headings::from_the_top(&mut structure);
    let (pages, mut outline) = pages(order, &planned, leaves)?;
    let under = |title: &String| outline.iter().position(|entry| entry.title == *title);
    let placed = sought.into_iter().filter_map(|(title, heading)| Some((under(&title)?, heading))).collect();
    bookmarks::put(&mut outline, &pages, placed);
    let numbers = numbers(plan, &planned.pages);
    let document = Document { info: info.clone(), flip: planned.duplex, pages, numbers, structure, outline };
    Ok(DocumentFile { planned, document })
}

/// Returns the number of each page in the whole set. Empty: the pages are numbered from 1.
fn numbers(plan: &Plan, pages: &[SheetPage]) -> Vec<usize> {
    let numbers: Vec<usize> = pages.iter().map(|page| plan.number(*page)).collect();
    let is_counted = numbers.iter().zip(1..).all(|(number, counted)| *number == counted);
    if is_counted { Vec::new() } else { numbers }
}

/// Returns the drawn pages of a file in the order of its plan, and their outline; leaves by the place of their sheet.
fn pages(
    order: &Order,
    planned: &PlannedFile,
    mut leaves: BTreeMap<usize, Leaf>,
) -> Result<(Vec<Page>, Vec<OutlineEntry>), SheetError> {
    let mut pages: Vec<Page> = Vec::new();
    let mut outline: Vec<OutlineEntry> = Vec::new();
    for page in &planned.pages {
        let leaf = leaves.get_mut(&page.sheet).ok_or(SheetError::Undrawn { sheet: page.sheet + 1 })?;
        if page.is_second {
            let Page { size, trim, bleed, .. } = leaf.front;
            let back = leaf.back.take();
            let flip = order.settings.sides.flip(size);
            let back = back.map(|back| flip.second_side(back, order.settings.back_offset));
            pages.push(back.unwrap_or(Page { size, trim, bleed, items: Vec::new() }));
            continue;
        }
        if outline.last().is_none_or(|last| last.title != leaf.title) {
            outline.push(OutlineEntry::of(leaf.title.clone(), pages.len()));
        }
        if let Some(entry) = outline.last_mut() {
            for part in std::mem::take(&mut leaf.parts) {
                bookmarks::add(entry, part, pages.len());
            }
        }
        let items = std::mem::take(&mut leaf.front.items);
        pages.push(Page { items, ..leaf.front });
    }
    Ok((pages, outline))
}
