//! Second side of a sheet with parts of the board: it shows the other side of the board, each part exactly behind the same part
//! of the front.
//!
//! The sheet is turned like the page of a book: the left of its first side is the right of the second. Printing both sides
//! never meets exactly, so that colour goes on beyond the cut here as it does in front.

use super::boxes::boxes;
use super::{from_page, join, place};
use crate::imposition::Media;
use crate::imposition::cut_plan::{Element, Placed};
use crate::imposition::cutting::BoardPart;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, plain};
use crate::scene::{Affine, Item, Node, Page, Rect, Tag, Vec2};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::set::Set;
use crate::text::Value;

/// Size of the page's own label, in points, and its distance from the top of the slug line's room, in
/// millimetres.
const WORDS: f64 = 7.0;
const DOWN: f64 = 6.0;
/// Least width of a room for lines of words across, in millimetres.
const NARROW: f64 = 28.0;

/// Returns the second side of a sheet with parts of the board, and its part of the document's structure. The numbers are those of
/// the sheet's two sides.
pub(super) fn page(
    set: Set<'_>,
    placed: &[Placed],
    first: usize,
    second: usize,
    composer: &mut Composer<'_>,
) -> Result<(Page, Vec<Node>), LayoutError> {
    let size = set.order.settings.paper.size();
    let (mut items, mut nodes) = (Vec::new(), Vec::new());
    let parts: Vec<Placed> =
        placed.iter().filter(|thing| matches!(thing.element, Element::Board { .. })).copied().collect();
    for thing in &parts {
        let Element::Board { part, .. } = thing.element else { continue };
        let mark = composer.marks.fresh();
        items.push(Item::marked(mark, vec![self::part(set, thing, part, composer)?]));
        let alt = plain(&alternative(set, part, composer)?);
        nodes.push(Node::leaf(Tag::Figure { alt }, mark));
    }
    let slug = placed.iter().find(|thing| matches!(thing.element, Element::SlugLine(_)));
    if let Some(slug) = slug {
        // Behind the slug line of the first side, where nothing else lies.
        let room = mirrored(slug.area, size.width);
        let args = [
            ("kit", Value::Text(set.order.variant.name.clone())),
            ("page", Value::Number(second as f64)),
            ("pages", Value::Number(set.plan.total(Media::Card) as f64)),
            ("front", Value::Number(first as f64)),
        ];
        items.extend(note(composer, &composer.say("back-page", &args)?, room, slug.turned)?);
    }
    let (trim, bleed) = boxes(&parts, &set.order.settings, |card| card.area);
    let behind = |area: Option<Rect>| area.map(|area| mirrored(area, size.width));
    Ok((Page { size, trim: behind(trim), bleed: behind(bleed), items }, nodes))
}

/// Draws the page's own label, level on each page, in lines where the room is narrow; only in a strip too narrow for that it runs
/// along the strip.
fn note(composer: &mut Composer<'_>, text: &str, room: Rect, turned: bool) -> Result<Vec<Item>, LayoutError> {
    let style = small(composer, WORDS);
    if turned && room.width() < NARROW {
        let line = composer.label(text, &style)?;
        let share = (room.height() / line.width.max(1e-6)).min(1.0);
        let onto = Affine::new([0.0, share, -share, 0.0, room.x1 - DOWN.min(room.width()), room.y0]);
        return Ok(vec![Item::transformed(at(line, 0.0, 0.0), onto)]);
    }
    let first = room.y0 + DOWN.min(room.height());
    let lines = composer.typesetter.paragraph(text, &style, room.width())?;
    let down = |nth: usize| first + nth as f64 * style.leading.to_mm();
    Ok(lines.into_iter().enumerate().flat_map(|(nth, line)| at(line, room.x0, down(nth))).collect())
}

/// Draws the back of a part, at its place on the second side.
fn part(set: Set<'_>, thing: &Placed, index: usize, composer: &Composer<'_>) -> Result<Item, LayoutError> {
    let (part, trim) = (&set.plan.cut.parts[index], set.plan.cut.trim);
    let trimmed = trim.part(part);
    let behind = behind_of(part, set);
    let shift = Vec2::new(behind.x0, behind.y0);
    let size = trimmed.size();
    // The same place on the back of the part: the part is turned over its upright axis, the sheet over its own.
    let window = mirrored(from_page(thing, thing.outer(&set.order.settings)), size.width);
    let mut items = Vec::new();
    if let Some(art) = &set.masters.back {
        items.push(Item::clipped(vec![Item::art(art, -shift.x, -shift.y)], window));
    }
    // Letters of the seams, so that parts are told apart from this side, too.
    let side = trim.side().to_mm();
    // As seen from the front.
    let room = |way| join::room(size, from_page(thing, thing.outer(&set.order.settings)), way);
    for seam in &set.plan.cut.seams {
        for end in join::ends(seam, index, trim.cell.to_mm(), room) {
            let at = join::SeamEnd {
                at: (side - end.at.x, end.at.y).into(),
                outwards: Vec2::new(-end.outwards.x, end.outwards.y),
            };
            items.extend(join::sign(composer, &seam.letter, at.at - shift, at, room(end.outwards))?);
        }
    }
    let paper = set.order.settings.paper.size();
    let turned = Affine::new([-1.0, 0.0, 0.0, 1.0, paper.width, 0.0]);
    let from_front = Affine::new([-1.0, 0.0, 0.0, 1.0, size.width, 0.0]);
    // Mirrored twice: nothing is mirrored in the end.
    Ok(Item::transformed(items, turned * place(thing, size) * from_front))
}

/// Returns the area behind a part of the front, in millimetres from the upper left corner of the squares as seen from the
/// back.
fn behind_of(part: &BoardPart, set: Set<'_>) -> Rect {
    mirrored(set.plan.cut.trim.part(part), set.plan.cut.trim.side().to_mm())
}

/// Returns a rectangle as seen from behind a page or part that is `width` wide.
fn mirrored(area: Rect, width: f64) -> Rect {
    Rect::new(width - area.x1, area.y0, width - area.x0, area.y1)
}

/// Returns the alternative text of a part of the other side.
fn alternative(set: Set<'_>, part: usize, composer: &Composer<'_>) -> Result<String, LayoutError> {
    let count = set.plan.cut.parts.len();
    let args = [
        ("n", Value::Number((part + 1) as f64)),
        ("m", Value::Number(count as f64)),
        ("game", Value::Text(set.order.back.as_ref().map_or_else(String::new, |back| back.name.clone()))),
    ];
    composer.say(if count == 1 { "alt-back-whole" } else { "alt-back-part" }, &args)
}
