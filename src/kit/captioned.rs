//! A figure of the leaflet with its caption: its panels side by side, a word of the outcome under each.

use super::KitError;
use super::compose::{Composer, Scale, at, plain};
use super::counts::counts;
use super::diagram::{Diagram, Drawn, gutter, placed};
use super::flow::Slug;
use super::illustrations::{Proved, SETUP};
use super::rules::KingStart;
use crate::game::{Camps, Corners, Escape, Throne, Variant};
use crate::scene::{Item, Node, Size, Tag};
use crate::text::{Face, Line, Style, Value};

/// Room between panels, in millimetres.
const GAP: f64 = 3.0;

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
    let mut verdicts = Vec::new();
    for (_, verdict) in &figure.panels {
        if let Some(verdict) = verdict {
            verdicts.push(composer.say(verdict.message(), &[])?);
        }
    }
    let (drawn, message) = if figure.id == SETUP {
        (starting_layout(composer, variant, measure)?, KingStart::of(variant).message("figure-setup"))
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
    let mut alt = vec![("caption", Value::Text(plain(&caption)))];
    let alt = if verdicts.is_empty() {
        composer.say("alt-figure", &alt)?
    } else {
        alt.push(("verdicts", Value::Text(verdicts.join("; "))));
        composer.say("alt-figure-verdicts", &alt)?
    };
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    // The caption stands beside a narrow figure or below, whichever takes less room.
    let gap = 2.2;
    let drawn_height = drawn.size.height;
    let below = composer.lines(&caption, &style, measure, caption_mark)?;
    let height_below = drawn_height + 1.0 + height(&below);
    let room = measure - drawn.size.width - gap;
    let beside = if room > measure * 0.35 {
        Some(composer.lines(&caption, &style, room, caption_mark)?)
            .filter(|lines| height(lines) < height_below)
    } else {
        None
    };
    let (figure_left, x, mut y, lines) = match beside {
        Some(lines) => {
            let y = ((drawn_height - height(&lines)) / 2.0).max(0.0);
            (0.0, drawn.size.width + gap, y, lines)
        }
        None => ((measure - drawn.size.width) / 2.0, 0.0, drawn_height + 1.0, below),
    };
    let mut items = vec![Item::marked(mark, vec![placed(drawn, figure_left, 0.0)])];
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

/// The panels in rows no wider than `measure`, as evenly filled as may be.
fn panels(
    composer: &Composer<'_>,
    variant: &Variant,
    figure: &Proved,
    scale: Scale,
    measure: f64,
) -> Result<Drawn, KitError> {
    let style = Style { face: Face::SemiBold, ..scale.caption(composer.palette.ink) };
    // One size for all figures: five squares of it and a caption go side by side in a column.
    let widest = figure.panels.iter().map(|(panel, _)| f64::from(panel.width()) + 0.5).fold(0.0, f64::max);
    // Where there is room to spare, pictures that stand alone grow; pairs stay side by side.
    let larger = if figure.panels.len() == 1 { scale.figures } else { 1.0 };
    let cell = (measure * 0.48 / 5.5 * larger).min(measure / widest);
    let mut pieces = Vec::new();
    for (panel, verdict) in &figure.panels {
        let word = match verdict {
            Some(verdict) => Some(composer.label(&composer.say(verdict.message(), &[])?, &style)?),
            None => None,
        };
        let drawn = panel.draw(variant, composer.typesetter, composer.palette, cell)?;
        pieces.push(Piece { drawn, word });
    }
    let (mut items, mut width, mut y) = (Vec::new(), 0.0_f64, 0.0);
    for row in rows(pieces, measure) {
        if y > 0.0 {
            y += GAP * 0.6;
        }
        let tall = row.iter().map(|piece| piece.drawn.size.height).fold(0.0, f64::max);
        let worded = row.iter().any(|piece| piece.word.is_some());
        let mut x = 0.0;
        for (nth, piece) in row.into_iter().enumerate() {
            if nth > 0 {
                x += GAP;
            }
            let room = piece.width();
            let Size { width: across, height: down } = piece.drawn.size;
            // Pictures stand on one line, the words under it.
            items.push(placed(piece.drawn, x + (room - across) / 2.0, y + tall - down));
            if let Some(word) = piece.word {
                let left = x + (room - word.width) / 2.0;
                items.extend(at(word, left, y + tall + style.size.to_mm() * 0.95));
            }
            x += room;
        }
        width = width.max(x);
        y += tall + if worded { style.size.to_mm() * 1.25 } else { 0.0 };
    }
    Ok(Drawn { size: Size::new(width, y), items })
}

/// Panels in the fewest rows of at most `measure` millimetres, of about as many each.
fn rows(pieces: Vec<Piece>, measure: f64) -> Vec<Vec<Piece>> {
    let fits = |row: &[Piece]| {
        row.iter().map(Piece::width).sum::<f64>() + GAP * row.len().saturating_sub(1) as f64
            <= measure + 0.001
    };
    let count = pieces.len().max(1);
    let across = (1..=count).rev().find(|&across| pieces.chunks(across).all(fits)).unwrap_or(1);
    let across = count.div_ceil(count.div_ceil(across));
    let mut rows: Vec<Vec<Piece>> = Vec::new();
    for piece in pieces {
        match rows.last_mut() {
            Some(row) if row.len() < across => row.push(piece),
            _ => rows.push(vec![piece]),
        }
    }
    rows
}

/// Figure 1: the whole board with the names of files and ranks, as wide as the column.
fn starting_layout(composer: &Composer<'_>, variant: &Variant, measure: f64) -> Result<Drawn, KitError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
    let across = diagram.squares_across().0;
    let room = measure - gutter(measure / across).width;
    // Whole quarter millimetres, so that the grid is crisp.
    let cell = (room / across * 4.0).floor() / 4.0;
    Ok(diagram.draw(composer.typesetter, composer.palette, cell)?)
}
