//! Words of handouts: one system of headings, and lines that are easy to read.
//!
//! On every handout the title stands at the upper left, in the theme's face for titles and its accent, as large on all pages of
//! a paper. Headings of parts are small capitals in the accent, as in the leaflet. Numbers of steps are bold in the accent.
//! Questions, and words that begin a paragraph as its heading, are bold in the ink, and so are the heads of tables. What is not
//! a heading is in the ink. Words are set in the largest size that has room; no line of them has more than 75 letters, see
//! [`PageWords::measure`].

use crate::layout::compose::{Composer, Scale};
use crate::layout::{Block, Cell, LayoutError, Look, Marker};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// Width of the lines between rows and between columns, in millimetres.
pub(super) const LINE: f64 = 0.25;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.3;
/// Size of titles in points, on pages with at least so many millimetres of width; narrower ones have smaller titles.
const TITLE: f64 = 24.0;
const WIDE: f64 = 180.0;
/// Leading of titles as a share of their size.
const TITLE_LEADING: f64 = 1.2;
/// Greatest width of running words, in ems: lines of 75 letters at most.
const MEASURE: f64 = 28.5;
/// Room between columns of running words, in ems.
const GUTTER: f64 = 1.8;

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

    /// Returns the greatest width of running words on a page so many millimetres wide.
    pub(super) fn measure(self, width: f64) -> f64 {
        width.min(MEASURE * self.em())
    }

    /// Returns the number of columns of running words on a page so many millimetres wide, and the room between two.
    pub(super) fn columns(self, width: f64) -> (usize, f64) {
        let gutter = GUTTER * self.em();
        (((width + gutter) / (self.measure(width) + gutter)).ceil() as usize, gutter)
    }

    /// Returns the heading of a part of the page.
    pub(super) fn heading(self, composer: &Composer<'_>, id: &str) -> Result<Block, LayoutError> {
        let title = composer.say(id, self.said)?;
        Ok(Block::title(2, title, Scale::of(self.points).heading(composer.palette.accent)))
    }

    /// Returns the title of a page so many millimetres wide.
    pub(super) fn title(self, composer: &Composer<'_>, width: f64, id: &str) -> Result<Block, LayoutError> {
        Ok(title(composer, width, composer.say(id, self.said)?))
    }

    /// Returns the style of numbers of steps, and of times.
    pub(super) fn number(self, composer: &Composer<'_>) -> Style {
        Style { color: composer.palette.accent, ..self.style(composer, Face::SemiBold, 1.0) }
    }

    /// Returns a paragraph.
    pub(super) fn text(self, composer: &Composer<'_>, face: Face, id: &str) -> Result<Block, LayoutError> {
        Ok(Block::styled(composer.say(id, self.said)?, self.style(composer, face, 1.0)))
    }

    /// Returns a paragraph at the left of a page so many millimetres wide, no wider than is easy to read.
    pub(super) fn narrow(
        self,
        composer: &Composer<'_>,
        width: f64,
        face: Face,
        id: &str,
    ) -> Result<Block, LayoutError> {
        Ok(Block::Row(vec![Cell::of(self.measure(width), self.text(composer, face, id)?)]))
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

/// Returns the title of a page so many millimetres wide, in one line if that can be read.
pub(super) fn title(composer: &Composer<'_>, width: f64, text: String) -> Block {
    let points = TITLE * (width / WIDE).min(1.0);
    let style = Style { align: Align::Left, ..composer.title_style(&text, points, TITLE_LEADING) };
    Block::Heading { level: 1, title: text, look: Look::Fitted(style) }
}

/// Returns the style of letters of so many points on a usual handout.
pub(super) fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    composer.style(points, LEADING, face)
}
