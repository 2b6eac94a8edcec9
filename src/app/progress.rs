//! How far the work is, for somebody who waits at a terminal: one line, which is gone when the work is done.
//!
//! The work is done on a thread of its own, and says what it begins; this one looks at the clock and writes. Nothing that is
//! made depends on either.

use super::Env;
use super::env::ErrorTerminal;
use super::executor::{STACK, Threads};
use crate::diag::is_unseen;
use crate::make::{Executor, WorkStep};
use std::io::Write;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// What lasts no longer than this is done before anybody has read of it.
const PATIENCE: Duration = Duration::from_secs(1);
/// The line changes no more often than this: nobody could read it, and terminals are slow.
const PAUSE: Duration = Duration::from_millis(100);
/// The most columns of the line.
const WIDEST: usize = 80;
/// A terminal of fewer columns has no room for it.
const NARROWEST: usize = 30;

/// Does work of many steps, on all cores. Who waits at a terminal and did not ask for quiet sees how far it is: `doing` says
/// what is done, such as `making`.
pub(super) fn watched<T: Send>(
    env: &mut Env<'_>,
    (doing, quiet): (&'static str, bool),
    work: impl Fn(&dyn Executor) -> T + Sync,
) -> T {
    let Some(terminal) = env.terminal.filter(|terminal| !quiet && terminal.columns >= NARROWEST) else {
        return work(&Threads::default());
    };
    let (steps, begun) = channel();
    thread::scope(|scope| {
        let worker = thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || work(&Threads { begun: Some(steps) }));
        match worker {
            Ok(worker) => {
                show(&begun, doing, terminal, env.err);
                worker.join().unwrap_or_else(|panic| resume_unwind(panic))
            }
            // Where no thread can be had, nobody is left to look on.
            Err(_) => work(&Threads::default()),
        }
    })
}

/// Shows steps until no more can come, and takes the line away. Nobody can be told that the terminal is gone.
fn show(begun: &Receiver<WorkStep>, doing: &str, terminal: ErrorTerminal<'_>, err: &mut dyn Write) {
    let mut line = StepLine::new(terminal.columns);
    loop {
        match begun.recv_timeout(PAUSE) {
            Ok(step) => line.text = said(doing, &step),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if let Some(drawn) = line.drawn((terminal.clock)()) {
            let _ = err.write_all(drawn.as_bytes()).and_then(|()| err.flush());
        }
    }
    let _ = err.write_all(line.erased().as_bytes()).and_then(|()| err.flush());
}

/// A step in words, what may be long at the end.
fn said(doing: &str, step: &WorkStep) -> String {
    let kit = if step.kits > 1 { format!(" kit {} of {}", step.nth, step.kits) } else { String::new() };
    match step.page {
        None if kit.is_empty() => format!("{doing} {}", step.kit),
        None => format!("{doing}{kit}: {}", step.kit),
        Some((page, pages)) if kit.is_empty() => {
            format!("{doing} page {page} of {pages}: {}", step.kit)
        }
        Some((page, pages)) => format!("{doing}{kit}, page {page} of {pages}: {}", step.kit),
    }
}

/// The line on the terminal. It begins at the left, and is overwritten by spaces, which every terminal knows.
struct StepLine {
    /// How wide it may be: on the last column some terminals begin a new line.
    most: usize,
    /// What it is to say.
    text: String,
    /// What it says, how wide that is, and since when.
    shown: Option<(String, usize, Duration)>,
}

impl StepLine {
    fn new(columns: usize) -> Self {
        Self { most: columns.min(WIDEST) - 1, text: String::new(), shown: None }
    }

    /// What brings the line up to date, if it is time for that. `now` is how long the run has lasted.
    fn drawn(&mut self, now: Duration) -> Option<String> {
        let (before, width) = match &self.shown {
            None if now < PATIENCE || self.text.is_empty() => return None,
            None => (None, 0),
            Some((_, _, since)) if now < *since + PAUSE => return None,
            Some((text, width, _)) => (Some(text), *width),
        };
        if before == Some(&self.text) {
            return None;
        }
        let (fitted, columns) = fitted(&self.text, self.most);
        let rest = " ".repeat(width.saturating_sub(columns));
        self.shown = Some((self.text.clone(), columns, now));
        Some(format!("\r{fitted}{rest}"))
    }

    /// What takes the line away.
    fn erased(&self) -> String {
        match &self.shown {
            Some((_, width, _)) => format!("\r{}\r", " ".repeat(*width)),
            None => String::new(),
        }
    }
}

/// A text that takes at most so many columns, and how many it takes. Letters of other alphabets count as two, which is the
/// most that any takes; what steers a terminal, or turns the way of writing, is replaced.
fn fitted(text: &str, most: usize) -> (String, usize) {
    let letters: Vec<(char, usize)> = text
        .chars()
        .map(|c| if is_unseen(c) { ('?', 1) } else { (c, if c.is_ascii() { 1 } else { 2 }) })
        .collect();
    let all: usize = letters.iter().map(|letter| letter.1).sum();
    if all <= most {
        return (letters.into_iter().map(|letter| letter.0).collect(), all);
    }
    let mut width = 0;
    let mut short: String = letters
        .into_iter()
        .take_while(|letter| {
            width += letter.1;
            width + 3 <= most
        })
        .map(|letter| letter.0)
        .collect();
    short.push_str("...");
    (short, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn step(nth: usize, kits: usize, page: Option<(usize, usize)>) -> WorkStep {
        WorkStep { kit: "york-a4".to_owned(), nth, kits, page }
    }

    #[test]
    fn steps_are_counted_where_there_are_several() {
        let told = |nth, kits, page| said("making", &step(nth, kits, page));
        assert_eq!(told(1, 1, None), "making york-a4");
        assert_eq!(told(3, 28, None), "making kit 3 of 28: york-a4");
        assert_eq!(told(1, 1, Some((12, 40))), "making page 12 of 40: york-a4");
        assert_eq!(told(3, 28, Some((12, 40))), "making kit 3 of 28, page 12 of 40: york-a4");
    }

    #[test]
    fn the_line_comes_after_a_second_and_goes_at_the_end() {
        let mut line = StepLine::new(80);
        assert_eq!(line.drawn(at(5000)), None, "there is nothing to say");
        line.text = "making york".to_owned();
        assert_eq!(line.drawn(at(999)), None);
        assert_eq!(line.erased(), "", "what was never there is not taken away");
        assert_eq!(line.drawn(at(1000)).as_deref(), Some("\rmaking york"));
        assert_eq!(line.drawn(at(1500)), None, "it says so already");
        line.text = "making ox".to_owned();
        assert_eq!(
            line.drawn(at(1600)).as_deref(),
            Some("\rmaking ox  "),
            "nothing is left of what was longer"
        );
        line.text = "making an ox".to_owned();
        assert_eq!(line.drawn(at(1650)), None, "too soon to be read");
        assert_eq!(line.drawn(at(1700)).as_deref(), Some("\rmaking an ox"));
        assert_eq!(line.erased(), "\r            \r");
    }

    #[test]
    fn no_line_is_wider_than_the_terminal_and_no_name_steers_it() {
        for (columns, most) in [(40, 39), (80, 79), (200, 79)] {
            let mut line = StepLine::new(columns);
            line.text = format!("making {}", "name".repeat(60));
            let drawn = line.drawn(at(2000)).expect("a line");
            assert_eq!(drawn.chars().count(), 1 + most, "{columns}");
            assert!(drawn.ends_with("..."), "{drawn}");
            line.text = format!("making {}", "名".repeat(60));
            let drawn = line.drawn(at(3000)).expect("a line");
            let wide = drawn.chars().filter(|c| !c.is_ascii()).count();
            assert!(wide > 10 && drawn.trim_end().chars().count() - 1 + wide <= most, "{columns}: {drawn}");
        }
        let (text, width) = fitted("a\u{1b}[31m\nb\u{202e}c", 79);
        assert_eq!((text.as_str(), width), ("a?[31m?b?c", 10));
    }
}
