//! A game of a request, before its kit is made.

use super::source::Found;
use super::supplies::ThemeWithWords;
use crate::diag::Sources;
use std::sync::Arc;

/// A game with its look, found and read but not made yet.
pub(super) struct GameToMake {
    pub(super) found: Found,
    pub(super) look: Arc<ThemeWithWords>,
    pub(super) sources: Sources,
    /// The game on the other side of its board, if there is one.
    pub(super) back: Option<Arc<Found>>,
    /// What it was asked for by.
    pub(super) asked: String,
    /// The options that the request chooses for it, each once.
    pub(super) chosen: Vec<String>,
    /// How the names of its files begin.
    pub(super) stem: String,
}
