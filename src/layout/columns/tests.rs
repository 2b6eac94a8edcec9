use super::*;
use crate::layout::columns::Role;
use proptest::prelude::*;

/// A first page that is as it is.
const FIXED: Opening<'_> = Opening { columns: 0, rooms: &[(0.0, 0.0)] };

fn line() -> Slug {
    Slug { height: 5.0, ..Slug::default() }
}

fn figure(height: f64) -> Slug {
    Slug { height, role: Role::Floats, ..Slug::default() }
}

fn order(filled: &Filled) -> Vec<Vec<usize>> {
    filled.places.iter().map(|column| column.iter().map(|place| place.slug).collect()).collect()
}

#[test]
fn a_figure_that_finds_no_room_stands_at_the_head_of_the_next_column() {
    let mut slugs = vec![line(), line(), figure(15.0)];
    slugs.extend([line(), line(), line()]);
    let filled = fill(&slugs, &[20.0, 20.0], FIXED, Last::Full).unwrap();
    assert_eq!(order(&filled), [vec![0, 1, 3, 4], vec![2, 5]]);
}

#[test]
fn a_figure_does_not_cut_its_rule_at_the_foot() {
    let more = Slug { role: Role::Continues, ..line() };
    let slugs = vec![line(), line(), more.clone(), more.clone(), more, figure(12.0), line(), line()];
    // The rule and its figure are 32 mm high, and neither column has so much.
    let filled = fill(&slugs, &[22.0, 25.0], FIXED, Last::Full).unwrap();
    assert_eq!(order(&filled), [vec![5, 0, 1], vec![2, 3, 4, 6, 7]]);
}

#[test]
fn a_figure_follows_its_rule_into_the_next_column() {
    let more = Slug { role: Role::Continues, ..line() };
    let slugs = vec![line(), line(), more.clone(), more.clone(), more, figure(10.0), line()];
    let filled = fill(&slugs, &[20.0, 20.0], FIXED, Last::Full).unwrap();
    assert_eq!(order(&filled), [vec![0, 1, 2, 3], vec![4, 5, 6]]);
}

#[test]
fn the_first_page_makes_the_least_room_that_serves() {
    let slugs = [line(), line(), line(), line(), line()];
    let opening = Opening { columns: 1, rooms: &[(0.0, 0.0), (5.0, 1.0), (9.0, 1.5)] };
    let filled = fill(&slugs, &[10.0, 10.0], opening, Last::Full).unwrap();
    assert_eq!(filled.room, 1);
    assert_eq!(order(&filled), [vec![0, 1, 2], vec![3, 4]]);
}

#[test]
fn columns_end_with_whole_words_if_they_can() {
    let broken = Slug { hyphenated: true, ..line() };
    // Both ways leave half a column empty.
    let gap = Slug { stretch: 4.0, ..line() };
    let slugs = [line(), gap.clone(), broken, gap.clone(), gap];
    let filled = fill(&slugs, &[15.0, 15.0], FIXED, Last::Full).unwrap();
    assert_eq!(order(&filled), [vec![0, 1], vec![2, 3, 4]]);
}

#[test]
fn the_last_page_ends_level() {
    let slugs: Vec<Slug> = (0..10).map(|_| line()).collect();
    let filled = fill(&slugs, &[20.0, 10.0, 50.0, 50.0], FIXED, Last::Level).unwrap();
    assert_eq!(filled.places.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 2, 2]);
    assert!(filled.badness < 1e-9);
}

#[test]
fn tied_lines_stay_together() {
    let slugs = [line(), Slug { tied: true, ..line() }, line(), Slug { tied: true, ..line() }];
    let filled = fill(&slugs, &[15.0, 15.0], FIXED, Last::Full).unwrap();
    assert_eq!(order(&filled), [[0, 1], [2, 3]]);
}

#[test]
fn gaps_open_until_the_column_is_full() {
    let gap = Slug { before: 2.0, stretch: 1.0, ..line() };
    let filled = fill(&[line(), gap.clone(), gap], &[21.0], FIXED, Last::Full).unwrap();
    assert!((filled.places[0][2].top - 16.0).abs() < 1e-9);
}

#[test]
fn too_much_is_refused() {
    assert_eq!(fill(&[line(), line(), line()], &[10.0], FIXED, Last::Full), None);
}

proptest! {
    #[test]
    fn every_slug_is_placed_once_in_order_and_within_its_column(
        parts in prop::collection::vec((1.0..12.0, 0.0..4.0, 0..4_u8, any::<bool>()), 1..50),
        level: bool,
    ) {
        let slugs: Vec<Slug> = parts
            .into_iter()
            .map(|(height, before, kind, stretch)| Slug {
                height,
                before,
                role: match kind {
                    0 => Role::Floats,
                    1 => Role::Continues,
                    _ => Role::Begins,
                },
                stretch: f64::from(u8::from(stretch)),
                ..Slug::default()
            })
            .collect();
        let rooms = [60.0; 12];
        let last = if level { Last::Level } else { Last::Full };
        if let Some(filled) = fill(&slugs, &rooms, FIXED, last) {
            let mut seen: Vec<usize> = filled.places.iter().flatten().map(|place| place.slug).collect();
            for floats in [false, true] {
                let is_kind = |slug: &usize| (slugs[*slug].role == Role::Floats) == floats;
                let kind: Vec<usize> = seen.iter().copied().filter(is_kind).collect();
                prop_assert!(kind.is_sorted());
            }
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..slugs.len()).collect::<Vec<_>>());
            for column in &filled.places {
                let mut foot = 0.0;
                for place in column {
                    prop_assert!(place.top >= foot - 1e-9);
                    foot = place.top + slugs[place.slug].height;
                }
                prop_assert!(foot <= 60.002);
            }
        }
    }
}
