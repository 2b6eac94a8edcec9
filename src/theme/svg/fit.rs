//! Place of a drawing in a frame of another shape, by its `preserveAspectRatio`.

use super::edits::Edits;
use crate::scene::{Affine, Art, Item, Size};
use svgtypes::{Align, AspectRatio};
use usvg::roxmltree::Document;

/// Difference between the shapes of two frames up to which they count as one.
const SAME: f64 = 1e-3;

/// Returns how the drawing lies in another shape. If `width` and `height` make another shape than its `viewBox`, they are
/// removed: the drawing is made for no page in particular, and `preserveAspectRatio` then holds for the place it is put.
pub(super) fn of_root(document: &Document<'_>, frame: Option<Size>, edits: &mut Edits) -> AspectRatio {
    let root = document.root_element();
    let said = root.attribute("preserveAspectRatio").and_then(|text| text.parse::<AspectRatio>().ok());
    let aspect = said.unwrap_or_default();
    let side = |name: &str| root.attribute(name)?.parse::<svgtypes::Length>().ok();
    let is_other = match (frame, side("width"), side("height")) {
        (None, ..) | (_, None, None) => false,
        (Some(frame), Some(width), Some(height)) if width.unit == height.unit => {
            let (across, down) = (width.number / frame.width, height.number / frame.height);
            (across - down).abs() > 0.1 * SAME * across.abs()
        }
        // One of the sides is missing, or given in per cent.
        _ => true,
    };
    // A drawing that is stretched as a whole is a fault elsewhere.
    if is_other && aspect.align != Align::None {
        for attribute in root.attributes().filter(|attribute| attribute.namespace().is_none()) {
            if matches!(attribute.name(), "width" | "height") {
                edits.replace(attribute.range(), String::new());
            }
        }
    }
    aspect
}

/// Returns the art in a square frame.
pub(super) fn squared(art: Art, aspect: AspectRatio) -> Art {
    let Size { width, height } = art.size;
    if (width - height).abs() <= SAME * width.max(height) {
        return art;
    }
    let side = if aspect.slice { width.min(height) } else { width.max(height) };
    let share = |least: bool, most: bool| {
        if least {
            0.0
        } else if most {
            1.0
        } else {
            0.5
        }
    };
    let across = share(
        matches!(aspect.align, Align::XMinYMin | Align::XMinYMid | Align::XMinYMax),
        matches!(aspect.align, Align::XMaxYMin | Align::XMaxYMid | Align::XMaxYMax),
    );
    let down = share(
        matches!(aspect.align, Align::XMinYMin | Align::XMidYMin | Align::XMaxYMin),
        matches!(aspect.align, Align::XMinYMax | Align::XMidYMax | Align::XMaxYMax),
    );
    let placed = if aspect.align == Align::None {
        Affine::scale_non_uniform(side / width, side / height)
    } else {
        Affine::translate((across * (side - width), down * (side - height)))
    };
    Art { size: Size::new(side, side), items: vec![Item::transformed(art.items, placed)] }
}
