//! Pages painted by several threads, which a caller lends: each page by one of them, and all in their order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Calls a worker between one and so many times, in parallel if it can, and returns when every call has returned.
type Lend<'a> = &'a (dyn Fn(usize, &(dyn Fn() + Sync)) + Sync);

/// Who paints pages, and who is told of it.
#[derive(Clone, Copy)]
pub struct Painters<'a> {
    work: Lend<'a>,
    begins: &'a (dyn Fn(usize, usize) + Sync),
}

impl<'a> Painters<'a> {
    /// The caller's own thread, and nobody is told.
    pub const ALONE: Painters<'static> = Painters { work: &|_, worker| worker(), begins: &|_, _| () };

    /// Returns painters on the threads that `work` lends: it calls a worker between one and so many times, in parallel if it can.
    /// `begins` is told, from any of them, how many pages have been begun, and how many there are.
    #[must_use]
    pub fn new(work: Lend<'a>, begins: &'a (dyn Fn(usize, usize) + Sync)) -> Self {
        Self { work, begins }
    }

    /// Tells that the page with this number, counted from 1, is begun.
    pub fn begins(&self, nth: usize, count: usize) {
        (self.begins)(nth, count);
    }

    /// Makes `count` things, and returns them in their order. Each thread has tools of its own.
    pub(super) fn each<S, T: Send>(
        &self,
        count: usize,
        tools: impl Fn() -> S + Sync,
        make: impl Fn(&mut S, usize) -> T + Sync,
    ) -> Vec<T> {
        let (next, begun) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let made: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::with_capacity(count));
        (self.work)(count, &|| {
            let mut tools = tools();
            loop {
                let nth = next.fetch_add(1, Ordering::Relaxed);
                if nth >= count {
                    break;
                }
                self.begins(begun.fetch_add(1, Ordering::Relaxed) + 1, count);
                let thing = make(&mut tools, nth);
                if let Ok(mut made) = made.lock() {
                    made.push((nth, thing));
                }
            }
        });
        let mut made = made.into_inner().unwrap_or_default();
        made.sort_by_key(|(nth, _)| *nth);
        made.into_iter().map(|(_, thing)| thing).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_in_their_order_and_are_counted_as_they_begin() {
        let begun = Mutex::new(Vec::new());
        let told = |nth, count| begun.lock().unwrap().push((nth, count));
        // Whoever is called when all is done finds nothing to do.
        let work = |most: usize, worker: &(dyn Fn() + Sync)| (0..most.min(3)).for_each(|_| worker());
        let made = Painters::new(&work, &told).each(20, || 7, |tools, nth| *tools * nth);
        assert_eq!(made, (0..20).map(|nth| 7 * nth).collect::<Vec<_>>());
        let mut begun = begun.into_inner().unwrap();
        begun.sort_unstable();
        assert_eq!(begun, (1..=20).map(|nth| (nth, 20)).collect::<Vec<_>>());
        assert!(Painters::ALONE.each(0, || (), |(), nth| nth).is_empty());
    }
}
