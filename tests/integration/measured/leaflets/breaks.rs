//! Where columns end: no heading is left alone, and no line.

use super::super::typeset::{Column, Faults, Leaflet, Line, Role};
use super::all;

/// How many lines stand together at least: below a heading, and on both sides of a break.
const TOGETHER: usize = 2;

/// The last line of each heading of a column, and how many lines of text stand below it there before the next heading.
fn headings(leaflet: &Leaflet) -> Vec<(&Line, usize)> {
    let own = leaflet.lines.iter().enumerate().filter(|(nth, line)| {
        // The next line may belong to the heading itself.
        let next = leaflet.lines.get(nth + 1);
        let is_last = next.is_none_or(|next| next.part != line.part);
        // The heading of a table has no text below it.
        let is_of_text = next.and_then(|next| leaflet.role(next)).is_some_and(Role::runs);
        leaflet.role(line) == Some(Role::Heading) && line.column != Column::Both && is_last && is_of_text
    });
    let below = own.map(|(nth, line)| {
        let below = leaflet.lines[nth + 1..]
            .iter()
            .take_while(|next| (next.page, next.column) == (line.page, line.column))
            .take_while(|next| leaflet.role(next) != Some(Role::Heading));
        (line, below.filter(|next| leaflet.role(next).is_some_and(Role::runs)).count())
    });
    below.collect()
}

/// The first line of each stretch of a paragraph that a column's end parts, and how many lines the stretch has.
fn stretches(leaflet: &Leaflet) -> Vec<(&Line, usize)> {
    let running = (0..leaflet.parts.len()).filter(|&part| leaflet.parts[part].role.runs());
    let stretches = running.flat_map(|part| {
        let lines = leaflet.lines_of(part).into_iter().filter(|line| line.column != Column::Both);
        let lines: Vec<&Line> = lines.collect();
        let own: Vec<(&Line, usize)> = lines
            .chunk_by(|a, b| (a.page, a.column) == (b.page, b.column))
            .map(|stretch| (stretch[0], stretch.len()))
            .collect();
        if own.len() > 1 { own } else { Vec::new() }
    });
    stretches.collect()
}

#[test]
fn a_heading_has_two_lines_below_it() {
    let (mut faults, mut found) = (Faults::default(), 0);
    for leaflet in all() {
        for (line, below) in headings(leaflet) {
            found += 1;
            if below < TOGETHER {
                let by = (TOGETHER - below) as f64;
                faults.add(by, format!("{below} lines below: {}, {line}", leaflet.name));
            }
        }
    }
    assert!(found > 100, "{found} headings");
    faults.none("A heading has at least two lines of text below it in its column");
}

#[test]
fn no_line_is_parted_from_its_paragraph() {
    let (mut faults, mut found) = (Faults::default(), 0);
    for leaflet in all() {
        for (line, count) in stretches(leaflet) {
            found += 1;
            if count < TOGETHER {
                faults.add(1.0, format!("alone in its column: {}, {line}", leaflet.name));
            }
        }
    }
    assert!(found > 0, "no paragraph goes on in another column");
    faults.none("A paragraph that goes on in another column has two lines in each");
}
