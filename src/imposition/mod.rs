//! What meets paper, by size alone: what the user chose, how a board comes apart, and where everything that is cut lies.
//!
//! First [`fit()`] settles the measures, then [`plan`] places everything. What the sheets look like is for
//! [`crate::sheets`], which reads the plan.

pub mod cutting;
pub mod plan;

mod error;
mod fit;
mod flip;
mod job;
mod measures;
mod numbering;
mod settings;

pub use error::SheetError;
pub use fit::{fit, remarks};
pub use job::{Job, Shared};
pub use measures::Measures;
pub(crate) use measures::most_of;
pub use numbering::Numbering;
pub use settings::{
    FRAME, LabelFault, LabelSheet, MARGIN, Media, POSTER_FRAME, Paper, Part, Poster, Settings, Sides,
    TokenShape, Tool,
};
