//! Drawings take the places of what stands in for them.

use super::written::{self, WrittenFile};
use crate::render::RenderError;
use crate::render::pdf::art::FormContent;
use std::collections::{BTreeMap, BTreeSet};

/// The drawings of a file that have no place yet, and what they use.
pub(super) struct WaitingDrawings<'a> {
    file: &'a WrittenFile<'a>,
    /// Each is let go when it has its place.
    contents: Vec<Option<FormContent>>,
    /// By what they say the first of the objects that say so.
    resources: BTreeMap<&'a [u8], usize>,
    /// Objects that say what another one says.
    spare: BTreeSet<usize>,
}

/// A drawing that takes its place.
pub(super) struct PlacedDrawing {
    /// The entries of its dictionary, but its length.
    pub(super) entries: Vec<u8>,
    /// Its operations.
    pub(super) content: Vec<u8>,
}

impl<'a> WaitingDrawings<'a> {
    pub(super) fn new(file: &'a WrittenFile<'a>, drawings: Vec<FormContent>) -> Self {
        let contents = drawings.into_iter().map(Some).collect();
        Self { file, contents, resources: BTreeMap::new(), spare: BTreeSet::new() }
    }

    /// The drawing for which a form stands, if it stands for one.
    ///
    /// # Errors
    /// If it has its place already, or is not what the form was made for.
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

    /// The object that says what a drawing uses: of those that say the same, the first.
    fn resources(&mut self, entries: &[u8]) -> Option<usize> {
        let own = written::reference(entries, b"/Resources")?;
        let object = self.file.objects.get(own.checked_sub(1)?)?;
        let first = *self.resources.entry(object.body).or_insert(own);
        if first != own {
            self.spare.insert(own);
        }
        Some(first)
    }

    /// Whether nothing refers to an object any more.
    pub(super) fn is_spare(&self, number: usize) -> bool {
        self.spare.contains(&number)
    }
}
