//! Art as content of form `XObject`s, written here and not by krilla.
//!
//! Art is most of a file. krilla writes every path by itself, with all its settings, eight digits to a number, and measures
//! the box of every line. Here a setting is written when it changes, and places are whole numbers on a grid of a hundredth
//! of a millimetre where the art is shown largest ([`ArtUses`]); the form's matrix maps them to the art's own measures.
//!
//! krilla still hands out the names and numbers of everything, so it gets a placeholder of each drawing: a form that says which
//! one it is, and that uses each of its resources once. When the file is packed, the drawing takes its place. Art with text,
//! gradients, translucent groups or bitmaps is left to krilla, which alone can write these ([`is_plain`]).
//!
//! A drawing that is shown at two sizes comes twice, alike but for the widths of some lines, which must not get too thin. What
//! these twins have in common is stored as forms that don't set this width, and take it from where they are drawn.

mod form;
mod pen;
mod uses;

pub(super) use form::{StoredArt, WrittenForm};
pub(super) use uses::ArtUses;

use crate::scene::{Item, Paint, Path};

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
