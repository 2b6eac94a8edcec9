//! The written leaflets as a typographer measures them: one idea to a file. See [`super::typeset`] for the ruler.

mod baselines;
mod breaks;
mod figures;
mod gaps;
mod order;
mod paragraphs;
mod rules;
mod sizes;
mod tracking;

use super::typeset::{Leaflet, a4, letter, translated};

/// All leaflets that are looked at.
fn all() -> impl Iterator<Item = &'static Leaflet> {
    a4().iter().chain(letter()).chain(translated())
}

/// A share in words.
fn share(part: usize, whole: usize) -> String {
    let percent = 100.0 * part as f64 / whole.max(1) as f64;
    format!("{part} of {whole} ({percent:.1} %)")
}
