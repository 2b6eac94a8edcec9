//! What the kit tells of its pieces, compared with the layout in the variant's file.

use super::{open, york};

/// The layout as the variant's file draws it, without the program's own reader: each piece with its square.
fn layout() -> Vec<(char, String)> {
    let file = include_str!("../../../templates/variants/york-11.toml");
    let rows: Vec<&str> = file
        .lines()
        .skip_while(|line| *line != "layout = [")
        .skip(1)
        .take_while(|line| *line != "]")
        .map(|line| line.trim().trim_matches(['"', ',']))
        .collect();
    let mut pieces = Vec::new();
    for (rank, row) in rows.iter().rev().enumerate() {
        for (file, piece) in ('a'..).zip(row.chars()).filter(|(_, piece)| *piece != '.') {
            pieces.push((piece, format!("{file}{}", rank + 1)));
        }
    }
    pieces
}

/// The tally on page 1 counts what the layout needs.
#[test]
fn the_tally_has_the_pieces_of_the_layout() {
    let lines: Vec<String> = open(york("a4")).read_aloud().into_iter().map(|part| part.text).collect();
    let layout = layout();
    for (piece, word) in [('K', "king"), ('D', "defenders"), ('A', "attackers")] {
        let count = layout.iter().filter(|(found, _)| *found == piece).count();
        let line = format!("{count} {word}");
        let told = lines.iter().filter(|text| text.trim() == line).count();
        // In the tally, and over the pieces themselves.
        assert_eq!(told, 2, "`{line}` in: {lines:?}");
    }
}

/// Who can't see figure 1 hears where every piece starts.
#[test]
fn the_start_is_told_square_by_square() {
    let figures: Vec<String> =
        open(york("a4")).read_aloud().into_iter().filter_map(|part| part.alt).collect();
    let told = figures.iter().find(|alt| alt.contains("stand on")).expect("a figure that tells the start");
    let words: Vec<&str> = told.split([' ', ',', '.']).collect();
    let layout = layout();
    assert_eq!(layout.len(), 37, "the layout was read");
    for (piece, square) in layout {
        assert!(words.contains(&square.as_str()), "{piece} on {square} is not in: {told}");
    }
}

/// What the instructions count and measure is what the other tests find in the file: discs of 25 mm and 19 mm, five of
/// them spare, a board in two parts, two cards, a leaflet of four pages.
#[test]
fn the_instructions_have_the_measures_and_counts_of_the_file() {
    let spoken = open(york("a4")).read_aloud();
    let told: Vec<String> = spoken
        .iter()
        .map(|part| part.text.replace('\u{a0}', " ").replace('\u{ad}', ""))
        .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    for words in [
        "in 2 parts",
        "2 reminder cards",
        "1 rules leaflet of four pages",
        "discs, one of 25 mm and 36 of 19 mm. Print page 6 once more",
        "the king is 25 mm across, every other piece 19 mm",
        "Lay the 2 board parts",
        "for pages 1 to 3, which are for reading",
    ] {
        assert!(told.iter().any(|text| text.contains(words)), "`{words}` is not in: {told:?}");
    }
    // In the list of contents, and over the pieces themselves.
    let spares = told.iter().filter(|text| *text == "5 spare pieces").count();
    assert_eq!(spares, 2, "{told:?}");
}
