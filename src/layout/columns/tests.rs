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

/// A figure of so many lines, with half a line around it.
fn figure(lines: f64) -> Slug {
    let room = 0.5 * LEADING;
    Slug { height: lines * LEADING, before: room, after: room, role: Role::Floats, ..Slug::default() }
}

/// Columns of one spread, each on its own page, of so many lines.
fn apart(lines: &[u32]) -> Vec<ColumnFrame> {
    lines.iter().enumerate().map(|(page, &lines)| ColumnFrame { page, spread: 0, lines }).collect()
}

/// Pages that are each seen alone, of two columns of so many lines.
fn pages(lines: &[u32]) -> Vec<ColumnFrame> {
    let two = |(page, &lines): (usize, &u32)| [ColumnFrame { page, spread: page, lines }; 2];
    lines.iter().enumerate().flat_map(two).collect()
}

fn filled(slugs: &[Slug], columns: &[ColumnFrame]) -> Filled {
    fill(slugs, LEADING, columns, 0).expect("room")
}

fn order(filled: &Filled) -> Vec<Vec<usize>> {
    filled.places.iter().map(|column| column.iter().map(|place| place.slug).collect()).collect()
}

/// The tops of a column, in lines.
fn tops(filled: &Filled, column: usize) -> Vec<f64> {
    filled.places[column].iter().map(|place| place.top / LEADING).collect()
}

#[test]
fn a_figure_stands_right_after_its_rule_with_half_a_line_around_it() {
    let slugs = [line(), line(), figure(3.0), line()];
    let filled = filled(&slugs, &apart(&[20]));
    assert_eq!(order(&filled), [[0, 1, 2, 3]]);
    assert_eq!(tops(&filled, 0), [0.0, 1.0, 2.5, 6.0]);
}

#[test]
fn text_goes_on_with_the_next_whole_line_whatever_is_above() {
    // At the head of a column there is no room before a figure, and what is below it is rounded up.
    let slugs = [figure(3.0), line(), Slug { before: LEADING, ..figure(2.0) }, line()];
    assert_eq!(tops(&filled(&slugs, &apart(&[20])), 0), [0.0, 4.0, 6.0, 9.0]);
}

#[test]
fn room_before_a_rule_gives_way_to_that_after_a_figure() {
    let rule = Slug { before: LEADING, yields: true, ..line() };
    let heading = Slug { yields: false, ..rule.clone() };
    let slugs = [line(), rule.clone(), figure(3.0), rule, figure(3.0), heading];
    assert_eq!(tops(&filled(&slugs, &apart(&[30])), 0), [0.0, 2.0, 3.5, 7.0, 8.5, 13.0]);
}

#[test]
fn a_figure_that_finds_no_room_stands_at_the_head_of_the_next_column() {
    let mut slugs = vec![line(), line(), figure(3.0)];
    slugs.extend([line(), line(), line()]);
    assert_eq!(order(&filled(&slugs, &apart(&[4, 5]))), [vec![0, 1, 3, 4], vec![2, 5]]);
}

#[test]
fn a_figure_is_seen_with_its_rule() {
    // The rule ends on page 1, which has no room for the figure: so the rule waits for page 2, and page 1 ends early.
    let slugs = [line(), line(), line(), tied(), figure(3.0), line()];
    let columns =
        [ColumnFrame { page: 0, spread: 0, lines: 5 }, ColumnFrame { page: 1, spread: 1, lines: 9 }];
    assert_eq!(order(&filled(&slugs, &columns)), [vec![0, 1], vec![2, 3, 4, 5]]);
    let facing = columns.map(|column| ColumnFrame { spread: 0, ..column });
    assert_eq!(order(&filled(&slugs, &facing)), [vec![0, 1, 2, 3], vec![4, 5]]);
}

#[test]
fn a_figure_never_parts_a_rule_that_is_not_its_own_if_there_is_another_way() {
    let slugs = [line(), figure(4.0), line(), more(), more(), more(), more(), more()];
    let filled = filled(&slugs, &apart(&[5, 12]));
    let parted = filled.places.iter().any(|column| {
        column.windows(2).any(|pair| pair[0].slug == 1 && slugs[pair[1].slug].role == Role::Continues)
    });
    assert!(!parted, "{:?}", order(&filled));
}

#[test]
fn the_first_page_makes_the_least_room_that_serves() {
    // Four columns of two lines hold 8; the first two hold 2 more for each line by which they grow.
    let slugs = vec![line(); 11];
    let columns = pages(&[2, 2]);
    assert_eq!(fill(&slugs, LEADING, &columns, 0), None);
    let filled = fill(&slugs, LEADING, &columns, 3).expect("room");
    assert_eq!(filled.more, 2);
    assert_eq!(order(&filled).concat(), (0..11).collect::<Vec<_>>());
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
    assert_eq!(fill(&[line(), line(), line()], LEADING, &apart(&[2]), 0), None);
    assert_eq!(fill(&[figure(3.0)], LEADING, &apart(&[2]), 0), None);
    assert_eq!(fill(&[line()], LEADING, &[], 0), None);
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
        parts in prop::collection::vec((0.5..9.0, 0..5_u32, 0..5_u8, any::<bool>()), 1..60),
        facing: bool,
    ) {
        let slugs: Vec<Slug> = parts
            .into_iter()
            .map(|(lines, before, kind, yields)| match kind {
                0 => figure(lines),
                1 => more(),
                2 => tied(),
                _ => Slug { before: f64::from(before) * 0.5 * LEADING, yields, ..line() },
            })
            .map(|slug| Slug { items: Vec::<Item>::new(), ..slug })
            .collect();
        let columns: Vec<ColumnFrame> = pages(&[18; 7])
            .into_iter()
            .map(|column| ColumnFrame { spread: if facing { column.page.div_ceil(2) } else { column.page }, ..column })
            .collect();
        if let Some(filled) = fill(&slugs, LEADING, &columns, 0) {
            let mut seen: Vec<usize> = filled.places.iter().flatten().map(|place| place.slug).collect();
            for floats in [false, true] {
                let is_kind = |slug: &usize| (slugs[*slug].role == Role::Floats) == floats;
                let kind: Vec<usize> = seen.iter().copied().filter(is_kind).collect();
                prop_assert!(kind.is_sorted());
            }
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..slugs.len()).collect::<Vec<_>>());
            let spread_of = |wanted: usize| {
                let holds = |column: &Vec<SlugPlace>| column.iter().any(|place| place.slug == wanted);
                filled.places.iter().position(holds).map(|column| columns[column].spread)
            };
            for (nth, slug) in slugs.iter().enumerate() {
                let rule = slugs[..nth].iter().rposition(|slug| slug.role != Role::Floats);
                if let (Role::Floats, Some(rule)) = (slug.role, rule) {
                    prop_assert_eq!(spread_of(nth), spread_of(rule));
                }
            }
            for column in &filled.places {
                let mut foot = 0.0;
                for place in column {
                    let slug = &slugs[place.slug];
                    prop_assert!(place.top >= foot - 1e-9);
                    let lines = place.top / LEADING;
                    prop_assert!(slug.role == Role::Floats || (lines - lines.round()).abs() < 1e-9);
                    foot = place.top + slug.height;
                }
                prop_assert!(foot <= 18.0 * LEADING + 1e-9);
            }
        }
    }
}
