//! Who makes the kits of a request: one after another, or several at once.

/// Who does work that can be shared out. The front door starts no thread itself, for there is none in a browser; a caller
/// that has threads lends them.
pub trait Crew: Sync {
    /// Calls `worker` at least once and at most `most` times, at once if it can, and returns when every call has returned.
    /// Each call works until nothing is left, so that one is enough to do everything.
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync));
}

/// A crew of one: the caller's own thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alone;

impl Crew for Alone {
    fn work(&self, _: usize, worker: &(dyn Fn() + Sync)) {
        worker();
    }
}
