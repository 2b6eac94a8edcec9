//! Reads which pieces can be recognised in a theme's drawings. Themes that extend it need this: if they draw a piece
//! anew or rename it, pictures and sentences with the old piece no longer hold.

use crate::format::file::FileSection;
use crate::theme::{Group, Slot};

/// Content of the section `[shows]` of a file.
#[derive(Clone, Debug, Default)]
pub(super) struct Shows {
    /// Pieces that look like their names.
    pub(super) named: Vec<Slot>,
    /// Pictures of pages, each with the pieces that can be recognised in it.
    pub(super) pictures: Vec<(Slot, Vec<Slot>)>,
}

/// Key of the pieces that look like their names.
pub(in crate::format) const NAMED: &str = "named";

/// Returns the slots of a group.
pub(in crate::format) fn of(group: Group) -> impl Iterator<Item = Slot> {
    Slot::ALL.into_iter().filter(move |slot| slot.group() == group)
}

/// Reads the section.
pub(super) fn shows(section: FileSection<'_>) -> Shows {
    let pieces: Vec<Slot> = of(Group::Pieces).collect();
    let list = |key: &'static str| -> Option<Vec<Slot>> {
        let items = section.optional(key)?.items()?;
        Some(items.iter().filter_map(|item| item.choose(&pieces, Slot::key)).collect())
    };
    let named = list(NAMED).unwrap_or_default();
    let pictures = of(Group::Pages).filter_map(|slot| Some((slot, list(slot.key())?))).collect();
    section.finish();
    Shows { named, pictures }
}

impl Shows {
    /// Tells whether a picture shows a piece for which `is_meant` is true.
    pub(super) fn has(&self, picture: Slot, is_meant: impl Fn(Slot) -> bool) -> bool {
        self.pictures
            .iter()
            .any(|(slot, pieces)| *slot == picture && pieces.iter().any(|&piece| is_meant(piece)))
    }

    /// Returns what can be recognised if a theme keeps only some of these drawings and adds its own.
    pub(super) fn taken(&self, keeps: impl Fn(Slot) -> bool, own: &Self) -> Self {
        let named = self.named.iter().filter(|&&slot| keeps(slot)).chain(&own.named);
        let pictures = self.pictures.iter().filter(|(slot, _)| keeps(*slot)).chain(&own.pictures);
        Self { named: named.copied().collect(), pictures: pictures.cloned().collect() }
    }
}
