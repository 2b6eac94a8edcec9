//! The kits of a request: each game found, read and made, with what several of them share.
//!
//! All games are found and read first, one after another. Then the workers of the [`Executor`] make the kits, each by itself,
//! and the results are put back into the order of the games: files, notices and faults are the same with any number of
//! workers. A kit's pages are dropped once its files are made; the files are kept until all kits are made, for nothing is
//! written before.

use super::cache::{KitCache, ThemeCache};
use super::executor::{Executor, PageBegins, WorkStep};
use super::fault::{Fault, Notice};
use super::library::Library;
use super::locale::Locale;
use super::source::Found;
use super::to_make::GameToMake;
use super::workshop::Workshop;
use super::{
    back, lacking, locale_faults, naming, own_words, printed, shared, source, spoken, theme_frame,
    theme_words, unset,
};
use crate::diag::{Diagnostic, Severity, Sources};
use crate::field::Field;
use crate::game::Piece;
use crate::imposition::{
    Job, Media, Plan, Settings, Shared, SheetError, Tool, larger, narrower_frame, remarks, too_few_boards,
};
use crate::keyed::{KeyedMessage, keyed};
use crate::kit::component::Component;
use crate::kit::handouts;
use crate::kit::pieces::slot;
use crate::request::{Request, check};
use crate::sheets::Documents;
use crate::spec::Needed;
use crate::text::Typesetter;
use crate::theme::Slot;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Result of making one kit.
struct KitMade<T> {
    use_of_it: Result<T, Fault>,
    /// Remarks on the kit, such as what is changed so that it fits.
    remarks: Vec<Notice>,
    /// Its plan, for kits that name its pages. `None`: there are no such kits.
    plan: Option<Plan>,
}

impl<T> KitMade<T> {
    /// Returns the result of a kit that can't be made.
    const fn failed(fault: Fault) -> Self {
        Self { use_of_it: Err(fault), remarks: Vec::new(), plan: None }
    }
}

/// Makes the kit of every game and returns what `use_it` makes of each, in the order of the games. `use_it` gets the kit's job,
/// its documents and the call that reports each begun page. Remarks and warnings are added to `notices`.
pub(super) fn each<T: Send>(
    (request, library): (&Request, &Library<'_>),
    executor: &dyn Executor,
    notices: &mut Vec<Notice>,
    use_it: impl Fn(&Job<'_>, &Documents, PageBegins<'_>) -> Result<T, Fault> + Sync,
) -> Result<Vec<T>, Fault> {
    check(request)?;
    if let Some(clash) = request.clash() {
        return Err(Fault::Clash(clash));
    }
    let tool = if request.writing.has_pages() { Tool::Printer } else { Tool::Laser };
    let settings = Settings { tool, ..request.settings.clone() };
    let games = games((request, &settings), WhatOfThemes::Needed, library, notices)?;
    let (settings, mut pieces) = if request.share_pieces {
        let whole = games.iter().filter(|game| game.is_whole);
        let found: Vec<&Found> = whole.map(|game| &game.found).collect();
        let (settings, pieces) = shared::pieces(&found, &settings)?;
        (settings, Some(pieces))
    } else {
        (settings, None)
    };
    let cache = KitCache::default();
    // The languages of a game follow each other, the one with board and pieces first.
    let languages = request.languages.len();
    let whole_of = |nth: usize| nth - nth % languages;
    let one = |nth: usize, hosts: &Hosts, pieces: Option<&Shared>, typesetter: &mut Option<Typesetter>| {
        let game = &games[nth];
        let begins = |page: Option<(usize, usize)>| {
            executor.begins(&WorkStep { kit: game.stem.clone(), nth: nth + 1, kits: games.len(), page });
        };
        begins(None);
        let mut made = || -> Result<KitMade<T>, Fault> {
            let settings = game.settings(&settings);
            let how = (settings.as_ref(), pieces);
            // A typesetter's memory of one language is of no use in another.
            let known = typesetter.take().filter(|known| known.language() == &game.locale.language);
            let workshop = Workshop::new(game, how, (request, library), &cache, known)?;
            let mut job = workshop.job().map_err(|fault| theme_frame::placed(fault, game, request))?;
            let of_game = (game.asked.as_str(), job.variant);
            let host = if game.is_whole { None } else { hosts.get(&whole_of(nth)) };
            let is_named = game.is_whole && (languages > 1 || request.share_pieces);
            let made = self::made(&mut job, game, host)
                .map_err(|fault| lacking::told(fault, of_game, request, library))?;
            if games.len() == 1 {
                job.typesetter.forget();
            }
            let made = KitMade {
                use_of_it: use_it(&job, &made, &|page, pages| begins(Some((page, pages)))),
                remarks: remarks(job.settings, &job.measures)
                    .into_iter()
                    .map(Notice::Remark)
                    .chain(too_few_boards(job.settings).map(Notice::Remark))
                    .chain(frame_remark(&job, &made.plan).map(Notice::Remark))
                    .chain(larger(job.settings, job.variant).map(Notice::Larger))
                    .chain(without_photographs(&job, request))
                    .chain(lacking::notices(of_game, request, library)?)
                    .collect(),
                plan: is_named.then_some(made.plan),
            };
            *typesetter = Some(workshop.typesetter);
            Ok(made)
        };
        made().unwrap_or_else(|fault| KitMade::failed(fault))
    };
    let mut made: BTreeMap<usize, KitMade<T>> = BTreeMap::new();
    let mut hosts = Hosts::new();
    if let (Some(pieces), Some(first)) = (&mut pieces, games.first()) {
        // The first kit has the pieces; the others name its file and page, so it is made before them.
        let kit = one(0, &hosts, Some(pieces), &mut None);
        let first_page = kit.plan.as_ref().and_then(Plan::first_with_pieces);
        let (media, page) = first_page.unwrap_or((Media::Card, 0));
        let kind = if settings.split { format!("-{}", media.name()) } else { String::new() };
        let file = format!("{}{kind}.pdf", first.stem);
        *pieces = Shared { here: false, kit: file, page, ..pieces.clone() };
        hosts.extend(kit.plan.clone().map(|plan| (0, plan)));
        made.insert(0, kit);
    }
    // Kits with only the words in one language more describe the whole set, so the whole sets are made first.
    for are_whole in [true, false] {
        let is_next = |nth: &usize| games[*nth].is_whole == are_whole && !made.contains_key(nth);
        let next: Vec<usize> = (0..games.len()).filter(is_next).collect();
        if next.is_empty() {
            continue;
        }
        let kits = at_once(next.len(), executor, |place, typesetter| {
            one(next[place], &hosts, pieces.as_ref(), typesetter)
        });
        let has_failed = kits.iter().any(|kit| kit.use_of_it.is_err());
        for (nth, mut kit) in next.into_iter().zip(kits) {
            hosts.extend(kit.plan.take().map(|plan| (nth, plan)));
            made.insert(nth, kit);
        }
        if has_failed {
            break;
        }
    }
    let mut all = Vec::new();
    for kit in made.into_values() {
        notices.extend(kit.remarks);
        all.push(kit.use_of_it?);
    }
    Ok(all)
}

/// Returns the remark that the board's frame is narrower than usual. `None`: it is not.
fn frame_remark(job: &Job<'_>, plan: &Plan) -> Option<KeyedMessage> {
    let usual = printed::usual_frame(job, plan)?;
    Some(narrower_frame(job.settings, plan.cut.trim.frame, usual))
}

/// Plans of the kits that have the board and the pieces of a set in several languages, by their index among all kits.
type Hosts = BTreeMap<usize, Plan>;

/// Returns the remark that a laser leaves photographs on pieces out: they have no lines to cut or engrave.
fn without_photographs(job: &Job<'_>, request: &Request) -> Option<Notice> {
    let has_photograph = |piece: Piece| job.theme.art[slot(piece)].iter().any(|art| art.has_photograph());
    let left_out: Vec<&str> = Piece::ALL
        .iter()
        .copied()
        .filter(|&piece| job.count(piece) > 0 && has_photograph(piece))
        .map(|piece| slot(piece).key())
        .collect();
    let is_said = request.writing.has_laser() && !left_out.is_empty();
    is_said.then(|| {
        Notice::Remark(keyed!(
            "photograph-left-out",
            "{drawings}: a photograph has no lines that a laser could follow, so that the discs are drawn without it: \
             outline \
             and ring; burn a name or a letter into each, or glue the printed picture on",
            drawings = left_out.join(", ")
        ))
    })
}

/// Calls `one` for each number below `count`, in parallel, and returns the results in the order of the numbers, up to the
/// first kit that can't be made. A worker keeps its typesetter from kit to kit.
fn at_once<T: Send>(
    count: usize,
    executor: &dyn Executor,
    one: impl Fn(usize, &mut Option<Typesetter>) -> KitMade<T> + Sync,
) -> Vec<KitMade<T>> {
    let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(count));
    let all: Mutex<Vec<Option<KitMade<T>>>> = Mutex::new((0..count).map(|_| None).collect());
    let worker = || {
        let mut typesetter = None;
        loop {
            let nth = next.fetch_add(1, Ordering::SeqCst);
            // Kits after a failed one are skipped; the kits before it are all begun by this time.
            if nth >= end.load(Ordering::SeqCst) {
                break;
            }
            let made = one(nth, &mut typesetter);
            if made.use_of_it.is_err() {
                end.fetch_min(nth + 1, Ordering::SeqCst);
            }
            all.lock().unwrap_or_else(PoisonError::into_inner)[nth] = Some(made);
        }
    };
    executor.work(count, &worker);
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.into_iter().take(end.into_inner()).flatten().collect()
}

/// Returns the workshop of a request's first game, without pieces shared between games.
pub(super) fn workshop(request: &Request, library: &Library<'_>) -> Result<Workshop, Fault> {
    check(request)?;
    if let Some(clash) = request.clash() {
        return Err(Fault::Clash(clash));
    }
    let games = games((request, &request.settings), WhatOfThemes::All, library, &mut Vec::new())?;
    let game = games.first().ok_or(Fault::Kit(SheetError::Empty))?;
    Workshop::new(game, (&request.settings, None), (request, library), &KitCache::default(), None)
}

/// Returns a request's first game, and the fault if its kit can't be set; makes no files.
pub(super) fn tried(
    request: &Request,
    library: &Library<'_>,
) -> Result<(GameToMake, Result<(), Fault>), Fault> {
    let games = games((request, &request.settings), WhatOfThemes::All, library, &mut Vec::new())?;
    let game = games.into_iter().next().ok_or(Fault::Kit(SheetError::Empty))?;
    let how = (&request.settings, None);
    let workshop = Workshop::new(&game, how, (request, library), &KitCache::default(), None);
    let set = workshop.and_then(|workshop| {
        let mut job = workshop.job().map_err(|fault| theme_frame::placed(fault, &game, request))?;
        made(&mut job, &game, None).map(drop)
    });
    Ok((game, set))
}

/// Makes the pages of a kit; a fault in a text points to its place in the file.
fn made(job: &mut Job<'_>, game: &GameToMake, host: Option<&Plan>) -> Result<Documents, Fault> {
    printed::made_as(job, host).map_err(|error| unset::placed(error.into(), game, game.locale.language.tag()))
}

/// Extent to which the program's own themes are read.
#[derive(Clone, Copy)]
enum WhatOfThemes {
    /// Only the drawings that the kits show.
    Needed,
    /// Everything.
    All,
}

/// Finds all games, each once and with files of its own.
fn games(
    (request, settings): (&Request, &Settings),
    of_themes: WhatOfThemes,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
) -> Result<Vec<GameToMake>, Fault> {
    let read = readings(request, library)?;
    let behind = back::found(settings, library)?.map(Arc::new);
    let needed = || {
        let all = read.iter().map(|game| &game.found).chain(behind.as_deref());
        let boards = all.map(|found| found.variant.setup.board.clone()).collect();
        let inks = handouts::inks(&settings.parts).into_iter().chain([settings.ink]).collect();
        let behind = settings.back.is_some().then_some(Slot::BoardBack);
        let slots = Component::slots(&settings.parts).into_iter().chain(behind).collect();
        Needed { inks, slots, backs: settings.two_sided, boards }
    };
    let locales = locales(request, library)?;
    let tags = locales.iter().map(|locale| locale.language.tag().to_owned()).collect();
    let mut themes = ThemeCache::new(matches!(of_themes, WhatOfThemes::Needed).then(needed), tags);
    let mut games = Vec::new();
    for chosen in read {
        back::check(&chosen.found, behind.as_deref(), library)?;
        // The game is copied for each language but the last, which takes the original.
        let copies = std::iter::repeat_n(chosen, locales.len());
        for (nth, (chosen, locale)) in copies.zip(&locales).enumerate() {
            let made = (&mut themes, &mut *notices);
            let spoken = (locale, nth == 0);
            games.push(game(chosen, (request, settings), spoken, behind.as_ref(), library, made)?);
        }
    }
    check_different(request, &games)?;
    let mut stems = BTreeSet::new();
    for game in &games {
        if !stems.insert(game.stem.as_str()) {
            let message = keyed!(
                "one-name-for-two",
                "two of the games would be written to `{name}.pdf`: name each game once, and give files of yours \
                 different names",
                name = game.stem
            );
            return Err(Fault::value(Field::Variant, message));
        }
    }
    Ok(games)
}

/// Refuses a bundled game that is asked for under two of its names, for it would be made twice.
fn check_different(request: &Request, games: &[GameToMake]) -> Result<(), Fault> {
    let names = &request.variants;
    let games: Vec<&GameToMake> = games.iter().filter(|game| game.is_whole).collect();
    for (nth, game) in games.iter().enumerate() {
        let is_same = |other: &&GameToMake| {
            other.found.bundled && game.found.bundled && other.found.variant.id == game.found.variant.id
        };
        if let Some(first) = games[..nth].iter().position(is_same) {
            let (one, other) = (names[first].clone(), names[nth].clone());
            return Err(Fault::Twice { one, other });
        }
    }
    Ok(())
}

/// Finds the languages of a request; refuses a language that is named twice, and a request without one.
fn locales(request: &Request, library: &Library<'_>) -> Result<Vec<Arc<Locale>>, Fault> {
    let mut locales: Vec<Arc<Locale>> = Vec::new();
    for name in &request.languages {
        let locale = Locale::find(name, library)?;
        locale_faults::refused(&locale, library)?;
        let tag = locale.language.tag();
        if locales.iter().any(|known| known.language.tag() == tag) {
            let message = keyed!("language-twice", "`{tag}` is given twice: name each language once", tag);
            return Err(Fault::value(Field::Language, message));
        }
        locales.push(Arc::new(locale));
    }
    if locales.is_empty() {
        let message = keyed!("no-language", "no language is named: name one at least, such as `en`");
        return Err(Fault::value(Field::Language, message));
    }
    Ok(locales)
}

/// A game, read with the options chosen for it.
#[derive(Clone)]
struct ChosenGame {
    found: Found,
    sources: Sources,
    asked: String,
    chosen: Vec<String>,
}

/// Reads all games with the request's options. Each of several games gets only the options that it knows: it is read without
/// options to find these, and read again with them if there are any.
fn readings(request: &Request, library: &Library<'_>) -> Result<Vec<ChosenGame>, Fault> {
    let read = |variant: &str, chosen: &[String]| {
        let mut sources = Sources::new();
        let found = source::variant(variant, chosen, library, &mut sources)?;
        let asked = if found.bundled { found.stem.clone() } else { variant.to_owned() };
        Ok(ChosenGame { found, sources, asked, chosen: chosen.to_vec() })
    };
    if let [variant] = request.variants.as_slice() {
        return Ok(vec![read(variant, &request.options)?]);
    }
    let bare: Vec<ChosenGame> =
        request.variants.iter().map(|variant| read(variant, &[])).collect::<Result<_, Fault>>()?;
    let known: Vec<Vec<String>> = bare.iter().map(|game| game.found.options()).collect();
    shared::check(&request.options, &known)?;
    let with_options = |(game, variant): (ChosenGame, &String)| {
        let offered = game.found.options();
        let is_known = |option: &&String| offered.contains(option);
        let chosen: Vec<String> = request.options.iter().filter(is_known).cloned().collect();
        if chosen.is_empty() { Ok(game) } else { read(variant, &chosen) }
    };
    bare.into_iter().zip(&request.variants).map(with_options).collect()
}

/// Adds the remarks that are not yet among the notices, and drops all other notices.
fn notice_once(found: impl IntoIterator<Item = Notice>, notices: &mut Vec<Notice>) {
    for notice in found {
        let Notice::Remark(remark) = notice else { continue };
        let is_known = |known: &Notice| matches!(known, Notice::Remark(other) if *other == remark);
        if !notices.iter().any(is_known) {
            notices.push(Notice::Remark(remark));
        }
    }
}

/// Finds the theme and the words of a game, and adds warnings about the caller's own files to the notices.
fn game(
    ChosenGame { mut found, mut sources, asked, chosen }: ChosenGame,
    (request, settings): (&Request, &Settings),
    (locale, is_whole): (&Arc<Locale>, bool),
    back: Option<&Arc<Found>>,
    library: &Library<'_>,
    (themes, notices): (&mut ThemeCache, &mut Vec<Notice>),
) -> Result<GameToMake, Fault> {
    let look = themes.look(&found, request, library, &mut sources)?;
    own_words::give_way(&mut found, &look.theme);
    spoken::speak(&mut found, locale, library, &mut sources)?;
    notice_once(theme_words::notices(&look.theme, locale, || look.messages(locale, &sources))?, notices);
    let (notes, warnings): (Vec<Diagnostic>, Vec<Diagnostic>) =
        found.own_warnings(library).into_iter().partition(|found| found.severity == Severity::Note);
    if !found.bundled && !warnings.is_empty() {
        notices.push(Notice::Warnings { warnings, sources: sources.clone() });
    }
    // Whoever prints a kit needs no list of left-out paragraphs: the remark counts them, `check` names each.
    if !found.bundled && !notes.is_empty() {
        let remark = match notes.len() {
            1 => keyed!(
                "paragraph-left-out",
                "{asked}: 1 paragraph of what it extends left out, written for rules that are played otherwise here; \
                 `check` names each",
                asked
            ),
            count => keyed!(
                "paragraphs-left-out",
                "{asked}: {count} paragraphs of what it extends left out, written for rules that are played otherwise \
                 here; `check` names each",
                asked,
                count
            ),
        };
        notices.push(Notice::Remark(remark));
    }
    let mut once: Vec<String> = Vec::new();
    for option in chosen {
        if !once.contains(&option) {
            once.push(option);
        }
    }
    let stem = naming::stem(&found, &once, (request, settings), (&locale.language, is_whole), library);
    let locale = Arc::clone(locale);
    Ok(GameToMake { found, look, sources, back: back.cloned(), asked, chosen: once, stem, locale, is_whole })
}
