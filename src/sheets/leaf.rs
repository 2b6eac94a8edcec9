//! Sheets of paper with what is drawn on them, before they are brought into the order of printing.

use crate::imposition::Media;
use crate::scene::{Node, Page, Tag};

/// A sheet of paper, as it goes through the printer.
pub(crate) struct Leaf {
    /// What it is printed on.
    pub(crate) media: Media,
    /// Its line of the outline.
    pub(crate) title: String,
    /// The lines below that, if they are not the headings on it.
    pub(crate) parts: Vec<String>,
    /// The side that is printed first.
    pub(crate) front: Page,
    /// The other side, drawn as if the sheet were turned like the page of a book; blank if there is none.
    pub(crate) back: Option<Page>,
}

impl Leaf {
    /// A sheet that is printed on one side.
    pub(crate) const fn one_sided(media: Media, title: String, front: Page) -> Self {
        Self { media, title, parts: Vec::new(), front, back: None }
    }
}

/// Sheets that belong together, with their part of the document's structure.
#[derive(Default)]
pub(crate) struct SheetSection {
    pub(crate) leaves: Vec<Leaf>,
    pub(crate) structure: Vec<Node>,
}

impl SheetSection {
    /// Adds a sheet that is printed on one side, with its own part of the structure: what is read on it, in order.
    pub(crate) fn push_page(&mut self, media: Media, title: String, front: Page, nodes: Vec<Node>) {
        self.leaves.push(Leaf::one_sided(media, title, front));
        self.structure.push(Node::of(Tag::Part, nodes));
    }
}
