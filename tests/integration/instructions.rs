//! The instructions of kits that are printed in different ways, to be read: `tests/integration/instructions/*.txt`.
//!
//! With `UPDATE_EXPECTED=1` they are written instead of compared; then read aloud what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration instructions`.

use crate::order;
use crate::{library, words};
use std::fs;
use std::path::PathBuf;
use tafl_print::game::{Cut, Piece, Variant};
use tafl_print::imposition::Order;
use tafl_print::imposition::{
    Component, LabelSheet, Pack, Paper, Poster, Settings, Shared, Sides, TokenShape,
};
use tafl_print::make::made;
use tafl_print::scene::Flip;
use tafl_print::theme::Ink;

/// A kit whose first pages are kept.
struct Sample {
    name: &'static str,
    variant: Variant,
    settings: Settings,
    shared: Option<Shared>,
}

fn sample(name: &'static str, settings: Settings) -> Sample {
    Sample { name, variant: library::york(), settings, shared: None }
}

fn label(name: &str) -> LabelSheet {
    name.parse().expect("a label sheet")
}

/// York's and Tablut's pieces as one set.
fn shared(here: bool) -> Shared {
    let (york, tablut) = (library::york(), library::variant("tablut", &[]));
    let most = |piece| york.setup.board.count(piece).max(tablut.setup.board.count(piece));
    let pieces = std::array::from_fn(|nth| most(Piece::ALL[nth]));
    let taken = [&york, &tablut]
        .map(|game| std::array::from_fn(|nth| game.setup.board.count(Piece::ALL[nth])))
        .to_vec();
    let (kit, page) = if here { (String::new(), 0) } else { ("york-11-letter.pdf".to_owned(), 5) };
    Shared { games: vec![york.name.clone(), tablut.name.clone()], pieces, taken, here, kit, page }
}

fn samples() -> Vec<Sample> {
    let plain = Settings::default;
    let some = |parts: &[Component]| parts.iter().copied().collect();
    vec![
        sample("a4", plain()),
        sample(
            "letter-long-edge",
            Settings { paper: Paper::LETTER, sides: Sides::Printer(Flip::LongEdge), ..plain() },
        ),
        sample("a4-manual-split", Settings { sides: Sides::Manual, split: true, ..plain() }),
        sample("a3-laminate", Settings { paper: Paper::A3, laminate: true, ..plain() }),
        sample("a4-laminate", Settings { laminate: true, ..plain() }),
        Sample {
            variant: library::variant("brandubh", &[]),
            ..sample("a4-class", Settings { sets: 12, ..Settings::of(Some(Pack::Class)) })
        },
        sample("a4-fifteen-sets", Settings { sets: 15, ..plain() }),
        sample("a4-labels", Settings { labels: vec![label("LP117/19R"), label("LP70/25R")], ..plain() }),
        sample(
            "a4-square-two-sided-outline",
            Settings { token: TokenShape::Square, two_sided: true, ink: Ink::Outline, ..plain() },
        ),
        sample("a4-poster-grey", Settings { poster: Some(Poster::A2), ink: Ink::Grey, ..plain() }),
        Sample {
            shared: Some(shared(true)),
            ..sample(
                "a4-pieces-for-two-games",
                Settings { parts: some(&[Component::Assembly, Component::Pieces]), ..plain() },
            )
        },
        Sample {
            variant: library::variant("tablut", &[]),
            shared: Some(shared(false)),
            ..sample("letter-pieces-elsewhere", Settings { paper: Paper::LETTER, ..plain() })
        },
        sample("a5", Settings { paper: Paper::A5, ..plain() }),
        sample(
            "a4-short-edge-split",
            Settings { sides: Sides::Printer(Flip::ShortEdge), split: true, ..plain() },
        ),
        sample("letter-halves", Settings { paper: Paper::LETTER, cut: Some(Cut::Halves), ..plain() }),
        sample("a4-poster-exact", Settings { poster: Some(Poster::Exact), ..plain() }),
        sample("a4-outline", Settings { ink: Ink::Outline, ..plain() }),
        sample("a4-labels-rayfilm", Settings { labels: vec![label("2525K")], ..plain() }),
        sample("a4-leaflet", Settings { parts: some(&[Component::Assembly, Component::Leaflet]), ..plain() }),
    ]
}

/// The words of each sample are those that were read and found good.
#[test]
fn the_instructions_read_well() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/integration/instructions");
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let mut old = Vec::new();
    for Sample { name, variant, settings, shared } in samples() {
        let command = order::command(&variant.theme, settings.clone());
        let order = Order { shared, command, ..order::of(variant, settings) };
        let made = order.measured().and_then(|order| made(&order));
        let files = made.unwrap_or_else(|error| panic!("{name}: {error}")).files;
        let text = words::first_pages(&files[0].document);
        let file = folder.join(format!("{name}.txt"));
        if update {
            fs::write(&file, &text).expect("a folder");
        } else if fs::read_to_string(&file).unwrap_or_default() != text {
            old.push(format!("{name} is now:\n{text}"));
        }
    }
    assert!(old.is_empty(), "{}", old.join("\n\n"));
}

/// The plan of a kit and its instructions say the same minutes: in the table of ways, or in the title of the only one.
#[test]
fn the_plan_says_the_minutes_of_the_instructions() {
    let plain = Settings::default;
    let labels = vec![label("LP117/19R"), label("LP70/25R")];
    for settings in [
        plain(),
        Settings { paper: Paper::A3, laminate: true, ..plain() },
        Settings { token: TokenShape::Square, two_sided: true, ..plain() },
        Settings { labels, ..plain() },
    ] {
        let laminated = settings.laminate;
        let made = order::kit(library::york(), settings);
        let minutes = made.plan.minutes();
        // People are told the nearest five.
        let fives = |minutes: usize| (minutes + 2) / 5 * 5;
        let text = words::first_pages(&made.files[0].document);
        let said: Vec<String> = if laminated {
            vec![format!("Laminated: {} minutes", fives(minutes.laminated))]
        } else {
            vec![
                format!("Laminated {} minutes ", fives(minutes.laminated)),
                format!("Glued to card {} minutes, then drying", fives(minutes.glued)),
                format!("Printed on card {} minutes ", fives(minutes.card)),
            ]
        };
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.iter().all(|said| text.contains(said)), "{minutes:?}\n{text}");
        assert!(
            minutes.labels == 0 || text.contains(&format!("Round labels: + {} minutes", minutes.labels)),
            "{text}"
        );
        assert!(
            text.contains("Stickers on wood")
                == text.contains(&format!("+ {} minutes", fives(minutes.discs))),
            "{minutes:?}\n{text}"
        );
    }
}
