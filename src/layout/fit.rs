//! The search for sizes that fit: of type, of cards, of pages.
//!
//! Callers give a ladder of settings, the preferred first; [`first`] takes the first that fits, and [`largest`] has to find one.

use super::LayoutError;

/// Returns the first setting of a ladder that fits, with the result of its attempt. `None`: none fits.
///
/// # Errors
/// Any error of the attempts.
pub(crate) fn first<S, T, E>(
    ladder: impl IntoIterator<Item = S>,
    mut attempt: impl FnMut(&S) -> Result<Option<T>, E>,
) -> Result<Option<(S, T)>, E> {
    for setting in ladder {
        if let Some(found) = attempt(&setting)? {
            return Ok(Some((setting, found)));
        }
    }
    Ok(None)
}

/// Returns the result of the first setting of a ladder that fits.
///
/// # Errors
/// Any error of the attempts; [`LayoutError::Overflow`] with this name if none fits.
pub(crate) fn largest<S, T, E: From<LayoutError>>(
    what: &'static str,
    ladder: impl IntoIterator<Item = S>,
    attempt: impl FnMut(&S) -> Result<Option<T>, E>,
) -> Result<T, E> {
    let found = first(ladder, attempt)?;
    found.map(|(_, set)| set).ok_or_else(|| LayoutError::Overflow { what }.into())
}

/// Sizes to try, the preferred one first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sizes {
    /// The preferred size.
    pub largest: f64,
    /// The smallest size that will do.
    pub smallest: f64,
    /// Step from one size to the next.
    pub step: f64,
}

impl Sizes {
    /// Returns all sizes, the largest first.
    pub(crate) fn all(self) -> impl Iterator<Item = f64> + Clone {
        let Self { largest, smallest, step } = self;
        let steps = ((largest - smallest) / step).round() as usize;
        (0..=steps).map(move |nth| largest - nth as f64 * step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_go_down_to_the_smallest() {
        let all: Vec<f64> = Sizes { largest: 9.0, smallest: 7.5, step: 0.5 }.all().collect();
        assert_eq!(all, [9.0, 8.5, 8.0, 7.5]);
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
    fn a_fault_ends_the_search() {
        assert_eq!(first([1, 2], |size| Err::<Option<()>, i32>(*size)), Err(1));
    }
}
