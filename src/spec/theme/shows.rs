//! What can be recognised in the drawings of a theme, for themes that extend it: where those draw a piece anew, or call it
//! otherwise, what shows it or tells of it holds no longer.

use toml::Spanned;
use toml::de::DeValue;

use crate::spec::section::FileSection;
use crate::theme::{Group, Slot};

/// What a file says in `[shows]`.
#[derive(Clone, Debug, Default)]
pub(super) struct Shows {
    /// Pieces that look like what they are called.
    pub(super) named: Vec<Slot>,
    /// Pictures of pages, each with the pieces that can be recognised in it.
    pub(super) pictures: Vec<(Slot, Vec<Slot>)>,
}

/// The key of pieces that look like what they are called.
pub(in crate::spec) const NAMED: &str = "named";

/// The slots of a group.
pub(in crate::spec) fn of(group: Group) -> impl Iterator<Item = Slot> {
    Slot::ALL.into_iter().filter(move |slot| slot.group() == group)
}

/// Reads the section.
pub(super) fn shows(section: FileSection<'_>) -> Shows {
    let pieces: Vec<Slot> = of(Group::Pieces).collect();
    let list = |key: &'static str| -> Option<Vec<Slot>> {
        let items = section.list(key, section.optional(key)?)?;
        let piece = |item: &Spanned<DeValue<'_>>| section.choose(key, item, &pieces, Slot::key);
        Some(items.iter().filter_map(piece).collect())
    };
    let named = list(NAMED).unwrap_or_default();
    let pictures = of(Group::Pages).filter_map(|slot| Some((slot, list(slot.key())?))).collect();
    section.finish();
    Shows { named, pictures }
}

impl Shows {
    /// Whether a picture has one of the pieces in it of which this is true.
    pub(super) fn has(&self, picture: Slot, is_meant: impl Fn(Slot) -> bool) -> bool {
        self.pictures
            .iter()
            .any(|(slot, pieces)| *slot == picture && pieces.iter().any(|&piece| is_meant(piece)))
    }

    /// What a theme that takes only some of the drawings has of it, beside what it says itself.
    pub(super) fn taken(&self, keeps: impl Fn(Slot) -> bool, own: &Self) -> Self {
        let named = self.named.iter().filter(|&&slot| keeps(slot)).chain(&own.named);
        let pictures = self.pictures.iter().filter(|(slot, _)| keeps(*slot)).chain(&own.pictures);
        Self { named: named.copied().collect(), pictures: pictures.cloned().collect() }
    }
}
