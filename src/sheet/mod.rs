//! How the kit meets paper: cutting the board, packing sheets, marks, the folded leaflet, page numbers.
//!
//! First [`plan`] places everything that is cut, by size alone. Then the words are set, which name pages and counts of
//! that plan. Then the pages are drawn. So no number in the instructions is ever typed.

pub mod cut;
pub mod marks;
pub mod pack;
pub mod paper;
pub mod plan;
pub mod seam;

mod booklet;
mod cut_pages;
mod discs;
mod error;
mod furniture;
mod head;
mod join;
mod leaflet;
mod numbering;
mod place;
mod scheme;
mod story;

pub use error::SheetError;
use leaflet::Leaflet;
pub use numbering::Numbering;
pub use paper::{MARGIN, Paper};
use plan::Plan;

use crate::game::{Cut, Piece, Variant};
use crate::kit::board::{self, BoardPicture};
use crate::kit::compose::Composer;
use crate::kit::figures::Examples;
use crate::kit::loose::{self, Loose};
use crate::kit::picture::Stock;
use crate::kit::pieces::Token;
use crate::scene::{Art, Document, Duplex, Info, Marks, OutlineEntry, Page, Size};
use crate::text::{Messages, Typesetter, Value};
use crate::theme::Theme;
use crate::units::Length;
use std::sync::Arc;

/// A kit to print.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// Its look.
    pub theme: &'a Theme,
    /// The figures of the rules.
    pub examples: &'a Examples,
    /// The sentences, with the theme's terms.
    pub messages: &'a Messages,
    /// Sets the text.
    pub typesetter: &'a Typesetter,
    /// The paper.
    pub paper: Paper,
    /// How the printer uses the two sides of a sheet. Unless it is one-sided, every page that is printed on one side
    /// has a blank back, and the leaflet is turned for that flip.
    pub duplex: Duplex,
    /// Side of a square of the board.
    pub cell: Length,
    /// Diameter of the king's disc.
    pub king_disc: Length,
    /// Diameter of the other discs.
    pub piece_disc: Length,
    /// Who made the set, in plain text, for the first page and the leaflet.
    pub maker: Option<&'a str>,
    /// The date to write into the file, in seconds since 1970-01-01 UTC.
    pub date: i64,
    /// The program's version.
    pub version: &'a str,
}

impl Job<'_> {
    /// Diameter of a piece's disc.
    #[must_use]
    pub const fn disc(&self, piece: Piece) -> Length {
        match piece {
            Piece::King => self.king_disc,
            Piece::Defender | Piece::Attacker | Piece::Commander | Piece::Knight => self.piece_disc,
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
    /// Sheets of the rules leaflet.
    leaflets: usize,
}

/// A page that is printed on one side, with its line of the outline.
struct Side {
    page: Page,
    title: String,
}

/// What a kit takes, in numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Pages of the file.
    pub pages: Numbering,
    /// How the board is cut.
    pub cut: Cut,
    /// Pages of the leaflet.
    pub leaflet: usize,
    /// Size of the leaflet's text, in points.
    pub text: f64,
}

/// Makes the whole document.
///
/// # Errors
/// If something does not fit the paper, a figure lies, or a text can't be set.
pub fn make(job: &Job<'_>) -> Result<Document, SheetError> {
    Ok(made(job)?.0)
}

/// The document and what it takes.
///
/// # Errors
/// As for [`make`].
pub fn made(job: &Job<'_>) -> Result<(Document, Summary), SheetError> {
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: job.typesetter,
        messages: job.messages,
        palette: &job.theme.palette,
        marks: &mut marks,
    };
    let mut structure = Vec::new();
    let stock = stock(job);
    let loose = loose::all(&mut composer, job.variant, job.examples)?;
    let sizes: Vec<Size> = loose.iter().map(|part| part.content.size).collect();
    let plan = plan::plan(job, &sizes)?;
    let leaflet = Leaflet::new(job, &mut composer)?;
    let set = Set { job, plan: &plan, stock: &stock, loose: &loose, leaflets: leaflet.sheets() };
    let (story, numbering) = story::pages(set, &mut composer, &mut structure)?;
    let mut sides = story;
    sides.extend(cut_pages::pages(set, numbering, &mut composer, &mut structure)?);
    let summary =
        Summary { pages: numbering, cut: plan.cut, leaflet: leaflet.pages_read(), text: leaflet.text() };
    let leaflet = leaflet.pages(job, &mut composer, &mut structure)?;
    let leaflet_title = composer.say("outline-leaflet", &[]).map_err(SheetError::Kit)?;

    let mut outline: Vec<OutlineEntry> = Vec::new();
    let mut pages = Vec::new();
    for side in sides {
        if outline.last().is_none_or(|last| last.title != side.title) {
            outline.push(OutlineEntry { title: side.title, page: pages.len() });
        }
        let size = side.page.size;
        pages.push(side.page);
        if job.duplex != Duplex::Simplex {
            pages.push(Page { size, trim: None, bleed: None, items: Vec::new() });
        }
    }
    outline.push(OutlineEntry { title: leaflet_title, page: pages.len() });
    pages.extend(leaflet);
    let document = Document { info: info(job, &composer)?, duplex: job.duplex, pages, structure, outline };
    Ok((document, summary))
}

/// The drawings that several pages use.
fn stock(job: &Job<'_>) -> Stock {
    let BoardPicture { side, items } = board::draw(job.variant, job.theme, job.cell);
    let token = |piece| Token::new(piece, job.disc(piece), &job.theme.pieces);
    Stock {
        board: Arc::new(Art { size: Size::new(side, side), items }),
        tokens: Piece::ALL.iter().copied().map(token).collect(),
    }
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
