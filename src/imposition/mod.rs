//! Imposition of a kit by sizes alone: the user's choices, the parts into which a board is cut, and the places of everything
//! that is cut.
//!
//! `settings` has the user's choices, and [`Order`] is the input of every later module. First [`fit()`] settles the measures (of
//! a class's sheet with `class_sheet`), then [`cut_plan`] places everything that is cut; `cutting` has the geometry of the
//! board's parts. [`Plan`] lists all sheets of a kit in the order of printing (`sheet`), with what lies on them (`contents`), the
//! leaflet (`leaflet`), the order of its pages with their numbers (`sequence`), its `files`, and the work that it takes (`work`);
//! `advice` has what is remarked on an order.
//! [`crate::sheets`] draws the sheets from the plan.

pub mod cut_plan;
pub mod cutting;

pub(crate) mod leaflet;

mod advice;
mod class_sheet;
mod contents;
mod error;
mod files;
mod fit;
mod flip;
mod measures;
mod order;
mod plan;
mod sequence;
mod settings;
mod sheet;
mod work;

pub(crate) use advice::advice;
pub use class_sheet::{ClassSheet, CutLine};
pub use contents::{Contents, Detail, ListedPiece, listed};
pub use error::{CrowdedClassSheet, SheetError};
pub use fit::{fit, larger, narrower_frame, remarks, with_larger_card};
pub use leaflet::{LeafletForm, LeafletPlan};
pub use measures::Measures;
pub(crate) use measures::most_of;
pub use order::{BackOfBoard, Order, Shared};
pub use plan::{Plan, PlannedHandout, Uncut};
pub use sequence::{PageCounts, PlannedFile, SheetPage};
pub use settings::{
    Back, BoxPlace, CellSize, Component, FRAME, LabelFault, LabelSheet, MARGIN, Media, NotPlayers,
    POSTER_FRAME, PUZZLES, Pack, Paper, Players, Poster, Settings, Sides, TokenShape, Tool,
};
pub use sheet::{Matter, PaperLay, PlannedPage, Sheet, SheetSide, Side};
pub use work::{Cuts, Minutes, ShareOfSet, in_hours};
