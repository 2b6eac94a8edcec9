//! The README, the book and what stands beside them: each text is walked as a reader walks it. Files that it shows are written,
//! its commands run, its links followed, and source that it quotes is looked up.

use crate::pictures_of_ones_own::{jpeg, png};
use crate::shell::{Said, tafl_print};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tempfile::TempDir;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of the project.
pub(crate) fn text(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|why| panic!("{file}: {why}")).replace("\r\n", "\n")
}

/// All texts for people, by their paths: those at the top, the book's chapters and its glossaries.
fn texts() -> Vec<String> {
    let mut found = Vec::new();
    for folder in ["", "docs/book", "docs/book/glossary", "docs/book/worlds", "art", "tests/rules"] {
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name().into_string().expect("a name");
            if Path::new(&name).extension().is_some_and(|ending| ending == "md") {
                found.push(Path::new(folder).join(name).to_str().expect("a name").to_owned());
            }
        }
    }
    found.sort();
    found
}

/// A fenced block: its kind, and what is in it.
struct Block {
    kind: String,
    text: String,
    /// The last line of text before it.
    before: String,
}

fn blocks(text: &str) -> Vec<Block> {
    let (mut found, mut before) = (Vec::new(), String::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(kind) = line.trim_start().strip_prefix("```") {
            let lines: Vec<&str> =
                lines.by_ref().take_while(|line| !line.trim_start().starts_with("```")).collect();
            let text = lines.iter().flat_map(|line| [line, "\n"]).collect();
            found.push(Block { kind: kind.to_owned(), text, before: before.clone() });
        } else if !line.trim().is_empty() {
            line.clone_into(&mut before);
        }
    }
    found
}

/// The name of the file that a block is, from the comment in its first line.
fn file_name(block: &Block) -> Option<&str> {
    let line = block.text.lines().next()?;
    let comment = match block.kind.as_str() {
        "toml" | "ftl" => line.strip_prefix("# ")?,
        "svg" => line.strip_prefix("<!-- ")?.strip_suffix(" -->")?,
        _ => return None,
    };
    let name = comment.split(':').next().expect("a name").trim();
    let is_name = name.ends_with(&format!(".{}", block.kind)) && !name.contains(' ');
    is_name.then_some(name)
}

/// The words of a line as a shell takes them: what is within quotation marks is one, and a comment is none.
pub(crate) fn words(line: &str) -> Vec<String> {
    let line = line.split(" # ").next().unwrap_or_default().trim();
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            letter => words.last_mut().expect("a word").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A folder with what a reader has who begins: pictures, and the recorded game of the book.
fn begun() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let size = (400, 300);
    for (nth, name) in ["mia.jpg", "tom.jpg", "ada.jpg", "class.jpg"].into_iter().enumerate() {
        let shade = u8::try_from(60 * nth).expect("few");
        fs::write(folder.path().join(name), jpeg(size, |_, _| [shade, 90, 200 - shade])).expect("a picture");
    }
    fs::write(folder.path().join("leo.png"), png(size, |_, _| [40, 60, 220])).expect("a picture");
    let game = "copenhagen-game.txt";
    fs::copy(root().join("docs/book").join(game), folder.path().join(game)).expect("a record");
    folder
}

/// Walks a text as [`walk`] does; all its commands have to succeed.
pub(crate) fn walked(file: &str) -> (TempDir, Vec<(String, Said)>) {
    let walk = walk(file);
    let failed = walk.1.iter().find(|(_, said)| said.status != 0);
    assert!(failed.is_none(), "{file}: {failed:?}");
    walk
}

/// Walks a text in a folder of its own: writes what it shows as files, and runs its commands. Returns the folder, and what each
/// command said.
fn walk(file: &str) -> (TempDir, Vec<(String, Said)>) {
    let (folder, mut said) = (begun(), Vec::new());
    let at = |name: &str| folder.path().join(name);
    for block in blocks(&text(file)) {
        if let Some(name) = file_name(&block) {
            fs::create_dir_all(at(name).parent().expect("a folder")).expect("a folder");
            fs::write(at(name), &block.text).expect("a file");
        }
        if block.kind != "sh" {
            continue;
        }
        let mut lines = block.text.lines();
        while let Some(line) = lines.next() {
            if line.contains("<<END") {
                // What a command is given to read.
                lines.by_ref().find(|line| *line == "END");
            }
            let words = words(line);
            match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
                ["mkdir", folder] => fs::create_dir_all(at(folder)).expect("a folder"),
                ["cp", files @ .., folder] => {
                    for file in files {
                        fs::copy(at(file), at(folder).join(file)).expect("a copy");
                    }
                }
                ["tafl-print", words @ ..] => {
                    said.push((line.to_owned(), tafl_print(folder.path(), words, "")));
                }
                _ => {}
            }
        }
    }
    (folder, said)
}

/// Every command that is shown works, in the order in which a reader comes to it.
#[test]
fn every_command_works() {
    let texts: Vec<String> = texts().into_iter().filter(|file| !file.starts_with("tests")).collect();
    let (next, ran, failed) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(file) = texts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let said = walk(file).1;
                    ran.fetch_add(said.len(), Ordering::Relaxed);
                    for (line, said) in said.iter().filter(|(_, said)| said.status != 0) {
                        let mut all = failed.lock().expect("a list");
                        all.push(format!("{file}: {line}\n{}{}", said.out, said.err));
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("a list");
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(ran.into_inner() > 100);
}

/// The headings of a text, as links call them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut fenced = false;
    let mut found = BTreeSet::new();
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        let Some(heading) = line.strip_prefix('#').filter(|_| !fenced) else { continue };
        let shown = heading.trim_start_matches('#').trim();
        let kept = |c: char| match c {
            ' ' => Some('-'),
            '-' | '_' => Some(c),
            _ => c.is_alphanumeric().then_some(c),
        };
        found.insert(shown.to_lowercase().chars().filter_map(kept).collect());
    }
    found
}

/// The targets of the links of a text, outside of code.
fn links(text: &str) -> Vec<String> {
    let mut fenced = false;
    let mut found = Vec::new();
    for line in text.lines() {
        fenced ^= line.trim_start().starts_with("```");
        if fenced {
            continue;
        }
        // Every second part is code.
        let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("code");
        let targets = plain.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned()));
        found.extend(targets);
    }
    found
}

#[test]
fn every_link_leads_somewhere() {
    let mut wrong = Vec::new();
    for file in texts() {
        let shown = text(&file);
        for link in links(&shown) {
            if link.starts_with("https://") || link.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match path {
                "" => PathBuf::from(&file),
                path => Path::new(&file).parent().expect("a folder").join(path),
            };
            let is_there = root().join(&target).exists();
            let has_anchor =
                || anchor.is_empty() || anchors(&text(target.to_str().expect("a path"))).contains(anchor);
            if !is_there || !has_anchor() {
                wrong.push(format!("{file}: {link}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The table of contents has each chapter once, and nothing else.
#[test]
fn the_table_of_contents_is_whole() {
    let chapters: Vec<String> = links(&text("docs/book/SUMMARY.md"));
    let listed: BTreeSet<String> = chapters.iter().map(|file| format!("docs/book/{file}")).collect();
    assert_eq!(listed.len(), chapters.len());
    let there =
        texts().into_iter().filter(|file| file.starts_with("docs/book/") && !file.ends_with("SUMMARY.md"));
    assert_eq!(listed, there.collect());
}

/// What is quoted from the source stands there, word by word.
#[test]
fn quoted_source_is_true() {
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let mut quoted = 0;
    for file in texts() {
        for block in blocks(&text(&file)).iter().filter(|block| block.kind == "rust") {
            let place = block.before.trim().strip_prefix("In `").and_then(|rest| rest.strip_suffix("`:"));
            if let Some(place) = place {
                quoted += 1;
                let is_there = lines(&text(place)).contains(lines(&block.text).trim());
                assert!(is_there, "{file} quotes {place}:\n{}", block.text);
            }
        }
    }
    assert!(quoted >= 10);
}

/// A block of this kind that has these words, and the chapter it is in is walked before.
pub(crate) fn shown(file: &str, kind: &str, words: &str) -> String {
    let found =
        blocks(&text(file)).into_iter().find(|block| block.kind == kind && block.text.contains(words));
    found.unwrap_or_else(|| panic!("{file} shows no {kind} with {words}")).text
}
