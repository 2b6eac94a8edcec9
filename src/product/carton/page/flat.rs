//! Drawing of the two sheets of the box, tray and cover, as they lie flat: outlines, folds, and the names of their panels.

use super::Model;
use super::pen::{LINE, NameManner, Sketch, SketchName, tints};
use crate::layout::compose::Composer;
use crate::product::carton::net::{LeftOrRight, Net, PanelName};
use crate::scene::{Affine, BezPath, Item, Path, Stroke, polygon, polyline, quarter_turn};
use NameManner::{Middle, Small, Title, Turned};

/// Distance between the two sheets in the drawing, in millimetres of the box.
const APART: f64 = 24.0;
/// What is named on the tray, and on the cover beside it.
const ON_TRAY: [(PanelName, &str, NameManner); 6] = [
    (PanelName::Floor, "box-name-tray", Title),
    (PanelName::Floor, "box-name-floor", Small),
    (PanelName::End(LeftOrRight::Left), "box-name-end", Turned),
    (PanelName::End(LeftOrRight::Right), "box-name-end", Turned),
    (PanelName::FrontLining, "box-name-wall", Middle),
    (PanelName::BackLining, "box-name-wall", Middle),
];
const ON_COVER: [(PanelName, &str, NameManner); 6] = [
    (PanelName::Base, "box-name-cover", Title),
    (PanelName::Base, "box-name-base", Small),
    (PanelName::Back, "box-name-back", Turned),
    (PanelName::Lid, "box-name-lid", Middle),
    (PanelName::Front, "box-name-front", Turned),
    (PanelName::Flap, "box-name-flap", Turned),
];

/// Draws the tray, and at its right the cover turned by a quarter, so that both together are wide rather than high.
pub(super) fn flat<'a>(composer: &Composer<'_>, model: &'a Model) -> Sketch<'a> {
    let palette = composer.palette;
    let (tint, ink, quiet) = (tints(palette.accent).print, palette.ink, palette.quiet);
    let [tray, cover] = &model.nets;
    let on_side = quarter_turn(3);
    let (one, other) = (tray.bounds(), on_side.transform_rect_bbox(cover.bounds()));
    let right = Affine::translate((one.x1 + APART - other.x0, one.center().y - other.center().y)) * on_side;
    let bounds = one.union(right.transform_rect_bbox(cover.bounds()));
    let placed = [(tray, Affine::IDENTITY), (cover, right)];
    let draw = move |scale: f64| {
        let mut items = Vec::new();
        for (net, place) in placed {
            let cut = polygon(net.outline.iter().map(|corner| place * *corner));
            let folds: BezPath = net
                .hinges
                .iter()
                .flat_map(|hinge| polyline([place * hinge.from, place * hinge.to]))
                .collect();
            items.push(Item::from(Path::fill(cut.clone(), tint)));
            items.push(Path::stroke(folds, Stroke::new(quiet, LINE / scale)).into());
            items.push(Path::stroke(cut, Stroke::new(ink, 1.6 * LINE / scale)).into());
        }
        items
    };
    let names = |net: &Net, place: Affine, named: &[(PanelName, &'static str, NameManner)]| {
        let one = |(panel, id, manner): &(PanelName, &'static str, NameManner)| {
            let panel = place.transform_rect_bbox(net.area(*panel));
            let room = if *manner == Turned { panel.height() } else { panel.width() };
            SketchName { id, at: panel.center(), manner: *manner, room: Some(room) }
        };
        named.iter().map(one).collect::<Vec<SketchName>>()
    };
    let names = [names(tray, Affine::IDENTITY, &ON_TRAY), names(cover, right, &ON_COVER)].concat();
    Sketch { bounds, draw: Box::new(draw), names }
}
