//! Paths as operations of a PDF: whole numbers on a grid, and a setting only where it changes.

use super::shapes;
use crate::render::pdf::convert::miter_limit;
use crate::render::pdf::numbers;
use crate::render::reach;
use crate::scene::{Affine, BezPath, Cap, Color, Join, Paint, Path, PathEl, Point, Rect, Stroke};

/// Opacity of fills or of strokes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::render::pdf) struct Alpha {
    /// Whether fills have the opacity; else strokes have it.
    pub(super) is_fill: bool,
    /// Opacity from 0, invisible, to 1, opaque.
    pub(super) value: f64,
}

/// Source of the width of a stroke.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum WidthFrom {
    /// The stroke of the path itself.
    Line,
    /// The content that draws the form in which the path stands.
    User,
}

/// Settings that a reader of the PDF holds at this place.
#[derive(Clone, Default, PartialEq)]
struct PenState {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<i64>,
    miter_limit: Option<f32>,
    cap: u8,
    join: u8,
    dash: Vec<i64>,
}

/// Bytes reserved for operations: enough for most drawings and most of their parts.
const ROOM: usize = 2048;

/// Writer of the operations of a drawing.
pub(super) struct ArtPen {
    pub(super) out: Vec<u8>,
    step: f64,
    state: PenState,
    /// Whether a `q` has saved settings that `Q` must bring back before anything else is drawn.
    is_open: bool,
    pub(super) alphas: Vec<Alpha>,
    /// Whether any colour has a hue, so that the form needs the colour space.
    pub(super) has_hue: bool,
}

impl ArtPen {
    pub(super) fn new(step: f64) -> Self {
        Self {
            out: Vec::with_capacity(ROOM),
            step,
            state: PenState::default(),
            is_open: false,
            alphas: Vec::new(),
            has_hue: false,
        }
    }

    /// Returns the step of the grid.
    pub(super) const fn step(&self) -> f64 {
        self.step
    }

    /// Returns a length in steps of the grid, rounded to the nearest whole number, halves away from zero.
    fn grid(&self, length: f64) -> i64 {
        let steps = length / self.step;
        (steps + if steps < 0.0 { -0.5 } else { 0.5 }) as i64
    }

    /// Writes an operator.
    pub(super) fn word(&mut self, word: &str) {
        self.apart();
        self.out.extend_from_slice(word.as_bytes());
    }

    /// Writes a space between two words that would else be read as one.
    fn apart(&mut self) {
        if self.out.last().is_some_and(|last| !matches!(last, b'[' | b']')) {
            self.out.push(b' ');
        }
    }

    fn number(&mut self, value: i64, decimals: usize) {
        self.apart();
        numbers::push(&mut self.out, value, decimals);
    }

    fn point(&mut self, (x, y): (i64, i64)) {
        self.number(x, 0);
        self.number(y, 0);
    }

    /// Writes a transform as an operation; lengths that are drawn under it are multiplied by `unit`.
    pub(super) fn map(&mut self, map: Affine, unit: f64) {
        let parts = map.as_coeffs();
        for part in &parts[..4] {
            self.apart();
            numbers::push_rounded(&mut self.out, part * unit, 6);
        }
        for part in &parts[4..] {
            self.apart();
            numbers::push_rounded(&mut self.out, part / self.step, 1);
        }
        self.word("cm");
    }

    /// Writes `q`, unless it is written already, to save the settings before any is changed.
    pub(super) fn open(&mut self) {
        if !self.is_open {
            self.word("q");
            self.is_open = true;
        }
    }

    /// Writes `Q` to bring the saved settings back, if any are saved.
    pub(super) fn close(&mut self) {
        if self.is_open {
            self.word("Q");
            self.is_open = false;
            self.state = PenState::default();
        }
    }

    /// Sets the stroke width for a form that takes its width from outside, and no other setting.
    pub(super) fn lend(&mut self, width: Option<f64>) {
        let alone = PenState { width: self.state.width, ..PenState::default() };
        if self.state != alone {
            self.close();
        }
        self.open();
        if let Some(width) = width {
            self.width(width);
        }
    }

    fn width(&mut self, width: f64) {
        // Width in hundredths of a step.
        let width = (width / self.step * 100.0).round() as i64;
        if self.state.width != Some(width) {
            self.number(width, 2);
            self.word("w");
            self.state.width = Some(width);
        }
    }

    /// Clips to the inside of an outline. Returns false if nothing is left inside.
    pub(super) fn clip(&mut self, outline: &BezPath) -> bool {
        if outline.elements().is_empty() || !outline.is_finite() {
            return false;
        }
        self.outline(outline, true);
        self.word("W n");
        true
    }

    /// Paints a path. Returns the box of what it covers; `None`: nothing of it is to be seen.
    pub(super) fn paint(&mut self, path: &Path, width_from: WidthFrom) -> Option<Rect> {
        let bounds = path.outline.control_box();
        let is_seen = path.outline.elements().len() > 1
            && path.outline.is_finite()
            && (bounds.width() > 0.0 || bounds.height() > 0.0);
        if !is_seen {
            return None;
        }
        // Some readers show a trace of a fill that has no area.
        let has_area = bounds.width() > 0.0 && bounds.height() > 0.0 && path.outline.elements().len() > 2;
        let fill = path.fill.as_ref().and_then(solid).filter(|_| has_area);
        let stroke = path.stroke.as_ref().and_then(|stroke| Some((stroke, solid(&stroke.paint)?)));
        let by_rule = |plain: &'static str, other: &'static str| if path.even_odd { other } else { plain };
        if path.opacity < 1.0 {
            // Fill and stroke one after the other: the fill shows through a translucent stroke.
            if let Some(color) = fill {
                self.apart_from_the_rest(|pen| {
                    pen.alpha(true, path.opacity);
                    pen.fill(color);
                    pen.outline(&path.outline, true);
                    pen.word(by_rule("f", "f*"));
                });
            }
            if let Some((stroke, color)) = stroke {
                self.apart_from_the_rest(|pen| {
                    pen.alpha(false, path.opacity);
                    pen.stroke(stroke, color, width_from);
                    pen.outline(&path.outline, false);
                    pen.word("S");
                });
            }
        } else {
            self.open();
            if let (Some(color), None, Some((radius, centers))) = (fill, stroke, shapes::dots(&path.outline))
            {
                self.dots(color, radius, &centers);
                return Some(bounds);
            }
            if let Some(color) = fill {
                self.fill(color);
            }
            if let Some((stroke, color)) = stroke {
                self.stroke(stroke, color, width_from);
            }
            let word = match (fill, stroke) {
                (Some(_), None) => by_rule("f", "f*"),
                (Some(_), Some(_)) => by_rule("B", "B*"),
                (None, Some(_)) => "S",
                (None, None) => return None,
            };
            self.outline(&path.outline, stroke.is_none());
            self.word(word);
        }
        let reach = stroke.map_or(0.0, |(stroke, _)| reach::of_line(stroke));
        Some(bounds.inflate(reach, reach))
    }

    /// Runs `act` between `q` and `Q`, so that it leaves no setting behind.
    pub(super) fn apart_from_the_rest(&mut self, act: impl FnOnce(&mut Self)) {
        let state = self.state.clone();
        self.word("q");
        act(self);
        self.word("Q");
        self.state = state;
    }

    fn alpha(&mut self, is_fill: bool, value: f64) {
        let alpha = Alpha { is_fill, value: value.max(0.0) };
        let known = self.alphas.iter().position(|known| *known == alpha);
        let number = known.unwrap_or_else(|| {
            self.alphas.push(alpha);
            self.alphas.len() - 1
        });
        self.word(&format!("/g{number} gs"));
    }

    /// Writes a colour: a grey by its own operator, any other in the colour space, which may be set already.
    fn color(&mut self, color: Color, last: Option<Color>, [grey, space, mixed]: [&str; 3]) {
        // Three decimals: each of the 256 values is read back unchanged.
        let decimals = |part: u8| (i64::from(part) * 1000 + 127) / 255;
        if color.is_grey() {
            self.number(decimals(color.r), 3);
            self.word(grey);
            return;
        }
        self.has_hue = true;
        if last.is_none_or(Color::is_grey) {
            self.word(space);
        }
        for part in [color.r, color.g, color.b] {
            self.number(decimals(part), 3);
        }
        self.word(mixed);
    }

    fn fill(&mut self, color: Color) {
        if self.state.fill != Some(color) {
            self.color(color, self.state.fill, ["g", "/c0 cs", "scn"]);
            self.state.fill = Some(color);
        }
    }

    fn stroke(&mut self, stroke: &Stroke, color: Color, width_from: WidthFrom) {
        if self.state.stroke != Some(color) {
            self.color(color, self.state.stroke, ["G", "/c0 CS", "SCN"]);
            self.state.stroke = Some(color);
        }
        if width_from == WidthFrom::Line {
            self.width(stroke.width);
        }
        let cap = match stroke.cap {
            Cap::Butt => 0,
            Cap::Round => 1,
            Cap::Square => 2,
        };
        if self.state.cap != cap {
            self.number(cap.into(), 0);
            self.word("J");
            self.state.cap = cap;
        }
        let join = match stroke.join {
            Join::Miter => 0,
            Join::Round => 1,
            Join::Bevel => 2,
        };
        if self.state.join != join {
            self.number(join.into(), 0);
            self.word("j");
            self.state.join = join;
        }
        // A reader begins with a miter limit of 10.
        if join == 0 && self.state.miter_limit != Some(miter_limit(stroke)) {
            self.apart();
            numbers::push_rounded(&mut self.out, f64::from(miter_limit(stroke)), 3);
            self.word("M");
            self.state.miter_limit = Some(miter_limit(stroke));
        }
        let dash: Vec<i64> =
            stroke.dash.iter().map(|length| (length / self.step * 10.0).round() as i64).collect();
        if self.state.dash != dash {
            self.out.push(b'[');
            for &length in &dash {
                self.number(length, 1);
            }
            self.out.extend_from_slice(b"]0 d");
            self.state.dash = dash;
        }
    }

    /// Paints dots as strokes of no length with round caps: by the standard each is a disc, in a sixth of the bytes. Settings
    /// that forms take from outside stay as they are.
    fn dots(&mut self, color: Color, radius: f64, centers: &[Point]) {
        self.apart_from_the_rest(|pen| {
            let line = Stroke::new(color, 2.0 * radius).rounded();
            pen.stroke(&line, color, WidthFrom::Line);
            for center in centers {
                let place = (pen.grid(center.x), pen.grid(center.y));
                pen.point(place);
                pen.word("m");
                pen.point(place);
                pen.word("l");
            }
            pen.word("S");
        });
    }

    /// Writes an outline. An outline that is only filled need not be closed.
    fn outline(&mut self, outline: &BezPath, is_filled: bool) {
        let elements = outline.elements();
        let (mut at, mut last, mut exact) = (0, (0, 0), Point::ORIGIN);
        while let Some(element) = elements.get(at) {
            at += 1;
            let place = |pen: &Self, point: Point| (pen.grid(point.x), pen.grid(point.y));
            match *element {
                PathEl::MoveTo(start) => {
                    if let Some((far, length)) = shapes::rectangle(&elements[at - 1..]) {
                        let (near, far) = (place(self, start), place(self, far));
                        self.point(near);
                        self.point((far.0 - near.0, far.1 - near.1));
                        self.word("re");
                        at += length - 1;
                        continue;
                    }
                    last = place(self, start);
                    self.point(last);
                    self.word("m");
                    exact = start;
                }
                PathEl::LineTo(end) => {
                    last = place(self, end);
                    self.point(last);
                    self.word("l");
                    exact = end;
                }
                PathEl::QuadTo(control, end) => {
                    let first = exact + (control - exact) * (2.0 / 3.0);
                    let second = end + (control - end) * (2.0 / 3.0);
                    last = self.curve(last, [first, second, end]);
                    exact = end;
                }
                PathEl::CurveTo(first, second, end) => {
                    last = self.curve(last, [first, second, end]);
                    exact = end;
                }
                PathEl::ClosePath => {
                    let is_over = matches!(elements.get(at), None | Some(PathEl::MoveTo(_)));
                    if !(is_filled && is_over) {
                        self.word("h");
                    }
                }
            }
        }
    }

    /// Writes a curve that begins at the last point. Returns the end of the curve on the grid.
    fn curve(&mut self, last: (i64, i64), points: [Point; 3]) -> (i64, i64) {
        let [first, second, end] = points.map(|point| (self.grid(point.x), self.grid(point.y)));
        if first == last {
            self.point(second);
            self.point(end);
            self.word("v");
        } else if second == end {
            self.point(first);
            self.point(end);
            self.word("y");
        } else {
            self.point(first);
            self.point(second);
            self.point(end);
            self.word("c");
        }
        end
    }
}

fn solid(paint: &Paint) -> Option<Color> {
    match paint {
        Paint::Solid(color) => Some(*color),
        Paint::Gradient(_) => None,
    }
}
