//! How much ink pages take, counted from what is on them: as [`render::coverage`] counts it, but painted without the way
//! over a drawing in SVG, so that a plan takes less than its kit.

mod letters;
mod paint;

use self::letters::LetterAreas;
use self::paint::{dot_transform, outline, painted, stroke};
use crate::render;
use crate::render::{Coverage, RenderError};
use crate::scene::{Affine, Document, Item, Page, Path};
use resvg::tiny_skia::{Color, FillRule, Mask, Pixmap};

/// Dots to an inch at which ink is counted: smoothed edges count in part, so that few are enough.
const DPI: f64 = 50.0;

/// The ink of those pages of a document that are named by their numbers, counted from 0.
///
/// # Errors
/// As for [`render::coverage`].
pub(super) fn of_pages(document: &Document, pages: &[usize]) -> Result<Vec<Coverage>, RenderError> {
    let mut letters = LetterAreas::default();
    let mut counted = |nth: &usize| {
        let page = &document.pages[*nth];
        if let Some(ink) = InkPainter::new(page, &mut letters).and_then(|painter| painter.counted(page)) {
            return Ok(ink);
        }
        // Pictures of pixels are rare, and painted by who knows how.
        let alone = Document {
            info: document.info.clone(),
            flip: None,
            pages: vec![page.clone()],
            structure: Vec::new(),
            outline: Vec::new(),
        };
        Ok(render::coverage(&alone)?.into_iter().next().unwrap_or_default())
    };
    pages.iter().map(&mut counted).collect()
}

/// A page while it is painted in few dots.
struct InkPainter<'a> {
    dots: Pixmap,
    letters: &'a mut LetterAreas,
}

impl<'a> InkPainter<'a> {
    fn new(page: &Page, letters: &'a mut LetterAreas) -> Option<Self> {
        let count = |mm: f64| (mm / 25.4 * DPI).round().max(1.0) as u32;
        let mut dots = Pixmap::new(count(page.size.width), count(page.size.height))?;
        dots.fill(Color::WHITE);
        Some(Self { dots, letters })
    }

    /// The ink of the page; nothing if there is something on it that can't be painted here.
    fn counted(mut self, page: &Page) -> Option<Coverage> {
        self.items(&page.items, Affine::scale(DPI / 25.4), None)?;
        let share = 1.0 / (f64::from(self.dots.width()) * f64::from(self.dots.height()));
        let mut all = Coverage::default();
        // Most dots are as the one before them.
        let (mut last, mut ink) = (&[255_u8; 3][..], Coverage::default());
        for dot in self.dots.data().chunks_exact(4) {
            if dot[..3] != *last {
                (last, ink) = (&dot[..3], of_dot([dot[0], dot[1], dot[2]]));
            }
            all = all.plus(ink, share);
        }
        Some(all)
    }

    fn items(&mut self, items: &[Item], place: Affine, mask: Option<&Mask>) -> Option<()> {
        items.iter().try_for_each(|item| self.item(item, place, mask))
    }

    fn item(&mut self, item: &Item, place: Affine, mask: Option<&Mask>) -> Option<()> {
        match item {
            Item::Path(path) => self.path(path, place, mask),
            Item::Glyphs(run) => {
                if let Some((area, opacity)) = self.letters.grey(run) {
                    let shape = outline(&area)?;
                    let paint = painted(&run.color.into(), opacity)?;
                    self.dots.fill_path(&shape, &paint, FillRule::Winding, dot_transform(place), mask);
                }
                Some(())
            }
            Item::Group { transform, clip: None, items } => self.items(items, place * *transform, mask),
            Item::Group { transform, clip: Some(clip), items } => {
                let place = place * *transform;
                // Nothing is seen through an outline without an area.
                let Some(window) = outline(clip) else { return Some(()) };
                let clipped = if let Some(mask) = mask {
                    let mut mask = mask.clone();
                    mask.intersect_path(&window, FillRule::Winding, true, dot_transform(place));
                    mask
                } else {
                    let mut mask = Mask::new(self.dots.width(), self.dots.height())?;
                    mask.fill_path(&window, FillRule::Winding, true, dot_transform(place));
                    mask
                };
                self.items(items, place, Some(&clipped))
            }
            Item::Art { art, transform } => self.items(&art.items, place * *transform, mask),
            Item::Bitmap { .. } => None,
            Item::Marked { items, .. } => self.items(items, place, mask),
        }
    }

    fn path(&mut self, path: &Path, place: Affine, mask: Option<&Mask>) -> Option<()> {
        let Some(shape) = outline(&path.outline) else { return Some(()) };
        let (place, opacity) = (dot_transform(place), path.opacity.clamp(0.0, 1.0));
        if let Some(fill) = &path.fill {
            let rule = if path.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
            self.dots.fill_path(&shape, &painted(fill, opacity)?, rule, place, mask);
        }
        if let Some(line) = &path.stroke {
            self.dots.stroke_path(&shape, &painted(&line.paint, opacity)?, &stroke(line), place, mask);
        }
        Some(())
    }
}

/// What a dot of a colour takes: black in place of equal parts of the three inks.
fn of_dot(dot: [u8; 3]) -> Coverage {
    let [red, green, blue] = dot.map(|part| f64::from(part) / 255.0);
    let white = red.max(green).max(blue);
    Coverage {
        cyan: white - red,
        magenta: white - green,
        yellow: white - blue,
        black: 1.0 - white,
        // The weights of ITU-R BT.709.
        grey: 1.0 - (0.2126 * red + 0.7152 * green + 0.0722 * blue),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imposition::Settings;
    use crate::make::{Library, Request, document, workshop};

    /// The longer way, by other programs' reading of a drawing, finds the same to a five-hundredth of a page.
    #[test]
    fn ink_is_that_of_the_drawing() {
        for (game, sets) in [("york", 1), ("brandubh", 2)] {
            let settings = Settings { sets, ..Settings::default() };
            let workshop = workshop(&Request { settings, ..Request::of(game) }, &Library::bundled());
            let workshop = workshop.expect("a game");
            let document = document(&workshop.job().expect("measures")).expect("a kit");
            let pages: Vec<usize> = (0..document.pages.len()).collect();
            let found = of_pages(&document, &pages).expect("ink");
            let expected = render::coverage(&document).expect("ink");
            for (nth, (one, other)) in found.iter().zip(&expected).enumerate() {
                let parts = |ink: &Coverage| [ink.cyan, ink.magenta, ink.yellow, ink.black, ink.grey];
                let off = parts(one).iter().zip(parts(other)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(off < 0.002, "{game}, page {}: {one:?} is not {other:?}", nth + 1);
            }
        }
    }
}
