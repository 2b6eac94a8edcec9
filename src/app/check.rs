//! Says what is wrong with a variant and its theme without making anything.

use super::{Env, produce, source};
use crate::cli::Check;
use crate::diag::Sources;
use crate::error::Error;

/// Shows the warnings of a variant and counts them; its faults, or else its theme's, are the error.
pub(super) fn check(options: &Check, env: &mut Env<'_>) -> Result<(), Error> {
    let mut sources = Sources::new();
    let choice = &options.choice;
    let found = source::variant(&choice.variant, &choice.options, &env.cwd, &mut sources)?;
    let theme = source::theme_of(&found, options.theme.as_deref(), &env.cwd, &mut sources)?;
    produce::check(&found, &theme, &sources)?;
    let warnings = found.own_warnings();
    env.warn(&warnings, &sources);
    let count = match warnings.len() {
        1 => "1 warning".to_owned(),
        many => format!("{many} warnings"),
    };
    env.tell(&format!("{}: no faults, {count}\n", found.variant.id))
}
