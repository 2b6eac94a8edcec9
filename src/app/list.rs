//! Lists the games, options, themes, languages, papers and label sheets to choose from.

use super::error::Error;
use super::json::{json as rounded, number};
use super::{Env, asked};
use crate::cli::{ListArgs, ListTopic};
use crate::diag::{COLUMNS, wrapped};
use crate::imposition::{LabelSheet, Paper};
use crate::make::{self, GameEntry, GameMark, LanguageEntry, ThemeEntry};
use crate::text::Language;
use serde_json::{Value, json};

/// Lists games, the options of one, themes, languages, papers or label sheets: a line each, or JSON.
pub(super) fn list_all(options: &ListArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(options.game.as_slice(), env)?;
    let (library, language) = (asked::library(&disk), Language::ENGLISH);
    let rows = match (options.what, &options.game) {
        (ListTopic::Games, _) => {
            make::games(&library, language).map_err(Error::Fault)?.iter().map(of_game).collect()
        }
        (ListTopic::Options, game) => {
            let game = game.as_deref().unwrap_or_default();
            of_options(&make::game(game, &library, language).map_err(Error::Fault)?)
        }
        (ListTopic::Themes, _) => {
            make::themes(&library, language).map_err(Error::Fault)?.iter().map(of_theme).collect()
        }
        (ListTopic::Languages, _) => {
            make::languages(&library).map_err(Error::Fault)?.iter().map(of_language).collect()
        }
        (ListTopic::Papers, _) => Paper::ALL.into_iter().map(of_paper).collect(),
        (ListTopic::Labels, _) => LabelSheet::ALL.into_iter().map(of_labels).collect(),
    };
    if rows.is_empty() && !options.json {
        return env.tell("none: this game is played in one way\n");
    }
    env.tell(&if options.json { as_json(&rows) } else { as_text(&rows) })
}

/// A line of a list.
struct ListLine {
    /// Texts of its columns.
    columns: Vec<String>,
    /// Its JSON object.
    object: Value,
}

fn of_theme(theme: &ThemeEntry) -> ListLine {
    let ThemeEntry { id, name, line } = theme;
    ListLine {
        columns: vec![id.clone(), name.clone(), line.clone()],
        object: json!({"id": id, "name": name, "line": line}),
    }
}

fn of_language(language: &LanguageEntry) -> ListLine {
    let LanguageEntry { tag, name, english_name, .. } = language;
    ListLine {
        columns: vec![tag.clone(), name.clone(), english_name.clone()],
        object: json!({"tag": tag, "name": name, "english_name": english_name}),
    }
}

/// The word for programs, and what people read, of why to begin with a game.
fn of_mark(mark: GameMark) -> (&'static str, &'static str) {
    match mark {
        GameMark::Usual => ("usual", " (the usual game today)"),
        GameMark::Beginners => ("beginners", " (for beginners)"),
    }
}

fn of_game(game: &GameEntry) -> ListLine {
    let [least, most] = game.minutes;
    ListLine {
        columns: vec![
            game.called().to_owned(),
            format!("{0}×{0}", game.size),
            format!("{least}–{most} min"),
            game.line.clone() + game.mark.map_or("", |mark| of_mark(mark).1),
        ],
        object: json!({
            "id": game.id,
            "aliases": game.aliases,
            "name": game.name,
            "size": game.size,
            "minutes": game.minutes,
            "line": game.line,
            "theme": game.theme,
            "mark": game.mark.map(|mark| of_mark(mark).0),
            "options": game.options.iter().map(|option| &option.id).collect::<Vec<_>>(),
        }),
    }
}

fn of_options(game: &GameEntry) -> Vec<ListLine> {
    let row = |option: &make::OptionEntry| ListLine {
        columns: vec![option.id.clone(), option.title.clone()],
        object: json!({"id": option.id, "title": option.title}),
    };
    game.options.iter().map(row).collect()
}

fn of_paper(paper: Paper) -> ListLine {
    let size = paper.size();
    ListLine {
        columns: vec![
            paper.name(),
            format!("{} × {} mm", number(size.width), number(size.height)),
            paper.title(),
        ],
        object: json!({
            "name": paper.name(),
            "title": paper.title(),
            "width": rounded(size.width),
            "height": rounded(size.height),
        }),
    }
}

fn of_labels(sheet: LabelSheet) -> ListLine {
    let diameter = sheet.diameter.to_mm();
    ListLine {
        columns: vec![
            sheet.name.to_owned(),
            format!("{} labels of {} mm", sheet.places(), number(diameter)),
            sheet.paper.title(),
            sheet.maker.unwrap_or_default().to_owned(),
        ],
        object: json!({
            "name": sheet.name,
            "maker": sheet.maker,
            "paper": sheet.paper.name(),
            "labels": sheet.places(),
            "diameter": rounded(diameter),
        }),
    }
}

/// Returns the rows in columns, two spaces apart. A text too long for the terminal goes on below, in its column.
fn as_text(rows: &[ListLine]) -> String {
    let width = |nth: usize| {
        rows.iter().filter_map(|row| row.columns.get(nth)).map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let columns = rows.iter().map(|row| row.columns.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let last: usize = widths.iter().take(columns.saturating_sub(1)).map(|width| width + 2).sum();
    let line = |row: &ListLine| {
        let cells = row.columns.iter().zip(&widths).enumerate().map(|(nth, (text, &width))| {
            if nth + 1 == columns {
                wrapped(text, COLUMNS - last).replace('\n', &format!("\n{}", " ".repeat(last)))
            } else {
                format!("{text:width$}")
            }
        });
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

fn as_json(rows: &[ListLine]) -> String {
    let all: Vec<&Value> = rows.iter().map(|row| &row.object).collect();
    format!("{}\n", json!(all))
}
