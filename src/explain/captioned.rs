//! A figure of the leaflet with its caption.

use super::counts::counts;
use super::diagram::{Diagram, Drawn, gutter, placed};
use super::figures::Proved;
use super::in_play::KingStart;
use super::questions::SETUP;
use super::{described, panels};
use crate::explain::ExplainError;
use crate::game::{Camps, Corners, Escape, Throne, Variant};
use crate::layout::Content;
use crate::layout::columns::Slug;
use crate::layout::compose::{Composer, Scale, plain};
use crate::scene::{Item, Mark, Node, Size, Tag};
use crate::text::Value;

/// Room between a picture and the caption below it, in millimetres.
const BELOW: f64 = 1.0;
/// Room between a picture and the caption beside it, in millimetres.
const GUTTER: f64 = 2.2;
/// How much of the column's width is kept for a picture with its caption beside it even if the picture is narrower, as a
/// share: so the captions beside pictures mostly begin at the same place across the column.
const SLOT: f64 = 0.5;
/// The narrowest caption beside a picture, as a share of the column's width.
const LEAST_BESIDE: f64 = 0.35;

/// A figure with its caption, as wide as its column.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    number: usize,
    scale: Scale,
    measure: f64,
) -> Result<Content, ExplainError> {
    let CaptionWords { caption, alt } = words(composer, variant, figure, number)?;
    let drawn = if figure.id == SETUP {
        starting_layout(composer, variant, scale, measure)?
    } else {
        panels::draw(composer, variant, figure, scale, measure)?
    };
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let tall = drawn.size.height;
    let Arranged { picture, caption: (x, mut y), lines } =
        arranged(composer, &caption, drawn.size, scale, measure, caption_mark)?;
    let mut items = vec![Item::marked(mark, vec![placed(drawn, picture.0, picture.1)])];
    for line in lines {
        items.push(Item::moved(line.items, x, y));
        y += line.height;
    }
    let node = Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark), Node::leaf(Tag::Caption, caption_mark)],
    );
    Ok(Content { size: Size::new(measure, tall.max(y)), items, structure: vec![node] })
}

/// What is said of a figure.
struct CaptionWords {
    /// To all who read it.
    caption: String,
    /// To those who can't see it.
    alt: String,
}

fn words(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    number: usize,
) -> Result<CaptionWords, ExplainError> {
    let mut args = counts(variant);
    args.extend(marks(variant));
    args.push(("figure", Value::from(number)));
    let caption = if figure.id == SETUP {
        let mut caption = composer.say(&KingStart::of(variant).message("figure-setup"), &args)?;
        for note in &variant.about.setup {
            caption = format!("{caption} {}", composer.messages.pattern(note, &[])?);
        }
        caption
    } else {
        let captured = figure.panels.first().map_or(0, |(first, _)| first.captured());
        args.push(("captured", Value::from(captured)));
        args.push(("panels", Value::from(figure.panels.len())));
        composer.say(&format!("figure-{}", figure.id), &args)?
    };
    let alt = composer.say("alt-figure", &[("shown", Value::Text(shown(composer, variant, figure)?))])?;
    Ok(CaptionWords { caption, alt })
}

/// Where everything stands in a figure and what moves, for whoever can't see it; the caption is read out as well.
fn shown(composer: &Composer<'_>, variant: &Variant, figure: &Proved) -> Result<String, ExplainError> {
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

/// Where a picture and its caption stand, in millimetres from the upper left of both together.
struct Arranged {
    picture: (f64, f64),
    caption: (f64, f64),
    lines: Vec<Slug>,
}

/// The caption beside a narrow picture or below it, whichever takes less height.
fn arranged(
    composer: &Composer<'_>,
    caption: &str,
    picture: Size,
    scale: Scale,
    measure: f64,
    mark: Mark,
) -> Result<Arranged, ExplainError> {
    let style = scale.caption(composer.palette.ink);
    let top = picture.height + BELOW;
    let below = composer.lines(caption, &style, measure, mark)?;
    let slot = picture.width.max(measure * SLOT);
    let room = measure - slot - GUTTER;
    if room > measure * LEAST_BESIDE {
        let lines = composer.lines(caption, &style, room, mark)?;
        if height(&lines) < top + height(&below) {
            let lower = (picture.height - height(&lines)) / 2.0;
            return Ok(Arranged {
                picture: ((slot - picture.width) / 2.0, (-lower).max(0.0)),
                caption: (slot + GUTTER, lower.max(0.0)),
                lines,
            });
        }
    }
    Ok(Arranged { picture: ((measure - picture.width) / 2.0, 0.0), caption: (0.0, top), lines: below })
}

/// Height of lines that stand right below each other, in millimetres.
fn height(lines: &[Slug]) -> f64 {
    lines.iter().map(|line| line.height).sum()
}

/// Which marked squares there are: variables by whose words a caption selects what it says of them.
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

/// Figure 1: the whole board with the names of files and ranks, as wide as the column unless all figures are to be small.
fn starting_layout(
    composer: &Composer<'_>,
    variant: &Variant,
    scale: Scale,
    measure: f64,
) -> Result<Drawn, ExplainError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
    let across = diagram.squares_across().0;
    // A large board takes the whole column even then, for its squares are small as it is.
    let share = if board.size() > 11 { 1.0 } else { (0.25 + 0.75 * scale.figures).min(1.0) };
    let measure = measure * share;
    let room = measure - gutter(measure / across).width;
    // Whole quarter millimetres, so that the grid is crisp.
    let cell = (room / across * 4.0).floor() / 4.0;
    Ok(diagram.draw(composer.typesetter, composer.palette, cell)?)
}
