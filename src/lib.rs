//! Print-and-play hnefatafl sets, from a variant description to PDF pages.

pub mod app;
pub mod cli;
pub mod diag;
pub mod error;
pub mod game;
pub mod kit;
pub mod render;
pub mod scene;
pub mod sheet;
pub mod spec;
pub mod text;
pub mod theme;
pub mod units;
