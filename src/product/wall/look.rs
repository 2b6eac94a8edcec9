//! How the rules of the poster look: their type, and the measures that follow from it.

use crate::explain::easy::PictureRoom;
use crate::layout::column_width;
use crate::layout::compose::Composer;
use crate::text::{Face, Style};
use crate::units::Length;

/// Leading as a share of the size of type.
const LEADING: f64 = 1.12;
/// Room between a picture and its words, and around the line between two rules, in ems of the words.
const BESIDE: f64 = 0.5;
const BETWEEN: f64 = 0.5;
/// Room between columns, in ems of the words.
const GUTTER: f64 = 1.0;

/// How rules look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RuleLook {
    /// Size of type, in points.
    pub(super) points: f64,
    /// Number of columns.
    pub(super) columns: usize,
    /// Side of a picture, in ems of the words.
    pub(super) picture: f64,
    /// Size of the sheet as a share of A3.
    pub(super) scale: f64,
}

impl RuleLook {
    /// Returns an em in millimetres.
    pub(super) const fn em(self) -> f64 {
        Length::pt(self.points).to_mm()
    }

    /// Returns the side of a picture in millimetres.
    pub(super) const fn side(self) -> f64 {
        self.picture * self.em()
    }

    /// Returns the room between two rules in millimetres.
    pub(super) const fn between(self) -> f64 {
        BETWEEN * self.em()
    }

    /// Returns the room between two columns in millimetres.
    pub(super) const fn gutter(self) -> f64 {
        GUTTER * self.em()
    }

    /// Returns the width of a column in millimetres.
    pub(super) fn column(self, width: f64) -> f64 {
        column_width(width, self.columns, self.gutter())
    }

    /// Returns the left side and the width of the words in a column this wide.
    pub(super) fn words(self, column: f64) -> (f64, f64) {
        let left = self.side() + BESIDE * self.em();
        (left, column - left)
    }

    /// Returns the style of the words.
    pub(super) fn style(self, composer: &Composer<'_>) -> Style {
        Style { hyphenate: true, ..composer.style(self.points, LEADING, Face::Regular) }
    }

    /// Returns the size of a picture.
    pub(super) const fn room(self) -> PictureRoom {
        PictureRoom { side: self.side(), points: self.points, is_apart: false, has_words: false }
    }
}
