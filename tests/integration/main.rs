//! Tests of the whole program, in one binary.

mod answers;
mod diagram;
mod every_figure;
mod every_message;
mod faults;
mod job;
mod kit;
mod kits;
mod layers;
mod library;
mod measured;
mod opentafl;
mod other_engine;
mod paint;
mod plain;
mod planning;
mod reading;
mod render;
mod rules;
mod rules_text;
mod sampler;
mod shell;
mod strategies;
mod themes;
mod variants;
