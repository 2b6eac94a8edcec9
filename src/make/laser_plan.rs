//! What a set for a laser cutter takes, before a plate is used.

use crate::game::Cut;
use crate::imposition::Component;
use crate::imposition::cutting::Trim;
use crate::laser::chest::{BoxPart, LaserBox};
use crate::laser::{Bed, LaserPart, LaserSet, LaserWork};
use crate::request::Writing;
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
    /// The box that each set has; none if no box is asked for.
    pub chest: Option<BoxPlan>,
    /// Its beds, in the order in which they are filled.
    pub beds: Vec<BedPlan>,
}

/// A box for pieces and cards. Lengths in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxPlan {
    /// How thick the plates are, and the pieces with them.
    pub thickness: f64,
    /// Length, width and height of the room below the lid.
    pub inside: [f64; 3],
    /// Length, width and height of all of it.
    pub outside: [f64; 3],
    /// How many pieces it has room for, and how many cards.
    pub holds: [usize; 2],
}

/// What is done on one bed.
#[derive(Clone, Debug, PartialEq)]
pub struct BedPlan {
    /// The names of its files, one for each format.
    pub names: Vec<String>,
    /// What is cut from it, beside parts of boxes and the test piece.
    pub parts: Vec<Contents>,
    /// The parts of boxes that are, and how many of each.
    pub box_parts: Vec<(BoxPart, usize)>,
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
        chest: set.chest.as_ref().map(box_plan),
        beds: set.beds.iter().zip(names).map(|(bed, names)| bed_plan(bed, names)).collect(),
    }
}

fn box_plan(chest: &LaserBox) -> BoxPlan {
    let LaserBox { measures, load, .. } = chest;
    BoxPlan {
        thickness: measures.thickness,
        inside: [measures.length, measures.clear, measures.height],
        outside: measures.outside(),
        holds: [load.pieces.len(), load.cards.len()],
    }
}

fn bed_plan(bed: &Bed, names: Vec<String>) -> BedPlan {
    BedPlan {
        names,
        parts: Contents::counted(bed.parts.iter().filter_map(listed)),
        box_parts: BoxPart::ALL
            .into_iter()
            .map(|part| (part, bed.parts.iter().filter(|&&other| other == LaserPart::Box(part)).count()))
            .filter(|(_, count)| *count > 0)
            .collect(),
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
