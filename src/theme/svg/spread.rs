//! Gradients that repeat, with the stops of all repeats that are seen written out: a page can't have repeating gradients.
//!
//! Nothing beyond a shape is painted, so that a gradient whose repeats nobody sees stays as it is.

use crate::scene::{Affine, Gradient, GradientKind, Point, Rect, Stop};

/// Largest number of stops of a gradient that is written out.
const STOPS: usize = 1_000;
/// Distance that counts as none from the end of a gradient.
const LITTLE: f64 = 1e-3;

/// Returns a gradient written out as far as it is seen in `area`, to which `own` maps it; `None`: it repeats too often.
/// `is_mirrored` says that every second repeat runs backwards.
pub(super) fn written_out(once: &Gradient, is_mirrored: bool, own: Affine, area: Rect) -> Option<Gradient> {
    if own.determinant().abs() < 1e-12 {
        return None;
    }
    let to_gradient = own.inverse();
    let corners = [(area.x0, area.y0), (area.x1, area.y0), (area.x1, area.y1), (area.x0, area.y1)]
        .map(|corner| to_gradient * Point::from(corner));
    let most = (STOPS / (once.stops.len() + 2)).max(1);
    let (first, count, kind) = match once.kind {
        GradientKind::Linear { from, to } => {
            let way = to - from;
            let at = |corner: &Point| (*corner - from).dot(way) / way.hypot2();
            let least = corners.iter().map(at).fold(0.0, f64::min);
            let farthest = corners.iter().map(at).fold(1.0, f64::max);
            if !least.is_finite() || !farthest.is_finite() || farthest - least > most as f64 {
                return None;
            }
            let (first, last) = ((least + LITTLE).floor(), (farthest - LITTLE).ceil());
            let kind = GradientKind::Linear { from: from + way * first, to: from + way * last };
            (first as i64, (last - first) as usize, kind)
        }
        GradientKind::Radial { center, radius, focus, focus_radius } => {
            let away = center - focus;
            let holds = |times: usize| {
                let times = times as f64;
                let (middle, reach) = (focus + away * times, (times + LITTLE) * radius);
                corners.iter().all(|corner| corner.distance(middle) <= reach)
            };
            // Repeats within the inner circle would need a circle with a negative radius.
            let count = (1..=most).find(|&times| holds(times)).filter(|_| focus_radius <= 0.0)?;
            let times = count as f64;
            let (center, radius) = (focus + away * times, radius * times);
            (0, count, GradientKind::Radial { center, radius, focus, focus_radius })
        }
    };
    let (Some(start), Some(end)) = (once.stops.first(), once.stops.last()) else { return None };
    let mut round = vec![Stop { offset: 0.0, ..*start }];
    round.extend(&once.stops);
    round.push(Stop { offset: 1.0, ..*end });
    let mut stops = Vec::with_capacity(count * round.len());
    for nth in 0..count {
        let is_backwards = is_mirrored && (first + i64::try_from(nth).ok()?).rem_euclid(2) == 1;
        let place = |stop: &Stop| {
            let offset = if is_backwards { 1.0 - stop.offset } else { stop.offset };
            Stop { offset: (nth as f64 + offset) / count as f64, ..*stop }
        };
        if is_backwards {
            stops.extend(round.iter().rev().map(place));
        } else {
            stops.extend(round.iter().map(place));
        }
    }
    if count == 1 && first == 0 {
        stops.clone_from(&once.stops);
    }
    Some(Gradient { kind, transform: once.transform, stops })
}
