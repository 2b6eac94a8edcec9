//! Drawn sheets of paper, before they are brought into the order of printing.

use crate::imposition::Matter;
use crate::scene::{Node, Page, Tag};

/// A sheet of paper, as it goes through the printer.
pub(crate) struct Leaf {
    /// What the plan has on the sheet, by which its place in the plan is found.
    pub(crate) matter: Matter,
    /// Its line of the outline.
    pub(crate) title: String,
    /// Lines of the outline below the title, unless they are the headings on the sheet.
    pub(crate) parts: Vec<String>,
    /// The side that is printed first.
    pub(crate) front: Page,
    /// The other side, drawn as if the sheet were turned like the page of a book. `None`: it is blank.
    pub(crate) back: Option<Page>,
}

impl Leaf {
    /// Returns a sheet that is printed on one side.
    pub(crate) const fn one_sided(matter: Matter, title: String, front: Page) -> Self {
        Self { matter, title, parts: Vec::new(), front, back: None }
    }
}

/// Sheets that belong together, with their part of the document's structure.
#[derive(Default)]
pub(crate) struct SheetSection {
    pub(crate) leaves: Vec<Leaf>,
    pub(crate) structure: Vec<Node>,
}

impl SheetSection {
    /// Adds a sheet that is printed on one side, with its part of the structure: the words on it, in order.
    pub(crate) fn push_page(&mut self, matter: Matter, title: String, front: Page, nodes: Vec<Node>) {
        self.leaves.push(Leaf::one_sided(matter, title, front));
        self.structure.push(Node::of(Tag::Part, nodes));
    }
}
