//! What squares are, and to whom they are hostile.

use super::*;
use crate::game::OccupiedThrone::{Attackers, Nobody};
use crate::game::{CornerShape, Escape};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn squares_joined_along_their_sides_are_one_camp() {
    let squares = ["a1", "a2", "b3", "d1"].map(square).to_vec();
    let camps =
        Camps::Marked { squares, enter: CampRight::Nobody, pass: CampRight::Attackers, hostile: Foes::KING };
    let ground = SquareGround::new(Ruleset { camps, ..Ruleset::PLAIN }, 5);
    let place = |name| ground.mark(square(name)).place;
    assert_eq!(place("a1"), place("a2"));
    // A diagonal does not join.
    assert_ne!(place("a2"), place("b3"));
    assert_ne!(place("a1"), place("d1"));
    assert_eq!(place("b2"), GroundPlace::Field);
    assert!(ground.mark(square("d1")).pass.has(Piece::Commander));
    assert!(!ground.mark(square("d1")).pass.has(Piece::King));
    assert!(!ground.mark(square("d1")).stop.has(Piece::Attacker));
}

#[test]
fn the_throne_comes_before_the_corners_and_both_before_camps() {
    let camps = Camps::Marked {
        squares: vec![square("a1"), square("b2")],
        enter: CampRight::Anyone,
        pass: CampRight::Anyone,
        hostile: Foes::NOBODY,
    };
    let corners = Corners::Marked { shape: CornerShape::Block, hostile: Foes::MEN };
    let rules = Ruleset { camps, corners, escape: Escape::Corners, ..crate::game::YORK };
    let ground = SquareGround::new(rules, 3);
    assert_eq!(ground.mark(square("b2")).place, GroundPlace::Throne);
    assert_eq!(ground.mark(square("a1")).place, GroundPlace::Corner);
    assert!(ground.mark(square("b2")).escape);
}

#[test]
fn a_hostile_square_is_hostile_while_it_is_empty() {
    let throne = |occupied| Throne::Centre {
        stop: ThroneStop::Anyone,
        pass: ThronePass::Anyone,
        hostile: Foes::ALL,
        occupied,
    };
    let hostile = |rows: &str, occupied, piece| {
        let ground = SquareGround::new(Ruleset { throne: throne(occupied), ..Ruleset::PLAIN }, 3);
        ground.is_hostile(&rows.parse().unwrap(), square("b2"), piece)
    };
    for piece in Piece::ALL {
        assert!(hostile("...\n...\n...", Nobody, *piece));
        assert!(!hostile("...\n.D.\n...", Attackers, *piece));
    }
    assert!(hostile("...\n.K.\n...", Attackers, Piece::Attacker));
    assert!(!hostile("...\n.K.\n...", Attackers, Piece::Defender));
    assert!(!hostile("...\n.K.\n...", Nobody, Piece::Attacker));
}
