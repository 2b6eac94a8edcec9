//! Breaks prepared pieces into finished lines.

use super::breaks::{Joint, Prepared, STRETCH, TextPiece};
use super::draft::Draft;
use super::knuth_plass::{LineEnd, LinePart, Looseness, Measured, break_lines};
use super::shape::{ShapeSetting, Shaper};
use super::{Align, Broke, Line, Style, TextError};
use std::rc::Rc;

/// How much a ragged line may be short without looking bad, in em (Plain TeX's `raggedright` has 2).
const RAGGED: f64 = 3.0;

/// Greatest width of a word space in a justified line, as a multiple of the natural one.
const WIDEST: f64 = 1.7;
/// How far letters may be set apart where word spaces alone would become too wide, in em.
const APART: f64 = 0.015;

/// Lines of a text: for each the pieces on it.
pub(super) struct Broken {
    prepared: Rc<Prepared>,
    /// Pieces with torn words. `None`: no word had to be torn.
    torn: Option<Vec<TextPiece>>,
    /// Last piece of every line.
    breaks: Vec<usize>,
    /// How far the letters of lines that are too short may be set apart, in em.
    apart: f64,
    /// Number of first lines that begin farther right, and by how much, in em.
    beside: (usize, f64),
    /// Whether lines stay short, since only word spaces that are too wide could fill them.
    loose: bool,
}

impl Broken {
    fn pieces(&self) -> &[TextPiece] {
        self.torn.as_deref().unwrap_or(&self.prepared.pieces)
    }

    /// Returns how the lines break.
    pub(super) fn told(&self) -> Broke {
        let is_hyphen = |&last: &usize| self.pieces()[last].joint == Joint::Hyphen;
        Broke { hyphenated: self.breaks.iter().map(is_hyphen).collect(), loose: self.loose }
    }
}

/// Finds the lines of a text; the measure is in em. No word space of a justified text becomes wider than [`WIDEST`]:
/// first more hyphens are allowed, then letters set a little apart. `more` prepares the text with more hyphens.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn break_text(
    prepared: &Rc<Prepared>,
    more: impl FnOnce() -> Result<Rc<Prepared>, TextError>,
    style: &Style,
    measure: f64,
    shaper: &Shaper,
) -> Result<Broken, TextError> {
    let whole = frame(style, measure);
    let within = |parts: &[LinePart], spaces: f64, letters: f64, (ties, stub): (bool, bool)| {
        let spaces = spaces * (WIDEST - 1.0) / STRETCH;
        break_lines(parts, &Measured { limit: Some(Looseness { spaces, letters, ties, stub }), ..whole })
    };
    let pieces = torn(prepared, style, measure, shaper)?;
    let usual = parts(prepared, pieces.as_deref());
    let found = |prepared: &Rc<Prepared>, torn, breaks, apart| {
        let prepared = Rc::clone(prepared);
        Ok(Broken { prepared, torn, breaks, apart, beside: (0, 0.0), loose: false })
    };
    if style.align != Align::Justify {
        let breaks = break_lines(&usual, &whole).unwrap_or_default();
        return found(prepared, pieces, breaks, 0.0);
    }
    if let Some(breaks) = within(&usual, 1.0, 0.0, (false, false)) {
        return found(prepared, pieces, breaks, 0.0);
    }
    let prepared = &more()?;
    let pieces = torn(prepared, style, measure, shaper)?;
    let parts = parts(prepared, pieces.as_deref());
    let no = (false, false);
    for (letters, given_up) in [(0.0, no), (APART, no), (APART, (true, false)), (APART, (true, true))] {
        if let Some(breaks) = within(&parts, 1.0, letters, given_up) {
            return found(prepared, pieces, breaks, letters);
        }
    }
    // If lines must stay short, the fewest do, and by little.
    let breaks =
        within(&parts, 2.0, APART, (true, true)).or_else(|| break_lines(&parts, &whole)).unwrap_or_default();
    Ok(Broken { loose: true, ..found(prepared, pieces, breaks, APART)? })
}

/// Breaks a text whose first `lines` lines begin `room` em farther right. They are the first lines of `narrow`, the
/// text broken in a measure smaller by `room`; the rest has the whole measure. `None`: there are not more lines than
/// these, or a word is too long.
pub(super) fn break_beside(
    narrow: &Broken,
    lines: usize,
    room: f64,
    style: &Style,
    measure: f64,
) -> Option<Broken> {
    let Broken { prepared, torn: None, breaks, apart, .. } = narrow else { return None };
    let first = breaks.get(..lines)?;
    let from = first.last()? + 1;
    let rest = parts(prepared, None);
    let rest = rest.get(from..).filter(|rest| !rest.is_empty())?;
    let whole = frame(&Style { first_indent: 0.0, ..*style }, measure);
    let limit = Some(Looseness { spaces: (WIDEST - 1.0) / STRETCH, letters: APART, ties: true, stub: true });
    let justified = (style.align == Align::Justify).then_some(Measured { limit, ..whole });
    let found =
        justified.and_then(|limited| break_lines(rest, &limited)).or_else(|| break_lines(rest, &whole))?;
    let breaks = first.iter().copied().chain(found.into_iter().map(|last| from + last)).collect();
    let apart = if style.align == Align::Justify { APART } else { *apart };
    let prepared = Rc::clone(prepared);
    Some(Broken { prepared, torn: None, breaks, apart, beside: (lines, room), loose: narrow.loose })
}

pub(super) fn frame(style: &Style, measure: f64) -> Measured {
    Measured {
        measure,
        indent: indent(style),
        ragged: (style.align != Align::Justify).then_some(RAGGED),
        balanced: style.align == Align::Center,
        last: style.last_line / style.size.to_mm(),
        limit: None,
    }
}

/// Returns the indent of the first line in em.
fn indent(style: &Style) -> f64 {
    match style.align {
        Align::Justify | Align::Left => style.first_indent / style.size.to_mm(),
        Align::Center | Align::Right => 0.0,
    }
}

/// Turns the pieces of a text, or the torn ones, into parts of lines.
pub(super) fn parts(prepared: &Prepared, torn: Option<&[TextPiece]>) -> Vec<LinePart> {
    let glue = prepared.glue;
    torn.unwrap_or(&prepared.pieces)
        .iter()
        .map(|piece| {
            let stretches = matches!(piece.joint, Joint::Space | Joint::Tie);
            LinePart {
                width: piece.width,
                space: prepared.gap(piece.joint),
                stretch: if stretches { glue.stretch } else { 0.0 },
                shrink: if stretches { glue.shrink } else { 0.0 },
                hyphen: piece.hyphen,
                hang: piece.hang,
                // Space between a word's last letter and the word space stays unchanged.
                letters: (prepared.text[piece.range.clone()].chars().count())
                    .saturating_sub(usize::from(!joined(piece.joint))),
                end: match piece.joint {
                    Joint::Space | Joint::End => LineEnd::Free,
                    Joint::Tie | Joint::Narrow => LineEnd::Tied,
                    Joint::Hyphen => LineEnd::Hyphen,
                    Joint::Open => LineEnd::Disliked,
                    // A torn word has joints without a space and without a hyphen.
                    Joint::Glued => LineEnd::Torn,
                    Joint::Forced => LineEnd::Forced,
                },
            }
        })
        .collect()
}

/// Tells whether letters follow a joint right away.
const fn joined(joint: Joint) -> bool {
    matches!(joint, Joint::Hyphen | Joint::Open | Joint::Glued)
}

/// Returns the pieces, with those wider than the measure torn between letters. `None`: no piece is.
fn torn(
    prepared: &Prepared,
    style: &Style,
    measure: f64,
    shaper: &Shaper,
) -> Result<Option<Vec<TextPiece>>, TextError> {
    if prepared.pieces.iter().all(|piece| piece.width + piece.hyphen <= measure) {
        return Ok(None);
    }
    let mut pieces = Vec::with_capacity(prepared.pieces.len());
    for piece in &prepared.pieces {
        if piece.width + piece.hyphen <= measure {
            pieces.push(piece.clone());
            continue;
        }
        let text = &prepared.text[piece.range.clone()];
        let setting = ShapeSetting::new(piece.face, style.lining_figures, style.tracking);
        let glyphs = shaper.shape(text, setting)?;
        for (at, c) in text.char_indices() {
            let end = at + c.len_utf8();
            let is_last = end == text.len();
            pieces.push(TextPiece {
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
    Ok(Some(pieces))
}

/// Shapes the lines and puts them in their places within the measure, which is in em.
///
/// # Errors
/// [`TextError::MissingGlyph`].
pub(super) fn set_lines(
    broken: &Broken,
    style: &Style,
    measure: f64,
    shaper: &Shaper,
) -> Result<Vec<Line>, TextError> {
    let prepared = &broken.prepared;
    let mut first = 0;
    let mut lines = Vec::with_capacity(broken.breaks.len());
    for (nth, &last) in broken.breaks.iter().enumerate() {
        let indent = match broken.beside {
            (beside, room) if nth < beside => room,
            _ if first == 0 => indent(style),
            _ => 0.0,
        };
        let end = broken.pieces()[last].joint;
        let mut draft = Draft::new(prepared, style, shaper);
        draft.fill(&broken.pieces()[first..=last])?;
        draft.end(end)?;
        let room = measure - indent;
        let hang = broken.pieces()[last].hang;
        if style.align == Align::Justify {
            let widest = prepared.glue.width * WIDEST;
            draft.justify(room + hang, !matches!(end, Joint::End | Joint::Forced), widest, broken.apart);
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
