//! The files of a plan, and what is planned for each of their pages.

use super::plan::Plan;
use super::sequence::{PlannedFile, SheetPage, in_order};
use super::sheet::PlannedPage;

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
        files
    }

    /// Returns a page's number in the set; for a poster or a wall page its place in its file.
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
