//! The ink of text: letters are far smaller than the dots in which ink is counted, so that a line of them is painted as one
//! stripe, as grey as they are dense.

use crate::scene::{Font, Glyph, GlyphRun, Point, Rect, Shape};
use crate::units::Length;
use std::collections::BTreeMap;

/// Height of the stripe over the baseline, in em: the height of letters without ascenders.
const HEIGHT: f64 = 0.45;

/// Areas of letters, each found once.
#[derive(Default)]
pub(super) struct LetterAreas {
    /// Areas in square em, by font and number of the glyph.
    known: Vec<(Font, BTreeMap<u16, f64>)>,
}

impl LetterAreas {
    /// Returns the stripe in place of a run, and the share of it that is ink; `None`: the run has no ink.
    pub(super) fn grey(&mut self, run: &GlyphRun) -> Option<(Rect, f64)> {
        let ink: f64 = run.glyphs.iter().map(|glyph| self.area(run, glyph)).sum();
        let size = run.size.to_mm();
        let stripe =
            Rect::new(run.origin.x, run.origin.y - HEIGHT * size, run.origin.x + run.width(), run.origin.y);
        let share = ink * size * size / stripe.area();
        (share.is_finite() && share > 0.0).then(|| (stripe, share.min(1.0)))
    }

    fn area(&mut self, run: &GlyphRun, glyph: &Glyph) -> f64 {
        let nth = self.known.iter().position(|(font, _)| *font == run.font).unwrap_or_else(|| {
            self.known.push((run.font.clone(), BTreeMap::new()));
            self.known.len() - 1
        });
        *self.known[nth].1.entry(glyph.id).or_insert_with(|| {
            let alone = GlyphRun {
                origin: Point::ZERO,
                size: Length::mm(1.0),
                glyphs: vec![glyph.clone()],
                ..run.clone()
            };
            alone.outlines().map_or(0.0, |outline| outline.area().abs())
        })
    }
}
