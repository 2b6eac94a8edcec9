//! Requests of kits, and one table of the options that set a request in words.
//!
//! [`options`] has everything about each option: how its value is read and written, its bounds, its words, its help. The
//! command line, the bounds, the command that makes a set again and [`Request::set`] follow from it. [`Request::clash`] finds
//! fields that contradict each other.

mod asked;
pub(crate) mod bounds;
mod clash;
pub(crate) mod command;
mod in_words;
mod option;
mod table;
mod values;

pub use asked::{Choice, Drawing, Format, RELEASED, RecordDrawing, Request, Writing};
pub(crate) use in_words::check;

pub use bounds::WIDTH;
pub use clash::Clash;
pub use command::{quoted, word};
pub use option::{KnownWords, OptionHeading, RequestOption, Takes};
pub use table::options;
