//! Reads the layers of a board, the `[[board.layer]]` sections of a theme.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::drawings::{Drawings, several};
use super::needed::{BoardsOfLayer, Needed};
use super::seen::reach;
use super::{color, maybe_color};
use crate::format::file::{Expected, FileEntry, FileSection, Text};
use crate::format::rows::Rows;
use crate::game::SIZES;
use crate::keyed::{KeyedMessage, all_of, keyed};
use crate::scene::{Art, Color};
use crate::theme::{
    Along, BoardLayer, Course, CourseLine, Ink, LandArt, LandStamp, Lies, Lined, PAINTED_SQUARE, Slot,
    Texture,
};

/// Name of a layer in messages.
const LAYER: &str = "[[board.layer]]";
/// Keys that tell what a layer shows; a layer has exactly one.
pub(in crate::format) const KINDS: [&str; 5] = [PAINTING, "texture", "curve", "stamp", "scatter"];
/// Key of a painting, which takes the place of the other layers.
const PAINTING: &str = "painting";
/// Kinds of squares that a layer may be for.
pub(in crate::format) const SQUARES: [Slot; 5] =
    [Slot::Ground, Slot::Camp, Slot::Town, Slot::Throne, Slot::Corner];
/// Keys of a painting's drawings for the inks, in the order of [`Ink::SPARING`].
pub(in crate::format) const PAINTED: [&str; 3] = ["painting-low", "painting-outline", "painting-grey"];
/// Most layers of a board, and most colours or lines of one layer.
pub(in crate::format) const MOST_LAYERS: usize = 24;
pub(in crate::format) const MOST_COLORS: usize = 12;
/// How far a drawing may reach beyond the squares that it is for, in sides of a square.
const BEYOND: f64 = 2.0;

/// Ranges of the numbers in a layer, in per cent or hundredths of a square.
pub(in crate::format) mod numbers {
    use std::ops::RangeInclusive;

    pub(in crate::format) const SCALE: RangeInclusive<f64> = 25.0..=400.0;
    pub(in crate::format) const WIDTH: RangeInclusive<f64> = 0.8..=150.0;
    pub(in crate::format) const DASH: RangeInclusive<f64> = 1.0..=1000.0;
    pub(in crate::format) const SHARE: RangeInclusive<f64> = 1.0..=100.0;
    pub(in crate::format) const SIDE: RangeInclusive<f64> = 5.0..=100.0;
    pub(in crate::format) const EVERY: RangeInclusive<f64> = 10.0..=1000.0;
    pub(in crate::format) const PER_SQUARE: RangeInclusive<f64> = 0.01..=4.0;
}

/// Reads all layers; leaves out faulty ones, whose faults it reports.
pub(super) fn layers(value: &FileEntry<'_>, drawings: &mut Drawings<'_>) -> Vec<BoardLayer> {
    let Some(list) = value.list(Expected::Section(LAYER)) else { return Vec::new() };
    if list.is_empty() {
        let help = keyed!("write-layers", header = LAYER);
        value.fault(keyed!("layers-empty"), help);
    }
    if list.len() > MOST_LAYERS {
        let message = keyed!("too-many-layers", count = list.len(), most = MOST_LAYERS);
        value.fault(message, keyed!("draw-layers-as-one"));
        return Vec::new();
    }
    let section = |item| FileSection::of(item, KeyedMessage::own(LAYER), Expected::Section(LAYER));
    let sections: Vec<_> = list.iter().filter_map(section).collect();
    let is_composed = drawings.needed.is_none_or(|needed| needed.is_composed(&painted(&sections)));
    let layer = |section| LayerReader { section, drawings: &mut *drawings, is_composed }.layer();
    sections.into_iter().filter_map(layer).collect()
}

/// Returns the boards that have a painting.
fn painted(sections: &[FileSection<'_>]) -> Vec<BoardsOfLayer> {
    sections.iter().filter(|section| section.has(PAINTING)).map(boards).collect()
}

/// Reads the boards that a layer is for. A painting must give the size.
fn boards(section: &FileSection<'_>) -> BoardsOfLayer {
    let size = size(section);
    BoardsOfLayer { size, layout: layout(section, size) }
}

fn size(section: &FileSection<'_>) -> Option<u8> {
    let value = if section.has(PAINTING) {
        section.needed("size", "size = 11")?
    } else {
        section.optional("size")?
    };
    let size: usize = value.read()?;
    let fits = u8::try_from(size).ok().filter(|size| SIZES.contains(size));
    if fits.is_none() {
        let message = keyed!("layer-size-wrong", size);
        let help = keyed!("write-size-between", least = SIZES.start(), most = SIZES.end());
        value.fault(message, help);
    }
    fits
}

/// Reads the starting layout that a layer is for; reports one that isn't of this size.
fn layout(section: &FileSection<'_>, size: Option<u8>) -> Option<Vec<String>> {
    let value = section.optional("layout")?;
    let rows = Rows::read(&value)?;
    let found = rows.square_board(value.report)?;
    if let Some(size) = size
        && found != size
    {
        let message = keyed!("layer-rows-wrong", rows = found, size);
        return value.refuse(message, keyed!("correct-size-or-rows"));
    }
    Some(section.words("layout"))
}

/// Reader of one layer.
struct LayerReader<'a, 'd, 't> {
    section: FileSection<'t>,
    drawings: &'a mut Drawings<'d>,
    /// Whether layers are needed that a painting would replace.
    is_composed: bool,
}

impl LayerReader<'_, '_, '_> {
    fn layer(mut self) -> Option<BoardLayer> {
        let section = &self.section;
        let said: Vec<&str> = KINDS.into_iter().filter(|&key| section.has(key)).collect();
        let &[kind] = said.as_slice() else {
            let message = if said.is_empty() {
                keyed!("layer-shows-nothing")
            } else {
                keyed!("layer-shows-several", kinds => all_of(&said))
            };
            let help = keyed!("layer-has-one-of", kinds = KINDS.join(", "));
            return section.report.refuse(section.span.clone(), message, help);
        };
        let lies = section.maybe_word("lies", &Lies::ALL, Lies::name);
        let always = section.value("always").unwrap_or_default();
        let boards = boards(section);
        let on = self.squares();
        let BoardsOfLayer { size, layout } = boards.clone();
        let layer =
            |shows| Some(BoardLayer { shows, lies: lies.unwrap_or_default(), always, size, layout, on: on? });
        let is_shown = |needed: &Needed| {
            needed.boards.iter().any(|board| boards.have(board))
                && (kind == PAINTING || always || self.is_composed)
        };
        if self.drawings.needed.is_some_and(|needed| !is_shown(needed)) {
            // The layer keeps its place: what a layer shows depends on its number.
            return layer(LandArt::Scatter { drawings: Vec::new(), each: 0.0, per_square: 0.0 });
        }
        let shows = match kind {
            PAINTING => self.painting(size),
            "texture" => self.texture(),
            "curve" => self.course(),
            "stamp" => self.stamps(),
            _ => self.scatter(),
        };
        self.section.finish();
        layer(shows?)
    }

    /// Returns the kinds of squares that the layer is for: all, if it names none.
    fn squares(&self) -> Option<Vec<Slot>> {
        let Some(value) = self.section.optional("on") else { return Some(SQUARES.to_vec()) };
        let list = value.items()?;
        if list.is_empty() {
            let help = keyed!("write-kinds-of-squares", square = Slot::Ground.key());
            let message = keyed!("layer-on-no-squares");
            return value.refuse(message, help);
        }
        list.iter().map(|item| item.choose(&SQUARES, Slot::key)).collect()
    }

    fn painting(&mut self, size: Option<u8>) -> Option<LandArt> {
        let text = self.section.maybe_text("painting")?;
        let art = self.painted(&text, size, None);
        let inks = [0, 1, 2].map(|nth| {
            let text = self.section.maybe_text(PAINTED[nth])?;
            self.painted(&text, size, Some(Ink::SPARING[nth]))
        });
        Some(LandArt::Painting { art: art?, inks })
    }

    /// Reads the painting of a board of this size; reports one with another width or height.
    fn painted(&mut self, text: &Text, size: Option<u8>, ink: Option<Ink>) -> Option<Arc<Art>> {
        let art = match ink {
            Some(ink) => self.drawings.draw_for(None, text, ink)?,
            None => self.drawings.draw(None, text)?,
        };
        let side = f64::from(size?) * PAINTED_SQUARE;
        let found = art.size;
        if (found.width - side).abs() > 1e-3 || (found.height - side).abs() > 1e-3 {
            let message = keyed!(
                "painting-size-wrong",
                file = text.value,
                width = found.width,
                height = found.height,
                squares = size?,
                side
            );
            let help = keyed!("save-painting-with-size", side, square = PAINTED_SQUARE);
            return self.section.report.refuse(text.span.clone(), message, help);
        }
        self.stays(text, &art, PAINTED_SQUARE)?;
        Some(art)
    }

    /// Reports a drawing that reaches more than `BEYOND` past its squares: the rest would be cut off unnoticed.
    fn stays(&self, text: &Text, art: &Art, square: f64) -> Option<()> {
        let most = BEYOND * square;
        let frame = art.size.to_rect().inflate(most, most);
        let Some(area) = reach(art).filter(|area| frame.union(*area) != frame) else { return Some(()) };
        let message = keyed!(
            "drawing-leaves-board",
            file = text.value,
            left = format!("{:.0}", area.x0),
            top = format!("{:.0}", area.y0),
            right = format!("{:.0}", area.x1),
            bottom = format!("{:.0}", area.y1),
            width = art.size.width,
            height = art.size.height
        );
        let help = keyed!("draw-within-board", most);
        self.section.report.refuse(text.span.clone(), message, help)
    }

    fn texture(&self) -> Option<LandArt> {
        let texture = self.section.word("texture", &Texture::ALL, Texture::name);
        let colors = self.colors();
        let scale = self.number("scale", &numbers::SCALE, 100.0)? / 100.0;
        Some(LandArt::Texture { texture: texture?, colors: colors?, scale })
    }

    fn course(&mut self) -> Option<LandArt> {
        let course = self.section.word("curve", &Course::ALL, Course::name);
        let lines = self.lines();
        let outside = maybe_color(&self.section, "outside");
        let lined = self.section.maybe_word("lined", &Lined::ALL, Lined::name);
        if course.is_some_and(|course| course != Course::Coast) {
            for key in ["outside", "lined"] {
                self.section.refuse(key, keyed!("only-a-coast-has-sides"));
            }
        }
        let along = match self.section.maybe_text("along") {
            None => None,
            Some(text) => {
                let size = self.number("size-along", &numbers::SIDE, 30.0)?;
                let every = self.number("every", &numbers::EVERY, 100.0)?;
                Some(Along { art: self.drawings.draw(None, &text)?, size, every })
            }
        };
        Some(LandArt::Course {
            course: course?,
            lines: lines?,
            outside,
            lined: lined.unwrap_or_default(),
            along,
        })
    }

    /// Reads the strokes of a course.
    fn lines(&self) -> Option<Vec<CourseLine>> {
        let value = self.section.needed("lines", "lines = [{ color = \"#7d9aa0\", width = 30 }]")?;
        let list = value.items()?;
        if list.is_empty() || list.len() > MOST_COLORS {
            let message = keyed!("lines-count-wrong", count = list.len());
            let help = keyed!("write-lines-up-to", most = MOST_COLORS);
            return value.refuse(message, help);
        }
        list.iter().map(line).collect()
    }

    fn stamps(&mut self) -> Option<LandArt> {
        let texts = several(&self.section, "stamp")?;
        let share = self.number("share", &numbers::SHARE, 10.0)? / 100.0;
        let stamps: Vec<Option<LandStamp>> = texts.iter().map(|text| self.stamp(text)).collect();
        let drawings = stamps.into_iter().collect::<Option<_>>()?;
        Some(LandArt::Stamps { drawings, share })
    }

    fn stamp(&mut self, text: &Text) -> Option<LandStamp> {
        let art = self.drawings.draw(None, text)?;
        let squares =
            |side: f64| [1_u8, 2, 3].into_iter().find(|&n| (side - f64::from(n) * 100.0).abs() < 1e-3);
        let (Some(wide), Some(high)) = (squares(art.size.width), squares(art.size.height)) else {
            let message = keyed!(
                "stamp-size-wrong",
                file = text.value,
                width = art.size.width,
                height = art.size.height
            );
            let help = keyed!("save-stamp-with-size");
            return self.section.report.refuse(text.span.clone(), message, help);
        };
        self.stays(text, &art, 100.0)?;
        Some(LandStamp { art, wide, high })
    }

    fn scatter(&mut self) -> Option<LandArt> {
        let texts = several(&self.section, "scatter")?;
        let each = self.number("each", &numbers::SIDE, 30.0)?;
        let per_square = self.number("per-square", &numbers::PER_SQUARE, 0.5)?;
        let arts: Vec<Option<Arc<Art>>> = texts.iter().map(|text| self.drawings.draw(None, text)).collect();
        Some(LandArt::Scatter { drawings: arts.into_iter().collect::<Option<_>>()?, each, per_square })
    }

    /// Returns the colours of a texture.
    fn colors(&self) -> Option<Vec<Color>> {
        let value = self.section.needed("colors", "colors = [\"#c99b5f\", \"#8c6236\"]")?;
        let texts = value.texts()?;
        if texts.is_empty() || texts.len() > MOST_COLORS {
            let message = keyed!("colours-count-wrong", key = value.name, count = texts.len());
            let help = keyed!("name-colours-up-to", most = MOST_COLORS);
            return value.refuse(message, help);
        }
        texts.into_iter().map(|text| color(text, "colors", value.report)).collect()
    }

    /// Reads a number that may be left out; `usual` is the default.
    fn number(&self, key: &'static str, range: &RangeInclusive<f64>, usual: f64) -> Option<f64> {
        self.section.optional(key).map_or(Some(usual), |value| value.within(range))
    }
}

/// Reads a stroke of a course.
fn line(value: &FileEntry<'_>) -> Option<CourseLine> {
    let line = FileSection::of(value, keyed!("section-of-line"), Expected::CourseLines)?;
    let text = line.text("color", "color = \"#7d9aa0\"");
    let color = text.and_then(|text| color(text, "color", line.report));
    let width = line.needed("width", "width = 30").and_then(|value| value.within(&numbers::WIDTH));
    let dash = line.optional("dash").map_or(Some(Vec::new()), |value| {
        value.items()?.iter().take(MOST_COLORS).map(|item| item.within(&numbers::DASH)).collect()
    });
    line.finish();
    Some(CourseLine { color: color?, width: width?, dash: dash? })
}
