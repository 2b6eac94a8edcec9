//! Print-and-play hnefatafl sets, from a variant description to PDF pages.
//!
//! The front door is [`make`]: a request and a library in, named bytes or faults out.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use tafl_print::make::{Library, Request, make};
//!
//! let kit = make(&Request::of("york"), &Library::bundled())?;
//! assert_eq!(kit.files[0].name, "york-a4.pdf");
//! assert!(kit.files[0].bytes.starts_with(b"%PDF-"));
//!
//! // A game of one's own, in a file that is nowhere but here: its faults have places.
//! let own = Library::bundled().with("my.toml", &b"extends = \"york\"\nid = \"my\"\nname = 7\n"[..]);
//! let refused = make(&Request::of("my.toml"), &own).unwrap_err();
//! assert!(refused.to_string().contains("`name` is the number 7"));
//! # Ok(())
//! # }
//! ```
//!
//! # Rooms
//!
//! Five values follow each other: a [`Request`](request::Request), resolved against a library to an [`Order`](imposition::Order)
//! for each kit; its [`Plan`](imposition::Plan), one list of sheets with all that lies on them, their page numbers, cuts and
//! minutes; the [`Document`](scene::Document)s drawn from it; and their [`File`](make::File)s. The way of one kit stands in
//! `make/making`: `kits.rs` makes one kit after another, and `printed.rs` makes an order's products, its plan and its pages. The
//! pages of story and instructions are set last, for they name pages of the plan, and are then put at the head of its list.
//! Each room uses only those above it; a test holds the table.
//!
//! | room | what it is |
//! |---|---|
//! | [`units`], [`field`], [`keyed`], [`diag`], `bundle` | lengths; the fields of a request; messages with a key for translators; faults with places; the files inside the program |
//! | [`game`], [`notation`] | boards, rules, plays, proofs; another program's notation for them, and games that were written down |
//! | [`scene`] | a finished document: pages, art, structure for readers |
//! | [`theme`] | what a set looks like: one table of drawings, one of colours; inks |
//! | [`text`] | fonts, messages in a language, lines |
//! | [`format`](mod@format) | what files say: one table of rule questions; reading and writing |
//! | [`layout`] | words set on an area |
//! | [`explain`] | the rules in sentences, reminders and figures that the engine has proved |
//! | [`product`] | what is made: board, pieces, cards, leaflet |
//! | [`imposition`] | what meets paper, by size: an order, its measures and cuts, and its plan: the list of sheets |
//! | [`sheets`] | those sheets drawn, and brought into files |
//! | [`instructions`] | the first pages: facts asked of the plan, steps in words, figures, and how they are set |
//! | [`laser`] | beds of a laser cutter |
//! | [`render`] | PDF, SVG, PNG |
//! | [`request`] | what is asked for, and one table of the options by which it is asked |
//! | [`make`] | the front door: finding games, making orders, making kits, and its other tasks |
//! | `cli`, `app` | the command line, and the only part that touches the world (feature `cli`) |
//!
//! Figures and sentences come from the same rules engine that checks the variant, so a kit can't contradict its game:
//! see [`explain::rules`] and [`game::prove`].
//!
//! PDFs are written with `krilla`: it embeds subset fonts, stores art once, and has the tags, language, output intent and
//! metadata that PDF/A-2a and PDF/UA-1 ask for, which `printpdf` can't express. `printpdf` parses the finished files in the
//! tests, and `hayro` rasterises them: two readers by other people, for a writer is a poor judge of its own work.
//! [`render`] says more.
//!
//! # Features
//!
//! `cli` (on by default) is the command line. `bundle` (on by default, too) carries games, themes, texts and fonts
//! inside the program; without it a [`Library`](make::Library) is filled by the caller. The library builds for
//! `wasm32-unknown-unknown`.

#[cfg(feature = "cli")]
pub mod app;
#[cfg(feature = "bundle")]
mod bundle;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diag;
pub mod explain;
pub mod field;
pub mod format;
pub mod game;
pub mod imposition;
pub mod instructions;
pub mod keyed;
pub mod laser;
pub mod layout;
pub mod make;
pub mod notation;
pub mod product;
pub mod render;
pub mod request;
pub mod scene;
pub mod sheets;
pub mod text;
pub mod theme;
pub mod units;
