//! Chooses the words to print if both game and theme have some: the caller's own take precedence over the program's.

use crate::make::finding::path::is_own;
use crate::make::finding::source::Found;
use crate::text::names;
use crate::theme::Theme;

/// Removes from a bundled game the lines and the story that a theme of the caller's own replaces. A game of the caller's own
/// keeps its words.
pub(in crate::make) fn give_way(found: &mut Found, theme: &Theme) {
    if !found.bundled {
        return;
    }
    let own = theme.words.iter().filter(|(_, file, _)| is_own(file));
    let own: Vec<&str> = own.flat_map(|(_, _, source)| names(source)).map(|(_, name)| name).collect();
    let about = &mut found.reading.variant.about;
    about.subtitle.take_if(|_| own.contains(&"theme-subtitle"));
    about.tagline.take_if(|_| own.contains(&"theme-tagline"));
    about.tale.take_if(|_| own.contains(&"theme-story-1"));
}
