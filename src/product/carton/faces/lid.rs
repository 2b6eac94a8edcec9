//! The lid: one picture over all of it, and on it a plate with the title.

use super::picture::LidPicture;
use super::{BEYOND, centred, title};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, fitted};
use crate::layout::{Block, Content, Frame, Look, stack};
use crate::product::form::Making;
use crate::product::front::own_or_themes;
use crate::scene::{BezPath, Path, Point, Rect, Size, Stroke, Vec2, quarter};
use crate::text::{Face, Style};
use crate::theme::{Slot, TitlePlace};

/// Size of the title and of the line below it, as shares of the lid's height in millimetres to points.
const TITLE: f64 = 0.245;
const TAGLINE: f64 = 0.094;
/// Greatest width of the words, as a share of the lid's.
const WIDEST: f64 = 0.72;
/// Room between the words and the edge of their plate, at the sides and above and below, in millimetres.
const BESIDE: f64 = 7.0;
const ABOVE: f64 = 1.9;
/// Distance of the plate from the edge of the lid, in millimetres.
const OFF: f64 = 3.8;
/// Radius of the plate's hollow corners, distance from its outer line to the inner one, and widths of both, in millimetres.
const HOLLOW: f64 = 3.0;
const INNER: f64 = 1.0;
const LINES: [f64; 2] = [0.7, 0.25];

/// Draws the lid. The plate stands where the theme says that it hides least of the picture.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn lid(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    size: Size,
) -> Result<Content, ExplainError> {
    let (variant, palette) = (making.variant, composer.palette);
    let lid = size.to_rect();
    let widest = WIDEST * size.width;
    let name = title(composer, variant)?;
    let style = composer.title_style(&name, TITLE * size.height, 1.12);
    let mut words = vec![(fitted(composer, &name, style, widest)?, name)];
    if let Some(text) = own_or_themes(composer, variant.about.tagline.as_deref(), "theme-tagline")? {
        let style = Style { face: Face::Italic, ..centred(TAGLINE * size.height, palette.ink) };
        words.push((fitted(composer, &text, style, widest)?, text));
    }
    let mut wide = 0.0_f64;
    for (style, text) in &words {
        wide = wide.max(composer.label(text, style)?.width);
    }
    let blocks: Vec<Block> =
        words.into_iter().map(|(style, text)| Block::Paragraph { text, look: Look::Fitted(style) }).collect();
    let (wide, high) = (wide + 1.0, crate::layout::height(composer, &blocks, wide + 1.0)?);
    let plate = Rect::from_center_size(lid.center(), (wide + 2.0 * BESIDE, high + 2.0 * ABOVE));

    let picture = LidPicture::of(composer.art.one(Slot::Cover));
    let fills = picture.filling(lid, making.theme.lid_title);
    let down = match making.theme.lid_title {
        TitlePlace::Above => OFF - plate.y0,
        TitlePlace::Below => lid.y1 - OFF - plate.y1,
    };
    let plate = plate + Vec2::new(0.0, down);
    // Left and right the lid ends in cuts.
    let seen = Rect { x0: lid.x0 - BEYOND, x1: lid.x1 + BEYOND, ..lid };
    let mut items = vec![picture.placed(fills, seen)];
    items.push(Path::fill(hollow(plate, HOLLOW), palette.paper).into());
    for (by, width) in [(LINES[0] / 2.0, LINES[0]), (INNER + LINES[0], LINES[1])] {
        let line = Stroke::new(palette.rule, width);
        items.push(Path::stroke(hollow(plate.inset(-by), HOLLOW), line).into());
    }
    let frame = Frame::new(plate.x0 + BESIDE, plate.y0 + ABOVE, wide);
    let set = stack(composer, &blocks, frame)?;
    items.extend(set.items);
    Ok(Content { size, items, structure: set.structure })
}

/// Returns a rectangle whose corners are hollow, as those of a label.
fn hollow(area: Rect, radius: f64) -> BezPath {
    let (right, down) = (Vec2::new(radius, 0.0), Vec2::new(0.0, radius));
    let corner = |x: f64, y: f64| Point::new(x, y);
    let arcs = [
        quarter(corner(area.x0, area.y0), down, right),
        quarter(corner(area.x1, area.y0), -right, down),
        quarter(corner(area.x1, area.y1), -down, -right),
        quarter(corner(area.x0, area.y1), right, -down),
    ];
    let mut path = BezPath::new();
    for (nth, arc) in arcs.iter().enumerate() {
        for (at, element) in arc.elements().iter().enumerate() {
            match element {
                crate::scene::PathEl::MoveTo(point) if at == 0 && nth > 0 => path.line_to(*point),
                other => path.push(*other),
            }
        }
    }
    path.close_path();
    path
}
