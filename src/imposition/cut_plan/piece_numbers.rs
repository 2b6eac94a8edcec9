//! Numbers of the pieces: they deal the faces that a theme has for a kind to the men of that kind.
//!
//! Numbers are given when everything has its place, because men then stand in rows: consecutive numbers are neighbours, on
//! whatever sheets they lie.

use super::element::{CutSheet, Element, Placed};
use super::labels::LabelPage;
use crate::game::Piece;

/// Number of pieces of a kind so far.
struct PiecesSoFar {
    piece: Piece,
    set: u16,
    needed: usize,
    spare: usize,
}

/// Gives each piece its number within its kind and its set, in the order of the sheets and then of the labels. Spare pieces come
/// after the needed ones, wherever these lie.
pub(super) fn number(sheets: &mut [CutSheet], labels: &mut [LabelPage]) {
    let mut kinds: Vec<PiecesSoFar> = Vec::new();
    let mut count = |element: &Element| {
        let Element::Disc { piece, spare, set, .. } = *element else { return (0, false) };
        let known = kinds.iter().position(|kind| kind.piece == piece && kind.set == set);
        let at = known.unwrap_or_else(|| {
            kinds.push(PiecesSoFar { piece, set, needed: 0, spare: 0 });
            kinds.len() - 1
        });
        let counted = if spare { &mut kinds[at].spare } else { &mut kinds[at].needed };
        *counted += 1;
        (*counted - 1, spare)
    };
    let numbers: Vec<(usize, bool)> = elements(sheets, labels).map(|element| count(element)).collect();
    for (element, (number, is_spare)) in elements(sheets, labels).zip(numbers) {
        if let Element::Disc { piece, set, nth, .. } = element {
            let own = |kind: &&PiecesSoFar| kind.piece == *piece && kind.set == *set;
            let before = kinds.iter().find(own).filter(|_| is_spare).map_or(0, |kind| kind.needed);
            *nth = before + number;
        }
    }
}

/// Returns all elements of sheets and labels, in order.
fn elements<'a>(
    sheets: &'a mut [CutSheet],
    labels: &'a mut [LabelPage],
) -> impl Iterator<Item = &'a mut Element> {
    let sheets = sheets.iter_mut().flat_map(|sheet| &mut sheet.placed);
    let labels = labels.iter_mut().flat_map(|page| &mut page.placed);
    sheets.chain(labels).map(|Placed { element, .. }| element)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Rect;

    /// Returns a sheet with these elements on it.
    fn sheet(elements: &[Element]) -> CutSheet {
        let place = |element: &Element| Placed { element: *element, area: Rect::ZERO, turned: false };
        CutSheet { placed: elements.iter().map(place).collect(), lines: Vec::new() }
    }

    fn disc(piece: Piece, set: u16, spare: bool) -> Element {
        Element::Disc { piece, spare, set, nth: 0 }
    }

    #[test]
    fn men_count_on_from_sheet_to_sheet_and_spare_ones_come_last() {
        let (king, man) = (Piece::King, Piece::Attacker);
        let mut sheets = [
            sheet(&[disc(man, 1, true), disc(king, 1, false), disc(man, 1, false), disc(man, 2, false)]),
            sheet(&[disc(man, 1, false), disc(king, 1, true), disc(man, 2, false), disc(man, 1, true)]),
        ];
        number(&mut sheets, &mut []);
        let numbers = sheets.iter().flat_map(|sheet| &sheet.placed).map(|placed| match placed.element {
            Element::Disc { nth, .. } => nth,
            other => panic!("{other:?}"),
        });
        assert_eq!(numbers.collect::<Vec<_>>(), [2, 0, 0, 0, 1, 1, 1, 3]);
    }
}
