//! The words of a theme reach every sentence: where it calls the king a mulk, nothing that is printed says “king”.

use crate::kit::tafl_print;
use crate::reading::Pdf;
use std::fmt::Write as _;
use std::path::Path;

/// Words that are no language's for all terms, one and several.
const WORDS: [(&str, &str, &str); 7] = [
    ("defender", "dorv", "dorvs"),
    ("attacker", "attle", "attles"),
    ("man", "pell", "pells"),
    ("commander", "comber", "combers"),
    ("knight", "nixen", "nixens"),
    ("corner", "quern", "querns"),
    ("camp", "clave", "claves"),
];

/// Terms that have one form.
const SINGLE: [(&str, &str); 5] = [
    ("king", "mulk"),
    ("throne", "threll"),
    ("on-throne", "upon the { -throne }"),
    ("on-it", "upon it"),
    ("board", "brail"),
];

/// The usual words of pieces and places, with those that the bundled themes have for them.
const USUAL: [&str; 25] = [
    "king",
    "kings",
    "attacker",
    "attackers",
    "defender",
    "defenders",
    "throne",
    "thrones",
    "hall",
    "castle",
    "camp",
    "camps",
    "board",
    "boards",
    "commander",
    "commanders",
    "knight",
    "knights",
    "officer",
    "officers",
    "man",
    "men",
    "corner",
    "corners",
    "tower",
];

/// What may be said all the same: names of books and places, corners that no rule marks, and those of paper.
const ALLOWED: [&str; 13] = [
    "Board-Games",
    "Board and Table Games",
    "Playing pieces and boards of the Viking Age",
    "the corners along the printed arcs",
    "corners of the film",
    "the corner of a rim of film",
    "outside the corners",
    "Stop at the corners",
    "arrow heads in their corners",
    "Marked squares in the corners",
    "a corner square will not do",
    "In the very corner of the",
    "A corner square lies on two edges",
];

/// A theme in a folder, with pictures of Heartwood and words of its own.
fn theme(folder: &Path) {
    std::fs::create_dir(folder).expect("a folder");
    let bundled = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes/heartwood");
    for entry in std::fs::read_dir(bundled).expect("a theme") {
        let path = entry.expect("a file").path();
        std::fs::copy(&path, folder.join(path.file_name().expect("a name"))).expect("a copy");
    }
    let mut words = String::new();
    for (term, one, other) in WORDS {
        let _ = writeln!(
            words,
            "-{term} =\n    {{ $number ->\n       *[one] {one}\n        [other] {other}\n    }}\n"
        );
    }
    for (term, word) in SINGLE {
        let _ = writeln!(words, "-{term} = {word}\n");
    }
    std::fs::write(folder.join("en.ftl"), words).expect("words");
}

/// The places of usual words in a text, with what stands around them.
fn usual(text: &str) -> Vec<String> {
    let text = ALLOWED.iter().fold(text.to_owned(), |text, allowed| text.replace(allowed, ""));
    let is_usual = |word: &str| USUAL.contains(&word.to_lowercase().as_str());
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| is_usual(word)).map(|word| format!("{word}: {text}")).collect()
}

#[test]
fn no_sentence_has_a_word_of_its_own_for_pieces_and_places() {
    let folder = tempfile::tempdir().expect("a folder");
    theme(&folder.path().join("invented"));
    // Between them these have a throne, corners, camps, officers, a shieldwall, a fort and a match for points. Without
    // their own texts, which may tell of kings in sagas.
    let games = [("york", "[\"c\"]"), ("ashton-tablut-9", "[]"), ("berserk", "[]"), ("copenhagen", "[]")];
    for (game, chosen) in games {
        let lists =
            ["introduction", "setup", "found", "reconstructed", "modern", "uncertain", "advice", "sources"];
        let lists: String = lists.map(|list| format!("{list} = []\n")).concat();
        let file = format!(
            "id = \"mine\"\nname = \"Mine\"\nextends = \"{game}\"\ntheme = \"invented\"\nchosen = {chosen}\ndisputed = {{}}\n\
             [about]\nsubtitle = \"Here\"\ntagline = \"There\"\n{lists}"
        );
        std::fs::write(folder.path().join("mine.toml"), file).expect("a variant");
        let output = tafl_print(folder.path(), &["--variant", "mine.toml", "-o", "mine.pdf"]);
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        let kit = Pdf::open(&std::fs::read(folder.path().join("mine.pdf")).expect("a kit"));
        let mut heard = String::new();
        let mut wrong = Vec::new();
        for part in kit.read_aloud() {
            for text in [Some(part.text), part.alt].into_iter().flatten() {
                let text = text.replace('\u{a0}', " ").replace('\u{ad}', "");
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                wrong.extend(usual(&text));
                heard.push_str(&text);
                heard.push('\n');
            }
        }
        assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
        for word in ["mulk", "dorvs", "attles", "pells", "threll", "brail"] {
            assert!(heard.contains(word), "{game} never says {word}");
        }
    }
}

/// The test sees a word that stands there, in any case, and passes over what is allowed.
#[test]
fn a_usual_word_is_seen() {
    assert_eq!(usual("The King’s side").len(), 1);
    assert_eq!(usual("Stop at the corners of the board").len(), 1);
    assert_eq!(usual("A History of Board-Games; kingdom"), [""; 0]);
}

/// Windows hides that an editor has put `.txt` behind a name: words that are not read are told, to who checks and to who prints.
#[test]
fn words_in_a_file_of_another_name_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("mine")).expect("a folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join("mine").join(name), text).expect("a file");
    };
    write("theme.toml", "name = \"Mine\"\nextends = \"plain\"\n");
    let order = ["--variant", "brandubh", "--theme", "./mine", "--parts", "cards"];
    for (name, wanted) in [
        ("de.ftl.txt", "de.ftl"),
        ("PT-br.ftl", "pt-BR.ftl"),
        ("english.ftl", "en.ftl"),
        ("En.FTL", "en.ftl"),
    ] {
        write(name, "-king = Fuchs\n");
        let told = format!("`{name}` in the theme's folder is not read, for its name is not `{wanted}`");
        let (status, said) = crate::shell::run_in(folder.path(), &[&["check"], &order[..4]].concat());
        assert!(status == 0 && said.contains(&told) && said.contains("1 warning"), "{said}");
        let (status, said) = crate::shell::run_in(folder.path(), &order);
        assert!(status == 0 && said.contains(&told), "{said}");
        std::fs::remove_file(folder.path().join("mine").join(name)).expect("a file");
    }
    write("nb.ftl", "-king = rev\n");
    let (status, said) = crate::shell::run_in(folder.path(), &order);
    assert!(status == 0 && !said.contains("is not read"), "{said}");
}
