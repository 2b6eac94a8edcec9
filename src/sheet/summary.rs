//! What a kit takes, for those who want to know before a sheet is used.

use crate::game::{Cut, Piece};
use crate::kit::loose::{Loose, LooseKind};
use crate::kit::story::Minutes;
use crate::scene::Rect;
use crate::sheet::job::Job;
use crate::sheet::numbering::Numbering;
use crate::sheet::plan::{Placed, Thing};
use crate::sheet::set::Set;
use crate::sheet::settings::{LabelSheet, Media, Part, Settings, TokenShape};
use crate::sheet::turn::Turn;

/// Measures that differ by less are the same, in millimetres.
const SAME: f64 = 0.01;

/// What a kit takes, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Pages of the file.
    pub pages: Numbering,
    /// How the board is cut.
    pub cut: Cut,
    /// The first page with pieces, and what it is printed on.
    pub pieces: Option<(Media, usize)>,
    /// Pages of the leaflet.
    pub leaflet: usize,
    /// Over which edge its sheets are turned, if there is one.
    pub turn: Option<Turn>,
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
            pieces: None,
            leaflet: 0,
            turn: None,
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

/// Cuts with knife or scissors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    /// Along a ruler. An edge that two parts share is one.
    pub straight: usize,
    /// Around a disc.
    pub round: usize,
    /// Cards that are folded across the middle, and blocks of pieces that are folded onto their backs.
    pub folds: usize,
    /// Parts of boards that are joined to others, the first of each board left out.
    pub joins: usize,
}

impl Cuts {
    /// Minutes to cut everything out, to fold and to join, in fives: half a minute a cut or a fold, three a join, and ten
    /// to lay everything out.
    #[must_use]
    pub const fn minutes(self) -> usize {
        match self.straight + self.round {
            0 => 0,
            cuts => (10 + 3 * self.joins + self.folds / 2 + cuts / 2).div_ceil(5) * 5,
        }
    }
}

/// How long the ways of making everything take, of all sets; as page 1 says it.
pub(crate) fn minutes(set: Set<'_>) -> Minutes {
    let card = cuts(set).minutes();
    let sheets = set.plan.sheets.len();
    let stuck = set.plan.labels.iter().map(|page| page.placed.len()).sum::<usize>();
    Minutes {
        card,
        laminated: card + 5 * sheets,
        glued: card + 12 * sheets,
        // A test against the light first.
        labels: if stuck == 0 { 0 } else { (10 + stuck / 6).div_ceil(5) * 5 },
    }
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
        let parts = contents(job, set.loose, &sheet.placed);
        pages.push(page(numbering.cut_page(nth), Media::Card, Side::Only, parts));
    }
    for (nth, sheet) in set.plan.labels.iter().enumerate() {
        let parts = contents(job, set.loose, &sheet.placed);
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
fn contents(job: &Job<'_>, loose: &[Loose], placed: &[Placed]) -> Vec<Content> {
    let mut found: Vec<Content> = Vec::new();
    for placed in placed {
        let Some(what) = what(job, loose, placed) else { continue };
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

fn what(job: &Job<'_>, loose: &[Loose], placed: &Placed) -> Option<What> {
    Some(match placed.thing {
        Thing::Board { .. } => {
            let squares = |length: f64| (length / job.measures.cell.to_mm()).round() as u8;
            let (across, down) = (squares(placed.area.width()), squares(placed.area.height()));
            if placed.turned { What::Board(down, across) } else { What::Board(across, down) }
        }
        Thing::Disc { spare: true, .. } => What::Spare,
        Thing::Disc { piece, .. } => What::Piece(piece),
        thing => match loose.get(loose_index(thing)?)?.kind {
            LooseKind::Card => What::Card,
            LooseKind::Points => What::Points,
            LooseKind::Score => What::Score,
        },
    })
}

/// Which of the parts beside the board a thing is.
fn loose_index(thing: Thing) -> Option<usize> {
    match thing {
        Thing::Loose { index, .. } => Some(index),
        _ => None,
    }
}

/// The cuts of all sheets.
pub(crate) fn cuts(set: Set<'_>) -> Cuts {
    let round = set.job.settings.token == TokenShape::Round;
    let sets = usize::from(set.job.settings.sets);
    let mut cuts = Cuts { joins: sets * set.plan.parts.len().saturating_sub(1), ..Cuts::default() };
    for sheet in &set.plan.sheets {
        let mut areas = Vec::new();
        for placed in &sheet.placed {
            match placed.thing {
                Thing::Disc { .. } if round => cuts.round += 1,
                Thing::Backs => cuts.folds += 1,
                Thing::Disc { .. } | Thing::Board { .. } => areas.push(placed.area),
                thing => {
                    if let Some(part) = loose_index(thing).and_then(|index| set.loose.get(index)) {
                        cuts.folds += usize::from(part.kind.is_folded());
                        areas.push(placed.area);
                    }
                }
            }
        }
        cuts.straight += straight(&areas);
    }
    cuts
}

/// The straight cuts around some areas: edges on one line that touch are one cut.
fn straight(areas: &[Rect]) -> usize {
    // Each edge as its line, its start and its end.
    let upright = areas.iter().flat_map(|area| [area.x0, area.x1].map(|x| [x, area.y0, area.y1]));
    let across = areas.iter().flat_map(|area| [area.y0, area.y1].map(|y| [y, area.x0, area.x1]));
    joined(upright.collect()) + joined(across.collect())
}

fn joined(mut edges: Vec<[f64; 3]>) -> usize {
    edges.sort_by(|a, b| a[0].total_cmp(&b[0]));
    // What lies on one line is sorted by its start, whatever the last digits of the line are.
    let mut lines: Vec<Vec<[f64; 3]>> = Vec::new();
    for edge in edges {
        match lines.last_mut().filter(|line| edge[0] - line[0][0] < SAME) {
            Some(line) => line.push(edge),
            None => lines.push(vec![edge]),
        }
    }
    let mut count = 0;
    for mut line in lines {
        line.sort_by(|a, b| a[1].total_cmp(&b[1]));
        let mut reached = f64::NEG_INFINITY;
        for [_, start, end] in line {
            count += usize::from(start > reached + SAME);
            reached = reached.max(end);
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_that_touch_are_one_cut() {
        let square = |x: f64, y: f64| Rect::new(x, y, x + 10.0, y + 10.0);
        assert_eq!(straight(&[square(0.0, 0.0)]), 4);
        assert_eq!(straight(&[square(0.0, 0.0), square(20.0, 30.0)]), 8);
        // Three by two squares that share their edges: four lines down, three across.
        let grid: Vec<Rect> =
            (0..6).map(|nth| square(f64::from(nth % 3) * 10.0, f64::from(nth / 3) * 10.0)).collect();
        assert_eq!(straight(&grid), 7);
        // Side by side with a gap: two pairs of ends, and upper and lower edges by themselves.
        assert_eq!(straight(&[square(0.0, 0.0), square(12.0, 0.0)]), 8);
        // One as an L beside the other: a line of 20 is touched by a line of 10.
        assert_eq!(straight(&[Rect::new(0.0, 0.0, 10.0, 20.0), square(10.0, 5.0)]), 7);
    }

    #[test]
    fn the_usual_set_takes_three_quarters_of_an_hour() {
        assert_eq!(Cuts { straight: 16, round: 42, folds: 2, joins: 1 }.minutes(), 45);
        assert_eq!(Cuts::default().minutes(), 0);
    }
}
