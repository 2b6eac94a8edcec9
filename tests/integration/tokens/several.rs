//! Spares by number, several sets, and one set of pieces for several games.

use super::{discs, pieces, planned, spares};
use crate::kit::tafl_print;
use crate::library;
use tafl_print::game::Piece;
use tafl_print::imposition::cut_plan::Element;
use tafl_print::imposition::{Settings, TokenShape};

#[test]
fn spares_are_as_many_as_are_asked_for() {
    for token in [TokenShape::Round, TokenShape::Square] {
        for two_sided in [false, true] {
            for count in [0, 1, 2, 5, 10, 60, 200] {
                let settings = Settings { spares: Some(count), token, two_sided, ..pieces() };
                let plan = planned(library::york(), settings).unwrap();
                assert_eq!(plan.spares(), usize::from(count), "{token:?}");
                assert_eq!(discs(&plan).len(), 37 + usize::from(count), "{token:?}");
            }
        }
    }
}

/// The king first, then twice as many attackers as defenders, for there are twice as many.
#[test]
fn spares_are_what_is_lost_most() {
    let of = |count| {
        let plan = planned(library::york(), Settings { spares: Some(count), ..pieces() }).unwrap();
        [Piece::King, Piece::Attacker, Piece::Defender].map(|piece| spares(&plan, piece))
    };
    assert_eq!(of(1), [1, 0, 0]);
    assert_eq!(of(3), [1, 1, 1]);
    assert_eq!(of(10), [1, 6, 3]);
    assert_eq!(of(31), [1, 20, 10]);
}

#[test]
fn every_set_has_all_its_pieces() {
    for (sets, token) in [(2, TokenShape::Round), (3, TokenShape::Square), (40, TokenShape::Round)] {
        let plan = planned(library::york(), Settings { sets, token, spares: Some(3), ..pieces() }).unwrap();
        let all = discs(&plan);
        for number in 1..=sets {
            let count = |kind: Piece, extra: bool| {
                let is = |thing| matches!(thing, Element::Disc { piece, spare, set, .. } if piece == kind && spare == extra && set == number);
                all.iter().filter(|placed| is(placed.element)).count()
            };
            let game = [Piece::King, Piece::Defender, Piece::Attacker].map(|piece| count(piece, false));
            let more = [Piece::King, Piece::Defender, Piece::Attacker].map(|piece| count(piece, true));
            assert_eq!((game, more), ([1, 12, 24], [1, 1, 1]), "set {number} of {sets}");
        }
        // A caption, a row of 31 mm and five of 25 mm to a set; 225 mm of a page are filled at least.
        let pages = plan.sheets_with(|thing| matches!(thing, Element::Disc { .. })).len();
        assert!(pages <= (usize::from(sets) * 162).div_ceil(225), "{pages} pages for {sets} sets");
    }
}

#[test]
fn one_set_of_pieces_serves_several_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |args: &str| tafl_print(folder.path(), &args.split(' ').collect::<Vec<_>>());
    let done = run(
        "--variant york --variant berserk --share-pieces --parts board,pieces --option a-hammer -o kits/",
    );
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    // The option is York's; Berserk goes without.
    assert!(folder.path().join("kits/york-a-hammer-a4-board-pieces-share-pieces.pdf").exists());
    assert!(folder.path().join("kits/berserk-a4-board-pieces-share-pieces.pdf").exists());
    for (wrong, word) in [
        ("--variant york --share-pieces -o kits/", "--share-pieces"),
        ("--variant york --variant berserk --option zzz -o kits/", "`zzz`"),
    ] {
        let refused = run(wrong);
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains(word), "{said}");
    }
}
