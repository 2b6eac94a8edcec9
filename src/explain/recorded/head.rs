//! Head above the diagrams: the game, the players, time and place, and the result.

use super::{DrawnGame, lead};
use crate::game::{Ending, GameResult, Side};
use crate::layout::compose::Composer;
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Look, Standing, stack};
use crate::notation::{Heading, HeadingKey};
use crate::scene::{BezPath, Item, Node, Path, Rect, Size, Stroke, Tag};
use crate::text::{Face, Style, Value, escape_markup};
use crate::theme::Slot;
use crate::units::Length;

/// Sizes of type in points: the title, the words.
const TITLE: f64 = 19.0;
const WORDS: f64 = 10.5;
/// Leading as a part of the size of type.
const LEADING: f64 = 1.3;
/// Diameter of the sign before a player's name, and room behind it, in millimetres.
const SIGN: f64 = 4.6;
const BESIDE: f64 = 1.8;
/// Room around the line below the head, in lines of the grid, and its width in millimetres.
const AROUND: f64 = 0.6;
const LINE: f64 = 0.35;

/// Sets the head, as wide as the page. Its height is in whole lines of the grid.
pub(super) fn set(
    composer: &mut Composer<'_>,
    drawn: &DrawnGame<'_>,
    width: f64,
) -> Result<Content, LayoutError> {
    let style = |points: f64, face| {
        let size = Length::pt(points);
        Style { face, ..Style::plain(size, size * LEADING, composer.palette.ink) }
    };
    let accent = Style { color: composer.palette.accent, ..style(TITLE, Face::SemiBold) };
    let words = Look::Styled(style(WORDS, Face::Regular));
    let italic = Look::Styled(style(WORDS, Face::Italic));
    let mut blocks = vec![Block::Heading {
        level: 1,
        title: composer.say("record-title", &drawn.named())?,
        look: Look::Fitted(accent),
    }];
    if let Some(text) = about(composer, drawn)? {
        blocks.extend([Block::Gap(0.6), Block::Paragraph { text, look: italic }]);
    }
    blocks.push(Block::Gap(1.6));
    let half = width / 2.0;
    let mut cells = Vec::new();
    for side in [drawn.game.first, drawn.game.first.other()] {
        cells.extend(player(composer, drawn, side, half, words)?);
    }
    blocks.extend([Block::Row(cells), Block::Gap(1.6)]);
    blocks.push(Block::Paragraph { text: result(composer, drawn)?, look: words });
    let placed = stack(composer, &blocks, Frame::new(0.0, 0.0, width))?;
    let mut items = placed.items;
    let line = placed.bottom + AROUND * lead();
    let mut rule = BezPath::new();
    rule.move_to((0.0, line));
    rule.line_to((width, line));
    items.push(Path::stroke(rule, Stroke::new(composer.palette.rule, LINE)).into());
    let height = ((line + AROUND * lead()) / lead()).ceil() * lead();
    Ok(Content {
        size: Size::new(width, height),
        items,
        structure: vec![Node::of(Tag::Section, placed.structure)],
    })
}

/// Returns the event, the place and so on, as the record has them. `None`: it has none.
fn about(composer: &Composer<'_>, drawn: &DrawnGame<'_>) -> Result<Option<String>, LayoutError> {
    let mut said = Vec::new();
    for (key, id) in [
        (HeadingKey::Event, "record-event"),
        (HeadingKey::Round, "record-round"),
        (HeadingKey::Table, "record-table"),
        (HeadingKey::Site, "record-event"),
        (HeadingKey::Date, "record-event"),
        (HeadingKey::Clock, "record-clock"),
    ] {
        if let Some(heading) = drawn.record.heading(key) {
            said.push(composer.say(id, &[("said", Value::Text(on_one_line(heading)))])?);
        }
    }
    Ok((!said.is_empty()).then(|| said.join(" · ")))
}

/// Returns what a heading says, as text with markup on one line.
fn on_one_line(heading: &Heading) -> String {
    escape_markup(&heading.value.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the cells with the sign of a side and its player, together `width` millimetres wide.
fn player(
    composer: &Composer<'_>,
    drawn: &DrawnGame<'_>,
    side: Side,
    width: f64,
    look: Look,
) -> Result<[Cell; 3], LayoutError> {
    let (slot, key, id) = match side {
        Side::Attackers => (Slot::AttackerSymbol, HeadingKey::Attackers, "record-attackers"),
        Side::Defenders => (Slot::KingSymbol, HeadingKey::Defenders, "record-defenders"),
    };
    let name = drawn.record.heading(key).map(on_one_line);
    let args = [
        ("named", Value::Text(if name.is_some() { "yes" } else { "no" }.to_owned())),
        ("player", Value::Text(name.unwrap_or_default())),
        ("first", Value::Text(if drawn.game.first == side { "yes" } else { "no" }.to_owned())),
    ];
    let art = composer.art.one(slot);
    let area = Rect::new(0.0, 0.0, SIGN, SIGN);
    let items = if art.items.is_empty() { Vec::new() } else { vec![Item::stretched(art, area)] };
    let sign = Content { size: Size::new(SIGN, SIGN), items, structure: Vec::new() };
    let text = composer.say(id, &args)?;
    Ok([
        Cell { width: SIGN, height: SIGN, block: Some(Block::figure(sign, Standing::Stands)) },
        Cell::room(BESIDE),
        Cell { width: width - SIGN - BESIDE, height: 0.0, block: Some(Block::Paragraph { text, look }) },
    ])
}

/// Returns how the game ended, and what each side lost.
fn result(composer: &Composer<'_>, drawn: &DrawnGame<'_>) -> Result<String, LayoutError> {
    let game = drawn.game;
    let end = game.end.as_ref();
    let reason = end.and_then(|end| end.reason.clone());
    let how = match end.map(|end| end.outcome.map(|outcome| outcome.how)) {
        Some(Some(how)) => how.name(),
        Some(None) if reason.is_some() => "reason",
        _ => "none",
    };
    let id = match end.map(|end| end.result) {
        Some(GameResult::Attackers) => "record-won-attackers",
        Some(GameResult::Defenders) => "record-won-defenders",
        Some(GameResult::Draw) => "record-drawn",
        Some(GameResult::NotSaid) => "record-not-said",
        None => "record-unfinished",
    };
    let [attackers, defenders] = [Side::Attackers, Side::Defenders].map(|side| game.lost(side));
    // A captured king is told by the ending, and not counted.
    let king = usize::from(
        matches!(end.and_then(|end| end.outcome), Some(outcome) if outcome.how == Ending::KingCaptured),
    );
    let args = [
        ("moves", Value::from(game.moves())),
        ("how", Value::Text(how.to_owned())),
        (
            "reason",
            Value::Text(escape_markup(reason.as_deref().unwrap_or_default().trim_end_matches(['.', ' ']))),
        ),
        ("attackers", Value::from(attackers)),
        ("defenders", Value::from(defenders - king.min(defenders))),
    ];
    let result = composer.say(id, &args)?;
    let lost = composer.say("record-lost", &args)?;
    composer.say("record-result", &[("result", Value::Text(result)), ("lost", Value::Text(lost))])
}
