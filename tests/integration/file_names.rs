//! What files are called: a run that makes another set of a game writes another file.

use std::collections::BTreeMap;
use tafl_print::imposition::{Back, CellSize, Component, Pack, Paper, Poster, Settings, Sides, TokenShape};
use tafl_print::make::{File, Library, Request, make};
use tafl_print::scene::Flip;
use tafl_print::theme::Ink;

/// Something that is chosen, and what the name says of it.
type Choosing = (&'static str, fn(&mut Request));

/// Every choice that belongs to a name, with the word that the book gives for it.
const CHOICES: [Choosing; 25] = [
    ("a-hammer", |request| request.options.push("a-hammer".to_owned())),
    ("letter", |request| request.settings.paper = Paper::LETTER),
    ("plain", |request| request.theme = Some("plain".to_owned())),
    ("back-morris", |request| request.settings.back = Some(Back::Morris)),
    ("quarters", |request| request.settings.cut = Some(tafl_print::game::Cut::Quarters)),
    ("largest", |request| request.settings.cell = Some(CellSize::Largest)),
    ("coordinates", |request| request.settings.coordinates = true),
    ("poster-a2", |request| request.settings.poster = Some(Poster::A2)),
    ("laminate", |request| request.settings.laminate = true),
    ("short-edge", |request| request.settings.sides = Sides::Printer(Flip::ShortEdge)),
    ("manual", |request| request.settings.sides = Sides::Manual),
    ("long", |request| request.settings.long_leaflet = true),
    ("low", |request| request.settings.ink = Ink::Low),
    ("grey", |request| request.settings.ink = Ink::Grey),
    ("outline", |request| request.settings.ink = Ink::Outline),
    ("square", |request| request.settings.token = TokenShape::Square),
    ("two-sided", |request| request.settings.two_sided = true),
    ("2-sets", |request| request.settings.sets = 2),
    ("easy-reading", |request| {
        request.settings.parts = Component::in_easy_words(Component::usual().collect());
    }),
    ("with-colouring", |request| {
        request.settings.parts.insert(Component::Colouring);
    }),
    ("without-story", |request| {
        request.settings.parts.remove(&Component::Story);
    }),
    ("board-pieces", |request| {
        request.settings.parts = [Component::Board, Component::Pieces].into();
    }),
    ("easy", |request| request.settings.parts = [Component::Easy].into()),
    ("LP70-25R", |request| request.settings.labels = vec!["LP70/25R".parse().expect("a sheet")]),
    ("de", |request| request.languages = vec!["de".to_owned()]),
];

fn with(choices: &[Choosing]) -> Request {
    let mut request = Request::of("york");
    for (_, choose) in choices {
        choose(&mut request);
    }
    request
}

fn files(request: &Request) -> Option<Vec<File>> {
    make(request, &Library::bundled()).ok().map(|made| made.files)
}

#[test]
fn names_tell_what_was_chosen() {
    let name = |request: &Request| files(request).expect("a kit")[0].name.clone();
    assert_eq!(name(&Request::of("york")), "york-a4.pdf");
    let own = Request { theme: Some("jorvik".to_owned()), ..Request::of("york") };
    assert_eq!(name(&own), "york-a4.pdf", "the game's own theme is no choice");
    let pack = |pack: Pack, theme: Option<&str>| {
        let settings = pack.settings();
        name(&Request { settings, theme: theme.map(str::to_owned), ..Request::of("brandubh") })
    };
    assert_eq!(pack(Pack::OneSheet, None), "brandubh-a4-one-sheet.pdf");
    assert_eq!(pack(Pack::Class, Some("plain")), "brandubh-a4-plain-class-paper.pdf");
    // In the order of the book, whatever the order in which it was asked for.
    let chosen = |words: &[&str]| {
        let of = |word: &&str| *CHOICES.iter().find(|(known, _)| known == word).expect("a choice");
        name(&with(&words.iter().map(of).collect::<Vec<_>>()))
    };
    assert_eq!(chosen(&["de", "2-sets", "grey", "plain"]), "york-a4-plain-grey-2-sets-de.pdf");
}

/// One choice is told in the name. One, and every choice with the two after it: no name stands for two files.
#[test]
fn other_sets_have_other_names() {
    let mut orders: Vec<Vec<Choosing>> = vec![Vec::new()];
    for (nth, choice) in CHOICES.into_iter().enumerate() {
        orders.push(vec![choice]);
        orders.extend((1..=2).map(|further| vec![choice, CHOICES[(nth + further) % CHOICES.len()]]));
    }
    let mut known: BTreeMap<String, (Vec<u8>, Vec<&str>)> = BTreeMap::new();
    let mut made = 0;
    for order in orders {
        let words: Vec<&str> = order.iter().map(|(word, _)| *word).collect();
        // Two that contradict each other, such as two papers, are one.
        let files = files(&with(&order)).unwrap_or_default();
        if let [word] = words[..] {
            let expected = match word {
                "letter" => "york-letter.pdf".to_owned(),
                "a-hammer" => "york-a-hammer-a4.pdf".to_owned(),
                word => format!("york-a4-{word}.pdf"),
            };
            assert_eq!(files.first().map(|file| file.name.as_str()), Some(expected.as_str()));
        }
        for File { name, bytes, .. } in files {
            made += 1;
            if let Some((others, other)) = known.get(&name) {
                assert!(*others == bytes, "{other:?} and {words:?} are both {name}");
                continue;
            }
            known.insert(name, (bytes, words.clone()));
        }
    }
    assert!(made > 60, "{made} files");
}

/// Measures, names and counts of spare pieces are no other set: the name stays, and what is replaced is told.
#[test]
fn measures_share_a_name() {
    let wider = Settings { margin: "8mm".parse().expect("a length"), spares: Some(0), ..Settings::default() };
    let request = Request { settings: wider, maker: Some("Freya Lund".to_owned()), ..Request::of("york") };
    assert_eq!(files(&request).expect("a kit")[0].name, "york-a4.pdf");
}
