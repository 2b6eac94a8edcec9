//! Contents of the faces of the box, each upright when the box lies closed, and the two sheets with them.

use super::contents::BoxContents;
use super::measures::CartonMeasures;
use super::net::{LeftOrRight, Net, PanelName, cover, tray};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::game::Variant;
use crate::layout::compose::{Composer, Scale};
use crate::layout::{Block, Content, Frame, LayoutError, Look, stack};
use crate::product::edition;
use crate::product::form::{Blank, Making};
use crate::product::front::{minutes, own_or_themes};
use crate::scene::{
    Affine, Color, Item, Node, Path, Rect, Shape, Size, Stroke, Tag, polygon, polyline, quarter_turn,
};
use crate::text::{Align, Face, Style, Value, escape_markup};
use crate::theme::Slot;
use crate::units::Length;
use std::sync::Arc;

/// Distance of frames and words from the edges of a face, in millimetres: the knife may stray, and folds wear.
const INSET: f64 = 3.5;
/// Room between a frame and its contents, in millimetres.
const WITHIN: f64 = 3.0;
/// Room between the parts of the lid, in millimetres.
const BETWEEN: f64 = 2.2;
/// Width of the part of the front that says where to open, in millimetres.
const OPENING: f64 = 44.0;
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
    /// Content as it is read, upright.
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
/// lid. The lid is read from the right end, the base by whoever lifts the front edge.
const fn turned(panel: PanelName) -> u8 {
    match panel {
        PanelName::End(LeftOrRight::Right) => 1,
        PanelName::Back => 2,
        PanelName::End(LeftOrRight::Left) | PanelName::Lid => 3,
        _ => 0,
    }
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
    let minutes = self::minutes_to_make([&tray, &cover]);
    let mut sheets = Vec::new();
    for (net, which) in [(&tray, "box-sheet-tray"), (&cover, "box-sheet-cover")] {
        let faces = faces(composer, making, net, contents, minutes)?;
        let shift = -net.bounds().origin().to_vec2();
        let (mut items, mut nodes) = (Vec::new(), Vec::new());
        for face in faces {
            let place = Affine::translate(shift) * face.onto(net);
            items.push(Item::transformed(face.content.items, place));
            nodes.extend(face.content.structure);
        }
        let (note, read) = note(composer, net, which)?;
        items.push(Item::transformed(note, Affine::translate(shift)));
        nodes.extend(read);
        let structure = vec![Node::of(Tag::Section, nodes)];
        sheets.push((net.blank(finished), Content { size: net.bounds().size(), items, structure }));
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
    minutes: usize,
) -> Result<Vec<PanelFace>, ExplainError> {
    let Making { variant, maker, .. } = making;
    let mut faces = Vec::new();
    for panel in &net.panels {
        let quarters = turned(panel.name);
        let area = net.area(panel.name).size();
        let size = if quarters % 2 == 1 { Size::new(area.height, area.width) } else { area };
        let content = match panel.name {
            PanelName::Lid => lid(composer, variant, maker, size)?,
            PanelName::End(_) | PanelName::Back => wall(composer, variant, size, 0.0)?,
            PanelName::Front => front(composer, variant, size)?,
            PanelName::Base => base(composer, making, contents, minutes, size)?,
            _ => continue,
        };
        faces.push(PanelFace { panel: panel.name, quarters, content });
    }
    Ok(faces)
}

/// Draws the lid: title, tagline, picture, facts, maker.
fn lid(
    composer: &mut Composer<'_>,
    variant: &Variant,
    maker: Option<&str>,
    size: Size,
) -> Result<Content, ExplainError> {
    let palette = composer.palette;
    let frame = size.to_rect().inset(-INSET);
    let mut items: Vec<Item> = vec![
        Path::stroke(frame.to_path(0.01), Stroke::new(palette.border, 0.9)).into(),
        Path::stroke(frame.inset(-1.2).to_path(0.01), Stroke::new(palette.rule, 0.3)).into(),
    ];
    let inner = frame.inset(-WITHIN);
    let name = composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])?;
    let title = Style { face: Face::SemiBold, ..centred(26.0, palette.accent) };
    let mut head = vec![Block::Paragraph { text: name, look: Look::Fitted(title) }];
    if let Some(tagline) = own_or_themes(composer, variant.about.tagline.as_deref(), "theme-tagline")? {
        let style = Style { face: Face::Italic, ..centred(11.0, palette.ink) };
        head.push(Block::Paragraph { text: tagline, look: Look::Fitted(style) });
    }
    let mut foot = vec![Block::Paragraph {
        text: facts(composer, variant)?,
        look: Look::Fitted(Style { face: Face::SemiBold, ..centred(11.0, palette.ink) }),
    }];
    if let Some(maker) = maker {
        let text = composer.say("box-maker", &[("maker", Value::Text(escape_markup(maker)))])?;
        foot.push(Block::Paragraph { text, look: Look::Fitted(centred(9.0, palette.quiet)) });
    }
    let head = stack(composer, &head, Frame::new(inner.x0, inner.y0, inner.width()))?;
    let foot_height = crate::layout::height(composer, &foot, inner.width())?;
    let foot = stack(composer, &foot, Frame::new(inner.x0, inner.y1 - foot_height, inner.width()))?;
    items.extend(head.items);
    // The picture fills the room between the words as far as its proportions allow.
    let own = composer.art[Slot::BoxFace].first();
    let art = own.unwrap_or_else(|| composer.art.one(Slot::Cover));
    let room = Rect::new(inner.x0, head.bottom + BETWEEN, inner.x1, inner.y1 - foot_height - BETWEEN);
    let scale = (room.width() / art.size.width).min(room.height() / art.size.height).max(0.0);
    let (wide, high) = (art.size.width * scale, art.size.height * scale);
    let transform = Affine::translate((room.center().x - wide / 2.0, room.center().y - high / 2.0))
        * Affine::scale(scale);
    items.push(Item::Art { art: Arc::clone(art), transform });
    items.extend(foot.items);
    let structure = head.structure.into_iter().chain(foot.structure).collect();
    Ok(Content { size, items, structure })
}

/// Draws a wall: the title, and below it the facts; `less` millimetres at the right stay free.
fn wall(
    composer: &mut Composer<'_>,
    variant: &Variant,
    size: Size,
    less: f64,
) -> Result<Content, ExplainError> {
    let palette = composer.palette;
    let name = composer.say("leaflet-title", &[("name", Value::Text(variant.name.clone()))])?;
    let title = Style { face: Face::SemiBold, ..centred(14.0, palette.accent) };
    let small = centred(9.0, palette.ink);
    let facts = facts(composer, variant)?;
    let blocks = [
        Block::Paragraph { text: name, look: Look::Fitted(title) },
        Block::Paragraph { text: facts, look: Look::Fitted(small) },
    ];
    let width = size.width - 2.0 * INSET - less;
    in_the_middle(composer, &blocks, INSET, width, size)
}

/// Draws the front: the same as the other walls, and where to open.
fn front(composer: &mut Composer<'_>, variant: &Variant, size: Size) -> Result<Content, ExplainError> {
    let palette = composer.palette;
    let mut content = wall(composer, variant, size, OPENING)?;
    let left = size.width - INSET - OPENING;
    let style = Style { face: Face::Italic, ..centred(9.5, palette.ink) };
    let text = composer.say("box-open", &[])?;
    let words = [Block::Paragraph { text, look: Look::Fitted(style) }];
    let words = in_the_middle(composer, &words, left, OPENING, size)?;
    // A little triangle at the lower edge, where the nail goes in, and a line between both parts.
    let (middle, foot) = (left + OPENING / 2.0, size.height - 1.2);
    let nail = polygon([(middle - 3.0, foot - 2.6), (middle + 3.0, foot - 2.6), (middle, foot)]);
    let line = polyline([(left, INSET), (left, size.height - INSET)]);
    content.items.push(Path::fill(nail, palette.accent).into());
    content.items.push(Path::stroke(line, Stroke::new(palette.rule, 0.3)).into());
    content.items.extend(words.items);
    content.structure.extend(words.structure);
    Ok(content)
}

/// Draws the base: what lies inside, what does not, how the box is made, the edition, the maker.
fn base(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    contents: &BoxContents,
    minutes: usize,
    size: Size,
) -> Result<Content, ExplainError> {
    let Making { variant, maker, .. } = making;
    let palette = composer.palette;
    let mut args = counts(variant);
    args.push(("flat", Value::from(contents.lying.len() - usize::from(contents.leaflet))));
    args.push(("minutes", Value::from(minutes)));
    let words = |points: f64| centred(points, palette.ink);
    let plain = |text: String| Block::Paragraph { text, look: Look::Styled(words(10.0)) };
    let head = Style { face: Face::SmallCaps, tracking: 0.05, ..centred(13.0, palette.accent) };
    let mut blocks =
        vec![Block::Paragraph { text: composer.say("box-inside", &args)?, look: Look::Fitted(head) }];
    blocks.push(Block::Gap(1.0));
    blocks.push(plain(composer.say("box-inside-pieces", &args)?));
    if contents.lying.len() > usize::from(contents.leaflet) {
        blocks.push(plain(composer.say("box-inside-flat", &args)?));
    }
    if contents.leaflet {
        blocks.push(plain(composer.say("box-inside-leaflet", &args)?));
    }
    blocks.push(Block::Gap(3.0));
    let board = if contents.band { "box-outside-board" } else { "box-outside-poster" };
    blocks.push(plain(composer.say(board, &args)?));
    blocks.push(plain(composer.say("box-made", &args)?));
    blocks.push(Block::Gap(3.0));
    let small = |text: String| Block::Paragraph { text, look: Look::Fitted(centred(8.5, palette.quiet)) };
    blocks.push(small(edition::edition(composer.messages, variant)?));
    if let Some(maker) = maker {
        blocks.push(small(composer.say("box-maker", &[("maker", Value::Text(escape_markup(maker)))])?));
    }
    let room = 4.0 * INSET;
    in_the_middle(composer, &blocks, room, size.width - 2.0 * room, size)
}

/// Sets blocks in the middle of a face's height, from `left` on and `width` wide.
fn in_the_middle(
    composer: &mut Composer<'_>,
    blocks: &[Block],
    left: f64,
    width: f64,
    size: Size,
) -> Result<Content, ExplainError> {
    let high = crate::layout::height(composer, blocks, width)?;
    let set = stack(composer, blocks, Frame::new(left, (size.height - high) / 2.0, width))?;
    Ok(Content { size, items: set.items, structure: set.structure })
}

/// Returns players, age and minutes in one line.
fn facts(composer: &Composer<'_>, variant: &Variant) -> Result<String, LayoutError> {
    let least = Value::Number(f64::from(minutes(variant.setup.board.size())));
    let args = [("minutes", least)];
    let mut parts = Vec::new();
    for id in ["facts-players", "facts-age", "facts-time"] {
        parts.push(composer.say(id, &args)?);
    }
    Ok(parts.join("  ·  "))
}

/// Sets the note beside a sheet's outline, on the waste: which sheet it is, and how it is cut and folded.
fn note(composer: &mut Composer<'_>, net: &Net, which: &str) -> Result<(Vec<Item>, Vec<Node>), ExplainError> {
    let all = net.bounds();
    let is_tray = !net.area(PanelName::Floor).is_zero_area();
    // The note of the tray stands on a cut-off corner, the note of the cover beside its base.
    let (room, quarters) = if is_tray {
        let lining = net.area(PanelName::FrontLining);
        (Rect::new(all.x0, all.y0, lining.x0, lining.y1), 0)
    } else {
        let base = net.area(PanelName::Base);
        (Rect::new(all.x0, base.y0, base.x0, base.y1), 3)
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
