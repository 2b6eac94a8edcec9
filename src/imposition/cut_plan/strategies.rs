//! Strategies of putting pieces and cards on sheets, and the choice of the best result.

use super::discs::Spares;
use super::element::{Element, Placed, SlugLineForm};
use super::laying::SheetInProgress;
use super::spares;
use crate::imposition::error::SheetError;
use crate::imposition::settings::Settings;
use crate::scene::Size;
use std::collections::BTreeSet;

/// How pieces and inserts are put on sheets.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Strategy {
    /// Most inserts beside the first of the pieces.
    pub(super) beside: usize,
    /// Whether inserts lie along the short side of the paper where both ways fit.
    pub(super) across: bool,
    /// Place of the slug line on a page with pieces.
    pub(super) label: Label,
    /// Place of the spare pieces.
    pub(super) spares: Spares,
    /// Whether pieces of a kind are kept on one page.
    pub(super) together: bool,
    /// Place of the pieces.
    pub(super) home: Home,
}

impl Strategy {
    /// Returns a strategy for sheets on which nothing but the board is laid yet.
    pub(super) const fn usual(across: bool) -> Self {
        let label = Label::Foot(SlugLineForm::Block);
        Self { beside: 0, across, label, spares: Spares::BesideKing, together: false, home: Home::OwnSheets }
    }
}

/// Place of the pieces.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Home {
    /// On sheets of their own.
    OwnSheets,
    /// All beside the board of their set.
    BoardSheets,
}

/// Place of the slug line on a page with pieces.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Label {
    /// At the foot, in this form if there is room.
    Foot(SlugLineForm),
    /// At the upper right, with the first row of pieces beside it.
    Corner,
}

/// Returns all strategies, preferred ones first: pieces from the top, inserts below them. For one set every number of inserts
/// above the pieces is tried; for several sets only all and none, which show well enough what can be saved. `inserts` is the
/// number of inserts of all sets.
pub(super) fn strategies(inserts: usize, settings: &Settings) -> impl Iterator<Item = Strategy> {
    let beside: Vec<usize> = if settings.sets == 1 { (0..=inserts).collect() } else { vec![0, inserts] };
    let room = settings.paper.printable(settings.margin).width();
    let band = if SlugLineForm::Band.size().width <= room { SlugLineForm::Band } else { SlugLineForm::Strip };
    let mut labels = vec![Label::Foot(SlugLineForm::Block), Label::Foot(band)];
    // Backs lie below all fronts, mirrored at one fold, so that the fronts have to be in one region of a sheet that has
    // nothing else to be folded.
    let with_board = if settings.two_sided { Vec::new() } else { labels.clone() };
    let hosted: Vec<Strategy> = with_board
        .into_iter()
        .flat_map(|label| {
            let ways = [(0, false), (inserts, false), (inserts, true)];
            ways.map(|(beside, across)| Strategy {
                beside,
                label,
                home: Home::BoardSheets,
                ..Strategy::usual(across)
            })
        })
        .collect();
    if !settings.two_sided {
        labels.push(Label::Corner);
    }
    let own = beside.into_iter().flat_map(move |beside| {
        labels.clone().into_iter().flat_map(move |label| {
            [Spares::BesideKing, Spares::Last].into_iter().flat_map(move |spares| {
                let flags = [(false, false), (true, false), (false, true), (true, true)];
                flags.into_iter().map(move |(across, together)| Strategy {
                    beside,
                    across,
                    label,
                    spares,
                    together,
                    home: Home::OwnSheets,
                })
            })
        })
    });
    own.chain(hosted)
}

/// Returns the first result with the fewest sheets; among several, the one in which pieces of a kind and inserts of a size are
/// spread over the fewest sheets. An error only if every strategy fails. No result is better than `least`: the search ends at
/// a result that is as good.
pub(super) fn fewest(
    strategies: impl Iterator<Item = Result<Vec<SheetInProgress>, SheetError>>,
    least: Shortcomings,
) -> Result<Vec<SheetInProgress>, SheetError> {
    let mut best: Option<(Shortcomings, Vec<SheetInProgress>)> = None;
    let mut refused = None;
    for strategy in strategies {
        match strategy {
            Ok(sheets) => {
                let found = faults(&sheets);
                if best.as_ref().is_none_or(|(old, _)| found < *old) {
                    best = Some((found, sheets));
                }
                if found <= least {
                    break;
                }
            }
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    let no_room = SheetError::NoRoom { what: "set", size: None };
    best.map(|(_, sheets)| sheets).ok_or_else(|| refused.unwrap_or(no_room))
}

/// Shortcomings of a result, as [`faults`] counts them; fewer are better.
pub(super) type Shortcomings = [usize; 5];

/// Fewer shortcomings than any result has.
pub(super) const NONE: Shortcomings = [0; 5];

/// Counts the shortcomings of a result, the most important first: the number of sheets; on how many sheets each kind of piece is
/// found, summed up; the number of sheets with pieces; on how many sheets each size of insert is found, summed up; the number of
/// spare pieces missing from [`spares::MOST`].
fn faults(sheets: &[SheetInProgress]) -> Shortcomings {
    let things = |sheet: &SheetInProgress| -> (BTreeSet<i64>, BTreeSet<i64>) {
        let (mut pieces, mut sizes) = (BTreeSet::new(), BTreeSet::new());
        for placed in &sheet.placed {
            match placed.element {
                Element::Disc { piece, spare: false, .. } => _ = pieces.insert(piece as i64),
                Element::Insert { .. } => _ = sizes.insert(kind_of(placed.area.size())),
                _ => {}
            }
        }
        (pieces, sizes)
    };
    let is_spare = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: true, .. });
    let spares = sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_spare).count();
    let kinds: Vec<_> = sheets.iter().map(things).collect();
    [
        sheets.len(),
        kinds.iter().map(|(pieces, _)| pieces.len()).sum(),
        kinds.iter().filter(|(pieces, _)| !pieces.is_empty()).count(),
        kinds.iter().map(|(_, sizes)| sizes.len()).sum(),
        spares::MOST.saturating_sub(spares),
    ]
}

/// Returns a key that tells inserts of different sizes apart.
pub(super) fn kind_of(size: Size) -> i64 {
    (size.area() * 1000.0).round() as i64
}
