//! Rows of a plan's tables: groups of rows that repeat are written once.

use super::words::{count, wrapped};
use std::fmt::Write as _;

/// A row of a table.
pub(super) struct PlanRow {
    /// Number of its page or bed.
    pub(super) number: String,
    /// Its narrow columns.
    pub(super) head: String,
    /// Its last column, wrapped in as many lines as it takes.
    pub(super) words: String,
}

/// Returns rows as lines of the terminal, the last column from `indent` on. `what` is the noun for the numbers, such as `bed`.
pub(super) fn told(rows: &[PlanRow], indent: usize, what: &str) -> String {
    let mut text = String::new();
    let mut at = 0;
    while at < rows.len() {
        let (long, times) = again(&rows[at..]);
        for row in &rows[at..at + long] {
            text.push_str(&wrapped(&format!("  {:>5}  {}", row.number, row.head), indent, &row.words));
        }
        at += long * times;
        if times > 1 {
            let these = match long {
                1 => "the same".to_owned(),
                2 => "the same two".to_owned(),
                more => format!("the same {more}"),
            };
            let last = &rows[at - 1].number;
            let times = count(times - 1, "time", "times");
            let _ = writeln!(text, "         to {what} {last}: {these} again, {times}");
        }
    }
    text
}

/// Most rows of a group to look for: pieces of many sets share sheets in a pattern that repeats.
const GROUP: usize = 12;

/// Returns the group of rows that repeats from the first row on, as its number of rows and of repetitions; (1, 1) if nothing
/// repeats. A group counts only if its repetitions cover four rows or more, and a group of three rows or more only if it is
/// there three times.
fn again(rows: &[PlanRow]) -> (usize, usize) {
    let rows: Vec<(&str, &str)> = rows.iter().map(|row| (row.head.as_str(), row.words.as_str())).collect();
    let mut all = (1..=GROUP).map(|long| {
        let mut blocks = rows.chunks_exact(long);
        let first = blocks.next();
        (long, 1 + blocks.take_while(|block| Some(*block) == first).count())
    });
    all.find(|&(long, times)| times > 1 && long * times > 3 && (long < 3 || times > 2)).unwrap_or((1, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(pattern: &str) -> (usize, usize) {
        let row = |(nth, look): (usize, char)| PlanRow {
            number: nth.to_string(),
            head: look.to_string(),
            words: String::new(),
        };
        let rows: Vec<PlanRow> = pattern.chars().enumerate().map(row).collect();
        again(&rows)
    }

    #[test]
    fn the_smallest_group_that_comes_again_is_found() {
        for (pattern, group) in [
            ("aaaab", (1, 4)),
            ("ababab", (2, 3)),
            ("abcdabcdabcdx", (4, 3)),
            // The repetition is too short to be worth a line of its own.
            ("aab", (1, 1)),
            ("abcabcx", (1, 1)),
            ("abcdef", (1, 1)),
            ("a", (1, 1)),
        ] {
            assert_eq!(groups(pattern), group, "{pattern}");
        }
    }
}
