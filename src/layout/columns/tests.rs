use super::*;
use crate::scene::Item;
use proptest::prelude::*;

/// Height of a line, in millimetres.
const LEADING: f64 = 5.0;

fn line() -> Slug {
    Slug { height: LEADING, ..Slug::default() }
}

fn more() -> Slug {
    Slug { role: Role::Continues, ..line() }
}

fn tied() -> Slug {
    Slug { tied: true, ..line() }
}

/// A figure of so many lines, in the row of the slugs before it.
fn figure(lines: f64) -> Slug {
    Slug { height: lines * LEADING, in_row: true, ..Slug::default() }
}

/// A further line of a row.
fn row() -> Slug {
    Slug { in_row: true, ..more() }
}

/// Columns of so many lines, each on its own page.
fn apart(lines: &[u32]) -> Vec<ColumnFrame> {
    lines.iter().enumerate().map(|(page, &lines)| ColumnFrame { page, lines }).collect()
}

/// Pages of two columns of so many lines.
fn pages(lines: &[u32]) -> Vec<ColumnFrame> {
    let two = |(page, &lines): (usize, &u32)| [ColumnFrame { page, lines }; 2];
    lines.iter().enumerate().flat_map(two).collect()
}

fn filled(slugs: &[Slug], columns: &[ColumnFrame]) -> Filled {
    fill(slugs, LEADING, columns).expect("room")
}

fn order(filled: &Filled) -> Vec<Vec<usize>> {
    filled.places.iter().map(|column| column.iter().map(|place| place.slug).collect()).collect()
}

/// The tops of a column, in lines.
fn tops(filled: &Filled, column: usize) -> Vec<f64> {
    filled.places[column].iter().map(|place| place.top / LEADING).collect()
}

#[test]
fn what_follows_begins_on_a_whole_line() {
    let room = Slug { before: 0.5 * LEADING, after: 0.5 * LEADING, ..figure(3.0) };
    let slugs = [line(), line(), room, line()];
    let filled = filled(&slugs, &apart(&[20]));
    assert_eq!(order(&filled), [[0, 1, 2, 3]]);
    assert_eq!(tops(&filled, 0), [0.0, 1.0, 3.0, 7.0]);
}

#[test]
fn a_row_that_a_column_holds_is_never_parted() {
    // The rule and its figure take five lines: after three others, they wait for the next column.
    let slugs = [line(), line(), line(), line(), row(), figure(3.0), line()];
    assert_eq!(order(&filled(&slugs, &apart(&[7, 9]))), [vec![0, 1, 2], vec![3, 4, 5, 6]]);
}

#[test]
fn of_a_row_that_no_column_holds_figures_keep_their_last_lines() {
    let slugs = [line(), row(), row(), row(), row(), figure(3.0)];
    assert_eq!(order(&filled(&slugs, &apart(&[5, 5]))), [vec![0, 1, 2], vec![3, 4, 5]]);
    // A figure that fills a column stands alone.
    let slugs = [line(), row(), figure(5.0)];
    assert_eq!(order(&filled(&slugs, &apart(&[5, 5]))), [vec![0, 1], vec![2]]);
}

#[test]
fn columns_end_with_whole_words_if_they_can() {
    let slugs = [line(), Slug { hyphenated: true, ..line() }, line(), line()];
    assert_eq!(order(&filled(&slugs, &apart(&[2, 3]))), [vec![0], vec![1, 2, 3]]);
}

#[test]
fn the_last_page_ends_level_and_as_early_as_it_can() {
    let filled = filled(&vec![line(); 14], &pages(&[4, 20, 20]));
    assert_eq!(filled.places.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 3, 3, 0, 0]);
}

#[test]
fn tied_lines_stay_together() {
    let slugs = [line(), tied(), line(), tied()];
    assert_eq!(order(&filled(&slugs, &apart(&[3, 3]))), [[0, 1], [2, 3]]);
}

#[test]
fn too_much_is_refused() {
    assert_eq!(fill(&[line(), line(), line()], LEADING, &apart(&[2])), None);
    assert_eq!(fill(&[figure(3.0)], LEADING, &apart(&[2])), None);
    assert_eq!(fill(&[line()], LEADING, &[]), None);
}

#[test]
fn nothing_fills_no_column() {
    let none: Vec<Vec<usize>> = vec![Vec::new(); 2];
    assert_eq!(order(&filled(&[], &pages(&[4]))), none);
}

/// Every way to end columns of text alone, by brute force, against the search.
#[test]
fn no_other_way_ends_the_columns_fuller() {
    let before = |lines: f64| Slug { before: lines * LEADING, ..line() };
    let slugs =
        [line(), tied(), before(1.0), line(), tied(), before(2.0), tied(), line(), before(1.0), line()];
    let heights = [4, 5, 9];
    let short = |from: usize, to: usize, lines: u32| {
        let used: f64 =
            (from..to).map(|at| 1.0 + if at > from { slugs[at].before / LEADING } else { 0.0 }).sum();
        let left = f64::from(lines) - used;
        let breaks = to < slugs.len() && slugs[to].tied;
        (left >= 0.0 && !breaks).then_some((0.10 + 0.06 * left) * left)
    };
    let mut least = f64::INFINITY;
    for first in 0..=slugs.len() {
        for second in first..=slugs.len() {
            let cost = short(0, first, heights[0]).zip(short(first, second, heights[1]));
            if let (Some((one, two)), true) = (cost, short(second, slugs.len(), heights[2]).is_some()) {
                least = least.min(one + two);
            }
        }
    }
    let filled = filled(&slugs, &apart(&heights));
    // The last column is made as short as what it holds: it costs nothing.
    assert!((filled.cost - least).abs() < 1e-9, "{} {least} {:?}", filled.cost, order(&filled));
}

proptest! {
    #[test]
    fn everything_is_placed_once_in_order_on_the_grid_and_within_its_column(
        parts in prop::collection::vec((0.5..9.0, 0..5_u32, 0..5_u8), 1..60),
    ) {
        let slugs: Vec<Slug> = parts
            .into_iter()
            .map(|(lines, before, kind)| match kind {
                0 => figure(lines),
                1 => more(),
                2 => tied(),
                _ => Slug { before: f64::from(before) * 0.5 * LEADING, ..line() },
            })
            .map(|slug| Slug { items: Vec::<Item>::new(), ..slug })
            .collect();
        if let Some(filled) = fill(&slugs, LEADING, &pages(&[18; 7])) {
            let seen: Vec<usize> = filled.places.iter().flatten().map(|place| place.slug).collect();
            prop_assert_eq!(seen, (0..slugs.len()).collect::<Vec<_>>());
            for column in &filled.places {
                let mut foot = 0.0;
                for place in column {
                    prop_assert!(place.top >= foot - 1e-9);
                    let lines = place.top / LEADING;
                    prop_assert!((lines - lines.round()).abs() < 1e-9);
                    foot = place.top + slugs[place.slug].height;
                }
                prop_assert!(foot <= 18.0 * LEADING + 1e-9);
            }
        }
    }
}
