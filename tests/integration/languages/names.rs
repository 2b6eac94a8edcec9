//! Names of a theme of one's own in languages whose nouns have cases and plurals: what follows from the forms that are given is
//! worked out, what doesn't is asked for, and nothing wrong is printed.

use super::{all_text, words};
use crate::library::own_theme;
use crate::shell::run_in;
use std::fs;
use std::path::Path;
use tafl_print::make::{Library, Request, order};

/// A folder with the theme `mine` over Plain, which has this file of words.
fn theme(file: &str, text: &str) -> tempfile::TempDir {
    own_theme(&[("theme.toml", "extends = \"plain\"\n"), (file, text)])
}

fn check(words: &str) -> (u8, String) {
    let mine = theme("de.ftl", words);
    run_in(mine.path(), &["check", "--variant", "brandubh", "--theme", "./mine", "--lang", "de"])
}

/// Nouns with the forms that have to be said of them, and all that follow: by Duden.
const FOLLOWS: [(&str, &str, &str, &str, &str, &str); 16] = [
    ("masculine", "Kater", "Katers", "Kater", "Kater, Kater, Kater, Katers", "Kater, Kater, Katern, Kater"),
    (
        "masculine",
        "Drache",
        "Drachen",
        "Drachen",
        "Drache, Drachen, Drachen, Drachen",
        "Drachen, Drachen, Drachen, Drachen",
    ),
    ("masculine", "Löwe", "Löwen", "Löwen", "Löwe, Löwen, Löwen, Löwen", "Löwen, Löwen, Löwen, Löwen"),
    ("masculine", "Bär", "Bären", "Bären", "Bär, Bären, Bären, Bären", "Bären, Bären, Bären, Bären"),
    ("masculine", "Junge", "Jungen", "Jungs", "Junge, Jungen, Jungen, Jungen", "Jungs, Jungs, Jungs, Jungs"),
    ("masculine", "Herr", "Herrn", "Herren", "Herr, Herrn, Herrn, Herrn", "Herren, Herren, Herren, Herren"),
    (
        "masculine",
        "Fuchs",
        "Fuchses",
        "Füchse",
        "Fuchs, Fuchs, Fuchs, Fuchses",
        "Füchse, Füchse, Füchsen, Füchse",
    ),
    ("masculine", "Vogel", "Vogels", "Vögel", "Vogel, Vogel, Vogel, Vogels", "Vögel, Vögel, Vögeln, Vögel"),
    (
        "masculine",
        "Iltis",
        "Iltisses",
        "Iltisse",
        "Iltis, Iltis, Iltis, Iltisses",
        "Iltisse, Iltisse, Iltissen, Iltisse",
    ),
    ("feminine", "Katze", "", "Katzen", "Katze, Katze, Katze, Katze", "Katzen, Katzen, Katzen, Katzen"),
    ("feminine", "Maus", "", "Mäuse", "Maus, Maus, Maus, Maus", "Mäuse, Mäuse, Mäusen, Mäuse"),
    (
        "feminine",
        "Königin",
        "",
        "Königinnen",
        "Königin, Königin, Königin, Königin",
        "Königinnen, Königinnen, Königinnen, Königinnen",
    ),
    (
        "neuter",
        "Schiff",
        "Schiffs",
        "Schiffe",
        "Schiff, Schiff, Schiff, Schiffs",
        "Schiffe, Schiffe, Schiffen, Schiffe",
    ),
    ("neuter", "Kind", "Kindes", "Kinder", "Kind, Kind, Kind, Kindes", "Kinder, Kinder, Kindern, Kinder"),
    (
        "neuter",
        "Mädchen",
        "Mädchens",
        "Mädchen",
        "Mädchen, Mädchen, Mädchen, Mädchens",
        "Mädchen, Mädchen, Mädchen, Mädchen",
    ),
    ("neuter", "Auto", "Autos", "Autos", "Auto, Auto, Auto, Autos", "Autos, Autos, Autos, Autos"),
];

#[test]
fn german_forms_follow_from_those_that_have_to_be_said() {
    for (gender, noun, genitive, plural, one, other) in FOLLOWS {
        let singular = if genitive.is_empty() {
            noun.to_owned()
        } else {
            format!(
                "{{ $case ->\n           *[nominative] {noun}\n            [genitive] {genitive}\n        }}"
            )
        };
        let words = format!(
            "-defender =\n    {{ $number ->\n       *[one] {singular}\n        [other] {plural}\n    }}\n    .gender = {gender}\n"
        );
        let library = Library::bundled()
            .with("./mine/theme.toml", &b"extends = \"plain\"\n"[..])
            .with("./mine/de.ftl", words.into_bytes());
        let request = Request {
            theme: Some("./mine".to_owned()),
            languages: vec!["de".to_owned()],
            ..Request::of("brandubh")
        };
        let messages = order(&request, &library).unwrap_or_else(|fault| panic!("{fault}")).messages;
        assert!(messages.unknown_forms().is_empty(), "{:?}", messages.unknown_forms());
        for (number, wanted) in [("one", one), ("other", other)] {
            let cases = ["nominative", "accusative", "dative", "genitive"];
            let forms = cases.map(|case| {
                let asked = format!("{{ -defender(number: \"{number}\", case: \"{case}\") }}");
                messages.pattern(&asked, &[]).expect("a noun")
            });
            assert_eq!(forms.join(", "), wanted);
        }
    }
}

/// The lines that `check` shows can be written as they are, where its guess is right.
#[test]
fn what_cant_be_known_is_asked_for_with_the_lines_to_write() {
    let (status, said) = check("-king = Kater\n    .gender = masculine\n");
    assert_eq!(status, 1, "{said}");
    assert!(
        said.contains(
            "bei `-king` fehlen Formen, die sich aus den angegebenen nicht ableiten lassen: `genitive`"
        ),
        "{said}"
    );
    assert!(said.contains("--> mine/de.ftl:1:1") || said.contains("--> ./mine/de.ftl:1:1"), "{said}");
    let lines = "-king =
    { $case ->
       *[nominative] Kater
        [genitive] Katers
    }
    .gender = masculine
";
    let shown: String =
        said.lines().map(|line| line.strip_prefix("          ").unwrap_or(line).to_owned() + "\n").collect();
    assert!(shown.contains(lines), "{shown}");
    let (status, said) = check(lines);
    assert!(status == 0, "{said}");
}

#[test]
fn each_form_that_does_not_follow_is_named() {
    let several = |singular: &str, plural: &str, gender: &str| {
        format!(
            "-defender =\n    {{ $number ->\n       *[one] {singular}\n        [other] {plural}\n    }}\n    .gender = {gender}\n"
        )
    };
    let cases = |forms: &[(&str, &str)]| {
        let rest: Vec<String> =
            forms.iter().skip(1).map(|(case, form)| format!("            [{case}] {form}\n")).collect();
        let rest = rest.concat();
        format!("{{ $case ->\n           *[{}] {}\n{rest}        }}", forms[0].0, forms[0].1)
    };
    // Der Name, den Namen, dem Namen, des Namens: like few others.
    let name = cases(&[("nominative", "Name"), ("genitive", "Namens")]);
    for (words, wanted) in [
        ("-defender = Katze\n    .gender = feminine\n".to_owned(), "`other`"),
        (several("Drache", "Drachen", "masculine"), "`genitive`"),
        (several(&name, "Namen", "masculine"), "`accusative`, `dative`"),
        // Das Praktikum, den Praktika: whether a plural in -a has another dative isn't known.
        (
            several(&cases(&[("nominative", "Datum"), ("genitive", "Datums")]), "Data", "neuter"),
            "`other dative`",
        ),
        // Der großen Katze: adjectives have forms of their own.
        (several("Große Katze", "Große Katzen", "feminine"), "`accusative`, `dative`, `genitive`"),
        // Nobody fills in what the program shows as open.
        (several(&cases(&[("nominative", "Kater"), ("genitive", "…")]), "Kater", "masculine"), "`genitive`"),
    ] {
        let (status, said) = check(&words);
        assert!(status == 1 && said.contains(&format!("nicht ableiten lassen: {wanted}")), "{words}: {said}");
    }
    let (status, said) = check(&several("alter Kater", "alte Kater", "masculine"));
    assert!(status == 1 && said.contains("Substantive"), "{said}");
}

/// No kit prints a form that isn't known: the neutral name is there, and a note.
#[test]
fn a_kit_has_the_neutral_name_where_a_form_is_not_known() {
    let mine = theme(
        "de.ftl",
        "-king = Kater\n    .gender = masculine\n-attacker =\n    { $number ->\n       *[one] Drache\n        [other] Drachen\n    }\n    .gender = masculine\n\
         -throne = Korb\n    .gender = masculine\n-on-throne = in { -the-throne(case: \"dative\") }\n-on-it = darin\n",
    );
    let (status, said) =
        run_in(mine.path(), &["--variant", "brandubh", "--theme", "./mine", "--lang", "de", "-o", "k.pdf"]);
    assert_eq!(status, 0, "{said}");
    for noun in ["bei `-king` fehlen", "bei `-attacker` fehlen", "bei `-throne` fehlen"] {
        assert!(said.contains(noun) && said.contains("der neutrale Name"), "{said}");
    }
    let text = all_text(&fs::read(mine.path().join("k.pdf")).expect("a kit"));
    assert!(!words(&text).any(|word| ["Kater", "Drache", "Drachen", "Korb"].contains(&word)));
    assert!(text.contains("des Königs") && text.contains("Angreifer") && text.contains("auf dem Thron"));
}

/// In English a noun has a plural, too: “12 cat” was printed.
#[test]
fn a_plural_is_asked_for_in_every_language() {
    let mine = theme("en.ftl", "-defender = cat\n-king = queen\n    .gender = feminine\n");
    let (status, said) = run_in(mine.path(), &["check", "--variant", "brandubh", "--theme", "./mine"]);
    assert!(status == 1 && said.contains("`-defender` lacks") && said.contains("[other] cats"), "{said}");
    assert!(!said.contains("`-king`"), "{said}");
    let mine = theme("pt-BR.ftl", "-defender = gato\n    .gender = masculine\n");
    let args = ["check", "--variant", "brandubh", "--theme", "./mine", "--lang", "pt-BR"];
    let (status, said) = run_in(mine.path(), &args);
    assert!(status == 1 && said.contains("`-defender`") && said.contains("[other] gatos"), "{said}");
}

/// A theme that is for German classes alone has words in German.
#[test]
fn words_in_one_language_alone_are_no_lack() {
    let kit = |folder: &Path| {
        let args =
            ["--variant", "brandubh", "--theme", "./mine", "--lang", "de", "--parts", "cards", "-o", "k.pdf"];
        run_in(folder, &args)
    };
    let german = "-defender =\n    { $number ->\n       *[one] Katze\n        [other] Katzen\n    }\n    .gender = feminine\n";
    let mine = theme("de.ftl", german);
    let (status, said) = kit(mine.path());
    assert!(status == 0 && !said.contains("hat keine Wörter"), "{said}");
    // One that renames in English alone has none.
    let mine = theme("en.ftl", "-king = queen\n    .gender = feminine\n");
    let (status, said) = kit(mine.path());
    assert!(status == 0 && said.contains("hat keine Wörter"), "{said}");
}

/// What `new theme` writes is sound with every `#` taken away, and has all forms.
#[test]
fn a_theme_begun_in_a_language_has_all_forms() {
    for (tag, wanted) in [
        (
            "de",
            [
                "# -king =",
                "[dative] König",
                "[genitive] Königs",
                "[dative] Verteidigern",
                "[accusative] Ecke",
            ]
            .as_slice(),
        ),
        ("pt-BR", &["# -king = rei", "[other] defensores", ".gender = masculine"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (status, said) =
            run_in(folder.path(), &["new", "theme", "mine", "--from", "plain", "--lang", tag]);
        assert!(status == 0 && said.contains(&format!("--theme ./mine --lang {tag}")), "{said}");
        let file = folder.path().join(format!("mine/{tag}.ftl"));
        let begun = fs::read_to_string(&file).expect("words");
        for wanted in wanted {
            assert!(begun.contains(wanted), "{wanted}: {begun}");
        }
        assert!(!folder.path().join("mine/en.ftl").exists());
        let check =
            || run_in(folder.path(), &["check", "--variant", "brandubh", "--theme", "./mine", "--lang", tag]);
        let (status, said) = check();
        assert!(status == 0, "{said}");
        let open: Vec<&str> = begun
            .lines()
            .skip_while(|line| !line.is_empty())
            .map(|line| line.strip_prefix("# ").unwrap_or(line))
            .collect();
        fs::write(&file, open.join("\n")).expect("words");
        let (status, said) = check();
        let sound = if tag == "de" { "keine Fehler" } else { "nenhuma falha" };
        assert!(status == 0 && said.contains(sound), "{said}");
    }
}
