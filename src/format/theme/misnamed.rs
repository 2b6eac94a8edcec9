//! Finds the file that a misspelled name means: systems tell names apart that look the same to people.

use crate::format::file::nearest;
use crate::keyed::{KeyedMessage, keyed};

/// Advises on a name that no file has, if one of these names may be meant.
pub(super) fn help(wanted: &str, names: &[String]) -> Option<KeyedMessage> {
    let same = |of: &dyn Fn(&str) -> String| {
        let written = of(wanted);
        names.iter().find(|name| of(name) == written)
    };
    if let Some(name) = same(&str::to_lowercase) {
        return Some(keyed!("file-in-other-capitals", name));
    }
    let bare =
        |name: &&String| name.strip_suffix(".txt").is_some_and(|bare| bare.eq_ignore_ascii_case(wanted));
    if let Some(name) = names.iter().find(bare) {
        return Some(keyed!("file-with-txt", name, wanted));
    }
    if same(&seen).is_some() {
        return Some(keyed!("file-in-other-letters"));
    }
    let name = nearest(wanted, names.iter().map(String::as_str))?;
    Some(keyed!("file-meant", name))
}

/// Returns the rough look of a name: a letter with a mark is one sign, whether it is stored as one or as two.
fn seen(name: &str) -> String {
    let mut seen = String::new();
    for c in name.to_lowercase().chars() {
        let is_mark = matches!(c, '\u{300}'..='\u{36f}');
        if is_mark {
            seen.pop();
        }
        seen.push(if is_mark || !c.is_ascii() { '\u{fffd}' } else { c });
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_meant_is_told() {
        let key = |wanted: &str, there: &[&str]| {
            let names: Vec<String> = there.iter().map(|name| (*name).to_owned()).collect();
            help(wanted, &names).map(|help| help.key())
        };
        assert_eq!(key("king.svg", &["King.SVG"]), Some("file-in-other-capitals"));
        assert_eq!(key("k\u{f6}n.svg", &["ko\u{308}n.svg"]), Some("file-in-other-letters"));
        assert_eq!(key("ko\u{308}n.svg", &["a.svg", "k\u{f6}n.svg"]), Some("file-in-other-letters"));
        assert_eq!(key("knig.svg", &["king.svg"]), Some("file-meant"));
        assert_eq!(key("theme.toml", &["theme.toml.txt"]), Some("file-with-txt"));
        assert_eq!(key("king.svg", &["theme.toml"]), None);
        assert_eq!(key("king.svg", &[]), None);
    }
}
