//! What stands on the first pages, as a reader finds it: the words of a written document in the order of its structure.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use tafl_print::scene::{Affine, Child, Document, GlyphRun, Item, Mark, Node, Tag};

/// A line of text: its baseline and what it says.
struct Line {
    page: usize,
    y: f64,
    end: f64,
    text: String,
}

/// The text of every leaf of the structure.
#[derive(Default)]
struct Leaves {
    lines: BTreeMap<Mark, Vec<Line>>,
}

impl Leaves {
    fn add(&mut self, page: usize, items: &[Item], under: Affine, mark: Option<Mark>) {
        for item in items {
            match item {
                Item::Group { transform, items, .. } => self.add(page, items, under * *transform, mark),
                Item::Marked { mark, items } => self.add(page, items, under, Some(*mark)),
                Item::Glyphs(run) => {
                    if let Some(mark) = mark {
                        self.run(page, run, under, mark);
                    }
                }
                Item::Path(_) | Item::Art { .. } | Item::Bitmap { .. } => {}
            }
        }
    }

    fn run(&mut self, page: usize, run: &GlyphRun, under: Affine, mark: Mark) {
        let at = under * run.origin;
        let lines = self.lines.entry(mark).or_default();
        let end = at.x + run.width();
        match lines.last_mut() {
            Some(line) if line.page == page && (line.y - at.y).abs() < 0.1 => {
                if at.x - line.end > 0.4 && !line.text.ends_with(' ') {
                    line.text.push(' ');
                }
                line.text.push_str(&run.text);
                line.end = end;
            }
            _ => lines.push(Line { page, y: at.y, end, text: run.text.clone() }),
        }
    }

    /// The lines as one text; a word that was broken is whole again.
    fn text(&self, mark: Mark) -> String {
        let mut text = String::new();
        for line in self.lines.get(&mark).into_iter().flatten() {
            if text.ends_with(['\u{ad}', '‐']) {
                text.pop();
            } else if !text.is_empty() && !text.ends_with([' ', '-']) {
                text.push(' ');
            }
            text.push_str(line.text.trim_end());
        }
        text.replace('\u{a0}', " ")
    }
}

fn marks(node: &Node, found: &mut Vec<Mark>) {
    for child in &node.children {
        match child {
            Child::Node(node) => marks(node, found),
            Child::Mark(mark) => found.push(*mark),
        }
    }
}

fn write(node: &Node, leaves: &Leaves, out: &mut String) {
    let text = |node: &Node| {
        let mut found = Vec::new();
        marks(node, &mut found);
        found.into_iter().map(|mark| leaves.text(mark)).collect::<Vec<_>>().join(" ")
    };
    let children = || {
        node.children.iter().filter_map(|child| match child {
            Child::Node(node) => Some(node),
            Child::Mark(_) => None,
        })
    };
    match &node.tag {
        Tag::Heading { level, .. } => {
            let _ = write!(out, "\n{} {}\n\n", "#".repeat(usize::from(*level)), text(node));
        }
        Tag::Paragraph | Tag::Caption => wrap(&text(node), "", out),
        Tag::Figure { alt } => wrap(&format!("[{alt}]"), "", out),
        Tag::ListItem | Tag::TableRow => wrap(&text(node), "  ", out),
        _ => {
            for child in children() {
                write(child, leaves, out);
            }
        }
    }
}

/// Breaks a paragraph at 100 columns; lines after the first are indented.
fn wrap(text: &str, indent: &str, out: &mut String) {
    let mut column = 0;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > 100 {
            out.push('\n');
            out.push_str(indent);
            column = indent.len();
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
}

/// The first pages of a document: all of the first part of its structure.
pub(crate) fn first_pages(document: &Document) -> String {
    let mut leaves = Leaves::default();
    for (nth, page) in document.pages.iter().enumerate() {
        leaves.add(nth, &page.items, Affine::IDENTITY, None);
    }
    let mut out = String::new();
    if let Some(part) = document.structure.first() {
        write(part, &leaves, &mut out);
    }
    out
}
