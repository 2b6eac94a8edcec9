//! Columns filled in order, one slug after the other, and closed flush at the foot.

use super::slug::{Role, Slug, SlugPlace, close, room_between};
use crate::layout::fit::halved;
use std::ops::Range;

/// How finely the width of gaps is fitted.
const HALVINGS: usize = 6;

/// Fills columns of the given heights. Room before slugs that stretch is multiplied by `looseness`.
///
/// All but the last column that is used are closed at the foot, as far as gaps of 3 mm allow.
/// Returns nothing if the columns are too few.
#[must_use]
pub(crate) fn fill(slugs: &[Slug], heights: &[f64], looseness: f64) -> Option<Vec<Vec<SlugPlace>>> {
    let mut waiting: Vec<usize> = Vec::new();
    let mut next = 0;
    let mut columns = Vec::new();
    for height in heights {
        let (order, used) = take(slugs, &mut waiting, &mut next, *height, looseness);
        let last = next == slugs.len() && waiting.is_empty();
        columns.push(close(slugs, &order, height - used, looseness, last));
    }
    (next == slugs.len() && waiting.is_empty()).then_some(columns)
}

/// Fills columns as loosely as they allow, up to a `looseness` of `most`; nothing if the slugs don't fit at all.
#[must_use]
pub(crate) fn loosest(slugs: &[Slug], heights: &[f64], most: f64) -> Option<Vec<Vec<SlugPlace>>> {
    let tight = fill(slugs, heights, 1.0)?;
    Some(halved((1.0, tight), most, HALVINGS, |looseness| fill(slugs, heights, looseness)).1)
}

/// The heights with those of the columns in `shared` made as small as the slugs allow, all of them equally, so that these
/// columns end together.
#[must_use]
pub(crate) fn balanced(slugs: &[Slug], heights: &[f64], shared: Range<usize>) -> Vec<f64> {
    const STEP: f64 = 0.5;
    let mut shortest = heights.to_vec();
    let full = heights[shared.clone()].iter().copied().fold(f64::INFINITY, f64::min);
    let mut height = full - STEP;
    while height > 0.0 {
        let mut trial = heights.to_vec();
        trial[shared.clone()].fill(height);
        if fill(slugs, &trial, 1.0).is_none() {
            break;
        }
        shortest = trial;
        height -= STEP;
    }
    shortest
}

/// The slugs of one column in order, and the height they use.
fn take(
    slugs: &[Slug],
    waiting: &mut Vec<usize>,
    next: &mut usize,
    height: f64,
    looseness: f64,
) -> (Vec<usize>, f64) {
    let mut order: Vec<usize> = Vec::new();
    let mut used = 0.0;
    let with = |order: &[usize], used: f64, index: usize| {
        let room = order.last().map_or(0.0, |&above| room_between(&slugs[above], &slugs[index], looseness));
        used + room + slugs[index].height
    };
    loop {
        // A figure that waits goes in as soon as it doesn't break a paragraph.
        let between = slugs.get(*next).is_none_or(|slug| slug.role != Role::Continues);
        if let (true, Some(&index)) = (between, waiting.first()) {
            let grown = with(&order, used, index);
            if grown <= height + 0.001 {
                used = grown;
                order.push(index);
                waiting.remove(0);
                continue;
            }
            if order.is_empty() {
                break;
            }
        }
        if *next >= slugs.len() {
            break;
        }
        // A group of tied slugs goes in whole or not at all.
        let mut end = *next + 1;
        while end < slugs.len() && slugs[end].tied {
            end += 1;
        }
        let group: Vec<usize> = (*next..end).collect();
        let (mut grown, mut longer) = (used, order.clone());
        for &index in &group {
            grown = with(&longer, grown, index);
            longer.push(index);
        }
        if grown <= height + 0.001 {
            (used, order) = (grown, longer);
        } else if group.len() == 1 && slugs[*next].role == Role::Floats {
            waiting.push(*next);
        } else {
            break;
        }
        *next = end;
    }
    (order, used)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn line(height: f64) -> Slug {
        Slug { height, ..Slug::default() }
    }

    #[test]
    fn tied_slugs_stay_together() {
        let slugs = [line(8.0), line(4.0), Slug { tied: true, ..line(4.0) }];
        let columns = fill(&slugs, &[13.0, 13.0], 1.0).unwrap();
        assert_eq!(columns[0].len(), 1);
        assert_eq!(columns[1].len(), 2);
    }

    #[test]
    fn a_figure_waits_for_the_next_column_while_text_runs_on() {
        let slugs = [line(5.0), Slug { role: Role::Floats, ..line(8.0) }, line(5.0)];
        let columns = fill(&slugs, &[10.0, 10.0], 1.0).unwrap();
        assert_eq!(columns[0].iter().map(|p| p.slug).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(columns[1].iter().map(|p| p.slug).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn a_column_that_is_followed_closes_at_its_foot() {
        let gap = Slug { before: 2.0, stretch: 1.0, ..line(4.0) };
        let columns = fill(&[line(4.0), gap.clone(), gap, line(9.0)], &[18.0, 18.0], 1.0).unwrap();
        let foot = columns[0].last().unwrap().top + 4.0;
        assert!((foot - 18.0).abs() < 1e-9);
    }

    #[test]
    fn room_after_a_figure_is_kept_from_the_line_below() {
        let figure = Slug { after: 3.0, ..line(5.0) };
        let columns = fill(&[figure, line(5.0)], &[20.0], 1.0).unwrap();
        assert!((columns[0][1].top - 8.0).abs() < 1e-9);
    }

    #[test]
    fn shared_columns_end_together() {
        let slugs: Vec<Slug> = (0..10).map(|_| line(5.0)).collect();
        let heights = balanced(&slugs, &[20.0, 50.0, 50.0], 1..3);
        assert_eq!(heights, [20.0, 15.0, 15.0]);
    }

    #[test]
    fn too_much_is_refused() {
        assert_eq!(fill(&[line(6.0), line(6.0)], &[10.0], 1.0), None);
    }

    proptest! {
        #[test]
        fn every_slug_is_placed_once_and_within_its_column(
            heights in prop::collection::vec((1.0..20.0, 0.0..4.0, any::<bool>(), any::<bool>()), 1..60)
        ) {
            let slugs: Vec<Slug> = heights
                .into_iter()
                .map(|(height, before, floats, stretch)| {
                    let role = if floats { Role::Floats } else { Role::Begins };
                    Slug { height, before, role, stretch: f64::from(u8::from(stretch)), ..Slug::default() }
                })
                .collect();
            let rooms = [60.0; 40];
            let columns = fill(&slugs, &rooms, 1.0).expect("forty columns are enough");
            let mut seen: Vec<usize> = columns.iter().flatten().map(|p| p.slug).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..slugs.len()).collect::<Vec<_>>());
            for column in &columns {
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
