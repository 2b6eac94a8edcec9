//! Any bytes as `theme.toml`, in a folder where every drawing is there and extends a theme that is sound: a theme, or
//! faults that all lie within the text. Never a panic.
//!
//! `cargo +nightly fuzz run theme fuzz/corpus/theme`
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafl_print::diag::Sources;
use tafl_print::keyed::KeyedMessage;
use tafl_print::format::{self, FileFault, ThemeFiles, Unfound};
use tafl_print_fuzz::faults_hold;

/// A folder of which only `theme.toml` is given: every drawing is a small one.
struct Folder<'a> {
    id: &'static str,
    theme: &'a [u8],
}

const DRAWING: &[u8] =
    br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#a9722c" d="M1 1h8v8H1z"/></svg>"##;

/// What can be extended: a bundled theme's colours and the names of its drawings.
const PARENT: &[u8] = include_bytes!("../../templates/themes/heartwood/theme.toml");

const WORDS: &[u8] = include_bytes!("../../templates/themes/heartwood/en.ftl");

impl ThemeFiles for Folder<'_> {
    fn id(&self) -> String {
        self.id.to_owned()
    }

    fn name(&self, file: &str) -> String {
        format!("{}/{file}", self.id)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        match file {
            "theme.toml" => Ok(self.theme.to_vec()),
            "en.ftl" => Ok(WORDS.to_vec()),
            name if name.ends_with(".svg") => Ok(DRAWING.to_vec()),
            _ => Err(FileFault::Missing),
        }
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        match name {
            "heartwood" => Ok(Box::new(Folder { id: "heartwood", theme: PARENT })),
            "mine" => Ok(Box::new(Folder { id: "mine", theme: self.theme })),
            _ => Err(Unfound { message: said("no such theme"), help: said("extend heartwood") }),
        }
    }
}

fn said(text: &str) -> KeyedMessage {
    KeyedMessage::own(text)
}

fuzz_target!(|bytes: &[u8]| {
    let folder = Folder { id: "mine", theme: bytes };
    let mut sources = Sources::new();
    match format::theme(&folder, &mut sources) {
        Ok(theme) => {
            assert_eq!(theme.id, "mine");
            let notes = format::theme_notes(&folder, &mut sources).expect("a sound theme has notes");
            assert!(notes.weak.iter().all(|weak| weak.span.is_some()));
        }
        Err(faults) => faults_hold(&faults, &sources),
    }
});
