//! The command line: options alone ask for a kit; a word before them, such as `plan`, names another task.

mod balance;
mod check;
mod completions;
mod diagram;
mod kit;
mod list;
mod new;
mod notation;
mod plan;
mod puzzle;
mod schema;
mod show;

use crate::field::Field;
use crate::keyed::{KeyedMessage, keyed};
use crate::request::word;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser, Subcommand};

pub use balance::BalanceArgs;
pub use check::Check;
pub use completions::{Completions, manual};
pub use diagram::{DiagramArgs, Mover};
pub use kit::{Options, TellingArgs};
pub use list::{ListArgs, ListTopic};
pub use new::{New, NewArgs};
pub use notation::{Export, Import};
pub use plan::PlanArgs;
pub use puzzle::{KindWord, PuzzleArgs};
pub use schema::{SchemaArgs, SchemaTopic};
pub use show::ShowArgs;

const FIRST: &str = "\
Examples:
  tafl-print --variant york                     a whole set: writes output/york-a4.pdf
  tafl-print --variant brandubh --one-sheet     a small game on one sheet, for beginners
  tafl-print --variant york --paper letter      on American paper
  tafl-print plan --variant york                what it takes, before a sheet is used
  tafl-print list                               the games there are

`tafl-print --help` tells of every option.";

const GREETING: &str = "\
tafl-print makes a game of hnefatafl to print, cut out and play: board, pieces, cards and rules.
";

const EXAMPLES: &str = "\
Examples:
  tafl-print --variant york --paper a4          writes output/york-a4.pdf
  tafl-print --variant york --option b          writes output/york-b-a4.pdf
  tafl-print --variant my.toml --theme my-art   your own variant in your own theme
  tafl-print --variant york -o kits/            writes kits/york-a4.pdf
  tafl-print --variant york --king-disc 1in --piece-disc 3/4in
  tafl-print plan --variant york                what it takes, before a sheet is used
  tafl-print check --variant my.toml            what is wrong with your variant, if anything
  tafl-print balance --variant my.toml          who wins it how often
  tafl-print diagram --variant york --play h5-e5 -o fig.svg

Exit status: 0 done, 1 the variant or theme is not known or faulty (every fault is shown with its line), \
2 wrong options, or a place that can't be written.";

/// Makes a print-and-play hnefatafl set: board, pieces, cards, rules and instructions in one PDF.
#[derive(Debug, Parser)]
#[command(name = "tafl-print", version, after_help = FIRST, after_long_help = EXAMPLES, max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct CommandLine {
    #[command(subcommand)]
    named: Option<Named>,
    #[command(flatten)]
    kit: Option<Options>,
}

/// A command line without a task's word.
#[derive(Debug, Parser)]
#[command(name = "tafl-print", version, after_help = FIRST, after_long_help = EXAMPLES, max_term_width = 100)]
struct KitLine {
    #[command(flatten)]
    kit: Options,
}

/// The tasks with a word of their own.
#[derive(Clone, Debug, PartialEq, Subcommand)]
enum Named {
    /// Says what there is: games and their options, themes, papers, labels
    List(ListArgs),
    /// Shows a game: its board, its rules in words, its sources
    Show(ShowArgs),
    /// Begins a game or a theme of your own: files to be filled in
    New(NewArgs),
    /// Writes what an editor needs to complete and check a file of yours
    Schema(SchemaArgs),
    /// Says what a kit would take, before a sheet is used
    Plan(Box<PlanArgs>),
    /// Says what is wrong with a game's file and its theme
    Check(Check),
    /// Plays a game against itself, and counts who wins
    Balance(BalanceArgs),
    /// Finds a puzzle with exactly one right play
    Puzzle(PuzzleArgs),
    /// Draws a position or a whole game, and says what plays do
    Diagram(DiagramArgs),
    /// Writes a game's file from an OpenTafl rules record
    Import(Import),
    /// Writes the OpenTafl rules record of a game
    Export(Export),
    /// Writes what a shell needs to complete this command line
    Completions(Completions),
    /// Writes the manual page
    Man,
}

/// What to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Show what to begin with: nothing is asked for.
    Greet,
    /// Say what there is to choose from.
    List(ListArgs),
    /// Show a game.
    Show(ShowArgs),
    /// Begin a game or a theme.
    New(NewArgs),
    /// Write what an editor needs to check a file.
    Schema(SchemaArgs),
    /// Write what a shell needs to complete this command line.
    Completions(Completions),
    /// Write the manual page.
    Man,
    /// Make a kit, or several.
    Kit(Box<Options>),
    /// Draw a position, report on plays, or both.
    Diagram(DiagramArgs),
    /// Write a variant file from a rules record.
    Import(Import),
    /// Write a rules record from a variant.
    Export(Export),
    /// Report the faults of a variant and its theme.
    Check(Check),
    /// Count who wins a game.
    Balance(BalanceArgs),
    /// Find a puzzle.
    Puzzle(PuzzleArgs),
    /// Say what a kit would take.
    Plan(Box<PlanArgs>),
}

/// Which game.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct GameArgs {
    /// The game: a name such as `york` (`tafl-print list` has them all), or a file that ends in .toml
    #[arg(long, value_name = "NAME|FILE.toml")]
    pub variant: String,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,
}

impl CommandLine {
    /// Reads a command line, the program's name first.
    ///
    /// # Errors
    ///
    /// What is wrong with it; or the help or the version it asks for.
    pub fn parse<T: Into<std::ffi::OsString> + Clone>(
        words: impl IntoIterator<Item = T>,
    ) -> Result<Task, clap::Error> {
        let words: Vec<std::ffi::OsString> = words.into_iter().map(Into::into).collect();
        if words.len() < 2 {
            return Ok(Task::Greet);
        }
        let line = Self::try_parse_from(&words).map_err(|error| with_tip(error, &words))?;
        let task = match (line.named, line.kit) {
            (Some(Named::List(list)), _) => Task::List(list),
            (Some(Named::Show(show)), _) => Task::Show(show),
            (Some(Named::New(new)), _) => Task::New(new),
            (Some(Named::Schema(schema)), _) => Task::Schema(schema),
            (Some(Named::Completions(completions)), _) => Task::Completions(completions),
            (Some(Named::Man), _) => Task::Man,
            (Some(Named::Diagram(diagram)), _) => Task::Diagram(diagram),
            (Some(Named::Import(import)), _) => Task::Import(import),
            (Some(Named::Export(export)), _) => Task::Export(export),
            (Some(Named::Check(check)), _) => Task::Check(check),
            (Some(Named::Balance(balance)), _) => Task::Balance(balance),
            (Some(Named::Puzzle(puzzle)), _) => Task::Puzzle(puzzle),
            (Some(Named::Plan(plan)), _) => Task::Plan(plan),
            (None, Some(kit)) => Task::Kit(Box::new(kit)),
            // clap doesn't see options that are flattened twice behind an `Option`.
            (None, None) => Task::Kit(Box::new(
                KitLine::try_parse_from(&words).map_err(|error| with_tip(error, &words))?.kit,
            )),
        };
        Ok(task)
    }
}

/// Returns what is shown if nothing is asked for: what the program is, and five commands to begin with.
#[must_use]
pub fn greeting() -> String {
    format!("{GREETING}\n{FIRST}\n")
}

/// The options whose paths need not be UTF-8.
const PATHS: [&str; 4] = ["-o", "--output", "--record", "--position"];

/// Returns the error that a word of the command line is not UTF-8, with the option before it. `None`: all are, except paths.
fn not_text(words: &[std::ffi::OsString]) -> Option<clap::Error> {
    let mut behind = "";
    for word in words {
        if word.to_str().is_none() && !PATHS.contains(&behind) {
            let shown = word.to_string_lossy();
            let place = if behind.starts_with('-') { format!(" behind `{behind}`") } else { String::new() };
            let message = format!(
                "`{shown}`{place} is not text in UTF-8: type it anew, and give a file that is called so another name"
            );
            return Some(CommandLine::command().error(ErrorKind::InvalidUtf8, message));
        }
        behind = word.to_str().unwrap_or_default();
    }
    None
}

/// Returns the tip for a measure with a space in it, which a shell takes for two words. `None`: there is none.
fn parted_measure(words: &[std::ffi::OsString]) -> Option<String> {
    let words: Vec<&str> = words.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let is_number = |word: &str| word.ends_with(|c: char| c.is_ascii_digit());
    let nth = words.windows(2).position(|pair| is_number(pair[0]) && PARTED.contains(&pair[1]))?;
    let is_more = |word: &&&str| is_number(word) || PARTED.contains(*word);
    let measure: Vec<&str> = words[nth..].iter().take_while(is_more).copied().collect();
    Some(format!("to a shell `{}` is several words: write `{}`", measure.join(" "), measure.concat()))
}

/// What stands behind a number in a measure.
const PARTED: [&str; 6] = ["mm", "cm", "in", "pt", "x", "×"];

/// Adds a tip if somebody writes a game's name alone, and names the word that is not UTF-8.
fn with_tip(mut error: clap::Error, words: &[std::ffi::OsString]) -> clap::Error {
    if error.kind() == ErrorKind::InvalidUtf8 {
        return not_text(words).unwrap_or(error);
    }
    if let Some(tip) = parted_measure(words) {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
        return error;
    }
    let name = words.get(1).and_then(|word| word.to_str());
    if error.kind() == ErrorKind::InvalidSubcommand
        && error.get(ContextKind::SuggestedSubcommand).is_none()
        && let Some(name) = name
    {
        let tip = format!("if `{name}` is a game, write `tafl-print --variant {name}`").into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
    error
}

/// Returns the language that a command line asks for, whatever else is wrong with it. `None`: none; or a translation is checked,
/// which may be unfinished.
#[must_use]
pub fn language(words: &[std::ffi::OsString]) -> Option<&str> {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
    let is_given = |option: &str| words.iter().any(|word| word.split('=').next() == Some(option));
    if words.get(1) == Some(&"check") && !is_given("--variant") && !is_given("--theme") {
        return None;
    }
    let nth = words.iter().position(|word| word.split('=').next() == Some("--lang"))?;
    words[nth].strip_prefix("--lang=").or_else(|| words.get(nth + 1).copied())
}

/// Returns the message that a value can't be read. `None`: something else is wrong with the command line.
#[must_use]
pub fn unusable(error: &clap::Error) -> Option<KeyedMessage> {
    let why = std::error::Error::source(error)?.downcast_ref::<KeyedMessage>()?;
    let shown = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        _ => String::new(),
    };
    let (value, option) = (shown(ContextKind::InvalidValue), shown(ContextKind::InvalidArg));
    Some(keyed!("value-unusable", value, option, why = *why))
}

/// The name of a request's field on the command line.
#[must_use]
pub fn flag(field: Field) -> String {
    match field {
        Field::Stem => "--output".to_owned(),
        // No option sets the date; a variable of the environment does.
        Field::Date => "SOURCE_DATE_EPOCH".to_owned(),
        field => format!("--{}", word(field)),
    }
}

/// An error of options that don't go together, with the usage under it.
#[must_use]
pub fn misuse(message: &str) -> clap::Error {
    CommandLine::command().error(ErrorKind::ArgumentConflict, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Task, clap::Error> {
        CommandLine::parse(line.split(' '))
    }

    #[test]
    fn the_definition_is_sound() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn a_word_names_a_task() {
        let check = parse("tafl-print check --variant york --option b --theme my-art").unwrap();
        let expected = Check {
            variant: Some("york".to_owned()),
            options: vec!["b".to_owned()],
            theme: Some("my-art".to_owned()),
            language: None,
            accept: false,
        };
        assert_eq!(check, Task::Check(expected));
        assert!(matches!(parse("tafl-print export --variant york").unwrap(), Task::Export(_)));
        assert!(matches!(parse("tafl-print import dim:7").unwrap(), Task::Import(_)));
        assert!(matches!(parse("tafl-print diagram --variant york --report").unwrap(), Task::Diagram(_)));
        assert!(matches!(parse("tafl-print --variant york").unwrap(), Task::Kit(_)));
        let plan = parse("tafl-print plan --variant york --variant tablut --paper letter --json").unwrap();
        assert!(matches!(plan, Task::Plan(plan) if plan.json && plan.kit.request.variants.len() == 2));
    }

    #[test]
    fn a_game_alone_is_told_its_option() {
        let said = parse("tafl-print york").unwrap_err().to_string();
        assert!(said.contains("tafl-print --variant york"), "{said}");
        let said = parse("tafl-print plam --variant york").unwrap_err().to_string();
        assert!(said.contains("'plan'") && !said.contains("--variant plam"), "{said}");
    }

    #[test]
    fn a_measure_in_two_words_is_told() {
        for (line, tip) in [
            ("tafl-print --variant york --cell 25 mm", "`25mm`"),
            ("tafl-print --variant york --paper 210 x 297 mm --sets 2", "`210x297mm`"),
        ] {
            let said = parse(line).unwrap_err().to_string();
            assert!(said.contains(tip), "{said}");
        }
    }

    #[test]
    fn without_words_it_shows_examples() {
        assert_eq!(parse("tafl-print").unwrap(), Task::Greet);
        let lines = greeting().lines().filter(|line| line.starts_with("  tafl-print ")).count();
        assert_eq!(lines, 5);
    }

    #[test]
    fn a_task_has_its_own_options_only() {
        for wrong in [
            "tafl-print --variant york check --variant york",
            "tafl-print --paper a4 check --variant york",
            "tafl-print check --variant york --paper a4",
            "tafl-print check",
            "tafl-print plan",
            "tafl-print paint --variant york",
            "tafl-print --paper a4",
        ] {
            assert_eq!(parse(wrong).unwrap_err().exit_code(), 2, "{wrong}");
        }
        for asked in ["tafl-print --help", "tafl-print diagram --help", "tafl-print --version"] {
            assert_eq!(parse(asked).unwrap_err().exit_code(), 0, "{asked}");
        }
    }
}
