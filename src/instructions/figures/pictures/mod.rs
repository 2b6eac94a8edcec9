//! Pictures of the steps, in one style: flat, in the ink and the accent of the theme, with lines of one weight.

mod art;
mod ink;

use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::{Affine, Color, Item, Node, Path, Rect, Size, Tag, rounded};
use crate::theme::Palette;
use ink::PicturePart;

/// Size of a picture with its ground, in units of the drawing.
pub(in crate::instructions) const SIZE: Size = Size::new(23.5, 18.0);
/// Height of pictures beside steps in lines of text: about as high as the words of a step, so that few leave a hole below them.
pub(in crate::instructions) const HEIGHT: f64 = 5.0;
/// Least height of a picture in millimetres, whatever the type is.
const LEAST: f64 = 20.5;
/// Room above and below a picture beside a step, in millimetres: it begins and ends with the letters, not with their lines.
const INSET: f64 = 0.6;
/// Millimetres to a unit of the drawing in small pictures, as on the first page.
pub(in crate::instructions) const SMALL: f64 = 1.2;

/// Subject of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The first page, whose two rulers are measured.
    Check,
    /// A page that is glued on thick card.
    Glue,
    /// A sticker that is pressed on a wooden disc.
    Wood,
    /// The board with the pieces on it.
    SetUp,
    /// A bag with pieces.
    Bag,
    /// An envelope with the board, the card and the pieces.
    Envelope,
    /// A corner that is cut round.
    Corners,
    /// A part of the board, cut along a ruler.
    CutBoard,
    /// A card or a score sheet, cut along a ruler.
    CutCard,
    /// A card, folded and glued.
    FoldCard,
    /// A page of pieces that get a back, folded and glued; square ones or discs.
    FoldPieces {
        /// Whether they are squares.
        square: bool,
    },
    /// A page of pieces, cut into strips and these into squares; square pieces or discs.
    Strips {
        /// Whether they are squares.
        square: bool,
    },
    /// A disc, cut with scissors.
    Round {
        /// Whether its colour goes on beyond the cut.
        bleeds: bool,
    },
    /// The whole board, or a part up to its seam, that is trimmed before it is laminated.
    Trim {
        /// Whether it has a seam.
        seam: bool,
    },
    /// A pouch with a part of the board and a card in it.
    Pouch,
    /// A part that is cut out of the film with a rim, except along its seam.
    Rim {
        /// Whether it has a seam.
        seam: bool,
    },
    /// Tape along a seam.
    Tape,
    /// The board, folded at its hinge of tape.
    Hinge,
    /// The leaflet, folded.
    FoldLeaflet,
    /// The leaves of a leaflet, held together.
    Leaves,
}

/// A picture of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepPicture {
    /// Subject of the picture.
    pub picture: Picture,
    /// Description in words, for screen readers.
    pub alt: String,
}

impl Picture {
    /// Returns the id of the message that describes the picture.
    pub(in crate::instructions) const fn alt(self) -> &'static str {
        match self {
            Self::Check => "alt-step-check",
            Self::Glue => "alt-step-glue",
            Self::Wood => "alt-step-wood",
            Self::SetUp => "alt-step-set-up",
            Self::Bag => "alt-step-bag",
            Self::Envelope => "alt-step-envelope",
            Self::Corners => "alt-step-corners",
            Self::CutBoard => "alt-step-cut-board",
            Self::CutCard => "alt-step-cut-card",
            Self::FoldCard => "alt-step-fold-card",
            Self::FoldPieces { .. } => "alt-step-fold-pieces",
            Self::Strips { square: false } => "alt-step-strips",
            Self::Strips { square: true } => "alt-step-strips-square",
            Self::Round { .. } => "alt-step-round",
            Self::Trim { seam: true } => "alt-step-trim-part",
            Self::Trim { seam: false } => "alt-step-trim-board",
            Self::Pouch => "alt-step-pouch",
            Self::Rim { seam: true } => "alt-step-rim-part",
            Self::Rim { seam: false } => "alt-step-rim",
            Self::Tape => "alt-step-tape",
            Self::Hinge => "alt-step-hinge",
            Self::FoldLeaflet => "alt-step-leaflet",
            Self::Leaves => "alt-step-leaves",
        }
    }

    /// Returns the parts of the picture, from back to front.
    fn parts(self) -> Vec<&'static [PicturePart]> {
        match self {
            Self::Check => vec![&art::RULERS],
            Self::Glue => vec![&art::GLUING],
            Self::Wood => vec![&art::STICKER],
            Self::SetUp => vec![&art::SET_UP],
            Self::Bag => vec![&art::BAG],
            Self::Envelope => vec![&art::ENVELOPE],
            Self::Corners => vec![&art::CORNERS],
            Self::CutBoard => vec![&art::PAGE_WITH_BOARD, &art::RULER_AND_KNIFE],
            Self::CutCard => vec![&art::PAGE_WITH_CARD, &art::RULER_AND_KNIFE],
            Self::FoldCard => vec![&art::TENT, &art::CARD, &art::GLUED, &art::SHUT],
            Self::FoldPieces { square: false } => {
                vec![&art::TENT, &art::DISCS_OUTSIDE, &art::GLUED, &art::SHUT]
            }
            Self::FoldPieces { square: true } => {
                vec![&art::TENT, &art::SQUARES_OUTSIDE, &art::GLUED, &art::SHUT]
            }
            Self::Strips { square: false } => vec![&art::STRIPS_OF_DISCS],
            Self::Strips { square: true } => vec![&art::STRIPS_OF_SQUARES],
            Self::Round { bleeds: true } => vec![&art::SQUARE_OF_PAPER, &art::BLEED, &art::ROUND],
            Self::Round { bleeds: false } => vec![&art::SQUARE_OF_PAPER, &art::ROUND],
            Self::Trim { seam: true } => vec![&art::PART_ON_PAGE, &art::SEAM, &art::TRIM_TO_SEAM],
            Self::Trim { seam: false } => vec![&art::PART_ON_PAGE, &art::TRIM],
            Self::Pouch => vec![&art::POUCH],
            Self::Rim { seam: true } => vec![&art::RIM_TO_SEAM, &art::RIM_CUT_TO_SEAM],
            Self::Rim { seam: false } => vec![&art::RIM],
            Self::Tape => vec![&art::TAPE],
            Self::Hinge => vec![&art::TENT, &art::BOARD_OUTSIDE, &art::SHUT],
            Self::FoldLeaflet => vec![&art::BOOKLET],
            Self::Leaves => vec![&art::LEAVES],
        }
    }
}

/// Draws a picture that stands beside the words of a step, so many lines of `leading` millimetres high.
pub(in crate::instructions) fn beside(
    composer: &mut Composer<'_>,
    picture: &StepPicture,
    (lines, leading): (f64, f64),
) -> Content {
    on_ground_beside(composer, &picture.alt, (lines, leading), |palette, scale| picture.items(palette, scale))
}

/// Draws on a ground beside the words of a step, so many lines of `leading` millimetres high; `paint` gets the colours and the
/// millimetres to a unit of the ground's [`SIZE`]. The ground takes whole halves of a line, so that the next step is as far
/// below it as below words.
pub(in crate::instructions) fn on_ground_beside(
    composer: &mut Composer<'_>,
    alt: &str,
    (lines, leading): (f64, f64),
    paint: impl FnOnce(&Palette, f64) -> Vec<Item>,
) -> Content {
    let height = height_beside(lines, leading);
    let drawn = on_ground(composer, alt, (height - 2.0 * INSET) / SIZE.height, paint);
    let size = Size::new(drawn.size.width, height);
    let items = if drawn.items.is_empty() { Vec::new() } else { vec![Item::moved(drawn.items, 0.0, INSET)] };
    Content { size, items, structure: drawn.structure }
}

/// Returns the height of a picture beside a step, in millimetres, which is a whole number of half lines.
pub(in crate::instructions) fn height_beside(lines: f64, leading: f64) -> f64 {
    let half = leading / 2.0;
    (2.0 * lines).max((LEAST / half).ceil()) * half
}

/// Draws a picture on its ground, with `scale` millimetres to a unit.
pub(in crate::instructions) fn draw(
    composer: &mut Composer<'_>,
    picture: &StepPicture,
    scale: f64,
) -> Content {
    on_ground(composer, &picture.alt, scale, |palette, scale| picture.items(palette, scale))
}

/// Draws on a ground, with `scale` millimetres to a unit of its [`SIZE`].
fn on_ground(
    composer: &mut Composer<'_>,
    alt: &str,
    scale: f64,
    paint: impl FnOnce(&Palette, f64) -> Vec<Item>,
) -> Content {
    let mark = composer.marks.fresh();
    let structure = vec![Node::leaf(Tag::Figure { alt: alt.to_owned() }, mark)];
    let size = SIZE * scale;
    if composer.trial {
        return Content { size, items: Vec::new(), structure };
    }
    let palette = composer.palette;
    let ground = rounded(Rect::from_origin_size((0.0, 0.0), size), scale);
    let mut items = vec![Path::fill(ground, palette.ground.mix(Color::WHITE, 0.55)).into()];
    items.extend(paint(palette, scale));
    Content { size, items: vec![Item::marked(mark, items)], structure }
}

impl StepPicture {
    /// Draws the picture with `scale` millimetres to a unit.
    fn items(&self, palette: &Palette, scale: f64) -> Vec<Item> {
        let parts = self.picture.parts().into_iter().flatten();
        let items = parts.filter_map(|part| part.draw(palette)).collect();
        vec![Item::transformed(items, Affine::scale(scale))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    const ALL: [Picture; 25] = [
        Picture::Check,
        Picture::Glue,
        Picture::Wood,
        Picture::SetUp,
        Picture::Bag,
        Picture::Envelope,
        Picture::Corners,
        Picture::Trim { seam: true },
        Picture::Trim { seam: false },
        Picture::Pouch,
        Picture::Rim { seam: true },
        Picture::Rim { seam: false },
        Picture::CutBoard,
        Picture::CutCard,
        Picture::FoldCard,
        Picture::FoldPieces { square: false },
        Picture::FoldPieces { square: true },
        Picture::Strips { square: false },
        Picture::Strips { square: true },
        Picture::Round { bleeds: true },
        Picture::Round { bleeds: false },
        Picture::Tape,
        Picture::Hinge,
        Picture::FoldLeaflet,
        Picture::Leaves,
    ];

    #[test]
    fn every_line_is_drawn_within_its_picture() {
        let ground = Rect::from_origin_size((0.0, 0.0), SIZE);
        for picture in ALL {
            for part in picture.parts().into_iter().flatten() {
                let outline = part.outline().unwrap_or_else(|| panic!("{picture:?}: {part:?} is no path"));
                assert!(!outline.elements().is_empty(), "{picture:?}: {part:?} is empty");
                let area = outline.bounding_box().inset(0.3);
                assert_eq!(area.union(ground), ground, "{picture:?}: {part:?}");
            }
        }
    }

    #[test]
    fn a_picture_is_larger_than_25_mm() {
        for leading in [3.6, 4.85] {
            let height = height_beside(HEIGHT, leading);
            assert!((height - 2.0 * INSET) / SIZE.height * SIZE.width >= 25.0, "lines of {leading} mm");
            let halves = 2.0 * height / leading;
            assert!((halves - halves.round()).abs() < 1e-9, "{halves}");
        }
        const { assert!(SIZE.width * SMALL >= 25.0) };
    }
}
