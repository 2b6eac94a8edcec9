//! What children read is large enough for them: the sizes of all letters of their products, read from the file.

use crate::kit::tafl_print;
use crate::reading::{Letter, Pdf};

/// The least size of words that children read, in points.
const LEAST: f64 = 8.0;
/// Of the words beside rulers.
const NUMBER: f64 = 7.4;

/// The words of letters in a row that are smaller than children read.
fn small(letters: &[Letter]) -> Vec<(f64, String)> {
    let is_small = |letter: &&Letter| letter.size < LEAST - 0.05;
    let small: Vec<&Letter> = letters.iter().filter(is_small).collect();
    let runs = small.chunk_by(|one, next| {
        (one.size - next.size).abs() < 0.01
            && (one.at.y - next.at.y).abs() < 0.01
            && next.at.x - one.at.x < 6.0
    });
    runs.map(|run| (run[0].size, run.iter().map(|letter| letter.text.as_str()).collect())).collect()
}

/// Whether small letters are none that a child has to read: the fingerprint of the edition, numbers with their units, and the
/// line that says what the sheet is, which goes with the waste.
fn is_for_adults(size: f64, words: &str) -> bool {
    let is_edition = words
        .rsplit(' ')
        .next()
        .is_some_and(|last| last.len() == 6 && last.chars().all(|digit| digit.is_ascii_hexdigit()));
    let is_number = words.chars().all(|c| c.is_ascii_digit());
    let is_measure = words.starts_with(|c: char| c.is_ascii_digit()) && words.chars().count() <= 7;
    let is_slug = words.contains(" · ") || ["Brandubh", "York Hnefatafl", "Tablut"].contains(&words);
    is_edition || is_number || is_slug || (is_measure && size >= NUMBER)
}

#[test]
fn no_word_for_children_is_smaller_than_8_points() {
    let mut wrong = Vec::new();
    for (game, lang) in [
        ("brandubh", "en"),
        ("brandubh", "de"),
        ("york", "en"),
        ("york", "de"),
        ("york", "pt-BR"),
        ("tablut", "pt-BR"),
    ] {
        for product in [["--pack", "one-sheet"], ["--pack", "class"], ["--parts", "easy"]] {
            let folder = tempfile::tempdir().expect("a folder");
            let args = [&["-q", "-o", "kit.pdf", "--variant", game, "--lang", lang], &product[..]].concat();
            let output = tafl_print(folder.path(), &args);
            assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
            for entry in std::fs::read_dir(folder.path()).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                // The file for teachers is apart.
                if path.extension().is_none_or(|ending| ending != "pdf") || name.contains("paper") {
                    continue;
                }
                let pdf = Pdf::open(&std::fs::read(&path).expect("a file"));
                for page in 0..pdf.page_count() {
                    let letters = pdf.letters(page);
                    let largest = letters.iter().map(|letter| letter.size).fold(0.0, f64::max);
                    assert!((8.0..80.0).contains(&largest), "{name}: {largest}");
                    wrong.extend(
                        small(&letters).into_iter().filter(|(size, words)| !is_for_adults(*size, words)).map(
                            |(size, words)| {
                                format!("{game}, {lang}, {product:?}, {name} {}: {size:.1} {words}", page + 1)
                            },
                        ),
                    );
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
