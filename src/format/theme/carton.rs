//! Reads the section `[box]` of a theme: what its lid looks like.

use crate::format::file::FileSection;
use crate::theme::TitlePlace;

/// Reads where the title stands on the lid.
pub(super) fn title(section: FileSection<'_>) -> Option<TitlePlace> {
    let said = section.maybe_word("title", &TitlePlace::ALL, TitlePlace::name);
    section.finish();
    said
}
