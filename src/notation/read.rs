//! Reads a rules record.

use super::keys::{Entries, Reader, fault};
use super::special::Special;
use super::values::{
    ARMS, BERSERK, ENCLOSURE, ESCAPE, EXIT_FORT, FIRST, FLANKING, JUMP, KING, LINNAEAN, REPETITION,
    SHIELDWALL,
};
use super::{Recorded, Remark, pieces, position};
use crate::game::{
    Berserk, BetweenCommanders, Board, Corners, Escape, ExitFort, Jump, Jumps, KingCapture, KingEdge,
    Linnaean, NoMove, Piece, Repetition, Ruleset, SIZES, Shieldwall, Steps, Throne,
};
use crate::keyed::keyed;

/// Reads a rules record. Returns the game, and remarks on everything that is read as something else or left out.
///
/// # Errors
///
/// Every fault of the record: words that are no entries, values that a key does not have, and rules that would become
/// others in this program. Whether a game can start from the layout is for [`validate`](crate::game::validate()) to
/// say.
pub fn read(text: &str) -> Result<(Recorded, Vec<Remark>), Vec<Remark>> {
    let mut faults = Vec::new();
    let mut remarks = Vec::new();
    let entries = Entries::read(text, &mut faults, &mut remarks);
    let board = board(&entries, &mut faults);
    let mut reader = Reader { entries: &entries, board: &board, faults, remarks };
    let ruleset = reader.ruleset();
    let Reader { mut faults, remarks, .. } = reader;
    if !faults.is_empty() {
        faults.sort_by_key(|fault| fault.at.as_ref().map(|at| at.start));
        return Err(faults);
    }
    let name = entries.get("name").value.replace('_', " ").trim().to_owned();
    Ok((Recorded { name, board, ruleset }, remarks))
}

/// The board with its pieces. After a fault it may lack pieces or have another size.
fn board(entries: &Entries<'_>, faults: &mut Vec<Remark>) -> Board {
    let (least, most) = (*SIZES.start(), *SIZES.end());
    let dim = entries.get("dim");
    let size = match dim.value.parse::<u8>() {
        Ok(size) if SIZES.contains(&size) => size,
        _ => {
            let message = if dim.value.is_empty() {
                keyed!("record-without-size")
            } else {
                keyed!("record-size-wrong", size = dim.value)
            };
            let help = keyed!("write-record-size", least, most);
            faults.push(fault("dim", dim.at, message, help));
            return Board::empty(least);
        }
    };
    match (entries.given("start"), entries.given("starti")) {
        (Some(start), None) | (None, Some(start)) => position::read(start, size, faults),
        (Some(_), Some(again)) => {
            let message = keyed!("record-two-positions");
            let help = keyed!("keep-start-or-starti");
            faults.push(fault("starti", again.at.clone(), message, help));
            Board::empty(size)
        }
        (None, None) => {
            let message = keyed!("record-without-position");
            let help = keyed!("write-record-position");
            faults.push(fault("start", entries.get("start").at, message, help));
            Board::empty(size)
        }
    }
}

impl Reader<'_> {
    fn ruleset(&mut self) -> Ruleset {
        let Special { throne, corners, camps } = self.special();
        let escape = self.choose("esc", ESCAPE);
        if escape == Escape::Corners && corners == Corners::None {
            let message = keyed!("record-without-corners");
            let help = keyed!("write-edge-or-corners");
            self.fault("cor", message, help);
        }
        let first = self.choose("atkf", FIRST);
        let (king_capture, king_edge) = self.king_capture(throne, &escape);
        let (man_steps, king_steps) = self.steps();
        let shieldwall = self.shieldwall(&corners);
        let exit_fort = self.exit_fort(&escape);
        let jumps = self.jumps(throne == Throne::None && corners == Corners::None);
        Ruleset {
            first,
            throne,
            corners,
            camps,
            escape,
            man_steps,
            king_steps,
            arms: self.choose("ka", ARMS),
            king_capture,
            king_edge,
            linnaean: self.linnaean(throne),
            between_commanders: self.between_commanders(),
            shieldwall,
            berserk: self.berserk(),
            jumps,
            enclosure: self.choose("surf", ENCLOSURE),
            exit_fort,
            repetition: self.repetition(),
            no_move: NoMove::Loss,
            ..Ruleset::PLAIN
        }
    }

    fn king_capture(&mut self, throne: Throne, escape: &Escape) -> (KingCapture, KingEdge) {
        let read = self.choose("ks", KING);
        if read.0 == KingCapture::FourNearThrone && throne == Throne::None {
            let message = keyed!("no-centre-to-be-near");
            self.remark("ks", message);
            return (KingCapture::TwoSides, KingEdge::Never);
        }
        if read.1 != KingEdge::Never && *escape == Escape::Edge {
            let message = keyed!("king-never-captured-on-edge");
            self.remark("ks", message);
            return (read.0, KingEdge::Never);
        }
        read
    }

    /// The notation has no key for the capture between two commanders. Its program has that rule in every game with commanders.
    fn between_commanders(&mut self) -> BetweenCommanders {
        if self.board.count(Piece::Commander) < 2 {
            return BetweenCommanders::Safe;
        }
        let message = keyed!("record-has-commanders");
        self.remark("start", message);
        BetweenCommanders::Captured
    }

    fn linnaean(&mut self, throne: Throne) -> Linnaean {
        let read = self.choose("linc", LINNAEAN);
        if read == Linnaean::InCastle && throne == Throne::None {
            let message = keyed!("no-throne-to-be-on");
            self.remark("linc", message);
            return Linnaean::Never;
        }
        read
    }

    fn shieldwall(&mut self, corners: &Corners) -> Shieldwall {
        let read = self.choose("sw", SHIELDWALL);
        let flanking = self.choose("swf", FLANKING);
        let read = match read {
            Shieldwall::CornersClose if *corners == Corners::None => {
                let message = keyed!("no-corners-close-shieldwall");
                self.remark("sw", message);
                Shieldwall::PiecesClose
            }
            read => read,
        };
        match read {
            Shieldwall::PiecesClose if !flanking => Shieldwall::PiecesCloseLast,
            Shieldwall::CornersClose if !flanking => Shieldwall::CornersCloseLast,
            read => read,
        }
    }

    fn exit_fort(&mut self, escape: &Escape) -> ExitFort {
        let read = self.choose("efe", EXIT_FORT);
        if read == ExitFort::DefendersWin && *escape == Escape::Edge {
            let message = keyed!("no-fort-on-edge");
            self.remark("efe", message);
            return ExitFort::NoEffect;
        }
        read
    }

    fn berserk(&mut self) -> Berserk {
        self.choose("ber", BERSERK).unwrap_or_else(|| {
            let message = keyed!("berserk-without-capture");
            let help = keyed!("write-berserk-capture");
            self.fault("ber", message, help);
            Berserk::Never
        })
    }

    fn repetition(&mut self) -> Repetition {
        let read = self.choose("tfr", REPETITION);
        if read == Repetition::ForcerLoses {
            let message = keyed!("repetition-read-both-ways");
            self.remark("tfr", message);
        }
        read
    }

    /// How pieces jump; `unmarked` says that the board has no special squares.
    fn jumps(&mut self, unmarked: bool) -> Jumps {
        // This program has no pieces for these keys, but their values must be right all the same.
        for key in ["mj", "gj"] {
            self.choose(key, JUMP);
        }
        let mut jump = |key, piece| {
            let read = self.choose(key, JUMP);
            if self.board.count(piece) == 0 {
                return Jump::Never;
            }
            if read == Jump::SpecialSquares && unmarked {
                let message = keyed!("nothing-to-jump-from");
                self.remark(key, message);
                return Jump::Never;
            }
            read
        };
        Jumps {
            king: jump("kj", Piece::King),
            commander: jump("cj", Piece::Commander),
            knight: jump("nj", Piece::Knight),
        }
    }

    /// How far men and king go.
    fn steps(&mut self) -> (Steps, Steps) {
        let field = self.entries.get("spd");
        // The notation's program puts a comma behind the last as well.
        let list = field.value.strip_suffix(',').unwrap_or(field.value);
        let numbers: Option<Vec<i32>> = list.split(',').map(|number| number.parse().ok()).collect();
        let letters = |numbers: &[i32]| match numbers.len() {
            1 | 2 => Some(""),
            8 => Some("tcnkTCNK"),
            10 => Some(super::keys::ALL),
            12 => Some(pieces::LETTERS),
            _ => None,
        };
        let read = numbers
            .filter(|numbers| numbers.iter().all(|&number| number == -1 || number > 0))
            .and_then(|numbers| Some((letters(&numbers)?, numbers)));
        let Some((letters, numbers)) = read else {
            let message = keyed!("no-list-of-speeds");
            let help = keyed!("write-list-of-speeds");
            self.fault("spd", message, help);
            return (Steps::Any, Steps::Any);
        };
        let of = |piece: Piece| {
            let index = match numbers.len() {
                1 => 0,
                2 => usize::from(piece.side() == crate::game::Side::Defenders),
                _ => letters.find(pieces::letter(piece)).unwrap_or(0),
            };
            // A step longer than any board is no limit.
            u8::try_from(numbers[index]).map_or(Steps::Any, Steps::AtMost)
        };
        let men = Piece::ALL.iter().filter(|piece| piece.is_man() && self.board.count(**piece) > 0);
        let mut men: Vec<Steps> = men.map(|&piece| of(piece)).collect();
        men.dedup();
        if men.len() > 1 {
            let message = keyed!("men-of-several-speeds");
            let help = keyed!("give-men-one-speed");
            self.fault("spd", message, help);
        }
        (men.first().copied().unwrap_or(of(Piece::Attacker)), of(Piece::King))
    }
}
