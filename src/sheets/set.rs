//! Input of the pages of a kit, once everything has its place.

use crate::imposition::{Order, Plan};
use crate::product::handouts::Handout;
use crate::product::inserts::Insert;
use crate::product::picture::Masters;

/// Input of the pages: the order, its plan, the drawings that several pages use, and the products of one set.
#[derive(Clone, Copy)]
pub(crate) struct Set<'a> {
    pub(crate) order: &'a Order,
    pub(crate) plan: &'a Plan,
    pub(crate) masters: &'a Masters,
    pub(crate) products: &'a Products,
}

/// Products of one set, including those that all sets share.
pub(crate) struct Products {
    /// Everything but the board and the pieces that is cut out.
    pub(crate) inserts: Vec<Insert>,
    /// Handouts.
    pub(crate) handouts: Vec<Handout>,
    /// Handouts that hang on the wall, on paper of their own.
    pub(crate) wall: Vec<Handout>,
    /// Handout on the back of each sheet that is cut, as large as the area that it lies behind. `None`: the back is blank.
    pub(crate) behind: Option<Handout>,
}
