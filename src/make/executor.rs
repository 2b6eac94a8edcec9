//! Who makes the kits of a request: one after another, or several at once.

/// Who does work that can be shared out. The front door starts no thread itself, for there is none in a browser; a caller
/// that has threads lends them.
pub trait Executor: Sync {
    /// Calls `worker` at least once and at most `most` times, at once if it can, and returns when every call has returned.
    /// Each call works until nothing is left, so that one is enough to do everything.
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync));

    /// Is told what is begun, by any of the threads, for those who want to see how far the work is. Nothing comes of it
    /// unless an executor says so, and nothing that is made depends on it.
    fn begins(&self, _: &WorkStep) {}
}

/// What is begun: a kit, or a page of it that is drawn as dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkStep {
    /// How the names of the kit's files begin.
    pub kit: String,
    /// Which of the kits it is, counted from 1 in the order of the games.
    pub nth: usize,
    /// How many kits there are.
    pub kits: usize,
    /// Which page it is, counted from 1, and of how many; none where the kit itself is begun.
    pub page: Option<(usize, usize)>,
}

/// Who is told of each page that is begun: its number, counted from 1, and how many there are.
pub(super) type PageBegins<'a> = &'a dyn Fn(usize, usize);

/// An executor of one: the caller's own thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alone;

impl Executor for Alone {
    fn work(&self, _: usize, worker: &(dyn Fn() + Sync)) {
        worker();
    }
}
