//! Look of a set: colours, drawings of pieces, squares and ornament, and the theme's own words.
//!
//! A theme is a folder of plain files: `theme.toml` names the colours and says which SVG file is what, the
//! SVG files hold the art, and `en.ftl` holds the terms and the story. [`crate::format`] reads the folder;
//! `svg` turns each SVG into the program's own [`Art`](crate::scene::Art), so that nothing behind it
//! knows of SVG. A theme knows no rules and no paper: the kit scales its art to discs and squares.
//!
//! Each colour and each drawing is listed once, in the tables of `palette` and of `slots`.

mod board;
mod carton;
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
mod words;

pub use board::{BoardStyle, Starts, Turning, WantedFrame};
pub use carton::TitlePlace;
pub use ink::{Ink, Spelled};
pub use land::{
    Along, BoardLayer, Course, CourseLine, LandArt, LandStamp, Lies, Lined, PAINTED_SQUARE, Texture,
};
pub use palette::{Palette, Swatch};
pub use photo::PICTURE_BYTES;
pub use slots::{Artwork, Group, Slot, SlotRoom};

use crate::scene::TitleFace;
use std::sync::Arc;

/// Colours of a theme and its drawings, with which diagrams are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Symbols<'a> {
    /// Colours of the theme.
    pub palette: &'a Palette,
    /// Drawings of the theme; diagrams use the drawings of [`Group::Symbols`].
    pub art: &'a Artwork,
}

/// Theme, ready for use.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Word that chooses it on the command line and in a variant: the folder's name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Colours of the theme.
    pub palette: Palette,
    /// Drawings of the theme.
    pub art: Artwork,
    /// Face of the game's name as a title.
    pub title: TitleFace,
    /// Use of the drawings of squares.
    pub board: BoardStyle,
    /// Place of the title on the lid of the box.
    pub lid_title: TitlePlace,
    /// Words of the theme, file by file: the language (its BCP 47 tag), the name of the file for messages, and the Fluent
    /// source (terms for the pieces, the story). Later files of a language override earlier ones: the last is the theme's
    /// own, the earlier ones are from the themes that it extends.
    pub words: Vec<(String, String, String)>,
    /// Ids of the games of which the theme has a look of their own.
    pub games: Vec<String>,
    /// Id of the game whose look this is. `None`: the theme's look of all others.
    pub game: Option<String>,
    /// Decisions of the theme about the inks, in the order of [`Ink::SPARING`].
    pub inks: [Spelled; 3],
    /// Ink of this theme, and the theme as it was drawn: inks are derived from it and never from each other.
    /// `None`: this is the theme as it was drawn.
    pub drawn: Option<(Ink, Arc<Theme>)>,
}

impl Theme {
    /// Returns the colours and drawings with which diagrams are drawn.
    #[must_use]
    pub const fn symbols(&self) -> Symbols<'_> {
        Symbols { palette: &self.palette, art: &self.art }
    }
}
