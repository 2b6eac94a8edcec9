//! The row at the foot of the base with room for whoever sells the box: sign and words about children under three, a label with
//! the price, a bar code.

use crate::explain::ExplainError;
use crate::layout::compose::{Composer, at};
use crate::layout::{Block, Content, Frame, Look, stack};
use crate::product::form::BoxPlace;
use crate::product::form::Making;
use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Size, Stroke, Vec2, circle, polyline, rounded};
use crate::text::{Align, Face, Style};
use crate::theme::Ink;
use crate::units::Length;

/// Size of a usual label with a price, and of a bar code of 13 digits with its quiet zones, as GS1 has it; in millimetres.
const PRICE: Size = Size::new(26.0, 12.0);
const BARCODE: Size = Size::new(37.29, 25.93);
/// Smallest share of its full size at which a bar code may be printed, and share of the base's height that it may take at most.
const SMALLER: f64 = 0.8;
const TALLEST: f64 = 0.25;
/// Diameter of the sign, room between the places, and radius of their corners, in millimetres.
const SIGN: f64 = 13.0;
const BETWEEN: f64 = 4.0;
const CORNER: f64 = 1.5;
/// Width of the frames of places, in millimetres.
const LINE: f64 = 0.25;
/// Size of the words beside the sign, in points.
const WORDS: f64 = 8.5;
/// Colour of the sign's ring, where there are colours.
const RED: Color = Color::rgb(0xc8, 0x1e, 0x1e);

/// Returns the height of the row, in millimetres; 0 if nothing stands in it.
pub(super) fn height(places: &[BoxPlace], base: Size) -> f64 {
    let one = |place: &BoxPlace| match place {
        BoxPlace::Price => PRICE.height,
        BoxPlace::Barcode => barcode(base).height,
        BoxPlace::Age => SIGN,
    };
    places.iter().map(one).fold(0.0, f64::max)
}

/// Draws the row in an area: sign and words at the left, the places for labels at the right.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn draw(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    area: Rect,
    content: &mut Content,
) -> Result<(), ExplainError> {
    let has = |place: BoxPlace| making.box_places.contains(&place);
    let mut right = area.x1;
    for (place, size) in [(BoxPlace::Barcode, barcode(content.size)), (BoxPlace::Price, PRICE)] {
        if has(place) {
            let place = Rect::new(right - size.width, area.y1 - size.height, right, area.y1);
            let line = Stroke::new(composer.palette.quiet.mix(Color::WHITE, 0.4), LINE);
            let paper = Path { stroke: Some(line), ..Path::fill(rounded(place, CORNER), Color::WHITE) };
            content.items.push(paper.into());
            right = place.x0 - BETWEEN;
        }
    }
    if has(BoxPlace::Age) {
        let middle = Point::new(area.x0 + SIGN / 2.0, area.y1 - SIGN / 2.0);
        content.items.extend(sign(composer, making, middle)?);
        let left = area.x0 + SIGN + BETWEEN / 2.0;
        let ink = super::readable(composer.palette.ink, composer.palette.border, composer.palette);
        let style = Style { align: Align::Left, ..super::centred(WORDS, ink) };
        let text = composer.say("box-age-warning", &[])?;
        let words = [Block::Paragraph { text, look: Look::Styled(style) }];
        let high = crate::layout::height(composer, &words, right - left)?;
        let set = stack(composer, &words, Frame::new(left, middle.y - high / 2.0, right - left))?;
        content.items.extend(set.items);
        content.structure.extend(set.structure);
    }
    Ok(())
}

/// Returns the size of a bar code on a base of this size.
fn barcode(base: Size) -> Size {
    let full = BARCODE.height <= TALLEST * base.height;
    BARCODE * if full { 1.0 } else { SMALLER }
}

/// Draws the sign: a small face and the years 0 to 3, crossed out. Its words stand beside it.
fn sign(composer: &Composer<'_>, making: Making<'_>, middle: Point) -> Result<Vec<Item>, ExplainError> {
    let ink = composer.palette.ink;
    let is_colored = matches!(making.theme.ink(), Ink::Full | Ink::Low);
    let ring = Stroke::new(if is_colored { RED } else { ink }, SIGN * 0.085);
    let part = |x: f64, y: f64| middle + SIGN * Vec2::new(x, y);
    let face = part(0.15, -0.17);
    let spot = |x: f64, y: f64, radius: f64| circle(face + SIGN * Vec2::new(x, y), SIGN * radius);
    let line = || Stroke::new(ink, SIGN * 0.03).rounded();
    let mut mouth = BezPath::new();
    mouth.move_to(face + SIGN * Vec2::new(-0.06, 0.05));
    mouth.quad_to(face + SIGN * Vec2::new(0.0, 0.11), face + SIGN * Vec2::new(0.06, 0.05));
    let mut eyes = spot(-0.055, -0.03, 0.018);
    eyes.extend(spot(0.055, -0.03, 0.018));
    let mut items: Vec<Item> = vec![
        Path::fill(circle(middle, SIGN / 2.0), Color::WHITE).into(),
        Path::stroke(spot(0.0, 0.0, 0.15), line()).into(),
        Path::stroke(mouth, line()).into(),
        Path::fill(eyes, ink).into(),
    ];
    let size = Length::mm(SIGN * 0.25);
    let style = Style { face: Face::SemiBold, ..Style::plain(size, size, ink) };
    let years = composer.label("0\u{2013}3", &style)?;
    let left = part(-0.155, 0.0).x - years.width / 2.0;
    items.extend(at(years, left, part(0.0, 0.26).y));
    let radius = SIGN / 2.0 - ring.width / 2.0;
    let slash = radius * std::f64::consts::FRAC_1_SQRT_2;
    let across = [middle + Vec2::new(-slash, -slash), middle + Vec2::new(slash, slash)];
    items.push(Path::stroke(polyline(across), ring.clone()).into());
    items.push(Path::stroke(circle(middle, radius), ring).into());
    Ok(items)
}
