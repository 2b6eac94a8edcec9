//! What is given to do harm, or does it by mistake: the answer is a kit, or faults at their places, in bounded time and
//! memory; and what is there already is never lost.

mod bounded;
mod clock;
mod costly_pictures;
mod costly_records;
mod costly_words;
#[cfg(target_os = "linux")]
mod killed;
mod small_stack;
mod together;
mod unseen;
mod unsteady;
mod wordless;

use std::fs;
use std::path::Path;

/// The files of a case, by their paths.
type Files = Vec<(String, String)>;

/// Puts the files of a case into a folder.
fn put<T: AsRef<[u8]>>(folder: &Path, files: &[(String, T)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
}

/// A theme that extends Jorvik.
fn theme(more: &str) -> (String, String) {
    ("mine/theme.toml".to_owned(), format!("name = \"Mine\"\nextends = \"jorvik\"\n{more}"))
}

/// A theme with a king of its own.
fn king(view_box: &str, drawing: &str) -> Files {
    let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\">\n{drawing}\n</svg>");
    vec![theme("[art]\nking = \"king.svg\"\n"), ("mine/king.svg".to_owned(), svg)]
}

/// A theme with words of its own.
fn words(ftl: &str) -> Files {
    vec![theme(""), ("mine/en.ftl".to_owned(), ftl.to_owned())]
}

/// A game that extends York.
fn variant(more: &str) -> Files {
    vec![("my.toml".to_owned(), format!("id = \"my\"\nname = \"My\"\nextends = \"york\"\n{more}"))]
}

/// A text for each of several numbers, one behind the other.
fn each(numbers: std::ops::Range<usize>, say: impl Fn(usize) -> String) -> String {
    numbers.map(say).collect()
}
