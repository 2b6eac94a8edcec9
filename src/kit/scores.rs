//! Score sheets to write on: for a match of points and for a match of two games.

use super::cards::{frame, title};
use super::component::{Blank, Copies, Entry, Form, InsertForm, Words};
use crate::game::Contest;
use crate::layout::Content;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::layout::table::{HEAD, Table};
use crate::scene::{BezPath, Item, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Face, Style, Value};
use crate::units::Length;

/// A sheet in millimetres: a quarter of A4.
const SHEET: Size = Size::new(105.0, 148.0);
/// Distance of what is printed from the sheet's edge, in millimetres.
const INSET: f64 = 7.0;
/// Games that a sheet for points has lines for: five aces decide a match in nine, and a king may fail.
const GAMES: usize = 10;

/// A sheet to write results on, of games whose match needs one.
pub(super) const COMPONENT: Entry = Entry {
    name: "scores",
    form: Form::Insert(InsertForm {
        copies: Copies::Set,
        laminated: false,
        make: |making| {
            let sheet = match making.variant.ruleset.contest {
                Contest::Single => None,
                Contest::Points => Some(for_points(making.composer)?),
                Contest::TwoGames => Some(for_two_games(making.composer)?),
            };
            Ok(sheet.into_iter().map(|sheet| (Blank::rectangle(sheet.size), sheet)).collect())
        },
    }),
    words: Words {
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
    },
};

/// The sheet of a match for five points.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn for_points(composer: &mut Composer<'_>) -> Result<Content, LayoutError> {
    let mut sheet = Sheet::new(composer, "score-points-title", "score-points-how")?;
    for n in [1, 2] {
        sheet.player(composer, n, 5)?;
    }
    let player = |n: f64| [("n", Value::Number(n))];
    let heads = [
        composer.say("score-game", &[])?,
        composer.say("score-king-player", &[])?,
        composer.say("score-card", &[])?,
        composer.say("score-points-of", &player(1.0))?,
        composer.say("score-points-of", &player(2.0))?,
    ];
    let rows: Vec<Vec<String>> = (1..=GAMES).map(|game| vec![game.to_string()]).collect();
    let summary = composer.say("score-points-summary", &[])?;
    let row = ((SHEET.height - INSET - 5.0 - sheet.y - HEAD) / GAMES as f64).min(8.5);
    let columns = &[12.0, 37.0, 12.0, 15.0, 15.0];
    sheet.table(composer, &Table { summary: &summary, columns, heads: &heads, rows: &rows, row })?;
    Ok(sheet.finish())
}

/// The sheet of a match of two games.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn for_two_games(composer: &mut Composer<'_>) -> Result<Content, LayoutError> {
    let mut sheet = Sheet::new(composer, "score-games-title", "score-games-how")?;
    for n in [1, 2] {
        sheet.player(composer, n, 0)?;
    }
    let player = |n: f64| composer.say("score-player", &[("n", Value::Number(n))]);
    let players = [player(1.0)?, player(2.0)?];
    let sides = [composer.say("score-attackers", &[])?, composer.say("score-king-side", &[])?];
    let summary = composer.say("score-games-summary", &[])?;
    for game in [0, 1] {
        let heads = [
            format!("{} {}", composer.say("score-game", &[])?, game + 1),
            composer.say("score-side", &[])?,
            composer.say("score-moves", &[])?,
            composer.say("score-captured", &[])?,
            composer.say("score-won", &[])?,
        ];
        let rows: Vec<Vec<String>> =
            (0..2).map(|n| vec![players[n].clone(), sides[(n + game) % 2].clone()]).collect();
        let columns = &[15.0, 21.0, 29.0, 17.0, 9.0];
        sheet
            .table(composer, &Table { summary: &summary, columns, heads: &heads, rows: &rows, row: 13.0 })?;
        sheet.y += 3.5;
    }
    let winner = composer.say("score-winner", &[])?;
    sheet.line(composer, &winner, 0)?;
    Ok(sheet.finish())
}

/// A sheet while it is drawn, from top to bottom.
struct Sheet {
    items: Vec<Item>,
    structure: Vec<Node>,
    /// Where the next thing goes.
    y: f64,
}

impl Sheet {
    /// A frame, a title and a paragraph that says how to use it.
    fn new(composer: &mut Composer<'_>, name: &str, how: &str) -> Result<Self, LayoutError> {
        let mut items = frame(composer, SHEET, false);
        let name = composer.say(name, &[])?;
        let (heading, node) = title(composer, &name, 14.0, (SHEET.width, 11.0))?;
        items.extend(heading);
        let text = composer.say(how, &[])?;
        let body =
            Style { leading: Length::pt(10.6), hyphenate: true, ..style(composer, 8.6, Face::Regular) };
        let (lines, paragraph) = composer.paragraph(&text, &body, SHEET.width - 2.0 * INSET, 0.0)?;
        let mut sheet = Self { items, structure: vec![node, paragraph], y: 13.5 };
        for line in lines {
            sheet.items.push(Item::moved(line.items, INSET, sheet.y));
            sheet.y += line.height;
        }
        sheet.y += 1.5;
        Ok(sheet)
    }

    /// A line for a player's name, and boxes to tick.
    fn player(&mut self, composer: &mut Composer<'_>, n: u8, boxes: usize) -> Result<(), LayoutError> {
        let text = composer.say("score-player", &[("n", Value::Number(f64::from(n)))])?;
        self.line(composer, &text, boxes)
    }

    /// Words with a line to write on behind them, then boxes to tick.
    fn line(&mut self, composer: &mut Composer<'_>, text: &str, boxes: usize) -> Result<(), LayoutError> {
        const SIDE: f64 = 5.5;
        self.y += 8.0;
        let label = composer.label(text, &style(composer, 9.5, Face::Italic))?;
        let mark = composer.marks.fresh();
        let mut x = INSET + label.width + 2.0;
        self.items.push(Item::marked(mark, at(label, INSET, self.y - 0.8)));
        self.structure.push(Node::leaf(Tag::Paragraph, mark));
        let end = SHEET.width - INSET;
        let ticks = boxes as f64 * (SIDE + 1.5);
        let mut rule = BezPath::new();
        rule.move_to((x, self.y));
        rule.line_to((end - ticks, self.y));
        self.items.push(Path::stroke(rule, Stroke::new(composer.palette.quiet, 0.25)).into());
        x = end - ticks + 1.5;
        for nth in 0..boxes {
            let left = x + nth as f64 * (SIDE + 1.5);
            let square = Rect::new(left, self.y - SIDE, left + SIDE, self.y).to_rounded_rect(0.8);
            let line = Stroke::new(composer.palette.accent, 0.35);
            self.items.push(Path::stroke(square.to_path(0.01), line).into());
        }
        Ok(())
    }

    fn table(&mut self, composer: &mut Composer<'_>, table: &Table<'_>) -> Result<(), LayoutError> {
        self.y += 4.0;
        let (items, node) = table.draw(composer)?;
        self.items.push(Item::moved(items, INSET, self.y));
        self.structure.push(node);
        self.y += table.height();
        Ok(())
    }

    fn finish(self) -> Content {
        let structure = vec![Node::of(Tag::Section, self.structure)];
        Content { size: SHEET, items: self.items, structure }
    }
}

fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    Style { face, ..Style::plain(Length::pt(points), Length::pt(points * 1.15), composer.palette.ink) }
}
