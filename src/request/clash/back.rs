//! Fields that contradict another side of the board.

use super::Clash;
use crate::field::Field;
use crate::imposition::{Component, Pack};
use crate::keyed::keyed;
use crate::request::Request;

/// Lists the clashes with the other side of the board.
pub(super) fn clashes(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let asked = settings.back.is_some();
    clashes! {
        Back "back-and-pack", asked && settings.pack.is_some_and(Pack::is_one_sheet_a_set);
        Back "back-without-board", asked && !settings.has(Component::Board);
        Back "back-and-poster", asked && settings.poster.is_some();
        Back "back-and-laser", asked && request.writing.has_laser();
        SharePieces "back-and-share-pieces", asked && request.share_pieces;
    }
}
