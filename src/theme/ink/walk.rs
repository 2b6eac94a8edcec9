//! Functions that go through all items of a drawing.

use crate::scene::{Art, Bitmap, Color, Item, Paint, Stroke};
use std::sync::Arc;

/// Returns every colour of a drawing once, in the order of painting.
#[must_use]
pub(crate) fn colors(art: &Art) -> Vec<Color> {
    let mut found = Vec::new();
    each_color(&art.items, &mut |color| {
        if !found.contains(&color) {
            found.push(color);
        }
    });
    found
}

/// Passes every colour that items are painted with to `note`. The pixels of a bitmap don't count as colours of a drawing.
fn each_color(items: &[Item], note: &mut dyn FnMut(Color)) {
    for item in items {
        match item {
            Item::Path(path) => {
                for paint in path.fill.iter().chain(path.stroke.as_ref().map(|stroke| &stroke.paint)) {
                    match paint {
                        Paint::Solid(color) => note(*color),
                        Paint::Gradient(gradient) => gradient.stops.iter().for_each(|stop| note(stop.color)),
                    }
                }
            }
            Item::Glyphs(run) => note(run.color),
            _ => item.inside().iter().for_each(|inside| each_color(inside.items, note)),
        }
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
        Item::Bitmap { bitmap, area } => Item::Bitmap { bitmap: (brush.pixels)(bitmap), area: *area },
        Item::Group { .. } | Item::Art { .. } | Item::Marked { .. } => {
            item.with_inside(all(item.inside()?.items, brush))
        }
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
