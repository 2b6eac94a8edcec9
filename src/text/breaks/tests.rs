use super::super::{Fonts, markup};
use super::*;

fn cut(text: &str, hyphenate: bool) -> String {
    let shaper = Shaper::new(Fonts::bundled(), Language::english());
    let hyphenator = Hyphenator::new(&Language::english());
    let hyphens = if hyphenate { Hyphens::Usual } else { Hyphens::Authors };
    let setting = ShapeSetting::new(Face::Regular, false, 0.0);
    let spans = markup::parse(text).unwrap();
    let prepared = prepare(&spans, setting, &hyphenator, hyphens, &shaper).unwrap();
    let mut shown = String::new();
    for piece in &prepared.pieces {
        shown += &prepared.text[piece.range.clone()];
        shown += match piece.joint {
            Joint::Space => "_",
            Joint::Tie => "~",
            Joint::Narrow => "'",
            Joint::Hyphen => "-",
            Joint::Open => "|",
            Joint::Glued => "+",
            Joint::Forced => "$",
            Joint::End => ".",
        };
    }
    shown
}

#[test]
fn joints_are_found() {
    assert_eq!(cut("  a  king\n moves ", false), "a_king_moves.");
    assert_eq!(cut("24\u{a0}men, 10\u{202f}mm", false), "24~men,_10'mm.");
    assert_eq!(cut("cap\u{ad}ture", false), "cap-ture.");
    assert_eq!(cut("cap\u{ad}turing", true), "cap-turing.");
    assert_eq!(cut("attackers", true), "at-tack-ers.");
    assert_eq!(cut("one—two – three", false), "one—|two~–_three.");
    assert_eq!(cut("print‑and-play", false), "print‑and-|play.");
    assert_eq!(cut("a\u{2028}b", false), "a$b.");
    assert_eq!(cut("zero\u{200b}width\u{2060}join", false), "zero|widthjoin.");
    assert_eq!(cut("un*seen*s", false), "un+seen+s.");
    assert_eq!(cut("(*one* **two**)", false), "(+one_two+).");
    assert_eq!(cut("", true), "");
    assert_eq!(cut(" \u{2028} ", true), "");
}

#[test]
fn pieces_of_a_word_are_as_wide_as_the_word() {
    let shaper = Shaper::new(Fonts::bundled(), Language::english());
    let setting = ShapeSetting::new(Face::Regular, false, 0.0);
    let spans = markup::parse("officers").unwrap();
    let prepared =
        prepare(&spans, setting, &Hyphenator::new(&Language::english()), Hyphens::Usual, &shaper).unwrap();
    assert!(prepared.pieces.len() > 1);
    let sum: f64 = prepared.pieces.iter().map(|p| p.width).sum();
    assert!((sum - shaper.shape("officers", setting).unwrap().width).abs() < 1e-12);
}

#[test]
fn word_spaces_never_shrink_below_what_extraction_needs() {
    let shaper = Shaper::new(Fonts::bundled(), Language::english());
    let hyphenator = Hyphenator::new(&Language::english());
    for face in Face::ALL {
        let spans = markup::parse("a b").unwrap();
        let setting = ShapeSetting::new(face, false, 0.0);
        let glue = prepare(&spans, setting, &hyphenator, Hyphens::Authors, &shaper).unwrap().glue;
        assert!(glue.width - glue.shrink >= NARROWEST - 1e-12, "{face:?} {glue:?}");
        assert!(glue.shrink > 0.0 && glue.width < 0.3, "{face:?} {glue:?}");
    }
}
