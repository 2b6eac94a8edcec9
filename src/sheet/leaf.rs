//! Sheets of paper with what is drawn on them, before they are brought into the order of printing.

use crate::scene::{Node, Page};
use crate::sheet::settings::Media;

/// A sheet of paper, as it goes through the printer.
pub(crate) struct Leaf {
    /// What it is printed on.
    pub(crate) media: Media,
    /// Its line of the outline.
    pub(crate) title: String,
    /// The side that is printed first.
    pub(crate) front: Page,
    /// The other side, drawn as if the sheet were turned like the page of a book; blank if there is none.
    pub(crate) back: Option<Page>,
}

/// Sheets that belong together, with their part of the document's structure.
pub(crate) struct Section {
    pub(crate) leaves: Vec<Leaf>,
    pub(crate) structure: Vec<Node>,
}
