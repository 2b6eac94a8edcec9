//! Reads the section `[board]` of a theme: how drawings of squares are used, and what is painted over them.

use std::ops::RangeInclusive;

use super::drawings::Drawings;
use super::land;
use crate::format::file::{FileEntry, FileSection};
use crate::keyed::keyed;
use crate::theme::{BoardLayer, BoardStyle, Starts, Turning, WantedFrame};

/// Content of the section `[board]` of a file.
#[derive(Clone, Debug, Default)]
pub(super) struct SaidBoard {
    starts: Option<Starts>,
    turning: Option<Turning>,
    /// Layers of the board. `None`: the file has no layers of its own.
    layers: Option<Vec<BoardLayer>>,
    lettering: Option<Vec<String>>,
    frame: Option<WantedFrame>,
}

impl SaidBoard {
    /// Returns this section, with everything that it leaves out taken from `other`.
    pub(super) fn over(self, other: Self) -> Self {
        Self {
            starts: self.starts.or(other.starts),
            turning: self.turning.or(other.turning),
            layers: self.layers.or(other.layers),
            lettering: self.lettering.or(other.lettering),
            frame: self.frame.or(other.frame),
        }
    }

    /// Returns the same section with changed layers.
    pub(super) fn with_layers(&self, change: impl Fn(&BoardLayer) -> BoardLayer) -> Self {
        let layers = self.layers.as_ref().map(|layers| layers.iter().map(change).collect());
        Self { layers, ..self.clone() }
    }

    /// Returns all layers.
    pub(super) fn layers(&self) -> &[BoardLayer] {
        self.layers.as_deref().unwrap_or_default()
    }

    /// Returns the finished style, with the usual value for everything left out.
    pub(super) fn style(self) -> BoardStyle {
        BoardStyle {
            starts: self.starts.unwrap_or_default(),
            turning: self.turning.unwrap_or_default(),
            layers: self.layers.unwrap_or_default(),
            lettering: self.lettering.unwrap_or_default(),
            frame: self.frame,
        }
    }
}

/// Reads the section.
pub(super) fn board(section: FileSection<'_>, drawings: &mut Drawings<'_>) -> SaidBoard {
    let said = SaidBoard {
        starts: section.maybe_word("starting-squares", &Starts::ALL, Starts::name),
        turning: section.maybe_word("turned-by", &Turning::ALL, Turning::name),
        layers: section.optional("layer").map(|layers| land::layers(&layers, drawings)),
        lettering: section.optional("lettering").and_then(|value| lettering(&value)),
        frame: section.optional("frame").and_then(|value| width(&value, drawings)),
    };
    section.finish();
    said
}

/// Most inscriptions, one to a side, and most letters of one.
pub(in crate::format) const INSCRIPTIONS: usize = 4;
const LETTERS: usize = 40;
/// Widths that a theme may ask for its frame, in mm: from the narrowest with room for an ornament to the widest of a poster.
pub(in crate::format) const FRAMES: RangeInclusive<f64> = 2.0..=15.0;

/// Reads the inscriptions on the frame.
fn lettering(value: &FileEntry<'_>) -> Option<Vec<String>> {
    let (texts, report) = (value.texts()?, value.report);
    if texts.is_empty() || texts.len() > INSCRIPTIONS {
        let message = keyed!("inscriptions-wrong", count = texts.len());
        let help = keyed!("write-inscriptions");
        return value.refuse(message, help);
    }
    for text in &texts {
        let letters = text.value.chars().count();
        if !(1..=LETTERS).contains(&letters) {
            let message = keyed!("inscription-length-wrong", letters);
            let help = keyed!("write-letters-up-to", most = LETTERS);
            return report.refuse(text.span.clone(), message, help);
        }
        if let Some(other) = text.value.chars().find(|&letter| !is_cut(letter)) {
            let letter = format!("{other:?}");
            let message = keyed!("letter-not-for-frames", letter);
            let help = keyed!("write-capitals-or-runes");
            return report.refuse(text.span.clone(), message, help);
        }
    }
    Some(texts.into_iter().map(|text| text.value).collect())
}

/// Tells whether a letter can stand on a frame.
fn is_cut(letter: char) -> bool {
    letter.is_ascii_uppercase()
        || letter.is_ascii_digit()
        || " ·:+-.".contains(letter)
        || RUNES.contains(letter)
}

/// The younger futhark, long-branch and short-twig, and its dividing marks.
const RUNES: &str = "ᚠᚢᚦᚬᚭᚱᚴᚼᚽᚾᚿᛁᛅᛆᛋᛌᛏᛐᛒᛓᛘᛙᛚᛦᛧ᛫᛬";

/// Reads the width of the frame.
fn width(value: &FileEntry<'_>, drawings: &Drawings<'_>) -> Option<WantedFrame> {
    let width: f64 = value.read()?;
    if !FRAMES.contains(&width) {
        let message = keyed!("frame-width-wrong", width);
        let help = keyed!("write-millimetres-between", least = FRAMES.start(), most = FRAMES.end());
        return value.refuse(message, help);
    }
    Some(WantedFrame { width, file: drawings.files.name("theme.toml"), place: value.span.clone() })
}
