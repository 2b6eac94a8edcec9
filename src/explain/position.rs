//! Drawing of a single position, as for a club's newsletter: one page as large as the drawing.

use super::described::{barred, plays, say, standing};
use super::diagram::{Diagram, Shown, gutter};
use crate::game::{Board, GameResult, Outcome, Play, Side, Variant};
use crate::layout::LayoutError;
use crate::scene::{Document, Info, Item, Marks, Node, OutlineEntry, Page, Size, Tag};
use crate::text::{Messages, Typesetter, Value};
use crate::theme::Symbols;

/// Width of a drawing in millimetres.
pub(crate) const WIDTH: f64 = 100.0;
/// Blank margin around the drawing, in millimetres.
const MARGIN: f64 = 1.0;

/// Position, with the plays made from it.
#[derive(Clone, Debug)]
pub(crate) struct Study<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// The pieces before the plays; as many squares as the variant's board.
    pub board: &'a Board,
    /// Side to move before the plays.
    pub to_move: Side,
    /// The legal plays, in their order.
    pub plays: Vec<Shown>,
    /// Plays that the rules do not allow.
    pub barred: Vec<Play>,
    /// Outcome of the last play. `None`: the game goes on.
    pub outcome: Option<Outcome>,
}

/// Tools of a drawing.
#[derive(Clone, Copy)]
pub(crate) struct Tools<'a> {
    /// Typesetter for coordinates and numbers.
    pub typesetter: &'a Typesetter,
    /// Messages of the description.
    pub messages: &'a Messages,
    /// Symbols and colours of the theme.
    pub symbols: Symbols<'a>,
    /// Date in seconds since 1970-01-01 UTC.
    pub date: i64,
    /// The program's version.
    pub version: &'a str,
}

impl Tools<'_> {
    /// Returns what the document of a drawing says of itself; `name` is the game's.
    pub(super) fn info(&self, title: String, subject: String, name: &str) -> Info {
        Info {
            title,
            subject,
            keywords: vec!["hnefatafl".to_owned(), name.to_owned()],
            creator: format!("tafl-print {}", self.version),
            language: self.messages.language().tag().to_owned(),
            date: self.date,
        }
    }
}

impl Study<'_> {
    /// Draws the board with its coordinates, the plays as arrows (numbered if there are several), captured pieces struck
    /// out, and an arrow with a bar for each play that is not allowed, if a piece stands on its first square.
    ///
    /// # Errors
    /// If a message or a glyph is missing.
    pub(crate) fn draw(&self, tools: &Tools<'_>) -> Result<Document, LayoutError> {
        let diagram = Diagram {
            start: Some(&self.variant.setup.board),
            plays: self.plays.clone(),
            barred: self.barred.iter().copied().filter(|play| self.can_be_shown(*play)).collect(),
            coordinates: true,
            ..Diagram::of(self.board, &self.variant.ruleset)
        };
        let (across, _) = diagram.squares_across();
        let drawn = diagram.draw(tools.typesetter, tools.symbols, cell_for(WIDTH - 2.0 * MARGIN, across))?;
        let size = Size::new(drawn.size.width + 2.0 * MARGIN, drawn.size.height + 2.0 * MARGIN);
        let mark = Marks::default().fresh();
        let info = self.info(tools)?;
        Ok(Document {
            outline: vec![OutlineEntry::of(info.title.clone(), 0)],
            info,
            flip: None,
            numbers: Vec::new(),
            pages: vec![Page {
                size,
                trim: None,
                bleed: None,
                items: vec![Item::marked(mark, vec![Item::moved(drawn.items, MARGIN, MARGIN)])],
            }],
            structure: vec![Node::leaf(Tag::Figure { alt: self.words(tools.messages)? }, mark)],
        })
    }

    /// Returns whether an arrow can be drawn for a play: it has to run along a row or a column of the board, from a square on
    /// which a piece stands once the legal plays are made.
    fn can_be_shown(&self, play: Play) -> bool {
        let line = (play.from.file == play.to.file) != (play.from.rank == play.to.rank);
        let inside = self.board.contains(play.from) && self.board.contains(play.to);
        let mut stands = self.board.get(play.from).is_some();
        for Shown { play: made, captures } in &self.plays {
            stands =
                (stands || made.to == play.from) && made.from != play.from && !captures.contains(&play.from);
        }
        line && inside && stands
    }

    fn info(&self, tools: &Tools<'_>) -> Result<Info, LayoutError> {
        let name = &self.variant.name;
        let args =
            [("name", Value::from(name.as_str())), ("size", Value::from(usize::from(self.board.size())))];
        let start =
            *self.board == self.variant.setup.board && self.plays.is_empty() && self.barred.is_empty();
        let title = if start { "diagram-title-start" } else { "diagram-title" };
        let title = say(tools.messages, title, &args)?;
        Ok(tools.info(title, say(tools.messages, "diagram-subject", &args)?, name))
    }

    /// Returns the description of the drawing, in sentences.
    fn words(&self, messages: &Messages) -> Result<String, LayoutError> {
        let mut sentences = standing(self.board, messages)?;
        let turn = match self.to_move {
            Side::Attackers => "diagram-to-move-attackers",
            Side::Defenders => "diagram-to-move-defenders",
        };
        sentences.push(say(messages, turn, &[])?);
        sentences.extend(plays(&self.plays, true, messages)?);
        if let Some(outcome) = self.outcome {
            let id = match outcome.result {
                GameResult::Attackers => "diagram-won-attackers",
                GameResult::Defenders => "diagram-won-defenders",
                GameResult::Draw => "diagram-drawn",
                GameResult::NotSaid => "diagram-not-said",
            };
            sentences.push(say(messages, id, &[])?);
        }
        for play in &self.barred {
            sentences.push(barred(*play, messages)?);
        }
        Ok(sentences.join(" "))
    }
}

/// Returns the side of a square with which `across` squares and the coordinates beside them take `width`; in millimetres.
pub(super) fn cell_for(width: f64, across: f64) -> f64 {
    // How wide the coordinates are depends on the squares again. They grow far slower than the squares, so that each round
    // leaves a small part of the error of the one before.
    let mut cell = width / across;
    for _ in 0..24 {
        cell = (width - gutter(cell).width) / across;
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_as_wide_as_asked() {
        for size in 5..=25 {
            let across = f64::from(size) + 0.22;
            let cell = cell_for(98.0, across);
            assert!((cell * across + gutter(cell).width - 98.0).abs() < 1e-6, "{size}: {cell}");
        }
    }
}
