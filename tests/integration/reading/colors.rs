//! What a file is painted with that is more than black.

use super::{Pdf, name};
use hayro::hayro_syntax::content::UntypedIter;
use hayro::hayro_syntax::object::{Dict, Object};

impl Pdf {
    /// Everything in the file that asks a printer for more than black: operators with three or four parts of a colour, and
    /// bitmaps and gradients of another space than that of greys.
    pub(crate) fn mixed_colors(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (nth, page) in self.hayro.pages().iter().enumerate() {
            operators(page.page_stream().unwrap_or_default(), &format!("page {}", nth + 1), &mut found);
        }
        for stream in self.streams() {
            match name(stream.dict(), "Subtype").as_deref() {
                Some("Form") => {
                    operators(&stream.decoded().expect("a readable drawing"), "a drawing", &mut found);
                }
                Some("Image") => found.extend(other_space(stream.dict(), "a bitmap")),
                _ => {}
            }
        }
        let gradients = self.dictionaries().filter(|dict| dict.contains_key("ShadingType"));
        found.extend(gradients.filter_map(|gradient| other_space(&gradient, "a gradient")));
        found
    }
}

/// The operators of a content that set a colour of several parts.
fn operators(content: &[u8], what: &str, found: &mut Vec<String>) {
    let mut all = UntypedIter::new(content);
    while let Some(instruction) = all.next() {
        let operator: &[u8] = instruction.operator;
        let parts = instruction.operands().filter(|operand| matches!(operand, Object::Number(_))).count();
        let is_mixed = match operator {
            b"rg" | b"RG" | b"k" | b"K" => true,
            b"sc" | b"SC" | b"scn" | b"SCN" => parts > 1,
            _ => false,
        };
        if is_mixed {
            found.push(format!("{what}: {} of {parts}", String::from_utf8_lossy(operator)));
        }
    }
}

/// The space of something's colours, if it isn't that of greys.
fn other_space(dict: &Dict<'_>, what: &str) -> Option<String> {
    let space = name(dict, "ColorSpace");
    (space.as_deref() != Some("DeviceGray")).then(|| format!("{what}: {space:?}"))
}
