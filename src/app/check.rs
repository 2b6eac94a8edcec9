//! Says what is wrong with a variant and its theme without making anything.

use super::error::Error;
use super::{Env, asked};
use crate::cli::Check;
use crate::diag::Severity;
use crate::make;
use crate::text::Language;
use std::fmt::Write as _;

/// Shows the warnings and notes of a variant, counts them, and says which edition it is; its faults, or else its theme's, are the error.
pub(super) fn check(options: &Check, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(std::slice::from_ref(&options.choice.variant), env)?;
    let choice = asked::choice(&options.choice, options.theme.as_deref());
    let checked = make::check(&choice, Language::ENGLISH, &asked::library(&disk)).map_err(Error::Fault)?;
    env.warn(&checked.warnings, &checked.sources);
    let count =
        |severity: Severity| checked.warnings.iter().filter(|found| found.severity == severity).count();
    let warnings = match count(Severity::Warning) {
        1 => "1 warning".to_owned(),
        many => format!("{many} warnings"),
    };
    let notes = match count(Severity::Note) {
        0 => String::new(),
        1 => ", 1 note".to_owned(),
        many => format!(", {many} notes"),
    };
    let theme = checked.theme.map_or_else(String::new, |theme| format!(", theme {theme}"));
    let mut said = format!("{}{theme}: no faults, {warnings}{notes}\n{}\n", checked.id, checked.imprint);
    for (nth, change) in checked.changes.iter().enumerate() {
        let _ = writeln!(said, "  changed in edition {}: {change}", nth + 2);
    }
    env.tell(&said)
}
