//! Checks a variant and its theme, or a language, without making anything.

use super::error::Error;
use super::output::FileKind;
use super::{Env, asked, deliver};
use crate::cli::{Check, GameArgs};
use crate::diag::Severity;
use crate::keyed::{KeyedMessage, keyed};
use crate::make;
use crate::text::Language;
use std::fmt::Write as _;
use std::path::Path;

/// The game on which a theme is checked if none is named.
const YORK: &str = "york";

/// Shows the warnings and notes of a variant, counts them, and names its edition; faults of it or its theme are the error.
pub(super) fn check(options: &Check, env: &mut Env<'_>) -> Result<(), Error> {
    let variant = match (&options.variant, &options.theme) {
        (Some(variant), _) => variant,
        (None, Some(_)) => &YORK.to_owned(),
        (None, None) => return language(options, env),
    };
    let disk = asked::disk(std::slice::from_ref(variant), env)?;
    let game = GameArgs { variant: variant.clone(), options: options.options.clone() };
    let choice = asked::choice(&game, options.theme.as_deref());
    let spoken = options.language.as_deref().unwrap_or(Language::ENGLISH);
    let checked = make::check(&choice, spoken, &asked::library(&disk)).map_err(Error::Fault)?;
    env.warn(&checked.warnings, &checked.sources);
    let count =
        |severity: Severity| checked.warnings.iter().filter(|found| found.severity == severity).count();
    let (warnings, notes) = (count(Severity::Warning), count(Severity::Note));
    let what = match checked.theme {
        Some(theme) => keyed!("game-with-theme", game = checked.id, theme),
        None => KeyedMessage::own(&checked.id),
    };
    let voice = env.voice();
    let found = voice.say(&keyed!("checked-without-faults", what => what, warnings, notes));
    let mut said = format!("{found}\n{}\n", checked.imprint);
    // Who looks at a theme has no use for the history of the game.
    let changes = checked.changes.iter().zip(2_usize..).filter(|_| options.theme.is_none());
    for (change, edition) in changes {
        let _ = writeln!(said, "  {}", voice.say(&keyed!("changed-in-edition", edition, change)));
    }
    env.tell(&said)
}

/// Shows the warnings for a language's translator, and counts its sentences; its faults are the error.
fn language(options: &Check, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(&[], env)?;
    let name = options.language.as_deref().unwrap_or(Language::ENGLISH);
    let checked = make::check_language(name, &asked::library(&disk)).map_err(Error::Fault)?;
    if options.accept {
        let path = Path::new(name).join(make::SINCE);
        deliver(env, &path, checked.since.as_bytes(), FileKind::Since)?;
        return env.tell(&format!("{}\n", path.display()));
    }
    env.warn(&checked.warnings, &checked.sources);
    let (all, translated) = checked.sentences;
    let what = keyed!("language-translated", tag = checked.tag, name = checked.name, translated, all);
    let warnings = checked.warnings.len();
    let found = env.voice().say(&keyed!("checked-without-faults", what => what, warnings, notes = 0_usize));
    env.tell(&format!("{found}\n"))
}
