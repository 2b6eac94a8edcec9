//! Draws a step in space: the sheets folded as far as they are in it, and the ways that their edges have gone.

use super::Model;
use super::pen::{LINE, NameManner, Sketch, SketchName, arrow, tints};
use super::step::FoldingStep;
use crate::layout::compose::Composer;
use crate::product::carton::fold::{self, FoldAngle, FoldedPanel, folded};
use crate::product::carton::measures::{CARD, POCKET};
use crate::product::carton::net::{LeftOrRight, PanelName};
use crate::product::carton::view::{self, BEHIND, USUAL};
use crate::scene::space::{Placement, SpaceView};
use crate::scene::{Affine, Color, Item, Path, Point, Rect, Stroke, Vec2, circle};
use PanelName::{Back, BackTab, Hem, Rim};

/// Distance of the two sheets drawn beside each other, and height at which one hovers over another, in millimetres.
const APART: f64 = 40.0;
const HOVERS: f64 = 55.0;
/// Size of the part seen of a corner that is drawn nearer, in millimetres of the box; dashes and gaps, in millimetres.
const NEAR: f64 = 14.0;
const DASH: [f64; 2] = [1.0, 0.7];

/// Way from the middle of a front edge to the name below it, in millimetres of the box.
const BELOW_EDGE: Vec2 = Vec2::new(-16.0, 10.0);

/// Returns the folded sheets of a step.
fn scene(model: &Model, step: FoldingStep, turn: &dyn Fn(PanelName) -> FoldAngle) -> Vec<FoldedPanel> {
    let [tray, cover] = &model.nets;
    let on_cover = Placement::level([0.0, 0.0, tray.level]);
    let cover_flat = || folded(cover, Placement::level([0.0; 3]), turn);
    match step {
        FoldingStep::Cut => Vec::new(),
        FoldingStep::Crease => {
            let beside = model.size.length + 2.0 * model.size.height + APART;
            let mut all = folded(tray, Placement::level([0.0; 3]), turn);
            all.extend(folded(cover, Placement::level([beside, 0.0, 0.0]), turn));
            all
        }
        FoldingStep::Pockets => folded(tray, on_cover, turn),
        FoldingStep::Cross => {
            let mut all = cover_flat();
            all.extend(folded(tray, Placement::level([0.0, 0.0, HOVERS]), turn));
            all
        }
        _ => {
            let mut all = cover_flat();
            all.extend(folded(tray, on_cover, turn));
            if step == FoldingStep::Fill {
                let beside = Placement::level([model.size.length + APART, 0.0, 0.0]);
                all.extend(folded(&model.leaflet, beside, turn));
                let floor = Placement::level([0.0, 0.0, tray.level + CARD]);
                all.extend(folded(&model.pieces, floor, turn));
            }
            all
        }
    }
}

/// Draws a step seen from the front.
pub(super) fn in_space<'a>(composer: &Composer<'_>, model: &'a Model, step: FoldingStep) -> Sketch<'a> {
    let panels = scene(model, step, &|panel| step.turn(panel));
    let mut bounds = view::bounds(&USUAL, &panels);
    let mut arrows: Vec<[Point; 3]> =
        step.arrows().iter().filter_map(|(point, turned)| way(model, step, *point, *turned)).collect();
    if step == FoldingStep::Cross {
        // The tray is lowered into the cover.
        let at = |share: f64| USUAL.point([model.size.length, 0.0, POCKET + HOVERS * share]);
        arrows.push([at(0.85), at(0.5), at(0.15)]);
    }
    for point in arrows.iter().flatten() {
        bounds = bounds.union_pt(*point);
    }
    let mut names = Vec::new();
    if step == FoldingStep::Cross {
        // All lies with its print down: the two large panels of the cover are told apart by their names.
        let seen = |name: PanelName| {
            let panel = panels.iter().find(|panel| panel.name == name)?;
            Some(panel.corners.iter().map(|corner| USUAL.point(*corner)).collect::<Vec<Point>>())
        };
        let middle = |points: Vec<Point>| {
            let sum = points.iter().fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
            (sum / points.len().max(1) as f64).to_point()
        };
        // The tray hides most of the base, whose name stands below its front edge.
        let front = |mut points: Vec<Point>| {
            points.sort_by(|one, other| other.y.total_cmp(&one.y));
            points.truncate(2);
            middle(points) + BELOW_EDGE
        };
        let lid = seen(PanelName::Lid).map(middle);
        let placed = [
            ("box-name-base", seen(PanelName::Base).map(front)),
            ("box-name-lid", lid.map(|at| at - BELOW_EDGE * 1.2)),
        ];
        for (id, at) in placed.into_iter().filter_map(|(id, at)| Some((id, at?))) {
            bounds = bounds.union_pt(at + BELOW_EDGE / 2.0);
            names.push(SketchName { id, at, manner: NameManner::Middle, room: None });
        }
    }
    let (painted, accent) = (painted(composer, model, step, USUAL, panels), composer.palette.accent);
    let draw = move |scale: f64| {
        let mut items = painted(scale);
        for points in &arrows {
            items.extend(arrow(*points, accent, scale));
        }
        items
    };
    Sketch { bounds, draw: Box::new(draw), names }
}

/// Draws the corner of the back at the right, seen from behind and nearer: how its tab swings into the pocket of the end.
/// The part of the tab that the outer layer hides is a broken line.
pub(super) fn corner<'a>(composer: &Composer<'_>, model: &'a Model) -> Sketch<'a> {
    let (view, step, tab) = (BEHIND, FoldingStep::Back, BackTab(LeftOrRight::Right));
    let panels = scene(model, step, &|panel| match panel {
        Back => FoldAngle::RIGHT.halved(),
        _ => step.turn(panel),
    });
    let size = &model.size;
    let middle = view.point([size.length, size.width - NEAR / 10.0, POCKET + size.height / 2.0]);
    let bounds = Rect::from_center_size(middle, (2.0 * NEAR, 2.0 * NEAR));
    // One name stands on the outer layer of the end, beside the hidden part, the other below the tab.
    let name = |id, right: f64, down: f64| {
        let at = middle + NEAR * Vec2::new(right, down);
        SketchName { id, at, manner: NameManner::Middle, room: None }
    };
    let names = vec![name("box-name-pocket", -0.56, -0.35), name("box-name-tab", 0.52, 0.55)];
    let hidden = panels
        .iter()
        .find(|panel| panel.name == tab)
        .map(|panel| view.outline(panel.corners.iter().copied()));
    let (painted, palette) = (painted(composer, model, step, view, panels), composer.palette);
    let (ink, rule) = (palette.ink, palette.quiet);
    let draw = move |scale: f64| {
        let window = circle(middle, NEAR);
        let mut items = painted(scale);
        let dashes = Stroke::new(ink, LINE / scale).dashed(&DASH.map(|part| part / scale));
        items.extend(hidden.iter().map(|outline| Item::from(Path::stroke(outline.clone(), dashes.clone()))));
        let inside = Item::within(items, window.clone());
        vec![inside, Path::stroke(window, Stroke::new(rule, 1.6 * LINE / scale)).into()]
    };
    Sketch { bounds, draw: Box::new(draw), names }
}

/// Paints folded panels, the farthest first; lines are as wide on the page as they are to be.
fn painted<'a>(
    composer: &Composer<'_>,
    model: &'a Model,
    step: FoldingStep,
    view: SpaceView,
    panels: Vec<FoldedPanel>,
) -> impl Fn(f64) -> Vec<Item> + use<'a> {
    let palette = composer.palette;
    let (tints, ink) = (tints(palette.accent), palette.ink);
    move |scale: f64| {
        let mut items = Vec::new();
        for nth in view::order(&view, &panels) {
            let panel = &panels[nth];
            let outline = view.outline(panel.corners.iter().copied());
            let color = match (view::sees_print(&view, panel), step.moves(panel.name)) {
                (true, false) => tints.print,
                (true, true) => tints.print_moved,
                (false, false) => Color::WHITE,
                (false, true) => tints.inside_moved,
            };
            let is_shown = step == FoldingStep::Open && view::sees_print(&view, panel);
            let face = model.printed.iter().zip(&model.nets).find_map(|(faces, net)| {
                let face = faces.iter().find(|face| face.panel == panel.name)?;
                is_shown.then(|| (face, view.plane(&panel.placement) * face.onto(net)))
            });
            let fill = face.map_or(color, |(face, _)| face.ground.unwrap_or(Color::WHITE));
            items.push(Item::from(Path::fill(outline.clone(), fill)));
            if let Some((face, place)) = face {
                let content = vec![Item::transformed(unmarked(&face.content.items), place)];
                items.push(Item::within(content, outline.clone()));
            }
            items.push(Path::stroke(outline, Stroke::new(ink, LINE / scale).rounded()).into());
        }
        items
    }
}

/// Returns the way of a panel's free edge in a step: its beginning, its middle, its end. `None`: no net has the panel.
fn way(model: &Model, step: FoldingStep, panel: PanelName, moved: PanelName) -> Option<[Point; 3]> {
    let net = model.nets.iter().chain([&model.leaflet]).find(|net| !net.corners(panel).is_empty())?;
    let hinge = net.hinges.iter().find(|hinge| hinge.child == panel)?;
    let middle = hinge.from.midpoint(hinge.to);
    let edge = middle + 2.0 * (fold::middle(net.corners(panel)) - middle);
    let last = step.turn(moved);
    // A hem turns by two right angles, together with the rim.
    let is_hem = matches!(panel, Hem(_));
    let at = |turn: FoldAngle| {
        let turn = |other: PanelName| match (is_hem, other) {
            _ if other == moved => turn,
            (true, Rim(_)) => turn,
            _ => step.turn(other),
        };
        let all = scene(model, step, &turn);
        let found = all.iter().find(|known| known.name == panel)?;
        Some(USUAL.point(found.placement.place(edge)))
    };
    Some([at(FoldAngle::FLAT)?, at(last.halved())?, at(last)?])
}

/// Returns the items without marks of the document's structure: the drawing around them is read as one.
fn unmarked(items: &[Item]) -> Vec<Item> {
    let one = |item: &Item| match item {
        Item::Marked { items, .. } => Item::transformed(unmarked(items), Affine::IDENTITY),
        Item::Group { items, .. } => item.with_inside(unmarked(items)),
        other => other.clone(),
    };
    items.iter().map(one).collect()
}
