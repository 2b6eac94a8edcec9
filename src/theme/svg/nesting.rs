//! Depth of a drawing, and the number of elements it becomes, found before the parser reads it: the parser calls itself for
//! whatever stands within another element, is copied by `use`, or clips, masks or marks it.

use super::Faults;
use super::bounds::NODES;
use super::tag::{SVG, tag};
use crate::keyed::{KeyedMessage, keyed};
use rustc_hash::FxHashMap;
use std::thread;
use usvg::roxmltree::{Document, Node, NodeId};

/// Largest number of elements that may stand one within another, copies and clip paths counted; no drawing program comes near.
/// It is smaller where there are no threads, because the size of the stack can't be chosen there.
pub(super) const DEEPEST: usize = if cfg!(target_family = "wasm") { 40 } else { 200 };

/// Levels for which the stack of any thread is enough, even one of 256 kB.
const SHALLOW: usize = 25;

/// Stack on which deeper drawings are followed and read, in bytes: four times what the parser takes for [`DEEPEST`] levels.
const STACK: usize = 16 * 1024 * 1024;

/// Largest number of clip paths, masks and markers where rules of CSS assign them: which elements they clip is not followed.
const MOST_BY_RULES: usize = 50;

/// Elements with which the parser may go on at another place, or whose rules may make it do so.
const LEADING_ON: [&str; 6] = ["clipPath", "filter", "marker", "mask", "style", "use"];

/// Returns the help for a drawing that goes too deep.
fn ungroup() -> KeyedMessage {
    keyed!("ungroup-the-drawing")
}

/// Extent of an element, with everything that it contains or refers to.
#[derive(Clone, Copy, Debug)]
struct Extent {
    /// Number of levels, with the element's own.
    levels: usize,
    /// Number of elements, with the element itself; each copy counted.
    elements: u32,
}

/// State while the elements of a document are followed.
struct Nesting<'a, 'i> {
    named: FxHashMap<&'a str, Node<'a, 'i>>,
    /// Extents of the elements seen so far; `None`: the element is being followed.
    known: FxHashMap<NodeId, Option<Extent>>,
}

/// Element with the message of what is wrong with it.
type Wrong<'a, 'i> = (Node<'a, 'i>, KeyedMessage);

/// Returns how many levels a document has; notes what goes too deep, leads back to itself or makes too many elements.
pub(super) fn levels(document: &Document<'_>, faults: &mut Faults<'_>) -> Option<usize> {
    if !document.descendants().any(|node| LEADING_ON.contains(&node.tag_name().name())) {
        // As in most drawings, nothing leads to another place.
        let mut most = 0;
        for node in document.descendants().filter(Node::is_element) {
            most = most.max(node.ancestors().filter(Node::is_element).count());
            if most > DEEPEST {
                faults.at(node.range().start, deep(node), ungroup());
                return None;
            }
        }
        return Some(most);
    }
    let mut nesting = Nesting { named: FxHashMap::default(), known: FxHashMap::default() };
    let mut elements = 0;
    for node in document.descendants().filter(Node::is_element) {
        elements += 1;
        if let Some(id) = node.attribute("id") {
            // Of several elements with one id the first is meant.
            nesting.named.entry(id).or_insert(node);
        }
    }
    let followed = by_rules(document).map_or(Ok(()), Err).and_then(|()| {
        // There are no more levels than elements.
        with_room(elements, || nesting.follow(document.root_element(), 1))
    });
    match followed {
        Ok(extent) => Some(extent.levels),
        Err((node, message)) => {
            faults.at(node.range().start, message, ungroup());
            None
        }
    }
}

/// Returns the message for an element that stands too deep.
fn deep(node: Node<'_, '_>) -> KeyedMessage {
    keyed!("svg-too-deep", element = tag(node), most = DEEPEST)
}

/// Returns the element that is wrong where rules of CSS clip, mask or mark.
fn by_rules<'a, 'i>(document: &'a Document<'i>) -> Option<Wrong<'a, 'i>> {
    let style = document.descendants().find(|node| {
        node.tag_name().name() == "style" && node.text().is_some_and(|text| text.contains("url("))
    })?;
    let used = |node: &Node<'_, '_>| matches!(node.tag_name().name(), "clipPath" | "mask" | "marker");
    let count = document.descendants().filter(used).count();
    (count > MOST_BY_RULES).then(|| (style, keyed!("svg-clips-by-rules", element = tag(style), count)))
}

impl<'a, 'i> Nesting<'a, 'i> {
    /// Returns the extent of an element, which stands on this level.
    fn follow(&mut self, node: Node<'a, 'i>, level: usize) -> Result<Extent, Wrong<'a, 'i>> {
        let deep = || (node, deep(node));
        match self.known.get(&node.id()) {
            Some(Some(known)) if level + known.levels > DEEPEST + 1 => return Err(deep()),
            Some(Some(known)) => return Ok(*known),
            // An element that clips itself is a fault elsewhere; the parser stops there, too.
            Some(None) => return Ok(Extent { levels: 1, elements: 1 }),
            None if level > DEEPEST => return Err(deep()),
            None => {}
        }
        self.known.insert(node.id(), None);
        let mut extent = Extent { levels: 0, elements: 1 };
        for child in node.children().filter(Node::is_element) {
            let below = self.follow(child, level + 1)?;
            extent.levels = extent.levels.max(below.levels);
            extent.elements = extent.elements.saturating_add(below.elements);
        }
        let is_use = node.tag_name().name() == "use" && node.tag_name().namespace() == Some(SVG);
        for attribute in node.attributes() {
            let is_copy = is_use && attribute.name() == "href";
            for name in targets(attribute.name(), attribute.value(), is_copy) {
                let Some(target) = self.named.get(name).copied() else { continue };
                if is_copy && matches!(self.known.get(&target.id()), Some(None)) {
                    let message = keyed!("svg-copies-itself", element = tag(node));
                    return Err((node, message));
                }
                let below = self.follow(target, level + 1)?;
                extent.levels = extent.levels.max(below.levels);
                if is_copy {
                    extent.elements = extent.elements.saturating_add(below.elements);
                }
            }
        }
        extent.levels += 1;
        if extent.elements > NODES {
            let message =
                keyed!("svg-becomes-too-much", element = tag(node), count = extent.elements, most = NODES);
            return Err((node, message));
        }
        self.known.insert(node.id(), Some(extent));
        Ok(extent)
    }
}

/// Returns the names of the elements with which the parser goes on at an attribute.
fn targets<'t>(name: &str, value: &'t str, is_copy: bool) -> Vec<&'t str> {
    if is_copy {
        return value.trim().strip_prefix('#').into_iter().collect();
    }
    let goes_on = matches!(
        name,
        "clip-path" | "mask" | "marker-start" | "marker-mid" | "marker-end" | "style" | "filter"
    );
    if !goes_on {
        return Vec::new();
    }
    let names = value.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    names.filter_map(|name| name.trim_matches(['"', '\'', ' ']).strip_prefix('#')).collect()
}

/// Does work that goes so many levels deep, on a stack that is large enough: the thread of another program may have little.
pub(super) fn with_room<T: Send>(levels: usize, mut work: impl FnMut() -> T + Send) -> T {
    if levels <= SHALLOW {
        return work();
    }
    let done = thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, &mut work);
        thread.ok().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    // Without threads, the work is done here: fewer levels are allowed then.
    done.unwrap_or_else(work)
}
