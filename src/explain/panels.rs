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
/// Least share of their size that squares must keep for pictures to be indented like the rules, not over the whole column.
const INDENTED: f64 = 0.9;
/// Least side of a square to which squares shrink for more pictures in a row, in millimetres.
const LEAST_CELL: f64 = 4.2;

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
}

/// Returns the words of the outcomes, one for each panel. `None`: the panel has none.
pub(crate) fn verdicts(composer: &Composer<'_>, figure: &Proved) -> Result<Vec<Option<String>>, LayoutError> {
    let say = |verdict: &Option<Verdict>| {
        verdict.as_ref().map(|verdict| composer.say(verdict.message(), &[])).transpose()
    };
    figure.panels.iter().map(|(_, verdict)| say(verdict)).collect()
}

/// Draws the panels, with the words of their outcome below, in as few rows as squares of a readable size allow, no row wider than
/// the column.
pub(crate) fn draw(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    words: &[Option<String>],
    place: FigurePlace,
) -> Result<Drawn, LayoutError> {
    let scale = place.scale;
    let indented = layout(composer, figure, words, scale, place.room())?;
    let whole = layout(composer, figure, words, scale, place.measure)?;
    let is_worse = indented.across < whole.across || indented.cell < whole.cell * INDENTED;
    let chosen = if is_worse { whole } else { indented };
    rows_of(composer, variant, figure, words, scale, chosen, place.measure)
}

/// Draws the panels with the layout given, with words no longer than `longest` millimetres.
fn rows_of(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    words: &[Option<String>],
    scale: Scale,
    PanelLayout { cell, across }: PanelLayout,
    longest: f64,
) -> Result<Drawn, LayoutError> {
    let mut style = verdict_style(composer, scale, cell);
    for word in words.iter().flatten() {
        style = fitted(composer, word, style, longest)?;
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
    Ok(rows(panels, across, style.size.to_mm()))
}

/// Arrangement of panels.
#[derive(Clone, Copy)]
struct PanelLayout {
    /// Side of a square in millimetres.
    cell: f64,
    /// Panels in a row.
    across: usize,
}

/// Returns the layout with the fewest rows in which the squares are not too small and the words not too wide.
fn layout(
    composer: &Composer<'_>,
    figure: &Proved,
    words: &[Option<String>],
    scale: Scale,
    measure: f64,
) -> Result<PanelLayout, LayoutError> {
    let widest = widest(figure);
    // All figures have squares of one size if they can.
    let wish = scale.leading() * scale.square;
    let count = figure.panels.len();
    let mut layout = PanelLayout { cell: wish.min(measure / widest), across: 1 };
    for rows in (1..=count).rev() {
        let across = count.div_ceil(rows);
        let slot = slot(measure, across);
        let cell = wish.min(slot / widest);
        let style = verdict_style(composer, scale, cell);
        let mut fits = cell >= (wish * 0.8).min(LEAST_CELL);
        for word in words.iter().flatten() {
            fits &= composer.label(word, &style)?.width <= slot + 0.5 * GAP;
        }
        if fits {
            layout = PanelLayout { cell, across };
        }
    }
    Ok(layout)
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

/// Draws rows of `across` panels, their words in type of `em` millimetres. Panels are equally far apart in all rows, which all
/// begin at the left edge of the drawing.
fn rows(mut panels: Vec<DrawnPanel>, across: usize, em: f64) -> Drawn {
    let slot = panels.iter().map(DrawnPanel::width).fold(0.0, f64::max);
    // A long word under a panel farther right makes all slots wide: panels on the left are not moved in by it.
    let widest_of_first = panels.iter().step_by(across.max(1)).map(DrawnPanel::width).fold(0.0, f64::max);
    let before = (slot - widest_of_first) / 2.0;
    let width = slot * across as f64 + GAP * across.saturating_sub(1) as f64 - before;
    let worded = panels.iter().any(|panel| panel.word.is_some());
    let (mut items, mut y) = (Vec::new(), 0.0);
    while !panels.is_empty() {
        if y > 0.0 {
            y += GAP * 0.6;
        }
        let rest = panels.split_off(across.min(panels.len()));
        let row = std::mem::replace(&mut panels, rest);
        let tall = row.iter().map(|panel| panel.drawn.size.height).fold(0.0, f64::max);
        let mut x = -before;
        for panel in row {
            let Size { width: across, height: down } = panel.drawn.size;
            // Pictures of a row end at the same height, and the words are below that.
            items.push(placed(panel.drawn, x + (slot - across) / 2.0, y + tall - down));
            if let Some(word) = panel.word {
                let left = x + (slot - word.width) / 2.0;
                items.extend(at(word, left, y + tall + em * 0.95));
            }
            x += slot + GAP;
        }
        y += tall + if worded { em * 1.25 } else { 0.0 };
    }
    Drawn { size: Size::new(width, y), items }
}

/// Returns the style of the words under a picture with squares of `cell` millimetres.
fn verdict_style(composer: &Composer<'_>, scale: Scale, cell: f64) -> Style {
    let caption = scale.caption(composer.palette.ink);
    let size = Length::pt((cell * 1.6).clamp(7.5, caption.size.to_pt().max(7.5)));
    Style { face: Face::SemiBold, size, ..caption }
}
