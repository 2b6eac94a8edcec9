//! Ctrl-C, for work that has something to tell when it is stopped.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether Ctrl-C was pressed.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Has Ctrl-C stop the work from now on, and returns whether it is to stop. Pressed again, it ends the program at once.
pub(super) fn asked() -> &'static AtomicBool {
    // If the system has no such signal, or somebody else listens to it, the work ends when it is done.
    let _ = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    &STOPPED
}
