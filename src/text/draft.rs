//! Builds a line by putting glyphs side by side.

use super::breaks::{Joint, NARROWEST, Prepared, TextPiece, word_end};
use super::shape::{ShapeSetting, Shaper};
use super::{Line, Style, TextError};
use crate::scene::{Glyph, GlyphRun, Point};

/// Number of letters that most lines don't exceed.
const USUAL: usize = 64;

/// Unfinished line; widths are in em.
pub(super) struct Draft<'a> {
    prepared: &'a Prepared,
    style: &'a Style,
    shaper: &'a Shaper,
    runs: Vec<GlyphRun>,
    /// Width of each run.
    widths: Vec<f64>,
    /// Run and glyph of each space that can stretch.
    spaces: Vec<(usize, usize)>,
    /// Width from the first letter to the end of the last.
    pub(super) width: f64,
    setting: ShapeSetting,
}

impl<'a> Draft<'a> {
    pub(super) fn new(prepared: &'a Prepared, style: &'a Style, shaper: &'a Shaper) -> Self {
        let setting = ShapeSetting::of(style);
        let (runs, widths, spaces) = (Vec::new(), Vec::new(), Vec::new());
        Self { prepared, style, shaper, runs, widths, spaces, width: 0.0, setting }
    }

    /// Adds pieces and the spaces between them.
    pub(super) fn fill(&mut self, pieces: &[TextPiece]) -> Result<(), TextError> {
        let mut at = 0;
        while at < pieces.len() {
            let last = word_end(pieces, at, pieces.len() - 1);
            let face = pieces[at].face;
            let text = &self.prepared.text[pieces[at].range.start..pieces[last].range.end];
            self.setting = self.setting.with_face(face);
            let shaped = self.shaper.shape(text, self.setting)?;
            self.add(text, &shaped.glyphs);
            let joint = pieces[last].joint;
            if last + 1 < pieces.len() {
                match joint {
                    Joint::Space | Joint::Tie | Joint::Forced => {
                        // A tie copies as it was written: as a no-break space, or as a space before a dash.
                        let is_tied = self.prepared.text[pieces[last].range.end..].starts_with('\u{a0}');
                        self.space(if is_tied { '\u{a0}' } else { ' ' }, self.prepared.glue.width);
                        let run = self.runs.len() - 1;
                        self.spaces.push((run, self.runs[run].glyphs.len() - 1));
                    }
                    Joint::Narrow => self.space('\u{202f}', self.prepared.gap(joint)),
                    Joint::Hyphen | Joint::Open | Joint::Glued | Joint::End => {}
                }
            }
            at = last + 1;
        }
        self.width = self.widths.iter().sum();
        self.width -= self.overhang();
        Ok(())
    }

    /// Ends the line as the joint after its last piece asks: with a hyphen, or with a space for copying.
    pub(super) fn end(&mut self, joint: Joint) -> Result<(), TextError> {
        match joint {
            Joint::Hyphen => {
                // It is drawn as a hyphen and copied as a soft hyphen, which pastes as nothing.
                let mut glyphs = self.shaper.shape("‐", self.setting)?.glyphs.clone();
                for glyph in &mut glyphs {
                    glyph.range = 0..'\u{ad}'.len_utf8();
                }
                self.add("\u{ad}", &glyphs);
                self.width = self.widths.iter().sum();
                self.width -= self.overhang();
            }
            Joint::Space | Joint::Tie | Joint::Narrow | Joint::Forced => {
                self.space(' ', self.prepared.glue.width);
            }
            Joint::Open | Joint::Glued | Joint::End => {}
        }
        Ok(())
    }

    /// Returns the extra space after the last letter, which is invisible.
    fn overhang(&self) -> f64 {
        if self.runs.is_empty() { 0.0 } else { self.setting.tracking() }
    }

    /// Adds glyphs to the last run, or to a new one if the font or its features change. Ranges are bytes of `text`.
    fn add(&mut self, text: &str, glyphs: &[Glyph]) {
        if glyphs.is_empty() {
            return;
        }
        let font = self.shaper.fonts.font(self.setting.face);
        let features = self.setting.asked();
        if self.runs.last().is_none_or(|run| run.font != *font || run.features != features) {
            self.runs.push(GlyphRun {
                font: font.clone(),
                features,
                size: self.style.size,
                color: self.style.color,
                origin: Point::ZERO,
                text: String::with_capacity(USUAL),
                glyphs: Vec::with_capacity(USUAL),
            });
            self.widths.push(0.0);
        }
        if let (Some(run), Some(width)) = (self.runs.last_mut(), self.widths.last_mut()) {
            let start = run.text.len();
            run.text.push_str(text);
            for glyph in glyphs {
                *width += glyph.advance;
                let range = glyph.range.start + start..glyph.range.end + start;
                run.glyphs.push(Glyph { range, ..glyph.clone() });
            }
        }
    }

    /// Adds a space glyph of the given width that copies as the given character.
    fn space(&mut self, character: char, width: f64) {
        // Every font has a space; if not, glyph 1 is a better guess than a panic.
        let id = self.shaper.fonts.loaded(self.setting.face).glyph(' ').unwrap_or(1);
        let mut text = [0; 4];
        let text = character.encode_utf8(&mut text);
        self.add(text, &[Glyph { id, advance: width, dx: 0.0, dy: 0.0, range: 0..text.len() }]);
    }

    /// Changes the word spaces so that the line fills `room`, up to `widest`; then sets the letters apart or closer, up to
    /// `apart`; all in em. A line that is still short stays short. Without `stretch` (the last line) it only shrinks.
    pub(super) fn justify(&mut self, room: f64, stretch: bool, widest: f64, apart: f64) {
        let spare = room - self.width;
        if spare > 0.0 && !stretch {
            return;
        }
        let natural = self.prepared.glue.width;
        let each = (spare / self.spaces.len().max(1) as f64).clamp(NARROWEST - natural, widest - natural);
        for &(run, glyph) in &self.spaces {
            self.runs[run].glyphs[glyph].advance += each;
            self.widths[run] += each;
            self.width += each;
        }
        // Only letters within a word change their distance: word spaces stay as they are.
        let inner =
            |run: &GlyphRun| run.glyphs.windows(2).filter(|pair| are_letters(&run.text, pair)).count();
        let gaps = self.runs.iter().map(inner).sum::<usize>();
        let wider = ((room - self.width) / gaps.max(1) as f64).clamp(-apart, apart);
        if gaps == 0 || wider == 0.0 {
            return;
        }
        for (run, width) in self.runs.iter_mut().zip(&mut self.widths) {
            let GlyphRun { text, glyphs, .. } = run;
            for nth in 1..glyphs.len() {
                if are_letters(text, &glyphs[nth - 1..=nth]) {
                    glyphs[nth - 1].advance += wider;
                    *width += wider;
                    self.width += wider;
                }
            }
        }
    }

    /// Returns the finished line, starting at `x` em.
    pub(super) fn line(mut self, x: f64) -> Line {
        let em = self.style.size.to_mm();
        let mut pen = x;
        for (run, width) in self.runs.iter_mut().zip(&self.widths) {
            run.origin = Point::new(pen * em, 0.0);
            run.text.shrink_to_fit();
            run.glyphs.shrink_to_fit();
            pen += width;
        }
        Line { runs: self.runs, width: self.width.max(0.0) * em }
    }
}

/// Tells whether no glyph of a text is a word space.
fn are_letters(text: &str, glyphs: &[Glyph]) -> bool {
    glyphs.iter().all(|glyph| !text[glyph.range.clone()].starts_with([' ', '\u{a0}']))
}
