//! Kits as the instructions know them: some parts, printed in one of many ways. They are planned, and not drawn.

use crate::{library, order};
use tafl_print::game::{Cut, Piece, Variant};
use tafl_print::imposition::Order;
use tafl_print::imposition::cut_plan::{FlatInsert, plan_with};
use tafl_print::imposition::{
    Component, LabelSheet, LeafletForm, LeafletPlan, Paper, Plan, Poster, Settings, Shared, Sides,
    TokenShape, Uncut,
};
use tafl_print::instructions::{LineTones, Subject};
use tafl_print::product::form::Blank;
use tafl_print::scene::{Flip, Size};
use tafl_print::theme::Ink;

/// The ways.
pub(super) const WAYS: [&str; 20] = [
    "plain", "whole", "pinwheel", "grid", "poster", "labels", "square", "folded", "laminate", "sets",
    "split", "long", "short", "manual", "leaves", "a3", "outline", "grey", "shared", "hours",
];

/// The line along which discs are cut out.
const LINES: [LineTones; 1] = [LineTones { line: "white", rim: "dark" }];

/// The parts of a kit; which of them are printed is a number of six bits.
const PARTS: [Component; 6] = [
    Component::Board,
    Component::Pieces,
    Component::Cards,
    Component::Points,
    Component::Scores,
    Component::Leaflet,
];

/// Inserts of one set: four cards of each kind, one score sheet; flat, in millimetres.
const INSERTS: [(Component, usize, Size); 3] = [
    (Component::Cards, 4, Size::new(63.0, 176.0)),
    (Component::Points, 4, Size::new(44.0, 126.0)),
    (Component::Scores, 1, Size::new(105.0, 148.0)),
];

/// A kit that is planned.
pub(super) struct Kit {
    order: Order,
    pub(super) plan: Plan,
}

impl Kit {
    /// What the instructions ask.
    pub(super) fn subject(&self) -> Subject<'_> {
        let Order { variant, back, version, .. } = &self.order;
        Subject { variant, back: back.as_ref(), version, plan: &self.plan, host: None, lines: &LINES }
    }
}

/// Plans a kit of York with two pages to read.
pub(super) fn kit(parts: u8, way: &str) -> Kit {
    let settings = settings(parts, way);
    let shared = (way == "shared").then(shared);
    let leaflet = settings.has(Component::Leaflet).then(|| leaflet(way, &settings));
    let variant = Variant { cuts: Cut::ALL.to_vec(), ..library::york() };
    let bare = order::bare(variant, library::jorvik(), settings);
    let order = Order { shared, version: "1", ..bare };
    let plan = {
        let order = order.measured().expect("measures");
        let mut inserts = Vec::new();
        for (component, count, size) in INSERTS.iter().filter(|(part, ..)| order.settings.has(*part)) {
            let is_folded = *component != Component::Scores;
            let blank = if is_folded { Blank::two_faces(*size) } else { Blank::rectangle(*size) };
            inserts.extend(vec![FlatInsert::of(*component, &blank); *count]);
        }
        let cut = plan_with(&order, &inserts).unwrap_or_else(|error| panic!("{way}, {parts:06b}: {error}"));
        Plan::new(&order, cut, inserts, Uncut { leaflet, ..Uncut::default() }).with_reading(2)
    };
    Kit { order, plan }
}

fn settings(parts: u8, way: &str) -> Settings {
    let has = |nth: usize| parts & (1 << nth) != 0;
    let printed = PARTS.into_iter().enumerate().filter(|(nth, _)| has(*nth)).map(|(_, part)| part);
    let plain = Settings {
        parts: printed.chain([Component::Assembly]).collect(),
        spares: Some(5),
        ..Settings::default()
    };
    let label = |name: &str| -> LabelSheet { name.parse().expect("a label sheet") };
    match way {
        "whole" => Settings { cut: Some(Cut::Whole), paper: Paper::A3, ..plain },
        "pinwheel" => Settings { cut: Some(Cut::Pinwheel), ..plain },
        "grid" => Settings { cut: Some(Cut::Grid), paper: Paper::A5, ..plain },
        "poster" if has(0) => Settings { poster: Some(Poster::A2), ..plain },
        "labels" => {
            let labels = vec![label("LP117/19R"), label("LP70/25R")];
            Settings { labels, paper: Paper::A3, ..plain }
        }
        "square" => Settings { token: TokenShape::Square, ..plain },
        "folded" => Settings { token: TokenShape::Square, two_sided: true, ..plain },
        "laminate" => Settings { laminate: true, ..plain },
        "sets" => Settings { sets: 15, ..plain },
        "hours" => Settings { sets: 2, ..plain },
        "split" => Settings { split: true, ..plain },
        "long" => Settings { sides: Sides::Printer(Flip::LongEdge), ..plain },
        "short" => Settings { sides: Sides::Printer(Flip::ShortEdge), ..plain },
        "manual" => Settings { sides: Sides::Manual, ..plain },
        "outline" => Settings { ink: Ink::Outline, ..plain },
        "grey" => Settings { ink: Ink::Grey, ..plain },
        _ => plain,
    }
}

/// York's and Tablut's pieces as one set, printed with York.
fn shared() -> Shared {
    let games = [library::york(), library::variant("tablut", &[])];
    let taken =
        games.each_ref().map(|game| std::array::from_fn(|nth| game.setup.board.count(Piece::ALL[nth])));
    Shared {
        games: vec!["York Hnefatafl".to_owned(), "Tablut".to_owned()],
        pieces: taken[0],
        taken: taken.to_vec(),
        here: true,
        kit: String::new(),
        page: 0,
    }
}

/// The leaflet: of one sheet, by hand of two; in one of its forms.
fn leaflet(way: &str, settings: &Settings) -> LeafletPlan {
    let form = match way {
        "leaves" => LeafletForm::Single,
        "a3" => LeafletForm::CutOut,
        _ => LeafletForm::Folded,
    };
    let is_across = form == LeafletForm::Folded;
    let sheets = if settings.sides == Sides::Manual { 2 } else { 1 };
    let natural = if is_across { Flip::ShortEdge } else { Flip::LongEdge };
    LeafletPlan {
        pages: 4 * sheets,
        papers: sheets * usize::from(settings.sets),
        form,
        cuts: usize::from(form == LeafletForm::CutOut),
        is_across,
        flip: settings.sides.duplex().unwrap_or(natural),
        left_out: Vec::new(),
        text: 10.0,
    }
}
