//! The nouns of the program's themes in all their forms, beside tables that were written by hand: German by Duden's rules,
//! Portuguese by those of the Academia Brasileira.

use std::collections::BTreeSet;
use tafl_print::make::{Library, Request, order};
use tafl_print::text::Messages;

/// The nouns that there is one of, and those that there are several of.
const NOUNS: [(&str, bool); 10] = [
    ("king", false),
    ("throne", false),
    ("board", false),
    ("defender", true),
    ("attacker", true),
    ("man", true),
    ("commander", true),
    ("knight", true),
    ("corner", true),
    ("camp", true),
];

fn themes() -> Vec<String> {
    let all = tafl_print::make::themes(&Library::bundled(), "en").expect("themes");
    all.into_iter().map(|theme| theme.id).collect()
}

/// A theme's sentences in a language.
fn messages(theme: &str, tag: &str) -> Messages {
    let request =
        Request { theme: Some(theme.to_owned()), languages: vec![tag.to_owned()], ..Request::of("york") };
    order(&request, &Library::bundled()).unwrap_or_else(|fault| panic!("{fault}")).messages
}

fn said(messages: &Messages, term: &str, arguments: &str) -> String {
    let arguments = if arguments.is_empty() { String::new() } else { format!("({arguments})") };
    messages.pattern(&format!("{{ -{term}{arguments} }}"), &[]).expect("a term")
}

const CASES: [&str; 4] = ["nominative", "accusative", "dative", "genitive"];

/// Each noun with its article in the four cases, then in the plural, if it has one; a stroke where there are two ways.
const GERMAN: &[(&str, &str)] = &[
    ("der König, den König, dem König, des Königs", ""),
    ("der Kaufmann, den Kaufmann, dem Kaufmann, des Kaufmanns|des Kaufmannes", ""),
    ("der Kapitän, den Kapitän, dem Kapitän, des Kapitäns", ""),
    ("der Bär, den Bären, dem Bären, des Bären", ""),
    ("der Thron, den Thron, dem Thron, des Throns|des Thrones", ""),
    ("die Halle, die Halle, der Halle, der Halle", ""),
    ("die Hauptburg, die Hauptburg, der Hauptburg, der Hauptburg", ""),
    ("die Höhle, die Höhle, der Höhle, der Höhle", ""),
    ("der Ankerplatz, den Ankerplatz, dem Ankerplatz, des Ankerplatzes", ""),
    ("der Treffpunkt, den Treffpunkt, dem Treffpunkt, des Treffpunkts|des Treffpunktes", ""),
    ("das Brett, das Brett, dem Brett, des Bretts|des Brettes", ""),
    (
        "der Verteidiger, den Verteidiger, dem Verteidiger, des Verteidigers",
        "die Verteidiger, die Verteidiger, den Verteidigern, der Verteidiger",
    ),
    (
        "der Angreifer, den Angreifer, dem Angreifer, des Angreifers",
        "die Angreifer, die Angreifer, den Angreifern, der Angreifer",
    ),
    (
        "der Stein, den Stein, dem Stein, des Steins|des Steines",
        "die Steine, die Steine, den Steinen, der Steine",
    ),
    (
        "der Krieger, den Krieger, dem Krieger, des Kriegers",
        "die Krieger, die Krieger, den Kriegern, der Krieger",
    ),
    (
        "der Anführer, den Anführer, dem Anführer, des Anführers",
        "die Anführer, die Anführer, den Anführern, der Anführer",
    ),
    ("der Ritter, den Ritter, dem Ritter, des Ritters", "die Ritter, die Ritter, den Rittern, der Ritter"),
    ("die Ecke, die Ecke, der Ecke, der Ecke", "die Ecken, die Ecken, den Ecken, der Ecken"),
    ("das Lager, das Lager, dem Lager, des Lagers", "die Lager, die Lager, den Lagern, der Lager"),
    (
        "der Eckturm, den Eckturm, dem Eckturm, des Eckturms|des Eckturmes",
        "die Ecktürme, die Ecktürme, den Ecktürmen, der Ecktürme",
    ),
    (
        "die Eckburg, die Eckburg, der Eckburg, der Eckburg",
        "die Eckburgen, die Eckburgen, den Eckburgen, der Eckburgen",
    ),
    (
        "der Begleiter, den Begleiter, dem Begleiter, des Begleiters",
        "die Begleiter, die Begleiter, den Begleitern, der Begleiter",
    ),
    (
        "der Seeräuber, den Seeräuber, dem Seeräuber, des Seeräubers",
        "die Seeräuber, die Seeräuber, den Seeräubern, der Seeräuber",
    ),
    (
        "das Schiff, das Schiff, dem Schiff, des Schiffs|des Schiffes",
        "die Schiffe, die Schiffe, den Schiffen, der Schiffe",
    ),
    (
        "das Wachschiff, das Wachschiff, dem Wachschiff, des Wachschiffs|des Wachschiffes",
        "die Wachschiffe, die Wachschiffe, den Wachschiffen, der Wachschiffe",
    ),
    (
        "der Häuptling, den Häuptling, dem Häuptling, des Häuptlings",
        "die Häuptlinge, die Häuptlinge, den Häuptlingen, der Häuptlinge",
    ),
    ("der Hafen, den Hafen, dem Hafen, des Hafens", "die Häfen, die Häfen, den Häfen, der Häfen"),
    (
        "der Schlupfwinkel, den Schlupfwinkel, dem Schlupfwinkel, des Schlupfwinkels",
        "die Schlupfwinkel, die Schlupfwinkel, den Schlupfwinkeln, der Schlupfwinkel",
    ),
    ("der Jäger, den Jäger, dem Jäger, des Jägers", "die Jäger, die Jäger, den Jägern, der Jäger"),
    ("der Bomber, den Bomber, dem Bomber, des Bombers", "die Bomber, die Bomber, den Bombern, der Bomber"),
    (
        "das Flugzeug, das Flugzeug, dem Flugzeug, des Flugzeugs|des Flugzeuges",
        "die Flugzeuge, die Flugzeuge, den Flugzeugen, der Flugzeuge",
    ),
    (
        "der Leitflieger, den Leitflieger, dem Leitflieger, des Leitfliegers",
        "die Leitflieger, die Leitflieger, den Leitfliegern, der Leitflieger",
    ),
    (
        "der Zielfinder, den Zielfinder, dem Zielfinder, des Zielfinders",
        "die Zielfinder, die Zielfinder, den Zielfindern, der Zielfinder",
    ),
    (
        "der Fliegerhorst, den Fliegerhorst, dem Fliegerhorst, des Fliegerhorsts|des Fliegerhorstes",
        "die Fliegerhorste, die Fliegerhorste, den Fliegerhorsten, der Fliegerhorste",
    ),
    ("der Rabe, den Raben, dem Raben, des Raben", "die Raben, die Raben, den Raben, der Raben"),
    ("der Wolf, den Wolf, dem Wolf, des Wolfs|des Wolfes", "die Wölfe, die Wölfe, den Wölfen, der Wölfe"),
    ("das Tier, das Tier, dem Tier, des Tiers|des Tieres", "die Tiere, die Tiere, den Tieren, der Tiere"),
    (
        "der Oberrabe, den Oberraben, dem Oberraben, des Oberraben",
        "die Oberraben, die Oberraben, den Oberraben, der Oberraben",
    ),
    (
        "der Leitwolf, den Leitwolf, dem Leitwolf, des Leitwolfs|des Leitwolfes",
        "die Leitwölfe, die Leitwölfe, den Leitwölfen, der Leitwölfe",
    ),
    ("die Tanne, die Tanne, der Tanne, der Tanne", "die Tannen, die Tannen, den Tannen, der Tannen"),
    (
        "das Versteck, das Versteck, dem Versteck, des Verstecks|des Versteckes",
        "die Verstecke, die Verstecke, den Verstecken, der Verstecke",
    ),
];

/// The other words beside a noun in the four cases, by the article that tells its gender, and of `kein` the plural.
const BESIDE: [(&str, [(&str, &str); 4]); 3] = [
    (
        "der",
        [
            ("a", "ein, einen, einem, eines"),
            ("no", "kein, keinen, keinem, keines"),
            ("each", "jeder, jeden, jedem, jedes"),
            ("he", "er, ihn, ihm, seiner"),
        ],
    ),
    (
        "die",
        [
            ("a", "eine, eine, einer, einer"),
            ("no", "keine, keine, keiner, keiner"),
            ("each", "jede, jede, jeder, jeder"),
            ("he", "sie, sie, ihr, ihrer"),
        ],
    ),
    (
        "das",
        [
            ("a", "ein, ein, einem, eines"),
            ("no", "kein, kein, keinem, keines"),
            ("each", "jedes, jedes, jedem, jedes"),
            ("he", "es, es, ihm, seiner"),
        ],
    ),
];

#[test]
fn every_german_noun_is_declined_as_by_hand() {
    let mut tried = BTreeSet::new();
    for theme in themes() {
        let messages = messages(&theme, "de");
        for (noun, several) in NOUNS {
            let form = |word: &str, number: &str, case: &str| {
                said(&messages, &format!("{word}-{noun}"), &format!("number: \"{number}\", case: \"{case}\""))
            };
            let first = form("the", "one", "nominative");
            let row = GERMAN.iter().position(|(one, _)| one.split(", ").next() == Some(&first));
            let row = row.unwrap_or_else(|| panic!("{theme}: `{first}` isn't in the table"));
            tried.insert(row);
            let (one, other) = GERMAN[row];
            assert_eq!(several, !other.is_empty(), "{first}");
            for (number, forms) in [("one", one), ("other", other)] {
                for (case, wanted) in CASES.into_iter().zip(forms.split(", ")).filter(|_| !forms.is_empty()) {
                    let found = form("the", number, case);
                    assert!(
                        wanted.split('|').any(|way| way == found),
                        "{theme}: “{found}” is not “{wanted}”"
                    );
                }
            }
            // The noun itself, without its article, is the same beside the other words.
            let article = first.split(' ').next().expect("an article");
            let (_, beside) = BESIDE.iter().find(|(of, _)| *of == article).expect("a gender");
            for (word, forms) in beside {
                let is_there = messages.pattern(&format!("{{ -{word}-{noun} }}"), &[]).is_ok();
                for (nth, (case, wanted)) in CASES.into_iter().zip(forms.split(", ")).enumerate() {
                    if !is_there {
                        continue;
                    }
                    let bare = one.split(", ").nth(nth).expect("a case");
                    let found = form(word, "one", case);
                    let fits = |way: &str| {
                        let noun = way.split_once(' ').map_or(way, |(_, noun)| noun);
                        found == if *word == "he" { wanted.to_owned() } else { format!("{wanted} {noun}") }
                    };
                    assert!(bare.split('|').any(fits), "{theme}: “{found}”, {wanted}, {bare}");
                }
            }
            if several {
                for (nth, (case, wanted)) in
                    CASES.into_iter().zip(["keine", "keine", "keinen", "keiner"]).enumerate()
                {
                    let noun =
                        other.split(", ").nth(nth).and_then(|form| form.split_once(' ')).expect("a form").1;
                    assert_eq!(form("no", "other", case), format!("{wanted} {noun}"), "{theme}");
                }
            }
        }
    }
    let rest = (0..GERMAN.len()).filter(|row| !tried.contains(row));
    assert_eq!(rest.collect::<Vec<_>>(), [0; 0], "rows that no theme has");
}

/// The singular with its article, and the plural, if there is one.
const PORTUGUESE: &[(&str, &str)] = &[
    ("o rei", ""),
    ("o mercador", ""),
    ("o capitão", ""),
    ("o urso", ""),
    ("o trono", ""),
    ("o salão", ""),
    ("o ancoradouro", ""),
    ("o ponto de encontro", ""),
    ("o grande forte", ""),
    ("a toca", ""),
    ("o tabuleiro", ""),
    ("o defensor", "os defensores"),
    ("o atacante", "os atacantes"),
    ("o guerreiro", "os guerreiros"),
    ("o soldado", "os soldados"),
    ("a torre de canto", "as torres de canto"),
    ("o castelo de canto", "os castelos de canto"),
    ("o forte de canto", "os fortes de canto"),
    ("a escolta", "as escoltas"),
    ("o pirata", "os piratas"),
    ("o navio", "os navios"),
    ("o navio de guarda", "os navios de guarda"),
    ("o chefe", "os chefes"),
    ("o porto", "os portos"),
    ("o covil", "os covis"),
    ("o caça", "os caças"),
    ("o bombardeiro", "os bombardeiros"),
    ("o avião", "os aviões"),
    ("o líder de esquadrilha", "os líderes de esquadrilha"),
    ("o avião-guia", "os aviões-guia"),
    ("o aeródromo", "os aeródromos"),
    ("o corvo", "os corvos"),
    ("o lobo", "os lobos"),
    ("o bicho", "os bichos"),
    ("o corvo velho", "os corvos velhos"),
    ("o lobo-guia", "os lobos-guia"),
    ("o pinheiro", "os pinheiros"),
    ("o comandante", "os comandantes"),
    ("o cavaleiro", "os cavaleiros"),
    ("o refúgio", "os refúgios"),
    ("o acampamento", "os acampamentos"),
];

/// The articles, alone and drawn together with the prepositions before them.
const ARTICLES: [(&str, [&str; 4]); 5] = [
    ("none", ["o", "a", "os", "as"]),
    ("de", ["do", "da", "dos", "das"]),
    ("a", ["ao", "à", "aos", "às"]),
    ("em", ["no", "na", "nos", "nas"]),
    ("por", ["pelo", "pela", "pelos", "pelas"]),
];

#[test]
fn every_portuguese_noun_is_as_by_hand() {
    for theme in themes() {
        let messages = messages(&theme, "pt-BR");
        for (noun, several) in NOUNS {
            let form = |number: &str, with: &str| {
                said(&messages, &format!("the-{noun}"), &format!("number: \"{number}\", with: \"{with}\""))
            };
            let first = form("one", "none");
            let mut rows = PORTUGUESE.iter();
            let (one, other) = rows
                .find(|(one, _)| *one == first)
                .unwrap_or_else(|| panic!("{theme}: `{first}` isn't in the table"));
            for (with, articles) in ARTICLES {
                for (number, all) in [("one", one), ("other", other)] {
                    let Some((article, noun)) = all.split_once(' ').filter(|_| several || number == "one")
                    else {
                        assert!(!several, "{first} has no plural");
                        continue;
                    };
                    let place = ARTICLES[0].1.iter().position(|known| *known == article).expect("an article");
                    assert_eq!(form(number, with), format!("{} {noun}", articles[place]), "{theme}");
                }
            }
        }
    }
}
