//! Words of a line stand close enough to be a line.

use super::super::typeset::{Faults, Leaflet, Line};
use super::{all, share};

/// A natural word space, in em: Elstob's own space of 0.189 em, widened by 1.3 so that programs that extract text find it.
const NATURAL: f64 = 0.2457;
/// A gap that is more than so many natural ones is a hole in the line.
const WIDEST: f64 = 1.7;
/// What letters that are set a little apart add to a gap, in natural ones: a tenth of what anybody sees.
const ADDED: f64 = 0.02;

/// The gaps of a leaflet's body lines, in natural ones, with the words around them; the widest first.
fn gaps(leaflet: &Leaflet) -> Vec<(f64, &Line, String)> {
    let of_line = |line| {
        let line: &Line = line;
        line.gaps().into_iter().map(move |(before, after, gap)| {
            let em = line.glyphs[before].em().max(line.glyphs[after].em());
            (gap / em / NATURAL, line, line.around(before, after))
        })
    };
    let mut gaps: Vec<(f64, &Line, String)> = leaflet.body_lines().flat_map(of_line).collect();
    gaps.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
    gaps
}

#[test]
fn no_gap_between_words_is_a_hole() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let gaps = gaps(leaflet);
        let wide = gaps.iter().filter(|(gap, ..)| *gap > WIDEST + ADDED).count();
        // All gaps of a line are stretched alike, so that one of them tells.
        let mut lines: Vec<&(f64, &Line, String)> = Vec::new();
        for found in &gaps[..wide.max(1)] {
            if !lines.iter().any(|(_, line, _)| std::ptr::eq(*line, found.1)) {
                lines.push(found);
            }
        }
        let (worst, words) = (lines[0].0, &lines[0].2);
        let wide = share(wide, gaps.len());
        faults.tell(&format!("  {}: too wide {wide}; widest {worst:.2} in “{words}”", leaflet.name));
        for (gap, line, words) in lines.into_iter().filter(|(gap, ..)| *gap > WIDEST + ADDED) {
            faults.add(*gap, format!("{gap:.2} natural spaces in “{words}”: {}, {line}", leaflet.name));
        }
    }
    faults.none("No line has gaps between its words that are wider than 1.7 natural ones");
}
