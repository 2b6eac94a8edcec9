//! A club's evening: the rules for the wall, a tournament with its place cards, and the pack that has all of it.

use crate::library::{messages_with, theme, variant, variant_ids};
use crate::order;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::collections::BTreeSet;
use std::path::Path;
use tafl_print::explain::counts::counts;
use tafl_print::explain::easy::{ideas, of_question};
use tafl_print::explain::in_play::{KingStart, in_play};
use tafl_print::explain::questions::Question;
use tafl_print::game::Variant;
use tafl_print::imposition::{Component, Media, Pack, Paper, Players, Settings};
use tafl_print::product::tournament::rounds;
use tafl_print::scene::{Child, Node, Tag};
use tafl_print::sheets::Documents;

fn kit(variant: Variant, settings: Settings) -> Documents {
    order::kit(variant, settings)
}

fn only(part: Component) -> Settings {
    Settings { parts: [part].into(), ..Settings::default() }
}

fn said(folder: &Path, words: &[&str]) -> crate::shell::Said {
    tafl_print(folder, words, "")
}

/// Letters and figures alone: lines may end within a word.
fn flat(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !['\u{ad}', '-', '\u{2010}'].contains(letter)).collect();
    text.split_whitespace().collect()
}

/// How many parts of the structure have a tag.
fn tagged(nodes: &[Node], is: &dyn Fn(&Tag) -> bool) -> usize {
    let of = |node: &Node| {
        let children: Vec<Node> = node
            .children
            .iter()
            .filter_map(|child| if let Child::Node(node) = child { Some(node.clone()) } else { None })
            .collect();
        usize::from(is(&node.tag)) + tagged(&children, is)
    };
    nodes.iter().map(of).sum()
}

/// Of every game: all sentences that decide it are there, on one sheet or two, each beside a picture, and the board is shown.
#[test]
fn the_wall_leaves_out_nothing_that_decides_a_game() {
    for id in variant_ids() {
        let game = variant(&id, &[]);
        let made = kit(game.clone(), only(Component::Wall));
        let [file] = made.files.as_slice() else { panic!("{id}: {} files", made.files.len()) };
        let sheets = file.document.pages.len();
        assert_eq!(file.planned.media, Some(Media::Wall), "{id}");
        assert!((1..=2).contains(&sheets), "{id}: {sheets} sheets");
        let pdf = Pdf::of(&file.document);
        let text = flat(&pdf.read_aloud().iter().map(|part| part.text.as_str()).collect::<String>());
        let messages = messages_with(&theme(&game.theme));
        let rules = in_play(&game);
        let all = ideas(&rules, KingStart::of(&game));
        for idea in &all {
            let sentence = messages.get(idea.text, &counts(&game)).expect("a sentence");
            assert_eq!(text.contains(&flat(&sentence)), !idea.is_explanation, "{id}: {sentence}");
        }
        let nodes = &file.document.structure;
        let told = tagged(nodes, &|tag| matches!(tag, Tag::ListItem));
        assert!(told >= 8, "{id}: {told} rules");
        assert_eq!(tagged(nodes, &|tag| matches!(tag, Tag::Figure { .. })), told + 1, "{id}");
        assert_eq!(tagged(nodes, &|tag| matches!(tag, Tag::Heading { .. })), sheets, "{id}");
        // The board shows how a game begins, and a square that helps nobody needs no words; any other rule has some.
        for &question in Question::ALL {
            let ideas = of_question(question, &rules, KingStart::of(&game));
            let is_told = ideas.iter().any(|idea| !idea.is_explanation);
            let is_silent = ideas.is_empty()
                || [Question::Setup, Question::Corners, Question::Hostile].contains(&question);
            assert!(is_told || is_silent, "{id}: {question:?}");
        }
    }
}

/// A3 beside A4 and Tabloid beside Letter, in a file of its own; on the paper of the kit in the kit's file.
#[test]
fn the_wall_is_on_large_paper_unless_another_is_asked_for() {
    let parts: BTreeSet<Component> = [Component::Board, Component::Wall].into();
    for (paper, wall, expected) in [
        (Paper::A4, None, Some(Paper::A3)),
        (Paper::LETTER, None, Some(Paper::TABLOID)),
        (Paper::A4, Some(Paper::LEGAL), Some(Paper::LEGAL)),
        (Paper::A3, None, None),
        (Paper::A4, Some(Paper::A4), None),
    ] {
        let settings = Settings { parts: parts.clone(), paper, wall, ..Settings::default() };
        let made = kit(variant("brandubh", &[]), settings);
        let wall = made.files.iter().find(|file| file.planned.media == Some(Media::Wall));
        assert_eq!(wall.map(|file| file.document.pages[0].size), expected.map(Paper::size));
        let planned = made.plan.pages().into_iter().filter(|page| page.parts[0].component == Component::Wall);
        assert_eq!(planned.count(), 1, "{paper} {wall:?}");
        let pages: usize = made.files.iter().map(|file| file.document.pages.len()).sum();
        assert_eq!(made.plan.pages().len(), pages);
    }
}

/// What has no room in type that can be read is refused with a paper on which it has, and it has.
#[test]
fn rules_that_are_too_long_for_their_paper_are_told_which_would_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let common = ["--variant", "alea-evangelii", "--parts", "wall", "--margin", "20mm", "-o", "wall.pdf"];
    let refused = said(folder.path(), &[&common[..], &["--paper", "130x130mm"]].concat());
    assert_eq!(refused.status, 2, "{}", refused.err);
    assert!(refused.err.contains("8.5 points") && refused.err.contains("leave wall out of --parts"));
    let (_, named) = refused.err.split_once("choose --wall ").expect("a paper");
    let paper = named.split(',').next().expect("a name");
    let done = said(folder.path(), &[&common[..], &["--wall", paper]].concat());
    assert_eq!(done.status, 0, "{}", done.err);
}

/// For every number of players, each on one paper, the most on the smallest: each match is named on the pages, and there is a
/// place card for each player.
#[test]
fn the_pages_of_a_tournament_name_every_match() {
    let parts: BTreeSet<Component> = [Component::Tournament, Component::PlaceCards].into();
    for count in 3..=12 {
        let players = Some(Players::unnamed(count).expect("players"));
        let paper: Paper = ["a5", "a4", "letter"][count % 3].parse().expect("a paper");
        let settings = Settings { parts: parts.clone(), players, paper, ..Settings::default() };
        let made = kit(variant("york", &[]), settings);
        let file = Pdf::of(&made.files[0].document);
        let text: String = (0..file.page_count()).map(|page| file.page_text(page, false)).collect();
        let text = flat(&text);
        for (nth, round) in rounds(count).iter().enumerate() {
            assert!(text.contains(&format!("Round{}·after", nth + 1)), "{count} {paper}: {text}");
            for (table, pairing) in (1..).zip(&round.pairings) {
                let pair = format!("{}–{}", pairing.first + 1, pairing.second + 1);
                // With more than one table each pair is told which is theirs.
                let pair = if count < 4 { pair } else { format!("Table{table}:{pair}") };
                assert!(text.contains(&pair), "{count} {paper}: {pair}");
            }
        }
        let cards = made.plan.pages().into_iter().flat_map(|page| page.parts);
        let cards: usize =
            cards.filter(|part| part.component == Component::PlaceCards).map(|part| part.count).sum();
        assert_eq!(cards, count, "{paper}");
    }
}

/// Place cards, plan and rules for the wall are there once, however many sets there are; the boards bear letters.
#[test]
fn a_club_has_what_all_share_once() {
    let players: Players = "Ada, Bo, Cleo, Dag, Eir, Finn, Gro".parse().expect("players");
    let settings = Settings { sets: 3, players: Some(players), ..Settings::of(Some(Pack::Club)) };
    assert!(settings.coordinates);
    let made = kit(variant("brandubh", &[]), settings);
    let count = |component| -> usize {
        let parts = made.plan.pages().into_iter().flat_map(|page| page.parts);
        parts.filter(|part| part.component == component).map(|part| part.count).sum()
    };
    assert_eq!(count(Component::PlaceCards), 7);
    assert_eq!((count(Component::Tournament), count(Component::Wall)), (2, 1));
    assert_eq!((count(Component::Board) % 3, count(Component::Cards)), (0, 6));
    let file = Pdf::of(&made.files[0].document);
    let text: String = (0..file.page_count()).map(|page| file.page_text(page, false)).collect();
    // Each name is on both faces of its card, and no card bears the number of a set.
    for name in ["Ada", "Cleo", "Gro"] {
        assert!(text.matches(name).count() > 3, "{name}");
    }
    assert!(flat(&text).contains("7placecards"), "the list of what all sets have counts them");
}

/// From the command line: what is wrong is refused with what would do.
#[test]
fn what_is_no_tournament_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (players, expected) in [
        ("2", "3 to 12"),
        ("13", "several"),
        ("Ada,Bo,Ada", "names 1 and 3"),
        ("Ada,Bo,,Cleo", "name 3 is empty"),
        ("Ada,Bo,Борис", "name 3 of the players, `Борис`, can't be printed"),
        ("Ada,Bo,Bartholomew-Montgomery the Third", "24 are the most"),
    ] {
        let words = ["--variant", "york", "--parts", "tournament", "--players", players, "-o", "none.pdf"];
        let refused = said(folder.path(), &words);
        assert_eq!(refused.status, 2, "{players}: {}", refused.err);
        assert!(refused.err.contains(expected), "{players}: {}", refused.err);
    }
    assert!(!folder.path().join("none.pdf").exists());
}

/// A part that a game lacks is told with the games that have it, and one of them has; beside other parts it is only told.
#[test]
fn a_part_that_a_game_lacks_is_told_with_those_that_have_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = said(folder.path(), &["--variant", "brandubh", "--parts", "scores"]);
    assert_eq!(refused.status, 2, "{}", refused.err);
    assert!(
        refused.err.contains("brandubh has no score sheet: these games have one: york with option c or d")
    );
    for (part, option) in [("scores", "c"), ("scores", "d"), ("points", "c")] {
        let words = ["--variant", "york", "--option", option, "--parts", part, "-o", "some.pdf"];
        let done = said(folder.path(), &words);
        assert_eq!((done.status, done.err.contains("has no")), (0, false), "{}", done.err);
    }
    let words = ["--variant", "york", "--option", "d", "--parts", "points,board", "-o", "some.pdf"];
    let told = said(folder.path(), &words);
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(told.err.contains("york has no point card: these games have one: york with option c"));
    // The usual kit and a pack name nothing that could be missing.
    let usual = said(folder.path(), &["--variant", "brandubh", "-o", "some.pdf"]);
    assert!(!usual.err.contains("has no"), "{}", usual.err);
}

/// The command on page 1 makes the same plan again, wherever the paper of the wall comes from.
#[test]
fn the_command_names_the_players_and_the_wall() {
    let folder = tempfile::tempdir().expect("a folder");
    for (asked, again) in [
        ("--pack club", "--pack club"),
        ("--paper a4 --pack club", "--pack club"),
        ("--paper letter --pack club --wall a3", "--pack club --paper letter --wall a3"),
        ("--parts wall --paper legal", "--paper legal --parts wall"),
        ("--parts wall --paper letter --wall tabloid", "--paper letter --wall tabloid --parts wall"),
        ("--paper letter --wall tabloid --pack club --players 5", "--pack club --paper letter --players 5"),
    ] {
        let words: Vec<&str> =
            ["plan", "--variant", "brandubh"].into_iter().chain(asked.split(' ')).collect();
        let plan = said(folder.path(), &words);
        let line = plan.out.lines().find_map(|line| line.trim().strip_prefix("Command")).expect("a command");
        assert_eq!(
            line.trim(),
            format!("tafl-print --variant brandubh --theme ballinderry {again}"),
            "{}",
            plan.out
        );
    }
}
