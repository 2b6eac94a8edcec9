//! A layer of a theme: what its own folder says, or that with all that it extends.

use std::ops::Range;

use super::board::SaidBoard;
use super::shows::Shows;
use crate::diag::Diagnostic;
use crate::scene::Color;
use crate::scene::TitleFace;
use crate::theme::{Artwork, Palette, Slot, Spelled, Theme, TitlePlace};

/// Content of a theme: its own, or with all that it extends.
#[derive(Clone, Default)]
pub(super) struct Layer {
    pub(super) name: String,
    /// Colours by name, each with the file and place that sets it.
    pub(super) palette: Vec<SaidColor>,
    /// Face of the game's name as a title, where it is said.
    pub(super) title: Option<TitleFace>,
    /// Drawings by slot; a slot without a drawing is empty.
    pub(super) art: Artwork,
    /// Places where drawings are named: slot, file and place.
    pub(super) drawn_at: Vec<(Slot, String, Range<usize>)>,
    pub(super) board: SaidBoard,
    /// Place of the title on the lid. `None`: it is not said.
    pub(super) lid_title: Option<TitlePlace>,
    pub(super) inks: [Spelled; 3],
    /// Pieces and names that the drawings show.
    pub(super) shows: Shows,
    /// Ids of the games that have a look of their own.
    pub(super) games: Vec<String>,
    /// Id of the game whose look this is.
    pub(super) game: Option<String>,
    /// Pieces that the theme renames although their drawings come from another theme.
    pub(super) misnamed: Vec<Misnamed>,
    /// Warnings about the theme's own pictures.
    pub(super) odd: Vec<Diagnostic>,
    /// Words by language: tag, file and source, as in [`Theme::words`].
    pub(super) words: Vec<(String, String, String)>,
}

/// Piece with a name of its own over the drawing of an extended theme.
#[derive(Clone)]
pub(super) struct Misnamed {
    pub(super) slot: Slot,
    /// Whether the drawing shows what the other theme calls it.
    pub(super) is_seen: bool,
    /// File and place of the new name.
    pub(super) file: String,
    pub(super) at: Range<usize>,
}

/// Colour that a file sets.
#[derive(Clone)]
pub(super) struct SaidColor {
    pub(super) key: &'static str,
    pub(super) color: Color,
    pub(super) file: String,
    pub(super) span: Range<usize>,
}

impl Layer {
    /// Returns the palette. `None`: a needed colour is missing.
    pub(super) fn palette(&self) -> Option<Palette> {
        colors(&self.palette)
    }

    /// Returns the finished theme; `id` is the name of its folder.
    pub(super) fn theme(self, id: String) -> Theme {
        let palette = self.palette().unwrap_or(Palette::BLACK);
        let art = self.art.filled(&palette);
        let Self { name, title, board, lid_title, inks, words, games, game, .. } = self;
        Theme {
            id,
            name,
            palette,
            art,
            title: title.unwrap_or_default(),
            board: board.style(),
            lid_title: lid_title.unwrap_or_default(),
            words,
            games,
            game,
            inks,
            drawn: None,
        }
    }
}

/// Returns the colours of a theme and of the one that it extends, its own first.
pub(super) fn merged(own: &[SaidColor], parent: Option<&Layer>) -> Vec<SaidColor> {
    let theirs = parent.into_iter().flat_map(|parent| &parent.palette);
    let rest = theirs.filter(|said| own.iter().all(|other| other.key != said.key));
    own.iter().chain(rest).cloned().collect()
}

/// Returns the palette of some colours. `None`: a needed colour is missing.
pub(super) fn colors(said: &[SaidColor]) -> Option<Palette> {
    Palette::said(|swatch| said.iter().find(|said| said.key == swatch.key).map(|said| said.color))
}
