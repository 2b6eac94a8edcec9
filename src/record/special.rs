//! Centre, corners and camps of a record.

use super::keys::RecordField;
use super::pieces::{LETTERS, both, named, right};
use super::reader::Reader;
use crate::game::{
    CampRight, Camps, CornerShape, Corners, Foes, OccupiedThrone, Ruleset, Side, Square, Throne, ThronePass,
    ThroneStop,
};

/// The squares that are not like the others.
pub(super) struct Special {
    pub(super) throne: Throne,
    pub(super) corners: Corners,
    pub(super) camps: Camps,
}

impl Reader<'_> {
    pub(super) fn special(&mut self) -> Special {
        let throne = self.throne();
        let corners = self.corners();
        let camps = self.camps();
        let forts = self.entries.get("dfor");
        if !self.squares(&forts).is_empty() {
            self.fault(
                &forts,
                "squares that belong to the defenders are not known here",
                "leave `dfor` out, and with it their squares",
            );
        }
        Special { throne, corners, camps }
    }

    fn throne(&mut self) -> Throne {
        let field = self.entries.get("cen");
        let centre = self.board.centre();
        let squares =
            if field.value == "default" { centre.into_iter().collect() } else { self.squares(&field) };
        if squares.is_empty() {
            return Throne::None;
        }
        if Some(squares[0]) != centre || squares.len() > 1 {
            self.fault(
                &field,
                "a throne is the one square in the middle of the board",
                "leave `cen` out, or write `cen:` for a board without one",
            );
            return Throne::None;
        }
        let (stop, back) = (self.list("cens"), self.list("cenre"));
        let stop = match stop {
            Foes::KING if back.king => ThroneStop::King,
            // A king who may not come back can only start there.
            Foes::NOBODY | Foes::KING => ThroneStop::Nobody,
            Foes::ALL if back == Foes::ALL => ThroneStop::Anyone,
            _ => {
                let field = self.entries.get("cens");
                let message =
                    "on the throne may stop the king, everybody or nobody, and none but him once only";
                self.fault(&field, message, "write `cens:K`, `cens:` or all pieces, and leave `cenre` out");
                ThroneStop::King
            }
        };
        let pass = match self.list("cenp") {
            Foes::ALL => ThronePass::Anyone,
            Foes::KING => ThronePass::King,
            Foes::NOBODY => ThronePass::Nobody,
            _ => {
                let field = self.entries.get("cenp");
                let message = "the throne is passed by the king, everybody or nobody";
                self.fault(&field, message, "write `cenp:K` or `cenp:`, or leave it out");
                ThronePass::Anyone
            }
        };
        let occupied = match self.list("cenh") {
            Foes { attackers: true, defenders: false, king: false } => OccupiedThrone::Attackers,
            Foes::NOBODY => OccupiedThrone::Nobody,
            _ => {
                let field = self.entries.get("cenh");
                let message = "the throne with the king on it is hostile to the attackers or to nobody";
                self.fault(&field, message, "write `cenh:`, or leave it out for the attackers");
                OccupiedThrone::Attackers
            }
        };
        Throne::Centre { stop, pass, hostile: self.list("cenhe"), occupied }
    }

    fn corners(&mut self) -> Corners {
        let field = self.entries.get("cor");
        let hostile = self.list("corh");
        let size = self.board.size();
        let squares = if field.value == "default" {
            corner_squares(CornerShape::Single, size)
        } else {
            self.squares(&field)
        };
        if squares.is_empty() {
            return Corners::None;
        }
        let shape = CornerShape::ALL.iter().find(|&&shape| corner_squares(shape, size) == squares);
        let Some(&shape) = shape else {
            self.fault(
                &field,
                "these squares are no corners",
                "a corner is one square, three with its neighbours on the edge, or a block of four, and there are four",
            );
            return Corners::None;
        };
        let stop = self.list("cors");
        if stop != Foes::KING {
            let field = self.entries.get("cors");
            self.fault(&field, "in the corners may stop the king alone", "leave `cors` out");
        }
        // One square in the corner of a board is never on anybody's way.
        if shape != CornerShape::Single && self.list("corp") != Foes::KING {
            let field = self.entries.get("corp");
            self.fault(&field, "across the corners may go the king alone", "leave `corp` out");
        }
        if !self.list("corre").king {
            self.remark("corre", "a king who has left a corner may go back to it here");
        }
        Corners::Marked { shape, hostile }
    }

    fn camps(&mut self) -> Camps {
        let field = self.entries.get("afor");
        let squares = self.squares(&field);
        if squares.is_empty() {
            return Camps::None;
        }
        let start = self.board.pieces().filter(|(_, piece)| piece.side() == Side::Attackers);
        let mut start: Vec<Square> = start.map(|(square, _)| square).collect();
        start.sort_unstable();
        if squares != start {
            self.fault(
                &field,
                "camps are the squares on which attackers start, all of them and no others",
                "name those squares, or leave `afor` out",
            );
        }
        let (stop, back, across) = (self.list("afors"), self.list("aforre"), self.list("aforp"));
        if !stop.attackers {
            let field = self.entries.get("afors");
            self.fault(&field, "an attacker may always stop in its own camp", "add `t` to `afors`");
        }
        let enter = right(both(stop, back)).unwrap_or_else(|| {
            let field =
                self.entries.get(if self.entries.given("aforre").is_some() { "aforre" } else { "afors" });
            let message = "into a camp may go everybody, the attackers or nobody";
            self.fault(&field, message, "write `aforre:` for nobody, `aforre:tcnkm` for the attackers");
            CampRight::Nobody
        });
        let across = if across == Foes::ALL { across } else { both(across, back) };
        let pass = right(across).unwrap_or_else(|| {
            let field = self.entries.get("aforp");
            let message = "across a camp may go everybody, the attackers or nobody";
            self.fault(&field, message, "write `aforp:` for nobody, `aforp:tcnkm` for the attackers");
            CampRight::Nobody
        });
        Camps::Marked { squares, enter, pass, hostile: self.list("aforh") }
    }

    /// Whom a list of kinds of pieces names.
    fn list(&mut self, key: &'static str) -> Foes {
        let field = self.entries.get(key);
        if let Some(wrong) = field.value.chars().find(|&letter| !LETTERS.contains(letter)) {
            let message = format!("`{}` in `{key}` is no kind of piece", wrong.escape_debug());
            self.fault(&field, &message, "write letters of `tcnkmgTCNKMG`, or none");
            return Foes::NOBODY;
        }
        named(field.value, self.board).unwrap_or_else(|| {
            let message =
                format!("`{key}` tells officers from other men of their side, which is not known here");
            self.fault(&field, &message, "name both or neither: `t` and `c`, `T` and `N`");
            Foes::NOBODY
        })
    }

    /// A list of squares, sorted.
    fn squares(&mut self, field: &RecordField<'_>) -> Vec<Square> {
        let mut squares = Vec::new();
        for word in field.value.split(',').filter(|word| !word.is_empty()) {
            match word.parse::<Square>() {
                Ok(square) if self.board.contains(square) => squares.push(square),
                _ => {
                    let message = format!("`{}` is no square of this board", word.escape_debug());
                    self.fault(field, &message, "write squares with commas between them, such as `a1,a11`");
                }
            }
        }
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

/// The squares of the corners, sorted.
pub(super) fn corner_squares(shape: CornerShape, size: u8) -> Vec<Square> {
    let rules = Ruleset { corners: Corners::Marked { shape, hostile: Foes::NOBODY }, ..Ruleset::PLAIN };
    let all = (0..size).flat_map(|file| (0..size).map(move |rank| Square::new(file, rank)));
    all.filter(|&square| rules.is_corner(size, square)).collect()
}
