//! One page as a picture of dots, drawn from its SVG.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::{RenderError, svg};
use crate::scene::Document;

/// The first page of a document as a PNG file on white ground.
pub(super) fn write(document: &Document, width: u32) -> Result<Vec<u8>, RenderError> {
    let malformed = |how: &str| RenderError::Malformed(how.to_owned());
    // Without fonts of the system: letters are outlines by then.
    let tree = Tree::from_str(&svg::write(document)?, &Options::default())
        .map_err(|error| RenderError::Malformed(format!("its drawing can't be read back ({error})")))?;
    let size = tree.size();
    let scale = f64::from(width) / f64::from(size.width());
    let height = (f64::from(size.height()) * scale).round() as u32;
    let mut dots = Pixmap::new(width, height.max(1)).ok_or_else(|| malformed("a picture has no dots"))?;
    dots.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut dots.as_mut());
    dots.encode_png().map_err(|error| RenderError::Malformed(format!("its dots can't be packed ({error})")))
}
