//! Files that change while they are read: somebody saves a drawing, or a shared folder brings another version.

use std::sync::atomic::{AtomicUsize, Ordering};
use tafl_print::diag::render;
use tafl_print::imposition::{Component, Settings};
use tafl_print::keyed::Voice;
use tafl_print::make::{Choice, Fault, FileSource, Library, Request, Seen, Unread, check, make};
use tafl_print::text::Language;

const VARIANT: &str = "id = \"my\"\nname = \"My\"\nextends = \"brandubh\"\ntheme = \"mine\"\n";
const THEME: &str = "name = \"Mine\"\nextends = \"jorvik\"\n[palette]\nattackers = \"#222\"\n[art]\nking = \"king.svg\"\nthrone = \"king.svg\"\n";
const WORDS: &str = "-king = { $number ->\n   *[one] wolf\n    [other] wolves\n}\n";
const KING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"#a33\"/></svg>";

/// What a file has become.
type Change = fn(&str) -> Option<Vec<u8>>;

/// A folder of which one reading gives something else than the others.
struct Unsteady {
    readings: AtomicUsize,
    changed: usize,
    other: Change,
}

impl FileSource for Unsteady {
    fn read(&self, path: &str) -> Result<Vec<u8>, Unread> {
        let text = match path.trim_start_matches("./") {
            "my.toml" => VARIANT,
            "mine/theme.toml" => THEME,
            "mine/en.ftl" => WORDS,
            "mine/king.svg" => KING,
            _ => return Err(Unread::Missing),
        };
        let nth = self.readings.fetch_add(1, Ordering::SeqCst);
        if nth == self.changed {
            return (self.other)(text).ok_or(Unread::Missing);
        }
        Ok(text.as_bytes().to_vec())
    }

    fn look(&self, path: &str) -> Seen {
        match path.trim_start_matches("./") {
            "mine" => Seen::Folder,
            "my.toml" | "mine/theme.toml" | "mine/en.ftl" | "mine/king.svg" => Seen::File,
            _ => Seen::Nothing,
        }
    }
}

/// What somebody else may have put there meanwhile: nothing, the half of it, a shorter file, other bytes, much more.
const OTHERS: [Change; 6] = [
    |_| None,
    |text| Some(text.as_bytes()[..text.len() / 2].to_vec()),
    |_| Some(Vec::new()),
    |_| Some(b"\xff\xfe\x00".to_vec()),
    |text| Some(text.replace('"', "\u{201d}").into_bytes()),
    |text| Some(format!("\n\n\n# {}\n{text}", "þ".repeat(500)).into_bytes()),
];

/// A fault names a file, and is shown whatever that file is by now.
fn is_told(fault: &Fault) {
    let said = match fault {
        Fault::Files { faults, sources } => render(faults, sources, Voice::default(), false),
        other => other.to_string(),
    };
    assert!(!said.is_empty() && !said.contains("bug"), "{said}");
}

#[test]
fn a_folder_that_changes_makes_a_kit_or_faults() {
    let (mut kits, mut refused) = (0, 0);
    for other in OTHERS {
        for changed in 0.. {
            let source = Unsteady { readings: AtomicUsize::new(0), changed, other };
            let library = Library::bundled().beside(&source);
            let settings = Settings { parts: [Component::Pieces].into(), ..Settings::default() };
            match make(&Request { settings, ..Request::of("my.toml") }, &library) {
                Ok(made) => {
                    assert!(made.files.iter().all(|file| file.bytes.starts_with(b"%PDF-")));
                    kits += 1;
                }
                Err(fault) => {
                    is_told(&fault.fault);
                    refused += 1;
                }
            }
            if source.readings.into_inner() <= changed {
                break;
            }
        }
    }
    for other in [OTHERS[1], OTHERS[5]] {
        for changed in 0.. {
            let source = Unsteady { readings: AtomicUsize::new(0), changed, other };
            let library = Library::bundled().beside(&source);
            let choice = Choice { variant: "my.toml".to_owned(), options: Vec::new(), theme: None };
            if let Err(fault) = check(&choice, Language::ENGLISH, &library) {
                is_told(&fault);
            }
            if source.readings.into_inner() <= changed {
                break;
            }
        }
    }
    assert!(kits >= OTHERS.len() && refused >= OTHERS.len(), "{kits} kits, {refused} refused");
}
