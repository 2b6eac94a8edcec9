//! Orders at random: whatever is chosen, there is a set that other programs open, or a sentence that says why not.
//!
//! `ORDERS=0..5000 cargo test --test integration -- orders::` tries as many; each number is always the same order.

use crate::library::variant_ids;
use crate::reading::Pdf;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tafl_print::cli::{CommandLine, Task};
use tafl_print::make::{Fault, Format, Library, Made, make};

/// Options, and what each may be given; those that take nothing have an empty word.
const CHOICES: [(&str, &[&str]); 29] = [
    ("--sets", &["2", "3", "4", "5", "6"]),
    ("--label", &["Table", "A b", "Table {n}", "Ünder {n}"]),
    ("--token", &["round", "square"]),
    ("--piece-disc", &["8mm", "10mm", "15mm", "19mm", "0.8in", "27mm"]),
    ("--king-disc", &["8mm", "20mm", "25mm", "31mm"]),
    ("--ink", &["full", "low", "outline", "grey"]),
    ("--paper", &["a4", "letter", "a3", "tabloid", "legal", "a5", "300x420mm"]),
    ("--back", &["morris", "tablut", "brandubh"]),
    ("--coordinates", &[""]),
    (
        "--parts",
        &["board,pieces", "leaflet,cards", "place-cards,records", "box,wall,easy", "pieces,scores,points"],
    ),
    ("--pack", &["class", "club", "one-sheet"]),
    ("--duplex", &["long-edge", "short-edge", "manual"]),
    ("--split", &[""]),
    ("--two-sided", &[""]),
    ("--laminate", &[""]),
    ("--cut", &["auto", "halves", "quarters", "pinwheel", "whole"]),
    ("--cell", &["largest", "20mm", "31mm"]),
    ("--frame", &["0mm", "5mm", "12mm"]),
    ("--bleed", &["0mm", "1mm", "3mm"]),
    ("--margin", &["6mm", "0.571in", "10mm"]),
    ("--spares", &["0", "3", "20"]),
    ("--label-sheet", &["LP117/19R", "LP70/25R"]),
    ("--leaflet", &["short", "long"]),
    ("--reading", &["full", "easy"]),
    ("--players", &["3", "5", "Ada, Bo, Cleo, Dag"]),
    ("--game-minutes", &["20", "45"]),
    ("--box-places", &["price,barcode,age", "age", "barcode"]),
    ("--address", &["1 Coppergate, York"]),
    ("--theme", &["plain", "jorvik", "ravens-and-wolves", "carrier-1943"]),
];

/// More of what may be given, in whole words: with it the choices are all there are but those that ask for several games.
const MORE: [&[&str]; 13] = [
    &["--lang de", "--lang pt-BR", "--lang pt-BR,en"],
    &["--format svg", "--format laser-svg,dxf", "--format png --dpi 30", "--format pdf,svg --outline-text"],
    &["--format dxf --bed 700x500mm", "--format laser-svg --bed 420x420mm"],
    &["--format dxf --kerf 0.1mm"],
    &["--format dxf --thickness 3mm"],
    &["--preview"],
    &["--maker Freya"],
    &["--maker Freya --maker-on-board"],
    &["--poster a2", "--poster exact"],
    &["--wall a4", "--parts wall --wall tabloid"],
    &["--nudge 0.5mm,-1mm", "--label-sheet LP117/19R --nudge 0.5mm,-1mm"],
    &["--back-offset 1mm,0.5mm"],
    &["--king-disc 1in --piece-disc 3/4in"],
];

/// An order for each pair of options, with their values in turn; small games for most of them.
pub(crate) fn pairs() -> Vec<Vec<String>> {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let one = |option: &str, value: &&str| match *value {
        "" => vec![option.to_owned()],
        value => vec![option.to_owned(), value.to_owned()],
    };
    let choices =
        CHOICES.iter().map(|(option, values)| values.iter().map(|value| one(option, value)).collect());
    let more = MORE.iter().map(|values| values.iter().map(|value| words(value)).collect());
    let options: Vec<Vec<Vec<String>>> = choices.chain(more).collect();
    let mut orders = Vec::new();
    for (nth, first) in options.iter().enumerate() {
        for second in &options[nth + 1..] {
            let turn = orders.len();
            let (first, second) = (&first[turn % first.len()], &second[turn / 2 % second.len()]);
            let game = ["brandubh", "ard-ri", "tablut", "brandub-7-weak-king", "york"][turn % 5];
            let words = [&["--variant".to_owned(), game.to_owned()], first.as_slice(), second].concat();
            orders.push(words);
        }
    }
    orders
}

/// Numbers without any order, the same from every start (`SplitMix64`).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % sides as u64).expect("fewer than sides")
    }
}

/// The words of an order: a game and some of the choices.
fn order(number: u64, games: &[String]) -> Vec<String> {
    let mut dice = Dice(number.wrapping_mul(0x2545_F491_4F6C_DD1D));
    let mut words = vec!["--variant".to_owned(), games[dice.roll(games.len())].clone()];
    for (option, values) in CHOICES {
        // Sheets of several sets with one name have most in common, and are stored in another way for it.
        let is_common = matches!(option, "--sets" | "--label" | "--piece-disc");
        let is_given = if is_common { dice.roll(2) == 0 } else { dice.roll(6) == 0 };
        let value = values[dice.roll(values.len())];
        if is_given {
            words.push(option.to_owned());
            words.extend((!value.is_empty()).then(|| value.to_owned()));
        }
    }
    words
}

/// What became of an order.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Made,
    Refused,
}

/// Makes an order; what is wrong with its answer, if anything is.
fn tried(words: &[String]) -> Result<Outcome, String> {
    let all = std::iter::once("tafl-print".to_owned()).chain(words.iter().cloned());
    let request = match CommandLine::parse(all) {
        Ok(Task::Kit(options)) => options.request.clone(),
        Ok(_) => return Err("is no kit".to_owned()),
        Err(error) => return told(&error.to_string()),
    };
    let made = catch_unwind(AssertUnwindSafe(|| make(&request, &Library::bundled())));
    match made {
        Err(_) => Err("panics".to_owned()),
        Ok(Err(refused)) => refusal(&refused.fault),
        Ok(Ok(made)) => catch_unwind(|| sound(&made)).map_err(|_| "is no sound file".to_owned())?,
    }
}

fn refusal(fault: &Fault) -> Result<Outcome, String> {
    told(&fault.to_string())
}

/// A refusal is a sentence, and not that the program is wrong.
fn told(said: &str) -> Result<Outcome, String> {
    if said.trim().is_empty()
        || said.contains("bug in tafl-print")
        || said.chars().any(|c| c.is_control() && c != '\n')
    {
        return Err(format!("is refused: {said}"));
    }
    Ok(Outcome::Refused)
}

/// Files are opened by two programs, and each box of a page lies within the next.
fn sound(made: &Made) -> Result<Outcome, String> {
    for file in made.files.iter().filter(|file| file.format == Format::Pdf) {
        let pdf = Pdf::open(&file.bytes);
        if let Some(page) = (0..pdf.page_count()).find(|&page| !pdf.is_boxed(page)) {
            return Err(format!("{}: the boxes of page {} are not one in the other", file.name, page + 1));
        }
    }
    Ok(Outcome::Made)
}

/// Tries orders; all that were not answered well.
fn all(orders: impl Iterator<Item = Vec<String>>) {
    let (mut made, mut refused, mut faults) = (0, 0, Vec::new());
    for words in orders {
        match tried(&words) {
            Ok(Outcome::Made) => made += 1,
            Ok(Outcome::Refused) => refused += 1,
            Err(fault) => {
                eprintln!("{}: {fault}", words.join(" "));
                faults.push(words);
            }
        }
        if (made + refused + faults.len()) % 100 == 0 {
            eprintln!("{made} made, {refused} refused, {} faults", faults.len());
        }
    }
    eprintln!("{made} made, {refused} refused, {} faults", faults.len());
    assert!(faults.is_empty(), "{} faults", faults.len());
    assert!(made > 0, "not one was made");
}

#[test]
fn orders_at_random_are_made_or_refused_in_a_sentence() {
    let numbers = std::env::var("ORDERS").unwrap_or_else(|_| "0..24".to_owned());
    let (from, to) = numbers.split_once("..").expect("two numbers");
    let numbers: Range<u64> = from.parse().expect("a number")..to.parse().expect("a number");
    let games = variant_ids();
    all(numbers.map(|number| order(number, &games)));
}

/// Pages that begin alike, and go on with drawings or letters that the first of them has not.
#[test]
fn pages_of_several_sets_may_go_on_with_something_else() {
    let orders = [
        "--variant york --sets 4 --label Table --token square --piece-disc 15mm --parts pieces",
        "--variant copenhagen --sets 4 --label A --piece-disc 10mm --ink grey --coordinates",
        "--variant alea-evangelii --sets 3 --label A --paper legal --back morris",
    ];
    all(orders.into_iter().map(|words| words.split(' ').map(str::to_owned).collect()));
}
