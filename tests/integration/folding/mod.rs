//! Leaflets are folded in a simulation: whatever the paper and the way of printing, every page is upright, in order, at its
//! size and complete.

mod bindery;
mod duplex;

use crate::library;
use crate::order;
use crate::reading::{Letter, Pdf};
use bindery::{BindOrder, Leaf, bind};
use kurbo::Size;
use std::collections::BTreeMap;
use tafl_print::game::Edition;
use tafl_print::imposition::Order;
use tafl_print::imposition::{Component, Media, Settings, Sides};
use tafl_print::make::made;
use tafl_print::scene::Flip;

/// Distance of a leaflet's text from the edges of its pages.
const EDGE: f64 = 11.0;
const A5: Size = Size::new(148.5, 210.0);
const HALF_LETTER: Size = Size::new(139.7, 215.9);

/// Papers with the size of the leaflet page that is expected, whether sheets are folded, and leaflet sheets to a paper.
const PAPERS: [(&str, Size, bool, usize); 8] = [
    ("a4", A5, true, 1),
    ("letter", HALF_LETTER, true, 1),
    ("a3", A5, true, 2),
    ("tabloid", HALF_LETTER, true, 2),
    ("legal", HALF_LETTER, true, 1),
    ("a5", Size::new(148.0, 210.0), false, 1),
    ("320x450mm", A5, true, 2),
    ("145x200mm", Size::new(145.0, 200.0), false, 1),
];

pub(crate) const MODES: [Sides; 4] =
    [Sides::Single, Sides::Printer(Flip::ShortEdge), Sides::Printer(Flip::LongEdge), Sides::Manual];

/// The sheets of plain paper of a kit, as a file of their own.
pub(crate) fn paper_file(order: &Order) -> (Pdf, usize) {
    let order = order.measured().expect("measures");
    let made = made(&order).expect("a kit");
    let file =
        made.files.iter().find(|file| file.planned.media == Some(Media::Paper)).expect("sheets of paper");
    (Pdf::of(&file.document), made.plan.leaflet.map_or(0, |leaflet| leaflet.pages))
}

/// The words of the letters on one line of a page.
fn words(page: &Leaf, baseline: f64) -> String {
    page.iter()
        .filter(|letter| (letter.at.y - baseline).abs() < 0.2)
        .map(|letter| letter.text.as_str())
        .collect()
}

/// Whether a letter belongs to the page, not to a note in its margin.
fn is_text(letter: &Letter, page: Size) -> bool {
    letter.at.x > EDGE - 1.0 && letter.at.y > EDGE - 2.0 && letter.at.y < page.height - EDGE + 4.0
}

/// How often each letter of the alphabet is in a leaflet.
fn count(leaflet: &[Leaf], page: Size) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for letter in leaflet.iter().flatten().filter(|letter| is_text(letter, page)) {
        for character in letter.text.chars().filter(|character| character.is_alphabetic()) {
            *counts.entry(character).or_default() += 1;
        }
    }
    counts
}

/// Every page upright, within its edges, with its number; the first is the front, the last has the maker's line.
fn assert_in_order(
    leaflet: &[Leaf],
    page: Size,
    (name, edition): (&str, &str),
    set: Option<usize>,
    what: &str,
) {
    for (nth, leaf) in leaflet.iter().enumerate() {
        let what = format!("{what}, page {}", nth + 1);
        // The least is on the cover, then on a page that has only a table for the games played.
        assert!(leaf.len() > if nth == 0 { 40 } else { 80 }, "{what}: {} letters", leaf.len());
        // A line may end with a space beyond its measure.
        for letter in leaf.iter().filter(|letter| !letter.text.trim().is_empty()) {
            let text = is_text(letter, page);
            let right = page.width - if text { EDGE - 0.5 } else { 2.5 };
            assert!(letter.at.x < right && letter.at.y < page.height - 5.0, "{what}: {letter:?}");
            // Beside single pages it says along their left edge how to fasten them.
            let along_the_edge = !text && nth == 0;
            assert!(
                along_the_edge || (letter.along.x - 1.0).abs() < 1e-3,
                "{what}: {letter:?} is not upright"
            );
        }
        let foot = words(leaf, page.height - EDGE + 3.2).replace('\u{a0}', " ");
        let number = nth + 1;
        let expected = match (number, set) {
            (1, None) => String::new(),
            (1, Some(set)) => format!("Set {set}"),
            (_, None) if number < leaflet.len() => number.to_string(),
            (_, Some(set)) if number < leaflet.len() => format!("{number} · Set {set}"),
            (_, None) => format!("{name}, {edition}; made with tafl‑print 0"),
            (_, Some(set)) => format!("{name}, {edition}; set {set}, made with tafl‑print 0"),
        };
        assert_eq!(foot, expected, "{what}");
    }
    // The letters of a face for titles are all capitals to a reader that isn't told the line in words.
    let head: String = leaflet[0].iter().map(|letter| letter.text.to_uppercase()).collect();
    let head = head.replace('\u{a0}', " ");
    assert!(head.contains(&name.to_uppercase()), "{what}: the title is on the front");
}

/// Makes leaflets of a game on all papers in all ways, folds them and reads them; `sets` for each of the ways.
fn fold_all(mut order: Order, expected: usize, sets: [u16; 4]) {
    let name = order.variant.name.clone();
    let Edition { number, fingerprint, .. } = &order.variant.edition;
    let number = ["first", "second", "third"][usize::from(*number) - 1];
    let edition = format!("{number} edition, {fingerprint}");
    let mut known: Vec<(Size, Vec<Leaf>)> = Vec::new();
    for (paper, page, folded, to_a_paper) in PAPERS {
        for (sides, sets) in MODES.into_iter().zip(sets) {
            let what = format!("{name} on {paper}, {sides:?}, {sets} sets");
            order.settings = Settings {
                paper: paper.parse().expect("a paper"),
                sides,
                sets,
                split: true,
                // Beside instructions, which say other things of each way, the type could be another.
                parts: [Component::Leaflet].into(),
                ..Settings::default()
            };
            let (pdf, pages) = paper_file(&order);
            if page == A5 || page == HALF_LETTER || paper == "a5" {
                assert_eq!(pages, expected, "{what}");
            }
            let sets = usize::from(sets);
            let order = BindOrder { sides, page, folded, pages, sets };
            let papers = (sets * pages / if folded { 4 } else { 2 }).div_ceil(to_a_paper);
            let leaflets = bind(&pdf, &order, papers);
            for (nth, leaflet) in leaflets.iter().enumerate() {
                assert_in_order(leaflet, page, (&name, &edition), (sets > 1).then_some(nth + 1), &what);
            }
            // The same words stand on pages of one size, wherever they are printed.
            let foot = page.height - EDGE + 1.0;
            let above = |letter: &&Letter| is_text(letter, page) && letter.at.y < foot;
            let letters: Vec<Leaf> =
                leaflets[0].iter().map(|leaf| leaf.iter().filter(above).cloned().collect()).collect();
            match known.iter().find(|(size, _)| *size == page) {
                None => known.push((page, letters)),
                Some((_, other)) => same(&letters, other, &what),
            }
            for leaflet in &leaflets[1..] {
                assert_eq!(
                    count(leaflet, page)[&'e'],
                    count(&leaflets[0], page)[&'e'],
                    "{what}: all sets alike"
                );
            }
        }
    }
    let first = &known[0];
    let all = count(&first.1, first.0);
    // A table for the games played stands where there is room for one.
    let has_table = |leaflet: &[Leaf]| {
        let words: String = leaflet.iter().flatten().map(|letter| letter.text.as_str()).collect();
        words.contains("Who won")
    };
    for (page, leaflet) in &known[1..] {
        if has_table(leaflet) != has_table(&first.1) {
            continue;
        }
        // Paragraphs give way where there is less room, and what is left is a leaflet still.
        let (here, there) = (count(leaflet, *page)[&'e'], all[&'e']);
        let share = here as f64 / there as f64;
        assert!((0.8..=1.25).contains(&share), "{name} on {page:?}: {here} of {there} are left");
    }
}

fn same(leaflet: &[Leaf], other: &[Leaf], what: &str) {
    assert_eq!(leaflet.len(), other.len(), "{what}");
    for (nth, (leaf, known)) in leaflet.iter().zip(other).enumerate() {
        assert_eq!(leaf.len(), known.len(), "{what}, page {}", nth + 1);
        for (a, b) in leaf.iter().zip(known) {
            assert!(a.text == b.text && (a.at - b.at).hypot() < 0.02, "{what}: {a:?}, not {b:?}");
        }
    }
}

#[test]
fn a_leaflet_of_four_pages_folds_on_every_paper() {
    let variant = library::variant("york-11", &[]);
    fold_all(order::of(variant, Settings::default()), 4, [1, 3, 2, 3]);
}

#[test]
fn a_leaflet_of_eight_pages_folds_on_every_paper() {
    let mut variant = library::variant("vikings-chess-11", &["variation-2"]);
    // Too many words for four pages, whatever the paper.
    let more = variant.about.found.clone();
    variant.about.introduction.extend(more);
    fold_all(order::of(variant, Settings::default()), 8, [2, 1, 3, 1]);
}
