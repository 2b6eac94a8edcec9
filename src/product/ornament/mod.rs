//! Ornament drawn by program, so that it fits any board.

pub(crate) mod interlace;
mod strands;

pub(crate) use strands::BorderColors;
