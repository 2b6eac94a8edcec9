//! Nine men's morris: its board of 24 points as a model, and the rules by which its figures are proved.
//!
//! Three squares lie one within the other, and four lines join the middles of their sides. A point is named as in a
//! game of squares of seven by seven, `a1` at the lower left, of which 24 are points.

use std::fmt;

/// Men of each player.
pub const MEN: usize = 9;
/// Lines and columns that have points.
pub const LINES: u8 = 7;
/// A player with this many men or fewer may move a man to any empty point ("fly").
pub const FLYING: usize = 3;
/// Column and row of the middle of the board.
const MIDDLE: i8 = 3;

/// A point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MorrisPoint {
    /// Columns to the left of it, 0 to 6.
    column: u8,
    /// Rows below it, 0 to 6.
    row: u8,
}

impl MorrisPoint {
    /// The point in this column and row, counted from 0 at the lower left. `None`: there is no point.
    #[must_use]
    pub fn new(column: u8, row: u8) -> Option<Self> {
        let (x, y) = (column.cast_signed() - MIDDLE, row.cast_signed() - MIDDLE);
        let ring = x.abs().max(y.abs());
        let is_on = |step: i8| step == 0 || step.abs() == ring;
        (column < LINES && row < LINES && ring > 0 && is_on(x) && is_on(y)).then_some(Self { column, row })
    }

    /// The point of a name such as `a1`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else { return None };
        Self::new(column.checked_sub(b'a')?, row.checked_sub(b'1')?)
    }

    /// Columns to the left of it, 0 to 6.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Rows below it, 0 to 6.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Which square it is on: 1 for the innermost, 3 for the outermost.
    #[must_use]
    pub fn ring(self) -> u8 {
        let from = |at: u8| (at.cast_signed() - MIDDLE).unsigned_abs();
        from(self.column).max(from(self.row))
    }

    /// All points, from the lower left, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LINES).flat_map(|row| (0..LINES).filter_map(move |column| Self::new(column, row)))
    }

    /// The points to which a line leads from here without another between.
    #[must_use]
    pub fn neighbours(self) -> Vec<Self> {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().filter_map(|step| self.next(step)).collect()
    }

    /// The next point in a direction, if a line leads there: none leads across the middle.
    fn next(self, (right, up): (i8, i8)) -> Option<Self> {
        let mut at = (self.column.cast_signed(), self.row.cast_signed());
        loop {
            at = (at.0 + right, at.1 + up);
            let (column, row) = (u8::try_from(at.0).ok()?, u8::try_from(at.1).ok()?);
            if column >= LINES || row >= LINES || at == (MIDDLE, MIDDLE) {
                return None;
            }
            if let Some(point) = Self::new(column, row) {
                return Some(point);
            }
        }
    }
}

impl fmt::Display for MorrisPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

/// All pieces of line between two neighbouring points, each once.
#[must_use]
pub fn edges() -> Vec<[MorrisPoint; 2]> {
    let of = |point: MorrisPoint| {
        let later = point.neighbours().into_iter().filter(move |other| *other > point);
        later.map(move |other| [point, other])
    };
    MorrisPoint::all().flat_map(of).collect()
}

/// All rows of three points on a line: men on all of them are a mill.
#[must_use]
pub fn mills() -> Vec<[MorrisPoint; 3]> {
    let along = |point: MorrisPoint, step: (i8, i8)| {
        let second = point.next(step)?;
        Some([point, second, second.next(step)?])
    };
    MorrisPoint::all().flat_map(|point| [along(point, (1, 0)), along(point, (0, 1))]).flatten().collect()
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MorrisPlayer {
    /// The player who begins.
    First,
    /// The other player.
    Second,
}

impl MorrisPlayer {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// What a player does with a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MorrisPlay {
    /// Puts one on the board.
    Place(MorrisPoint),
    /// Moves one.
    Move(MorrisPoint, MorrisPoint),
}

/// How men stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MorrisPosition {
    men: Vec<(MorrisPoint, MorrisPlayer)>,
}

impl MorrisPosition {
    /// The position with men on the points of these names. `None`: a name is no point, or a point has two men.
    #[must_use]
    pub fn of(first: &[&str], second: &[&str]) -> Option<Self> {
        let mut position = Self::default();
        let both = [(first, MorrisPlayer::First), (second, MorrisPlayer::Second)];
        for (names, player) in both {
            for name in names {
                let point = MorrisPoint::named(name)?;
                if position.man(point).is_some() {
                    return None;
                }
                position.men.push((point, player));
            }
        }
        Some(position)
    }

    /// All men, in the order in which they were put there.
    #[must_use]
    pub fn men(&self) -> &[(MorrisPoint, MorrisPlayer)] {
        &self.men
    }

    /// Whose man stands on a point.
    #[must_use]
    pub fn man(&self, point: MorrisPoint) -> Option<MorrisPlayer> {
        self.men.iter().find(|(at, _)| *at == point).map(|(_, player)| *player)
    }

    /// How many men a player has on the board.
    #[must_use]
    pub fn count(&self, player: MorrisPlayer) -> usize {
        self.men.iter().filter(|(_, of)| *of == player).count()
    }

    /// The mills that the man on a point is in: none, one or two.
    #[must_use]
    pub fn mills_at(&self, point: MorrisPoint) -> Vec<[MorrisPoint; 3]> {
        let Some(player) = self.man(point) else { return Vec::new() };
        let is_full = |mill: &[MorrisPoint; 3]| {
            mill.contains(&point) && mill.iter().all(|at| self.man(*at) == Some(player))
        };
        mills().into_iter().filter(is_full).collect()
    }

    /// Where a man can go once all are on the board: to the next empty points, or with three men to every empty one.
    #[must_use]
    pub fn moves(&self, from: MorrisPoint) -> Vec<MorrisPoint> {
        let Some(player) = self.man(from) else { return Vec::new() };
        let flies = self.count(player) <= FLYING;
        let all: Vec<MorrisPoint> = if flies { MorrisPoint::all().collect() } else { from.neighbours() };
        all.into_iter().filter(|to| self.man(*to).is_none()).collect()
    }

    /// Returns the position after a play, and the men of which the other player loses one: none if no mill is closed; else the
    /// men that are in no mill, or all men if all are in mills. `None`: the play is not allowed.
    #[must_use]
    pub fn after(&self, player: MorrisPlayer, play: MorrisPlay) -> Option<(Self, Vec<MorrisPoint>)> {
        let mut after = self.clone();
        let to = match play {
            MorrisPlay::Place(to) => {
                (self.man(to).is_none() && self.count(player) < MEN).then_some(())?;
                to
            }
            MorrisPlay::Move(from, to) => {
                (self.man(from) == Some(player) && self.moves(from).contains(&to)).then_some(())?;
                after.men.retain(|(at, _)| *at != from);
                to
            }
        };
        after.men.push((to, player));
        let taken =
            if after.mills_at(to).is_empty() { Vec::new() } else { after.free_to_take(player.other()) };
        Some((after, taken))
    }

    /// The men of a player that may be taken.
    fn free_to_take(&self, player: MorrisPlayer) -> Vec<MorrisPoint> {
        let all: Vec<MorrisPoint> =
            self.men.iter().filter(|(_, of)| *of == player).map(|(at, _)| *at).collect();
        let free: Vec<MorrisPoint> = all.iter().copied().filter(|at| self.mills_at(*at).is_empty()).collect();
        if free.is_empty() { all } else { free }
    }

    /// The position without the man on a point.
    #[must_use]
    pub fn without(mut self, point: MorrisPoint) -> Self {
        self.men.retain(|(at, _)| *at != point);
        self
    }

    /// Whether a player whose turn it is has lost, once all men have been on the board: with two men left, or if none can
    /// move.
    #[must_use]
    pub fn has_lost(&self, player: MorrisPlayer) -> bool {
        let own = || self.men.iter().filter(|(_, of)| *of == player);
        own().count() < FLYING || own().all(|(at, _)| self.moves(*at).is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use MorrisPlayer::{First, Second};

    fn at(name: &str) -> MorrisPoint {
        MorrisPoint::named(name).expect("a point")
    }

    fn names(points: impl IntoIterator<Item = MorrisPoint>) -> Vec<String> {
        let mut names: Vec<String> = points.into_iter().map(|point| point.to_string()).collect();
        names.sort_unstable();
        names
    }

    /// By geometry: three squares of eight points, 24 in all; each square has eight pieces of line, and eight more join the
    /// squares; each square has four rows of three, and four more lead inwards.
    #[test]
    fn the_board_has_24_points_32_edges_and_16_mills() {
        assert_eq!(MorrisPoint::all().count(), 24);
        for ring in 1..=3 {
            assert_eq!(MorrisPoint::all().filter(|point| point.ring() == ring).count(), 8);
        }
        assert_eq!(edges().len(), 32);
        let joins = edges().into_iter().filter(|[a, b]| a.ring() != b.ring()).count();
        assert_eq!(joins, 8);
        assert_eq!(mills().len(), 16);
    }

    /// Corners have two neighbours, middles of the sides three, but on the middle square four.
    #[test]
    fn lines_lead_where_they_are_drawn() {
        assert_eq!(names(at("a1").neighbours()), ["a4", "d1"]);
        assert_eq!(names(at("d1").neighbours()), ["a1", "d2", "g1"]);
        assert_eq!(names(at("d2").neighbours()), ["b2", "d1", "d3", "f2"]);
        // No line leads through the middle of the board.
        assert_eq!(names(at("d3").neighbours()), ["c3", "d2", "e3"]);
        for point in MorrisPoint::all() {
            for other in point.neighbours() {
                assert!(other.neighbours().contains(&point), "{point} and {other}");
            }
        }
        assert_eq!(MorrisPoint::named("d4"), None);
        assert_eq!(MorrisPoint::named("a2"), None);
        assert_eq!(MorrisPoint::named("h1"), None);
    }

    /// A mill is three points on a line, each joined to the next; every point is in two.
    #[test]
    fn every_point_is_in_two_mills() {
        for point in MorrisPoint::all() {
            assert_eq!(mills().iter().filter(|mill| mill.contains(&point)).count(), 2, "{point}");
        }
        for [a, b, c] in mills() {
            assert!(a.neighbours().contains(&b) && b.neighbours().contains(&c));
            assert!(a.row() == c.row() || a.column() == c.column());
        }
    }

    #[test]
    fn whoever_closes_a_mill_takes_a_man_that_is_in_none() {
        let position = MorrisPosition::of(&["a1", "d1"], &["a7", "d7", "g7", "b4"]).expect("men");
        let (after, taken) = position.after(First, MorrisPlay::Place(at("g1"))).expect("a play");
        assert_eq!(names(taken), ["b4"]);
        assert_eq!(after.mills_at(at("a1")), [[at("a1"), at("d1"), at("g1")]]);
        // If all are in mills, one of these has to go.
        let all = MorrisPosition::of(&["a1", "d1"], &["a7", "d7", "g7"]).expect("men");
        let (_, taken) = all.after(First, MorrisPlay::Place(at("g1"))).expect("a play");
        assert_eq!(names(taken), ["a7", "d7", "g7"]);
        assert_eq!(position.after(First, MorrisPlay::Place(at("b4"))), None);
    }

    #[test]
    fn men_move_to_the_next_point_and_three_fly() {
        let four = MorrisPosition::of(&["a1", "d1", "g1", "d2"], &["a4"]).expect("men");
        assert_eq!(names(four.moves(at("a1"))), Vec::<String>::new());
        assert_eq!(names(four.moves(at("d2"))), ["b2", "d3", "f2"]);
        let three = MorrisPosition::of(&["a1", "d1", "g1"], &["a4"]).expect("men");
        assert_eq!(three.moves(at("a1")).len(), 24 - 4);
        assert!(four.after(First, MorrisPlay::Move(at("d2"), at("d5"))).is_none());
        assert!(three.after(First, MorrisPlay::Move(at("d1"), at("d5"))).is_some());
    }

    #[test]
    fn two_men_left_or_none_that_can_move_is_lost() {
        let two = MorrisPosition::of(&["a1", "d1"], &["a4"]).expect("men");
        assert!(two.has_lost(First) && two.has_lost(Second));
        let shut =
            MorrisPosition::of(&["a1", "d1", "g1", "a4"], &["a7", "b4", "d2", "g4", "b6"]).expect("men");
        assert!(shut.has_lost(First));
        assert!(!shut.has_lost(Second));
        assert!(!shut.clone().without(at("d2")).has_lost(First));
    }
}
