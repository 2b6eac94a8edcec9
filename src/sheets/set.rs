//! What the pages of a kit are drawn from, once everything has its place.

use crate::imposition::Job;
use crate::imposition::plan::Plan;
use crate::kit::inserts::Insert;
use crate::kit::picture::Masters;
use crate::sheets::leaflet::Brief;

/// What the pages are made of: the kit, its plan, its drawings, and its parts beside the board.
#[derive(Clone, Copy)]
pub(crate) struct Set<'a> {
    pub(crate) job: &'a Job<'a>,
    pub(crate) plan: &'a Plan,
    pub(crate) masters: &'a Masters,
    pub(crate) inserts: &'a [Insert],
    /// Sheets of paper of the rules leaflet, for all sets.
    pub(crate) leaflets: usize,
    /// What is to be said of the leaflet; nothing if there is none.
    pub(crate) leaflet: Option<Brief>,
}
