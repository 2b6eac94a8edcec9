//! From a request to its orders: each game found in each language, with what it shares with others, and an
//! [`Order`](crate::imposition::Order) of each; and the places of faults that show only then.

pub(super) mod back;
pub(super) mod found_kit;
pub(super) mod lacking;
pub(super) mod naming;
pub(super) mod order;
pub(super) mod resolve;
pub(super) mod shared;
pub(super) mod theme_frame;
pub(super) mod unset;
