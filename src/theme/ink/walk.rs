//! Through all items of a drawing.

use crate::scene::{Art, Color, Item, Paint, Stroke};
use std::sync::Arc;

/// Every colour of a drawing, in the order of painting, each once.
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
            // Its pixels are no colours of a drawing. The art of themes has none.
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

/// The items in other colours; what has none is left out.
#[must_use]
pub(crate) fn repainted(items: &[Item], to: &dyn Fn(Color) -> Option<Color>) -> Vec<Item> {
    items.iter().filter_map(|item| one(item, to)).collect()
}

fn one(item: &Item, to: &dyn Fn(Color) -> Option<Color>) -> Option<Item> {
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
        Item::Group { transform, clip, items } => {
            Item::Group { transform: *transform, clip: clip.clone(), items: repainted(items, to) }
        }
        Item::Art { art, transform } => Item::Art {
            art: Arc::new(Art { size: art.size, items: repainted(&art.items, to) }),
            transform: *transform,
        },
        Item::Bitmap { .. } => item.clone(),
        Item::Marked { mark, items } => Item::marked(*mark, repainted(items, to)),
    })
}

/// A gradient loses the stops that are not painted, and itself with the last of them.
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

/// A drawing partly gone, towards white: what it shows can still be told.
#[must_use]
pub(crate) fn faded(art: &Art) -> Art {
    Art { size: art.size, items: repainted(&art.items, &|color| Some(color.mix(Color::WHITE, 0.32))) }
}

/// One colour for a paint: that of a gradient is the mean of its stops.
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
