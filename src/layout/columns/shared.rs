//! A few words beside each other, as in a box: their columns begin on one line and need not be full.

use super::slug::{Role, Slug, SlugPlace, piled};

/// Slugs shared out in order to one column or two, as equally high as may be. A second column begins with what may begin a
/// column: nothing that continues something or is tied to it. Returns where everything stands in each, and the height of the
/// highest in millimetres.
#[must_use]
pub(crate) fn shared_out(slugs: &[Slug], columns: usize) -> (Vec<Vec<SlugPlace>>, f64) {
    let begins = |at: &usize| slugs.get(*at).is_none_or(|slug| slug.role == Role::Begins && !slug.tied);
    let tall = |slugs: &[Slug]| -> f64 { slugs.iter().map(|slug| slug.before + slug.height).sum() };
    let taller = |at: &usize| tall(&slugs[..*at]).max(tall(&slugs[*at..]));
    let breaks = (0..=slugs.len()).filter(begins);
    let at = breaks.min_by(|a, b| taller(a).total_cmp(&taller(b))).unwrap_or(0);
    let at = if columns < 2 { slugs.len() } else { at };
    let parts = [0..at, at..slugs.len()].into_iter().take(columns);
    let places: Vec<Vec<SlugPlace>> = parts.map(|part| piled(slugs, part)).collect();
    let foot =
        |column: &Vec<SlugPlace>| column.last().map_or(0.0, |place| place.top + slugs[place.slug].height);
    let height = places.iter().map(foot).fold(0.0, f64::max);
    (places, height)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(height: f64) -> Slug {
        Slug { height, before: 1.0, ..Slug::default() }
    }

    fn order(columns: &[Vec<SlugPlace>]) -> Vec<Vec<usize>> {
        columns.iter().map(|column| column.iter().map(|place| place.slug).collect()).collect()
    }

    #[test]
    fn two_columns_are_about_equally_high() {
        let slugs = [line(4.0), line(4.0), line(4.0), line(12.0)];
        let (columns, height) = shared_out(&slugs, 2);
        assert_eq!(order(&columns), [vec![0, 1, 2], vec![3]]);
        assert!((height - 14.0).abs() < 1e-9, "room before the first is not kept: {height}");
    }

    #[test]
    fn a_second_column_does_not_begin_with_what_belongs_to_the_first() {
        let tied = Slug { tied: true, ..line(9.0) };
        let more = Slug { role: Role::Continues, ..line(4.0) };
        let (columns, _) = shared_out(&[line(4.0), more, tied, line(4.0)], 2);
        assert_eq!(order(&columns), [vec![0, 1, 2], vec![3]]);
    }

    #[test]
    fn one_column_holds_all() {
        let (columns, height) = shared_out(&[line(4.0), line(4.0)], 1);
        assert_eq!(order(&columns), [[0, 1]]);
        assert!((height - 9.0).abs() < 1e-9);
    }
}
