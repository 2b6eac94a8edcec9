//! Words of every length, where they are set: no text leaves its page or its frame, and none lies over another.

use std::fmt::Write as _;

use kurbo::{Affine, PathEl, Rect, Shape};
use tafl_print::imposition::{Paper, Settings};
use tafl_print::make::{Fault, Library, Request, made, order};
use tafl_print::scene::{BezPath, Item, Page};

/// A text as it stands on a page.
struct SetText {
    words: String,
    /// From its start to its end, from the foot of a `p` to the top of an `l`, about; in millimetres.
    area: Rect,
}

/// What is on a page.
#[derive(Default)]
struct Found {
    texts: Vec<SetText>,
    /// Rectangles with sides along the page's: cards, panels, plates, tables.
    frames: Vec<Rect>,
}

impl Found {
    fn on(page: &Page) -> Self {
        let mut found = Self::default();
        found.take(&page.items, Affine::IDENTITY);
        found
    }

    fn take(&mut self, items: &[Item], to_page: Affine) {
        for item in items {
            match item {
                Item::Path(path) => {
                    let outline = to_page * (*path.outline).clone();
                    if is_rectangle(&outline) {
                        self.frames.push(outline.bounding_box());
                    }
                }
                Item::Glyphs(run) => {
                    let em = run.size.to_mm();
                    // The space behind a word, and what sets its letters apart, are not seen.
                    let behind = if run.text.ends_with(' ') {
                        run.glyphs.last().map_or(0.0, |last| last.advance)
                    } else {
                        0.06
                    };
                    let (start, end) = (run.origin.x, run.origin.x + run.width() - behind * em);
                    let area = Rect::new(start, run.origin.y - 0.65 * em, end, run.origin.y + 0.2 * em);
                    let area = to_page.transform_rect_bbox(area);
                    if !run.text.trim().is_empty() {
                        self.texts.push(SetText { words: run.text.clone(), area });
                    }
                }
                Item::Group { transform, items, .. } => self.take(items, to_page * *transform),
                Item::Marked { items, .. } => self.take(items, to_page),
                Item::Art { .. } | Item::Bitmap { .. } => {}
            }
        }
    }
}

/// Whether an outline is a rectangle that lies straight, and large enough to be a frame.
fn is_rectangle(outline: &BezPath) -> bool {
    let straight =
        outline.elements().iter().all(|element| !matches!(element, PathEl::QuadTo(..) | PathEl::CurveTo(..)));
    let area = outline.bounding_box();
    straight
        && area.width() > 20.0
        && area.height() > 5.0
        && (outline.area().abs() - area.area()).abs() < 1e-6 * area.area()
}

/// Whether one area holds another, to a tenth of a millimetre.
fn holds(outer: Rect, inner: Rect) -> bool {
    outer.inflate(0.1, 0.1).union(inner) == outer.inflate(0.1, 0.1)
}

/// What is wrong on a page, in words.
fn wrong(page: &Page, settings: &Settings) -> Vec<String> {
    let found = Found::on(page);
    let printable = Rect::from_origin_size((0.0, 0.0), page.size).inset(-settings.margin.to_mm());
    let mut wrong = Vec::new();
    for (nth, text) in found.texts.iter().enumerate() {
        let SetText { words, area } = text;
        if !holds(printable, *area) {
            wrong.push(format!("`{words}` leaves the page: {area:.1?}"));
        }
        // The narrowest frame in which it begins.
        let start = area.origin() + (0.2, area.height() / 2.0);
        let around = found
            .frames
            .iter()
            .filter(|frame| frame.contains(start))
            .min_by(|a, b| a.area().total_cmp(&b.area()));
        // The number of a part stands in the middle of it, whatever is drawn there.
        if let Some(frame) = around
            && words.chars().count() > 2
            && !holds(*frame, *area)
        {
            wrong.push(format!("`{words}` leaves its frame {frame:.1?}: {area:.1?}"));
        }
        for other in &found.texts[nth + 1..] {
            let shared = area.intersect(other.area);
            // What is set twice at one place is a letter with its rim.
            let is_same = *words == other.words && (area.center() - other.area.center()).hypot() < 0.1;
            if shared.width() > 0.4 && shared.height() > 0.4 && !is_same {
                wrong.push(format!(
                    "`{words}` and `{}` lie over each other: {area:.1?}, {:.1?}",
                    other.words, other.area
                ));
            }
        }
    }
    wrong
}

/// A text of so many letters: of usual words, or of one.
fn text(letters: usize, in_words: bool) -> String {
    let all = if in_words { "wolf of the grey hill and her cubs by night " } else { "wolfhound" };
    let text: String = all.chars().cycle().take(letters).collect();
    // No space at its end, where a file would drop it.
    if text.ends_with(' ') { format!("{}s", &text[..letters - 1]) } else { text }
}

/// The files of a game and a theme whose names and words have so many letters, as far as they may.
fn library(letters: usize, in_words: bool) -> Library<'static> {
    let of = |most: usize, factor: usize| {
        text((letters * factor).clamp(1, most), in_words || letters * factor > 40)
    };
    let name = of(40, 1);
    let game = format!(
        "id = \"my\"\nname = \"{name}\"\nextends = \"brandubh\"\n[about]\nsubtitle = {{ text = \"{}\", speaks-of = [] }}\n",
        of(64, 2)
    );
    // Writing to a `String` never fails.
    let mut words = String::new();
    for term in ["king", "defender", "attacker", "man", "throne", "board", "corner"] {
        let one = of(40, 1);
        let _ = write!(words, "-{term} = {{ $number ->\n   *[one] {one}\n    [other] {}\n}}\n", of(40, 1));
    }
    let _ = write!(
        words,
        "theme-subtitle = {}\ntheme-tagline = {}\ntheme-sides = {}.\n",
        of(120, 3),
        of(120, 3),
        of(120, 3)
    );
    let _ =
        write!(words, "theme-story-title = {}\ntheme-story-1 = {}.\n", of(120, 3), text(letters * 10, true));
    Library::bundled()
        .with("my.toml", game.into_bytes())
        .with("mine/theme.toml", &b"name = \"Mine\"\nextends = \"jorvik\"\n"[..])
        .with("mine/en.ftl", words.into_bytes())
}

#[test]
fn no_text_leaves_its_box() {
    let mut all = Vec::new();
    for paper in [Paper::A5, Paper::A3] {
        for in_words in [true, false] {
            for letters in 1..=40 {
                let settings = Settings { paper, ..Settings::default() };
                let maker = Some(text((letters * 2).min(60), true));
                let request = Request {
                    theme: Some("mine".to_owned()),
                    maker,
                    settings: settings.clone(),
                    ..Request::of("my.toml")
                };
                let what = format!("{paper}, {letters} letters{}", if in_words { " in words" } else { "" });
                let kit = order(&request, &library(letters, in_words))
                    .and_then(|order| Ok(made(&order.measured()?)?));
                let kit = match kit {
                    Ok(kit) => kit,
                    // Too long for its page is an answer, too, but not of a usual word.
                    Err(Fault::Kit(error)) if letters > 24 && error.to_string().contains("does not fit") => {
                        continue;
                    }
                    Err(fault) => {
                        all.push(format!("{what}: {fault}"));
                        continue;
                    }
                };
                for (nth, page) in kit.files.iter().flat_map(|file| &file.document.pages).enumerate() {
                    all.extend(
                        wrong(page, &settings)
                            .into_iter()
                            .map(|fault| format!("{what}, page {}: {fault}", nth + 1)),
                    );
                }
            }
        }
    }
    all.truncate(60);
    assert!(all.is_empty(), "{}", all.join("\n"));
}
