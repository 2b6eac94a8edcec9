//! How the kit meets paper: cutting the board, packing sheets, marks, the folded leaflet, page numbers.
//!
//! First [`fit()`] settles the measures, then [`plan`] places everything that is cut, by size alone. Then the words are
//! set, which name pages and counts of that plan. Then the pages are drawn, and brought into the order of printing by
//! `files`. So no number in the instructions is ever typed.

pub mod cut;
pub mod fit;
pub mod labels;
pub mod marks;
pub mod pack;
pub mod paper;
pub mod plan;
pub mod seam;
pub mod settings;
pub mod spares;

mod booklet;
mod boxes;
mod copies;
mod cut_pages;
mod discs;
mod error;
mod facts;
mod files;
mod frames;
mod furniture;
mod gutterfold;
mod hairlines;
mod head;
mod headings;
mod hinge;
mod imposition;
mod join;
mod label_pages;
mod laying;
mod leaflet;
mod leaflet_marks;
mod numbering;
mod place;
mod poster;
mod pouch;
mod preview;
mod rows;
mod scheme;
mod set_number;
mod story;
mod summary;
mod tokens;
mod turn;

pub use error::SheetError;
pub use files::{File, Made};
pub use fit::{Measures, fit, remarks};
pub use imposition::Form;
pub use labels::{LabelFault, LabelSheet};
pub use numbering::Numbering;
pub use paper::{MARGIN, Paper};
pub use preview::{Preview, preview};
pub use settings::{Media, Part, Poster, Settings, Sides, TokenShape, Tool};
pub use summary::{Content, Cuts, Planned, Side, What};
pub use turn::Turn;

use crate::game::{Cut, Piece, Variant};
use crate::kit::board::{self, BoardPicture};
use crate::kit::compose::Composer;
use crate::kit::figures::Examples;
use crate::kit::loose::{self, Loose, LooseKind, Wanted};
use crate::kit::picture::Stock;
use crate::kit::pieces::{Make, Token, plate};
use crate::kit::story::Minutes;
use crate::scene::{Art, Document, Info, Marks, Node, Page, Size};
use crate::text::{Messages, Typesetter, Value};
use crate::theme::Theme;
use crate::units::Length;
use leaflet::Leaflet;
use plan::Plan;
use std::sync::Arc;

/// A kit to print.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// Its look, with the ink of the settings.
    pub theme: &'a Theme,
    /// The figures of the rules.
    pub examples: &'a Examples,
    /// The sentences, with the theme's terms.
    pub messages: &'a Messages,
    /// Sets the text.
    pub typesetter: &'a Typesetter,
    /// What the user chose.
    pub settings: &'a Settings,
    /// What [`fit()`] made of it.
    pub measures: Measures,
    /// Pieces that serve several games; none if the game has its own.
    pub shared: Option<&'a Shared>,
    /// The start of the names of its files, such as `york-a4`, for instructions that name them.
    pub stem: &'a str,
    /// Who made the set, in plain text, for the first page and the leaflet.
    pub maker: Option<&'a str>,
    /// The date to write into the file, in seconds since 1970-01-01 UTC.
    pub date: i64,
    /// The program's version.
    pub version: &'a str,
}

/// One set of pieces for several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The games' names, the one with the pieces first.
    pub games: Vec<String>,
    /// How many of each piece serve all of them, in the order of [`Piece::ALL`].
    pub pieces: [usize; Piece::ALL.len()],
    /// How many each game takes, in the same orders.
    pub taken: Vec<[usize; Piece::ALL.len()]>,
    /// Whether the pieces are printed with this game.
    pub here: bool,
    /// The file with the pieces, if they are not printed with this game.
    pub kit: String,
    /// The first page with pieces in it, counted from 1.
    pub page: usize,
}

impl Job<'_> {
    /// Diameter of a piece's disc.
    #[must_use]
    pub const fn disc(&self, piece: Piece) -> Length {
        match piece {
            Piece::King => self.measures.king_disc,
            Piece::Defender | Piece::Attacker | Piece::Commander | Piece::Knight => self.measures.piece_disc,
        }
    }

    /// How many of a piece each set gets.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        match self.shared {
            _ if !self.settings.has(Part::Pieces) => 0,
            None => self.variant.setup.board.count(piece),
            Some(shared) if !shared.here => 0,
            Some(shared) => Piece::ALL
                .iter()
                .zip(shared.pieces)
                .find(|(other, _)| **other == piece)
                .map_or(0, |found| found.1),
        }
    }
}

/// What the pages are made of: the kit, its plan, its drawings, and its parts beside the board.
#[derive(Clone, Copy)]
struct Set<'a> {
    job: &'a Job<'a>,
    plan: &'a Plan,
    stock: &'a Stock,
    loose: &'a [Loose],
    /// Sheets of paper of the rules leaflet, for all sets.
    leaflets: usize,
    /// What is to be said of the leaflet; nothing if there is none.
    leaflet: Option<leaflet::Brief>,
}

/// A sheet of paper, as it goes through the printer.
struct Leaf {
    /// What it is printed on.
    media: Media,
    /// Its line of the outline.
    title: String,
    /// The side that is printed first.
    front: Page,
    /// The other side, drawn as if the sheet were turned like the page of a book; blank if there is none.
    back: Option<Page>,
}

/// Sheets that belong together, with their part of the document's structure.
struct Section {
    leaves: Vec<Leaf>,
    structure: Vec<Node>,
}

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
    fn of_nothing(job: &Job<'_>) -> Self {
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

/// Makes the kit, all in one document.
///
/// # Errors
/// If something does not fit the paper, a figure lies, or a text can't be set.
pub fn make(job: &Job<'_>) -> Result<Document, SheetError> {
    let settings = Settings { split: false, poster: None, ..job.settings.clone() };
    let made = made(&Job { settings: &settings, ..*job })?;
    made.files.into_iter().next().map(|file| file.document).ok_or(SheetError::Empty)
}

/// The kit's files and what they take: no files for a laser alone, which has its own.
///
/// # Errors
/// As for [`make`].
pub fn made(job: &Job<'_>) -> Result<Made, SheetError> {
    match job.settings.tool {
        Tool::Printer => printed(job).map_err(|error| error.on_small_paper(job.settings)),
        Tool::Laser => Ok(Made { files: Vec::new(), summary: Summary::of_nothing(job) }),
    }
}

/// The files of a kit that is printed.
fn printed(job: &Job<'_>) -> Result<Made, SheetError> {
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: job.typesetter,
        messages: job.messages,
        palette: &job.theme.palette,
        marks: &mut marks,
    };
    let stock = stock(job, &composer)?;
    let loose = loose::all(&mut composer, job.variant, job.examples, &wanted(job.settings))?;
    let sizes: Vec<Size> = loose.iter().map(|part| part.content.size).collect();
    let plan = plan::plan(job, &sizes)?;
    let leaflet = Leaflet::new(job, &mut composer)?;
    let set = Set {
        job,
        plan: &plan,
        stock: &stock,
        loose: &loose,
        leaflets: leaflet.sheets(),
        leaflet: leaflet.brief(job),
    };
    let (story, numbering) = story::pages(set, &mut composer)?;
    let cut = cut_pages::pages(set, numbering, &mut composer)?;
    let labels = label_pages::pages(set, numbering, &mut composer)?;
    let summary = Summary {
        pages: numbering,
        cut: plan.cut,
        pieces: pieces(&plan, numbering),
        leaflet: leaflet.pages_read(),
        turn: set.leaflet.map(|brief| brief.turn),
        text: leaflet.text(),
        planned: summary::planned(set, numbering),
        cuts: summary::cuts(set),
        minutes: summary::minutes(set),
    };
    let poster = poster::pages(job, &stock, &mut composer)?;
    let leaflet = leaflet.pages(job, &mut composer)?;
    let info = info(job, &composer)?;
    let mut files = files::files(job, vec![story, cut, labels, leaflet, poster], &info);
    if files.is_empty() {
        return Err(SheetError::Empty);
    }
    hairlines::strengthen(files.iter_mut().flat_map(|file| &mut file.document.pages));
    Ok(Made { files, summary })
}

/// The parts beside the board that are printed.
fn wanted(settings: &Settings) -> Wanted {
    let kinds =
        [(Part::Cards, LooseKind::Card), (Part::Points, LooseKind::Points), (Part::Scores, LooseKind::Score)];
    Wanted {
        kinds: kinds.into_iter().filter(|(part, _)| settings.has(*part)).map(|(_, kind)| kind).collect(),
        rounded: settings.laminate,
    }
}

/// The first page with pieces.
fn pieces(plan: &Plan, numbering: Numbering) -> Option<(Media, usize)> {
    let card = plan.sheets_with(|thing| matches!(thing, plan::Thing::Disc { .. }));
    match (card.first(), plan.labels.is_empty()) {
        (Some(first), _) => Some((Media::Card, numbering.cut_page(*first))),
        (None, false) => Some((Media::Labels, numbering.label_page(0))),
        (None, true) => None,
    }
}

/// The drawings that several pages use.
fn stock(job: &Job<'_>, composer: &Composer<'_>) -> Result<Stock, SheetError> {
    let BoardPicture { side, items } =
        board::draw(job.variant, job.theme, job.measures.cell, job.settings.bleed);
    let token = |piece| {
        let make = match labels::of(job, piece) {
            Some(sheet) => Make {
                shape: TokenShape::Round,
                bleed: sheet.bleed(job.settings.bleed),
                marked: false,
                back: None,
                ink: job.settings.ink,
            },
            None => Make {
                shape: job.settings.token,
                bleed: job.settings.bleed,
                marked: true,
                back: job.settings.two_sided.then_some(job.settings.bleed.max(gutterfold::REACH)),
                ink: job.settings.ink,
            },
        };
        Token::new(piece, job.disc(piece), &job.theme.pieces, &job.theme.palette, make)
    };
    let tokens: Vec<Token> = Piece::ALL.iter().copied().map(token).collect();
    let mut plates = Vec::new();
    for set in (1..=job.settings.sets).filter(|_| job.settings.sets > 1) {
        let of_set: Result<Vec<Arc<Art>>, _> =
            tokens.iter().map(|token| plate(composer, token, set).map(Arc::new)).collect();
        plates.push(of_set?);
    }
    Ok(Stock { board: Arc::new(Art { size: Size::new(side, side), items }), tokens, plates })
}

fn info(job: &Job<'_>, composer: &Composer<'_>) -> Result<Info, SheetError> {
    let name = [("name", Value::Text(job.variant.name.clone()))];
    Ok(Info {
        title: composer.say("document-title", &name)?,
        subject: composer.say("document-subject", &[])?,
        keywords: vec!["hnefatafl".to_owned(), job.variant.name.clone(), "print and play".to_owned()],
        creator: format!("tafl-print {}", job.version),
        language: "en".to_owned(),
        date: job.date,
    })
}
