//! What a kit would take, told before anything is printed. Expected counts are taken from the measures by hand.

use crate::reading::Pdf;
use crate::shell::{Said, tafl_print};
use std::fs;
use std::path::Path;

/// Runs a plan that must succeed; nothing is written.
fn plan(words: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let Said { status, out, err } = tafl_print(folder.path(), &[&["plan"], words].concat(), "");
    assert_eq!((status, err.as_str()), (0, ""), "{words:?}");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "{words:?} wrote something");
    out
}

fn json(words: &[&str]) -> String {
    let told = plan(&[words, &["--json"]].concat());
    assert!(told.ends_with("]}]}\n") && told.lines().count() == 1, "{told}");
    told
}

/// Two halves of 11 rows, the narrower one with a card at its side, a sheet of 37 pieces and 5 spares with the other card.
/// Each half and each card is cut along four edges, and every disc around.
#[test]
fn york_takes_four_sheets_of_paper_and_three_of_card() {
    let told = json(&["--variant", "york"]);
    for member in [
        r#""variant":"york-11","name":"York Hnefatafl","paper":"a4","sets":1,"board":11,"cut":"halves""#,
        // 11 squares of 25 mm, and a frame of 4 mm on both sides.
        r#""square_mm":25,"squares_mm":275,"frame_mm":4,"board_mm":283,"king_disc_mm":25,"piece_disc_mm":19,"token":"round""#,
        // 25 - 25, 25 - 19, 25 - (25 + 19) / 2.
        r#""clearance_mm":{"king_in_square":0,"piece_in_square":6,"king_to_neighbour":3},"discs_fit":true"#,
        r#""sheets":{"paper":4,"card":3,"labels":0,"poster":0,"wall":0}"#,
        r#""cuts":{"straight":16,"round":42,"folds":2,"joins":1},"minutes":45"#,
        r#""file":"output/york-a4.pdf","scale_percent":100,"sides":"one","page_count":8"#,
        r#""page":4,"media":"card","side":"only","title":"The board","width_mm":210,"height_mm":297,"parts":[{"part":"board","count":1,"columns":6,"rows":11}]"#,
        r#"{"part":"board","count":1,"columns":5,"rows":11},{"part":"card","count":1}]"#,
        r#"{"part":"king","count":1},{"part":"defender","count":12},{"part":"attacker","count":24},{"part":"spare","count":5},{"part":"card","count":1}]"#,
        r#""page":7,"media":"paper","side":"first""#,
        r#""page":8,"media":"paper","side":"second""#,
    ] {
        assert!(told.contains(member), "{member} is not in {told}");
    }
    assert_eq!(told.matches("\"page\":").count(), 8);
}

/// Who asks for the frame that York has by itself gets the same set.
#[test]
fn a_frame_that_is_asked_for_takes_no_more_sheets_than_the_same_by_itself() {
    let asked = json(&["--variant", "york", "--frame", "4mm"]);
    // The command that makes the set again names the frame, as it was asked for.
    assert_eq!(asked.replace(" --frame 4mm", ""), json(&["--variant", "york"]));
    let bare = json(&["--variant", "york", "--frame", "0"]);
    assert!(bare.contains(r#""squares_mm":275,"frame_mm":0,"board_mm":275"#), "{bare}");
}

/// The pinwheel has five parts: 7 x 4 edges with the two cards. Beside one of these there is room for four spare pieces.
#[test]
fn a_pinwheel_takes_more_cuts() {
    let told = json(&["--variant", "york", "--paper", "letter"]);
    assert!(told.contains(r#""cut":"pinwheel""#), "{told}");
    assert!(told.contains(r#""cuts":{"straight":28,"round":41,"folds":2,"joins":4}"#), "{told}");
    let boards = told.split(r#""part":"board","count":"#).skip(1);
    let parts: Vec<(usize, &str)> = boards
        .filter_map(|rest| rest.split_once('}')?.0.split_once(','))
        .map(|(count, squares)| (count.parse().expect("a count"), squares))
        .collect();
    let of = |squares: &str| parts.iter().filter(|part| part.1 == squares).map(|part| part.0).sum::<usize>();
    assert_eq!(
        (of(r#""columns":8,"rows":3"#), of(r#""columns":3,"rows":8"#), of(r#""columns":5,"rows":5"#)),
        (2, 2, 1),
        "{told}"
    );
}

/// The page count and the sheets are those of the table of kits, which is made another way.
#[test]
fn the_table_of_kits_says_the_same() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/book/kits.md");
    let table = fs::read_to_string(table).expect("a table");
    for id in ["brandubh-7", "alea-evangelii-19", "sea-battle-9"] {
        let row = table.lines().find(|line| line.starts_with(&format!("| {id} | A4 |"))).expect("a row");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let told = plan(&["--variant", id]);
        let head = told.lines().next().expect("a line");
        assert!(head.contains(&format!(" {} pages,", cells[3])), "{head} is not {row}");
        let sheets: usize =
            head.split(" sheet").filter_map(|part| part.rsplit(' ').next()?.parse::<usize>().ok()).sum();
        assert_eq!(sheets.to_string(), cells[4], "{head} is not {row}");
    }
}

#[test]
fn a_plan_goes_into_a_terminal() {
    for words in [
        &["--variant", "york", "--variant", "berserk"][..],
        &["--variant", "york", "--option", "c", "--split", "--duplex", "long-edge"],
        &["--variant", "alea-evangelii", "--duplex", "manual", "--king-disc", "28mm"],
    ] {
        let told = plan(words);
        let long = told.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{words:?}");
        assert!(told.lines().all(|line| line.trim_end() == line), "{told}");
    }
    let told = plan(&["--variant", "york", "-o", "my/kit.pdf", "--king-disc", "27mm"]);
    for line in [
        "York Hnefatafl on A4: 8 pages, 4 sheets of paper and 3 sheets of card",
        "      4  card    one ",
        "1 board part of 6 x 11 squares",
        "11 x 11 squares of 25 mm (275 mm of squares, 283 mm with the frame), cut as halves into 2 parts",
        // 27 - 25, and 25 - (27 + 19) / 2.
        "king 27 mm, others 19 mm: they fit; the king reaches 2 mm beyond his square",
        "16 straight cuts, 40 round ones and 2 folds: about 45 minutes",
        "  my/kit.pdf\n",
        "actual size, 100 %",
        "pages 7 and 8 are the two sides of a sheet",
        "pages 4 to 6: card",
    ] {
        let flat = told.replace("\n            ", " ");
        assert!(told.contains(line) || flat.contains(line), "{line} is not in {told}");
    }
    // 37 and three spares: beside the card there are rows of five, and the king's has room for three more.
    assert_eq!(told, plan(&["--variant", "york", "-o", "my/kit.pdf", "--king-disc", "27mm"]));
}

#[test]
fn several_games_have_a_plan_each() {
    let told = json(&["--variant", "brandubh", "--variant", "tablut", "--split"]);
    assert!(told.contains(r#""variant":"brandubh-7""#) && told.contains(r#""variant":"tablut-9""#), "{told}");
    for file in ["brandubh-a4-paper", "brandubh-a4-card", "tablut-a4-paper", "tablut-a4-card"] {
        assert!(told.contains(&format!("\"file\":\"output/{file}.pdf\"")), "{file}: {told}");
    }
}

/// The ink of each page, counted again by another program that reads the PDF.
#[test]
fn ink_is_what_another_reader_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["--variant", "york", "-o", "kit.pdf"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let pdf = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a kit"));
    let told = json(&["--variant", "york"]);
    let pages: Vec<&str> = told.split("{\"page\":").skip(1).collect();
    for (nth, page) in pages.iter().enumerate() {
        let number = |name: &str| -> f64 {
            let rest = page.split_once(&format!("\"{name}\":")).expect("a member").1;
            rest.split([',', '}']).next().expect("a number").parse().expect("a number")
        };
        // Dots fine enough for hairlines.
        let raster = pdf.raster(nth, 150.0);
        let dots = (raster.width * raster.height) as f64;
        let (mut all, mut grey) = (0.0, 0.0);
        for dot in raster.rgb.chunks_exact(3) {
            let [red, green, blue] = [dot[0], dot[1], dot[2]].map(|part| f64::from(part) / 255.0);
            let white = red.max(green).max(blue);
            all += 1.0 - white + (white - red) + (white - green) + (white - blue);
            grey += 1.0 - 0.2126 * red - 0.7152 * green - 0.0722 * blue;
        }
        let (all, grey) = (all / dots * 100.0, grey / dots * 100.0);
        assert!((number("all") - all).abs() < 1.5, "page {}: {} or {all}", nth + 1, number("all"));
        assert!((number("grey") - grey).abs() < 1.5, "page {}: {} or {grey}", nth + 1, number("grey"));
    }
}

#[test]
fn a_plan_refuses_what_a_kit_refuses() {
    let folder = tempfile::tempdir().expect("a folder");
    for words in [
        &["plan", "--variant", "york", "--variant", "tablut", "-o", "kit.pdf"][..],
        &["plan", "--variant", "york", "--king-disc", "35mm", "--piece-disc", "19mm"],
        &["plan", "--variant", "york", "--dpi", "300"],
        &["plan"],
    ] {
        let said = tafl_print(folder.path(), words, "");
        assert_eq!((said.status, said.out.as_str()), (2, ""), "{words:?}: {}", said.err);
    }
}
