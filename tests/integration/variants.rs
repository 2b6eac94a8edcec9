//! The bundled variants: names, starts, what is told about them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use tafl_print::diag::Sources;
use tafl_print::format::{self, Asked, Parent, Parents, Unfound};
use tafl_print::game::{About, Between, Board, Piece, Position, Side, Variant};

use crate::library::{messages, unfound};

/// Id, alias or nothing, attackers, defenders, and the legal plays of attackers and defenders in the starting layout.
///
/// The plays were counted by other programs: `OpenTafl`, the crate `hnefatafl` (0.0.2 and the head of its repository)
/// and `tafl-rs`, each for those variants that it can express. Wherever there are several, they agree.
const VARIANTS: [(&str, &str, usize, usize, usize, usize); 28] = [
    ("york-11", "york", 24, 12, 124, 60),
    ("sea-battle-9", "sea-battle", 16, 8, 80, 56),
    ("sea-battle-9-federation", "", 16, 8, 80, 56),
    ("sea-battle-13-parlett", "", 32, 16, 184, 128),
    ("ocastudios-11", "ludus-classicus", 24, 12, 116, 60),
    ("vikings-chess-11", "vikings-chess", 24, 12, 116, 60),
    ("copenhagen-11", "copenhagen", 24, 12, 116, 60),
    ("fetlar-11", "fetlar", 24, 12, 116, 60),
    ("brandubh-7", "brandubh", 8, 4, 40, 24),
    ("brandub-7-walker", "", 8, 4, 40, 24),
    ("brandub-7-weak-king", "", 8, 4, 40, 24),
    ("magpie-7", "", 8, 4, 52, 28),
    ("ard-ri-7", "ard-ri", 16, 8, 24, 8),
    ("scottish-7", "", 8, 4, 48, 24),
    ("tablut-9", "tablut", 16, 8, 80, 56),
    ("tablut-9-historical", "", 16, 8, 80, 56),
    ("tablut-9-brainking", "", 16, 8, 80, 56),
    ("foteviken-tablut-9", "", 16, 8, 80, 56),
    ("ashton-tablut-9", "", 16, 8, 80, 56),
    ("tawlbwrdd-11-bell", "tawlbwrdd", 24, 12, 136, 56),
    ("tawlbwrdd-11-lewis-cross", "", 24, 12, 88, 104),
    ("tawlbwrdd-11-t-cross", "", 24, 12, 128, 104),
    ("imperial-contest-9", "", 16, 8, 80, 56),
    ("walker-15", "", 40, 20, 264, 136),
    ("alea-evangelii-19", "alea-evangelii", 48, 24, 580, 184),
    ("alea-evangelii-19-walker", "", 48, 24, 544, 220),
    ("berserk-11", "berserk", 24, 12, 116, 60),
    ("norseamerica-11", "", 24, 12, 116, 60),
];

fn text(id: &str) -> String {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("templates/variants").join(format!("{id}.toml"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn variant(id: &str) -> Variant {
    match format::variant(&format!("{id}.toml"), &text(id)) {
        Ok((variant, _)) => variant,
        Err(faults) => panic!("{id}: {faults:#?}"),
    }
}

fn all() -> Vec<Variant> {
    VARIANTS.iter().map(|&(id, ..)| variant(id)).collect()
}

/// The paragraphs of a leaflet, sources left out.
fn paragraphs(about: &About) -> impl Iterator<Item = &String> {
    let About { introduction, setup, found, reconstructed, modern, uncertain, advice, .. } = about;
    let lines = about.subtitle.iter().chain(&about.tagline);
    lines.chain([introduction, setup, found, reconstructed, modern, uncertain, advice].into_iter().flatten())
}

#[test]
fn there_are_no_others() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("templates/variants");
    let mut found: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("plain letters"))
        // Translations have a tag before the ending.
        .filter(|name| name.matches('.').count() == 1)
        .collect();
    let mut known: Vec<String> = VARIANTS.iter().map(|(id, ..)| format!("{id}.toml")).collect();
    found.sort();
    known.sort();
    assert_eq!(found, known);
}

#[test]
fn each_has_its_own_names() {
    let mut names = BTreeMap::new();
    for (id, alias, ..) in VARIANTS {
        assert_eq!(variant(id).id, id);
        let aliases = format::aliases_of(&text(id));
        let expected: Vec<&str> = [alias].into_iter().filter(|alias| !alias.is_empty()).collect();
        assert_eq!(aliases, expected, "{id}");
        for name in [id, alias].into_iter().filter(|name| !name.is_empty()) {
            assert_eq!(names.insert(name, id), None, "{name}");
        }
    }
}

#[test]
fn the_pieces_are_all_there() {
    for (id, _, attackers, defenders, ..) in VARIANTS {
        let variant = variant(id);
        let men = |board: &Board, side: Side| {
            let pieces = board.pieces().map(|(_, piece)| piece);
            pieces.filter(|&piece| piece.side() == side && piece != Piece::King).count()
        };
        let board = &variant.setup.board;
        assert_eq!(
            (men(board, Side::Attackers), men(board, Side::Defenders)),
            (attackers, defenders),
            "{id}"
        );
        let counts = variant.setup.declared.expect("counts are declared");
        assert_eq!((counts.attackers, counts.defenders), (attackers, defenders), "{id}");
    }
}

#[test]
fn both_sides_have_as_many_plays_as_other_programs_say() {
    for (id, _, _, _, attackers, defenders) in VARIANTS {
        let variant = variant(id);
        let plays = |side| Position::new(variant.setup.board.clone(), side).plays(&variant.ruleset).len();
        assert_eq!((plays(Side::Attackers), plays(Side::Defenders)), (attackers, defenders), "{id}");
    }
}

#[test]
fn each_tells_what_is_found_and_what_is_modern_and_names_its_sources() {
    for Variant { id, about, .. } in all() {
        assert!(!about.introduction.is_empty(), "{id}");
        assert!(!about.found.is_empty(), "{id}");
        assert!(!about.reconstructed.is_empty(), "{id}");
        assert!(!about.modern.is_empty(), "{id}");
        assert!(!about.uncertain.is_empty(), "{id}");
        assert!((4..=8).contains(&about.advice.len()), "{id}: {} pieces of advice", about.advice.len());
        assert!(about.sources.len() >= 4, "{id}: {} sources", about.sources.len());
    }
}

#[test]
fn no_leaflet_borrows_a_sentence_from_another() {
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    for Variant { id, about, .. } in all() {
        for paragraph in paragraphs(&about) {
            let words =
                |part: &str| part.split_whitespace().filter(|word| !["{", "}"].contains(word)).count();
            for sentence in paragraph.split(['.', '?', '!']).filter(|part| words(part) > 8) {
                if let Some(other) = said.insert(sentence.trim().to_owned(), id.clone()) {
                    assert_eq!(other, id, "both say: {sentence}");
                }
            }
        }
    }
}

#[test]
fn every_paragraph_can_be_said_with_neutral_words() {
    let messages = messages();
    for variant in all() {
        let disputes = variant.disputes.iter().map(|dispute| &dispute.text);
        for paragraph in paragraphs(&variant.about).chain(&variant.about.sources).chain(disputes) {
            // A theme may choose any noun, so no article that depends on it stands before a term.
            let words: Vec<&str> = paragraph.split_whitespace().collect();
            let article = words
                .windows(2)
                .find(|pair| pair[1].starts_with('{') && ["a", "A", "an", "An"].contains(&pair[0]));
            assert_eq!(article, None, "{}: {paragraph}", variant.id);
            let said =
                messages.pattern(paragraph, &[]).unwrap_or_else(|fault| panic!("{}: {fault:?}", variant.id));
            assert!(!said.contains(['{', '}', '—']), "{}: {said}", variant.id);
            assert!(
                !said.contains("  ") && !said.contains('"') && !said.contains('\''),
                "{}: {said}",
                variant.id
            );
        }
    }
}

/// For variants that extend no other.
struct Nothing;

impl Parents for Nothing {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        Err(unfound(format!("no {name} here")))
    }
}

/// The rule book of Vikings Chess asks the players to choose: may a piece stop between two enemies? The advice differs.
#[test]
fn vikings_chess_is_played_in_two_variations() {
    let read = |chosen: &[&str]| {
        let chosen: Vec<String> = chosen.iter().map(|&id| id.to_owned()).collect();
        let request = Asked { chosen: &chosen, parents: &Nothing };
        let text = text("vikings-chess-11");
        format::reading("vikings-chess-11.toml", &text, request, &mut Sources::new())
            .expect("a variant")
            .variant
    };
    let (usual, first, second) = (read(&[]), read(&["variation-1"]), read(&["variation-2"]));
    assert_eq!(usual, first);
    assert_eq!((first.ruleset.between, second.ruleset.between), (Between::Safe, Between::PassOnly));
    let only = |variant: &Variant, other: &Variant| {
        variant.about.advice.iter().filter(|text| !other.about.advice.contains(text)).count()
    };
    assert_eq!((only(&first, &second), only(&second, &first)), (1, 1));
}
