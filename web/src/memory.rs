//! What the page is told while the program works: the worker gives these functions.

use tafl_print::{Executor, WorkPart, WorkStep};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    #[link_name = "step"]
    safe fn told_step(kit: usize, kits: usize, page: usize, pages: usize);
    #[link_name = "broke"]
    safe fn told_broken(start: *const u8, length: usize);
}

/// Tells why the program breaks off.
pub(crate) fn broke(why: &str) {
    told_broken(why.as_ptr(), why.len());
}

/// The worker's only thread, which tells how far it is.
pub(crate) struct Watched;

impl Executor for Watched {
    fn work(&self, _: usize, worker: &(dyn Fn() + Sync)) {
        worker();
    }

    fn begins(&self, step: &WorkStep) {
        let (page, pages) = match step.part {
            Some(WorkPart::Page(nth, all)) => (nth, all),
            _ => (0, 0),
        };
        told_step(step.nth, step.kits, page, pages);
    }
}
