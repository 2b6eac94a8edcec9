//! Palette of an ink, where the theme names no colours for it.

use super::Ink;
use super::grey::Curve;
use super::tone::{grey, level, readable};
use crate::scene::Color;
use crate::theme::Palette;

/// Returns the palette that follows from the theme's.
pub(super) fn derived(full: &Palette, ink: Ink) -> Palette {
    match ink {
        Ink::Full => *full,
        Ink::Low => low(full),
        Ink::Outline => outline(full),
        Ink::Grey => in_grey(full),
    }
}

/// Returns the palette of low ink: white areas; lines and pieces keep their colours. Diagram squares keep a pale tint of theirs.
fn low(full: &Palette) -> Palette {
    let breath = |color: Color| color.mix(Color::WHITE, 0.6);
    Palette {
        paper: Color::WHITE,
        ground: Color::WHITE,
        camp: breath(full.camp),
        town: Color::WHITE,
        hall: breath(full.hall),
        light: Color::WHITE,
        border: Color::WHITE,
        border_ribbon: Color::WHITE,
        ribbon_edge: full.accent,
        ..*full
    }
}

/// Returns the palette of outline: dark lines on white. Pieces in diagrams keep their tones: they are read, not coloured in.
fn outline(full: &Palette) -> Palette {
    let line = readable(full.ink);
    Palette {
        paper: Color::WHITE,
        ink: line,
        quiet: readable(full.quiet),
        accent: line,
        ground: Color::WHITE,
        camp: Color::WHITE,
        town: Color::WHITE,
        hall: Color::WHITE,
        grid: grey(0x40),
        light: Color::WHITE,
        border: Color::WHITE,
        border_ribbon: Color::WHITE,
        ribbon_edge: grey(0x58),
        rule: line,
        ..in_grey(full)
    }
}

/// Returns the palette of greys: dark attackers and pale defenders in diagrams, whatever the theme's lightness.
fn in_grey(full: &Palette) -> Palette {
    let ground = |color: Color| Curve::Ground.of(color);
    Palette {
        paper: Color::WHITE,
        ink: readable(full.ink),
        quiet: readable(full.quiet),
        // Headings lose their colour: darkness makes up for it.
        accent: grey(level(full.accent).min(0x40)),
        ground: ground(full.ground),
        camp: ground(full.camp),
        town: ground(full.town),
        hall: ground(full.hall),
        grid: readable(full.grid),
        attackers: grey(0x18),
        defenders: grey(0x6c),
        king: grey(0x38),
        light: Color::WHITE,
        border: grey(0xf4),
        border_ribbon: grey(0xa8),
        ribbon_edge: grey(0x38),
        rule: grey(0x58),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::ink::tone::contrast;

    /// Palette that makes it hard: two sides as bright as each other, pale text.
    const HARD: Palette = Palette {
        ink: Color::rgb(0x90, 0x60, 0x60),
        quiet: Color::rgb(0xd0, 0xd0, 0xa0),
        accent: Color::rgb(0xff, 0x60, 0x60),
        attackers: Color::rgb(0x60, 0x60, 0xff),
        defenders: Color::rgb(0xc0, 0x50, 0x50),
        ..Palette::BLACK
    };

    #[test]
    fn text_can_be_read_and_sides_differ_in_grey() {
        for ink in [Ink::Outline, Ink::Grey] {
            let palette = derived(&HARD, ink);
            for text in [palette.ink, palette.quiet, palette.accent] {
                assert!(contrast(text, Color::WHITE) >= 7.0, "{ink:?}: {text}");
            }
            assert!(contrast(palette.attackers, palette.defenders) >= 3.0);
            assert!(contrast(palette.attackers, palette.light) >= 3.0);
            for (name, color) in palette.named() {
                assert!(color.r == color.g && color.g == color.b, "{ink:?}: {name} is {color}");
            }
        }
    }

    #[test]
    fn areas_are_white_where_ink_is_saved() {
        for ink in [Ink::Low, Ink::Outline] {
            let palette = derived(&HARD, ink);
            for area in [palette.paper, palette.ground, palette.town, palette.border] {
                assert_eq!(area, Color::WHITE, "{ink:?}");
            }
        }
    }
}
