//! What a person at a terminal, or a script, is told; and what comes to the disk, whatever is in the way.

use crate::shell::{Said, tafl_print};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tafl_print::app::{Env, run};

/// A terminal whose disk is full.
struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// All files below a folder, by their paths from it.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("within").display().to_string();
                found.insert(name.replace('\\', "/"));
            }
        }
    }
    found
}

#[test]
fn a_theme_is_looked_for_beside_the_variant_that_names_it() {
    let folder = folder();
    let theme = folder.path().join("mine/looks/plain");
    fs::create_dir_all(&theme).expect("a folder");
    let bundled = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes/heartwood");
    for file in fs::read_dir(bundled).expect("a theme") {
        let file = file.expect("a file");
        fs::copy(file.path(), theme.join(file.file_name())).expect("a copy");
    }
    let variant = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\ntheme = \"looks/plain\"\n";
    fs::write(folder.path().join("mine/my.toml"), variant).expect("a variant");
    let said = tafl_print(folder.path(), &["check", "--variant", "mine/my.toml"], "");
    assert_eq!(
        (said.status, said.out.lines().next()),
        (0, Some("mine, theme Heartwood: no faults, 0 warnings")),
        "{}",
        said.err
    );
    // On the command line a path starts from where one is.
    let check = |theme| tafl_print(folder.path(), &["check", "--variant", "york", "--theme", theme], "");
    assert_eq!(check("mine/looks/plain").status, 0);
    let Said { status, err, .. } = check("looks/plain");
    assert!(status == 1 && err.contains("`looks/plain` can't be read"), "{err}");
}

#[test]
fn a_game_is_named_once() {
    let folder = folder();
    for (names, word) in [(["york", "york-11"], "under two names"), (["york", "york"], "given twice")] {
        let said = tafl_print(folder.path(), &["--variant", names[0], "--variant", names[1]], "");
        assert_eq!((said.status, said.out.as_str()), (2, ""));
        assert!(said.err.contains(word), "{}", said.err);
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_plan_names_every_file_that_is_then_written() {
    for words in [
        "--variant brandubh --parts board,pieces --format svg,pdf,dxf --preview --split --dpi 30 -o a/",
        "--variant brandubh --parts board --format svg -o one.svg",
        "--variant brandubh --parts pieces",
    ] {
        let folder = folder();
        // Dots are asked for only where there are pictures.
        let words = words.replace(" --dpi 30", "");
        let words: Vec<&str> = words.split(' ').collect();
        let plan = tafl_print(folder.path(), &[&["plan", "--json"], words.as_slice()].concat(), "");
        assert_eq!(plan.status, 0, "{}", plan.err);
        let lists = plan.out.split("\"outputs\":[").skip(1).chain(plan.out.split("\"others\":[").skip(1));
        let planned: BTreeSet<String> = lists
            .filter_map(|rest| rest.split(']').next())
            .flat_map(|list| list.split(','))
            .map(|name| name.trim_matches('"').to_owned())
            .filter(|name| !name.is_empty())
            .collect();
        let made = tafl_print(folder.path(), &words, "");
        assert_eq!(made.status, 0, "{}", made.err);
        assert_eq!(planned, files(folder.path()), "{words:?}");
        assert_eq!(planned, made.out.lines().map(str::to_owned).collect(), "{words:?}");
    }
}

/// What is asked for is what goes to the standard output: if it can't, nothing was done.
#[test]
fn an_answer_that_can_t_be_sent_is_status_2() {
    let folder = folder();
    for words in [["export", "--variant", "brandubh"].as_slice(), &["check", "--variant", "york"]] {
        let mut err = Vec::new();
        let status = run(&mut Env {
            args: std::iter::once("tafl-print").chain(words.iter().copied()).map(Into::into).collect(),
            cwd: folder.path().to_owned(),
            source_date_epoch: None,
            input: &mut io::empty(),
            out: &mut Full,
            color_out: false,
            err: &mut err,
            color_err: false,
            speaks: tafl_print::keyed::FaultSentences::default(),
            terminal: None,
        });
        let err = String::from_utf8(err).expect("a text");
        assert_eq!(status, 2, "{words:?}");
        assert!(err.contains("no room left on the disk"), "{err}");
    }
}

/// Lists of names are broken for a terminal of 100 columns, and a name can't steer it.
#[test]
fn messages_are_made_for_a_terminal() {
    let folder = folder();
    let said = tafl_print(folder.path(), &["--variant", "yorck"], "");
    assert!(said.err.lines().all(|line| line.chars().count() <= 100), "{}", said.err);
    fs::write(folder.path().join("my.toml"), "id = \"my\"\nextends = \"yorck\"\n").expect("a variant");
    let said = tafl_print(folder.path(), &["check", "--variant", "my.toml"], "");
    assert!(said.err.contains("did you mean \"york\"?"), "{}", said.err);
    assert!(said.err.lines().all(|line| line.chars().count() <= 100), "{}", said.err);
    let said = tafl_print(folder.path(), &["--variant", "york", "--theme", "\u{1b}[31m/x"], "");
    assert!(said.status == 1 && !said.err.contains('\u{1b}'), "{}", said.err);
    let said = tafl_print(folder.path(), &[], "");
    assert!(said.status == 0 && said.out.contains("tafl-print --variant york"), "{}", said.err);
    assert!(said.out.lines().all(|line| line.chars().count() <= 100), "{}", said.out);
}

/// A path is never taken for a name, so its own fault is told.
#[cfg(unix)]
#[test]
fn what_is_no_file_of_text_is_named() {
    let folder = folder();
    fs::create_dir(folder.path().join("dir.toml")).expect("a folder");
    for (variant, word) in [
        ("/dev/zero", "no ordinary file"),
        ("dir.toml", "it is a folder"),
        ("./absent", "there is no such file"),
    ] {
        let said = tafl_print(folder.path(), &["--variant", variant], "");
        assert!(said.status == 1 && said.err.contains(word), "{}", said.err);
    }
}

/// The variant of the book is sound, and its option chosen.
#[test]
fn the_variant_of_the_book_makes_a_kit() {
    let (folder, said) = crate::book::walked("docs/book/own-game.md");
    let checked = said.iter().find(|(line, _)| line.contains("check --variant my.toml")).expect("a check");
    assert_eq!(checked.1.out.lines().next(), Some("my-york: no faults, 0 warnings"));
    assert!(folder.path().join("output/my-corners-a4.pdf").exists());
}

/// A theme or a variant that somebody sends shows nothing of what is beside it: links that lead out of a theme's folder are
/// not followed, and of what is no file of this program no line is quoted.
#[cfg(unix)]
#[test]
fn what_is_elsewhere_is_not_shown() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let secret = "root:$6$hidden$words:19000:0:99999:7:::\n";
    std::fs::write(at("secret"), secret).expect("a file");
    std::fs::create_dir(at("mine")).expect("a folder");
    let theme = "extends = \"jorvik\"\n[art]\nking = \"king.svg\"\n";
    std::fs::write(at("mine/theme.toml"), theme).expect("a file");
    symlink(at("secret"), at("mine/king.svg")).expect("a link");
    symlink(at("secret"), at("link.toml")).expect("a link");
    let child = |extends: &str| format!("id = \"a\"\nname = \"A\"\nextends = \"{extends}\"\n");
    std::fs::write(at("out.toml"), child("./secret")).expect("a file");
    std::fs::write(at("linked.toml"), child("link.toml")).expect("a file");
    for (args, wanted) in [
        (&["--variant", "york", "--theme", "mine"][..], "leads out of the theme's folder"),
        (&["--variant", "./secret"], "a variant is a file that ends in .toml"),
        (&["--variant", "link.toml"], "no file of a game or a theme"),
        (&["--variant", "out.toml"], "a variant is a file that ends in .toml"),
        (&["--variant", "linked.toml"], "no file of a game or a theme"),
    ] {
        let output = crate::kit::tafl_print(folder.path(), &[&["check"], args].concat());
        let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        assert!(output.status.code() == Some(1) && said.contains(wanted), "{args:?}: {said}");
        assert!(!said.contains("hidden"), "{args:?}: {said}");
    }
}

/// The escape of a terminal and marks that turn the writing, in a name that a message quotes.
#[test]
fn messages_don_t_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["\u{1b}[2Jyork", "a\u{9b}31m", "yo\nrk", "\u{202e}kroy", "a\u{85}b"] {
        for args in
            [["--variant", name], ["--theme", name], ["--paper", name], ["--maker", name], ["--vari", name]]
        {
            let args = [&["check", "--variant", "york"][..], &args].concat();
            let output = crate::kit::tafl_print(folder.path(), &args);
            let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
            let quoted = name.chars().find(|c| c.is_control() && *c != '\n' || *c == '\u{202e}');
            assert!(quoted.is_none_or(|c| !said.contains(c)), "{args:?}: {said}");
        }
    }
}
