//! Slots that hardly any theme fills: what a theme draws for them is printed in its place, and without it the kit is as
//! if there were no such slot.

use crate::kit::one_at_a_time;
use crate::kit::shapes::blobs_of;
use crate::library::york;
use crate::order;
use crate::reading::Pdf;
use kurbo::{Rect, Shape};
use std::rc::Rc;
use std::sync::Arc;
use tafl_print::imposition::{Component, Settings};
use tafl_print::scene::{Art, BezPath, Color, Path, Size};
use tafl_print::theme::{Artwork, Ink, Slot};

const DPI: f64 = 127.0;

/// A colour that no theme has.
const MAGENTA: Color = Color::rgb(255, 0, 255);

/// A drawing as large as its frame in that colour, with a hole if it is a frame.
fn drawing(size: (f64, f64), hollow: bool) -> Arc<Art> {
    let area = Rect::new(0.0, 0.0, size.0, size.1);
    let mut outline: BezPath = area.to_path(0.01);
    if hollow {
        outline.extend(area.inset(-1.5).to_path(0.01));
    }
    let path = Path { even_odd: true, ..Path::fill(outline, MAGENTA) };
    Arc::new(Art { size: Size::new(size.0, size.1), items: vec![path.into()] })
}

/// A drawing in white.
fn blank(size: (f64, f64)) -> Arc<Art> {
    let outline = Rect::new(0.0, 0.0, size.0, size.1).to_path(0.01);
    Arc::new(Art { size: Size::new(size.0, size.1), items: vec![Path::fill(outline, Color::WHITE).into()] })
}

/// The bounds of everything in such a colour in a kit of York with these drawings.
fn found(
    part: Component,
    two_sided: bool,
    slots: &[(Slot, Arc<Art>)],
    is: impl Fn([u8; 3]) -> bool + Copy,
) -> Vec<Rect> {
    let settings = Settings { parts: [part].into(), two_sided, ..Settings::default() };
    let mut order = order::of(york(), settings);
    // The bundled theme has pictures of its own in all of them.
    for slot in [Slot::CardEdge, Slot::CardCorner] {
        Rc::make_mut(&mut order.theme).art[slot].clear();
    }
    for (slot, art) in slots {
        Rc::make_mut(&mut order.theme).art[*slot] = vec![Arc::clone(art)];
    }
    let kit = order::kit_of(&order);
    let pdf = Pdf::of(&kit.files[0].document);
    let _turn = one_at_a_time();
    (0..pdf.page_count()).flat_map(|page| blobs_of(&pdf.raster(page, DPI), DPI, is)).collect()
}

fn is_magenta([r, g, b]: [u8; 3]) -> bool {
    r > 230 && g < 40 && b > 230
}

fn is_sized(area: &Rect, (width, height): (f64, f64)) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() < 0.5;
    (near(area.width(), width) && near(area.height(), height))
        || (near(area.width(), height) && near(area.height(), width))
}

#[test]
fn backs_are_those_of_the_theme() {
    let square = drawing((100.0, 100.0), false);
    // Discs of 19 mm and 2.5 mm more all around: all pieces of the side, officers and spare ones, and no other.
    for (slot, diameter, least) in
        [(Slot::BackKing, 25.0, 1), (Slot::BackDefender, 19.0, 12), (Slot::BackAttacker, 19.0, 24)]
    {
        let found = found(Component::Pieces, true, &[(slot, Arc::clone(&square))], is_magenta);
        let side = diameter + 5.0;
        let backs = found.iter().filter(|area| is_sized(area, (side, side))).count();
        assert!(backs >= least && backs <= least + 4, "{}: {backs} of {}", slot.key(), found.len());
        assert_eq!(backs, found.len(), "{}: something else, too", slot.key());
    }
}

/// On both faces of both cards, whatever their size: the corners as they are drawn.
#[test]
fn the_corners_of_cards_keep_their_shape() {
    let frame = [(Slot::CardCorner, drawing((4.0, 4.0), true)), (Slot::CardEdge, blank((7.0, 3.0)))];
    let found = found(Component::Cards, false, &frame, is_magenta);
    // At the fold the corners of both faces meet.
    let corners = found.iter().filter(|area| is_sized(area, (4.0, 4.0))).count();
    let pairs = found.iter().filter(|area| is_sized(area, (4.0, 8.0))).count();
    assert!(corners + 2 * pairs == 16 && corners + pairs == found.len(), "{found:?}");
}

#[test]
fn the_cover_is_that_of_the_theme_and_the_vignette_without_it() {
    let wide = drawing((160.0, 90.0), false);
    for slot in [Slot::Cover, Slot::Vignette] {
        let shown = found(Component::Leaflet, false, &[(slot, Arc::clone(&wide))], is_magenta);
        if slot == Slot::Cover {
            assert_eq!(shown.len(), 1, "{shown:?}");
            assert!((shown[0].width() / shown[0].height() - 16.0 / 9.0).abs() < 0.03, "{shown:?}");
        } else {
            // The bundled theme is complete: its cover was made of its own vignette.
            assert!(shown.is_empty(), "{shown:?}");
        }
    }
    let mut art = Artwork::default();
    art[Slot::Vignette] = vec![Arc::clone(&wide)];
    assert_eq!(art.filled(&order::of(york(), Settings::default()).theme.palette).one(Slot::Cover), &wide);
}

/// A ground of one colour is nothing in lines: the program's own frame and pattern take its place.
#[test]
fn what_lines_leave_nothing_of_gives_way() {
    let theme = order::of(york(), Settings::default()).theme.as_ref().clone();
    let slots = [Slot::BackKing, Slot::BackDefender, Slot::BackAttacker, Slot::CardEdge, Slot::CardCorner];
    for slot in slots {
        let mut own = theme.clone();
        own.inks = Default::default();
        own.art[slot] = vec![drawing((100.0, 100.0), false)];
        for ink in Ink::ALL {
            let is_kept = !own.clone().inked(ink).art[slot].is_empty();
            assert_eq!(is_kept, matches!(ink, Ink::Full | Ink::Grey), "{} in {}", slot.key(), ink.name());
        }
    }
}
