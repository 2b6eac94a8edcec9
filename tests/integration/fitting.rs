//! Which squares, cut and discs a board gets: on any paper either a refusal in millimetres that is true, or a plan with every
//! square once, at its size and within the margins.

use crate::library;
use crate::order;
use kurbo::Rect;
use proptest::prelude::*;
use std::collections::BTreeSet;
use tafl_print::game::{Board, Counts, Cut, Piece, Setup, Square, Variant};
use tafl_print::imposition::cut_plan::{CutPlan, Element, plan};
use tafl_print::imposition::{
    CellSize, Component, Measures, Media, Paper, Poster, Settings, SheetError, Tool, fit, remarks,
};
use tafl_print::make::made;
use tafl_print::scene::Size;
use tafl_print::units::Length;

/// A board of any size with a king and a man of each side.
fn variant(size: u8, cuts: &[Cut]) -> Variant {
    let mut board = Board::empty(size);
    board.set(Square::new(size / 2, size / 2), Some(Piece::King));
    board.set(Square::new(0, 1), Some(Piece::Attacker));
    board.set(Square::new(1, 1), Some(Piece::Defender));
    let setup = Setup { board, declared: Some(Counts { attackers: 1, defenders: 1 }) };
    Variant { setup, cuts: cuts.to_vec(), ..library::york() }
}

/// Settings for nothing but the board: what else is printed has no say in how it is cut.
fn board_only(paper: Paper) -> Settings {
    Settings { paper, parts: [Component::Board].into(), ..Settings::default() }
}

/// Plans the board, with nothing else on the sheets.
fn planned(variant: &Variant, settings: &Settings) -> Result<(Measures, CutPlan), SheetError> {
    let order = order::bare(variant.clone(), library::jorvik(), settings.clone());
    let order = order.measured()?;
    Ok((order.measures, plan(&order, &[])?))
}

/// Every square of the board is printed once, at its size, and inside the margins.
fn complete(variant: &Variant, settings: &Settings, (measures, plan): &(Measures, CutPlan)) {
    let (cell, size) = (measures.cell.to_mm(), variant.setup.board.size());
    let white = settings.margin.to_mm();
    let (width, height) = (settings.paper.width().to_mm(), settings.paper.height().to_mm());
    let mut printed = vec![0_u32; usize::from(size) * usize::from(size)];
    for sheet in &plan.sheets {
        let mut taken: Vec<Rect> = Vec::new();
        for placed in &sheet.placed {
            let Element::Board { part: index, .. } = placed.element else { continue };
            let (part, area) = (&plan.parts[index], placed.area);
            // Of the frame it has what lies along the sides of the board.
            let frame = plan.trim.frame.to_mm();
            let ends = |first: u8, count: u8| u8::from(first == 0) + u8::from(first + count == size);
            let along = |first, count| f64::from(count) * cell + f64::from(ends(first, count)) * frame;
            let (columns, rows) = (along(part.column, part.columns), along(part.row, part.rows));
            let (wide, high) = if placed.turned { (rows, columns) } else { (columns, rows) };
            assert!((area.width() - wide).abs() < 1e-6 && (area.height() - high).abs() < 1e-6, "{placed:?}");
            let slack = [area.x0 - white, area.y0 - white, width - white - area.x1, height - white - area.y1];
            // The bleed may be cut off, but not for the sake of a frame that nobody asked for.
            let kept = if settings.frame.is_none() && frame > 0.0 { settings.bleed.to_mm() } else { 0.0 };
            assert!(slack.iter().all(|room| *room >= kept - 0.002), "{placed:?} on {}", settings.paper);
            assert!(taken.iter().all(|other| other.intersect(area).area() <= 0.0), "{placed:?}");
            taken.push(area);
            for column in part.column..part.column + part.columns {
                for row in part.row..part.row + part.rows {
                    printed[usize::from(row) * usize::from(size) + usize::from(column)] += 1;
                }
            }
        }
    }
    assert!(printed.iter().all(|times| *times == 1), "{:?} of {size}: {printed:?}", measures.cut);
}

/// What a refusal says is true: the squares that it names fit, larger ones don't, and neither do those that were asked for.
fn holds(refusal: &SheetError, variant: &Variant, settings: &Settings) {
    let said = refusal.to_string();
    // Squares that are too large are so without a frame.
    let bare = &Settings { frame: None, ..settings.clone() };
    let wider = |cut, cell: Length, margin: Option<Length>| {
        let with = |margin| Settings { cut, cell: Some(CellSize::Of(cell)), margin, ..bare.clone() };
        if let Some(margin) = margin {
            assert!(said.contains(&format!("margins of {margin} or less")), "{said}");
            let fitting = with(margin);
            complete(variant, &fitting, &planned(variant, &fitting).expect("the margins that are named"));
            assert!(planned(variant, &with(margin + Length::mm(0.5))).is_err(), "{said}");
        } else {
            assert!(planned(variant, &with(Length::mm(5.0))).is_err(), "{said}");
        }
    };
    let (most, cell, asked) = match refusal {
        SheetError::CutTooLarge { cut, most, cell, instead, margin, .. } => {
            let other = Settings { cut: Some(*instead), cell: Some(CellSize::Of(*cell)), ..bare.clone() };
            complete(variant, &other, &planned(variant, &other).expect("the cut that is named"));
            wider(Some(*cut), *cell, *margin);
            (*most, *cell, Some(*cut))
        }
        SheetError::NoCutFits { most, cell, enough, .. } => {
            wider(Some(Cut::Grid), *cell, *enough);
            (*most, *cell, settings.cut)
        }
        SheetError::FrameTooWide { cut, cell, most, frame, instead, .. } => {
            frame_holds(variant, settings, &said, (*cut, *cell), (*frame, *most), *instead);
            return;
        }
        other => panic!("not a refusal of the paper: {other}"),
    };
    let settings = bare;
    assert!(said.contains(&most.to_string()) && said.contains(&settings.paper.title()), "{said}");
    assert!(most < cell, "{said}");
    if most < Length::mm(10.0) {
        assert!(said.contains("10 mm is the least"), "{said}");
        return;
    }
    let with = |cell| Settings { cut: asked, cell: Some(CellSize::Of(cell)), ..settings.clone() };
    let fitting = with(most);
    complete(variant, &fitting, &planned(variant, &fitting).expect("the squares that are named"));
    assert!(planned(variant, &with(most + Length::mm(0.1))).is_err(), "{said}");
}

/// The frame that is named fits, a wider one does not, and the cut that is named holds the one that was asked for.
fn frame_holds(
    variant: &Variant,
    settings: &Settings,
    said: &str,
    (cut, cell): (Cut, Length),
    (frame, most): (Length, Length),
    instead: Option<Cut>,
) {
    let with = |cut, frame| Settings {
        cut: Some(cut),
        cell: Some(CellSize::Of(cell)),
        frame: Some(frame),
        ..settings.clone()
    };
    assert!(said.contains(&frame.to_string()) && most < frame, "{said}");
    assert!(said.contains(&most.to_string()) || most < Length::mm(0.1), "{said}");
    let fitting = with(cut, most);
    complete(variant, &fitting, &planned(variant, &fitting).expect("the frame that is named"));
    assert!(planned(variant, &with(cut, most + Length::mm(0.1))).is_err(), "{said}");
    if let Some(other) = instead {
        let other = with(other, frame);
        complete(variant, &other, &planned(variant, &other).expect("the cut that is named"));
    } else {
        assert!(planned(variant, &with(Cut::Grid, frame)).is_err(), "{said}");
    }
}

/// Papers that a person may name, the usual ones as often as others.
fn papers() -> impl Strategy<Value = Paper> {
    let custom = (130.0..420.0, 130.0..700.0)
        .prop_map(|(a, b)| Paper::custom(Length::mm(a), Length::mm(b)).expect("a paper"));
    prop_oneof![prop::sample::select(Paper::ALL.to_vec()), custom]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn either_all_squares_once_or_a_true_refusal(
        size in 5_u8..=25,
        paper in papers(),
        cut in prop::option::of(prop::sample::select(Cut::ALL)),
        liked in prop::sample::subsequence(Cut::ALL.to_vec(), 1..=5),
        cell in prop::option::of(100_u32..=600),
        margin in 10_u32..=50,
        bleed in 0_u32..=6,
        frame in prop::option::of(0_u32..=30),
        laminate in any::<bool>(),
    ) {
        let variant = variant(size, &liked);
        let settings = Settings {
            cut,
            cell: cell.map(|tenths| CellSize::Of(Length::mm(f64::from(tenths) / 10.0))),
            margin: Length::mm(f64::from(margin) / 2.0),
            bleed: Length::mm(f64::from(bleed) / 2.0),
            frame: frame.map(|halves| Length::mm(f64::from(halves) / 2.0)),
            laminate,
            ..board_only(paper)
        };
        match planned(&variant, &settings) {
            Err(refusal) => {
                // Squares of 25 mm fit on A5 and all larger papers, one by one if need be.
                let a5 = paper.width() >= Paper::A5.width() && paper.height() >= Paper::A5.height();
                prop_assert!(cut.is_some() || cell.is_some() || frame.is_some() || !a5, "{}", refusal);
                holds(&refusal, &variant, &settings);
            }
            Ok(kit) => {
                complete(&variant, &settings, &kit);
                let Measures { cut: taken, cell, .. } = kit.0;
                prop_assert!(cut.is_none_or(|cut| cut == taken));
                let frame = kit.1.trim.frame;
                match settings.frame {
                    Some(asked) => prop_assert_eq!(frame, asked),
                    None => prop_assert!(frame == frame.down_to_halves() && frame <= Length::mm(10.0)),
                }
                let usual = Length::mm(25.0);
                if let Some(asked) = settings.asked_cell().or(cut.is_none().then_some(usual)) {
                    prop_assert_eq!(cell, asked, "only a cut that is asked for changes the squares");
                } else if cell != usual {
                    let halves = cell.to_mm() * 2.0;
                    prop_assert!((halves - halves.round()).abs() < 1e-9 && cell < usual);
                    let larger =
                        Settings { cell: Some(CellSize::Of(cell + Length::mm(0.5))), frame: None, ..settings.clone() };
                    prop_assert!(planned(&variant, &larger).is_err(), "{} is not the most", cell);
                    prop_assert_eq!(remarks(&settings, &kit.0).len(), 1);
                }
            }
        }
    }
}

/// Squares of 25 mm on every paper of A5 or more, whatever the size of the board and the margins.
#[test]
fn auto_refuses_no_paper_of_a5_or_larger() {
    let strip = Paper::custom(Length::mm(148.0), Length::mm(1300.0)).expect("a paper");
    for paper in Paper::ALL.into_iter().chain([strip]) {
        for (size, liked) in (5..=25).zip(Cut::ALL.iter().cycle()) {
            for margin in [5.0, 25.0] {
                let settings = Settings { margin: Length::mm(margin), ..board_only(paper) };
                let variant = variant(size, &[*liked]);
                let kit = planned(&variant, &settings);
                let kit = kit.unwrap_or_else(|error| panic!("{size} on {paper}: {error}"));
                assert_eq!(kit.0.cell, Length::mm(25.0));
                complete(&variant, &settings, &kit);
            }
        }
    }
}

/// From the measures of the papers alone: what is left of the shorter or longer side without 5 mm of margin at
/// both ends, over the squares that lie along it.
#[test]
fn the_largest_squares_are_those_of_geometry() {
    for (size, cut, paper, most) in [
        (11, Cut::Halves, Paper::LETTER, (279.4 - 10.0) / 11.0),
        (11, Cut::Halves, Paper::A4, (297.0 - 10.0) / 11.0),
        (11, Cut::Pinwheel, Paper::LETTER, (215.9 - 10.0) / 8.0),
        (11, Cut::Whole, Paper::A4, (210.0 - 10.0) / 11.0),
        (11, Cut::Whole, Paper::A3, (297.0 - 10.0) / 11.0),
        (9, Cut::Whole, Paper::TABLOID, (279.4 - 10.0) / 9.0),
        (19, Cut::Quarters, Paper::A4, (210.0 - 10.0) / 10.0),
        (19, Cut::Halves, Paper::A3, (420.0 - 10.0) / 19.0),
        (25, Cut::Quarters, Paper::A3, (297.0 - 10.0) / 13.0),
    ] {
        let variant = variant(size, &[Cut::Grid]);
        // Strips of eight squares may lie along the paper as well.
        let expected = if cut == Cut::Pinwheel { (279.4_f64 - 10.0) / 8.0 } else { most };
        let settings =
            Settings { cut: Some(cut), cell: Some(CellSize::Of(Length::mm(60.0))), ..board_only(paper) };
        let refusal = fit(&settings, &variant).expect_err("squares of 60 mm");
        let SheetError::CutTooLarge { most: named, .. } = refusal else { panic!("{refusal}") };
        let floor = (expected * 10.0).floor() / 10.0;
        assert!(
            (named.to_mm() - floor).abs() < 1e-9,
            "{cut:?} of {size} on {paper}: {named}, not {floor} mm"
        );
    }
}

/// Decisions that a person can check by hand.
#[test]
fn the_cut_is_the_variants_own_else_the_one_that_takes_least() {
    let cut = |size, liked: &[Cut], settings: &Settings| fit(settings, &variant(size, liked)).unwrap().cut;
    let york = [Cut::Halves, Cut::Pinwheel];
    let [a4, letter, a3, a5] = [Paper::A4, Paper::LETTER, Paper::A3, Paper::A5].map(board_only);
    assert_eq!(cut(11, &york, &a4), Cut::Halves);
    assert_eq!(cut(11, &york, &letter), Cut::Pinwheel, "halves leave 2 mm of Letter at each end");
    assert_eq!(cut(11, &york, &a3), Cut::Halves, "as its author likes it");
    assert_eq!(cut(11, &york, &a5), Cut::Grid, "A5 has room for five by six squares");
    assert_eq!(cut(11, &[], &a3), Cut::Whole, "one sheet, no seam");
    assert_eq!(cut(7, &[Cut::Pinwheel], &a4), Cut::Pinwheel);
    let pouch = Settings { laminate: true, ..a3 };
    assert_eq!(cut(11, &york, &pouch), Cut::Whole, "no seam to keep flush");
    let pouch = Settings { laminate: true, ..a4 };
    assert_eq!(cut(11, &[Cut::Pinwheel, Cut::Halves], &pouch), Cut::Halves);
}

/// The example of the issue: 11 squares in a length of 279.4 mm, of which 5 mm stay white at both ends.
#[test]
fn halves_on_letter_say_what_they_need() {
    let letter = |cut, cell: f64| {
        let settings = Settings {
            paper: Paper::LETTER,
            cut: Some(cut),
            cell: Some(CellSize::Of(Length::mm(cell))),
            ..Settings::default()
        };
        fit(&settings, &library::york())
    };
    let said = letter(Cut::Halves, 25.0).unwrap_err().to_string();
    assert_eq!(said, "halves on US Letter need squares of 24.4 mm or less; pinwheel fits at 25 mm");
    assert!(letter(Cut::Halves, 24.4).is_ok() && letter(Cut::Pinwheel, 25.0).is_ok());
}

/// A laser has its own bed: what does not fit the paper is no matter where nothing is printed.
#[test]
fn paper_does_not_limit_what_a_laser_cuts() {
    for cut in [None, Some(Cut::Whole), Some(Cut::Halves)] {
        let settings = Settings {
            tool: Tool::Laser,
            cut,
            cell: Some(CellSize::Of(Length::mm(40.0))),
            ..Settings::default()
        };
        let measures = fit(&settings, &library::york()).unwrap();
        assert_eq!(measures.cell, Length::mm(40.0));
        let order = order::of(library::york(), settings);
        assert!(order::kit_of(&order).files.is_empty());
    }
}

#[test]
fn what_came_out_otherwise_is_said() {
    let settings = Settings { paper: Paper::LETTER, cut: Some(Cut::Halves), ..Settings::default() };
    let york = library::york();
    let measures = fit(&settings, &york).unwrap();
    assert_eq!((measures.cell, measures.king_disc), (Length::mm(24.0), Length::mm(24.0)));
    let expected = ["halves on US Letter: squares of 24 mm, king's disc of 24 mm"];
    let said = |settings: &Settings, measures: &Measures| -> Vec<String> {
        remarks(settings, measures).iter().map(ToString::to_string).collect()
    };
    assert_eq!(said(&settings, &measures), expected);
    let settings = Settings { king_disc: Some(Length::mm(25.0)), ..settings };
    let measures = fit(&settings, &york).unwrap();
    assert_eq!(measures.king_disc, Length::mm(25.0), "what is asked for stays");
    assert_eq!(remarks(&settings, &measures).len(), 1);
    let settings = Settings::default();
    assert_eq!(said(&settings, &fit(&settings, &york).unwrap()), [""; 0]);
}

/// Small paper and large with all cards of a kit: the board is still whole once they have their places.
#[test]
fn a_large_kit_is_planned_with_its_cards() {
    for (id, paper) in [("york-11", Paper::A5), ("alea-evangelii-19", Paper::A5), ("york-11", Paper::A3)] {
        let settings = Settings { paper, ..Settings::default() };
        let order = order::bare(library::variant(id, &[]), library::jorvik(), settings.clone());
        let order = order.measured().unwrap();
        let planned = plan(&order, &[Size::new(63.0, 176.0); 4]).unwrap();
        complete(&order.variant, &settings, &(order.measures, planned));
    }
}

/// The page of a poster, with the room that a shop needs around the board.
#[test]
fn a_poster_has_the_whole_board_on_a_page_of_its_own() {
    for (poster, page) in [
        (Poster::A2, Size::new(420.0, 594.0)),
        (Poster::A1, Size::new(594.0, 841.0)),
        (Poster::Exact, Size::new(309.0, 309.0)),
    ] {
        let settings = Settings { poster: Some(poster), ..Settings::default() };
        let order = order::of(library::york(), settings);
        let order = order.measured().unwrap();
        assert_eq!(plan(&order, &[]).unwrap().parts, [], "no part is cut");
        let made = made(&order).unwrap();
        let media: BTreeSet<_> = made.files.iter().map(|file| file.planned.media).collect();
        assert_eq!(media, [None, Some(Media::Poster)].into());
        let file = made.files.iter().find(|file| file.planned.media == Some(Media::Poster)).unwrap();
        let [only] = file.document.pages.as_slice() else { panic!("one page") };
        assert_eq!(only.size, page);
        let (trim, bleed) = (only.trim.unwrap(), only.bleed.unwrap());
        // 11 squares of 25 mm and a frame of 15 mm, in the middle.
        assert_eq!(trim.size(), Size::new(305.0, 305.0));
        assert_eq!(trim.center(), page.to_rect().center());
        assert_eq!(bleed, trim.inset(2.0));
        assert!(!file.document.structure.is_empty() && file.document.outline.len() == 1);
    }
    let settings = Settings { poster: Some(Poster::A2), ..Settings::default() };
    let large = fit(&settings, &variant(25, &[Cut::Grid])).unwrap_err();
    assert!(large.to_string().contains("625 mm"), "{large}");
}

/// A hundred parts of at most 2 by 3 squares: the scheme that shows how they join is no taller than a page.
#[test]
fn a_board_of_a_hundred_parts_has_instructions() {
    let settings =
        Settings { paper: Paper::A5, cell: Some(CellSize::Of(Length::mm(60.0))), ..Settings::default() };
    let made = order::kit(library::variant("alea-evangelii", &[]), settings);
    let first = made.plan.cut_sheets().next().expect("sheets").front.number;
    assert!(first > 2, "pages to read come first: {first}");
    assert!(made.plan.cuts().joins >= 99, "so many parts have at least so many seams");
}
