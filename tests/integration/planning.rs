//! Where things go on paper: nothing touches, nothing is lost, nothing leaves the printable part.

use crate::library;
use kurbo::Rect;
use proptest::prelude::*;
use tafl_print::game::{Board, Counts, Cut, Piece, Setup, Square, Variant};
use tafl_print::scene::Duplex;
use tafl_print::sheet::plan::{CARDS, Thing, plan};
use tafl_print::sheet::{Job, Paper, SheetError};
use tafl_print::text::{Fonts, Typesetter};
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_plan_holds_everything_once_and_apart(
        size in 5_u8..=15,
        men in 1_usize..=8,
        letter in any::<bool>(),
        disc in 10.0..25.0,
        larger in 0.0..1.0,
        cut in 0_usize..3,
    ) {
        // From as large as the others to as large as neighbouring squares allow.
        let king = disc + larger * (50.0 - 2.0 * disc);
        let cuts = vec![[Cut::Whole, Cut::Halves, Cut::Pinwheel][cut], Cut::Pinwheel];
        let variant = variant(size, men, cuts);
        let theme = library::jorvik();
        let job = Job {
            variant: &variant,
            theme: &theme,
            examples: &library::examples(),
            messages: &library::messages(),
            typesetter: &Typesetter::new(Fonts::bundled(), "en"),
            paper: if letter { Paper::Letter } else { Paper::A4 },
            duplex: Duplex::Simplex,
            cell: Length::mm(25.0),
            king_disc: Length::mm(king),
            piece_disc: Length::mm(disc),
            date: 0,
            version: "0",
        };
        let plan = match plan(&job) {
            Ok(plan) => plan,
            // A board of 12 squares needs strips of 9: they are wider than any of the two papers.
            Err(SheetError::NoCutFits { .. }) => {
                prop_assert!(size >= 11, "{size}");
                return Ok(());
            }
            Err(error) => return Err(TestCaseError::fail(error.to_string())),
        };
        let room = job.paper.printable().inset(0.001);
        let mut discs = [0_usize; Piece::ALL.len()];
        let mut parts = vec![0; plan.parts.len()];
        let mut cards = [0; CARDS];
        for sheet in &plan.sheets {
            let labels = sheet.placed.iter().filter(|placed| matches!(placed.thing, Thing::Furniture(_))).count();
            prop_assert_eq!(labels, 1, "every page says what it is");
            for (i, placed) in sheet.placed.iter().enumerate() {
                let area: Rect = placed.outer();
                prop_assert!(room.union(area).area() <= room.area() + 1e-6, "{placed:?} leaves the paper");
                for other in &sheet.placed[i + 1..] {
                    let shared = area.inset(-0.001).intersect(other.outer());
                    prop_assert!(shared.area() <= 0.0, "{placed:?} and {other:?} touch");
                }
                match placed.thing {
                    Thing::Board(index) => parts[index] += 1,
                    Thing::Card(index) => cards[index] += 1,
                    Thing::Disc { piece, spare: false } => {
                        let diameter = if piece == Piece::King { king } else { disc };
                        prop_assert!((placed.area.width() - diameter).abs() < 1e-9);
                        discs[piece as usize] += 1;
                    }
                    Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) => {}
                }
            }
        }
        prop_assert!(parts.iter().all(|count| *count == 1));
        prop_assert!(cards.iter().all(|count| *count == 1));
        for piece in Piece::ALL {
            prop_assert_eq!(discs[*piece as usize], variant.setup.board.count(*piece), "{:?}", piece);
        }
    }
}
