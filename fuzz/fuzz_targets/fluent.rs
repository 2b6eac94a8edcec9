//! Any bytes as the words of a theme, over the program's sentences: every sentence can be asked for, or faults that lie
//! within the text. One sound file in 64 is that of a theme whose cards are made. Never a panic, never without end.
//!
//! `cargo +nightly fuzz run fluent fuzz/corpus/fluent -- -dict=fuzz/dictionaries/fluent.dict`
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tafl_print::imposition::Component;
use tafl_print::make::{self, Format, Library, Request};
use tafl_print::format;
use tafl_print::text::{MessageFault, Messages, Value};
use tafl_print_fuzz::{is_one_in, makes};

/// The program's sentences, with the words of Heartwood.
static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    let request = Request { theme: Some("heartwood".to_owned()), ..Request::of("brandubh") };
    make::order(&request, &Library::bundled()).expect("a bundled game").messages
});

/// The sentences that a theme's words go into, or that a theme may say itself.
const SENTENCES: [&str; 5] = ["theme-story-1", "theme-story-title", "theme-subtitle", "theme-tagline", "theme-sides"];

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = format::decode("en.ftl", bytes) else { return };
    let count = [("count", Value::Number(3.0)), ("name", Value::from("York"))];
    if let Err(MessageFault::Syntax { at, .. }) = MESSAGES.pattern(text, &count) {
        assert!(text.get(at).is_some());
    }
    let mut messages = MESSAGES.clone();
    match messages.add_overriding("mine/en.ftl", text) {
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                if let MessageFault::Syntax { at, .. } = fault {
                    assert!(text.get(at).is_some());
                }
            }
        }
        Ok(()) => {
            let own = text.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim());
            for id in own.filter(|id| messages.has(id)).take(50).chain(SENTENCES) {
                let _ = messages.get(id, &count);
            }
            if is_one_in(64, bytes) {
                let library = Library::bundled()
                    .with("mine/theme.toml", &b"name = \"Mine\"\nextends = \"heartwood\"\n"[..])
                    .with("mine/en.ftl", bytes);
                makes("brandubh", Some("mine"), &[Component::Cards], &[Format::Pdf], &library);
            }
        }
    }
});
