//! Imposition of a kit by sizes alone: the user's choices, the parts into which a board is cut, and the places of everything
//! that is cut.
//!
//! `settings` has the user's choices, and [`Job`] is the input of every later module. First [`fit()`] settles the measures (of a
//! class's sheet with `class_sheet`), then [`plan`] places everything that is cut; `cutting` has the geometry of the board's
//! parts. [`crate::sheets`] draws the sheets from the plan.

pub mod cutting;
pub mod plan;

mod class_sheet;
mod error;
mod fit;
mod flip;
mod job;
mod measures;
mod numbering;
mod settings;

pub use class_sheet::{ClassSheet, CutLine};
pub use error::{CrowdedClassSheet, SheetError};
pub use fit::{fit, larger, narrower_frame, remarks, too_few_boards, with_larger_card};
pub use job::{BackOfBoard, Job, Shared};
pub use measures::Measures;
pub(crate) use measures::most_of;
pub use numbering::Numbering;
pub use settings::{
    Back, CellSize, Component, FRAME, LabelFault, LabelSheet, MARGIN, Media, NotPlayers, POSTER_FRAME, Pack,
    Paper, Players, Poster, Settings, Sides, TokenShape, Tool,
};
