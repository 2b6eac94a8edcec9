//! What somebody may have meant.

/// The name nearest to a mistyped one, if one is near: at most a third of its letters wrong. Capitals count
/// for nothing. Of names equally near it is the first.
#[must_use]
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Long words are no typing mistakes; the bound keeps the work small.
    if word.len() > 64 {
        return None;
    }
    let word: Vec<char> = word.to_lowercase().chars().collect();
    let allowed = (word.len() / 3).max(1);
    let near = names.into_iter().filter_map(|name| {
        // Each letter more or less is a mistake.
        if name.chars().count().abs_diff(word.len()) > allowed {
            return None;
        }
        let distance = distance(&word, &name.chars().collect::<Vec<_>>());
        (distance <= allowed && distance < name.chars().count()).then_some((distance, name))
    });
    near.min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

/// Insertions, deletions, replacements and exchanges of neighbours that make one word of the other.
fn distance(from: &[char], to: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=to.len()).collect();
    for (i, &a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &b) in to.iter().enumerate() {
            let mut least = (above[j] + usize::from(a != b)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a == to[j - 1] && from[i - 1] == b {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().unwrap_or_default()
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

    #[test]
    fn counts_each_kind_of_mistake_as_one() {
        let count =
            |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(count("abcd", "abcd"), 0);
        assert_eq!(count("abd", "abcd"), 1);
        assert_eq!(count("abxcd", "abcd"), 1);
        assert_eq!(count("axcd", "abcd"), 1);
        assert_eq!(count("acbd", "abcd"), 1);
        assert_eq!(count("", "abcd"), 4);
    }
}
