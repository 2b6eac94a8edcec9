//! Lines of neighbouring columns stand on one grid, so that the eye runs straight across the page.

use super::super::typeset::{Column, Faults, Leaflet, Line, NEAR, Role, most_common};
use super::{all, share};

/// The lines that must stand on the grid of a page: body text, and the numbers of rules.
fn on_page(leaflet: &Leaflet, page: usize) -> Vec<&Line> {
    let numbers = leaflet.lines.iter().filter(|line| leaflet.role(line) == Some(Role::Number));
    leaflet.body_lines().chain(numbers).filter(|line| line.page == page).collect()
}

/// Where the grid of a page begins, counted from its top: where most of its lines agree.
fn phase(lines: &[&Line], leading: f64) -> f64 {
    let within = lines.iter().map(|line| line.baseline.rem_euclid(leading));
    // A second round, for lines that are a little before the end of the period and after its beginning.
    let twice = within.clone().chain(within.map(|place| place + leading));
    most_common(twice, NEAR / 2.0)
}

/// How far a line is from the nearest line of the grid.
fn off(line: &Line, phase: f64, leading: f64) -> f64 {
    let beyond = (line.baseline - phase).rem_euclid(leading);
    beyond.min(leading - beyond)
}

#[test]
fn body_lines_of_both_columns_stand_on_one_grid() {
    let mut faults = Faults::default();
    let (mut lines, mut right) = (0, 0);
    for leaflet in all() {
        let mut own = (0, 0);
        for page in 1..=leaflet.pages {
            let on_page = on_page(leaflet, page);
            let phase = phase(&on_page, leaflet.leading);
            for line in on_page {
                let off = off(line, phase, leaflet.leading);
                own.0 += 1;
                own.1 += usize::from(off <= NEAR);
                if off > NEAR {
                    faults.add(off, format!("{off:.2} mm off the grid: {}, {line}", leaflet.name));
                }
            }
        }
        lines += own.0;
        right += own.1;
        faults.tell(&format!("  {}: on the grid {}", leaflet.name, share(own.1, own.0)));
    }
    faults.tell(&format!("  all: {}", share(right, lines)));
    faults.none("Every body line is within 0.05 mm of the grid of its page");
}

/// The same without a grid: of two columns side by side, the one with fewer lines has all its baselines in the other,
/// wherever the other has text beside it.
#[test]
fn lines_share_their_baselines_with_the_next_column() {
    let mut faults = Faults::default();
    let (mut all_lines, mut shared) = (0, 0);
    for leaflet in all() {
        for page in 1..=leaflet.pages {
            let [left, right] = Column::TWO.map(|column| leaflet.column(page, column));
            for (own, other) in [(&left, &right), (&right, &left)] {
                for line in own {
                    let apart = |other: &&Line| (other.baseline - line.baseline).abs();
                    let nearest = other.iter().map(apart).fold(f64::INFINITY, f64::min);
                    // Beside a figure or white space there is no line to share with.
                    if nearest > leaflet.leading * 0.51 {
                        continue;
                    }
                    all_lines += 1;
                    shared += usize::from(nearest <= NEAR);
                    if nearest > NEAR {
                        faults.add(nearest, format!("{nearest:.2} mm: {}, {line}", leaflet.name));
                    }
                }
            }
        }
    }
    faults.tell(&format!("  shared: {}", share(shared, all_lines)));
    faults.none("Every body line beside another shares its baseline to 0.05 mm");
}
