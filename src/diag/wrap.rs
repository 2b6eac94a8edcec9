//! Long messages in lines.

/// Columns of the terminal that messages are written for.
pub const COLUMNS: usize = 100;

/// A text in lines of at most so many characters, broken at spaces; a longer word has a line of its own. Breaks that are
/// there already stay, and so do the spaces at the start of a line.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> String {
    text.split('\n').map(|line| paragraph(line, columns)).collect::<Vec<_>>().join("\n")
}

fn paragraph(text: &str, columns: usize) -> String {
    let unindented = text.trim_start_matches(' ');
    let mut lines = " ".repeat(text.len() - unindented.len());
    let mut column = 0;
    for word in unindented.split(' ') {
        let long = word.chars().count();
        if column > 0 && column + 1 + long > columns {
            lines.push('\n');
            column = 0;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += long;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_lose_nothing() {
        assert_eq!(wrapped("one two three", 7), "one two\nthree");
        assert_eq!(wrapped("one two three", 13), "one two three");
        assert_eq!(wrapped("immeasurable, one", 5), "immeasurable,\none");
        assert_eq!(wrapped("a\nb  c", 9), "a\nb  c");
        assert_eq!(wrapped("", 9), "");
        assert_eq!(wrapped("so:\n    { x ->\n       *[y] z", 30), "so:\n    { x ->\n       *[y] z");
        let names = "name, ".repeat(40);
        let lines = wrapped(names.trim_end(), 20);
        assert!(lines.lines().all(|line| line.chars().count() <= 20), "{lines}");
        assert_eq!(lines.replace('\n', " "), names.trim_end());
    }
}
