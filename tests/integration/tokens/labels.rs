//! Faces on labels, measured in the written files.

use super::{discs, pieces, planned, refusal, spares};
use crate::kit::shapes::blobs;
use crate::kit::{one_at_a_time, tafl_print};
use crate::library;
use crate::reading::Pdf;
use kurbo::{Point, Rect};
use tafl_print::game::Piece;
use tafl_print::imposition::{CellSize, LabelSheet, Settings};
use tafl_print::units::Length;

/// See [`SHEETS`].
type Published = (&'static str, &'static str, f64, (usize, usize), f64, (f64, f64));

/// What the makers publish, in millimetres: name, paper, diameter, columns and rows, pitch, left and top edge of the first
/// label.
const SHEETS: [Published; LabelSheet::ALL.len()] = [
    ("LP117/19R", "a4", 19.0, (9, 13), 21.0, (11.5, 13.0)),
    ("LP70/25R", "a4", 25.0, (7, 10), 27.0, (11.5, 14.5)),
    ("Rayfilm 2525K", "a4", 25.0, (7, 10), 28.0, (8.5, 10.0)),
    ("Endisch 6500020x", "a4", 20.0, (8, 12), 22.5, (16.25, 14.75)),
    ("OL5275", "letter", 19.05, (9, 12), 20.6375, (15.88, 16.66)),
    ("OL1025", "letter", 25.4, (7, 9), 28.575, (9.53, 12.7)),
    ("SL114", "letter", 25.4, (7, 9), 28.575, (9.53, 12.7)),
];

/// The label pages of a york kit, written into a file of their own.
fn label_file(args: &[&str]) -> Pdf {
    let folder = tempfile::tempdir().expect("a folder");
    let mut all = vec!["--variant", "york", "--parts", "pieces", "--split", "-o", "kit/"];
    all.extend(args);
    let output = tafl_print(folder.path(), &all);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let files = std::fs::read_dir(folder.path().join("kit")).expect("a folder");
    let paths = files.map(|file| file.expect("a file").path());
    let labels = paths.filter(|path| path.to_string_lossy().ends_with("-pieces-labels.pdf"));
    Pdf::open(&std::fs::read(labels.last().expect("a file of labels")).expect("pages of labels"))
}

/// The faces of a page: what is as large as one.
fn faces(pdf: &Pdf, page: usize) -> Vec<Rect> {
    let _turn = one_at_a_time();
    let dpi = 254.0;
    let found = blobs(&pdf.raster(page, dpi), dpi);
    found.into_iter().filter(|blob| blob.height() > 15.0).collect()
}

fn assert_near(found: Point, expected: (f64, f64), what: &str) {
    let off = found - Point::from(expected);
    assert!(off.x.abs() <= 0.1 && off.y.abs() <= 0.1, "{what}: {found:?} instead of {expected:?}");
}

/// Without bleed each face is a blob of its own, as large as its label and in its middle.
#[test]
fn faces_lie_on_the_labels_that_the_makers_publish() {
    for (name, paper, diameter, (columns, _), pitch, (left, top)) in SHEETS {
        // Men on small labels, 108 of three sets; a dozen kings on large ones.
        let (sets, count) = if diameter < 22.0 { ("3", 108) } else { ("12", 12) };
        let pdf = label_file(&["--label-sheet", name, "--bleed", "0mm", "--spares", "0", "--sets", sets]);
        let size = if paper == "a4" { (210.0, 297.0) } else { (215.9, 279.4) };
        let mut all: Vec<Rect> = Vec::new();
        for page in 0..pdf.page_count() {
            let (width, height) = pdf.page_size(page);
            assert!(
                (width - size.0).abs() < 0.01 && (height - size.1).abs() < 0.01,
                "{name}: {width} x {height}"
            );
            all.extend(faces(&pdf, page).iter().map(|face| {
                assert!((face.width() - diameter).abs() <= 0.21, "{name}: {face:?}");
                *face
            }));
        }
        assert_eq!(all.len(), count, "{name}");
        // The first page is filled row by row, without a gap.
        let first = faces(&pdf, 0);
        for nth in 0..first.len() {
            let (column, row) = (nth % columns, nth / columns);
            let at = |edge: f64, nth: usize| edge + diameter / 2.0 + pitch * nth as f64;
            let expected = (at(left, column), at(top, row));
            let near = |face: &&Rect| (face.center() - Point::from(expected)).hypot() < pitch / 2.0;
            let face = first.iter().find(near).unwrap_or_else(|| panic!("{name}: no face at {expected:?}"));
            assert_near(face.center(), expected, name);
        }
    }
}

#[test]
fn a_nudge_moves_every_face() {
    let pdf = label_file(&["--label-sheet", "lp117/19r", "--bleed", "0mm", "--nudge", "1.5mm,-2mm"]);
    let faces = faces(&pdf, 0);
    assert_eq!(faces.len(), 36);
    let first = faces
        .iter()
        .map(Rect::center)
        .fold(Point::new(999.0, 999.0), |a, b| Point::new(a.x.min(b.x), a.y.min(b.y)));
    assert_near(first, (11.5 + 9.5 + 1.5, 13.0 + 9.5 - 2.0), "the first label");
}

/// LP117/19R leaves 2 mm between two labels, so that 1 mm is all the bleed there may be.
#[test]
fn bleed_ends_in_the_middle_between_two_labels() {
    for (name, half) in [("LP117/19R", 1.0), ("OL5275", 0.79375), ("6500020x", 1.25)] {
        let pdf = label_file(&["--label-sheet", name, "--bleed", "3mm"]);
        let (trim, bleed) = (pdf.page_box(0, "TrimBox").unwrap(), pdf.page_box(0, "BleedBox").unwrap());
        assert!(
            (trim.x0 - bleed.x0 - half).abs() < 0.01 && (bleed.y1 - trim.y1 - half).abs() < 0.01,
            "{name}"
        );
        let sheet: LabelSheet = name.parse().unwrap();
        let _turn = one_at_a_time();
        let raster = pdf.raster(0, 254.0);
        let is_white = |at: Point| raster.pixel(at.x, at.y).iter().all(|&part| part > 250);
        // In the middle of four labels, and beside the outermost ones, the paper stays white.
        let (first, across) = (sheet.center(0), sheet.center(usize::from(sheet.columns) + 1));
        assert!(is_white(first.midpoint(across)), "{name}");
        let edge = sheet.diameter.to_mm() / 2.0;
        assert!(is_white(Point::new(first.x - edge - half - 0.15, first.y)), "{name}");
        assert!(!is_white(Point::new(first.x - edge - half + 0.15, first.y)), "{name}");
    }
}

#[test]
fn labels_go_by_their_names_with_and_without_the_maker() {
    for name in
        ["2525K", "Rayfilm 2525K", "rayfilm 2525k", "endisch 6500020X", "6500020x", " OL5275 ", "lp70/25r"]
    {
        assert!(name.parse::<LabelSheet>().is_ok(), "{name}");
    }
    let wrong = "Avery 5293".parse::<LabelSheet>().unwrap_err().to_string();
    assert!(wrong.contains("Rayfilm 2525K") && wrong.contains("LP117/19R"), "{wrong}");
}

/// Pieces on labels are no longer on card; spares count whatever they are printed on.
#[test]
fn each_piece_goes_where_its_size_is() {
    let both = |spares| Settings {
        labels: ["LP117/19R", "LP70/25R"].map(|name| name.parse().unwrap()).to_vec(),
        spares,
        ..pieces()
    };
    let plan = planned(library::york(), both(Some(4))).unwrap();
    assert_eq!(discs(&plan).len(), 37 + 4);
    assert_eq!(plan.labels.iter().map(|page| page.placed.len()).collect::<Vec<_>>(), [2, 39]);
    assert_eq!((spares(&plan, Piece::King), plan.spares()), (1, 4));
    // 36 men fill four rows of nine: there is no room for spares that costs nothing.
    let plan = planned(library::york(), both(None)).unwrap();
    assert_eq!(plan.labels.iter().map(|page| page.placed.len()).collect::<Vec<_>>(), [2, 36]);
    let king = Settings { labels: vec!["LP70/25R".parse().unwrap()], spares: Some(0), ..pieces() };
    let plan = planned(library::york(), king).unwrap();
    let labels: usize = plan.labels.iter().map(|page| page.placed.len()).sum();
    assert_eq!((labels, discs(&plan).len()), (1, 37));
}

#[test]
fn labels_that_fit_nothing_are_refused() {
    let labels = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect::<Vec<LabelSheet>>();
    let small = Settings { labels: labels(&["LP70/25R"]), king_disc: Some(Length::mm(22.0)), ..pieces() };
    let said = refusal(small);
    assert!(["LP70/25R", "25 mm", "22 mm", "19 mm"].iter().all(|word| said.contains(word)), "{said}");
    let twice = Settings { labels: labels(&["OL1025", "SL114"]), ..pieces() };
    assert!(refusal(twice).contains("leave one of them out"));
    let backs = Settings { labels: labels(&["LP70/25R"]), two_sided: true, ..pieces() };
    assert!(refusal(backs).contains("`two-sided`"));
    // A king of 24 mm and men of 19 mm stand on squares of 22 mm, labels of 25.4 and 20 mm don't.
    let tight = Settings {
        labels: labels(&["OL1025", "6500020x"]),
        cell: Some(CellSize::Of(Length::mm(22.0))),
        king_disc: Some(Length::mm(24.0)),
        piece_disc: Some(Length::mm(19.0)),
        ..pieces()
    };
    let said = refusal(tight);
    assert!(["25.4 mm", "20 mm", "22 mm"].iter().all(|word| said.contains(word)), "{said}");
}
