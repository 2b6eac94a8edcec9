//! The order of one kit: everything that it is made from.

use crate::executor::Executor;
use crate::field::Field;
use crate::game::Variant;
use crate::imposition::{Component, Order, PUZZLES, Settings, Shared, fit};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::cache::KitCache;
use crate::make::finding::library::Library;
use crate::make::finding::source::Found;
use crate::make::finding::words::{check_words, plain};
use crate::make::orders::back;
use crate::make::orders::found_kit::FoundKit;
use crate::make::orders::theme_frame;
use crate::make::orders::unset::has_own_texts;
use crate::request::Request;
use crate::request::command::command;
use crate::search::{self, Puzzle, StrengthBalance, by_strength};
use crate::text::{TextError, Typesetter, escape_markup};
use std::rc::Rc;

/// How many plays a player looks at before each that it makes, in the games for the line about who wins: enough to see the other
/// side's reply to each play on all but the widest boards.
const STRENGTH: u64 = 1000;

/// Things that the orders of a request have in common.
#[derive(Clone, Copy)]
pub(in crate::make) struct OrderContext<'a> {
    pub(in crate::make) request: &'a Request,
    pub(in crate::make) library: &'a Library<'a>,
    pub(in crate::make) cache: &'a KitCache,
    pub(in crate::make) executor: &'a dyn Executor,
}

/// Makes the order of a kit, once its theme has every word that it asks for, the fonts every letter, and the paper room for the
/// board. `shared` are pieces that
/// serve several games; `typesetter` is one that has set another kit of the request in this language: its memory saves work.
pub(in crate::make) fn order(
    kit: &FoundKit,
    settings: &Settings,
    shared: Option<&Shared>,
    OrderContext { request, library, cache, executor }: OrderContext<'_>,
    typesetter: Option<Rc<Typesetter>>,
) -> Result<Order, Fault> {
    let FoundKit { found, look, stem, locale, .. } = kit;
    let messages = look.messages(locale, &found.sources)?;
    let typesetter = typesetter.map_or_else(|| cache.typesetter(library, locale).map(Rc::new), Ok)?;
    check_words(found, &look.theme, locale, &messages, &typesetter)?;
    let is_named = settings.names_files() || shared.is_some();
    check_names(stem, is_named, request.maker.as_deref(), settings, &typesetter)?;
    let back = back::side(kit, request, &messages)?;
    let settings = back::with_rules(settings, back.as_ref().map(|back| &back.side));
    // A kit with words in one language more prints no pieces, but its instructions name them.
    let tells_pieces = settings.has(Component::Pieces) || !kit.is_whole;
    let both = back.as_ref().filter(|_| tells_pieces).map(|back| back::pieces(&found.reading.variant, back));
    let settings = theme_frame::asked(&settings, &look.theme);
    let measures =
        fit(&settings, &found.reading.variant).map_err(|fault| theme_frame::placed(fault, kit, request))?;
    let puzzles = puzzles(&settings, &found.reading.variant, executor)?;
    let balance = balance(&settings, &found.reading.variant, executor)?;
    Ok(Order {
        variant: Rc::new(found.reading.variant.clone()),
        theme: Rc::new(look.theme.clone()),
        examples: Rc::new(cache.examples(library)?),
        messages,
        typesetter,
        puzzles,
        balance,
        settings,
        measures,
        shared: shared.cloned().or(both),
        back,
        stem: stem.clone(),
        maker: request.maker.clone(),
        has_own_texts: has_own_texts(kit),
        command: command(&with_theme(request, found, library), &found.asked, &found.chosen),
        date: request.date,
        version: env!("CARGO_PKG_VERSION"),
    })
}

/// Finds the puzzles that are asked for.
///
/// # Errors
/// There are fewer, or the executor was stopped.
fn puzzles(settings: &Settings, variant: &Variant, executor: &dyn Executor) -> Result<Rc<[Puzzle]>, Fault> {
    if !settings.has(Component::Puzzles) {
        return Ok(Rc::new([]));
    }
    let wanted = usize::from(settings.puzzles.unwrap_or(PUZZLES));
    let start = variant.setup.position(&variant.ruleset).ok();
    let found = start.map_or_else(Vec::new, |start| {
        search::puzzles(&start, &variant.ruleset, wanted, settings.seed.into(), executor).puzzles
    });
    if executor.is_stopped() {
        let message = keyed!("puzzles-stopped", found = found.len(), wanted);
        return Err(Fault::Stopped(message));
    }
    if found.len() < wanted {
        let message = keyed!("too-few-puzzles", found = found.len(), wanted, seed = settings.seed);
        return Err(Fault::value(Field::Puzzles, message));
    }
    Ok(found.into())
}

/// Plays the games for the line about who wins.
///
/// # Errors
/// The executor was stopped.
fn balance(
    settings: &Settings,
    variant: &Variant,
    executor: &dyn Executor,
) -> Result<Option<Rc<StrengthBalance>>, Fault> {
    let Some(games) = settings.balance.map(usize::from) else { return Ok(None) };
    let counts = by_strength(variant, games, &[STRENGTH], settings.seed.into(), executor);
    if executor.is_stopped() {
        let played = counts.iter().map(|count| count.balance.games()).sum::<usize>();
        return Err(Fault::Stopped(keyed!("balance-stopped", played, games)));
    }
    Ok(counts.into_iter().next().map(Rc::new))
}

/// Returns the request with the theme by name, also where it is the game's own: a game may get another, and its sets keep theirs.
/// A theme in a folder that the game's file names goes with that file. Games that share pieces may have one each.
fn with_theme(request: &Request, found: &Found, library: &Library<'_>) -> Request {
    let own = Some(&found.reading.theme.text)
        .filter(|name| !request.share_pieces && library.themes().contains(name));
    Request { theme: request.theme.as_ref().or(own).cloned(), ..request.clone() }
}

/// Checks that the fonts have every letter of the names that a request gives: of the files, if page 1 names them, of the maker,
/// the sets and the players.
fn check_names(
    stem: &str,
    is_named: bool,
    maker: Option<&str>,
    settings: &Settings,
    typesetter: &Typesetter,
) -> Result<(), Fault> {
    let unprintable = |text: &str| match typesetter.line(text, &plain()) {
        Err(fault @ TextError::MissingGlyph { .. }) => Some(fault),
        _ => None,
    };
    if let Some(fault) = Some(stem).filter(|_| is_named).and_then(unprintable) {
        let message = keyed!("name-not-printable", stem, fault);
        return Err(Fault::value(Field::Stem, message));
    }
    if let Some(fault) = maker.and_then(|maker| unprintable(&escape_markup(maker))) {
        let message = keyed!("maker-not-printable", fault);
        return Err(Fault::value(Field::Maker, message));
    }
    if let Some(fault) = settings.label.as_deref().and_then(|label| unprintable(&escape_markup(label))) {
        let message = keyed!("label-not-printable", fault);
        return Err(Fault::value(Field::Label, message));
    }
    let names = settings.players.iter().flat_map(|players| players.names().enumerate());
    for (nth, name) in names.filter_map(|(nth, name)| Some((nth, name?))) {
        if let Some(fault) = unprintable(&escape_markup(name)) {
            let message = keyed!("player-not-printable", number = nth + 1, name, fault);
            return Err(Fault::value(Field::Players, message));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::imposition::Settings;
    use crate::make::{Library, Request, order};
    use crate::units::Length;

    fn command_of(request: &Request) -> String {
        order(request, &Library::bundled()).expect("a game").command
    }

    #[test]
    fn what_is_usual_is_not_said() {
        assert_eq!(command_of(&Request::of("york")), "tafl-print --variant york --theme jorvik");
    }

    #[test]
    fn what_is_chosen_is_said_once() {
        let settings =
            Settings { sets: 3, spares: Some(0), frame: Some(Length::ZERO), ..Settings::default() };
        let request = Request {
            options: vec!["b".into(), "a".into(), "b".into()],
            maker: Some("Freya’s, York".into()),
            settings,
            ..Request::of("york-11")
        };
        assert_eq!(
            command_of(&request),
            "tafl-print --variant york-11 --option b --option a --theme jorvik --maker \"Freya’s, York\" --frame 0mm --spares 0 --sets 3"
        );
    }

    #[test]
    fn of_several_games_each_has_its_own() {
        let variants = vec!["york".to_owned(), "tablut".to_owned()];
        let request = Request { variants, options: vec!["b".into()], ..Request::of("york") };
        assert_eq!(command_of(&request), "tafl-print --variant york --option b --theme jorvik");
        let shared = Request { share_pieces: true, ..request };
        assert_eq!(
            command_of(&shared),
            "tafl-print --variant york --variant tablut --option b --share-pieces"
        );
    }

    #[test]
    fn a_path_is_named_by_its_end() {
        let library = Library::bundled();
        let text = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n";
        let library = library.with("games/my game.toml", text.as_bytes());
        let made = order(&Request::of("games/my game.toml"), &library).expect("a game");
        assert_eq!(made.command, "tafl-print --variant \"my game.toml\" --theme jorvik");
    }
}
