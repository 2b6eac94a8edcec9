//! The instructions in words, step by step; each file has the sentences of one part of the work.

pub(super) mod afterwards;
pub(super) mod command;
pub(super) mod laminating;
pub(super) mod making;
pub(super) mod printing;
pub(super) mod sheet_map;
pub(super) mod step;
pub(super) mod tally;
pub(super) mod way_table;
pub(super) mod ways;
pub(super) mod words;
