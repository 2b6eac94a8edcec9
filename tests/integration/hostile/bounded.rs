//! Small files that ask for much. Each is read by the program itself with 512 MB of memory and 10 seconds of processor time, no
//! more: who needs more is ended by the system, which is neither of the answers that are expected here.

use super::{each, king, put, variant, words};
use crate::kit::tafl_print;
use std::path::Path;
use std::process::Output;

const THEME: &[&str] = &["--variant", "york", "--theme", "mine"];
const VARIANT: &[&str] = &["--variant", "my.toml"];

/// What must come of a case.
pub(super) enum Answer {
    /// A kit.
    Kit,
    /// A fault with these words; its place as `:line:column`.
    Fault(&'static str, &'static str),
}
pub(super) use Answer::{Fault, Kit};

/// Runs the program with what the table of limits in `docs/book/limits.md` allows for a game and a theme.
#[cfg(target_os = "linux")]
pub(super) fn limited(folder: &Path, args: &[&str]) -> Output {
    let bounds = "ulimit -d 524288 && ulimit -t 10 && exec \"$0\" \"$@\"";
    let program = env!("CARGO_BIN_EXE_tafl-print");
    let mut command = std::process::Command::new("sh");
    command.args(["-c", bounds, program]).args(args).current_dir(folder).output().expect("it starts")
}

/// Elsewhere a shell sets no such bounds.
#[cfg(not(target_os = "linux"))]
pub(super) fn limited(folder: &Path, args: &[&str]) -> Output {
    tafl_print(folder, args)
}

pub(super) fn answers<T: AsRef<[u8]>>(name: &str, files: &[(String, T)], args: &[&str], answer: &Answer) {
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), files);
    let output = limited(folder.path(), args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let shown: String = said.chars().take(2000).collect();
    let written = folder.path().join("output").exists();
    match answer {
        Kit => assert!(output.status.code() == Some(0) && written, "{name}: {:?}\n{shown}", output.status),
        Fault(words, place) => {
            assert_eq!(output.status.code(), Some(1), "{name}: {shown}");
            assert!(said.contains(words), "{name}: {shown}");
            assert!(said.contains(place), "{name}: {shown}");
            assert!(!said.contains("bug") && !written, "{name}: {shown}");
        }
    }
    if matches!(answer, Fault(..)) && args[0] == "--variant" {
        // `check` says the same.
        let checked = tafl_print(folder.path(), &[&["check"], args].concat());
        assert_eq!(checked.status.code(), Some(1), "{name}: {}", String::from_utf8_lossy(&checked.stdout));
    }
}

const SHAPE: &str = "<path d=\"M1 1h8v8z\" fill=\"#a33\"/>";

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn drawings_that_ask_for_much() {
    let chained = each(0..3000, |nth| {
        format!("<clipPath id=\"c{nth}\" clip-path=\"url(#c{})\">{SHAPE}</clipPath>", nth + 1)
    });
    let nested = |depth: usize| {
        let clip = "<g clip-path=\"url(#c)\">".repeat(depth);
        format!("<clipPath id=\"c\">{SHAPE}</clipPath>{clip}{SHAPE}{}", "</g>".repeat(depth))
    };
    let rules = |rules: usize, shapes: usize| {
        let css = each(0..rules, |nth| format!("g g .c{nth}{{fill:#a00}}"));
        format!("<style>{css}</style>{}", SHAPE.repeat(shapes))
    };
    let copies = |levels: usize| {
        let level = |nth: usize| {
            let uses = format!("<use href=\"#a{nth}\"/>").repeat(10);
            format!("<g id=\"a{}\">{uses}</g>", nth + 1)
        };
        format!("<path id=\"a0\" d=\"M1 1h8v8z\"/>{}", (0..levels).map(level).collect::<String>())
    };
    let stroked = |more: &str| format!("<path d=\"M1 1h8v8z\" fill=\"none\" stroke=\"#000\" {more}/>");
    let usual = "0 0 10 10";
    for (name, view_box, drawing, answer) in [
        (
            "a frame of nothing",
            "0 0 1e-38 1e-38",
            SHAPE.to_owned(),
            Fault("a `viewBox` of 1e-38 by 1e-38", "king.svg:1:1"),
        ),
        (
            "an endless frame",
            "0 0 1e30 1e30",
            SHAPE.to_owned(),
            Fault("`viewBox` of `<svg>` has the number 1e30", "king.svg:1:"),
        ),
        (
            "chained clips",
            usual,
            format!("{chained}<path clip-path=\"url(#c0)\" d=\"M1 1h8v8z\"/>"),
            Fault("stands within more than 200 others, copies and clip paths counted", "king.svg:2:"),
        ),
        ("28 clips", usual, nested(28), Fault("more than 16 clip paths", "king.svg:2:1")),
        ("16 clips", usual, nested(16), Kit),
        (
            "a circle without end",
            usual,
            "<circle cx=\"5\" cy=\"5\" r=\"1e38\"/>".to_owned(),
            Fault("`r` of `<circle>` has the number 1e38", "king.svg:2:"),
        ),
        (
            "a wide line",
            usual,
            format!("{SHAPE}\n{}", stroked("stroke-width=\"1e20\"")),
            Fault("`stroke-width` of `<path>` has the number 1e20", "king.svg:3:"),
        ),
        (
            "an arc to the end of the world",
            usual,
            "<path d=\"M1 1A8 8 0 1 0 1e38 3z\"/>".to_owned(),
            Fault("`d` of `<path>` has the number 1e38", "king.svg:2:"),
        ),
        (
            "a shape far off",
            usual,
            format!("{SHAPE}\n<path d=\"M1 1h2000v8z\"/>"),
            Fault("a shape that reaches 2.0e3 far", "king.svg:3:1"),
        ),
        (
            "far off by its place",
            usual,
            "<path transform=\"translate(5000)\" d=\"M1 1h8v8z\"/>".to_owned(),
            Fault("a shape that reaches 5.0e3 far", "king.svg:2:1"),
        ),
        ("a thin line", usual, stroked("stroke-width=\"1e-30\""), Kit),
        ("dust", usual, stroked("stroke-dasharray=\".0001\""), Fault("too many dashes", "king.svg:2:1")),
        (
            "rules of CSS",
            usual,
            rules(3000, 900),
            Fault("3000 rules of CSS for 902 elements", "king.svg:1:1"),
        ),
        ("many rules of CSS", usual, rules(1900, 990), Kit),
        ("copies of copies", usual, copies(9), Fault("elements, and 300000 are the most", "king.svg:2:")),
        ("many copies", usual, copies(2), Kit),
        (
            "too many copies",
            usual,
            format!("<g id=\"p\">{}</g>{}", SHAPE.repeat(100), "<use href=\"#p\"/>".repeat(20)),
            Fault("2100 shapes, and 1000 are the most", "king.svg:1:1"),
        ),
        (
            "groups in groups",
            usual,
            format!("{}{SHAPE}{}", "<g>".repeat(5000), "</g>".repeat(5000)),
            Fault("stands within more than 200 others", "king.svg:2:"),
        ),
        (
            "a slope of nothing",
            usual,
            format!(
                "<linearGradient id=\"g\" gradientTransform=\"scale(1e-30)\"><stop/><stop offset=\"1\" stop-color=\"#fff\"/></linearGradient>{}",
                stroked("").replace("none", "url(#g)")
            ),
            Kit,
        ),
    ] {
        answers(name, &king(view_box, &drawing), THEME, &answer);
    }
    let mut entities = king(usual, &"<desc>&a;</desc>".repeat(5000));
    entities[1].1 = format!("<!DOCTYPE svg [<!ENTITY a \"{}\">]>\n{}", "x".repeat(100_000), entities[1].1);
    answers("entities", &entities, THEME, &Fault("its entities would grow to 500", "king.svg:1:1"));
}

/// Each of many drawings is small enough.
#[test]
fn a_theme_of_many_drawings() {
    let names: Vec<String> = (0..40).map(|nth| format!("g{nth}.svg")).collect();
    let listed = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let (_, drawing) = king("0 0 10 10", &SHAPE.repeat(950)).remove(1);
    let mut files = vec![super::theme(&format!("[art]\nground = [{listed}]\n"))];
    files.extend(names.into_iter().map(|name| (format!("mine/{name}"), drawing.clone())));
    let answer = Fault("shapes, and 10000 are the most", "theme.toml:4:");
    answers("many drawings", &files, THEME, &answer);
}

#[test]
fn words_that_ask_for_much() {
    let long = "a".repeat(20_000);
    let doubled = each(1..40, |nth| format!("-a{nth} = {{ -a{0} }}{{ -a{0} }}\n", nth - 1));
    let story = |paragraphs: usize| {
        let text = "word and ".repeat(100);
        let all = each(1..paragraphs + 1, |nth| format!("theme-story-{nth} = {text}\n"));
        format!("theme-story-title = A story\n{all}")
    };
    for (name, ftl, answer) in [
        (
            "terms that double",
            format!("-a0 = aaaaaaaaaa\n{doubled}-king = {{ -a39 }}\n"),
            Fault("40 letters are the most", "en.ftl:"),
        ),
        (
            "a term of itself",
            "-king = { -king } x\n".to_owned(),
            Fault("`-king` can't be printed", "en.ftl:1:1"),
        ),
        (
            "a term of each other",
            "-king = { -defender }\n-defender =\n    { $number ->\n       *[one] { -king }\n        [other] { -king }\n    }\n"
                .to_owned(),
            Fault("can't be printed", "en.ftl:1:1"),
        ),
        (
            "a long word",
            format!("theme-story-title = A\ntheme-story-1 = {long}\n"),
            Fault("a word of 20000 letters", "en.ftl:2:1"),
        ),
        ("a long story", story(200), Fault("does not fit its place", "en.ftl:")),
        (
            "braces in braces",
            format!("-king = {}", "{".repeat(100_000)),
            Fault("nested too deep", "en.ftl:1:"),
        ),
        (
            "a subtitle",
            format!("theme-subtitle = {}\n", "word ".repeat(4000)),
            Fault("120 letters are the most", "en.ftl:1:1"),
        ),
    ] {
        answers(name, &words(&ftl), THEME, &answer);
    }
}

#[test]
fn games_that_ask_for_much() {
    let list = |key: &str, texts: &[String]| {
        let texts: Vec<String> =
            texts.iter().map(|text| format!("{{ text = \"{text}\", speaks-of = [] }}")).collect();
        format!("[about]\n{key} = [\n{}\n]\n", texts.join(",\n"))
    };
    let long = "a".repeat(20_000);
    let options = each(0..2000, |nth| {
        format!("[options.o{nth}]\ntitle = \"O\"\n[options.o{nth}.rules]\nking-steps = {}\n", nth % 5 + 1)
    });
    for (name, text, answer) in [
        (
            "a long word",
            list("found", std::slice::from_ref(&long)),
            Fault("a word of 20000 letters", "my.toml:6:11"),
        ),
        (
            "a long word in a dispute",
            format!("[disputed]\nrepetition = \"{long}\"\n"),
            Fault("a word of 20000 letters", "my.toml:5:15"),
        ),
        (
            "a library",
            list("found", &vec!["word and other ".repeat(60); 2000]),
            Fault("more than 200000 letters", "my.toml:227:10"),
        ),
        (
            "a long introduction",
            list("introduction", &["word and other ".repeat(3000)]),
            Fault("does not fit its place", "my.toml:6:10"),
        ),
        (
            "many sources",
            list("sources", &vec!["word and other ".repeat(20); 400]),
            Fault("does not fit its place", "my.toml:"),
        ),
        (
            "words of the theme",
            list("advice", &vec!["{ -king } ".repeat(200); 50]),
            Fault("Too many placeables", "my.toml:6:10"),
        ),
        (
            "a long change",
            format!("[edition]\nnumber = 2\nchanges = [\"{long}\"]\n"),
            Fault("a word of 20000 letters", "my.toml:6:12"),
        ),
        (
            "steps",
            "[rules]\nking-steps = 99999999999999999999999\n".to_owned(),
            Fault("a number of more digits", "my.toml:5:14"),
        ),
        ("rows", format!("layout = [{}]\n", "\".\",".repeat(200_000)), Fault("200000 rows", "my.toml:4:10")),
        ("brackets", format!("layout = {}\n", "[".repeat(100_000)), Fault("", "my.toml:4:")),
        ("options", options, Kit),
        (
            "a long id",
            "aliases = [\"a\"]\n".replace("\"a\"", &format!("\"{long}\"")),
            Fault("the id has 20000 letters", "my.toml:4:12"),
        ),
    ] {
        answers(name, &variant(&text), VARIANT, &answer);
    }
    let name = vec![("my.toml".to_owned(), format!("id = \"my\"\nname = \"{long}\"\nextends = \"york\"\n"))];
    answers("a long name", &name, VARIANT, &Fault("the name has 20000 letters", "my.toml:2:8"));
}

/// A file that is larger than any of its kind is not read at all.
#[test]
fn files_without_end() {
    let large = king("0 0 10 10", &format!("<!--{}-->{SHAPE}", "x".repeat(30_000_000)));
    answers("a large drawing", &large, THEME, &Fault("it is larger than 2 MiB", "theme.toml:4:8"));
    let rows = vec![("rows.txt".to_owned(), ".......\n".repeat(1_000_000))];
    let draw = ["diagram", "--variant", "brandubh", "--position", "rows.txt", "-o", "output/a.svg"];
    answers("a million rows", &rows, &draw, &Fault("it is larger than 2 MiB", "rows.txt"));
    let rows = vec![("rows.txt".to_owned(), ".\n".repeat(1_000_000))];
    answers("a million short rows", &rows, &draw, &Fault("the position has 1000000 rows", "rows.txt:8:1"));
}
