//! Executors, which run the work of a request: one kit after another, or several at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// An executor of work that threads can share. This module starts no thread itself, for there is none in a browser; a caller
/// that has threads lends them.
pub trait Executor: Sync {
    /// Calls `worker` between one and `most` times, in parallel if it can, and returns when every call has returned. Each call
    /// works until nothing is left, so that one is enough to do everything.
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync));

    /// Takes note of a step that is begun, from any of the threads, to show progress. Does nothing unless an executor
    /// overrides it; the files that are made don't depend on it.
    fn begins(&self, _: &WorkStep) {}

    /// Whether somebody wants the work to stop: what has no end of its own then tells what it has found. Nobody does unless an
    /// executor overrides it.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// A step that is begun: a kit, or a part of the work on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WorkStep {
    /// Beginning of the names of the kit's files; or the game's id.
    pub kit: String,
    /// Number of the kit, counted from 1 in the order of the games.
    pub nth: usize,
    /// Number of all kits.
    pub kits: usize,
    /// The part. `None`: the kit itself is begun.
    pub part: Option<WorkPart>,
}

/// A part of the work on a kit: its number, counted from 1, and the number of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WorkPart {
    /// A page that is drawn as dots.
    Page(usize, usize),
    /// A game that the program plays against itself.
    Game(usize, usize),
}

/// An executor with a single thread, the caller's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alone;

impl Executor for Alone {
    fn work(&self, _: usize, worker: &(dyn Fn() + Sync)) {
        worker();
    }
}

/// Calls `one` for each number below `count`, in parallel, and returns the results in the order of the numbers, up to the first
/// that `ends` the work. A worker has something of its own to keep from one call to the next, such as a memory.
pub(crate) fn at_once<T: Send, K: Default>(
    count: usize,
    executor: &dyn Executor,
    one: impl Fn(usize, &mut K) -> T + Sync,
    ends: impl Fn(&T) -> bool + Sync,
) -> Vec<T> {
    let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(count));
    let all: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    let worker = || {
        let mut kept = K::default();
        loop {
            let nth = next.fetch_add(1, Ordering::SeqCst);
            // What comes after the end is skipped; what comes before it has all begun by this time.
            if nth >= end.load(Ordering::SeqCst) {
                break;
            }
            let done = one(nth, &mut kept);
            if ends(&done) {
                end.fetch_min(nth + 1, Ordering::SeqCst);
            }
            all.lock().unwrap_or_else(PoisonError::into_inner)[nth] = Some(done);
        }
    };
    executor.work(count, &worker);
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.into_iter().take(end.into_inner()).flatten().collect()
}
