//! What somebody may have meant.

/// The name nearest to a mistyped one, if one is near: at most a third of its letters wrong. Capitals count
/// for nothing. Of names equally near it is the first.
#[must_use]
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Long words are no typing mistakes; the bound keeps the work small.
    if word.len() > 64 {
        return None;
    }
    let word = word.to_lowercase();
    let letters = word.chars().count();
    let allowed = (letters / 3).max(1);
    let near = names.into_iter().filter_map(|name| {
        // Each letter more or less is a mistake.
        if name.chars().count().abs_diff(letters) > allowed {
            return None;
        }
        // Insertions, deletions, replacements and exchanges of neighbours that make one word of the other.
        let distance = strsim::osa_distance(&word, name);
        (distance <= allowed && distance < name.chars().count()).then_some((distance, name))
    });
    near.min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_meant() {
        let names = ["first", "throne", "throne-stop", "king-arms", "id"];
        assert_eq!(nearest("frist", names), Some("first"));
        assert_eq!(nearest("trone", names), Some("throne"));
        assert_eq!(nearest("King-Arm", names), Some("king-arms"));
        assert_eq!(nearest("throne-stpo", names), Some("throne-stop"));
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("x", names), None);
        assert_eq!(nearest("", names), None);
    }
}
