//! Where columns end: no heading is left alone, and no line.

use super::super::typeset::{Column, Faults, Line, Role};
use super::all;

/// How many lines stand together at least: below a heading, and on both sides of a break.
const TOGETHER: usize = 2;

#[test]
fn a_heading_has_two_lines_below_it() {
    let mut faults = Faults::default();
    let mut headings = 0;
    for leaflet in all() {
        for (nth, line) in leaflet.lines.iter().enumerate() {
            // The next line may belong to the heading itself.
            let next = leaflet.lines.get(nth + 1);
            let is_last = next.is_none_or(|next| next.part != line.part);
            if leaflet.role(line) != Some(Role::Heading) || line.column == Column::Both || !is_last {
                continue;
            }
            headings += 1;
            let below = leaflet.lines[nth + 1..]
                .iter()
                .take_while(|next| (next.page, next.column) == (line.page, line.column))
                .take_while(|next| leaflet.role(next) != Some(Role::Heading))
                .filter(|next| leaflet.role(next).is_some_and(Role::runs))
                .count();
            if below < TOGETHER {
                let by = (TOGETHER - below) as f64;
                faults.add(by, format!("{below} lines below: {}, {line}", leaflet.name));
            }
        }
    }
    assert!(headings > 100, "{headings} headings");
    faults.none("A heading has at least two lines of text below it in its column");
}

#[test]
fn no_line_is_parted_from_its_paragraph() {
    let mut faults = Faults::default();
    let mut parted = 0;
    for leaflet in all() {
        for (part, _) in leaflet.parts.iter().enumerate().filter(|(_, part)| part.role.runs()) {
            let lines: Vec<&Line> =
                leaflet.lines_of(part).into_iter().filter(|line| line.column != Column::Both).collect();
            let stretches: Vec<&[&Line]> =
                lines.chunk_by(|a, b| (a.page, a.column) == (b.page, b.column)).collect();
            if stretches.len() < 2 {
                continue;
            }
            parted += 1;
            for stretch in stretches.iter().filter(|stretch| stretch.len() < TOGETHER) {
                faults.add(1.0, format!("alone in its column: {}, {}", leaflet.name, stretch[0]));
            }
        }
    }
    assert!(parted > 0, "no paragraph goes on in another column");
    faults.none("A paragraph that goes on in another column has two lines in each");
}
