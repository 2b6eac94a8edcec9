//! Tones of grey made of the colours of drawings.

use super::pixels::in_greys;
use super::rims::Rank;
use super::spelled::{Fate, Recolour};
use super::tone::{grey, level};
use super::walk::repainted_with;
use crate::scene::{Art, Color};

/// Curve of greys for a kind of drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Curve {
    /// Squares and ornament: light tones become lighter still, dark ones stay, so that the board stays behind the pieces.
    Ground,
    /// Towards black by a share.
    Darker(f64),
    /// Towards white by a share, but black stays black: lines stay crisp.
    Lighter(f64),
}

/// Drawings turned into greys.
#[derive(Clone)]
pub(super) struct Tones<'a> {
    recolour: &'a Recolour,
    /// Share by which the tones of the sides are pressed apart: 0 not at all, 1 to black and to white.
    press: f64,
    curve: Curve,
}

impl<'a> Tones<'a> {
    pub(super) const fn new(recolour: &'a Recolour, press: f64) -> Self {
        Self { recolour, press, curve: Curve::Ground }
    }

    /// Returns these tones with the curve for the discs of a rank.
    pub(super) const fn of_side(&self, rank: Rank) -> Self {
        let curve = match rank {
            Rank::Dark => Curve::Darker(self.press),
            Rank::Light => Curve::Lighter(self.press),
            Rank::King => Curve::Lighter(0.0),
        };
        Self { recolour: self.recolour, press: self.press, curve }
    }

    /// Returns a drawing in greys. Colours that the theme names become what it says, others follow the curve; photographs stay as
    /// bright as they were.
    pub(super) fn redrawn(&self, art: &Art) -> Art {
        let to =
            |color: Color| self.recolour.of(color).map_or_else(|| Some(self.curve.of(color)), Fate::color);
        Art { size: art.size, items: repainted_with(&art.items, &to, &|picture| in_greys(picture)) }
    }
}

impl Curve {
    /// Returns the grey of a colour.
    pub(super) fn of(self, color: Color) -> Color {
        let dark = 1.0 - f64::from(level(color)) / 255.0;
        let dark = match self {
            Self::Ground => dark * (0.25 + 0.75 * dark),
            Self::Darker(share) => dark + (1.0 - dark) * dark * share,
            Self::Lighter(share) => dark - (1.0 - dark) * dark * share,
        };
        grey((255.0 * (1.0 - dark)).round() as u8)
    }
}
