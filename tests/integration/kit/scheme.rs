//! The scheme of the parts: its back is its front in a mirror, for parts are taped face down.

use super::{open, york};
use crate::reading::{Letter, Pdf};
use kurbo::{Point, Vec2};

/// Where the words of a caption begin, and on which page; the captions of schemes stand on the pages to read.
fn caption(kit: &Pdf, words: &str) -> (usize, Point) {
    for page in 0..3 {
        let letters = kit.letters(page);
        for start in 0..letters.len() {
            let text: String =
                letters[start..].iter().take(words.len()).map(|letter| letter.text.as_str()).collect();
            let line = &letters[start..(start + words.len()).min(letters.len())];
            let ends = line.last().map_or(letters[start].at, |letter| letter.at);
            // In a sentence other words stand beside it; the next caption is further off.
            let is_beside = |letter: &Letter| {
                let (left, right) = (letters[start].at.x - 6.0, ends.x + 6.0);
                (letter.at.y - ends.y).abs() < 0.01 && (left..right).contains(&letter.at.x)
            };
            if text == words && letters.iter().filter(|letter| is_beside(letter)).count() == line.len() {
                return (page, letters[start].at.midpoint(ends));
            }
        }
    }
    panic!("no caption `{words}`");
}

/// The numbers and letters above a caption, each with its place from the caption's middle: those that stand alone.
fn signs(kit: &Pdf, words: &str) -> Vec<(String, Vec2)> {
    let (page, caption) = caption(kit, words);
    let letters = kit.letters(page);
    let is_alone =
        |letter: &Letter| letters.iter().filter(|other| (other.at - letter.at).hypot() < 3.0).count() == 1;
    let mut found: Vec<(String, Vec2)> = letters
        .iter()
        .map(|letter| (letter, letter.at - caption))
        .filter(|(_, off)| off.x.abs() < 22.0 && (-50.0..-3.0).contains(&off.y))
        .filter(|(letter, _)| is_alone(letter))
        .map(|(letter, off)| (letter.text.clone(), off))
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

#[test]
fn the_back_of_the_scheme_is_its_front_in_a_mirror() {
    for (paper, expected) in [("a4", "12A"), ("letter", "12345ABCDEFGH")] {
        let kit = open(york(paper));
        let (front, back) = (signs(&kit, "Front"), signs(&kit, "Back, mirrored"));
        for (side, signs) in [("front", &front), ("back", &back)] {
            let names: String = signs.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(names, expected, "{paper}, {side}: {signs:?}");
        }
        for ((name, front), (_, back)) in front.iter().zip(&back) {
            // A letter is placed by its left end, so its middle is half its width further on both sides.
            assert!((front.x + back.x).abs() < 3.0, "{paper}: {name} at {front:?} and {back:?}");
            assert!((front.y - back.y).abs() < 0.1, "{paper}: {name} at {front:?} and {back:?}");
        }
        let aside = front.iter().filter(|(_, at)| at.x.abs() > 5.0).count();
        assert!(aside >= 2, "{paper}: signs that a mirror moves: {front:?}");
    }
}
