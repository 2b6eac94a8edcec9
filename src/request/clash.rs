//! Fields of a request that don't go together.

/// Makes a list of clashes. Each entry: the field that is too many or lacks another, the key, the condition, the message.
macro_rules! clashes {
    ($($field:ident $key:literal, $is_so:expr, $text:literal;)+) => {
        vec![$(($is_so, Clash::new(Field::$field, $key, $text))),+]
    };
}

mod back;
mod pack;

use super::{Format, Request, Writing};
use crate::field::{Field, Names};
use crate::imposition::{Component, Poster, Sides, TokenShape};
use crate::scene::Vec2;

/// Fields of a request that don't go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Field that is too many, or lacks another.
    pub field: Field,
    /// The key of the message.
    pub key: &'static str,
    /// The message, with fields in braces: `{poster}`.
    text: &'static str,
}

impl Clash {
    const fn new(field: Field, key: &'static str, text: &'static str) -> Self {
        Self { field, key, text }
    }

    /// Returns the message; `names` gives the name of a field where the message is read, such as an option.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let named =
            |text: String, field: Field| text.replace(&format!("{{{}}}", field.name()), &names(field));
        Field::ALL.iter().copied().fold(self.text.to_owned(), named)
    }
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
        SharePieces "share-pieces-alone", request.share_pieces && request.variants.len() < 2,
            "{share-pieces} is for several games: give {variant} once for each of them, or leave it out";
        Variant "no-variant", request.variants.is_empty(),
            "no game is named: give {variant}";
        Format "no-format", request.writing.formats.is_empty() && !request.writing.preview,
            "nothing is to be made: give {format}";
        Stem "stem-of-several", request.stem.is_some() && several,
            "{stem} names the files of one game, and several are asked for: leave it out";
    }
}

/// Lists the clashes of fields for a kind of file that isn't made.
fn files(writing: &Writing) -> Vec<(bool, Clash)> {
    let has = |format| writing.formats.contains(&format);
    let laser = writing.has_laser();
    clashes! {
        OutlineText "outline-text-without-svg", writing.outline_text && !has(Format::Svg),
            "`{outline-text}` is for SVG pages, and none are asked for: add {format} svg, or leave it out";
        Dpi "dpi-without-png", writing.dpi.is_some() && !has(Format::Png),
            "`{dpi}` is for PNG pages, and none are asked for: add {format} png, or leave it out";
        Bed "bed-without-laser", writing.bed.is_some() && !laser,
            "`{bed}` is for a laser cutter, and none are asked for: add {format} laser-svg or {format} dxf, or leave it out";
        Kerf "kerf-without-laser", writing.kerf.is_some() && !laser,
            "`{kerf}` is for a laser cutter, and none are asked for: add {format} laser-svg or {format} dxf, or leave it out";
        Thickness "thickness-without-laser", writing.thickness.is_some() && !laser,
            "`{thickness}` is for a box from a laser cutter, and no drawings for one are asked for: add {format} laser-svg \
             or {format} dxf, or leave it out";
    }
}

/// Lists the clashes about the size of the board.
fn sizes(request: &Request) -> Vec<(bool, Clash)> {
    let Request { settings, writing, .. } = request;
    clashes! {
        Poster "poster-and-cut", settings.poster.is_some() && settings.cut.is_some(),
            "`{poster}` prints the board whole, and `{cut}` cuts it into parts: leave out one of them";
        Cell "largest-on-exact", settings.largest_cells() && settings.poster == Some(Poster::Exact),
            "`{poster} exact` is as large as its board, so that no squares are the largest: give {cell} a length, or choose \
             {poster} a1";
        Cell "largest-without-board", settings.largest_cells() && !settings.has(Component::Board),
            "`{cell} largest` is for the board, which {parts} leaves out: name board among the parts, or give {cell} a length";
        Cell "largest-and-laser", settings.largest_cells() && writing.has_laser(),
            "`{cell} largest` fills sheets of paper, and drawings for a laser cutter are asked for: give {cell} a length";
    }
}

/// Lists the clashes of fields for a tournament or the wall, if no part uses them.
fn evening(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let plays = settings.parts.iter().any(|part| part.is_of_tournament());
    let hangs = settings.parts.iter().any(|part| part.product().is_hung());
    clashes! {
        Players "players-without-tournament", settings.players.is_some() && !plays,
            "`{players}` are those of a tournament, and none is asked for: name tournament or place-cards among the \
             {parts}, or leave it out";
        Wall "wall-without-rules", settings.wall.is_some_and(|wall| wall != settings.paper) && !hangs,
            "`{wall}` is the paper of the rules for the wall, and none are asked for: name wall among the {parts}, or leave it out";
    }
}

/// Lists the clashes about printed pages and pieces.
fn printing(request: &Request) -> Vec<(bool, Clash)> {
    let Request { settings, writing, .. } = request;
    let pages = writing.has_pages();
    clashes! {
        Poster "poster-without-pages", settings.poster.is_some() && !pages,
            "`{poster}` is for a print shop, and only drawings for a laser cutter are asked for: add {format} pdf, or leave it out";
        Coordinates "coordinates-without-pages", settings.coordinates && !pages,
            "`{coordinates}` are for printed boards, and only drawings for a laser cutter are asked for: add {format} pdf, \
             or leave it out";
        MakerOnBoard "maker-on-board-alone", settings.maker_on_board && request.maker.is_none(),
            "`{maker-on-board}` puts the name that `{maker}` gives on the board: give one, or leave it out";
        MakerOnBoard "maker-on-board-without-pages", settings.maker_on_board && !pages,
            "`{maker-on-board}` is for printed boards, and only drawings for a laser cutter are asked for: add {format} \
             pdf, or leave it out";
        Laminate "sheets-without-pages", (settings.laminate || settings.sides != Sides::Single || settings.split) && !pages,
            "`{laminate}`, `{duplex}` and `{split}` are for printed sheets, and only drawings for a laser cutter are asked \
             for: add {format} pdf, or leave them out";
        TwoSided "pieces-without-pages", (settings.two_sided || !settings.labels.is_empty()) && !pages,
            "`{two-sided}` and `{label-sheet}` are for printed pieces, and only drawings for a laser cutter are asked for: \
             add {format} pdf, or leave them out";
        LabelSheet "labels-and-squares", settings.token == TokenShape::Square && !settings.labels.is_empty(),
            "`{label-sheet}` has round labels, and `{token} square` makes squares: leave out one of them";
        Nudge "nudge-without-labels", settings.nudge != Vec2::ZERO && settings.labels.is_empty(),
            "`{nudge}` moves what is on labels, and none are asked for: add {label-sheet}, or leave it out";
    }
}
