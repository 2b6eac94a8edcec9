//! A map of the file: each kind of page in small, its number, what is cut from it, and whether colour is of use on it.
//!
//! The contents of a page come from the finished plan: this file knows forms on paper (squares, discs, folded inserts, words),
//! and no product by its name.

use crate::imposition::cut_plan::{Element, Placed};
use crate::imposition::{Component, Detail, Matter, Media, Plan, PlannedPage, Side, Sides, TokenShape};
use crate::instructions::steps::words::Words;
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, stack};
use crate::product::form::Form;
use crate::scene::{BezPath, Color, Item, Node, Path, Rect, Shape, Size, Stroke, Tag, circle};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::set::Set;
use crate::text::{Align, Style, Value};
use crate::theme::{Ink, Palette};

/// Longer side of a small page, in millimetres.
const LONG: f64 = 25.0;
/// Least width of a small page with its words, in millimetres.
const WIDE: f64 = 19.2;
/// Room between a small page and its words, in millimetres.
const ABOVE: f64 = 0.8;
/// Size of the words, in points.
const WORDS: f64 = 7.5;
/// Width of lines in millimetres.
const LINE: f64 = 0.2;
/// Spot on pages that are best printed in colour: its radius, and its distance from their corner, in millimetres.
const SPOT: (f64, f64) = (1.1, 2.0);

/// A kind of page of the file, for the map of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPage {
    /// Material of these pages, which tells their file.
    pub media: Media,
    /// Numbers of the pages of this kind.
    pub numbers: Vec<usize>,
    /// Whether these pages are best printed in colour.
    pub colour: bool,
    /// Relation of these pages to the other side of the board.
    pub side: MapSide,
    /// Components on a page of this kind, with their numbers.
    pub components: Vec<(Component, usize)>,
}

/// Relation of a kind of page to the other side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapSide {
    /// A page that has nothing to do with the other side of the board.
    Plain,
    /// A page with the board, together with the next page, which has its other side.
    Both,
    /// A page with the other side of the board alone.
    Behind,
}

/// Returns each kind of page, in the order of the file.
pub(in crate::instructions) fn pages(plan: &Plan) -> Vec<MapPage> {
    // Sheets for a class are as good in black.
    let coloured = matches!(plan.settings.ink, Ink::Full | Ink::Low) && plan.measures.class.is_none();
    let mut found: Vec<(usize, MapPage)> = Vec::new();
    // Posters and pages for the wall are in files of their own.
    let is_here = |page: &PlannedPage<'_>| !page.media.is_apart();
    for page in plan.pages().into_iter().filter(is_here) {
        // All pages to read count as one kind here: nobody cuts them.
        let is_reading = matches!(page.sheet.matter, Matter::Reading(_));
        let kind = if is_reading { usize::MAX } else { page.kind };
        let is_handout =
            |(component, _): &(Component, usize)| matches!(component.product().form, Form::Handout(_));
        let has = |known: &MapPage| {
            page.parts.iter().map(|part| (part.component, part.count)).eq(known.components.iter().copied())
        };
        // Both sides of a handout are whole pages of words.
        let known = found.iter_mut().find(|(of, known)| {
            *of == kind || page.side == Side::Second && known.components.iter().all(is_handout) && has(known)
        });
        if let Some((_, known)) = known {
            known.numbers.push(page.number);
            continue;
        }
        let mut components: Vec<(Component, usize)> = Vec::new();
        for part in page.parts {
            match components.iter_mut().find(|(component, _)| *component == part.component) {
                Some((_, count)) => *count += part.count,
                None => components.push((part.component, part.count)),
            }
        }
        let is_painted =
            |component: Component| matches!(component.product().form, Form::Squares | Form::Discs);
        let colour = coloured && components.iter().any(|(component, _)| is_painted(*component));
        let is_behind = page.parts.iter().any(|part| matches!(part.detail, Detail::OtherSide(..)));
        // The other side of the board is listed with the page of its front.
        let is_front = |known: &MapPage| {
            let is_board = |component: Component| matches!(component.product().form, Form::Squares);
            known.side != MapSide::Behind
                && (known.media, known.numbers.last()) == (page.media, Some(&(page.number - 1)))
                && known.components.iter().any(|(component, _)| is_board(*component))
        };
        let front = found.iter_mut().find(|(_, known)| is_front(known));
        if let (true, Some((_, front))) = (is_behind, front) {
            front.numbers.push(page.number);
            front.side = MapSide::Both;
            continue;
        }
        let side = if is_behind { MapSide::Behind } else { MapSide::Plain };
        found.push((
            kind,
            MapPage { media: page.media, numbers: vec![page.number], colour, side, components },
        ));
    }
    found.into_iter().map(|(_, page)| page).collect()
}

/// Returns the words under a small page: its numbers and its contents.
pub(in crate::instructions) fn said(words: &Words<'_, '_>, page: &MapPage) -> Result<String, LayoutError> {
    let own = [("numbers", Value::from(numbers(words, page)?)), ("contents", contents(words, page)?.into())];
    words.say_with("map-page", &own)
}

/// Returns the contents of a page in a few words.
fn contents(words: &Words<'_, '_>, page: &MapPage) -> Result<String, LayoutError> {
    let mut texts: Vec<String> = Vec::new();
    for &(component, count) in &page.components {
        let own = [("count", Value::from(count))];
        let text = match component.product().form {
            Form::Reading => words.say("map-reading")?,
            Form::Squares => words.say(match page.side {
                MapSide::Plain => "map-board",
                MapSide::Both => "map-both-sides",
                MapSide::Behind => "map-other-side",
            })?,
            Form::Discs => words.say("map-pieces")?,
            Form::Pages => words.say("map-leaflet")?,
            Form::Insert(_) | Form::Handout(_) => match component.words().label {
                Some(id) => words.say_with(id, &own)?,
                None => continue,
            },
        };
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    words.list(&texts)
}

/// Returns the number of the page, the range if its pages follow each other, or else how often it comes.
fn numbers(words: &Words<'_, '_>, page: &MapPage) -> Result<String, LayoutError> {
    let (first, last) = (page.numbers.first().copied(), page.numbers.last().copied());
    // A page with a blank back is followed by the next but one.
    let step = if matches!(words.subject.sides(), Sides::Printer(_)) { 2 } else { 1 };
    let apart = |step| page.numbers.windows(2).all(|pair| pair[1] == pair[0] + step);
    let follow = apart(1) || apart(step);
    let id = match page.numbers.len() {
        0 | 1 => "map-page-one",
        _ if follow => "map-page-range",
        _ => "map-page-times",
    };
    let own = [
        ("first", Value::from(first.unwrap_or_default())),
        ("last", Value::from(last.unwrap_or_default())),
        ("count", Value::from(page.numbers.len())),
    ];
    words.say_with(id, &own)
}

/// Returns the width of a small page with its words, in millimetres.
fn wide(set: Set<'_>) -> f64 {
    let paper = set.order.settings.paper.size();
    (paper.width * LONG / paper.width.max(paper.height)).max(WIDE)
}

fn style(composer: &Composer<'_>) -> Style {
    Style { align: Align::Center, lining_figures: true, ..small(composer, WORDS) }
}

/// Returns the number of lines that the words under a small page take.
///
/// # Errors
/// A glyph that is missing.
pub(in crate::instructions) fn lines(
    composer: &Composer<'_>,
    set: Set<'_>,
    said: &str,
) -> Result<usize, LayoutError> {
    Ok(composer.typesetter.broke(said, &style(composer), wide(set))?.hyphenated.len())
}

/// Draws a small page with its words below, for which it leaves room for `lines` lines.
///
/// # Errors
/// A message or a glyph that is missing.
pub(in crate::instructions) fn draw(
    composer: &mut Composer<'_>,
    set: Set<'_>,
    page: &MapPage,
    said: &str,
    lines: usize,
) -> Result<Content, LayoutError> {
    let style = style(composer);
    let number = page.numbers.first().copied().unwrap_or(1);
    let paper = set.order.settings.paper.size();
    let scale = LONG / paper.width.max(paper.height);
    let shown = Small::of(set, page.media, number);
    let own = shown.paper * scale;
    // Labels may be on other paper, which is scaled to fit into the place of a page; all others may lie across.
    let [most, least] =
        [paper.width.max(paper.height), paper.width.min(paper.height)].map(|side| side * scale);
    let [long, short] = [own.width.max(own.height), own.width.min(own.height)];
    let scale = scale * (most / long).min(least / short).min(wide(set) / own.width).min(1.0);
    let area = shown.paper * scale;
    let height = area.height + ABOVE + lines as f64 * style.leading.to_mm();
    if composer.trial {
        return Ok(Content { size: Size::new(wide(set), height), items: Vec::new(), structure: Vec::new() });
    }
    let wide = wide(set);
    let mark = composer.marks.fresh();
    let left = (wide - area.width) / 2.0;
    let mut drawing = vec![Item::moved(shown.draw(composer.palette, scale), left, 0.0)];
    if page.colour {
        let at = (left + area.width - SPOT.1, SPOT.1);
        let edge = Some(Stroke::new(Color::WHITE, 0.4));
        drawing.push(Path { stroke: edge, ..Path::fill(circle(at, SPOT.0), composer.palette.accent) }.into());
    }
    let block = Block::Caption { text: said.to_owned(), look: Look::Styled(style) };
    let words = stack(composer, &[block], Frame::new(0.0, area.height + ABOVE, wide))?;
    let alt = plain(&composer.say("alt-map-page", &[("page", Value::from(number))])?);
    let mut items = vec![Item::marked(mark, drawing)];
    items.extend(words.items);
    let mut nodes = vec![Node::leaf(Tag::Figure { alt }, mark)];
    nodes.extend(words.structure);
    Ok(Content { size: Size::new(wide, height), items, structure: vec![Node::of(Tag::Section, nodes)] })
}

/// Contents of a page, taken from the plan.
enum OnPage<'a> {
    /// Parts to cut from the page, and the shape of its pieces.
    Placed(&'a [Placed], TokenShape),
    /// Back of a sheet with the board: the parts on its front.
    OtherSide(&'a [Placed]),
    /// Words in two columns, with folds at these shares of the width.
    Words { at: &'static [f64] },
}

struct Small<'a> {
    set: Set<'a>,
    paper: Size,
    shown: OnPage<'a>,
}

impl<'a> Small<'a> {
    /// Returns the page of a material with a number.
    fn of(set: Set<'a>, media: Media, number: usize) -> Self {
        let (plan, settings) = (set.plan, &set.order.settings);
        let paper = settings.paper.size();
        let found = plan.pages().into_iter().find(|page| (page.media, page.number) == (media, number));
        let (matter, side) =
            found.map_or((Matter::Reading(0), Side::Only), |page| (page.sheet.matter, page.side));
        match (matter, side) {
            (Matter::Cut(nth), Side::Only | Side::First) => {
                let placed = &plan.cut.sheets[nth].placed;
                return Self { set, paper, shown: OnPage::Placed(placed, settings.token) };
            }
            (Matter::Cut(nth), Side::Second) if set.products.behind.is_none() => {
                return Self { set, paper, shown: OnPage::OtherSide(&plan.cut.sheets[nth].placed) };
            }
            (Matter::Labels(nth), _) => {
                let page = &plan.cut.labels[nth];
                let paper = page.sheet.paper.size();
                return Self { set, paper, shown: OnPage::Placed(&page.placed, TokenShape::Round) };
            }
            // All others have words.
            (
                Matter::Cut(_)
                | Matter::Reading(_)
                | Matter::Handout { .. }
                | Matter::Leaflet(_)
                | Matter::Wall(_)
                | Matter::Poster,
                _,
            ) => {}
        }
        let laid = plan.lay_of(matter);
        let paper = settings.paper.laid(laid.is_across);
        Self { set, paper, shown: OnPage::Words { at: laid.folds } }
    }

    /// Draws the page from its top left corner, with `scale` millimetres to a millimetre of paper.
    fn draw(&self, palette: &Palette, scale: f64) -> Vec<Item> {
        let area = (self.paper * scale).to_rect();
        let edge = Stroke::new(palette.ink, LINE);
        let sheet = Path { stroke: Some(edge.clone()), ..Path::fill(area.to_path(0.01), Color::WHITE) };
        let mut items: Vec<Item> = vec![sheet.into()];
        let (mut tinted, mut plain, mut folds, mut lines) =
            (BezPath::new(), BezPath::new(), BezPath::new(), BezPath::new());
        match self.shown {
            OnPage::Placed(placed, token) => {
                for Placed { element, area, turned } in placed {
                    let area = Rect::new(area.x0 * scale, area.y0 * scale, area.x1 * scale, area.y1 * scale);
                    match element {
                        Element::Disc { .. } if token == TokenShape::Round => {
                            tinted.extend(circle(area.center(), area.width() / 2.0));
                        }
                        Element::Disc { .. } | Element::Board { .. } => tinted.extend(area.to_path(0.01)),
                        Element::Insert { index, .. } => {
                            plain.extend(area.to_path(0.01));
                            for across in self.set.products.inserts[*index].blank.across() {
                                fold(&mut folds, area, across, *turned);
                            }
                        }
                        Element::Backs => fold(&mut folds, area, 0.0, *turned),
                        Element::Caption(_) | Element::SlugLine(_) => {}
                    }
                }
            }
            OnPage::OtherSide(placed) => {
                for Placed { area, .. } in
                    placed.iter().filter(|thing| matches!(thing.element, Element::Board { .. }))
                {
                    let behind = |x: f64| (self.paper.width - x) * scale;
                    let (from, to) = (behind(area.x1), behind(area.x0));
                    tinted.extend(Rect::new(from, area.y0 * scale, to, area.y1 * scale).to_path(0.01));
                }
            }
            OnPage::Words { at } => {
                for share in at {
                    fold(&mut folds, area, *share, true);
                }
                write(&mut lines, area);
            }
        }
        let fill = |path, color| Path { stroke: Some(edge.clone()), ..Path::fill(path, color) };
        items.push(fill(tinted, palette.ground).into());
        items.push(fill(plain, Color::WHITE).into());
        items.push(Path::stroke(lines, Stroke::new(palette.quiet.mix(Color::WHITE, 0.4), LINE)).into());
        items.push(Path::stroke(folds, Stroke::new(palette.accent, LINE).dashed(&[0.8, 0.5])).into());
        items
            .into_iter()
            .filter(|item| !matches!(item, Item::Path(path) if path.outline.elements().is_empty()))
            .collect()
    }
}

/// Adds a fold across an area, at a share of its height, or of its width from the right where it is turned.
fn fold(folds: &mut BezPath, area: Rect, share: f64, turned: bool) {
    if turned {
        let x = area.x1 - share * area.width();
        folds.move_to((x, area.y0));
        folds.line_to((x, area.y1));
    } else {
        let y = area.y0 + share * area.height();
        folds.move_to((area.x0, y));
        folds.line_to((area.x1, y));
    }
}

/// Adds lines in two columns, which stand for words.
fn write(lines: &mut BezPath, area: Rect) {
    let (edge, step) = (2.0, 1.3);
    let width = (area.width() - edge) / 2.0;
    for left in [area.x0 + edge, area.x0 + edge + width] {
        let mut y = area.y0 + edge;
        while y < area.y1 - edge {
            lines.move_to((left, y));
            lines.line_to((left + width - edge, y));
            y += step;
        }
    }
}
