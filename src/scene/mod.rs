//! A finished document, ready for any output: pages of items, nothing left to decide.
//!
//! The border of the program. Everything before it knows variants and paper and nothing of PDF; everything
//! behind it ([`crate::render`]) knows PDF and nothing of variants. What a renderer may rely on:
//!
//! - Coordinates are `f64` millimetres in `kurbo` types, origin at the top left of the page (or of the piece of
//!   art), x to the right, y down.
//! - Text is shaped: glyph numbers with their advances, and the text they stand for.
//! - Items are painted in order, the later over the earlier.
//! - What stands in an [`Item::Marked`] belongs to the leaf of the document's structure with the same
//!   [`Mark`]; all else is decoration, which a screen reader passes over.
//! - Art used many times is one [`Art`] behind one `Arc`, and so is a [`Bitmap`]; a renderer may tell uses apart by
//!   pointer.

mod bitmap;
mod document;
mod glyphs;
mod item;
mod outlines;
mod paint;
pub(crate) mod reduced;
mod renewed;
mod shape;
pub mod space;
mod structure;
mod title;

pub use bitmap::{Bitmap, Channels, NotABitmap};
pub use document::{Document, Flip, Info, OutlineEntry, Page};
pub use glyphs::{Features, Font, Glyph, GlyphRun};
pub use item::{Art, Inside, Item, Path};
pub use kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape, Size, Vec2};
pub use paint::{Cap, Color, Gradient, GradientKind, Join, Paint, Stop, Stroke};
pub use renewed::RenewedMarks;
pub use shape::{circle, polygon, polyline, quarter, quarter_turn, rounded};
pub use structure::{Child, Mark, Marks, Node, Tag};
pub use title::{TitleFace, TitleFile};
