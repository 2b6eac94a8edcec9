//! Makes York's kit in WebAssembly, for `.ci/wasm/run.mjs`: the bytes must be those that the program writes.

use std::sync::Mutex;
use tafl_print::{Library, Request, make};

/// What was made last: the bytes of a kit, or why there are none.
static MADE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The program's files, inside.
#[cfg(feature = "bundle")]
fn library() -> Library<'static> {
    Library::bundled()
}

/// The program's files, as the caller gave them.
#[cfg(not(feature = "bundle"))]
static GIVEN: Mutex<Vec<(String, Vec<u8>)>> = Mutex::new(Vec::new());

#[cfg(not(feature = "bundle"))]
fn library() -> Library<'static> {
    let files = std::mem::take(&mut *GIVEN.lock().expect("one thread"));
    files.into_iter().fold(Library::empty(), |library, (name, contents)| library.with(&name, contents))
}

/// Makes room for the name and the contents of a file, and says where it is; [`give`] takes them.
#[cfg(not(feature = "bundle"))]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *const u8 {
    *MADE.lock().expect("one thread") = vec![0; length];
    start()
}

/// Takes the file that was written into the room, of which the name takes so many bytes.
#[cfg(not(feature = "bundle"))]
#[unsafe(no_mangle)]
pub extern "C" fn give(name: usize) {
    let mut written = std::mem::take(&mut *MADE.lock().expect("one thread"));
    let contents = written.split_off(name);
    let name = String::from_utf8(written).expect("the name of a file");
    GIVEN.lock().expect("one thread").push((name, contents));
}

/// Makes the kit and says how it went: 0 for a kit, 1 for a fault. A name that nobody has is a fault.
fn made(variant: &str) -> u32 {
    let (status, bytes) = match make(&Request::of(variant), &library()) {
        Ok(mut made) => (0, std::mem::take(&mut made.files[0].bytes)),
        Err(refused) => (1, refused.to_string().into_bytes()),
    };
    *MADE.lock().expect("one thread") = bytes;
    status
}

/// Makes York's kit on A4.
#[unsafe(no_mangle)]
pub extern "C" fn york() -> u32 {
    made("york")
}

/// Asks for a game that there is not.
#[unsafe(no_mangle)]
pub extern "C" fn nothing() -> u32 {
    made("yorck")
}

/// Where what was made lies in memory.
#[unsafe(no_mangle)]
pub extern "C" fn start() -> *const u8 {
    MADE.lock().expect("one thread").as_ptr()
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    MADE.lock().expect("one thread").len()
}
