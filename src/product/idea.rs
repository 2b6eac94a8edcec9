//! An idea on paper: its number, its picture and its sentence, beside each other. Easy rules have a page of them, and the
//! card that two pupils share has the first ones.

use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::easy::{Idea, PictureRoom, draw};
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::compose::{Composer, at};
use crate::layout::fit::Sizes;
use crate::layout::{Block, Content, Frame, stack};
use crate::scene::{Item, Size};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Leading as a share of the size of type: of words for children.
pub(super) const LEADING: f64 = 1.22;
/// Room between picture and words, in ems of the words.
const BESIDE: f64 = 0.8;
/// Size of the number before a sentence, in sizes of the words, and the room it takes, in ems of the words.
const NUMBER: f64 = 1.25;
const NUMBERED: f64 = 1.72;

/// Look of an idea.
#[derive(Clone, Copy)]
pub(super) struct IdeaLook {
    /// Size of type, in points.
    pub(super) points: f64,
    /// Side of the picture, in millimetres.
    pub(super) side: f64,
    /// Whether a document stores the picture apart from its page: for pages that differ otherwise.
    pub(super) is_apart: bool,
}

impl IdeaLook {
    /// Returns looks in type of this size, with pictures from the largest to the least, in ems of the words.
    pub(super) fn of(points: f64, pictures: Sizes) -> impl Iterator<Item = Self> {
        let em = Length::pt(points).to_mm();
        pictures.all().map(move |side| Self { points, side: side * em, is_apart: false })
    }

    /// Returns an em in millimetres.
    pub(super) const fn em(self) -> f64 {
        Length::pt(self.points).to_mm()
    }
}

/// Sets an idea in a cell so many millimetres wide.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing.
pub(super) fn cell(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    number: usize,
    idea: Idea,
    width: f64,
    look: IdeaLook,
) -> Result<Content, ExplainError> {
    let IdeaLook { points, side, is_apart } = look;
    let em = look.em();
    let mut picture = draw(
        composer,
        variant,
        examples,
        idea.picture,
        PictureRoom { side, points, is_apart, has_words: true },
    )?;
    let text = composer.say(idea.text, &counts(variant))?;
    let left = (NUMBERED + BESIDE) * em + side;
    let words = Block::styled(text, composer.style(points, LEADING, Face::Regular));
    let words = stack(composer, &[words], Frame::new(0.0, 0.0, width - left))?;
    let height = picture.size.height.max(words.bottom);
    let figure = Style {
        color: composer.palette.accent,
        align: Align::Left,
        lining_figures: true,
        ..composer.style(points * NUMBER, LEADING, Face::SemiBold)
    };
    let label = composer.label(&number.to_string(), &figure)?;
    let middle = height / 2.0;
    // A digit is about seven tenths of its size high.
    let mut items = at(label, 0.0, middle + figure.size.to_mm() * 0.33);
    let beside = (side - picture.size.width) / 2.0;
    items.push(Item::moved(
        std::mem::take(&mut picture.items),
        NUMBERED * em + beside,
        middle - picture.size.height / 2.0,
    ));
    items.push(Item::moved(words.items, left, middle - words.bottom / 2.0));
    let structure = words.structure.into_iter().chain(picture.structure).collect();
    Ok(Content { size: Size::new(width, height), items, structure }.into_section())
}
