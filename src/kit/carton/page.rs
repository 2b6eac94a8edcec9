//! The folding page: how the box is made, step by step, each drawn from the same model that is cut out.

use super::contents;
use super::faces::{PanelFace, faces, minutes_to_make};
use super::fold::{FoldAngle, FoldedPanel, SpacePose, folded};
use super::measures::{CARD, CartonMeasures, POCKET};
use super::net::{LeftOrRight, Net, PanelName, cover, leaflet, pieces, tray};
use super::view::Projection;
use crate::explain::ExplainError;
use crate::kit::product::PageMaking;
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, fit, stack};
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Point, Rect, Size, Stroke, Tag, Vec2};
use crate::text::{Face, Style, Value};
use crate::units::Length;
use PanelName::{
    Back, BackLining, BackTab, End, Flap, Front, FrontLining, FrontTab, Hem, Leaflet, Lid, Piece, Rim,
};

/// Sizes of type in points: of the words the largest, the smallest, and a step between; and how much larger the title is.
const WORDS: (f64, f64, f64) = (11.0, 7.5, 0.5);
const TITLE: f64 = 1.9;
/// Room between columns, between a drawing and its words, and between rows, in millimetres.
const GUTTER: f64 = 7.0;
const ABOVE_WORDS: f64 = 1.2;
const BETWEEN: f64 = 3.0;
/// A drawing is as high as this at least, in millimetres, and no larger than this part of what it shows.
const LEAST_DRAWING: f64 = 24.0;
const LARGEST: f64 = 0.6;
/// How wide the lines of drawings are, and of arrows, in millimetres.
const LINE: f64 = 0.22;
const ARROW: f64 = 0.55;
/// Length of an arrow's head, in millimetres.
const HEAD: f64 = 2.4;
/// Between the two sheets where they are drawn beside each other, and how high one hovers over another; in millimetres.
const APART: f64 = 40.0;
const HOVERS: f64 = 55.0;
const COLUMNS: usize = 2;

/// The steps, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FoldingStep {
    Cut,
    Crease,
    Pockets,
    Cross,
    Ends,
    Linings,
    Back,
    Fill,
    Close,
    Open,
}

impl FoldingStep {
    const ALL: [Self; 10] = [
        Self::Cut,
        Self::Crease,
        Self::Pockets,
        Self::Cross,
        Self::Ends,
        Self::Linings,
        Self::Back,
        Self::Fill,
        Self::Close,
        Self::Open,
    ];

    /// What is said of it.
    const fn words(self) -> &'static str {
        match self {
            Self::Cut => "box-step-cut",
            Self::Crease => "box-step-crease",
            Self::Pockets => "box-step-pockets",
            Self::Cross => "box-step-cross",
            Self::Ends => "box-step-ends",
            Self::Linings => "box-step-linings",
            Self::Back => "box-step-back",
            Self::Fill => "box-step-fill",
            Self::Close => "box-step-close",
            Self::Open => "box-step-open",
        }
    }

    /// What moves in it.
    fn moves(self, panel: PanelName) -> bool {
        match self {
            Self::Cut | Self::Crease | Self::Cross | Self::Open => false,
            Self::Pockets => matches!(panel, Rim(_) | Hem(_)),
            Self::Ends => matches!(panel, End(_) | Rim(_) | Hem(_)),
            Self::Linings => matches!(panel, FrontLining | BackLining),
            Self::Back => matches!(panel, Back | BackTab(_)),
            Self::Fill => matches!(panel, Leaflet(_) | Piece),
            Self::Close => matches!(panel, Front | FrontTab(_) | Flap),
        }
    }

    /// The panels whose way an arrow shows, each with the panel that is folded.
    const fn arrows(self) -> &'static [(PanelName, PanelName)] {
        match self {
            Self::Cut | Self::Crease | Self::Cross | Self::Open => &[],
            Self::Pockets => &[
                (Hem(LeftOrRight::Left), Hem(LeftOrRight::Left)),
                (Hem(LeftOrRight::Right), Hem(LeftOrRight::Right)),
            ],
            Self::Ends => &[
                (End(LeftOrRight::Left), End(LeftOrRight::Left)),
                (End(LeftOrRight::Right), End(LeftOrRight::Right)),
            ],
            Self::Linings => &[(FrontLining, FrontLining), (BackLining, BackLining)],
            Self::Back => &[(Lid, Back)],
            Self::Fill => &[(Leaflet(LeftOrRight::Right), Leaflet(LeftOrRight::Right))],
            Self::Close => &[(Front, Front)],
        }
    }

    /// How far a panel is folded when the step is drawn.
    fn turn(self, panel: PanelName) -> FoldAngle {
        let since =
            |step: Self| if self as usize >= step as usize { FoldAngle::RIGHT } else { FoldAngle::FLAT };
        match panel {
            Leaflet(_) => FoldAngle::TWO_THIRDS,
            Piece => FoldAngle::FLAT,
            _ if self == Self::Crease => FoldAngle::THIRD,
            Rim(_) | Hem(_) => since(Self::Pockets),
            End(_) => since(Self::Ends),
            FrontLining | BackLining => since(Self::Linings),
            Back if self == Self::Back => FoldAngle::TWO_THIRDS,
            Back | BackTab(_) => since(Self::Back),
            Front | Flap if self == Self::Close => FoldAngle::TWO_THIRDS,
            Lid | Front | Flap | FrontTab(_) => since(Self::Close),
            PanelName::Floor | PanelName::Base => FoldAngle::FLAT,
        }
    }
}

/// The page, in the largest type that leaves its drawings room.
///
/// # Errors
/// A message or a glyph that is missing, or no room.
pub(super) fn pages(making: &mut PageMaking<'_, '_>) -> Result<Vec<Content>, ExplainError> {
    let contents = contents::of_page(making)?;
    let measures = CartonMeasures::of(&contents, making.sheet.0);
    let nets = [tray(&measures), cover(&measures)];
    let minutes = minutes_to_make([&nets[0], &nets[1]]);
    let mut printed = Vec::new();
    for net in &nets {
        let game = (making.variant, making.maker);
        printed.push(faces(making.composer, game, (net, &contents, minutes))?);
    }
    let model = Model {
        size: measures,
        nets,
        leaflet: leaflet(&measures),
        pieces: pieces(&measures),
        printed,
        minutes,
    };
    let (largest, smallest, step) = WORDS;
    let steps = ((largest - smallest) / step) as usize;
    let sizes = (0..=steps).map(|nth| largest - nth as f64 * step);
    // Small paper has fewer steps on a page.
    for on_page in [FoldingStep::ALL.len(), FoldingStep::ALL.len().div_ceil(2 * COLUMNS) * COLUMNS, COLUMNS] {
        let found = fit::first(sizes.clone(), |points| {
            let mut pages: Vec<Content> = Vec::new();
            for (nth, steps) in FoldingStep::ALL.chunks(on_page).enumerate() {
                let Some(page) = set(making, &model, (nth * on_page, steps), *points)? else {
                    return Ok(None);
                };
                pages.push(page);
            }
            Ok::<_, ExplainError>(Some(pages))
        })?;
        if let Some((_, pages)) = found {
            return Ok(pages);
        }
    }
    Err(LayoutError::Overflow { what: "the folding page of the box" }.into())
}

/// What the steps are drawn from.
struct Model {
    size: CartonMeasures,
    nets: [Net; 2],
    leaflet: Net,
    pieces: Net,
    /// What the faces of each sheet show.
    printed: Vec<Vec<PanelFace>>,
    minutes: usize,
}

/// A page with some of the steps, of which so many are on pages before it, in type of this size; nothing if it leaves the
/// drawings too little room.
fn set(
    making: &mut PageMaking<'_, '_>,
    model: &Model,
    (before, steps): (usize, &[FoldingStep]),
    points: f64,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let composer = &mut *making.composer;
    let number = |mm: f64| Value::Number(mm.round());
    let [long, wide, high] = model.size.outside();
    let args = [
        ("minutes", Value::from(model.minutes)),
        ("game", Value::Text(making.variant.name.clone())),
        ("long", number(long)),
        ("wide", number(wide)),
        ("high", number(high)),
    ];
    let title = style(composer, points * TITLE, Face::SemiBold);
    // What is needed is said once.
    let told = if before == 0 { 3 } else { 1 };
    let head = [
        Block::Heading {
            level: 1,
            title: composer.say("box-page-title", &args)?,
            look: Look::Styled(Style { color: composer.palette.accent, ..title }),
        },
        Block::Gap(1.5),
        Block::Paragraph {
            text: composer.say("box-page-need", &args)?,
            look: Look::Styled(style(composer, points, Face::Regular)),
        },
    ];
    let head = stack(composer, &head[..told], Frame::new(0.0, 0.0, width))?;
    let (mut items, mut nodes) = (head.items, head.structure);
    let column = (width - GUTTER * (COLUMNS - 1) as f64) / COLUMNS as f64;
    let mut words = Vec::new();
    for (nth, step) in (before + 1..).zip(steps) {
        let text = format!("**{nth}**\u{2002}{}", composer.say(step.words(), &args)?);
        words.push(Block::Paragraph { text, look: Look::Styled(style(composer, points, Face::Regular)) });
    }
    let mut deep: Vec<f64> = Vec::new();
    for row in words.chunks(COLUMNS) {
        let mut most: f64 = 0.0;
        for block in row {
            most = most.max(crate::layout::height(composer, std::slice::from_ref(block), column)?);
        }
        deep.push(most);
    }
    let top = head.bottom + BETWEEN;
    let around = (ABOVE_WORDS + BETWEEN) * deep.len() as f64;
    let tall = (height - top - around - deep.iter().sum::<f64>()) / deep.len() as f64;
    if tall < LEAST_DRAWING {
        return Ok(None);
    }
    let mut y = top;
    for (row, deep) in
        words.chunks(COLUMNS).zip(&deep).enumerate().map(|(nth, (row, deep))| ((nth, row), *deep))
    {
        for (across, block) in row.1.iter().enumerate() {
            let nth = row.0 * COLUMNS + across;
            let x = across as f64 * (column + GUTTER);
            let area = Rect::new(x, y, x + column, y + tall);
            let mark = composer.marks.fresh();
            items.push(Item::marked(mark, vec![drawing(composer, model, steps[nth], area)]));
            let alt = composer.say("alt-box-step", &[("n", Value::from(before + nth + 1))])?;
            let set =
                stack(composer, std::slice::from_ref(block), Frame::new(x, y + tall + ABOVE_WORDS, column))?;
            items.extend(set.items);
            nodes.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
            nodes.extend(set.structure);
        }
        y += tall + ABOVE_WORDS + deep + BETWEEN;
    }
    Ok(Some(Content { size: making.printable, items, structure: vec![Node::of(Tag::Section, nodes)] }))
}

fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    Style { face, ..Style::plain(Length::pt(points), Length::pt(points * 1.28), composer.palette.ink) }
}

/// A step drawn in the middle of an area.
fn drawing(composer: &Composer<'_>, model: &Model, step: FoldingStep, area: Rect) -> Item {
    let (items, bounds) = match step {
        FoldingStep::Cut => flat(composer, model),
        _ => in_space(composer, model, step),
    };
    let scale = (area.width() / bounds.width()).min(area.height() / bounds.height()).min(LARGEST);
    let place = Affine::translate(area.center().to_vec2())
        * Affine::scale(scale)
        * Affine::translate(-bounds.center().to_vec2());
    Item::transformed(items(scale), place)
}

/// Items at a scale, whose lines stay as wide on the page as they are to be; and the box around them.
type StepDrawing<'a> = (Box<dyn Fn(f64) -> Vec<Item> + 'a>, Rect);

/// Both sheets as they lie on paper, with their folds.
fn flat<'a>(composer: &Composer<'_>, model: &'a Model) -> StepDrawing<'a> {
    let palette = composer.palette;
    let (tint, ink, quiet) = (tints(palette.accent).print, palette.ink, palette.quiet);
    let [tray, cover] = &model.nets;
    // The tray beside the cover, both lying on their sides, to be as wide as the page is.
    let on_side = Affine::new([0.0, -1.0, 1.0, 0.0, 0.0, 0.0]);
    let (one, other) = (tray.bounds(), on_side.transform_rect_bbox(cover.bounds()));
    let right = Affine::translate((one.x1 + APART - other.x0, one.center().y - other.center().y)) * on_side;
    let bounds = one.union(right.transform_rect_bbox(cover.bounds()));
    let draw = move |scale: f64| {
        let mut items = Vec::new();
        for (net, place) in [(tray, Affine::IDENTITY), (cover, right)] {
            let mut cut = BezPath::new();
            for (nth, corner) in net.outline.iter().enumerate() {
                if nth == 0 { cut.move_to(place * *corner) } else { cut.line_to(place * *corner) }
            }
            cut.close_path();
            let mut folds = BezPath::new();
            for hinge in &net.hinges {
                folds.move_to(place * hinge.from);
                folds.line_to(place * hinge.to);
            }
            items.push(Item::from(Path::fill(cut.clone(), tint)));
            items.push(Path::stroke(folds, Stroke::new(quiet, LINE / scale)).into());
            items.push(Path::stroke(cut, Stroke::new(ink, 1.6 * LINE / scale)).into());
        }
        items
    };
    (Box::new(draw), bounds)
}

/// The sheets of a step in space.
fn scene(model: &Model, step: FoldingStep, turn: &dyn Fn(PanelName) -> FoldAngle) -> Vec<FoldedPanel> {
    let [tray, cover] = &model.nets;
    let on_cover = SpacePose::lying([0.0, 0.0, tray.level]);
    let cover_flat = || folded(cover, SpacePose::lying([0.0; 3]), turn);
    match step {
        FoldingStep::Cut => Vec::new(),
        FoldingStep::Crease => {
            let beside = model.size.length + 2.0 * model.size.height + APART;
            let mut all = folded(tray, SpacePose::lying([0.0; 3]), turn);
            all.extend(folded(cover, SpacePose::lying([beside, 0.0, 0.0]), turn));
            all
        }
        FoldingStep::Pockets => folded(tray, on_cover, turn),
        FoldingStep::Cross => {
            let mut all = cover_flat();
            all.extend(folded(tray, SpacePose::lying([0.0, 0.0, HOVERS]), turn));
            all
        }
        _ => {
            let mut all = cover_flat();
            all.extend(folded(tray, on_cover, turn));
            if step == FoldingStep::Fill {
                let beside = SpacePose::lying([model.size.length + APART, 0.0, 0.0]);
                all.extend(folded(&model.leaflet, beside, turn));
                let floor = SpacePose::lying([0.0, 0.0, tray.level + CARD]);
                all.extend(folded(&model.pieces, floor, turn));
            }
            all
        }
    }
}

fn in_space<'a>(composer: &Composer<'_>, model: &'a Model, step: FoldingStep) -> StepDrawing<'a> {
    let view = Projection::USUAL;
    let panels = scene(model, step, &|panel| step.turn(panel));
    let mut bounds = view.bounds(&panels);
    let mut arrows: Vec<[Point; 3]> =
        step.arrows().iter().filter_map(|(point, turned)| way(model, step, (*point, *turned))).collect();
    if step == FoldingStep::Cross {
        // The tray comes down.
        let at = |share: f64| view.point([model.size.length, 0.0, POCKET + HOVERS * share]);
        arrows.push([at(0.85), at(0.5), at(0.15)]);
    }
    for point in arrows.iter().flatten() {
        bounds = bounds.union_pt(*point);
    }
    let palette = composer.palette;
    let (tints, ink, accent) = (tints(palette.accent), palette.ink, palette.accent);
    let draw = move |scale: f64| {
        let mut items = Vec::new();
        for nth in view.order(&panels) {
            let panel = &panels[nth];
            let outline = view.outline(panel);
            let color = match (view.sees_print(panel), step.moves(panel.name)) {
                (true, false) => tints.print,
                (true, true) => tints.print_moved,
                (false, false) => Color::WHITE,
                (false, true) => tints.inside_moved,
            };
            let is_shown = step == FoldingStep::Open && view.sees_print(panel);
            let face = model.printed.iter().zip(&model.nets).find_map(|(faces, net)| {
                let face = faces.iter().find(|face| face.panel == panel.name)?;
                is_shown.then(|| (face, view.plane(&panel.placement) * face.onto(net)))
            });
            let fill = if face.is_some() { Color::WHITE } else { color };
            items.push(Item::from(Path::fill(outline.clone(), fill)));
            if let Some((face, place)) = face {
                items.push(Item::transformed(unmarked(&face.content.items), place));
            }
            items.push(Path::stroke(outline, Stroke::new(ink, LINE / scale).rounded()).into());
        }
        for points in &arrows {
            items.extend(arrow(*points, accent, scale));
        }
        items
    };
    (Box::new(draw), bounds)
}

/// The way that the free edge of a panel goes in a step: where it was, half of the way, where it is.
fn way(model: &Model, step: FoldingStep, (panel, moved): (PanelName, PanelName)) -> Option<[Point; 3]> {
    let view = Projection::USUAL;
    let net = model.nets.iter().chain([&model.leaflet]).find(|net| !net.corners(panel).is_empty())?;
    let hinge = net.hinges.iter().find(|hinge| hinge.child == panel)?;
    let middle = hinge.from.midpoint(hinge.to);
    let edge = middle + 2.0 * (super::fold::middle(net.corners(panel)) - middle);
    let last = step.turn(moved);
    // A hem goes by two right angles, with the rim.
    let is_hem = matches!(panel, Hem(_));
    let at = |turn: FoldAngle| {
        let turn = |other: PanelName| match (is_hem, other) {
            _ if other == moved => turn,
            (true, Rim(_)) => turn,
            _ => step.turn(other),
        };
        let all = scene(model, step, &turn);
        let found = all.iter().find(|known| known.name == panel)?;
        Some(view.point(found.placement.point(edge)))
    };
    Some([at(FoldAngle::FLAT)?, at(last.halved())?, at(last)?])
}

/// An arrow along three points.
fn arrow([from, over, to]: [Point; 3], color: Color, scale: f64) -> Vec<Item> {
    let control = over + (over - from.midpoint(to));
    let mut path = BezPath::new();
    path.move_to(from);
    path.quad_to(control, to);
    let along = to - control;
    let length = along.hypot();
    if length < f64::EPSILON {
        return Vec::new();
    }
    let (along, across) = (along / length, Vec2::new(-along.y, along.x) / length);
    let size = HEAD / scale;
    let mut head = BezPath::new();
    head.move_to(to + along * size * 0.4);
    head.line_to(to - along * size * 0.6 + across * size * 0.4);
    head.line_to(to - along * size * 0.6 - across * size * 0.4);
    head.close_path();
    vec![
        Path::stroke(path, Stroke::new(color, ARROW / scale).rounded()).into(),
        Path::fill(head, color).into(),
    ]
}

/// Colours of panels.
struct Tints {
    print: Color,
    print_moved: Color,
    inside_moved: Color,
}

fn tints(accent: Color) -> Tints {
    let pale = |share: f64| accent.mix(Color::WHITE, share);
    Tints { print: pale(0.78), print_moved: pale(0.5), inside_moved: pale(0.72) }
}

/// The same items without marks of the document's structure: part of a drawing, which is read as one.
fn unmarked(items: &[Item]) -> Vec<Item> {
    let one = |item: &Item| match item {
        Item::Marked { items, .. } => Item::transformed(unmarked(items), Affine::IDENTITY),
        Item::Group { transform, clip, items } => {
            Item::Group { transform: *transform, clip: clip.clone(), items: unmarked(items) }
        }
        other => other.clone(),
    };
    items.iter().map(one).collect()
}
