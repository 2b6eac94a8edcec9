//! The rules on one page for the wall: the numbered rules of the leaflet with all their figures, in the largest type that
//! has room, and the starting layout large.
//!
//! `setting` has the ways to set the page, `head` draws its heading, and `drawn` puts everything in its place.

mod drawn;
mod head;
mod setting;

use super::form::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, Making, Product};
use super::leaflet::{self, LeafletScript};
use crate::explain::ExplainError;
use crate::explain::captioned::{self, CaptionedFigure, FigurePlace};
use crate::game::Variant;
use crate::layout::columns::{ColumnFrame, Filled, fill};
use crate::layout::compose::{Composer, SMALLEST_TEXT};
use crate::layout::{Block, Content, LayoutError, Running};
use crate::scene::{Marks, Size};
use crate::text::Value;
use setting::WallSetting;

/// Page of rules to hang on a wall.
pub(super) const COMPONENT: Product = Product {
    name: "wall",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Kit,
        paper: HandoutPaper::OfWall,
        ..HandoutForm::of(|composer, making| Ok(vec![page(composer, making)?]))
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

/// Largest type that is tried, in points, and the step to the next; [`SMALLEST_TEXT`] is the smallest.
const LARGEST: f64 = 26.0;
const STEP: f64 = 0.25;
/// Number of steps that are tried beyond the first size that has no room.
const LEAP: usize = 8;
/// Room between heading and columns, in lines.
const BELOW_HEAD: f64 = 0.8;
/// Room between the words “How to play” and the first rule in millimetres, beside the line that any block alone takes.
const BELOW_HEADING: f64 = 0.0;
/// Room below the starting layout, in lines.
const BELOW_BOARD: f64 = 0.6;

/// Content of the page below its heading.
struct WallScript<'a> {
    variant: &'a Variant,
    /// Rules with all figures, the starting layout among them.
    rules: LeafletScript,
}

impl WallScript<'_> {
    /// Sets the words and all figures but the starting layout, for columns.
    fn columns(&self, composer: &mut Composer<'_>, setting: WallSetting) -> Result<Running, ExplainError> {
        let is_here = |figure: &CaptionedFigure| !figure.is_start();
        leaflet::set_some(composer, self.variant, &self.rules, setting.leaflet(), &is_here)
    }

    /// Sets the starting layout with its words, as large as it stands on the page. `None`: no rule shows it.
    fn board(
        &self,
        composer: &mut Composer<'_>,
        setting: WallSetting,
    ) -> Result<Option<Content>, ExplainError> {
        let start = self.rules.iter().find_map(|block| {
            let Block::List { entries, .. } = block else { return None };
            let mut figures = entries.iter().flat_map(|entry| &entry.figures).map(|figure| &figure.drawing);
            figures.find(|figure| figure.is_start())
        });
        let Some(start) = start else { return Ok(None) };
        let indent = leaflet::indent(composer, setting.leaflet())?;
        let place = FigurePlace { scale: setting.scale, indent, measure: setting.board, hung: true };
        captioned::set(composer, self.variant, start, place).map(Some)
    }
}

/// Page whose columns are filled.
struct FilledWall {
    setting: WallSetting,
    /// Upper edge of the columns, in millimetres.
    top: f64,
    /// Lines above the words of the columns that stand below the starting layout.
    above: u32,
    frames: Vec<ColumnFrame>,
    filled: Filled,
}

/// Returns the rules as on the leaflet, without mentions of parts of the leaflet that do not hang beside them.
fn rules(composer: &mut Composer<'_>, making: Making<'_>) -> Result<LeafletScript, ExplainError> {
    let mut rules = leaflet::rules(composer, making.variant, making.examples)?;
    let section = Value::Text(composer.say("heading-uncertain", &[])?);
    let elsewhere = composer.say("wall-elsewhere", &[("section", section)])?;
    for block in &mut rules {
        let Block::List { entries, .. } = block else { continue };
        let figures = entries.iter_mut().flat_map(|entry| &mut entry.figures);
        figures.for_each(|figure| figure.drawing.leave_away(&elsewhere));
    }
    // Seen from afar, heading and first rule need some air between them.
    rules.insert(1, Block::Gap(BELOW_HEADING));
    Ok(rules)
}

/// Sets the page in the largest type that has room.
fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let (variant, printable) = (making.variant, making.printable);
    let script = WallScript { variant, rules: rules(composer, making)? };
    let head = {
        let mut marks = Marks::default();
        head::set(&mut composer.with(&mut marks), variant, printable.width)?.size.height
    };
    let steps = ((LARGEST - SMALLEST_TEXT) / STEP).round() as usize;
    let fits = |nth: usize| -> Result<Option<FilledWall>, ExplainError> {
        let points = LARGEST - nth as f64 * STEP;
        for setting in WallSetting::of(points, printable.width) {
            let found = filled(composer, &script, printable, head, setting)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    };
    let Some(mut found) = fits(steps)? else { return Err(LayoutError::Overflow { what: WHAT }.into()) };
    // Where larger type has room, smaller type has, too, so the largest is found by halving the sizes left to try.
    let (mut from, mut enough) = (0, steps);
    while from < enough {
        let middle = usize::midpoint(from, enough);
        match fits(middle)? {
            Some(better) => (found, enough) = (better, middle),
            None => from = middle + 1,
        }
    }
    // Figures can't be split: somewhat larger type may have room where its neighbour has none.
    for larger in enough.saturating_sub(LEAP)..enough.saturating_sub(1) {
        if let Some(better) = fits(larger)? {
            found = better;
            break;
        }
    }
    drawn::page(composer, &script, printable, &found)
}

/// Name of the page in the error for too little room.
pub(crate) const WHAT: &str = "wall";

/// Fills the page in one setting. `None`: it has no room.
fn filled(
    composer: &Composer<'_>,
    script: &WallScript<'_>,
    printable: Size,
    head: f64,
    setting: WallSetting,
) -> Result<Option<FilledWall>, ExplainError> {
    let mut marks = Marks::default();
    let mut trial = composer.with(&mut marks);
    let lead = setting.scale.leading();
    let top = head + BELOW_HEAD * lead;
    let board = script.board(&mut trial, setting)?;
    let above = board.map_or(0, |board| (board.size.height / lead + BELOW_BOARD).ceil() as u32);
    let all = ((printable.height - top) / lead + 1e-6).floor().max(0.0) as u32;
    if above >= all {
        return Ok(None);
    }
    let frame = |column: usize| {
        let lines = if column < setting.over { all - above } else { all };
        ColumnFrame { page: 0, lines }
    };
    let frames: Vec<ColumnFrame> = (0..setting.columns).map(frame).collect();
    let slugs = script.columns(&mut trial, setting)?.slugs;
    let filled = fill(&slugs, lead, &frames, 0);
    Ok(filled.map(|filled| FilledWall { setting, top, above, frames, filled }))
}
