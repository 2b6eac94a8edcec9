//! Layers of a board in an ink. They are composed as they were drawn, and then turned into the ink as a whole: only then
//! is it known what lies beside what.

use super::Ink;
use super::grey::Tones;
use super::lines::LineArt;
use crate::scene::{Art, Size};
use crate::theme::Theme;
use std::sync::Arc;

impl Theme {
    /// Returns a drawing of the land in this theme's ink. A square of the board has the side `square` in it: lines
    /// and forms are measured by squares, whatever the size of the board.
    #[must_use]
    pub fn land_in_ink(&self, art: &Arc<Art>, square: f64) -> Arc<Art> {
        let Some((ink, drawn)) = &self.drawn else { return Arc::clone(art) };
        let Some(index) = ink.sparing() else { return Arc::clone(art) };
        let recolour = &drawn.inks[index].recolour;
        Arc::new(match ink {
            Ink::Grey => Tones::new(recolour, 0.0).redrawn(art),
            _ => LineArt::new(*ink, recolour, &self.palette)
                .of_board()
                .redrawn_by(art, Size::new(square, square)),
        })
    }

    /// Returns the ink of the theme.
    #[must_use]
    pub fn ink(&self) -> Ink {
        self.drawn.as_ref().map_or(Ink::Full, |(ink, _)| *ink)
    }
}
