//! Pages that are read, filled in and filed: room to punch holes, and lines that the eye follows with ease.

use crate::kit::tafl_print;
use crate::reading::{Letter, Pdf};

/// Margin in millimetres that a punch needs, and the height above the lower edge in which the line at the foot stands.
const MARGIN: f64 = 15.0;
const FOOT: f64 = 12.0;
/// Most letters in a line, spaces among them.
const MOST: usize = 75;
/// Room in ems between two letters of a line; what is farther apart stands in another column or cell.
const APART: f64 = 1.6;

/// The lines of a page, letters that follow each other on one baseline; those of another size are of another line.
fn lines(letters: &[Letter]) -> Vec<String> {
    let is_next = |one: &Letter, next: &Letter| {
        let em = one.size * 25.4 / 72.0;
        (one.at.y - next.at.y).abs() < 0.01
            && (one.size - next.size).abs() < 0.01
            && (0.0..APART * em).contains(&(next.at.x - one.at.x))
    };
    let runs = letters.chunk_by(is_next);
    runs.map(|run| run.iter().map(|letter| letter.text.as_str()).collect()).collect()
}

#[test]
fn pages_that_are_read_have_margins_for_holes_and_lines_of_75_letters() {
    let parts = "teacher,easy,design,records,tournament,colouring,morris";
    let mut wrong = Vec::new();
    let mut read = 0;
    for (game, lang, paper) in [
        ("york", "en", "a4"),
        ("york", "de", "letter"),
        ("brandubh", "pt-BR", "a4"),
        ("alea-evangelii", "de", "a4"),
        ("copenhagen", "en", "letter"),
        ("copenhagen", "pt-BR", "a3"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let order = ["-q", "-o", "kit.pdf", "--variant", game, "--lang", lang, "--paper", paper];
        let args = [&order[..], &["--parts", parts, "--players", "6"]].concat();
        let output = tafl_print(folder.path(), &args);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        let pdf = Pdf::open(&std::fs::read(folder.path().join("kit.pdf")).expect("a file"));
        for page in 0..pdf.page_count() {
            let (width, height) = pdf.page_size(page);
            let letters = pdf.letters(page);
            let mut told =
                |fault: String| wrong.push(format!("{game}, {lang}, {paper}, {}: {fault}", page + 1));
            for letter in letters.iter().filter(|letter| letter.at.y < height - FOOT) {
                let is_inside = (MARGIN - 0.1..width - MARGIN + 0.1).contains(&letter.at.x)
                    && (MARGIN..height - MARGIN + 0.1).contains(&letter.at.y);
                if !is_inside && !letter.text.trim().is_empty() {
                    told(format!("`{}` at {:?}", letter.text, letter.at));
                }
            }
            for line in lines(&letters) {
                read += 1;
                if line.trim().chars().count() > MOST {
                    told(format!("{} letters: {line}", line.chars().count()));
                }
            }
        }
    }
    assert!(read > 1000, "{read}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
