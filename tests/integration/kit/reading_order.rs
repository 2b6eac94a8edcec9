//! What a screen reader reads, and what a viewer is told.

use super::{open, written, york};
use crate::reading::Spoken;

fn spoken() -> Vec<Spoken> {
    open(york("a4")).read_aloud()
}

#[test]
fn the_text_reads_in_order() {
    let all: String = spoken().iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ");
    let all = all.split_whitespace().collect::<Vec<_>>().join(" ").replace('\u{ad}', "");
    let mut from = 0;
    for words in [
        "In this set",
        "Print this page first",
        "Dawn over Jorvik",
        "Making the set",
        "Choose your way",
        "Print the rest",
        "black-and-white printer",
        "Cut, join, fold",
        "The game",
        "How to play",
        "Setting up.",
        "Taking turns.",
        "Moving.",
        "Capturing.",
        "Safe between two.",
        "Beside the king.",
        "The ring.",
        "Going in circles.",
        "No way to move.",
        "Advice for both sides",
        "Where it comes from",
        "Sources",
        "CC BY‑SA 4.0",
    ] {
        let at =
            all[from..].find(words).unwrap_or_else(|| panic!("`{words}` is missing after: {}", &all[from..]));
        from += at + words.len();
    }
}

#[test]
fn headings_start_at_the_top_and_skip_no_level() {
    let levels: Vec<usize> = spoken()
        .iter()
        .filter_map(|part| part.tag.strip_prefix('H').and_then(|level| level.parse().ok()))
        .collect();
    assert_eq!(levels.first(), Some(&1));
    for pair in levels.windows(2) {
        assert!(pair[1] <= pair[0] + 1, "{levels:?}");
    }
}

#[test]
fn every_figure_is_described() {
    let figures: Vec<Spoken> = spoken().into_iter().filter(|part| part.tag == "Figure").collect();
    assert!(figures.len() >= 20, "{} figures", figures.len());
    for figure in figures {
        let alt = figure.alt.unwrap_or_default();
        assert!(alt.len() > 15 && !alt.contains('*') && !alt.contains('{'), "`{alt}`");
    }
}

#[test]
fn fonts_are_embedded_as_subsets() {
    for paper in ["a4", "letter"] {
        let fonts = open(york(paper)).fonts();
        assert_eq!(fonts.len(), 4, "regular, italic, semibold and that of titles");
        for font in fonts {
            assert!(font.subset, "{}", font.name);
            assert!(font.has_text, "{}", font.name);
            assert!((1_000..200_000).contains(&font.embedded), "{}: {} bytes", font.name, font.embedded);
        }
    }
}

#[test]
fn a_viewer_is_told_how_to_print() {
    let preferences = open(york("a4")).viewer_preferences();
    assert!(preferences.contains(&"PrintScaling None".to_owned()), "{preferences:?}");
    assert!(preferences.contains(&"Duplex Simplex".to_owned()), "{preferences:?}");
    for (flip, value) in
        [("short-edge", "Duplex DuplexFlipShortEdge"), ("long-edge", "Duplex DuplexFlipLongEdge")]
    {
        let kit = open(&written(&["--variant", "york", "--duplex", flip]));
        assert!(kit.viewer_preferences().contains(&value.to_owned()), "{flip}");
    }
}

#[test]
fn the_document_says_what_it_is() {
    let kit = open(york("letter"));
    assert_eq!(kit.language().as_deref(), Some("en"));
    assert!(kit.info("Title").is_some_and(|title| title.contains("York Hnefatafl")));
    let xmp = kit.xmp();
    assert!(xmp.contains("pdfuaid:part") && xmp.contains("pdfaid:part"), "{xmp}");
    let pages: Vec<usize> = kit.outline().iter().map(|(_, page)| *page).collect();
    assert_eq!(pages, [0, 3, 6, 7], "story, board, pieces, leaflet");
}

/// Art that is used many times is in the file once: seventeen shields with their bleed and without, the painting, the
/// drawings of cards, pages and frame, in the weight of lines for full size and in that for small pictures; not one for each
/// of the 37 pieces and of the many pieces of the frame, twice over.
#[test]
fn art_is_stored_once() {
    for paper in ["a4", "letter"] {
        let kit = open(york(paper));
        assert_eq!(kit.stored_twice(), 0, "{paper}: drawings that are in the file twice");
        // What the board has in common with its small picture is in parts of their own.
        assert!(kit.stored_art() < 320, "{paper}: {} pieces of art", kit.stored_art());
        assert!(kit.art_bytes() < 330_000, "{paper}: {} bytes of art", kit.art_bytes());
        assert!(kit.art_uses(5) >= 37, "{paper}: {} uses on the page of the pieces", kit.art_uses(5));
    }
}

/// A word that is broken at a line's end copies whole: its hyphen is a soft one. No text hides behind a replacement, which
/// some readers lose with all that follows it; only lines with letters apart are given in words, each as a whole.
#[test]
fn words_and_numbers_copy_whole() {
    let kit = open(york("a4"));
    for page in 0..kit.page_count() {
        let replaced = kit.replaced_texts(page);
        assert_eq!(replaced, kit.lines_in_words(page).len(), "replaced texts on page {}", page + 1);
    }
    let spoken = spoken();
    let all: String = spoken.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ");
    let broken = all.matches('\u{ad}').count();
    assert!(broken >= 1, "no word is broken at the end of a line");
    assert!(
        !all.contains(['\u{2010}', '\u{a0}']),
        "hyphens that were set at the ends of lines, or fixed spaces"
    );
    let joined = all.replace('\u{ad}', "").split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["275 mm of squares, 283 mm with the frame", "Figure 1.", "wherever", "(figure 9)."] {
        assert!(joined.contains(words), "`{words}` is not in: {joined}");
    }
}

/// On the page of the pieces, each kind is named and then shown.
#[test]
fn pieces_are_read_right_after_their_name() {
    let spoken = spoken();
    for (name, alt) in [
        ("1 king", "1 piece to be cut out: the king."),
        ("12 defenders", "12 pieces to be cut out: defenders."),
        ("24 attackers", "24 pieces to be cut out: attackers."),
        ("5 spare pieces", "Spare pieces to cut out."),
    ] {
        let next = spoken
            .windows(2)
            .find(|pair| pair[0].tag == "H2" && pair[0].text == name)
            .unwrap_or_else(|| panic!("no heading `{name}`"));
        assert_eq!(next[1].alt.as_deref(), Some(alt), "after `{name}`");
    }
}

/// The numbers in the instructions are those of the file.
#[test]
fn the_instructions_name_the_right_pages() {
    // The second page that is read; with blank backs it is the third one of the file.
    for (args, page, pages) in [
        (
            &[][..],
            1,
            [
                "pages 4 to 6 on one side only: on card",
                "page 7, then turn the sheet over its short edge for page 8",
            ],
        ),
        (
            &["--duplex", "long-edge"][..],
            2,
            ["pages 7 to 11 on card", "the leaflet, pages 13 and 14, on one sheet"],
        ),
    ] {
        let mut all = vec!["--variant", "york"];
        all.extend(args);
        let text = open(&written(&all)).page_text(page, false).replace('\u{a0}', " ");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in pages {
            assert!(text.contains(words), "`{words}` is not in: {text}");
        }
    }
}
