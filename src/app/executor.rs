//! The processor's cores, lent to the front door.

use crate::make::{Executor, WorkStep};
use std::num::NonZero;
use std::sync::mpsc::Sender;
use std::thread;

/// As many threads as there are cores.
#[derive(Default)]
pub(super) struct Threads {
    /// Where it is told what they begin, if somebody looks on.
    pub(super) begun: Option<Sender<WorkStep>>,
}

/// What a thread has for its calls, in bytes: as much as the first one has on most systems.
pub(super) const STACK: usize = 8 * 1024 * 1024;

impl Executor for Threads {
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync)) {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            for _ in 1..cores.min(most) {
                // Where no more threads can be had, those that are there do all the work.
                let _ = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker);
            }
            worker();
        });
    }

    fn begins(&self, step: &WorkStep) {
        if let Some(begun) = &self.begun {
            // Who looked on may have gone.
            let _ = begun.send(step.clone());
        }
    }
}
