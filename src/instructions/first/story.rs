//! Everything that the first pages are made of, and the rhythm of their words.

use crate::imposition::Plan;
use crate::instructions::Script;
use crate::instructions::first::frames::TextArea;
use crate::instructions::first::front::FrontPage;
use crate::layout::compose::Scale;
use crate::layout::{Listed, Manner};
use crate::sheets::set::Set;
use crate::text::Align;

/// Manner of the instructions: ragged, for nobody reads them from end to end, with their pictures in the middle.
const MANNER: Manner = Manner { align: Align::Left, ..Manner::USUAL };

/// Rhythm of the instructions: one distance between all steps, and one above all headings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rhythm {
    /// Room before a step, in lines.
    steps: f64,
    /// Room before a heading, in lines.
    heads: f64,
    /// Whether no step stands alone, away from its heading or from the others.
    pairs: bool,
}

impl Rhythm {
    /// Rhythms to try in each size of type, the preferred one first.
    pub(super) const ALL: [Self; 3] = [
        Self { steps: 1.0, heads: 1.5, pairs: true },
        Self { steps: 0.5, heads: 1.0, pairs: true },
        Self { steps: 0.5, heads: 1.0, pairs: false },
    ];
    /// The closest rhythm, for instructions that would take a page more by a few lines: it is tried in the largest sizes, after the
    /// others.
    pub(super) const CLOSE: Self = Self { steps: 0.0, heads: 0.5, pairs: false };

    /// Returns the manner of words in this rhythm.
    pub(super) const fn manner(self) -> Manner {
        let numbers = Listed { before: self.steps, pairs: self.pairs, ..MANNER.numbers };
        Manner { above: self.heads, numbers, ..MANNER }
    }
}

/// Everything that the first pages are made of.
pub(super) struct Story<'a> {
    pub(super) set: Set<'a>,
    /// The set with board and pieces: `set`, or its host if this kit only has the words in one language more.
    pub(super) whole: Set<'a>,
    /// The plan of `set`, with these pages.
    pub(super) plan: Plan,
    pub(super) script: Script,
    pub(super) text: TextArea,
    /// Parts of the first page that are not words in columns.
    pub(super) front: FrontPage,
}

/// Returns the step of the grid on which the words stand, in millimetres: half a line, for steps are half a line apart.
pub(super) fn step(scale: Scale) -> f64 {
    scale.leading() / 2.0
}
