//! What the pages of a kit are drawn from, once everything has its place.

use crate::imposition::plan::{Element, Plan};
use crate::imposition::{Job, Measures, Numbering, Settings, Shared};
use crate::kit::handouts::{self, Handout};
use crate::kit::inserts::Insert;
use crate::kit::picture::Masters;
use crate::sheets::leaflet::Brief;

/// What the pages are drawn from: the job, its plan, the drawings that several pages use, and the inserts of one set.
#[derive(Clone, Copy)]
pub(crate) struct Set<'a> {
    pub(crate) job: &'a Job<'a>,
    pub(crate) plan: &'a Plan,
    pub(crate) masters: &'a Masters,
    pub(crate) inserts: &'a [Insert],
    /// The handouts of one set, those that all sets have together among them.
    pub(crate) handouts: &'a [Handout],
    /// The handouts that hang on the wall, on paper of their own.
    pub(crate) wall: &'a [Handout],
    /// What is printed behind each sheet that is cut, as large as what it lies behind; nothing if that stays blank.
    pub(crate) behind: Option<&'a Handout>,
    /// Sheets of paper of the rules leaflet, for all sets.
    pub(crate) leaflets: usize,
    /// What is to be said of the leaflet; nothing if there is none.
    pub(crate) leaflet: Option<Brief>,
}

/// The kit with the board and the pieces of a set that has its words in several languages: what the files with the words of
/// another language have to know of it, to tell how the whole set is made.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Host {
    /// The start of the names of its files.
    pub(crate) stem: String,
    pub(crate) settings: Settings,
    pub(crate) measures: Measures,
    pub(crate) shared: Option<Shared>,
    pub(crate) plan: Plan,
    pub(crate) inserts: Vec<Insert>,
    pub(crate) numbering: Numbering,
}

/// What a kit is among those of its set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KitRole<'a> {
    /// Its words are in one language.
    Alone,
    /// It has the board and the pieces, and the words in the first of several languages.
    Host,
    /// It has the words in one language more.
    Guest(&'a Host),
}

impl Set<'_> {
    /// How many of the sheets that are cut, the first ones, are printed on their second sides, too: all if something lies behind
    /// what is kept whole, else those with the board if it has another side.
    pub(crate) fn backed(&self) -> usize {
        let sheets = &self.plan.sheets;
        match (self.behind, &self.masters.back) {
            (Some(_), _) => sheets.len(),
            (None, Some(_)) => {
                // The sheets of the board are the first ones.
                let is_board = |element: Element| matches!(element, Element::Board { .. });
                sheets
                    .iter()
                    .take_while(|sheet| sheet.placed.iter().any(|thing| is_board(thing.element)))
                    .count()
            }
            (None, None) => 0,
        }
    }

    /// In which order the handouts of all sets are printed, by their sets, if they are a set's, and their places among
    /// `handouts`.
    pub(crate) fn handout_order(&self) -> Vec<(Option<u16>, usize)> {
        handouts::order(self.handouts, self.job.settings.sets)
    }

    /// How many handouts of all sets have one side, and how many have two.
    pub(crate) fn handout_sides(&self) -> [usize; 2] {
        let order = self.handout_order();
        let double = order.iter().filter(|(_, place)| self.handouts[*place].back.is_some()).count();
        [order.len() - double, double]
    }
}
