//! The files of a theme that somebody begins to write: every colour and drawing of the tables, as comments.

use std::fmt::Write as _;

use super::begin::comment;
use super::write::quoted;
use crate::theme::{Group, Palette, Slot, SlotRoom};

/// `theme.toml` of a theme that extends another, and is that other until something is said. `folder` is where it will be;
/// `palette` is that of the other.
#[must_use]
pub fn begin_theme(folder: &str, name: &str, from: &str, palette: &Palette) -> String {
    let mut text = format!(
        "# {name}: a look of your own for tafl-print.\n#\n\
         #   tafl-print check --variant york --theme {folder}    says what is wrong with it, if anything\n\
         #   tafl-print --variant york --theme {folder}          makes the set\n#\n"
    );
    comment(
        &mut text,
        &format!(
            "What isn't said here is as in {from}, which it extends, in your colours. Take the # from the start of a line, and \
             change what is written behind the =. Names and story are in en.ftl beside this file."
        ),
    );
    let _ = write!(text, "\nname = {}\nextends = {}\n", quoted(name), quoted(from));
    text.push('\n');
    comment(
        &mut text,
        "Colours: # and three or six hexadecimal digits, or a name such as \"navy\". Where the other theme's drawings have shades \
         of one, they follow: `attackers` and `defenders` alone make other sides.",
    );
    text.push_str("[palette]\n");
    for (key, color) in palette.named() {
        if let Some(swatch) = Palette::SWATCHES.into_iter().find(|swatch| swatch.key == key) {
            comment(&mut text, swatch.doc);
            let _ = writeln!(text, "# {key} = \"{color}\"");
        }
    }
    text.push('\n');
    comment(
        &mut text,
        "Drawings: SVG files in this folder. Three of them, `king`, `defender` and `attacker`, make other pieces; their symbols in \
         the figures follow.",
    );
    text.push_str("[art]\n");
    for group in Group::ALL {
        text.push_str("\n#\n");
        comment(&mut text, &format!("{}. {}", group.name(), group.doc()));
        for slot in Slot::ALL.into_iter().filter(|slot| slot.group() == group) {
            comment(&mut text, slot.doc());
            let key = slot.key();
            let _ = match slot.room() {
                SlotRoom::Several => writeln!(text, "# {key} = [\"{key}-1.svg\", \"{key}-2.svg\"]"),
                // One is enough; that there may be more the group says.
                SlotRoom::One | SlotRoom::OneOrSeveral => writeln!(text, "# {key} = \"{key}.svg\""),
            };
        }
    }
    text
}

/// Its words: the terms of `terms`, a Fluent source, as comments, and the texts that a theme may add.
#[must_use]
pub fn begin_words(name: &str, terms: &str) -> String {
    let mut text = format!("# The words of the theme {name}.\n#\n");
    comment(
        &mut text,
        "Take the # and the space behind it from the start of all lines of an entry, and change the words. The sentences of the set \
         follow. A term with forms for one and for more has both.",
    );
    for line in terms.lines().skip_while(|line| line.starts_with('#')) {
        if line.is_empty() {
            text.push('\n');
        } else if line.starts_with('#') {
            let _ = writeln!(text, "#{line}");
        } else {
            let _ = writeln!(text, "# {line}");
        }
    }
    text.push_str(TEXTS);
    text
}

/// What a theme may say beside its terms.
const TEXTS: &str = "
## The line under the name of the game, and that under the picture on the leaflet; for games that have none of their own.
# theme-subtitle = A game of tooth and wing
# theme-tagline = Ravens against wolves

## Which side has which pieces; printed below the picture of the set. The others are for --ink low, outline and grey.
# theme-sides = The { -defender(number: \"other\") } are green, the { -attacker(number: \"other\") } grey.
# theme-sides-low = The { -defender(number: \"other\") } have a green rim, the { -attacker(number: \"other\") } a grey one.
# theme-sides-outline = Colour them in, each side in a colour of its own.
# theme-sides-grey = The { -defender(number: \"other\") } are light, the { -attacker(number: \"other\") } dark.

## The story: a title, and as many paragraphs as you like, numbered from 1. { $attackers } and { $defenders } are the numbers of pieces.
# theme-story-title = The long winter
# theme-story-1 =
#     There are { $attackers } of them out there, and { $defenders } of us.
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Messages};

    /// Every line that can be taken as it stands is TOML, and none of them is for nothing.
    #[test]
    fn all_colours_and_drawings_can_be_said() {
        let text = begin_theme("my-art", "My Art", "jorvik", &Palette::BLACK);
        let is_entry = |rest: &str| rest.split_once(" = ").is_some_and(|(key, _)| !key.contains([' ', '`']));
        let open = text.lines().map(|line| match line.strip_prefix("# ") {
            Some(rest) if is_entry(rest) => rest,
            _ => line,
        });
        let open = open.collect::<Vec<_>>().join("\n");
        let table: toml::Table = open.parse().expect("TOML");
        assert_eq!(table["palette"].as_table().expect("colours").len(), Palette::SWATCHES.len());
        assert_eq!(table["art"].as_table().expect("drawings").len(), Slot::ALL.len());
        assert!(text.lines().all(|line| line.chars().count() <= 102), "{text}");
    }

    #[test]
    fn its_words_are_fluent_with_and_without_their_hashes() {
        let terms = "# About.\n\n-king = king\n\n-man =\n    { $number ->\n       *[one] man\n        [other] men\n    }\n";
        let text = begin_words("My Art", terms);
        let mut messages = Messages::new(Language::default());
        messages.add_overriding("en.ftl", &text).expect("comments");
        assert!(!messages.has("theme-tagline"));
        let open: String = text
            .lines()
            .skip_while(|line| !line.is_empty())
            .map(|line| line.strip_prefix("# ").unwrap_or(line))
            .collect::<Vec<_>>()
            .join("\n");
        messages.add_overriding("en.ftl", &open).expect("entries");
        assert!(messages.has("theme-tagline") && messages.has("theme-story-1"), "{open}");
    }
}
