//! A figure of the leaflet with its caption.

use super::counts::counts;
use super::described;
use super::diagram::{Diagram, Drawn, placed};
use super::figures::Proved;
use super::in_play::KingStart;
use super::panels;
pub(crate) use super::panels::FigurePlace;
use super::questions::SETUP;
use crate::explain::ExplainError;
use crate::game::{Camps, Corners, Escape, Throne, Variant};
use crate::layout::Content;
use crate::layout::compose::{Composer, Scale, down, plain};
use crate::scene::{Item, Node, Size, Tag};
use crate::text::{Style, Value};
use crate::units::Length;

/// Least room between the words of a rule and a picture below them, in millimetres.
const ABOVE: f64 = 1.1;
/// Least room between a picture and the line of the caption below it, in millimetres.
const BELOW: f64 = 0.7;
/// Room between a picture and the caption beside it, in millimetres.
const ASIDE: f64 = 3.0;
/// Least width of the caption beside a picture, in ems: four or five words, as fewer on a line are read with difficulty.
const NARROWEST: f64 = 12.0;

/// A figure of the leaflet with its caption and descriptions.
pub(crate) struct CaptionedFigure {
    figure: Proved,
    /// Caption for all readers.
    caption: String,
    /// Description for readers who can't see the figure.
    alt: String,
    /// Words under its pictures.
    verdicts: Vec<Option<String>>,
}

impl CaptionedFigure {
    /// Returns whether the figure shows the starting layout.
    fn is_start(&self) -> bool {
        self.figure.id == SETUP
    }
}

/// Returns the place with the size of squares that all figures but the starting layout share: the usual one, or a smaller one if
/// more pictures then stand in a row.
///
/// # Errors
/// A character without a glyph.
pub(crate) fn level<'a>(
    composer: &Composer<'_>,
    figures: impl Iterator<Item = &'a CaptionedFigure>,
    place: FigurePlace,
) -> Result<FigurePlace, ExplainError> {
    let mut cell = place.cell();
    for CaptionedFigure { figure, verdicts, .. } in figures.filter(|figure| !figure.is_start()) {
        cell = cell.min(panels::cell(composer, figure, verdicts, place)?);
    }
    Ok(FigurePlace { scale: Scale { square: cell / place.scale.leading(), ..place.scale }, ..place })
}

/// Sets a figure with its caption, as wide as its column and whole lines high, with the room above it. The picture begins where
/// the words of the rules do. The caption stands below it, or at the right of a narrow one, its lines on the grid of the text.
///
/// # Errors
/// A character without a glyph.
pub(crate) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    shown: &CaptionedFigure,
    place: FigurePlace,
) -> Result<Content, ExplainError> {
    let CaptionedFigure { figure, caption, alt, verdicts } = shown;
    let (drawn, left) = if figure.id == SETUP {
        starting_layout(composer, variant, place)?
    } else {
        (panels::draw(composer, variant, figure, verdicts, place)?, place.indent)
    };
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let lead = place.scale.leading();
    let whole = |height: f64| (height / lead - 1e-6).ceil() * lead;
    let beside = place.room() - drawn.size.width - ASIDE;
    let ink = composer.palette.ink;
    let style = Style { leading: Length::pt(place.scale.lead), ..place.scale.caption(ink) };
    let is_aside = figure.panels.len() == 1 && beside >= style.size.to_mm() * NARROWEST;
    let bottom = whole(drawn.size.height + ABOVE + BELOW);
    let rest = bottom - (drawn.size.height + ABOVE + BELOW);
    let (x, width, top) = if is_aside {
        (place.indent + drawn.size.width + ASIDE, beside, lead)
    } else {
        (place.indent, place.room(), bottom)
    };
    let mut items = vec![Item::marked(mark, vec![placed(drawn, left, ABOVE + rest / 2.0)])];
    let (down, mut y) = (down(&place.scale.text(ink)), top);
    for line in composer.lines_on(caption, &style, width, caption_mark, down)? {
        items.push(Item::moved(line.items, x, y));
        y += line.height;
    }
    let node = Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt: alt.clone() }, mark), Node::leaf(Tag::Caption, caption_mark)],
    );
    Ok(Content { size: Size::new(place.measure, y.max(bottom)), items, structure: vec![node] })
}

/// Returns a figure with its number in the caption, its words and its description.
///
/// # Errors
/// If a message is missing.
pub(crate) fn captioned(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: Proved,
    number: usize,
) -> Result<CaptionedFigure, ExplainError> {
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
        let barred = figure.panels.iter().filter(|(panel, _)| !panel.proof().illegal.is_empty()).count();
        args.push(("barred", Value::from(barred)));
        let crossed = figure.panels.iter().filter(|(panel, _)| panel.captured() > 0).count();
        args.push(("crossed", Value::from(crossed)));
        composer.say(&format!("figure-{}", figure.id), &args)?
    };
    let alt = composer.say("alt-figure", &[("shown", Value::Text(shown(composer, variant, &figure)?))])?;
    let verdicts = panels::verdicts(composer, &figure)?;
    Ok(CaptionedFigure { figure, caption, alt: plain(&alt), verdicts })
}

/// Returns a description of all pieces and moves in a figure, for readers who can't see it; they hear the caption as well.
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

/// Returns the message variables by whose words a caption tells which marked squares there are.
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

/// Draws figure 1, the whole board; returns it with its left side. Its squares begin where the words of the rules do and end with
/// the column; the names of the ranks stand beside them as the numbers of the rules do.
fn starting_layout(
    composer: &Composer<'_>,
    variant: &Variant,
    place: FigurePlace,
) -> Result<(Drawn, f64), ExplainError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
    let squares = f64::from(board.size());
    // The line around the board stands on both sides of its squares.
    let line = (diagram.squares_across().0 - squares) / 2.0;
    let cell = place.room() / (squares + line);
    let left = place.indent - line * cell - diagram.gutter(cell).width;
    let drawn = if composer.trial {
        Drawn { size: diagram.size(cell), items: Vec::new() }
    } else {
        diagram.draw(composer.typesetter, composer.symbols(), cell)?
    };
    Ok((drawn, left))
}
