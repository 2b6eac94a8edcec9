//! The search for sizes that fit: of type, of cards, of pages.
//!
//! Callers give a ladder of settings, the preferred first; [`first`] takes the first that fits.

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

#[cfg(test)]
mod tests {
    use super::*;

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
