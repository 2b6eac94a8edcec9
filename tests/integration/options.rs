//! The chapter of options, `docs/book/options.md`: made from the command line's own tables, so that it tells of each option what
//! the help tells. Renewed on purpose only: `UPDATE_EXPECTED=1 cargo test --test integration options`.

use clap::{Arg, Command, CommandFactory};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use tafl_print::cli::CommandLine;

const HEAD: &str = "\
# Every option

What a set can be asked for, in groups; behind them the other tasks, each with its own options. `tafl-print --help` says the same
on a terminal. Most people need four or five of these: [Getting started](start.md) and the chapters behind it show which.

A length is a number with its unit: `25mm`, `2.5cm`, `25,4 mm`, `3/4in`, `72pt`. What can't be had is
[refused with what would do](refusals.md), and nothing is written then.
";

/// The help of an option in Markdown: what it takes, its default, what it does, its values.
fn option(arg: &Arg, level: &str) -> String {
    let values: Vec<String> = arg
        .get_value_names()
        .filter(|_| arg.get_action().takes_values())
        .map(|names| names.iter().map(ToString::to_string).collect())
        .unwrap_or_default();
    let mut name = match (arg.get_short(), arg.get_long()) {
        (Some(short), Some(long)) => format!("-{short}, --{long}"),
        (None, Some(long)) => format!("--{long}"),
        _ => String::new(),
    };
    if !values.is_empty() {
        let space = if name.is_empty() { "" } else { " " };
        let _ = write!(name, "{space}{}", values.join(" "));
    }
    let help = arg.get_long_help().or_else(|| arg.get_help()).map(ToString::to_string).unwrap_or_default();
    // A default that is no value of its own stands in the help, in brackets.
    let (help, told) = match help.split_once(" [default: ") {
        Some((before, rest)) => {
            let (default, after) = rest.split_once(']').expect("the end of a default");
            (format!("{before}{after}"), Some(default.to_owned()))
        }
        None => (help, None),
    };
    let mut said = format!("{level} `{name}`\n\n{}\n", help.trim_end());
    let default: Vec<String> =
        arg.get_default_values().iter().map(|value| format!("`{}`", value.to_string_lossy())).collect();
    let default = told.or_else(|| (!default.is_empty()).then(|| default.join(", ")));
    if let Some(default) = default.filter(|_| arg.get_action().takes_values()) {
        let _ = write!(said, "\nUnless it is said: {default}.\n");
    }
    let possible = arg.get_possible_values();
    if arg.get_action().takes_values() && !possible.is_empty() {
        said.push('\n');
        for value in possible {
            let what = value.get_help().map_or_else(String::new, |help| format!(": {help}"));
            let _ = writeln!(said, "- `{}`{what}", value.get_name());
        }
    }
    said + "\n"
}

/// All options of a command but help and version, below the headings that the help has.
fn options(command: &Command, level: &str) -> String {
    let mut groups: Vec<(String, String)> = Vec::new();
    for arg in command.get_arguments() {
        if arg.is_hide_set() || ["help", "version"].contains(&arg.get_id().as_str()) {
            continue;
        }
        let heading = arg.get_help_heading().unwrap_or("The game and its look").to_owned();
        let said = option(arg, &format!("{level}#"));
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, text)) => text.push_str(&said),
            None => groups.push((heading, said)),
        }
    }
    let said = groups.into_iter().map(|(heading, text)| format!("{level} {heading}\n\n{text}"));
    said.collect::<Vec<_>>().concat()
}

#[test]
fn the_chapter_has_every_option() {
    let mut command = CommandLine::command();
    command.build();
    let mut said = format!("{HEAD}\n{}", options(&command, "##"));
    for task in command.get_subcommands().filter(|task| task.get_name() != "help") {
        let about = task.get_about().map(ToString::to_string).unwrap_or_default();
        let _ = write!(said, "## `tafl-print {}`\n\n{about}.\n\n", task.get_name());
        if task.get_name() == "plan" {
            said += "It takes every option of a set, and these:\n\n";
        }
        for arg in task.get_arguments() {
            let is_of_sets =
                task.get_name() == "plan" && command.get_arguments().any(|of| of.get_id() == arg.get_id());
            if !is_of_sets && !["help", "version"].contains(&arg.get_id().as_str()) {
                said += &option(arg, "###");
            }
        }
    }
    let said = format!("{}\n", said.trim_end());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/book/options.md");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&file, &said).expect("a file");
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    let differs = said.lines().zip(expected.lines()).find(|(said, expected)| said != expected);
    assert!(said == expected, "first of all: {differs:?}");
}
