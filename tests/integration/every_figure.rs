//! No figure that the engine denies, none without its caption, and none missing: for every ruleset, on boards of every size.

use crate::library;
use crate::order;
use std::collections::BTreeMap;
use tafl_print::explain::figures::{Examples, Figure, proved};
use tafl_print::explain::questions::{Question, SETUP, illustrations};
use tafl_print::explain::reminders::small;
use tafl_print::game::{
    Berserk, Between, BetweenCommanders, Board, CampRight, Camps, CornerShape, Corners, Enclosure, Escape,
    ExitFort, Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, OccupiedThrone, Piece, Ruleset,
    Setup, Shieldwall, Side, Square, Steps, Throne, ThronePass, ThroneStop, Variant,
};
use tafl_print::imposition::Settings;
use tafl_print::make::document;

/// Numbers that are as good as chance and always the same: a linear congruential generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 40).expect("24 bits") % end
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn foes(&mut self) -> Foes {
        let mut yes = || self.below(2) == 1;
        Foes::new(yes(), yes(), yes())
    }

    /// A ruleset that doesn't contradict itself, for a board of `size` x `size`.
    fn ruleset(&mut self, size: u8) -> Ruleset {
        let throne = Throne::Centre {
            stop: self.of(ThroneStop::ALL),
            pass: self.of(ThronePass::ALL),
            hostile: self.foes(),
            occupied: self.of(OccupiedThrone::ALL),
        };
        let throne = if size % 2 == 1 && self.below(4) > 0 { throne } else { Throne::None };
        let corners = if self.below(2) == 0 {
            Corners::None
        } else {
            Corners::Marked { shape: self.of(CornerShape::ALL), hostile: self.foes() }
        };
        let camps = Camps::Marked {
            squares: camps(size),
            enter: self.of(CampRight::ALL),
            pass: self.of(CampRight::ALL),
            hostile: self.foes(),
        };
        let camps = if self.below(4) == 0 { camps } else { Camps::None };
        let named = vec![Square::new(0, 1), Square::new(size - 2, size - 1)];
        let escape = match self.below(3) {
            0 if corners != Corners::None => Escape::Corners,
            1 if corners == Corners::None => Escape::Squares(named),
            _ => Escape::Edge,
        };
        let king_capture = self.of(KingCapture::ALL);
        let four = king_capture == KingCapture::FourSides;
        let king_edge = if four { self.of(KingEdge::ALL) } else { KingEdge::Never };
        let linnaean = self.of(Linnaean::ALL);
        let in_castle = linnaean == Linnaean::InCastle && throne == Throne::None;
        Ruleset {
            throne,
            corners,
            camps,
            escape,
            man_steps: self.of(&[Steps::Any, Steps::AtMost(1), Steps::AtMost(2)]),
            king_steps: self.of(&[Steps::Any, Steps::AtMost(1), Steps::AtMost(4)]),
            between: self.of(Between::ALL),
            arms: self.of(KingArms::ALL),
            king_capture,
            king_edge,
            linnaean: if in_castle { Linnaean::Never } else { linnaean },
            shieldwall: self.of(Shieldwall::ALL),
            berserk: self.of(Berserk::ALL),
            jumps: Jumps {
                king: self.of(Jump::ALL),
                commander: self.of(Jump::ALL),
                knight: self.of(Jump::ALL),
            },
            between_commanders: self.of(BetweenCommanders::ALL),
            enclosure: self.of(Enclosure::ALL),
            exit_fort: self.of(ExitFort::ALL),
            ..Ruleset::PLAIN
        }
    }
}

/// Camps in the middle of each edge, as Tablut has them; of one square on boards too small for that.
fn camps(size: u8) -> Vec<Square> {
    let (low, high) = ((size - 1) / 2, size / 2);
    let mut squares: Vec<Square> = Vec::new();
    for middle in [low, high] {
        let edge = if size < 9 {
            vec![(middle, 0)]
        } else {
            vec![(middle - 1, 0), (middle, 0), (middle + 1, 0), (middle, 1)]
        };
        for (along, in_from) in edge {
            squares.extend([
                Square::new(along, in_from),
                Square::new(along, size - 1 - in_from),
                Square::new(in_from, along),
                Square::new(size - 1 - in_from, along),
            ]);
        }
    }
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// A variant with these rules and a layout with every kind of piece.
fn variant(york: &Variant, size: u8, ruleset: Ruleset) -> Variant {
    let mut board = Board::empty(size);
    let middle = size / 2;
    for (file, rank, piece) in [
        (middle, middle, Piece::King),
        (middle - 1, middle, Piece::Defender),
        (middle + 1, middle, Piece::Knight),
        (0, middle, Piece::Commander),
        (size - 1, middle, Piece::Commander),
        (middle, 0, Piece::Attacker),
    ] {
        board.set(Square::new(file, rank), Some(piece));
    }
    Variant { setup: Setup { board, declared: None }, ruleset, ..york.clone() }
}

/// Whether a board can leave no room for what a picture shows: camps and corners of several squares may be everywhere in
/// its way, and rows and rings along the edge need their length. On 5x5 the edge is two squares from the throne.
fn may_be_missing(size: u8, rules: &Ruleset, example: &str) -> bool {
    let fort =
        matches!(rules.corners, Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. });
    let along_the_edge = example.starts_with("exit-fort") || example.starts_with("shieldwall");
    let tiny = size == 5 && (example.starts_with("jump-king") || example.starts_with("king-edge"));
    tiny || rules.camps != Camps::None || fort && size < 13 || along_the_edge && size < 9
}

#[test]
fn every_figure_is_proved_on_boards_of_every_size() {
    let (examples, york, messages) = (library::examples(), library::york(), library::messages());
    let mut chance = Chance(1);
    let mut lies: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut missing: BTreeMap<(u8, &str), (usize, String)> = BTreeMap::new();
    for size in [5, 6, 7, 8, 9, 11, 12, 13, 19, 25] {
        for _ in 0..60 {
            let rules = chance.ruleset(size);
            let variant = variant(&york, size, rules.clone());
            for &question in Question::ALL {
                let wanted = illustrations(question, &rules);
                let found = match proved(question, &variant, &examples) {
                    Ok(found) => found,
                    Err(error) => {
                        let line = format!("{size}: {error}").replace("; nothing is printed, for the leaflet would contradict the rules. Correct the figure's file, or the variant's rules","");
                        let lie = lies.entry(line).or_insert((0, String::new()));
                        lie.0 += 1;
                        lie.1 = format!("{rules:?}");
                        continue;
                    }
                };
                for figure in wanted.iter().filter(|figure| figure.id != SETUP) {
                    assert!(messages.has(&format!("figure-{}", figure.id)), "{}", figure.id);
                    let found = found.iter().find(|found| found.id == figure.id);
                    for panel in &figure.panels {
                        let is_there = found
                            .is_some_and(|found| found.panels.iter().any(|(one, _)| one.id == panel.example));
                        if !is_there && !may_be_missing(size, &rules, panel.example) {
                            let lost = missing.entry((size, panel.example)).or_default();
                            lost.0 += 1;
                            lost.1 = format!("{rules:?}");
                        }
                    }
                }
                for side in [Side::Attackers, Side::Defenders] {
                    let shown = small(question, &rules, side);
                    let figure = shown.map(|example| Figure::small(example, &examples, &variant));
                    if let Some(Err(error)) = figure {
                        let lie = lies.entry(format!("{size}, small: {error}")).or_default();
                        lie.0 += 1;
                        lie.1 = format!("{rules:?}");
                    }
                }
            }
        }
    }
    for (line, (count, rules)) in &lies {
        eprintln!("a lie, {count} times: {line} {rules}");
    }
    for ((size, example), (count, rules)) in &missing {
        eprintln!("missing on {size}x{size}, {count} times: {example} {rules}");
    }
    assert!(lies.is_empty() && missing.is_empty());
}

/// On a board with room enough no lie is taken for want of room.
#[test]
fn no_lie_is_passed_over() {
    let (examples, york) = (library::examples(), library::york());
    let rules = Ruleset {
        corners: Corners::Marked { shape: CornerShape::Single, hostile: Foes::ALL },
        escape: Escape::Corners,
        shieldwall: Shieldwall::CornersClose,
        exit_fort: ExitFort::DefendersWin,
        ..york.ruleset.clone()
    };
    for variant in [york.clone(), Variant { ruleset: rules, ..york }] {
        let shown = Question::ALL.iter().flat_map(|&question| illustrations(question, &variant.ruleset));
        let mut count = 0;
        for panel in shown.flat_map(|figure| figure.panels) {
            let mut lying = examples.clone();
            let example = lying.get_mut(panel.example).expect("an example");
            let victim = example.section.pieces.first().expect("a piece").0;
            let Some(claim) = example.plays.last_mut() else { continue };
            if claim.legal {
                claim.captures = if claim.captures.is_empty() { vec![victim] } else { Vec::new() };
            } else {
                claim.legal = true;
            }
            assert!(Figure::find(panel.example, &lying, &variant).is_err(), "{}", panel.example);
            count += 1;
        }
        assert!(count > 8, "{count}");
    }
}

/// A figure that claims what the rules deny ends the whole kit, and the message names it.
#[test]
fn a_figure_that_lies_stops_the_kit() {
    let mut order = order::of(library::york(), Settings::default());
    let mut make = |examples: &Examples| {
        order.examples = examples.clone().into();
        document(&order.measured().expect("measures"))
    };
    let mut examples = library::examples();
    make(&examples).expect("all figures are true");
    let captures = examples.get_mut("captures").expect("the figure of captures");
    captures.plays[0].captures.pop();
    let message = make(&examples).expect_err("one capture is not claimed").to_string();
    assert!(message.contains("figure `captures` is wrong"), "{message}");
    examples.remove("captures");
    let message = make(&examples).expect_err("a rule has no figure").to_string();
    assert!(message.contains("templates/figures/captures.toml"), "{message}");
}

/// What is remembered of a figure is of the variant that was asked about, and of the figure as it is.
#[test]
fn a_figure_that_was_proved_is_proved_anew_for_another_game_and_when_it_changes() {
    let mut shared = library::examples();
    let games = [library::variant("york", &[]), library::variant("brandubh", &[])];
    let shown = |examples: &Examples, variant: &Variant| {
        format!("{:?}", Figure::find("captures", examples, variant).expect("a true figure"))
    };
    let alone = games.each_ref().map(|variant| shown(&library::examples(), variant));
    assert_ne!(alone[0], alone[1], "boards of 11 and of 7 squares");
    for nth in [0, 0, 1, 1, 0] {
        assert_eq!(shown(&shared, &games[nth]), alone[nth]);
    }
    shared.get_mut("captures").expect("a figure").plays[0].captures.clear();
    assert!(Figure::find("captures", &shared, &games[0]).is_err(), "it says that nothing is captured");
}
