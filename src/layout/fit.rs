//! The search for sizes that fit: of type, of gaps and cards, of pages.
//!
//! All that is fitted is fitted here. What is to be tried is a ladder of settings, the one liked best first; an attempt says
//! whether one fits, what it gives, and what is amiss with it. [`first`] takes the first that fits, [`ranked`] weighs several
//! against each other, [`halved`] looks between a size that fits and one that doesn't for the largest that does.

/// A setting that fits.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fitted<S, T> {
    /// The setting.
    pub setting: S,
    /// What is amiss with it; less is better.
    pub cost: f64,
    /// What the attempt made of it.
    pub found: T,
}

/// Up to `most` settings of a ladder that fit, the best of them first; of equally good ones the one that comes first in the
/// ladder. The attempt, which returns its cost and what it made, also learns how many settings fitted before.
///
/// # Errors
/// Those of the attempts.
pub(crate) fn ranked<S, T, E>(
    ladder: impl IntoIterator<Item = S>,
    most: usize,
    mut attempt: impl FnMut(&S, usize) -> Result<Option<(f64, T)>, E>,
) -> Result<Vec<Fitted<S, T>>, E> {
    let mut fitting = Vec::new();
    for setting in ladder {
        if fitting.len() >= most {
            break;
        }
        if let Some((cost, found)) = attempt(&setting, fitting.len())? {
            fitting.push(Fitted { setting, cost, found });
        }
    }
    fitting.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    Ok(fitting)
}

/// The first setting of a ladder that fits, and what the attempt made of it.
///
/// # Errors
/// Those of the attempts.
pub(crate) fn first<S, T, E>(
    ladder: impl IntoIterator<Item = S>,
    mut attempt: impl FnMut(&S) -> Result<Option<T>, E>,
) -> Result<Option<(S, T)>, E> {
    let fitting = ranked(ladder, 1, |setting, _| Ok(attempt(setting)?.map(|found| (0.0, found))))?;
    Ok(fitting.into_iter().next().map(|fitted| (fitted.setting, fitted.found)))
}

/// The largest size that fits, and what the attempt made of it. `fits` is a size that does, with what came of it,
/// `fails` one that doesn't; the range between them is halved `halvings` times.
pub(crate) fn halved<T>(
    fits: (f64, T),
    fails: f64,
    halvings: usize,
    mut attempt: impl FnMut(f64) -> Option<T>,
) -> (f64, T) {
    let attempt = |size| Ok::<_, std::convert::Infallible>(attempt(size));
    match try_halved(fits, fails, halvings, attempt) {
        Ok(largest) => largest,
        Err(never) => match never {},
    }
}

/// As [`halved`], with attempts that can end the search with an error.
///
/// # Errors
/// Those of the attempts.
pub(crate) fn try_halved<T, E>(
    (mut fits, mut best): (f64, T),
    mut fails: f64,
    halvings: usize,
    mut attempt: impl FnMut(f64) -> Result<Option<T>, E>,
) -> Result<(f64, T), E> {
    for _ in 0..halvings {
        let middle = f64::midpoint(fits, fails);
        match attempt(middle)? {
            Some(found) => (fits, best) = (middle, found),
            None => fails = middle,
        }
    }
    Ok((fits, best))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is at least so large fits; larger is worse.
    fn over(least: f64) -> impl FnMut(&f64, usize) -> Result<Option<(f64, usize)>, String> {
        move |size, before| {
            if size.is_nan() {
                return Err("no size".to_owned());
            }
            Ok((*size >= least).then_some((*size, before)))
        }
    }

    #[test]
    fn the_first_that_fits_is_taken_and_the_rest_is_not_tried() {
        let mut tried = 0;
        let found = first([1, 2, 3, 4], |size| {
            tried += 1;
            Ok::<_, ()>((*size >= 2).then_some(size * 10))
        });
        assert_eq!((found, tried), (Ok(Some((2, 20))), 2));
        assert_eq!(first([1, 2], |_| Ok::<Option<()>, ()>(None)), Ok(None));
    }

    #[test]
    fn the_best_comes_first_and_of_equals_the_one_liked_more() {
        let found = ranked([5.0, 1.0, 3.0, 3.0, 2.0], 3, over(2.0)).expect("no fault");
        let order: Vec<(f64, usize)> = found.into_iter().map(|one| (one.setting, one.found)).collect();
        assert_eq!(order, [(3.0, 1), (3.0, 2), (5.0, 0)], "the fourth that fits is not looked at");
    }

    #[test]
    fn a_fault_ends_the_search() {
        assert_eq!(ranked([1.0, f64::NAN, 2.0], 3, over(2.0)), Err("no size".to_owned()));
    }

    #[test]
    fn the_largest_that_fits_is_found_with_what_came_of_it() {
        let (size, found) = halved((0.0, 0), 1.0, 7, |size| (size <= 0.7).then_some((size * 100.0) as i32));
        assert!((0.69..=0.7).contains(&size), "{size}");
        assert_eq!(found, (size * 100.0) as i32);
    }
}
