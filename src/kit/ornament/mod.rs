//! Ornament drawn by program, so that it fits any board.

pub(super) mod interlace;
mod strands;

pub(super) use strands::BorderColors;
