//! What a set for a laser cutter takes, before a plate is used.

use super::request::Writing;
use crate::game::Cut;
use crate::imposition::Component;
use crate::imposition::cutting::Trim;
use crate::laser::{Bed, LaserPart, LaserSet, LaserWork};
use crate::scene::Size;
use crate::sheets::{Contents, Detail, ListedPiece};
use crate::units::Length;

/// What a set for a laser cutter takes. How long it takes is up to the machine, and in what wood to whoever has it.
#[derive(Clone, Debug, PartialEq)]
pub struct LaserPlan {
    /// Width and height of the machine's bed in millimetres.
    pub bed: Size,
    /// What the laser burns away, and lines allow for.
    pub kerf: Length,
    /// The board with its frame, and how it is cut; none if no board is asked for.
    pub board: Option<(Trim, Cut)>,
    /// Its beds, in the order in which they are filled.
    pub beds: Vec<BedPlan>,
}

/// What is done on one bed.
#[derive(Clone, Debug, PartialEq)]
pub struct BedPlan {
    /// The names of its files, one for each format.
    pub names: Vec<String>,
    /// What is cut from it, beside the test piece.
    pub parts: Vec<Contents>,
    /// Whether the test piece is.
    pub has_test_piece: bool,
    /// Width and height of the smallest plate that is enough, in millimetres, with what stays free along its edges.
    pub plate: Size,
    /// How far the laser goes, and how often it sets out.
    pub work: LaserWork,
}

impl LaserPlan {
    /// The work on all beds.
    #[must_use]
    pub fn work(&self) -> LaserWork {
        self.beds.iter().fold(LaserWork::default(), |sum, bed| sum.plus(bed.work))
    }
}

/// What a set takes; `names` has those of the files of each bed.
pub(super) fn plan(set: &LaserSet, names: Vec<Vec<String>>, writing: &Writing) -> LaserPlan {
    LaserPlan {
        bed: writing.laser_bed(),
        kerf: writing.laser_kerf(),
        board: set.board,
        beds: set.beds.iter().zip(names).map(|(bed, names)| bed_plan(bed, names)).collect(),
    }
}

fn bed_plan(bed: &Bed, names: Vec<String>) -> BedPlan {
    BedPlan {
        names,
        parts: Contents::counted(bed.parts.iter().filter_map(listed)),
        has_test_piece: bed.parts.contains(&LaserPart::TestPiece),
        plate: bed.plate(),
        work: bed.work(),
    }
}

/// What a part is as contents of a sheet are listed; the test piece is no part of a kit.
const fn listed(part: &LaserPart) -> Option<(Component, Detail)> {
    match *part {
        LaserPart::Board(part) => Some((Component::Board, Detail::Squares(part.columns, part.rows))),
        LaserPart::Piece(piece) => Some((Component::Pieces, Detail::Piece(ListedPiece(piece)))),
        LaserPart::Spare(_) => Some((Component::Pieces, Detail::Spare)),
        LaserPart::Box(_) | LaserPart::TestPiece => None,
    }
}
