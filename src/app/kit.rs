//! Makes a kit, the task that needs no name.

use super::output::{self, Kind};
use super::{Env, bundle, date, deliver, produce, source};
use crate::cli::Options;
use crate::diag::{self, Diagnostic, Sources};
use crate::error::Error;
use crate::sheet::Paper;

/// Makes the PDF of a kit and says where it is.
pub(super) fn kit(options: &Options, env: &mut Env<'_>) -> Result<(), Error> {
    let date = date(env.source_date_epoch.as_deref())?;
    let mut sources = Sources::new();
    let found = source::variant(&options.variant, &options.options, &env.cwd, &mut sources)?;
    let theme = source::theme_of(&found, options.theme.as_deref(), &env.cwd, &mut sources)?;
    // The bundled variants' warnings are for those who work on them, also where a user's file extends one: `check` shows
    // them.
    let own: Vec<Diagnostic> =
        found.warnings.iter().filter(|warning| !bundle::is_variant(&warning.file)).cloned().collect();
    if !found.bundled && !own.is_empty() {
        let _ = env.err.write_all(diag::render(&own, &sources, env.color_err).as_bytes());
    }
    let bytes = produce::produce(&found, &theme, options, date, &sources)?;
    let paper = Paper::from(options.paper).name();
    let mut words = vec![found.stem.as_str()];
    for option in &options.options {
        if !words[1..].contains(&option.as_str()) {
            words.push(option);
        }
    }
    words.push(paper);
    let name = format!("{}.pdf", words.join("-"));
    let path = output::path(options.output.as_deref(), &name, &env.cwd);
    deliver(env, &path, &bytes, Kind::Pdf)?;
    let _ = writeln!(env.out, "{}", path.display());
    Ok(())
}
