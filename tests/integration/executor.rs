//! Several kits of one call: made at once, and the same as one by one.

use crate::shell::tafl_print;
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};
use tafl_print::game::Cut;
use tafl_print::imposition::{CellSize, Settings};
use tafl_print::make::{
    Alone, Executor, Fault, Library, Made, Refused, Request, make, make_with, plan, plan_with,
};

/// So many threads, whatever the machine has; and how often they were called.
struct Lent(usize, AtomicUsize);

impl Lent {
    fn new(threads: usize) -> Self {
        Self(threads, AtomicUsize::new(0))
    }
}

impl Executor for Lent {
    fn work(&self, most: usize, worker: &(dyn Fn() + Sync)) {
        self.1.fetch_add(1, Ordering::SeqCst);
        std::thread::scope(|scope| {
            for _ in 0..self.0.min(most) {
                scope.spawn(worker);
            }
        });
    }
}

fn of(games: &[&str], settings: Settings) -> Request {
    Request { variants: games.iter().map(|game| (*game).to_owned()).collect(), settings, ..Request::of("") }
}

/// The names and the bytes of all files.
fn files(made: Result<Made, Refused>) -> Vec<(String, Vec<u8>)> {
    let made = made.unwrap_or_else(|refused| panic!("{refused}"));
    made.files.into_iter().map(|file| (file.name, file.bytes)).collect()
}

const GAMES: [&str; 5] = ["brandubh", "tablut", "ard-ri", "sea-battle", "magpie-7"];

#[test]
fn kits_made_at_once_are_those_made_one_by_one() {
    let library = Library::bundled();
    let alone = |game: &&str| files(make(&Request::of(game), &library));
    let expected: Vec<_> = GAMES.iter().flat_map(alone).collect();
    assert_eq!(expected.len(), GAMES.len());
    for threads in [1, 3] {
        let executor = Lent::new(threads);
        let found = files(make_with(&of(&GAMES, Settings::default()), &library, &executor));
        let names = |files: &[(String, Vec<u8>)]| files.iter().map(|file| file.0.clone()).collect::<Vec<_>>();
        assert_eq!(names(&found), names(&expected), "in the order of the games");
        assert!(found == expected, "{threads} threads: other bytes");
        assert_eq!(executor.1.into_inner(), 1);
    }
}

/// Nobody else makes the pieces' page, which the other kits name.
#[test]
fn shared_pieces_are_placed_before_the_kits_that_name_their_page() {
    let library = Library::bundled();
    let request =
        Request { share_pieces: true, ..of(&["tablut", "brandubh", "ard-ri"], Settings::default()) };
    let expected = files(make_with(&request, &library, &Alone));
    assert!(files(make_with(&request, &library, &Lent::new(3))) == expected);
    assert_eq!(expected.len(), 3);
}

/// On A4 a board of 7 squares of 25 mm is 175 mm wide and stays whole; 11 are 275 mm, and 19 are 475 mm.
#[test]
fn the_first_game_that_can_not_be_made_is_told_and_what_was_noticed_before_it() {
    let library = Library::bundled();
    let cell = Some(CellSize::Of("25mm".parse().expect("a length")));
    let whole = Settings { cut: Some(Cut::Whole), cell, ..Settings::default() };
    let told = |refused: Refused| {
        let Refused { fault, notices, .. } = refused;
        assert!(matches!(*fault, Fault::Kit(_)), "{fault}");
        (fault.to_string(), format!("{notices:?}"))
    };
    let alone = |game: &str| {
        told(make(&of(&[game], whole.clone()), &library).map(|made| made.files.len()).expect_err("too large"))
            .0
    };
    let (york, alea) = (alone("york"), alone("alea-evangelii"));
    assert_ne!(york, alea);
    for games in
        [["brandubh", "york", "tablut", "alea-evangelii"], ["york", "alea-evangelii", "ard-ri", "tablut"]]
    {
        let request = of(&games, whole.clone());
        let one_by_one = told(make(&request, &library).map(|made| made.files.len()).expect_err("too large"));
        assert_eq!(one_by_one.0, york);
        for _ in 0..3 {
            assert_eq!(
                told(
                    make_with(&request, &library, &Lent::new(4))
                        .map(|made| made.files.len())
                        .expect_err("too large")
                ),
                one_by_one
            );
        }
    }
}

#[test]
fn notices_and_plans_come_in_the_order_of_the_games() {
    let library = Library::bundled();
    // Discs of 25 mm don't go on squares of 18 mm: a remark for each game says what was made smaller.
    let small =
        Settings { cell: Some(CellSize::Of("18mm".parse().expect("a length"))), ..Settings::default() };
    let request = of(&["tablut", "brandubh", "york"], small);
    let one_by_one = plan(&request, &library).unwrap_or_else(|refused| panic!("{refused}"));
    let at_once = plan_with(&request, &library, &Lent::new(3)).unwrap_or_else(|refused| panic!("{refused}"));
    assert_eq!(at_once.kits, one_by_one.kits);
    assert_eq!(format!("{:?}", at_once.notices), format!("{:?}", one_by_one.notices));
    assert_eq!(one_by_one.notices.len(), 3);
    let ids: Vec<&str> = at_once.kits.iter().map(|kit| kit.id.as_str()).collect();
    assert_eq!(ids, ["tablut-9", "brandubh-7", "york-11"]);
}

/// What the program writes on as many threads as there are; and it writes nothing if a kit can't be made.
#[test]
fn a_call_writes_all_kits_or_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["--variant", "brandubh", "--variant", "ard-ri", "--variant", "york", "-o", "kits/"];
    let said = tafl_print(folder.path(), &[&words[..], &["--cut", "whole", "--cell", "25mm"]].concat(), "");
    assert_eq!((said.status, said.out.as_str()), (2, ""), "{}", said.err);
    assert!(!folder.path().join("kits").exists());
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!(said.status, 0, "{}", said.err);
    let paths: Vec<&str> = said.out.lines().collect();
    assert_eq!(paths, ["kits/brandubh-a4.pdf", "kits/ard-ri-a4.pdf", "kits/york-a4.pdf"]);
    let alone = files(make(&Request::of("ard-ri"), &Library::bundled()));
    assert!(fs::read(folder.path().join(paths[1])).expect("a file") == alone[0].1);
}
