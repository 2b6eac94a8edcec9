//! Completions for shells and the manual page, made from the definition of the command line.

use super::CommandLine;
use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};
use std::io;

const EXAMPLES: &str = "\
Examples:
  tafl-print completions bash > ~/.local/share/bash-completion/completions/tafl-print
  tafl-print completions zsh > ~/.zfunc/_tafl-print
  tafl-print completions fish > ~/.config/fish/completions/tafl-print.fish";

/// For which shell.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// The script for the shell.
    #[must_use]
    pub fn script(self) -> String {
        let mut script = Vec::new();
        generate(self.shell, &mut CommandLine::command(), "tafl-print", &mut script);
        String::from_utf8_lossy(&script).into_owned()
    }
}

/// The manual page, in roff.
///
/// # Errors
/// None in practice: the page is written to memory.
pub fn manual() -> io::Result<String> {
    let mut page = Vec::new();
    // The page has all options, also the ones that the short help leaves out.
    let command = CommandLine::command().mut_args(|arg| arg.hide_short_help(false));
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}
