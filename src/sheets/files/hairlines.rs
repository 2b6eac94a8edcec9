//! Lines that many printers would drop, made as wide as every printer draws them.
//!
//! Drawings are made at one size and shown at several. Whoever draws need not know how small a picture ends: here every
//! line of the finished pages is looked at where it lies on paper.

use crate::scene::{Affine, Art, Item, Page, PathEl, Rect, Stroke};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The least width of a line on paper, in millimetres.
pub(crate) const LEAST: f64 = 0.15;
/// A drawing of more points than this, a land or what was traced, has much that is too fine for paper where it is shown small:
/// that is left out, for widened it would run together.
const DENSE: usize = 3_000;
/// Of such a drawing: lines thinner than this, in millimetres, of which a printer's dot is 0.04 to 0.08, and parts smaller than
/// two dots of what many printers draw.
const LOST: f64 = 0.05;
const SMALL: f64 = 0.3;
/// Art that is shown at scales as near as this is one and the same art.
const SAME: f64 = 1e-6;

/// Widens all lines of the pages that are thinner than they may be.
pub(crate) fn strengthen<'a>(pages: impl Iterator<Item = &'a mut Page>) {
    let mut stored = Stored::default();
    for page in pages {
        stored.items(&mut page.items, 1.0);
    }
}

/// What was looked at before.
#[derive(Default)]
struct Stored {
    /// Art with the scale at which it is shown and what it became.
    art: Vec<(Arc<Art>, f64, Arc<Art>)>,
    /// Items that several pages share, by pointer and scale, and what they became. The `Arc` keeps the pointer from being used
    /// again.
    shared: BTreeMap<(*const Vec<Item>, u64), SharedItems>,
}

/// Items before and after.
type SharedItems = (Arc<Vec<Item>>, Arc<Vec<Item>>);

impl Stored {
    /// Widens lines of items that are shown at `scale`; says whether there were any to widen.
    fn items(&mut self, items: &mut [Item], scale: f64) -> bool {
        let mut changed = false;
        for item in items {
            changed |= match item {
                Item::Path(path) => path.stroke.as_mut().is_some_and(|stroke| widen(stroke, scale)),
                Item::Glyphs(_) | Item::Bitmap { .. } => false,
                Item::Group { transform, items, .. } => {
                    let inner = scale * scale_of(*transform);
                    self.items(items, inner)
                }
                Item::Art { art, transform } => {
                    let shown = self.art(art, scale * scale_of(*transform));
                    let is_new = !Arc::ptr_eq(art, &shown);
                    *art = shown;
                    is_new
                }
                Item::Marked { items, .. } => self.marked(items, scale),
            };
        }
        changed
    }

    /// The same for what several pages may share, which share what it becomes, too.
    fn marked(&mut self, items: &mut Arc<Vec<Item>>, scale: f64) -> bool {
        if let Some(items) = Arc::get_mut(items) {
            return self.items(items, scale);
        }
        let key = (Arc::as_ptr(items), scale.to_bits());
        let shown = if let Some((_, shown)) = self.shared.get(&key) {
            Arc::clone(shown)
        } else {
            let mut copy = items.to_vec();
            let shown = if self.items(&mut copy, scale) { Arc::new(copy) } else { Arc::clone(items) };
            self.shared.insert(key, (Arc::clone(items), Arc::clone(&shown)));
            shown
        };
        let changed = !Arc::ptr_eq(items, &shown);
        *items = shown;
        changed
    }

    /// The art as it is to be shown at `scale`: itself if all its lines are wide enough.
    fn art(&mut self, art: &Arc<Art>, scale: f64) -> Arc<Art> {
        let known =
            self.art.iter().find(|(other, at, _)| Arc::ptr_eq(other, art) && (at - scale).abs() < SAME);
        if let Some((.., shown)) = known {
            return Arc::clone(shown);
        }
        let shown = if may_change(art, scale) {
            let mut copy = Art::clone(art);
            let lost = is_dense(art) && lose(&mut copy.items, scale);
            if self.items(&mut copy.items, scale) | lost { Arc::new(copy) } else { Arc::clone(art) }
        } else {
            Arc::clone(art)
        };
        self.art.push((Arc::clone(art), scale, Arc::clone(&shown)));
        shown
    }
}

/// Corners and ends of curves of a drawing.
fn points(art: &Art) -> usize {
    fn of(items: &[Item]) -> usize {
        let one = |item: &Item| match item {
            Item::Path(path) => path.outline.elements().len(),
            Item::Group { items, .. } => of(items),
            Item::Marked { items, .. } => of(items),
            Item::Art { .. } | Item::Glyphs(_) | Item::Bitmap { .. } => 0,
        };
        items.iter().map(one).sum()
    }
    of(&art.items)
}

/// Leaves out what would be far too thin or too small, as the makers of maps do; says whether there was any.
fn lose(items: &mut Vec<Item>, scale: f64) -> bool {
    let mut any = false;
    items.retain_mut(|item| match item {
        Item::Path(path) => {
            let is_lost = path.stroke.as_ref().is_some_and(|stroke| stroke.width * scale < LOST);
            if is_lost {
                path.stroke = None;
            }
            let reach = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width);
            let large = |part: &&[PathEl]| reaches(part, SMALL / scale - reach);
            let is_less = !path.outline.subpaths().all(|part| large(&part));
            any |= is_lost || is_less;
            if is_less {
                let kept = path.outline.subpaths().filter(large);
                path.outline = Arc::new(kept.flatten().copied().collect());
            }
            (path.stroke.is_some() || path.fill.is_some()) && !path.outline.is_empty()
        }
        Item::Group { transform, items, .. } => {
            any |= lose(items, scale * scale_of(*transform));
            true
        }
        Item::Art { .. } | Item::Marked { .. } | Item::Glyphs(_) | Item::Bitmap { .. } => true,
    });
    any
}

/// Whether the longer side of the box around the points of a part, those of its curves' handles too, is so long at least.
fn reaches(part: &[PathEl], least: f64) -> bool {
    let mut around: Option<Rect> = None;
    for element in part {
        let (points, count) = match *element {
            PathEl::MoveTo(a) | PathEl::LineTo(a) => ([a; 3], 1),
            PathEl::QuadTo(a, b) => ([a, b, b], 2),
            PathEl::CurveTo(a, b, c) => ([a, b, c], 3),
            PathEl::ClosePath => continue,
        };
        for point in &points[..count] {
            let area = around.map_or(Rect::from_points(*point, *point), |area| area.union_pt(*point));
            if area.size().max_side() >= least {
                return true;
            }
            around = Some(area);
        }
    }
    0.0 >= least
}

/// Whether a drawing has lines that are to be wider at `scale`, or parts that might be left out.
fn may_change(art: &Art, scale: f64) -> bool {
    fn any(items: &[Item], scale: f64) -> bool {
        items.iter().any(|item| match item {
            Item::Path(path) => path.stroke.as_ref().is_some_and(|stroke| is_thin(stroke, scale)),
            Item::Glyphs(_) | Item::Bitmap { .. } => false,
            Item::Group { transform, items, .. } => any(items, scale * scale_of(*transform)),
            Item::Art { art, transform } => may_change(art, scale * scale_of(*transform)),
            Item::Marked { items, .. } => any(items, scale),
        })
    }
    is_dense(art) || any(&art.items, scale)
}

/// Whether a drawing is a land and not a sign.
fn is_dense(art: &Art) -> bool {
    points(art) > DENSE
}

fn is_thin(stroke: &Stroke, scale: f64) -> bool {
    stroke.width * scale < LEAST - 1e-9 && scale > 1e-9
}

fn widen(stroke: &mut Stroke, scale: f64) -> bool {
    let widened = is_thin(stroke, scale);
    if widened {
        stroke.width = LEAST / scale;
    }
    widened
}

/// By how much lengths grow under a transform, at least.
fn scale_of(transform: Affine) -> f64 {
    let [a, b, c, d, ..] = transform.as_coeffs();
    (a * a + b * b).min(c * c + d * d).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{BezPath, Color, Path, Size};

    fn line(width: f64) -> Item {
        Path::stroke(BezPath::new(), Stroke::new(Color::BLACK, width)).into()
    }

    fn page(items: Vec<Item>) -> Page {
        Page { size: Size::new(100.0, 100.0), trim: None, bleed: None, items }
    }

    #[test]
    fn a_land_shown_small_loses_what_is_finest() {
        let mut many = BezPath::new();
        many.move_to((0.0, 0.0));
        (0..3_500).for_each(|nth| many.line_to((f64::from(nth), 1.0)));
        let stroked = |path: &BezPath, width: f64| -> Item {
            Path::stroke(path.clone(), Stroke::new(Color::BLACK, width)).into()
        };
        let mut parts = many.clone();
        parts.extend([PathEl::MoveTo((5.0, 5.0).into()), PathEl::LineTo((6.0, 5.0).into())]);
        let items = vec![stroked(&many, 0.2), stroked(&parts, 0.5)];
        let art = Arc::new(Art { size: Size::new(10.0, 10.0), items: items.clone() });
        let shown = |scale: f64| {
            let mut pages =
                [page(vec![Item::Art { art: Arc::clone(&art), transform: Affine::scale(scale) }])];
            strengthen(pages.iter_mut());
            let Item::Art { art, .. } = &pages[0].items[0] else { panic!("art") };
            art.items.clone()
        };
        assert_eq!(shown(0.8), items, "0.16 mm can be seen, and so can a millimetre");
        // Lines of 0.05 and 0.125 mm are made 0.15, and the part of a quarter of a millimetre stays.
        assert_eq!(shown(0.25), [stroked(&many, 0.6), stroked(&parts, 0.6)]);
        // 0.01 mm is left out, and so is the part of 0.05 mm with its line; 0.025 mm is made 0.15 no more.
        assert_eq!(shown(0.05), Vec::<Item>::new());
    }

    #[test]
    fn a_line_is_widened_where_it_is_shown_small() {
        let art = Arc::new(Art { size: Size::new(10.0, 10.0), items: vec![line(0.2), line(0.5)] });
        let shown = |scale: f64| Item::Art { art: Arc::clone(&art), transform: Affine::scale(scale) };
        let mut pages = [page(vec![line(0.1), shown(1.0), shown(0.5), shown(0.5)])];
        strengthen(pages.iter_mut());
        assert_eq!(pages[0].items[0], line(0.15));
        let arts: Vec<&Arc<Art>> = pages[0].items[1..]
            .iter()
            .map(|item| if let Item::Art { art, .. } = item { art } else { panic!("art") })
            .collect();
        assert!(Arc::ptr_eq(arts[0], &art), "wide enough as it is");
        assert_eq!(arts[1].items, [line(0.3), line(0.5)]);
        assert!(Arc::ptr_eq(arts[1], arts[2]), "stored once");
    }
}
