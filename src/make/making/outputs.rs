//! The files of a kit: their names and their contents.

use crate::imposition::Order;
use crate::laser;
use crate::laser::{BoxOrder, LaserSet};
use crate::make::executor::PageBegins;
use crate::make::fault::Fault;
use crate::make::making::printed;
use crate::render;
use crate::render::Letters;
use crate::request::{Format, Writing};
use crate::scene::Document;
use crate::sheets;

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, without a folder.
    pub name: String,
    /// Its format, which tells a laser cutter's SVG from the SVG of a page.
    pub format: Format,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// Makes all files of one kit, in every format that is asked for. Calls `begins` for each page that is drawn as dots, which
/// takes longest.
pub(in crate::make) fn files(
    order: &Order,
    made: &sheets::Documents,
    writing: &Writing,
    begins: PageBegins<'_>,
) -> Result<Vec<File>, Fault> {
    let laser = laser_set(order, writing)?;
    let beds = laser.as_ref().map_or(&[][..], |set| &set.beds);
    let mut files = Vec::new();
    let mut add = |stem: &str, bytes: Vec<u8>, format: Format| {
        files.push(File { name: format!("{stem}{}", format.ending()), format, bytes });
    };
    for format in writing.kinds() {
        match format {
            Format::Pdf => {
                for file in &made.files {
                    add(&file.name(&order.stem), render::pdf(&file.document)?, format);
                }
            }
            Format::Svg => {
                let letters = if writing.outline_text { Letters::Outlines } else { Letters::Text };
                for (name, document) in named(order, made) {
                    for (nth, page) in render::svg_pages(document, letters)?.into_iter().enumerate() {
                        add(&numbered(&name, nth, document.pages.len()), page.into_bytes(), format);
                    }
                }
            }
            Format::Png => {
                for (name, document) in named(order, made) {
                    let pages = render::png_pages(document, writing.dots(), begins)?;
                    for (nth, page) in pages.into_iter().enumerate() {
                        add(&numbered(&name, nth, document.pages.len()), page, format);
                    }
                }
            }
            Format::LaserSvg | Format::Dxf => {
                for (nth, bed) in beds.iter().enumerate() {
                    let drawing = if format == Format::Dxf { laser::dxf(bed) } else { laser::svg(bed) };
                    add(&bed_name(order, nth), drawing.into_bytes(), format);
                }
            }
        }
    }
    if let Some(chest) = laser.as_ref().and_then(|set| set.chest.as_ref()) {
        add(&box_name(order), render::pdf(&laser::chest::page(order, chest)?)?, Format::Pdf);
    }
    if writing.preview {
        let preview = sheets::preview(order, made)?;
        let picture = render::png_stack(&preview.document, preview.dpi, begins)?;
        add(&preview_name(order), picture, Format::Png);
    }
    Ok(files)
}

/// Lays the set on the beds of a laser cutter, the same for every format. `None`: no drawings for one are asked for.
pub(in crate::make) fn laser_set(order: &Order, writing: &Writing) -> Result<Option<LaserSet>, Fault> {
    if !writing.has_laser() {
        return Ok(None);
    }
    let machine = (writing.laser_bed(), writing.laser_kerf());
    let Some(thickness) = writing.thickness else {
        return Ok(Some(laser::set_in_box(order, machine, None)?));
    };
    let cards = printed::cards(order)?;
    Ok(Some(laser::set_in_box(order, machine, Some(BoxOrder { thickness, cards: &cards }))?))
}

/// Returns the documents of a kit with the names of their files, without endings.
fn named<'a>(order: &Order, made: &'a sheets::Documents) -> impl Iterator<Item = (String, &'a Document)> {
    made.files.iter().map(|file| (file.name(&order.stem), &file.document))
}

/// Returns the name of the file of the `nth` bed of a laser cutter, without its ending.
fn bed_name(order: &Order, nth: usize) -> String {
    format!("{}-laser-{}", &order.stem, nth + 1)
}

/// Returns the name of the file that shows how the box goes together, without its ending.
fn box_name(order: &Order) -> String {
    format!("{}-box", &order.stem)
}

/// Returns the name of the file of the picture of all pages, without its ending.
fn preview_name(order: &Order) -> String {
    format!("{}-preview", &order.stem)
}

/// Returns the name of a page's file: all numbers of a document have the same number of digits, so that they sort.
fn numbered(name: &str, nth: usize, pages: usize) -> String {
    let digits = pages.to_string().len().max(2);
    format!("{name}-{:0digits$}", nth + 1)
}

/// Names of the files that [`files`] makes.
pub(in crate::make) struct OutputNames {
    /// Names of the files of each document of the kit, in the order of the formats.
    pub(in crate::make) documents: Vec<Vec<String>>,
    /// Names of the files of each bed of the laser cutter, in the order of the formats.
    pub(in crate::make) beds: Vec<Vec<String>>,
    /// Names of the page of the box and of the preview, if these are made.
    pub(in crate::make) others: Vec<String>,
}

/// Returns the names of the files of a kit.
pub(in crate::make) fn names(
    order: &Order,
    made: &sheets::Documents,
    writing: &Writing,
    beds: usize,
) -> OutputNames {
    let mut names = OutputNames {
        documents: vec![Vec::new(); made.files.len()],
        beds: vec![Vec::new(); beds],
        others: Vec::new(),
    };
    for format in writing.kinds() {
        let ending = format.ending();
        if matches!(format, Format::LaserSvg | Format::Dxf) {
            for (nth, names) in names.beds.iter_mut().enumerate() {
                names.push(bed_name(order, nth) + ending);
            }
            continue;
        }
        for ((name, document), paths) in named(order, made).zip(&mut names.documents) {
            let pages = document.pages.len();
            match format {
                Format::Pdf => paths.push(name + ending),
                _ => paths.extend((0..pages).map(|nth| numbered(&name, nth, pages) + ending)),
            }
        }
    }
    if writing.thickness.is_some() {
        names.others.push(box_name(order) + Format::Pdf.ending());
    }
    if writing.preview {
        names.others.push(preview_name(order) + Format::Png.ending());
    }
    names
}
