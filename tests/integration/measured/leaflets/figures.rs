//! Figures stand where the eye looks for them: on the text's edge, right below the rule that they show.

use super::super::typeset::{Column, Faults, Figure, Leaflet, Line, NEAR, Role, most_common};
use super::all;

/// A figure's edge is where the text begins if it is no further away, in millimetres: lines of a drawing have a width, and
/// squares stand a little inside of them; and pictures beside each other stand in the middle above their words.
const AT_EDGE: f64 = 0.7;

/// How far to the right of its column's text a place is.
fn beyond(leaflet: &Leaflet, column: Column, x: f64) -> f64 {
    x - leaflet.left_of(column)
}

/// What a figure is called in a message.
fn called(leaflet: &Leaflet, figure: &Figure) -> String {
    let number = figure.number.map_or("a figure".to_owned(), |number| format!("figure {number}"));
    let Figure { page, column, .. } = figure;
    format!("{number} of {}, page {page}, {column}", leaflet.name)
}

/// All figures stand in one way in their column: their squares, or everything that they show, begin where the text of rules
/// begins.
#[test]
fn figures_begin_where_text_begins() {
    let mut faults = Faults::default();
    for leaflet in all() {
        let mut places = Vec::new();
        for figure in &leaflet.figures {
            let [squares, all] =
                [figure.ground, figure.frame].map(|frame| beyond(leaflet, figure.column, frame.x0));
            places.push(format!("{squares:.1}/{all:.1}"));
            let off = [squares, all].map(|place| (place - leaflet.indent).abs());
            let off = off.into_iter().fold(f64::INFINITY, f64::min);
            if off > AT_EDGE {
                let found = format!("squares {squares:.2} mm from the edge, lines and words {all:.2}");
                faults.add(off, format!("{found}: {}", called(leaflet, figure)));
            }
        }
        let Leaflet { name, indent, .. } = leaflet;
        faults.tell(&format!("  {name}, rules at {indent:.2}: squares/all at {}", places.join(" ")));
    }
    faults.none("Figures begin at the edge of the text of rules");
}

/// Captions stand below their pictures, where the text of rules begins, or at the right of them.
#[test]
fn captions_begin_at_the_text_or_beside_their_picture() {
    let mut faults = Faults::default();
    for leaflet in all() {
        for figure in &leaflet.figures {
            let Some(first) = figure.caption.first() else { continue };
            let is_beside = first.left() > figure.frame.x1;
            for line in &figure.caption {
                let place = beyond(leaflet, line.column, line.left());
                let wanted =
                    if is_beside { beyond(leaflet, first.column, first.left()) } else { leaflet.indent };
                let off = (place - wanted).abs();
                if off > NEAR {
                    faults.add(off, format!("{off:.2} mm from its place: {}, {line}", leaflet.name));
                }
            }
        }
    }
    faults.none("All lines of a caption begin at one place");
}

/// What figures are called, in the languages of the program.
const CALLED: [&str; 6] = ["figure", "figures", "abbildung", "abb", "figura", "figuras"];
/// What stands between two of their numbers.
const BETWEEN: [&str; 6] = ["and", "to", "und", "bis", "e", "a"];

/// The numbers of the figures that a text mentions: “figure 4”, “figures 4 and 5”, “figures 4 to 6”.
fn mentioned(text: &str) -> Vec<u32> {
    let text = text.replace('\u{ad}', "").to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: Option<&&str>| -> Option<u32> {
        word?.trim_matches(|c: char| !c.is_ascii_digit()).parse().ok()
    };
    let mut found = Vec::new();
    for (nth, word) in words.iter().enumerate() {
        let word = word.trim_matches(|c: char| !c.is_alphabetic());
        let Some(first) = number(words.get(nth + 1)).filter(|_| CALLED.contains(&word)) else {
            continue;
        };
        let joined = words.get(nth + 2).copied().unwrap_or_default();
        let last = number(words.get(nth + 3)).filter(|_| BETWEEN.contains(&joined));
        found.extend(first..=last.unwrap_or(first));
    }
    found
}

/// The last line of the part that mentions a figure first.
fn mention(leaflet: &Leaflet, number: u32) -> Option<&Line> {
    let running = (0..leaflet.parts.len()).filter(|&part| leaflet.parts[part].role.runs());
    running.map(|part| leaflet.lines_of(part)).find_map(|lines| {
        let text: String = lines.iter().map(|line| line.text().trim_end().to_owned() + " ").collect();
        mentioned(&text.replace("\u{ad} ", "")).contains(&number).then(|| lines[lines.len() - 1])
    })
}

/// Least and greatest distance from the last line of a rule to the figure below it, in leadings.
const BELOW: (f64, f64) = (0.2, 1.6);

/// A rule, the figures that show it and their captions are one row, which no end of a column parts.
#[test]
fn rules_keep_their_figures() {
    let mut faults = Faults::default();
    let mut figures = 0;
    for leaflet in all() {
        let mut above: Option<(u32, &Line)> = None;
        for figure in &leaflet.figures {
            let called = called(leaflet, figure);
            figures += 1;
            let Some(number) = figure.number else {
                faults.add(1.0, format!("{called} has no number"));
                continue;
            };
            let Some(rule) = mention(leaflet, number) else {
                faults.add(1.0, format!("{called} is mentioned nowhere"));
                continue;
            };
            let place = (figure.page, figure.column);
            let own = leaflet.lines_of(rule.part.expect("a rule"));
            let parted =
                own.into_iter().chain(&figure.caption).filter(|line| (line.page, line.column) != place);
            for line in parted {
                faults.add(10.0, format!("{called} is parted from {line}"));
            }
            // The second figure of a rule stands below the first one and its caption.
            let last = above.filter(|(before, _)| mention(leaflet, *before) == Some(rule));
            let last = last.map_or(rule, |(_, caption)| caption);
            let below = (figure.frame.y0 - last.baseline) / leaflet.leading;
            if (last.page, last.column) == place
                && !(BELOW.0..=BELOW.1).contains(&below)
                && above.is_none_or(|(_, line)| line.baseline <= last.baseline + 1e-6)
            {
                faults.add(below.abs(), format!("{called}, is {below:.2} leadings below {last}"));
            }
            above = figure.caption.last().map(|line| (number, line));
        }
    }
    assert!(figures > 150, "{figures} figures");
    faults.none("A figure stands right below the rule that mentions it, in one column with all of it");
}

#[test]
fn mentions_of_figures_are_understood() {
    assert_eq!(mentioned("as shown. See figure 4."), [4]);
    assert_eq!(mentioned("See figures 4 and 5. (Figures 7 to 9)"), [4, 5, 7, 8, 9]);
    assert_eq!(mentioned("Siehe (Abb. 2 bis 4). Veja a figura 7 e"), [2, 3, 4, 7]);
    assert_eq!(mentioned("around the first figure show 3 of them"), [0_u32; 0]);
}

/// Figures are numbered as they are met, and none is missing.
#[test]
fn figures_are_numbered_in_order() {
    for leaflet in all() {
        let numbers: Vec<Option<u32>> = leaflet.figures.iter().map(|figure| figure.number).collect();
        let wanted: Vec<Option<u32>> = (1..=numbers.len() as u32).map(Some).collect();
        assert_eq!(numbers, wanted, "{}", leaflet.name);
        let roles = leaflet.parts.iter().filter(|part| part.role == Role::Figure).count();
        assert_eq!(roles, numbers.len(), "{}: a figure shows nothing", leaflet.name);
    }
}
