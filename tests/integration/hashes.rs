//! The bytes of everything the program writes: all kits on both papers and their plans, a sample of what can be asked for, and
//! each pair of options.
//!
//! The lists, `hashes.txt` and `pairs.txt`, are renewed only on purpose, when a page is meant to change:
//! `UPDATE_EXPECTED=1 cargo test --test integration hashes`; then look at what changed. `PAIRS=all` compares all pairs.

use crate::library;
use crate::orders::pairs;
use crate::shell::{Said, tafl_print};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tafl_print::make::quoted;

/// Ways of printing, as they are typed after `--variant`: options of games, cuts, papers, pieces, quantities, inks, formats.
const SAMPLE: [&str; 45] = [
    "york --parts box --maker Freya",
    "brandubh --paper letter --parts board,pieces,cards,leaflet,box --ink low",
    "york --option a",
    "york --option a-hammer",
    "york --option b --paper letter",
    "york --option c",
    "york --option d --paper letter",
    "vikings-chess --option variation-2",
    "york --paper a3 --poster a2",
    "york --poster exact --bleed 0",
    "york --paper a5",
    "york --paper tabloid --laminate",
    "york --laminate --margin 10mm",
    "york --paper letter --cut halves",
    "york --paper 300x420mm --cut quarters --frame 6mm",
    "york --frame 0 --cell 20mm",
    "york --theme heartwood --maker Freya",
    "brandubh --theme jorvik",
    "york --duplex short-edge",
    "york --duplex long-edge --back-offset 1mm,0.5mm",
    "york --duplex manual --split",
    "york --sets 3",
    "brandubh --sets 4 --token square --split",
    "york --token square --two-sided --spares 3",
    "york --two-sided --king-disc 1in --piece-disc 3/4in",
    "york --label-sheet LP117/19R --label-sheet LP70/25R --nudge 0.5mm,-1mm",
    "york --paper letter --label-sheet OL5275",
    "york --parts story,assembly",
    "york --parts leaflet --paper letter",
    "york --ink low",
    "york --ink outline",
    "york --ink grey --paper letter",
    "copenhagen --ink low --paper letter",
    "copenhagen --ink outline",
    "copenhagen --ink grey",
    "brandubh --format svg,png --dpi 60 --parts board,cards",
    "brandubh --format svg --outline-text --preview --parts story,pieces",
    "york --format laser-svg,dxf --kerf 0.1mm",
    "brandubh --format laser-svg,dxf --kerf 0.1mm --thickness 3mm",
    "york --back morris --duplex short-edge",
    "copenhagen --back tablut --paper letter --ink grey",
    "brandubh --pack club --players 7 --sets 3",
    "york --pack club --paper letter --ink grey",
    "copenhagen --parts wall --paper a3",
    "york --parts tournament,place-cards --players 12 --paper a5",
];

/// Orders of other tasks.
const OTHERS: [&str; 2] = [
    "diagram --variant copenhagen -o out/diagram.pdf",
    "diagram --variant brandubh --width 300 -o out/diagram.png",
];

/// All orders, in the order of the list.
fn orders() -> Vec<Vec<String>> {
    let ids = library::variant_ids();
    let papers = ["a4", "letter"];
    let kits = ids.iter().flat_map(|id| papers.map(|paper| format!("--variant {id} --paper {paper}")));
    let plans =
        ids.iter().flat_map(|id| papers.map(|paper| format!("plan --variant {id} --paper {paper} --json")));
    let sample = SAMPLE.iter().map(|order| format!("--variant {order}"));
    let all = kits.chain(sample).chain(OTHERS.iter().map(|order| (*order).to_owned())).chain(plans);
    all.map(|order| order.split(' ').map(str::to_owned).collect()).collect()
}

fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    // Half of it tells files apart, and stays on a line.
    digest.iter().take(16).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// An order as one reads it in the list.
fn title(order: &[String]) -> String {
    order.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// Makes an order in a folder of its own: the hash of every file that it writes, and what is said.
fn made(order: &[String]) -> (Vec<(String, String)>, Said) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut words: Vec<&str> = order.iter().map(String::as_str).collect();
    if words[0].starts_with('-') {
        words.extend(["-o", "out/"]);
    }
    let said = tafl_print(folder.path(), &words, "");
    let out = folder.path().join("out");
    let hashed = |name: String| (hash(&fs::read(out.join(&name)).expect("a file")), name);
    (names(&out).into_iter().map(hashed).collect(), said)
}

/// The hash of every file that an order writes, and of what it says if it writes none, a line each.
fn hashed(order: &[String]) -> String {
    let (files, said) = made(order);
    let title = title(order);
    assert_eq!(said.status, 0, "{title}: {}", said.err);
    let mut lines = format!("{title}\n");
    for (hash, name) in &files {
        let _ = writeln!(lines, "    {hash}  {name}");
    }
    if files.is_empty() {
        let _ = writeln!(lines, "    {}  what it says", hash(said.out.as_bytes()));
    }
    lines
}

/// One hash of all files that an order writes and of what is said of them; or why it is refused.
fn hashed_or_refused(order: &[String]) -> String {
    let (files, said) = made(order);
    let title = title(order);
    let mut lines = String::new();
    if said.status == 0 {
        let mut all = String::new();
        for (hash, name) in &files {
            let _ = writeln!(all, "{hash} {name}");
        }
        let all = all + &said.out + &said.err;
        let _ = writeln!(lines, "    {}  {} files", hash(all.as_bytes()), files.len());
    } else {
        for line in said.err.lines() {
            let _ = writeln!(lines, "    {line}");
        }
    }
    format!("{title}\n{lines}")
}

/// The files of a folder, sorted; none if it is not there.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let name =
        |entry: Result<fs::DirEntry, _>| entry.expect("an entry").file_name().into_string().expect("a name");
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// What is found of all orders, on as many threads as there are, against the list in a file.
fn compare(
    file: &str,
    (orders, all): (&[Vec<String>], usize),
    found_of: impl Fn(&[String]) -> String + Sync,
) {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, String)>> = Mutex::default();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((nth, order)) = {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    orders.get(nth).map(|order| (nth, order))
                } {
                    let lines = found_of(order);
                    found.lock().expect("no thread has panicked").push((nth, lines));
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread has panicked");
    found.sort();
    let text: String = found.into_iter().map(|(_, lines)| lines).collect();
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration").join(file);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&list, &text).expect("a list");
    }
    let expected = fs::read_to_string(&list).unwrap_or_default();
    let of = |text: &str| -> Vec<String> {
        // Each order with its files is one entry.
        text.split_inclusive('\n').fold(Vec::new(), |mut all: Vec<String>, line| {
            match all.last_mut() {
                Some(last) if line.starts_with(' ') => last.push_str(line),
                _ => all.push(line.to_owned()),
            }
            all
        })
    };
    let expected = of(&expected);
    let changed: Vec<String> = of(&text).into_iter().filter(|entry| !expected.contains(entry)).collect();
    assert!(changed.is_empty(), "other bytes than before:\n{}", changed.concat());
    if orders.len() == all {
        assert_eq!(of(&text).len(), expected.len(), "orders that are no longer made");
    }
}

#[test]
fn the_bytes_are_those_of_the_list() {
    let orders = orders();
    compare("hashes.txt", (&orders, orders.len()), hashed);
}

/// Each pair of options, made or refused as before: every eighth, and all with `PAIRS=all`, which takes minutes.
#[test]
fn pairs_of_options_have_the_bytes_of_the_list() {
    let pairs = pairs();
    let is_whole = ["PAIRS", "UPDATE_EXPECTED"].iter().any(|name| std::env::var_os(name).is_some());
    let tried: Vec<_> = pairs.iter().step_by(if is_whole { 1 } else { 8 }).cloned().collect();
    compare("pairs.txt", (&tried, pairs.len()), hashed_or_refused);
}

/// All kits of one call, on as many threads as there are, against the list of kits that were made by themselves.
#[test]
fn all_games_at_once_have_the_bytes_of_each_alone() {
    let ids = library::variant_ids();
    let order: Vec<String> = ids.iter().flat_map(|id| ["--variant".to_owned(), id.clone()]).collect();
    let found = hashed(&order);
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/hashes.txt");
    let list = fs::read_to_string(list).expect("a list");
    assert_eq!(found.lines().count(), 1 + ids.len());
    for id in ids {
        let alone = list.lines().skip_while(|line| *line != format!("--variant {id} --paper a4")).nth(1);
        let alone = alone.unwrap_or_else(|| panic!("{id} is not in the list"));
        assert!(found.lines().any(|line| line == alone), "{id}: other bytes than alone");
    }
}
