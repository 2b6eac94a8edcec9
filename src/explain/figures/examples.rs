//! Examples of all rules, as read from the templates, and a cache of their proved figures.

use super::Figure;
use crate::game::{Board, Example, Lie, Ruleset, Variant};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Examples of all rules, by name. It caches the figures proved for a variant, so that leaflet and cards, which ask for the same
/// figures time and again while they are fitted, have each replayed once. A copy shares the examples, but has a cache of its
/// own: so several kits can be made of one reading at once.
#[derive(Default)]
pub struct Examples {
    read: Arc<BTreeMap<String, Example>>,
    found: Mutex<Option<ProvenFigures>>,
}

/// Cached figures of one variant.
struct ProvenFigures {
    /// Board and ruleset, on which alone a figure depends.
    of: (Board, Ruleset),
    /// Figure by its name, or why the board has no room for it.
    figures: BTreeMap<String, Result<Figure, Lie>>,
}

impl Examples {
    /// Returns an empty collection.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an example, in place of one with the same name.
    pub fn insert(&mut self, id: String, example: Example) {
        self.changed().insert(id, example);
    }

    /// Removes an example, and returns it.
    pub fn remove(&mut self, id: &str) -> Option<Example> {
        self.changed().remove(id)
    }

    /// Returns the example of a name.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Example> {
        self.read.get(id)
    }

    /// Returns the example of a name, to be changed.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut Example> {
        self.changed().get_mut(id)
    }

    /// Returns the examples to be changed, and empties the cache.
    fn changed(&mut self) -> &mut BTreeMap<String, Example> {
        self.found = Mutex::default();
        Arc::make_mut(&mut self.read)
    }

    /// Returns the cached result for a figure. `None`: there is none.
    pub(super) fn known(&self, id: &str, variant: &Variant) -> Option<Result<Figure, Lie>> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let figures = &found.as_ref().filter(|found| found.is_of(variant))?.figures;
        figures.get(id).cloned()
    }

    /// Caches the result for a figure; for one variant at a time.
    pub(super) fn keep(&self, id: &str, variant: &Variant, figure: &Result<Figure, Lie>) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let of_variant = found.take().filter(|found| found.is_of(variant));
        let of_variant = found.insert(of_variant.unwrap_or_else(|| ProvenFigures::new(variant)));
        of_variant.figures.insert(id.to_owned(), figure.clone());
    }
}

impl ProvenFigures {
    fn new(variant: &Variant) -> Self {
        Self { of: (variant.setup.board.clone(), variant.ruleset.clone()), figures: BTreeMap::new() }
    }

    fn is_of(&self, variant: &Variant) -> bool {
        self.of.0 == variant.setup.board && self.of.1 == variant.ruleset
    }
}

impl Clone for Examples {
    fn clone(&self) -> Self {
        Self { read: Arc::clone(&self.read), found: Mutex::default() }
    }
}

impl fmt::Debug for Examples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Examples").field(&self.read).finish()
    }
}
