//! CSS of a drawing: declarations that the SVG parser passes over are rewritten for it, or are faults at their lines.
//!
//! The parser reads simple selectors, and declarations up to the first that it doesn't understand. Everything here is
//! checked before it reads: rules for screens or pointers alone are removed, variables of the whole drawing are replaced by
//! their values, transforms are spelled as in attributes, and declarations that only editors understand are removed if the
//! parser would stop at them.

mod properties;
mod tokens;

use self::properties::{Property, is_reckoned, transform};
use self::tokens::{Declaration, Statement, declarations, selectors, statements};
use super::Faults;
use super::edits::{Edits, escaped, is_in_place};
use super::named::NamedElements;
use super::tag::tag;
use super::values::value_of;
use crate::keyed::{KeyedMessage, keyed};
use simplecss::{DeclarationTokenizer, Selector};
use std::borrow::Cow;
use std::collections::BTreeMap;
use usvg::roxmltree::{Document, Node};

/// Values that make the same picture as if the property were absent.
const WITHOUT_EFFECT: [&str; 5] = ["none", "auto", "initial", "unset", "revert"];

/// Data that all CSS of a drawing shares.
pub(super) struct Css<'a> {
    document: &'a Document<'a>,
    /// Variables of the whole drawing, by name.
    variables: BTreeMap<String, String>,
    pub(super) named: NamedElements<'a>,
}

/// Place where declarations stand.
struct CssBlock<'a, 'i> {
    node: Node<'a, 'i>,
    /// First byte of the declarations in the source; in an attribute, all of them have this place.
    at: usize,
    is_attribute: bool,
    /// Whether the declarations are for the root alone, whose size a page decides.
    is_of_root: bool,
}

/// Elements to which a rule applies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Applies {
    /// The elements that the parser finds.
    Found,
    /// No element on paper.
    Never,
    /// Other elements than the parser finds.
    Unknown,
}

impl<'a> Css<'a> {
    /// Collects the variables and the named elements of a document.
    pub(super) fn of(document: &'a Document<'a>) -> Self {
        // Few drawings use variables, so the search for them is spared.
        let names_some = document.input_text().contains("var(");
        let variables = if names_some { variables(document) } else { BTreeMap::new() };
        Self { document, variables, named: NamedElements::of(document) }
    }

    /// Returns whether any transform may stretch, so that strokes get wider with it.
    fn is_scaled(&self) -> bool {
        let mut transforms = self.document.descendants().filter_map(|node| node.attribute("transform"));
        transforms.any(|transform| ["scale", "matrix", "skew"].iter().any(|word| transform.contains(word)))
    }

    /// Checks all style sheets, and notes edits and faults.
    pub(super) fn sheets(&self, edits: &mut Edits, faults: &mut Faults<'_>) {
        if !self.document.input_text().contains("style") {
            return;
        }
        for node in self.document.descendants().filter(|node| node.tag_name().name() == "style") {
            if node.attribute("type").is_none_or(|kind| kind == "text/css" || kind.is_empty())
                && let Some(text) = node.text()
            {
                self.sheet(node, text, edits, faults);
            }
        }
    }

    fn sheet(&self, node: Node<'_, '_>, text: &str, edits: &mut Edits, faults: &mut Faults<'_>) {
        let start = node.range().start;
        let written = self.document.input_text().get(node.range()).unwrap_or_default();
        // Where characters are escaped, places in the text are not places in the source.
        let offset = written.find(text).map(|offset| start + offset);
        let place = |at: usize| offset.map_or(start, |offset| offset + at);
        let mut own = Edits::default();
        for statement in statements(text) {
            match statement {
                Statement::At { name, condition, at } => {
                    if !is_unseen_rule(name, condition) {
                        faults.at(
                            place(at),
                            keyed!("svg-css-rule-unusable", name, element = tag(node)),
                            keyed!("write-rules-for-paper"),
                        );
                    }
                }
                Statement::Rules { selectors: all, block, at } => {
                    let bare =
                        (all.contains(":root") && self.is_one_svg()).then(|| all.replace(":root", "svg"));
                    let chosen = bare.as_deref().unwrap_or(all);
                    let listed: Vec<(&str, Applies)> =
                        selectors(chosen).into_iter().map(|selector| (selector, applies(selector))).collect();
                    let found: Vec<&str> = listed
                        .iter()
                        .filter(|(_, who)| *who == Applies::Found)
                        .map(|(text, _)| *text)
                        .collect();
                    let inside = &text[block.clone()];
                    if let Some((selector, _)) = listed.iter().find(|(_, who)| *who == Applies::Unknown)
                        && declarations(inside).iter().any(|declared| {
                            !matches!(
                                Property::of(declared.name),
                                Some(Property::Unseen | Property::Variable)
                            )
                        })
                    {
                        faults.at(
                            place(at),
                            keyed!("svg-css-selector-unusable", selector, element = tag(node)),
                            keyed!("give-shapes-a-class"),
                        );
                    }
                    if found.len() < listed.len() || chosen != all {
                        own.replace(at..at + all.len(), found.join(","));
                    }
                    if found.is_empty() {
                        own.replace(at..(block.end + 1).min(text.len()), String::new());
                        continue;
                    }
                    let is_of_root = found.iter().all(|selector| *selector == "svg");
                    let stands =
                        CssBlock { node, at: place(block.start), is_attribute: offset.is_none(), is_of_root };
                    if let Some(new) = self.block(&stands, inside, faults) {
                        own.replace(block, new);
                    }
                }
            }
        }
        if !own.is_empty()
            && is_in_place(self.document, node)
            && let (Some(open), Some(close)) = (written.find('>'), written.rfind("</"))
            && let Some(new) = own.applied(text, &[])
        {
            edits.replace(start + open + 1..start + close, escaped(&new));
        }
    }

    /// Checks the `style` attribute of an element. Returns its new text; `None`: the text stays as it is.
    pub(super) fn attribute(
        &self,
        node: Node<'_, '_>,
        at: usize,
        text: &str,
        faults: &mut Faults<'_>,
    ) -> Option<String> {
        let is_of_root = node == self.document.root_element();
        self.block(&CssBlock { node, at, is_attribute: true, is_of_root }, text, faults)
    }

    /// Checks declarations. Returns their new text; `None`: the text stays as it is.
    fn block(&self, block: &CssBlock<'_, '_>, text: &str, faults: &mut Faults<'_>) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        let mut is_changed = false;
        for declared in declarations(text) {
            let at = if block.is_attribute { block.at } else { block.at + declared.at };
            let value = self.with_variables(declared.value);
            let mut new = None;
            let property = Property::of(declared.name);
            let is_sound = match property {
                Some(Property::Unseen) => true,
                Some(Property::Variable) => {
                    is_changed = true;
                    continue;
                }
                Some(Property::Read) => {
                    let is_sound = !is_reckoned(&value);
                    if is_sound {
                        new = value_of(block.node, declared.name, &value, Cow::Borrowed, at, faults);
                    }
                    is_sound
                }
                Some(Property::Transform) => {
                    new = transform(&value);
                    new.is_some()
                }
                Some(Property::Geometry) => {
                    is_changed = true;
                    if block.is_of_root && !matches!(declared.name, "r" | "d") || value == "auto" {
                        continue;
                    }
                    false
                }
                Some(Property::Reference | Property::Changes(_)) => self.is_as_without(declared.name, &value),
                None => false,
            };
            if !is_sound {
                let (message, help) = unusable(declared.name, declared.value, &tag(block.node));
                faults.at(at, message, help);
                continue;
            }
            let value = new.map_or(value, Cow::Owned);
            if property != Some(Property::Unseen)
                && let Some((message, help)) = self.named.missing(block.node, declared.name, &value)
            {
                faults.at(at, message, help);
                continue;
            }
            let urgent = if declared.important { "!important" } else { "" };
            let text = format!("{}:{value}{urgent}", declared.name);
            if is_read(&text, declared.name, &value) {
                is_changed |= value != declared.value;
                said.push(text);
            } else if property == Some(Property::Unseen) {
                // The parser would stop at this declaration, so it is left out.
                is_changed = true;
            } else {
                let (message, help) = unusable(declared.name, declared.value, &tag(block.node));
                faults.at(at, message, help);
            }
        }
        is_changed.then(|| said.join(";"))
    }

    /// Returns whether this value of a property that art can't have changes nothing.
    pub(super) fn is_as_without(&self, name: &str, value: &str) -> bool {
        let value = value.trim();
        if WITHOUT_EFFECT.contains(&value) || value == "inherit" {
            return true;
        }
        match Property::of(name) {
            Some(Property::Reference) => {
                let target =
                    value.strip_prefix("url(").map(|target| target.trim_start_matches(['"', '\'', ' ']));
                target.is_some_and(|target| target.starts_with('#')) && value.ends_with(')')
            }
            // Where nothing is stretched, strokes have their own width with or without `vector-effect`.
            Some(Property::Changes(_)) if name == "vector-effect" => !self.is_scaled(),
            Some(Property::Changes(harmless)) => value == harmless,
            _ => true,
        }
    }

    /// Returns a value in which known variables are replaced by their values.
    pub(super) fn with_variables<'v>(&self, value: &'v str) -> Cow<'v, str> {
        let mut text = Cow::Borrowed(value);
        // The value of a variable may name another variable.
        for _ in 0..8 {
            let Some(start) = text.find("var(") else { break };
            let Some(length) = text[start..].find(')') else { break };
            let inside = &text[start + 4..start + length];
            let (name, other) =
                inside.split_once(',').map_or((inside, None), |(name, other)| (name, Some(other)));
            let Some(known) = self.variables.get(name.trim()).map(String::as_str).or(other) else { break };
            text = Cow::Owned(format!("{}{}{}", &text[..start], known.trim(), &text[start + length + 1..]));
        }
        text
    }

    fn is_one_svg(&self) -> bool {
        self.document.descendants().filter(|node| node.tag_name().name() == "svg").count() == 1
    }
}

/// Returns the message that a property can't be used in art, and the help.
pub(super) fn unusable(name: &str, value: &str, element: &str) -> (KeyedMessage, KeyedMessage) {
    let message = keyed!("svg-css-unusable", name, value, element);
    let help = match Property::of(name) {
        Some(Property::Transform) => keyed!("write-transform-attribute"),
        Some(Property::Geometry) => {
            keyed!("write-attribute-of-shape", name)
        }
        Some(Property::Reference) if name == "clip-path" => keyed!("clip-with-element"),
        _ if is_reckoned(value) => keyed!("write-value-itself"),
        _ if name == "vector-effect" => keyed!("write-width-of-line"),
        _ if name.starts_with("animation") => {
            keyed!("paper-does-not-move")
        }
        _ => keyed!("say-it-with-svg"),
    };
    (message, help)
}

/// Returns whether the parser reads a declaration as it is meant.
fn is_read(text: &str, name: &str, value: &str) -> bool {
    let mut tokens = DeclarationTokenizer::from(text);
    tokens.next().is_some_and(|read| read.name == name && read.value == value.trim())
        && tokens.next().is_none()
}

/// Returns the elements to which the rule for a selector applies.
fn applies(selector: &str) -> Applies {
    const NEVER: [&str; 8] =
        [":hover", ":focus", ":active", ":visited", ":target", "::", ":before", ":after"];
    if NEVER.iter().any(|state| selector.contains(state)) {
        return Applies::Never;
    }
    let plain = selector.replace(":first-child", "");
    if !plain.contains(':') && Selector::parse(selector).is_some() {
        Applies::Found
    } else {
        Applies::Unknown
    }
}

/// Returns whether a rule that begins with `@` changes nothing on paper.
fn is_unseen_rule(name: &str, condition: &str) -> bool {
    match name {
        "charset" | "namespace" | "font-face" | "keyframes" | "-webkit-keyframes" | "-moz-keyframes"
        | "page" => true,
        "media" => {
            let others = ["screen", "speech", "dark", "hover", "prefers-", "pointer"];
            !condition.contains("print") && others.iter().any(|word| condition.contains(word))
        }
        _ => false,
    }
}

/// Returns the variables of the whole drawing by name, without variables that have another value somewhere.
fn variables(document: &Document<'_>) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut note = |declared: Declaration<'_>, is_of_all: bool| {
        if declared.name.starts_with("--") {
            let value = is_of_all.then(|| declared.value.to_owned());
            let known = found.entry(declared.name.to_owned()).or_insert_with(|| value.clone());
            if *known != value {
                *known = None;
            }
        }
    };
    for node in document.descendants().filter(Node::is_element) {
        if let Some(style) = node.attribute("style").filter(|style| style.contains("--")) {
            for declared in declarations(style) {
                note(declared, node == document.root_element());
            }
        }
        let text = node.text().filter(|text| node.tag_name().name() == "style" && text.contains("--"));
        for statement in text.map(statements).unwrap_or_default() {
            if let Statement::Rules { selectors, block, .. } = statement {
                let is_of_all = matches!(selectors, ":root" | "svg" | "*");
                let inside = &text.unwrap_or_default()[block];
                for declared in declarations(inside) {
                    note(declared, is_of_all);
                }
            }
        }
    }
    found.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// Returns the declarations of a `style` that decide whether its element is seen; with its paint, if that counts.
pub(super) fn visibility(style: &str, is_painted: bool) -> String {
    let says = |name: &str| {
        matches!(name, "display" | "visibility" | "opacity" | "clip-path")
            || is_painted && matches!(name, "fill" | "stroke" | "fill-opacity" | "stroke-opacity")
    };
    let mut said = String::new();
    for declared in declarations(style).into_iter().filter(|declared| says(declared.name)) {
        said.extend([declared.name, ":", declared.value, ";"]);
    }
    said
}
