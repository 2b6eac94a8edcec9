//! Print-and-play hnefatafl sets, from a variant description to PDF pages.
//!
//! A [`Request`] says what is wanted, a [`Library`] has the games, themes and fonts; [`make()`] returns the files, each with its
//! name, or is [`Refused`]: with a [`Fault`] that says what was found, where, and what to do. Nothing here touches a disk, a clock, the
//! environment or a terminal, nor starts a thread; the same request gives the same bytes.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::{Library, Request, make};
//!
//! let kit = make(&Request::of("york"), &Library::bundled())?;
//! assert_eq!(kit.files[0].name, "york-a4.pdf");
//! assert!(kit.files[0].bytes.starts_with(b"%PDF-"));
//! # Ok(())
//! # }
//! ```
//!
//! **What a form says in words**, option by option, as on the command line; [`options()`] lists all of them with their words, the ranges
//! of numbers, and help. [`plan()`] says what the set would take, before it is written:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::{Library, Request, plan};
//!
//! let mut request = Request::of("brandubh");
//! for (name, value) in [("paper", "letter"), ("cut", "whole"), ("ink", "grey")] {
//!     request.set(name, value)?;
//! }
//! assert_eq!(request.set("cell", "3mm").unwrap_err().key(), "out-of-bounds");
//! let planned = plan(&request, &Library::bundled())?;
//! assert!(planned.kits[0].pages().count() > 4);
//! # Ok(())
//! # }
//! ```
//!
//! **A game of one’s own**, in a file that is nowhere but in the library; its faults have places, and speak German, too:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::{Field, Library, Request, Voice, fault_sentences, make};
//!
//! let own = "extends = \"york\"\nid = \"my-game\"\nname = \"My Game\"\n\n[rules]\nking-arms = \"unarmed\"\n";
//! let library = Library::bundled().with("my.toml", own.as_bytes());
//! assert_eq!(make(&Request::of("my.toml"), &library)?.files[0].name, "my-a4.pdf");
//!
//! let wrong = Library::bundled().with("my.toml", own.replace("\"unarmed\"", "7").into_bytes());
//! let refused = make(&Request::of("my.toml"), &wrong).unwrap_err();
//! let report = refused.fault.report(Voice::default(), false);
//! assert!(report.contains("my.toml:6:13") && report.contains("`king-arms` is the number 7"), "{report}");
//! let german = Voice { sentences: &fault_sentences("de", &wrong)?, names: &Field::plain };
//! assert!(refused.fault.report(german, false).starts_with("Fehler: `king-arms` ist die Zahl 7"));
//! # Ok(())
//! # }
//! ```
//!
//! **A theme of one’s own** is a folder with a `theme.toml`, drawings and words; it extends another:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::{Library, Request, make};
//!
//! let theme = "name = \"Blue\"\nextends = \"jorvik\"\n\n[palette]\nattackers = \"#1f3a5f\"\n";
//! let library = Library::bundled().with("./blue/theme.toml", theme.as_bytes());
//! let request = Request { theme: Some("./blue".to_owned()), ..Request::of("york") };
//! assert_eq!(make(&request, &library)?.files[0].name, "york-a4-blue.pdf");
//! # Ok(())
//! # }
//! ```
//!
//! **A position drawn**, after a play that the rules engine has checked; [`mod@game`] is that engine:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::{Choice, Drawing, Format, Library, draw};
//!
//! let plays = vec!["f2-b2".parse()?];
//! let drawing = Drawing { plays, format: Some(Format::Svg), ..Drawing::of(Choice::of("york")) };
//! let drawn = draw(&drawing, &Library::bundled())?;
//! assert!(drawn.answers[0].1.is_ok(), "it is legal");
//! assert!(drawn.bytes.is_some_and(|svg| svg.starts_with(b"<svg")));
//! # Ok(())
//! # }
//! ```
//!
//! # In a web service
//!
//! [`games()`] and [`themes()`] fill the first lists of a form, [`options()`] the others; [`Request::set`] refuses a value beside its
//! field, [`Request::chosen`] takes all of them at once, and [`Request::clash`] refuses fields that contradict each other. Then
//! [`plan()`], [`show()`] for pages on a screen, or [`make()`]: a usual set takes about a tenth of a second
//! and 30 MB; [`make_with`] lends threads. Both are plain functions without state: on an async runtime they belong on a thread for blocking
//! work. Files of strangers are read within limits (2 MiB of text, bounded nesting, pixels and paths). [`Fault::field`] is the field to
//! mark, [`Fault::key`] a name that stays, [`Fault::is_bug`] tells whether the program is at fault, and [`Library::languages`] names the
//! languages that [`fault_sentences`] and sets speak.
//!
//! The types of a request’s fields are in [`settings`], those of a plan in [`planned`], of records of games in [`recorded`], of faults in
//! [`faults`] and [`diag`]; what authors of games, themes and languages need is in [`authors`]. Whatever may grow is `#[non_exhaustive]`,
//! or has a function `of` to begin with: `Request { maker, ..Request::of("york") }`.
//!
//! # Features
//!
//! `cli` (on by default) is the command line. `bundle` (on by default, too) carries games, themes, texts and fonts
//! inside the program; without it a [`Library`] is filled by the caller. The library builds for `wasm32-unknown-unknown`.
//! `internals` opens the rooms inside for the program’s own tests: nothing there is promised.

#![cfg_attr(
    not(feature = "internals"),
    allow(
        dead_code,
        unreachable_pub,
        unused_imports,
        reason = "the tests look into rooms that nobody else can enter"
    )
)]

// # Rooms
//
// Five values follow each other: a `Request`, resolved against a library to an `Order`
// for each kit; its `Plan`, one list of sheets with all that lies on them, their page numbers, cuts and
// minutes; the `Document`s drawn from it; and their `File`s. The way of one kit stands in
// `make/making`: `kits.rs` makes one kit after another, and `printed.rs` makes an order's products, its plan and its pages. The
// pages of story and instructions are set last, for they name pages of the plan, and are then put at the head of its list.
// Each room uses only those above it; a test holds the table.
//
// | room | what it is |
// |---|---|
// | `units`, `field`, `keyed`, `diag`, `bundle` | lengths; the fields of a request; messages with a key for translators; faults with places; the files inside the program |
// | `game`, `notation` | boards, rules, plays, proofs; another program's notation for them, and games that were written down |
// | `scene` | a finished document: pages, art, structure for readers |
// | `theme` | what a set looks like: one table of drawings, one of colours; inks |
// | `text` | fonts, messages in a language, lines |
// | `format` | what files say: one table of rule questions; reading and writing |
// | `layout` | words set on an area |
// | `explain` | the rules in sentences, reminders and figures that the engine has proved |
// | `product` | what is made: board, pieces, cards, leaflet |
// | `imposition` | what meets paper, by size: an order, its measures and cuts, and its plan: the list of sheets |
// | `sheets` | those sheets drawn, and brought into files |
// | `instructions` | the first pages: facts asked of the plan, steps in words, figures, and how they are set |
// | `laser` | beds of a laser cutter |
// | `render` | PDF, SVG, PNG |
// | `request` | what is asked for, and one table of the options by which it is asked |
// | `make` | the front door: finding games, making orders, making kits, and its other tasks |
// | `cli`, `app` | the command line, and the only part that touches the world (feature `cli`) |
//
// Figures and sentences come from the same rules engine that checks the variant, so a kit can't contradict its game:
// see `explain::rules` and [`game::prove`].
//
// PDFs are written with `krilla`: it embeds subset fonts, stores art once, and has the tags, language, output intent and
// metadata that PDF/A-2a and PDF/UA-1 ask for, which `printpdf` can't express. `printpdf` parses the finished files in the
// tests, and `hayro` rasterises them: two readers by other people, for a writer is a poor judge of its own work.
// `render` says more.

#[cfg(all(feature = "cli", feature = "internals"))]
pub mod app;
#[cfg(all(feature = "cli", not(feature = "internals")))]
mod app;
#[cfg(feature = "bundle")]
mod bundle;
#[cfg(all(feature = "cli", feature = "internals"))]
pub mod cli;
#[cfg(all(feature = "cli", not(feature = "internals")))]
mod cli;
pub mod diag;
mod executor;
#[cfg(feature = "internals")]
pub mod explain;
#[cfg(not(feature = "internals"))]
mod explain;
#[cfg(feature = "internals")]
pub mod field;
#[cfg(not(feature = "internals"))]
mod field;
#[cfg(feature = "internals")]
pub mod format;
#[cfg(not(feature = "internals"))]
mod format;
pub mod game;
#[cfg(feature = "internals")]
pub mod imposition;
#[cfg(not(feature = "internals"))]
mod imposition;
#[cfg(feature = "internals")]
pub mod instructions;
#[cfg(not(feature = "internals"))]
mod instructions;
#[cfg(feature = "internals")]
pub mod keyed;
#[cfg(not(feature = "internals"))]
mod keyed;
#[cfg(feature = "internals")]
pub mod laser;
#[cfg(not(feature = "internals"))]
mod laser;
#[cfg(feature = "internals")]
pub mod layout;
#[cfg(not(feature = "internals"))]
mod layout;
#[cfg(feature = "internals")]
pub mod make;
#[cfg(not(feature = "internals"))]
mod make;
#[cfg(feature = "internals")]
pub mod notation;
#[cfg(not(feature = "internals"))]
mod notation;
#[cfg(feature = "internals")]
pub mod product;
#[cfg(not(feature = "internals"))]
mod product;
#[cfg(feature = "internals")]
pub mod render;
#[cfg(not(feature = "internals"))]
mod render;
#[cfg(feature = "internals")]
pub mod request;
#[cfg(not(feature = "internals"))]
mod request;
#[cfg(feature = "internals")]
pub mod scene;
#[cfg(not(feature = "internals"))]
mod scene;
pub mod search;
#[cfg(feature = "internals")]
pub mod sheets;
#[cfg(not(feature = "internals"))]
mod sheets;
#[cfg(feature = "internals")]
pub mod text;
#[cfg(not(feature = "internals"))]
mod text;
#[cfg(feature = "internals")]
pub mod theme;
#[cfg(not(feature = "internals"))]
mod theme;
#[cfg(feature = "internals")]
pub mod units;
#[cfg(not(feature = "internals"))]
mod units;

#[cfg(feature = "cli")]
#[doc(hidden)]
pub use app::main;
pub use diag::{Diagnostic, Severity, Sources};
pub use field::{Field, Names};
pub use keyed::{Argument, FaultSentences, KeyedMessage, Voice};
pub use make::{
    Alone, Checked, CountedGames, DrawnPosition, DrawnRecord, Executor, Fault, File, FileSource, GameEntry,
    GameInWords, GameMark, KnownBalance, LanguageEntry, Library, Made, Notice, OptionEntry, PlannedKits,
    PlayAnswer, PuzzleInWords, Refused, Seen, SelfPlay, ShownKit, ShownKits, ShownPage, ThemeEntry, Unread,
    WorkPart, WorkStep, Written, balance, check, draw, draw_record, export, fault_sentences, game, games,
    import, in_words, languages, look, make, make_with, plan, plan_json, plan_with, puzzle, show, themes,
};
pub use request::{
    Choice, Clash, Drawing, Format, KnownWords, OptionHeading, RELEASED, RecordDrawing, Request,
    RequestOption, Takes, Writing, options,
};

/// What a request may choose beside its game: the types of its fields.
pub mod settings {
    pub use crate::game::Cut;
    pub use crate::imposition::{
        Back, CellSize, Component, FRAME, LabelSheet, MARGIN, Pack, Paper, Players, Poster, Settings, Sides,
        TokenShape, Tool,
    };
    pub use crate::scene::{Flip, Size, Vec2};
    pub use crate::theme::Ink;
    pub use crate::units::Length;
}

/// What a set would take: the types of a plan.
pub mod planned {
    pub use crate::imposition::{
        ClassSheet, Contents, Cuts, Detail, LeafletForm, LeafletPlan, ListedPiece, Matter, Measures, Media,
        Minutes, PaperLay, Plan, PlannedFile, PlannedHandout, PlannedPage, ShareOfSet, Shared, Sheet,
        SheetPage, SheetSide, Side,
    };
    pub use crate::make::{BackPlan, BedPlan, BoxPlan, FilePlan, KitPlan, LaserPlan, PrintedPage};
}

/// Records of games that were played: what is read from them, and the moments to draw.
pub mod recorded {
    pub use crate::notation::{
        Closing, Moment, NotAMoment, PlayedEnd, PlayedGame, PlayedTurn, WrittenResult,
    };
}

/// Why a set can't be made, as types to match on; a [`Fault`] holds them.
pub mod faults {
    pub use crate::explain::ExplainError;
    pub use crate::imposition::{CrowdedClassSheet, LabelFault, SheetError};
    pub use crate::laser::LaserError;
    pub use crate::layout::LayoutError;
    pub use crate::render::RenderError;
    pub use crate::text::{MessageFault, TextError};
}

/// What authors of games, themes and languages begin with and check.
pub mod authors {
    pub use crate::make::{
        CheckedLanguage, NewVariant, check_language, copied_theme, new_language, new_theme, new_variant,
    };
}
