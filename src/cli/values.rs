//! Values that clap has no words for: lengths within limits, pairs, lists of parts.

use crate::imposition::{CellSize, Component, Players};
use crate::make;
use crate::make::Bounds;
use crate::scene::{Size, Vec2};
use crate::units::{Length, NotALength};
use std::collections::BTreeSet;

/// A length.
fn length(text: &str) -> Result<Length, String> {
    // 0 needs no unit: it is as long in every one.
    match text.trim() {
        "0" => Ok(Length::ZERO),
        text => text.parse().map_err(|fault: NotALength| fault.to_string()),
    }
}

/// A length within its bounds.
fn within(text: &str, bounds: Bounds) -> Result<Length, String> {
    bounds.check(length(text)?).map_err(|why| why.to_string())
}

/// A disc's diameter.
pub(super) fn disc(text: &str) -> Result<Length, String> {
    within(text, make::DISC)
}

/// The side of a square, or that squares are to be as large as fits.
pub(super) fn cell(text: &str) -> Result<CellSize, String> {
    if text.trim() == "largest" { Ok(CellSize::Largest) } else { within(text, make::CELL).map(CellSize::Of) }
}

/// The frame around the squares.
pub(super) fn frame(text: &str) -> Result<Length, String> {
    within(text, make::FRAME)
}

/// A margin of the paper.
pub(super) fn margin(text: &str) -> Result<Length, String> {
    within(text, make::MARGIN)
}

/// The bleed of what is cut.
pub(super) fn bleed(text: &str) -> Result<Length, String> {
    within(text, make::BLEED)
}

/// What a laser burns away.
pub(super) fn kerf(text: &str) -> Result<Length, String> {
    within(text, make::KERF)
}

/// How thick the plates of a box are.
pub(super) fn thickness(text: &str) -> Result<Length, String> {
    make::thickness(length(text)?).map_err(|why| why.to_string())
}

/// Two lengths, to the right and down, such as `0.5mm,-1mm`; in millimetres.
pub(super) fn shift(text: &str) -> Result<Vec2, String> {
    let wrong = || format!("`{text}` is no shift: write how far right and how far down, such as 0.5mm,-1mm");
    let (x, y) = text.split_once(',').ok_or_else(wrong)?;
    let part = |text: &str| -> Result<f64, String> {
        let (sign, rest) = match text.trim().strip_prefix('-') {
            Some(rest) => (-1.0, rest),
            None => (1.0, text.trim()),
        };
        let length: Length = if rest == "0" { Length::ZERO } else { rest.parse().map_err(|_| wrong())? };
        Ok(sign * length.to_mm())
    };
    make::shift(Vec2::new(part(x)?, part(y)?), text).map_err(|why| why.to_string())
}

/// The bed of a laser cutter, such as `600x400mm`; width and height in millimetres.
pub(super) fn bed(text: &str) -> Result<Size, String> {
    let wrong = || format!("`{text}` is no bed: write its width and height, such as 600x400mm");
    let (width, rest) = text.split_once(['x', '×']).ok_or_else(wrong)?;
    let unit = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ');
    let width = width.trim_end_matches(unit).trim();
    let length = |text: String| text.parse::<Length>().map_err(|_| wrong());
    let size = Size::new(length(format!("{width}{unit}"))?.to_mm(), length(rest.to_owned())?.to_mm());
    make::bed(size, text).map_err(|why| why.to_string())
}

/// A list of parts of the kit, such as `board,pieces`.
pub(super) fn parts(text: &str) -> Result<BTreeSet<Component>, String> {
    text.split(',')
        .map(|word| {
            let word = word.trim();
            Component::ALL.into_iter().find(|part| part.name() == word).ok_or_else(|| {
                let names = Component::ALL.map(Component::name).join(", ");
                format!("`{word}` is no part of a kit: choose from {names}")
            })
        })
        .collect()
}

/// Who made a set: one line that can be seen.
pub(super) fn maker(text: &str) -> Result<String, String> {
    make::maker(text).map_err(|why| why.to_string())
}

/// What sets are called.
pub(super) fn label(text: &str) -> Result<String, String> {
    make::label(text).map_err(|why| why.to_string())
}

/// Who plays in a tournament.
pub(super) fn players(text: &str) -> Result<Players, String> {
    make::players(text).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_has_two_signed_lengths() {
        assert_eq!(shift("0.5mm,-1mm"), Ok(Vec2::new(0.5, -1.0)));
        assert_eq!(shift("0,1/8in"), Ok(Vec2::new(0.0, 3.175)));
        for wrong in ["1mm", "1,2", "a,b", "6mm,0", "0,-5.1mm", "--1mm,0"] {
            assert!(shift(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nothing_needs_no_unit() {
        assert_eq!((bleed("0"), kerf(" 0 ")), (Ok(Length::ZERO), Ok(Length::ZERO)));
        assert!(margin("0").unwrap_err().contains("from 5 mm to 25 mm"));
        assert!(bleed("2").is_err());
    }

    #[test]
    fn a_bed_has_width_and_height() {
        assert_eq!(bed("600x400mm"), Ok(Size::new(600.0, 400.0)));
        assert_eq!(bed("600 × 400 mm"), Ok(Size::new(600.0, 400.0)));
        for wrong in ["600", "600x400", "6x4mm", "x", "60000x400mm"] {
            assert!(bed(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn letters_of_players_are_seen() {
        assert_eq!(players("7"), Ok("7".parse().unwrap()));
        assert!(players("Ada, Bo, Cl\u{200b}eo").unwrap_err().contains("name 3 has the letter U+200B"));
        assert!(players("Ada").is_err());
    }

    #[test]
    fn parts_are_named() {
        assert_eq!(parts("pieces, board"), Ok([Component::Board, Component::Pieces].into()));
        assert!(parts("lid").unwrap_err().contains("leaflet"));
        assert!(parts("").is_err());
    }
}
