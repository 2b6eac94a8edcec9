//! What a set looks like: colours, drawings of pieces, squares and ornament, and the theme's own words.
//!
//! A theme is a folder of plain files: `theme.toml` names the colours and says which SVG file is what, the
//! SVG files hold the art, and `en.ftl` holds the terms and the story. [`crate::spec`] reads the folder;
//! `svg` turns each SVG into the program's own [`Art`](crate::scene::Art), so that nothing behind it
//! knows of SVG. A theme knows no rules and no paper: the kit scales its art to discs and squares.
//!
//! Which colours and which drawings there are is written once each, in the tables of `palette` and of `slots`.

mod board;
pub(crate) mod edge_of_disc;
pub(crate) mod ink;
mod lab;
mod land;
mod palette;
pub(crate) mod photo;
mod plain;
mod slots;
pub(crate) mod svg;
pub(crate) mod tint;

pub use board::{BoardStyle, Starts, Turning, WantedFrame};
pub use ink::{Ink, Spelled};
pub use land::{
    Along, BoardLayer, Course, CourseLine, LandArt, LandStamp, Lies, Lined, PAINTED_SQUARE, Texture,
};
pub use palette::{Palette, Swatch};
pub use photo::PICTURE_BYTES;
pub use slots::{Artwork, Group, Slot, SlotRoom};

use std::sync::Arc;

/// The colours of a theme and its drawings: what diagrams are drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Symbols<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The drawings, of which diagrams use those of [`Group::Symbols`].
    pub art: &'a Artwork,
}

/// A theme, ready for use.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// The word that chooses it on the command line and in a variant: the folder's name.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its colours.
    pub palette: Palette,
    /// Its drawings.
    pub art: Artwork,
    /// How those of squares are used.
    pub board: BoardStyle,
    /// The theme's words, file by file: of what language (its BCP 47 tag), the name of the file for messages, and the Fluent
    /// source (terms for the pieces, the story). Of a language, later files go before earlier ones; the last is the theme's
    /// own, those before it are of the themes that it extends.
    pub words: Vec<(String, String, String)>,
    /// What the theme says about the inks, in the order of [`Ink::SPARING`].
    pub inks: [Spelled; 3],
    /// The ink, and the theme as it was drawn, where this is that theme in an ink: inks are derived from it and never from
    /// each other.
    pub drawn: Option<(Ink, Arc<Theme>)>,
}

impl Theme {
    /// What diagrams are drawn with.
    #[must_use]
    pub const fn symbols(&self) -> Symbols<'_> {
        Symbols { palette: &self.palette, art: &self.art }
    }
}
