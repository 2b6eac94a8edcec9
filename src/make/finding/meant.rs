//! What may be meant by a name that nothing has: a game or a theme of the program, or a file of the caller's own beside it.

use super::library::{Library, Seen};
use crate::field::Field;
use crate::format::{as_id, nearest};
use crate::make::fault::{Fault, Meant};
use std::path::Path;

/// What people call the family, with the game that is usual in it.
const FAMILY: [&str; 5] = ["hnefatafl", "tafl", "viking-chess", "tafl-game", "hnefatafl-11"];
/// The game that is played where people meet to play hnefatafl: at the championships, and by most sites.
pub(in crate::make) const USUAL: &str = "copenhagen";
/// The letters that the beginning of a word has at least, to mean the word.
const LEAST: usize = 3;

/// Makes the fault that there is no game of this name. `known` are the names of each: its id, then its aliases.
pub(in crate::make) fn no_variant(name: &str, known: &[Vec<String>], library: &Library<'_>) -> Fault {
    let typed = as_id(name);
    let all = || known.iter().flatten().map(String::as_str);
    let files: Vec<String> = library.names_in("").into_iter().filter(|name| is_variant(name)).collect();
    let own = || {
        let stem = |file: &'_ String| as_id(file.rsplit_once('.').map_or("", |(stem, _)| stem));
        let stems: Vec<String> = files.iter().map(stem).collect();
        let meant = called(&typed, stems.iter().map(String::as_str))?;
        let nth = stems.iter().position(|stem| stem == meant)?;
        Some(Meant { field: Field::Variant, name: files[nth].clone() })
    };
    let game = |name: &str| Meant { field: Field::Variant, name: name.to_owned() };
    let themes = library.themes();
    let theme = || {
        let name = called(&typed, themes.iter().map(String::as_str))?;
        Some(Meant { field: Field::Theme, name: name.to_owned() })
    };
    let family = FAMILY.contains(&typed.as_str()).then(|| game(USUAL));
    let meant = family.or_else(own).or_else(|| called(&typed, all()).map(game)).or_else(theme);
    // The last name of each, for aliases are shorter than ids.
    let known = known.iter().filter_map(|names| names.last().cloned()).collect();
    Fault::Unknown { field: Field::Variant, name: name.to_owned(), meant, known }
}

/// Makes the fault that there is no theme of this name.
pub(in crate::make) fn no_theme(name: &str, library: &Library<'_>) -> Fault {
    let typed = as_id(name);
    let known = library.themes();
    let theme = |name: &str| Meant { field: Field::Theme, name: name.to_owned() };
    let is_theme = |folder: &String| library.look(&format!("{folder}/theme.toml")) == Seen::File;
    let folders: Vec<String> = library.names_in("").into_iter().filter(is_theme).collect();
    let own = || {
        let ids: Vec<String> = folders.iter().map(|folder| as_id(folder)).collect();
        let meant = called(&typed, ids.iter().map(String::as_str))?;
        let nth = ids.iter().position(|id| id == meant)?;
        Some(theme(&format!("./{}", folders[nth])))
    };
    let game = || {
        let name = match library.variant(&typed) {
            Ok(_) => typed.clone(),
            Err(games) => called(&typed, games.iter().flatten().map(String::as_str))?.to_owned(),
        };
        Some(Meant { field: Field::Variant, name })
    };
    let bundled = called(&typed, known.iter().map(String::as_str)).map(theme);
    let meant = bundled.or_else(own).or_else(game);
    Fault::Unknown { field: Field::Theme, name: name.to_owned(), meant, known }
}

/// Returns whether a file may be a variant, by its name alone.
fn is_variant(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
        && !["theme.toml", "Cargo.toml", "language.toml"].contains(&name)
}

/// Returns the name that a mistyped word is near to, or else the first that has a word beginning with it.
fn called<'n>(typed: &str, names: impl IntoIterator<Item = &'n str> + Clone) -> Option<&'n str> {
    let begins = |name: &&str| name.split('-').any(|word| word.starts_with(typed));
    let long = typed.len() >= LEAST;
    nearest(typed, names.clone()).or_else(|| names.into_iter().find(|name| long && begins(name)))
}

#[cfg(all(test, feature = "bundle"))]
mod tests {
    use super::*;

    fn said(of: &dyn Fn(&str, &Library<'_>) -> Fault, name: &str) -> String {
        let library = Library::bundled()
            .with("mist.toml", &b""[..])
            .with("theme.toml", &b""[..])
            .with("frost/theme.toml", &b""[..]);
        let text = of(name, &library).message().text();
        text.split_once("; ").map_or_else(String::new, |(_, choice)| choice.to_owned())
    }

    #[test]
    fn a_name_that_is_no_game_may_be_a_file_or_a_theme() {
        let variant = |name: &str, library: &Library<'_>| {
            no_variant(name, &library.variant(name).err().unwrap_or_default(), library)
        };
        for (name, meant) in [
            ("mist", "did you mean `mist.toml`?"),
            ("yrok", "did you mean `york`?"),
            ("viking", "did you mean `vikings-chess-11`?"),
            ("hnefatafl", "did you mean `copenhagen`?"),
            ("ravens", "`ravens-and-wolves` is a theme: choose it with --theme, beside a game"),
        ] {
            assert_eq!(said(&variant, name), meant, "{name}");
        }
        assert!(said(&variant, "chess-960-of-fischer").starts_with("or name a file"));
    }

    #[test]
    fn a_name_that_is_no_theme_may_be_a_folder_or_a_game() {
        for (name, meant) in [
            ("ravens", "did you mean `ravens-and-wolves`?"),
            ("frostat", "did you mean `./frost`?"),
            ("tablut", "`tablut` is a game: choose it with --variant"),
        ] {
            assert_eq!(said(&no_theme, name), meant, "{name}");
        }
    }
}
