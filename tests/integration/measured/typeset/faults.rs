//! What is wrong on paper, worst first.

use std::fmt::Write as _;

/// How many are told of; the rest is counted.
const TOLD: usize = 24;

/// Places that aren't as they should be.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    found: Vec<(f64, String)>,
    told: String,
}

impl Faults {
    /// Takes down a place, and by how much it is wrong.
    pub(crate) fn add(&mut self, by: f64, place: String) {
        self.found.push((by, place));
    }

    /// A line for the message, whatever is wrong.
    pub(crate) fn tell(&mut self, line: &str) {
        self.told.push_str(line);
        self.told.push('\n');
    }

    /// Ends the test, with the worst places, if there are any.
    pub(crate) fn none(mut self, wanted: &str) {
        self.found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut message = format!("{wanted}: {} places are not so\n{}", self.found.len(), self.told);
        for (_, place) in self.found.iter().take(TOLD) {
            writeln!(message, "  {place}").expect("a text");
        }
        assert!(self.found.is_empty(), "{message}");
    }
}
