//! The rules once more, written without the engine and as plainly as possible: slow, square by square, with letters
//! on pairs of numbers. What it shares with the engine is [`Ruleset`], the question asked, and nothing of the answer.
//! The tests beside it compare the two on random boards, rules and games.

mod against;
mod capture;
mod count;
mod strategy;

pub(crate) use count::count;

use std::collections::{BTreeMap, BTreeSet};
use tafl_print::game::{
    Between, Board, CampRight, Camps, Jump, Ruleset, Side, Square, Steps, Throne, ThronePass, ThroneStop,
};

/// A square as file and rank, which may lie off the board.
type At = (i32, i32);

/// Letters on squares; a missing square is empty.
type Letters = BTreeMap<At, char>;

const AROUND: [At; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// One set of rules on one size of board.
struct Plain<'r> {
    rules: &'r Ruleset,
    size: i32,
}

fn place(square: Square) -> At {
    (i32::from(square.file), i32::from(square.rank))
}

fn as_square((file, rank): At) -> Square {
    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap())
}

fn letters(board: &Board) -> Letters {
    board.pieces().map(|(square, piece)| (place(square), piece.letter())).collect()
}

fn plus(at: At, by: At) -> At {
    (at.0 + by.0, at.1 + by.1)
}

/// Whether a letter is one of a side.
fn is_of(letter: char, side: Side) -> bool {
    match side {
        Side::Attackers => "AC".contains(letter),
        Side::Defenders => "DNK".contains(letter),
    }
}

fn side_of(letter: char) -> Side {
    if is_of(letter, Side::Attackers) { Side::Attackers } else { Side::Defenders }
}

impl Plain<'_> {
    fn on_board(&self, at: At) -> bool {
        (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1)
    }

    fn on_edge(&self, at: At) -> bool {
        self.on_board(at) && [at.0, at.1].iter().any(|&n| n == 0 || n == self.size - 1)
    }

    fn is_throne(&self, at: At) -> bool {
        self.rules.throne != Throne::None && self.size % 2 == 1 && at == (self.size / 2, self.size / 2)
    }

    fn is_corner(&self, at: At) -> bool {
        self.on_board(at) && self.rules.is_corner(u8::try_from(self.size).unwrap(), as_square(at))
    }

    fn camps(&self) -> BTreeSet<At> {
        match &self.rules.camps {
            Camps::None => BTreeSet::new(),
            Camps::Marked { squares, .. } => squares.iter().copied().map(place).collect(),
        }
    }

    /// The whole camp that a square belongs to.
    fn camp_of(&self, at: At) -> BTreeSet<At> {
        let all = self.camps();
        let mut camp: BTreeSet<At> = [at].into_iter().filter(|at| all.contains(at)).collect();
        loop {
            let more: Vec<At> = camp.iter().flat_map(|&at| AROUND.map(|by| plus(at, by))).collect();
            let before = camp.len();
            camp.extend(more.into_iter().filter(|at| all.contains(at)));
            if camp.len() == before {
                return camp;
            }
        }
    }

    /// Whether a square that no captor stands on counts as an enemy of a victim.
    fn hostile(&self, pieces: &Letters, at: At, victim: char) -> bool {
        let against = |foes: tafl_print::game::Foes| match victim {
            'A' | 'C' => foes.attackers,
            'D' | 'N' => foes.defenders,
            _ => foes.king,
        };
        if let Some(&standing) = pieces.get(&at) {
            let helps = matches!(
                self.rules.throne,
                Throne::Centre { occupied: tafl_print::game::OccupiedThrone::Attackers, .. }
            );
            return helps && standing == 'K' && self.is_throne(at) && "AC".contains(victim);
        }
        let throne = match self.rules.throne {
            Throne::Centre { hostile, .. } => self.is_throne(at) && against(hostile),
            Throne::None => false,
        };
        let corner = match self.rules.corners {
            tafl_print::game::Corners::Marked { hostile, .. } => self.is_corner(at) && against(hostile),
            tafl_print::game::Corners::None => false,
        };
        let camp = match &self.rules.camps {
            Camps::Marked { hostile, .. } => self.camps().contains(&at) && against(*hostile),
            Camps::None => false,
        };
        throne || corner || camp
    }

    /// Whether a piece that starts on `from` may stop on an empty square, as far as its marks go.
    fn may_stop(&self, letter: char, from: At, at: At, left_camp: bool) -> bool {
        if self.is_throne(at)
            && let Throne::Centre { stop, .. } = self.rules.throne
        {
            let allowed = match stop {
                ThroneStop::Anyone => true,
                ThroneStop::King => letter == 'K',
                ThroneStop::Nobody => false,
            };
            if !allowed {
                return false;
            }
        }
        if self.is_corner(at) && letter != 'K' {
            return false;
        }
        self.camp_right(letter, from, at, left_camp, true)
    }

    /// Whether it may move on across it.
    fn may_cross(&self, letter: char, from: At, at: At, left_camp: bool) -> bool {
        if self.is_throne(at)
            && let Throne::Centre { pass, .. } = self.rules.throne
        {
            let allowed = match pass {
                ThronePass::Anyone => true,
                ThronePass::King => letter == 'K',
                ThronePass::Nobody => false,
            };
            if !allowed {
                return false;
            }
        }
        if self.is_corner(at) && letter != 'K' {
            return false;
        }
        self.camp_right(letter, from, at, left_camp, false)
    }

    fn camp_right(&self, letter: char, from: At, at: At, left_camp: bool, stop: bool) -> bool {
        let Camps::Marked { enter, pass, .. } = &self.rules.camps else { return true };
        if !self.camps().contains(&at) {
            return true;
        }
        let attacker = "AC".contains(letter);
        if attacker && !left_camp && self.camp_of(from).contains(&at) {
            return true;
        }
        match if stop { enter } else { pass } {
            CampRight::Anyone => true,
            CampRight::Attackers => attacker,
            CampRight::Nobody => false,
        }
    }

    /// Whether the rules of movement allow a play, history and turn of a berserk piece apart.
    fn may_move(&self, pieces: &Letters, mover: Side, from: At, to: At) -> bool {
        let Some(&letter) = pieces.get(&from) else { return false };
        if !is_of(letter, mover) || !self.on_board(to) || pieces.contains_key(&to) {
            return false;
        }
        if self.rules.between == Between::PassOnly && self.is_between(pieces, letter, from, to) {
            return false;
        }
        self.may_walk(pieces, letter, from, to) || self.jumped(pieces, letter, from, to).is_some()
    }

    fn may_walk(&self, pieces: &Letters, letter: char, from: At, to: At) -> bool {
        let (files, ranks) = (to.0 - from.0, to.1 - from.1);
        if (files == 0) == (ranks == 0) {
            return false;
        }
        let by = (files.signum(), ranks.signum());
        let far = files.abs() + ranks.abs();
        let limit = if letter == 'K' { self.rules.king_steps } else { self.rules.man_steps };
        if matches!(limit, Steps::AtMost(most) if far > i32::from(most)) {
            return false;
        }
        let mut at = from;
        let mut left_camp = false;
        for step in 1..=far {
            at = plus(at, by);
            if pieces.contains_key(&at) {
                return false;
            }
            left_camp |= !self.camp_of(from).contains(&at);
            let allowed = if step == far {
                self.may_stop(letter, from, at, left_camp)
            } else {
                self.may_cross(letter, from, at, left_camp)
            };
            if !allowed {
                return false;
            }
        }
        true
    }

    /// The man that a jump goes over, if the play is a jump that the rules allow.
    fn jumped(&self, pieces: &Letters, letter: char, from: At, to: At) -> Option<At> {
        let right = match letter {
            'K' => self.rules.jumps.king,
            'C' => self.rules.jumps.commander,
            'N' => self.rules.jumps.knight,
            _ => Jump::Never,
        };
        let special = |at: At| self.is_throne(at) || self.is_corner(at);
        let allowed = match right {
            Jump::Never => false,
            Jump::SpecialSquares => special(from) || special(to),
            Jump::Over | Jump::Capturing => true,
        };
        let by = AROUND.into_iter().find(|&(f, r)| to == (from.0 + 2 * f, from.1 + 2 * r))?;
        let over = plus(from, by);
        let enemy = pieces.get(&over) == Some(if is_of(letter, Side::Attackers) { &'D' } else { &'A' });
        // Whatever is jumped over stands there, so no camp is walked through.
        let left_camp = !self.camp_of(from).contains(&over) || !self.camp_of(from).contains(&to);
        (allowed && enemy && self.may_stop(letter, from, to, left_camp)).then_some(over)
    }

    /// Whether a piece that stops on `to` would stand between two enemies, or an enemy and a hostile square.
    fn is_between(&self, pieces: &Letters, letter: char, from: At, to: At) -> bool {
        let mut others = pieces.clone();
        others.remove(&from);
        let enemy = |at: At| others.get(&at).is_some_and(|&other| side_of(other) != side_of(letter));
        let foe = |at: At| {
            enemy(at) || self.on_board(at) && !others.contains_key(&at) && self.hostile(&others, at, letter)
        };
        [((-1, 0), (1, 0)), ((0, -1), (0, 1))].into_iter().any(|(one, other)| {
            let (one, other) = (plus(to, one), plus(to, other));
            (enemy(one) && foe(other)) || (foe(one) && enemy(other))
        })
    }

    fn has_escaped(&self, king: At) -> bool {
        self.rules.is_escape(u8::try_from(self.size).unwrap(), as_square(king))
    }

    /// Whether king and defenders are cut off: spreads from the edge until nothing changes.
    fn enclosed(&self, pieces: &Letters) -> bool {
        let mut open = BTreeSet::new();
        loop {
            let before = open.len();
            for file in 0..self.size {
                for rank in 0..self.size {
                    let at = (file, rank);
                    let reached = self.on_edge(at) || AROUND.iter().any(|&by| open.contains(&plus(at, by)));
                    if reached && !pieces.get(&at).is_some_and(|&letter| is_of(letter, Side::Attackers)) {
                        open.insert(at);
                    }
                }
            }
            if open.len() == before {
                break;
            }
        }
        let cut_off = |(at, &letter): (&At, &char)| is_of(letter, Side::Attackers) || !open.contains(at);
        pieces.values().any(|&letter| letter == 'K') && pieces.iter().all(cut_off)
    }
}
