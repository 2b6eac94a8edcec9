//! Tests of the whole program, in one binary.
mod rules;
