//! Writes the files of a new theme: every colour and drawing of the tables, as comments.

use std::fmt::Write as _;

use super::begin::comment;
use super::quoted;
use crate::format::theme::TITLE;
use crate::scene::TitleFace;
use crate::text::Language;
use crate::theme::{Group, Palette, Slot, SlotRoom};

/// Writes the `theme.toml` of a theme that extends another, and equals it until its author changes something.
/// `folder` is the new theme's place; `palette` is the other theme's palette.
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
             change what is written behind the =. Names and story are in the .ftl file beside this one."
        ),
    );
    let _ = write!(text, "\nname = {}\nextends = {}\n", quoted(name), quoted(from));
    text.push('\n');
    let others: Vec<String> = TitleFace::ALL.iter().map(|face| format!("\"{}\"", face.key())).collect();
    let asked = "The letters of the game's name where it stands as a title";
    comment(&mut text, &format!("{asked}: {}.", others.join(", ")));
    let _ = writeln!(text, "# {TITLE} = \"{}\"\n", TitleFace::Bold.key());
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
                // One drawing is enough; the comment for the group says that there may be more.
                SlotRoom::One | SlotRoom::OneOrSeveral => writeln!(text, "# {key} = \"{key}.svg\""),
            };
        }
    }
    text
}

/// Input for the words of a new theme, in one language.
#[derive(Clone, Copy, Debug)]
pub struct BegunWords<'a> {
    /// Names of pieces and places in the language, in Fluent, as the theme that is extended has them.
    pub terms: &'a str,
    /// Nouns among them: the name of each, and its Fluent text with all its forms.
    pub nouns: &'a [(String, String)],
    /// Texts that a theme may add to its terms, as comments.
    pub texts: &'a str,
    /// Genders of the language's nouns.
    pub genders: &'a [String],
    /// Tag of the language.
    pub tag: &'a str,
}

/// Writes the words of a new theme: the terms with all their forms, as comments, and the texts that it may add.
#[must_use]
pub fn begin_words(name: &str, words: BegunWords<'_>) -> String {
    let BegunWords { terms, nouns, texts, genders, tag } = words;
    let mut text = format!("# The words of the theme {name}.\n#\n");
    comment(
        &mut text,
        "Take the # and the space behind it from the start of all lines of an entry, and change the words. The sentences of the set \
         follow. A term with forms for one and for more has both.",
    );
    if tag != Language::ENGLISH && !genders.is_empty() {
        comment(
            &mut text,
            &format!(
                "Every noun has all its forms here; those that follow from others may be left out, and `tafl-print check --lang {tag}` asks for \
                 what it needs. The line below them, .gender, is one of {}: articles, pronouns and adjectives in all sentences go by it.",
                genders.join(", ")
            ),
        );
    }
    // The lines of a noun in `terms` are replaced by the noun with all its forms.
    let mut replaced = false;
    for line in terms.lines().skip_while(|line| line.starts_with('#')) {
        if line.is_empty() {
            text.push('\n');
        } else if line.starts_with('#') {
            let _ = writeln!(text, "#{line}");
        } else {
            let begins = line.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic());
            let id = line.split('=').next().unwrap_or_default().trim_end();
            let noun = nouns.iter().find(|(noun, _)| begins && noun == id);
            if begins {
                replaced = noun.is_some();
            }
            let own = if replaced { "" } else { line };
            for line in noun.map_or(own, |(_, forms)| forms).lines() {
                let _ = writeln!(text, "# {line}");
            }
        }
    }
    text.push_str(texts);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Messages;

    /// Checks that every line which can be uncommented is TOML, and none of them is without effect.
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
        let nouns = [("-king".to_owned(), "-king = King\n    .gender = masculine\n".to_owned())];
        let texts = "\n# theme-tagline = A\n# theme-story-1 = B\n";
        let words = BegunWords { terms, nouns: &nouns, texts, genders: &[], tag: "en" };
        let text = begin_words("My Art", words);
        assert!(text.contains("\n# -king = King\n#     .gender = masculine\n\n# -man =\n"), "{text}");
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
