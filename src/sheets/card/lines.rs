//! The cuts of a sheet on which everything lies edge to edge: thin lines, and where each of the long ones begins a pair of
//! scissors with its number.

use super::DrawnSheet;
use crate::imposition::CutLine;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2, circle};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};

/// Width of the lines, in millimetres, and their grey: dark enough for a printer that is short of toner, light enough for the
/// rest of a line that stays on a piece.
const LINE: f64 = 0.2;
const GREY: Color = Color::rgb(105, 105, 105);
/// The grey of the signs.
const SIGN_GREY: Color = Color::rgb(60, 60, 60);
/// Length and half the height of the scissors, in millimetres.
const SCISSORS: (f64, f64) = (3.0, 1.05);
/// Length and height of a sign (scissors and number) along and across its line, in millimetres.
const ALONG: f64 = 4.9;
const ACROSS: f64 = 2.8;
/// Gap between a sign and the line, in millimetres.
const CLEAR: f64 = 0.3;
/// Distance from the corner to a sign above or below its line, in millimetres: past the sign of the vertical line.
const PAST: f64 = 9.0;
/// Size of the numbers, in points.
const NUMBER: f64 = 7.5;
/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// Place of a sign.
#[derive(Clone, Copy)]
enum SignPlace {
    /// Before the line, pointing along it: the start of the line.
    Before(Point),
    /// Beside a line across the page, pointing to the right: the sign's left end and its middle.
    Beside(Point),
}

impl DrawnSheet<'_> {
    /// Draws all cuts of the sheet.
    pub(super) fn cut_lines(&mut self, composer: &Composer<'_>) -> Result<(), LayoutError> {
        let mut path = BezPath::new();
        for line in self.lines {
            path.move_to(line.from);
            path.line_to(line.to);
        }
        self.items.push(Path::stroke(path, Stroke::new(GREY, LINE)).into());
        let ends = self.lines.iter().flat_map(|line| [line.from, line.to]);
        let whole = ends
            .map(|end| Rect::from_points(end, end))
            .reduce(|one, other| one.union(other))
            .unwrap_or(Rect::ZERO);
        for line in self.lines {
            let Some((step, place)) = line.step.zip(self.place(line, whole)) else { continue };
            self.items.extend(sign(composer, step, place, line.is_upright(), whole)?);
        }
        Ok(())
    }

    /// Returns the place for the sign of a line. `None`: the line has no sign.
    fn place(&self, line: &CutLine, whole: Rect) -> Option<SignPlace> {
        let settings = &self.set.order.settings;
        let class = self.set.order.measures.class.filter(|class| class.has_sign(line))?;
        let beside = whole.x0 - settings.paper.printable(settings.margin).x0;
        let half = ACROSS / 2.0 + CLEAR;
        if line.is_upright() {
            // Beside a line along the margin, rather than on the margin.
            let room = settings.paper.printable(settings.margin);
            let x = line.from.x.max(room.x0 + SCISSORS.1 + CLEAR).min(room.x1 - SCISSORS.1 - CLEAR);
            return Some(SignPlace::Before(Point::new(x, line.from.y)));
        }
        if class.is_kept && beside >= ALONG {
            return Some(SignPlace::Before(line.from));
        }
        let y = line.from.y;
        if y < whole.y0 + ROUNDING {
            return Some(SignPlace::Beside(Point::new(whole.x0 + PAST, y - half)));
        }
        (y > whole.y1 - ROUNDING).then(|| SignPlace::Beside(Point::new(whole.x0 + CLEAR, y + half)))
    }
}

/// Draws scissors and the number of a step.
fn sign(
    composer: &Composer<'_>,
    step: usize,
    place: SignPlace,
    is_upright: bool,
    whole: Rect,
) -> Result<Vec<Item>, LayoutError> {
    let style = Style { face: Face::SemiBold, color: SIGN_GREY, ..small(composer, NUMBER) };
    let number = composer.label(&step.to_string(), &style)?;
    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height * style.size.to_mm();
    let (length, wide) = (SCISSORS.0, number.width);
    let gap = 0.5;
    Ok(match place {
        SignPlace::Before(from) if is_upright => {
            let tip = Point::new(from.x, from.y - CLEAR);
            let turned = Affine::translate(tip.to_vec2()) * Affine::new([0.0, 1.0, -1.0, 0.0, 0.0, 0.0]);
            // Beside the scissors, and not beyond the corner.
            let left = from.x > whole.x1 - 2.0 * SCISSORS.1;
            let aside = SCISSORS.1 + gap;
            let x = if left { from.x - aside - wide } else { from.x + aside };
            let mut items = vec![Item::transformed(scissors(), turned)];
            items.extend(at(number, x, from.y - CLEAR - length / 2.0 + cap / 2.0));
            items
        }
        SignPlace::Before(from) => {
            let mut items = vec![Item::transformed(scissors(), Affine::translate((from.x - CLEAR, from.y)))];
            items.extend(at(number, from.x - CLEAR - length - gap - wide, from.y + cap / 2.0));
            items
        }
        SignPlace::Beside(start) => {
            let tip = Vec2::new(start.x + wide + gap + length, start.y);
            let mut items = vec![Item::transformed(scissors(), Affine::translate(tip))];
            items.extend(at(number, start.x, start.y + cap / 2.0));
            items
        }
    })
}

/// Draws scissors that point to the right, the tips at the origin.
fn scissors() -> Vec<Item> {
    let (length, half) = SCISSORS;
    let loops = 0.52;
    let mut rings = BezPath::new();
    let mut blades = BezPath::new();
    for side in [1.0, -1.0] {
        let ring = Point::new(loops - length, side * (half - loops));
        rings.extend(circle(ring, loops - 0.12));
        // From its loop over the pin to the tip at the other side.
        blades.move_to((ring.x + 0.42, ring.y - side * 0.1));
        blades.line_to((-1.25, side * 0.02));
        blades.line_to((0.0, -side * 0.42));
        blades.line_to((-1.1, -side * 0.28));
        blades.line_to((ring.x + 0.3, ring.y - side * 0.38));
        blades.close_path();
    }
    vec![Path::stroke(rings, Stroke::new(SIGN_GREY, 0.24)).into(), Path::fill(blades, SIGN_GREY).into()]
}
