//! Pieces on squares, kept three ways at once: by cell, as bits of lines, and as the number of plays along each line.
//!
//! A play changes two or three lines, so that only their plays are counted anew, once somebody asks for their number: and the nth
//! of all plays is found without listing the others. A board is plain data without pointers: to take a play back, copy the
//! board before it.

use super::super::{Jump, Side, Square};
use super::FastPlay;
use super::ground::{Axis, CELLS, FastGround, MOST, Tenant};
use super::mixed::{GOLDEN, mixed};

/// Pieces on squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct FastBoard {
    pub(super) cells: [Tenant; CELLS],
    /// By side, axis and line: where its pieces stand, both ways ([`FastGround::ways`]).
    bits: [[[u64; MOST]; 2]; 2],
    /// By side: the lines that have changed since its plays were counted.
    stale: [Stale; 2],
    /// By side, axis and line: how many plays its pieces had there when they were counted, as far as movement goes.
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
#[derive(Clone, Copy, Debug)]
struct Stale([u32; 2]);

/// The share of one piece on one cell in a board's key.
#[inline]
pub(super) const fn share(cell: usize, piece: Tenant) -> u64 {
    mixed(((cell as u64) << 8 | piece.0 as u64).wrapping_mul(GOLDEN))
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
            stale: [Stale([ground.full; 2]); 2],
            counts: [[[0; MOST]; 2]; 2],
            totals: [0; 2],
            men: [0; 2],
            king: None,
            key: 0,
        };
        for square in board.squares() {
            fast.cells[ground.cell(square)] = Tenant::EMPTY;
        }
        for (square, piece) in board.pieces() {
            fast.put(ground, ground.cell(square), Tenant::of(Some(piece)));
        }
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

    /// Where the pieces of a side stand on a rank, as the bits of files.
    #[inline]
    pub(super) const fn rank(&self, side: Side, rank: usize) -> u32 {
        self.bits[side as usize][Axis::Rank as usize][rank] as u32
    }

    /// Changes the bits of a cell's two lines.
    #[inline]
    fn flip(&mut self, ground: &FastGround, cell: usize, side: usize) {
        let (file, rank) = ground.places[cell];
        let (file, rank) = (usize::from(file), usize::from(rank));
        self.bits[side][Axis::Rank as usize][rank] ^= ground.ways(file);
        self.bits[side][Axis::File as usize][file] ^= ground.ways(rank);
        for Stale(lines) in &mut self.stale {
            lines[Axis::Rank as usize] |= 1 << rank;
            lines[Axis::File as usize] |= 1 << file;
        }
    }

    /// Puts a piece on an empty cell.
    #[inline]
    fn put(&mut self, ground: &FastGround, cell: usize, piece: Tenant) {
        self.cells[cell] = piece;
        self.men[side_of(piece)] += 1;
        self.key ^= share(cell, piece);
        if piece.is(Tenant::KING) {
            self.king = Some(cell as u16);
        }
        self.flip(ground, cell, side_of(piece));
    }

    /// Takes the piece off a cell; nothing happens if there is none.
    #[inline]
    pub(super) fn take(&mut self, ground: &FastGround, cell: usize) {
        let piece = std::mem::replace(&mut self.cells[cell], Tenant::EMPTY);
        if piece.is_empty() {
            return;
        }
        self.men[side_of(piece)] -= 1;
        self.key ^= share(cell, piece);
        if piece.is(Tenant::KING) {
            self.king = None;
        }
        self.flip(ground, cell, side_of(piece));
    }

    /// Moves a piece.
    #[inline]
    pub(super) fn shift(&mut self, ground: &FastGround, play: FastPlay) {
        let piece = self.cells[play.from()];
        self.take(ground, play.from());
        self.put(ground, play.to(), piece);
    }

    /// How many plays the rules of movement allow a side.
    #[inline]
    pub(super) fn total(&mut self, ground: &FastGround, side: Side) -> usize {
        let mut stale = std::mem::replace(&mut self.stale[side as usize], Stale([0; 2]));
        if ground.between && stale.0 != [0; 2] {
            stale = Stale([ground.full; 2]);
        }
        for axis in Axis::ALL {
            let mut lines = stale.0[axis as usize];
            while lines != 0 {
                let line = lines.trailing_zeros() as usize;
                lines &= lines - 1;
                let mut plays = 0;
                self.groups(ground, side, axis, line, |group| {
                    plays += group.reached.count_ones() as u8;
                    true
                });
                let before = std::mem::replace(&mut self.counts[side as usize][axis as usize][line], plays);
                let total = &mut self.totals[side as usize];
                *total = *total + u16::from(plays) - u16::from(before);
            }
        }
        self.totals[side as usize].into()
    }

    /// Whether the rules of movement allow a side any play.
    #[inline]
    pub(super) fn any(&self, ground: &FastGround, side: Side) -> bool {
        let mut any = false;
        for axis in Axis::ALL {
            for line in 0..ground.size {
                self.groups(ground, side, axis, line, |group| {
                    any = group.reached != 0;
                    !any
                });
                if any {
                    return true;
                }
            }
        }
        false
    }

    /// The play of this index among all of a side, in an order of their own.
    #[inline]
    pub(super) fn nth(&mut self, ground: &FastGround, side: Side, nth: usize) -> Option<FastPlay> {
        self.total(ground, side);
        let mut left = nth;
        for axis in Axis::ALL {
            for (line, &here) in self.counts[side as usize][axis as usize][..ground.size].iter().enumerate() {
                let here = usize::from(here);
                if left >= here {
                    left -= here;
                    continue;
                }
                let mut found = None;
                self.groups(ground, side, axis, line, |group| {
                    let here = group.reached.count_ones() as usize;
                    if left >= here {
                        left -= here;
                        return true;
                    }
                    let mut reached = group.reached;
                    for _ in 0..left {
                        reached &= reached - 1;
                    }
                    found = Some(group.play(ground, axis, line, reached.trailing_zeros()));
                    false
                });
                return found;
            }
        }
        None
    }

    /// Gives `visit` every play of a side that the rules of movement allow, in the order of [`FastBoard::nth`].
    pub(super) fn each(&self, ground: &FastGround, side: Side, mut visit: impl FnMut(FastPlay)) {
        for axis in Axis::ALL {
            for line in 0..ground.size {
                self.groups(ground, side, axis, line, |group| {
                    group.each(ground, axis, line, &mut visit);
                    true
                });
            }
        }
    }

    /// The same for one piece.
    pub(super) fn each_from(&self, ground: &FastGround, from: usize, mut visit: impl FnMut(FastPlay)) {
        let (file, rank) = ground.places[from];
        for (axis, line, at) in [(Axis::Rank, rank, file), (Axis::File, file, rank)] {
            let line = usize::from(line);
            self.group(ground, axis, line, ground.ways(at.into())).each(ground, axis, line, &mut visit);
        }
    }

    /// Where the king would walk to along a line from a square of it, were he there and nobody else elsewhere, both ways.
    #[inline]
    pub(super) fn king_walks(&self, ground: &FastGround, axis: Axis, line: usize, at: usize) -> u64 {
        let walks = self.walks(ground, axis, line, ground.ways(at), Tenant::KING);
        walks.reached & ground.windows[Tenant::KING.kind()][at]
    }

    /// Gives `visit` the pieces of a side on a line with where they go to: one by one, or, where no rule tells them apart, all
    /// men at once; until `visit` says that it has seen enough.
    #[inline]
    fn groups(
        &self,
        ground: &FastGround,
        side: Side,
        axis: Axis,
        line: usize,
        mut visit: impl FnMut(LineGroup) -> bool,
    ) {
        let own = self.bits[side as usize][axis as usize][line];
        if own == 0 {
            return;
        }
        if ground.alike {
            let king = self.king_on(ground, axis, line) & own;
            let men = own & !king;
            let kind = if side == Side::Attackers { Tenant::ATTACKER } else { Tenant::DEFENDER };
            if men != 0 && !visit(self.walks(ground, axis, line, men, kind)) {
                return;
            }
            if king != 0 {
                visit(self.group(ground, axis, line, king));
            }
            return;
        }
        let mut rest = own as u32;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if !visit(self.group(ground, axis, line, ground.ways(at))) {
                return;
            }
        }
    }

    /// The king's bits, if he is on a line.
    #[inline]
    fn king_on(&self, ground: &FastGround, axis: Axis, line: usize) -> u64 {
        let Some(king) = self.king else { return 0 };
        let (file, rank) = ground.places[usize::from(king)];
        let (on, at) = match axis {
            Axis::Rank => (rank, file),
            Axis::File => (file, rank),
        };
        if usize::from(on) == line { ground.ways(at.into()) } else { 0 }
    }

    /// One piece, given by its bits, with where it goes to on a line.
    fn group(&self, ground: &FastGround, axis: Axis, line: usize, own: u64) -> LineGroup {
        let at = own.trailing_zeros() as usize;
        let piece = self.cells[ground.cell_on(axis, line, at)];
        let mut group = self.walks(ground, axis, line, own, piece);
        group.reached &= ground.windows[piece.kind()][at];
        if ground.jumps {
            group.reached |= self.jumps(ground, axis, line, at, piece);
        }
        if ground.between {
            group.reached = self.not_between(ground, axis, line, at, group.reached);
        }
        group
    }

    /// Pieces of a kind, given by their bits, with the squares they walk to on a line.
    ///
    /// Subtracting twice a piece's bit from all that bars its way sets every bit above it up to the first barred one, which is
    /// cleared. It does so for all pieces at once, since each borrows from the first barred bit above it alone; and both ways
    /// at once, since the bits of the other way stand above a bit that is always barred.
    #[inline]
    fn walks(&self, ground: &FastGround, axis: Axis, line: usize, own: u64, piece: Tenant) -> LineGroup {
        let rule = ground.rule(axis, line, own, piece);
        let taken = self.bits[0][axis as usize][line] | self.bits[1][axis as usize][line];
        let barred = taken | rule.closed | Self::END;
        let reached = (barred.wrapping_sub(own << 1) ^ barred) & !taken & rule.stop;
        LineGroup { own, reached }
    }

    /// The bit between the two ways of a line, which bars both.
    const END: u64 = 1 << 31;

    /// Where a piece gets to by a jump over an enemy man beside it.
    fn jumps(&self, ground: &FastGround, axis: Axis, line: usize, at: usize, piece: Tenant) -> u64 {
        let right = ground.jump(piece);
        if right == Jump::Never {
            return 0;
        }
        let stop = ground.rule(axis, line, ground.ways(at), piece).stop;
        let mut reached = 0;
        for (over, to) in [(at.wrapping_sub(1), at.wrapping_sub(2)), (at + 1, at + 2)] {
            if to >= ground.size {
                continue;
            }
            let man = self.cells[ground.cell_on(axis, line, over)];
            let ordinary = man.is(piece.foes()) && !man.is(Tenant(Tenant::KING.0 | Tenant::OFFICER.0));
            let special = ground.special[axis as usize][line] & (ground.ways(at) | ground.ways(to)) != 0;
            let empty = self.cells[ground.cell_on(axis, line, to)].is_empty();
            if ordinary && empty && (right != Jump::SpecialSquares || special) {
                // The jump's own way only.
                let way = if to > at { u64::from(u32::MAX) } else { !u64::from(u32::MAX) };
                reached |= ground.ways(to) & way & stop;
            }
        }
        reached
    }

    /// Those of the squares on which the piece would not stand between two enemies, or an enemy and a hostile square.
    fn not_between(&self, ground: &FastGround, axis: Axis, line: usize, at: usize, squares: u64) -> u64 {
        let from = ground.cell_on(axis, line, at);
        let piece = self.cells[from];
        let enemy = |cell: usize| self.cells[cell].is(piece.foes());
        let hostile =
            |cell: usize| (cell == from || self.cells[cell].is_empty()) && ground.hostile[cell].is(piece);
        let mut kept = 0;
        let mut rest = squares;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let cell = ground.cell_on(axis, line, ground.at(bit));
            let is_between = [1, ground.stride].into_iter().any(|step| {
                let (one, other) = (cell - step, cell + step);
                let (first, second) = (enemy(one), enemy(other));
                first && (second || hostile(other)) || second && hostile(one)
            });
            kept |= u64::from(!is_between) << bit;
        }
        kept
    }
}

/// Pieces of one line, and where they go to on it, both ways ([`FastGround::ways`]).
#[derive(Clone, Copy, Debug)]
struct LineGroup {
    own: u64,
    reached: u64,
}

impl LineGroup {
    /// The play that leads to a bit of `reached`: that of the nearest piece which goes that way.
    #[inline]
    fn play(self, ground: &FastGround, axis: Axis, line: usize, bit: u32) -> FastPlay {
        let before = self.own & ((1 << bit) - 1);
        let from = ground.at(before.ilog2());
        FastPlay::new(ground.cell_on(axis, line, from), ground.cell_on(axis, line, ground.at(bit)))
    }

    /// Gives `visit` all its plays.
    fn each(self, ground: &FastGround, axis: Axis, line: usize, visit: &mut impl FnMut(FastPlay)) {
        let mut reached = self.reached;
        while reached != 0 {
            let bit = reached.trailing_zeros();
            reached &= reached - 1;
            visit(self.play(ground, axis, line, bit));
        }
    }
}
