//! A game on one sheet, to take home: what is cut off leaves the rules behind the board whole.

use crate::library::{variant, variant_ids};
use crate::order;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::fs;
use tafl_print::imposition::cut_plan::{CutPlan, Element, plan};
use tafl_print::imposition::{ClassSheet, Component, Media, Pack, Paper, Settings, Side, Sides};
use tafl_print::make::made;
use tafl_print::scene::{Flip, Rect};

/// Rounding of sums of measures, in millimetres.
const SAME: f64 = 0.001;

fn settings(paper: Paper, sets: u16) -> Settings {
    Settings { paper, sets, ..Settings::of(Some(Pack::OneSheet)) }
}

/// The plan of a game's sheets, and the sheet; nothing if the game has no room on the paper.
fn planned(id: &str, paper: Paper) -> Option<(CutPlan, ClassSheet)> {
    let order = order::of(variant(id, &[]), settings(paper, 1));
    let order = order.measured().ok()?;
    let class = order.measures.class.expect("a sheet");
    Some((plan(&order, &[class.card.size()]).ok()?, class))
}

/// Whether a line goes through the inside of an area.
fn goes_through(area: Rect, (from, to): ((f64, f64), (f64, f64))) -> bool {
    let line = Rect::new(from.0, from.1, to.0, to.1).inset(SAME / 4.0);
    let shared = area.inset(-SAME).intersect(line);
    shared.width() > 0.0 && shared.height() > 0.0
}

/// Of every game that has room: no cut goes through what the rules are behind, and each piece is parted from all others.
#[test]
fn no_cut_goes_through_the_rules() {
    let mut seen = 0;
    for id in variant_ids() {
        for paper in [Paper::A4, Paper::LETTER] {
            let Some((plan, class)) = planned(&id, paper) else { continue };
            seen += 1;
            let lines = &plan.sheets[0].lines;
            for line in lines {
                let ends = ((line.from.x, line.from.y), (line.to.x, line.to.y));
                assert!(!goes_through(class.kept(), ends), "{id} on {}: {line:?}", paper.name());
            }
            // All four sides of each piece lie on lines.
            for placed in &plan.sheets[0].placed {
                let Element::Disc { .. } = placed.element else { continue };
                let Rect { x0, y0, x1, y1 } = placed.area;
                for (x, y) in [
                    (x0, f64::midpoint(y0, y1)),
                    (x1, f64::midpoint(y0, y1)),
                    (f64::midpoint(x0, x1), y0),
                    (f64::midpoint(x0, x1), y1),
                ] {
                    let on = lines.iter().any(|line| {
                        let along = Rect::from_points(line.from, line.to).inset(SAME);
                        along.contains((x, y))
                    });
                    assert!(on, "{id} on {}: {x}, {y}", paper.name());
                }
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

/// 7 squares of 25 mm, and 13 pieces: two cuts along their strip, and one above, between and below each.
#[test]
fn brandubh_is_true_and_has_its_rules_behind_it() {
    let order = order::of(variant("brandubh", &[]), settings(Paper::A4, 2));
    let order = order.measured().expect("measures");
    let class = order.measures.class.expect("a sheet");
    assert!((class.cell.to_mm() - 25.0).abs() < 1e-9);
    assert_eq!(class.cuts().len(), 2 + 14);
    let made = made(&order).expect("a kit");
    let sides: Vec<(usize, Side, Media)> =
        made.plan.pages().into_iter().map(|page| (page.number, page.side, page.media)).collect();
    let card = Media::Card;
    let expected =
        [(1, Side::First, card), (2, Side::Second, card), (3, Side::First, card), (4, Side::Second, card)];
    assert_eq!(sides, expected);
    assert_eq!(made.plan.pages()[1].parts[0].component, Component::Easy);
    assert_eq!(made.plan.flip(), Some(Flip::LongEdge), "upright pages turn like those of a book");

    let file = Pdf::of(&made.files[0].document);
    assert_eq!(file.page_count(), 4);
    // Seen from behind, left and right have changed.
    let (width, kept) = (Paper::A4.size().width, class.kept());
    let behind = Rect::new(width - kept.x1, kept.y0, width - kept.x0, kept.y1).inset(SAME);
    // The pieces are cut off at the left of what is seen from behind: 3 mm there stay white.
    let behind = Rect { x0: behind.x0 + 3.0, ..behind };
    for page in [1, 3] {
        let letters = file.letters(page);
        assert!(letters.len() > 800, "{}", letters.len());
        assert!(letters.iter().all(|letter| behind.contains(letter.at)), "page {}", page + 1);
    }
}

/// Turned by a printer, by hand, or not at all: the second side comes where its number says.
#[test]
fn second_sides_have_the_numbers_of_their_pages() {
    for sides in
        [Sides::Single, Sides::Printer(Flip::LongEdge), Sides::Printer(Flip::ShortEdge), Sides::Manual]
    {
        let made = order::kit(variant("brandubh", &[]), Settings { sides, ..settings(Paper::A4, 3) });
        let document = &made.files[0].document;
        assert_eq!(document.pages.len(), made.plan.total(Media::Card), "{sides:?}");
        for page in made.plan.pages() {
            let has_board = page.parts.iter().any(|part| part.component == Component::Board);
            assert_eq!(has_board, page.side == Side::First, "{sides:?}");
            assert!(!document.pages[page.number - 1].items.is_empty());
        }
    }
}

#[test]
fn the_option_is_the_pack_and_goes_with_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |args: &[&str], to: &str| {
        let path = folder.path().join(to);
        let path = path.to_str().expect("a path").to_owned();
        let words = [&["--variant", "brandubh", "-q", "-o", &path], args].concat();
        tafl_print(folder.path(), &words, "").status
    };
    assert_eq!(write(&["--one-sheet"], "a.pdf"), 0);
    assert_eq!(write(&["--pack", "one-sheet"], "b.pdf"), 0);
    let read = |name: &str| fs::read(folder.path().join(name)).expect("a file");
    assert_eq!(read("a.pdf"), read("b.pdf"));
    for other in [&["--one-sheet", "--pack", "class"][..], &["--one-sheet", "--two-sided"]] {
        assert_ne!(write(other, "c.pdf"), 0);
        assert!(!folder.path().join("c.pdf").exists());
    }
}

/// All there is has two sides, so the file itself asks the printer for both; so does a leaflet alone. With a page of one side
/// among them it doesn't.
#[test]
fn a_file_of_two_sided_sheets_asks_for_both_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    for (words, duplex) in [
        ("--one-sheet", "DuplexFlipLongEdge"),
        ("--parts leaflet", "DuplexFlipShortEdge"),
        ("--parts easy", "DuplexFlipLongEdge"),
        ("--parts cards,leaflet", "Simplex"),
    ] {
        let order = format!("--variant brandubh -o set.pdf {words}");
        let (status, said) = crate::shell::run_in(folder.path(), &order.split(' ').collect::<Vec<_>>());
        assert_eq!(status, 0, "{said}");
        let file = Pdf::open(&fs::read(folder.path().join("set.pdf")).expect("a file"));
        let asked = file.viewer_preferences();
        assert!(asked.contains(&format!("Duplex {duplex}")), "{words}: {asked:?}");
    }
}
