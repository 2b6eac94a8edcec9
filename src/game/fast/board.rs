//! Pieces on squares, kept three ways at once: by cell, as bits of lines, and as the number of plays along each line.
//!
//! A play changes two or three lines, so that only their plays are counted anew: the number of all plays is always known, and
//! the nth of them is found without listing the others. A board is plain data without pointers: to take a play back, copy the
//! board before it.

use super::super::{Jump, Side, Square};
use super::FastPlay;
use super::ground::{Axis, CELLS, FastGround, MOST, Tenant};

/// Pieces on squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct FastBoard {
    pub(super) cells: [Tenant; CELLS],
    /// By side, axis and line: where its pieces stand.
    pub(super) bits: [[[u32; MOST]; 2]; 2],
    /// By side, axis and line: how many plays its pieces have there, as far as movement goes.
    counts: [[[u8; MOST]; 2]; 2],
    /// Those of all lines, by side.
    totals: [u16; 2],
    /// How many pieces each side has.
    pub(super) men: [u16; 2],
    /// The king's cell.
    pub(super) king: Option<u16>,
    /// The exclusive or of the shares of all pieces. Two boards with the same pieces have the same key, others nearly never.
    pub(super) key: u64,
}

/// Lines whose plays have to be counted anew, as bits by axis.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stale([u32; 2]);

/// The share of one piece on one cell in a board's key. (The constants are from `SplitMix64` by Steele, Lea and Flood, 2014.)
#[inline]
pub(super) const fn share(cell: usize, piece: Tenant) -> u64 {
    let mut z = ((cell as u64) << 8 | piece.0 as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The index of a piece's side in the arrays by side.
#[inline]
const fn side_of(piece: Tenant) -> usize {
    if piece.is(Tenant::ATTACKER) { Side::Attackers as usize } else { Side::Defenders as usize }
}

impl FastBoard {
    pub(super) fn new(board: &super::super::Board, ground: &FastGround) -> Self {
        let mut fast = Self {
            cells: [Tenant::OUTSIDE; CELLS],
            bits: [[[0; MOST]; 2]; 2],
            counts: [[[0; MOST]; 2]; 2],
            totals: [0; 2],
            men: [0; 2],
            king: None,
            key: 0,
        };
        let mut stale = Stale::default();
        for square in board.squares() {
            fast.cells[ground.cell(square)] = Tenant::EMPTY;
        }
        for (square, piece) in board.pieces() {
            fast.put(ground, ground.cell(square), Tenant::of(Some(piece)), &mut stale);
        }
        fast.count(ground, Stale([ground.full; 2]));
        fast
    }

    /// The same for the plain engine.
    pub(super) fn plain(&self, ground: &FastGround) -> super::super::Board {
        let mut board = super::super::Board::empty(ground.size as u8);
        let squares: Vec<Square> = board.squares().collect();
        for square in squares {
            board.set(square, self.cells[ground.cell(square)].piece());
        }
        board
    }

    #[inline]
    pub(super) fn beside(&self, cell: usize, step: isize) -> Tenant {
        self.cells[cell.wrapping_add_signed(step)]
    }

    /// Changes the bits of a cell's two lines.
    #[inline]
    fn flip(&mut self, ground: &FastGround, cell: usize, side: usize, stale: &mut Stale) {
        let (file, rank) = ground.places[cell];
        self.bits[side][Axis::Rank as usize][usize::from(rank)] ^= 1 << file;
        self.bits[side][Axis::File as usize][usize::from(file)] ^= 1 << rank;
        stale.0[Axis::Rank as usize] |= 1 << rank;
        stale.0[Axis::File as usize] |= 1 << file;
    }

    /// Puts a piece on an empty cell.
    #[inline]
    fn put(&mut self, ground: &FastGround, cell: usize, piece: Tenant, stale: &mut Stale) {
        self.cells[cell] = piece;
        self.men[side_of(piece)] += 1;
        self.key ^= share(cell, piece);
        if piece.is(Tenant::KING) {
            self.king = Some(cell as u16);
        }
        self.flip(ground, cell, side_of(piece), stale);
    }

    /// Takes the piece off a cell; nothing happens if there is none.
    #[inline]
    pub(super) fn take(&mut self, ground: &FastGround, cell: usize, stale: &mut Stale) {
        let piece = std::mem::replace(&mut self.cells[cell], Tenant::EMPTY);
        if piece.is_empty() {
            return;
        }
        self.men[side_of(piece)] -= 1;
        self.key ^= share(cell, piece);
        if piece.is(Tenant::KING) {
            self.king = None;
        }
        self.flip(ground, cell, side_of(piece), stale);
    }

    /// Moves a piece.
    #[inline]
    pub(super) fn shift(&mut self, ground: &FastGround, play: FastPlay) -> Stale {
        let mut stale = Stale::default();
        let piece = self.cells[play.from()];
        self.take(ground, play.from(), &mut stale);
        self.put(ground, play.to(), piece, &mut stale);
        stale
    }

    /// Counts the plays of stale lines anew, and with them all.
    #[inline]
    pub(super) fn count(&mut self, ground: &FastGround, stale: Stale) {
        let stale = if ground.between { Stale([ground.full; 2]) } else { stale };
        for axis in Axis::ALL {
            let mut lines = stale.0[axis as usize];
            while lines != 0 {
                let line = lines.trailing_zeros() as usize;
                lines &= lines - 1;
                for &side in Side::ALL {
                    let side = side as usize;
                    let mut plays = 0;
                    let mut men = self.bits[side][axis as usize][line];
                    while men != 0 {
                        let at = men.trailing_zeros() as usize;
                        men &= men - 1;
                        plays += self.reach(ground, axis, line, at).count_ones() as u8;
                    }
                    let before = std::mem::replace(&mut self.counts[side][axis as usize][line], plays);
                    self.totals[side] = self.totals[side] + u16::from(plays) - u16::from(before);
                }
            }
        }
    }

    /// How many plays the rules of movement allow a side.
    #[inline]
    pub(super) const fn total(&self, side: Side) -> usize {
        self.totals[side as usize] as usize
    }

    /// The play of this index among all of a side, in an order of their own.
    #[inline]
    pub(super) fn nth(&self, ground: &FastGround, side: Side, nth: usize) -> Option<FastPlay> {
        let mut left = nth;
        for axis in Axis::ALL {
            for line in 0..ground.size {
                let here = usize::from(self.counts[side as usize][axis as usize][line]);
                if left >= here {
                    left -= here;
                    continue;
                }
                let mut men = self.bits[side as usize][axis as usize][line];
                while men != 0 {
                    let at = men.trailing_zeros() as usize;
                    men &= men - 1;
                    let mut to = self.reach(ground, axis, line, at);
                    let here = to.count_ones() as usize;
                    if left >= here {
                        left -= here;
                        continue;
                    }
                    for _ in 0..left {
                        to &= to - 1;
                    }
                    let to = to.trailing_zeros() as usize;
                    return Some(FastPlay::new(
                        ground.cell_on(axis, line, at),
                        ground.cell_on(axis, line, to),
                    ));
                }
            }
        }
        None
    }

    /// Gives `visit` every play of a side that the rules of movement allow, in the order of [`FastBoard::nth`].
    pub(super) fn each(&self, ground: &FastGround, side: Side, mut visit: impl FnMut(FastPlay)) {
        for axis in Axis::ALL {
            for line in 0..ground.size {
                let mut men = self.bits[side as usize][axis as usize][line];
                while men != 0 {
                    let at = men.trailing_zeros() as usize;
                    men &= men - 1;
                    self.each_on(ground, axis, line, at, &mut visit);
                }
            }
        }
    }

    /// The same for one piece.
    pub(super) fn each_from(&self, ground: &FastGround, from: usize, mut visit: impl FnMut(FastPlay)) {
        let (file, rank) = ground.places[from];
        self.each_on(ground, Axis::Rank, usize::from(rank), usize::from(file), &mut visit);
        self.each_on(ground, Axis::File, usize::from(file), usize::from(rank), &mut visit);
    }

    fn each_on(
        &self,
        ground: &FastGround,
        axis: Axis,
        line: usize,
        at: usize,
        visit: &mut impl FnMut(FastPlay),
    ) {
        let mut squares = self.reach(ground, axis, line, at);
        while squares != 0 {
            let to = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            visit(FastPlay::new(ground.cell_on(axis, line, at), ground.cell_on(axis, line, to)));
        }
    }

    /// The squares of a line that the piece on one of its squares may move to.
    #[inline]
    pub(super) fn reach(&self, ground: &FastGround, axis: Axis, line: usize, at: usize) -> u32 {
        let [attackers, defenders] = [self.bits[0][axis as usize][line], self.bits[1][axis as usize][line]];
        let piece = if attackers & 1 << at != 0 && !ground.jumps {
            Tenant::ATTACKER
        } else {
            self.cells[ground.cell_on(axis, line, at)]
        };
        let rule = ground.lines[axis as usize][line][piece.kind()];
        let taken = attackers | defenders;
        let (mut stop, mut closed) = (rule.stop, rule.closed);
        if let Some(homes) = &ground.homes
            && piece.is(Tenant::ATTACKER)
        {
            let home = homes[axis as usize][line][at];
            stop |= home;
            closed &= !home;
        }
        let barred = taken | closed;
        // Up to and with the first barred square on each side.
        let high = !1 << at;
        let above = barred & high;
        let up = (above ^ above.wrapping_sub(1)) & high;
        let low = (1 << at) - 1;
        let last = 31 - (barred & low | 1).leading_zeros();
        let down = low & !((1 << last) - 1);
        let mut reached = (up | down) & !taken & stop & ground.windows[piece.kind()][at];
        if ground.jumps {
            reached |= self.jumps(ground, axis, line, at, piece) & !taken & stop;
        }
        if ground.between {
            reached = self.not_between(ground, axis, line, at, reached);
        }
        reached
    }

    /// Where a piece gets to by a jump over an enemy man beside it.
    fn jumps(&self, ground: &FastGround, axis: Axis, line: usize, at: usize, piece: Tenant) -> u32 {
        let right = ground.jump(piece);
        if right == Jump::Never {
            return 0;
        }
        let mut reached = 0;
        for (over, to) in [(at.wrapping_sub(1), at.wrapping_sub(2)), (at + 1, at + 2)] {
            if to >= ground.size {
                continue;
            }
            let man = self.cells[ground.cell_on(axis, line, over)];
            let ordinary = man.is(piece.foes()) && !man.is(Tenant(Tenant::KING.0 | Tenant::OFFICER.0));
            let special = ground.special[axis as usize][line] & (1 << at | 1 << to) != 0;
            if ordinary && (right != Jump::SpecialSquares || special) {
                reached |= 1 << to;
            }
        }
        reached
    }

    /// Those of the squares on which the piece would not stand between two enemies, or an enemy and a hostile square.
    fn not_between(&self, ground: &FastGround, axis: Axis, line: usize, at: usize, squares: u32) -> u32 {
        let from = ground.cell_on(axis, line, at);
        let piece = self.cells[from];
        let enemy = |cell: usize| self.cells[cell].is(piece.foes());
        let hostile = |cell: usize| {
            (cell == from || self.cells[cell].is_empty()) && ground.hostile[cell].is(piece)
        };
        let mut kept = 0;
        let mut rest = squares;
        while rest != 0 {
            let to = rest.trailing_zeros();
            rest &= rest - 1;
            let cell = ground.cell_on(axis, line, to as usize);
            let is_between = [1, ground.stride].into_iter().any(|step| {
                let (one, other) = (cell - step, cell + step);
                let (first, second) = (enemy(one), enemy(other));
                first && (second || hostile(other)) || second && hostile(one)
            });
            kept |= u32::from(!is_between) << to;
        }
        kept
    }
}
