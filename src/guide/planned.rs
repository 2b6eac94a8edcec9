//! Reads the facts for the instructions off the planned kit.

use super::{pouch, sheet_map};
use crate::game::Piece;
use crate::guide::{
    Binding, BoardFacts, ClassFacts, ElsewhereFacts, Facts, FileNames, LabelFacts, LeafletFacts,
    OtherSideFacts, PieceFacts, SharedFacts, WallFacts,
};
use crate::imposition::plan::{Element, LabelPage, Placed};
use crate::imposition::{Component, Media, Numbering, Sides, TokenShape};
use crate::kit::handouts;
use crate::kit::inserts::count;
use crate::kit::other_side::OtherSide;
use crate::sheets::cuts;
use crate::sheets::leaflet::LeafletForm;
use crate::sheets::set::Set;
use crate::text::escape_markup;

/// Order of the pieces in the list of contents: the king's side first.
const ORDER: [Piece; 5] = [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

/// The set with the board and the pieces, for a kit that only has its words in one language more; with the numbers of its pages.
#[derive(Clone, Copy)]
pub(crate) struct WholeSet<'a> {
    pub(crate) set: Set<'a>,
    pub(crate) numbering: Numbering,
}

/// Returns all facts that the instructions may name. Parts that are not printed are left out. `elsewhere` is the set with the
/// board and the pieces, if this kit has words alone.
pub(crate) fn facts(set: Set<'_>, numbering: Numbering, elsewhere: Option<WholeSet<'_>>) -> Facts {
    let (job, settings) = (set.job, set.job.settings);
    let WholeSet { set: whole, numbering: of_whole } = elsewhere.unwrap_or(WholeSet { set, numbering });
    let board = &job.variant.setup.board;
    let file = |media: Media| file_name(set, media);
    let mut facts = Facts {
        game: job.variant.name.clone(),
        defenders: board.count(Piece::Defender) + board.count(Piece::Knight),
        attackers: board.count(Piece::Attacker) + board.count(Piece::Commander),
        story: settings.has(Component::Story),
        tale: job.variant.about.tale.clone(),
        assembly: settings.has(Component::Assembly),
        board: whole.job.settings.has(Component::Board).then(|| BoardFacts {
            size: board.size(),
            cell: whole.job.measures.cell,
            side: whole.plan.trim.side(),
            whole: whole.plan.trim.whole(),
            parts: whole.plan.parts.len().max(1),
            grid: whole.plan.grid(),
            poster: whole.job.settings.poster.map(|_| file_name(whole, Media::Poster)),
        }),
        other_side: other_side(whole, of_whole),
        pieces: pieces(whole, of_whole),
        elsewhere: elsewhere
            .filter(|_| {
                [Component::Board, Component::Pieces].into_iter().any(|part| whole.job.settings.has(part))
            })
            .map(|whole| elsewhere_facts(whole, settings.split)),
        shared: whole.job.shared.map(|shared| SharedFacts {
            games: shared.games.iter().cloned().zip(shared.taken.iter().map(taken)).collect(),
            here: shared.here,
            taken: ORDER.map(|piece| (piece, board.count(piece))).to_vec(),
            place: (!shared.here && shared.page > 0).then(|| (escape_markup(&shared.kit), shared.page)),
        }),
        inserts: Component::inserts()
            .map(|(component, _)| (component, count(set.inserts, component)))
            .filter(|(_, count)| *count > 0)
            .collect(),
        handouts: handouts::counted([set.handouts, set.wall]),
        wall: (!set.wall.is_empty())
            .then(|| WallFacts { file: file(Media::Wall), paper: settings.wall_paper().title() }),
        handout_pages: (0..numbering.handouts).map(|nth| numbering.handout_page(nth)).collect(),
        handout_pairs: (0..numbering.double_handouts)
            .map(|nth| (numbering.handout_first(nth), numbering.handout_second(nth)))
            .collect(),
        handout_flip: settings.sides.flip(settings.paper.size()),
        leaflet: leaflet(set, numbering),
        sets: usize::from(settings.sets),
        sides: settings.sides,
        reading: (0..numbering.story).map(|nth| numbering.story_page(nth)).collect(),
        card: Vec::new(),
        files: settings.split.then(|| FileNames {
            paper: file(Media::Paper),
            card: file(Media::Card),
            labels: file(Media::Labels),
        }),
        minutes: cuts::minutes(whole),
        class: class(whole),
        laminate: settings.laminate.then(|| pouch::lamination(whole)),
        ink: settings.ink,
        paper: settings.paper.title(),
        inches: settings.paper.is_in_inches(),
        map: if settings.has(Component::Assembly) { sheet_map::pages(set, numbering) } else { Vec::new() },
        version: job.version.to_owned(),
    };
    if facts.leaflet.is_none() && facts.handout_pairs.is_empty() && facts.other_side.is_none() {
        // No sheet has two sides.
        facts.sides = Sides::Single;
    }
    if facts.cuts() {
        facts.card = (0..numbering.cut).map(|nth| numbering.cut_page(nth)).collect();
    }
    facts
}

/// Returns the name of a set's file for one kind of sheet.
fn file_name(set: Set<'_>, media: Media) -> String {
    format!("{}-{}.pdf", escape_markup(set.job.stem), media.name())
}

/// Returns the place of the board and the pieces in another kit of the set.
fn elsewhere_facts(WholeSet { set, numbering }: WholeSet<'_>, split: bool) -> ElsewhereFacts {
    let is_set = |thing: Element| matches!(thing, Element::Board { .. } | Element::Disc { .. });
    // Sheets with another side have steps of their own.
    let with_set = set.plan.sheets_with(is_set).into_iter().filter(|nth| *nth >= set.backed());
    let file = |media| {
        if split { file_name(set, media) } else { format!("{}.pdf", escape_markup(set.job.stem)) }
    };
    ElsewhereFacts {
        file: file(Media::Card),
        labels: file(Media::Labels),
        pages: with_set.map(|nth| numbering.cut_page(nth)).collect(),
    }
}

/// Returns the other side of the board. `None`: nothing is printed there.
fn other_side(set: Set<'_>, numbering: Numbering) -> Option<OtherSideFacts> {
    let (job, settings) = (set.job, set.job.settings);
    let back = job.back.filter(|_| set.masters.back.is_some())?;
    Some(OtherSideFacts {
        game: back.name.clone(),
        squares: match &back.side {
            OtherSide::Game(variant) => Some(variant.setup.board.size()),
            OtherSide::Morris => None,
        },
        command: back.command.clone(),
        pairs: (0..set.backed()).map(|nth| (numbering.cut_page(nth), numbering.cut_second(nth))).collect(),
        rest: (set.backed()..numbering.cut).map(|nth| numbering.cut_page(nth)).collect(),
        flip: settings.sides.flip(settings.paper.size()),
    })
}

/// Returns the cutting of a pair's sheet. `None`: the kit is not for a class.
fn class(set: Set<'_>) -> Option<ClassFacts> {
    let class = set.job.measures.class?;
    let lines = class.cuts();
    let numbered = lines.iter().filter(|line| class.has_sign(line)).count();
    let all = cuts::cuts(set);
    let minutes = cuts::share(all, set.plan.sheets.len(), set.job.settings.sets).card;
    Some(ClassFacts { cuts: lines.len(), numbered, minutes })
}

/// Returns the pieces of a game in the order of the list of contents, given counts in the order of [`Piece::ALL`].
fn taken(counts: &[usize; Piece::ALL.len()]) -> Vec<(Piece, usize)> {
    let of =
        |kind| Piece::ALL.iter().zip(counts).find(|(piece, _)| **piece == kind).map_or(0, |found| *found.1);
    ORDER.map(|piece| (piece, of(piece))).to_vec()
}

/// Returns the facts about the pieces. `None`: they are not printed with this game.
fn pieces(set: Set<'_>, numbering: Numbering) -> Option<PieceFacts> {
    let (job, plan) = (set.job, set.plan);
    let kinds: Vec<_> =
        ORDER.map(|piece| (piece, job.count(piece))).into_iter().filter(|(_, n)| *n > 0).collect();
    if kinds.is_empty() {
        return None;
    }
    let pages = |is: fn(Element) -> bool| -> Vec<usize> {
        plan.sheets_with(is).into_iter().map(|nth| numbering.cut_page(nth)).collect()
    };
    let is_spare = |thing: Element| matches!(thing, Element::Disc { spare: true, .. });
    let mut spares_pages = pages(is_spare);
    for (nth, page) in plan.labels.iter().enumerate() {
        if page.placed.iter().any(|placed| is_spare(placed.element)) {
            spares_pages.push(numbering.label_page(nth));
        }
    }
    Some(PieceFacts {
        labels: labels(set, &kinds, numbering),
        kinds,
        spares: plan.spares(),
        spares_pages,
        pages: pages(|thing| matches!(thing, Element::Disc { .. })),
        square: job.settings.token == TokenShape::Square,
        two_sided: job.settings.two_sided,
        bleeds: job.settings.bleed.to_mm() > 0.0,
        king: job.measures.king_disc,
        man: job.measures.piece_disc,
    })
}

/// Returns the label sheets that are used, each with the pieces on its labels and its pages.
fn labels(set: Set<'_>, kinds: &[(Piece, usize)], numbering: Numbering) -> Vec<LabelFacts> {
    let mut facts: Vec<LabelFacts> = Vec::new();
    for (nth, LabelPage { sheet, placed }) in set.plan.labels.iter().enumerate() {
        let is_spare = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: true, .. });
        let spares = placed.iter().filter(is_spare).count();
        let page = numbering.label_page(nth);
        if let Some(known) = facts.iter_mut().find(|known| known.name == sheet.title()) {
            known.spares += spares;
            known.pages.push(page);
            continue;
        }
        let is_on_it = |piece: Piece| set.job.label_sheet(piece).is_some_and(|other| other == *sheet);
        facts.push(LabelFacts {
            name: sheet.title(),
            spares,
            paper: sheet.paper.title(),
            diameter: sheet.diameter,
            kinds: kinds.iter().filter(|(piece, _)| is_on_it(*piece)).copied().collect(),
            pages: vec![page],
        });
    }
    facts
}

/// Returns the facts about the leaflet. `None`: it is not printed.
fn leaflet(set: Set<'_>, numbering: Numbering) -> Option<LeafletFacts> {
    let brief = set.leaflet?;
    Some(LeafletFacts {
        pages: brief.pages,
        binding: match brief.form {
            LeafletForm::Folded => Binding::Folded { cut_out: false },
            LeafletForm::CutOut | LeafletForm::Pair => Binding::Folded { cut_out: true },
            LeafletForm::Single => Binding::Leaves,
        },
        sides: (0..numbering.leaflets)
            .map(|nth| (numbering.leaflet_first(nth), numbering.leaflet_second(nth)))
            .collect(),
        flip: brief.flip,
        is_across: brief.is_across,
    })
}
