//! What the author of a theme may want to know of its look, with numbers.

use super::looks::{self, APART, Pair};
use crate::diag::Diagnostic;
use crate::game::Variant;
use crate::render::RenderError;
use crate::spec::ThemeNotes;
use crate::theme::{Group, Slot, Theme};

/// The share of a disc's rim that may stay white before it is spoken of.
const BARE: f64 = 0.5;

/// Warnings about the drawings, each at what the theme says itself; what it takes from another is not spoken of.
pub(super) fn warnings(
    theme: &Theme,
    variant: &Variant,
    notes: &ThemeNotes,
) -> Result<Vec<Diagnostic>, RenderError> {
    let mut found = notes.weak.clone();
    let warn = |keys: &[&str], message: String, help: String| {
        let at = notes.place(keys)?;
        Some(Diagnostic::error(&notes.file, message).at(at).help(help).warning())
    };
    // The ring around a photograph is the program's: no theme can make it stand out more.
    let is_photograph = |slot: Slot| theme.art[slot].iter().any(|art| art.has_photograph());
    let is_ringed = |pair: &Pair| is_photograph(pair.slots[0]) && pair.slots[1].group() != Group::Pieces;
    let pairs = looks::pairs(theme, variant)?.into_iter();
    let low = pairs.filter(|pair| pair.contrast < APART && !is_ringed(pair));
    let mut low: Vec<Pair> = low.collect();
    low.sort_by(|a, b| a.contrast.total_cmp(&b.contrast));
    let on_square = |pair: &Pair| pair.slots[1].group() != Group::Pieces;
    for (nth, pair) in low.iter().enumerate() {
        let [one, other] = pair.slots;
        // The worst square of each disc speaks for the others.
        let is_same = |before: &Pair| on_square(before) && before.slots[0] == one;
        if on_square(pair) && low[..nth].iter().any(is_same) {
            continue;
        }
        let color = |slot: Slot| slot.color_key().unwrap_or_default();
        let keys = [one.key(), other.key(), color(one), color(other)];
        let (disc, contrast, eyes) = (one.key(), pair.contrast, pair.eyes.name());
        let (message, help) = if on_square(pair) {
            let more = low[nth + 1..].iter().filter(|other| is_same(other)).count();
            let more =
                if more == 0 { String::new() } else { format!(", and on {more} other kinds of squares") };
            (
                format!(
                    "the disc of `{disc}` hardly stands out from `{}` {eyes}{more}: the contrast is {contrast:.1} to 1",
                    other.key()
                ),
                "give the disc a light or dark rim, or the square another ground",
            )
        } else {
            (
                format!(
                    "the discs of `{disc}` and `{}` are hard to tell apart {eyes}: the contrast is {contrast:.1} to 1",
                    other.key()
                ),
                "make one side darker and the other lighter",
            )
        };
        found.extend(warn(&keys, message, format!("everybody tells {APART} to 1 and more apart: {help}")));
    }
    for slot in Slot::ALL.into_iter().filter(|slot| notes.place(&[slot.key()]).is_some()) {
        let faces = theme.art[slot].len();
        for (nth, art) in theme.art[slot].iter().enumerate() {
            // Of several faces it is said which one is meant.
            let named = match slot.group() {
                Group::Pieces if faces > 1 => format!("`{}` (face {} of {faces})", slot.key(), nth + 1),
                _ => format!("`{}`", slot.key()),
            };
            let (width, height) = (art.size.width, art.size.height);
            if !matches!(slot.group(), Group::Pages | Group::Frame) && (width / height - 1.0).abs() > 0.01 {
                let message = format!("the drawing of {named} is {width:.0} × {height:.0}, not square");
                let help = "set the page of the drawing to a square around the piece or the square of the board, as viewBox=\"0 0 100 100\"";
                found.extend(warn(&[slot.key()], message, help.to_owned()));
            }
            if slot.group() == Group::Pieces {
                let [within, beyond] = looks::bare_rim(art)?;
                let message = if within > BARE {
                    format!(
                        "{named} leaves the edge of its disc free: {:.0} of 100 parts of the outermost millimetre are white",
                        within * 100.0
                    )
                } else if beyond > BARE {
                    format!("{named} ends at the edge of its disc, without bleed")
                } else {
                    continue;
                };
                let help = "draw a ground that reaches beyond the page on all sides, by 12 of its 100 parts; else the paper shows \
                            where a cut strays";
                found.extend(warn(&[slot.key()], message, help.to_owned()));
            }
        }
    }
    found.sort_by_key(|found| found.span.as_ref().map_or(0, |span| span.start));
    Ok(found)
}
