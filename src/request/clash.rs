//! Fields of a request that don't go together.

/// Makes a list of clashes. Each entry: the field that is too many or lacks another, the key of the sentence, the condition.
macro_rules! clashes {
    ($($field:ident $key:literal, $is_so:expr;)+) => {
        vec![$(($is_so, Clash { field: Field::$field, message: keyed!($key) })),+]
    };
}

mod back;
mod pack;

use super::{Format, Request, Writing};
use crate::field::Field;
use crate::imposition::{Component, Poster, Settings, Sides, TokenShape};
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::Vec2;

/// Fields of a request that don't go together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Clash {
    /// Field that is too many, or lacks another.
    pub field: Field,
    /// What is wrong, and what to do.
    pub message: KeyedMessage,
}

impl Request {
    /// Returns the first clash of the request. `None`: its fields go together.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        let all = pack::clashes(self)
            .into_iter()
            .chain(back::clashes(self))
            .chain(games(self))
            .chain(files(&self.writing))
            .chain(printing(self))
            .chain(evening(self))
            .chain(sizes(self));
        all.into_iter().find(|(is, _)| *is).map(|(_, clash)| clash)
    }
}

/// Lists the clashes of games: too few or too many for another field.
fn games(request: &Request) -> Vec<(bool, Clash)> {
    let several = request.variants.len() > 1;
    clashes! {
        SharePieces "share-pieces-alone", request.share_pieces && request.variants.len() < 2;
        Variant "no-variant", request.variants.is_empty();
        Format "no-format", request.writing.formats.is_empty() && !request.writing.preview;
        Stem "stem-of-several", request.stem.is_some() && several;
    }
}

/// Lists the clashes of fields for a kind of file that isn't made.
fn files(writing: &Writing) -> Vec<(bool, Clash)> {
    let has = |format| writing.formats.contains(&format);
    let laser = writing.has_laser();
    clashes! {
        OutlineText "outline-text-without-svg", writing.outline_text && !has(Format::Svg);
        Dpi "dpi-without-png", writing.dpi.is_some() && !has(Format::Png);
        Bed "bed-without-laser", writing.bed.is_some() && !laser;
        Kerf "kerf-without-laser", writing.kerf.is_some() && !laser;
        Thickness "thickness-without-laser", writing.thickness.is_some() && !laser;
    }
}

/// Lists the clashes about the size of the board.
fn sizes(request: &Request) -> Vec<(bool, Clash)> {
    let Request { settings, writing, .. } = request;
    clashes! {
        Poster "poster-and-cut", settings.poster.is_some() && settings.cut.is_some();
        Cell "largest-on-exact", settings.largest_cells() && settings.poster == Some(Poster::Exact);
        Cell "largest-without-board", settings.largest_cells() && !settings.has(Component::Board);
        Cell "largest-and-laser", settings.largest_cells() && writing.has_laser();
    }
}

/// Lists the clashes of fields for a tournament, the box or the wall, if no part uses them.
fn evening(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let plays = settings.parts.iter().any(|part| part.is_of_tournament());
    let is_timed = settings.has(Component::Tournament);
    let has_box = settings.has(Component::Box);
    let hangs = settings.parts.iter().any(|part| part.product().is_hung());
    clashes! {
        Players "players-without-tournament", settings.players.is_some() && !plays;
        GameMinutes "game-minutes-without-tournament", settings.game_minutes.is_some() && !is_timed;
        Balance "balance-without-leaflet", settings.balance.is_some() && !settings.has(Component::Leaflet);
        Seed "seed-without-puzzles", settings.seed != Settings::default().seed && !settings.plays_games();
        BoxPlaces "box-places-without-box", !settings.box_places.is_empty() && !has_box;
        Address "address-without-box", settings.address.is_some() && !has_box;
        Wall "wall-without-rules", settings.wall.is_some_and(|wall| wall != settings.paper) && !hangs;
    }
}

/// Lists the clashes about printed pages and pieces.
fn printing(request: &Request) -> Vec<(bool, Clash)> {
    let Request { settings, writing, .. } = request;
    let pages = writing.has_pages();
    clashes! {
        Poster "poster-without-pages", settings.poster.is_some() && !pages;
        Coordinates "coordinates-without-pages", settings.coordinates && !pages;
        MakerOnBoard "maker-on-board-alone", settings.maker_on_board && request.maker.is_none();
        MakerOnBoard "maker-on-board-without-pages", settings.maker_on_board && !pages;
        Laminate "sheets-without-pages", (settings.laminate || settings.sides != Sides::Single || settings.split) && !pages;
        TwoSided "pieces-without-pages", (settings.two_sided || !settings.labels.is_empty()) && !pages;
        LabelSheet "labels-and-squares", settings.token == TokenShape::Square && !settings.labels.is_empty();
        Nudge "nudge-without-labels", settings.nudge != Vec2::ZERO && settings.labels.is_empty();
    }
}
