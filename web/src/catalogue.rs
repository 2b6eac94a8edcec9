//! What there is to choose from: games, themes, languages, and all options of a request.

use serde_json::{Value, json};
use tafl_print::settings::{Component, LabelSheet, Paper};
use tafl_print::{
    Fault, Field, GameEntry, GameMark, Library, OptionHeading, RequestOption, Takes, games, languages,
    options, themes,
};

/// Returns the catalogue in a language.
pub(crate) fn catalogue(library: &Library<'_>, language: &str) -> Result<Value, Fault> {
    let themes: Vec<Value> = themes(library, language)?
        .into_iter()
        .map(|theme| json!({"id": theme.id, "name": theme.name, "line": theme.line}))
        .collect();
    let languages: Vec<Value> = languages(library)?
        .into_iter()
        .map(|language| json!({"tag": language.tag, "name": language.name}))
        .collect();
    Ok(json!({
        "games": games(library, language)?.iter().map(game).collect::<Vec<_>>(),
        "themes": themes,
        "languages": languages,
        "options": options().iter().map(option).collect::<Vec<_>>(),
    }))
}

fn game(game: &GameEntry) -> Value {
    let options = game.options.iter().map(|option| json!({"id": option.id, "title": option.title}));
    said(json!({
        "called": game.called(),
        "name": game.name,
        "size": game.size,
        "minutes": game.minutes,
        "line": game.line,
        "theme": game.theme,
        "layout": game.board,
        "options": options.collect::<Vec<_>>(),
        "mark": game.mark.map(|mark| match mark {
            GameMark::Usual => "usual",
            GameMark::Beginners => "beginners",
        }),
    }))
}

fn option(option: &RequestOption) -> Value {
    let (takes, range, words) = match &option.takes {
        Takes::Nothing => ("nothing", None, None),
        Takes::Number(_, range) => ("number", Some([*range.start(), *range.end()]), None),
        Takes::Word(_, words) => ("word", None, Some(words())),
        Takes::Words(_, words) => ("words", None, Some(words())),
        Takes::List(_) => ("list", None, None),
        Takes::Each(_) => ("each", None, None),
        _ => ("value", None, None),
    };
    let words = words.map(|words| words.into_iter().map(|(word, _)| word.to_owned()).collect());
    let known: Option<Vec<String>> = match option.field {
        Field::Paper | Field::Wall => Some(Paper::ALL.into_iter().map(Paper::name).collect()),
        Field::LabelSheet => Some(LabelSheet::ALL.into_iter().map(|sheet| sheet.name.to_owned()).collect()),
        Field::Parts => {
            let parts = Component::ALL.into_iter().filter(|part| part.stands_alone());
            Some(parts.map(|part| part.name().to_owned()).collect())
        }
        _ => words,
    };
    said(json!({
        "field": option.field.name(),
        "heading": match option.heading {
            OptionHeading::Game => "game",
            OptionHeading::Paper => "paper",
            OptionHeading::Pieces => "pieces",
            OptionHeading::Quantity => "quantity",
            _ => "files",
        },
        "takes": takes,
        "range": range,
        "words": known,
        "default": option.default,
    }))
}

/// Returns an object without the members that say nothing.
fn said(mut object: Value) -> Value {
    object.as_object_mut().into_iter().for_each(|members| members.retain(|_, value| !value.is_null()));
    object
}
