//! Fields that contradict a pack.

use super::Clash;
use crate::field::Field;
use crate::game::Cut;
use crate::imposition::{Component, Pack, TokenShape};
use crate::keyed::keyed;
use crate::product::form::Form;
use crate::request::Request;
use crate::units::Length;

/// Lists the clashes with the request's pack.
pub(super) fn clashes(request: &Request) -> Vec<(bool, Clash)> {
    match request.settings.pack {
        None => Vec::new(),
        Some(Pack::Club) => club(request),
        Some(Pack::Class | Pack::OneSheet) => {
            parts(request).into_iter().chain(making(request)).chain(sizes(request)).collect()
        }
    }
}

/// Lists the clashes with the pack for a club's evening: only fields that leave nothing of it.
fn club(request: &Request) -> Vec<(bool, Clash)> {
    clashes! {
        Format "club-without-pages", !request.writing.has_pages();
        Parts "club-without-board", !request.settings.has(Component::Board);
    }
}

/// Lists the clashes about parts that the sheet of a pair must have, or has no room for.
fn parts(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let on_sheet = [Component::Board, Component::Pieces, Component::Cards];
    let is_cut =
        |part: &Component| !on_sheet.contains(part) && matches!(part.product().form, Form::Insert(_));
    clashes! {
        Parts "pack-without-its-sheet", on_sheet.into_iter().any(|part| !settings.has(part));
        Parts "pack-with-more-to-cut", settings.parts.iter().any(is_cut);
        SharePieces "pack-and-share-pieces", request.share_pieces;
        Format "pack-and-laser", request.writing.has_laser();
        Spares "pack-and-spares", settings.spares.is_some();
    }
}

/// Lists the clashes about ways of making that don't suit the sheet of a pair.
fn making(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    clashes! {
        Token "pack-and-round", settings.token == TokenShape::Round;
        LabelSheet "pack-and-labels", !settings.labels.is_empty();
        TwoSided "pack-and-two-sided", settings.two_sided;
        Poster "pack-and-poster", settings.poster.is_some();
        Laminate "pack-and-laminate", settings.laminate;
        Cut "pack-and-cut", settings.cut.is_some_and(|cut| cut != Cut::Whole);
    }
}

/// Lists the clashes about sizes, which are fixed on a sheet that is filled without waste.
fn sizes(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    clashes! {
        Cell "pack-and-largest", settings.largest_cells();
        Frame "pack-and-frame", settings.frame.is_some();
        PieceDisc "pack-and-discs", settings.king_disc.is_some() || settings.piece_disc.is_some();
        Bleed "pack-and-bleed", settings.bleed != Length::ZERO;
    }
}
