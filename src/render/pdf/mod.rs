//! PDF writer: krilla draws the pages, drawings are written here, and the whole file is packed at the end.

mod art;
mod bitmap;
mod content;
mod convert;
mod file;
mod metadata;
mod refusal;
mod structure;

use super::RenderError;
use crate::scene::{Document, Page};
use content::PageContent;
use convert::{ToKrilla, page_transform, points};
use krilla::SerializeSettings;
use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::page::{NumberingStyle, PageLabel, PageSettings};
use std::num::NonZeroU32;

/// Returns the document as a PDF file.
pub(super) fn write(document: &Document) -> Result<Vec<u8>, RenderError> {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A2_A)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|_| RenderError::Standard {
            faults: vec!["the two standards exclude each other".to_owned()],
        })?;
    // All streams are packed at the end, and only there.
    let settings =
        SerializeSettings { configuration, compress_content_streams: false, ..SerializeSettings::default() };
    if document.pages.is_empty() {
        // krilla would add an empty page of A4.
        return Err(RenderError::Malformed("it has no pages".to_owned()));
    }
    let mut pdf = krilla::Document::new_with(settings);
    let mut content = PageContent::default();
    content.art.uses = art::ArtUses::of(document);
    for (number, page) in document.pages.iter().enumerate() {
        let label = document.numbers.get(number).copied();
        let mut sheet = pdf.start_page_with(page_settings(number, page, label)?);
        let mut surface = sheet.surface();
        surface.push_transform(&page_transform());
        let done = content.page(&mut surface, &page.items);
        surface.pop();
        surface.finish();
        sheet.finish();
        done?;
    }
    pdf.set_metadata(metadata::metadata(&document.info));
    pdf.set_outline(metadata::outline(document)?);
    let (fonts, forms) = (content.fonts, content.art.forms);
    pdf.set_tag_tree(structure::tree(&document.structure, &document.info.language, content.leaves)?);
    let bytes = pdf.finish().map_err(|error| refusal::error(&error, &fonts))?;
    file::pack(bytes, &forms, document.flip)
}

/// Returns the page's size and boxes, and the number that viewers know it by.
fn page_settings(number: usize, page: &Page, label: Option<usize>) -> Result<PageSettings, RenderError> {
    let malformed = |what| RenderError::Malformed(format!("{what} of page {} has no area", number + 1));
    let mut settings = PageSettings::from_wh(points(page.size.width), points(page.size.height))
        .ok_or_else(|| malformed("the paper"))?;
    if let Some(trim) = &page.trim {
        settings = settings.with_trim_box(Some(trim.to_krilla().ok_or_else(|| malformed("the trim box"))?));
    }
    if let Some(bleed) = &page.bleed {
        settings =
            settings.with_bleed_box(Some(bleed.to_krilla().ok_or_else(|| malformed("the bleed box"))?));
    }
    if let Some(label) = label.and_then(|label| NonZeroU32::new(u32::try_from(label).ok()?)) {
        let arabic = Some(NumberingStyle::Arabic);
        settings = settings.with_page_label(PageLabel::new(arabic, None, Some(label)));
    }
    Ok(settings)
}
