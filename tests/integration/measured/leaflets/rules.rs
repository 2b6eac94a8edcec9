//! Numbered rules: the numbers stand under one another, and the rules are evenly apart.

use super::super::typeset::{Faults, Leaflet, Line, NEAR, Role, most_common};
use super::all;

/// How far to the right of its column's edge each number ends.
fn numbers(leaflet: &Leaflet) -> Vec<(f64, &Line)> {
    let numbers = leaflet.lines.iter().filter(|line| leaflet.role(line) == Some(Role::Number));
    numbers.map(|line| (line.right() - leaflet.left_of(line.column), line)).collect()
}

/// From the last line of each rule to the first one of the next, in leadings, if nothing is between.
fn steps(leaflet: &Leaflet) -> Vec<(f64, &Line)> {
    let rules = (0..leaflet.parts.len()).filter(|&part| leaflet.parts[part].role == Role::Rule);
    let rules: Vec<usize> = rules.collect();
    let pairs = rules.windows(2).filter(|pair| {
        // A rule may have two paragraphs.
        leaflet.parts[pair[0]].within != leaflet.parts[pair[1]].within
    });
    let ends = pairs.filter_map(|pair| {
        let last = leaflet.body_lines().filter(|line| line.part == Some(pair[0])).last()?;
        let first = leaflet.body_lines().find(|line| line.part == Some(pair[1]))?;
        let together = (last.page, last.column) == (first.page, first.column);
        (together && leaflet.is_free(last, first))
            .then(|| ((first.baseline - last.baseline) / leaflet.leading, first))
    });
    ends.collect()
}

#[test]
fn numbers_of_rules_are_aligned_on_the_right() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let numbers = numbers(leaflet);
        assert!(numbers.len() >= 5, "{}: {} rules", leaflet.name, numbers.len());
        let usual = most_common(numbers.iter().map(|(right, _)| *right), NEAR / 2.0);
        for (right, line) in numbers {
            if (right - usual).abs() > NEAR {
                let by = (right - usual).abs();
                faults.add(
                    by,
                    format!("ends {right:.2} mm from the edge, most at {usual:.2}: {}, {line}", leaflet.name),
                );
            }
        }
    }
    faults.none("The numbers of rules end at one place");
}

#[test]
fn rules_are_evenly_apart() {
    let mut faults = Faults::default();
    let mut pairs = 0;
    for leaflet in all() {
        let steps = steps(leaflet);
        pairs += steps.len();
        let near = NEAR / leaflet.leading;
        let usual = most_common(steps.iter().map(|(step, _)| *step), near / 2.0);
        // The nearest of one leading and two.
        let wanted = usual.round().clamp(1.0, 2.0);
        let (least, most) =
            steps.iter().fold((9.0_f64, 0.0_f64), |(a, b), (step, _)| (a.min(*step), b.max(*step)));
        faults.tell(&format!("  {}: {least:.2} to {most:.2} leadings, mostly {usual:.2}", leaflet.name));
        for (step, line) in steps {
            if (step - wanted).abs() > near {
                let by = (step - wanted).abs();
                faults.add(by, format!("{step:.2} leadings above, not {wanted}: {}, {line}", leaflet.name));
            }
        }
    }
    assert!(pairs > 100, "{pairs} rules follow another in a column");
    faults.none("Rules are one leading apart or two, alike in all of a leaflet");
}
