//! Cuts a text into pieces that hold together and joints where a line may end.

use super::hyphenate::{Hyphenator, Hyphens};
use super::shape::{ShapeSetting, Shaper};
use super::{Emphasis, Face, Language, Span, TextError};
use std::ops::Range;
use unicode_linebreak::{BreakOpportunity, linebreaks};

/// Width of the narrowest word space, in em. Programs that extract text take less than 0.165 em for no space at all,
/// and Elstob's own space (0.189 em) is close to that.
pub(super) const NARROWEST: f64 = 0.22;
/// Factor from the font's own word space to the one used here: leaves room to shrink above [`NARROWEST`].
const WIDENED: f64 = 1.3;
/// Stretch of a word space in a good line, as a share of its width: up to half an em, as in TeX's fonts, whose own
/// spaces are wider.
pub(super) const STRETCH: f64 = 1.0;
/// Width of a narrow no-break space, in em.
const NARROW: f64 = 0.17;
/// Share of a hyphen or stop at the end of a line that may stand in the margin.
const HANG: f64 = 0.5;

/// Characters that stay with the word before them: no line begins with one.
const DASHES: [char; 3] = ['—', '–', '…'];

/// Separator of two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// A word space.
    Space,
    /// A word space at which no line should end.
    Tie,
    /// A narrow space of fixed width at which no line should end.
    Narrow,
    /// Nothing, or a hyphen if the line ends here.
    Hyphen,
    /// Nothing, whether the line ends here or not: after a dash or a hyphen of the word itself.
    Open,
    /// Nothing; no line should end here. Only the face changes.
    Glued,
    /// The line ends here.
    Forced,
    /// The text ends here.
    End,
}

/// A stretch of text in one face within which no line ends.
#[derive(Clone, Debug)]
pub(super) struct TextPiece {
    /// Bytes of [`Prepared::text`].
    pub(super) range: Range<usize>,
    pub(super) face: Face,
    /// Width in em.
    pub(super) width: f64,
    /// Separator from the next piece.
    pub(super) joint: Joint,
    /// Width of the hyphen, if the line ends after this piece with one; em.
    pub(super) hyphen: f64,
    /// Width, in em, that hangs into the margin if a line ends with this piece.
    pub(super) hang: f64,
}

/// Word space, in em.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glue {
    pub(super) width: f64,
    pub(super) stretch: f64,
    pub(super) shrink: f64,
}

/// Text ready to be broken into lines of any measure and size.
#[derive(Debug)]
pub(super) struct Prepared {
    /// The words with single spaces, without marks, soft hyphens and other invisible characters.
    pub(super) text: String,
    pub(super) pieces: Vec<TextPiece>,
    pub(super) glue: Glue,
}

impl Prepared {
    /// Returns the width, in em, of a joint between two pieces on the same line.
    pub(super) fn gap(&self, joint: Joint) -> f64 {
        match joint {
            Joint::Space | Joint::Tie => self.glue.width,
            Joint::Narrow => NARROW,
            _ => 0.0,
        }
    }
}

/// Prepares a text: finds its pieces, measures them, and finds the joints between them.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn prepare(
    spans: &[Span],
    setting: ShapeSetting,
    hyphenator: &Hyphenator,
    hyphens: Hyphens,
    shaper: &Shaper,
) -> Result<Prepared, TextError> {
    let mut cutter = Cutter { text: String::new(), pieces: Vec::new(), start: 0, face: setting.face };
    cutter.cut(&flatten(spans, setting.face), hyphenator, hyphens);
    let own = shaper.fonts.loaded(setting.face).advance(' ');
    let width = (own * WIDENED).max(NARROWEST * 1.1) + setting.tracking().max(0.0);
    let glue = Glue { width, stretch: width * STRETCH, shrink: width - NARROWEST };
    let mut prepared = Prepared { text: cutter.text, pieces: cutter.pieces, glue };
    measure(&mut prepared, setting, shaper)?;
    Ok(prepared)
}

/// Text of all spans with single spaces and none at the ends, and the face of every part of it.
struct Flat {
    text: String,
    /// Ends of the parts, ascending, with their faces.
    faces: Vec<(usize, Face)>,
}

fn flatten(spans: &[Span], base: Face) -> Flat {
    let mut flat = Flat { text: String::new(), faces: Vec::new() };
    for span in spans {
        for c in span.text.chars() {
            match c {
                ' ' | '\t' | '\n' | '\r' => {
                    if !flat.text.is_empty() && !flat.text.ends_with([' ', '\u{2028}']) {
                        flat.text.push(' ');
                    }
                }
                '\u{2028}' => {
                    flat.text.truncate(flat.text.trim_end_matches(' ').len());
                    flat.text.push(c);
                }
                c => flat.text.push(c),
            }
        }
        flat.faces.push((flat.text.len(), emphasised(base, span.emphasis)));
    }
    flat.text.truncate(flat.text.trim_end_matches([' ', '\u{2028}']).len());
    flat
}

/// Returns the face of emphasis within a text of the given face.
pub(super) fn emphasised(base: Face, emphasis: Emphasis) -> Face {
    match (emphasis, base) {
        (Emphasis::None, base) => base,
        (Emphasis::Italic, Face::Italic) => Face::Regular,
        (Emphasis::Italic, _) => Face::Italic,
        (Emphasis::Bold, _) => Face::SemiBold,
    }
}

struct Cutter {
    text: String,
    pieces: Vec<TextPiece>,
    /// Start of the current piece.
    start: usize,
    face: Face,
}

impl Cutter {
    fn cut(&mut self, flat: &Flat, hyphenator: &Hyphenator, hyphens: Hyphens) {
        let mut breaks = linebreaks(&flat.text)
            .filter(|&(_, kind)| kind == BreakOpportunity::Allowed)
            .map(|(at, _)| at)
            .peekable();
        let mut hyphens = hyphenator.points(&flat.text, hyphens).into_iter().peekable();
        let mut faces = flat.faces.iter().peekable();
        let mut follows_space_break = |at: usize| {
            while breaks.next_if(|&b| b < at).is_some() {}
            breaks.next_if_eq(&at).is_some()
        };
        for (at, c) in flat.text.char_indices() {
            while faces.next_if(|&&(end, _)| end <= at).is_some() {}
            let face = faces.peek().map_or(self.face, |&&(_, face)| face);
            let next = at + c.len_utf8();
            match c {
                ' ' => {
                    // No line starts with a dash, though Unicode would let it.
                    let may_break = follows_space_break(next) && !flat.text[next..].starts_with(DASHES);
                    let joint = if may_break { Joint::Space } else { Joint::Tie };
                    self.close(joint, Some(' '));
                }
                '\u{a0}' => self.close(Joint::Tie, Some(c)),
                '\u{202f}' => self.close(Joint::Narrow, Some(c)),
                '\u{2028}' => self.close(Joint::Forced, Some(c)),
                '\u{ad}' => {
                    if self.is_open() {
                        self.close(Joint::Hyphen, None);
                    }
                }
                '\u{200b}' => {
                    if self.is_open() {
                        self.close(Joint::Open, None);
                    }
                }
                // No break here: Unicode's rules have respected the character already.
                '\u{2060}' | '\u{feff}' => {}
                c => {
                    while hyphens.next_if(|&h| h < at).is_some() {}
                    let may_break = follows_space_break(at) && !DASHES.contains(&c);
                    if self.is_open() {
                        if may_break {
                            self.close(Joint::Open, None);
                        } else if hyphens.next_if_eq(&at).is_some() {
                            self.close(Joint::Hyphen, None);
                        } else if face != self.face {
                            self.close(Joint::Glued, None);
                        }
                    }
                    self.face = face;
                    self.text.push(c);
                }
            }
        }
        if self.is_open() || !self.pieces.is_empty() {
            self.close(Joint::End, None);
        }
    }

    fn is_open(&self) -> bool {
        self.text.len() > self.start
    }

    fn close(&mut self, joint: Joint, space: Option<char>) {
        let range = self.start..self.text.len();
        self.text.extend(space);
        self.start = self.text.len();
        self.pieces.push(TextPiece { range, face: self.face, width: 0.0, joint, hyphen: 0.0, hang: 0.0 });
    }
}

/// Shapes the whole words and shares their widths out to the pieces.
fn measure(prepared: &mut Prepared, setting: ShapeSetting, shaper: &Shaper) -> Result<(), TextError> {
    let text = &prepared.text;
    let mut hyphens = Vec::new();
    let mut at = 0;
    while at < prepared.pieces.len() {
        let last = word_end(&prepared.pieces, at, prepared.pieces.len() - 1);
        let face = prepared.pieces[at].face;
        let setting = setting.with_face(face);
        let start = prepared.pieces[at].range.start;
        let word = start..prepared.pieces[last].range.end;
        let glyphs =
            shaper.shape(&text[word.clone()], setting).map_err(|error| in_context(error, text, &word))?;
        let mut from = glyphs.advance_to(0);
        for piece in &mut prepared.pieces[at..=last] {
            // Pieces of a word follow each other with nothing between them.
            let to = glyphs.advance_to(piece.range.end - start);
            piece.width = to - from;
            from = to;
            if piece.joint == Joint::Hyphen {
                let width = hyphen(&mut hyphens, setting, shaper)?;
                // Where a line ends within a ligature, its letters stand for themselves and are wider than their share.
                let apart = if glyphs.is_between(piece.range.end - start) {
                    0.0
                } else {
                    shaper.shape(&text[start..piece.range.end], setting)?.width - to
                };
                piece.hyphen = width + apart;
                piece.hang = width * HANG;
            } else if let Some(stop) =
                text[piece.range.clone()].chars().next_back().filter(|&c| hangs(c, &shaper.language))
            {
                piece.hang = shaper.fonts.loaded(face).advance(stop) * HANG;
            }
        }
        at = last + 1;
    }
    Ok(())
}

/// Returns the width of a hyphen, measured once in each face and kept in `known`.
fn hyphen(known: &mut Vec<(Face, f64)>, setting: ShapeSetting, shaper: &Shaper) -> Result<f64, TextError> {
    if let Some((_, width)) = known.iter().find(|(face, _)| *face == setting.face) {
        return Ok(*width);
    }
    let width = shaper.shape("‐", setting)?.width;
    known.push((setting.face, width));
    Ok(width)
}

/// Returns the last piece, from `first` to `limit`, that is shaped as one word with the first.
pub(super) fn word_end(pieces: &[TextPiece], first: usize, limit: usize) -> usize {
    let mut last = first;
    while last < limit
        && matches!(pieces[last].joint, Joint::Hyphen | Joint::Open | Joint::Glued)
        && pieces[last + 1].face == pieces[first].face
    {
        last += 1;
    }
    last
}

/// Tells whether a character hangs into the margin a little, so that the column's edge looks straight.
fn hangs(c: char, language: &Language) -> bool {
    matches!(c, '-' | '‐' | '.' | ',') || language.closes(c)
}

/// Extends the context of a missing glyph to some of the text around the word.
fn in_context(error: TextError, text: &str, word: &Range<usize>) -> TextError {
    const AROUND: usize = 24;
    match error {
        TextError::MissingGlyph { character, font, .. } => {
            let before: usize = text[..word.start].chars().rev().take(AROUND).map(char::len_utf8).sum();
            let after: usize = text[word.end..].chars().take(AROUND).map(char::len_utf8).sum();
            let context = text[word.start - before..word.end + after].trim().to_owned();
            TextError::MissingGlyph { character, font, context }
        }
        other => other,
    }
}

#[cfg(test)]
mod tests;
