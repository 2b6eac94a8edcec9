//! Pieces of a sheet, and the marks outside their bleed.

use super::marks::{CutEnd, CutMarks, MarkRoom};
use super::ticks::ticks;
use crate::game::Piece;
use crate::imposition::cut_plan::rows::ORDER;
use crate::imposition::cut_plan::{CutPlan, Element, Placed};
use crate::imposition::cutting::straight_cuts;
use crate::imposition::{Order, TokenShape};
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::product::picture::Masters;
use crate::scene::{Item, Rect, Vec2};
use crate::text::Value;

/// Distance, in millimetres, below which squares touch.
const TOUCHING: f64 = 0.01;

/// Draws pieces: of squares first the ground of all, which is their bleed.
pub(crate) fn draw<'a>(masters: &Masters, placed: impl Iterator<Item = &'a Placed> + Clone) -> Vec<Item> {
    let mut items = Vec::new();
    let mut faces = Vec::new();
    for (placed, man) in placed.filter_map(man) {
        let token = masters.token(man.piece);
        let dealt = token.dealt(man.nth);
        let (center, outer) = (placed.area.center(), token.side() / 2.0);
        items.push(Item::art(&dealt.printed, center.x - outer, center.y - outer));
        let inner = token.diameter.to_mm() / 2.0;
        let face = (token.shape == TokenShape::Square).then_some(&dealt.cut);
        for art in face.into_iter().chain(masters.plate(man.piece, man.set)) {
            faces.push(Item::art(art, center.x - inner, center.y - inner));
        }
    }
    items.extend(faces);
    items
}

/// A piece on a sheet.
#[derive(Clone, Copy)]
pub(crate) struct PlacedMan {
    /// Kind of the piece.
    pub(crate) piece: Piece,
    /// The set that it belongs to, counted from 1.
    set: u16,
    /// Number among the pieces of its kind in that set; it selects the face.
    nth: usize,
}

/// Returns the element if it is a piece, with its data.
pub(crate) fn man(placed: &Placed) -> Option<(&Placed, PlacedMan)> {
    match placed.element {
        Element::Disc { piece, set, nth, .. } => Some((placed, PlacedMan { piece, set, nth })),
        _ => None,
    }
}

/// Returns the number of pieces of a kind, or of spare pieces, in words.
pub(crate) fn tally(
    composer: &Composer<'_>,
    piece: Option<Piece>,
    count: usize,
) -> Result<String, LayoutError> {
    let (id, variable) = match piece {
        Some(Piece::King) => ("tally-kings", "kings"),
        Some(Piece::Defender) => ("tally-defenders", "defenders"),
        Some(Piece::Attacker) => ("tally-attackers", "attackers"),
        Some(Piece::Commander) => ("pieces-commander", "count"),
        Some(Piece::Knight) => ("pieces-knight", "count"),
        None => ("tally-spares", "spares"),
    };
    composer.say(id, &[(variable, Value::Number(count as f64))])
}

/// Returns the pieces of a set on card in words: `1 king, 12 defenders, 24 attackers`; pieces on later sheets included.
pub(crate) fn tallies(
    composer: &Composer<'_>,
    order: &Order,
    plan: &CutPlan,
    set: u16,
) -> Result<String, LayoutError> {
    let is_spare =
        |p: &&Placed| matches!(p.element, Element::Disc { spare: true, set: other, .. } if other == set);
    let spares = plan.sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_spare).count();
    let mut words = Vec::new();
    for piece in ORDER {
        if order.count(piece) > 0 && order.label_sheet(piece).is_none() {
            words.push(tally(composer, Some(piece), order.count(piece))?);
        }
    }
    if spares > 0 {
        words.push(tally(composer, None, spares)?);
    }
    Ok(words.join(", "))
}

/// Draws the marks outside the bleed of the pieces among `placed`: ticks around discs, and for squares both ends of every
/// straight cut.
pub(crate) fn marks(order: &Order, placed: &[Placed]) -> Vec<Item> {
    let settings = &order.settings;
    if settings.token != TokenShape::Square {
        return ticks(settings, placed).into_iter().collect();
    }
    let (bleed, printable) = (settings.bleed.to_mm(), settings.paper.printable(settings.margin));
    let areas: Vec<Rect> = placed.iter().filter_map(man).map(|(placed, _)| placed.area).collect();
    let mut marks = CutMarks::default();
    for cut in straight_cuts(&areas, 2.0 * bleed) {
        let along = cut.to - cut.from;
        let way = along / along.hypot();
        for (at, way) in [(cut.from, -way), (cut.to, way)] {
            // Elements at which the line does not end.
            let is_other = |placed: &&Placed| !placed.area.inset(TOUCHING).contains(at);
            let others: Vec<Rect> =
                placed.iter().filter(is_other).map(|placed| placed.outer(settings)).collect();
            let normal = Vec2::new(way.y, way.x);
            // Within the last piece, and beside it.
            let is_free = |aside: &Vec2| {
                let beside = at - way + *aside;
                areas.iter().all(|area| !area.contains(beside))
            };
            let aside = [normal, -normal].into_iter().find(is_free);
            marks.add(
                CutEnd { at, way, aside, length: along.hypot() },
                MarkRoom { bleed, printable, others: &others },
            );
        }
    }
    marks.drawn()
}
