//! Says what is wrong with a variant and its theme without making anything.

use super::error::Error;
use super::{Env, asked};
use crate::cli::Check;
use crate::make;
use crate::text::Language;
use std::fmt::Write as _;

/// Shows the warnings of a variant, counts them, and says which edition it is; its faults, or else its theme's, are the error.
pub(super) fn check(options: &Check, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(env);
    let choice = asked::choice(&options.choice, options.theme.as_deref());
    let checked = make::check(&choice, Language::default(), &asked::library(&disk)).map_err(Error::Fault)?;
    env.warn(&checked.warnings, &checked.sources);
    let count = match checked.warnings.len() {
        1 => "1 warning".to_owned(),
        many => format!("{many} warnings"),
    };
    let mut said = format!("{}: no faults, {count}\n{}\n", checked.id, checked.imprint);
    for (nth, change) in checked.changes.iter().enumerate() {
        let _ = writeln!(said, "  changed in edition {}: {change}", nth + 2);
    }
    env.tell(&said)
}
