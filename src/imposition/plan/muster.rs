//! The numbers of the pieces: by them men of a kind are dealt the faces that a theme has for it.
//!
//! They are given when everything has its place, for men stand in rows beside each other then: numbers that follow each other
//! are neighbours, on whatever sheets they lie.

use super::Plan;
use super::element::{Element, Placed};
use crate::game::Piece;

/// How many of a kind there are so far.
struct Mustered {
    piece: Piece,
    set: u16,
    needed: usize,
    spare: usize,
}

/// Gives each piece its number among those of its kind and its set, in the order of the sheets and then of the labels. Spare
/// ones count on from those that are needed, wherever these lie.
pub(super) fn number(plan: &mut Plan) {
    let mut kinds: Vec<Mustered> = Vec::new();
    let mut count = |element: &Element| {
        let Element::Disc { piece, spare, set, .. } = *element else { return (0, false) };
        let known = kinds.iter().position(|kind| kind.piece == piece && kind.set == set);
        let at = known.unwrap_or_else(|| {
            kinds.push(Mustered { piece, set, needed: 0, spare: 0 });
            kinds.len() - 1
        });
        let counted = if spare { &mut kinds[at].spare } else { &mut kinds[at].needed };
        *counted += 1;
        (*counted - 1, spare)
    };
    let numbers: Vec<(usize, bool)> = elements(plan).map(|element| count(element)).collect();
    for (element, (number, is_spare)) in elements(plan).zip(numbers) {
        if let Element::Disc { piece, set, nth, .. } = element {
            let own = |kind: &&Mustered| kind.piece == *piece && kind.set == *set;
            let before = kinds.iter().find(own).filter(|_| is_spare).map_or(0, |kind| kind.needed);
            *nth = before + number;
        }
    }
}

/// Everything on sheets and labels, in order.
fn elements(plan: &mut Plan) -> impl Iterator<Item = &mut Element> {
    let sheets = plan.sheets.iter_mut().flat_map(|sheet| &mut sheet.placed);
    let labels = plan.labels.iter_mut().flat_map(|page| &mut page.placed);
    sheets.chain(labels).map(|Placed { element, .. }| element)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cut;
    use crate::imposition::cutting::Trim;
    use crate::imposition::plan::CutSheet;
    use crate::scene::Rect;
    use crate::units::Length;

    /// A plan with these on its sheets.
    fn planned(sheets: &[&[Element]]) -> Plan {
        let place = |element: &Element| Placed { element: *element, area: Rect::ZERO, turned: false };
        let sheet = |elements: &&[Element]| CutSheet { placed: elements.iter().map(place).collect() };
        Plan {
            cut: Cut::Whole,
            trim: Trim { squares: 11, cell: Length::mm(20.0), frame: Length::ZERO },
            parts: Vec::new(),
            seams: Vec::new(),
            sheets: sheets.iter().map(sheet).collect(),
            labels: Vec::new(),
        }
    }

    fn disc(piece: Piece, set: u16, spare: bool) -> Element {
        Element::Disc { piece, spare, set, nth: 0 }
    }

    #[test]
    fn men_count_on_from_sheet_to_sheet_and_spare_ones_come_last() {
        let (king, man) = (Piece::King, Piece::Attacker);
        let mut plan = planned(&[
            &[disc(man, 1, true), disc(king, 1, false), disc(man, 1, false), disc(man, 2, false)],
            &[disc(man, 1, false), disc(king, 1, true), disc(man, 2, false), disc(man, 1, true)],
        ]);
        number(&mut plan);
        let numbers = plan.sheets.iter().flat_map(|sheet| &sheet.placed).map(|placed| match placed.element {
            Element::Disc { nth, .. } => nth,
            other => panic!("{other:?}"),
        });
        assert_eq!(numbers.collect::<Vec<_>>(), [2, 0, 0, 0, 1, 1, 1, 3]);
    }
}
