//! A written PDF, read back by two programs that had no part in writing it: `hayro` (objects, text, raster) and
//! `printpdf` (pages, uses of art). All measures are millimetres from the top left of the page, y down.

mod catalog;
mod colors;
mod fonts;
mod letters;
mod raster;
mod speech;
mod strokes;

pub(crate) use fonts::Font;
pub(crate) use letters::Letter;
pub(crate) use raster::Raster;
pub(crate) use speech::Spoken;
pub(crate) use strokes::Stroked;

use hayro::RenderSettings;
use hayro::hayro_interpret::{Context, Device, InterpreterCache, InterpreterSettings, interpret_page};
use hayro::hayro_syntax;
use hayro_syntax::object::{Dict, Object, Stream};
use kurbo::{Affine, Rect};
use printpdf::{Op, PdfDocument, PdfParseOptions};
use tafl_print::render::pdf;
use tafl_print::scene::Document;

/// Millimetres to a PDF unit.
const MM: f64 = 25.4 / 72.0;

/// A PDF, opened by both readers.
pub(crate) struct Pdf {
    hayro: hayro_syntax::Pdf,
    printpdf: PdfDocument,
}

impl Pdf {
    /// Opens the bytes of a file. Panics with the reader's words if one of the two can't.
    pub(crate) fn open(bytes: &[u8]) -> Self {
        let hayro = hayro_syntax::Pdf::new(bytes.to_vec()).expect("hayro opens the file");
        let mut warnings = Vec::new();
        let options = PdfParseOptions { fail_on_error: false };
        let printpdf = PdfDocument::parse(bytes, &options, &mut warnings).expect("printpdf opens the file");
        assert_eq!(hayro.pages().len(), printpdf.pages.len(), "the readers disagree on the number of pages");
        Self { hayro, printpdf }
    }

    /// A document, written and opened.
    pub(crate) fn of(document: &Document) -> Self {
        Self::open(&pdf(document).expect("the document is well formed"))
    }

    /// How many pages the file has.
    pub(crate) fn page_count(&self) -> usize {
        self.printpdf.pages.len()
    }

    /// Width and height of a page. Panics if the readers disagree by more than 0.001 mm.
    pub(crate) fn page_size(&self, page: usize) -> (f64, f64) {
        let read = &self.printpdf.pages[page].media_box;
        let size = (f64::from(read.width.0) * MM, f64::from(read.height.0) * MM);
        let media = self.hayro.pages()[page].media_box();
        let other = ((media.x1 - media.x0) * MM, (media.y1 - media.y0) * MM);
        assert!((size.0 - other.0).abs() < 1e-3 && (size.1 - other.1).abs() < 1e-3, "{size:?} or {other:?}");
        size
    }

    /// A box of a page, such as `TrimBox` or `BleedBox`.
    pub(crate) fn page_box(&self, page: usize, name: &str) -> Option<Rect> {
        let (_, height) = self.page_size(page);
        let found = self.hayro.pages()[page].raw().get::<hayro_syntax::object::Rect>(name)?;
        Some(Rect::new(found.x0 * MM, height - found.y1 * MM, found.x1 * MM, height - found.y0 * MM))
    }

    /// Shows a page to whoever takes down what it paints, in the units of PDF.
    fn show<'a>(&'a self, page: usize, device: &mut impl Device<'a>) {
        let page = &self.hayro.pages()[page];
        let (cache, settings) = (InterpreterCache::new(), InterpreterSettings::default());
        let (width, height) = page.render_dimensions();
        let area = Rect::new(0.0, 0.0, f64::from(width), f64::from(height));
        let mut context = Context::new(Affine::IDENTITY, area, &cache, page.xref(), settings);
        interpret_page(page, &mut context, device);
    }

    /// Whether of the boxes that a page has each lies within the next: what is left when it is cut, that with its bleed, the paper.
    pub(crate) fn is_boxed(&self, page: usize) -> bool {
        let (width, height) = self.page_size(page);
        let boxes = ["TrimBox", "BleedBox"].into_iter().filter_map(|name| self.page_box(page, name));
        let boxes: Vec<Rect> = boxes.chain([Rect::new(0.0, 0.0, width, height)]).collect();
        boxes.windows(2).all(|pair| {
            let outer = pair[1].inset(1e-3);
            outer.union(pair[0]) == outer
        })
    }

    /// The page as a printer with so many dots to the inch would make it.
    pub(crate) fn raster(&self, page: usize, dpi: f64) -> Raster {
        Raster::of(&self.hayro.pages()[page], dpi, &RenderSettings::default())
    }

    /// The same with letters as and where they are, not fitted to the dots: a page that is hardly any larger looks alike.
    pub(crate) fn smooth_raster(&self, page: usize, dpi: f64) -> Raster {
        let settings = RenderSettings { hinting: false, glyph_caching: false, ..RenderSettings::default() };
        Raster::of(&self.hayro.pages()[page], dpi, &settings)
    }

    /// How many drawings the file stores (as form `XObject`s).
    pub(crate) fn stored_art(&self) -> usize {
        self.streams().filter(|stream| name(stream.dict(), "Subtype").as_deref() == Some("Form")).count()
    }

    /// How many bytes they take.
    pub(crate) fn art_bytes(&self) -> usize {
        let forms = self.streams().filter(|stream| name(stream.dict(), "Subtype").as_deref() == Some("Form"));
        forms.map(|form| form.raw_data().len()).sum()
    }

    /// How many of them are in the file a second time, byte for byte. Those that draw others name these as they like, so
    /// that two may look alike and not be.
    pub(crate) fn stored_twice(&self) -> usize {
        let forms = self.streams().filter(|stream| name(stream.dict(), "Subtype").as_deref() == Some("Form"));
        let mut drawings: Vec<(String, Vec<u8>)> = forms
            .map(|form| {
                let frame = form.dict().get::<hayro_syntax::object::Rect>("BBox");
                (format!("{frame:?}"), form.decoded().expect("a readable drawing").into_owned())
            })
            .collect();
        drawings.retain(|(_, content)| !content.windows(3).any(|word| word == b" Do"));
        drawings.sort();
        drawings.windows(2).filter(|pair| pair[0] == pair[1]).count()
    }

    /// How many bitmaps are in the file; what says how much one hides counts as another.
    pub(crate) fn stored_bitmaps(&self) -> usize {
        self.streams().filter(|stream| name(stream.dict(), "Subtype").as_deref() == Some("Image")).count()
    }

    /// Width and height of each bitmap in the file, in pixels.
    pub(crate) fn bitmap_sizes(&self) -> Vec<(u32, u32)> {
        let images =
            self.streams().filter(|stream| name(stream.dict(), "Subtype").as_deref() == Some("Image"));
        let side = |image: &Stream<'_>, key: &str| image.dict().get::<u32>(key).unwrap_or_default();
        images.map(|image| (side(&image, "Width"), side(&image, "Height"))).collect()
    }

    /// How often a page says of a part of its text what it really is, as `ActualText`.
    pub(crate) fn replaced_texts(&self, page: usize) -> usize {
        let content = self.hayro.pages()[page].page_stream().unwrap_or_default();
        let word = b"/ActualText";
        content.windows(word.len()).filter(|window| window == word).count()
    }

    /// How often a page itself draws a stored drawing; uses inside other drawings don't count.
    pub(crate) fn art_uses(&self, page: usize) -> usize {
        self.printpdf.pages[page].ops.iter().filter(|op| matches!(op, Op::UseXobject { .. })).count()
    }

    /// The stored drawings that a page itself draws, in the order in which it does.
    pub(crate) fn art_names(&self, page: usize) -> Vec<String> {
        let name = |op: &Op| match op {
            Op::UseXobject { id, .. } => Some(id.0.clone()),
            _ => None,
        };
        self.printpdf.pages[page].ops.iter().filter_map(name).collect()
    }

    fn objects(&self) -> impl Iterator<Item = Object<'_>> {
        self.hayro.objects().into_iter()
    }

    fn streams(&self) -> impl Iterator<Item = Stream<'_>> {
        self.objects().filter_map(|object| match object {
            Object::Stream(stream) => Some(stream),
            _ => None,
        })
    }

    fn dictionaries(&self) -> impl Iterator<Item = Dict<'_>> {
        self.objects().filter_map(|object| match object {
            Object::Dict(dict) => Some(dict),
            _ => None,
        })
    }
}

/// A name in a dictionary, without its slash.
fn name(dict: &Dict<'_>, key: &str) -> Option<String> {
    dict.get::<hayro_syntax::object::Name<'_>>(key).map(|name| name.as_str().to_owned())
}

/// A text in a dictionary.
fn text(dict: &Dict<'_>, key: &str) -> Option<String> {
    dict.get::<hayro_syntax::object::String<'_>>(key).map(|text| decode(text.as_bytes()))
}

/// Text of a PDF is UTF-16 if it begins with its mark, else one byte to a character (ASCII here).
fn decode(bytes: &[u8]) -> String {
    match bytes.strip_prefix(&[0xFE, 0xFF]) {
        Some(wide) => {
            let units: Vec<u16> =
                wide.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            String::from_utf16_lossy(&units)
        }
        None => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}
