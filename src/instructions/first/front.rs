//! The first page as a poster: what of it stands where, and how high it is.

use super::frieze::{FirstPoster, Frieze};
use super::{foot, frames::TextArea, opening};
use crate::imposition::{Component, SheetError};
use crate::instructions::Script;
use crate::layout::compose::Composer;
use crate::layout::{Content, LayoutError};
use crate::scene::Marks;
use crate::sheets::set::Set;

/// Length by which a frieze has to become wider to be worth smaller words or less air, in millimetres.
const WIDER: f64 = 6.0;
/// Room between the words or the picture of the first page and what stands at its foot, in millimetres.
const ABOVE_FOOT: f64 = 1.5;
/// Room between what stands at the foot and the imprint, in millimetres, where the picture stays large.
const ABOVE_IMPRINT: f64 = 2.5;
/// How far the title rises over the upper edge of the text area, in millimetres: its line has so much room above its letters.
const RISE: f64 = 4.0;
/// Least side of the picture of the set on pages for words at least so wide, in millimetres: A4, Letter and larger ones.
const LARGE: (f64, f64) = (150.0, 150.0);
/// Least side of the picture of the set on smaller pages: in millimetres, and as a share of the text's width; the smaller one
/// counts.
const SMALL: (f64, f64) = (84.0, 0.55);

/// Part of the greeting that stands on the first page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnFront {
    /// The story and the contents of the set, in columns below the picture.
    All,
    /// The contents of the set, beside or over the box at the foot.
    Contents,
    /// Nothing, or as much as there is room for.
    Rest,
}

/// The first page without words in columns, and the room that it leaves.
pub(super) struct FrontPage {
    /// The theme's frieze.
    pub(super) frieze: Frieze,
    /// Captions of the picture of the set, the preferred one first: greatest width, and height of the picture beyond its board,
    /// in millimetres. Empty: no picture.
    captions: Vec<(f64, f64)>,
    /// Height of the text area that the imprint takes, in millimetres.
    imprint: f64,
    /// Height above the box at the foot for frieze, picture and words, in millimetres.
    room: f64,
    /// Sizes of frieze and board above the contents of the set and the box. `None`: they would be too small.
    pub(super) over_contents: Option<FirstPoster>,
    /// Width of the text, in millimetres.
    width: f64,
}

impl FrontPage {
    /// Measures the first page of a set.
    pub(super) fn new(
        set: Set<'_>,
        composer: &mut Composer<'_>,
        script: &Script,
        text: TextArea,
    ) -> Result<Self, SheetError> {
        let (order, width) = (set.order, text.area.width());
        let mut marks = Marks::default();
        // All of this is drawn again for the page: here it is only measured.
        let mut trial = composer.with(&mut marks);
        let title = opening::title(order, &mut trial, width)?.size.height;
        // There is a picture only if the set has both a board and pieces.
        let pieces = order.settings.has(Component::Pieces) || order.shared.as_ref().is_some();
        let mut captions = Vec::new();
        if order.settings.has(Component::Board) && pieces {
            for measure in [opening::CAPTION.min(width), width] {
                captions.push((measure, opening::below_hero(order, &trial, measure)?));
            }
        }
        let reserved = opening::imprint(order, &mut trial, width)?.reserved;
        let frieze = Frieze::of(composer.art, width);
        let none = Vec::new();
        let mut above = |imprint: f64, contents, points| -> Result<f64, LayoutError> {
            let foot = foot::foot(&mut trial, &script.first, contents, (points, width))?.size.height;
            let whole = text.area.height() + RISE - title - imprint;
            Ok(whole - if foot > 0.0 { foot + ABOVE_FOOT } else { 0.0 })
        };
        let room = above(reserved, &none, foot::WORDS[0])?;
        if room < 0.0 {
            return Err(LayoutError::Overflow { what: "title" }.into());
        }
        let mut front = Self { frieze, captions, imprint: reserved, room, over_contents: None, width };
        // Only as many sizes of words at the foot are tried as it takes.
        let sizes = if front.has_picture() { &foot::WORDS[..] } else { &[] };
        let mut best: Option<(f64, FirstPoster)> = None;
        for &points in sizes {
            let room = above(reserved, &script.greeting, points)?;
            for air in [ABOVE_IMPRINT, 0.0] {
                let Some(poster) = front.shared(room - air) else { continue };
                // Smaller words are worth it for a frieze that spans the board.
                let is_wider = |(_, best): (f64, FirstPoster)| {
                    best.frieze < best.side && poster.frieze > best.frieze + WIDER
                };
                if best.is_none_or(is_wider) {
                    best = Some((air, FirstPoster { foot: points, ..poster }));
                }
            }
        }
        if let Some((air, poster)) = best {
            front.over_contents = Some(poster);
            (front.imprint, front.room) = (reserved + air, front.room - air);
        }
        Ok(front)
    }

    /// Returns the upper edge of the title, in millimetres from that of the page.
    pub(super) fn top(text: TextArea) -> f64 {
        text.area.y0 - RISE
    }

    /// Returns the least side of the picture of the set above words or above the contents of the set, in millimetres.
    fn least(&self) -> f64 {
        if self.width >= LARGE.0 { LARGE.1 } else { SMALL.0.min(SMALL.1 * self.width) }
    }

    /// Returns whether the picture of the set stands on the page.
    pub(super) fn has_picture(&self) -> bool {
        !self.captions.is_empty()
    }

    /// Returns the greatest height of words between picture and box, in millimetres.
    pub(super) fn most_words(&self) -> f64 {
        let more = self.captions.iter().map(|(_, more)| more + self.least()).reduce(f64::min);
        self.room - more.unwrap_or(0.0)
    }

    /// Returns the sizes of frieze and board in a room of this height, in millimetres. `None`: they would be too small.
    fn shared(&self, room: f64) -> Option<FirstPoster> {
        let shared = self.captions.iter().filter_map(|&(caption, more)| {
            let poster = self.frieze.shared(room - more, self.least())?;
            Some(FirstPoster { caption, foot: foot::WORDS[0], ..poster })
        });
        // A wider caption has fewer lines: it is worth it if the frieze gets wider, and the board no smaller.
        shared.reduce(
            |best, other| {
                if other.frieze > best.frieze + 1.0 && other.side >= best.side { other } else { best }
            },
        )
    }

    /// Returns the sizes of frieze and board above words of this height, in millimetres. `None`: they would be too small.
    pub(super) fn over_words(&self, height: f64) -> Option<FirstPoster> {
        self.shared(self.room - height)
    }

    /// Returns sizes of frieze and board above the box alone, the preferred ones first, each with the height that is left for
    /// words, in millimetres.
    pub(super) fn over_box(&self) -> Vec<(FirstPoster, f64)> {
        if let Some(&(caption, more)) = self.captions.first() {
            let squeezed = || FirstPoster {
                caption,
                foot: foot::WORDS[0],
                ..self.frieze.squeezed(self.room - more, self.least())
            };
            let poster = self.shared(self.room).unwrap_or_else(squeezed);
            return vec![(poster, self.room - more - poster.side - self.frieze.height(poster.frieze))];
        }
        let alone = |frieze| {
            let poster = FirstPoster { frieze, foot: foot::WORDS[0], ..FirstPoster::default() };
            (poster, self.room - self.frieze.height(frieze))
        };
        self.frieze.widths().into_iter().map(alone).collect()
    }

    /// Sets what stands at the foot in words of so many points, with the contents of the set if they are not set in columns.
    pub(super) fn foot(
        &self,
        composer: &mut Composer<'_>,
        script: &Script,
        (on, points): (OnFront, f64),
    ) -> Result<Content, LayoutError> {
        let none = Vec::new();
        let contents = if on == OnFront::Contents { &script.greeting } else { &none };
        foot::foot(composer, &script.first, contents, (points, self.width))
    }

    /// Returns the upper edge of what stands at the foot and is so high, in millimetres from that of the page.
    pub(super) fn foot_top(&self, text: TextArea, height: f64) -> f64 {
        text.area.y1 - self.imprint - height
    }
}
