//! Comparison of the sides: whose discs are darker, and how far their greys must be pressed apart.

use super::grey::Curve;
use super::rims::Rank;
use super::tone::{luminance, ratio};
use super::walk::main_color;
use crate::scene::{Art, Color, Item, Point, Shape};
use crate::theme::slots::Party;
use crate::theme::{Artwork, Slot};

/// Contrast of the two sides' discs that grey aims at. Paper needs 3; samples are coarse.
const WANTED: f64 = 4.0;
/// Number of samples across a disc.
const ACROSS: u32 = 24;

/// Returns the rank of a side's men, if `darker` is the darker side.
pub(super) fn rank(party: Party, darker: Party) -> Rank {
    if party == darker { Rank::Dark } else { Rank::Light }
}

/// Contrast of the two sides' discs from which on one is called the dark one: less is a difference of hue.
const TOLD: f64 = 2.0;

/// Returns the side whose men are dark beside the other's. `None`: both are about as dark.
pub(super) fn dark(art: &Artwork) -> Option<Party> {
    let mean = |slot: Slot| mean(&samples_of_all(art, slot), luminance);
    let apart = ratio(mean(Slot::Attacker), mean(Slot::Defender));
    (apart >= TOLD).then(|| darker(art))
}

/// Returns the side whose men are darker.
pub(super) fn darker(art: &Artwork) -> Party {
    let mean = |slot: Slot| mean(&samples_of_all(art, slot), luminance);
    if mean(Slot::Attacker) <= mean(Slot::Defender) { Party::Attackers } else { Party::Defenders }
}

/// Returns the share by which the greys of the sides are pressed apart for their discs to differ enough.
pub(super) fn pressed(art: &Artwork, darker: Party) -> f64 {
    let (dark, light) = match darker {
        Party::Attackers => (Slot::Attacker, Slot::Defender),
        Party::Defenders => (Slot::Defender, Slot::Attacker),
    };
    let (dark, light) = (samples_of_all(art, dark), samples_of_all(art, light));
    let apart = |step: u32| {
        let share = f64::from(step) / 10.0;
        let dark = mean(&dark, |color| luminance(Curve::Darker(share).of(color)));
        let light = mean(&light, |color| luminance(Curve::Lighter(share).of(color)));
        ratio(dark, light)
    };
    // They are pressed a little in any case: a printer's greys are closer than a screen's.
    let step = (3..10).find(|&step| apart(step) >= WANTED).unwrap_or(10);
    f64::from(step) / 10.0
}

fn mean(samples: &[Color], of: impl Fn(Color) -> f64) -> f64 {
    samples.iter().map(|&color| of(color)).sum::<f64>() / (samples.len().max(1)) as f64
}

/// Returns the colours of points all over each disc of a slot: of each face as many.
fn samples_of_all(art: &Artwork, slot: Slot) -> Vec<Color> {
    art.faces(slot).iter().flat_map(|face| samples(face)).collect()
}

/// Returns the colours of points all over the disc, by fills alone.
fn samples(art: &Art) -> Vec<Color> {
    let (width, height) = (art.size.width, art.size.height);
    let place = |n: u32| (f64::from(n) + 0.5) / f64::from(ACROSS);
    let inside = |x: f64, y: f64| (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) < 0.25;
    (0..ACROSS)
        .flat_map(|row| (0..ACROSS).map(move |column| (place(column), place(row))))
        .filter(|&(x, y)| inside(x, y))
        .map(|(x, y)| top(&art.items, Point::new(x * width, y * height)).unwrap_or(Color::WHITE))
        .collect()
}

/// Returns the colour of the topmost fill at a point.
fn top(items: &[Item], at: Point) -> Option<Color> {
    items.iter().rev().find_map(|item| {
        if let Item::Path(path) = item {
            let fill = path.fill.as_ref().filter(|_| path.opacity > 0.5)?;
            return path.outline.contains(at).then(|| main_color(fill));
        }
        // Letters and bitmaps are no fills. For a photograph, whose own colours are chance, the side's colour beneath it counts.
        let inside = item.inside().filter(|inside| inside.transform.determinant().abs() > 1e-12)?;
        let at = inside.transform.inverse() * at;
        let is_seen = inside.clip.is_none_or(|clip| clip.contains(at));
        is_seen.then(|| top(&inside.each_faint(), at)).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Path, Rect, Size};
    use std::sync::Arc;

    /// Returns a disc of one grey.
    fn disc(grey: u8) -> Arc<Art> {
        let area = Rect::new(0.0, 0.0, 100.0, 100.0).to_path(0.01);
        let items = vec![Path::fill(area, Color::rgb(grey, grey, grey)).into()];
        Arc::new(Art { size: Size::new(100.0, 100.0), items })
    }

    /// The first defender is darker than any attacker, all together they are lighter.
    #[test]
    fn a_side_is_as_dark_as_all_of_its_faces_together() {
        let mut art = Artwork::default();
        art[Slot::Attacker] = vec![disc(90), disc(90)];
        art[Slot::Defender] = vec![disc(40), disc(250), disc(250)];
        assert_eq!(darker(&art), Party::Attackers);
        art[Slot::Defender].truncate(1);
        assert_eq!(darker(&art), Party::Defenders);
    }
}
