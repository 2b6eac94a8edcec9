//! What the targets share: what must hold of every fault, and kits that are small enough to be made many times a second.

use tafl_print::diag::{Diagnostic, Sources, render};
use tafl_print::imposition::{Component, Settings};
use tafl_print::keyed::Voice;
use tafl_print::make::{Fault, Format, Library, Request, Writing, make};

/// Faults are some, each lies within its text, and nothing in them steers a terminal.
pub fn faults_hold(faults: &[Diagnostic], sources: &Sources) {
    assert!(!faults.is_empty());
    for fault in faults {
        // Of what is no file of ours no line is shown, and what isn't UTF-8 has no lines.
        let Some(span) = fault.span.clone() else { continue };
        let text = sources.get(&fault.file).unwrap_or_else(|| panic!("no text of {}: {fault:?}", fault.file));
        assert!(text.get(span).is_some(), "{fault:?}");
    }
    steers_nothing(&render(faults, sources, Voice::default(), false));
}

/// A text for a terminal has no letter that does something.
pub fn steers_nothing(text: &str) {
    assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
}

/// Why a kit is not made is in the files, or is said in a sentence: never a fault of the program.
pub fn is_told(fault: &Fault) {
    let said = fault.to_string();
    assert!(!said.is_empty() && !said.contains("a bug in tafl-print"), "{said}");
    steers_nothing(&said);
}

/// One input in so many is taken further than the others: the same ones on every run.
pub fn is_one_in(many: u64, bytes: &[u8]) -> bool {
    // FNV-1a, whose low bits depend on all bytes.
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash.is_multiple_of(many)
}

/// Makes parts of a game's kit in a theme, as files of these kinds: they are made, or it is told why not.
pub fn makes(variant: &str, theme: Option<&str>, parts: &[Component], formats: &[Format], library: &Library<'_>) {
    let request = Request {
        theme: theme.map(str::to_owned),
        settings: Settings { parts: parts.iter().copied().collect(), ..Settings::default() },
        writing: Writing { formats: formats.to_vec(), dpi: Some(20), ..Writing::default() },
        ..Request::of(variant)
    };
    match make(&request, library) {
        Ok(made) => assert!(made.files.iter().all(|file| !file.bytes.is_empty())),
        Err(refused) => is_told(&refused.fault),
    }
}
