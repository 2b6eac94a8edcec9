//! Words of a line stand close enough to be a line.

use super::super::typeset::{Faults, Leaflet, Line};
use super::{all, share};

/// A natural word space, in em: Elstob's own space of 0.189 em, widened by 1.3 so that programs that extract text find it.
const NATURAL: f64 = 0.2457;
/// A gap that is more than so many natural ones is a hole in the line.
const WIDEST: f64 = 1.7;

/// The gaps of a leaflet's body lines, in natural ones, with the words around them.
fn gaps(leaflet: &Leaflet) -> Vec<(f64, &Line, String)> {
    let of_line = |line| {
        let line: &Line = line;
        line.gaps().into_iter().map(move |(before, after, gap)| {
            let em = line.glyphs[before].em().max(line.glyphs[after].em());
            (gap / em / NATURAL, line, line.around(before, after))
        })
    };
    leaflet.body_lines().flat_map(of_line).collect()
}

#[test]
fn no_gap_between_words_is_a_hole() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let mut gaps = gaps(leaflet);
        gaps.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
        let wide = gaps.iter().filter(|(gap, ..)| *gap > WIDEST).count();
        let three: Vec<String> =
            gaps.iter().take(3).map(|(gap, _, words)| format!("{gap:.2} in “{words}”")).collect();
        faults.tell(&format!(
            "  {}: too wide {}; widest {}",
            leaflet.name,
            share(wide, gaps.len()),
            three.join(", ")
        ));
        for (gap, line, words) in gaps.into_iter().take(wide) {
            faults.add(gap, format!("{gap:.2} natural spaces in “{words}”: {}, {line}", leaflet.name));
        }
    }
    faults.none("No gap between words is wider than 1.7 natural ones");
}
