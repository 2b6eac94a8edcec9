//! Sheets in the order of printing, in one file or in one for each kind of sheet.
//!
//! Last step of a kit: the sections drawn by [`crate::guide`] and by the other modules of [`crate::sheets`] become documents
//! here.

mod bookmarks;
pub(crate) mod hairlines;
mod headings;
pub(crate) mod preview;

use crate::imposition::{Job, Media, Settings, Sides};
use crate::scene::{Document, Info, OutlineEntry, Page};
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set::Host;
use crate::sheets::summary::{PlannedPage, Summary};

/// A file of a kit.
#[derive(Clone, Debug, PartialEq)]
pub struct DocumentFile {
    /// Material of all its sheets. `None`: it holds several materials.
    pub media: Option<Media>,
    /// Its pages.
    pub document: Document,
}

impl DocumentFile {
    /// Returns its name without an ending, such as `york-a4` or `york-a4-card`.
    #[must_use]
    pub fn name(&self, stem: &str) -> String {
        match self.media {
            None => stem.to_owned(),
            Some(media) => format!("{stem}-{}", media.name()),
        }
    }
}

/// A kit, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Documents {
    /// Its files; at least one.
    pub files: Vec<DocumentFile>,
    /// Numbers that tell what the kit takes.
    pub summary: Summary,
    /// Facts for kits with the set's words in other languages. `None`: there are none.
    pub(crate) host: Option<Box<Host>>,
}

impl Documents {
    /// Returns for each page of a file its planned page. `None`: the page is a blank back, or the file has pages that are not in
    /// the plan.
    #[must_use]
    pub fn planned(&self, file: &DocumentFile) -> Vec<Option<&PlannedPage>> {
        let alone = |media: Media| self.files.iter().any(|other| other.media == Some(media));
        let is_here =
            |page: &&PlannedPage| file.media.map_or(!alone(page.media), |media| media == page.media);
        let planned: Vec<&PlannedPage> = self.summary.planned.iter().filter(is_here).collect();
        let is_printed = |page: &&Page| !page.items.is_empty();
        let is_known = planned.len() == file.document.pages.iter().filter(is_printed).count();
        let mut planned = planned.into_iter();
        let of = |page: &Page| if page.items.is_empty() || !is_known { None } else { planned.next() };
        file.document.pages.iter().map(of).collect()
    }
}

impl Documents {
    /// Numbers the pages of each file as the plan numbers them in the whole set. A blank back has the number after its front's
    /// number.
    pub(crate) fn number(&mut self) {
        let numbers = |file: &DocumentFile| {
            let mut last = 0;
            let number = |page: Option<&PlannedPage>| {
                last = page.map_or(last + 1, |page| page.number);
                last
            };
            self.planned(file).into_iter().map(number).collect()
        };
        let all: Vec<Vec<usize>> = self.files.iter().map(numbers).collect();
        for (file, numbers) in self.files.iter_mut().zip(all) {
            let is_counted = numbers.iter().zip(1..).all(|(number, counted)| *number == counted);
            file.document.numbers = if is_counted { Vec::new() } else { numbers };
        }
    }
}

/// Returns the files of a kit. Posters and wall pages have files of their own; the rest is one file, or one for each material.
pub(crate) fn files(job: &Job<'_>, sections: Vec<SheetSection>, info: &Info) -> Vec<DocumentFile> {
    let own = |media: Media| job.settings.split || matches!(media, Media::Poster | Media::Wall);
    let mut groups: Vec<(Option<Media>, Vec<SheetSection>)> = Vec::new();
    for section in sections {
        let Some(media) = section.leaves.first().map(|leaf| leaf.media) else { continue };
        let media = own(media).then_some(media);
        match groups.iter_mut().find(|(other, _)| *other == media) {
            Some((_, group)) => group.push(section),
            None => groups.push((media, vec![section])),
        }
    }
    groups
        .into_iter()
        .map(|(media, group)| DocumentFile { media, document: document(job, group, info) })
        .collect()
}

fn document(job: &Job<'_>, sections: Vec<SheetSection>, info: &Info) -> Document {
    let mut structure = Vec::new();
    let mut leaves = Vec::new();
    let mut sought = Vec::new();
    for section in sections {
        // Sheets that name their parts themselves are not searched for headings.
        if section.leaves.iter().all(|leaf| leaf.parts.is_empty()) {
            let title = section.leaves.first().map(|leaf| leaf.title.clone()).unwrap_or_default();
            let headings = bookmarks::of_structure(&section.structure);
            sought.extend(headings.into_iter().map(|heading| (title.clone(), heading)));
        }
        structure.extend(section.structure);
        leaves.extend(section.leaves);
    }
    headings::from_the_top(&mut structure);
    // A file without a two-sided sheet asks for one-sided printing, whatever the settings say.
    let one_sided = leaves.iter().all(|leaf| leaf.back.is_none());
    let sides = if one_sided { Sides::Single } else { job.settings.sides };
    let (pages, mut outline) = ordered(leaves, sides, job.settings);
    let under = |title: &String| outline.iter().position(|entry| entry.title == *title);
    let placed = sought.into_iter().filter_map(|(title, heading)| Some((under(&title)?, heading))).collect();
    bookmarks::put(&mut outline, &pages, placed);
    Document { info: info.clone(), flip: sides.duplex(), pages, numbers: Vec::new(), structure, outline }
}

/// Returns the pages in the order of printing, and the outline.
fn ordered(leaves: Vec<Leaf>, sides: Sides, settings: &Settings) -> (Vec<Page>, Vec<OutlineEntry>) {
    let (mut pages, mut second) = (Vec::new(), Vec::new());
    let mut outline: Vec<OutlineEntry> = Vec::new();
    for leaf in leaves {
        if outline.last().is_none_or(|last| last.title != leaf.title) {
            outline.push(OutlineEntry::of(leaf.title, pages.len()));
        }
        if let Some(entry) = outline.last_mut() {
            leaf.parts.into_iter().for_each(|part| bookmarks::add(entry, part, pages.len()));
        }
        let Page { size, trim, bleed, .. } = leaf.front;
        pages.push(leaf.front);
        let back = leaf.back.map(|back| sides.flip(size).second_side(back, settings.back_offset));
        match (back, sides) {
            (Some(back), Sides::Manual) => second.push(back),
            (Some(back), _) => pages.push(back),
            (None, _) if sides.has_blank_backs() => {
                pages.push(Page { size, trim, bleed, items: Vec::new() });
            }
            (None, _) => {}
        }
    }
    pages.extend(second);
    (pages, outline)
}
