//! The one length type. Millimetres and points are both exact in it.
//!
//! Scalar measures (paper, squares, discs, margins, type sizes) are [`Length`]s. Coordinates inside a
//! drawing are plain `f64` millimetres in `kurbo` types; [`crate::scene`] says so once for all of them.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

/// Raw units to an inch: the least number in which 1 mm (360) and 1 pt (127) are both whole.
const PER_INCH: f64 = 9144.0;
/// Raw units to a millimetre.
const PER_MM: f64 = PER_INCH / 25.4;
/// Raw units to a DTP point, 1/72 inch.
const PER_PT: f64 = PER_INCH / 72.0;

/// A length on paper.
///
/// Kept as a count of 1/9144 inch, so that every whole number of millimetres, points and inches is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Length(f64);

impl Length {
    /// No length.
    pub const ZERO: Self = Self(0.0);

    /// A length in millimetres.
    #[must_use]
    pub const fn mm(value: f64) -> Self {
        Self(value * PER_MM)
    }

    /// A length in points of 1/72 inch.
    #[must_use]
    pub const fn pt(value: f64) -> Self {
        Self(value * PER_PT)
    }

    /// A length in inches of 25.4 mm.
    #[must_use]
    pub const fn inches(value: f64) -> Self {
        Self(value * PER_INCH)
    }

    /// This length in millimetres.
    #[must_use]
    pub const fn to_mm(self) -> f64 {
        self.0 / PER_MM
    }

    /// This length in points of 1/72 inch.
    #[must_use]
    pub const fn to_pt(self) -> f64 {
        self.0 / PER_PT
    }

    /// The larger of two lengths.
    #[must_use]
    pub const fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    /// The smaller of two lengths.
    #[must_use]
    pub const fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The largest number of half millimetres that is no more than this length, with the tolerance of [`fits`](Self::fits).
    #[must_use]
    pub fn down_to_halves(self) -> Self {
        Self::mm(((self.to_mm() + 0.001) * 2.0).floor() / 2.0)
    }

    /// The largest number of tenths of a millimetre that is no more than this length, with the tolerance of
    /// [`fits`](Self::fits).
    #[must_use]
    pub fn down_to_tenths(self) -> Self {
        Self::mm(((self.to_mm() + 0.001) * 10.0).floor() / 10.0)
    }

    /// Whether something of this length goes into `room`. Allows for rounding of 0.001 mm: lengths are compared for fit
    /// with this, never with `<`.
    #[must_use]
    pub fn fits(self, room: Self) -> bool {
        self.0 <= room.0 + 0.001 * PER_MM
    }
}

impl Add for Length {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Length {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<f64> for Length {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self(self.0 * factor)
    }
}

impl Div<f64> for Length {
    type Output = Self;
    fn div(self, divisor: f64) -> Self {
        Self(self.0 / divisor)
    }
}

impl Div for Length {
    type Output = f64;
    fn div(self, other: Self) -> f64 {
        self.0 / other.0
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Self>>(lengths: I) -> Self {
        lengths.fold(Self::ZERO, Add::add)
    }
}

/// Writes millimetres with as many decimals as needed, at most two: `25 mm`, `12.7 mm`.
impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.to_mm());
        let text = text.trim_end_matches('0').trim_end_matches('.');
        write!(f, "{} mm", if text == "-0" { "0" } else { text })
    }
}

/// Why a text is not a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotALength(String);

impl fmt::Display for NotALength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a length: write a number and its unit, such as `25mm`, `2.5cm`, `3/4in` or `72pt`",
            self.0
        )
    }
}

impl std::error::Error for NotALength {}

/// Reads `25mm`, `2.5 cm`, `25,4mm`, `3/4in`, `3/4"`, `72pt`. The unit is needed: a bare number could be anything.
impl FromStr for Length {
    type Err = NotALength;

    fn from_str(text: &str) -> Result<Self, NotALength> {
        let fault = || NotALength(text.to_owned());
        let trimmed = text.trim();
        let (number, unit): (&str, fn(f64) -> Length) = if let Some(n) = trimmed.strip_suffix("mm") {
            (n, Length::mm)
        } else if let Some(n) = trimmed.strip_suffix("cm") {
            (n, |v| Length::mm(v * 10.0))
        } else if let Some(n) = ["in", "\"", "″", "”"].iter().find_map(|sign| trimmed.strip_suffix(sign))
        {
            (n, Length::inches)
        } else if let Some(n) = trimmed.strip_suffix("pt") {
            (n, Length::pt)
        } else {
            return Err(fault());
        };
        let plain = |s: &str| {
            let s = s.trim();
            // `f64` would also take "inf", "nan" and "1e9": none of them is a measure on paper.
            let digits = !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit() || b".,".contains(&b));
            digits.then(|| s.replace(',', ".").parse::<f64>().ok()).flatten().ok_or_else(fault)
        };
        let value = match number.split_once('/') {
            Some((above, below)) => plain(above)? / plain(below)?,
            None => plain(number)?,
        };
        if value.is_finite() { Ok(unit(value)) } else { Err(fault()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn millimetres_points_and_inches_agree() {
        assert!((Length::inches(1.0).to_mm() - 25.4).abs() < 1e-12);
        assert!((Length::inches(1.0).to_pt() - 72.0).abs() < 1e-12);
        assert!((Length::mm(210.0).to_pt() - 595.275_590_551_181).abs() < 1e-9);
    }

    #[test]
    fn parses_the_units_people_write() {
        assert_eq!("25mm".parse(), Ok(Length::mm(25.0)));
        assert_eq!(" 2.5 cm ".parse(), Ok(Length::mm(25.0)));
        assert_eq!("25,4mm".parse(), Ok(Length::mm(25.4)));
        assert_eq!("3/4in".parse(), Ok(Length::inches(0.75)));
        assert_eq!("3/4\"".parse(), Ok(Length::inches(0.75)));
        assert_eq!("72pt".parse(), Ok(Length::inches(1.0)));
    }

    #[test]
    fn refuses_what_is_not_a_length() {
        for text in ["", "25", "mm", "-3mm", "1/0in", "inf mm", "1e3mm", "1/2/3in", "1,000.5mm", "abc"] {
            assert!(text.parse::<Length>().is_err(), "{text}");
        }
    }

    #[test]
    fn shows_no_needless_decimals() {
        assert_eq!(Length::mm(25.0).to_string(), "25 mm");
        assert_eq!(Length::mm(12.7).to_string(), "12.7 mm");
        assert_eq!(Length::inches(0.75).to_string(), "19.05 mm");
    }
}
