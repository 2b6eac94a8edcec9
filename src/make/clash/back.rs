//! What contradicts another side of the board.

use super::Clash;
use crate::field::Field;
use crate::imposition::{Component, Pack};
use crate::make::request::Request;

/// What is asked for and can't be had with the other side of the board.
pub(super) fn clashes(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let asked = settings.back.is_some();
    vec![
        (
            asked && settings.pack.is_some_and(Pack::is_one_sheet_a_set),
            Clash::new(
                Field::Back,
                "back-and-pack",
                "`{pack}` has its board on the sheet of each pair, and `{back}` is printed behind boards that are cut \
                     out alone: leave out one of them",
            ),
        ),
        (
            asked && !settings.has(Component::Board),
            Clash::new(
                Field::Back,
                "back-without-board",
                "`{back}` is the other side of the board, which {parts} leaves out: name board among the parts, or leave \
                     it out",
            ),
        ),
        (
            asked && settings.poster.is_some(),
            Clash::new(
                Field::Back,
                "back-and-poster",
                "`{back}` is printed behind the sheets of the board, and `{poster}` has it on one page of a print shop: leave \
                     out one of them",
            ),
        ),
        (
            asked && request.writing.has_laser(),
            Clash::new(
                Field::Back,
                "back-and-laser",
                "`{back}` is printed on the second side of sheets, and a laser cutter works on one: choose {format} pdf, or \
                     leave it out",
            ),
        ),
        (
            asked && request.share_pieces,
            Clash::new(
                Field::SharePieces,
                "back-and-share-pieces",
                "`{back}` has pieces that serve both sides of one board, and `{share-pieces}` one set for several boards: \
                     leave out one of them",
            ),
        ),
    ]
}
