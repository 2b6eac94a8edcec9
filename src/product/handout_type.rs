//! Words of handouts: they are set in the largest size that has room, in upright, italic or bold letters of the theme's ink.

use crate::layout::compose::Composer;
use crate::layout::{Block, LayoutError, Look, Marker};
use crate::text::{Face, Style, Value};
use crate::units::Length;

/// Width of the lines between rows and between columns, in millimetres.
pub(super) const LINE: f64 = 0.25;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.3;

/// Words of a page: their type, from which its other sizes follow, and the variables of its messages.
#[derive(Clone, Copy, Debug)]
pub(super) struct PageWords<'a> {
    /// Size of type in points.
    pub(super) points: f64,
    /// Leading as a share of this size.
    pub(super) leading: f64,
    /// Variables of the messages.
    pub(super) said: &'a [(&'static str, Value)],
}

impl<'a> PageWords<'a> {
    /// Returns the words of a usual handout in type of so many points, with the variables of their messages.
    pub(super) const fn of(points: f64, said: &'a [(&'static str, Value)]) -> Self {
        Self { points, leading: LEADING, said }
    }

    /// Returns an em in millimetres.
    pub(super) const fn em(self) -> f64 {
        Length::pt(self.points).to_mm()
    }

    /// Returns the distance of baselines in millimetres.
    pub(super) fn lead(self) -> f64 {
        Length::pt(self.points * self.leading).to_mm()
    }

    /// Returns the style of words that are `factor` times as large, in the theme's ink.
    pub(super) fn style(self, composer: &Composer<'_>, face: Face, factor: f64) -> Style {
        composer.style(self.points * factor, self.leading, face)
    }

    /// Returns a heading in bold letters that are `factor` times as large.
    pub(super) fn heading(
        self,
        composer: &Composer<'_>,
        level: u8,
        factor: f64,
        id: &str,
    ) -> Result<Block, LayoutError> {
        let look = Look::Styled(self.style(composer, Face::SemiBold, factor));
        Ok(Block::Heading { level, title: composer.say(id, self.said)?, look })
    }

    /// Returns the title of a page, in one line if that can be read: bold letters of so many points.
    pub(super) fn title(self, composer: &Composer<'_>, points: f64, id: &str) -> Result<Block, LayoutError> {
        let look = Look::Fitted(composer.style(points, self.leading, Face::SemiBold));
        Ok(Block::Heading { level: 1, title: composer.say(id, self.said)?, look })
    }

    /// Returns a paragraph.
    pub(super) fn text(self, composer: &Composer<'_>, face: Face, id: &str) -> Result<Block, LayoutError> {
        Ok(Block::styled(composer.say(id, self.said)?, self.style(composer, face, 1.0)))
    }

    /// Returns a list with an entry for each message.
    pub(super) fn list(
        self,
        composer: &Composer<'_>,
        marker: Marker,
        ids: &[&str],
    ) -> Result<Block, LayoutError> {
        Ok(Block::list(marker, composer.say_each(ids, self.said)?))
    }

    /// Returns words in italics with a line to write on behind them.
    pub(super) fn blank(self, composer: &Composer<'_>, id: &str) -> Result<Block, LayoutError> {
        let style = self.style(composer, Face::Italic, 1.0);
        Ok(Block::Blank { label: composer.say(id, self.said)?, style, boxes: 0 })
    }
}

/// Returns the style of letters of so many points on a usual handout.
pub(super) fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    composer.style(points, LEADING, face)
}
