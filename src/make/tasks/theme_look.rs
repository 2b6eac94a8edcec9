//! Warnings for the author of a theme about its drawings, with measured numbers.

use crate::diag::Diagnostic;
use crate::format::ThemeNotes;
use crate::game::Variant;
use crate::keyed::{KeyedMessage, keyed};
use crate::make::tasks::looks::{self, APART, Pair};
use crate::render::RenderError;
use crate::theme::{Group, Slot, Theme};

/// Largest share of a disc's rim that may stay white without a warning.
const BARE: f64 = 0.5;

/// Returns warnings about the theme's own drawings and colours, not about ones that it takes from another theme.
pub(in crate::make) fn warnings(
    theme: &Theme,
    variant: &Variant,
    notes: &ThemeNotes,
) -> Result<Vec<Diagnostic>, RenderError> {
    let mut found = notes.weak.clone();
    let warn = |keys: &[&str], message: KeyedMessage, help: KeyedMessage| {
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
        // One warning for the worst square of each disc is enough.
        let is_same = |before: &Pair| on_square(before) && before.slots[0] == one;
        if on_square(pair) && low[..nth].iter().any(is_same) {
            continue;
        }
        let color = |slot: Slot| slot.color_key().unwrap_or_default();
        let keys = [one.key(), other.key(), color(one), color(other)];
        let more = on_square(pair).then(|| low[nth + 1..].iter().filter(|other| is_same(other)).count());
        let (message, help) = too_alike(pair, more);
        found.extend(warn(&keys, message, help));
    }
    for slot in Slot::ALL.into_iter().filter(|slot| notes.place(&[slot.key()]).is_some()) {
        let faces = theme.art[slot].len();
        for (nth, art) in theme.art[slot].iter().enumerate() {
            // If there are several faces, the message names the one that is meant.
            let face = (slot.group() == Group::Pieces && faces > 1).then_some((nth + 1, faces));
            if slot.group() == Group::Pieces {
                let [within, beyond] = looks::bare_rim(art)?;
                let message = if within > BARE {
                    edge_free(slot, face, within)
                } else if beyond > BARE {
                    without_bleed(slot, face)
                } else {
                    continue;
                };
                let help = keyed!("draw-ground-beyond-page");
                found.extend(warn(&[slot.key()], message, help));
            }
        }
    }
    found.sort_by_key(|found| found.span.as_ref().map_or(0, |span| span.start));
    Ok(found)
}

/// Returns message and help for two drawings that are too alike. `more`: number of further kinds of squares from which the same
/// disc hardly stands out. `None`: both drawings are discs.
fn too_alike(pair: &Pair, more: Option<usize>) -> (KeyedMessage, KeyedMessage) {
    let [one, other] = pair.slots;
    let (disc, beside, eyes) = (one.key(), other.key(), pair.eyes.name());
    let contrast = format!("{:.1}", pair.contrast);
    if let Some(more) = more {
        let message = if more == 0 {
            keyed!("disc-hardly-stands-out", disc, square = beside, eyes, contrast)
        } else {
            keyed!("disc-hardly-stands-out-often", disc, square = beside, eyes, more, contrast)
        };
        let help = keyed!("give-disc-a-rim", least = APART);
        (message, help)
    } else {
        let message = keyed!("discs-hard-to-tell", disc, other = beside, eyes, contrast);
        let help = keyed!("make-sides-differ", least = APART);
        (message, help)
    }
}

/// Returns the message that a drawing leaves a share (0 to 1) of its disc's edge white.
fn edge_free(slot: Slot, face: Option<(usize, usize)>, share: f64) -> KeyedMessage {
    let (slot, parts) = (slot.key(), format!("{:.0}", share * 100.0));
    match face {
        None => keyed!("drawing-leaves-edge-free", slot, parts),
        Some((nth, faces)) => keyed!("face-leaves-edge-free", slot, nth, faces, parts),
    }
}

/// Returns the message that a drawing has no bleed beyond the edge of its disc.
fn without_bleed(slot: Slot, face: Option<(usize, usize)>) -> KeyedMessage {
    let slot = slot.key();
    match face {
        None => {
            keyed!("drawing-without-bleed", slot)
        }
        Some((nth, faces)) => keyed!("face-without-bleed", slot, nth, faces),
    }
}
