//! Paths as operations of a PDF: whole numbers on a grid, and a setting only where it changes.

use super::shapes;
use crate::render::pdf::convert::miter_limit;
use crate::render::pdf::numbers;
use crate::render::reach;
use crate::scene::{Affine, BezPath, Cap, Color, Join, Paint, Path, PathEl, Point, Rect, Stroke};

/// How much of what is beneath a paint covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::render::pdf) struct Alpha {
    /// Whether it is about fills, or about lines.
    pub(super) is_fill: bool,
    /// 0 is invisible, 1 opaque.
    pub(super) value: f64,
}

/// Where the width of a line comes from.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum WidthFrom {
    /// The line itself.
    Line,
    /// Whoever draws the form that the line is in.
    User,
}

/// Settings that a reader holds.
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

/// Bytes that most drawings and most of their parts need.
const ROOM: usize = 2048;

/// Writes operations.
pub(super) struct ArtPen {
    pub(super) out: Vec<u8>,
    step: f64,
    state: PenState,
    /// Whether settings have been saved that must come back before anything else is drawn.
    is_open: bool,
    pub(super) alphas: Vec<Alpha>,
    /// Whether any colour has a hue, so that the space of colours is needed.
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

    /// The step of the grid.
    pub(super) const fn step(&self) -> f64 {
        self.step
    }

    /// A length on the grid, rounded away from zero at the half.
    fn grid(&self, length: f64) -> i64 {
        let steps = length / self.step;
        (steps + if steps < 0.0 { -0.5 } else { 0.5 }) as i64
    }

    /// Writes an operator.
    pub(super) fn word(&mut self, word: &str) {
        self.apart();
        self.out.extend_from_slice(word.as_bytes());
    }

    /// Parts what would else be read as one.
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

    /// Writes a map as an operation; lengths of what stands beneath it are multiplied by `unit`.
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

    /// Saves the settings, once, before any is changed.
    pub(super) fn open(&mut self) {
        if !self.is_open {
            self.word("q");
            self.is_open = true;
        }
    }

    /// Brings the settings back.
    pub(super) fn close(&mut self) {
        if self.is_open {
            self.word("Q");
            self.is_open = false;
            self.state = PenState::default();
        }
    }

    /// Sets a line's width for a form that takes it from here, and nothing else.
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
        // Hundredths of a step.
        let width = (width / self.step * 100.0).round() as i64;
        if self.state.width != Some(width) {
            self.number(width, 2);
            self.word("w");
            self.state.width = Some(width);
        }
    }

    /// Cuts off what lies outside an outline; false if nothing is left.
    pub(super) fn clip(&mut self, outline: &BezPath) -> bool {
        if outline.elements().is_empty() || !outline.is_finite() {
            return false;
        }
        self.outline(outline, true);
        self.word("W n");
        true
    }

    /// Paints a path; the box of what it covers, if it is to be seen.
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
            // Fill and line one after the other: what lies under a translucent line shows through.
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

    /// Does something that leaves no setting behind.
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

    /// Writes a colour by the operator for greys, or that for all others in their space, which may be set already.
    fn color(&mut self, color: Color, last: Option<Color>, [grey, space, mixed]: [&str; 3]) {
        // Three decimals, of which every part is read back as it was.
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
        // A reader begins with 10.
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

    /// Paints dots as lines of no length with round ends, which by the standard are just that, in a sixth of the bytes. Settings
    /// that others take from elsewhere stay as they are.
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

    /// Writes an outline. One that is only filled need not be closed.
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

    /// A curve from the last place; its end.
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
