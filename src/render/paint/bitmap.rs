//! Bitmaps in the form of the rasteriser.

use crate::scene::Bitmap;
use resvg::tiny_skia::{FilterQuality, IntSize, Paint, Pattern, Pixmap, Rect, SpreadMode, Transform};

/// Returns the pixels of a bitmap, their colours multiplied by their opacity.
pub(super) fn pixels(bitmap: &Bitmap) -> Option<Pixmap> {
    let size = IntSize::from_wh(bitmap.width(), bitmap.height())?;
    let mut data = Vec::with_capacity(4 * bitmap.bytes().len() / bitmap.channels().count());
    for pixel in bitmap.bytes().chunks_exact(bitmap.channels().count()) {
        match *pixel {
            [r, g, b] => data.extend_from_slice(&[r, g, b, u8::MAX]),
            [r, g, b, a] => {
                let part = |part: u8| ((u32::from(part) * u32::from(a) + 127) / 255) as u8;
                data.extend_from_slice(&[part(r), part(g), part(b), a]);
            }
            _ => {}
        }
    }
    Pixmap::from_vec(data, size)
}

/// Paints pixels, which the transform puts in their place.
pub(super) fn paint(dots: &mut Pixmap, pixels: &Pixmap, quality: FilterQuality, onto: Transform) {
    let shader = Pattern::new(pixels.as_ref(), SpreadMode::Pad, quality, 1.0, Transform::identity());
    let paint = Paint { shader, ..Paint::default() };
    if let Some(all) = Rect::from_xywh(0.0, 0.0, pixels.width() as f32, pixels.height() as f32) {
        dots.fill_rect(all, &paint, onto, None);
    }
}
