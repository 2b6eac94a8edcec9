//! The rules of the poster: each a picture with its sentences beside it.

use super::columns::{self, WallColumns};
use super::look::RuleLook;
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::easy::{EasyPicture, decisive, draw};
use crate::explain::in_play::{KingStart, in_play};
use crate::layout::compose::{Composer, list};
use crate::layout::{Block, Content, Frame, height, panel, stack};
use crate::product::form::Making;
use crate::scene::{BezPath, Item, Marks, Node, Path, Point, Rect, Stroke, Tag};

/// Least width of the words, in ems.
const NARROWEST: f64 = 8.8;
/// Width of the lines between rules, in millimetres on A3.
const LINE: f64 = 0.35;

/// Share of the room between two rules that the ground of one takes, and radius of its corners in millimetres on A3.
const OVER: f64 = 0.8;
const ROUND: f64 = 1.6;

/// A rule that decides games.
struct WallRule {
    /// Whether it tells how a side wins, and stands out on a tinted ground.
    wins: bool,
    /// Its sentences.
    text: String,
    /// Picture beside them.
    picture: EasyPicture,
    /// Height of the picture as a share of its side.
    tall: f64,
}

/// The rules of a game.
pub(super) struct WallRules(Vec<WallRule>);

impl WallRules {
    /// Returns the rules of a game, with many pictures or with one for all sentences that answer a question.
    ///
    /// # Errors
    /// A figure that contradicts the rules, a message or a glyph that is missing.
    pub(super) fn of(
        composer: &Composer<'_>,
        making: Making<'_>,
        is_pictured: bool,
    ) -> Result<Self, ExplainError> {
        let Making { variant, examples, .. } = making;
        let counts = counts(variant);
        // Heights go with the side, so one picture of each tells them all.
        let look = RuleLook { points: 16.0, columns: 3, picture: 3.0, scale: 1.0 };
        let mut marks = Marks::default();
        let mut trial = composer.with(&mut marks);
        let mut rules = Vec::new();
        for decisive in decisive(&in_play(variant), KingStart::of(variant), is_pictured) {
            let picture = decisive.picture;
            let drawn = draw(&mut trial, variant, examples, picture, look.room())?;
            let text = composer.say_each(&decisive.texts, &counts)?.join(" ");
            let wins = decisive.question.is_of_winning();
            rules.push(WallRule { wins, text, picture, tall: drawn.size.height / look.side() });
        }
        Ok(Self(rules))
    }

    /// Returns the height of each rule in millimetres, on a sheet with so much width for all columns. `None`: columns are too
    /// narrow for their words.
    ///
    /// # Errors
    /// A glyph that is missing.
    pub(super) fn heights(
        &self,
        composer: &Composer<'_>,
        look: RuleLook,
        width: f64,
    ) -> Result<Option<Vec<f64>>, ExplainError> {
        let (_, words) = look.words(look.column(width));
        if words < NARROWEST * look.em() {
            return Ok(None);
        }
        let style = look.style(composer);
        let mut heights = Vec::new();
        for rule in &self.0 {
            let block = Block::styled(rule.text.clone(), style);
            heights.push(height(composer, &[block], words)?.max(rule.tall * look.side()));
        }
        Ok(Some(heights))
    }

    /// Draws the rules of one sheet; what height their columns leave over is shared out between them.
    ///
    /// # Errors
    /// A figure that contradicts the rules, a message or a glyph that is missing.
    pub(super) fn draw(
        &self,
        composer: &mut Composer<'_>,
        making: Making<'_>,
        look: RuleLook,
        filled: &WallColumns,
        page: &mut Content,
    ) -> Result<(), ExplainError> {
        let room = filled.room;
        let column = look.column(room.width());
        let Some(heights) = self.heights(composer, look, room.width())? else { return Ok(()) };
        let (mut lines, mut nodes) = (BezPath::new(), Vec::new());
        // All columns begin and end at the same heights: the fullest one has as much room at its ends as between its rules.
        let spare = |rules: &[usize]| (room.height() - columns::length(rules, &heights, look)).max(0.0);
        let full = filled.columns.iter().filter(|rules| !rules.is_empty());
        let ends = full.map(|rules| spare(rules) / (2 * rules.len()) as f64).reduce(f64::min).unwrap_or(0.0);
        for (nth, rules) in filled.columns.iter().enumerate() {
            let left = room.x0 + nth as f64 * (column + look.gutter());
            let gaps = rules.len().saturating_sub(1);
            let inner = spare(rules) - 2.0 * ends;
            let more = inner / gaps.max(1) as f64;
            let mut top = room.y0 + ends + if gaps == 0 { inner / 2.0 } else { 0.0 };
            if nth > 0 && !rules.is_empty() {
                let x = left - look.gutter() / 2.0;
                lines.move_to((x, room.y0));
                lines.line_to((x, room.y1));
            }
            for (below, &rule) in rules.iter().enumerate() {
                let apart = f64::midpoint(look.between(), more);
                let wins = |rule: usize| self.0[rule].wins;
                // Grounds need no line beside them.
                if below > 0 && !wins(rule) && !wins(rules[below - 1]) {
                    let y = top - apart;
                    lines.move_to((left, y));
                    lines.line_to((left + column, y));
                }
                if wins(rule) {
                    let over = (OVER * apart).min(look.between());
                    let area = Rect::new(left, top, left + column, top + heights[rule]);
                    page.items.push(panel(
                        composer.palette,
                        area.inflate(look.gutter() / 4.0, over),
                        ROUND * look.scale,
                        look.scale,
                    ));
                }
                let at = Point::new(left, top);
                nodes.push(self.rule(composer, making, rule, look, (at, column, heights[rule]), page)?);
                top += heights[rule] + look.between() + more;
            }
        }
        page.items.push(Path::stroke(lines, Stroke::new(composer.palette.rule, LINE * look.scale)).into());
        page.structure.push(list(nodes, false));
        Ok(())
    }

    /// Draws a rule in its place: its top left corner, its width and its height.
    fn rule(
        &self,
        composer: &mut Composer<'_>,
        making: Making<'_>,
        nth: usize,
        look: RuleLook,
        (at, width, height): (Point, f64, f64),
        page: &mut Content,
    ) -> Result<Node, ExplainError> {
        let rule = &self.0[nth];
        let (left, measure) = look.words(width);
        let block = Block::styled(rule.text.clone(), look.style(composer));
        let words = stack(composer, &[block], Frame::new(0.0, 0.0, measure))?;
        let picture = draw(composer, making.variant, making.examples, rule.picture, look.room())?;
        let beside = (look.side() - picture.size.width) / 2.0;
        let above = |inner: f64| at.y + (height - inner) / 2.0;
        page.items.push(Item::moved(picture.items, at.x + beside, above(picture.size.height)));
        page.items.push(Item::moved(words.items, at.x + left, above(words.bottom)));
        let body = words.structure.into_iter().chain(picture.structure).collect();
        Ok(Node::of(Tag::ListItem, vec![Node::of(Tag::ListBody, body)]))
    }
}
