//! The rules as a poster for the wall: the world's own board with its pieces, its frame around the sheet, and each rule that
//! decides a game as a short sentence or two beside a picture.
//!
//! `sheet` draws what is around the rules, `rules` sets them, and `columns` shares them out, as `look` measures them. Measures are
//! those of a sheet of A3, and grow and shrink with the paper. Rules of a rich game that have no room on the sheet with the board
//! go on another.

mod columns;
mod look;
mod rules;
mod sheet;

use super::form::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, Making, Product};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, SMALLEST_TEXT};
use crate::layout::fit::{self, Sizes};
use crate::layout::{Content, LayoutError};
use crate::scene::Size;
use columns::WallColumns;
use look::RuleLook;
use rules::WallRules;
use sheet::{AROUND_RULES, WallSheet};

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
/// Sizes of type below the board on A3, in points: of a poster on one sheet, and on two.
const WORDS: [Sizes; 2] =
    [Sizes { largest: 20.0, smallest: 16.0, step: 0.5 }, Sizes { largest: 24.0, smallest: 16.0, step: 0.5 }];
/// Sides of the pictures, in ems of the words.
const PICTURES: Sizes = Sizes { largest: 4.8, smallest: 2.7, step: 0.3 };
/// Sizes of type and of pictures on a sheet without a board.
const LARGE: (Sizes, Sizes) =
    (Sizes { largest: 30.0, smallest: 16.0, step: 1.0 }, Sizes { largest: 5.4, smallest: 3.6, step: 0.6 });
/// Numbers of columns, the preferred first.
const COLUMNS: [usize; 2] = [3, 2];
/// Ways to set the rules, the preferred first: on so many sheets, and whether with many pictures.
const WAYS: [(usize, bool); 3] = [(1, false), (2, true), (2, false)];

/// Makes the poster in the largest type that has room, on as few sheets as can be.
fn pages(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let scale = f64::midpoint(making.printable.width / A3.width, making.printable.height / A3.height);
    let sheet = WallSheet::of(making, scale);
    for (sheets, is_pictured) in WAYS {
        let rules = WallRules::of(composer, making, is_pictured)?;
        let mut found = None;
        for around in AROUND_RULES {
            let fits = |look: &RuleLook| filled(composer, &rules, &sheet, (*look, around), sheets);
            found = fit::first(looks(WORDS[sheets - 1], PICTURES, scale), fits)?;
            if found.is_some() {
                break;
            }
        }
        let Some((look, filled)) = found else { continue };
        let mut contents = Vec::new();
        for (nth, filled) in filled.into_iter().enumerate() {
            let (look, filled) = if nth == 0 {
                (look, filled)
            } else {
                // Where no board is, the rest of the rules may be larger.
                let rest = |look: &RuleLook| self::rest(composer, &rules, &sheet, *look, filled.count());
                fit::first(looks(LARGE.0, LARGE.1, scale), rest)?.unwrap_or((look, filled))
            };
            let mut page = sheet.page(composer, making, nth)?;
            rules.draw(composer, making, look, &filled, &mut page)?;
            contents.push(page.into_section());
        }
        return Ok(contents);
    }
    Err(LayoutError::Overflow { what: WHAT }.into())
}

/// Returns the looks to try on paper of this scale, the largest type first.
fn looks(words: Sizes, pictures: Sizes, scale: f64) -> impl Iterator<Item = RuleLook> {
    let sizes = words.all().map(move |points| (points * scale).max(SMALLEST_TEXT));
    sizes.flat_map(move |points| {
        COLUMNS.into_iter().flat_map(move |columns| {
            pictures.all().map(move |picture| RuleLook { points, columns, picture, scale })
        })
    })
}

/// Shares the rules out over so many sheets, each with at least one, in this look and so far away from
/// board and frame. `None`: they have no room.
fn filled(
    composer: &Composer<'_>,
    rules: &WallRules,
    sheet: &WallSheet,
    (look, around): (RuleLook, (f64, f64)),
    sheets: usize,
) -> Result<Option<Vec<WallColumns>>, ExplainError> {
    let Some(heights) = rules.heights(composer, look, sheet.room(0, around).width())? else {
        return Ok(None);
    };
    if sheets == 1 {
        return Ok(columns::fill_all(&heights, sheet.room(0, around), look).map(|filled| vec![filled]));
    }
    let all: Vec<usize> = (0..heights.len()).collect();
    let mut rest = all.as_slice();
    let mut filled = Vec::new();
    for nth in 0..sheets {
        let Some(of_sheet) = columns::fill(rest, &heights, sheet.room(nth, around), look) else {
            return Ok(None);
        };
        rest = &rest[of_sheet.count()..];
        filled.push(of_sheet);
    }
    Ok(rest.is_empty().then_some(filled))
}

/// Puts the last `count` rules onto a sheet without a board. `None`: they have no room.
fn rest(
    composer: &Composer<'_>,
    rules: &WallRules,
    sheet: &WallSheet,
    look: RuleLook,
    count: usize,
) -> Result<Option<WallColumns>, ExplainError> {
    let room = sheet.room(1, AROUND_RULES[0]);
    let Some(heights) = rules.heights(composer, look, room.width())? else { return Ok(None) };
    let last: Vec<usize> = (heights.len() - count..heights.len()).collect();
    Ok(columns::fill(&last, &heights, room, look).filter(|filled| filled.count() == count))
}
