//! Ornament drawn by program, so that it fits any board.

pub mod interlace;
mod strands;
