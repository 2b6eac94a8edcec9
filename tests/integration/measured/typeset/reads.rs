//! The ruler itself is right: what is known of a file is found in it.

use super::leaflet::{Leaflet, a4};
use super::lines::{Column, Line};
use super::parts::Role;
use super::{Face, NEAR, POINT};
use crate::sampler;
use tafl_print::render::pdf;
use tafl_print::scene::Marks;
use tafl_print::scene::{Item, Node, Tag};

/// A sheet with two words whose places, size and face are known.
#[test]
fn the_ruler_finds_what_was_set() {
    let [upright, italic] = sampler::fonts();
    let mut marks = Marks::default();
    let (title, text) = (marks.fresh(), marks.fresh());
    let items = vec![
        Item::marked(title, vec![sampler::line(&upright, "York", 90.0, 20.0)]),
        Item::marked(text, vec![sampler::line(&italic, "fine words", 12.5, 33.25)]),
    ];
    let structure = vec![Node::leaf(sampler::heading(), title), Node::leaf(Tag::Paragraph, text)];
    let document = sampler::with_structure(vec![sampler::page(items)], structure);
    let leaflet = Leaflet::read("two words".to_owned(), pdf(&document).expect("a file"));
    assert_eq!(leaflet.pages, 2);
    // The left half of the only side is page 2, the right one page 1.
    let [york, words] = leaflet.lines.as_slice() else { panic!("{:?}", leaflet.lines) };
    assert_eq!((york.page, york.text().as_str(), leaflet.role(york)), (1, "York", Some(Role::Title)));
    assert_eq!(
        (words.page, words.text().as_str(), leaflet.role(words)),
        (2, "fine words", Some(Role::Prose))
    );
    let near = |a: f64, b: f64| (a - b).abs() < NEAR / 50.0;
    assert!(near(york.left(), 90.0 - 74.0) && near(york.baseline, 20.0), "{york:?}");
    assert!(near(words.left(), 12.5) && near(words.baseline, 33.25) && near(words.size, 10.8), "{words:?}");
    assert!(words.glyphs.iter().all(|glyph| glyph.face == Face::Italic));
    // The italic's own space is as wide as its glyph, and nothing was stretched.
    let [(_, _, gap)] = words.gaps()[..] else { panic!("one gap") };
    let space = words.glyphs.iter().find(|glyph| glyph.is_space()).expect("a space");
    assert!((gap - (space.end - space.x)).abs() < 0.03 * words.size * POINT, "{gap} {space:?}");
}

/// Each page has its own number at its foot, but for the first and the last: pages are told apart as they are folded.
#[test]
fn pages_are_in_the_order_of_their_numbers() {
    for leaflet in a4() {
        for page in 2..leaflet.pages {
            let is_number = |line: &&Line| {
                line.part.is_none() && line.page == page && line.text().trim() == page.to_string()
            };
            assert!(leaflet.lines.iter().any(|line| is_number(&line)), "{}, page {page}", leaflet.name);
        }
    }
}

/// The columns lie side by side, as far from the middle of the page, and body text fills them.
#[test]
fn body_text_is_found_in_both_columns() {
    for leaflet in a4() {
        let Leaflet { name, left, body, leading, .. } = leaflet;
        let em = body * POINT;
        assert!(
            (8.4..12.0).contains(body) && (1.1..1.5).contains(&(leading / em)),
            "{name}: {body}, {leading}"
        );
        assert!((10.9..25.0).contains(&left[0]) && (74.25..90.0).contains(&left[1]), "{name}: {left:?}");
        for (page, column) in leaflet.columns() {
            // The story, the rules, the advice and the history go through all pages.
            let lines = leaflet.lines.iter().filter(|line| line.page == page && line.column == column);
            let lines: Vec<_> = lines.filter(|line| line.part.is_some()).collect();
            // Where the words end early, a table for the games played fills the page.
            let is_text = lines.iter().any(|line| leaflet.role(line).is_some_and(Role::runs));
            let count = lines.len();
            assert!(count > 3 || !is_text, "{name}, page {page}, {column}: {count} lines");
        }
        let wide = leaflet.lines.iter().filter(|line| line.column == Column::Both);
        let stray =
            wide.filter(|line| (line.size - body).abs() < 0.01 && leaflet.role(line) == Some(Role::Rule));
        assert_eq!(stray.map(ToString::to_string).collect::<Vec<_>>(), [""; 0], "{name}");
    }
}
