//! Input of the pages of a kit, once everything has its place.

use crate::imposition::{Order, Plan};
use crate::kit::handouts::Handout;
use crate::kit::inserts::Insert;
use crate::kit::picture::Masters;

/// Input of the pages: the order, its plan, the drawings that several pages use, and what is printed of one set.
#[derive(Clone, Copy)]
pub(crate) struct Set<'a> {
    pub(crate) order: &'a Order,
    pub(crate) plan: &'a Plan,
    pub(crate) masters: &'a Masters,
    pub(crate) inserts: &'a [Insert],
    /// Handouts of one set, including handouts that all sets share.
    pub(crate) handouts: &'a [Handout],
    /// Handouts that hang on the wall, on paper of their own.
    pub(crate) wall: &'a [Handout],
    /// Handout on the back of each sheet that is cut, as large as the area that it lies behind. `None`: the back is blank.
    pub(crate) behind: Option<&'a Handout>,
}
