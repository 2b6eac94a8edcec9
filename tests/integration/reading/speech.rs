//! The file as a screen reader finds it: the structure tree, and for each part the text its content shows.

use super::{Pdf, name, text};
use hayro::hayro_interpret::font::{Glyph, GlyphRun};
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Device, DrawMode, DrawProps, Image, ImageDrawProps, SoftMask,
};
use hayro::hayro_syntax::object::{Array, Dict, Number, Object, ObjectIdentifier};
use kurbo::BezPath;
use std::collections::BTreeMap;

/// A part of the structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// The structure type, such as `H1`, `P`, `Figure`.
    pub(crate) tag: String,
    /// How deep it lies: 0 for the children of the document.
    pub(crate) depth: usize,
    /// The alternative text, if any.
    pub(crate) alt: Option<String>,
    /// The text of its own content, without that of its children.
    pub(crate) text: String,
}

/// The text of the marked content of a page, by number; artifacts are under `None`.
type Heard = BTreeMap<Option<i64>, String>;

impl Pdf {
    /// All parts of the structure, in reading order.
    pub(crate) fn read_aloud(&self) -> Vec<Spoken> {
        let pages: Vec<(ObjectIdentifier, Heard)> = (0..self.page_count())
            .filter_map(|page| Some((self.hayro.pages()[page].raw().obj_id()?, self.listen(page))))
            .collect();
        let xref = self.hayro.xref();
        let catalog = xref.get::<Dict<'_>>(xref.root_id()).expect("a catalog");
        let root = catalog.get::<Dict<'_>>("StructTreeRoot").expect("a structure tree");
        let mut spoken = Vec::new();
        for document in children(&root).into_iter().filter_map(into_dict) {
            for part in children(&document).into_iter().filter_map(into_dict) {
                speak(&part, 0, &pages, &mut spoken);
            }
        }
        spoken
    }

    /// The text of a page in the order of painting; `decoration` is what a screen reader passes over.
    pub(crate) fn page_text(&self, page: usize, decoration: bool) -> String {
        let heard = self.listen(page);
        heard.into_iter().filter(|(number, _)| number.is_none() == decoration).map(|(_, text)| text).collect()
    }

    /// The lines of a page of which the file says what they are in words.
    pub(crate) fn lines_in_words(&self, page: usize) -> Vec<String> {
        self.ear(page).in_words
    }

    fn listen(&self, page: usize) -> Heard {
        self.ear(page).heard
    }

    fn ear(&self, page: usize) -> Ear {
        let mut ear = Ear::default();
        self.show(page, &mut ear);
        assert!(ear.open.is_empty(), "a marked-content sequence does not end");
        assert_eq!(ear.untagged, 0, "something is painted outside all marked content");
        ear
    }
}

fn speak(part: &Dict<'_>, depth: usize, pages: &[(ObjectIdentifier, Heard)], spoken: &mut Vec<Spoken>) {
    let own = part.get_ref("Pg").map(ObjectIdentifier::from);
    let at = spoken.len();
    let tag = name(part, "S").expect("a structure type");
    spoken.push(Spoken { tag, depth, alt: text(part, "Alt"), text: String::new() });
    let hear = |page: Option<ObjectIdentifier>, number: i64| {
        let page = pages.iter().find(|(id, _)| Some(*id) == page).expect("content on a page");
        page.1.get(&Some(number)).cloned().unwrap_or_default()
    };
    for child in children(part) {
        match child {
            Object::Number(number) => spoken[at].text += &hear(own, number.as_i64()),
            Object::Dict(dict) => match dict.get::<Number>("MCID") {
                Some(number) => {
                    let page = dict.get_ref("Pg").map(ObjectIdentifier::from);
                    spoken[at].text += &hear(page.or(own), number.as_i64());
                }
                None => speak(&dict, depth + 1, pages, spoken),
            },
            other => panic!("{other:?} in the structure"),
        }
    }
}

fn children<'a>(part: &Dict<'a>) -> Vec<Object<'a>> {
    match part.get::<Object<'_>>("K") {
        Some(Object::Array(array)) => objects(&array),
        Some(one) => vec![one],
        None => Vec::new(),
    }
}

fn objects<'a>(array: &Array<'a>) -> Vec<Object<'a>> {
    array.iter::<Object<'_>>().collect()
}

fn into_dict(object: Object<'_>) -> Option<Dict<'_>> {
    match object {
        Object::Dict(dict) => Some(dict),
        _ => None,
    }
}

/// Takes down the text of a page by the marked content it stands in.
#[derive(Default)]
struct Ear {
    heard: Heard,
    /// The sequences that are open: the number, or none for an artifact, and whether the text was given in words.
    open: Vec<(Option<i64>, bool)>,
    /// Texts that were given in words.
    in_words: Vec<String>,
    /// How many things were painted outside all sequences.
    untagged: usize,
}

impl Ear {
    fn painted(&mut self) {
        self.untagged += usize::from(self.open.is_empty());
    }

    fn hear(&mut self, text: &str) {
        let number = self.open.iter().rev().find_map(|(number, _)| *number);
        self.heard.entry(number).or_default().push_str(text);
    }
}

impl<'a> Device<'a> for Ear {
    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {
        self.painted();
    }

    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, _: DrawProps<'a>, _: &DrawMode) {
        self.painted();
        if self.open.iter().any(|(_, worded)| *worded) {
            return;
        }
        for glyph in run.glyphs() {
            let glyph: &Glyph<'_> = glyph;
            match glyph.as_unicode() {
                Some(BfString::Char(character)) => self.hear(character.encode_utf8(&mut [0; 4])),
                Some(BfString::String(text)) => self.hear(&text),
                None => {}
            }
        }
    }

    fn begin_marked_content(&mut self, _: &[u8], properties: Option<&Dict<'_>>) {
        let number = properties.and_then(|dict| dict.get::<Number>("MCID")).map(|number| number.as_i64());
        assert!(
            number.is_none() || self.open.is_empty(),
            "content of the structure inside other marked content"
        );
        let words = properties.and_then(|dict| text(dict, "ActualText"));
        self.open.push((number, words.is_some()));
        if let Some(words) = words {
            self.hear(&words);
            self.in_words.push(words);
        }
    }

    fn end_marked_content(&mut self) {
        self.open.pop().expect("a marked-content sequence ends before it begins");
    }

    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {
        self.painted();
    }

    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
