//! Contents of the faces of the box, each upright when the box lies closed, and the two sheets with them.
//!
//! The lid shows one picture from edge to edge with the title on a plate (`lid`, `picture`); the walls have the ground and the
//! ornament of the board's frame, and roundels (`wall`); the base tells what lies inside (`base`). Faces with a ground go on
//! beyond cuts and a little over folds, so that no white shows where a knife or a fold drifts.

mod base;
mod lid;
mod picture;
mod places;
mod wall;

pub(super) use wall::ornament;

use super::contents::BoxContents;
use super::measures::CartonMeasures;
use super::net::{LeftOrRight, Net, PanelName, cover, tray};
use crate::explain::ExplainError;
use crate::game::Variant;
use crate::layout::compose::{Composer, Scale};
use crate::layout::{Block, Content, Frame, LayoutError, Look, stack};
use crate::product::form::{Blank, Making};
use crate::product::front::minutes;
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Rect, Shape, Size, Tag, quarter_turn};
use crate::text::{Align, Face, Style, Value};
use crate::theme::Palette;
use crate::theme::ink::tone::contrast;
use crate::units::Length;

/// Distance of frames and words from the edges of a face, in millimetres: the knife may stray, and folds wear.
const INSET: f64 = 3.5;
/// Length by which the ground of a face goes on beyond its edges, in millimetres: bleed at a cut, and what wraps over a fold.
const BEYOND: f64 = 2.0;
/// Least contrast of words to the ground of a face, as WCAG 2.1 defines it.
const READABLE: f64 = 4.5;
/// Minutes to fold the box when it is cut out; every two cuts or folds add one.
const FOLDING: usize = 10;
/// Size of the words beside a sheet's outline, in points.
const NOTE: f64 = 7.0;
/// Distance of these words from the outline, in millimetres.
const NOTE_ROOM: f64 = 1.5;

/// Content of a panel.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PanelFace {
    /// Panel that shows it.
    pub(super) panel: PanelName,
    /// Quarter turns of the content on the flat sheet, clockwise.
    pub(super) quarters: u8,
    /// Colour of the ground beneath the content. `None`: the panel stays white.
    pub(super) ground: Option<Color>,
    /// Content as it is read, upright. It may reach beyond its size where the panel ends in a cut.
    pub(super) content: Content,
}

impl PanelFace {
    /// Returns the transform that brings the content onto its panel of a flat sheet.
    pub(super) fn onto(&self, net: &Net) -> Affine {
        upright(net.area(self.panel), self.quarters)
    }
}

/// Returns the transform that brings upright content onto an area, turned clockwise by so many quarters.
fn upright(area: Rect, quarters: u8) -> Affine {
    let corner = match quarters % 4 {
        0 => (area.x0, area.y0),
        1 => (area.x1, area.y0),
        2 => (area.x1, area.y1),
        _ => (area.x0, area.y1),
    };
    Affine::translate(corner) * quarter_turn(quarters)
}

/// Returns the quarter turns of a panel's content on the flat sheet, so that it is upright on the box, its head towards the
/// lid. The lid is read from the front, the base by whoever lifts the front edge.
const fn turned(panel: PanelName) -> u8 {
    match panel {
        PanelName::End(LeftOrRight::Right) => 1,
        PanelName::Back => 2,
        PanelName::End(LeftOrRight::Left) => 3,
        _ => 0,
    }
}

/// Returns whether a panel has the ground of the walls: all that is seen of the closed box, and what is seen of flap, tabs and
/// the tray's ends when it stands open.
const fn has_ground(panel: PanelName) -> bool {
    !matches!(panel, PanelName::Floor | PanelName::FrontLining | PanelName::BackLining)
}

/// Draws both sheets with the contents of their faces.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn sheets(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    contents: &BoxContents,
    measures: &CartonMeasures,
) -> Result<Vec<(Blank, Content)>, ExplainError> {
    let (tray, cover) = (tray(measures), cover(measures));
    let [long, wide, _] = measures.outside();
    let finished = Size::new(long, wide);
    let mut sheets = Vec::new();
    for (net, which) in [(&tray, "box-sheet-tray"), (&cover, "box-sheet-cover")] {
        let faces = faces(composer, making, net, contents)?;
        let mut items: Vec<Item> = grounds(net, &faces).into_iter().collect();
        let mut nodes = Vec::new();
        for face in faces {
            let place = face.onto(net);
            items.push(Item::transformed(face.content.items, place));
            nodes.extend(face.content.structure);
        }
        let (note, read) = note(composer, net, which)?;
        items.extend(note);
        nodes.extend(read);
        let (structure, size) = (vec![Node::of(Tag::Section, nodes)], net.bounds().size());
        let shift = Affine::translate(-net.bounds().origin().to_vec2());
        let items = vec![Item::transformed(items, shift)];
        sheets.push((net.blank(finished), Content { size, items, structure }));
    }
    Ok(sheets)
}

/// Returns the minutes to cut out and fold the box, rounded up to fives.
pub(super) fn minutes_to_make(nets: [&Net; 2]) -> usize {
    let work = |net: &Net| {
        let blank = net.blank(Size::ZERO);
        blank.cuts() + blank.folds.len()
    };
    (FOLDING + nets.map(work).iter().sum::<usize>() / 2).div_ceil(5) * 5
}

/// Draws the contents of a sheet's panels.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn faces(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    net: &Net,
    contents: &BoxContents,
) -> Result<Vec<PanelFace>, ExplainError> {
    let border = composer.palette.border;
    let mut faces = Vec::new();
    for panel in &net.panels {
        let quarters = turned(panel.name);
        let area = net.area(panel.name).size();
        let size = if quarters % 2 == 1 { Size::new(area.height, area.width) } else { area };
        let content = match panel.name {
            PanelName::Lid => lid::lid(composer, making, size)?,
            PanelName::End(_) => wall::end(composer, making, size)?,
            PanelName::Back | PanelName::Front => wall::side(composer, making.variant, size)?,
            PanelName::Base => base::base(composer, making, contents, size)?,
            PanelName::Floor | PanelName::FrontLining | PanelName::BackLining => continue,
            _ => Content::empty(size),
        };
        let ground = has_ground(panel.name).then_some(border).filter(|color| *color != Color::WHITE);
        faces.push(PanelFace { panel: panel.name, quarters, ground, content });
    }
    Ok(faces)
}

/// Draws the grounds of a sheet's faces, as far as they go beyond their edges. `None`: all stay white.
fn grounds(net: &Net, faces: &[PanelFace]) -> Option<Item> {
    let mut outline = BezPath::new();
    for face in faces.iter().filter(|face| face.ground.is_some()) {
        outline.extend(net.area(face.panel).inset(BEYOND).to_path(0.01));
    }
    let color = faces.iter().find_map(|face| face.ground)?;
    Some(Item::clipped(vec![Path::fill(outline, color).into()], net.bounds()))
}

/// Returns the first of the theme's colours that can be read on a ground; if none can, the best of them.
fn on_ground(ground: Color, palette: &Palette) -> Color {
    let all = [palette.accent, palette.ink, palette.light];
    let read = all.into_iter().find(|color| contrast(*color, ground) >= READABLE);
    let best = || {
        all.into_iter().fold(palette.ink, |best, color| {
            if contrast(color, ground) > contrast(best, ground) { color } else { best }
        })
    };
    read.unwrap_or_else(best)
}

/// Returns a colour for words on a ground: their own if it can be read, or else that of [`on_ground`].
fn readable(color: Color, ground: Color, palette: &Palette) -> Color {
    if contrast(color, ground) >= READABLE { color } else { on_ground(ground, palette) }
}

/// Returns the name of the game as a title.
fn title(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])
}

/// Sets blocks in the middle of an area.
fn in_the_middle(
    composer: &mut Composer<'_>,
    blocks: &[Block],
    area: Rect,
    content: &mut Content,
) -> Result<(), ExplainError> {
    let high = crate::layout::height(composer, blocks, area.width())?;
    let top = area.y0 + (area.height() - high) / 2.0;
    let set = stack(composer, blocks, Frame::new(area.x0, top, area.width()))?;
    content.items.extend(set.items);
    content.structure.extend(set.structure);
    Ok(())
}

/// Returns players, age and minutes in one line.
fn facts(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let least = Value::Number(f64::from(minutes(variant.setup.board.size())));
    let args = [("minutes", least)];
    let parts = composer.say_each(&["facts-players", "facts-age", "facts-time"], &args)?;
    Ok(parts.join("  ·  "))
}

/// Sets the note beside a sheet's outline, on the waste: which sheet it is, and how it is cut and folded.
fn note(composer: &mut Composer<'_>, net: &Net, which: &str) -> Result<(Vec<Item>, Vec<Node>), ExplainError> {
    let all = net.bounds();
    let is_tray = !net.area(PanelName::Floor).is_zero_area();
    // The note of the tray stands on a cut-off corner, the note of the cover beside its base.
    let (room, quarters) = if is_tray {
        let (lining, hem) = (net.area(PanelName::FrontLining), net.area(PanelName::Hem(LeftOrRight::Left)));
        (Rect::new(all.x0, all.y0, lining.x0, hem.y0 - BEYOND), 0)
    } else {
        let base = net.area(PanelName::Base).inset(BEYOND);
        (Rect::new(all.x0, base.y0 + 2.0 * BEYOND, base.x0, base.y1 - 2.0 * BEYOND), 3)
    };
    let room = room.inset(-NOTE_ROOM);
    let size = if quarters % 2 == 1 { Size::new(room.height(), room.width()) } else { room.size() };
    let style = Style {
        align: Align::Left,
        ..Style::plain(Length::pt(NOTE), Length::pt(NOTE * 1.15), composer.palette.quiet)
    };
    let blocks = [
        Block::Paragraph {
            text: composer.say(which, &[])?,
            look: Look::Styled(Style { face: Face::SemiBold, ..style }),
        },
        Block::Paragraph { text: composer.say("box-lines", &[])?, look: Look::Styled(style) },
    ];
    let set = stack(composer, &blocks, Frame::new(0.0, 0.0, size.width))?;
    Ok((vec![Item::transformed(set.items, upright(room, quarters))], set.structure))
}

/// Returns the style of centred words.
fn centred(points: f64, color: Color) -> Style {
    Style {
        align: Align::Center,
        hyphenate: false,
        ..Style {
            size: Length::pt(points),
            leading: Length::pt(points * 1.22),
            ..Scale::of(points).text(color)
        }
    }
}
