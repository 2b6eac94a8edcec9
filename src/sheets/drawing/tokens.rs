//! Drawing the pieces on a sheet, and the marks outside their bleed.

use super::ticks::ticks;
use crate::game::Piece;
use crate::imposition::plan::discs::MARKS;
use crate::imposition::plan::rows::ORDER;
use crate::imposition::plan::{Element, Placed, Plan};
use crate::imposition::{Job, TokenShape};
use crate::kit::picture::Masters;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Stroke};
use crate::text::Value;

/// From the bleed to the marks, in millimetres.
const OFFSET: f64 = 0.4;
/// Width of a mark, in millimetres.
const LINE: f64 = 0.15;
/// Squares nearer than this touch, in millimetres.
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
    /// Which.
    pub(crate) piece: Piece,
    /// The set that it belongs to, counted from 1.
    set: u16,
    /// Its number among those of its kind in that set, by which it has its face.
    nth: usize,
}

/// An element that is a piece.
pub(crate) fn man(placed: &Placed) -> Option<(&Placed, PlacedMan)> {
    match placed.element {
        Element::Disc { piece, set, nth, .. } => Some((placed, PlacedMan { piece, set, nth })),
        _ => None,
    }
}

/// How many of a piece, or of spare pieces, in words.
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

/// What a set has of pieces on card, in words: `1 king, 12 defenders, 24 attackers`; those that lie on a later sheet, too.
pub(crate) fn tallies(
    composer: &Composer<'_>,
    (job, plan): (&Job<'_>, &Plan),
    set: u16,
) -> Result<String, LayoutError> {
    let is_spare =
        |p: &&Placed| matches!(p.element, Element::Disc { spare: true, set: other, .. } if other == set);
    let spares = plan.sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_spare).count();
    let mut words = Vec::new();
    for piece in ORDER {
        if job.count(piece) > 0 && job.label_sheet(piece).is_none() {
            words.push(tally(composer, Some(piece), job.count(piece))?);
        }
    }
    if spares > 0 {
        words.push(tally(composer, None, spares)?);
    }
    Ok(words.join(", "))
}

/// What is marked outside the bleed of the pieces among `placed`: ticks around discs, and of blocks of squares both ends of
/// every cut line.
pub(crate) fn marks(job: &Job<'_>, placed: &[Placed]) -> Vec<Item> {
    if job.settings.token != TokenShape::Square {
        return ticks(job.settings, placed).into_iter().collect();
    }
    let printable = job.settings.paper.printable(job.settings.margin).inset(ROUNDING);
    let mut path = BezPath::new();
    let bleed = job.settings.bleed.to_mm();
    let others: Vec<Rect> = placed.iter().filter_map(man).map(|(placed, _)| placed.area).collect();
    let mut line = |at: &dyn Fn(f64) -> (f64, f64)| line(&mut path, (printable, &others), at);
    for block in blocks(placed, 2.0 * bleed) {
        for (x, ends) in cuts(&block, |area| (area.x0, area.x1), |area| (area.y0, area.y1)) {
            for (y, out) in [(ends.0, -1.0), (ends.1, 1.0)] {
                line(&|d| (x, y + out * (bleed + d)));
            }
        }
        for (y, ends) in cuts(&block, |area| (area.y0, area.y1), |area| (area.x0, area.x1)) {
            for (x, out) in [(ends.0, -1.0), (ends.1, 1.0)] {
                line(&|d| (x + out * (bleed + d), y));
            }
        }
    }
    if path.elements().is_empty() {
        Vec::new()
    } else {
        vec![Path::stroke(path, Stroke::new(Color::BLACK, LINE)).into()]
    }
}

/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// A mark along a way that maps a distance from the bleed to a point, if all of it can be printed and it meets no other
/// piece.
fn line(path: &mut BezPath, (printable, others): (Rect, &[Rect]), at: &dyn Fn(f64) -> (f64, f64)) {
    let (from, to) = (at(OFFSET), at(MARKS - ROUNDING));
    let is_free =
        |point: &(f64, f64)| others.iter().all(|other| !other.inset(LINE).contains(Point::from(*point)));
    if [from, to].iter().all(|&(x, y)| printable.contains(Point::new(x, y))) && [from, to].iter().all(is_free)
    {
        path.move_to(from);
        path.line_to(to);
    }
}

/// The squares in blocks whose members share edges, or have no more than `apart` millimetres between them: one cut goes
/// through all that are in line.
fn blocks(placed: &[Placed], apart: f64) -> Vec<Vec<Rect>> {
    let mut blocks: Vec<Vec<Rect>> = Vec::new();
    for (placed, _) in placed.iter().filter_map(man) {
        let near = placed.area.inset(apart + TOUCHING);
        let touches = |block: &Vec<Rect>| block.iter().any(|area| area.intersect(near).area() > TOUCHING);
        let mut whole = vec![placed.area];
        let (touched, apart): (Vec<_>, Vec<_>) = blocks.into_iter().partition(touches);
        blocks = apart;
        whole.extend(touched.into_iter().flatten());
        blocks.push(whole);
    }
    blocks
}

/// The cut lines of a block one way: where each runs, and from where to where.
fn cuts(
    block: &[Rect],
    across: impl Fn(&Rect) -> (f64, f64),
    along: impl Fn(&Rect) -> (f64, f64),
) -> Vec<(f64, (f64, f64))> {
    let mut cuts: Vec<(f64, (f64, f64))> = Vec::new();
    for area in block {
        let ((first, second), (from, to)) = (across(area), along(area));
        for at in [first, second] {
            match cuts.iter_mut().find(|(other, _)| (*other - at).abs() < TOUCHING) {
                Some((_, ends)) => *ends = (ends.0.min(from), ends.1.max(to)),
                None => cuts.push((at, (from, to))),
            }
        }
    }
    cuts
}
