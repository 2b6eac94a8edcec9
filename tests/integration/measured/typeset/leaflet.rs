//! A leaflet as it lies in the hand: its pages in order, with their lines.

use super::figures::{Figure, figures};
use super::ink::{Glyph, Ink, Shape};
use super::lines::{Column, Line, lines, most_common};
use super::parts::{Part, Parts, Role};
use crate::kit::written;
use crate::library;
use hayro::hayro_syntax::Pdf;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Games whose leaflets are looked at on letter paper too: the usual one, the longest rules, the largest board and the
/// shortest.
const ON_LETTER: [&str; 4] = ["york-11", "copenhagen-11", "alea-evangelii-19-walker", "brandubh-7"];

/// The leaflets of all bundled games on A4, written once for all tests.
pub(crate) fn a4() -> &'static [Leaflet] {
    static ALL: OnceLock<Vec<Leaflet>> = OnceLock::new();
    ALL.get_or_init(|| {
        let ids = library::variant_ids();
        assert_eq!(ids.len(), 28);
        read(&ids, "a4", "en")
    })
}

/// A few of them on letter paper.
pub(crate) fn letter() -> &'static [Leaflet] {
    static ALL: OnceLock<Vec<Leaflet>> = OnceLock::new();
    ALL.get_or_init(|| read(&ON_LETTER.map(str::to_owned), "letter", "en"))
}

/// Those of all games on A4 in the other languages of the program.
pub(crate) fn translated() -> &'static [Leaflet] {
    static ALL: OnceLock<Vec<Leaflet>> = OnceLock::new();
    ALL.get_or_init(|| {
        let ids = library::variant_ids();
        ["de", "pt-BR"].into_iter().flat_map(|language| read(&ids, "a4", language)).collect()
    })
}

/// Writes and reads leaflets, on as many threads as the machine has.
fn read(ids: &[String], paper: &str, language: &str) -> Vec<Leaflet> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(id) = ids.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(Leaflet::of(id, paper, language));
        }
        done
    };
    let mut all: Vec<Leaflet> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a leaflet")).collect()
    });
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// A written leaflet, measured. All places are millimetres from the top left corner of their leaflet page.
#[derive(Debug)]
pub(crate) struct Leaflet {
    /// The game and the paper, and the language if that isn't English.
    pub(crate) name: String,
    /// How many pages it has when it is folded.
    pub(crate) pages: usize,
    /// All parts in reading order.
    pub(crate) parts: Vec<Part>,
    /// All lines, by page, column and height: those over both columns first.
    pub(crate) lines: Vec<Line>,
    pub(crate) figures: Vec<Figure>,
    /// The size that most of the letters have, in points.
    pub(crate) body: f64,
    /// From one line of body text to the next, in millimetres.
    pub(crate) leading: f64,
    /// Where the text of the left and of the right column begins, if it is no rule's.
    pub(crate) left: [f64; 2],
    /// How much further right the text of rules begins. These five are no numbers in a file without such text.
    pub(crate) indent: f64,
}

impl Leaflet {
    fn of(id: &str, paper: &str, language: &str) -> Self {
        let bytes = written(&["--variant", id, "--paper", paper, "--parts", "leaflet", "--lang", language]);
        let named = if language == "en" { String::new() } else { format!(" in {language}") };
        let leaflet = Self::read(format!("{id} on {paper}{named}"), bytes);
        let Self { body, leading, left, indent, .. } = &leaflet;
        // What was not found is no number, and comparing with it would find nothing wrong.
        let measures = [*body, *leading, left[0], left[1], *indent];
        assert!(measures.iter().all(|measure| measure.is_finite()), "{}: {measures:?}", leaflet.name);
        leaflet
    }

    /// Reads the file of a leaflet alone, two of whose pages lie side by side on each side of a sheet.
    pub(super) fn read(name: String, bytes: Vec<u8>) -> Self {
        let pdf = Pdf::new(bytes).expect("hayro opens the file");
        let parts = Parts::of(&pdf);
        let sides = pdf.pages().len();
        let (mut by_part, mut shapes) = (BTreeMap::<_, Vec<Glyph>>::new(), Vec::new());
        let mut middle = 0.0;
        for (side, sheet) in pdf.pages().iter().enumerate() {
            let half = f64::from(sheet.render_dimensions().0) * super::POINT / 2.0;
            middle = half / 2.0;
            let Ink { glyphs, shapes: drawn } = Ink::of(sheet);
            let told = |mark: Option<i64>| mark.and_then(|mark| parts.of.get(&(side, mark)).copied());
            for mut glyph in glyphs {
                let right = glyph.x > half;
                let offset = if right { half } else { 0.0 };
                glyph.x -= offset;
                glyph.end -= offset;
                let told = told(glyph.mark);
                glyph.mark = told.map(|told| told.nth);
                let key = (page(side, right, sides), told.map(|told| told.part));
                by_part.entry(key).or_default().push(glyph);
            }
            for Shape { frame, filled, mark } in drawn {
                let right = frame.center().x > half;
                let frame = frame - kurbo::Vec2::new(if right { half } else { 0.0 }, 0.0);
                shapes.push((
                    page(side, right, sides),
                    told(mark).map(|told| told.part),
                    Shape { frame, filled, mark },
                ));
            }
        }
        let mut found: Vec<Line> = by_part
            .into_iter()
            .flat_map(|((page, part), glyphs)| lines(part, page, glyphs, middle))
            .collect();
        found.sort_by(|a, b| {
            (a.page, a.column).cmp(&(b.page, b.column)).then(a.baseline.total_cmp(&b.baseline))
        });
        let figures = figures(&parts.all, &found, &shapes, middle);
        let mut leaflet = Self {
            name,
            pages: 2 * sides,
            parts: parts.all,
            lines: found,
            figures,
            body: 0.0,
            leading: 0.0,
            left: [0.0; 2],
            indent: 0.0,
        };
        leaflet.measure();
        leaflet
    }

    /// What is the same on all pages, found from what most lines have.
    fn measure(&mut self) {
        let running = self.lines.iter().filter(|line| self.role(line).is_some_and(Role::runs));
        let sizes = running.flat_map(|line| line.glyphs.iter().map(|glyph| glyph.size));
        self.body = most_common(sizes, 0.005);
        // Cloned, for what is found below is written beside them.
        let body: Vec<Line> = self.body_lines().cloned().collect();
        let own = |line: &Line| (line.page, line.column, line.part);
        // The lines of one paragraph in one column, one below the other.
        let pairs = body.windows(2).filter(|pair| own(&pair[0]) == own(&pair[1]));
        self.leading = most_common(pairs.map(|pair| pair[1].baseline - pair[0].baseline), 0.005);
        self.left = Column::TWO.map(|column| {
            let prose =
                body.iter().filter(|line| line.column == column && self.role(line) == Some(Role::Prose));
            most_common(prose.map(Line::left), 0.02)
        });
        let rules = body.iter().filter(|line| self.role(line) == Some(Role::Rule));
        self.indent = most_common(rules.map(|line| line.left() - self.left_of(line.column)), 0.02);
    }

    /// What a line is part of; nothing for decoration.
    pub(crate) fn role(&self, line: &Line) -> Option<Role> {
        Some(self.parts[line.part?].role)
    }

    /// The lines of body text: prose and rules of the most common size, in a column. In order of pages, columns, heights.
    pub(crate) fn body_lines(&self) -> impl Iterator<Item = &Line> {
        let size = self.body;
        self.lines.iter().filter(move |line| {
            line.column != Column::Both
                && (line.size - size).abs() < 0.01
                && self.role(line).is_some_and(Role::runs)
        })
    }

    /// The body lines of one column, from top to bottom.
    pub(crate) fn column(&self, page: usize, column: Column) -> Vec<&Line> {
        self.body_lines().filter(|line| line.page == page && line.column == column).collect()
    }

    /// All columns of all pages, in reading order.
    pub(crate) fn columns(&self) -> impl Iterator<Item = (usize, Column)> {
        (1..=self.pages).flat_map(|page| Column::TWO.map(|column| (page, column)))
    }

    /// Whether nothing stands between two lines of one column: no heading, no figure, no text of another size.
    pub(crate) fn is_free(&self, upper: &Line, lower: &Line) -> bool {
        let between = |y: f64| y > upper.baseline + 0.01 && y < lower.baseline - 0.01;
        let beside = |column: Column| column == upper.column || column == Column::Both;
        let line = |line: &Line| line.part.is_some() && line.page == upper.page && beside(line.column);
        let figure = |figure: &Figure| figure.page == upper.page && beside(figure.column);
        !self.lines.iter().any(|other| line(other) && between(other.baseline))
            && !self.figures.iter().any(|other| figure(other) && between(other.frame.center().y))
    }

    /// An em of body text, in millimetres.
    pub(crate) fn em(&self) -> f64 {
        self.body * super::POINT
    }

    /// The lines of a part in reading order.
    pub(crate) fn lines_of(&self, part: usize) -> Vec<&Line> {
        self.lines.iter().filter(|line| line.part == Some(part)).collect()
    }

    /// Where the text of a column begins.
    pub(crate) fn left_of(&self, column: Column) -> f64 {
        self.left[usize::from(column == Column::Right)]
    }
}

/// The page that lies on a half of a side. On the outer side of the outermost sheet are the last page and the first, on its
/// inner side the second and the last but one; then the next sheet inside it.
const fn page(side: usize, right: bool, sides: usize) -> usize {
    let (low, high) = (side + 1, 2 * sides - side);
    // The first page is on the right, the second on the left.
    if side.is_multiple_of(2) == right { low } else { high }
}
