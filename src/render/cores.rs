//! Pages made on all cores: each by one thread, and all in their order.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Makes `count` things on all cores, and returns them in their order. Each thread has tools of its own, and `begins` is told on
/// the caller's thread how many things have been begun. Where there are no threads, as in a browser, the caller's does it all.
pub(super) fn each<S, T: Send>(
    count: usize,
    begins: &dyn Fn(usize),
    tools: impl Fn() -> S + Sync,
    make: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get).min(count);
    if cores < 2 {
        let mut tools = tools();
        let one = |nth: usize| {
            begins(nth + 1);
            make(&mut tools, nth)
        };
        return (0..count).map(one).collect();
    }
    let (next, (tell, told)) = (AtomicUsize::new(0), mpsc::channel());
    let mut made: Vec<Option<T>> = (0..count).map(|_| None).collect();
    thread::scope(|scope| {
        for _ in 0..cores {
            let (tell, next, tools, make) = (tell.clone(), &next, &tools, &make);
            scope.spawn(move || {
                let mut tools = tools();
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= count || tell.send((nth, None)).is_err() {
                        break;
                    }
                    let thing = make(&mut tools, nth);
                    if tell.send((nth, Some(thing))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        let mut begun = 0;
        for (nth, thing) in told {
            if thing.is_some() {
                made[nth] = thing;
            } else {
                begun += 1;
                begins(begun);
            }
        }
    });
    made.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn things_come_in_their_order_and_are_counted_as_they_begin() {
        let begun = RefCell::new(Vec::new());
        let made = each(20, &|nth| begun.borrow_mut().push(nth), || 7, |tools, nth| *tools * nth);
        assert_eq!(made, (0..20).map(|nth| 7 * nth).collect::<Vec<_>>());
        assert_eq!(begun.into_inner(), (1..=20).collect::<Vec<_>>());
        assert!(each(0, &|_| {}, || (), |(), nth| nth).is_empty());
    }
}
