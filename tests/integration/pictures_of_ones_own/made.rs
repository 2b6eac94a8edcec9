//! Pictures and folders of a class, made byte by byte.

use crate::library::Folder;
use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;
use moxcms::ColorProfile;
use png::{BitDepth, ColorType, Encoder};
use std::borrow::Cow;
use std::fs;
use std::path::Path;
use tafl_print::diag::{Diagnostic, Sources};
use tafl_print::format::{self, FileFault, ThemeFiles, Unfound};
use tafl_print::theme::Theme;

/// A side that is enough for a disc.
pub(super) const SIDE: u32 = 200;

/// The colours of a picture by the places of its pixels.
fn rgb((width, height): (u32, u32), color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).flat_map(|(x, y)| color(x, y)).collect()
}

/// A JPEG of these colours.
pub(crate) fn jpeg(size: (u32, u32), color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 95);
    encoder.encode(&rgb(size, color), size.0, size.1, ExtendedColorType::Rgb8).expect("a JPEG");
    bytes
}

/// A JPEG of greys.
pub(super) fn grey_jpeg(size: (u32, u32), grey: impl Fn(u32, u32) -> u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let greys: Vec<u8> = rgb(size, |x, y| [grey(x, y); 3]).into_iter().step_by(3).collect();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 95);
    encoder.encode(&greys, size.0, size.1, ExtendedColorType::L8).expect("a JPEG");
    bytes
}

/// The JPEG with a segment more behind its first two bytes.
fn with_segment(jpeg: &[u8], marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).expect("a short segment").to_be_bytes();
    [&jpeg[..2], &[0xff, marker], &length, data, &jpeg[2..]].concat()
}

/// The JPEG with EXIF data that say how the camera was held.
pub(super) fn oriented(jpeg: &[u8], way: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([way, 0, 0, 0, 0, 0, 0, 0]);
    with_segment(jpeg, 0xe1, &exif)
}

/// A profile as that of sRGB, but with red and green in each other's place.
fn profile() -> Vec<u8> {
    let mut profile = ColorProfile::new_srgb();
    std::mem::swap(&mut profile.red_colorant, &mut profile.green_colorant);
    profile.cicp = None;
    profile.encode().expect("a profile")
}

/// The JPEG in that profile.
pub(super) fn profiled(jpeg: &[u8]) -> Vec<u8> {
    with_segment(jpeg, 0xe2, &[&b"ICC_PROFILE\0\x01\x01"[..], &profile()].concat())
}

/// A PNG of these bytes.
fn png_of(
    (width, height): (u32, u32),
    color: ColorType,
    depth: BitDepth,
    bytes: &[u8],
    with: impl Fn(&mut Encoder<'_, &mut Vec<u8>>),
) -> Vec<u8> {
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, width, height);
    encoder.set_color(color);
    encoder.set_depth(depth);
    with(&mut encoder);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(bytes).expect("pixels");
    writer.finish().expect("an end");
    png
}

/// A PNG of these colours.
pub(crate) fn png(size: (u32, u32), color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    png_of(size, ColorType::Rgb, BitDepth::Eight, &rgb(size, color), |_| {})
}

/// The same in the profile with red and green in each other's place.
pub(super) fn png_with_profile(size: (u32, u32), color: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    let mut info = png::Info::with_size(size.0, size.1);
    info.color_type = ColorType::Rgb;
    info.bit_depth = BitDepth::Eight;
    info.icc_profile = Some(Cow::Owned(profile()));
    let mut bytes = Vec::new();
    let encoder = Encoder::with_info(&mut bytes, info).expect("an encoder");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&rgb(size, color)).expect("pixels");
    writer.finish().expect("an end");
    bytes
}

/// A PNG of colours that hide what is beneath them more or less.
pub(super) fn png_with_alpha(size: (u32, u32), color: impl Fn(u32, u32) -> [u8; 4]) -> Vec<u8> {
    let places = (0..size.1).flat_map(|y| (0..size.0).map(move |x| (x, y)));
    let bytes: Vec<u8> = places.flat_map(|(x, y)| color(x, y)).collect();
    png_of(size, ColorType::Rgba, BitDepth::Eight, &bytes, |_| {})
}

/// Dark on the left, light on the right.
pub(super) fn ahead(x: u32, _: u32) -> u8 {
    if x < SIDE / 2 { 40 } else { 220 }
}

/// The same picture in every kind of PNG, dark on the left and light on the right.
pub(super) fn kinds_of_png(size: (u32, u32)) -> Vec<(&'static str, Vec<u8>)> {
    let greys: Vec<u8> = rgb(size, |x, y| [ahead(x, y); 3]).into_iter().step_by(3).collect();
    let each = |of: &dyn Fn(u8) -> Vec<u8>| -> Vec<u8> { greys.iter().flat_map(|&grey| of(grey)).collect() };
    let none = |_: &mut Encoder<'_, &mut Vec<u8>>| {};
    let (eight, sixteen) = (BitDepth::Eight, BitDepth::Sixteen);
    let indices: Vec<u8> = greys
        .chunks(8)
        .map(|bits| bits.iter().fold(0, |byte, &grey| byte << 1 | u8::from(grey > 128)))
        .collect();
    vec![
        ("grey", png_of(size, ColorType::Grayscale, eight, &greys, none)),
        ("deep grey", png_of(size, ColorType::Grayscale, sixteen, &each(&|grey| vec![grey, 7]), none)),
        (
            "grey with alpha",
            png_of(size, ColorType::GrayscaleAlpha, eight, &each(&|grey| vec![grey, 255]), none),
        ),
        ("deep colours", png_of(size, ColorType::Rgb, sixteen, &each(&|grey| [grey, 9].repeat(3)), none)),
        (
            "deep with alpha",
            png_of(
                size,
                ColorType::Rgba,
                sixteen,
                &each(&|grey| [[grey, 9].repeat(3), vec![255; 2]].concat()),
                none,
            ),
        ),
        (
            "a palette",
            png_of(size, ColorType::Indexed, BitDepth::One, &indices, |encoder| {
                encoder.set_palette(vec![40, 40, 40, 220, 220, 220]);
            }),
        ),
    ]
}

/// A folder with a theme of a class.
#[derive(Clone)]
pub(super) struct Class(Vec<(String, Vec<u8>)>);

/// A class of three pictures and one for the cover.
pub(super) fn class() -> Class {
    let photo = super::quarters(400, 300);
    Class::new("king = \"mia.jpg\"\ndefender = [\"tom.png\", \"ada.jpg\"]\nattacker = \"leo.png\"\ncover = \"class.jpg\"")
        .file("mia.jpg", oriented(&jpeg((300, 400), super::quarters(300, 400)), 6))
        .file("tom.png", png((300, 300), |x, y| [(x / 2) as u8, (y / 2) as u8, 120]))
        .file("ada.jpg", jpeg((400, 300), photo))
        .file("leo.png", png((700, 900), |x, y| [(x / 4) as u8, 40, (y / 5) as u8]))
        .file("class.jpg", jpeg((900, 600), super::quarters(900, 600)))
}

impl Class {
    /// A theme on Heartwood with these lines in `[art]`.
    pub(super) fn new(art: &str) -> Self {
        let toml = format!("name = \"Our class\"\nextends = \"heartwood\"\n[art]\n{art}\n");
        Self(vec![("theme.toml".to_owned(), toml.into_bytes())])
    }

    /// The folder with one more file.
    pub(super) fn file(mut self, name: &str, bytes: Vec<u8>) -> Self {
        self.0.push((name.to_owned(), bytes));
        self
    }

    /// The theme, or what is wrong with it.
    pub(super) fn read(&self) -> Result<Theme, Vec<Diagnostic>> {
        format::theme(self, &mut Sources::new())
    }

    /// The theme.
    pub(super) fn theme(&self) -> Theme {
        self.read().unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    /// Puts the folder `our-class` into another.
    pub(super) fn put(&self, folder: &Path) {
        let place = folder.join("our-class");
        fs::create_dir(&place).expect("a folder");
        for (name, bytes) in &self.0 {
            fs::write(place.join(name), bytes).expect("a file");
        }
    }
}

impl ThemeFiles for Class {
    fn id(&self) -> String {
        "our-class".to_owned()
    }

    fn name(&self, file: &str) -> String {
        format!("our-class/{file}")
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        self.0.iter().find(|(name, _)| name == file).map(|(_, bytes)| bytes.clone()).ok_or(FileFault::Missing)
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        Ok(Box::new(Folder::with(name, "", "")))
    }
}
