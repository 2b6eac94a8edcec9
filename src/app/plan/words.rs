//! Lists of words and numbers, and lines for a terminal of 100 columns.

/// Number of columns of the terminal.
const WIDTH: usize = 100;

/// Returns a number with its noun in the singular or the plural, such as `2 pages`.
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Joins things as a list, the last after an `and`.
pub(super) fn row(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Wraps words into lines of the terminal, after a head and from `indent` on.
pub(super) fn wrapped(head: &str, indent: usize, words: &str) -> String {
    let mut text = head.trim_end().to_owned();
    let mut column = text.chars().count();
    let mut first = true;
    for word in words.split(' ') {
        let long = word.chars().count();
        if first {
            text.extend(std::iter::repeat_n(' ', indent.saturating_sub(column).max(1)));
            column = (column + 1).max(indent);
        } else if column + 1 + long > WIDTH {
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else {
            text.push(' ');
            column += 1;
        }
        first = false;
        text.push_str(word);
        column += long;
    }
    text.push('\n');
    text
}

/// Returns sorted numbers with neighbours taken together: `1, 2, 5 to 7`.
pub(super) fn ranges(numbers: &[usize]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): (usize, usize)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_pages_are_taken_together() {
        assert_eq!(ranges(&[1, 2, 4, 6, 7, 8]), "1, 2, 4, 6 to 8");
    }

    #[test]
    fn lines_are_no_longer_than_the_terminal() {
        let words = "word ".repeat(60);
        let text = wrapped("  Head", 12, words.trim_end());
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.starts_with("  Head      word word"), "{text}");
        assert!(text.lines().skip(1).all(|line| line.starts_with("            word")), "{text}");
    }
}
