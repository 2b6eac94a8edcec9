//! Print-and-play hnefatafl sets, from a variant description to PDF pages.
//!
//! One direction of flow: **variant file → game → kit → document → bytes**. [`spec`] reads files into [`game`] and
//! [`theme`]; [`kit`] makes board, pieces, cards and words of them at natural size; [`sheet`] lays them on paper;
//! [`scene`] is the finished document, which [`render`] writes. [`app`] is the only part that touches the world. The same
//! parts draw a single position (`explain::position`), [`laser`] nests board and pieces on the bed of a laser cutter, and
//! [`record`] carries rules to and from another program's notation.
//!
//! Figures and sentences come from the same rules engine that checks the variant, so a kit can't contradict its game:
//! see [`explain`] and [`game::prove`].
//!
//! PDFs are written with `krilla`: it embeds subset fonts, stores art once, and has the tags, language, output intent and
//! metadata that PDF/A-2a and PDF/UA-1 ask for, which `printpdf` can't express. `printpdf` parses the finished files in the
//! tests, and `hayro` rasterises them: two readers by other people, for a writer is a poor judge of its own work.
//! [`render`] says more.

pub mod app;
pub mod cli;
pub mod diag;
mod error;
pub mod explain;
pub mod game;
pub mod guide;
pub mod imposition;
pub mod kit;
pub mod laser;
pub mod layout;
pub mod make;
pub mod record;
pub mod render;
pub mod scene;
pub mod sheets;
pub mod spec;
pub mod text;
pub mod theme;
pub mod units;
