//! The steps of cutting, joining and folding.

use crate::game::Piece;
use crate::instructions::facts::subject::Subject;
use crate::instructions::figures::pictures::Picture;
use crate::instructions::steps::step::Step;
use crate::instructions::steps::words::Words;
use crate::instructions::{GuideBlocks, GuideFigure, facts::titles};
use crate::layout::compose::plain;
use crate::layout::{Block, LayoutError, Standing};
use crate::product::component::Component;
use crate::text::Value;

/// Returns the steps of making the set, with their pictures and the scheme of the board's parts.
pub(in crate::instructions) fn making(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    let Some(title) = titles::making(subject) else { return Ok(Vec::new()) };
    let mut steps: Vec<Step> = Vec::new();
    if subject.class().is_some() {
        return class(words, title);
    }
    // In a laminated set board and cards are cut out, board parts are numbered, and cards are folded and glued, before they go
    // into the pouches, by other steps.
    let is_laminated = subject.settings().laminate;
    let things = straight(subject, words);
    let apart = !things.is_empty();
    if apart && !is_laminated {
        let mut text = words.say_with("assembly-cut-1", &[("things", words.list_of(&things)?.into())])?;
        if subject.joins() && subject.other_side().is_none() {
            text = text + " " + &words.say("assembly-cut-number")?;
        }
        steps.push(Step::of(text));
    }
    // Several sets are sorted while cutting, not afterwards.
    if subject.sets() > 1 && subject.cuts() {
        steps.push(Step::of(words.say("assembly-sort")?));
    }
    if subject.folds_cards() && !is_laminated {
        steps.push(Step::of(words.say("assembly-cut-2")?).shown(Picture::FoldCard));
    }
    // Parts that hold the finished set, such as a box, are made last.
    let (last, first): (Vec<Component>, Vec<Component>) =
        subject.plan.counts().into_iter().map(|(component, _)| component).partition(|c| c.holds_set());
    let inserts = |components: Vec<Component>| -> Result<Vec<Step>, LayoutError> {
        let ids = components.into_iter().filter_map(|component| component.words().step);
        ids.map(|id| words.say(id).map(Step::of)).collect()
    };
    steps.extend(inserts(first)?);
    steps.extend(pieces(words, apart)?);
    if subject.plan.leaflet.is_some() {
        let picture = if subject.folds_leaflet() { Picture::FoldLeaflet } else { Picture::Leaves };
        steps.push(Step::of(bind(words)?).shown(picture));
    }
    // The step of joining stands close to the scheme that it refers to.
    steps.extend(joining(words)?);
    steps.extend(inserts(last)?);
    let mut blocks = vec![Block::heading(2, words.say(title)?)];
    blocks.extend(crate::instructions::steps::step::steps(words, steps)?);
    if subject.joins() {
        blocks.push(Block::figure(GuideFigure::Scheme, Standing::Stands));
    }
    Ok(blocks)
}

/// Returns the steps by which each pair of pupils cuts its sheet.
fn class(words: &Words<'_, '_>, title: &str) -> Result<GuideBlocks, LayoutError> {
    let last =
        if words.subject.spares() > 0 { &["class-pieces", "class-spares"][..] } else { &["class-pieces"] };
    let is_numbered = words.subject.sets() > 1;
    let keep = if is_numbered { &["class-keep", "class-numbers"][..] } else { &["class-keep"] };
    let all = vec![
        Step::of(words.say("class-share-out")?),
        Step::of(words.sentences(&["class-cut", "class-straight"])?).drawn(GuideFigure::CutOrder),
        Step::of(words.sentences(last)?).shown(Picture::Strips { square: true }),
        Step::of(words.sentences(keep)?).shown(Picture::Envelope),
    ];
    let mut blocks = vec![Block::heading(2, words.say(title)?)];
    blocks.extend(crate::instructions::steps::step::steps(words, all)?);
    Ok(blocks)
}

/// Returns how to cut with knife and ruler, under a heading: it comes before all steps that begin with such cuts. Empty: nothing
/// is cut that way.
pub(in crate::instructions) fn cutting(words: &Words<'_, '_>) -> Result<GuideBlocks, LayoutError> {
    let subject = words.subject;
    if subject.class().is_some() || straight(subject, words).is_empty() {
        return Ok(Vec::new());
    }
    // In a laminated set there are straight cuts before and after the film, and marks may be cut off by then.
    let ids: &[&str] = if subject.settings().laminate {
        &["assembly-cut-film"]
    } else {
        &["assembly-cut-first", "assembly-cut-ruler"]
    };
    let picture = if subject.cuts_board() { Picture::CutBoard } else { Picture::CutCard };
    let mut blocks = vec![Block::heading(3, words.say("assembly-knife-title")?)];
    let step = Step::of(words.sentences(ids)?).shown(picture);
    blocks.extend(crate::instructions::steps::step::steps(words, vec![step])?);
    Ok(blocks)
}

/// Returns the ids of the messages that name what is cut with knife and ruler, without the pieces.
fn straight(subject: Subject<'_>, words: &Words<'_, '_>) -> Vec<&'static str> {
    let mut things = words.board_and_cards();
    let inserts = subject.plan.insert_counts();
    things.extend(inserts.iter().filter_map(|(component, _)| component.words().cut));
    things
}

fn pieces(words: &Words<'_, '_>, apart: bool) -> Result<Vec<Step>, LayoutError> {
    let subject = words.subject;
    if !subject.cuts_pieces() {
        return Ok(Vec::new());
    }
    let square = subject.has_squares();
    let mut steps = Vec::new();
    // In a laminated set pieces are folded before they go into the pouches.
    if subject.folds_pieces() && !subject.settings().laminate {
        steps.push(Step::of(words.say("pieces-fold")?).shown(Picture::FoldPieces { square }));
    }
    let has_king = subject.cuts_piece(|piece| piece == Piece::King);
    let size = match (has_king, subject.cuts_piece(|piece| piece != Piece::King)) {
        (true, true) => "pieces-size-both",
        (true, false) => "pieces-size-king",
        (false, _) => "pieces-size-men",
    };
    let mut strips = vec![if square { "pieces-square" } else { "pieces-strips" }];
    if apart {
        strips.insert(0, "pieces-last");
    }
    if square {
        strips.extend(["pieces-square-edge", size]);
    }
    steps.push(Step::of(words.sentences(&strips)?).shown(Picture::Strips { square }));
    if square {
        return Ok(steps);
    }
    // The line is shown before it is followed.
    let bleeds = !subject.lines.is_empty();
    let mut round = Vec::new();
    if bleeds {
        let edge = words.lines()?;
        let own = [("edge", Value::from(edge))];
        let text = words.say_with("pieces-round-edge", &own)? + " " + &words.say(size)?;
        let alt = plain(&words.say_with("alt-step-edge", &own)?);
        steps.push(Step::of(text).drawn(GuideFigure::Edge(alt)));
        round.extend(["pieces-round-turn", "pieces-round-punch"]);
    } else {
        round.extend(["pieces-round", "pieces-round-edge-bare", size]);
    }
    steps.push(Step::of(words.sentences(&round)?).shown(Picture::Round { bleeds }));
    Ok(steps)
}

/// Returns the steps that join the parts of the board.
fn joining(words: &Words<'_, '_>) -> Result<Vec<Step>, LayoutError> {
    let whole = words.subject.whole();
    let step = |id| words.say(id).map(Step::of);
    // Writing or tape on the back would be seen if the back is a board, too.
    let own = [("other", Value::from(words.subject.other_side().map_or("", |other| other.name.as_str())))];
    let taped = |one: &str, both: &str| match words.subject.other_side() {
        None => words.say(one).map(Step::of),
        Some(_) => words.say_with(both, &own).map(Step::of),
    };
    Ok(match (whole.cut_parts(), whole.cut.grid()) {
        (..=1, _) => Vec::new(),
        // More than two in a grid: what to tape first matters.
        (3.., Some((2.., 2..))) => {
            vec![
                step("assembly-join-grid-1")?,
                taped("assembly-join-grid-2", "other-side-join-grid")?.shown(Picture::Tape),
            ]
        }
        (2, _) => {
            vec![step("assembly-join-1")?, taped("assembly-join-2", "other-side-join")?.shown(Picture::Hinge)]
        }
        _ => {
            vec![step("assembly-join-1")?, taped("assembly-join-2", "other-side-join")?.shown(Picture::Tape)]
        }
    })
}

/// Returns the step that puts the leaflet together.
fn bind(words: &Words<'_, '_>) -> Result<String, LayoutError> {
    let own = [("leaflets", Value::from(words.subject.sets()))];
    let id = if words.subject.folds_leaflet() { "assembly-leaflet" } else { "assembly-leaflet-leaves" };
    let text = words.say_with(id, &own)?;
    if words.subject.cuts_leaflet() {
        return Ok(format!("{} {text}", words.say_with("assembly-leaflet-cut", &own)?));
    }
    Ok(text)
}
