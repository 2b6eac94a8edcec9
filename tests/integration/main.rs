//! Tests of the whole program, in one binary.

mod every_ruleset;
mod faults;
mod kit;
mod layers;
mod library;
mod paint;
mod planning;
mod reading;
mod render;
mod rules;
mod sampler;
mod variants;
