//! Functions that go through all items of a drawing.

use super::pixels;
use crate::scene::{Art, Bitmap, Color, Item, Paint, Stroke};
use std::sync::Arc;

/// Returns every colour of a drawing once, in the order of painting.
#[must_use]
pub(crate) fn colors(art: &Art) -> Vec<Color> {
    let mut found = Vec::new();
    collect(&art.items, &mut found);
    found
}

fn collect(items: &[Item], found: &mut Vec<Color>) {
    let mut note = |paint: &Paint| {
        let all = match paint {
            Paint::Solid(color) => vec![*color],
            Paint::Gradient(gradient) => gradient.stops.iter().map(|stop| stop.color).collect(),
        };
        for color in all {
            if !found.contains(&color) {
                found.push(color);
            }
        }
    };
    for item in items {
        match item {
            Item::Path(path) => {
                path.fill.iter().chain(path.stroke.as_ref().map(|stroke| &stroke.paint)).for_each(&mut note);
            }
            Item::Glyphs(run) => note(&Paint::Solid(run.color)),
            Item::Group { items, .. } => inside(items, &mut note),
            Item::Marked { items, .. } => inside(items, &mut note),
            Item::Art { art, .. } => inside(&art.items, &mut note),
            // The pixels of a bitmap don't count as colours of a drawing.
            Item::Bitmap { .. } => {}
        }
    }
}

fn inside(items: &[Item], note: &mut impl FnMut(&Paint)) {
    let mut found = Vec::new();
    collect(items, &mut found);
    for color in found {
        note(&Paint::Solid(color));
    }
}

/// Returns the items in other colours; paint for which `to` gives `None` is left out. Photographs stay as they are.
#[must_use]
pub(crate) fn repainted(items: &[Item], to: &dyn Fn(Color) -> Option<Color>) -> Vec<Item> {
    all(items, &Brush { to, pixels: &Arc::clone })
}

/// Returns the items as [`repainted`] does, with photographs changed, too.
#[must_use]
pub(super) fn repainted_with(
    items: &[Item],
    to: &dyn Fn(Color) -> Option<Color>,
    pixels: &dyn Fn(&Arc<Bitmap>) -> Arc<Bitmap>,
) -> Vec<Item> {
    all(items, &Brush { to, pixels })
}

/// Functions that give the new colours and the new bitmaps.
struct Brush<'a> {
    to: &'a dyn Fn(Color) -> Option<Color>,
    pixels: &'a dyn Fn(&Arc<Bitmap>) -> Arc<Bitmap>,
}

fn all(items: &[Item], brush: &Brush<'_>) -> Vec<Item> {
    items.iter().filter_map(|item| one(item, brush)).collect()
}

fn one(item: &Item, brush: &Brush<'_>) -> Option<Item> {
    let to = brush.to;
    Some(match item {
        Item::Path(path) => {
            let mut path = path.clone();
            path.fill = path.fill.and_then(|fill| paint(fill, to));
            path.stroke = path
                .stroke
                .and_then(|stroke| Some(Stroke { paint: paint(stroke.paint.clone(), to)?, ..stroke }));
            if path.fill.is_none() && path.stroke.is_none() {
                return None;
            }
            path.into()
        }
        Item::Glyphs(run) => {
            let mut run = run.clone();
            run.color = to(run.color)?;
            run.into()
        }
        Item::Group { transform, clip, opacity, items } => Item::Group {
            transform: *transform,
            clip: clip.clone(),
            opacity: *opacity,
            items: all(items, brush),
        },
        Item::Art { art, transform } => Item::Art {
            art: Arc::new(Art { size: art.size, items: all(&art.items, brush) }),
            transform: *transform,
        },
        Item::Bitmap { bitmap, area } => Item::Bitmap { bitmap: (brush.pixels)(bitmap), area: *area },
        Item::Marked { mark, items } => Item::marked(*mark, all(items, brush)),
    })
}

/// Returns a paint in other colours: a gradient loses the stops that are not painted, and is left out with the last of them.
fn paint(paint: Paint, to: &dyn Fn(Color) -> Option<Color>) -> Option<Paint> {
    match paint {
        Paint::Solid(color) => to(color).map(Paint::Solid),
        Paint::Gradient(mut gradient) => {
            gradient.stops = gradient
                .stops
                .into_iter()
                .filter_map(|stop| Some(crate::scene::Stop { color: to(stop.color)?, ..stop }))
                .collect();
            (!gradient.stops.is_empty()).then_some(Paint::Gradient(gradient))
        }
    }
}

/// Returns a drawing with its colours mixed towards white: what it shows can still be told.
#[must_use]
pub(crate) fn faded(art: &Art) -> Art {
    let to = |color: Color| Some(color.mix(Color::WHITE, 0.32));
    Art { size: art.size, items: repainted_with(&art.items, &to, &|bitmap| pixels::mixed(bitmap, &to)) }
}

/// Returns one colour for a paint: for a gradient, the mean of its stops.
pub(crate) fn main_color(paint: &Paint) -> Color {
    match paint {
        Paint::Solid(color) => *color,
        Paint::Gradient(gradient) => {
            let (mut mean, mut seen) = (Color::WHITE, 0.0);
            for stop in &gradient.stops {
                seen += 1.0;
                mean = mean.mix(stop.color, 1.0 / seen);
            }
            mean
        }
    }
}
