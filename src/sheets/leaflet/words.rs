//! Words of a leaflet in type: opening and rules are set once for each size of type and cached, the rest is set each time.

use crate::explain::ExplainError;
use crate::game::Variant;
use crate::layout::columns::{Slug, least};
use crate::layout::compose::Composer;
use crate::product::leaflet::{self, LeafletScript, LeafletScripts, LeafletSetting};
use crate::scene::Marks;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Number of paragraphs with words too far apart that makes the whole leaflet ragged.
const LOOSE: usize = 2;

/// Parts of a leaflet as they are set.
pub(super) struct LeafletSlugs {
    pub(super) opening: Vec<Slug>,
    pub(super) rules: Vec<Slug>,
    pub(super) rest: Vec<Slug>,
}

impl LeafletSlugs {
    /// Returns the least number of lines that they take.
    pub(super) fn least(&self, leading: f64) -> u32 {
        [&self.opening, &self.rules, &self.rest].iter().map(|part| least(part, leading)).sum()
    }
}

/// Words of a leaflet. Opening and rules are the same whatever is left out of the rest, so that they are cached once they are
/// set.
pub(super) struct LeafletWords<'a, 'b> {
    composer: &'a Composer<'b>,
    variant: &'a Variant,
    scripts: &'a LeafletScripts,
    known: RefCell<Vec<(LeafletSetting, Rc<KnownParts>)>>,
}

/// Cached opening and rules.
struct KnownParts {
    opening: Vec<Slug>,
    rules: Vec<Slug>,
    /// Number of their loose paragraphs, counted no further than [`LOOSE`]. `None`: not counted yet.
    loose: Cell<Option<usize>>,
}

impl<'a, 'b> LeafletWords<'a, 'b> {
    pub(super) fn new(composer: &'a Composer<'b>, variant: &'a Variant, scripts: &'a LeafletScripts) -> Self {
        Self { composer, variant, scripts, known: RefCell::default() }
    }

    /// Sets the words.
    pub(super) fn set(
        &self,
        rest: &LeafletScript,
        setting: LeafletSetting,
    ) -> Result<LeafletSlugs, ExplainError> {
        let known = self.known(setting)?;
        let (opening, rules) = (known.opening.clone(), known.rules.clone());
        Ok(LeafletSlugs { opening, rules, rest: self.slugs(rest, setting)? })
    }

    /// Returns whether the words are set ragged: if in more than one paragraph words would stand too far apart.
    pub(super) fn is_ragged(
        &self,
        rest: &LeafletScript,
        ragged: LeafletSetting,
    ) -> Result<bool, ExplainError> {
        let known = self.known(ragged)?;
        let firm = match known.loose.get() {
            Some(firm) => firm,
            None => self.loose(ragged)?,
        };
        known.loose.set(Some(firm));
        let left = LOOSE - firm;
        Ok(left == 0 || leaflet::loose(self.composer, rest, ragged, left)? == left)
    }

    fn known(&self, setting: LeafletSetting) -> Result<Rc<KnownParts>, ExplainError> {
        if let Some((_, known)) = self.known.borrow().iter().find(|(of, _)| *of == setting) {
            return Ok(Rc::clone(known));
        }
        let LeafletScripts { opening, rules, .. } = self.scripts;
        let (opening, rules) = (self.slugs(opening, setting)?, self.slugs(rules, setting)?);
        let known = Rc::new(KnownParts { opening, rules, loose: Cell::new(None) });
        self.known.borrow_mut().push((setting, Rc::clone(&known)));
        Ok(known)
    }

    /// Counts the loose paragraphs of opening and rules, no further than [`LOOSE`].
    fn loose(&self, setting: LeafletSetting) -> Result<usize, ExplainError> {
        let LeafletScripts { opening, rules, .. } = self.scripts;
        let of_opening = leaflet::loose(self.composer, opening, setting, LOOSE)?;
        Ok(of_opening + leaflet::loose(self.composer, rules, setting, LOOSE - of_opening)?)
    }

    fn slugs(&self, script: &LeafletScript, setting: LeafletSetting) -> Result<Vec<Slug>, ExplainError> {
        let mut marks = Marks::default();
        let mut trial = self.composer.with(&mut marks);
        Ok(leaflet::set(&mut trial, self.variant, script, setting)?.slugs)
    }
}
