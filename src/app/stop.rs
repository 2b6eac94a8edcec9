//! Ctrl-C, for work that has something to tell when it is stopped.

use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status of a program that was stopped, as shells tell it: 128 and the number of the signal.
pub(super) const STATUS: u8 = 130;

/// Whether Ctrl-C was pressed.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Has Ctrl-C stop the work from now on, and returns whether it is to stop. Pressed again, it ends the program at once.
pub(super) fn asked() -> &'static AtomicBool {
    // If the system has no such signal, or somebody else listens to it, the work ends when it is done.
    let _ = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(STATUS.into());
        }
    });
    &STOPPED
}
