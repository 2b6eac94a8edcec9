//! Type of handouts: they are set in the largest size that has room, in upright, italic or bold letters of the theme's ink.

use crate::layout::compose::Composer;
use crate::text::{Face, Style};
use crate::units::Length;

/// Leading as a share of the size of type.
pub(super) const LEADING: f64 = 1.3;

/// Sizes of type that a page tries, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TypeSizes {
    /// The preferred size.
    pub(super) largest: f64,
    /// The smallest size that can be read.
    pub(super) smallest: f64,
    /// Step from one size to the next.
    pub(super) step: f64,
}

impl TypeSizes {
    /// Returns all sizes, the largest first.
    pub(super) fn all(self) -> impl Iterator<Item = f64> + Clone {
        let Self { largest, smallest, step } = self;
        let steps = ((largest - smallest) / step) as usize;
        (0..=steps).map(move |nth| largest - nth as f64 * step)
    }
}

/// Returns the style of letters of so many points in the theme's ink.
pub(super) fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    Style { face, ..Style::plain(Length::pt(points), Length::pt(points * LEADING), composer.palette.ink) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_go_down_to_the_smallest() {
        let all: Vec<f64> = TypeSizes { largest: 9.0, smallest: 7.5, step: 0.5 }.all().collect();
        assert_eq!(all, [9.0, 8.5, 8.0, 7.5]);
    }
}
