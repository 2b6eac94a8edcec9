//! The upper part of the first page: the title, and the set as it lies on the table; and the small print below all.

use crate::game::Piece;
use crate::imposition::Order;
use crate::instructions::steps::command::{printable, unbroken};
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, Stacked, stack};
use crate::product::edition::edition;
use crate::product::front::own_or_themes;
use crate::product::picture::Masters;
use crate::scene::{Item, Node, Size, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Align, Face, Style, Value, escape_markup};
use crate::theme::Ink;
use crate::units::Length;

/// Width of a page in millimetres below which the title is smaller and the rulers stand below the words.
pub(super) const NARROW: f64 = 150.0;
/// Sizes of the title in points, on wide and on narrow pages: the largest one with at most [`LINES`] lines is taken.
const TITLES: ([f64; 6], [f64; 6]) =
    ([34.0, 30.0, 26.0, 22.0, 18.0, 14.0], [24.0, 22.0, 20.0, 18.0, 16.0, 14.0]);
/// Sizes of the line below the title, in points.
const SUBTITLES: [f64; 4] = [12.0, 11.0, 10.0, 9.0];
/// Sizes of the line with the maker's name, in points.
const MAKERS: [f64; 3] = [10.5, 9.5, 8.5];
/// Leading of all these lines, as a share of their size.
const LEADING: f64 = 1.16;
/// Most lines of the title, the line below it and the maker's line.
const LINES: usize = 2;
/// The smallest type of a word that is too long for a line by itself, in points.
const SMALLEST: f64 = 7.0;
/// Room below the title, in millimetres.
const BELOW: f64 = 4.0;
/// Room between the picture and its caption, and below the caption, in millimetres.
const AROUND: (f64, f64) = (2.5, 4.0);
/// Preferred width of the caption in millimetres.
pub(super) const CAPTION: f64 = 150.0;
/// Size of the line that names the edition, in points.
const IMPRINT: f64 = 7.5;

/// The small print at the foot of the first page.
pub(in crate::instructions) struct Imprint {
    /// The words.
    pub(in crate::instructions) content: Content,
    /// Height of the text area that they take, in millimetres: all lines but one, which has room below the area.
    pub(in crate::instructions) reserved: f64,
}

/// Sets the title, the subtitle (the game's own or the theme's) and the maker's name.
///
/// # Errors
/// A name with a word that is too long for the page, or a character without a glyph.
pub(in crate::instructions) fn title(
    order: &Order,
    composer: &mut Composer<'_>,
    width: f64,
) -> Result<Content, LayoutError> {
    let titles = if width < NARROW { TITLES.1 } else { TITLES.0 };
    let name = order.variant.name.clone();
    let style = Style { lining_figures: true, ..composer.title_style(&name, titles[0], LEADING) };
    let style = sized(composer, &name, style, &titles, width, "game-name")?;
    let mut blocks = vec![Block::Heading { level: 1, title: name, look: Look::Styled(style) }];
    let mut line = |composer: &mut Composer<'_>, text: String, face, tracking, sizes: &[f64], what| {
        let style = Style { face, tracking, align: Align::Center, ..small(composer, sizes[0]) };
        let style = sized(composer, &text, style, sizes, width, what)?;
        blocks.push(Block::Gap(1.0));
        blocks.push(Block::Paragraph { text, look: Look::Styled(style) });
        Ok::<(), LayoutError>(())
    };
    let subtitle = own_or_themes(composer, order.variant.about.subtitle.as_deref(), "theme-subtitle")?;
    if let Some(text) = subtitle {
        line(composer, text, Face::SmallCaps, 0.1, &SUBTITLES, "subtitle")?;
    }
    if let Some(maker) = order.maker.as_deref() {
        let text = composer.say("made-by", &[("maker", Value::Text(escape_markup(maker)))])?;
        line(composer, text, Face::Italic, 0.0, &MAKERS, "maker")?;
    }
    blocks.push(Block::Gap(BELOW));
    let Stacked { items, structure, bottom } = stack(composer, &blocks, Frame::new(0.0, 0.0, width))?;
    Ok(Content { size: Size::new(width, bottom), items, structure })
}

/// Sets the edition of the set, and the command that makes it again, in small print.
///
/// # Errors
/// A message or a glyph that is missing.
pub(in crate::instructions) fn imprint(
    order: &Order,
    composer: &mut Composer<'_>,
    width: f64,
) -> Result<Imprint, LayoutError> {
    let style = Style {
        face: Face::Italic,
        color: composer.palette.quiet,
        align: Align::Center,
        ..small(composer, IMPRINT)
    };
    let args = [
        ("edition", Value::Text(escape_markup(&edition(composer.messages, &order.variant)?))),
        ("command", Value::Text(escape_markup(&printable(composer, &order.command, &style)))),
    ];
    let text = unbroken(&composer.say("imprint", &args)?);
    let line = Block::Paragraph { text, look: Look::Styled(style) };
    let Stacked { items, structure, bottom } = stack(composer, &[line], Frame::new(0.0, 0.0, width))?;
    let content = Content { size: Size::new(width, bottom), items, structure };
    Ok(Imprint { content, reserved: (bottom - style.leading.to_mm()).max(0.0) })
}

/// Returns a style in the largest of the sizes in which a text takes at most [`LINES`] lines of that width, else in the last
/// one; smaller still if one of its words is wider than a line.
fn sized(
    composer: &Composer<'_>,
    text: &str,
    style: Style,
    sizes: &[f64],
    width: f64,
    what: &'static str,
) -> Result<Style, LayoutError> {
    let of = |points: f64| {
        let times = points / sizes[0];
        Style { size: style.size * times, leading: Length::pt(points * LEADING), ..style }
    };
    let widest = |style: &Style| -> Result<f64, LayoutError> {
        let mut widest = 0.0_f64;
        for word in plain(text).split_whitespace() {
            widest = widest.max(composer.label(&escape_markup(word), style)?.width);
        }
        Ok(widest)
    };
    let last = sizes.last().copied().unwrap_or(SMALLEST);
    for &points in sizes {
        let style = of(points);
        let lines = composer.typesetter.broke(text, &style, width)?.hyphenated.len();
        if lines <= LINES && widest(&style)? <= width {
            return Ok(style);
        }
    }
    let word = widest(&of(last))?;
    let points = if word > width { last * width / word * 0.999 } else { last };
    if points < SMALLEST { Err(LayoutError::Overflow { what }) } else { Ok(of(points)) }
}

/// Draws the set as it lies on the table, `side` millimetres wide in the middle of `width`, with a caption at most `measure`
/// millimetres wide.
///
/// # Errors
/// A message or a glyph that is missing.
pub(in crate::instructions) fn hero(
    order: &Order,
    masters: &Masters,
    composer: &mut Composer<'_>,
    (side, measure, width): (f64, f64, f64),
) -> Result<Content, LayoutError> {
    let board = &order.variant.setup.board;
    let mark = composer.marks.fresh();
    // Officers count with the men of their side.
    let count = |man, officer| Value::Number((board.count(man) + board.count(officer)) as f64);
    let args = [
        ("size", Value::Number(f64::from(board.size()))),
        ("attackers", count(Piece::Attacker, Piece::Commander)),
        ("defenders", count(Piece::Defender, Piece::Knight)),
    ];
    let alt = plain(&composer.say("alt-start", &args)?);
    let left = (width - side) / 2.0;
    let mut items = vec![Item::marked(mark, vec![Item::moved(masters.set_up(board, side), left, 0.0)])];
    let caption = caption(order, composer)?;
    let frame = Frame::new((width - measure) / 2.0, side + AROUND.0, measure);
    let words = stack(composer, &[caption], frame)?;
    items.extend(words.items);
    let mut nodes = vec![Node::leaf(Tag::Figure { alt }, mark)];
    nodes.extend(words.structure);
    let structure = vec![Node::of(Tag::Section, nodes)];
    Ok(Content { size: Size::new(width, words.bottom + AROUND.1), items, structure })
}

/// Returns the height of the picture of the set beyond its board, in millimetres: its caption, at most `measure` millimetres
/// wide, and the room around that.
///
/// # Errors
/// A message or a glyph that is missing.
pub(in crate::instructions) fn below_hero(
    order: &Order,
    composer: &Composer<'_>,
    measure: f64,
) -> Result<f64, LayoutError> {
    let caption = caption(order, composer)?;
    Ok(crate::layout::height(composer, &[caption], measure)? + AROUND.0 + AROUND.1)
}

/// Returns the caption of the picture of the set.
fn caption(order: &Order, composer: &Composer<'_>) -> Result<Block, LayoutError> {
    let mut text = composer.say("picture-set", &[])?;
    let sides = sides(order.settings.ink);
    // This text says that the king is the largest, and on a class's sheet all pieces have one size.
    if composer.messages.has(sides) && order.measures.class.is_none() {
        text = format!("{text} {}", composer.say(sides, &[])?);
    } else if let Some(darker) = order.theme.darker_side().filter(|_| order.measures.class.is_none()) {
        text = format!("{text} {}", composer.say("picture-sides", &[("darker", darker.key().into())])?);
    }
    let style = Style { face: Face::Italic, align: Align::Center, ..small(composer, 9.5) };
    Ok(Block::Caption { text, look: Look::Styled(style) })
}

/// Returns the id of the theme's message about which side has which pieces. It names their colours, so every ink has its
/// own message; one that the theme lacks is left out.
const fn sides(ink: Ink) -> &'static str {
    match ink {
        Ink::Full => "theme-sides",
        Ink::Low => "theme-sides-low",
        Ink::Outline => "theme-sides-outline",
        Ink::Grey => "theme-sides-grey",
    }
}
