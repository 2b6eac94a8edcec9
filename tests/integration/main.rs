//! Tests of the whole program, in one binary.

mod paint;
mod reading;
mod render;
mod rules;
