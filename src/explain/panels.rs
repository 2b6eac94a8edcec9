//! Panels of a figure side by side, each with the word of its outcome below.

use super::diagram::{Drawn, placed};
use super::figures::{Proved, Verdict};
use crate::game::Variant;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, Scale, at, fitted};
use crate::scene::Size;
use crate::text::{Face, Line, Style};
use crate::units::Length;

/// Room between panels, in millimetres.
const GAP: f64 = 3.0;
/// Least side of a square to which squares shrink for more pictures in a row, in millimetres.
const LEAST_CELL: f64 = 3.7;

/// Place of a figure in its column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FigurePlace {
    /// Sizes of type.
    pub(crate) scale: Scale,
    /// Indent of the words of the rules, in millimetres.
    pub(crate) indent: f64,
    /// Width of the column, in millimetres.
    pub(crate) measure: f64,
}

impl FigurePlace {
    /// Returns the width of the column beside the indent.
    pub(super) const fn room(self) -> f64 {
        self.measure - self.indent
    }

    /// Returns the side of a square in millimetres.
    pub(super) fn cell(self) -> f64 {
        self.scale.leading() * self.scale.square
    }

    /// Returns the place for squares with sides of `cell` millimetres.
    fn with(self, cell: f64) -> Self {
        Self { scale: Scale { square: cell / self.scale.leading(), ..self.scale }, ..self }
    }
}

/// Returns the words of the outcomes, one for each panel. `None`: the panel has none.
pub(crate) fn verdicts(composer: &Composer<'_>, figure: &Proved) -> Result<Vec<Option<String>>, LayoutError> {
    let say = |verdict: &Option<Verdict>| {
        verdict.as_ref().map(|verdict| composer.say(verdict.message(), &[])).transpose()
    };
    figure.panels.iter().map(|(_, verdict)| say(verdict)).collect()
}

/// Returns the size of squares with which a figure takes as few rows as squares of a readable size allow, in millimetres; no
/// larger than the usual size.
///
/// # Errors
/// A character without a glyph.
pub(crate) fn cell(
    composer: &Composer<'_>,
    figure: &Proved,
    words: &[Option<String>],
    place: FigurePlace,
) -> Result<f64, LayoutError> {
    let (wish, widest) = (place.cell(), widest(figure));
    for across in (1..=figure.panels.len()).rev() {
        let cell = wish.min(slot(place.room(), across) / widest);
        if cell >= LEAST_CELL.min(wish) && across_most(composer, figure, words, place.with(cell))? >= across {
            return Ok(cell);
        }
    }
    Ok(wish.min(place.room() / widest))
}

/// Draws the panels, with the words of their outcome below, as many in a row as the column has room for.
///
/// # Errors
/// A character without a glyph.
pub(crate) fn draw(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    words: &[Option<String>],
    place: FigurePlace,
) -> Result<Drawn, LayoutError> {
    let cell = place.cell();
    let across = across_most(composer, figure, words, place)?;
    let mut style = verdict_style(composer, place.scale, cell);
    for word in words.iter().flatten() {
        style = fitted(composer, word, style, place.room())?;
    }
    let (across_most, down_most) = figure
        .panels
        .iter()
        .fold((0, 0), |(width, height), (panel, _)| (panel.width().max(width), panel.height().max(height)));
    let mut panels = Vec::new();
    for ((panel, _), word) in figure.panels.iter().zip(words) {
        let panel = panel.clone().grown(across_most, down_most);
        let word = word.as_ref().map(|word| composer.label(word, &style)).transpose()?;
        let drawn = if composer.trial {
            Drawn { size: panel.size(variant, cell), items: Vec::new() }
        } else {
            panel.draw(variant, composer.typesetter, composer.symbols(), cell)?
        };
        panels.push(DrawnPanel { drawn, word });
    }
    Ok(rows(panels, across, style.size.to_mm(), place.scale.leading()))
}

/// Returns how many panels have room beside each other with the words below them: rows are as few as can be, and of one length.
fn across_most(
    composer: &Composer<'_>,
    figure: &Proved,
    words: &[Option<String>],
    place: FigurePlace,
) -> Result<usize, LayoutError> {
    let (cell, count) = (place.cell(), figure.panels.len());
    let style = verdict_style(composer, place.scale, cell);
    let mut widths = Vec::with_capacity(count);
    for word in words {
        let word = word.as_ref().map(|word| composer.label(word, &style)).transpose()?;
        widths.push(word.map_or(0.0, |word| word.width).max(widest(figure) * cell));
    }
    let fits = |across: &usize| {
        let gaps = GAP * across.saturating_sub(1) as f64;
        columns(&widths, *across).iter().sum::<f64>() + gaps <= place.room() + 1e-6
    };
    Ok((1..=count).map(|rows| count.div_ceil(rows)).find(fits).unwrap_or(1))
}

/// Returns the widths of the columns in which panels so wide stand, `across` in each row.
fn columns(widths: &[f64], across: usize) -> Vec<f64> {
    let mut columns = vec![0.0_f64; across.max(1)];
    for row in widths.chunks(across.max(1)) {
        for (column, width) in columns.iter_mut().zip(row) {
            *column = column.max(*width);
        }
    }
    columns
}

/// Returns the width of the widest panel, in squares.
fn widest(figure: &Proved) -> f64 {
    figure.panels.iter().map(|(panel, _)| f64::from(panel.width()) + 0.5).fold(0.0, f64::max)
}

/// Returns the room for each of `across` panels in a row that is `measure` millimetres wide, in millimetres.
fn slot(measure: f64, across: usize) -> f64 {
    (measure - GAP * across.saturating_sub(1) as f64) / across as f64
}

/// A panel with the word under it.
struct DrawnPanel {
    drawn: Drawn,
    word: Option<Line>,
}

impl DrawnPanel {
    fn width(&self) -> f64 {
        self.drawn.size.width.max(self.word.as_ref().map_or(0.0, |word| word.width))
    }
}

/// Draws rows of `across` panels, their words in type of `em` millimetres on lines of `lead` millimetres. Panels of all rows stand
/// below each other.
fn rows(mut panels: Vec<DrawnPanel>, across: usize, em: f64, lead: f64) -> Drawn {
    let widths: Vec<f64> = panels.iter().map(DrawnPanel::width).collect();
    let columns = columns(&widths, across);
    let width = columns.iter().sum::<f64>() + GAP * columns.len().saturating_sub(1) as f64;
    let worded = panels.iter().any(|panel| panel.word.is_some());
    let (mut items, mut y) = (Vec::new(), 0.0);
    while !panels.is_empty() {
        if y > 0.0 {
            y += lead / 2.0;
        }
        let rest = panels.split_off(across.clamp(1, panels.len()));
        let row = std::mem::replace(&mut panels, rest);
        let tall = row.iter().map(|panel| panel.drawn.size.height).fold(0.0, f64::max);
        let mut x = 0.0;
        for (panel, column) in row.into_iter().zip(&columns) {
            let Size { width: across, height: down } = panel.drawn.size;
            // Pictures of a row end at the same height, and the words are below that.
            items.push(placed(panel.drawn, x + (column - across) / 2.0, y + tall - down));
            if let Some(word) = panel.word {
                let left = x + (column - word.width) / 2.0;
                items.extend(at(word, left, y + tall + em * 0.95));
            }
            x += column + GAP;
        }
        y += tall + if worded { lead } else { 0.0 };
    }
    Drawn { size: Size::new(width, y), items }
}

/// Returns the style of the words under a picture with squares of `cell` millimetres.
fn verdict_style(composer: &Composer<'_>, scale: Scale, cell: f64) -> Style {
    let caption = scale.caption(composer.palette.ink);
    let size = Length::pt((cell * 1.6).clamp(7.5, caption.size.to_pt().max(7.5)));
    Style { face: Face::SemiBold, size, ..caption }
}
