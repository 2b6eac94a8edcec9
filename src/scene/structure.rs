//! The logical structure: what a screen reader reads, in order.

/// A leaf of the structure. Content on a page points at its leaf with the same mark; one leaf may have content in
/// several places, even on several pages (a paragraph that runs on in the next column).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(u32);

/// Gives out the marks of one document.
#[derive(Debug, Default)]
pub struct Marks(u32);

impl Marks {
    /// A mark that this document has not seen yet.
    pub fn fresh(&mut self) -> Mark {
        self.0 += 1;
        Mark(self.0)
    }
}

/// A part of the structure with its role.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The role.
    pub tag: Tag,
    /// What it consists of, in reading order.
    pub children: Vec<Child>,
}

impl Node {
    /// The same part with other marks, one or more for each.
    #[must_use]
    pub fn with_marks(&self, renew: &mut dyn FnMut(Mark) -> Vec<Mark>) -> Self {
        let mut children = Vec::with_capacity(self.children.len());
        for child in &self.children {
            match child {
                Child::Node(node) => children.push(Child::Node(node.with_marks(renew))),
                Child::Mark(mark) => children.extend(renew(*mark).into_iter().map(Child::Mark)),
            }
        }
        Self { tag: self.tag.clone(), children }
    }

    /// The first title in it.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        if let Tag::Heading { title, .. } = &self.tag {
            return Some(title);
        }
        self.children.iter().find_map(|child| match child {
            Child::Node(node) => node.title(),
            Child::Mark(_) => None,
        })
    }

    /// A part made of other parts.
    #[must_use]
    pub fn of(tag: Tag, children: Vec<Node>) -> Self {
        Self { tag, children: children.into_iter().map(Child::Node).collect() }
    }

    /// A part that is one leaf.
    #[must_use]
    pub fn leaf(tag: Tag, mark: Mark) -> Self {
        Self { tag, children: vec![Child::Mark(mark)] }
    }
}

/// A member of a [`Node`].
#[derive(Clone, Debug, PartialEq)]
pub enum Child {
    /// A smaller part.
    Node(Node),
    /// Content on a page.
    Mark(Mark),
}

/// The role of a part, after the standard structure types of PDF 1.7.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// A large part with a title of its own.
    Part,
    /// A section.
    Section,
    /// A heading; 1 is the highest level.
    Heading {
        /// 1 to 6; a document starts with 1 and skips none on the way down.
        level: u8,
        /// Its words, for the reader's list of headings.
        title: String,
    },
    /// A paragraph.
    Paragraph,
    /// A list; its children are [`Tag::ListItem`]s.
    List {
        /// Whether the items are numbered.
        numbered: bool,
    },
    /// An item; its children are a [`Tag::Label`] (if any) and a [`Tag::ListBody`].
    ListItem,
    /// The number or bullet of an item.
    Label,
    /// The content of an item.
    ListBody,
    /// A picture.
    Figure {
        /// What it shows, for people who can't see it.
        alt: String,
    },
    /// The caption of the figure it stands in or beside.
    Caption,
    /// A table; its children are [`Tag::TableRow`]s.
    Table {
        /// What the table tells, in a sentence.
        summary: String,
    },
    /// A row; its children are header and data cells.
    TableRow,
    /// A cell that names its column or row.
    TableHeader,
    /// A cell with data.
    TableCell,
}
