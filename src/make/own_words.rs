//! Whose words are printed where both a game and a theme have some: what somebody wrote goes before what the program has.

use super::path::is_own;
use super::source::Found;
use crate::text::names;
use crate::theme::Theme;

/// Takes from a game of the program's the lines and the story that a theme of the caller's own has in their place. A game of
/// the caller's own keeps its words, whatever the theme says.
pub(super) fn give_way(found: &mut Found, theme: &Theme) {
    if !found.bundled {
        return;
    }
    let own = theme.words.iter().filter(|(_, file, _)| is_own(file));
    let own: Vec<&str> = own.flat_map(|(_, _, source)| names(source)).map(|(_, name)| name).collect();
    let about = &mut found.variant.about;
    about.subtitle.take_if(|_| own.contains(&"theme-subtitle"));
    about.tagline.take_if(|_| own.contains(&"theme-tagline"));
    about.tale.take_if(|_| own.contains(&"theme-story-1"));
}
