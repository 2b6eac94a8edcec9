//! Plan of a set for a laser cutter, before a plate is used.

use crate::game::Cut;
use crate::imposition::Component;
use crate::imposition::cutting::Trim;
use crate::imposition::{Contents, Detail, ListedPiece};
use crate::laser::chest::{BoxPart, LaserBox};
use crate::laser::{Bed, LaserPart, LaserSet, LaserWork};
use crate::request::Writing;
use crate::scene::Size;
use crate::units::Length;

/// Plan of a set for a laser cutter. It has no time, which depends on the machine, and no material, which is free to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct LaserPlan {
    /// Width and height of the machine's bed in millimetres.
    pub bed: Size,
    /// Kerf: the width that the laser burns away, for which the lines allow.
    pub kerf: Length,
    /// The board with its frame, and its cut. `None`: no board is asked for.
    pub board: Option<(Trim, Cut)>,
    /// Box for each set. `None`: no box is asked for.
    pub chest: Option<BoxPlan>,
    /// Beds, in the order in which they are filled.
    pub beds: Vec<BedPlan>,
}

/// A box for pieces and cards. Lengths in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxPlan {
    /// Thickness of the plates, and so of the pieces.
    pub thickness: f64,
    /// Length, width and height of the room below the lid.
    pub inside: [f64; 3],
    /// Length, width and height from outside.
    pub outside: [f64; 3],
    /// Number of pieces, and number of cards, that it has room for.
    pub holds: [usize; 2],
}

/// Plan of one bed.
#[derive(Clone, Debug, PartialEq)]
pub struct BedPlan {
    /// Names of its files, one for each format.
    pub names: Vec<String>,
    /// Contents, without parts of boxes and the test piece.
    pub parts: Vec<Contents>,
    /// Parts of boxes on it, with their numbers.
    pub box_parts: Vec<(BoxPart, usize)>,
    /// Whether the test piece is on it.
    pub has_test_piece: bool,
    /// Width and height of the smallest plate that is enough, in millimetres, with the free edges.
    pub plate: Size,
    /// Work of the laser: lengths and numbers of lines, and area to engrave.
    pub work: LaserWork,
}

impl LaserPlan {
    /// Returns the work on all beds.
    #[must_use]
    pub fn work(&self) -> LaserWork {
        self.beds.iter().fold(LaserWork::default(), |sum, bed| sum.plus(bed.work))
    }

    /// Returns the names of the files of all beds, sorted by format.
    pub(crate) fn names(&self) -> Vec<String> {
        let formats = self.beds.first().map_or(0, |bed| bed.names.len());
        (0..formats)
            .flat_map(|nth| self.beds.iter().filter_map(move |bed| bed.names.get(nth).cloned()))
            .collect()
    }
}

/// Plans a set; `names` returns the names of the files of the bed with a place, counted from 0.
pub(in crate::make) fn plan(
    set: &LaserSet,
    names: impl Fn(usize) -> Vec<String>,
    writing: &Writing,
) -> LaserPlan {
    LaserPlan {
        bed: writing.laser_bed(),
        kerf: writing.laser_kerf(),
        board: set.board,
        chest: set.chest.as_ref().map(box_plan),
        beds: set.beds.iter().enumerate().map(|(nth, bed)| bed_plan(bed, names(nth))).collect(),
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

/// Returns a part as it is listed among contents. `None`: parts of boxes and the test piece are listed elsewhere.
const fn listed(part: &LaserPart) -> Option<(Component, Detail)> {
    match *part {
        LaserPart::Board(part) => Some((Component::Board, Detail::Squares(part.columns, part.rows))),
        LaserPart::Piece(piece) => Some((Component::Pieces, Detail::Piece(ListedPiece(piece)))),
        LaserPart::Spare(_) => Some((Component::Pieces, Detail::Spare)),
        LaserPart::Box(_) | LaserPart::TestPiece => None,
    }
}
