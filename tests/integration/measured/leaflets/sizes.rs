//! One size and one leading in all of a leaflet, and the size is one that a printer would name.

use super::super::typeset::{Faults, Leaflet, Line, NEAR, Role, most_common};
use super::all;

/// The sizes that body text may have, in points.
const LADDER: [f64; 6] = [8.5, 9.0, 9.5, 10.0, 10.5, 11.0];
/// Sizes less than this apart are one, in points.
const SAME: f64 = 0.005;

/// The size that most letters of prose and rules on a page have, and the step from line to line; none where too little stands
/// on it. Sources are smaller.
fn on_page(leaflet: &Leaflet, page: usize) -> Option<(f64, f64)> {
    let lines: Vec<&Line> = leaflet
        .lines
        .iter()
        .filter(|line| line.page == page && matches!(leaflet.role(line), Some(Role::Prose | Role::Rule)))
        .collect();
    let size = most_common(lines.iter().flat_map(|line| line.glyphs.iter().map(|glyph| glyph.size)), SAME);
    let of_size = lines.iter().filter(|line| (line.size - size).abs() < 2.0 * SAME);
    let of_size: Vec<&&Line> = of_size.collect();
    let together =
        of_size.windows(2).filter(|pair| (pair[0].column, pair[0].part) == (pair[1].column, pair[1].part));
    let steps: Vec<f64> = together.map(|pair| pair[1].baseline - pair[0].baseline).collect();
    // A page with hardly any text says nothing.
    (steps.len() >= 8).then(|| (size, most_common(steps.into_iter(), NEAR / 10.0)))
}

#[test]
fn body_text_has_a_size_of_the_ladder() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let size = leaflet.body;
        let off = LADDER.iter().map(|step| (step - size).abs()).fold(f64::INFINITY, f64::min);
        if off > SAME {
            faults.add(off, format!("{}: {size:.3} pt on {:.3} mm", leaflet.name, leaflet.leading));
        }
    }
    faults.none("Body text is set in 8.5, 9, 9.5, 10, 10.5 or 11 pt");
}

#[test]
fn all_pages_of_a_leaflet_have_one_size_and_one_leading() {
    let mut faults = Faults::default();
    let mut pages = 0;
    for leaflet in all() {
        for page in 1..=leaflet.pages {
            let Some((size, leading)) = on_page(leaflet, page) else { continue };
            pages += 1;
            let off = ((size - leaflet.body).abs(), (leading - leaflet.leading).abs());
            if off.0 > SAME || off.1 > NEAR / 10.0 {
                let (name, body, own) = (&leaflet.name, leaflet.body, leaflet.leading);
                let found = format!("page {page} has {size:.3} pt on {leading:.3} mm");
                faults.add(off.0 + off.1, format!("{name}: {found}, most has {body:.3} pt on {own:.3} mm"));
            }
        }
    }
    assert!(pages > 100, "{pages} pages have text");
    faults.none("Size and leading are alike on all pages of a leaflet");
}
