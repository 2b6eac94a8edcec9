//! Fields that contradict another side of the board.

use super::Clash;
use crate::field::Field;
use crate::imposition::{Component, Pack};
use crate::request::Request;

/// Lists the clashes with the other side of the board.
pub(super) fn clashes(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let asked = settings.back.is_some();
    clashes! {
        Back "back-and-pack", asked && settings.pack.is_some_and(Pack::is_one_sheet_a_set),
            "`{pack}` has its board on the sheet of each pair, and `{back}` is printed behind boards that are cut out \
             alone: leave out one of them";
        Back "back-without-board", asked && !settings.has(Component::Board),
            "`{back}` is the other side of the board, which {parts} leaves out: name board among the parts, or leave it out";
        Back "back-and-poster", asked && settings.poster.is_some(),
            "`{back}` is printed behind the sheets of the board, and `{poster}` has it on one page of a print shop: leave \
             out one of them";
        Back "back-and-laser", asked && request.writing.has_laser(),
            "`{back}` is printed on the second side of sheets, and a laser cutter works on one: choose {format} pdf, or \
             leave it out";
        SharePieces "back-and-share-pieces", asked && request.share_pieces,
            "`{back}` has pieces that serve both sides of one board, and `{share-pieces}` one set for several boards: leave \
             out one of them";
    }
}
