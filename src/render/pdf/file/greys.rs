//! Greys that are printed with black alone.
//!
//! For PDF/A krilla gives greys a colour profile (ICC), of which a printer may make a mix of all its inks. PDF/A-2 (ISO 19005-2,
//! 6.2.4.3) allows plain `DeviceGray` in a file that says, as ours do, what its colours are meant for.

use super::written::{self, WrittenFile};
use std::collections::BTreeSet;

/// Colour space that takes the place of grey spaces with a profile.
pub(super) const SPACE: &[u8] = b"/DeviceGray";

/// Colour spaces of greys in a file, by their object numbers.
pub(super) struct Greys {
    spaces: BTreeSet<usize>,
    profiles: BTreeSet<usize>,
}

impl Greys {
    /// Finds the grey spaces and their profiles among the objects of a file.
    pub(super) fn of(file: &WrittenFile<'_>) -> Self {
        let mut found = Self { spaces: BTreeSet::new(), profiles: BTreeSet::new() };
        for (number, object) in (1..).zip(&file.objects) {
            let Some(space) = object.body.strip_prefix(b"[") else { continue };
            let Some(profile) = written::reference(space, b"/ICCBased") else { continue };
            let parts = file.object(profile).and_then(|profile| written::entry(profile.entries?, b"/N"));
            if parts == Some(&b"1"[..]) {
                found.spaces.insert(number);
                found.profiles.insert(profile);
            }
        }
        found
    }

    /// Returns whether an object is a colour space of greys.
    pub(super) fn is_space(&self, number: usize) -> bool {
        self.spaces.contains(&number)
    }

    /// Returns whether an object is a profile that nothing refers to any more.
    pub(super) fn is_profile(&self, number: usize) -> bool {
        self.profiles.contains(&number)
    }
}
