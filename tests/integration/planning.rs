//! Where things go on paper: nothing touches, nothing is lost, nothing leaves the printable part.

use crate::library;
use crate::order;
use proptest::prelude::*;
use tafl_print::game::{Board, Counts, Cut, Piece, Setup, Square, Variant};
use tafl_print::imposition::cut_plan::{CutPlan, Element, Placed, plan};
use tafl_print::imposition::{Component, Order, Paper, Settings, SheetError};
use tafl_print::scene::Size;
use tafl_print::units::Length;

/// A board of any size with a king in the middle, `men` defenders and twice as many attackers somewhere.
fn variant(size: u8, men: usize, cuts: Vec<Cut>) -> Variant {
    let mut board = Board::empty(size);
    let king = Square::new(size / 2, size / 2);
    let mut squares = board.squares().filter(|square| *square != king).collect::<Vec<_>>().into_iter();
    board.set(king, Some(Piece::King));
    for piece in [Piece::Attacker, Piece::Attacker, Piece::Defender] {
        for square in squares.by_ref().take(men) {
            board.set(square, Some(piece));
        }
    }
    let declared = Some(Counts { attackers: 2 * men, defenders: men });
    Variant { setup: Setup { board, declared }, cuts, ..library::york() }
}

/// Sizes of loose parts in millimetres: four reminder cards, four cards of points, a score sheet.
const LOOSE: [Size; 9] = {
    let (card, points) = (Size::new(63.0, 176.0), Size::new(44.0, 126.0));
    [card, card, card, card, points, points, points, points, Size::new(105.0, 148.0)]
};

/// Plans a kit of the variant, with the first `loose` of the loose parts.
fn planned(
    variant: &Variant,
    paper: Paper,
    (king, disc): (f64, f64),
    loose: &[Size],
) -> Result<CutPlan, SheetError> {
    let settings = Settings {
        paper,
        king_disc: Some(Length::mm(king)),
        piece_disc: Some(Length::mm(disc)),
        ..Settings::default()
    };
    let order = order::bare(variant.clone(), library::jorvik(), settings);
    plan(&order.measured()?, loose)
}

/// Nothing touches anything else or leaves the paper, every page has one label; returns everything that is placed.
fn apart(plan: &CutPlan, settings: &Settings) -> Vec<Placed> {
    let (bleed, room) = (settings.bleed, settings.paper.printable(settings.margin).inset(0.001));
    // The bleed of a board part and the marks of a card end where the margin begins.
    let reach = |placed: &Placed| match placed.element {
        Element::Board { .. } | Element::Insert { .. } => placed.area,
        _ => placed.area.inset(placed.element.outset(bleed)),
    };
    for sheet in &plan.sheets {
        let labels =
            sheet.placed.iter().filter(|placed| matches!(placed.element, Element::SlugLine(_))).count();
        assert_eq!(labels, 1, "every page says what it is");
        for (i, placed) in sheet.placed.iter().enumerate() {
            let area = placed.outer(settings);
            assert!(room.union(reach(placed)).area() <= room.area() + 1e-6, "{placed:?} leaves the paper");
            assert!(room.union(area).area() <= room.area() + 1e-6, "{placed:?} leaves the paper");
            for other in &sheet.placed[i + 1..] {
                let shared = area.inset(-0.001).intersect(other.outer(settings));
                assert!(shared.area() <= 0.0, "{placed:?} and {other:?} touch");
            }
        }
    }
    plan.sheets.iter().flat_map(|sheet| sheet.placed.iter().copied()).collect()
}

/// Checks that each of the numbers below `count` comes once.
fn once(numbers: impl Iterator<Item = usize>, count: usize) {
    let mut all: Vec<usize> = numbers.collect();
    all.sort_unstable();
    assert_eq!(all, (0..count).collect::<Vec<_>>());
}

/// Every square of every board is on one part, at its size, on both papers and whatever cut the variant likes.
#[test]
fn boards_of_every_size_are_cut_for_every_paper() {
    for size in 5..=25 {
        for paper in [Paper::A4, Paper::LETTER] {
            for &cut in Cut::ALL {
                let variant = variant(size, 2, vec![cut]);
                let plan = planned(&variant, paper, (25.0, 19.0), &LOOSE[..2]).expect("a plan");
                let everything = apart(&plan, &Settings { paper, ..Settings::default() });
                let board = everything.iter().filter_map(|placed| match placed.element {
                    Element::Board { part, .. } => Some((part, placed)),
                    _ => None,
                });
                once(board.clone().map(|(index, _)| index), plan.parts.len());
                for (index, placed) in board {
                    let (part, area) = (&plan.parts[index], placed.area);
                    let (wide, high) = if placed.turned {
                        (area.height(), area.width())
                    } else {
                        (area.width(), area.height())
                    };
                    let frame = plan.trim.frame.to_mm();
                    assert!((0.0..=10.0).contains(&frame), "{cut:?} of {size} on {paper}: {frame}");
                    let ends = |first: u8, count: u8| u8::from(first == 0) + u8::from(first + count == size);
                    for (length, first, count) in
                        [(wide, part.column, part.columns), (high, part.row, part.rows)]
                    {
                        let along = f64::from(count) * 25.0 + f64::from(ends(first, count)) * frame;
                        assert!((length - along).abs() < 1e-9, "{placed:?}");
                    }
                }
                for column in 0..size {
                    for row in 0..size {
                        let parts = plan.parts.iter().filter(|part| part.holds(column, row)).count();
                        assert_eq!(parts, 1, "{cut:?} of {size} on {paper}");
                    }
                }
                assert!(plan.parts.len() <= 12, "{cut:?} of {size} on {paper}: {} parts", plan.parts.len());
            }
        }
    }
}

/// On how many sheets there are pieces of each kind.
fn sheets_of(plan: &CutPlan, piece: Piece) -> usize {
    plan.sheets_with(
        |thing| matches!(thing, Element::Disc { piece: other, spare: false, set: 1, .. } if other == piece),
    )
    .len()
}

#[test]
fn pieces_of_a_kind_lie_on_one_page() {
    // 73 discs: ten rows, one more than a page has room for.
    let plan = planned(&variant(19, 24, vec![Cut::Grid]), Paper::A4, (25.0, 19.0), &LOOSE[..4]).unwrap();
    for piece in [Piece::King, Piece::Defender, Piece::Attacker] {
        assert_eq!(sheets_of(&plan, piece), 1, "{piece:?}");
    }
    // 37 discs: all on one page, with the spares, and the cards on others.
    for paper in [Paper::A4, Paper::LETTER] {
        let plan = planned(&variant(11, 12, vec![Cut::Halves]), paper, (25.0, 19.0), &LOOSE[..4]).unwrap();
        assert_eq!(plan.sheets_with(|thing| matches!(thing, Element::Disc { .. })).len(), 1, "{paper}");
        assert_eq!(plan.spares(), 5, "{paper}: a king, and two of each side");
    }
}

#[test]
fn officers_have_spares_of_their_own() {
    let plan = planned(&library::variant("berserk-11", &[]), Paper::A4, (25.0, 19.0), &LOOSE[..4]).unwrap();
    for piece in [Piece::Commander, Piece::Knight] {
        let is = |thing| matches!(thing, Element::Disc { piece: other, spare: true, set: 1, .. } if other == piece);
        assert!(!plan.sheets_with(is).is_empty());
    }
}

/// Two halves with a card beside each, and 25 discs with the two others.
#[test]
fn no_sheet_is_spent_on_a_few_pieces() {
    let plan =
        planned(&library::variant("foteviken-tablut-9", &[]), Paper::A4, (25.0, 19.0), &LOOSE[..4]).unwrap();
    assert_eq!(plan.sheets.len(), 3);
}

/// A paper of A5 or larger.
fn papers() -> impl Strategy<Value = Paper> {
    let custom = (148.0..450.0, 210.0..600.0)
        .prop_map(|(width, height)| Paper::custom(Length::mm(width), Length::mm(height)).expect("a paper"));
    prop_oneof![3 => prop::sample::select(Paper::ALL.to_vec()), 1 => custom]
}

/// A game with officers on the first free squares.
fn with_officers(size: u8, men: usize, officers: usize) -> Variant {
    let mut variant = variant(size, men, vec![Cut::Grid]);
    let board = &mut variant.setup.board;
    let empty: Vec<Square> = board.squares().filter(|square| board.get(*square).is_none()).collect();
    for (nth, square) in empty.into_iter().take(officers).enumerate() {
        board.set(square, Some(if nth % 2 == 0 { Piece::Commander } else { Piece::Knight }));
    }
    variant
}

/// Every part, card and piece of every set lies somewhere at its size, and none twice.
fn holds_all(order: &Order, plan: &CutPlan, loose: &[Size]) {
    let everything = apart(plan, &order.settings);
    let of_set = |set: u16| everything.iter().filter(move |placed| placed.element.set() == Some(set));
    for set in 1..=order.settings.sets {
        let parts = of_set(set)
            .filter_map(|p| if let Element::Board { part, .. } = p.element { Some(part) } else { None });
        once(parts, plan.parts.len());
        let cards = of_set(set)
            .filter_map(|p| if let Element::Insert { index, .. } = p.element { Some(index) } else { None });
        once(cards, loose.len());
        for piece in Piece::ALL {
            let is_it = |p: &&Placed| matches!(p.element, Element::Disc { piece: other, spare: false, .. } if other == *piece);
            assert_eq!(of_set(set).filter(is_it).count(), order.count(*piece), "{piece:?} of set {set}");
        }
    }
    for placed in everything {
        let wanted = match placed.element {
            Element::Board { part, .. } => {
                let (part, size) = (&plan.parts[part], order.variant.setup.board.size());
                let (cell, frame) = (order.measures.cell.to_mm(), plan.trim.frame.to_mm());
                let ends = |first: u8, count: u8| u8::from(first == 0) + u8::from(first + count == size);
                let along = |first, count| f64::from(count) * cell + f64::from(ends(first, count)) * frame;
                Size::new(along(part.column, part.columns), along(part.row, part.rows))
            }
            Element::Insert { index, .. } => loose[index],
            Element::Disc { piece, .. } => Size::new(1.0, 1.0) * order.disc(piece).to_mm(),
            _ => continue,
        };
        let size = placed.area.size();
        let size = if placed.turned { Size::new(size.height, size.width) } else { size };
        assert!(
            (size.width - wanted.width).abs() < 1e-9 && (size.height - wanted.height).abs() < 1e-9,
            "{placed:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn a_plan_holds_everything_once_and_apart(
        size in 5_u8..=25,
        men in 1_usize..=8,
        officers in 0_usize..=3,
        paper in papers(),
        disc in 10.0..25.0,
        larger in 0.0..1.0,
        margin in prop_oneof![Just(5.0), 5.0..20.0],
        bleed in 0.0..3.0,
        sets in prop_oneof![2 => Just(1_u16), 1 => 2_u16..=5],
        parts in 0_u8..8,
        loose in 0_usize..=LOOSE.len(),
    ) {
        // From as large as the others to as large as neighbouring squares allow.
        let king = disc + larger * (50.0 - 2.0 * disc);
        let men = if size >= 15 { men * 6 } else { men.min(usize::from(size) - 1) };
        let has = |bit: u8| parts & (1 << bit) == 0;
        let mut wanted = Settings::default().parts;
        for (part, is_printed) in [(Component::Board, has(0)), (Component::Pieces, has(1))] {
            if !is_printed {
                wanted.remove(&part);
            }
        }
        let loose = if has(2) { &LOOSE[..loose] } else { &[] };
        let settings = Settings {
            paper,
            margin: Length::mm(margin),
            bleed: Length::mm(bleed),
            sets,
            parts: wanted,
            king_disc: Some(Length::mm(king)),
            piece_disc: Some(Length::mm(disc)),
            ..Settings::default()
        };
        let order = order::bare(with_officers(size, men, officers), library::jorvik(), settings);
        let planned = order.measured().and_then(|order| plan(&order, loose).map(|plan| (order, plan)));
        match planned {
            Ok((order, plan)) => {
                prop_assert_eq!(plan.parts.is_empty(), !has(0));
                holds_all(&order, &plan, loose);
                // The frame never costs a sheet.
                let bare = Settings { frame: Some(Length::ZERO), ..order.settings.clone() };
                let bare = tafl_print::imposition::cut_plan::plan(&Order { settings: bare, ..order }, loose).expect("a plan");
                prop_assert!(plan.sheets.len() <= bare.sheets.len());
            }
            Err(error) => prop_assert!(margin > 5.0, "refused on {}: {}", paper, error),
        }
    }
}

/// A class's worth of sets: nothing is lost, and it does not take long.
#[test]
fn thirty_sets_fill_their_sheets() {
    let settings = Settings { sets: 30, ..Settings::default() };
    let order = order::bare(library::york(), library::jorvik(), settings);
    let order = order.measured().expect("measures");
    let plan = plan(&order, &LOOSE).expect("a plan");
    holds_all(&order, &plan, &LOOSE);
    // Of one set: a sheet for each half with a card beside it, one with pieces and a part or two, and the rest, nearly
    // all of the area of one and a third. By the set there would be five sheets; across sets they are fuller, though
    // parts of one size lie one way on a sheet.
    assert!(plan.sheets.len() <= 30 * 2 + 30 + 45, "{} sheets", plan.sheets.len());
}
