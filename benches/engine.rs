//! How fast the engine plays: `cargo bench --bench engine`. Each play is checked, made with its captures, and judged.
//! Behind the times stand ratios of plays measured in the same run, which mean the same on every machine.

mod ratio;

use std::time::Instant;

use divan::counter::ItemsCount;
use tafl_print::game::{
    Board, CornerShape, Corners, Enclosure, Escape, ExitFort, FastGame, Foes, Game, NoMove, OccupiedThrone,
    Play, Position, Repetition, Ruleset, Shieldwall, Side, Throne, ThronePass, ThroneStop,
};
use tafl_print::make::order;
use tafl_print::search::puzzles;
use tafl_print::{Alone, Library, Request, games};

fn main() {
    divan::main();
    let games = random_games(GAMES);
    let replayed = || replayed(&games);
    let chosen = || any_games(&start(), GAMES);
    let found = || found(&games);
    let fast = || fast_games(&fast_start(), GAMES * 20);
    ratio::print(
        "a play, and what is done for it",
        &[
            ("replayed: checked, made, judged", &replayed),
            ("of a random game: chosen from all legal plays, then the same", &chosen),
            ("all legal plays of a position of a game", &found),
            ("of a random game of the fast engine: all counted, one of them found, made, judged", &fast),
        ],
    );
    each_game();
    puzzles_by_board();
}

/// Prints what six puzzles take on boards of each size: counts are the same on every machine.
#[allow(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn puzzles_by_board() {
    let library = Library::bundled();
    println!("\nsix puzzles on one core: games played for them, millions of plays made, seconds");
    for id in ["brandubh", "tablut", "york", "sea-battle-13-parlett", "walker-15", "alea-evangelii"] {
        let order = order(&Request::of(id), &library).expect("a game");
        let (board, rules) = (&order.variant.setup.board, &order.variant.ruleset);
        let start = Position::new(board.clone(), rules.first.side());
        let begun = Instant::now();
        let found = puzzles(&start, rules, 6, 1, &Alone);
        let (millions, seconds) = (found.nodes as f64 / 1e6, begun.elapsed().as_secs_f64());
        let (size, count) = (board.size(), found.puzzles.len());
        println!(
            "    {size:>2} x {size}: {count} from {:>3} games, {millions:>6.1} M, {seconds:>4.1} s  {id}",
            found.games
        );
    }
}

/// Prints for each game how many plays of random games the fast engine makes in the time of one of the plain engine.
fn each_game() {
    let library = Library::bundled();
    println!("\nplays of random games by the fast engine, for one by the plain engine");
    for game in games(&library, "en").expect("games") {
        let order = order(&Request::of(&game.id), &library).expect("a game");
        let (board, rules) = (&order.variant.setup.board, &order.variant.ruleset);
        let start = Position::new(board.clone(), rules.first.side());
        let plain = || any_games(&Game::new(start.clone(), rules.clone()), 4);
        let fast = || fast_games(&FastGame::new(&start, rules).expect("a board"), 60);
        println!("    {:>8.1}  {}", ratio::of(&plain, &fast), game.id);
    }
}

/// Games of a measurement.
const GAMES: usize = 50;

/// The usual 11x11 layout.
const START: &str = "\
...AAAAA...
.....A.....
...........
A....D....A
A...DDD...A
AA.DDKDD.AA
A...DDD...A
A....D....A
...........
.....A.....
...AAAAA...";

/// Copenhagen: everything that has to be looked at after a play is on.
const COPENHAGEN: Ruleset = Ruleset {
    throne: Throne::Centre {
        stop: ThroneStop::King,
        pass: ThronePass::Anyone,
        hostile: Foes::ALL,
        occupied: OccupiedThrone::Attackers,
    },
    corners: Corners::Marked { shape: CornerShape::Single, hostile: Foes::MEN },
    escape: Escape::Corners,
    shieldwall: Shieldwall::CornersClose,
    enclosure: Enclosure::AttackersWin,
    exit_fort: ExitFort::DefendersWin,
    repetition: Repetition::DefendersLose,
    no_move: NoMove::Loss,
    ..Ruleset::PLAIN
};

fn start() -> Game {
    let board: Board = START.parse().expect("a layout");
    Game::new(Position::new(board, Side::Attackers), COPENHAGEN)
}

fn fast_start() -> FastGame {
    let board: Board = START.parse().expect("a layout");
    FastGame::new(&Position::new(board, Side::Attackers), &COPENHAGEN).expect("a game's board")
}

/// A number that looks random, the same on every run.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// Games of random plays to their end, or to 300 plays: half of the plays capture, where any can.
fn random_games(count: usize) -> Vec<Vec<Play>> {
    let mut state = 0x5EED;
    let one = |state: &mut u64| {
        let mut game = start();
        let mut plays = Vec::new();
        while plays.len() < 300 && game.outcome().is_none() {
            let legal = game.legal_plays();
            let any = legal[(next(state) % legal.len() as u64) as usize];
            let captures = |&play: &Play| {
                let after = game.position().after(&COPENHAGEN, play);
                after.is_ok_and(|(_, captures)| !captures.is_empty())
            };
            let capture =
                if next(state).is_multiple_of(2) { legal.iter().copied().find(captures) } else { None };
            let play = capture.unwrap_or(any);
            game.play(play).expect("a legal play");
            plays.push(play);
        }
        plays
    };
    (0..count).map(|_| one(&mut state)).collect()
}

/// Plays whole games again; how many plays there were.
fn replayed(games: &[Vec<Play>]) -> usize {
    let mut made = 0;
    for plays in games {
        let mut game = start();
        for &play in plays {
            divan::black_box(game.play(play).expect("a legal play"));
            made += 1;
        }
    }
    made
}

/// Games to their end, or to 300 plays, each play any of those that are legal; how many plays there were.
fn any_games(start: &Game, count: usize) -> usize {
    let mut state = 0x5EED;
    let mut made = 0;
    for _ in 0..count {
        let mut game = start.clone();
        for _ in 0..300 {
            if game.outcome().is_some() {
                break;
            }
            let legal = game.legal_plays();
            let play = legal[(next(&mut state) % legal.len() as u64) as usize];
            divan::black_box(game.play(play).expect("a legal play"));
            made += 1;
        }
    }
    made
}

/// The same games as [`any_games`] plays, by the fast engine: as random, not play by play the same, for it numbers plays in an
/// order of its own.
fn fast_games(start: &FastGame, count: usize) -> usize {
    let mut game = start.clone();
    let start = game.moment();
    let mut state = 0x5EED;
    let mut made = 0;
    for _ in 0..count {
        game.back_to(&start);
        for _ in 0..300 {
            if game.outcome().is_some() {
                break;
            }
            let legal = game.count();
            let play = game.nth((next(&mut state) % legal as u64) as usize).expect("a legal play");
            divan::black_box(game.play(play));
            made += 1;
        }
    }
    made
}

/// Finds all legal plays of every position of games, without making any but those of the games; how many positions there
/// were.
fn found(games: &[Vec<Play>]) -> usize {
    let mut positions = 0;
    for plays in games {
        let mut game = start();
        for &play in plays {
            divan::black_box(game.legal_plays());
            game.play(play).expect("a legal play");
            positions += 1;
        }
    }
    positions
}

/// Plays whole games again: items are plays.
#[divan::bench]
fn replayed_games(bencher: divan::Bencher<'_, '_>) {
    let games = random_games(GAMES);
    let plays: usize = games.iter().map(Vec::len).sum();
    bencher.counter(ItemsCount::new(plays)).bench_local(|| replayed(&games));
}

/// Games of which each play is chosen from all that are legal: items are plays.
#[divan::bench]
fn random_games_with_full_legality(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(any_games(&start(), GAMES))).bench_local(|| any_games(&start(), GAMES));
}

/// The same by the fast engine.
#[divan::bench]
fn random_games_of_the_fast_engine(bencher: divan::Bencher<'_, '_>) {
    let start = fast_start();
    bencher.counter(ItemsCount::new(fast_games(&start, GAMES))).bench_local(|| fast_games(&start, GAMES));
}

/// Every play of every position two plays deep, each made on a copy of its game: items are plays made.
#[divan::bench]
fn every_play_two_deep(bencher: divan::Bencher<'_, '_>) {
    let game = start();
    bencher.counter(ItemsCount::new(made(&game, 2))).bench_local(|| made(&game, 2));
}

/// The number of plays made.
fn made(game: &Game, depth: usize) -> usize {
    if depth == 0 {
        return 0;
    }
    let each = |play: Play| {
        let mut next = game.clone();
        next.play(play).expect("a legal play");
        1 + made(&next, depth - 1)
    };
    game.legal_plays().into_iter().map(each).sum()
}

/// The plays of the first position: items are plays found.
#[divan::bench]
fn legal_plays(bencher: divan::Bencher<'_, '_>) {
    let game = start();
    bencher.counter(ItemsCount::new(game.legal_plays().len())).bench_local(|| game.legal_plays());
}
