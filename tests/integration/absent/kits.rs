//! Kits as the instructions know them: some parts, printed in one of many ways.

use tafl_print::game::Piece;
use tafl_print::guide::{
    Binding, BoardFacts, Facts, FileNames, LabelFacts, Lamination, LeafletFacts, PieceFacts, Pouch, Pouches,
    SharedFacts,
};
use tafl_print::imposition::{Component, Sides};
use tafl_print::scene::Flip;
use tafl_print::sheets::Minutes;
use tafl_print::theme::Ink;
use tafl_print::units::Length;

/// The ways.
pub(super) const WAYS: [&str; 20] = [
    "plain", "whole", "pinwheel", "grid", "poster", "labels", "square", "folded", "laminate", "sets",
    "split", "long", "short", "manual", "leaves", "a3", "outline", "grey", "shared", "hours",
];

const KINDS: [(Piece, usize); 3] = [(Piece::King, 1), (Piece::Defender, 12), (Piece::Attacker, 24)];
const TABLUT: [(Piece, usize); 3] = [(Piece::King, 1), (Piece::Defender, 8), (Piece::Attacker, 16)];
const A4: Pouch = Pouch { name: "A4", measures: "216 × 303 mm" };
const A3: Pouch = Pouch { name: "A3", measures: "303 × 426 mm" };

/// Gives out page numbers.
struct Pages {
    next: usize,
    /// 2 if every page that is not the leaflet's has a blank back.
    step: usize,
}

impl Pages {
    fn take(&mut self, count: usize) -> Vec<usize> {
        let pages = (0..count).map(|nth| self.next + nth * self.step).collect();
        self.next += count * self.step;
        pages
    }
}

/// The parts of a kit; which of them are printed is a number of six bits.
pub(super) fn facts(parts: u8, way: &str) -> Facts {
    let has = |bit: u8| parts & (1 << bit) != 0;
    let labels = has(1) && way == "labels";
    let cut = (has(0) && way != "poster") || (has(1) && !labels) || parts & 0b1_1100 != 0;
    let turning = match way {
        "long" if has(5) => Sides::Printer(Flip::LongEdge),
        "short" if has(5) => Sides::Printer(Flip::ShortEdge),
        "manual" if has(5) => Sides::Manual,
        _ => Sides::Single,
    };
    let step = if matches!(turning, Sides::Printer(_)) { 2 } else { 1 };
    let mut pages = Pages { next: 1, step };
    let reading = pages.take(2);
    let card = pages.take(if cut { 4 } else { 0 });
    let label_pages = pages.take(usize::from(labels));
    let sets = match way {
        "sets" => 15,
        "hours" => 2,
        _ => 1,
    };
    Facts {
        game: "York Hnefatafl".to_owned(),
        defenders: 12,
        attackers: 24,
        story: false,
        tale: None,
        assembly: true,
        board: has(0).then(|| board(way)),
        other_side: None,
        pieces: has(1).then(|| pieces(way, &card, label_pages)),
        shared: (way == "shared").then(|| SharedFacts {
            games: vec![
                ("York Hnefatafl".to_owned(), KINDS.to_vec()),
                ("Tablut".to_owned(), TABLUT.to_vec()),
            ],
            here: true,
            taken: KINDS.to_vec(),
            place: None,
        }),
        inserts: [(Component::Cards, 4), (Component::Points, 4), (Component::Scores, 1)]
            .into_iter()
            .zip(2..)
            .filter(|(_, bit)| has(*bit))
            .map(|(insert, _)| insert)
            .collect(),
        handouts: Vec::new(),
        elsewhere: None,
        wall: None,
        handout_pages: Vec::new(),
        handout_pairs: Vec::new(),
        handout_flip: Flip::LongEdge,
        leaflet: has(5).then(|| leaflet(way, turning, sets, pages.next)),
        sets,
        sides: turning,
        reading,
        card,
        files: (way == "split").then(|| FileNames {
            paper: "york-a4-paper.pdf".to_owned(),
            card: "york-a4-card.pdf".to_owned(),
            labels: "york-a4-labels.pdf".to_owned(),
        }),
        minutes: Minutes { card: 45, laminated: 60, glued: 80, labels: 15, discs: 30, colours: 10 },
        class: None,
        laminate: (way == "laminate")
            .then_some(Lamination { pouches: Some(Pouches { pouch: A4, count: 3 }), hinge: Some(A3) }),
        ink: match way {
            "outline" => Ink::Outline,
            "grey" => Ink::Grey,
            _ => Ink::Full,
        },
        inches: false,
        map: Vec::new(),
        paper: if way == "labels" { "A3" } else { "A4" }.to_owned(),
        version: "1".to_owned(),
    }
}

fn board(way: &str) -> BoardFacts {
    BoardFacts {
        size: 11,
        cell: Length::mm(25.0),
        side: Length::mm(275.0),
        whole: Length::mm(283.0),
        parts: match way {
            "whole" => 1,
            "pinwheel" => 5,
            "grid" => 9,
            _ => 2,
        },
        grid: match way {
            "whole" | "pinwheel" => None,
            "grid" => Some((3, 3)),
            _ => Some((1, 2)),
        },
        poster: (way == "poster").then(|| "york-a4-poster.pdf".to_owned()),
    }
}

/// The pieces: on the last two pages of card, the spare ones on the last; or on one page of labels.
fn pieces(way: &str, card: &[usize], label_pages: Vec<usize>) -> PieceFacts {
    let labels = way == "labels";
    let sheet = LabelFacts {
        name: "6500020x".to_owned(),
        paper: "A4".to_owned(),
        diameter: Length::mm(20.0),
        kinds: KINDS.to_vec(),
        spares: 5,
        pages: label_pages.clone(),
    };
    PieceFacts {
        kinds: KINDS.to_vec(),
        spares: 5,
        spares_pages: if labels { label_pages } else { vec![card[3]] },
        pages: if labels { Vec::new() } else { card[2..].to_vec() },
        square: way == "square" || way == "folded",
        two_sided: way == "folded",
        bleeds: true,
        king: Length::mm(25.0),
        man: Length::mm(19.0),
        labels: if labels { vec![sheet] } else { Vec::new() },
    }
}

/// The leaflet from page `first` on: of one sheet, by hand of two.
fn leaflet(way: &str, turning: Sides, sets: usize, first: usize) -> LeafletFacts {
    let sheets = if turning == Sides::Manual { 2 } else { sets };
    let side = |nth: usize| match turning {
        Sides::Manual => (first + nth, first + sheets + nth),
        _ => (first + 2 * nth, first + 2 * nth + 1),
    };
    LeafletFacts {
        pages: if turning == Sides::Manual { 8 } else { 4 },
        binding: match way {
            "leaves" => Binding::Leaves,
            _ => Binding::Folded { cut_out: way == "a3" },
        },
        sides: (0..sheets).map(side).collect(),
        flip: if way == "a3" || way == "leaves" { Flip::LongEdge } else { Flip::ShortEdge },
        is_across: way != "a3" && way != "leaves",
    }
}
