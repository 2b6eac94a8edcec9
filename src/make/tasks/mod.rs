//! What the front door does beside kits: it lists games and themes, begins new ones, checks themes and languages, draws positions
//! and records, plays games against itself, finds puzzles, reads and writes rules.

pub(super) mod balance;
pub(super) mod beginning;
pub(super) mod catalogue;
pub(super) mod diagram;
pub(super) mod language_check;
pub(super) mod looks;
pub(super) mod notation;
pub mod numbers;
pub(super) mod plan_json;
pub(super) mod playability;
pub(super) mod puzzle;
pub(super) mod recorded;
pub(super) mod theme_look;
