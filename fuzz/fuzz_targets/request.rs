//! Any bytes as a command line, a word on each line: help, or a request whose kits are planned, or a sentence that says why
//! not. One plan in 16 is made. Nothing of the disk is seen. Never a panic.
//!
//! `cargo +nightly fuzz run request fuzz/corpus/request -- -dict=fuzz/dictionaries/request.dict`
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_print::cli::{CommandLine, Task};
use tafl_print::make::{Library, Request, make, plan};
use tafl_print_fuzz::{is_one_in, is_told};

/// What is asked for takes its time; here it is a small thing.
fn small(request: &Request) -> Request {
    let mut request = request.clone();
    request.variants.truncate(2);
    request.settings.sets = request.settings.sets.min(2);
    request.writing.dpi = request.writing.dpi.map(|dpi| dpi.min(40));
    request
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let task = CommandLine::parse(std::iter::once("tafl-print").chain(text.lines()));
    let request = match &task {
        Ok(Task::Kit(options)) => options.request(),
        Ok(Task::Plan(options)) => options.kit.request(),
        Ok(_) => return,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let (request, library) = (small(&request), Library::bundled());
    match plan(&request, &library) {
        // What can be planned can be made.
        Ok(_) if is_one_in(16, bytes) => {
            make(&request, &library).unwrap_or_else(|refused| panic!("planned, and not made: {refused}"));
        }
        Ok(_) => {}
        Err(refused) => is_told(&refused.fault),
    }
});
