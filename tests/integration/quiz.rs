//! Positions with a question each, for readers who have only one of our pages: may that be played, what is taken, has
//! somebody won? The engine answers. `cargo test --test integration quiz -- --nocapture` prints questions and answers.

use crate::library;
use std::collections::BTreeMap;
use tafl_print::game::{Game, GameResult, Piece, Play, Position, Side, Square, Variant};

/// The day on which the easy rules were written: chosen before they were.
const SEED: u64 = 20_261_124;
/// Games that are played at random to find positions in.
const GAMES: usize = 600;

/// Numbers that are as good as chance and always the same: a linear congruential generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 40).expect("24 bits") % end
    }
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum About {
    /// A play that takes a man or more.
    Taking,
    /// A play beside an enemy that takes nothing.
    TakingNothing,
    /// A play that is not allowed.
    Barred,
    /// A play that ends the game.
    Ending,
    /// A play between two enemies.
    Between,
}

/// How many of each kind are asked.
const ASKED: [(About, usize); 5] = [
    (About::Taking, 5),
    (About::TakingNothing, 4),
    (About::Barred, 5),
    (About::Ending, 4),
    (About::Between, 2),
];

struct Asked {
    position: Position,
    play: Play,
    answer: String,
}

/// Beside a square, and on its far side.
fn beside(square: Square, size: u8) -> Vec<(Square, Option<Square>)> {
    let step = |by: i16, (x, y): (i16, i16)| {
        let (file, rank) = (i16::from(square.file) + by * x, i16::from(square.rank) + by * y);
        let inside = |v: i16| (0..i16::from(size)).contains(&v);
        (inside(file) && inside(rank)).then(|| Square::new(file as u8, rank as u8))
    };
    let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    ways.into_iter().filter_map(|way| Some((step(1, way)?, step(-1, way)))).collect()
}

/// What the engine says of a play.
fn answered(game: &Game, position: &Position, play: Play) -> (About, String) {
    let mut game = game.clone();
    let Ok(turn) = game.play(play) else { return (About::Barred, "not allowed".to_owned()) };
    let taken: Vec<String> = turn.captures.iter().map(Square::to_string).collect();
    let side = position.to_move();
    let enemy = |at: Square| position.board().get(at).is_some_and(|piece| piece.side() != side);
    let near = beside(play.to, position.board().size());
    let about = if turn.outcome.is_some() {
        About::Ending
    } else if !taken.is_empty() {
        About::Taking
    } else if near.iter().any(|(one, other)| enemy(*one) && other.is_some_and(enemy)) {
        About::Between
    } else {
        About::TakingNothing
    };
    let taken =
        if taken.is_empty() { "takes nothing".to_owned() } else { format!("takes {}", taken.join(", ")) };
    let won = match turn.outcome.map(|outcome| outcome.result) {
        Some(GameResult::Attackers) => "the attackers win",
        Some(GameResult::Defenders) => "the king's side wins",
        Some(GameResult::Draw | GameResult::NotSaid) => "a draw",
        None => "the game goes on",
    };
    (about, format!("allowed; {taken}; {won}"))
}

/// A play that is legal, or one that somebody might try: along a line or on a slant, over others or onto any square.
fn tried(game: &Game, position: &Position, chance: &mut Chance) -> Option<Play> {
    let legal = game.legal_plays();
    if chance.below(4) > 0 {
        return (!legal.is_empty()).then(|| legal[chance.below(legal.len())]);
    }
    let own: Vec<(Square, Piece)> =
        position.board().pieces().filter(|(_, piece)| piece.side() == position.to_move()).collect();
    let (from, _) = own[chance.below(own.len())];
    let line: Vec<Square> = position
        .board()
        .squares()
        .filter(|to| {
            let (x, y) =
                (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank));
            *to != from && (x == 0 || y == 0 || x.abs() == 1 && y.abs() == 1)
        })
        .filter(|to| position.board().get(*to).is_none())
        .collect();
    (!line.is_empty()).then(|| Play { from, to: line[chance.below(line.len())] })
}

/// Twenty positions of a game, the same in each run.
fn quiz(variant: &Variant) -> Vec<Asked> {
    let mut chance = Chance(SEED);
    let mut pool: BTreeMap<About, Vec<Asked>> = BTreeMap::new();
    for _ in 0..GAMES {
        let start = variant.setup.position(&variant.ruleset).expect("a game");
        let mut position = start.clone();
        let mut game = Game::new(start, variant.ruleset.clone());
        for _ in 0..80 {
            if let Some(play) = tried(&game, &position, &mut chance) {
                let (about, answer) = answered(&game, &position, play);
                // Not the very first plays, and not all from one game.
                if chance.below(6) == 0 || about == About::Ending {
                    pool.entry(about).or_default().push(Asked { position: position.clone(), play, answer });
                }
            }
            let legal = game.legal_plays();
            if legal.is_empty() {
                break;
            }
            let play = legal[chance.below(legal.len())];
            let turn = game.play(play).expect("a legal play");
            let (after, _) = position.after(&variant.ruleset, play).expect("a legal play");
            position = after;
            if turn.outcome.is_some() {
                break;
            }
        }
    }
    let mut asked = Vec::new();
    for (about, count) in ASKED {
        let mut found = pool.remove(&about).unwrap_or_default();
        assert!(found.len() >= count, "{}: {about:?}", variant.id);
        for _ in 0..count {
            asked.push(found.swap_remove(chance.below(found.len())));
        }
    }
    for last in (1..asked.len()).rev() {
        let other = chance.below(last + 1);
        asked.swap(last, other);
    }
    asked
}

#[test]
fn readers_are_asked_twenty_positions_of_every_kind() {
    for id in ["brandubh", "tablut", "york"] {
        let variant = library::variant(id, &[]);
        let quiz = quiz(&variant);
        assert_eq!(quiz.len(), 20);
        for (nth, Asked { position, play, answer }) in quiz.iter().enumerate() {
            let side =
                if position.to_move() == Side::Attackers { "the attackers" } else { "the king's side" };
            println!("Q {id} {}: {side} to move: {play}\n{}", nth + 1, position.board());
            println!("A {id} {}: {answer}", nth + 1);
        }
        let allowed = quiz.iter().filter(|asked| asked.answer.starts_with("allowed")).count();
        assert_eq!(allowed, 15, "{id}");
    }
}
