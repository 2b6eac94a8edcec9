//! Progress of the work, for somebody who waits at a terminal: one line, which is erased when the work is done.
//!
//! The work is done on a thread of its own, which sends each step that it begins; this thread looks at the clock and writes.
//! Neither changes the files that are made.

use super::Env;
use super::env::ErrorTerminal;
use super::executor::{STACK, Threads};
use super::stop;
use crate::diag::is_unseen;
use crate::make::{Executor, WorkPart, WorkStep};
use std::io::Write;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Time before the line is shown: shorter work is done before anybody can read it.
const PATIENCE: Duration = Duration::from_secs(1);
/// Least time between two changes of the line: nobody can read faster, and terminals are slow.
const PAUSE: Duration = Duration::from_millis(100);
/// Greatest width of the line in columns.
const WIDEST: usize = 80;
/// Least number of columns of a terminal that has room for the line.
const NARROWEST: usize = 30;

/// What is done to what, in the words of the line.
pub(super) struct Doing {
    verb: &'static str,
    /// Whether it goes on until somebody has seen enough, and stops when told to.
    stops: bool,
}

impl Doing {
    pub(super) const MAKING: Self = Self { verb: "making", stops: false };
    pub(super) const PLANNING: Self = Self { verb: "planning", stops: false };
    pub(super) const PLAYING: Self = Self { verb: "playing", stops: true };
    pub(super) const LOOKING: Self = Self { verb: "looking for a puzzle in", stops: true };

    /// The same, and it stops when told to, if it `goes_on`.
    pub(super) const fn stopping(self, goes_on: bool) -> Self {
        Self { stops: goes_on, ..self }
    }
}

/// Does work of many steps on all cores, and returns its result. At a terminal, unless `quiet`, it shows the progress.
pub(super) fn watched<T: Send>(
    env: &mut Env<'_>,
    doing: &Doing,
    quiet: bool,
    work: impl Fn(&dyn Executor) -> T + Sync,
) -> T {
    let stop = doing.stops.then(stop::asked);
    let Some(terminal) = env.terminal.filter(|terminal| !quiet && terminal.columns >= NARROWEST) else {
        return work(&Threads { begun: None, stop });
    };
    let (steps, begun) = channel();
    thread::scope(|scope| {
        let worker = thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || work(&Threads { begun: Some(steps), stop }));
        match worker {
            Ok(worker) => {
                show(&begun, doing, terminal, env.err);
                worker.join().unwrap_or_else(|panic| resume_unwind(panic))
            }
            // If no thread can be started, the work is done here, without progress.
            Err(_) => work(&Threads { begun: None, stop }),
        }
    })
}

/// Shows steps until the sender is gone, then erases the line. A lost terminal is ignored: nobody can be told of it.
fn show(begun: &Receiver<WorkStep>, doing: &Doing, terminal: ErrorTerminal<'_>, err: &mut dyn Write) {
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

/// Returns a step in words, with the name of the kit, which may be long, at the end.
fn said(&Doing { verb: doing, .. }: &Doing, step: &WorkStep) -> String {
    let kit = if step.kits > 1 { format!(" kit {} of {}", step.nth, step.kits) } else { String::new() };
    let part = step.part.map(|part| match part {
        WorkPart::Page(nth, all) => format!("page {nth} of {all}"),
        WorkPart::Game(nth, all) => format!("game {nth} of {all}"),
    });
    match part {
        None if kit.is_empty() => format!("{doing} {}", step.kit),
        None => format!("{doing}{kit}: {}", step.kit),
        Some(part) if kit.is_empty() => format!("{doing} {part}: {}", step.kit),
        Some(part) => format!("{doing}{kit}, {part}: {}", step.kit),
    }
}

/// The line on the terminal. It begins at the left, and is erased with spaces, which work on every terminal.
struct StepLine {
    /// Greatest width in columns: the last column stays free, for some terminals begin a new line there.
    most: usize,
    /// Text to show next.
    text: String,
    /// Text on the terminal, its width in columns, and the time since when it is shown. `None`: the line is empty.
    shown: Option<(String, usize, Duration)>,
}

impl StepLine {
    fn new(columns: usize) -> Self {
        Self { most: columns.min(WIDEST) - 1, text: String::new(), shown: None }
    }

    /// Returns the text that brings the line up to date `now` after the start of the run. `None`: too early, or no change.
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

    /// Returns the text to write so that the line is erased.
    fn erased(&self) -> String {
        match &self.shown {
            Some((_, width, _)) => format!("\r{}\r", " ".repeat(*width)),
            None => String::new(),
        }
    }
}

/// Returns a text cut to at most `most` columns, and its width in columns. A letter beyond ASCII counts as two, the most that
/// any takes; control characters, for terminals or for the direction of writing, become `?`.
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

    fn step(nth: usize, kits: usize, part: Option<WorkPart>) -> WorkStep {
        WorkStep { kit: "york-a4".to_owned(), nth, kits, part }
    }

    #[test]
    fn steps_are_counted_where_there_are_several() {
        let told = |nth, kits, page| said(&Doing::MAKING, &step(nth, kits, page));
        assert_eq!(told(1, 1, None), "making york-a4");
        assert_eq!(told(3, 28, None), "making kit 3 of 28: york-a4");
        assert_eq!(told(1, 1, Some(WorkPart::Page(12, 40))), "making page 12 of 40: york-a4");
        assert_eq!(told(3, 28, Some(WorkPart::Page(12, 40))), "making kit 3 of 28, page 12 of 40: york-a4");
        assert_eq!(
            said(&Doing::PLAYING, &step(1, 1, Some(WorkPart::Game(3, 200)))),
            "playing game 3 of 200: york-a4"
        );
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
