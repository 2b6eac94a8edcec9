//! The rules, worked out for each square and each line of a board, as the fast engine looks them up.

use super::super::ground::{GroundPlace, SquareGround};
use super::super::king::{self, KingSides};
use super::super::square::Direction;
use super::super::{
    Between, Board, Jump, KingArms, OccupiedThrone, Piece, Position, Ruleset, Shieldwall, Square, Steps,
    Throne, jumps,
};

/// The most squares along one side of a board: [`SIZES`](super::super::SIZES) ends here.
pub(super) const MOST: usize = 25;
/// Cells of the largest board with one cell of border all around.
pub(super) const CELLS: usize = (MOST + 2) * (MOST + 2);

/// What a cell holds, and sets of such things: nothing, a kind of piece (the bits of [`Tenant::ALL`]), or the border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tenant(pub(super) u8);

impl Tenant {
    pub(super) const EMPTY: Self = Self(0);
    /// The attackers: all of their pieces have this bit.
    pub(super) const ATTACKER: Self = Self(1);
    /// The king's men.
    pub(super) const DEFENDER: Self = Self(2);
    pub(super) const KING: Self = Self(4);
    /// The king and his men.
    pub(super) const KINGS_SIDE: Self = Self(6);
    /// Beside one of the two men's bits: an officer.
    pub(super) const OFFICER: Self = Self(8);
    /// A cell outside the board.
    pub(super) const OUTSIDE: Self = Self(16);

    pub(super) const fn of(piece: Option<Piece>) -> Self {
        match piece {
            None => Self::EMPTY,
            Some(Piece::Attacker) => Self::ATTACKER,
            Some(Piece::Commander) => Self(1 | 8),
            Some(Piece::Defender) => Self::DEFENDER,
            Some(Piece::Knight) => Self(2 | 8),
            Some(Piece::King) => Self::KING,
        }
    }

    pub(super) const fn piece(self) -> Option<Piece> {
        match self.0 {
            1 => Some(Piece::Attacker),
            9 => Some(Piece::Commander),
            2 => Some(Piece::Defender),
            10 => Some(Piece::Knight),
            4 => Some(Piece::King),
            _ => None,
        }
    }

    /// Whether it is one of a set, or of several.
    #[inline]
    pub(super) const fn is(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pieces of the other side, for a piece.
    #[inline]
    pub(super) const fn foes(self) -> Self {
        if self.is(Self::ATTACKER) { Self::KINGS_SIDE } else { Self::ATTACKER }
    }

    /// The index of its kind among the three that the rules for squares tell apart.
    #[inline]
    pub(super) const fn kind(self) -> usize {
        ((self.0 & 7) >> 1) as usize
    }
}

/// One of the two ways in which lines run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// Along a rank: a square's bit is its file.
    Rank,
    /// Along a file: a square's bit is its rank.
    File,
}

impl Axis {
    pub(super) const ALL: [Self; 2] = [Self::Rank, Self::File];
}

/// What the rules say of a line for one kind of piece, both ways ([`FastGround::ways`]).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LineRule {
    /// Where a move may end.
    pub(super) stop: u64,
    /// What a move may not cross.
    pub(super) closed: u64,
}

/// All that doesn't change while a game is played.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "answers to questions of their own, asked in every play")]
pub(super) struct FastGround {
    /// The same for the plain engine, which judges what is seldom asked.
    pub(super) plain: SquareGround,
    pub(super) size: usize,
    /// From a cell to the one above it.
    pub(super) stride: usize,
    /// All squares of a line.
    pub(super) full: u32,
    /// By axis, line and kind of piece.
    pub(super) lines: [[[LineRule; 3]; MOST]; 2],
    /// By axis, line and square: the squares of the line that an attacker who starts there moves on as on any, being at home in
    /// their camp. `None`: the rules know no camps.
    pub(super) homes: Option<Box<[[[u64; MOST]; MOST]; 2]>>,
    /// By square of a line: how far men and the king may go from there.
    pub(super) windows: [[u64; MOST]; 3],
    /// Squares of the throne and the corners, by axis and line.
    pub(super) special: [[u64; MOST]; 2],
    /// By rank: squares that attackers may enter, for all that their homes have to say.
    pub(super) enterable: [u32; MOST],
    /// By cell: to whom it is hostile while it is empty.
    pub(super) hostile: [Tenant; CELLS],
    /// By cell: whether a king there is captured on four sides.
    pub(super) four_sides: [bool; CELLS],
    /// By cell: whether a king there has escaped.
    pub(super) escape: [bool; CELLS],
    /// The same by rank, as the bits of files.
    pub(super) escapes: [u32; MOST],
    /// By cell: file and rank.
    pub(super) places: [(u8, u8); CELLS],
    /// The throne's cell, if the king on it is hostile to attackers.
    pub(super) hall: Option<usize>,
    pub(super) throne: Option<usize>,
    /// Who may be the captor that stands still, of each side: attackers, the king's side.
    pub(super) standing: [Tenant; 2],
    /// Whether the king may be the captor that moves.
    pub(super) king_strikes: bool,
    /// Whether anybody may jump.
    pub(super) jumps: bool,
    /// Whether the king or a knight may, and so get out of a ring or into it.
    pub(super) kings_side_jumps: bool,
    /// Whether what stands beside a line decides on where pieces may stop on it.
    pub(super) between: bool,
    /// Whether all men of a side on a line go by the same rule.
    pub(super) alike: bool,
}

impl FastGround {
    pub(super) fn new(rules: &Ruleset, size: u8) -> Self {
        let plain = SquareGround::new(rules.clone(), size);
        let board = Board::empty(size);
        let stride = usize::from(size) + 2;
        let full = (1_u32 << size) - 1;
        let mut ground = Self {
            size: usize::from(size),
            stride,
            full,
            lines: [[[LineRule::default(); 3]; MOST]; 2],
            homes: None,
            windows: [[u64::MAX; MOST]; 3],
            special: [[0; MOST]; 2],
            enterable: [0; MOST],
            hostile: [Tenant::EMPTY; CELLS],
            four_sides: [false; CELLS],
            escape: [false; CELLS],
            escapes: [0; MOST],
            places: [(0, 0); CELLS],
            hall: None,
            throne: None,
            standing: [
                Tenant::ATTACKER,
                match rules.arms {
                    KingArms::Armed | KingArms::Anvil => Tenant::KINGS_SIDE,
                    KingArms::Hammer | KingArms::Unarmed => Tenant::DEFENDER,
                },
            ],
            king_strikes: matches!(rules.arms, KingArms::Armed | KingArms::Hammer),
            jumps: [rules.jumps.king, rules.jumps.commander, rules.jumps.knight] != [Jump::Never; 3],
            kings_side_jumps: [rules.jumps.king, rules.jumps.knight] != [Jump::Never; 2],
            between: rules.between == Between::PassOnly,
            alike: false,
            plain,
        };
        for square in board.squares() {
            ground.enter(square);
        }
        ground.throne = ground.plain.throne().map(|throne| ground.cell(throne));
        if matches!(rules.throne, Throne::Centre { occupied: OccupiedThrone::Attackers, .. }) {
            ground.hall = ground.throne;
        }
        ground.homes = ground.homes(&board);
        ground.windows = ground.windows();
        let anywhere = rules.man_steps == Steps::Any;
        ground.alike = anywhere && ground.homes.is_none() && !ground.jumps && !ground.between;
        ground
    }

    /// Enters all that the rules say of one square.
    fn enter(&mut self, square: Square) {
        let cell = self.cell(square);
        let mark = *self.plain.mark(square);
        let (file, rank) = (usize::from(square.file), usize::from(square.rank));
        self.places[cell] = (square.file, square.rank);
        self.four_sides[cell] = king::sides(&self.plain, square) == KingSides::Four;
        self.escape[cell] = mark.escape;
        self.escapes[rank] |= u32::from(mark.escape) << file;
        for piece in [Piece::Attacker, Piece::Defender, Piece::King] {
            let tenant = Tenant::of(Some(piece));
            if self.plain.is_hostile_when_empty(square, piece) {
                self.hostile[cell].0 |= tenant.0;
            }
            for (axis, line, at) in [(Axis::Rank, rank, file), (Axis::File, file, rank)] {
                let rule = &mut self.lines[axis as usize][line][tenant.kind()];
                let ways = ways(self.size, at);
                rule.stop |= if mark.stop.has(piece) { ways } else { 0 };
                rule.closed |= if mark.pass.has(piece) { 0 } else { ways };
            }
        }
        if matches!(mark.place, GroundPlace::Throne | GroundPlace::Corner) {
            self.special[Axis::Rank as usize][rank] |= self.ways(file);
            self.special[Axis::File as usize][file] |= self.ways(rank);
        }
        let enters = mark.stop.has(Piece::Attacker)
            || mark.pass.has(Piece::Attacker)
            || matches!(mark.place, GroundPlace::Camp(_));
        self.enterable[rank] |= u32::from(enters) << file;
    }

    /// The cell of a square of the board.
    pub(super) fn cell(&self, square: Square) -> usize {
        (usize::from(square.rank) + 1) * self.stride + usize::from(square.file) + 1
    }

    /// The bits of a square of a line. Each line is kept twice in its 64 bits, once in each direction: the lower half counts its
    /// squares from its beginning, the upper half from its end, so that to go on is to go to higher bits, both ways.
    #[inline]
    pub(super) const fn ways(&self, at: usize) -> u64 {
        ways(self.size, at)
    }

    /// The square of a line that a bit is of.
    #[inline]
    pub(super) const fn at(&self, bit: u32) -> usize {
        let bit = bit as usize;
        if bit < 32 { bit } else { 32 + self.size - 1 - bit }
    }

    /// By kind of piece and square of a line: the squares near enough to go to.
    fn windows(&self) -> [[u64; MOST]; 3] {
        let mut windows = [[u64::MAX; MOST]; 3];
        for piece in [Piece::Attacker, Piece::Defender, Piece::King] {
            let steps = usize::from(self.plain.steps(piece));
            for (at, window) in windows[Tenant::of(Some(piece)).kind()][..self.size].iter_mut().enumerate() {
                let near = (0..self.size).filter(|to| to.abs_diff(at) <= steps);
                *window = near.fold(0, |squares, to| squares | self.ways(to));
            }
        }
        windows
    }

    /// By axis, line and square: the unbroken row of squares of the same camp around it, along the line.
    fn homes(&self, board: &Board) -> Option<Box<[[[u64; MOST]; MOST]; 2]>> {
        let mut homes = Box::new([[[0; MOST]; MOST]; 2]);
        let mut any = false;
        for square in board.squares() {
            let place = self.plain.mark(square).place;
            if !matches!(place, GroundPlace::Camp(_)) {
                continue;
            }
            any = true;
            let (file, rank) = (usize::from(square.file), usize::from(square.rank));
            for direction in Direction::ALL {
                let (axis, line, from) = match direction {
                    Direction::Left | Direction::Right => (Axis::Rank, rank, file),
                    Direction::Down | Direction::Up => (Axis::File, file, rank),
                };
                let mut next = Some(square);
                while let Some(at) = next.filter(|&at| self.plain.mark(at).place == place) {
                    let on = if axis == Axis::Rank { at.file } else { at.rank };
                    homes[axis as usize][line][from] |= self.ways(on.into());
                    next = board.step(at, direction);
                }
            }
        }
        any.then_some(homes)
    }

    /// What the rules say of a line for pieces of a kind; for one attacker, with the squares of its home.
    #[inline]
    pub(super) fn rule(&self, axis: Axis, line: usize, own: u64, piece: Tenant) -> LineRule {
        let mut rule = self.lines[axis as usize][line][piece.kind()];
        if let Some(homes) = &self.homes
            && piece.is(Tenant::ATTACKER)
        {
            let home = homes[axis as usize][line][own.trailing_zeros() as usize];
            rule.stop |= home;
            rule.closed &= !home;
        }
        rule
    }

    /// The cell of a bit of a line.
    #[inline]
    pub(super) const fn cell_on(&self, axis: Axis, line: usize, at: usize) -> usize {
        match axis {
            Axis::Rank => (line + 1) * self.stride + at + 1,
            Axis::File => (at + 1) * self.stride + line + 1,
        }
    }

    /// The square of a cell of the board.
    pub(super) const fn square(&self, cell: usize) -> Square {
        let (file, rank) = self.places[cell];
        Square { file, rank }
    }

    /// From a cell to each of the four beside it.
    #[inline]
    pub(super) const fn steps(&self) -> [isize; 4] {
        let up = self.stride.cast_signed();
        [-1, -up, up, 1]
    }

    /// How a piece may jump.
    #[inline]
    pub(super) fn jump(&self, piece: Tenant) -> Jump {
        if !self.jumps {
            return Jump::Never;
        }
        piece.piece().map_or(Jump::Never, |piece| jumps::right(self.rules(), piece))
    }

    pub(super) const fn rules(&self) -> &Ruleset {
        self.plain.rules()
    }

    pub(super) fn walls(&self) -> bool {
        self.rules().shieldwall != Shieldwall::Never
    }

    /// Whether the fast engine can play from a position: its board is of a size that a game can have.
    pub(super) fn has_room_for(position: &Position) -> bool {
        super::super::SIZES.contains(&position.board().size())
    }
}

/// [`FastGround::ways`] on a board of a size.
const fn ways(size: usize, at: usize) -> u64 {
    1 << at | 1 << (32 + size - 1 - at)
}
