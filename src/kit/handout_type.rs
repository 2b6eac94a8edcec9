//! Type of handouts: they are set in the largest size that has room, in upright, italic or bold letters of the theme's ink.

use crate::layout::PageWords;
use crate::layout::compose::Composer;
use crate::text::{Face, Style, Value};

/// Leading as a share of the size of type.
const LEADING: f64 = 1.3;

/// Returns the words of a handout in type of so many points, with the variables of their messages.
pub(super) const fn words<'a>(points: f64, said: &'a [(&'static str, Value)]) -> PageWords<'a> {
    PageWords { points, leading: LEADING, said }
}

/// Returns the style of letters of so many points in the theme's ink.
pub(super) fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    composer.style(points, LEADING, face)
}
