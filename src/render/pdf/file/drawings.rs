//! Drawings that take the places of their placeholders.

use super::written::{self, WrittenFile};
use crate::render::RenderError;
use crate::render::pdf::art::FormContent;
use std::collections::{BTreeMap, BTreeSet};

/// Drawings of a file that have no place yet, and the resources that they use.
pub(super) struct WaitingDrawings<'a> {
    file: &'a WrittenFile<'a>,
    /// Contents of the drawings; each is taken out when it has its place.
    contents: Vec<Option<FormContent>>,
    /// First object with each text of resources, by this text.
    resources: BTreeMap<&'a [u8], usize>,
    /// Objects whose text an earlier object has, too.
    spare: BTreeSet<usize>,
}

/// Drawing that takes its place.
pub(super) struct PlacedDrawing {
    /// Entries of its dictionary without its length.
    pub(super) entries: Vec<u8>,
    /// Operations of the drawing.
    pub(super) content: Vec<u8>,
}

impl<'a> WaitingDrawings<'a> {
    pub(super) fn new(file: &'a WrittenFile<'a>, drawings: Vec<FormContent>) -> Self {
        let contents = drawings.into_iter().map(Some).collect();
        Self { file, contents, resources: BTreeMap::new(), spare: BTreeSet::new() }
    }

    /// Returns the drawing whose place a form holds; `None`: the form is no placeholder.
    ///
    /// # Errors
    /// The drawing has its place already, or is not what the form was made for.
    pub(super) fn take(
        &mut self,
        entries: &[u8],
        placeholder: &[u8],
    ) -> Result<Option<PlacedDrawing>, RenderError> {
        let Some(number) = FormContent::placed(placeholder) else { return Ok(None) };
        let drawing = self.contents.get_mut(number).and_then(Option::take);
        let drawing = drawing.filter(|drawing| drawing.fits(placeholder));
        let drawing = drawing.ok_or(RenderError::Layout("drawing"))?;
        let resources = self.resources(entries).ok_or(RenderError::Layout("resources"))?;
        let mut entries = format!("/Subtype/Form/Resources {resources} 0 R").into_bytes();
        drawing.write_frame(&mut entries);
        Ok(Some(PlacedDrawing { entries, content: drawing.content }))
    }

    /// Returns the object with the resources of a drawing: the first of equal ones.
    fn resources(&mut self, entries: &[u8]) -> Option<usize> {
        let own = written::reference(entries, b"/Resources")?;
        let object = self.file.objects.get(own.checked_sub(1)?)?;
        let first = *self.resources.entry(object.body).or_insert(own);
        if first != own {
            self.spare.insert(own);
        }
        Some(first)
    }

    /// Returns whether nothing refers to an object any more.
    pub(super) fn is_spare(&self, number: usize) -> bool {
        self.spare.contains(&number)
    }
}
