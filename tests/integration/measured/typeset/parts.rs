//! What each marked content of the file is, by the structure tree that screen readers follow: a paragraph, a rule's number,
//! a figure. A reader with a ruler sees as much; the tree only spares the guessing.

use hayro::hayro_syntax::Pdf;
use hayro::hayro_syntax::object::{Array, Dict, Name, Number, Object, ObjectIdentifier};
use std::collections::HashMap;

/// What a part of the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    /// The leaflet's own title.
    Title,
    /// A heading within the text.
    Heading,
    /// A paragraph that isn't part of a list.
    Prose,
    /// The number of a rule.
    Number,
    /// The text of a rule.
    Rule,
    /// The point before an item of a list without numbers.
    Point,
    /// The text of such an item.
    Item,
    /// A drawing, and the words in it.
    Figure,
    /// What a figure shows, in words.
    Caption,
    /// Anything else, such as a table.
    Other,
}

impl Role {
    /// Whether it is read line by line from top to bottom: prose, rules and items, without their numbers and points.
    pub(crate) const fn runs(self) -> bool {
        matches!(self, Self::Prose | Self::Rule | Self::Item)
    }
}

/// A part of the structure that has content of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) role: Role,
    /// The number of the element around it: a figure and its caption have one in common, and so have a rule and its number.
    pub(crate) within: usize,
}

/// A marked content in the structure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    /// The part that it belongs to.
    pub(super) part: usize,
    /// How many contents of the whole file are told before it.
    pub(super) nth: i64,
}

/// All parts, in reading order.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) all: Vec<Part>,
    /// Each marked content, by the index of its side and its number.
    pub(super) of: HashMap<(usize, i64), Told>,
}

/// Where an element stands.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The element around it that isn't a list item's body: numbers and texts of a rule share it.
    within: usize,
    /// Whether it is in a list, and the list has numbers.
    numbered: Option<bool>,
}

impl Parts {
    pub(super) fn of(pdf: &Pdf) -> Self {
        let sides: Vec<Option<ObjectIdentifier>> =
            pdf.pages().iter().map(|page| page.raw().obj_id()).collect();
        let xref = pdf.xref();
        let catalog = xref.get::<Dict<'_>>(xref.root_id()).expect("a catalog");
        let root = catalog.get::<Dict<'_>>("StructTreeRoot").expect("a structure tree");
        let mut tree = Tree { sides, parts: Self::default(), elements: 0 };
        tree.walk(&root, None, Place::default());
        tree.parts
    }
}

struct Tree {
    sides: Vec<Option<ObjectIdentifier>>,
    parts: Parts,
    elements: usize,
}

impl Tree {
    fn walk(&mut self, element: &Dict<'_>, side: Option<ObjectIdentifier>, place: Place) {
        self.elements += 1;
        let own = self.elements;
        let side = element.get_ref("Pg").map(ObjectIdentifier::from).or(side);
        let tag = name(element, "S").unwrap_or_default();
        let numbered = if tag == "L" { Some(has_numbers(element)) } else { place.numbered };
        let within = if tag == "LBody" { place.within } else { own };
        let mut part = None;
        for child in children(element) {
            let (side, number) = match &child {
                Object::Number(number) => (side, *number),
                Object::Dict(dict) => {
                    let Some(number) = dict.get::<Number>("MCID") else {
                        self.walk(dict, side, Place { within, numbered });
                        continue;
                    };
                    (dict.get_ref("Pg").map(ObjectIdentifier::from).or(side), number)
                }
                _ => continue,
            };
            let part = *part.get_or_insert_with(|| {
                let role = role(&tag, place.numbered);
                self.parts.all.push(Part { role, within: place.within });
                self.parts.all.len() - 1
            });
            let side = self.sides.iter().position(|known| *known == side).expect("content on a side");
            let nth = i64::try_from(self.parts.of.len()).expect("a number of contents");
            self.parts.of.insert((side, number.as_i64()), Told { part, nth });
        }
    }
}

fn role(tag: &str, numbered: Option<bool>) -> Role {
    match (tag, numbered) {
        ("H1", _) => Role::Title,
        ("H2" | "H3" | "H4", _) => Role::Heading,
        ("Figure", _) => Role::Figure,
        ("Caption", _) => Role::Caption,
        ("Lbl", Some(true)) => Role::Number,
        ("Lbl", _) => Role::Point,
        ("P" | "LBody", Some(true)) => Role::Rule,
        ("P" | "LBody", Some(false)) => Role::Item,
        ("P", None) => Role::Prose,
        _ => Role::Other,
    }
}

/// Whether a list says that its labels are numbers.
fn has_numbers(list: &Dict<'_>) -> bool {
    let says =
        |attributes: &Dict<'_>| name(attributes, "ListNumbering").is_some_and(|kind| kind == "Decimal");
    match list.get::<Object<'_>>("A") {
        Some(Object::Dict(attributes)) => says(&attributes),
        Some(Object::Array(array)) => array.iter::<Dict<'_>>().any(|attributes| says(&attributes)),
        _ => false,
    }
}

fn children<'a>(element: &Dict<'a>) -> Vec<Object<'a>> {
    match element.get::<Object<'_>>("K") {
        Some(Object::Array(array)) => objects(&array),
        Some(one) => vec![one],
        None => Vec::new(),
    }
}

fn objects<'a>(array: &Array<'a>) -> Vec<Object<'a>> {
    array.iter::<Object<'_>>().collect()
}

fn name(dict: &Dict<'_>, key: &str) -> Option<String> {
    dict.get::<Name<'_>>(key).map(|name| name.as_str().to_owned())
}
