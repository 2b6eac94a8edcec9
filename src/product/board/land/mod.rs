//! Paintings and layers of a theme over the whole board; layers compose themselves.
//!
//! Layers are composed in hundredths of a square, x to the right and y down from the upper left corner of the squares, and
//! then laid on squares of any size. [`chance`] places everything that looks strewn: the same board and the same layers give
//! the same land.

mod chance;
mod course;
mod region;
mod scatter;
mod smooth;
mod stamps;
mod texture;

use self::region::LandBoard;
use super::kind::Ground;
use super::place::{BoardWay, ShownBoard};
use crate::game::{Square, Variant};
use crate::scene::{Affine, Art, BezPath, Item, Point, Rect, Size};
use crate::theme::{BoardLayer, LandArt, Lies, Slot, Theme};
use std::sync::Arc;

/// Side of a square in hundredths of a square, the unit of layers.
const SQUARE: f64 = 100.0;

/// Paintings and layers of a board, by their height.
pub(super) struct Land {
    /// Items beneath the drawings of squares.
    pub(super) under_squares: Vec<Item>,
    /// Items over the drawings of squares where anybody or nobody starts, with the veil that calms them.
    pub(super) under_grid: Vec<Item>,
    /// Items over the grid.
    pub(super) over_grid: Vec<Item>,
    /// Part of the board that a painting shows.
    painted: Painted,
}

/// Part of the board that a painting shows, so that drawings of squares need not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Painted {
    Nothing,
    /// Squares where nobody starts.
    Open,
    /// All but marked squares: it is made for this starting layout.
    Layout,
}

impl Land {
    /// Returns whether the drawing of a kind of ground is wanted, and its edges.
    pub(super) fn wants(&self, ground: Ground) -> bool {
        match (self.painted, ground) {
            (Painted::Nothing, _) | (_, Ground::Throne | Ground::Corner) => true,
            (Painted::Open, ground) => ground != Ground::Open,
            (Painted::Layout, _) => false,
        }
    }

    /// Composes all layers that a board has.
    pub(super) fn of(shown: ShownBoard<'_>) -> Self {
        let ShownBoard { variant, theme, cell } = shown;
        let layers = fitting(variant, theme);
        // Over a painting that lies under the squares they have their own drawings.
        let painting = |layer: &&BoardLayer| layer.is_painting() && layer.lies != Lies::UnderSquares;
        let painted = match layers.iter().map(|(_, layer)| layer).find(|layer| painting(layer)) {
            None => Painted::Nothing,
            Some(layer) if layer.layout.is_some() => Painted::Layout,
            Some(_) => Painted::Open,
        };
        let mut land =
            Self { under_squares: Vec::new(), under_grid: Vec::new(), over_grid: Vec::new(), painted };
        if layers.is_empty() && theme.art[Slot::Calm].is_empty() {
            return land;
        }
        let mut board = LandBoard::of(shown.board().size(), |square| slot(shown.ground(square)));
        let onto = Affine::scale(cell / SQUARE);
        for (nth, layer) in layers {
            let items = composed(layer, nth, &mut board, theme);
            let place = match layer.lies {
                Lies::UnderSquares => &mut land.under_squares,
                Lies::UnderGrid => &mut land.under_grid,
                Lies::OverGrid => &mut land.over_grid,
            };
            place.extend(items.into_iter().map(|item| moved(item, onto)));
        }
        if let Some(calm) = theme.art[Slot::Calm].first() {
            let veil = |square| shown.laid(calm, square, BoardWay::UPRIGHT);
            land.under_grid.extend(shown.board().squares().map(veil));
        }
        land
    }
}

/// Returns the slot of the drawings of a kind of ground.
pub(super) const fn slot(ground: Ground) -> Slot {
    match ground {
        Ground::Open => Slot::Ground,
        Ground::Camp => Slot::Camp,
        Ground::Town => Slot::Town,
        Ground::Corner => Slot::Corner,
        Ground::Throne => Slot::Throne,
    }
}

/// Returns the layers for a board, with their numbers. Beside a painting only layers with `always` remain; of several
/// paintings, the ones made for this very layout, if there are any.
fn fitting<'t>(variant: &Variant, theme: &'t Theme) -> Vec<(usize, &'t BoardLayer)> {
    let board = &variant.setup.board;
    let rows = || board.to_string();
    let fits = |layer: &BoardLayer| {
        layer.size.is_none_or(|size| size == board.size())
            && layer.layout.as_ref().is_none_or(|layout| rows().lines().eq(layout.iter().map(String::as_str)))
    };
    let mut layers: Vec<_> = theme.board.layers.iter().enumerate().filter(|(_, layer)| fits(layer)).collect();
    let has = |layers: &[(usize, &BoardLayer)], for_layout: bool| {
        layers.iter().any(|(_, layer)| layer.is_painting() && (layer.layout.is_some() || !for_layout))
    };
    if has(&layers, true) {
        layers.retain(|(_, layer)| !layer.is_painting() || layer.layout.is_some());
    }
    if has(&layers, false) {
        layers.retain(|(_, layer)| layer.is_painting() || layer.always);
    }
    layers
}

/// Composes a layer on a board, in hundredths of a square, in the ink that the theme is in.
fn composed(layer: &BoardLayer, nth: usize, board: &mut LandBoard, theme: &Theme) -> Vec<Item> {
    let side = board.side();
    let inked = |items: Vec<Item>| -> Item {
        let drawn = Arc::new(Art { size: Size::new(side, side), items });
        Item::Art { art: theme.land_in_ink(&drawn, SQUARE), transform: Affine::IDENTITY }
    };
    let chance = chance::LandChance::new(nth, board.size());
    match &layer.shows {
        LandArt::Painting { art, .. } => {
            let own = layer.shows.painted_for(theme.ink());
            let square = art.size.width / f64::from(board.size());
            let art = own.map_or_else(|| theme.land_in_ink(art, square), Arc::clone);
            let window = board.outline(&layer.on);
            let painting = Item::Art { transform: Affine::scale(side / art.size.width), art };
            within(vec![painting], window)
        }
        // Grain and seams are shade: in a picture to colour in they would be lines without a form.
        LandArt::Texture { texture, colors, scale } => {
            let drawn = texture::drawn(*texture, side, *scale, colors, chance);
            within(vec![inked(drawn)], board.outline(&layer.on))
        }
        LandArt::Course { course, lines, outside, lined, along } => {
            let drawing = course::CourseDrawing { course: *course, lines, outside: *outside, lined: *lined };
            let Some(laid) = course::laid(&drawing, &layer.on, board, chance) else { return Vec::new() };
            let stations = along.iter().flat_map(|along| {
                let art = theme.land_in_ink(&along.art, unit(&along.art, along.size));
                laid.stations(along.every).into_iter().map(move |at| upright(&art, at, along.size))
            });
            let stations: Vec<Item> = stations.collect();
            let mut items = vec![inked(laid.items)];
            items.extend(stations);
            items
        }
        LandArt::Stamps { drawings, share } => {
            let arts: Vec<Arc<Art>> =
                drawings.iter().map(|stamp| theme.land_in_ink(&stamp.art, SQUARE)).collect();
            stamps::laid(drawings, &arts, *share, &layer.on, board, chance)
        }
        LandArt::Scatter { drawings, each, per_square } => {
            let arts: Vec<Arc<Art>> =
                drawings.iter().map(|art| theme.land_in_ink(art, unit(art, *each))).collect();
            scatter::laid(&arts, *each, *per_square, &layer.on, board, chance)
        }
    }
}

/// Returns the side of a square in the units of a drawing whose shorter side is `shown` hundredths of a square.
fn unit(art: &Art, shown: f64) -> f64 {
    art.size.min_side() * SQUARE / shown
}

/// Draws an upright drawing around a place, its longer side `size` hundredths of a square.
fn upright(art: &Arc<Art>, at: Point, size: f64) -> Item {
    let scale = size / art.size.max_side();
    let corner = at.to_vec2() - art.size.to_vec2() * (scale / 2.0);
    Item::Art { art: Arc::clone(art), transform: Affine::translate(corner) * Affine::scale(scale) }
}

/// Clips items to a window, if there is one; nothing is seen through one that a board has no squares for.
fn within(items: Vec<Item>, window: Option<BezPath>) -> Vec<Item> {
    if window.as_ref().is_some_and(|window| window.elements().is_empty()) {
        return Vec::new();
    }
    vec![Item::Group { transform: Affine::IDENTITY, clip: window, opacity: 1.0, items }]
}

/// Scales an item onto a board.
fn moved(item: Item, onto: Affine) -> Item {
    match item {
        Item::Art { art, transform } => Item::Art { art, transform: onto * transform },
        Item::Group { transform, clip, opacity, items } => {
            Item::Group { transform: onto * transform, clip, opacity, items }
        }
        other => Item::transformed(vec![other], onto),
    }
}

/// Returns the rectangle of a square in hundredths of a square; column and row count from the left and from the top.
fn square_at(column: u8, row: u8) -> Rect {
    let corner = Point::new(f64::from(column) * SQUARE, f64::from(row) * SQUARE);
    Rect::from_origin_size(corner, (SQUARE, SQUARE))
}

/// Returns the square of the game at a column and row, counted from the left and from the top.
const fn square(column: u8, row: u8, size: u8) -> Square {
    Square { file: column, rank: size - 1 - row }
}

#[cfg(test)]
mod tests;
