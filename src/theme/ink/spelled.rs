//! What a theme says itself about an ink.

use crate::scene::Color;
use crate::theme::{Artwork, Palette};

/// What a theme says about an ink; what it leaves out is derived.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spelled {
    /// Colours of the palette, by their names in `theme.toml`.
    pub(crate) palette: Vec<(&'static str, Color)>,
    /// Drawings that take the place of others and are printed as they are; slots that keep theirs are empty.
    pub(crate) art: Artwork,
    /// Colours of the drawings that become others.
    pub(crate) recolour: Recolour,
}

impl Spelled {
    /// A palette with the colours that the theme says.
    pub(super) fn palette(&self, mut derived: Palette) -> Palette {
        for &(name, color) in &self.palette {
            if let Some(place) = derived.get_mut(name) {
                *place = color;
            }
        }
        derived
    }
}

/// What becomes of a colour of the drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It becomes this one, and is then kept as it is.
    Becomes(Color),
    /// It is not painted.
    Unpainted,
}

impl Fate {
    /// The colour that is painted, if any.
    pub(super) const fn color(self) -> Option<Color> {
        match self {
            Self::Becomes(color) => Some(color),
            Self::Unpainted => None,
        }
    }
}

/// Colours of the drawings with what becomes of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Recolour(pub Vec<(Color, Fate)>);

impl Recolour {
    /// What becomes of a colour, if the theme says it.
    pub(super) fn of(&self, color: Color) -> Option<Fate> {
        self.0.iter().find(|(from, _)| *from == color).map(|&(_, to)| to)
    }
}
