//! Drawings of a position: the same in each kind of file, and said in words.

use std::path::Path;

use super::eleven;
use crate::book::text;
use crate::reading::Pdf;
use crate::shell::tafl_print;

/// A drawing of York's start in jorvik's colours with two plays, one of which captures, and a play that is barred.
fn drawn(folder: &Path, ending: &str) -> Vec<u8> {
    let file = format!("fig.{ending}");
    let position = eleven(&[
        (10, ".....A....."),
        (6, ".A.D.K.D.A."),
        (5, ".......A..."),
        (4, "....D......"),
        (3, "....A......"),
    ]);
    let words = [
        "diagram",
        "--variant",
        "york",
        "--position",
        "-",
        "--play",
        "h5-e5",
        "--play",
        "d6-d9",
        "--play",
        "a1-a2",
        "--play",
        "b6-c7",
        "--play",
        "b6-j6",
        "-o",
        &file,
    ];
    let said = tafl_print(folder, &words, &position);
    assert_eq!((said.status, said.out.as_str(), said.err.as_str()), (0, format!("{file}\n").as_str(), ""));
    std::fs::read(folder.join(file)).expect("the drawing")
}

/// The dots of a PNG, white where it is clear.
fn dots(png: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
    let dots = resvg::tiny_skia::Pixmap::decode_png(png).expect("a PNG");
    let rgb = dots.pixels().iter().map(|dot| {
        let clear = 255 - dot.alpha();
        [dot.red() + clear, dot.green() + clear, dot.blue() + clear]
    });
    (dots.width(), dots.height(), rgb.collect())
}

/// The share of dots that differ clearly between two pictures of one size.
fn difference(one: &[[u8; 3]], other: &[[u8; 3]]) -> f64 {
    assert_eq!(one.len(), other.len());
    let far = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(b.iter()).any(|(a, b)| a.abs_diff(*b) > 60);
    one.iter().zip(other).filter(far).count() as f64 / one.len() as f64
}

/// The drawing in the book is what the program draws today; `UPDATE_EXPECTED=1` writes it.
#[test]
fn the_drawing_in_the_book_is_that_of_today() {
    let words = "diagram --variant york --play a8-c8 --play d6-d8 --play e11-e8 -o diagram.svg";
    assert!(text("docs/book/clubs.md").contains(words), "the book shows how it was made");
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &words.split(' ').collect::<Vec<_>>(), "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let drawn = std::fs::read_to_string(folder.path().join("diagram.svg")).expect("a drawing");
    let picture = "docs/book/pictures/diagram.svg";
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(picture), &drawn).expect("a picture");
    }
    assert!(
        drawn == text(picture),
        "{picture} is old: UPDATE_EXPECTED=1 cargo test --test integration drawings"
    );
}

#[test]
fn svg_png_and_pdf_show_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let png = drawn(folder.path(), "png");
    let (width, height, ours) = dots(&png);
    assert_eq!(width, 1200);

    // `.ci/run` has another program draw the SVG, and compares.
    let svg = String::from_utf8(drawn(folder.path(), "svg")).expect("a text");
    assert!(!svg.contains("<text") && !svg.contains("font"), "letters are outlines");

    // A reader of the PDF sees what the PNG shows, and as large in millimetres.
    let pdf = Pdf::open(&drawn(folder.path(), "pdf"));
    let (across, down) = pdf.page_size(0);
    let page = pdf.raster(0, 1200.0 / (across / 25.4));
    let (columns, rows) = (page.width.min(1200), page.height.min(height as usize));
    let dot = |column: usize, row: usize| {
        let at = (row * page.width + column) * 3;
        [page.rgb[at], page.rgb[at + 1], page.rgb[at + 2]]
    };
    let pick = |of: &dyn Fn(usize, usize) -> [u8; 3]| -> Vec<[u8; 3]> {
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (column, row)))
            .map(|(c, r)| of(c, r))
            .collect()
    };
    let (theirs, ours) = (pick(&dot), pick(&|column, row| ours[row * 1200 + column]));
    assert!(difference(&ours, &theirs) < 0.02, "{}", difference(&ours, &theirs));
    assert!((across - 100.0).abs() < 0.01, "{across} mm wide");
    assert!(svg.contains("width=\"100mm\"") && (down - 100.0).abs() < 3.0);
}

#[test]
fn a_drawing_says_what_it_shows() {
    let folder = tempfile::tempdir().expect("a folder");
    let svg = String::from_utf8(drawn(folder.path(), "svg")).expect("a text");
    assert!(svg.contains("<title id=\"title\">York Hnefatafl: a position</title>"), "{}", &svg[..400]);
    for sentence in [
        "The board has 11 × 11 squares.",
        "attackers stand on b6, e3, f10, h5, j6.",
        "defenders stand on d6, e4, h6.",
        "The king stands on f6.",
        "It is the turn of the attackers.",
        "Play 1 goes from h5 to e5 and captures on e4.",
        "Play 2 goes from d6 to d9.",
        "A play from b6 to j6 is not allowed.",
    ] {
        assert!(svg.contains(sentence), "{sentence} is not in {}", &svg[..1500]);
    }
}

#[test]
fn the_same_position_gives_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    for ending in ["svg", "png", "pdf"] {
        assert_eq!(drawn(folder.path(), ending), drawn(folder.path(), ending), "{ending}");
    }
}

#[test]
fn a_report_is_all_that_is_printed_beside_a_drawing() {
    let folder = tempfile::tempdir().expect("a folder");
    let words =
        ["diagram", "--variant", "york", "--report", "--play", "a8-c8", "-o", "fig.png", "--width", "300"];
    let said = tafl_print(folder.path(), &words, "");
    assert!(said.out.starts_with("{\"variant\"") && said.out.lines().count() == 1, "{}", said.out);
    let (width, ..) = dots(&std::fs::read(folder.path().join("fig.png")).expect("a drawing"));
    assert_eq!(width, 300);
}
