//! Placeholders of drawings, which krilla is given, and the drawings' content that takes their place.

use super::pen::Alpha;
use crate::render::pdf::numbers;
use crate::scene::Rect;
use krilla::color::{Color, luma, rgb};
use krilla::geom::{Path, PathBuilder};
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;

/// Miter limit that no stroke of a scene has: it tells placeholders from drawings.
pub(in crate::render::pdf) const MARKED: f32 = 7.25;
/// Beginnings of a placeholder, up to its number: with a grey, or with a colour.
const BEGINNINGS: [&[u8]; 2] = [b"q/c0 CS 0 SCN 7.25 M[", b"q/c0 CS 0 0 0 SCN 7.25 M["];

/// Content of a form `XObject`, complete but for its place in the file.
#[derive(PartialEq)]
pub(in crate::render::pdf) struct FormContent {
    /// Operations of the form.
    pub(in crate::render::pdf) content: Vec<u8>,
    /// Box of all that they paint, on the grid.
    pub(super) frame: Rect,
    /// Step of the grid in the units of the art.
    pub(super) step: f64,
    /// Number of other forms that it draws.
    pub(super) forms: usize,
    /// Whether any of its colours has a hue.
    pub(super) has_hue: bool,
}

impl FormContent {
    /// Returns the number of the drawing whose place a content holds; `None`: the content is no placeholder.
    pub(in crate::render::pdf) fn placed(content: &[u8]) -> Option<usize> {
        let digits = BEGINNINGS.iter().find_map(|beginning| content.strip_prefix(*beginning))?;
        let length = digits.iter().position(|byte| !byte.is_ascii_digit())?;
        std::str::from_utf8(&digits[..length]).ok()?.parse::<usize>().ok()?.checked_sub(1)
    }

    /// Returns whether krilla named as many forms in the placeholder as this form draws.
    pub(in crate::render::pdf) fn fits(&self, placeholder: &[u8]) -> bool {
        placeholder.windows(3).filter(|word| word == b" Do").count() == self.forms
    }

    /// Writes the entries of the form's dictionary for its box and its matrix.
    pub(in crate::render::pdf) fn write_frame(&self, entries: &mut Vec<u8>) {
        entries.extend_from_slice(b"/BBox[");
        let Rect { x0, y0, x1, y1 } = self.frame;
        for (nth, side) in [x0.floor(), y0.floor(), x1.ceil(), y1.ceil()].into_iter().enumerate() {
            if nth > 0 {
                entries.push(b' ');
            }
            numbers::push(entries, side as i64, 0);
        }
        entries.push(b']');
        if self.step.to_bits() != 1.0_f64.to_bits() {
            entries.extend_from_slice(b"/Matrix[");
            numbers::push_rounded(entries, self.step, 6);
            entries.extend_from_slice(b" 0 0 ");
            numbers::push_rounded(entries, self.step, 6);
            entries.extend_from_slice(b" 0 0]");
        }
    }

    /// Paints the placeholder of the drawing with this number: its box, and the resources it uses, in the order in which krilla
    /// names them. It holds a part of a checksum of the content, because krilla makes the file's identifier from what it writes.
    pub(in crate::render::pdf) fn placeholder(
        &self,
        number: usize,
        alphas: &[Alpha],
        forms: &[Graphic],
        surface: &mut Surface<'_>,
    ) {
        let frame = Rect::new(
            self.frame.x0 * self.step,
            self.frame.y0 * self.step,
            self.frame.x1 * self.step,
            self.frame.y1 * self.step,
        );
        let Some(path) = across(frame) else { return };
        // Black in the colour space that the drawing uses.
        let black: Color =
            if self.has_hue { rgb::Color::black().into() } else { luma::Color::black().into() };
        let line = Stroke { paint: black.clone().into(), miter_limit: MARKED, ..Stroke::default() };
        let sum = (checksum(&self.content) & 0xF_FFFF) as f32;
        let dash = Some(StrokeDash { array: vec![(number + 1) as f32], offset: sum });
        surface.set_fill(None);
        surface.set_stroke(Some(Stroke { dash, ..line.clone() }));
        surface.draw_path(&path);
        for alpha in alphas {
            let opacity = NormalizedF32::new(alpha.value as f32).unwrap_or(NormalizedF32::ONE);
            let fill = Fill { paint: black.clone().into(), opacity, rule: FillRule::NonZero };
            surface.set_fill(alpha.is_fill.then_some(fill));
            surface.set_stroke((!alpha.is_fill).then(|| Stroke { opacity, ..line.clone() }));
            surface.draw_path(&path);
        }
        surface.set_stroke(None);
        for form in forms {
            surface.draw_graphic(form.clone());
        }
    }
}

/// Returns a path from corner to corner of a box.
fn across(frame: Rect) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(frame.x0 as f32, frame.y0 as f32);
    path.line_to(frame.x1 as f32, frame.y0 as f32);
    path.line_to(frame.x1 as f32, frame.y1 as f32);
    path.finish()
}

/// Returns the FNV-1a hash of bytes: other bytes hardly have the same.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}
