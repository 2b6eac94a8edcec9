//! Colours, gradients and lines.

use super::{Affine, Point};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use std::fmt;
use std::str::FromStr;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

impl Color {
    /// Black.
    pub const BLACK: Self = Self::rgb(0, 0, 0);
    /// White.
    pub const WHITE: Self = Self::rgb(255, 255, 255);

    /// A colour from its parts.
    #[must_use]
    pub const fn rgb(r: u8, g: u8, b: u8) -> Self {
        Self { r, g, b }
    }

    /// Whether it has no hue.
    #[must_use]
    pub const fn is_grey(self) -> bool {
        self.r == self.g && self.g == self.b
    }

    /// This colour on the way to `other`: 0 is this one, 1 the other.
    #[must_use]
    pub fn mix(self, other: Self, share: f64) -> Self {
        let part = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round() as u8;
        Self::rgb(part(self.r, other.r), part(self.g, other.g), part(self.b, other.b))
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }
}

/// Why a text is not a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAColor(String);

impl NotAColor {
    /// What it says, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        keyed!("no-colour", text = self.0)
    }
}

shown_by_message!(NotAColor);

impl std::error::Error for NotAColor {}

/// Reads `#rrggbb`, `#rgb`, a name such as `navy`, or another spelling of CSS; a colour that lets through what is below is
/// none.
impl FromStr for Color {
    type Err = NotAColor;

    fn from_str(text: &str) -> Result<Self, NotAColor> {
        let found = text.parse::<svgtypes::Color>().ok().filter(|found| found.alpha == u8::MAX);
        let found = found.ok_or_else(|| NotAColor(text.to_owned()))?;
        Ok(Self::rgb(found.red, found.green, found.blue))
    }
}

/// What a surface is covered with.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Solid(Color),
    /// A change of colour across the surface; apart, for it is large and rare.
    Gradient(Box<Gradient>),
}

impl From<Color> for Paint {
    fn from(color: Color) -> Self {
        Self::Solid(color)
    }
}

/// A change of colour, continued beyond its ends with the end colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Gradient {
    /// Where it runs.
    pub kind: GradientKind,
    /// Maps the gradient's own coordinates to those of the path it paints.
    pub transform: Affine,
    /// The colours on its way, ascending.
    pub stops: Vec<Stop>,
}

/// The course of a gradient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GradientKind {
    /// Along a line.
    Linear {
        /// Offset 0.
        from: Point,
        /// Offset 1.
        to: Point,
    },
    /// Outwards from a centre.
    Radial {
        /// The middle of the circle of offset 1.
        center: Point,
        /// Its radius.
        radius: f64,
        /// The middle of the circle of offset 0, which lies within the other one; mostly the same.
        focus: Point,
        /// Its radius; mostly 0.
        focus_radius: f64,
    },
}

/// A colour on the way of a gradient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// 0 at the start, 1 at the end.
    pub offset: f64,
    /// The colour there.
    pub color: Color,
    /// 0 is invisible, 1 opaque.
    pub opacity: f64,
}

/// A line along an outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// What the line is painted with.
    pub paint: Paint,
    /// Width in millimetres.
    pub width: f64,
    /// The shape of its ends.
    pub cap: Cap,
    /// The shape of its corners.
    pub join: Join,
    /// How many times the line's width a mitred corner may be long; a longer one is cut off as [`Join::Bevel`] is.
    pub miter_limit: f64,
    /// Lengths of dashes and gaps in turn, in millimetres; empty for an unbroken line.
    pub dash: Vec<f64>,
}

impl Stroke {
    /// The limit of mitred corners that SVG takes for granted.
    pub const MITER_LIMIT: f64 = 4.0;

    /// An unbroken line with square-cut ends and mitred corners; width in millimetres.
    #[must_use]
    pub fn new(paint: impl Into<Paint>, width: f64) -> Self {
        Self {
            paint: paint.into(),
            width,
            cap: Cap::Butt,
            join: Join::Miter,
            miter_limit: Self::MITER_LIMIT,
            dash: Vec::new(),
        }
    }

    /// The same line with round ends and corners.
    #[must_use]
    pub fn rounded(self) -> Self {
        Self { cap: Cap::Round, join: Join::Round, ..self }
    }

    /// The same line in dashes; lengths in millimetres.
    #[must_use]
    pub fn dashed(self, dash: &[f64]) -> Self {
        Self { dash: dash.to_vec(), ..self }
    }
}

/// The end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Cut off at the end point.
    Butt,
    /// A half circle beyond it.
    Round,
    /// Half a square beyond it.
    Square,
}

/// The corner of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// A sharp corner, up to [`Stroke::miter_limit`].
    Miter,
    /// A rounded corner.
    Round,
    /// A cut-off corner.
    Bevel,
}
