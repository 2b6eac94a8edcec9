//! Formats of cards, and how the two faces of a card become one part.

use super::face::{CLOSE_MARGIN, CLOSEST_MARGIN, MARGIN};
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::{Affine, Color, Item, Node, Path, Shape, Size, Stroke, Tag};
use kurbo::Line;

/// Format of cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CardFormat {
    /// Size of a trimmed face in millimetres.
    pub(super) face: Size,
    fold: CardFold,
    /// Distance of all words from the edges, in millimetres.
    pub(super) margin: f64,
}

/// Place of a card's fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardFold {
    /// At the head: the back is above the front, upside down.
    Head,
    /// At the left side, as a book: the back is beside the front, and both lie on their side on the sheet, on which they
    /// would find no room otherwise.
    Spine,
}

/// Size for the sleeves of collectible card games. It is as wide as there is room beside half a board of eleven squares on
/// A4.
const POKER: CardFormat = CardFormat { face: Size::new(63.0, 88.0), fold: CardFold::Head, margin: MARGIN };
/// The same width, and unfolded as long as there is room across A4: two of these cards lie below the pieces of a small game.
const LONG: CardFormat = CardFormat { face: Size::new(63.0, 93.0), fold: CardFold::Head, margin: MARGIN };
/// The same width, for the same place, and as high as there is room for below the slug line of A4: two of these cards lie beside
/// the pieces of a small game, and one beside the pieces of a large one, where A7 has no room.
const TALL: CardFormat = CardFormat { face: Size::new(63.0, 123.0), fold: CardFold::Head, margin: MARGIN };
/// A7.
const A7: CardFormat = CardFormat { face: Size::new(74.0, 105.0), fold: CardFold::Head, margin: MARGIN };
/// As wide as A7 and as high as the high one, for rules that A7 has no room for: two lie on a sheet, where A6 takes one each.
const BROAD: CardFormat = CardFormat { face: Size::new(74.0, 123.0), fold: CardFold::Head, margin: MARGIN };
/// A6.
const A6: CardFormat = CardFormat { face: Size::new(105.0, 148.0), fold: CardFold::Spine, margin: MARGIN };

/// Length that the marks around a part take of a sheet along the part, in millimetres.
const MARKS: f64 = 12.0;
/// Length that they take across the part, with the slug line beside it, in millimetres.
const BESIDE: f64 = 34.0;

impl CardFormat {
    /// Returns the formats that a sheet has room for, the smallest first, and of two equally large ones that with the wider margin
    /// first; at last the largest once more, with the closest margin. On paper that is too small for A6, the largest is as large as
    /// the paper allows.
    pub(super) fn on(printable: Size) -> Vec<Self> {
        let (short, long) = (printable.width.min(printable.height), printable.width.max(printable.height));
        let fits = |format: &Self| {
            let unfolded = format.unfolded();
            unfolded.width.min(unfolded.height) + BESIDE <= short
                && unfolded.width.max(unfolded.height) + MARKS <= long
        };
        let largest = Size::new(
            A6.face.width.min(((long - MARKS) / 2.0).floor().max(0.0)),
            A6.face.height.min((short - BESIDE).floor().max(0.0)),
        );
        let largest = Self { face: largest, ..A6 };
        let mut formats: Vec<Self> = [POKER, LONG, TALL, A7, BROAD].into_iter().filter(fits).collect();
        if formats.last().is_none_or(|last| largest.face.area() > last.face.area()) {
            formats.push(largest);
        }
        // Before a card grows, its words come closer to its frame.
        let last = formats.last().map(|&format| Self { margin: CLOSEST_MARGIN, ..format });
        let of = |format| [format, Self { margin: CLOSE_MARGIN, ..format }];
        formats.into_iter().flat_map(of).chain(last).collect()
    }

    /// Whether it is one of the small formats.
    pub(super) fn is_small(&self) -> bool {
        [POKER, LONG].iter().any(|small| small.face == self.face)
    }

    /// Whether another format has the same face, with margins that are chosen as freely.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let is_closest = |format: &Self| format.margin <= CLOSEST_MARGIN;
        self.face == other.face && is_closest(self) == is_closest(other)
    }

    /// Returns the size of a card that is cut out and not yet folded, in millimetres. The fold is at half the height.
    fn unfolded(self) -> Size {
        match self.fold {
            CardFold::Head => Size::new(self.face.width, 2.0 * self.face.height),
            CardFold::Spine => Size::new(self.face.height, 2.0 * self.face.width),
        }
    }

    /// Joins two faces into one part with a fold between them.
    pub(super) fn folded(self, composer: &Composer<'_>, front: Content, back: Content) -> Content {
        match self.fold {
            CardFold::Head => folded(composer, front, back),
            CardFold::Spine => {
                let (front, back) = (on_its_side(front), on_its_side(back));
                one_part(composer, front, |_| (back, Affine::IDENTITY))
            }
        }
    }
}

/// Returns a face turned by a quarter, clockwise.
fn on_its_side(face: Content) -> Content {
    let Size { width, height } = face.size;
    let turn = Affine::new([0.0, 1.0, -1.0, 0.0, height, 0.0]);
    Content {
        size: Size::new(height, width),
        items: vec![Item::transformed(face.items, turn)],
        structure: face.structure,
    }
}

/// Joins two faces into one part with a fold between them: the front below, the back above it, upside down.
pub(crate) fn folded(composer: &Composer<'_>, front: Content, back: Content) -> Content {
    one_part(composer, front, |card| (back, Affine::new([-1.0, 0.0, 0.0, -1.0, card.width, card.height])))
}

/// Joins the front with the back above it; `above` returns the back and its turn for a card of this size.
fn one_part(
    composer: &Composer<'_>,
    front: Content,
    above: impl FnOnce(Size) -> (Content, Affine),
) -> Content {
    let card = front.size;
    let (back, turn) = above(card);
    let mut items = vec![Item::moved(front.items, 0.0, card.height)];
    items.push(Item::transformed(back.items, turn));
    // A pale line to fold along, between the frames of the two faces.
    let fold = Line::new((0.0, card.height), (card.width, card.height)).to_path(0.01);
    let pale = composer.palette.quiet.mix(Color::WHITE, 0.35);
    items.push(Path::stroke(fold, Stroke::new(pale, 0.2).dashed(&[2.0, 1.5])).into());
    let mut structure = front.structure;
    structure.extend(back.structure);
    Content {
        size: Size::new(card.width, 2.0 * card.height),
        items,
        structure: vec![Node::of(Tag::Section, structure)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_of_a4_has_all_formats_and_one_of_a5_what_it_has_room_for() {
        let faces = |width, height| {
            let formats = CardFormat::on(Size::new(width, height));
            let (last, twice) = formats.split_last().expect("formats");
            assert!(twice.chunks(2).all(|two| two[0].face == two[1].face && two[0].margin > two[1].margin));
            assert_eq!(Some(last.face), twice.last().map(|format| format.face));
            twice.chunks(2).map(|two| two[0].face).collect::<Vec<_>>()
        };
        let usual = [(63.0, 88.0), (63.0, 93.0), (63.0, 123.0), (74.0, 105.0), (74.0, 123.0), (105.0, 148.0)];
        assert_eq!(faces(200.0, 287.0), usual.map(|(width, height)| Size::new(width, height)));
        // A7 would be 210 mm long before it is folded, the higher one 246.
        assert_eq!(
            faces(138.0, 200.0),
            [Size::new(63.0, 88.0), Size::new(63.0, 93.0), Size::new(94.0, 104.0)]
        );
    }
}
