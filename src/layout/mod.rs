//! Setting words on an area: the blocks of a text, and how they become lines in columns or on a card.
//!
//! This module knows neither games nor paper: its callers place the result. A new text takes five lines:
//!
//! 1. List its blocks: `let script = vec![Block::heading(2, title), Block::paragraph(text)];`
//! 2. Draw its figures, if it names some: `let blocks = drawn(&script, &mut |name| draw(name))?;`
//! 3. Choose the setting: `let setting = Setting { scale: Scale::LADDER[2], manner: Manner::USUAL, measure: 80.0 };`
//! 4. For columns: `let set = set_in_columns(composer, &blocks, &setting)?;` On a card or over a page instead:
//!    `let set = stack(composer, &blocks, Frame::new(left, top, width))?;`, and it is done.
//! 5. Fill the columns: `fill(&set.slugs, scale.leading(), &columns)` returns the places of all slugs if they fit; else
//!    `fit` tries other sizes.
//!
//! `block` has the model, `manner` the room between blocks. `compose` sets single words and lines; `words` sets
//! headings, paragraphs and lists, `gallery`, `line`, `blank` and `table` the rest. `running` joins all of it to slugs
//! for `columns`; `stack` piles it up (`pile`) to one finished piece, a `content`; `page` does so for whole pages.

pub mod columns;
pub mod compose;

pub(crate) mod fit;
pub(crate) mod table;

mod blank;
mod block;
mod content;
mod error;
mod gallery;
mod initial;
mod inset;
mod line;
mod manner;
mod page;
mod panel;
mod pile;
mod running;
mod stack;
mod words;

pub use block::{Block, Cell, Entry, FigureBlock, LineBlock, Look, Marker, Standing, drawn};
pub use content::Content;
pub use error::LayoutError;
pub use manner::{Indent, Listed, Manner, Setting, ShownAt};
pub use table::{RowLook, Table};

pub(crate) use page::{CellGrid, column_width};
pub(crate) use panel::panel;
pub(crate) use running::{loose_paragraphs, set_in_columns};
pub(crate) use stack::{Frame, Stacked, height, stack};
pub(crate) use words::Running;
