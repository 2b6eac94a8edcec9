//! The files of a plan, and what is planned for each of their pages.

use super::plan::Plan;
use super::sequence::{PlannedFile, SheetPage, in_order};
use super::settings::Sides;
use super::sheet::{Matter, PlannedPage, Sheet};
use crate::scene::Flip;

impl Plan {
    /// Returns the files in the order of their first sheets. Posters and pages for the wall have files of their own; the rest is
    /// one file, or one for each material.
    #[must_use]
    pub fn files(&self) -> Vec<PlannedFile> {
        let mut files: Vec<PlannedFile> = Vec::new();
        for page in in_order(&self.sheets, self.settings.sides, self.settings.split) {
            let sheet = &self.sheets[page.sheet];
            let media = sheet.file(self.settings.split);
            let place = files.iter().position(|file| file.media == media).unwrap_or_else(|| {
                files.push(PlannedFile { media, duplex: None, pages: Vec::new() });
                files.len() - 1
            });
            files[place].pages.push(page);
            // A file without a two-sided sheet asks for one-sided printing, whatever the settings say.
            if sheet.back.is_some() {
                files[place].duplex = self.settings.sides.duplex();
            }
        }
        if self.settings.sides == Sides::Single {
            for file in &mut files {
                file.duplex = self.only_turned(file);
            }
        }
        files
    }

    /// Returns the edge over which a printer turns all sheets of a file that nobody has asked to be printed on both sides. `None`:
    /// one of them has one side, or they may be turned over several edges.
    fn only_turned(&self, file: &PlannedFile) -> Option<Flip> {
        let sheets = || file.pages.iter().map(|page| &self.sheets[page.sheet]);
        let is_leaflet = |sheet: &Sheet| matches!(sheet.matter, Matter::Leaflet(_));
        let is_turned = sheets().all(|sheet| sheet.back.is_some());
        let is_alike = sheets().all(is_leaflet) || !sheets().any(is_leaflet);
        let usual = || self.settings.sides.flip(self.settings.paper.size());
        match is_turned && is_alike {
            true if sheets().any(is_leaflet) => self.flip(),
            true => Some(usual()),
            false => None,
        }
    }

    /// Returns a page's number, which is its place in its file.
    #[must_use]
    pub fn number(&self, page: SheetPage) -> usize {
        let sheet = &self.sheets[page.sheet];
        match &sheet.back {
            Some(back) if page.is_second => back.number,
            _ => sheet.front.number + usize::from(page.is_second),
        }
    }

    /// Returns what is planned for a page of a file. `None`: the page is a blank back.
    #[must_use]
    pub fn page(&self, page: SheetPage) -> Option<PlannedPage<'_>> {
        self.sheets.get(page.sheet)?.pages().nth(usize::from(page.is_second))
    }
}
