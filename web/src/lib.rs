//! The program in the browser: a worker puts packs of files and questions into memory, and takes answers out.
//!
//! A question is JSON, `{"ask": …, "asked": …, "language": …}`, whose shapes are those of `page/protocol.ts`. An answer
//! begins with JSON, `{"done": …}` or `{"fault": …}`; the bytes of files and drawings stand behind it, in their order.

mod answers;
mod catalogue;
mod faults;
mod memory;
mod names;
mod packs;
mod question;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is handed over, in one direction or the other.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn held() -> MutexGuard<'static, Vec<u8>> {
    ROOM.lock().unwrap_or_else(PoisonError::into_inner)
}

fn swap(bytes: Vec<u8>) -> Vec<u8> {
    std::mem::replace(&mut *held(), bytes)
}

/// Begins: what breaks later is told to the page.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    std::panic::set_hook(Box::new(|panic| memory::broke(&panic.to_string())));
}

/// Makes room for so many bytes, and returns where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *const u8 {
    swap(vec![0; length]);
    held().as_ptr()
}

/// Takes the pack that was written into the room.
#[unsafe(no_mangle)]
pub extern "C" fn give() {
    packs::add(swap(Vec::new()));
}

/// Answers the question that was written into the room, and returns how many bytes of the answer are JSON.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let (head, bytes) = answers::answer(&swap(Vec::new()));
    let mut all = head.into_bytes();
    let length = all.len();
    all.extend(bytes);
    swap(all);
    length
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn start() -> *const u8 {
    held().as_ptr()
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    held().len()
}
