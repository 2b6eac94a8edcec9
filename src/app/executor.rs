//! An executor that uses all cores of the processor.

use crate::make::{Executor, WorkStep};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

/// An executor with as many threads as there are cores.
#[derive(Default)]
pub(super) struct Threads {
    /// Sender for the steps that begin. `None`: nobody watches the progress.
    pub(super) begun: Option<Sender<WorkStep>>,
    /// Whether the work is to stop. `None`: it can't be stopped.
    pub(super) stop: Option<&'static AtomicBool>,
}

/// Size of a thread's stack in bytes: as large as the main thread's on most systems.
pub(super) const STACK: usize = 8 * 1024 * 1024;

impl Executor for Threads {
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync)) {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            for _ in 1..cores.min(most) {
                // If no more threads can be started, the running ones do all the work.
                let _ = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, worker);
            }
            worker();
        });
    }

    fn begins(&self, step: &WorkStep) {
        if let Some(begun) = &self.begun {
            // The receiver may be gone already.
            let _ = begun.send(step.clone());
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
