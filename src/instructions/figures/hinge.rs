//! The two hinges of a laminated board in cross-section: tape behind the seam, or film that joins in a gap.

use crate::layout::compose::{Composer, at, plain};
use crate::layout::{Content, LayoutError};
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};

/// Room between the two drawings, in millimetres.
const GAP: f64 = 8.0;
/// Height of a drawing with its labels, in millimetres.
const HEIGHT: f64 = 8.6;
/// Upper side of the upper film in millimetres: the labels stand above it.
const TOP: f64 = 4.4;
/// Room for the words under a drawing, in millimetres.
const CAPTION: f64 = 5.0;
/// Thickness of the paper in millimetres, far thicker than real.
const PAPER: f64 = 1.6;
/// Thickness of a film in millimetres.
const FILM: f64 = 0.5;

/// Draws both hinges side by side in `width` millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn draw(composer: &mut Composer<'_>, width: f64) -> Result<Content, LayoutError> {
    let side = (width - GAP) / 2.0;
    let figure = composer.marks.fresh();
    let mut drawing = taped(composer, side);
    drawing.extend(labels(composer, side)?);
    drawing.push(Item::moved(filmed(composer, side), side + GAP, 0.0));
    let mut items = vec![Item::marked(figure, drawing)];
    let alt = plain(&composer.say("alt-hinge", &[])?);
    let mut structure = vec![Node::leaf(Tag::Figure { alt }, figure)];
    for (id, left) in [("hinge-tape", 0.0), ("hinge-film", side + GAP)] {
        let style = Style { face: Face::Italic, ..small(composer, 8.5) };
        let line = composer.label(&composer.say(id, &[])?, &style)?;
        let mark = composer.marks.fresh();
        let x = left + (side - line.width) / 2.0;
        items.push(Item::marked(mark, at(line, x, HEIGHT + 3.8)));
        structure.push(Node::leaf(Tag::Caption, mark));
    }
    let structure = vec![Node::of(Tag::Section, structure)];
    Ok(Content { size: Size::new(width, HEIGHT + CAPTION), items, structure })
}

fn filled(area: Rect, color: Color) -> Item {
    Path::fill(area.to_path(0.01), color).into()
}

/// Draws the paper of a half of the board, with its printed side on top.
fn paper(composer: &Composer<'_>, x0: f64, x1: f64, top: f64) -> Vec<Item> {
    let sheet = Rect::new(x0, top, x1, top + PAPER);
    let ink = Rect::new(x0, top, x1, top + 0.4);
    let edge = Stroke::new(composer.palette.ink, 0.15);
    vec![
        filled(sheet, composer.palette.ground.mix(Color::WHITE, 0.45)),
        filled(ink, composer.palette.accent),
        Path::stroke(sheet.to_path(0.01), edge).into(),
    ]
}

/// Draws two laminated halves that meet, with tape under both.
fn taped(composer: &Composer<'_>, width: f64) -> Vec<Item> {
    let (middle, top) = (width / 2.0, TOP);
    let film = composer.palette.quiet.mix(Color::WHITE, 0.5);
    let mut items = Vec::new();
    for (x0, x1) in [(0.0, middle - 0.15), (middle + 0.15, width)] {
        items.push(filled(Rect::new(x0, top, x1, top + FILM), film));
        items.extend(paper(composer, x0, x1, top + FILM));
        items.push(filled(Rect::new(x0, top + FILM + PAPER, x1, top + 2.0 * FILM + PAPER), film));
    }
    let under = top + 2.0 * FILM + PAPER + 0.15;
    items.push(filled(Rect::new(middle - 6.0, under, middle + 6.0, under + 0.7), composer.palette.ink));
    items
}

/// Sets the names of the layers of the left drawing, in small print above it, each with a line to its layer.
fn labels(composer: &Composer<'_>, width: f64) -> Result<Vec<Item>, LayoutError> {
    let style = Style { face: Face::Italic, ..small(composer, 7.5) };
    let sheet = TOP + FILM + PAPER;
    let mut items = Vec::new();
    for (id, middle, layer) in [
        ("hinge-label-film", width * 0.12, TOP + FILM / 2.0),
        ("hinge-label-paper", width * 0.32, sheet - PAPER / 2.0),
        ("hinge-label-tape", width / 2.0 + 3.0, sheet + FILM + 0.5),
    ] {
        let line = composer.label(&composer.say(id, &[])?, &style)?;
        let x = middle - line.width / 2.0;
        items.extend(at(line, x, 2.2));
        let mut path = BezPath::new();
        path.move_to((middle, 3.0));
        path.line_to((middle, layer));
        items.push(Path::stroke(path, Stroke::new(composer.palette.ink, 0.2)).into());
    }
    Ok(items)
}

/// Draws two halves in the same films, which bend together in the gap.
fn filmed(composer: &Composer<'_>, width: f64) -> Vec<Item> {
    let (middle, top) = (width / 2.0, TOP);
    // The gap is drawn at twice its width, to be seen; the paper is even further out of scale.
    let (gap, slope) = (2.0, 1.6);
    let film = Stroke::new(composer.palette.quiet.mix(Color::WHITE, 0.5), FILM);
    let mut items = Vec::new();
    for (x0, x1) in [(0.0, middle - gap - slope), (middle + gap + slope, width)] {
        items.extend(paper(composer, x0, x1, top + FILM));
    }
    let center = top + FILM + PAPER / 2.0;
    for (flat, joined) in
        [(top + FILM / 2.0, center - FILM / 2.0), (top + 1.5 * FILM + PAPER, center + FILM / 2.0)]
    {
        let mut path = BezPath::new();
        path.move_to((0.0, flat));
        path.line_to((middle - gap - slope, flat));
        path.line_to((middle - gap, joined));
        path.line_to((middle + gap, joined));
        path.line_to((middle + gap + slope, flat));
        path.line_to((width, flat));
        items.push(Path::stroke(path, film.clone()).into());
    }
    items
}
