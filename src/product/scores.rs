//! Score sheets to write on: for a match of points and for a match of two games.

use super::cards::{frame, title};
use super::form::{Blank, ComponentWords, Form, InsertForm, Product};
use crate::game::Contest;
use crate::layout::compose::Composer;
use crate::layout::table::WORDS;
use crate::layout::{Block, Content, Frame, LayoutError, Table};
use crate::scene::Size;
use crate::text::{Face, Style, Value};
use crate::units::Length;

/// Size of a sheet in millimetres: a quarter of A4.
const SHEET: Size = Size::new(105.0, 148.0);
/// Distance of the print from the sheet's edge, in millimetres.
const INSET: f64 = 7.0;
/// Beginning of the words below the title, and lowest end of tables, in millimetres from the upper edge.
const TOP: f64 = 13.5;
/// See [`TOP`].
const FOOT: f64 = SHEET.height - INSET - 1.0;
/// Leading as a share of the size of type.
const LEADING: f64 = 1.15;
/// Room above a table, in millimetres.
const ABOVE: f64 = 4.0;
/// Number of games that a sheet for points has lines for. If every king who escapes scores one point only, a match for five
/// points takes nine of these games at most; one line more is for a game in which no king escapes.
const GAMES: usize = 10;

/// Sheet to write results on, for games whose match needs one.
pub(super) const COMPONENT: Product = Product {
    name: "scores",
    comes_with: None,
    form: Form::Insert(InsertForm {
        is_usual: true,
        is_of: |variant| variant.ruleset.contest != Contest::Single,
        ..InsertForm::of(|composer, making| {
            let sheet = match making.variant.ruleset.contest {
                Contest::Single => None,
                Contest::Points => Some(for_points(composer)?),
                Contest::TwoGames => Some(for_two_games(composer)?),
            };
            Ok(sheet.into_iter().map(|sheet| (Blank::rectangle(sheet.size), sheet)).collect())
        })
    }),
    words: ComponentWords {
        one: "score",
        plan: ["score sheet", "score sheets"],
        variable: Some("score-sheets"),
        label: Some("part-score"),
        tally: Some("tally-score"),
        total: Some("total-scores"),
        cut: Some("thing-the-scores"),
        thin: Some("thing-the-scores"),
        kept_out: Some("thing-scores"),
        step: Some("assembly-cut-score"),
        ..ComponentWords::NONE
    },
};

/// Draws the sheet of a match for five points.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn for_points(composer: &mut Composer<'_>) -> Result<Content, LayoutError> {
    let player = |n: f64| [("n", Value::Number(n))];
    let mut heads = composer.say_each(&["score-game", "score-king-player", "score-card"], &[])?;
    heads.extend([
        composer.say("score-points-of", &player(1.0))?,
        composer.say("score-points-of", &player(2.0))?,
    ]);
    let table = Table {
        summary: composer.say("score-points-summary", &[])?,
        columns: vec![12.0, 37.0, 12.0, 15.0, 15.0],
        heads,
        rows: (1..=GAMES).map(|game| vec![game.to_string()]).collect(),
        looks: Vec::new(),
        row: 8.5,
        points: WORDS,
    };
    let mut blocks = players(composer, 5)?;
    blocks.extend([Block::Gap(ABOVE), Block::Table(table)]);
    sheet(composer, ["score-points-title", "score-points-how"], blocks)
}

/// Draws the sheet of a match of two games.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn for_two_games(composer: &mut Composer<'_>) -> Result<Content, LayoutError> {
    let player = |n: f64| composer.say("score-player", &[("n", Value::Number(n))]);
    let players = [player(1.0)?, player(2.0)?];
    let sides = [composer.say("score-attackers", &[])?, composer.say("score-king-side", &[])?];
    let summary = composer.say("score-games-summary", &[])?;
    let mut blocks = self::players(composer, 0)?;
    for game in [0, 1] {
        let mut heads = vec![format!("{} {}", composer.say("score-game", &[])?, game + 1)];
        let columns = ["score-side", "score-moves", "score-captured", "score-won"];
        heads.extend(composer.say_each(&columns, &[])?);
        let table = Table {
            summary: summary.clone(),
            columns: vec![15.0, 21.0, 29.0, 17.0, 9.0],
            heads,
            rows: (0..2).map(|n| vec![players[n].clone(), sides[(n + game) % 2].clone()]).collect(),
            looks: Vec::new(),
            row: 13.0,
            points: WORDS,
        };
        blocks.extend([Block::Gap(ABOVE), Block::Table(table), Block::Gap(3.5)]);
    }
    blocks.push(blank(composer, composer.say("score-winner", &[])?, 0));
    sheet(composer, ["score-games-title", "score-games-how"], blocks)
}

/// Draws a sheet: a frame, a title and a paragraph on its use, from these messages, and then the blocks.
fn sheet(
    composer: &mut Composer<'_>,
    [name, how]: [&str; 2],
    rest: Vec<Block>,
) -> Result<Content, LayoutError> {
    let mut page = Content::drawing(SHEET, frame(composer, SHEET, false));
    let name = composer.say(name, &[])?;
    let title = title(composer, name, 14.0, SHEET.width, 11.0);
    page.add(composer, &[title], Frame::new(0.0, 0.0, SHEET.width))?;
    let body =
        Style { leading: Length::pt(10.6), hyphenate: true, ..composer.style(8.6, LEADING, Face::Regular) };
    let how = Block::styled(composer.say(how, &[])?, body);
    let blocks: Vec<Block> = [how, Block::Gap(1.5)].into_iter().chain(rest).collect();
    let frame = Frame { foot: FOOT, ..Frame::new(INSET, TOP, SHEET.width - 2.0 * INSET) };
    page.add(composer, &blocks, frame)?;
    Ok(page.into_section())
}

/// Returns a line for each player's name, with boxes to tick.
fn players(composer: &Composer<'_>, boxes: usize) -> Result<Vec<Block>, LayoutError> {
    let mut lines = Vec::new();
    for n in [1.0, 2.0] {
        let text = composer.say("score-player", &[("n", Value::Number(n))])?;
        lines.push(blank(composer, text, boxes));
    }
    Ok(lines)
}

/// Returns words with a line to write on behind them, then boxes to tick.
fn blank(composer: &Composer<'_>, label: String, boxes: usize) -> Block {
    Block::Blank { label, style: composer.style(9.5, LEADING, Face::Italic), boxes }
}
