//! Art as content of a form `XObject`, written here and not by krilla.
//!
//! Art is most of a file. krilla writes every path by itself, with all its settings, eight digits to a number, and measures
//! the box of every line. Here a setting is written when it changes, and places are whole numbers on a grid of a hundredth
//! of a millimetre where the art is shown largest ([`GRID`]); the form's matrix maps them to the art's own measures.
//!
//! krilla still hands out the names and numbers of everything, so it gets a placeholder of each drawing: a frame that says which
//! one it is, and one use of each resource. When the file is packed, the content ([`FormContent`]) takes the place of the
//! placeholder. A drawing with text, gradients, translucent groups or bitmaps is left to krilla, which alone can write these
//! ([`is_plain`]).
//!
//! A drawing that is shown at two sizes comes twice, alike but for the widths of some lines, which must not get too thin. The
//! parts that they share are then stored as forms that don't set this width and take it from where they are used
//! ([`family`]).

mod content;
mod family;
mod pen;
mod placeholder;
mod shapes;

pub(super) use content::{ArtContent, FinishedForm};
pub(super) use family::Families;
pub(super) use placeholder::{FormContent, MARKED};

use crate::scene::{Item, Paint, Path};

/// Step of the grid on paper, in millimetres: an eighth of a dot at 300 dpi.
const GRID: f64 = 0.01;

/// Returns the step of the grid for art whose lengths are multiplied by `scale` where it is shown largest.
fn step(scale: f64) -> f64 {
    // Rounded so that the matrix can hold it exactly.
    ((GRID / scale.max(1e-6)) * 1e6).round().clamp(1.0, 1e6) / 1e6
}

/// Returns whether everything in art can be written here.
pub(super) fn is_plain(items: &[Item]) -> bool {
    let solid = |paint: &Paint| matches!(paint, Paint::Solid(_));
    items.iter().all(|item| match item {
        Item::Path(Path { fill, stroke, .. }) => {
            fill.as_ref().is_none_or(solid) && stroke.as_ref().is_none_or(|stroke| solid(&stroke.paint))
        }
        Item::Group { transform, opacity, items, .. } => {
            *opacity >= 1.0 && transform.is_finite() && is_plain(items)
        }
        Item::Art { transform, .. } => transform.is_finite(),
        Item::Glyphs(_) | Item::Bitmap { .. } | Item::Marked { .. } => false,
    })
}
