//! The sheets of a class: one for each pair of pupils, on which everything lies edge to edge.

use super::element::{CutSheet, Element, FlatInsert, Placed, SlugLineForm};
use super::rows::ORDER;
use crate::game::Piece;
use crate::imposition::class_sheet::ClassSheet;
use crate::imposition::error::SheetError;
use crate::imposition::order::Order;
use crate::scene::Rect;

/// Forms of the slug line to try below the rectangle, the preferred one first.
const FORMS: [SlugLineForm; 3] = [SlugLineForm::Band, SlugLineForm::Strip, SlugLineForm::Line];
/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// Returns the sheet of each set.
///
/// # Errors
/// If a set has another insert than the one card, or the slug line has no room.
pub(super) fn sheets(
    order: &Order,
    class: ClassSheet,
    inserts: &[FlatInsert],
) -> Result<Vec<CutSheet>, SheetError> {
    let is_card = |insert: &FlatInsert| (insert.size.width - class.card.width()).abs() < ROUNDING;
    if inserts.len() != 1 || !inserts.iter().all(is_card) {
        let size = inserts.iter().find(|insert| !is_card(insert)).map(|insert| insert.size);
        return Err(SheetError::NoRoom { what: "card-beside", size });
    }
    let foot = class.foot(&order.settings);
    let fits = |form: &SlugLineForm| {
        let size = form.size();
        size.width <= foot.width() + ROUNDING && size.height <= foot.height() + ROUNDING
    };
    let Some(form) = FORMS.into_iter().find(fits) else {
        return Err(SheetError::NoRoom { what: "slug-line", size: Some(SlugLineForm::Line.size()) });
    };
    let slug = Rect::from_origin_size((foot.x1 - form.size().width, foot.y0), form.size());
    let pieces = pieces(order, class.places());
    let sheet = |set: u16| {
        let lies = |element, area| Placed { element, area, turned: false };
        let mut placed = vec![
            lies(Element::Board { part: 0, set }, class.board),
            lies(Element::Insert { index: 0, set: Some(set), is_card: true }, class.card),
        ];
        placed.extend(pieces.iter().enumerate().map(|(nth, &(piece, spare))| {
            lies(Element::Disc { piece, spare, set, nth: 0 }, class.place(nth))
        }));
        placed.push(lies(Element::SlugLine(form), slug));
        CutSheet { placed, lines: class.cuts() }
    };
    Ok((1..=order.settings.sets).map(sheet).collect())
}

/// Returns the pieces of the block: the needed ones, and in the places left over spare men of both sides in turn, so that no part
/// of the sheet is waste.
fn pieces(order: &Order, places: usize) -> Vec<(Piece, bool)> {
    let needed = ORDER.into_iter().flat_map(|piece| vec![(piece, false); order.count(piece)]);
    let spare =
        [Piece::Attacker, Piece::Defender].into_iter().filter(|piece| order.count(*piece) > 0).cycle();
    needed.chain(spare.map(|piece| (piece, true))).take(places).collect()
}
