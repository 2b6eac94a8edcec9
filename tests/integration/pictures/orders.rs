//! What the pictures are of.

use super::picture::Picture;
use crate::reading::{Pdf, Raster};
use std::collections::BTreeSet;
use tafl_print::game::Play;
use tafl_print::imposition::{Component, LabelSheet, Paper, Poster, Settings, Sides, TokenShape};
use tafl_print::make::{Choice, Drawing, Format, Library, RELEASED, Request, draw, make};
use tafl_print::scene::Flip;
use tafl_print::text::Language;
use tafl_print::theme::Ink;

/// Dots of the reader for each dot of a picture, across and down.
pub(super) const FINER: usize = 8;

/// A page of a kit.
pub(super) struct Page {
    /// The name of its picture.
    pub(super) name: &'static str,
    /// Which file of the kit it is in.
    file: usize,
    /// Which page of that file, counted from 1 as the program does.
    number: usize,
    /// Dots to the inch of its picture.
    dpi: f64,
}

/// Dots to the inch of a picture of A4 or Letter: 350 or 330 dots for the long side, and letters can just be made out.
const DPI: f64 = 30.0;

const fn page(name: &'static str, number: usize) -> Page {
    Page { name, file: 0, number, dpi: DPI }
}

/// A kit, and the pages of it that there are pictures of.
pub(super) struct Order {
    /// The kit.
    pub(super) request: Request,
    /// The pages.
    pub(super) pages: Vec<Page>,
}

/// The kits.
pub(super) fn orders() -> Vec<Order> {
    let parts = |parts: &[Component]| -> BTreeSet<Component> { parts.iter().copied().collect() };
    let order = |variant: &str, settings, pages| Order {
        request: Request { settings, ..Request::of(variant) },
        pages,
    };
    let mut match_for_points = order(
        "york",
        Settings {
            parts: parts(&[Component::Cards, Component::Points, Component::Scores]),
            ..Settings::default()
        },
        vec![page("york-a4-reminder-cards-and-score-sheet", 1), page("york-a4-point-cards", 2)],
    );
    match_for_points.request.options = vec!["c".to_owned()];
    let labels: Vec<LabelSheet> =
        LabelSheet::ALL.into_iter().filter(|sheet| ["LP117/19R", "LP70/25R"].contains(&sheet.name)).collect();
    vec![
        order(
            "york",
            Settings::default(),
            vec![
                page("york-a4-instructions", 1),
                page("york-a4-making", 2),
                page("york-a4-board-part", 4),
                page("york-a4-pieces", 6),
                page("york-a4-leaflet-outer", 7),
                page("york-a4-leaflet-inner", 8),
            ],
        ),
        match_for_points,
        order(
            "york",
            Settings {
                labels,
                poster: Some(Poster::A2),
                parts: parts(&[Component::Board, Component::Pieces]),
                ..Settings::default()
            },
            vec![
                page("york-a4-labels", 2),
                // Twice as large, with half the dots.
                Page { name: "york-a2-poster", file: 1, number: 1, dpi: DPI / 2.0 },
            ],
        ),
        order(
            "ashton-tablut-9",
            Settings {
                paper: Paper::LETTER,
                ink: Ink::Outline,
                parts: parts(&[Component::Board, Component::Pieces, Component::Cards]),
                ..Settings::default()
            },
            vec![page("ashton-tablut-letter-outline-board-part", 1)],
        ),
        order(
            "ashton-tablut-9",
            Settings { parts: parts(&[Component::Leaflet]), ..Settings::default() },
            vec![page("ashton-tablut-a4-leaflet-inner-with-camps", 2)],
        ),
        order(
            "copenhagen",
            Settings {
                paper: Paper::LETTER,
                ink: Ink::Low,
                sides: Sides::Printer(Flip::LongEdge),
                token: TokenShape::Square,
                two_sided: true,
                parts: parts(&[Component::Pieces, Component::Leaflet]),
                ..Settings::default()
            },
            vec![
                page("copenhagen-letter-two-sided-squares", 1),
                page("copenhagen-letter-leaflet-inner-turned", 6),
            ],
        ),
    ]
}

impl Order {
    /// The pages as the reader sees them, with `finer` by `finer` dots for each of the picture.
    pub(super) fn pictures(&self, finer: usize) -> Vec<(&'static str, Picture)> {
        let made = make(&self.request, &Library::bundled()).expect("a kit");
        let files: Vec<Pdf> = made.files.iter().map(|file| Pdf::open(&file.bytes)).collect();
        self.pages
            .iter()
            .map(|page| {
                let Raster { width, height, rgb, .. } =
                    files[page.file].smooth_raster(page.number - 1, page.dpi * finer as f64);
                (page.name, Picture { width, height, rgb }.shrunk(finer))
            })
            .collect()
    }
}

/// The name of the picture of a diagram.
pub(super) const DIAGRAM: &str = "york-diagram";

/// A position of York after three plays, as the program itself makes a picture of it, with `finer` by `finer` dots for each.
pub(super) fn diagram(finer: usize) -> Picture {
    let play = |text: &str| text.parse::<Play>().expect("a play");
    let drawing = Drawing {
        choice: Choice { variant: "york".to_owned(), options: Vec::new(), theme: None },
        position: None,
        to_move: None,
        plays: ["a8-c8", "d6-d8", "e11-e8"].map(play).to_vec(),
        format: Some(Format::Png),
        width: 300 * finer as u32,
        language: Language::ENGLISH.to_owned(),
        date: RELEASED,
    };
    let drawn = draw(&drawing, &Library::bundled()).expect("a drawing");
    Picture::of_png(&drawn.bytes.expect("a picture")).shrunk(finer)
}
