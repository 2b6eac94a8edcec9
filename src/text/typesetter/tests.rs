use super::super::breaks::NARROWEST;
use super::super::knuth_plass::{LineEnd, LinePart, greedy};
use super::*;
use crate::scene::Color;
use crate::text::{Align, Face};
use crate::units::Length;
use proptest::prelude::*;

/// Text of some 150 words, for measuring.
const SAMPLE: &str = "Two sides meet on this board, and they are not alike. In the middle stands the king with his \
    small company, already surrounded; along the four edges wait twice as many attackers, who own no king and need \
    none. The attackers want the king dead. The king wants only to be gone: he wins the moment he reaches any square \
    of the outermost row. Every piece moves as a rook does in chess, any number of empty squares in a straight line, \
    and nobody jumps. You capture an opposing piece by closing on it from two opposite sides. It is a custodian \
    capture, as merchants long ago would hold a thief between two of their own. Moving between two enemies is safe, \
    for the trap must be sprung by the other player. Begin slowly: an attacker who hunts too early leaves gaps, and \
    through gaps kings escape.";

fn style(align: Align) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(10.0),
        leading: Length::pt(13.0),
        color: Color::BLACK,
        align,
        hyphenate: true,
        first_indent: 0.0,
        last_line: 0.0,
        lining_figures: false,
        tracking: 0.0,
    }
}

fn setter() -> Typesetter {
    Typesetter::new(Fonts::bundled(), Language::english())
}

/// Returns the text that copying the lines gives: soft hyphens paste as nothing.
fn copied(lines: &[Line]) -> String {
    let all: String = lines.iter().flat_map(|line| &line.runs).map(|run| run.text.as_str()).collect();
    all.replace('\u{ad}', "")
}

/// Returns where the ink of a line's last glyph ends, in millimetres from the start of the measure.
fn right_end(line: &Line) -> f64 {
    line.runs.first().map_or(0.0, |run| run.origin.x) + line.width
}

fn words(text: &str) -> String {
    text.replace('\u{ad}', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_lines_hold_the_text_and_keep_to_the_measure() {
    let setter = setter();
    for align in [Align::Justify, Align::Left, Align::Center, Align::Right] {
        for measure in [30.0, 45.0, 58.0, 90.0, 2000.0] {
            let lines = setter.paragraph(SAMPLE, &style(align), measure).unwrap();
            assert_eq!(copied(&lines), words(SAMPLE), "{align:?} {measure}");
            for line in &lines {
                assert!(right_end(line) <= measure + 0.9, "{align:?} {measure} {}", right_end(line));
                assert!(line.runs[0].origin.x >= -0.9, "{align:?} {measure}");
            }
        }
    }
}

#[test]
fn justified_lines_reach_the_edge() {
    let lines = setter().paragraph(SAMPLE, &style(Align::Justify), 58.0).unwrap();
    let (last, full) = lines.split_last().unwrap();
    for line in full {
        assert!((line.width - 58.0).abs() < 0.9, "{}", right_end(line));
        let text = &line.runs.last().unwrap().text;
        if !text.ends_with([',', '.', '\u{ad}', ' ']) {
            assert!((line.width - 58.0).abs() < 1e-6, "{text}");
        }
    }
    assert!(last.width < 58.0 && last.width > 58.0 * 0.15, "{}", last.width);
}

#[test]
fn word_spaces_are_real_and_wide_enough() {
    let setter = setter();
    let lines = setter.paragraph(SAMPLE, &style(Align::Justify), 45.0).unwrap();
    for run in lines.iter().flat_map(|line| &line.runs) {
        for glyph in run.glyphs.iter().filter(|g| &run.text[g.range.clone()] == " ") {
            assert!(glyph.advance >= NARROWEST - 1e-9, "{}", glyph.advance);
        }
    }
    for line in &lines[..lines.len() - 1] {
        assert!(line.runs.last().unwrap().text.ends_with([' ', '\u{ad}', '-', '—']));
    }
    assert!(!lines.last().unwrap().runs.last().unwrap().text.ends_with(' '));
}

#[test]
fn a_hyphen_at_a_line_end_copies_as_a_soft_one() {
    let setter = setter();
    let lines = setter.paragraph(SAMPLE, &style(Align::Justify), 30.0).unwrap();
    let hyphen = setter.fonts().loaded(Face::Regular).glyph('‐').unwrap();
    let runs = lines.iter().filter_map(|line| line.runs.last());
    let ends: Vec<_> = runs.filter(|run| run.text.ends_with('\u{ad}')).collect();
    assert!(!ends.is_empty(), "a narrow column has hyphens");
    for run in ends {
        let glyph = run.glyphs.last().unwrap();
        assert_eq!(glyph.id, hyphen);
        assert_eq!(&run.text[glyph.range.clone()], "\u{ad}");
    }
}

#[test]
fn optimal_fit_is_evener_than_greedy() {
    let setter = setter();
    for measure in [45.0, 58.0, 70.0] {
        let style = style(Align::Justify);
        let em = measure / style.size.to_mm();
        let prepared = setter.prepare(SAMPLE, &style, Hyphens::Usual).unwrap();
        let parts = super::super::paragraph::parts(&prepared, None);
        let frame = super::super::paragraph::frame(&style, em);
        let best = rms(&parts, &super::super::knuth_plass::break_lines(&parts, &frame).unwrap(), em);
        let plain = rms(&parts, &greedy(&parts, em), em);
        eprintln!("{measure} mm: optimal {best:.2}, greedy {plain:.2}");
        assert!(best < plain, "{measure}: {best} {plain}");
    }
}

/// Returns the root mean square of how much all lines but the last are stretched, as a share of their stretch.
fn rms(parts: &[LinePart], breaks: &[usize], measure: f64) -> f64 {
    let mut first = 0;
    let mut squares = 0.0;
    for &last in &breaks[..breaks.len() - 1] {
        let inner = &parts[first..last];
        let end = &parts[last];
        let natural: f64 = inner.iter().map(|p| p.width + p.space).sum::<f64>() + end.width;
        let hyphen = if end.end == LineEnd::Hyphen { end.hyphen } else { 0.0 };
        let stretch: f64 = inner.iter().map(|p| p.stretch).sum();
        let ratio = (measure - natural - hyphen) / stretch.max(0.01);
        squares += ratio * ratio;
        first = last + 1;
    }
    (squares / (breaks.len() - 1) as f64).sqrt()
}

#[test]
fn hyphens_do_not_pile_up() {
    let setter = setter();
    let lines = setter.paragraph(SAMPLE, &style(Align::Justify), 58.0).unwrap();
    let hyphens: Vec<bool> =
        lines.iter().map(|line| line.runs.last().is_some_and(|run| run.text.ends_with('\u{ad}'))).collect();
    assert!(hyphens.windows(3).all(|three| three != [true; 3]), "{hyphens:?}");
    assert!(hyphens.windows(2).filter(|pair| *pair == [true; 2]).count() <= 1, "{hyphens:?}");
    assert!(!hyphens[hyphens.len() - 2], "no part of a word alone on the last line");
}

#[test]
fn marks_change_the_font_and_nothing_else() {
    let setter = setter();
    let line = setter.line("the *hnefi* and **his** men", &style(Align::Left)).unwrap();
    let fonts: Vec<&str> = line.runs.iter().map(|run| run.font.name()).collect();
    assert_eq!(
        fonts,
        ["Elstob Regular", "Elstob Italic", "Elstob Regular", "Elstob SemiBold", "Elstob Regular"]
    );
    assert_eq!(copied(std::slice::from_ref(&line)), "the hnefi and his men");
    let mut pen = 0.0;
    for run in &line.runs {
        assert!((run.origin.x - pen).abs() < 1e-9);
        pen += run.width();
    }
    assert!((pen - line.width).abs() < 1e-9);
    let italic = Style { face: Face::Italic, ..style(Align::Left) };
    let turned = setter.line("a *b* c", &italic).unwrap();
    assert_eq!(turned.runs[1].font.name(), "Elstob Regular");
}

#[test]
fn ties_and_narrow_spaces_copy_as_themselves() {
    let line = setter().line("24\u{a0}men, 10\u{202f}mm", &style(Align::Left)).unwrap();
    assert_eq!(copied(&[line]), "24\u{a0}men, 10\u{202f}mm");
}

#[test]
fn a_tie_holds_two_words_together() {
    let setter = setter();
    let text = "Set up all 24\u{a0}attackers and 12\u{a0}defenders and begin, for 24\u{a0}men will not wait.";
    for measure in 20..60 {
        let lines = setter.paragraph(text, &style(Align::Left), f64::from(measure)).unwrap();
        for line in &lines {
            let text = copied(std::slice::from_ref(line));
            assert!(!text.trim_end().ends_with(char::is_numeric), "{measure}: {text}");
        }
    }
}

#[test]
fn a_first_indent_moves_the_first_line_only() {
    let setter = setter();
    let indented = Style { first_indent: 4.0, ..style(Align::Justify) };
    let lines = setter.paragraph(SAMPLE, &indented, 58.0).unwrap();
    assert!((lines[0].runs[0].origin.x - 4.0).abs() < 1e-9);
    assert!((right_end(&lines[0]) - 58.0).abs() < 0.9);
    assert!(lines[1..].iter().all(|line| line.runs[0].origin.x.abs() < 1e-9));
}

#[test]
fn centred_lines_are_centred_and_balanced() {
    let setter = setter();
    let title = "The rules of the game as they were played at York";
    let lines = setter.paragraph(title, &style(Align::Center), 60.0).unwrap();
    assert_eq!(lines.len(), 2);
    for line in &lines {
        let middle = line.runs[0].origin.x + line.width / 2.0;
        assert!((middle - 30.0).abs() < 1e-9);
    }
    assert!((lines[0].width - lines[1].width).abs() < 15.0, "{} {}", lines[0].width, lines[1].width);
}

#[test]
fn a_word_wider_than_the_measure_is_torn() {
    let setter = setter();
    let plain = Style { hyphenate: false, ..style(Align::Justify) };
    let text = "See https://example.org/averyveryverylongaddresswithoutanybreak now";
    let lines = setter.paragraph(text, &plain, 20.0).unwrap();
    assert_eq!(copied(&lines), text);
    assert!(lines.iter().all(|line| right_end(line) < 21.0));
    // Narrower than a letter: nothing fits, nothing fails.
    let lines = setter.paragraph("hnefatafl", &plain, 0.1).unwrap();
    assert_eq!(copied(&lines), "hnefatafl");
}

#[test]
fn line_separators_start_lines() {
    let lines = setter().paragraph("one\u{2028}two three", &style(Align::Justify), 58.0).unwrap();
    assert_eq!(lines.len(), 2);
    assert_eq!(copied(&lines), "one two three");
}

#[test]
fn nothing_makes_no_lines() {
    let setter = setter();
    assert!(setter.paragraph(" \n ", &style(Align::Left), 50.0).unwrap().is_empty());
    assert_eq!(setter.line("", &style(Align::Left)).unwrap(), Line { runs: Vec::new(), width: 0.0 });
}

#[test]
fn a_missing_glyph_names_character_font_and_text() {
    let error = setter().paragraph("the word *Рёк* is not", &style(Align::Left), 50.0).unwrap_err();
    let shown = error.to_string();
    assert!(shown.contains("Elstob Italic") && shown.contains("U+04"), "{shown}");
    assert!(shown.contains("the word Рёк is not"), "{shown}");
    let TextError::MissingGlyph { character, .. } = error else { panic!("{shown}") };
    assert!("Рёк".contains(character), "{shown}");
}

#[test]
fn measures_that_are_no_numbers_are_errors() {
    let setter = setter();
    let good = style(Align::Left);
    for measure in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(setter.paragraph("a", &good, measure), Err(TextError::Measure { .. })), "{measure}");
    }
    let sizeless = Style { size: Length::ZERO, ..good };
    assert!(setter.line("a", &sizeless).is_err());
    let lost = Style { tracking: f64::NAN, ..good };
    assert!(setter.line("a", &lost).is_err());
}

#[test]
fn unbalanced_marks_are_errors() {
    let shown = setter().line("the *king", &style(Align::Left)).unwrap_err().to_string();
    assert!(shown.contains("never closed") && shown.contains("the *king"), "{shown}");
}

/// Generates text: letters, digits, dashes, stops, soft hyphens, ties.
fn text() -> impl Strategy<Value = String> {
    proptest::collection::vec(
        "[a-zA-Zþðæ]{1,14}|[0-9]{1,4}|[a-z]{2,8}(-|—|–|\u{ad}|\u{a0})[a-z]{2,9}|[A-Z]{3,12}[.,;:!?]|“[a-z]{1,6}”",
        0..60,
    )
    .prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_fits_any_measure(text in text(), measure in 12.0..90.0_f64, which in 0..4_usize, hyphenate: bool) {
        let align = [Align::Justify, Align::Left, Align::Center, Align::Right][which];
        let style = Style { hyphenate, ..style(align) };
        let setter = setter();
        let lines = setter.paragraph(&text, &style, measure).unwrap();
        for line in &lines {
            // Half a hyphen in the margin, and kerning that the break undoes: a third of an em at most.
            prop_assert!(right_end(line) <= measure + 1.2, "{} {measure}", right_end(line));
            prop_assert!(line.width >= 0.0);
        }
        // A tie that had to be broken at a line's end is there as a space.
        let plain = |text: &str| text.replace(['\u{ad}', '\u{a0}'], " ").split_whitespace().collect::<String>();
        prop_assert_eq!(plain(&copied(&lines)), plain(&text));
        // The same text gives the same lines again, whether its words are cached or not.
        prop_assert_eq!(&lines, &setter.paragraph(&text, &style, measure).unwrap());
        prop_assert_eq!(&lines, &Typesetter::new(setter.fonts().clone(), Language::english()).paragraph(&text, &style, measure).unwrap());
    }
}

/// Checks lines beside something: the first lines begin farther right, the others at the left; the words are
/// unchanged, and no line goes beyond the measure.
#[test]
fn lines_beside_something_begin_farther_right() {
    let (setter, beside) = (setter(), Beside { lines: 3, room: 14.0 });
    for align in [Align::Left, Align::Justify] {
        let style = style(align);
        let lines = setter.paragraph_beside(SAMPLE, &style, 80.0, beside).expect("a text").expect("lines");
        for (nth, line) in lines.iter().enumerate() {
            let left = if nth < 3 { 14.0 } else { 0.0 };
            assert!((line.runs[0].origin.x - left).abs() < 1e-9, "{align:?}, line {nth}");
            // A stop or a hyphen may hang into the margin by half its width.
            assert!(right_end(line) <= 80.0 + 0.9, "{align:?}, line {nth}: {}", line.width);
        }
        let whole = setter.paragraph(SAMPLE, &style, 80.0).expect("a text");
        assert_eq!(copied(&lines), copied(&whole), "{align:?}");
        let broke = setter.broke_beside(SAMPLE, &style, 80.0, beside).expect("a text").expect("lines");
        assert_eq!(broke.hyphenated.len(), lines.len());
        assert!(lines.len() >= whole.len());
    }
    // No lines if there are more beside the text than it has, or if there is no room for words.
    let left = style(Align::Left);
    assert_eq!(setter.broke_beside("A few words.", &left, 80.0, beside), Ok(None));
    assert_eq!(setter.broke_beside(SAMPLE, &left, 20.0, beside), Ok(None));
}
