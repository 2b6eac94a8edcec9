//! Running prose looks like running prose: lines follow one another evenly, and a new paragraph is told by its indent and not
//! by a gap.

use super::super::typeset::{Column, Face, Faults, Leaflet, Line, NEAR, Role, most_common};
use super::all;

/// An indent is at least this wide, in em: a narrower one looks like a mistake.
const NARROWEST: f64 = 0.7;
/// And at most this.
const WIDEST: f64 = 3.0;

/// Whether a paragraph begins with a heading of its own, in bold: such a one may stand apart by half a line or a whole one
/// instead of being indented.
fn has_heading(lines: &[&Line]) -> bool {
    lines[0].glyphs[0].face == Face::Bold
}

/// The paragraphs of a leaflet that follow a paragraph directly, with the last line of the one before and their own lines.
fn following(leaflet: &Leaflet) -> Vec<(&Line, Vec<&Line>)> {
    let body =
        |part: usize| -> Vec<&Line> { leaflet.body_lines().filter(|line| line.part == Some(part)).collect() };
    let is_prose = |part: &usize| leaflet.parts[*part].role == Role::Prose;
    let pairs = (1..leaflet.parts.len()).filter(|part| is_prose(part) && is_prose(&(part - 1)));
    pairs
        .filter_map(|part| Some((*body(part - 1).last()?, body(part))))
        .filter(|(_, own)| !own.is_empty())
        .collect()
}

/// How far the first line of a paragraph stands to the right of the column's text.
fn indent(leaflet: &Leaflet, line: &Line) -> f64 {
    line.left() - leaflet.left_of(line.column)
}

/// The indent that most indented paragraphs of a leaflet have; an em if none is.
fn usual(leaflet: &Leaflet) -> f64 {
    let indents = following(leaflet).into_iter().map(|(_, lines)| indent(leaflet, lines[0]));
    let indents: Vec<f64> = indents.filter(|indent| *indent > NEAR).collect();
    if indents.is_empty() { leaflet.em() } else { most_common(indents.into_iter(), NEAR / 2.0) }
}

#[test]
fn lines_of_a_column_are_whole_leadings_apart() {
    let mut faults = Faults::default();
    for leaflet in all() {
        for (page, column) in leaflet.columns() {
            let mut halves = 0;
            let mut last = None;
            for pair in leaflet.column(page, column).windows(2) {
                let apart = pair[1].baseline - pair[0].baseline;
                let steps = (2.0 * apart / leaflet.leading).round() as u32;
                let off = (apart - f64::from(steps) * leaflet.leading / 2.0).abs();
                if off > NEAR {
                    let found = apart / leaflet.leading;
                    faults.add(off, format!("{found:.2} leadings above: {}, {}", leaflet.name, pair[1]));
                } else if steps % 2 == 1 {
                    halves += 1;
                    last = Some(pair[1]);
                }
            }
            if let Some(line) = last.filter(|_| halves % 2 == 1) {
                let half = leaflet.leading / 2.0;
                faults.add(half, format!("half a leading without its other half: {}, {line}", leaflet.name));
            }
        }
    }
    faults.none("Lines of a column are whole leadings apart, or half ones in pairs");
}

#[test]
fn no_gap_parts_the_paragraphs_of_prose() {
    let mut faults = Faults::default();
    let mut pairs = 0;
    for leaflet in all() {
        for (before, lines) in following(leaflet) {
            let first = lines[0];
            if (before.page, before.column) != (first.page, first.column) || !leaflet.is_free(before, first) {
                continue;
            }
            pairs += 1;
            let extra = (first.baseline - before.baseline) / leaflet.leading - 1.0;
            let near = NEAR / leaflet.leading;
            let apart = has_heading(&lines) && [0.5, 1.0].iter().any(|gap| (extra - gap).abs() < near);
            if extra.abs() > near && !apart {
                faults.add(
                    extra.abs(),
                    format!("{extra:.2} leadings too much above: {}, {first}", leaflet.name),
                );
            }
        }
    }
    assert!(pairs > 100, "{pairs} paragraphs follow another");
    faults.none("Paragraphs of prose follow one another without a gap");
}

#[test]
fn a_paragraph_after_another_is_indented() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let (usual, em) = (usual(leaflet), leaflet.em());
        if !(NARROWEST * em..=WIDEST * em).contains(&usual) {
            faults.add(usual, format!("an indent of {usual:.2} mm, {:.2} em: {}", usual / em, leaflet.name));
        }
        for (before, lines) in following(leaflet) {
            let (first, indent) = (lines[0], indent(leaflet, lines[0]));
            let apart = (first.page, first.column) != (before.page, before.column)
                || first.baseline - before.baseline > leaflet.leading + NEAR;
            if indent.abs() <= NEAR && has_heading(&lines) && apart {
                continue;
            }
            if (indent - usual).abs() > NEAR {
                let by = (indent - usual).abs();
                faults.add(
                    by,
                    format!("indented by {:.2} mm, not {usual:.2}: {}, {first}", indent.abs(), leaflet.name),
                );
            }
        }
    }
    faults.none("A paragraph after another is indented like all others of its leaflet");
}

/// Else the next paragraph's indent begins where this one ends, and there seems to be an empty line.
#[test]
fn the_last_line_of_a_paragraph_is_half_as_long_again_as_the_indent() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let least = 1.5 * usual(leaflet);
        let prose = (0..leaflet.parts.len()).filter(|&part| leaflet.parts[part].role == Role::Prose);
        for part in prose {
            let lines: Vec<&Line> = leaflet.body_lines().filter(|line| line.part == Some(part)).collect();
            let Some(last) = lines.last().filter(|_| lines.len() > 1) else { continue };
            let long = last.right() - leaflet.left_of(last.column);
            if long < least - NEAR {
                faults.add(least - long, format!("{long:.1} mm, not {least:.1}: {}, {last}", leaflet.name));
            }
        }
    }
    faults.none("The last line of a paragraph is at least one and a half times as long as the indent");
}

/// But for the first line of a paragraph, that may be indented.
#[test]
fn lines_begin_where_their_column_begins() {
    let mut faults = Faults::default();
    for leaflet in all() {
        for column in Column::TWO {
            for line in leaflet.body_lines().filter(|line| line.column == column) {
                let first = leaflet.lines_of(line.part.expect("body text")).first().is_some_and(|first| {
                    (first.page, first.column) == (line.page, line.column)
                        && (first.baseline - line.baseline).abs() < NEAR
                });
                let wanted = match leaflet.role(line) {
                    Some(Role::Prose) => 0.0,
                    Some(Role::Rule) => leaflet.indent,
                    _ => continue,
                };
                let off = (line.left() - leaflet.left_of(column) - wanted).abs();
                if off > NEAR && !first {
                    faults
                        .add(off, format!("{off:.2} mm beside its column's edge: {}, {line}", leaflet.name));
                }
            }
        }
    }
    faults.none("Lines begin at the edge of their column's text");
}
