//! The steps of laminating: cuts before, putting the parts into pouches, cuts after.

use crate::instructions::figures::pictures::Picture;
use crate::instructions::steps::step::{Step, steps};
use crate::instructions::steps::words::Words;
use crate::instructions::{GuideBlocks, GuideFigure};
use crate::layout::{Block, LayoutError, Standing};

/// Returns the steps of laminating, in an order that matters: outer edges are cut before, seams and pieces after.
pub(in crate::instructions) fn laminate(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    let chosen = words.lamination.as_ref();
    let mut first = match chosen {
        Some(film) if film.pouches.is_some() => vec!["laminate-need-pouches"],
        Some(_) => vec!["laminate-need-large"],
        // The table of ways names the things that are needed.
        None => vec!["laminate-print"],
    };
    if subject.folds_cards() {
        first.push("laminate-cards");
    }
    if subject.folds_pieces() {
        // If lamination is asked for, this step itself tells how to fold the pieces. If it is one of several ways, the
        // step points to the steps that all ways have in common.
        first.push(if chosen.is_some() { "pieces-fold" } else { "laminate-fold" });
    }
    if subject.joins() {
        first.push("laminate-trim-parts");
        if subject.other_side().is_none() {
            first.push("assembly-cut-number");
        }
    } else if subject.cuts_board() {
        first.push("laminate-trim-board");
    }
    let rims = subject.cuts_board() || subject.folds_cards();
    if chosen.is_some() && rims {
        first.push("laminate-corners");
    }
    let seam = subject.joins();
    let first = Step::of(words.sentences(&first)?);
    let first = if subject.cuts_board() { first.shown(Picture::Trim { seam }) } else { first };
    let mut all = vec![first];
    // The kind of hinge decides on the cuts before, and on the contents of the pouch.
    let hinge = chosen.is_some() && subject.whole().cut_parts() == 2;
    if let (true, Some(film)) = (hinge, chosen) {
        let id = if film.hinge.is_some() { "laminate-hinge-pouch" } else { "laminate-hinge-tape" };
        all.push(Step::of(words.say(id)?));
    }
    all.push(Step::of(into_pouches(words)?).shown(Picture::Pouch));
    let out = Step::of(out_of_pouches(words)?);
    all.push(if rims { out.shown(Picture::Rim { seam }) } else { out });
    if rims {
        let mut ids = vec!["laminate-round"];
        if chosen.is_none() && subject.cuts_pieces() {
            ids.push("laminate-go-on");
        }
        all.push(Step::of(words.sentences(&ids)?).shown(Picture::Corners));
    }
    let title = if chosen.is_some() { "assembly-laminate-title" } else { "way-laminated" };
    let mut blocks = vec![Block::heading(3, words.say(title)?)];
    blocks.extend(steps(words, all)?);
    if hinge && chosen.is_some_and(|film| film.hinge.is_some()) {
        blocks.push(Block::figure(GuideFigure::Hinge, Standing::Stands));
    }
    Ok(blocks)
}

fn into_pouches(words: &Words<'_, '_>) -> Result<String, LayoutError> {
    let subject = words.subject;
    let mut things = words.board_and_cards();
    if subject.cuts_pieces() {
        things.push("thing-uncut-pieces");
    }
    let mut text = words.say_with("laminate-lay", &[("things", words.list_of(&things)?.into())])?;
    let mut out = Vec::new();
    if subject.plan.leaflet.is_some() {
        out.push(words.say_with("thing-leaflets", &[("count", subject.sets().into())])?);
    }
    for (component, count) in subject.inserts_that(false) {
        if let Some(id) = component.words().kept_out {
            out.push(words.say_with(id, &[("count", (subject.sets() * count).into())])?);
        }
    }
    if !out.is_empty() {
        // Singular or plural: one leaflet "stays out", but two leaflets, or a leaflet and a score sheet, "stay out".
        let count = out.len().max(subject.sets() * out.len());
        let own = [("things", words.list(&out)?.into()), ("count", count.into())];
        text = text + " " + &words.say_with("laminate-out", &own)?;
    }
    Ok(text)
}

fn out_of_pouches(words: &Words<'_, '_>) -> Result<String, LayoutError> {
    let subject = words.subject;
    let mut rims = Vec::new();
    if subject.folds_cards() {
        rims.push("thing-the-cards");
    }
    if subject.joins() {
        rims.push("thing-outer-edges");
    } else if subject.cuts_board() {
        rims.push("thing-the-board");
    }
    let mut texts = Vec::new();
    if !rims.is_empty() {
        texts.push(words.say_with("laminate-rim", &[("things", words.list_of(&rims)?.into())])?);
    }
    match (subject.joins(), subject.cuts_pieces()) {
        (true, true) => texts.push(words.say("laminate-flush-both")?),
        (true, false) => texts.push(words.say("laminate-flush-seams")?),
        (false, true) => texts.push(words.say("laminate-flush-pieces")?),
        (false, false) => {}
    }
    Ok(texts.join(" "))
}
