//! krilla's refusals, turned into errors of this program.

use crate::render::RenderError;
use crate::scene::Font;
use krilla::configure::ValidationError;
use krilla::error::KrillaError;

/// Returns the error for krilla's refusal. `fonts` are the fonts in use with krilla's counterparts.
pub(super) fn error(error: &KrillaError, fonts: &[(Font, krilla::text::Font)]) -> RenderError {
    let name = |refused: &krilla::text::Font| {
        let known = fonts.iter().find(|(_, opened)| opened == refused);
        known.map_or_else(|| "unknown".to_owned(), |(font, _)| font.name().to_owned())
    };
    match error {
        KrillaError::Font(font, _) => RenderError::Font { font: name(font) },
        KrillaError::Validation(faults) => {
            for (fault, _) in faults {
                if let ValidationError::ContainsNotDefGlyph(font, _, text) = fault {
                    return RenderError::MissingGlyph { font: name(font), text: text.clone() };
                }
            }
            RenderError::Standard { faults: faults.iter().map(|(fault, _)| describe(fault, &name)).collect() }
        }
        other => RenderError::Standard { faults: vec![other.to_string()] },
    }
}

fn describe(fault: &ValidationError, name: &dyn Fn(&krilla::text::Font) -> String) -> String {
    match fault {
        ValidationError::NoDocumentTitle => "it has no title".to_owned(),
        ValidationError::NoDocumentLanguage => "it has no language".to_owned(),
        ValidationError::MissingDocumentOutline => "it has no outline".to_owned(),
        ValidationError::MissingDocumentDate => "it has no date".to_owned(),
        ValidationError::MissingTagging => "it has no structure".to_owned(),
        ValidationError::MissingAltText(_) => "a figure says nothing to those who can't see it".to_owned(),
        ValidationError::MissingHeadingTitle => "a heading has no title".to_owned(),
        ValidationError::RestrictedLicense(font) => {
            format!("the licence of the font `{}` forbids embedding", name(font))
        }
        ValidationError::NoCodepointMapping(font, glyph, _) => {
            format!("glyph {} of the font `{}` stands for no text", glyph.to_u32(), name(font))
        }
        ValidationError::InvalidCodepointMapping(font, _, character, _)
        | ValidationError::UnicodePrivateArea(font, _, character, _) => format!(
            "text in the font `{}` contains U+{:04X}, which means nothing in common",
            name(font),
            u32::from(*character)
        ),
        other => format!("{other:?}"),
    }
}
