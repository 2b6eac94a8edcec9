//! The other side of the board: each part exactly behind its front, whichever way sheets are turned and the board is cut;
//! lines on lines, colour beyond the cuts, and pieces for both games.

use crate::library::variant;
use crate::order;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::fs;
use std::path::Path;
use tafl_print::game::{Cut, Piece, morris};
use tafl_print::imposition::cut_plan::{Element, Placed};
use tafl_print::imposition::{Back, Component, Media, Paper, Settings, Sides};
use tafl_print::imposition::{Detail, Side};
use tafl_print::make::{Library, Order, Request, made, order};
use tafl_print::scene::{Affine, BezPath, Flip, Item, Page, PathEl, Point, Rect, Shape};
use tafl_print::sheets::Documents;

/// How exactly two sides have to meet in the file, in millimetres.
const SAME: f64 = 0.05;

/// The ways of turning a sheet.
const TURNS: [Sides; 4] =
    [Sides::Single, Sides::Printer(Flip::ShortEdge), Sides::Printer(Flip::LongEdge), Sides::Manual];

fn asked(front: &str, back: &str, settings: Settings) -> Order {
    let settings = Settings { back: Some(Back::named(back)), ..settings };
    let request = Request { settings, date: 0, stem: Some("kit".to_owned()), ..Request::of(front) };
    order(&request, &Library::bundled()).unwrap_or_else(|fault| panic!("{front}, {back}: {fault}"))
}

/// Where what is seen through the sheet lies on its second side: by hand sheets are turned over an upright axis, by a printer
/// over the edge that it is told, and its second side is then what the file has there.
fn seen_from_behind(area: Rect, page: &Page, sides: Sides) -> Rect {
    let (width, height) = (page.size.width, page.size.height);
    let is_upright = height > width;
    let over_upright_axis = match sides {
        Sides::Single | Sides::Manual => true,
        Sides::Printer(Flip::LongEdge) => is_upright,
        Sides::Printer(Flip::ShortEdge) => !is_upright,
    };
    if over_upright_axis {
        Rect::new(width - area.x1, area.y0, width - area.x0, area.y1)
    } else {
        Rect::new(area.x0, height - area.y1, area.x1, height - area.y0)
    }
}

/// A part of the board on a page: the window through which it is seen, and the lines of squares in it, upright ones and those
/// across. All in millimetres on the page.
#[derive(Debug, Default)]
struct PartOnPage {
    window: Rect,
    upright: Vec<f64>,
    across: Vec<f64>,
}

/// The parts of the board on a page.
fn parts(page: &Page) -> Vec<PartOnPage> {
    let mut found = Vec::new();
    walk(&page.items, Affine::IDENTITY, &mut None, &mut found);
    for part in &mut found {
        let PartOnPage { window, upright, across } = part;
        upright.retain(|x| (window.x0..=window.x1).contains(x));
        across.retain(|y| (window.y0..=window.y1).contains(y));
    }
    found
}

/// Goes through what is painted; the picture of a board is stored art in a window.
fn walk(items: &[Item], onto: Affine, inside: &mut Option<PartOnPage>, found: &mut Vec<PartOnPage>) {
    for item in items {
        match item {
            Item::Group { transform, clip: Some(clip), items, .. }
                if inside.is_none() && matches!(items.as_slice(), [Item::Art { .. }]) =>
            {
                let onto = onto * *transform;
                let mut part = Some(PartOnPage {
                    window: (onto * clip.clone()).bounding_box(),
                    ..PartOnPage::default()
                });
                walk(items, onto, &mut part, found);
                found.extend(part);
            }
            Item::Group { transform, items, .. } => walk(items, onto * *transform, inside, found),
            Item::Marked { items, .. } => walk(items, onto, inside, found),
            Item::Art { art, transform } if inside.is_some() => {
                walk(&art.items, onto * *transform, inside, found);
            }
            Item::Path(path) => {
                // The lines between squares are one path, 0.45 mm wide.
                let is_grid = path.stroke.as_ref().is_some_and(|stroke| (stroke.width - 0.45).abs() < 1e-9);
                if let Some(part) = inside.as_mut().filter(|_| is_grid) {
                    lines(&(onto * (*path.outline).clone()), part);
                }
            }
            _ => {}
        }
    }
}

/// The straight lines of an outline.
fn lines(outline: &BezPath, part: &mut PartOnPage) {
    let (mut begun, mut last): (Option<Point>, Option<Point>) = (None, None);
    for element in outline.elements() {
        let to = match *element {
            PathEl::MoveTo(at) => {
                (begun, last) = (Some(at), Some(at));
                continue;
            }
            PathEl::LineTo(at) => Some(at),
            PathEl::ClosePath => begun,
            _ => None,
        };
        if let (Some(from), Some(to)) = (last, to) {
            if (from.x - to.x).abs() < 1e-6 {
                part.upright.push(to.x);
            } else if (from.y - to.y).abs() < 1e-6 {
                part.across.push(to.y);
            }
        }
        last = to;
    }
}

/// The first and second sides of all sheets with the board, by the numbers of the pages in the plan.
fn sheets(made: &Documents) -> Vec<(&Page, &Page)> {
    let document = &made.files[0].document;
    let board = |side: Side| {
        made.plan.pages().into_iter().filter(move |page| page.media == Media::Card && page.side == side)
    };
    board(Side::First)
        .zip(board(Side::Second))
        .map(|(one, other)| (&document.pages[one.number - 1], &document.pages[other.number - 1]))
        .collect()
}

fn near(one: Rect, other: Rect) -> bool {
    [(one.x0, other.x0), (one.y0, other.y0), (one.x1, other.x1), (one.y1, other.y1)]
        .iter()
        .all(|(a, b)| (a - b).abs() < SAME)
}

/// The board of York in every cut, on both papers and in every way of turning: behind the window of each part is that of its
/// back, and no other; lines between the squares of Brandubh, in the middle of 11 by 11, lie on lines of York.
#[test]
fn every_part_has_its_back_behind_it() {
    let (mut seen, mut lines_seen) = (0, 0);
    for paper in [Paper::A4, Paper::LETTER] {
        for &cut in Cut::ALL {
            for sides in TURNS {
                let board = [Component::Board].into();
                let settings = Settings { paper, sides, cut: Some(cut), parts: board, ..Settings::default() };
                let order = asked("york", "brandubh", settings);
                let order = order.measured().expect("measures");
                let made =
                    made(&order).unwrap_or_else(|error| panic!("{cut:?} on {}: {error}", paper.name()));
                let what = format!("{cut:?} on {}, {sides:?}", paper.name());
                let all = sheets(&made);
                assert!(!all.is_empty(), "{what}");
                for (first, second) in all {
                    let (front, back) = (parts(first), parts(second));
                    assert_eq!(front.len(), back.len(), "{what}");
                    for part in &front {
                        let behind = seen_from_behind(part.window, first, sides);
                        let same: Vec<&PartOnPage> =
                            back.iter().filter(|other| near(other.window, behind)).collect();
                        let [other] = same.as_slice() else { panic!("{what}: {behind:?} in {back:?}") };
                        let has = |lines: &[f64], at: f64| lines.iter().any(|line| (line - at).abs() < SAME);
                        for &x in &other.upright {
                            let seen = seen_from_behind(Rect::new(x, 0.0, x, 0.0), second, sides);
                            assert!(has(&part.upright, seen.x0), "{what}: {x} beside {:?}", part.upright);
                        }
                        for &y in &other.across {
                            let seen = seen_from_behind(Rect::new(0.0, y, 0.0, y), second, sides);
                            assert!(has(&part.across, seen.y0), "{what}: {y} beside {:?}", part.across);
                        }
                        lines_seen += other.upright.len() + other.across.len();
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(lines_seen > 500, "{lines_seen}");
    assert!(seen > 100, "{seen}");
}

/// Colour goes on for 2 mm beyond each cut of the other side, as far as the margin lets it: measured on the written page.
#[test]
fn colour_goes_on_beyond_the_cuts_of_the_other_side() {
    for (front, back) in [("york", "morris"), ("york", "copenhagen"), ("brandubh", "morris")] {
        let board = [Component::Board].into();
        let settings = Settings { parts: board, ..Settings::default() };
        let order = asked(front, back, settings.clone());
        let order = order.measured().expect("measures");
        let made = made(&order).expect("a kit");
        let pdf = Pdf::of(&made.files[0].document);
        let plan = tafl_print::imposition::cut_plan::plan(&order, &[]).expect("a plan");
        let printable = settings.paper.printable(settings.margin);
        let fronts: Vec<usize> = numbers(&made, Side::First);
        let seconds = numbers(&made, Side::Second);
        assert_eq!((fronts.len(), seconds.len()), (plan.sheets.len(), plan.sheets.len()));
        for (sheet, number) in plan.sheets.iter().zip(seconds) {
            let raster = pdf.raster(number - 1, 200.0);
            for Placed { element, area, .. } in &sheet.placed {
                let Element::Board { .. } = element else { continue };
                let width = settings.paper.size().width;
                let behind = Rect::new(width - area.x1, area.y0, width - area.x0, area.y1);
                let colour = behind.inset(2.0).intersect(printable).inset(-0.3);
                let (across, down) = (colour.width(), colour.height());
                for share in [0.02, 0.2, 0.5, 0.8, 0.98] {
                    for (x, y) in [
                        (colour.x0 + share * across, colour.y0),
                        (colour.x0 + share * across, colour.y1),
                        (colour.x0, colour.y0 + share * down),
                        (colour.x1, colour.y0 + share * down),
                    ] {
                        assert_ne!(
                            raster.pixel(x, y),
                            [255; 3],
                            "{front}, {back}: {x}, {y} of page {number}"
                        );
                    }
                }
                // Beyond the bleed nothing is painted.
                let outside = behind.inset(2.0).intersect(printable).inset(0.4);
                for (x, y) in [(outside.x0, outside.center().y), (outside.x1, outside.center().y)] {
                    if (0.0..width).contains(&x) {
                        assert_eq!(
                            raster.pixel(x, y),
                            [255; 3],
                            "{front}, {back}: {x}, {y} of page {number}"
                        );
                    }
                }
            }
        }
    }
}

/// The numbers of the pages on card that are this side of their sheets.
fn numbers(made: &Documents, side: Side) -> Vec<usize> {
    let pages = made.plan.pages().into_iter().filter(|page| page.media == Media::Card && page.side == side);
    pages.map(|page| page.number).collect()
}

/// Nine men a side for a morris, whatever the game in front has; and of two games the most of each kind.
#[test]
fn the_pieces_serve_both_sides() {
    for (front, back) in
        [("york", "morris"), ("brandubh", "morris"), ("tablut", "morris"), ("copenhagen", "tablut")]
    {
        let order = asked(front, back, Settings::default());
        let order = order.measured().expect("measures");
        let made = made(&order).expect("a kit");
        let printed = |piece: Piece| -> usize {
            let parts = made.plan.pages().into_iter().flat_map(|page| page.parts);
            parts
                .filter(|part| matches!(part.detail, Detail::Piece(listed) if listed.0 == piece))
                .map(|part| part.count)
                .sum()
        };
        for &piece in Piece::ALL {
            let here = order.variant.setup.board.count(piece);
            let there = match (back, piece) {
                ("morris", Piece::Attacker | Piece::Defender) => morris::MEN,
                ("morris", _) => 0,
                (game, _) => variant(game, &[]).setup.board.count(piece),
            };
            assert_eq!(printed(piece), here.max(there), "{front}, {back}: {piece:?}");
        }
    }
}

/// The rules of a morris come with those of the game in front, and only then; a clash says what is missing.
#[test]
fn rules_of_the_morris_come_where_rules_are_told() {
    let pages = |parts: Option<&[Component]>| -> usize {
        let settings = Settings::default();
        let parts = parts.map_or(settings.parts.clone(), |parts| parts.iter().copied().collect());
        let order = asked("brandubh", "morris", Settings { parts, ..settings });
        let made = order::kit_of(&order);
        let all = made.plan.pages().into_iter().flat_map(|page| page.parts.to_vec());
        all.filter(|part| part.component == Component::Morris).count()
    };
    assert_eq!(pages(None), 1);
    assert_eq!(pages(Some(&[Component::Board, Component::Pieces])), 0);
    assert_eq!(pages(Some(&[Component::Board, Component::Easy])), 1);
    assert_eq!(pages(Some(&[Component::Board, Component::Morris])), 1);
}

/// The command that the plan names for the rules of the game on the other side does what it says.
#[test]
fn the_command_for_the_other_games_rules_works() {
    let folder = tempfile::tempdir().expect("a folder");
    let words =
        ["plan", "--variant", "york", "--back", "brandubh", "--paper", "letter", "--ink", "grey", "--json"];
    let said = tafl_print(folder.path(), &words, "");
    let plan: serde_json::Value = serde_json::from_str(&said.out).expect("a plan");
    let back = &plan["kits"][0]["back"];
    assert_eq!((back["name"].as_str(), back["squares"].as_u64()), (Some("Brandubh"), Some(7)));
    let command = back["command"].as_str().expect("a command");
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    assert!(command.starts_with("tafl-print --variant brandubh --paper letter --ink grey"), "{command}");
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!(said.status, 0, "{}", said.err);
    let bytes =
        fs::read(folder.path().join("output/brandubh-letter-grey-cards-leaflet.pdf")).expect("a file");
    assert!(Pdf::open(&bytes).page_count() >= 3);
}

/// What can't be had together is refused with words that say what would do.
#[test]
fn what_has_no_other_side_is_refused() {
    let refused = |words: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let said = tafl_print(folder.path(), &[&["--variant", "york"], words].concat(), "");
        assert_ne!(said.status, 0, "{words:?}: {}", said.err);
        assert!(!Path::new(&folder.path().join("output")).exists(), "{words:?}");
        said.err
    };
    for (words, says) in [
        (&["--back", "morris", "--parts", "pieces"][..], "name board among the parts"),
        (&["--back", "morris", "--poster", "a2"][..], "one page of a print shop"),
        (&["--back", "morris", "--pack", "class"][..], "leave out one of them"),
        (&["--back", "morris", "--format", "dxf"][..], "works on one"),
        (&["--back", "morris", "--share-pieces", "--variant", "tablut"][..], "both sides of one board"),
        (&["--back", "alea-evangelii"][..], "the other way round"),
        (&["--back", "york-11"][..], "on the front of the board already"),
        (&["--back", "tablutt"][..], "did you mean"),
        (&["--back", "no-such.toml"][..], "can't be read"),
    ] {
        let said = refused(words);
        assert!(said.contains(says), "{words:?}: {said}");
    }
}

/// A board alone has no instructions: its sheets say what lies behind them and which edges meet. Where instructions are printed,
/// the sheets leave that to them.
#[test]
fn a_board_alone_says_how_it_goes_together() {
    let words_of = |words: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let words = [&["--variant", "york", "-o", "board.pdf"], words].concat();
        let said = tafl_print(folder.path(), &words, "");
        assert_eq!(said.status, 0, "{}", said.err);
        let pdf = Pdf::open(&fs::read(folder.path().join("board.pdf")).expect("a file"));
        // What a screen reader passes over: the words beside the ruler, whose lines follow each other without a space.
        (0..pdf.page_count()).map(|page| pdf.page_text(page, true)).collect::<Vec<String>>()
    };
    let alone = words_of(&["--parts", "board"]);
    assert!(alone.iter().all(|page| page.contains("Edges with equal letters meet. ")));
    assert!(alone.iter().all(|page| !page.contains("Behind it comes")));
    let both = words_of(&["--parts", "board", "--back", "morris"]);
    assert_eq!(both.len(), 4);
    for (front, behind) in [(0, 2), (2, 4)] {
        assert!(both[front].contains(&format!("Behind it comes page {behind}:")), "{}", both[front]);
        assert!(both[front].contains("Edges with equal letters meet, on both sides."), "{}", both[front]);
        assert!(!both[front + 1].contains("Edges with"), "{}", both[front + 1]);
    }
    let told = words_of(&["--parts", "assembly,board", "--back", "morris"]);
    assert!(told.iter().all(|page| !page.contains("Edges with") && !page.contains("Behind it comes")));
}
