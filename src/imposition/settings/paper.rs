//! Sheets of paper and their printable area.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::scene::{Rect, Size};
use crate::units::Length;
use std::fmt;
use std::str::FromStr;

/// Width of the blank margin along all four edges of every page, unless another is requested. Home printers leave 3.4 to 6.4 mm
/// unprinted at the sides; 5 mm is the least that is worth offering, and leaves just enough of Letter's width for a strip of
/// eight squares of 25 mm.
pub const MARGIN: Length = Length::mm(5.0);

/// The shortest side of a paper: a leaflet page and a card need it.
const SHORTEST: Length = Length::mm(130.0);
/// The longest side of a paper.
const LONGEST: Length = Length::mm(1300.0);

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    width: Length,
    height: Length,
    named: Option<(&'static str, &'static str)>,
}

impl Paper {
    /// 210 x 297 mm (ISO 216).
    pub const A4: Self = Self::named("a4", "A4", Length::mm(210.0), Length::mm(297.0));
    /// 8.5 x 11 in (ANSI A).
    pub const LETTER: Self = Self::named("letter", "US Letter", Length::inches(8.5), Length::inches(11.0));
    /// 297 x 420 mm (ISO 216).
    pub const A3: Self = Self::named("a3", "A3", Length::mm(297.0), Length::mm(420.0));
    /// 11 x 17 in (ANSI B).
    pub const TABLOID: Self = Self::named("tabloid", "Tabloid", Length::inches(11.0), Length::inches(17.0));
    /// 8.5 x 14 in.
    pub const LEGAL: Self = Self::named("legal", "US Legal", Length::inches(8.5), Length::inches(14.0));
    /// 148 x 210 mm (ISO 216).
    pub const A5: Self = Self::named("a5", "A5", Length::mm(148.0), Length::mm(210.0));

    /// Every paper with a name, in the order of the help text.
    pub const ALL: [Self; 6] = [Self::A4, Self::LETTER, Self::A3, Self::TABLOID, Self::LEGAL, Self::A5];

    /// Returns the named papers larger than this one, the smallest first: papers in the same unit (millimetres or inches), which
    /// are sold side by side, before the others.
    #[must_use]
    pub(crate) fn larger(self) -> Vec<Self> {
        let area = |paper: &Self| paper.size().area();
        let mut larger: Vec<Self> = Self::ALL.into_iter().filter(|other| area(other) > area(&self)).collect();
        let is_other_unit = |paper: &Self| paper.is_in_inches() != self.is_in_inches();
        larger.sort_by(|one, other| {
            is_other_unit(one).cmp(&is_other_unit(other)).then(area(one).total_cmp(&area(other)))
        });
        larger
    }

    const fn named(name: &'static str, title: &'static str, width: Length, height: Length) -> Self {
        Self { width, height, named: Some((name, title)) }
    }

    /// Returns a paper of any size, turned upright; a known size gets its name.
    ///
    /// # Errors
    /// If a side is too short or too long.
    pub fn custom(width: Length, height: Length) -> Result<Self, NotAPaper> {
        if !SHORTEST.fits(width.min(height)) || !width.max(height).fits(LONGEST) {
            return Err(NotAPaper::Size { width, height });
        }
        let (width, height) = (width.min(height), width.max(height));
        let same = |a: Length, b: Length| a.fits(b) && b.fits(a);
        let known =
            Self::ALL.into_iter().find(|paper| same(paper.width, width) && same(paper.height, height));
        Ok(known.unwrap_or(Self { width, height, named: None }))
    }

    /// Returns the name on the command line and in file names: `a4`, or a size such as `300x420mm`.
    #[must_use]
    pub fn name(self) -> String {
        self.named.map_or_else(|| self.measures("x"), |(name, _)| name.to_owned())
    }

    /// Returns the name in a sentence.
    #[must_use]
    pub fn title(self) -> String {
        self.named.map_or_else(|| self.measures(" × ").replace("mm", " mm"), |(_, title)| title.to_owned())
    }

    /// Returns whether the paper is measured in inches.
    #[must_use]
    pub fn is_in_inches(self) -> bool {
        [Self::LETTER, Self::LEGAL, Self::TABLOID].contains(&self)
    }

    fn measures(self, times: &str) -> String {
        let number = |length: Length| length.to_string().replace(" mm", "");
        format!("{}{times}{}mm", number(self.width), number(self.height))
    }

    /// Width of the upright sheet.
    #[must_use]
    pub const fn width(self) -> Length {
        self.width
    }

    /// Height of the upright sheet.
    #[must_use]
    pub const fn height(self) -> Length {
        self.height
    }

    /// Width and height of the upright sheet in millimetres.
    #[must_use]
    pub fn size(self) -> Size {
        Size::new(self.width().to_mm(), self.height().to_mm())
    }

    /// Returns the size of the sheet in millimetres, upright or across.
    #[must_use]
    pub fn laid(self, is_across: bool) -> Size {
        let Size { width, height } = self.size();
        if is_across { Size::new(height, width) } else { Size::new(width, height) }
    }

    /// Returns the printable area of the upright sheet, in millimetres from its top left.
    #[must_use]
    pub fn printable(self, margin: Length) -> Rect {
        self.size().to_rect().inset(-margin.to_mm())
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.title())
    }
}

/// Error of a text or a size that is no paper.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAPaper {
    /// The text is neither a name nor a size.
    Text(String),
    /// A side is too short or too long.
    Size {
        /// Requested width.
        width: Length,
        /// Requested height.
        height: Length,
    },
}

impl NotAPaper {
    pub(crate) fn message(&self) -> KeyedMessage {
        match self {
            Self::Text(text) => keyed!("not-a-paper", text, names = Paper::ALL.map(Paper::name).join(", ")),
            Self::Size { width, height } => {
                keyed!("paper-size-wrong", width, height, shortest = SHORTEST, longest = LONGEST)
            }
        }
    }
}

shown_by_message!(NotAPaper);

impl std::error::Error for NotAPaper {}

/// Reads a name, or `WxH` with a unit: `300x420mm`, `300×420mm`, `9x12in`, `8.5"x11"`.
impl FromStr for Paper {
    type Err = NotAPaper;

    fn from_str(text: &str) -> Result<Self, NotAPaper> {
        let lower: String = text.to_ascii_lowercase().split_whitespace().collect();
        if let Some(paper) = Self::ALL.into_iter().find(|paper| paper.name() == lower) {
            return Ok(paper);
        }
        let wrong = || NotAPaper::Text(text.to_owned());
        let (width, rest) = lower.split_once(['x', '×']).ok_or_else(wrong)?;
        let unit = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let width = width.trim_end_matches(unit);
        let length = |text: String| text.parse::<Length>().map_err(|_| wrong());
        Self::custom(length(format!("{width}{unit}"))?, length(rest.to_owned())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_leaves_just_room_for_a_strip_of_eight_squares() {
        let room = Paper::LETTER.printable(MARGIN);
        assert!(room.width() > 200.0 && room.width() < 206.0);
        assert!((room.x0 - 5.0).abs() < 1e-9);
    }

    #[test]
    fn a_paper_is_a_name_or_a_size() {
        assert_eq!("A4".parse(), Ok(Paper::A4));
        assert_eq!("8.5x11in".parse(), Ok(Paper::LETTER));
        for letter in ["8.5\"x11\"", "8.5 × 11 in", "8.5x11\"", "8.5in×11in"] {
            assert_eq!(letter.parse(), Ok(Paper::LETTER), "{letter}");
        }
        assert_eq!("210×297mm".parse(), Ok(Paper::A4));
        assert_eq!("420x297mm".parse(), Ok(Paper::A3), "turned upright");
        let own: Paper = "300mm x 400mm".parse().expect("a paper");
        assert_eq!((own.name().as_str(), own.title().as_str()), ("300x400mm", "300 × 400 mm"));
        for wrong in [
            "a9",
            "300x400",
            "x",
            "10x",
            "30x40mm",
            "2000x300mm",
            "-5x400mm",
            "nanxnanmm",
            "4x6in",
            "8.5\"x11",
        ] {
            assert!(wrong.parse::<Paper>().is_err(), "{wrong}");
        }
    }
}
