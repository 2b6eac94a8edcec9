//! Lines are read aloud in the order in which they are printed, also where a paragraph goes on on another sheet side.

use super::super::typeset::{Faults, Line};
use super::all;

/// The place of a line in the reading order of the file.
fn told(line: &Line) -> Option<i64> {
    line.glyphs.first().and_then(|glyph| glyph.mark)
}

#[test]
fn a_paragraph_is_read_from_its_first_line_to_its_last() {
    let mut faults = Faults::default();
    let mut pairs = 0;
    for leaflet in all() {
        for (part, _) in leaflet.parts.iter().enumerate().filter(|(_, part)| part.role.runs()) {
            for pair in leaflet.lines_of(part).windows(2) {
                pairs += 1;
                if told(pair[0]) > told(pair[1]) {
                    let (upper, lower) = (pair[0].page, pair[1]);
                    faults
                        .add(1.0, format!("read before what is on page {upper}: {}, {lower}", leaflet.name));
                }
            }
        }
    }
    assert!(pairs > 4000, "{pairs} pairs of lines");
    faults.none("Lines of a paragraph are read in the order in which they stand");
}
