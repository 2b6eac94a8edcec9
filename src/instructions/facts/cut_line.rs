//! The line along which discs are cut out, as people call what they see: a white line inside a dark rim.

use crate::product::pieces::{DiscCut, Token};
use crate::scene::Color;
use crate::theme::ink::tone::contrast;

/// Greatest contrast to white of a colour that counts as white, and of one that counts as light.
const PALE: (f64, f64) = (1.3, 2.0);
/// Least contrast to white of a colour that counts as dark, and of one that counts as black.
const DEEP: (f64, f64) = (7.0, 14.0);
/// Least difference between the primaries of a colour that is no grey, of 255.
const VIVID: u8 = 40;

/// Tones of a line and its rim, as the messages name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineTones {
    /// Tone of the line: `white`, `light`, `coloured`, `grey`, `dark` or `black`.
    pub line: &'static str,
    /// Tone of the rim on which it lies.
    pub rim: &'static str,
}

impl LineTones {
    /// Names the tones of a line.
    #[must_use]
    pub fn of(cut: DiscCut) -> Self {
        Self { line: tone(cut.line), rim: tone(cut.rim) }
    }
}

/// Returns pieces that show each kind of line once, with what it is called: at most two kinds, for more are no help.
pub(in crate::instructions) fn kinds<'a>(
    tokens: impl IntoIterator<Item = &'a Token>,
) -> Vec<(&'a Token, LineTones)> {
    let mut found: Vec<(&Token, LineTones)> = Vec::new();
    for token in tokens {
        let Some(tones) = token.cut_line.map(LineTones::of) else { continue };
        if found.len() < 2 && found.iter().all(|(_, known)| *known != tones) {
            found.push((token, tones));
        }
    }
    found
}

fn tone(color: Color) -> &'static str {
    let deep = contrast(color, Color::WHITE);
    let most = color.r.max(color.g).max(color.b);
    let least = color.r.min(color.g).min(color.b);
    match deep {
        _ if deep < PALE.0 => "white",
        _ if deep < PALE.1 => "light",
        _ if deep >= DEEP.1 => "black",
        _ if deep >= DEEP.0 => "dark",
        _ if most - least >= VIVID => "coloured",
        _ => "grey",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_called_by_what_is_seen() {
        for (color, expected) in [
            (Color::WHITE, "white"),
            (Color::rgb(0xfd, 0xf6, 0xe3), "white"),
            (Color::rgb(0xe2, 0xcf, 0xa0), "light"),
            (Color::rgb(0xd4, 0x57, 0x3a), "coloured"),
            (Color::rgb(0x80, 0x80, 0x80), "grey"),
            (Color::rgb(0x77, 0x28, 0x1a), "dark"),
            (Color::rgb(0x14, 0x21, 0x3d), "black"),
            (Color::BLACK, "black"),
        ] {
            assert_eq!(tone(color), expected, "{color:?}");
        }
    }
}
