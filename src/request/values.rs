//! Reads values of a request from text, and writes them as text.

use super::bounds::Bounds;
use crate::imposition::{Back, CellSize, Component, LabelSheet, NotPlayers, Paper, Players};
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::{Size, Vec2};
use crate::units::{Length, NotALength};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// A kind of value, with its form in text.
pub(super) trait Kind<T> {
    /// Reads a text as a value.
    fn read(&self, text: &str) -> Result<T, KeyedMessage>;
    /// Writes a value as a text that [`Self::read`] reads as the same value.
    fn write(&self, value: &T) -> String;
}

/// Values with a word each: value, word, and text for the help.
pub(super) struct WordFor<T: 'static>(pub(super) &'static [(T, &'static str, &'static str)]);

impl<T> WordFor<T> {
    /// Returns the words, each with its text for the help.
    pub(super) fn words(&self) -> Vec<(&'static str, &'static str)> {
        self.0.iter().map(|(_, word, help)| (*word, *help)).collect()
    }
}

impl<T: Copy + PartialEq> Kind<T> for WordFor<T> {
    fn read(&self, text: &str) -> Result<T, KeyedMessage> {
        let found = self.0.iter().find(|(_, word, _)| *word == text.trim());
        found.map(|(value, ..)| *value).ok_or_else(|| {
            let known: Vec<&str> = self.0.iter().map(|(_, word, _)| *word).collect();
            keyed!("no-such-word", text, known = known.join(", "))
        })
    }

    fn write(&self, value: &T) -> String {
        let found = self.0.iter().find(|(other, ..)| other == value);
        found.map_or_else(String::new, |(_, word, _)| (*word).to_owned())
    }
}

/// Any text.
pub(super) struct AnyText;

impl Kind<String> for AnyText {
    fn read(&self, text: &str) -> Result<String, KeyedMessage> {
        Ok(text.to_owned())
    }

    fn write(&self, value: &String) -> String {
        value.clone()
    }
}

/// A line of text, checked and cleaned by the function.
pub(super) struct LineOfText(pub(super) fn(&str) -> Result<String, KeyedMessage>);

impl Kind<String> for LineOfText {
    fn read(&self, text: &str) -> Result<String, KeyedMessage> {
        (self.0)(text)
    }

    fn write(&self, value: &String) -> String {
        value.clone()
    }
}

/// Reads a length; 0 needs no unit, for it is the same in every one.
fn length(text: &str) -> Result<Length, KeyedMessage> {
    match text.trim() {
        "0" => Ok(Length::ZERO),
        text => text.parse().map_err(|_: NotALength| keyed!("not-a-length", text)),
    }
}

/// Writes a length in millimetres, with as few decimals as give the same length.
fn measured(length: Length) -> String {
    let short = length.to_string().replace(" mm", "mm");
    let is_same =
        |read: Length| read.fits(length) && length.fits(read) && (read - length).to_mm().abs() < 1e-9;
    if short.parse().is_ok_and(is_same) { short } else { format!("{}mm", length.to_mm()) }
}

impl Kind<Length> for Bounds {
    fn read(&self, text: &str) -> Result<Length, KeyedMessage> {
        self.check(length(text)?)
    }

    fn write(&self, value: &Length) -> String {
        measured(*value)
    }
}

/// A length, checked by the function.
pub(super) struct Measure(pub(super) fn(Length) -> Result<Length, KeyedMessage>);

impl Kind<Length> for Measure {
    fn read(&self, text: &str) -> Result<Length, KeyedMessage> {
        (self.0)(length(text)?)
    }

    fn write(&self, value: &Length) -> String {
        measured(*value)
    }
}

/// The side of a square within bounds, or `largest`.
pub(super) struct Cells(pub(super) Bounds);

impl Kind<CellSize> for Cells {
    fn read(&self, text: &str) -> Result<CellSize, KeyedMessage> {
        if text.trim() == "largest" {
            return Ok(CellSize::Largest);
        }
        self.0.read(text).map(CellSize::Of)
    }

    fn write(&self, value: &CellSize) -> String {
        value.length().map_or_else(|| "largest".to_owned(), measured)
    }
}

/// A whole number within bounds.
pub(super) struct Count(pub(super) RangeInclusive<u16>);

impl Kind<u16> for Count {
    fn read(&self, text: &str) -> Result<u16, KeyedMessage> {
        let (least, most) = (self.0.start(), self.0.end());
        text.trim()
            .parse()
            .ok()
            .filter(|number| self.0.contains(number))
            .ok_or_else(|| keyed!("number-out-of-bounds", number = text, least, most))
    }

    fn write(&self, value: &u16) -> String {
        value.to_string()
    }
}

/// A shift to the right and down, such as `0.5mm,-1mm`; read in millimetres.
pub(super) struct Shift;

impl Kind<Vec2> for Shift {
    fn read(&self, text: &str) -> Result<Vec2, KeyedMessage> {
        let wrong = || keyed!("not-a-shift", text);
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let part = |text: &str| -> Result<f64, KeyedMessage> {
            let (sign, rest) = match text.trim().strip_prefix('-') {
                Some(rest) => (-1.0, rest),
                None => (1.0, text.trim()),
            };
            let length: Length =
                if rest == "0" { Length::ZERO } else { rest.parse().map_err(|_| wrong())? };
            Ok(sign * length.to_mm())
        };
        super::bounds::shift(Vec2::new(part(x)?, part(y)?), text)
    }

    fn write(&self, value: &Vec2) -> String {
        let part = |mm: f64| match measured(Length::mm(mm.abs())) {
            none if none == "0mm" => "0".to_owned(),
            some if mm < 0.0 => format!("-{some}"),
            some => some,
        };
        format!("{},{}", part(value.x), part(value.y))
    }
}

/// The bed of a laser cutter, such as `600x400mm`; width and height in millimetres.
pub(super) struct BedSize;

impl Kind<Size> for BedSize {
    fn read(&self, text: &str) -> Result<Size, KeyedMessage> {
        let wrong = || keyed!("not-a-bed", text);
        let (width, rest) = text.split_once(['x', '×']).ok_or_else(wrong)?;
        let unit = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ');
        let width = width.trim_end_matches(unit).trim();
        let length = |text: String| text.parse::<Length>().map_err(|_| wrong());
        let size = Size::new(length(format!("{width}{unit}"))?.to_mm(), length(rest.to_owned())?.to_mm());
        super::bounds::bed(size, text)
    }

    fn write(&self, value: &Size) -> String {
        let [width, height] = [value.width, value.height].map(|side| measured(Length::mm(side)));
        format!("{}x{height}", width.trim_end_matches("mm"))
    }
}

/// A paper.
pub(super) struct Papers;

impl Kind<Paper> for Papers {
    fn read(&self, text: &str) -> Result<Paper, KeyedMessage> {
        text.parse().map_err(|fault: <Paper as std::str::FromStr>::Err| fault.message())
    }

    fn write(&self, value: &Paper) -> String {
        value.name()
    }
}

/// A sheet of labels.
pub(super) struct Sheets;

impl Kind<LabelSheet> for Sheets {
    fn read(&self, text: &str) -> Result<LabelSheet, KeyedMessage> {
        text.parse().map_err(|fault: <LabelSheet as std::str::FromStr>::Err| fault.message())
    }

    fn write(&self, value: &LabelSheet) -> String {
        value.name.to_owned()
    }
}

/// The other side of a board: a game, or nine men's morris.
pub(super) struct Backs;

impl Kind<Back> for Backs {
    fn read(&self, text: &str) -> Result<Back, KeyedMessage> {
        Ok(Back::named(text))
    }

    fn write(&self, value: &Back) -> String {
        value.name().to_owned()
    }
}

/// The players of a tournament.
pub(super) struct PlayerList;

impl Kind<Players> for PlayerList {
    fn read(&self, text: &str) -> Result<Players, KeyedMessage> {
        let players = text.parse().map_err(|fault: NotPlayers| fault.message())?;
        super::bounds::seen(&players).map(|()| players)
    }

    fn write(&self, value: &Players) -> String {
        value.to_string()
    }
}

/// A list of parts of the kit, such as `board,pieces`.
pub(super) struct PartList;

impl Kind<BTreeSet<Component>> for PartList {
    fn read(&self, text: &str) -> Result<BTreeSet<Component>, KeyedMessage> {
        let part = |word: &str| {
            let word = word.trim();
            Component::ALL.into_iter().find(|part| part.name() == word).ok_or_else(|| {
                let known = Component::ALL.map(Component::name).join(", ");
                keyed!("no-such-part", word, known)
            })
        };
        text.split(',').map(part).collect()
    }

    fn write(&self, value: &BTreeSet<Component>) -> String {
        value.iter().map(|part| part.name()).collect::<Vec<_>>().join(",")
    }
}

/// A list of values with a word each, such as the kinds of file `pdf,svg`.
pub(super) struct Several<T: 'static>(pub(super) WordFor<T>);

impl<T: Copy + PartialEq> Kind<Vec<T>> for Several<T> {
    fn read(&self, text: &str) -> Result<Vec<T>, KeyedMessage> {
        text.split(',').map(|word| self.0.read(word)).collect()
    }

    fn write(&self, value: &Vec<T>) -> String {
        value.iter().map(|one| self.0.write(one)).collect::<Vec<_>>().join(",")
    }
}

/// A list of words, such as `de,pt-BR`.
pub(super) struct WordList;

impl Kind<Vec<String>> for WordList {
    fn read(&self, text: &str) -> Result<Vec<String>, KeyedMessage> {
        Ok(text.split(',').map(str::to_owned).collect())
    }

    fn write(&self, value: &Vec<String>) -> String {
        value.join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::super::bounds::{BLEED, KERF, MARGIN};
    use super::*;

    #[test]
    fn a_shift_has_two_signed_lengths() {
        assert_eq!(Shift.read("0.5mm,-1mm"), Ok(Vec2::new(0.5, -1.0)));
        assert_eq!(Shift.read("0,1/8in"), Ok(Vec2::new(0.0, 3.175)));
        for wrong in ["1mm", "1,2", "a,b", "6mm,0", "0,-5.1mm", "--1mm,0"] {
            assert!(Shift.read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Shift.write(&Vec2::new(0.5, -1.0)), "0.5mm,-1mm");
        assert_eq!(Shift.write(&Vec2::new(0.0, 0.25)), "0,0.25mm");
    }

    #[test]
    fn nothing_needs_no_unit() {
        assert_eq!((BLEED.read("0"), KERF.read(" 0 ")), (Ok(Length::ZERO), Ok(Length::ZERO)));
        assert!(MARGIN.read("0").unwrap_err().text().contains("from 5 mm to 25 mm"));
        assert!(BLEED.read("2").is_err());
    }

    #[test]
    fn lengths_are_read_back_as_they_were() {
        for text in ["25mm", "3/4in", "1in", "72pt", "1/3in", "0.1mm"] {
            let one: Length = text.parse().unwrap();
            let other: Length = measured(one).parse().unwrap();
            assert!((one - other).to_mm().abs() < 1e-9, "{text}: {}", measured(one));
        }
        assert_eq!(measured(Length::inches(0.75)), "19.05mm");
    }

    #[test]
    fn a_bed_has_width_and_height() {
        assert_eq!(BedSize.read("600x400mm"), Ok(Size::new(600.0, 400.0)));
        assert_eq!(BedSize.read("600 × 400 mm"), Ok(Size::new(600.0, 400.0)));
        for wrong in ["600", "600x400", "6x4mm", "x", "60000x400mm"] {
            assert!(BedSize.read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(BedSize.write(&Size::new(700.0, 450.5)), "700x450.5mm");
    }

    #[test]
    fn letters_of_players_are_seen() {
        assert_eq!(PlayerList.read("7"), Ok("7".parse().unwrap()));
        let hidden = PlayerList.read("Ada, Bo, Cl\u{200b}eo").unwrap_err();
        assert!(hidden.text().contains("name 3 has the letter U+200B"));
        assert!(PlayerList.read("Ada").is_err());
    }

    #[test]
    fn parts_are_named() {
        assert_eq!(PartList.read("pieces, board"), Ok([Component::Board, Component::Pieces].into()));
        assert!(PartList.read("lid").unwrap_err().text().contains("leaflet"));
        assert!(PartList.read("").is_err());
    }
}
