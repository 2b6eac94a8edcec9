//! Says what is wrong with a variant without making anything.

use super::{Env, produce, source};
use crate::cli::Choice;
use crate::diag::{self, Sources};
use crate::error::Error;

/// Shows the warnings of a variant and counts them; its faults are the error.
pub(super) fn check(choice: &Choice, env: &mut Env<'_>) -> Result<(), Error> {
    let mut sources = Sources::new();
    let found = source::variant(&choice.variant, &choice.options, &env.cwd, &mut sources)?;
    let theme = source::theme_of(&found, None, &env.cwd, &mut sources)?;
    produce::check(&found, &theme, &sources)?;
    if !found.warnings.is_empty() {
        let _ = env.err.write_all(diag::render(&found.warnings, &sources, env.color_err).as_bytes());
    }
    let count = match found.warnings.len() {
        1 => "1 warning".to_owned(),
        many => format!("{many} warnings"),
    };
    let _ = writeln!(env.out, "{}: no faults, {count}", found.variant.id);
    Ok(())
}
