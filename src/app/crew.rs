//! The processor's cores, lent to the front door.

use crate::make::Crew;
use std::num::NonZero;
use std::thread;

/// As many threads as there are cores.
pub(super) struct Threads;

/// What a thread has for its calls, in bytes: as much as the first one has on most systems.
const STACK: usize = 8 * 1024 * 1024;

impl Crew for Threads {
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
}
