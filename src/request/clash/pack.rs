//! Fields that contradict a pack.

use super::Clash;
use crate::field::Field;
use crate::game::Cut;
use crate::imposition::{Component, Pack, TokenShape};
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
        Format "club-without-pages", !request.writing.has_pages(),
            "`{pack}` has pages to hang up and to write on, which are for a printer, and only drawings for a laser cutter \
             are asked for: add {format} pdf, or leave {pack} out";
        Parts "club-without-board", !request.settings.has(Component::Board),
            "`{pack}` has boards with coordinates, and {parts} leaves the board out: name board among the parts, or leave \
             {pack} out, for every part can be had without it";
    }
}

/// Lists the clashes about parts that the sheet of a pair must have, or has no room for.
fn parts(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    let on_sheet = [Component::Board, Component::Pieces, Component::Cards];
    let is_cut =
        |part: &Component| !on_sheet.contains(part) && matches!(part.product().form, Form::Insert(_));
    clashes! {
        Parts "pack-without-its-sheet", on_sheet.into_iter().any(|part| !settings.has(part)),
            "`{pack}` puts board, pieces and a card for each pair on one sheet, and {parts} leaves one of them out: name \
             all three, or leave out {pack}";
        Parts "pack-with-more-to-cut", settings.parts.iter().any(is_cut),
            "`{pack}` has room on its sheet for board, pieces and one card, and {parts} names something else that is cut \
             out: leave points and scores out, or {pack}";
        SharePieces "pack-and-share-pieces", request.share_pieces,
            "`{pack}` gives each pair the pieces of its game, and `{share-pieces}` one set for several games: leave out one \
             of them";
        Format "pack-and-laser", request.writing.has_laser(),
            "`{pack}` is cut with scissors, and drawings for a laser cutter are asked for: choose {format} pdf, or leave \
             out {pack}";
        Spares "pack-and-spares", settings.spares.is_some(),
            "`{pack}` has as many spare pieces as its sheet has places left, and `{spares}` asks for a number: leave out \
             one of them";
    }
}

/// Lists the clashes about ways of making that don't suit the sheet of a pair.
fn making(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    clashes! {
        Token "pack-and-round", settings.token == TokenShape::Round,
            "`{pack}` has square pieces, which straight cuts part, and `{token} round` makes discs: choose square, or leave \
             out {pack}";
        LabelSheet "pack-and-labels", !settings.labels.is_empty(),
            "`{pack}` has its pieces on the sheet of card, and `{label-sheet}` puts them on labels: leave out one of them";
        TwoSided "pack-and-two-sided", settings.two_sided,
            "`{pack}` has nothing to fold, and `{two-sided}` folds the pieces over: leave out one of them";
        Poster "pack-and-poster", settings.poster.is_some(),
            "`{pack}` has the board on the sheet of each pair, and `{poster}` on a page of a print shop: leave out one of them";
        Laminate "pack-and-laminate", settings.laminate,
            "`{pack}` is cut edge to edge, and `{laminate}` needs room for film around each part: leave out one of them";
        Cut "pack-and-cut", settings.cut.is_some_and(|cut| cut != Cut::Whole),
            "`{pack}` has its board in one piece, and `{cut}` cuts it into parts: choose whole, or leave out one of them";
    }
}

/// Lists the clashes about sizes, which are fixed on a sheet that is filled without waste.
fn sizes(request: &Request) -> Vec<(bool, Clash)> {
    let settings = &request.settings;
    clashes! {
        Cell "pack-and-largest", settings.largest_cells(),
            "`{pack}` has the largest squares up to 25 mm that fit its sheet: leave out `{cell} largest`, or give {cell} a length";
        Frame "pack-and-frame", settings.frame.is_some(),
            "`{pack}` has a frame as wide as scissors go astray, and `{frame}` asks for another: leave out one of them";
        PieceDisc "pack-and-discs", settings.king_disc.is_some() || settings.piece_disc.is_some(),
            "`{pack}` has pieces of one size, which fill their part of the sheet, and `{king-disc}` or `{piece-disc}` asks \
             for another: leave out one of them";
        Bleed "pack-and-bleed", settings.bleed != Length::ZERO,
            "`{pack}` has everything edge to edge, where no colour goes on beyond a cut: leave out `{bleed}`, or {pack}";
    }
}
