//! Tests of the whole program, in one binary.

mod reading;
mod render;
mod rules;
