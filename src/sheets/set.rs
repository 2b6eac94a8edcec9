//! Input of the pages of a kit, once everything has its place.

use crate::imposition::plan::{Element, Plan};
use crate::imposition::{Job, Measures, Numbering, Settings, Shared};
use crate::kit::handouts::{self, Handout};
use crate::kit::inserts::Insert;
use crate::kit::picture::Masters;
use crate::sheets::leaflet::Brief;

/// Input of the pages: the job, its plan, the drawings that several pages use, and the inserts of one set.
#[derive(Clone, Copy)]
pub(crate) struct Set<'a> {
    pub(crate) job: &'a Job<'a>,
    pub(crate) plan: &'a Plan,
    pub(crate) masters: &'a Masters,
    pub(crate) inserts: &'a [Insert],
    /// Handouts of one set, including handouts that all sets share.
    pub(crate) handouts: &'a [Handout],
    /// Handouts that hang on the wall, on paper of their own.
    pub(crate) wall: &'a [Handout],
    /// Handout on the back of each sheet that is cut, as large as the area that it lies behind. `None`: the back is blank.
    pub(crate) behind: Option<&'a Handout>,
    /// Number of sheets of paper of the rules leaflet, for all sets.
    pub(crate) leaflets: usize,
    /// Facts about the leaflet for the instructions. `None`: there is no leaflet.
    pub(crate) leaflet: Option<Brief>,
}

/// Kit with the board and the pieces of a set in several languages: the facts that the files in another language need of it, to
/// tell how the whole set is made.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Host {
    /// Start of its file names.
    pub(crate) stem: String,
    pub(crate) settings: Settings,
    pub(crate) measures: Measures,
    pub(crate) shared: Option<Shared>,
    pub(crate) plan: Plan,
    pub(crate) inserts: Vec<Insert>,
    pub(crate) numbering: Numbering,
}

/// Role of a kit among the kits of its set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KitRole<'a> {
    /// Kit of a set in one language.
    Alone,
    /// Kit with the board and the pieces, and the words in the first of several languages.
    Host,
    /// Kit with the words in one further language.
    Guest(&'a Host),
}

impl Set<'_> {
    /// Returns how many of the sheets that are cut, from the first one on, are printed on both sides: all sheets with a handout
    /// behind them, else the sheets with the board if it has another side.
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

    /// Returns the order in which the handouts of all sets are printed: each with its set, and its place among `handouts`. Set
    /// `None`: all sets share it.
    pub(crate) fn handout_order(&self) -> Vec<(Option<u16>, usize)> {
        handouts::order(self.handouts, self.job.settings.sets)
    }

    /// Returns how many handouts of all sets have one side, and how many have two.
    pub(crate) fn handout_sides(&self) -> [usize; 2] {
        let order = self.handout_order();
        let double = order.iter().filter(|(_, place)| self.handouts[*place].back.is_some()).count();
        [order.len() - double, double]
    }
}
