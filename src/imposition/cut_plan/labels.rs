//! The pieces on sheets of labels.

use super::element::{Element, Placed};
use super::rows::ORDER;
use super::spares;
use crate::game::Piece;
use crate::imposition::order::Order;
use crate::imposition::settings::LabelSheet;
use crate::scene::{Rect, Size};

/// A sheet of labels with the pieces on it.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelPage {
    /// Kind of sheet.
    pub sheet: LabelSheet,
    /// Pieces with the places of their labels, moved by the requested nudge.
    pub placed: Vec<Placed>,
}

impl LabelPage {
    /// Returns the rectangle around all its printed labels.
    pub(crate) fn bounds(&self) -> Rect {
        self.placed
            .iter()
            .map(|placed| placed.area)
            .reduce(|one, other| one.union(other))
            .unwrap_or(Rect::ZERO)
    }
}

/// Returns every sheet of labels, the king's first.
pub(crate) fn pages(order: &Order) -> Vec<LabelPage> {
    let mut sheets: Vec<LabelSheet> = Vec::new();
    for sheet in ORDER.into_iter().filter_map(|piece| order.label_sheet(piece)) {
        if !sheets.iter().any(|other| other.name == sheet.name) {
            sheets.push(sheet);
        }
    }
    sheets.into_iter().flat_map(|sheet| pages_of(order, sheet)).collect()
}

/// Returns the pages of one kind of label.
fn pages_of(order: &Order, sheet: LabelSheet) -> Vec<LabelPage> {
    let is_here = |piece: &Piece| order.label_sheet(*piece).is_some_and(|other| other.name == sheet.name);
    let asked: Vec<Piece> = spares::asked(order).into_iter().filter(is_here).collect();
    let mut things = Vec::new();
    for set in 1..=order.settings.sets {
        for piece in ORDER.into_iter().filter(is_here) {
            things.extend(vec![Element::Disc { piece, spare: false, set, nth: 0 }; order.count(piece)]);
        }
        things.extend(asked.iter().map(|&piece| Element::Disc { piece, spare: true, set, nth: 0 }));
    }
    if order.settings.sets == 1 && !things.is_empty() {
        // Spare pieces fill the rest of the last row: that takes no further label sheet.
        let columns = usize::from(sheet.columns);
        let left = (columns - things.len() % columns) % columns;
        let usual = spares::usual(order).into_iter().filter(is_here).take(left);
        things.extend(usual.map(|piece| Element::Disc { piece, spare: true, set: 1, nth: 0 }));
    }
    let side = sheet.diameter.to_mm();
    let place = |(nth, element): (usize, &Element)| {
        let center = sheet.center(nth) + order.settings.nudge;
        Placed {
            element: *element,
            area: Rect::from_center_size(center, Size::new(side, side)),
            turned: false,
        }
    };
    let page =
        |things: &[Element]| LabelPage { sheet, placed: things.iter().enumerate().map(place).collect() };
    things.chunks(sheet.places()).map(page).collect()
}
