//! Tests of the whole program, in one binary.

mod diagram;
mod every_figure;
mod every_ruleset;
mod faults;
mod kit;
mod layers;
mod library;
mod opentafl;
mod paint;
mod planning;
mod reading;
mod render;
mod rules;
mod rules_text;
mod sampler;
mod shell;
mod themes;
mod variants;
