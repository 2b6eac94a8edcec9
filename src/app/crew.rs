//! The processor's cores, lent to the front door.

use crate::make::Crew;
use std::num::NonZero;
use std::thread;

/// As many threads as there are cores.
pub(super) struct Threads;

impl Crew for Threads {
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync)) {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            for _ in 1..cores.min(most) {
                scope.spawn(worker);
            }
            worker();
        });
    }
}
