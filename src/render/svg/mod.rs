//! One page as an SVG drawing. With outlines for letters every program shows it alike and no font is needed; with text
//! its words can be selected and searched.
//!
//! Lengths are millimetres, in the page's width and height and, by the view box, in every number inside. The title and
//! the description are the document's own, for people who can't see the drawing.

mod bitmap;
mod numbers;
mod paint;
mod text;
mod writer;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use svg::Document as Drawing;
use svg::node::Text;
use svg::node::element::{Definitions, Description, Element, Title};

use super::{Letters, RenderError, checked};
use crate::scene::{Child, Document, Item, Mark, Node, Tag};
use numbers::number;
use writer::SvgWriter;

/// Returns the first page of a document as an SVG file of outlines, with the figures of the whole document described.
pub(super) fn write(document: &Document) -> Result<String, RenderError> {
    let mut alternatives = Vec::new();
    document.structure.iter().for_each(|node| figures(node, None, &mut alternatives));
    let description =
        if alternatives.is_empty() { document.info.subject.clone() } else { alternatives.join(" ") };
    let about = PageAbout { title: document.info.title.clone(), description };
    drawing(document, 0, Letters::Outlines, about)
}

/// Returns a page of a document as an SVG file; `page` counts from 0.
pub(super) fn page(document: &Document, page: usize, letters: Letters) -> Result<String, RenderError> {
    let mut marks = BTreeSet::new();
    document.pages.get(page).into_iter().for_each(|page| marked(&page.items, &mut marks));
    // The description names the part of the document, then what the figures show.
    let part = document.outline.iter().rev().find(|entry| entry.page <= page);
    let mut description: Vec<String> = part.map(|entry| format!("{}.", entry.title)).into_iter().collect();
    document.structure.iter().for_each(|node| figures(node, Some(&marks), &mut description));
    let title = format!("{} ({}/{})", document.info.title, page + 1, document.pages.len());
    drawing(document, page, letters, PageAbout { title, description: description.join(" ") })
}

/// Title and description of a drawing.
struct PageAbout {
    title: String,
    description: String,
}

fn drawing(
    document: &Document,
    nth: usize,
    letters: Letters,
    about: PageAbout,
) -> Result<String, RenderError> {
    let page = checked::page(document, nth)?;
    let (width, height) = (page.size.width, page.size.height);
    let mut writer = SvgWriter::new(letters);
    let content = writer.items(&page.items)?;
    // `img` hides its inside from people who can't see it; `document` lets them read its words.
    let role = match letters {
        Letters::Outlines => "img",
        Letters::Text => "graphics-document",
    };
    let mut drawing = Drawing::new()
        .set("width", format!("{}mm", number(width)))
        .set("height", format!("{}mm", number(height)))
        .set("viewBox", format!("0 0 {} {}", number(width), number(height)))
        .set("role", role)
        .set("aria-labelledby", "title description")
        .set("lang", document.info.language.as_str())
        .add(Title::new(about.title.as_str()).set("id", "title"))
        .add(Description::new().set("id", "description").add(Text::new(about.description)));
    if !writer.definitions.is_empty() {
        let definitions = writer.definitions.into_iter();
        drawing = drawing.add(definitions.fold(Definitions::new(), Definitions::add::<Element>));
    }
    let drawing = content.into_iter().fold(drawing, Drawing::add::<Element>);
    let mut text = String::new();
    writeln!(text, "{drawing}")
        .map_err(|_| RenderError::Malformed("it can't be written as text".to_owned()))?;
    Ok(text)
}

/// Collects the marks of items.
fn marked(items: &[Item], found: &mut BTreeSet<Mark>) {
    for item in items {
        match item {
            Item::Marked { mark, items } => {
                found.insert(*mark);
                marked(items, found);
            }
            Item::Group { items, .. } => marked(items, found),
            Item::Path(_) | Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } => {}
        }
    }
}

/// Collects what the figures of a structure show, in reading order; with `marks`, only figures that have one of them.
fn figures(node: &Node, marks: Option<&BTreeSet<Mark>>, found: &mut Vec<String>) {
    let here =
        |child: &Child| matches!(child, Child::Mark(mark) if marks.is_some_and(|marks| marks.contains(mark)));
    if let Tag::Figure { alt } = &node.tag
        && (marks.is_none() || node.children.iter().any(here))
    {
        found.push(alt.clone());
    }
    for child in &node.children {
        if let Child::Node(child) = child {
            figures(child, marks, found);
        }
    }
}
