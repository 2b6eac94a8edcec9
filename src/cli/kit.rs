//! The options of a kit, which the program makes when the command line names no other task. They are the options of a request
//! ([`options`](crate::request::options)), and where its files go.

use crate::field::Field;
use crate::request::{OptionHeading, Request, RequestOption, Takes, options, word};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches, Id};
use std::path::PathBuf;

/// What kit to make, and where its files go.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The request for the kit. It does not say where files go, so in it their names begin as usual.
    pub request: Request,
    /// The file or the folder that was named.
    pub output: Option<PathBuf>,
    /// What is said and shown of what was written.
    pub telling: TellingArgs,
}

#[derive(Args)]
#[command(next_help_heading = "Files")]
struct OutputArgs {
    /// The file to write, or a folder [default: output/VARIANT-PAPER.pdf, with what was chosen]
    ///
    /// A folder exists or ends in `/`; `-` is the standard output. Where several files are written, the names of all begin
    /// as this one's.
    #[arg(short, long, value_name = "FILE|FOLDER/")]
    output: Option<PathBuf>,
}

/// What is said and shown of what was written.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
#[command(next_help_heading = "Files")]
pub struct TellingArgs {
    /// Says nothing of what was made or how far it is, nor what was noticed: faults alone
    #[arg(hide_short_help = true, short, long)]
    pub quiet: bool,

    /// Shows what was made: its PDF, or else its first file, in the program that the system has for such
    #[arg(hide_short_help = true, long)]
    pub open: bool,
}

/// The option that stands for `--pack one-sheet`, and the word of that pack.
const ONE_SHEET: &str = "one-sheet";

/// Returns clap's argument for an option of a request.
fn arg(option: &'static RequestOption) -> Arg {
    let name = word(option.field);
    let arg = Arg::new(name).long(name).help(option.help).hide_short_help(!option.is_common);
    let arg = if option.more.is_empty() {
        arg
    } else {
        arg.long_help(format!("{}\n\n{}", option.help, option.more))
    };
    let arg = match option.heading {
        OptionHeading::Game => arg,
        OptionHeading::Paper => arg.help_heading("Paper"),
        OptionHeading::Pieces => arg.help_heading("Pieces"),
        OptionHeading::Quantity => arg.help_heading("Quantity"),
        OptionHeading::Files => arg.help_heading("Files"),
    };
    let arg = if let Some(default) = option.default { arg.default_value(default) } else { arg };
    let read = move |text: &str| {
        let read = option.set(&mut Request::default(), text);
        read.map(|()| text.to_owned())
    };
    let words = |words: fn() -> Vec<(&'static str, &'static str)>| {
        let word = |(word, help)| PossibleValue::new(word).help(help);
        PossibleValuesParser::new(words().into_iter().map(word))
    };
    match &option.takes {
        Takes::Nothing => arg.action(ArgAction::SetTrue),
        Takes::Value(value) | Takes::Number(value, _) => arg.value_name(*value).value_parser(read),
        Takes::Signed(value) => arg.value_name(*value).value_parser(read).allow_hyphen_values(true),
        Takes::Word(value, all) => arg.value_name(*value).value_parser(words(*all)),
        Takes::Words(value, all) => {
            let list = arg.action(ArgAction::Append).value_delimiter(',');
            list.value_name(*value).value_parser(words(*all))
        }
        Takes::List(value) => arg.action(ArgAction::Append).value_delimiter(',').value_name(*value),
        Takes::Each(value) => arg.action(ArgAction::Append).value_name(*value).value_parser(read),
    }
}

/// The group of all options, by which clap sees whether any of them is given.
const GROUP: &str = "Options";

impl Args for Options {
    fn group_id() -> Option<Id> {
        Some(Id::from(GROUP))
    }

    fn augment_args(command: Command) -> Command {
        let mut command = command;
        let mut has_output = false;
        for option in options() {
            if option.heading == OptionHeading::Files && !has_output {
                command = OutputArgs::augment_args(command);
                has_output = true;
            }
            command = command.arg(arg(option).required(option.field == Field::Variant));
            if option.field == Field::Pack {
                let help = "The same as `--pack one-sheet`: board and pieces on one sheet, the rules in easy words behind it";
                let arg = Arg::new(ONE_SHEET).long(ONE_SHEET).help(help).help_heading("Quantity");
                command = command.arg(
                    arg.action(ArgAction::SetTrue).hide_short_help(true).conflicts_with(Field::Pack.name()),
                );
            }
        }
        let group =
            ArgGroup::new(GROUP).multiple(true).args(options().iter().map(|option| word(option.field)));
        TellingArgs::augment_args(command.group(group))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Options {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let output = OutputArgs::from_arg_matches(matches)?.output;
        Ok(Self { request: request(matches)?, output, telling: TellingArgs::from_arg_matches(matches)? })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The request that a command line asks for.
fn request(matches: &ArgMatches) -> Result<Request, clap::Error> {
    let is_given = |name: &str| matches.value_source(name) == Some(ValueSource::CommandLine);
    let mut choices: Vec<(Field, String)> = Vec::new();
    if matches.get_flag(ONE_SHEET) {
        choices.push((Field::Pack, ONE_SHEET.to_owned()));
    }
    for option in options().iter().filter(|option| is_given(word(option.field))) {
        if !option.takes_value() {
            choices.push((option.field, String::new()));
            continue;
        }
        let values = matches.get_raw(word(option.field)).into_iter().flatten();
        choices.extend(values.map(|value| (option.field, value.to_string_lossy().into_owned())));
    }
    Request::chosen(&choices)
        .map_err(|(_, why)| clap::Error::raw(ErrorKind::ValueValidation, why.to_string()))
}

#[cfg(test)]
mod tests;
