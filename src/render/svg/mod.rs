//! One page as an SVG drawing: paths only, so that every program shows it alike and no font is needed.
//!
//! Lengths are millimetres, in the page's width and height and, by the view box, in every number inside. The title and
//! the description are the document's own, for people who can't see the drawing.

mod glyphs;
mod numbers;
mod paint;
mod writer;

use std::fmt::Write as _;

use svg::Document as Drawing;
use svg::node::Text;
use svg::node::element::{Definitions, Description, Element, Title};

use super::RenderError;
use crate::scene::{Child, Document, Node, Tag};
use numbers::number;
use writer::Writer;

/// The first page of a document as an SVG file.
pub(super) fn write(document: &Document) -> Result<String, RenderError> {
    let Some(page) = document.pages.first() else {
        return Err(RenderError::Malformed("it has no pages".to_owned()));
    };
    let (width, height) = (page.size.width, page.size.height);
    if !(width.is_finite() && height.is_finite() && width > 0.0 && height > 0.0) {
        return Err(RenderError::Malformed("the paper of page 1 has no area".to_owned()));
    }
    let mut writer = Writer::default();
    let content = writer.items(&page.items)?;
    let mut alternatives = Vec::new();
    document.structure.iter().for_each(|node| figures(node, &mut alternatives));
    let description =
        if alternatives.is_empty() { document.info.subject.clone() } else { alternatives.join(" ") };
    let mut drawing = Drawing::new()
        .set("width", format!("{}mm", number(width)))
        .set("height", format!("{}mm", number(height)))
        .set("viewBox", format!("0 0 {} {}", number(width), number(height)))
        .set("role", "img")
        .set("aria-labelledby", "title description")
        .set("lang", document.info.language.as_str())
        .add(Title::new(document.info.title.as_str()).set("id", "title"))
        .add(Description::new().set("id", "description").add(Text::new(description)));
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

/// What the figures of a structure show, in reading order.
fn figures(node: &Node, found: &mut Vec<String>) {
    if let Tag::Figure { alt } = &node.tag {
        found.push(alt.clone());
    }
    for child in &node.children {
        if let Child::Node(child) = child {
            figures(child, found);
        }
    }
}
