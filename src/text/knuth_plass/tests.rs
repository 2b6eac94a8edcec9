use super::*;

fn word(width: f64) -> LinePart {
    LinePart {
        width,
        space: 2.0,
        stretch: 1.0,
        shrink: 0.5,
        hyphen: 0.0,
        hang: 0.0,
        letters: 2,
        end: LineEnd::Free,
    }
}

fn frame(measure: f64) -> Measured {
    Measured { measure, indent: 0.0, ragged: None, balanced: false, last: 0.0, limit: None }
}

#[test]
fn nothing_makes_no_lines() {
    assert!(break_lines(&[], &frame(10.0)).is_some_and(|breaks| breaks.is_empty()));
}

#[test]
fn the_whole_paragraph_counts() {
    // A greedy breaker fills the first line to the brim and leaves the fourth part alone on the second.
    let parts: Vec<LinePart> = [6.0, 6.0, 6.0, 4.0, 17.0, 8.0, 8.0].map(word).to_vec();
    assert_eq!(greedy(&parts, 22.0), [2, 3, 4, 6]);
    assert_eq!(break_lines(&parts, &frame(22.0)), Some(vec![1, 3, 4, 6]));
}

#[test]
fn no_other_breaks_have_fewer_demerits() {
    // Compares every way of breaking 10 words, by brute force, with the dynamic programme.
    let widths = [3.0, 8.0, 2.0, 11.0, 5.0, 4.0, 9.0, 6.0, 3.0, 7.0];
    let mut parts: Vec<LinePart> = widths.map(word).to_vec();
    parts[3].end = LineEnd::Disliked;
    parts[6].end = LineEnd::Tied;
    for measure in [14.0, 17.0, 20.0, 26.0] {
        let ragged = Measured { ragged: Some(3.0), indent: 2.0, ..frame(measure) };
        for frame in [frame(measure), ragged, Measured { balanced: true, last: 5.0, ..ragged }] {
            let found = break_lines(&parts, &frame).expect("no limit");
            let mut least = f64::INFINITY;
            for mask in 0_u32..1 << (parts.len() - 1) {
                let mut breaks: Vec<usize> = (0..parts.len() - 1).filter(|i| mask >> i & 1 == 1).collect();
                breaks.push(parts.len() - 1);
                least = least.min(cost(&parts, &breaks, &frame));
            }
            let cost = cost(&parts, &found, &frame);
            assert!((cost - least).abs() < 1e-6, "{frame:?}: {found:?} has {cost}, not {least}");
        }
    }
}

#[test]
fn a_part_wider_than_the_measure_has_its_own_line() {
    let parts: Vec<LinePart> = [4.0, 30.0, 4.0].map(word).to_vec();
    assert_eq!(break_lines(&parts, &frame(10.0)), Some(vec![0, 1, 2]));
}

#[test]
fn forced_ends_are_obeyed() {
    let mut parts: Vec<LinePart> = [4.0, 4.0, 4.0].map(word).to_vec();
    parts[0].end = LineEnd::Forced;
    assert_eq!(break_lines(&parts, &frame(100.0)), Some(vec![0, 2]));
}

#[test]
fn tied_parts_stay_together_if_they_can() {
    let mut parts: Vec<LinePart> = [8.0, 4.0, 4.0].map(word).to_vec();
    parts[1].end = LineEnd::Tied;
    assert_eq!(break_lines(&parts, &frame(14.0)), Some(vec![0, 2]));
    assert_eq!(break_lines(&parts, &frame(5.0)), Some(vec![0, 1, 2]));
}

fn cost(parts: &[LinePart], breaks: &[usize], frame: &Measured) -> f64 {
    let sums = Sums::new(parts);
    let mut node = BreakNode { start: 0, class: 1, hyphens: 0, demerits: 0.0, before: 0 };
    for &last in breaks {
        let ends = last + 1 == parts.len();
        let room = frame.measure - if node.start == 0 { frame.indent } else { 0.0 };
        let line = Candidate { first: node.start, last, room, ends };
        let Some(found) = line.demerits(&sums, &parts[last], frame, &node) else {
            return f64::INFINITY;
        };
        let demerits = node.demerits + found.in_all;
        let hyphens = if parts[last].end == LineEnd::Hyphen { node.hyphens + 1 } else { 0 };
        node = BreakNode { start: last + 1, class: found.class, hyphens, demerits, before: 0 };
    }
    node.demerits
}

#[test]
fn no_line_is_looser_than_the_limit() {
    // The second line has one space, and is 3 shorter than the measure: more than the space can stretch.
    let parts: Vec<LinePart> = [9.0, 9.0, 9.0, 6.0, 9.0].map(word).to_vec();
    let limited = |spaces, letters| {
        let limit = Some(Looseness { spaces, letters, ties: true, stub: true });
        break_lines(&parts, &Measured { limit, ..frame(20.0) })
    };
    assert_eq!(limited(3.0, 0.0), Some(vec![1, 3, 4]));
    assert_eq!(limited(2.9, 0.0), None);
    assert_eq!(limited(0.0, 0.75), Some(vec![1, 3, 4]), "two letters in each of two parts");
    assert_eq!(limited(0.0, 0.7), None);
}

#[test]
fn a_last_line_is_as_long_as_it_has_to_be() {
    let parts: Vec<LinePart> = [5.0, 5.0, 5.0, 5.0].map(word).to_vec();
    let wide = Measured { ragged: Some(3.0), ..frame(20.0) };
    assert_eq!(break_lines(&parts, &wide), Some(vec![2, 3]));
    assert_eq!(break_lines(&parts, &Measured { last: 6.0, ..wide }), Some(vec![1, 3]));
    let limit = Some(Looseness { spaces: 1.0, letters: 0.0, ties: true, stub: false });
    assert_eq!(break_lines(&parts, &Measured { last: 13.0, limit, ..frame(20.0) }), None);
}

/// Breaks lines greedily: each gets as many parts as fit.
pub(in crate::text) fn greedy(parts: &[LinePart], measure: f64) -> Vec<usize> {
    let mut breaks = Vec::new();
    let mut width = 0.0;
    let mut fits = None;
    let mut at = 0;
    let mut first = 0;
    while at < parts.len() {
        let part = &parts[at];
        if width + part.width + part.hyphen <= measure + TINY || at == first {
            fits = Some(at);
        }
        width += part.width + part.space;
        if width - part.space > measure + TINY || at + 1 == parts.len() {
            let end = fits.unwrap_or(at);
            breaks.push(end);
            (first, at, width, fits) = (end + 1, end + 1, 0.0, None);
        } else {
            at += 1;
        }
    }
    breaks
}
