//! Writes the part of a plan about the beds of a laser cutter.

use super::contents::part;
use super::table::{self, PlanRow};
use super::words::{count, row};
use crate::app::json::number;
use crate::game::Cut;
use crate::make::{BedPlan, BoxPlan, LaserPlan};
use crate::scene::Size;
use crate::units::Length;
use std::fmt::Write as _;

/// Column of the terminal in which the contents of a bed begin.
const PARTS: usize = 54;

/// Settings of the machine for the drawings, as name and text.
pub(super) const SETTINGS: [(&str, &str); 2] = [
    ("Scale", "actual size, 100 %: lengths are millimetres"),
    ("Order", "engrave black areas (layer ENGRAVE), score blue lines (SCORE), then cut red ones (CUT)"),
];

/// Returns the table, with a row for each bed.
pub(super) fn table(plan: &LaserPlan) -> String {
    let rows: Vec<PlanRow> = plan.beds.iter().enumerate().map(|(nth, bed)| row_of(nth, bed)).collect();
    format!(
        "    bed  plate          to cut  to score  to engrave  what\n{}",
        table::told(&rows, PARTS, "bed")
    )
}

fn row_of(nth: usize, bed: &BedPlan) -> PlanRow {
    let mut what: Vec<String> = bed.parts.iter().map(part).collect();
    what.extend(bed.box_parts.iter().map(|&(part, number)| {
        let [one, several] = part.words();
        count(number, one, several)
    }));
    if bed.has_test_piece {
        what.push("the test piece".to_owned());
    }
    // A plate that is a little larger is enough as well.
    let plate = size(Size::new(bed.plate.width.ceil(), bed.plate.height.ceil()));
    let (cut, score) = (metres(bed.work.cut), metres(bed.work.score));
    let engrave = square_centimetres(bed.work.engrave);
    PlanRow {
        number: (nth + 1).to_string(),
        head: format!("{plate:<12}  {cut:>5} m   {score:>5} m  {engrave:>6} cm²  "),
        words: what.join(", "),
    }
}

/// Returns the number of beds in words.
pub(super) fn beds(plan: &LaserPlan) -> String {
    count(plan.beds.len(), "laser bed", "laser beds")
}

/// Returns the work on all beds in words. `beside_pages`: the set is printed, too, perhaps with another board.
pub(super) fn said(plan: &LaserPlan, beside_pages: bool) -> String {
    let work = plan.work();
    let lines = |lines: usize| count(lines, "line", "lines");
    let mut text = format!(
        "{} of {}; {} m to cut in {}, {} m to score in {}, {} cm² to engrave",
        count(plan.beds.len(), "bed", "beds"),
        size(plan.bed),
        metres(work.cut),
        lines(work.cut_lines),
        metres(work.score),
        lines(work.score_lines),
        square_centimetres(work.engrave)
    );
    if plan.kerf > Length::ZERO {
        let _ = write!(text, "; lines allow for a kerf of {}", plan.kerf);
    }
    if let Some((trim, cut)) = plan.board.filter(|_| beside_pages) {
        let side = number(trim.whole().to_mm());
        let parts =
            if cut == Cut::Whole { "in one part".to_owned() } else { format!("cut as {}", cut.name()) };
        let frame = if trim.is_framed() { " with its frame" } else { "" };
        let _ = write!(text, "; its board is {side} mm{frame}, {parts}");
    }
    text + "; how long that takes is up to your machine and your wood"
}

/// Returns the line about the box of each set. `None`: there is none.
pub(super) fn chest(plan: &LaserPlan) -> Option<String> {
    let BoxPlan { thickness, inside, outside, holds: [pieces, cards] } = plan.chest?;
    let sides = |sides: [f64; 3]| sides.map(number).join(" x ");
    let things = [(pieces, "piece", "pieces"), (cards, "card", "cards")];
    let held: Vec<String> = things
        .into_iter()
        .filter(|(number, ..)| *number > 0)
        .map(|(number, one, several)| count(number, one, several))
        .collect();
    Some(format!(
        "of plates of {} mm, {} mm outside, with room for {} mm inside: {}; a file ending in -box.pdf shows how it goes together",
        number(thickness),
        sides(outside),
        sides(inside),
        row(&held)
    ))
}

/// Returns width and height in words.
fn size(size: Size) -> String {
    format!("{} x {} mm", number(size.width), number(size.height))
}

/// Returns millimetres as metres, to the centimetre.
fn metres(mm: f64) -> String {
    format!("{:.2}", mm / 1000.0)
}

/// Returns square millimetres as square centimetres.
fn square_centimetres(mm: f64) -> String {
    format!("{:.1}", mm / 100.0)
}
