//! Centre, corners and camps of a record.

use super::keys::Reader;
use super::pieces::{LETTERS, both, named};
use super::values::{AnswersOf, OCCUPIED, PASS, RIGHT};
use crate::game::{
    CampRight, Camps, CornerShape, Corners, Foes, OccupiedThrone, Ruleset, Side, Square, Throne, ThronePass,
    ThroneStop,
};
use crate::keyed::keyed;

/// The special squares.
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
        if !self.squares("dfor").is_empty() {
            let message = keyed!("squares-of-defenders");
            let help = keyed!("leave-dfor-out");
            self.fault("dfor", message, help);
        }
        Special { throne, corners, camps }
    }

    fn throne(&mut self) -> Throne {
        let centre = self.board.centre();
        let is_default = self.entries.get("cen").value == "default";
        let squares = if is_default { centre.into_iter().collect() } else { self.squares("cen") };
        if squares.is_empty() {
            return Throne::None;
        }
        if Some(squares[0]) != centre || squares.len() > 1 {
            let message = keyed!("throne-not-in-middle");
            let help = keyed!("leave-cen-out");
            self.fault("cen", message, help);
            return Throne::None;
        }
        let (stop, back) = (self.list("cens"), self.list("cenre"));
        let stop = match stop {
            Foes::KING if back.king => ThroneStop::King,
            // A king who may not come back can only start there.
            Foes::NOBODY | Foes::KING => ThroneStop::Nobody,
            Foes::ALL if back == Foes::ALL => ThroneStop::Anyone,
            _ => {
                let message = keyed!("who-stops-on-throne");
                let help = keyed!("write-cens");
                self.fault("cens", message, help);
                ThroneStop::King
            }
        };
        let pass = self.right("cenp", PASS).unwrap_or_else(|| {
            let message = keyed!("who-passes-throne");
            let help = keyed!("write-cenp");
            self.fault("cenp", message, help);
            ThronePass::Anyone
        });
        let occupied = self.right("cenh", OCCUPIED).unwrap_or_else(|| {
            let message = keyed!("occupied-throne-hostile");
            let help = keyed!("write-cenh");
            self.fault("cenh", message, help);
            OccupiedThrone::Attackers
        });
        Throne::Centre { stop, pass, hostile: self.list("cenhe"), occupied }
    }

    fn corners(&mut self) -> Corners {
        let hostile = self.list("corh");
        let size = self.board.size();
        let is_default = self.entries.get("cor").value == "default";
        let squares =
            if is_default { corner_squares(CornerShape::Single, size) } else { self.squares("cor") };
        if squares.is_empty() {
            return Corners::None;
        }
        let shape = CornerShape::ALL.iter().find(|&&shape| corner_squares(shape, size) == squares);
        let Some(&shape) = shape else {
            let message = keyed!("squares-no-corners");
            let help = keyed!("corners-are-four");
            self.fault("cor", message, help);
            return Corners::None;
        };
        let stop = self.list("cors");
        if stop != Foes::KING {
            let message = keyed!("who-stops-in-corners");
            self.fault("cors", message, keyed!("leave-cors-out"));
        }
        // A single square in the corner of a board is never crossed.
        if shape != CornerShape::Single && self.list("corp") != Foes::KING {
            let message = keyed!("who-passes-corners");
            self.fault("corp", message, keyed!("leave-corp-out"));
        }
        if !self.list("corre").king {
            let message = keyed!("king-back-to-corner");
            self.remark("corre", message);
        }
        Corners::Marked { shape, hostile }
    }

    fn camps(&mut self) -> Camps {
        let squares = self.squares("afor");
        if squares.is_empty() {
            return Camps::None;
        }
        let start = self.board.pieces().filter(|(_, piece)| piece.side() == Side::Attackers);
        let mut start: Vec<Square> = start.map(|(square, _)| square).collect();
        start.sort_unstable();
        if squares != start {
            let message = keyed!("camps-where-attackers-start");
            let help = keyed!("name-camps-or-leave-out");
            self.fault("afor", message, help);
        }
        let (stop, back, across) = (self.list("afors"), self.list("aforre"), self.list("aforp"));
        if !stop.attackers {
            let message = keyed!("attackers-stop-in-camps");
            self.fault("afors", message, keyed!("add-t-to-afors"));
        }
        let enter = answer(both(stop, back), RIGHT).unwrap_or_else(|| {
            let key = if self.entries.given("aforre").is_some() { "aforre" } else { "afors" };
            let message = keyed!("who-enters-camps");
            let help = keyed!("write-aforre");
            self.fault(key, message, help);
            CampRight::Nobody
        });
        let across = if across == Foes::ALL { across } else { both(across, back) };
        let pass = answer(across, RIGHT).unwrap_or_else(|| {
            let message = keyed!("who-passes-camps");
            let help = keyed!("write-aforp");
            self.fault("aforp", message, help);
            CampRight::Nobody
        });
        Camps::Marked { squares, enter, pass, hostile: self.list("aforh") }
    }

    /// The answer that the list of a key stands for, if there is one.
    fn right<T: Copy>(&mut self, key: &'static str, answers: AnswersOf<'_, Foes, T>) -> Option<T> {
        answer(self.list(key), answers)
    }

    /// The pieces that the list of a key names.
    fn list(&mut self, key: &'static str) -> Foes {
        let field = self.entries.get(key);
        if let Some(wrong) = field.value.chars().find(|&letter| !LETTERS.contains(letter)) {
            let letter = wrong.escape_debug();
            let message = keyed!("no-kind-of-piece", letter, key);
            let help = keyed!("write-kinds-of-pieces");
            self.fault(key, message, help);
            return Foes::NOBODY;
        }
        named(field.value, self.board).unwrap_or_else(|| {
            let message = keyed!("officers-apart-from-men", key);
            let help = keyed!("name-officers-with-men");
            self.fault(key, message, help);
            Foes::NOBODY
        })
    }

    /// The squares that a key lists, sorted.
    fn squares(&mut self, key: &'static str) -> Vec<Square> {
        let field = self.entries.get(key);
        let mut squares = Vec::new();
        for word in field.value.split(',').filter(|word| !word.is_empty()) {
            match word.parse::<Square>() {
                Ok(square) if self.board.contains(square) => squares.push(square),
                _ => {
                    let word = word.escape_debug();
                    let message = keyed!("record-square-off-board", word);
                    let help = keyed!("write-squares-with-commas");
                    self.fault(key, message, help);
                }
            }
        }
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

/// The answer that a list of these pieces stands for, if there is one.
fn answer<T: Copy>(named: Foes, answers: AnswersOf<'_, Foes, T>) -> Option<T> {
    answers.iter().find(|(known, _)| *known == named).map(|(_, answer)| *answer)
}

/// The squares of the corners, sorted.
pub(super) fn corner_squares(shape: CornerShape, size: u8) -> Vec<Square> {
    let rules = Ruleset { corners: Corners::Marked { shape, hostile: Foes::NOBODY }, ..Ruleset::PLAIN };
    let all = (0..size).flat_map(|file| (0..size).map(move |rank| Square::new(file, rank)));
    all.filter(|&square| rules.is_corner(size, square)).collect()
}
