//! The box, folded once more by another hand: these files know of each sheet only its outline, its folds and what is printed
//! where. `net` cuts it into panels along the folds and folds these in space, `faults` looks whether a box comes of it, and
//! `wrong` whether it would tell; here are the kits of which that is asked, their words and their contents.

mod faults;
mod net;
mod wrong;

use crate::library::{themes, variant, variant_ids};
use crate::order;
use net::{Put, SAME, Space, add, put_together};
use std::collections::BTreeSet;
use tafl_print::game::{Piece, Variant};
use tafl_print::imposition::{Component, Paper, Settings, TokenShape};
use tafl_print::layout::Content;
use tafl_print::make::{Order, flat_inserts};
use tafl_print::product::carton::CARD;
use tafl_print::product::form::Blank;
use tafl_print::scene::{Affine, Item, Point, Shape, Size, Vec2};
use tafl_print::theme::Ink;

/// The two sheets of the box of a kit with what they show, and the sizes of its cards and sheets.
fn sheets(order: &Order) -> (Vec<(Blank, Content)>, Vec<Size>) {
    let order = order.measured().expect("measures");
    let made = flat_inserts(&order).unwrap_or_else(|error| panic!("{}: {error}", order.variant.id));
    let of = |is: fn(Component) -> bool| made.iter().filter(move |(component, ..)| is(*component));
    let sheets = of(|component| component == Component::Box)
        .map(|(_, blank, content)| (blank.clone(), content.clone()));
    let cards = of(|component| !component.name().starts_with("box")).map(|(_, blank, _)| blank.finished);
    (sheets.collect(), cards.collect())
}

fn with_box(paper: &str) -> Settings {
    let mut parts: BTreeSet<Component> = Settings::default().parts;
    parts.insert(Component::Box);
    Settings { parts, paper: paper.parse().expect("a paper"), ..Settings::default() }
}

/// Where glyphs stand on a sheet, and which way is up for whoever reads them.
fn written(items: &[Item], place: Affine, found: &mut Vec<(Point, Vec2)>) {
    for item in items {
        match item {
            Item::Glyphs(run) => {
                let up = place * (run.origin + Vec2::new(0.0, -1.0)) - place * run.origin;
                found.push((place * run.origin, up));
            }
            Item::Group { transform, items, .. } => written(items, place * *transform, found),
            Item::Marked { items, .. } => written(items, place, found),
            _ => {}
        }
    }
}

fn holds(polygon: &[Point], point: Point) -> bool {
    let mut path = tafl_print::scene::BezPath::new();
    for (nth, corner) in polygon.iter().enumerate() {
        if nth == 0 { path.move_to(*corner) } else { path.line_to(*corner) }
    }
    path.close_path();
    path.contains(point)
}

/// On walls the words stand upright, on the lid and the base they all stand one way.
fn upright(sheets: &[(Blank, Content)], put: &Put) {
    let mut words = 0;
    let panels = [&put.panels[..put.tray], &put.panels[put.tray..]];
    // Of the tray the two ends have words; of the cover base, back, lid and front.
    for (((_, content), panels), words_on) in sheets.iter().zip(panels).zip([2, 4]) {
        let mut found = Vec::new();
        written(&content.items, Affine::IDENTITY, &mut found);
        let mut ways: Vec<(usize, Space)> = Vec::new();
        for (at, up) in found {
            let Some(nth) = panels.iter().position(|panel| holds(&panel.flat, at)) else { continue };
            let panel = &panels[nth];
            let up = add(add([0.0; 3], panel.axes[0], up.x), panel.axes[1], up.y);
            let known = ways.iter().find(|(other, _)| *other == nth).map(|(_, way)| *way);
            if panel.across() == 2 {
                let known = known.unwrap_or(up);
                assert!((0..3).all(|axis| (known[axis] - up[axis]).abs() < SAME), "{known:?} {up:?}");
            } else {
                assert!((up[2] - 1.0).abs() < SAME, "on a wall, up is {up:?}");
            }
            ways.push((nth, up));
            words += 1;
        }
        let faces: BTreeSet<usize> = ways.iter().map(|(nth, _)| *nth).collect();
        assert_eq!(faces.len(), words_on);
    }
    assert!(words > 8, "{words}");
}

/// Pieces in rows and layers, cards and leaflet upon them: everything within the free inside of the folded box.
fn holds_all(order: &Order, put: &Put, cards: &[Size], leaflet: Size) {
    let parts = put.parts();
    let id = &order.variant.id;
    let free = [
        parts.ends[1][2].level() - parts.ends[0][2].level() - CARD,
        parts.linings[1].level() - parts.linings[0].level() - CARD,
        parts.ends[0][1].level() - parts.floor.level() - CARD,
    ];
    let lies = |size: &Size| {
        size.width.max(size.height) <= free[0] - 0.5 && size.width.min(size.height) <= free[1] - 0.5
    };
    for size in cards.iter().chain([&leaflet]) {
        assert!(lies(size), "{id}: {size:?} in {free:?}");
    }
    let order = order.measured().expect("measures");
    let mut sides: Vec<f64> = Vec::new();
    for &piece in Piece::ALL {
        let count = order.variant.setup.board.count(piece);
        sides.extend(std::iter::repeat_n(order.disc(piece).to_mm(), count));
    }
    // Each as a square block, as wide as the widest: so many a layer.
    let widest = sides.iter().copied().fold(0.0, f64::max);
    let men = sides.iter().copied().fold(f64::INFINITY, f64::min);
    let big = sides.iter().filter(|side| **side > men).count();
    let in_layer = |side: f64| ((free[0] / side).floor() * (free[1] / side).floor()) as usize;
    let layers = big.div_ceil(in_layer(widest)) + (sides.len() - big).div_ceil(in_layer(men));
    let high = layers as f64 * 1.5 + cards.len() as f64 * 0.8 + 4.0;
    assert!(high <= free[2], "{id}: {high} mm in {free:?}");
}

fn proved(id: &str, settings: Settings, leaflet: Size) {
    let order = order::of(variant(id, &[]), settings);
    let (sheets, cards) = sheets(&order);
    let [(tray, _), (cover, _)] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
    let put = put_together(tray, cover);
    let faults = put.faults();
    assert!(faults.is_empty(), "{id}: {faults:#?}");
    upright(&sheets, &put);
    holds_all(&order, &put, &cards, leaflet);
}

#[test]
fn all_games_on_a4() {
    for id in variant_ids() {
        proved(&id, with_box("a4"), Size::new(105.0, 148.5));
    }
}

#[test]
fn all_games_on_letter() {
    for id in variant_ids() {
        proved(&id, with_box("letter"), Size::new(107.95, 139.7));
    }
}

#[test]
fn other_papers_and_pieces() {
    proved("york", with_box("legal"), Size::new(107.95, 139.7));
    proved("york", with_box("a3"), Size::new(105.0, 148.5));
    proved("york", Settings { laminate: true, ..with_box("a4") }, Size::new(105.0, 148.5));
    let square = Settings { token: TokenShape::Square, ..with_box("a4") };
    proved("york", square, Size::new(105.0, 148.5));
}

/// The largest drawing of a sheet that is no line and no word, as it lies there, in square millimetres.
fn largest_drawing(items: &[Item], place: Affine) -> f64 {
    items.iter().fold(0.0, |most, item| {
        let found = match item {
            Item::Art { art, transform } if !art.items.is_empty() => {
                (place * *transform).determinant().abs() * art.size.area()
            }
            Item::Group { transform, clip, items, .. } => {
                // The lid shows as much of its picture as the clip lets through.
                let place = place * *transform;
                let seen = clip.as_ref().map_or(0.0, |clip| place.determinant().abs() * clip.bounding_box().area());
                f64::max(seen, largest_drawing(items, place))
            }
            Item::Marked { items, .. } => largest_drawing(items, place),
            _ => 0.0,
        };
        f64::max(most, found)
    })
}

#[test]
fn the_lid_has_a_picture_in_every_theme_and_ink() {
    for theme in themes() {
        for ink in Ink::ALL {
            let game = Variant { theme: theme.clone(), ..variant("brandubh", &[]) };
            let order = order::of(game, Settings { ink, ..with_box("a4") });
            let (sheets, _) = sheets(&order);
            let put = put_together(&sheets[0].0, &sheets[1].0);
            upright(&sheets, &put);
            // From edge to edge.
            let lid = put.parts().lid;
            let drawn = largest_drawing(&sheets[1].1.items, Affine::IDENTITY);
            let size = (lid.most(0) - lid.least(0)) * (lid.most(1) - lid.least(1));
            assert!(drawn > size, "{theme} {ink:?}: {drawn} of {size}");
        }
    }
}

/// Words that could be cut off, or lines beyond the margins, would be seen by whoever holds the sheet.
#[test]
fn sheets_fit_on_their_paper_and_those_that_do_not_are_refused() {
    for paper in ["a4", "letter"] {
        let order = order::of(variant("york", &[]), with_box(paper));
        let paper: Paper = paper.parse().expect("a paper");
        let room = paper.printable(Settings::default().margin).size();
        for (blank, content) in sheets(&order).0 {
            let size = blank.size();
            let lies = |width: f64, height: f64| width <= room.width && height <= room.height;
            assert!(lies(size.width, size.height) || lies(size.height, size.width), "{size:?}");
            assert_eq!(content.size, size);
        }
    }
    let order = order::of(variant("york", &[]), with_box("a5"));
    let refused = order
        .measured()
        .and_then(|order| tafl_print::make::made(&order))
        .map(|_| ())
        .unwrap_err()
        .to_string();
    assert!(refused.contains("sheet of the box") && refused.contains("mm"), "{refused}");
}
