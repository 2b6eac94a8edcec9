//! The squares of every bundled theme, measured in dots: no square is taken for another. Whole boards are in `worlds.rs`.

use crate::contrast::{contrast, luminance, mean};
use crate::library::{theme, themes};
use crate::reading::Pdf;
use crate::reading::Raster;
use crate::sampler::{document, page};
use std::sync::Arc;
use tafl_print::scene::{Affine, Art, Item};
use tafl_print::theme::{Slot, Theme};

/// The side of a square on the page, and where it stands, in mm.
const CELL: f64 = 25.0;
const AT: f64 = 20.0;

/// Squares on which pieces come to stand, by name. Corners and thrones are for kings, whose discs hide them.
fn grounds(theme: &Theme) -> Vec<(String, Arc<Art>)> {
    let kinds = [Slot::Ground, Slot::Road, Slot::Camp, Slot::CampRoad, Slot::Town];
    let named = |kind: Slot| {
        let arts = theme.art[kind].iter().enumerate();
        arts.map(move |(n, art)| (format!("{} {}", kind.key(), n + 1), Arc::clone(art)))
    };
    kinds.into_iter().flat_map(named).collect()
}

fn drawn(items: Vec<Item>) -> Raster {
    Pdf::of(&document(vec![page(items)])).raster(0, 150.0)
}

/// A drawing as it covers a square.
fn square(art: &Arc<Art>) -> Item {
    let scaled = Affine::new([CELL / art.size.width, 0.0, 0.0, CELL / art.size.height, AT, AT]);
    Item::Art { art: Arc::clone(art), transform: scaled }
}

/// Luminances at points of a raster of dots, `steps` to the side of the square.
fn dots(raster: &Raster, steps: u32, wanted: impl Fn(f64, f64) -> bool) -> Vec<f64> {
    let at = |n: u32| (f64::from(n) + 0.5) / f64::from(steps) * CELL;
    let all = (0..steps).flat_map(|y| (0..steps).map(move |x| (at(x), at(y))));
    all.filter(|&(x, y)| wanted(x - CELL / 2.0, y - CELL / 2.0))
        .map(|(x, y)| luminance(raster.pixel(AT + x, AT + y)))
        .collect()
}

/// Open squares are calm: hardly a dot of them is as far from the ground as a piece is, and none of their drawings is
/// much lighter or darker than another, so that no square looks marked.
#[test]
fn open_squares_are_calm_and_alike() {
    for id in themes() {
        let theme = theme(&id);
        let mut means: Vec<(f64, String)> = Vec::new();
        let open = |name: &str| name.starts_with("ground") || name.starts_with("road");
        for (name, art) in grounds(&theme).into_iter().filter(|(name, _)| open(name)) {
            let dots = dots(&drawn(vec![square(&art)]), 200, |_, _| true);
            let whole = mean(&dots);
            let loud = dots.iter().filter(|&&dot| contrast(dot, whole) >= 3.0).count() as f64;
            assert!(loud / dots.len() as f64 <= 0.02, "{id}, {name}: {:.3}", loud / dots.len() as f64);
            means.push((whole, name));
        }
        means.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let ((dark, darkest), (light, lightest)) = (&means[0], &means[means.len() - 1]);
        assert!(contrast(*dark, *light) <= 1.15, "{id}: {darkest} {dark:.3}, {lightest} {light:.3}");
    }
}
