//! Paths as operations of a PDF: whole numbers on a grid, and a setting only where it changes.

use crate::render::pdf::convert::miter_limit;
use crate::render::reach;
use crate::scene::{Affine, BezPath, Cap, Color, Join, Paint, Path, PathEl, Point, Rect, Stroke};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Settings};

/// Opacity of fills or of strokes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Alpha {
    /// Whether fills have the opacity; else strokes have it.
    pub(super) is_fill: bool,
    /// Opacity from 0, invisible, to 1, opaque.
    pub(super) value: f64,
}

/// Settings that a reader of the PDF is known to hold at this place: what a form begins with depends on where it is drawn.
#[derive(Clone, Default)]
pub(super) struct PenState {
    fill: Option<Color>,
    stroke: Option<Color>,
    /// Width of lines in hundredths of a step.
    width: Option<i32>,
    cap: Option<Cap>,
    join: Option<Join>,
    miter_limit: Option<f32>,
    /// Dashes and gaps in tenths of a step.
    dash: Option<Vec<i32>>,
    /// Transform from here to the art.
    map: Affine,
}

/// Writer of the operations of a drawing.
pub(super) struct ArtPen {
    content: Content,
    step: f64,
    state: PenState,
    /// Opacities, in the order of their names.
    pub(super) alphas: Vec<Alpha>,
    /// Whether lines take their width from the content that draws the form.
    is_lent: bool,
    /// Box of all that is painted, in the units of the art.
    frame: Option<Rect>,
}

impl ArtPen {
    /// Makes a pen on a grid of this step, in the units of the art.
    pub(super) fn new(step: f64) -> Self {
        let content = Content::with_settings(Settings { pretty: false });
        Self { content, step, state: PenState::default(), alphas: Vec::new(), is_lent: false, frame: None }
    }

    /// Returns the operations, and the box of all that they paint, in the units of the art.
    pub(super) fn finish(self) -> (Vec<u8>, Rect) {
        (self.content.finish().into_vec(), self.frame.unwrap_or_default())
    }

    fn cover(&mut self, painted: Rect) {
        let painted = self.state.map.transform_rect_bbox(painted);
        self.frame = Some(self.frame.map_or(painted, |frame| frame.union(painted)));
    }

    /// Writes an operation on points, which are rounded to the grid.
    fn points<const N: usize>(&mut self, points: [Point; N], operator: &str) {
        let step = self.step;
        // As `round` does it, in a third of the time.
        let nearest = |steps: f64| (steps + 0.5_f64.copysign(steps)) as i32;
        let on_grid = |point: Point| [point.x, point.y].map(|length| nearest(length / step));
        self.content.op(operator).operands(points.into_iter().flat_map(on_grid));
    }

    /// Returns the number of bytes so far.
    pub(super) fn len(&self) -> usize {
        self.content.len()
    }

    /// Saves the settings, so that what follows leaves none behind.
    pub(super) fn save(&mut self) -> PenState {
        self.content.save_state();
        self.state.clone()
    }

    /// Brings saved settings back.
    pub(super) fn restore(&mut self, state: PenState) {
        self.content.restore_state();
        self.state = state;
    }

    fn apart(&mut self, act: impl FnOnce(&mut Self)) {
        let state = self.save();
        act(self);
        self.restore(state);
    }

    /// Moves all that follows; lengths that are drawn under the transform are multiplied by `unit`.
    pub(super) fn map(&mut self, transform: Affine, unit: f64) {
        self.state.map *= transform;
        let parts = transform.as_coeffs();
        let turned = [0, 1, 2, 3].map(|nth| (parts[nth] * unit * 1e6).round() / 1e6);
        let moved = [4, 5].map(|nth| (parts[nth] / self.step * 10.0).round() / 10.0);
        self.content.op("cm").operands([turned.as_slice(), &moved].concat().iter().map(|part| *part as f32));
    }

    /// Clips to the inside of an outline. Returns false if nothing is left inside.
    pub(super) fn clip(&mut self, outline: &BezPath) -> bool {
        let is_open = !outline.elements().is_empty() && outline.is_finite();
        if is_open {
            self.outline(outline, true);
            self.content.clip_nonzero().end_path();
        }
        is_open
    }

    /// Draws a form by the number of its name; `frame` is its box.
    pub(super) fn form(&mut self, number: usize, frame: Rect) {
        self.cover(frame);
        self.content.x_object(Name(format!("x{number}").as_bytes()));
    }

    /// Paints a path of a part that twins share; its line has a width of its own, or one that the twin lends it.
    pub(super) fn paint_part(&mut self, path: &Path, is_lent: bool) {
        self.is_lent = is_lent;
        if is_lent || path.stroke.is_none() {
            self.paint(path);
        } else {
            // Its width must not change that of the lines behind it.
            self.apart(|pen| pen.paint(path));
        }
    }

    /// Paints a path.
    pub(super) fn paint(&mut self, path: &Path) {
        let bounds = path.outline.control_box();
        let is_seen = path.outline.elements().len() > 1
            && path.outline.is_finite()
            && (bounds.width() > 0.0 || bounds.height() > 0.0);
        if !is_seen {
            return;
        }
        // Some readers show a trace of a fill that has no area.
        let has_area = bounds.width() > 0.0 && bounds.height() > 0.0 && path.outline.elements().len() > 2;
        let fill = path.fill.as_ref().and_then(solid).filter(|_| has_area);
        let stroke = path.stroke.as_ref().and_then(|stroke| Some((stroke, solid(&stroke.paint)?)));
        let beyond = stroke.map_or(0.0, |(stroke, _)| reach::of_line(stroke));
        self.cover(bounds.inflate(beyond, beyond));
        if path.opacity < 1.0 {
            // Fill and stroke one after the other: the fill shows through a translucent stroke.
            let opacity = path.opacity.max(0.0);
            if fill.is_some() {
                self.apart(|pen| {
                    pen.alpha(Alpha { is_fill: true, value: opacity });
                    pen.filled_and_stroked(path, fill, None);
                });
            }
            if stroke.is_some() {
                self.apart(|pen| {
                    pen.alpha(Alpha { is_fill: false, value: opacity });
                    pen.filled_and_stroked(path, None, stroke);
                });
            }
        } else {
            self.filled_and_stroked(path, fill, stroke);
        }
    }

    fn filled_and_stroked(&mut self, path: &Path, fill: Option<Color>, stroke: Option<(&Stroke, Color)>) {
        let operator = match (fill.is_some(), stroke.is_some(), path.even_odd) {
            (true, false, false) => "f",
            (true, false, true) => "f*",
            (true, true, false) => "B",
            (true, true, true) => "B*",
            (false, true, _) => "S",
            (false, false, _) => return,
        };
        if let Some(color) = fill {
            let before = self.state.fill.replace(color);
            self.color(color, before, ["g", "cs", "scn"]);
        }
        if let Some((stroke, color)) = stroke {
            let before = self.state.stroke.replace(color);
            self.color(color, before, ["G", "CS", "SCN"]);
            self.line(stroke);
        }
        self.outline(&path.outline, stroke.is_none());
        self.content.op(operator);
    }

    fn alpha(&mut self, alpha: Alpha) {
        let known = self.alphas.iter().position(|known| *known == alpha);
        let number = known.unwrap_or_else(|| {
            self.alphas.push(alpha);
            self.alphas.len() - 1
        });
        self.content.set_parameters(Name(format!("g{number}").as_bytes()));
    }

    /// Writes a colour: a grey by its own operator, any other in the colour space, which may be set already.
    fn color(&mut self, color: Color, before: Option<Color>, [grey, space, mixed]: [&str; 3]) {
        if before == Some(color) {
            return;
        }
        // Three decimals: each of the 256 values is read back unchanged.
        let share = |part: u8| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0;
        if color.is_grey() {
            self.content.op(grey).operand(share(color.r));
            return;
        }
        if before.is_none_or(Color::is_grey) {
            self.content.op(space).operand(Name(b"c0"));
        }
        self.content.op(mixed).operands([color.r, color.g, color.b].map(share));
    }

    /// Sets the width of lines.
    pub(super) fn width(&mut self, stroke: &Stroke) {
        let width = (stroke.width / self.step * 100.0).round() as i32;
        if self.state.width.replace(width) != Some(width) {
            self.content.set_line_width(width.max(0) as f32 / 100.0);
        }
    }

    /// Sets how lines are drawn.
    fn line(&mut self, stroke: &Stroke) {
        if !self.is_lent {
            self.width(stroke);
        }
        let state = &mut self.state;
        if state.cap.replace(stroke.cap) != Some(stroke.cap) {
            self.content.set_line_cap(match stroke.cap {
                Cap::Butt => LineCapStyle::ButtCap,
                Cap::Round => LineCapStyle::RoundCap,
                Cap::Square => LineCapStyle::ProjectingSquareCap,
            });
        }
        if state.join.replace(stroke.join) != Some(stroke.join) {
            self.content.set_line_join(match stroke.join {
                Join::Miter => LineJoinStyle::MiterJoin,
                Join::Round => LineJoinStyle::RoundJoin,
                Join::Bevel => LineJoinStyle::BevelJoin,
            });
        }
        let limit = miter_limit(stroke);
        if stroke.join == Join::Miter && state.miter_limit.replace(limit) != Some(limit) {
            self.content.set_miter_limit((limit * 1000.0).round() / 1000.0);
        }
        let dash: Vec<i32> =
            stroke.dash.iter().map(|length| (length / self.step * 10.0).round() as i32).collect();
        if state.dash.as_ref() != Some(&dash) {
            self.content.set_dash_pattern(dash.iter().map(|length| *length as f32 / 10.0), 0.0);
            state.dash = Some(dash);
        }
    }

    /// Writes an outline. An outline that is only filled need not be closed.
    fn outline(&mut self, outline: &BezPath, is_filled: bool) {
        let mut last = Point::ORIGIN;
        for (nth, element) in outline.elements().iter().enumerate() {
            match *element {
                PathEl::MoveTo(start) => self.points([start], "m"),
                PathEl::LineTo(end) => self.points([end], "l"),
                PathEl::QuadTo(control, end) => {
                    let near = |point: Point| point + (control - point) * (2.0 / 3.0);
                    self.points([near(last), near(end), end], "c");
                }
                PathEl::CurveTo(first, second, end) => self.points([first, second, end], "c"),
                PathEl::ClosePath => {
                    let is_over = matches!(outline.elements().get(nth + 1), None | Some(PathEl::MoveTo(_)));
                    if !(is_filled && is_over) {
                        self.content.close_path();
                    }
                }
            }
            last = element.end_point().unwrap_or(last);
        }
    }
}

fn solid(paint: &Paint) -> Option<Color> {
    match paint {
        Paint::Solid(color) => Some(*color),
        Paint::Gradient(_) => None,
    }
}
