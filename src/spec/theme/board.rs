//! How the drawings of squares are used and what is painted over them, as a file says it.

use super::drawings::Drawings;
use super::land;
use crate::spec::section::FileSection;
use crate::theme::{BoardLayer, BoardStyle, Starts, Turning};

/// What a file says in `[board]`.
#[derive(Clone, Debug, Default)]
pub(super) struct SaidBoard {
    starts: Option<Starts>,
    turning: Option<Turning>,
    /// None if the file has no layers of its own.
    layers: Option<Vec<BoardLayer>>,
}

impl SaidBoard {
    /// This, and what it doesn't say as in `other`.
    pub(super) fn over(self, other: Self) -> Self {
        Self {
            starts: self.starts.or(other.starts),
            turning: self.turning.or(other.turning),
            layers: self.layers.or(other.layers),
        }
    }

    /// The same with other layers.
    pub(super) fn with_layers(&self, change: impl Fn(&BoardLayer) -> BoardLayer) -> Self {
        let layers = self.layers.as_ref().map(|layers| layers.iter().map(change).collect());
        Self { layers, ..self.clone() }
    }

    /// All its layers.
    pub(super) fn layers(&self) -> &[BoardLayer] {
        self.layers.as_deref().unwrap_or_default()
    }

    /// What is not said is as usual.
    pub(super) fn style(self) -> BoardStyle {
        BoardStyle {
            starts: self.starts.unwrap_or_default(),
            turning: self.turning.unwrap_or_default(),
            layers: self.layers.unwrap_or_default(),
        }
    }
}

/// Reads the section.
pub(super) fn board(section: FileSection<'_>, drawings: &mut Drawings<'_>) -> SaidBoard {
    let starts = section
        .optional("starting-squares")
        .and_then(|value| section.choose("starting-squares", value, &Starts::ALL, Starts::name));
    let turning = section
        .optional("turned-by")
        .and_then(|value| section.choose("turned-by", value, &Turning::ALL, Turning::name));
    let layers = section.optional("layer").is_some().then(|| land::layers(&section, drawings));
    section.finish();
    SaidBoard { starts, turning, layers }
}
