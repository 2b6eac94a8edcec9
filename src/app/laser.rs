//! The files of a set for a laser cutter.

use super::output::Kind;
use crate::cli::{Format, Writing};
use crate::error::Error;
use crate::laser;
use crate::sheet::Job;

/// Name, content and kind of each file: one for each bed and format that is asked for.
pub(super) fn files(job: &Job<'_>, writing: &Writing) -> Result<Vec<(String, Vec<u8>, Kind)>, Error> {
    let formats: Vec<Format> = writing
        .formats
        .iter()
        .copied()
        .filter(|format| matches!(format, Format::LaserSvg | Format::Dxf))
        .collect();
    if formats.is_empty() {
        return Ok(Vec::new());
    }
    let beds = laser::beds(job, writing.bed, writing.kerf)?;
    let mut files = Vec::new();
    for (nth, bed) in (1..).zip(&beds) {
        for &format in &formats {
            let (ending, text, kind) = match format {
                Format::Dxf => ("dxf", laser::dxf(bed), Kind::Dxf),
                _ => ("svg", laser::svg(bed), Kind::Svg),
            };
            files.push((format!("{}-laser-{nth}.{ending}", job.stem), text.into_bytes(), kind));
        }
    }
    Ok(files)
}
