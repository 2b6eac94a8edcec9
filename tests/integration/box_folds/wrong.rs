//! Nets that are wrong by a little: what is asserted of the box finds them.

use super::net::{SAME, corners, put_together};
use super::{sheets, with_box};
use crate::library::variant;
use crate::order;
use tafl_print::product::form::{Blank, Fold};
use tafl_print::scene::{Point, Vec2};

/// A net in which everything beyond a line is farther out by a millimetre.
fn longer(blank: &Blank, is_beyond: impl Fn(Point) -> bool, by: Vec2) -> Blank {
    let moved = |point: Point| if is_beyond(point) { point + by } else { point };
    let mut outline = tafl_print::scene::BezPath::new();
    for (nth, corner) in corners(blank).into_iter().enumerate() {
        if nth == 0 { outline.move_to(moved(corner)) } else { outline.line_to(moved(corner)) }
    }
    outline.close_path();
    let fold = |fold: &Fold| Fold { from: moved(fold.from), to: moved(fold.to), ..*fold };
    Blank { outline, folds: blank.folds.iter().map(fold).collect(), ..blank.clone() }
}

#[test]
fn a_wall_that_is_a_millimetre_too_long_is_found() {
    let order = order::of(variant("york", &[]), with_box("a4"));
    let (sheets, _) = sheets(&order);
    let [(tray, _), (cover, _)] = &sheets[..] else { panic!("two sheets") };
    assert!(put_together(tray, cover).faults().is_empty());
    // The fold between back and lid, and all below it.
    let mut folds: Vec<f64> = cover
        .folds
        .iter()
        .filter(|fold| (fold.from.y - fold.to.y).abs() < SAME)
        .map(|fold| fold.from.y)
        .collect();
    folds.sort_by(f64::total_cmp);
    let back = longer(cover, |point| point.y > folds[1] - SAME, Vec2::new(0.0, 1.0));
    let faults = put_together(tray, &back).faults();
    assert!(faults.iter().any(|fault| fault.starts_with("rim 0 and lid")), "{faults:?}");
    // The left end: its rim and its inner layer.
    let ends: f64 = {
        let mut folds: Vec<f64> = tray
            .folds
            .iter()
            .filter(|fold| (fold.from.x - fold.to.x).abs() < SAME)
            .map(|fold| fold.from.x)
            .collect();
        folds.sort_by(f64::total_cmp);
        folds[1]
    };
    let end = longer(tray, |point| point.x < ends + SAME, Vec2::new(-1.0, 0.0));
    let faults = put_together(&end, cover).faults();
    assert!(faults.iter().any(|fault| fault.contains("reach into each other")), "{faults:?}");
    // The front: its flap comes down upon the base.
    let low = longer(cover, |point| point.y > folds[3] - SAME, Vec2::new(0.0, 1.0));
    let faults = put_together(tray, &low).faults();
    assert!(faults.iter().any(|fault| fault.starts_with("flap below")), "{faults:?}");
    // A tab that is as high as its wall strikes the rim as it swings in.
    let tabs: Vec<Point> = corners(cover).into_iter().filter(|corner| corner.x < SAME).collect();
    let low_end = tabs.iter().map(|corner| corner.y).fold(0.0, f64::max);
    let high = longer(cover, |point| point.x < SAME && point.y > low_end - SAME, Vec2::new(0.0, 4.0));
    let faults = put_together(tray, &high).faults();
    assert!(faults.iter().any(|fault| fault.contains("strikes")), "{faults:?}");
}
