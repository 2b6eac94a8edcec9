//! Sets of every game in every language, and sets in several languages.

use super::{LANGUAGES, all_text, words};
use crate::library::variant_ids;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::collections::BTreeSet;
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::make::{File, Library, Request, make};

fn made(request: &Request) -> Vec<File> {
    let library = Library::bundled();
    make(request, &library).unwrap_or_else(|refused| panic!("{refused}")).files
}

fn text(file: &File) -> String {
    all_text(&file.bytes)
}

/// Words of English that neither German nor Portuguese has, of those that hardly any sentence does without.
const ENGLISH: [&str; 12] =
    ["the", "of", "and", "with", "this", "that", "from", "which", "are", "their", "have", "you"];

/// Every game makes a set on both papers, and what is said in it is not English, but for titles of books.
#[test]
fn every_game_in_every_language() {
    for tag in LANGUAGES {
        for (id, paper) in variant_ids().iter().flat_map(|id| [(id, Paper::A4), (id, Paper::LETTER)]) {
            let settings = Settings { paper, ..Settings::default() };
            let request = Request { languages: vec![tag.to_owned()], settings, ..Request::of(id) };
            let files = made(&request);
            assert_eq!(files.len(), 1);
            let ending = format!("-{}-{tag}.pdf", paper.name());
            assert!(files[0].name.ends_with(&ending), "{}", files[0].name);
            let pdf = Pdf::open(&files[0].bytes);
            assert_eq!(pdf.language().as_deref(), Some(tag), "{id}");
            let text = text(&files[0]);
            let all = words(&text).count();
            let english = words(&text).filter(|word| ENGLISH.contains(word)).count();
            assert!(english * 150 < all, "{tag}, {id}: {english} of {all} words are English");
        }
    }
}

/// Hardly any leaflet has more pages than in English: what is said takes more room, and advice or the room between lines gives
/// way.
#[test]
fn leaflets_have_as_many_pages_as_in_english() {
    let pages = |id: &str, tag: &str| {
        let settings = Settings { parts: [Component::Leaflet].into(), ..Settings::default() };
        let files = made(&Request { languages: vec![tag.to_owned()], settings, ..Request::of(id) });
        Pdf::open(&files[0].bytes).page_count()
    };
    let mut longer = Vec::new();
    for id in variant_ids() {
        let english = pages(&id, "en");
        for tag in LANGUAGES {
            let pages = pages(&id, tag);
            assert!(pages == english || pages == english + 2, "{id} in {tag}: {pages}, not {english}");
            if pages > english {
                longer.push(format!("{id} in {tag}"));
            }
        }
    }
    assert!(longer.len() <= 1, "{longer:?}");
}

/// With several languages the first has the set; board and pieces come once.
#[test]
fn several_languages_share_board_and_pieces() {
    let request = Request { languages: vec!["de".to_owned(), "pt-BR".to_owned()], ..Request::of("york") };
    let files = made(&request);
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["york-a4-de.pdf", "york-a4-words-pt-BR.pdf"]);
    let (german, portuguese) = (text(&files[0]), text(&files[1]));
    assert!(german.contains("24 Angreifer") && german.contains("Die Angreifer"), "cards and pieces");
    assert!(portuguese.contains("Os atacantes"), "its cards");
    let outline = |file: &File| -> Vec<String> {
        Pdf::open(&file.bytes).outline().into_iter().map(|(title, _)| title).collect()
    };
    let whole = made(&Request { languages: vec!["pt-BR".to_owned()], ..Request::of("york") });
    for title in ["O tabuleiro", "Peças"] {
        assert!(outline(&whole[0]).iter().any(|other| other == title), "{:?}", outline(&whole[0]));
        assert!(!outline(&files[1]).iter().any(|other| other == title), "{title} comes once");
    }
    let alone = made(&Request { languages: vec!["de".to_owned()], ..Request::of("york") });
    let pages = |file: &File| Pdf::open(&file.bytes).page_count();
    assert_eq!(pages(&files[0]), pages(&alone[0]), "the first is a whole set");
    assert!(pages(&files[1]) < pages(&files[0]));
}

/// The pages that a file's outline names, by these titles, counted from 1.
fn pages_called(file: &File, titles: &[&str]) -> BTreeSet<usize> {
    let outline = Pdf::open(&file.bytes).outline();
    let called = outline.into_iter().filter(|(title, _)| titles.iter().any(|one| title.starts_with(one)));
    called.map(|(_, page)| page + 1).collect()
}

/// The numbers that stand before the name of a file: “pages 5 to 7 of york-a4.pdf” has 5, 6 and 7.
fn told_of(text: &str, file: &str) -> BTreeSet<usize> {
    let mut told = BTreeSet::new();
    for (at, _) in text.match_indices(file) {
        let start = text[..at].rfind("página").unwrap_or(at);
        let numbers: Vec<usize> = text[start..at]
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|word| word.parse().ok())
            .collect();
        match numbers.as_slice() {
            [first, last] => told.extend(*first..=*last),
            all => told.extend(all.iter().copied()),
        }
    }
    told
}

/// The file with the words in the second language tells how everything is made, and on which pages of the first file the
/// board and the pieces are.
#[test]
fn the_second_language_tells_how_the_whole_set_is_made() {
    let request = Request { languages: vec!["de".to_owned(), "pt-BR".to_owned()], ..Request::of("york") };
    let files = made(&request);
    let guest = text(&files[1]).replace('\u{a0}', " ");
    // As in the set that is all in this language.
    for words in
        ["1 tabuleiro de 11 × 11 casas de 25 mm", "24 atacantes", "Colado em papelão", "Disponha as 2 partes"]
    {
        assert!(guest.contains(words), "{words}: {guest}");
    }
    // Board and pieces are where the first file's outline has them: from there to where the leaflet begins.
    let set = pages_called(&files[0], &["Das Brett", "Figuren"]);
    let leaflet = pages_called(&files[0], &["Regelheft", "Das Regelheft"]);
    let (Some(&first), Some(&after)) = (set.first(), leaflet.first()) else {
        panic!("{:?}", Pdf::open(&files[0].bytes).outline());
    };
    assert!(set.len() == 2 && first < after, "{set:?}, {leaflet:?}");
    let is_letter = |c: &char| !c.is_whitespace() && *c != '\u{2060}';
    let squeezed: String = guest.chars().filter(is_letter).collect();
    assert_eq!(told_of(&squeezed, "deyork-a4-de.pdf"), (first..after).collect());
    // Where the set itself is words alone, nothing else is spoken of.
    let parts = [Component::Leaflet, Component::Assembly].into();
    let settings = Settings { parts, ..Settings::default() };
    let files = made(&Request { settings, ..request });
    assert!(!text(&files[1]).contains("york-a4-de"), "{}", text(&files[1]));
}

#[test]
fn languages_are_named_once_and_known() {
    let refused = |languages: &[&str]| {
        let languages = languages.iter().map(|&tag| tag.to_owned()).collect();
        let request = Request { languages, ..Request::of("york") };
        make(&request, &Library::bundled()).expect_err("a fault").to_string()
    };
    assert!(refused(&["de", "DE"]).contains("given twice"));
    assert!(refused(&[]).contains("no language is named"));
    assert!(refused(&["pt"]).contains("did you mean `pt-BR`?"));
    assert!(refused(&["Deutsch"]).contains("did you mean `de`?"));
    let known = refused(&["tlh"]);
    assert!(["de", "en", "pt-BR"].iter().all(|tag| known.contains(tag)), "{known}");
}

/// A plan names what is on the pages as the pages do.
#[test]
fn a_plan_names_parts_in_the_language_of_the_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |tag: &str| {
        let said = tafl_print(folder.path(), &["plan", "--variant", "york", "--lang", tag], "");
        assert_eq!(said.status, 0, "{}", said.err);
        said.out
            .replace('\u{a0}', " ")
            .lines()
            .skip(2)
            .take_while(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n")
    };
    let (german, english) = (told("de"), told("en"));
    for name in
        ["12 Verteidiger", "24 Angreifer", "Brett, Teil 2 von 2", "Regelheft", "Geschichte und Anleitung"]
    {
        assert!(german.contains(name), "{name}\n{german}");
    }
    assert!(!german.contains("defender") && english.contains("12 defenders"), "{german}\n{english}");
}

/// Every product that is printed can be had in every language.
#[test]
fn every_product_in_every_language() {
    for tag in LANGUAGES {
        let parts: BTreeSet<Component> = Component::ALL.iter().copied().collect();
        let settings = Settings { parts, ..Settings::default() };
        let request = Request {
            languages: vec![tag.to_owned()],
            options: vec!["c".to_owned()],
            settings,
            ..Request::of("york")
        };
        let files = made(&request);
        let text = files.iter().map(text).collect::<Vec<_>>().join("\n");
        let all = words(&text).count();
        let english = words(&text).filter(|word| ENGLISH.contains(word)).count();
        assert!(all > 5000 && english * 300 < all, "{tag}: {english} of {all} words are English");
    }
}
