//! The whole: pages, structure, outline, and what a viewer should know before it prints.

use super::{Item, Node, Rect, Size};

/// A finished document.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Title, language and the like.
    pub info: Info,
    /// How a printer flips its sheets; nothing if it prints one side only.
    pub flip: Option<Flip>,
    /// The pages, in the order of the file.
    pub pages: Vec<Page>,
    /// The number that each page is known by, as it is printed at its foot; none where pages are counted from 1 as they come.
    pub numbers: Vec<usize>,
    /// The logical structure in reading order; the children of the document.
    pub structure: Vec<Node>,
    /// The outline that a viewer shows beside the pages.
    pub outline: Vec<OutlineEntry>,
}

impl Document {
    /// Pages that are painted and measured, never written: a document that says nothing about itself.
    pub(crate) fn untitled(pages: Vec<Page>) -> Self {
        let text = String::new;
        let info = Info {
            title: text(),
            subject: text(),
            keywords: Vec::new(),
            creator: text(),
            language: "en".to_owned(),
            date: 0,
        };
        Self { info, flip: None, pages, numbers: Vec::new(), structure: Vec::new(), outline: Vec::new() }
    }
}

/// What a document says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The title a viewer shows in its window.
    pub title: String,
    /// One sentence on what the document is.
    pub subject: String,
    /// Words to find it by.
    pub keywords: Vec<String>,
    /// Who or what made it: the program and its version.
    pub creator: String,
    /// The language of the text as a BCP 47 tag.
    pub language: String,
    /// Seconds since 1970-01-01 UTC. Never the clock: the same input must give the same bytes.
    pub date: i64,
}

/// The edge of the paper over which a sheet is flipped to its second side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// The long edge, as one turns a page that stands upright.
    LongEdge,
    /// The short edge, as one turns a page that lies across.
    ShortEdge,
}

impl Flip {
    /// The word for the edge.
    #[must_use]
    pub const fn edge(self) -> &'static str {
        match self {
            Self::LongEdge => "long",
            Self::ShortEdge => "short",
        }
    }
}

/// One page of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width and height in millimetres.
    pub size: Size,
    /// The area that is left when the page has been cut, if that is one rectangle; millimetres.
    pub trim: Option<Rect>,
    /// The trimmed area with its bleed, if any; millimetres.
    pub bleed: Option<Rect>,
    /// What is on the page, the lowest first.
    pub items: Vec<Item>,
}

/// A line of the outline: a title and the page it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// The words shown.
    pub title: String,
    /// Index into [`Document::pages`].
    pub page: usize,
    /// The lines below it.
    pub children: Vec<OutlineEntry>,
}

impl OutlineEntry {
    /// A line with none below it.
    #[must_use]
    pub const fn of(title: String, page: usize) -> Self {
        Self { title, page, children: Vec::new() }
    }
}
