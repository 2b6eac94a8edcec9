//! The drawings of a theme: which slots there are, and what each file says.

use std::ops::Range;
use std::sync::Arc;

use super::Files;
use super::drawn::Drawn;
use super::seen::shows_something;
use crate::diag::{Diagnostic, Sources};
use crate::scene::Art;
use crate::spec::decode::decode;
use crate::spec::report::Report;
use crate::spec::section::{Section, Text};
use crate::spec::value::read as read_value;
use crate::theme::ink::{Ink, SpelledArt, colors};
use crate::theme::svg;

/// Slots for a drawing that is laid over the ground; they may stay empty.
const LAID: [&str; 5] = ["camp-mark", "camp-edge", "town-edge", "camp-gate", "town-gate"];

/// Slots for the drawings of squares on a road; they may stay empty.
const ROADS: [&str; 2] = ["road", "camp-road"];

/// Reads the drawings that `[art]` names.
pub(super) struct Drawings<'a> {
    pub(super) files: &'a dyn Files,
    pub(super) report: &'a Report<'a>,
    pub(super) sources: &'a mut Sources,
    pub(super) faults: &'a mut Vec<Diagnostic>,
}

impl Drawings<'_> {
    pub(super) fn all(&mut self, section: Section<'_>) -> Option<Drawn> {
        // One after another before any `?`, so that all faults are reported.
        let [king, defender, attacker] = ["king", "defender", "attacker"].map(|key| self.one(&section, key));
        let [knight, commander] = ["knight", "commander"].map(|key| self.maybe(&section, key));
        let [ground, camp, town] = ["ground", "camp", "town"].map(|key| self.maybe_several(&section, key));
        let throne = self.seen(&section, "throne");
        let [corner, escape] = ["corner", "escape"].map(|key| self.maybe(&section, key));
        let [camp_mark, camp_edge, town_edge, camp_gate, town_gate] =
            LAID.map(|key| self.maybe(&section, key));
        let [road, camp_road] = ROADS.map(|key| self.maybe_several(&section, key));
        let vignette = self.seen(&section, "vignette");
        section.finish();
        Some(Drawn {
            king: king?,
            defender: defender?,
            attacker: attacker?,
            knight,
            commander,
            ground,
            camp,
            town,
            throne,
            corner,
            escape,
            camp_mark,
            camp_edge,
            town_edge,
            camp_gate,
            town_gate,
            road,
            camp_road,
            vignette,
        })
    }

    /// The drawings that an ink has of its own. All slots may stay empty.
    pub(super) fn of_ink(&mut self, section: Section<'_>, ink: Ink) -> SpelledArt {
        let [king, defender, attacker, knight, commander] =
            ["king", "defender", "attacker", "knight", "commander"]
                .map(|key| self.spared(&section, key, ink));
        let [ground, camp, town] =
            ["ground", "camp", "town"].map(|key| self.spared_several(&section, key, ink));
        let [throne, corner, escape, vignette] =
            ["throne", "corner", "escape", "vignette"].map(|key| self.spared(&section, key, ink));
        let [camp_mark, camp_edge, town_edge, camp_gate, town_gate] =
            LAID.map(|key| self.spared(&section, key, ink));
        let [road, camp_road] = ROADS.map(|key| self.spared_several(&section, key, ink));
        section.finish();
        SpelledArt {
            king,
            defender,
            attacker,
            knight,
            commander,
            ground,
            camp,
            town,
            throne,
            corner,
            escape,
            camp_mark,
            camp_edge,
            town_edge,
            camp_gate,
            town_gate,
            road,
            camp_road,
            vignette,
        }
    }

    /// A drawing for an ink, which must keep to it.
    fn spared(&mut self, section: &Section<'_>, key: &'static str, ink: Ink) -> Option<Arc<Art>> {
        let value = section.optional(key)?;
        let text = Text { value: read_value(value, key, self.report)?, span: value.span() };
        self.draw_for(&text, ink)
    }

    /// The drawings of a slot for an ink.
    fn spared_several(
        &mut self,
        section: &Section<'_>,
        key: &'static str,
        ink: Ink,
    ) -> Option<Vec<Arc<Art>>> {
        section.optional(key)?;
        let texts = self.names(section, key)?;
        let drawn: Vec<_> = texts.iter().map(|text| self.draw_for(text, ink)).collect();
        drawn.into_iter().collect()
    }

    fn draw_for(&mut self, text: &Text, ink: Ink) -> Option<Arc<Art>> {
        let art = self.draw(text)?;
        let tinted = colors(&art).into_iter().find(|color| ink == Ink::Grey && !color.is_grey());
        if let Some(color) = tinted {
            let message = format!("\"{}\" has the colour {color}, which is no grey", text.value);
            let help =
                "draw it in greys, or take the line out: the program turns the drawing of [art] into greys";
            self.report.error(text.span.clone(), message, help);
        }
        Some(art)
    }

    /// A slot that may stay empty. What is wrong with its drawing is reported, so the theme is refused.
    fn maybe(&mut self, section: &Section<'_>, key: &'static str) -> Option<Arc<Art>> {
        let value = section.optional(key)?;
        self.draw(&Text { value: read_value(value, key, self.report)?, span: value.span() })
    }

    /// A slot for one drawing, of which something must be seen.
    fn one(&mut self, section: &Section<'_>, key: &'static str) -> Option<Arc<Art>> {
        let text = section.text(key, &format!("{key} = \"{key}.svg\""))?;
        self.draw_seen(&text)
    }

    /// A slot that may stay empty; of a drawing that is named something must be seen.
    fn seen(&mut self, section: &Section<'_>, key: &'static str) -> Option<Arc<Art>> {
        let value = section.optional(key)?;
        self.draw_seen(&Text { value: read_value(value, key, self.report)?, span: value.span() })
    }

    fn draw_seen(&mut self, text: &Text) -> Option<Arc<Art>> {
        let art = self.draw(text)?;
        if !shows_something(&art) {
            let message = "the drawing is empty: nothing is painted within its `viewBox`";
            let help =
                "give its shapes a fill or a stroke, or fit the page to the drawing before you save it";
            let fault = Diagnostic::error(self.files.name(&text.value), message).at(0..0).help(help);
            self.faults.push(fault);
            return None;
        }
        Some(art)
    }

    /// A slot for one or more drawings.
    fn several(&mut self, section: &Section<'_>, key: &'static str) -> Option<Vec<Arc<Art>>> {
        let texts = self.names(section, key)?;
        let drawn: Vec<_> = texts.iter().map(|text| self.draw(text)).collect();
        drawn.into_iter().collect()
    }

    /// A slot for drawings that may stay empty.
    fn maybe_several(&mut self, section: &Section<'_>, key: &'static str) -> Vec<Arc<Art>> {
        // What is wrong with them is reported, so the theme is refused.
        section.optional(key).and_then(|_| self.several(section, key)).unwrap_or_default()
    }

    /// The files that a slot for one or more drawings names.
    fn names(&self, section: &Section<'_>, key: &'static str) -> Option<Vec<Text>> {
        let value = section.needed(key, &format!("{key} = [\"{key}-1.svg\", \"{key}-2.svg\"]"))?;
        let texts = section.texts(key, value)?;
        if texts.is_empty() {
            let help = format!("name at least one drawing: {key} = [\"{key}.svg\"]");
            self.report.missing(value.span(), format!("`{key}` names no drawing"), help);
            return None;
        }
        Some(texts)
    }

    /// Reads a drawing. That it is missing is a fault of the line that names it; what is wrong with it, one
    /// of its own.
    fn draw(&mut self, text: &Text) -> Option<Arc<Art>> {
        let file = text.value.as_str();
        // A theme is one folder: it means the same wherever it is put.
        if file.contains(['/', '\\']) || file.starts_with('.') {
            let help = "put the drawing into the theme's folder and write its name only";
            self.report.error(text.span.clone(), format!("\"{file}\" is no file of this folder"), help);
            return None;
        }
        let name = self.files.name(file);
        let bytes = match self.files.read(file) {
            Ok(bytes) => bytes,
            Err(fault) => {
                let message = format!("\"{file}\": {fault}");
                self.report.error(text.span.clone(), message, format!("put the drawing there as {name}"));
                return None;
            }
        };
        let source = decode(&name, &bytes).map_err(|fault| self.faults.push(fault)).ok()?;
        if self.sources.get(&name).is_some() {
            // Named twice; its faults have been reported.
            return svg::lower(&name, source).ok().map(Arc::new);
        }
        self.sources.add(&name, source);
        match svg::lower(&name, source) {
            Ok(art) => Some(Arc::new(art)),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| Diagnostic {
                    file: fault.file,
                    span: fault.place.map(|(line, column)| place(source, line, column)),
                    message: fault.message,
                    help: Some(fault.help),
                    severity: crate::diag::Severity::Error,
                }));
                None
            }
        }
    }
}

/// The character at a line and column, both from 1, in bytes.
fn place(source: &str, line: u32, column: u32) -> Range<usize> {
    let mut rest = 1..line;
    let start = source.match_indices('\n').map(|(at, _)| at + 1).nth(rest.len().wrapping_sub(1));
    let start = if rest.next().is_none() { 0 } else { start.unwrap_or(source.len()) };
    let text = &source[start..];
    let at =
        text.char_indices().nth(column.saturating_sub(1) as usize).map_or(source.len(), |(at, _)| start + at);
    at..at + source[at..].chars().next().map_or(0, char::len_utf8)
}
