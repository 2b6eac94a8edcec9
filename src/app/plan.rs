//! Shows plans of kits, before a sheet is used. No file is written.

mod contents;
mod files;
mod laser;
mod table;
mod text;
mod words;

use super::error::Error;
use super::place;
use super::place::OutputPlace;
use super::progress::{Doing, watched};
use super::{Env, asked};
use crate::cli;
use crate::make;
use crate::make::{KitPlan, PlannedKits};

/// Plans the kits, and shows the plans.
pub(super) fn plan(options: &cli::PlanArgs, env: &mut Env<'_>) -> Result<(), Error> {
    place::check(&options.kit, env)?;
    let place = OutputPlace::new(options.kit.output.as_deref(), &env.cwd);
    let disk = asked::disk(&options.kit.request.variants, env)?;
    let (request, library) = (asked::request(&options.kit, &place, env)?, asked::library(&disk));
    let quiet = options.kit.telling.quiet;
    let doing = Doing::PLANNING.stopping(request.settings.plays_games());
    let planned = watched(env, &doing, quiet, |executor| make::plan_with(&request, &library, executor));
    let PlannedKits { kits, notices } = planned.map_err(|refused| env.refused(refused))?;
    env.notice(&notices);
    let kits = placed(kits, &place);
    env.tell(&if options.json { make::plan_json(&kits) } else { text::told(&kits) })
}

/// Returns the kits with the paths of their files in place of the names.
fn placed(mut kits: Vec<KitPlan>, place: &OutputPlace) -> Vec<KitPlan> {
    let alone = kits.iter_mut().map(|kit| names(kit).count()).sum::<usize>() == 1;
    for name in kits.iter_mut().flat_map(names) {
        *name = place.path(name, alone).display().to_string();
    }
    kits
}

/// Returns the names of all files of a kit.
fn names(kit: &mut KitPlan) -> impl Iterator<Item = &mut String> {
    let pages = kit.files.iter_mut().flat_map(|file| &mut file.names);
    let beds = kit.laser.iter_mut().flat_map(|plan| &mut plan.beds).flat_map(|bed| &mut bed.names);
    pages.chain(beds).chain(&mut kit.others)
}
