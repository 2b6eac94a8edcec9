//! What the instructions say of the planned kit.

use super::labels::LabelSheet;
use super::numbering::Numbering;
use super::paper::Paper;
use super::plan::Thing;
use super::pouch;
use super::settings::{Media, Part, Sides, TokenShape};
use super::{Job, Set};
use crate::game::Piece;
use crate::kit::loose::{LooseKind, count};
use crate::kit::story::{
    Binding, BoardFacts, Edge, Facts, Files, LabelFacts, LeafletFacts, PieceFacts, SharedFacts, Turning,
};
use crate::scene::Size;

/// The order in which the list of contents has the pieces: those of the king's side first.
const ORDER: [Piece; 5] = [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

/// Everything that the instructions may name. What is not printed is not there.
pub(super) fn facts(set: Set<'_>, numbering: Numbering) -> Facts {
    let (job, settings) = (set.job, set.job.settings);
    let board = &job.variant.setup.board;
    let loose = |part, kind| if settings.has(part) { count(set.loose, kind) } else { 0 };
    let file = |media: Media| format!("{}-{}.pdf", job.stem, media.name());
    let mut facts = Facts {
        game: job.variant.name.clone(),
        defenders: board.count(Piece::Defender) + board.count(Piece::Knight),
        attackers: board.count(Piece::Attacker) + board.count(Piece::Commander),
        story: settings.has(Part::Story),
        assembly: settings.has(Part::Assembly),
        board: settings.has(Part::Board).then(|| BoardFacts {
            size: board.size(),
            cell: job.measures.cell,
            parts: set.plan.parts.len().max(1),
            grid: set.plan.grid(),
            poster: settings.poster.map(|_| file(Media::Poster)),
        }),
        pieces: pieces(set, numbering),
        shared: job.shared.map(|shared| SharedFacts {
            games: shared.games.clone(),
            here: shared.here,
            taken: ORDER.map(|piece| (piece, board.count(piece))).to_vec(),
            place: None,
        }),
        cards: loose(Part::Cards, LooseKind::Card),
        point_cards: loose(Part::Points, LooseKind::Points),
        score_sheets: loose(Part::Scores, LooseKind::Score),
        leaflet: leaflet(set, numbering),
        sets: usize::from(settings.sets),
        turning: match settings.sides {
            Sides::Single => Turning::EachSheet,
            Sides::ShortEdge => Turning::Printer(Edge::Short),
            Sides::LongEdge => Turning::Printer(Edge::Long),
            Sides::Manual => Turning::Stack,
        },
        reading: (0..numbering.story).map(|nth| numbering.story_page(nth)).collect(),
        card: Vec::new(),
        files: settings.split.then(|| Files {
            paper: file(Media::Paper),
            card: file(Media::Card),
            labels: file(Media::Labels),
        }),
        laminate: settings.laminate.then(|| pouch::lamination(set)),
        ink: settings.ink,
        paper: settings.paper.title(),
        version: job.version.to_owned(),
    };
    if facts.leaflet.is_none() {
        // No sheet has two sides.
        facts.turning = Turning::EachSheet;
    }
    if facts.cuts() {
        facts.card = (0..numbering.cut).map(|nth| numbering.cut_page(nth)).collect();
    }
    facts
}

/// The pieces, if they are printed with this game.
fn pieces(set: Set<'_>, numbering: Numbering) -> Option<PieceFacts> {
    let (job, plan) = (set.job, set.plan);
    let kinds: Vec<_> =
        ORDER.map(|piece| (piece, job.count(piece))).into_iter().filter(|(_, n)| *n > 0).collect();
    if kinds.is_empty() {
        return None;
    }
    let pages = |is: fn(Thing) -> bool| -> Vec<usize> {
        plan.sheets_with(is).into_iter().map(|nth| numbering.cut_page(nth)).collect()
    };
    Some(PieceFacts {
        labels: labels(job, &kinds, numbering),
        kinds,
        spares: plan.spares(),
        spares_pages: pages(|thing| matches!(thing, Thing::Disc { spare: true, .. })),
        pages: pages(|thing| matches!(thing, Thing::Disc { .. })),
        square: job.settings.token == TokenShape::Square,
        two_sided: job.settings.two_sided,
        king: job.measures.king_disc,
        man: job.measures.piece_disc,
    })
}

/// The label sheets that are used, each with its pieces and its pages.
fn labels(job: &Job<'_>, kinds: &[(Piece, usize)], numbering: Numbering) -> Vec<LabelFacts> {
    let own = Numbering { story: 0, cut: 0, sides: Sides::Single, ..numbering };
    let mut labels: Vec<LabelFacts> = Vec::new();
    for (nth, sheet) in label_pages(job, kinds).into_iter().take(numbering.labels).enumerate() {
        let (page, own_page) = (numbering.label_page(nth), own.label_page(nth));
        if let Some(known) = labels.iter_mut().find(|known| known.name == sheet.name) {
            known.pages.push(page);
            known.own_pages.push(own_page);
            continue;
        }
        let on_it = |piece| sheet_for(job, piece).is_some_and(|other| other.name == sheet.name);
        labels.push(LabelFacts {
            name: sheet.name.to_owned(),
            paper: sheet.paper.title(),
            diameter: sheet.diameter,
            kinds: kinds.iter().copied().filter(|(piece, _)| on_it(*piece)).collect(),
            pages: vec![page],
            own_pages: vec![own_page],
        });
    }
    labels
}

/// The sheet of each page of labels: the king's first.
fn label_pages(job: &Job<'_>, kinds: &[(Piece, usize)]) -> Vec<LabelSheet> {
    let mut needed: Vec<(LabelSheet, usize)> = Vec::new();
    for piece in [Piece::King, Piece::Commander, Piece::Knight, Piece::Defender, Piece::Attacker] {
        let count = kinds.iter().filter(|(other, _)| *other == piece).map(|(_, n)| n).sum::<usize>();
        let Some(sheet) = sheet_for(job, piece).filter(|_| count > 0) else { continue };
        let count = count * usize::from(job.settings.sets);
        match needed.iter_mut().find(|(other, _)| other.name == sheet.name) {
            Some((_, all)) => *all += count,
            None => needed.push((sheet, count)),
        }
    }
    let places = |sheet: &LabelSheet| usize::from(sheet.columns) * usize::from(sheet.rows);
    needed.into_iter().flat_map(|(sheet, all)| vec![sheet; all.div_ceil(places(&sheet))]).collect()
}

/// The label sheet whose labels are nearest to a piece's disc, if any are near enough.
fn sheet_for(job: &Job<'_>, piece: Piece) -> Option<LabelSheet> {
    const NEAR: f64 = 1.5;
    let off = |sheet: &LabelSheet| (sheet.diameter - job.disc(piece)).to_mm().abs();
    let near = job.settings.labels.iter().filter(|sheet| off(sheet) <= NEAR + 0.001);
    near.min_by(|a, b| off(a).total_cmp(&off(b))).copied()
}

/// The leaflet, on the sheets that carry it.
fn leaflet(set: Set<'_>, numbering: Numbering) -> Option<LeafletFacts> {
    if !set.job.settings.has(Part::Leaflet) || numbering.leaflets == 0 {
        return None;
    }
    // A file of its own for paper has neither what is cut nor labels.
    let pages = if set.job.settings.split { Numbering { cut: 0, labels: 0, ..numbering } } else { numbering };
    let (binding, edge) = binding(set.job.settings.paper);
    Some(LeafletFacts {
        pages: set.leaflet_pages,
        binding,
        sides: (0..numbering.leaflets)
            .map(|nth| (pages.leaflet_first(nth), pages.leaflet_second(nth)))
            .collect(),
        edge,
    })
}

/// How a leaflet is put together on a paper, and over which edge its sheets are turned.
fn binding(paper: Paper) -> (Binding, Edge) {
    let inches = [Paper::LETTER, Paper::LEGAL, Paper::TABLOID].contains(&paper);
    let sheet = if inches { Paper::LETTER.size() } else { Paper::A4.size() };
    let Size { width, height } = paper.size();
    let within = |side: f64, room: f64| side <= room + 0.001;
    if !within(sheet.width, width) || !within(sheet.height, height) {
        return (Binding::Leaves, Edge::Long);
    }
    let cut_out = !within(width, sheet.width) || !within(height, sheet.height);
    // A sheet that lies across fills upright paper that is as wide as it is long.
    let edge = if within(sheet.height, width) { Edge::Long } else { Edge::Short };
    (Binding::Folded { cut_out }, edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leaflet_follows_the_paper() {
        let folded = |cut_out, edge| (Binding::Folded { cut_out }, edge);
        for (paper, expected) in [
            (Paper::A4, folded(false, Edge::Short)),
            (Paper::LETTER, folded(false, Edge::Short)),
            (Paper::LEGAL, folded(true, Edge::Short)),
            (Paper::A3, folded(true, Edge::Long)),
            (Paper::TABLOID, folded(true, Edge::Long)),
            (Paper::A5, (Binding::Leaves, Edge::Long)),
        ] {
            assert_eq!(binding(paper), expected, "{paper}");
        }
    }
}
