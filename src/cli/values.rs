//! Values that clap has no words for: lengths within limits, pairs, lists of parts.

use crate::imposition::{POSTER_FRAME, Part};
use crate::scene::{Size, Vec2};
use crate::units::{Length, NotALength};
use std::collections::BTreeSet;

/// A length from `least` to `most`; `what` names it in the message.
fn within(text: &str, what: &str, least: Length, most: Length) -> Result<Length, String> {
    // Nothing is as long in every unit.
    let length = match text.trim() {
        "0" => Length::ZERO,
        text => text.parse().map_err(|fault: NotALength| fault.to_string())?,
    };
    if least.fits(length) && length.fits(most) {
        Ok(length)
    } else {
        Err(format!("{what} of {length} can't be made: choose from {least} to {most}"))
    }
}

/// A disc's diameter. Smaller ones can't be cut or told apart; how large they may be depends on the squares.
pub(super) fn disc(text: &str) -> Result<Length, String> {
    within(text, "a disc", Length::mm(8.0), Length::mm(40.0))
}

/// The side of a square.
pub(super) fn cell(text: &str) -> Result<Length, String> {
    within(text, "a square", Length::mm(10.0), Length::mm(60.0))
}

/// The frame around the squares.
pub(super) fn frame(text: &str) -> Result<Length, String> {
    within(text, "a frame", Length::ZERO, POSTER_FRAME)
}

/// A margin of the paper.
pub(super) fn margin(text: &str) -> Result<Length, String> {
    within(text, "a margin", Length::mm(5.0), Length::mm(25.0))
}

/// The bleed of what is cut.
pub(super) fn bleed(text: &str) -> Result<Length, String> {
    within(text, "a bleed", Length::ZERO, Length::mm(3.0))
}

/// What a laser burns away.
pub(super) fn kerf(text: &str) -> Result<Length, String> {
    within(text, "a kerf", Length::ZERO, Length::mm(1.0))
}

/// How far a printer can be off, in millimetres: more would move what is printed into the margin's white or onto the next
/// label, and has another cause.
const FARTHEST: f64 = 5.0;

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
    let shift = Vec2::new(part(x)?, part(y)?);
    if shift.x.abs().max(shift.y.abs()) <= FARTHEST {
        Ok(shift)
    } else {
        Err(format!(
            "a shift of {text} is too far: {FARTHEST} mm is the most; if a page is farther off, it was scaled or fed askew"
        ))
    }
}

/// The bed of a laser cutter, such as `600x400mm`; width and height in millimetres.
pub(super) fn bed(text: &str) -> Result<Size, String> {
    let wrong = || format!("`{text}` is no bed: write its width and height, such as 600x400mm");
    let (width, rest) = text.split_once('x').ok_or_else(wrong)?;
    let unit = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ');
    let width = width.trim_end_matches(unit).trim();
    let length = |text: String| text.parse::<Length>().map_err(|_| wrong());
    let size = Size::new(length(format!("{width}{unit}"))?.to_mm(), length(rest.to_owned())?.to_mm());
    if size.width.min(size.height) >= 100.0 && size.width.max(size.height) <= 5000.0 {
        Ok(size)
    } else {
        Err(format!("a bed of {text} can't be used: each side must be from 100 mm to 5000 mm"))
    }
}

/// A list of parts of the kit, such as `board,pieces`.
pub(super) fn parts(text: &str) -> Result<BTreeSet<Part>, String> {
    text.split(',')
        .map(|word| {
            let word = word.trim();
            Part::ALL.into_iter().find(|part| part.name() == word).ok_or_else(|| {
                let names = Part::ALL.map(Part::name).join(", ");
                format!("`{word}` is no part of a kit: choose from {names}")
            })
        })
        .collect()
}

/// The most letters of a maker: more don't go on a line.
const LONGEST_MAKER: usize = 80;

/// Who made a set: one line that can be seen.
pub(super) fn maker(text: &str) -> Result<String, String> {
    let text = text.trim();
    let length = text.chars().count();
    let unseen = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if text.is_empty() {
        Err("write a name, such as \"Freya Lund, York\"".to_owned())
    } else if text.chars().any(unseen) {
        Err("write one line, without control characters".to_owned())
    } else if length > LONGEST_MAKER {
        Err(format!("it has {length} letters, and {LONGEST_MAKER} are the most"))
    } else {
        Ok(text.to_owned())
    }
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
        for wrong in ["600", "600x400", "6x4mm", "x", "60000x400mm"] {
            assert!(bed(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_are_named() {
        assert_eq!(parts("pieces, board"), Ok([Part::Board, Part::Pieces].into()));
        assert!(parts("box").unwrap_err().contains("leaflet"));
        assert!(parts("").is_err());
    }
}
