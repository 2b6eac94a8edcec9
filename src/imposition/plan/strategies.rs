//! Strategies of putting pieces and cards on sheets, and which of their results is the best.

use super::discs::Spares;
use super::element::{Element, Placed, SlugLineForm};
use super::laying::Sheet;
use super::spares;
use crate::imposition::error::SheetError;
use crate::imposition::settings::Settings;
use crate::scene::Size;
use std::collections::BTreeSet;

/// How pieces and inserts are put on sheets.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Strategy {
    /// The most inserts beside the first of the pieces.
    pub(super) beside: usize,
    /// Whether inserts lie along the short side of the paper where both ways fit.
    pub(super) across: bool,
    /// Where the slug line of a page with pieces stands.
    pub(super) label: Label,
    /// Where the spare pieces go.
    pub(super) spares: Spares,
    /// Whether pieces of a kind are kept on one page.
    pub(super) together: bool,
    /// Where the pieces lie.
    pub(super) home: Home,
}

impl Strategy {
    /// One with which nothing but the board is laid yet.
    pub(super) const fn usual(across: bool) -> Self {
        let label = Label::Foot(SlugLineForm::Block);
        Self { beside: 0, across, label, spares: Spares::BesideKing, together: false, home: Home::OwnSheets }
    }
}

/// Where pieces lie.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Home {
    /// On sheets of their own.
    OwnSheets,
    /// All beside the board of their set.
    BoardSheets,
}

/// Where the slug line of a page with pieces stands.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Label {
    /// At the foot, in this form if there is room.
    Foot(SlugLineForm),
    /// At the upper right, with the first row of pieces beside it.
    Corner,
}

/// All strategies, those liked best first: pieces from the top, inserts below them. For one set every number of inserts
/// above the pieces is tried; for several sets only all and none, which show well enough what can be saved. `inserts` is how
/// many there are of all sets.
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

/// The first result with the fewest sheets; of those, the one in which pieces of a kind and inserts of a size are
/// spread over the fewest sheets. An error only if every strategy fails. No result is ever better than `least`: none is
/// looked for behind one that is as good.
pub(super) fn fewest(
    strategies: impl Iterator<Item = Result<Vec<Sheet>, SheetError>>,
    least: Shortcomings,
) -> Result<Vec<Sheet>, SheetError> {
    let mut best: Option<(Shortcomings, Vec<Sheet>)> = None;
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
    let no_room = SheetError::NoRoom { what: "the set", size: None };
    best.map(|(_, sheets)| sheets).ok_or_else(|| refused.unwrap_or(no_room))
}

/// What makes a result worse, as [`faults`] counts it.
pub(super) type Shortcomings = [usize; 5];

/// Better than any result.
pub(super) const NONE: Shortcomings = [0; 5];

/// What makes a result worse, what matters most first: how many sheets there are; on how many sheets each kind of piece
/// is found, summed up; how many sheets have pieces; on how many each size of insert is found, summed up; how many
/// spare pieces are missing from [`spares::MOST`].
fn faults(sheets: &[Sheet]) -> Shortcomings {
    let things = |sheet: &Sheet| -> (BTreeSet<i64>, BTreeSet<i64>) {
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

/// By this, inserts of one size are told from those of another.
pub(super) fn kind_of(size: Size) -> i64 {
    (size.area() * 1000.0).round() as i64
}
