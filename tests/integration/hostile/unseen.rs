//! Letters that nobody sees, in what people read: refused where they stand.

use super::{put, variant, words};
use crate::kit::tafl_print;

const UNSEEN: [char; 6] = ['\u{200b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{feff}', '\u{e0041}'];

#[test]
fn unseen_letters_are_refused_at_their_place() {
    for c in UNSEEN {
        let code = format!("U+{:04X}", u32::from(c));
        for (files, args, place) in [
            (
                variant(&format!("[about]\nfound = [{{ text = \"fo{c}und\", speaks-of = [] }}]\n")),
                "--variant my.toml",
                "my.toml:5:22",
            ),
            (
                variant(&format!("[about]\nsubtitle = {{ text = \"A{c} line\", speaks-of = [] }}\n")),
                "--variant my.toml",
                "my.toml:5:23",
            ),
            (variant(&format!("[disputed]\nrepetition = \"a{c}b\"\n")), "--variant my.toml", "my.toml:5:16"),
            (
                variant(&format!("[edition]\nnumber = 2\nchanges = [\"a{c}b\"]\n")),
                "--variant my.toml",
                "my.toml:6:12",
            ),
            (
                vec![("my.toml".to_owned(), format!("id = \"my\"\nname = \"M{c}y\"\nextends = \"york\"\n"))],
                "--variant my.toml",
                "my.toml:2:8",
            ),
            (words(&format!("-king = wo{c}lf\n")), "--variant york --theme mine", "en.ftl:1:1"),
            (words(&format!("theme-subtitle = a{c}b\n")), "--variant york --theme mine", "en.ftl:1:1"),
            (
                vec![("mine/theme.toml".to_owned(), format!("name = \"M{c}\"\nextends = \"jorvik\"\n"))],
                "--variant york --theme mine",
                "theme.toml:1:8",
            ),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            put(folder.path(), &files);
            let args: Vec<&str> = std::iter::once("check").chain(args.split(' ')).collect();
            let output = tafl_print(folder.path(), &args);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.code() == Some(1) && said.contains(place), "{code}: {said}");
            // A byte order mark within a text is a mark of the file for some readers, and has words of its own.
            assert!(said.contains(&code) || c == '\u{feff}', "{code}: {said}");
            assert!(!said.contains(c), "{code}: {said}");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let output = tafl_print(folder.path(), &["--variant", "york", "--maker", &format!("Fre{c}ya")]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.code() == Some(2) && said.contains("--maker") && said.contains(&code),
            "{said}"
        );
    }
}

/// A letter that the fonts lack is no secret: the option is named, and what to write instead.
#[test]
fn a_maker_whom_the_fonts_can_t_write_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = tafl_print(folder.path(), &["--variant", "york", "--maker", "王"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && said.contains("maker's name"), "{said}");
    assert!(said.contains("U+738B") && said.contains("Latin letters"), "{said}");
}
