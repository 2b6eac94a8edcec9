//! Decisions of a theme about an ink.

use crate::scene::Color;
use crate::theme::{Artwork, Palette};

/// Decisions of a theme about an ink; what it leaves out is derived.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spelled {
    /// Colours of the palette, by their names in `theme.toml`.
    pub(crate) palette: Vec<(&'static str, Color)>,
    /// Drawings that take the place of others and are printed as they are; slots that keep their own are empty here.
    pub(crate) art: Artwork,
    /// Colours of the drawings that become others.
    pub(crate) recolour: Recolour,
}

impl Spelled {
    /// Returns a palette with the colours that the theme names.
    pub(super) fn palette(&self, mut derived: Palette) -> Palette {
        for &(name, color) in &self.palette {
            if let Some(place) = derived.get_mut(name) {
                *place = color;
            }
        }
        derived
    }
}

/// Change of a colour of the drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The colour becomes this one, and is then kept as it is.
    Becomes(Color),
    /// The colour is not painted.
    Unpainted,
}

impl Fate {
    /// Returns the colour that is painted; `None`: nothing is painted.
    pub(super) const fn color(self) -> Option<Color> {
        match self {
            Self::Becomes(color) => Some(color),
            Self::Unpainted => None,
        }
    }
}

/// Colours of the drawings with their changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Recolour(pub Vec<(Color, Fate)>);

impl Recolour {
    /// Returns the change of a colour; `None`: the theme names none.
    pub(super) fn of(&self, color: Color) -> Option<Fate> {
        self.0.iter().find(|(from, _)| *from == color).map(|&(_, to)| to)
    }
}
