//! What can stand on a page.

use super::{Affine, BezPath, Bitmap, GlyphRun, Mark, Paint, Rect, Size, Stroke};
use std::borrow::Cow;
use std::sync::Arc;

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A filled or stroked outline.
    Path(Path),
    /// A run of text.
    Glyphs(GlyphRun),
    /// Items moved, turned, clipped or seen through together.
    Group {
        /// Maps the items' millimetres to the surrounding ones.
        transform: Affine,
        /// Only what lies inside this outline is painted; in the items' own coordinates.
        clip: Option<BezPath>,
        /// How much of what they paint together covers what is beneath: 0 nothing, 1 all. Where they lie over each other
        /// the lower ones do not show through.
        opacity: f64,
        /// The items, the lowest first.
        items: Vec<Item>,
    },
    /// A use of stored art.
    Art {
        /// The art; renderers store it once however often it is used.
        art: Arc<Art>,
        /// Maps the art's millimetres to the surrounding ones.
        transform: Affine,
    },
    /// A use of a picture of pixels.
    Bitmap {
        /// The picture; renderers store it once however often it is used.
        bitmap: Arc<Bitmap>,
        /// Where it is painted, stretched to fill it; in millimetres. Nothing is painted where it has no area.
        area: Rect,
    },
    /// Items that belong to a leaf of the document's structure. Never stands inside another `Marked`, nor inside
    /// an [`Art`].
    Marked {
        /// The leaf.
        mark: Mark,
        /// The items; copies for other sets share them.
        items: Arc<Vec<Item>>,
    },
}

impl Item {
    /// Items moved by a translation in millimetres.
    #[must_use]
    pub fn moved(items: Vec<Item>, x: f64, y: f64) -> Self {
        Self::Group { transform: Affine::translate((x, y)), clip: None, opacity: 1.0, items }
    }

    /// Items under a transform, not clipped.
    #[must_use]
    pub fn transformed(items: Vec<Item>, transform: Affine) -> Self {
        Self::Group { transform, clip: None, opacity: 1.0, items }
    }

    /// Items seen through the inside of an outline.
    #[must_use]
    pub fn within(items: Vec<Item>, outline: BezPath) -> Self {
        Self::Group { transform: Affine::IDENTITY, clip: Some(outline), opacity: 1.0, items }
    }

    /// Items seen through the inside of a rectangle.
    #[must_use]
    pub fn clipped(items: Vec<Item>, window: Rect) -> Self {
        Self::within(items, super::Shape::to_path(&window, 0.01))
    }

    /// A use of art at the size it was drawn, its top left at (`x`, `y`) millimetres.
    #[must_use]
    pub fn art(art: &Arc<Art>, x: f64, y: f64) -> Self {
        Self::Art { art: Arc::clone(art), transform: Affine::translate((x, y)) }
    }

    /// A use of art stretched so that its frame covers an area in millimetres.
    #[must_use]
    pub fn stretched(art: &Arc<Art>, area: Rect) -> Self {
        let scale = Affine::scale_non_uniform(area.width() / art.size.width, area.height() / art.size.height);
        Self::Art { art: Arc::clone(art), transform: Affine::translate(area.origin().to_vec2()) * scale }
    }

    /// A use of a picture of pixels that fills an area in millimetres.
    #[must_use]
    pub fn bitmap(bitmap: &Arc<Bitmap>, area: Rect) -> Self {
        Self::Bitmap { bitmap: Arc::clone(bitmap), area }
    }

    /// What stands within it; none if it is a path, text or a picture.
    #[must_use]
    pub fn inside(&self) -> Option<Inside<'_>> {
        let (transform, clip, opacity, items) = match self {
            Self::Group { transform, clip, opacity, items } => (*transform, clip.as_ref(), *opacity, items),
            Self::Art { art, transform } => (*transform, None, 1.0, &art.items),
            Self::Marked { items, .. } => (Affine::IDENTITY, None, 1.0, &**items),
            Self::Path(_) | Self::Glyphs(_) | Self::Bitmap { .. } => return None,
        };
        Some(Inside { transform, clip, opacity, items })
    }

    /// The same item with other items within it; as it is if it can have none.
    #[must_use]
    pub fn with_inside(&self, items: Vec<Item>) -> Self {
        match self {
            Self::Group { transform, clip, opacity, .. } => {
                Self::Group { transform: *transform, clip: clip.clone(), opacity: *opacity, items }
            }
            Self::Art { art, transform } => {
                Self::Art { art: Arc::new(Art { size: art.size, items }), transform: *transform }
            }
            Self::Marked { mark, .. } => Self::marked(*mark, items),
            Self::Path(_) | Self::Glyphs(_) | Self::Bitmap { .. } => self.clone(),
        }
    }

    fn each_faint(items: &[Self], opacity: f64) -> Cow<'_, [Self]> {
        if opacity >= 1.0 {
            return Cow::Borrowed(items);
        }
        let faint = |item: &Self| match item {
            Self::Path(path) => Self::Path(Path { opacity: path.opacity * opacity, ..path.clone() }),
            Self::Group { transform, clip, opacity: own, items } => {
                let (clip, items) = (clip.clone(), items.clone());
                Self::Group { transform: *transform, clip, opacity: own * opacity, items }
            }
            Self::Art { art, .. } => item.with_inside(Self::each_faint(&art.items, opacity).into_owned()),
            Self::Glyphs(_) | Self::Bitmap { .. } | Self::Marked { .. } => item.clone(),
        };
        Cow::Owned(items.iter().map(faint).collect())
    }

    /// Items for a leaf of the structure.
    #[must_use]
    pub fn marked(mark: Mark, items: Vec<Item>) -> Self {
        Self::Marked { mark, items: Arc::new(items) }
    }

    /// The same item with other marks.
    #[must_use]
    pub fn with_marks(&self, renew: &mut dyn FnMut(Mark) -> Mark) -> Self {
        match self {
            Self::Group { items, .. } => {
                self.with_inside(items.iter().map(|item| item.with_marks(renew)).collect())
            }
            // Marks are never nested, so what is inside stays as it is.
            Self::Marked { mark, items } => Self::Marked { mark: renew(*mark), items: Arc::clone(items) },
            Self::Path(_) | Self::Glyphs(_) | Self::Art { .. } | Self::Bitmap { .. } => self.clone(),
        }
    }
}

/// The items that stand within another one.
#[derive(Clone, Copy, Debug)]
pub struct Inside<'a> {
    /// Maps the items' millimetres to the surrounding ones.
    pub transform: Affine,
    /// Only what lies inside this outline is painted; in the items' own coordinates.
    pub clip: Option<&'a BezPath>,
    /// How much of what they paint together covers what is beneath: 0 nothing, 1 all.
    pub opacity: f64,
    /// The items, the lowest first.
    pub items: &'a [Item],
}

impl<'a> Inside<'a> {
    /// The items, each by itself as faint as all together: for whoever asks what is painted at a place, not for painting.
    #[must_use]
    pub fn each_faint(&self) -> Cow<'a, [Item]> {
        Item::each_faint(self.items, self.opacity)
    }
}

/// An outline with a fill, a stroke, or both. The fill is painted first.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The outline, in millimetres. Drawings that differ in the widths of lines only share theirs.
    pub outline: Arc<BezPath>,
    /// What fills the inside, by the non-zero rule unless [`Path::even_odd`].
    pub fill: Option<Paint>,
    /// Whether the inside is found by the even-odd rule.
    pub even_odd: bool,
    /// The line along the outline.
    pub stroke: Option<Stroke>,
    /// 0 is invisible, 1 opaque; for the fill and the stroke alike.
    pub opacity: f64,
}

impl Path {
    /// A filled outline.
    #[must_use]
    pub fn fill(outline: BezPath, paint: impl Into<Paint>) -> Self {
        let outline = Arc::new(outline);
        Self { outline, fill: Some(paint.into()), even_odd: false, stroke: None, opacity: 1.0 }
    }

    /// A stroked outline.
    #[must_use]
    pub fn stroke(outline: BezPath, stroke: Stroke) -> Self {
        let outline = Arc::new(outline);
        Self { outline, fill: None, even_odd: false, stroke: Some(stroke), opacity: 1.0 }
    }
}

impl From<Path> for Item {
    fn from(path: Path) -> Self {
        Self::Path(path)
    }
}

impl From<GlyphRun> for Item {
    fn from(run: GlyphRun) -> Self {
        Self::Glyphs(run)
    }
}

/// A drawing that is stored once and used many times.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// Width and height of its frame in millimetres; items may reach beyond it.
    pub size: Size,
    /// What it shows, the lowest first.
    pub items: Vec<Item>,
}

impl Art {
    /// Whether a photograph or a scan is part of it.
    #[must_use]
    pub fn has_photograph(&self) -> bool {
        fn any(items: &[Item]) -> bool {
            items.iter().any(|item| match item {
                Item::Bitmap { bitmap, .. } => bitmap.is_photograph(),
                item => item.inside().is_some_and(|inside| any(inside.items)),
            })
        }
        any(&self.items)
    }
}
