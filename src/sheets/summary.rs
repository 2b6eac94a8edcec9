//! What a kit takes, for those who want to know before a sheet is used.

use crate::game::{Cut, Piece};
use crate::imposition::cutting::{BoardPart, Trim};
use crate::imposition::plan::{Placed, Thing};
use crate::imposition::{Job, LabelSheet, Media, Numbering, Part, Settings};
use crate::kit::loose::LooseKind;
use crate::scene::Flip;
use crate::sheets::Minutes;
use crate::sheets::cuts::Cuts;
use crate::sheets::set::Set;
use crate::units::Length;

/// What a kit takes, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Pages of the file.
    pub pages: Numbering,
    /// How the board is cut.
    pub cut: Cut,
    /// How large it is, with its frame.
    pub trim: Trim,
    /// The first page with pieces, and what it is printed on.
    pub pieces: Option<(Media, usize)>,
    /// Pages of the leaflet.
    pub leaflet: usize,
    /// Over which edge its sheets are turned, if there is one.
    pub flip: Option<Flip>,
    /// Size of the leaflet's text, in points.
    pub text: f64,
    /// Every page with something on it.
    pub planned: Vec<Planned>,
    /// What has to be cut.
    pub cuts: Cuts,
    /// How long that takes, in each way of making the set.
    pub minutes: Minutes,
}

impl Summary {
    /// Of a kit without pages.
    pub(crate) fn of_nothing(job: &Job<'_>) -> Self {
        let Settings { sides, split, .. } = *job.settings;
        Self {
            pages: Numbering { story: 0, cut: 0, labels: 0, leaflets: 0, sides, split },
            cut: job.measures.cut,
            trim: Trim {
                squares: job.variant.setup.board.size(),
                cell: job.measures.cell,
                frame: Length::ZERO,
            },
            pieces: None,
            leaflet: 0,
            flip: None,
            text: 0.0,
            planned: Vec::new(),
            cuts: Cuts::default(),
            minutes: Minutes::default(),
        }
    }
}

/// A page with something on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Planned {
    /// Its number in the set, as it is printed.
    pub number: usize,
    /// What it is printed on.
    pub media: Media,
    /// Which side of its sheet it is.
    pub side: Side,
    /// What is on it.
    pub parts: Vec<Content>,
    /// The sheet of labels that it is printed on, if it is.
    pub labels: Option<LabelSheet>,
}

/// A side of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The only one that is printed.
    Only,
    /// The first of two.
    First,
    /// The second of two.
    Second,
}

/// Some of one kind of part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Content {
    /// The kind.
    pub what: What,
    /// How many.
    pub count: usize,
}

/// A kind of part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The tale.
    Story,
    /// The instructions.
    Assembly,
    /// A part of the board; its columns and rows of squares.
    Board(u8, u8),
    /// A reminder card.
    Card,
    /// A card of points.
    Points,
    /// A score sheet.
    Score,
    /// A piece that the game needs.
    Piece(Piece),
    /// A piece more than the game needs.
    Spare,
    /// A side of a sheet of the leaflet.
    Leaflet,
}

/// Every page with something on it, by its number.
pub(crate) fn planned(set: Set<'_>, numbering: Numbering) -> Vec<Planned> {
    let page = |number, media, side, parts| Planned { number, media, side, parts, labels: None };
    let once = |what| Content { what, count: 1 };
    let job = set.job;
    let mut pages = Vec::new();
    for nth in 0..numbering.story {
        let parts = [(Part::Story, What::Story), (Part::Assembly, What::Assembly)];
        let parts = parts.into_iter().filter(|(part, _)| job.settings.has(*part));
        let parts = parts.map(|(_, what)| once(what)).collect();
        pages.push(page(numbering.story_page(nth), Media::Paper, Side::Only, parts));
    }
    for (nth, sheet) in set.plan.sheets.iter().enumerate() {
        let parts = contents(set, &sheet.placed);
        pages.push(page(numbering.cut_page(nth), Media::Card, Side::Only, parts));
    }
    for (nth, sheet) in set.plan.labels.iter().enumerate() {
        let parts = contents(set, &sheet.placed);
        let labels = page(numbering.label_page(nth), Media::Labels, Side::Only, parts);
        pages.push(Planned { labels: Some(sheet.sheet), ..labels });
    }
    for nth in 0..numbering.leaflets {
        for (number, side) in
            [(numbering.leaflet_first(nth), Side::First), (numbering.leaflet_second(nth), Side::Second)]
        {
            pages.push(page(number, Media::Paper, side, vec![once(What::Leaflet)]));
        }
    }
    pages.sort_by_key(|page| page.number);
    pages
}

/// What lies on a sheet, in the order of [`What`].
fn contents(set: Set<'_>, placed: &[Placed]) -> Vec<Content> {
    let mut found: Vec<Content> = Vec::new();
    for placed in placed {
        let Some(what) = what(set, placed) else { continue };
        match found.iter_mut().find(|content| content.what == what) {
            Some(content) => content.count += 1,
            None => found.push(Content { what, count: 1 }),
        }
    }
    let rank = |content: &Content| match content.what {
        What::Story | What::Assembly | What::Leaflet => 0,
        What::Board(..) => 1,
        What::Piece(Piece::King) => 2,
        What::Piece(Piece::Defender) => 3,
        What::Piece(Piece::Knight) => 4,
        What::Piece(Piece::Attacker) => 5,
        What::Piece(Piece::Commander) => 6,
        What::Spare => 7,
        What::Card => 8,
        What::Points => 9,
        What::Score => 10,
    };
    found.sort_by_key(rank);
    found
}

fn what(set: Set<'_>, placed: &Placed) -> Option<What> {
    Some(match placed.thing {
        Thing::Board { part, .. } => {
            let BoardPart { columns, rows, .. } = *set.plan.parts.get(part)?;
            What::Board(columns, rows)
        }
        Thing::Disc { spare: true, .. } => What::Spare,
        Thing::Disc { piece, .. } => What::Piece(piece),
        Thing::Loose { index, .. } => match set.loose.get(index)?.kind {
            LooseKind::Card => What::Card,
            LooseKind::Points => What::Points,
            LooseKind::Score => What::Score,
        },
        Thing::Caption(_) | Thing::Backs | Thing::Furniture(_) => return None,
    })
}
