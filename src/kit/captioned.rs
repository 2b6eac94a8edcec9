//! A figure of the leaflet with its caption: its panels side by side, a word of the outcome under each.

use super::KitError;
use super::compose::{Composer, Scale, at, plain};
use super::counts::counts;
use super::described;
use super::diagram::{Diagram, Drawn, gutter, placed};
use super::flow::Slug;
use super::illustrations::{Proved, SETUP};
use super::rules::KingStart;
use crate::game::{Camps, Corners, Escape, Throne, Variant};
use crate::scene::{Item, Node, Size, Tag};
use crate::text::{Face, Line, Style, Value};
use crate::units::Length;

/// Room between panels, in millimetres.
const GAP: f64 = 3.0;
/// How much of the column a picture takes that has its caption beside it.
const BESIDE: f64 = 0.54;
/// How much of it a picture has to itself that needs less.
const SLOT: f64 = 0.5;
/// Squares of pictures that stand side by side are not made smaller than this, in millimetres, for one more of them.
const LEAST_CELL: f64 = 4.2;

/// A figure with its caption as one slug that may float.
pub(super) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    number: usize,
    scale: Scale,
    measure: f64,
) -> Result<(Slug, Node), KitError> {
    let style = scale.caption(composer.palette.ink);
    let mut args = counts(variant);
    args.extend(marks(variant));
    args.push(("figure", Value::from(number)));
    let (drawn, message) = if figure.id == SETUP {
        (starting_layout(composer, variant, scale, measure)?, KingStart::of(variant).message("figure-setup"))
    } else {
        let captured = figure.panels.first().map_or(0, |(first, _)| first.captured());
        args.push(("captured", Value::from(captured)));
        args.push(("panels", Value::from(figure.panels.len())));
        (panels(composer, variant, figure, scale, measure)?, format!("figure-{}", figure.id))
    };
    let mut caption = composer.say(&message, &args)?;
    if figure.id == SETUP {
        for note in &variant.about.setup {
            caption = format!("{caption} {}", composer.messages.pattern(note, &[])?);
        }
    }
    let alt = composer.say("alt-figure", &[("shown", Value::Text(shown(composer, variant, figure)?))])?;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    // The caption stands beside a narrow figure or below, whichever takes less room. Those beside begin on one line.
    let gap = 2.2;
    let drawn_height = drawn.size.height;
    let below = composer.lines(&caption, &style, measure, caption_mark)?;
    let height_below = drawn_height + 1.0 + height(&below);
    let slot = drawn.size.width.max(measure * SLOT);
    let room = measure - slot - gap;
    let beside = if room > measure * 0.35 {
        Some(composer.lines(&caption, &style, room, caption_mark)?)
            .filter(|lines| height(lines) < height_below)
    } else {
        None
    };
    let (figure_left, figure_top, x, mut y, lines) = match beside {
        Some(lines) => {
            let lower = (drawn_height - height(&lines)) / 2.0;
            ((slot - drawn.size.width) / 2.0, (-lower).max(0.0), slot + gap, lower.max(0.0), lines)
        }
        None => ((measure - drawn.size.width) / 2.0, 0.0, 0.0, drawn_height + 1.0, below),
    };
    let mut items = vec![Item::marked(mark, vec![placed(drawn, figure_left, figure_top)])];
    for line in lines {
        items.push(Item::moved(line.items, x, y));
        y += line.height;
    }
    let slug = Slug {
        height: drawn_height.max(y),
        before: scale.leading() * 0.6,
        after: scale.leading() * 0.6,
        stretch: 2.0,
        floats: true,
        items,
        ..Slug::default()
    };
    let node = Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark), Node::leaf(Tag::Caption, caption_mark)],
    );
    Ok((slug, node))
}

/// Where everything stands in a figure and what moves, for whoever can't see it; the caption is read out as well.
fn shown(composer: &Composer<'_>, variant: &Variant, figure: &Proved) -> Result<String, KitError> {
    let messages = composer.messages;
    if figure.id == SETUP {
        return Ok(described::standing(&variant.setup.board, messages)?.join(" "));
    }
    let mut pictures = Vec::new();
    for (nth, (panel, verdict)) in figure.panels.iter().enumerate() {
        let text = described::figure(panel, *verdict, variant, messages)?;
        pictures.push(if figure.panels.len() == 1 {
            text
        } else {
            let args = [("n", Value::from(nth + 1)), ("shown", Value::Text(text))];
            composer.say("alt-figure-picture", &args)?
        });
    }
    Ok(pictures.join(" "))
}

/// Height of lines that stand right below each other, in millimetres.
fn height(lines: &[Slug]) -> f64 {
    lines.iter().map(|line| line.height).sum()
}

/// What captions say of marked squares, each a word for a selector.
fn marks(variant: &Variant) -> Vec<(&'static str, Value)> {
    let rules = &variant.ruleset;
    let words = [
        (
            "throne",
            match rules.throne {
                Throne::None => "none",
                Throne::Centre { .. } if rules.throne_takes_king() => "hostile",
                Throne::Centre { .. } => "harmless",
            },
        ),
        ("corners", if rules.corners == Corners::None { "none" } else { "marked" }),
        ("camps", if rules.camps == Camps::None { "none" } else { "marked" }),
        ("named", if matches!(rules.escape, Escape::Squares(_)) { "marked" } else { "none" }),
    ];
    words.map(|(name, word)| (name, Value::Text(word.to_owned()))).to_vec()
}

/// A panel with the word under it.
struct Piece {
    drawn: Drawn,
    word: Option<Line>,
}

impl Piece {
    fn width(&self) -> f64 {
        self.drawn.size.width.max(self.word.as_ref().map_or(0.0, |word| word.width))
    }
}

/// The panels in as few rows as their squares allow, none wider than `measure`.
fn panels(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    scale: Scale,
    measure: f64,
) -> Result<Drawn, KitError> {
    let widest = figure.panels.iter().map(|(panel, _)| f64::from(panel.width()) + 0.5).fold(0.0, f64::max);
    let words = figure.panels.iter().map(|(_, verdict)| match verdict {
        Some(verdict) => Ok(Some(composer.say(verdict.message(), &[])?)),
        None => Ok(None),
    });
    let words: Vec<Option<String>> = words.collect::<Result<_, KitError>>()?;
    // One size for all figures where it can be: five squares of it and a caption go side by side in a column.
    let wish = measure * 0.48 / 5.5 * scale.figures;
    let count = figure.panels.len();
    // A picture that stands alone grows only as far as its caption finds room beside it.
    let wish =
        if count == 1 { wish.min((measure * BESIDE / widest).max(measure * 0.48 / 5.5)) } else { wish };
    let mut layout = (wish.min(measure / widest), 1);
    for rows in (1..=count).rev() {
        let across = count.div_ceil(rows);
        let slot = (measure - GAP * (across - 1) as f64) / across as f64;
        let cell = wish.min(slot / widest);
        let style = verdict_style(composer, scale, cell);
        let mut fits = cell >= (wish * 0.8).min(LEAST_CELL);
        for word in words.iter().flatten() {
            fits &= composer.label(word, &style)?.width <= slot + 0.5 * GAP;
        }
        if fits {
            layout = (cell, across);
        }
    }
    let (cell, across) = layout;
    let style = verdict_style(composer, scale, cell);
    let (across_most, down_most) = figure
        .panels
        .iter()
        .fold((0, 0), |(width, height), (panel, _)| (panel.width().max(width), panel.height().max(height)));
    let mut pieces = Vec::new();
    for ((panel, _), word) in figure.panels.iter().zip(words) {
        let panel = panel.clone().grown(across_most, down_most);
        let word = word.map(|word| composer.label(&word, &style)).transpose()?;
        let drawn = panel.draw(variant, composer.typesetter, composer.palette, cell)?;
        pieces.push(Piece { drawn, word });
    }
    // All stand as far apart, those of a row that is not full in its middle.
    let slot = pieces.iter().map(Piece::width).fold(0.0, f64::max);
    let width_of = |count: usize| slot * count as f64 + GAP * count.saturating_sub(1) as f64;
    let width = width_of(across);
    let worded = pieces.iter().any(|piece| piece.word.is_some());
    let (mut items, mut y) = (Vec::new(), 0.0);
    while !pieces.is_empty() {
        if y > 0.0 {
            y += GAP * 0.6;
        }
        let rest = pieces.split_off(across.min(pieces.len()));
        let row = std::mem::replace(&mut pieces, rest);
        let tall = row.iter().map(|piece| piece.drawn.size.height).fold(0.0, f64::max);
        let mut x = (width - width_of(row.len())) / 2.0;
        for piece in row {
            let Size { width: across, height: down } = piece.drawn.size;
            // Pictures stand on one line, the words under it.
            items.push(placed(piece.drawn, x + (slot - across) / 2.0, y + tall - down));
            if let Some(word) = piece.word {
                let left = x + (slot - word.width) / 2.0;
                items.extend(at(word, left, y + tall + style.size.to_mm() * 0.95));
            }
            x += slot + GAP;
        }
        y += tall + if worded { style.size.to_mm() * 1.25 } else { 0.0 };
    }
    Ok(Drawn { size: Size::new(width, y), items })
}

/// The words under a picture with squares of `cell` millimetres.
fn verdict_style(composer: &Composer<'_>, scale: Scale, cell: f64) -> Style {
    let caption = scale.caption(composer.palette.ink);
    let size = Length::pt((cell * 1.6).clamp(7.5, caption.size.to_pt().max(7.5)));
    Style { face: Face::SemiBold, size, ..caption }
}

/// Figure 1: the whole board with the names of files and ranks, as wide as the column unless all figures are to be small.
fn starting_layout(
    composer: &Composer<'_>,
    variant: &Variant,
    scale: Scale,
    measure: f64,
) -> Result<Drawn, KitError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
    let across = diagram.squares_across().0;
    // The squares of a large board are small enough as it is.
    let share = if board.size() > 11 { 1.0 } else { (0.25 + 0.75 * scale.figures).min(1.0) };
    let measure = measure * share;
    let room = measure - gutter(measure / across).width;
    // Whole quarter millimetres, so that the grid is crisp.
    let cell = (room / across * 4.0).floor() / 4.0;
    Ok(diagram.draw(composer.typesetter, composer.palette, cell)?)
}
