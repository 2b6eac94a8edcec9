//! From prepared pieces to finished lines.

use super::breaks::{Joint, NARROWEST, Piece, Prepared, word_end};
use super::knuth_plass::{End, Frame, Part, break_lines};
use super::shape::{Setting, Shaper};
use super::{Align, Line, Style, TextError};
use crate::scene::{Glyph, GlyphRun, Point};

/// How much a ragged line may be short without looking bad, in em (Plain TeX's `raggedright` has 2).
const RAGGED: f64 = 3.0;
/// The widest word space, in em; a line that would need wider ones stays short.
const WIDEST: f64 = 1.25;

/// The lines of a text: for each the pieces on it.
pub(super) struct Broken {
    pieces: Vec<Piece>,
    /// The last piece of every line.
    breaks: Vec<usize>,
}

/// Finds the lines of a text. The measure is in em.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn break_text(
    prepared: &Prepared,
    style: &Style,
    measure: f64,
    shaper: &Shaper,
) -> Result<Broken, TextError> {
    let pieces = torn(prepared, style, measure, shaper)?;
    let parts = parts(prepared, &pieces);
    let breaks = break_lines(&parts, &frame(style, measure));
    Ok(Broken { pieces, breaks })
}

pub(super) fn frame(style: &Style, measure: f64) -> Frame {
    Frame {
        measure,
        indent: indent(style),
        ragged: (style.align != Align::Justify).then_some(RAGGED),
        balanced: style.align == Align::Center,
    }
}

/// The indent of the first line in em.
fn indent(style: &Style) -> f64 {
    match style.align {
        Align::Justify | Align::Left => style.first_indent / style.size.to_mm(),
        Align::Center | Align::Right => 0.0,
    }
}

pub(super) fn parts(prepared: &Prepared, pieces: &[Piece]) -> Vec<Part> {
    let glue = prepared.glue;
    pieces
        .iter()
        .map(|piece| {
            let stretches = matches!(piece.joint, Joint::Space | Joint::Tie);
            Part {
                width: piece.width,
                space: prepared.gap(piece.joint),
                stretch: if stretches { glue.stretch } else { 0.0 },
                shrink: if stretches { glue.shrink } else { 0.0 },
                hyphen: piece.hyphen,
                hang: piece.hang,
                end: match piece.joint {
                    Joint::Space | Joint::End => End::Free,
                    Joint::Tie | Joint::Narrow => End::Tied,
                    Joint::Hyphen => End::Hyphen,
                    Joint::Open => End::Disliked,
                    // A torn word has joints without a space and without a hyphen.
                    Joint::Glued => End::Torn,
                    Joint::Forced => End::Forced,
                },
            }
        })
        .collect()
}

/// The pieces, with those that are wider than the measure torn between letters.
fn torn(prepared: &Prepared, style: &Style, measure: f64, shaper: &Shaper) -> Result<Vec<Piece>, TextError> {
    let mut pieces = Vec::with_capacity(prepared.pieces.len());
    for piece in &prepared.pieces {
        if piece.width + piece.hyphen <= measure {
            pieces.push(piece.clone());
            continue;
        }
        let text = &prepared.text[piece.range.clone()];
        let setting = Setting::new(piece.face, style.lining_figures, style.tracking);
        let glyphs = shaper.shape(text, setting)?;
        for (at, c) in text.char_indices() {
            let end = at + c.len_utf8();
            let is_last = end == text.len();
            pieces.push(Piece {
                range: piece.range.start + at..piece.range.start + end,
                face: piece.face,
                width: glyphs.advance_to(end) - glyphs.advance_to(at),
                joint: if is_last { piece.joint } else { Joint::Glued },
                hyphen: if is_last { piece.hyphen } else { 0.0 },
                hang: if is_last { piece.hang } else { 0.0 },
            });
        }
        // A piece without letters is not wider than anything, save for a hyphen in a hopeless measure.
        if text.is_empty() {
            pieces.push(piece.clone());
        }
    }
    Ok(pieces)
}

/// Shapes the lines and puts them in their places within the measure, which is in em.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn set_lines(
    prepared: &Prepared,
    broken: &Broken,
    style: &Style,
    measure: f64,
    shaper: &Shaper,
) -> Result<Vec<Line>, TextError> {
    let mut first = 0;
    let mut lines = Vec::with_capacity(broken.breaks.len());
    for &last in &broken.breaks {
        let indent = if first == 0 { indent(style) } else { 0.0 };
        let end = broken.pieces[last].joint;
        let mut draft = Draft::new(prepared, style, shaper);
        draft.fill(&broken.pieces[first..=last])?;
        draft.end(end)?;
        let room = measure - indent;
        let hang = broken.pieces[last].hang;
        if style.align == Align::Justify {
            draft.justify(room + hang, !matches!(end, Joint::End | Joint::Forced));
        }
        let x = match style.align {
            Align::Justify | Align::Left => indent,
            Align::Center => (measure - draft.width) / 2.0,
            Align::Right => measure - draft.width,
        };
        lines.push(draft.line(x));
        first = last + 1;
    }
    Ok(lines)
}

/// Shapes the whole text as one line that starts at 0.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn set_line(prepared: &Prepared, style: &Style, shaper: &Shaper) -> Result<Line, TextError> {
    let mut draft = Draft::new(prepared, style, shaper);
    draft.fill(&prepared.pieces)?;
    Ok(draft.line(0.0))
}

/// A line in the making; widths in em.
struct Draft<'a> {
    prepared: &'a Prepared,
    style: &'a Style,
    shaper: &'a Shaper,
    runs: Vec<GlyphRun>,
    /// Width of each run.
    widths: Vec<f64>,
    /// Run and glyph of each space that can stretch.
    spaces: Vec<(usize, usize)>,
    /// From the first letter to the end of the last.
    width: f64,
    setting: Setting,
}

impl<'a> Draft<'a> {
    fn new(prepared: &'a Prepared, style: &'a Style, shaper: &'a Shaper) -> Self {
        let setting = Setting::new(style.face, style.lining_figures, style.tracking);
        let (runs, widths, spaces) = (Vec::new(), Vec::new(), Vec::new());
        Self { prepared, style, shaper, runs, widths, spaces, width: 0.0, setting }
    }

    /// Adds the pieces and the spaces between them.
    fn fill(&mut self, pieces: &[Piece]) -> Result<(), TextError> {
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
                        // A tie copies as what it was written as: a no-break space, or one before a dash.
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

    /// Ends the line with what the joint after its last piece asks for: a hyphen or a space for copying.
    fn end(&mut self, joint: Joint) -> Result<(), TextError> {
        match joint {
            Joint::Hyphen => {
                // Drawn as a hyphen and copied as a soft one, which pastes as nothing.
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

    /// The extra space after the last letter, which nobody sees.
    fn overhang(&self) -> f64 {
        if self.runs.is_empty() { 0.0 } else { self.setting.tracking() }
    }

    /// Adds glyphs to the last run, or to a new one if the font or what is asked of it changes. Ranges are bytes of `text`.
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
                text: String::new(),
                glyphs: Vec::new(),
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
        let face = &self.shaper.fonts.loaded(self.setting.face).face;
        // Every font has a space; glyph 1 is no worse a guess than a panic.
        let id = face.glyph_index(' ').map_or(1, |id| id.0);
        let mut text = [0; 4];
        let text = character.encode_utf8(&mut text);
        self.add(text, &[Glyph { id, advance: width, dx: 0.0, dy: 0.0, range: 0..text.len() }]);
    }

    /// Changes the word spaces so that the line fills the room. The last line only shrinks.
    fn justify(&mut self, room: f64, stretch: bool) {
        let spare = room - self.width;
        if self.spaces.is_empty() || (spare > 0.0 && !stretch) {
            return;
        }
        let natural = self.prepared.glue.width;
        let each =
            (spare / self.spaces.len() as f64).clamp(NARROWEST - natural, WIDEST.max(natural) - natural);
        for &(run, glyph) in &self.spaces {
            self.runs[run].glyphs[glyph].advance += each;
            self.widths[run] += each;
            self.width += each;
        }
    }

    /// The finished line, starting at `x` em.
    fn line(mut self, x: f64) -> Line {
        let em = self.style.size.to_mm();
        let mut pen = x;
        for (run, width) in self.runs.iter_mut().zip(&self.widths) {
            run.origin = Point::new(pen * em, 0.0);
            pen += width;
        }
        Line { runs: self.runs, width: self.width.max(0.0) * em }
    }
}
