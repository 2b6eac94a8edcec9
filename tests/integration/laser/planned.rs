//! What a plan says of the beds of a laser cutter, held against the files that are then written.

use super::files::{Drawing, Shape, read_dxf, read_svg};
use super::measures::{circles, stretches};
use crate::shell::tafl_print;
use std::f64::consts::{PI, TAU};
use std::fs;
use std::path::Path;

/// What the program says, which must succeed.
fn said(folder: &Path, words: &str) -> String {
    let said = tafl_print(folder, &words.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(said.status, 0, "{words}: {}", said.err);
    said.out
}

/// The plan of a kit as JSON; nothing is written.
fn plan(words: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let told = said(folder.path(), &format!("plan --json {words}"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "{words} wrote something");
    told
}

/// A number of a JSON text, the first of its name.
fn number(text: &str, name: &str) -> f64 {
    let rest = text.split_once(&format!("\"{name}\":")).unwrap_or_else(|| panic!("no {name} in {text}")).1;
    rest.split([',', '}', ']']).next().and_then(|text| text.parse().ok()).expect("a number")
}

/// The lines of a layer, how long they are together and how many there are.
fn lines(shapes: &[Shape]) -> (f64, usize) {
    let straight: f64 = stretches(shapes).iter().map(|(a, b)| (*b - *a).length()).sum();
    let round: f64 = circles(shapes).iter().map(|(_, radius)| TAU * radius).sum();
    (straight + round, shapes.len())
}

/// What is inside an odd number of rings, in square millimetres: swept by rows, `fine` millimetres apart.
fn swept(shapes: &[Shape], height: f64, fine: f64) -> f64 {
    let mut rows: Vec<Vec<f64>> = vec![Vec::new(); (height / fine) as usize];
    for (a, b) in stretches(shapes) {
        let (upper, lower) = if a.y < b.y { (a, b) } else { (b, a) };
        // A point that is on a row belongs to one of the two stretches that meet there.
        let first = |y: f64| (y / fine - 0.5).ceil() as usize;
        let met = rows.iter_mut().enumerate().take(first(lower.y)).skip(first(upper.y));
        for (row, found) in met {
            let y = (row as f64 + 0.5) * fine;
            found.push(upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y));
        }
    }
    let mut sum = 0.0;
    for row in &mut rows {
        row.sort_by(f64::total_cmp);
        sum += row.chunks(2).map(|pair| pair[1] - pair[0]).sum::<f64>() * fine;
    }
    sum
}

/// How far right and down anything is cut.
fn reach(drawing: &Drawing) -> (f64, f64) {
    let all = drawing.cut.iter().map(Shape::bounds).reduce(|a, b| a.union(b)).expect("a line");
    (all.x1, all.y1)
}

/// A drawing in a file.
fn read(path: &Path) -> Drawing {
    let text = fs::read_to_string(path).expect("a drawing");
    if path.extension().is_some_and(|ending| ending == "dxf") { read_dxf(&text) } else { read_svg(&text) }
}

/// Fails unless two numbers are the same but for what is rounded: plans have two decimals, files four.
fn near(told: f64, expected: f64, what: &str) {
    assert!((told - expected).abs() < 0.05, "{what}: {told} is told, and {expected} expected");
}

/// Fails unless a plan of a bed tells what its drawing shows; the lengths that are cut and scored.
fn is_told(bed: &str, drawing: &Drawing, words: &str) -> (f64, f64) {
    let ((cut, cuts), (score, scores)) = (lines(&drawing.cut), lines(&drawing.score));
    let (x, y) = reach(drawing);
    for (name, expected) in [
        ("cut_length_mm", cut),
        ("cut_lines", cuts as f64),
        ("score_length_mm", score),
        ("score_lines", scores as f64),
        ("plate_width_mm", x + 5.0),
        ("plate_height_mm", y + 5.0),
    ] {
        near(number(bed, name), expected, &format!("{words}: {name}"));
    }
    let (engraved, area) = (number(bed, "engrave_mm2"), swept(&drawing.engrave, drawing.size.height, 0.01));
    assert!((engraved - area).abs() < 0.002 * area + 0.01, "{words}: {area} mm² and not {engraved}");
    (cut, score)
}

#[test]
fn the_work_on_each_bed_is_what_its_files_ask_for() {
    for words in [
        "--variant york --format laser-svg,dxf",
        "--variant brandubh --token square --sets 3 --spares 2 --bed 400x300mm --format dxf,laser-svg",
        "--variant alea-evangelii --kerf 0.15mm --format pdf,laser-svg",
        "--variant sea-battle --parts pieces --format dxf",
    ] {
        let told = plan(words);
        let folder = tempfile::tempdir().expect("a folder");
        let paths = said(folder.path(), words);
        let beds: Vec<&str> = told.split("{\"bed\":").skip(1).collect();
        let total = told.split_once("\"laser\":").expect("a laser").1;
        let mut sums = (0.0, 0.0);
        for (nth, bed) in beds.iter().enumerate() {
            let outputs =
                bed.split_once("\"outputs\":[").expect("files").1.split(']').next().expect("an end");
            for path in outputs.split(',').map(|path| path.trim_matches('"')) {
                assert!(paths.lines().any(|line| line == path), "{path} is not in {paths}");
                assert!(path.contains(&format!("-laser-{}.", nth + 1)), "{path}");
                let drawing = read(&folder.path().join(path));
                let (cut, score) = is_told(bed, &drawing, words);
                sums = (sums.0 + cut, sums.1 + score);
                near(number(total, "bed_width_mm"), drawing.size.width, words);
            }
        }
        let formats = words.matches("dxf").count() + words.matches("laser-svg").count();
        assert_eq!(paths.matches("-laser-").count(), beds.len() * formats, "{words}");
        for (name, sum) in [("cut_length_mm", sums.0), ("score_length_mm", sums.1)] {
            assert!(
                (number(total, name) * formats as f64 - sum).abs() < 0.1,
                "{words}: {name} of all is {sum}"
            );
        }
    }
}

/// A king of 25 mm and 36 men of 19 mm, the board with its frame, the test piece of 60 x 25 mm with its square of 10 mm. Twelve
/// lines each way are scored, and the scale of 40 mm with five strokes of 3 mm and four of 1.8 mm.
#[test]
fn the_lines_of_york_are_counted_by_hand() {
    let told = plan("--variant york --spares 0 --format laser-svg");
    let cut = PI * (25.0 + 36.0 * 19.0) + 4.0 * 295.0 + 2.0 * (60.0 + 25.0) + 40.0;
    assert!((number(&told, "cut_length_mm") - cut).abs() < 0.01, "{cut}");
    assert!((number(&told, "score_length_mm") - (24.0 * 275.0 + 40.0 + 15.0 + 7.2)).abs() < 0.01);
    for member in [
        r#""cut":"whole","square_mm":25,"squares_mm":275,"frame_mm":10,"board_mm":295,"#,
        r#""sheets":{"paper":0,"card":0,"labels":0,"poster":0,"wall":0}"#,
        r#""laser":{"bed_width_mm":600,"bed_height_mm":400,"kerf_mm":0,"cut":"whole","frame_mm":10,"board_mm":295,"#,
        r#""cut_lines":40,"#,
        r#""score_lines":34,"#,
        r#""parts":[{"part":"board","count":1,"columns":11,"rows":11},{"part":"king","count":1},{"part":"defender","count":12},{"part":"attacker","count":24},{"part":"test piece","count":1}]"#,
        r#""others":["output/york-a4-laser-1.svg"],"files":[]}]}"#,
    ] {
        assert!(told.contains(member), "{member} is not in {told}");
    }
    // The printed board beside it keeps its own measures.
    let both = plan("--variant york --spares 0 --format laser-svg,pdf");
    assert!(
        both.contains(r#""frame_mm":4,"board_mm":283,"#) && both.contains(r#""frame_mm":10,"board_mm":295,"#)
    );
    assert!(both.ends_with("]}]}\n") && both.contains(r#""file":"output/york-a4.pdf""#), "{both}");
    assert!(!plan("--variant york").contains("laser"));
}

#[test]
fn a_plan_of_beds_is_read_in_a_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = said(folder.path(), "plan --variant york --sets 3 --spares 3 --format dxf --kerf 0.2mm");
    let flat = told.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    for words in [
        "York Hnefatafl: 3 sets, 2 laser beds  bed  plate",
        "bed  plate          to cut  to score  to engrave  what",
        "cm²  2 board parts of 11 x 11 squares, 3 kings, 3 spare pieces, the test piece 2  600 x ",
        "1 board part of 11 x 11 squares, 36 defenders, 72 attackers, 6 spare pieces",
        "11 x 11 squares of 25 mm (275 mm of squares, 293 mm with the frame), in one part",
        "Laser     2 beds of 600 x 400 mm; 11.08 m to cut in 125 lines, 19.86 m to score in ",
        "; lines allow for a kerf of 0.2 mm",
        "output/york-a4-3-sets-laser-1.dxf to output/york-a4-3-sets-laser-2.dxf Scale   actual size, 100 %",
    ] {
        assert!(flat.contains(words), "{words} is not in {told}");
    }
    for nothing in ["Cutting", "Ink ", "page", "paper"] {
        assert!(!told.contains(nothing), "{nothing} is in {told}");
    }
    let long = told.lines().find(|line| line.chars().count() > 100 && !line.starts_with("  Command"));
    assert_eq!(long, None);
    assert!(told.lines().all(|line| line.trim_end() == line), "{told}");
    let many = said(folder.path(), "plan --variant brandubh --sets 60 --token square --format pdf,dxf");
    let head = many.lines().next().expect("a line");
    assert!(head.ends_with(" sheets of card and 10 laser beds") && head.len() <= 100, "{head}");
    assert!(many.contains("; its board is "), "{many}");
}

#[test]
fn a_plan_refuses_what_a_laser_set_refuses() {
    let folder = tempfile::tempdir().expect("a folder");
    for words in [
        "--variant york --format dxf --bed 300x200mm --cut whole",
        "--variant york --format laser-svg --bed 300x350mm --cut whole --frame 12mm",
        "--variant york --format laser-svg --parts cards",
        "--variant york --format dxf --cell largest",
        "--variant york --format dxf --laminate",
        "--variant york --format pdf,dxf --bed 100x100mm --cut halves",
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let made = tafl_print(folder.path(), &words, "");
        let planned = tafl_print(folder.path(), &[&["plan"], words.as_slice()].concat(), "");
        let fault = |err: &str| err.lines().next().map(str::to_owned);
        assert_eq!((planned.status, planned.out.as_str()), (2, ""), "{words:?}");
        assert_eq!((made.status, fault(&made.err)), (2, fault(&planned.err)), "{words:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}
