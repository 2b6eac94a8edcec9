//! Ratios of things measured in the same run: they mean the same on every machine, while times don't.

use std::time::{Duration, Instant};

/// Rounds of which the shortest counts: what else the machine does only ever makes a round longer.
const ROUNDS: usize = 7;

/// Something to measure: its name, and what does it and says how many items that was.
pub(crate) type Measured<'a> = (&'a str, &'a dyn Fn() -> usize);

/// How many items of the second work are done in the time of one of the first.
#[allow(clippy::disallowed_methods, reason = "a benchmark measures time")]
#[allow(dead_code, reason = "each benchmark takes what it needs")]
pub(crate) fn of(one: &dyn Fn() -> usize, other: &dyn Fn() -> usize) -> f64 {
    let mut shortest = [f64::INFINITY; 2];
    for _ in 0..3 {
        for (work, shortest) in [one, other].into_iter().zip(&mut shortest) {
            let start = Instant::now();
            let items = work().max(1);
            *shortest = shortest.min(start.elapsed().as_secs_f64() / items as f64);
        }
    }
    shortest[0] / shortest[1]
}

/// Measures all in turn, and prints how long an item of each takes, the first being 1.
#[allow(clippy::disallowed_methods, reason = "a benchmark measures time")]
pub(crate) fn print(title: &str, all: &[Measured<'_>]) {
    let mut shortest = vec![Duration::MAX; all.len()];
    let mut items = vec![1_usize; all.len()];
    for _ in 0..ROUNDS {
        for (nth, (_, work)) in all.iter().enumerate() {
            let start = Instant::now();
            items[nth] = work().max(1);
            shortest[nth] = shortest[nth].min(start.elapsed());
        }
    }
    let of = |nth: usize| shortest[nth].as_secs_f64() / items[nth] as f64;
    println!("\n{title}");
    for (nth, (name, _)) in all.iter().enumerate() {
        println!("    {:>8.3}  {name}", of(nth) / of(0));
    }
}
