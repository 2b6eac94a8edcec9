//! Cell of the grid: a caption, the diagram, the moves below it.

use super::grid::{DiagramGrid, GridCell};
use super::{DrawnGame, lead, moves, note_style, style};
use crate::explain::described::{plays, standing};
use crate::explain::diagram::{Diagram, Shown};
use crate::game::Side;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, baseline, fitted, plain};
use crate::notation::written_turn;
use crate::scene::{Item, Node, Tag};
use crate::text::{Face, Style, Value};

/// A cell that is set.
pub(super) struct SetCell {
    /// Items, from its top left.
    pub items: Vec<Item>,
    /// Its structure.
    pub structure: Vec<Node>,
    /// The caption of its diagram.
    pub title: Option<String>,
}

/// Sets a cell.
pub(super) fn set(
    composer: &mut Composer<'_>,
    drawn: &DrawnGame<'_>,
    grid: &DiagramGrid<'_>,
    cell: &GridCell,
) -> Result<SetCell, LayoutError> {
    let mut set = SetCell { items: Vec::new(), structure: Vec::new(), title: None };
    let mut top = 0.0;
    if let Some(turns) = cell.diagram {
        let text = caption(composer, drawn, turns)?;
        let bold = Style { face: Face::SemiBold, ..style(composer) };
        let bold = Style { leading: bold.leading, ..fitted(composer, &text, bold, grid.column)? };
        let line = composer.label(&text, &bold)?;
        let mark = composer.marks.fresh();
        set.items.push(Item::marked(mark, baseline(line, &style(composer))));
        let title = plain(&text);
        set.structure.push(Node::leaf(Tag::Heading { level: 2, title: title.clone() }, mark));
        set.title = Some(title);

        let mark = composer.marks.fresh();
        let picture = diagram(drawn, turns).draw(composer.typesetter, composer.symbols(), grid.square)?;
        set.items.push(Item::marked(mark, vec![Item::moved(picture.items, 0.0, lead())]));
        set.structure.push(Node::leaf(Tag::Figure { alt: alt(composer, drawn, turns)? }, mark));
        top = grid.diagram_lines as f64 * lead();
    }
    if let Some((text, lines)) = &cell.note {
        let mark = composer.marks.fresh();
        let style = note_style(composer);
        for (nth, slug) in composer.lines(text, &style, grid.column, mark)?.into_iter().enumerate() {
            set.items.push(Item::moved(slug.items, 0.0, top + nth as f64 * lead()));
        }
        set.structure.push(Node::leaf(Tag::Paragraph, mark));
        top += *lines as f64 * lead();
    }
    let (items, table) = moves::set(composer, &cell.rows, grid.column, drawn.game.first == Side::Attackers)?;
    set.items.push(Item::moved(items, 0.0, top));
    set.structure.extend(table);
    Ok(set)
}

/// Returns the diagram after `turns` turns, the last of which is marked.
fn diagram<'a>(drawn: &DrawnGame<'a>, turns: usize) -> Diagram<'a> {
    let game = drawn.game;
    let last = turns.checked_sub(1).and_then(|nth| game.turns.get(nth));
    let start = &drawn.variant.setup.board;
    let board = game.positions.get(turns.saturating_sub(1)).unwrap_or(start);
    Diagram {
        start: Some(start),
        plays: last.map(|turn| Shown::all(&turn.plays)).unwrap_or_default(),
        coordinates: true,
        ..Diagram::of(board, &drawn.variant.ruleset)
    }
}

/// Returns the caption above a diagram.
fn caption(composer: &Composer<'_>, drawn: &DrawnGame<'_>, turns: usize) -> Result<String, LayoutError> {
    let Some(last) = turns.checked_sub(1).and_then(|nth| drawn.game.turns.get(nth)) else {
        return composer.say("record-start", &[]);
    };
    let is_last = turns == drawn.game.turns.len() && drawn.game.end.is_some();
    let args = [
        ("move", Value::from(last.number)),
        ("play", Value::Text(written_turn(last))),
        ("side", Value::Text(last.side.name().to_owned())),
    ];
    let id = match (is_last, last.side == drawn.game.first) {
        (true, _) => "record-end",
        (false, true) => "record-after-first",
        (false, false) => "record-after",
    };
    composer.say(id, &args)
}

/// Returns the description of a diagram, for people who can't see it.
fn alt(composer: &Composer<'_>, drawn: &DrawnGame<'_>, turns: usize) -> Result<String, LayoutError> {
    let messages = composer.messages;
    let game = drawn.game;
    let board = game.positions.get(turns).unwrap_or(&drawn.variant.setup.board);
    let mut sentences = standing(board, messages)?;
    if let Some(last) = turns.checked_sub(1).and_then(|nth| game.turns.get(nth)) {
        sentences.extend(plays(&Shown::all(&last.plays), last.plays.len() > 1, messages)?);
    }
    Ok(plain(&sentences.join(" ")))
}
