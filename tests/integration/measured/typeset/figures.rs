//! Figures with their captions, found by what is drawn.

use super::ink::Shape;
use super::lines::{Column, Line};
use super::parts::{Part, Role};
use kurbo::Rect;

/// A filled shape at least this part as large as a figure's largest is ground that squares lie on.
const GROUND: f64 = 0.2;

/// A figure.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    pub(crate) page: usize,
    pub(crate) column: Column,
    /// Around everything that it shows, its words too.
    pub(crate) frame: Rect,
    /// Around the ground of its squares, without lines and arrows that run out of it.
    pub(crate) ground: Rect,
    /// What its caption calls it.
    pub(crate) number: Option<u32>,
    /// The lines of its caption.
    pub(crate) caption: Vec<Line>,
}

pub(super) fn figures(
    parts: &[Part],
    lines: &[Line],
    shapes: &[(usize, Option<usize>, Shape)],
    middle: f64,
) -> Vec<Figure> {
    let drawn = (0..parts.len()).filter(|&part| parts[part].role == Role::Figure);
    let found = drawn.filter_map(|part| {
        let own: Vec<&(usize, Option<usize>, Shape)> =
            shapes.iter().filter(|(_, of, _)| *of == Some(part)).collect();
        let page = own.first()?.0;
        let words = lines.iter().filter(|line| line.part == Some(part)).map(|line| {
            let up = line.baseline - line.glyphs[0].em();
            Rect::new(line.left(), up, line.right(), line.baseline)
        });
        let around = |frames: &mut dyn Iterator<Item = Rect>| frames.reduce(|a, b| a.union(b));
        let frame = around(&mut own.iter().map(|(.., shape)| shape.frame).chain(words))?;
        let filled = || own.iter().filter(|(.., shape)| shape.filled).map(|(.., shape)| shape.frame);
        let largest = filled().map(|frame| frame.area()).fold(0.0, f64::max);
        let ground = around(&mut filled().filter(|frame| frame.area() > GROUND * largest)).unwrap_or(frame);
        let column = if frame.x1 < middle {
            Column::Left
        } else if frame.x0 > middle {
            Column::Right
        } else {
            Column::Both
        };
        let caption = |line: &&Line| {
            line.part.is_some_and(|of| parts[of] == Part { role: Role::Caption, ..parts[part] })
        };
        let caption: Vec<Line> = lines.iter().filter(caption).cloned().collect();
        let number = caption.first().and_then(|line| number(&line.text()));
        Some(Figure { page, column, frame, ground, number, caption })
    });
    found.collect()
}

/// The number in “Figure 4. …”, in the languages of the program.
fn number(caption: &str) -> Option<u32> {
    let digits =
        ["Figure", "Abbildung", "Figura"].iter().find_map(|word| caption.trim().strip_prefix(word))?;
    let digits = digits.trim_start();
    digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
