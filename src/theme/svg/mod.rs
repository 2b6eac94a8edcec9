//! Turns SVG art into the program's own [`Art`].
//!
//! Art can carry paths and basic shapes, `use` and `symbol`, transforms, solid colours, linear and radial
//! gradients, strokes with caps, joins and dashes, both fill rules, paint order, opacity, clip paths, simple CSS.
//! Transforms are applied to the outlines, so the art has groups only for clips and opacity.
//!
//! Everything else is a fault that says what to draw instead, never a drawing that silently lacks
//! something: a printed set can't be patched. That goes for text (fonts differ between machines: turn it into
//! paths), bitmaps, filters, masks, patterns and blend modes, and for CSS that the parser passes over ([`css`]).
//!
//! Opacity of a group is multiplied into its parts while they don't overlap; if the boxes around them do, the group keeps
//! its opacity.

mod affine;
mod attributes;
mod bounds;
mod clip;
mod colors;
mod css;
mod edits;
mod fit;
mod labels;
mod named;
mod nesting;
mod node;
mod paint;
mod source;
mod spread;
mod stand_ins;
mod tag;
#[cfg(test)]
mod tests;
mod uncarried;
mod values;

pub(crate) use self::bounds::DrawnTogether;
use self::edits::Edits;
use self::uncarried::Uncarried;
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::{Affine, Art, Size};
use std::fmt;
use svgtypes::AspectRatio;
use usvg::roxmltree;

/// Reason why a text is not usable as art.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SvgFault {
    /// File of the text, as given to [`lower`].
    pub file: String,
    /// Description of the fault, with the element it is about.
    pub message: KeyedMessage,
    /// Line and column of the fault, both from 1; columns count characters. `None`: the place isn't known.
    pub place: Option<(u32, u32)>,
    /// Advice on what to do about the fault.
    pub help: KeyedMessage,
}

impl fmt::Display for SvgFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some((line, column)) = self.place {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {} ({})", self.message, self.help)
    }
}

impl std::error::Error for SvgFault {}

/// Faults of one file while they are being found.
struct Faults<'a> {
    file: &'a str,
    document: &'a roxmltree::Document<'a>,
    list: Vec<SvgFault>,
    /// Distance from its corner that a drawing may reach, in its own units.
    reach: f64,
    /// Number of dashes in the strokes of the drawing so far.
    dashes: f64,
}

impl Faults<'_> {
    /// Notes a fault at a byte of the source.
    fn at(&mut self, byte: usize, message: KeyedMessage, help: KeyedMessage) {
        let place = self.document.text_pos_at(byte);
        self.push(Some((place.row, place.col)), message, help);
    }

    /// Notes a fault for what art can't carry of the element with this id, which may be empty.
    fn of(&mut self, id: &str, what: Uncarried) {
        let named = self.document.descendants().find(|n| !id.is_empty() && n.attribute("id") == Some(id));
        let element = named.or_else(|| labels::labelled(self.document, id));
        let shown = element.map(tag::tag);
        let place = element.map(|node| self.document.text_pos_at(node.range().start));
        self.push(place.map(|p| (p.row, p.col)), what.message(shown.as_deref()), what.help());
    }

    /// Notes a fault for the element that begins at this byte: it is seen, and art can't have it.
    fn seen(&mut self, byte: usize) {
        let document = self.document;
        if let Some(node) =
            document.descendants().find(|node| node.is_element() && node.range().start == byte)
        {
            let (message, help) = source::unusable(node);
            self.at(byte, message, help);
        }
    }

    /// Notes a fault once, however many elements have it at the same place.
    fn push(&mut self, place: Option<(u32, u32)>, message: KeyedMessage, help: KeyedMessage) {
        let fault = SvgFault { file: self.file.to_owned(), message, place, help };
        if !self.list.contains(&fault) {
            self.list.push(fault);
        }
    }
}

/// Reads SVG source and returns it as art.
///
/// The frame of the art ([`Art::size`]) is the `viewBox` in its own units, moved to (0, 0); without one,
/// `width` and `height` are. `file` is the name for messages.
///
/// # Errors
///
/// All faults found, in the order of the source: text that is no XML or no SVG, and whatever art can't carry
/// (see the module).
pub(crate) fn lower(file: &str, source: &str) -> Result<Art, Vec<SvgFault>> {
    read(file, source).map(|(art, _)| art)
}

/// Reads SVG source as [`lower`] does, for a square place: a drawing of another shape lies in it by its `preserveAspectRatio`,
/// in the middle by default.
///
/// # Errors
///
/// The faults of [`lower`].
pub(crate) fn lower_into_square(file: &str, source: &str) -> Result<Art, Vec<SvgFault>> {
    read(file, source).map(|(art, aspect)| fit::squared(art, aspect))
}

/// Returns a drawing, and how it lies in another shape.
fn read(file: &str, source: &str) -> Result<(Art, AspectRatio), Vec<SvgFault>> {
    let fault = |message: KeyedMessage, place: Option<(u32, u32)>, help: KeyedMessage| {
        vec![SvgFault { file: file.to_owned(), message, place, help }]
    };
    if let Some((message, help)) = source::other_file(source).or_else(|| bounds::of_text(source)) {
        return Err(fault(message, Some((1, 1)), help));
    }
    let document = roxmltree::Document::parse_with_options(source, options()).map_err(|error| {
        let place = error.pos();
        let why = error.to_string();
        // The place is shown beside the file's name, so the message leaves it out.
        let why = why.strip_suffix(&format!(" at {place}")).unwrap_or(&why);
        fault(
            keyed!("svg-unparsed", why => KeyedMessage::foreign(why)),
            Some((place.row, place.col)),
            keyed!("save-as-plain-svg"),
        )
    })?;
    let mut faults = Faults { file, document: &document, list: Vec::new(), reach: f64::MAX, dashes: 0.0 };
    let Some(levels) = nesting::levels(&document, &mut faults) else {
        return Err(faults.list);
    };
    let mut edits = Edits::default();
    let Some(frame) = source::check(&mut edits, &mut faults) else {
        return Err(faults.list);
    };
    if let Some((at, message, help)) = bounds::of_document(&document, frame) {
        faults.at(at, message, help);
        return Err(faults.list);
    }
    let aspect = fit::of_root(&document, frame, &mut edits);
    let drawn = nesting::with_room(levels, || {
        let known = faults.list.len();
        let drawn = if edits.is_empty() {
            drawn(&document, frame, &mut faults)
        } else {
            let text = edits.applied(source, &[]).unwrap_or_default();
            drawn_anew(&text, frame, &mut faults)
        };
        if faults.list[known..].iter().any(|fault| fault.place.is_none()) {
            // The parser keeps the ids of shapes and nothing else of where they stand.
            let labelled = edits.applied(source, &labels::of(source, &document)).unwrap_or_default();
            let told = faults.list.split_off(known);
            faults.dashes = 0.0;
            drawn_anew(&labelled, frame, &mut faults);
            if faults.list.len() == known {
                faults.list.extend(told);
            }
        }
        drawn
    });
    match drawn {
        Some(art) if faults.list.is_empty() => Ok((art, aspect)),
        _ => {
            faults.list.sort_by_key(|f| f.place);
            Err(faults.list)
        }
    }
}

/// Returns the options with which `usvg` itself reads: some editors still write a document type.
fn options<'a>() -> roxmltree::ParsingOptions<'a> {
    roxmltree::ParsingOptions { allow_dtd: true, nodes_limit: bounds::NODES, ..Default::default() }
}

/// Returns the art of a text that the program has written; `None`: the text can't be read back.
fn drawn_anew(text: &str, frame: Option<Size>, faults: &mut Faults<'_>) -> Option<Art> {
    match roxmltree::Document::parse_with_options(text, options()) {
        Ok(document) => drawn(&document, frame, faults),
        Err(error) => {
            let (message, help) = unusable(&usvg::Error::ParsingFailed(error));
            faults.at(0, message, help);
            None
        }
    }
}

/// Returns the art of a document whose frame is known. After a fault the art must not be used.
fn drawn(document: &roxmltree::Document<'_>, frame: Option<Size>, faults: &mut Faults<'_>) -> Option<Art> {
    let tree = match usvg::Tree::from_xmltree(document, &usvg::Options::default()) {
        Ok(tree) => tree,
        Err(error) => {
            let (message, help) = unusable(&error);
            faults.at(0, message, help);
            return None;
        }
    };
    let drawn = Size::new(f64::from(tree.size().width()), f64::from(tree.size().height()));
    let size = frame.unwrap_or(drawn);
    // The parser has scaled the drawing to `width` and `height`, if there are any: undo it.
    let (across, down) = (size.width / drawn.width, size.height / drawn.height);
    if (across - down).abs() > 1e-3 * across {
        let message = keyed!("svg-shapes-differ");
        faults.at(0, message, keyed!("leave-width-and-height-out"));
    }
    let to_art = Affine::scale(across);
    faults.reach = bounds::FRAMES * size.width.max(size.height);
    let items = node::group(tree.root(), to_art, 0, 1.0, faults);
    if let Some((message, help)) = bounds::of_items(&items) {
        faults.at(0, message, help);
    }
    Some(Art { size, items })
}

/// Returns why the parser gives a drawing up, and what to do.
fn unusable(error: &usvg::Error) -> (KeyedMessage, KeyedMessage) {
    match error {
        usvg::Error::InvalidSize => (keyed!("svg-no-size"), keyed!("write-view-box-into-svg")),
        // The parser counts every copy that `use` makes.
        usvg::Error::ElementsLimitReached
        | usvg::Error::ParsingFailed(roxmltree::Error::NodesLimitReached) => {
            (keyed!("svg-too-many-elements"), keyed!("look-at-use-of-svg"))
        }
        other => (
            keyed!("svg-unusable", why => KeyedMessage::foreign(&other.to_string())),
            keyed!("save-svg-with-view-box"),
        ),
    }
}
