//! Bitmaps as krilla stores them: without loss. To ask readers to smooth them is what PDF/A forbids.

use crate::render::RenderError;
use crate::scene::Bitmap;
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use std::sync::Arc;

/// krilla's form of a bitmap.
pub(super) fn image(bitmap: &Bitmap) -> Result<Image, RenderError> {
    let pixels = || bitmap.bytes().chunks_exact(bitmap.channels().count());
    let color = pixels().flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let alpha: Option<Arc<[u8]>> = pixels().map(|pixel| pixel.get(3).copied()).collect();
    // What hides all that is beneath it needs no mask.
    let alpha = alpha.filter(|alpha| alpha.iter().any(|&part| part < u8::MAX));
    Image::from_custom(Pixels { size: (bitmap.width(), bitmap.height()), color, alpha }, false)
        .map_err(|error| RenderError::Malformed(format!("a bitmap can't be stored ({error})")))
}

/// Pixels, their colours apart from how much they hide. What is equal is stored once, the size being part of it.
#[derive(Clone, Hash)]
struct Pixels {
    size: (u32, u32),
    color: Arc<[u8]>,
    alpha: Option<Arc<[u8]>>,
}

impl CustomImage for Pixels {
    fn color_channel(&self) -> &[u8] {
        &self.color
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        self.alpha.as_deref()
    }

    fn bits_per_component(&self) -> BitsPerComponent {
        BitsPerComponent::Eight
    }

    fn size(&self) -> (u32, u32) {
        self.size
    }

    /// None: the colours are those of the document, which are sRGB.
    fn icc_profile(&self) -> Option<&[u8]> {
        None
    }

    fn color_space(&self) -> ImageColorspace {
        ImageColorspace::Rgb
    }
}
