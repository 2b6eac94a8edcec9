//! Says what kits would take, before a sheet is used. Nothing is written.

mod files;
mod json;
mod text;
mod words;

use super::crew::Threads;
use super::error::Error;
use super::place;
use super::place::OutputPlace;
use super::{Env, asked};
use crate::cli;
use crate::make;
use crate::make::{KitPlan, PlannedKits};
use crate::render::Coverage;

/// Plans the kits, and says what they take.
pub(super) fn plan(options: &cli::PlanArgs, env: &mut Env<'_>) -> Result<(), Error> {
    place::check(&options.kit, env)?;
    let place = OutputPlace::new(options.kit.writing.output.as_deref(), &env.cwd);
    let disk = asked::disk(&options.kit.variants, env)?;
    let (request, library) = (asked::request(&options.kit, &place, env)?, asked::library(&disk));
    let PlannedKits { kits, notices } =
        make::plan_with(&request, &library, &Threads).map_err(|refused| env.refused(refused))?;
    env.notice(&notices);
    let kits = placed(kits, &place);
    env.tell(&if options.json { json::told(&kits) } else { text::told(&kits) })
}

/// The kits with the paths of their files in place of the names.
fn placed(mut kits: Vec<KitPlan>, place: &OutputPlace) -> Vec<KitPlan> {
    let names = |kit: &mut KitPlan| -> usize {
        kit.files.iter().map(|file| file.names.len()).sum::<usize>() + kit.others.len()
    };
    let alone = kits.iter_mut().map(names).sum::<usize>() == 1;
    for kit in &mut kits {
        for name in kit.files.iter_mut().flat_map(|file| &mut file.names).chain(&mut kit.others) {
            *name = place.path(name, alone).display().to_string();
        }
    }
    kits
}

/// All ink of a page.
fn all(ink: Coverage) -> f64 {
    ink.cyan + ink.magenta + ink.yellow + ink.black
}
