//! The rules as a poster for the wall: the world's own board with its pieces, its frame around the sheet, and each rule that
//! decides a game as a short sentence or two beside a picture.
//!
//! `sheet` draws what is around the rules, `rules` sets them, and `columns` shares them out. Measures are those of a sheet of
//! A3, and grow and shrink with the paper. Rules of a rich game that have no room on the sheet with the board go on another.

mod columns;
mod rules;
mod sheet;

use super::form::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, Making, Product};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, SMALLEST_TEXT};
use crate::layout::fit::{self, Sizes};
use crate::layout::{Content, LayoutError};
use crate::scene::Size;
use columns::Filled;
use rules::{RuleLook, WallRules};
use sheet::Sheet;

/// Page of rules to hang on a wall.
pub(super) const COMPONENT: Product = Product {
    name: "wall",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Kit,
        paper: HandoutPaper::OfWall,
        ..HandoutForm::of(pages)
    }),
    words: ComponentWords {
        one: "wall",
        plan: ["page of rules for the wall", "pages of rules for the wall"],
        variable: Some("wall-pages"),
        label: Some("part-wall"),
        named: Some("outline-wall"),
        tally: Some("tally-wall"),
        total: Some("total-wall"),
        ..ComponentWords::NONE
    },
};

/// Name of the page in the error for too little room.
pub(crate) const WHAT: &str = "wall";

/// Printable area of A3 in millimetres, without the line at its foot, for which all measures of the sheet are given.
const A3: Size = Size::new(287.0, 404.0);
/// Sizes of type on A3, in points.
const WORDS: Sizes = Sizes { largest: 24.0, smallest: 16.0, step: 0.5 };
/// Sides of the pictures, in ems of the words: where rules have a sheet of their own, and beside the board.
const PICTURES: Sizes = Sizes { largest: 4.8, smallest: 3.0, step: 0.6 };
/// Numbers of columns, the preferred first.
const COLUMNS: [usize; 2] = [3, 2];
/// Most sheets.
const SHEETS: usize = 2;

/// Makes the poster in the largest type that has room, on as few sheets as can be.
fn pages(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let scale = f64::midpoint(making.printable.width / A3.width, making.printable.height / A3.height);
    let rules = WallRules::of(composer, making)?;
    let sheet = Sheet::of(making, scale);
    let sizes = WORDS.all().map(|points| (points * scale).max(SMALLEST_TEXT));
    let looks = sizes.flat_map(|points| {
        COLUMNS.into_iter().flat_map(move |columns| {
            PICTURES.all().map(move |picture| RuleLook { points, columns, picture, scale })
        })
    });
    let mut found = None;
    for sheets in 1..=SHEETS {
        found = fit::first(looks.clone(), |look| filled(composer, &rules, &sheet, *look, sheets))?;
        if found.is_some() {
            break;
        }
    }
    let Some((look, filled)) = found else { return Err(LayoutError::Overflow { what: WHAT }.into()) };
    let count = filled.len();
    let mut contents = Vec::new();
    for (nth, filled) in filled.into_iter().enumerate() {
        let mut page = sheet.page(composer, making, nth, count)?;
        rules.draw(composer, making, look, &filled, &mut page)?;
        contents.push(page.into_section());
    }
    Ok(contents)
}

/// Shares the rules out over so many sheets, each with at least one, in this look. `None`: they have no room.
fn filled(
    composer: &Composer<'_>,
    rules: &WallRules,
    sheet: &Sheet,
    look: RuleLook,
    sheets: usize,
) -> Result<Option<Vec<Filled>>, ExplainError> {
    let Some(heights) = rules.heights(composer, look, sheet.room(0).width())? else { return Ok(None) };
    let mut all = Vec::new();
    let mut from = 0;
    for nth in 0..sheets {
        let room = sheet.room(nth);
        let Some(filled) = columns::fill(&heights, from, room, look) else { return Ok(None) };
        from = filled.end();
        all.push(filled);
    }
    Ok((from == heights.len()).then_some(all))
}
