//! Pages as dots. Items are made ready for the rasteriser once, then painted in strips, so that a poster needs no more memory
//! than a card.
//!
//! Everything is painted exactly but for what is smaller than a dot, or, where only ink is counted, than a few dots: that is
//! spread over the box around it, which takes far less time. Edges fade in 32 steps.

mod bitmap;
mod brush;
mod canvas;
mod contour;
mod list;
mod scan;

use super::error::MOST_DOTS;
use super::{RenderError, checked};
use crate::scene::{Affine, Size};
use canvas::Canvas;
use list::DisplayList;
pub(super) use list::DisplayLists;
use resvg::tiny_skia::Pixmap;

/// Number of dots in a strip, about.
const STRIP: u32 = 3_000_000;
/// Side in dots below which a thing is spread over its box in a picture: nobody sees a form in so few dots.
const SPECK: f64 = 1.0;
/// The same where only ink is counted.
const BLOT: f64 = 3.0;

/// Page that can be painted as dots.
pub(super) struct Raster {
    list: DisplayList,
    /// Number of dots to a millimetre.
    scale: f64,
    /// Number of dots in a row.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: u32,
    /// Number of dots in a strip, about.
    strip: u32,
    /// Side in dots below which a thing is spread over its box.
    spread: f64,
}

impl Raster {
    /// Makes the raster of a page with so many dots to the inch. `page` counts from 0.
    ///
    /// # Errors
    /// If there is no such page, if it has too many dots, or if it can't be painted.
    pub(super) fn at_dpi(lists: &mut DisplayLists<'_>, page: usize, dpi: f64) -> Result<Self, RenderError> {
        let size = checked::page(lists.document(), page)?.size;
        let (width, height) = dots(size, dpi);
        if width * height > MOST_DOTS as f64 {
            return Err(RenderError::TooManyDots { page: page + 1, size: (size.width, size.height), dpi });
        }
        Self::of(lists, page, dpi / 25.4, (width, height))
    }

    /// Makes the raster of the first page, so many dots wide.
    ///
    /// # Errors
    /// As for [`Self::at_dpi`], or if there are no dots at all.
    pub(super) fn of_width(lists: &mut DisplayLists<'_>, width: u32) -> Result<Self, RenderError> {
        let size = checked::page(lists.document(), 0)?.size;
        let scale = f64::from(width) / size.width;
        let height = (size.height * scale).round().max(1.0);
        if width == 0 || f64::from(width) * height > MOST_DOTS as f64 {
            return Err(RenderError::Malformed("a picture has no dots, or too many".to_owned()));
        }
        Self::of(lists, 0, scale, (f64::from(width), height))
    }

    fn of(
        lists: &mut DisplayLists<'_>,
        page: usize,
        scale: f64,
        (width, height): (f64, f64),
    ) -> Result<Self, RenderError> {
        let list = lists.list(&checked::page(lists.document(), page)?.items)?;
        let (width, height) = (width as u32, height as u32);
        Ok(Self { list, scale, width, height, strip: STRIP, spread: SPECK })
    }

    /// Returns the raster for counting ink alone: small things are spread over a few dots.
    pub(super) fn coarse(self) -> Self {
        Self { spread: BLOT, ..self }
    }

    /// Paints the page on white, and hands its dots from the top, some rows at a time.
    ///
    /// # Errors
    /// Any error of `use_rows`.
    pub(super) fn paint(
        &self,
        mut use_rows: impl FnMut(&Pixmap) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        let most = (self.strip / self.width).clamp(1, self.height);
        for top in (0..self.height).step_by(most as usize) {
            let mut canvas = Canvas::white(self.width, most.min(self.height - top), self.spread)
                .ok_or_else(|| RenderError::Malformed("a picture has no dots".to_owned()))?;
            canvas.list(&self.list, Affine::translate((0.0, -f64::from(top))) * Affine::scale(self.scale));
            use_rows(&canvas.finish())?;
        }
        Ok(())
    }
}

/// Returns width and height of a page in whole dots.
pub(super) fn dots(size: Size, dpi: f64) -> (f64, f64) {
    let dots = |mm: f64| (mm / 25.4 * dpi).round().max(1.0);
    (dots(size.width), dots(size.height))
}

/// Appends red, green and blue of dots, which are opaque.
pub(super) fn append_rgb(dots: &Pixmap, rgb: &mut Vec<u8>) {
    rgb.extend(dots.data().chunks_exact(4).flat_map(|dot| [dot[0], dot[1], dot[2]]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{
        Art, BezPath, Bitmap, Channels, Color, Document, Gradient, GradientKind, Item, Page, Paint, Path,
        Point, Rect, Shape, Stop, Stroke, Vec2, circle, polyline,
    };
    use std::sync::Arc;

    const RED: Color = Color::rgb(255, 0, 0);

    fn block(x: f64, y: f64, width: f64, height: f64) -> BezPath {
        Rect::new(x, y, x + width, y + height).to_path(0.1)
    }

    fn document(items: Vec<Item>) -> Document {
        let page = Page { size: Size::new(60.0, 40.0), trim: None, bleed: None, items };
        Document::untitled(vec![page])
    }

    /// Returns the page, ten dots to a millimetre, painted in strips of so many dots.
    fn dots(document: &Document, strip: u32) -> Vec<u8> {
        let raster = Raster::at_dpi(&mut DisplayLists::of(document), 0, 254.0).expect("a raster");
        let raster = Raster { strip, ..raster };
        let mut rgb = Vec::new();
        raster
            .paint(|dots| {
                append_rgb(dots, &mut rgb);
                Ok(())
            })
            .expect("dots");
        assert_eq!(rgb.len(), 3 * 600 * 400);
        rgb
    }

    /// Returns the colour at a place in millimetres.
    fn at(rgb: &[u8], x: f64, y: f64) -> [u8; 3] {
        let dot = (y * 10.0) as usize * 600 + (x * 10.0) as usize;
        [rgb[3 * dot], rgb[3 * dot + 1], rgb[3 * dot + 2]]
    }

    /// Returns items of every kind, over all of the page.
    fn all_kinds() -> Vec<Item> {
        let stop = |offset: f64, color: Color| Stop { offset, color, opacity: 1.0 - offset / 2.0 };
        let kind = GradientKind::Linear { from: Point::ORIGIN, to: Point::new(60.0, 40.0) };
        let stops = vec![stop(0.0, RED), stop(1.0, Color::BLACK)];
        let gradient = Paint::Gradient(Box::new(Gradient { kind, transform: Affine::IDENTITY, stops }));
        let line = |width: f64| Stroke::new(Color::rgb(0, 90, 40), width);
        let star = polyline([(5.0, 38.0), (30.0, 2.0), (55.0, 38.0), (1.0, 14.0), (59.0, 14.0), (5.0, 38.0)]);
        let art =
            Art { size: Size::new(10.0, 10.0), items: vec![Path::fill(circle((5.0, 5.0), 4.7), RED).into()] };
        let bytes = (0..27).map(|nth| nth * 9).collect();
        let bitmap = Arc::new(Bitmap::new(3, 3, Channels::Rgb, bytes).expect("9 pixels"));
        let art = Arc::new(art);
        let turned = Affine::translate((33.0, 3.0)) * Affine::new([0.9, 0.3, -0.3, 0.9, 0.0, 0.0]);
        vec![
            Path::fill(block(2.0, 1.0, 50.0, 37.0), gradient).into(),
            Path { even_odd: true, opacity: 0.7, ..Path::fill(star.clone(), Color::rgb(20, 60, 200)) }.into(),
            Path::stroke(star.clone(), line(1.3)).into(),
            Path::stroke(star, line(0.03).dashed(&[2.0, 1.0, 0.5])).into(),
            Item::Art { art: Arc::clone(&art), transform: turned },
            Item::within(
                vec![Item::art(&art, 12.0, 15.0), Item::art(&art, 17.0, 19.0)],
                circle((19.0, 22.0), 5.5),
            ),
            Item::bitmap(&bitmap, Rect::new(40.0, 20.0, 58.0, 39.0)),
            Path::fill(circle((8.0, 8.0), 0.04), Color::BLACK).into(),
        ]
    }

    #[test]
    fn a_page_in_strips_is_the_page_at_once() {
        let document = document(all_kinds());
        let whole = dots(&document, STRIP);
        assert!(whole.iter().any(|&part| part < 100));
        for rows in [1, 7, 64, 399] {
            let strips = dots(&document, rows * 600);
            let apart = whole.iter().zip(&strips).map(|(one, other)| one.abs_diff(*other));
            // Gradients are painted by the rasteriser, which smooths their edges a little differently where it cuts them.
            let count = apart.clone().filter(|&apart| apart > 1).count();
            assert!(count < 300, "{rows}: {count} of {} differ, by {:?}", whole.len(), apart.max());
        }
    }

    #[test]
    fn everything_stays_in_its_box() {
        let document = document(all_kinds());
        let list = DisplayLists::of(&document).list(&document.pages[0].items).expect("a list");
        for thing in list.things {
            let area = thing.area;
            let alone = DisplayList { things: vec![thing], area };
            let mut canvas = Canvas::white(600, 400, SPECK).expect("dots");
            canvas.list(&alone, Affine::scale(10.0));
            let painted = canvas.finish();
            for (nth, dot) in painted.pixels().iter().enumerate() {
                let middle = Point::new((nth % 600) as f64 / 10.0 + 0.05, (nth / 600) as f64 / 10.0 + 0.05);
                let is_white = [dot.red(), dot.green(), dot.blue()] == [255; 3];
                assert!(is_white || area.inflate(0.1, 0.1).contains(middle), "{middle:?} is not in {area:?}");
            }
        }
    }

    #[test]
    fn a_clip_shows_its_inside_alone() {
        let inside = vec![Path::fill(block(0.0, 0.0, 60.0, 40.0), RED).into()];
        let half = Item::transformed(
            vec![Item::within(inside, block(0.0, 0.0, 10.05, 8.0))],
            Affine::translate((20.0, 5.0)),
        );
        let rgb = dots(&document(vec![half]), STRIP);
        assert_eq!([at(&rgb, 20.0, 5.0), at(&rgb, 29.9, 12.9)], [[255, 0, 0]; 2]);
        assert_eq!([at(&rgb, 19.9, 9.0), at(&rgb, 25.0, 13.0), at(&rgb, 30.2, 9.0)], [[255; 3]; 3]);
        // Half of a dot is inside.
        let [red, green, _] = at(&rgb, 30.0, 9.0);
        assert!(red == 255 && green.abs_diff(128) <= 1, "{green}");
        let nothing = Item::within(vec![Path::fill(block(0.0, 0.0, 60.0, 40.0), RED).into()], BezPath::new());
        assert!(dots(&document(vec![nothing]), STRIP).iter().all(|&part| part == 255));
    }

    #[test]
    fn what_is_faint_together_does_not_show_through_itself() {
        let both = || -> Vec<Item> {
            vec![
                Path::fill(block(10.0, 10.0, 10.0, 10.0), RED).into(),
                Path::fill(block(15.0, 10.0, 10.0, 10.0), Color::BLACK).into(),
            ]
        };
        let opacity = 0.4;
        let group = Item::Group { transform: Affine::IDENTITY, clip: None, opacity, items: both() };
        let rgb = dots(&document(vec![group]), STRIP);
        let near =
            |found: [u8; 3], wanted: [u8; 3]| found.iter().zip(wanted).all(|(a, b)| a.abs_diff(b) <= 1);
        assert!(near(at(&rgb, 12.0, 15.0), [255, 153, 153]));
        assert!(near(at(&rgb, 17.0, 15.0), [153; 3]) && near(at(&rgb, 22.0, 15.0), [153; 3]));
        // Each by itself: the lower one is seen through the upper one.
        let each = both().into_iter().map(|item| match item {
            Item::Path(path) => Path { opacity, ..path }.into(),
            other => other,
        });
        let rgb = dots(&document(each.collect()), STRIP);
        assert!(near(at(&rgb, 17.0, 15.0), [153, 92, 92]), "{:?}", at(&rgb, 17.0, 15.0));
    }

    /// A line of a twentieth of a dot and a speck take their share of the dots around them.
    #[test]
    fn thin_lines_and_specks_have_their_weight() {
        let weight = |item: Item| {
            let rgb = dots(&document(vec![item]), STRIP);
            rgb.iter().map(|&part| 255.0 - f64::from(part)).sum::<f64>() / 255.0 / 3.0
        };
        let way = polyline([(10.03, 10.02), (50.0, 30.0)]);
        let length = (Point::new(50.0, 30.0) - Point::new(10.03, 10.02)).hypot() * 10.0;
        let line = weight(Path::stroke(way.clone(), Stroke::new(Color::BLACK, 0.05)).into());
        assert!((line / (length * 0.5) - 1.0).abs() < 0.02, "{line} of {}", length * 0.5);
        let dashed = weight(Path::stroke(way, Stroke::new(Color::BLACK, 0.05).dashed(&[0.5, 1.5])).into());
        assert!((dashed / (length * 0.125) - 1.0).abs() < 0.05, "{dashed} of {}", length * 0.125);
        let speck = weight(
            Path::fill(circle(Point::new(20.0, 20.0) + Vec2::new(0.013, 0.02), 0.04), Color::BLACK).into(),
        );
        assert!((speck - std::f64::consts::PI * 0.16).abs() < 0.02, "{speck}");
    }
}
