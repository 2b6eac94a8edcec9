//! Letters as text that can be selected, searched and read aloud: each at the place where it was set, so that lines keep
//! their length even where the font is missing. Each word is a part of its own, for programs that know one place only for
//! each part.

use skrifa::attribute::Style;
use skrifa::string::StringId;
use skrifa::{FontRef, MetadataProvider};
use svg::node::Blob;
use svg::node::element::{Element, Text};

use super::numbers::number;
use crate::render::RenderError;
use crate::scene::{Font, GlyphRun};

/// Returns the text element of a run; `None`: the run has no letter.
pub(super) fn text(run: &GlyphRun) -> Result<Option<Element>, RenderError> {
    let finite = run.origin.is_finite() && run.glyphs.iter().all(|glyph| glyph.advance.is_finite());
    if !finite {
        return Err(RenderError::Malformed("a letter stands at infinity".to_owned()));
    }
    let letters = letters(run)?;
    if letters.iter().all(|(letter, _)| letter.is_whitespace()) {
        return Ok(None);
    }
    let look = LetterLook::of(&run.font)?;
    let mut style = vec![if run.features.lining_figures {
        "font-variant-numeric:lining-nums"
    } else {
        "font-variant-numeric:oldstyle-nums"
    }];
    if run.features.letters_apart {
        style.push("font-variant-ligatures:none");
    }
    let mut element = Text::new("")
        .set("y", number(run.origin.y))
        .set("font-family", look.families)
        .set("font-size", number(run.size.to_mm()))
        .set("fill", run.color.to_string())
        .set("style", style.join(";"));
    if look.weight != 400 {
        element = element.set("font-weight", look.weight);
    }
    if look.italic {
        element = element.set("font-style", "italic");
    }
    if run.features.small_caps {
        element = element.set("font-variant", "small-caps");
    }
    Ok(Some(element.add(Blob::new(words(&letters))).into()))
}

/// Returns a part for each word with the spaces after it.
fn words(letters: &[(char, f64)]) -> String {
    let mut parts = String::new();
    let ends = |pair: &[(char, f64)]| pair[0].0.is_whitespace() && !pair[1].0.is_whitespace();
    let mut rest = letters;
    while !rest.is_empty() {
        let end = rest.windows(2).position(ends).map_or(rest.len(), |last| last + 1);
        let (word, after) = rest.split_at(end);
        rest = after;
        let places: Vec<String> = word.iter().map(|(_, x)| number(*x)).collect();
        parts.push_str("<tspan x=\"");
        parts.push_str(&places.join(" "));
        parts.push_str("\">");
        for (letter, _) in word {
            match letter {
                '&' => parts.push_str("&amp;"),
                '<' => parts.push_str("&lt;"),
                '>' => parts.push_str("&gt;"),
                letter => parts.push(*letter),
            }
        }
        parts.push_str("</tspan>");
    }
    parts
}

/// Returns the letters, each with its x in millimetres.
fn letters(run: &GlyphRun) -> Result<Vec<(char, f64)>, RenderError> {
    let size = run.size.to_mm();
    let mut letters = Vec::new();
    let mut pen = 0.0;
    let mut rest = run.glyphs.as_slice();
    while let Some(first) = rest.first() {
        // Several glyphs may show one letter, and one glyph several letters, which then share its width.
        let count = rest.iter().take_while(|glyph| glyph.range == first.range).count();
        let (cluster, after) = rest.split_at(count);
        rest = after;
        let width: f64 = cluster.iter().map(|glyph| glyph.advance).sum();
        let shown = run.text.get(first.range.clone()).ok_or_else(|| {
            let how = format!("a glyph stands for bytes {:?} of the text `{}`", first.range, run.text);
            RenderError::Malformed(how)
        })?;
        let many = shown.chars().count() as f64;
        for (nth, letter) in shown.chars().enumerate() {
            // A soft hyphen at the end of a line has been drawn, and would be invisible here.
            let letter = if letter == '\u{ad}' { '\u{2010}' } else { letter };
            letters.push((letter, run.origin.x + (pen + first.dx + width * nth as f64 / many) * size));
        }
        pen += width;
    }
    Ok(letters)
}

/// Font as it is asked for by name.
struct LetterLook {
    /// Names of its family, the narrower first, and a generic family in case there is none of them.
    families: String,
    weight: u16,
    italic: bool,
}

impl LetterLook {
    fn of(font: &Font) -> Result<Self, RenderError> {
        let file = FontRef::from_index(font.bytes(), 0)
            .map_err(|_| RenderError::Font { font: font.name().to_owned() })?;
        let name = |id| file.localized_strings(id).english_or_first().map(|name| name.to_string());
        let attributes = file.attributes();
        let mut families: Vec<String> = Vec::new();
        // A font of a large family may have a family name of its own.
        for name in [StringId::FAMILY_NAME, StringId::TYPOGRAPHIC_FAMILY_NAME].into_iter().filter_map(name) {
            let quoted = format!("'{}'", name.replace(['\'', '\\'], ""));
            if !families.contains(&quoted) {
                families.push(quoted);
            }
        }
        families.push("serif".to_owned());
        Ok(Self {
            families: families.join(", "),
            weight: attributes.weight.value().round() as u16,
            italic: attributes.style == Style::Italic,
        })
    }
}
