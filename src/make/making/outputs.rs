//! The files of a kit: their names and their contents.

use crate::imposition::Order;
use crate::laser;
use crate::laser::{BoxOrder, LaserSet};
use crate::make::fault::Fault;
use crate::make::making::products;
use crate::render;
use crate::render::{Letters, Painters};
use crate::request::{Format, Writing};
use crate::scene::Document;
use crate::sheets;

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct File {
    /// Its name, without a folder.
    pub name: String,
    /// Its format, which tells a laser cutter's SVG from the SVG of a page.
    pub format: Format,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// Files of a kit that are made together.
pub(in crate::make) struct Output {
    /// What they show.
    pub(in crate::make) of: OutputOf,
    /// Their format.
    format: Format,
    /// Their names: one, or one for each page.
    pub(in crate::make) names: Vec<String>,
}

/// What files show. Places count from 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::make) enum OutputOf {
    /// The document with this place among the documents of the kit.
    Document(usize),
    /// The bed of the laser cutter with this place.
    Bed(usize),
    /// How the box goes together.
    Box,
    /// All pages in one picture.
    Preview,
}

/// Lists the files of a kit, in every format that is asked for.
pub(in crate::make) fn outputs(
    order: &Order,
    made: &sheets::Documents,
    writing: &Writing,
    laser: Option<&LaserSet>,
) -> Vec<Output> {
    let stem = &order.stem;
    let one = |of, format: Format, name: String| Output { of, format, names: vec![name + format.ending()] };
    let mut outputs = Vec::new();
    for format in writing.kinds() {
        if matches!(format, Format::LaserSvg | Format::Dxf) {
            let beds = 0..laser.map_or(0, |set| set.beds.len());
            let bed = |nth| one(OutputOf::Bed(nth), format, format!("{stem}-laser-{}", nth + 1));
            outputs.extend(beds.map(bed));
            continue;
        }
        for (nth, file) in made.files.iter().enumerate() {
            let (name, pages) = (file.planned.name(stem), file.document.pages.len());
            // All numbers of a document have the same number of digits, so that the names sort.
            let digits = pages.to_string().len().max(2);
            let of_page = |page: usize| format!("{name}-{page:0digits$}{}", format.ending());
            outputs.push(match format {
                Format::Pdf => one(OutputOf::Document(nth), format, name),
                _ => {
                    Output { of: OutputOf::Document(nth), format, names: (1..=pages).map(of_page).collect() }
                }
            });
        }
    }
    if laser.is_some_and(|set| set.chest.is_some()) {
        outputs.push(one(OutputOf::Box, Format::Pdf, format!("{stem}-box")));
    }
    if writing.preview {
        outputs.push(one(OutputOf::Preview, Format::Png, format!("{stem}-preview")));
    }
    outputs
}

/// Makes all files of one kit. The painters paint pages of dots, which take longest.
pub(in crate::make) fn files(
    order: &Order,
    made: &sheets::Documents,
    writing: &Writing,
    painters: Painters<'_>,
) -> Result<Vec<File>, Fault> {
    let laser = laser_set(order, writing)?;
    let mut files = Vec::new();
    for Output { of, format, names } in outputs(order, made, writing, laser.as_ref()) {
        let contents = match of {
            OutputOf::Document(nth) => pages(&made.files[nth].document, format, writing, painters)?,
            OutputOf::Bed(nth) => {
                let bed = laser.as_ref().map(|set| &set.beds[nth]);
                let draw = if format == Format::Dxf { laser::dxf } else { laser::svg };
                bed.map(|bed| draw(bed).into_bytes()).into_iter().collect()
            }
            OutputOf::Box => match laser.as_ref().and_then(|set| set.chest.as_ref()) {
                Some(chest) => vec![render::pdf(&laser::chest::page(order, chest)?)?],
                None => Vec::new(),
            },
            OutputOf::Preview => {
                let preview = sheets::preview(order, made)?;
                vec![render::png_stack(&preview.document, preview.dpi, painters)?]
            }
        };
        files.extend(names.into_iter().zip(contents).map(|(name, bytes)| File { name, format, bytes }));
    }
    Ok(files)
}

/// Writes a document: as one file, or as one for each page.
fn pages(
    document: &Document,
    format: Format,
    writing: &Writing,
    painters: Painters<'_>,
) -> Result<Vec<Vec<u8>>, Fault> {
    Ok(match format {
        Format::Svg => {
            let letters = if writing.outline_text { Letters::Outlines } else { Letters::Text };
            render::svg_pages(document, letters)?.into_iter().map(String::into_bytes).collect()
        }
        Format::Png => render::png_pages(document, writing.dots(), painters)?,
        Format::Pdf | Format::LaserSvg | Format::Dxf => vec![render::pdf(document)?],
    })
}

/// Lays the set on the beds of a laser cutter, the same for every format. `None`: no drawings for one are asked for.
pub(in crate::make) fn laser_set(order: &Order, writing: &Writing) -> Result<Option<LaserSet>, Fault> {
    if !writing.has_laser() {
        return Ok(None);
    }
    let (bed, kerf) = (writing.laser_bed(), writing.laser_kerf());
    let Some(thickness) = writing.thickness else {
        return Ok(Some(laser::set_in_box(order, bed, kerf, None)?));
    };
    let cards = products::cards(order)?;
    Ok(Some(laser::set_in_box(order, bed, kerf, Some(BoxOrder { thickness, cards: &cards }))?))
}
