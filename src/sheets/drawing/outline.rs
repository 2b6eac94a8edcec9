//! Lines of a blank that is no rectangle: its outline and its folds.

use crate::product::form::{Blank, FoldDirection};
use crate::scene::{BezPath, Color, Item, Path, Stroke};
use crate::theme::Palette;

/// Width of the lines, in millimetres.
const CUT: f64 = 0.2;
const FOLD: f64 = 0.2;
/// Width of the outline's light ground, in millimetres.
const LIGHT: f64 = 0.5;
/// Share of white in the lines' colour: they stay visible at the edges of the finished thing.
const PALE: f64 = 0.2;
/// Dashes and gaps of folds towards the print, and away from it: the two as paper folders draw them, in millimetres.
const VALLEY: [f64; 2] = [2.0, 1.4];
const MOUNTAIN: [f64; 4] = [3.2, 1.1, 0.5, 1.1];

/// Draws the outline and the folds of a blank, from the top left of its box. Empty: it is a rectangle, which has marks outside.
#[must_use]
pub(crate) fn lines(blank: &Blank, palette: &Palette) -> Vec<Item> {
    if blank.is_rectangle() {
        return Vec::new();
    }
    let color = palette.quiet.mix(Color::WHITE, PALE);
    let folds = |direction: FoldDirection, dashes: &[f64]| {
        let mut path = BezPath::new();
        for fold in blank.folds.iter().filter(|fold| fold.direction == direction) {
            path.move_to(fold.from);
            path.line_to(fold.to);
        }
        let drawn = !path.elements().is_empty();
        drawn.then(|| Item::from(Path::stroke(path, Stroke::new(color, FOLD).dashed(dashes))))
    };
    let mut items: Vec<Item> = folds(FoldDirection::Valley, &VALLEY).into_iter().collect();
    items.extend(folds(FoldDirection::Mountain, &MOUNTAIN));
    // On a dark ground the line is seen between two light ones.
    items.push(Path::stroke(blank.outline.clone(), Stroke::new(Color::WHITE, LIGHT)).into());
    items.push(Path::stroke(blank.outline.clone(), Stroke::new(color, CUT)).into());
    items
}
