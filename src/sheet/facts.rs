//! What the instructions say of the planned kit.

use super::Set;
use super::numbering::Numbering;
use super::plan::Thing;
use crate::game::Piece;
use crate::kit::loose::{LooseKind, count};
use crate::kit::story::Facts;

/// Every number that the instructions name.
pub(super) fn facts(set: Set<'_>, numbering: Numbering) -> Facts {
    let (job, plan) = (set.job, set.plan);
    let board = &job.variant.setup.board;
    let pieces = plan.sheets_with(|thing| matches!(thing, Thing::Disc { .. }));
    let spares = plan.sheets_with(|thing| matches!(thing, Thing::Disc { spare: true, .. }));
    let (first, last) = (pieces.first().copied().unwrap_or(0), pieces.last().copied().unwrap_or(0));
    Facts {
        size: board.size(),
        parts: plan.parts.len(),
        part_grid: plan.grid(),
        pieces: [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander]
            .map(|piece| (piece, board.count(piece))),
        spares: plan.spares(),
        spares_page: numbering.cut_page(spares.first().copied().unwrap_or(0)),
        cards: count(set.loose, LooseKind::Card),
        point_cards: count(set.loose, LooseKind::Points) > 0,
        score_sheet: count(set.loose, LooseKind::Score) > 0,
        leaflet_sheets: set.leaflet.map_or(0, |leaflet| leaflet.pages / 4),
        king_disc: job.measures.king_disc,
        piece_disc: job.measures.piece_disc,
        text_last: numbering.story_page(numbering.story - 1),
        first: numbering.cut_page(0),
        last: numbering.cut_page(numbering.cut - 1),
        pieces_page: numbering.cut_page(first),
        pieces_last: numbering.cut_page(last),
        pieces_sheets: pieces.len(),
        leaflet_first: numbering.leaflet_first(0),
        leaflet_last: numbering.total(),
        version: job.version.to_owned(),
    }
}
