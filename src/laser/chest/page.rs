//! The page that shows how the box goes together: all parts taken apart, their names, the steps, and the finished box.

use super::exploded::{Exploded, closed};
use super::measures::BoxMeasures;
use super::{BoxPart, LaserBox};
use crate::imposition::{Order, SheetError};
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, Marker, Standing, fit, height, stack};
use crate::scene::{Document, Info, Item, Marks, Node, OutlineEntry, Page, Size, Tag};
use crate::text::{Face, Style, Value, escape_markup};
use crate::units::Length;

/// Sizes of type that are tried for the words, in points; then the sizes for small paper, with a smaller drawing.
const WORDS: [f64; 8] = [10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
const SMALL: [f64; 6] = [8.0, 7.5, 7.0, 6.5, 6.0, 5.5];
/// Sizes of titles and headings, in sizes of the words.
const TITLE: f64 = 2.0;
const HEADING: f64 = 1.2;
/// Room between columns, and between drawing and words, in millimetres.
const GUTTER: f64 = 8.0;
const BETWEEN: f64 = 3.0;
/// Share of the width for the steps.
const STEPS: f64 = 0.58;
/// Least share of the page's height for the drawing; the second one is for small type.
const DRAWING: [f64; 2] = [0.4, 0.28];
/// Height of the finished box, as a share of its column's width.
const DONE: f64 = 0.62;

/// Sets the page as a document of its own.
///
/// # Errors
/// A message or a glyph that is missing, or paper on which the words have no room.
pub fn page(order: &Order, chest: &LaserBox) -> Result<Document, SheetError> {
    let mut marks = Marks::default();
    let mut composer = order.composer(&mut marks);
    let area = order.settings.paper.printable(order.settings.margin);
    let usual = WORDS.into_iter().map(|points| (points, DRAWING[0]));
    let small = SMALL.into_iter().map(|points| (points, DRAWING[1]));
    let found = fit::first(usual.chain(small), |&(points, drawing)| {
        BoxPage { order, chest, points, drawing }.set(&mut composer, area.size())
    })?;
    let none = SheetError::NoRoom { what: "chest-page", size: None };
    let content = found.ok_or_else(|| none.on(&order.settings))?.1;
    let game = game(order);
    let title = plain(&composer.say("chest-title", &game)?);
    Ok(Document {
        info: Info {
            title: title.clone(),
            subject: plain(&composer.say("chest-subject", &game)?),
            keywords: vec!["hnefatafl".to_owned(), order.variant.name.clone()],
            creator: format!("tafl-print {}", order.version),
            language: composer.messages.language().tag().to_owned(),
            date: order.date,
        },
        flip: None,
        numbers: Vec::new(),
        pages: vec![Page {
            size: order.settings.paper.size(),
            trim: None,
            bleed: None,
            items: vec![Item::moved(content.items, area.x0, area.y0)],
        }],
        structure: content.structure,
        outline: vec![OutlineEntry::of(title, 0)],
    })
}

fn game(order: &Order) -> [(&'static str, Value); 1] {
    [("game", Value::Text(escape_markup(&order.variant.name)))]
}

/// Page in type of one size, to be tried.
struct BoxPage<'a> {
    order: &'a Order,
    chest: &'a LaserBox,
    points: f64,
    /// Least share of the height for the drawing.
    drawing: f64,
}

impl BoxPage<'_> {
    /// Sets everything on a page. `None`: the drawing would be too small.
    fn set(&self, composer: &mut Composer<'_>, size: Size) -> Result<Option<Content>, LayoutError> {
        let head = self.head(composer)?;
        let steps = self.steps(composer)?;
        let parts = self.parts(composer)?;
        let left = STEPS * (size.width - GUTTER);
        let right = size.width - GUTTER - left;
        let done = closed(self.chest, composer, Size::new(right, DONE * right));
        // The entries of a list are as large as other words.
        let words = Some(self.style(composer, 1.0, Face::Regular));
        let column = |left: f64, top: f64, width: f64| Frame { boxes: words, ..Frame::new(left, top, width) };
        let above = height(composer, &head, size.width)?;
        let beside = height(composer, &parts, right)? + BETWEEN + done.size.height;
        let tried = stack(&mut composer.with(&mut Marks::default()), &steps, column(0.0, 0.0, left))?;
        let below = tried.bottom.max(beside);
        let room = Size::new(size.width, size.height - above - below - 2.0 * BETWEEN);
        if room.height < self.drawing * size.height {
            return Ok(None);
        }
        let exploded = Exploded::new(self.chest);
        let (scale, drawn) = exploded.fitted(room);

        let head = stack(composer, &head, Frame::new(0.0, 0.0, size.width))?;
        let (mut items, mut nodes) = (head.items, head.structure);
        let drawing = self.figure(composer, exploded.draw(composer, scale)?, "alt-chest-parts")?;
        let top = above + BETWEEN + (room.height - drawn.height) / 2.0;
        items.push(Item::moved(drawing.items, (size.width - drawn.width) / 2.0, top));
        nodes.extend(drawing.structure);
        let top = size.height - below;
        let steps = stack(composer, &steps, column(0.0, top, left))?;
        items.extend(steps.items);
        nodes.extend(steps.structure);
        let mut last = parts;
        last.push(Block::Gap(BETWEEN));
        last.push(Block::figure(self.figure(composer, done, "alt-chest-done")?, Standing::Stands));
        let last = stack(composer, &last, Frame::new(left + GUTTER, top, right))?;
        items.extend(last.items);
        nodes.extend(last.structure);
        Ok(Some(Content { size, items, structure: vec![Node::of(Tag::Section, nodes)] }))
    }

    /// Returns a drawing with its description in words.
    fn figure(&self, composer: &mut Composer<'_>, drawn: Content, alt: &str) -> Result<Content, LayoutError> {
        let mark = composer.marks.fresh();
        let alt = plain(&composer.say(alt, &game(self.order))?);
        Ok(Content {
            size: drawn.size,
            items: vec![Item::marked(mark, drawn.items)],
            structure: vec![Node::leaf(Tag::Figure { alt }, mark)],
        })
    }

    /// Returns the title, the size of the box, and what goes in.
    fn head(&self, composer: &Composer<'_>) -> Result<Vec<Block>, LayoutError> {
        let LaserBox { measures, load, .. } = self.chest;
        let mut sentences = vec![composer.say("chest-sizes", &sizes(measures))?];
        let counts = [
            ("pieces", Value::from(load.pieces.len())),
            ("layers", Value::from(load.layers)),
            ("cards", Value::from(load.cards.len())),
        ];
        let lying = match (load.pieces.is_empty(), load.cards.is_empty()) {
            (false, false) => "chest-pieces-and-cards",
            (false, true) => "chest-pieces",
            (true, _) => "chest-cards",
        };
        sentences.push(composer.say(lying, &counts)?);
        Ok(vec![
            Block::Heading {
                level: 1,
                title: composer.say("chest-title", &game(self.order))?,
                look: Look::Fitted(self.style(composer, TITLE, Face::SemiBold)),
            },
            Block::Gap(1.0),
            self.paragraph(composer, sentences.join(" ")),
        ])
    }

    /// Returns the steps in which the box goes together.
    fn steps(&self, composer: &Composer<'_>) -> Result<Vec<Block>, LayoutError> {
        let all = [
            "chest-step-dry",
            "chest-step-ledges",
            "chest-step-ends",
            "chest-step-sides",
            "chest-step-rails",
            "chest-step-lid",
        ];
        let said = all.iter().map(|step| composer.say(step, &[]));
        Ok(vec![
            self.heading(composer, "chest-steps")?,
            Block::Gap(0.8),
            Block::list(Marker::Number, said.collect::<Result<_, _>>()?),
        ])
    }

    /// Returns the list of parts.
    fn parts(&self, composer: &Composer<'_>) -> Result<Vec<Block>, LayoutError> {
        let mut blocks = vec![self.heading(composer, "chest-parts")?, Block::Gap(0.8)];
        for part in BoxPart::ALL {
            let text = composer.say(part.entry().message, &[("letter", Value::from(part.letter()))])?;
            blocks.push(self.paragraph(composer, text));
        }
        Ok(blocks)
    }

    fn heading(&self, composer: &Composer<'_>, id: &str) -> Result<Block, LayoutError> {
        let look = Look::Styled(self.style(composer, HEADING, Face::SemiBold));
        Ok(Block::Heading { level: 2, title: composer.say(id, &[])?, look })
    }

    fn paragraph(&self, composer: &Composer<'_>, text: String) -> Block {
        Block::Paragraph { text, look: Look::Styled(self.style(composer, 1.0, Face::Regular)) }
    }

    /// Returns the style of words `times` as large as the words of the page.
    fn style(&self, composer: &Composer<'_>, times: f64, face: Face) -> Style {
        let size = Length::pt(self.points * times);
        Style { face, ..Style::plain(size, size * 1.28, composer.palette.ink) }
    }
}

/// Returns the lengths for messages, in millimetres: the inside, which is whole, and the outside, rounded to tenths.
fn sizes(measures: &BoxMeasures) -> Vec<(&'static str, Value)> {
    let [long, wide, high] = measures.outside().map(|length| (length * 10.0).round() / 10.0);
    vec![
        ("length", Value::Number(measures.length)),
        ("width", Value::Number(measures.clear)),
        ("height", Value::Number(measures.height)),
        ("long", Value::Number(long)),
        ("wide", Value::Number(wide)),
        ("high", Value::Number(high)),
        ("thickness", Value::Number(measures.thickness)),
    ]
}
