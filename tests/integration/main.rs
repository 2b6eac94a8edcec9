//! Tests of the whole program, in one binary.

mod faults;
mod paint;
mod reading;
mod render;
mod rules;
