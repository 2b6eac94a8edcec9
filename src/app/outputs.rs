//! The files of kits: what they are called, what is in them, and how they come to the disk together.

use super::output::{self, Kind};
use super::{Env, deliver};
use crate::cli::{self, Format, Options, Writing};
use crate::error::Error;
use crate::imposition::Job;
use crate::laser;
use crate::render::{self, Letters};
use crate::scene::Document;
use crate::sheets;
use crate::sheets::Made;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A file that is made and not yet written.
pub(super) struct Output {
    path: PathBuf,
    bytes: Vec<u8>,
    kind: Kind,
}

/// Where the files of one kit go, and how their names begin.
pub(super) struct Place {
    folder: PathBuf,
    stem: String,
    /// The path that was given, for a kit that is one file.
    file: Option<PathBuf>,
}

impl Place {
    /// The place that a user gave, or `output`; `stem` is the kit's own, for a user who named no file.
    pub(super) fn new(given: Option<&Path>, stem: &str, cwd: &Path) -> Self {
        let named = |folder: &Path| Self { folder: folder.to_owned(), stem: stem.to_owned(), file: None };
        match given {
            None => named(Path::new("output")),
            Some(given) if output::is_folder(given, cwd) => named(given),
            Some(given) => Self {
                folder: given.parent().map(Path::to_owned).unwrap_or_default(),
                stem: given
                    .file_stem()
                    .map_or_else(|| stem.to_owned(), |stem| stem.to_string_lossy().into_owned()),
                file: Some(given.to_owned()),
            },
        }
    }

    /// How the names of its files begin.
    pub(super) fn stem(&self) -> &str {
        &self.stem
    }

    fn path(&self, name: &str, kind: Kind) -> PathBuf {
        self.folder.join(format!("{name}{}", kind.ending()))
    }
}

/// Refuses a path that can't name what is to be written, before anything is made.
pub(super) fn check(options: &Options, env: &Env<'_>) -> Result<(), Error> {
    let Some(given) = options.writing.output.as_deref() else { return Ok(()) };
    if output::is_folder(given, &env.cwd) {
        return Ok(());
    }
    let shown = given.display();
    let misuse = |message: &str| Err(Error::Usage(cli::misuse(message)));
    if given == Path::new("-") {
        return misuse(
            "`--output -` names no file, and nothing is sent to standard output: name a file or a folder",
        );
    }
    if options.variants.len() > 1 {
        return misuse(&format!(
            "`--output {shown}` names one file, and each of {} games has its own: name a folder, such as kits/",
            options.variants.len()
        ));
    }
    let Some(ending) = given.extension().map(|ending| ending.to_string_lossy().to_lowercase()) else {
        return Ok(());
    };
    let endings: BTreeSet<&str> = kinds(&options.writing).map(Kind::ending).collect();
    if endings.iter().any(|known| known[1..] == ending) {
        return Ok(());
    }
    let endings: Vec<&str> = endings.into_iter().collect();
    misuse(&format!(
        "`--output {shown}` ends in .{ending}, and what is to be written ends in {}: name such a file, a folder that ends \
         in /, or another --format",
        endings.join(" or ")
    ))
}

/// Refuses kits that would be written to the same files, before anything is made.
pub(super) fn check_apart<'a>(places: impl Iterator<Item = &'a Place>) -> Result<(), Error> {
    let mut stems = BTreeSet::new();
    for place in places {
        if !stems.insert(place.stem()) {
            return Err(Error::Usage(cli::misuse(&format!(
                "two of the games would be written to `{}`: name each game once, and give files of yours different names",
                place.path(place.stem(), Kind::Pdf).display()
            ))));
        }
    }
    Ok(())
}

/// The formats that are asked for, each once.
fn formats(writing: &Writing) -> impl Iterator<Item = Format> + '_ {
    let formats = writing.formats.iter().enumerate();
    formats.filter(|(nth, format)| !writing.formats[..*nth].contains(format)).map(|(_, format)| *format)
}

/// The kinds of file that are to be written.
fn kinds(writing: &Writing) -> impl Iterator<Item = Kind> + '_ {
    writing.formats.iter().copied().map(kind).chain(writing.preview.then_some(Kind::Png))
}

/// The kind of file that a format has.
const fn kind(format: Format) -> Kind {
    match format {
        Format::Pdf => Kind::Pdf,
        Format::Svg | Format::LaserSvg => Kind::Svg,
        Format::Png => Kind::Png,
        Format::Dxf => Kind::Dxf,
    }
}

/// All files of one kit, in every format that is asked for.
pub(super) fn made(
    job: &Job<'_>,
    made: &Made,
    place: &Place,
    writing: &Writing,
) -> Result<Vec<Output>, Error> {
    let mut outputs = Vec::new();
    let mut add = |name: &str, bytes: Vec<u8>, kind: Kind| {
        outputs.push(Output { path: place.path(name, kind), bytes, kind });
    };
    for format in formats(writing) {
        match format {
            Format::Pdf => {
                for file in &made.files {
                    add(&file.name(&place.stem), render::pdf(&file.document)?, Kind::Pdf);
                }
            }
            Format::Svg => {
                let letters = if writing.outline_text { Letters::Outlines } else { Letters::Text };
                for (name, document) in named(made, place) {
                    for (nth, page) in render::svg_pages(document, letters)?.into_iter().enumerate() {
                        add(&numbered(&name, nth, document.pages.len()), page.into_bytes(), Kind::Svg);
                    }
                }
            }
            Format::Png => {
                for (name, document) in named(made, place) {
                    for (nth, page) in render::png_pages(document, writing.dpi())?.into_iter().enumerate() {
                        add(&numbered(&name, nth, document.pages.len()), page, Kind::Png);
                    }
                }
            }
            Format::LaserSvg | Format::Dxf => {
                let kind = kind(format);
                for (nth, bed) in laser::beds(job, writing.bed(), writing.kerf())?.iter().enumerate() {
                    let drawing = if kind == Kind::Dxf { laser::dxf(bed) } else { laser::svg(bed) };
                    add(&bed_name(place, nth), drawing.into_bytes(), kind);
                }
            }
        }
    }
    if writing.preview {
        let preview = sheets::preview(job, made)?;
        let picture = render::png_stack(&preview.document, preview.dpi)?;
        add(&preview_name(place), picture, Kind::Png);
    }
    // A path that names a file is the whole name of a single one.
    if let ([output], Some(file)) = (outputs.as_mut_slice(), &place.file) {
        output.path.clone_from(file);
    }
    Ok(outputs)
}

/// The documents of a kit with the names of their files, without endings.
fn named<'a>(made: &'a Made, place: &Place) -> impl Iterator<Item = (String, &'a Document)> {
    made.files.iter().map(|file| (file.name(&place.stem), &file.document))
}

/// The name of the file of a laser cutter's bed.
fn bed_name(place: &Place, nth: usize) -> String {
    format!("{}-laser-{}", place.stem, nth + 1)
}

/// The name of the picture of all pages.
fn preview_name(place: &Place) -> String {
    format!("{}-preview", place.stem)
}

/// The name of a page's file: all numbers of a document have as many digits, so that they sort.
fn numbered(name: &str, nth: usize, pages: usize) -> String {
    let digits = pages.to_string().len().max(2);
    format!("{name}-{:0digits$}", nth + 1)
}

/// The names of what [`made`] would make.
pub(super) struct Names {
    /// Those of each document of the kit, in the order of the formats.
    pub(super) documents: Vec<Vec<PathBuf>>,
    /// Those of the laser cutter's beds, and of the preview.
    pub(super) others: Vec<PathBuf>,
}

/// What the files of a kit would be called.
pub(super) fn names(job: &Job<'_>, made: &Made, place: &Place, writing: &Writing) -> Result<Names, Error> {
    let mut names = Names { documents: vec![Vec::new(); made.files.len()], others: Vec::new() };
    for format in formats(writing) {
        let kind = kind(format);
        if matches!(format, Format::LaserSvg | Format::Dxf) {
            let beds = laser::beds(job, writing.bed(), writing.kerf())?.len();
            names.others.extend((0..beds).map(|nth| place.path(&bed_name(place, nth), kind)));
            continue;
        }
        for ((name, document), paths) in named(made, place).zip(&mut names.documents) {
            let pages = document.pages.len();
            match format {
                Format::Pdf => paths.push(place.path(&name, kind)),
                _ => paths.extend((0..pages).map(|nth| place.path(&numbered(&name, nth, pages), kind))),
            }
        }
    }
    if writing.preview {
        names.others.push(place.path(&preview_name(place), Kind::Png));
    }
    let mut all: Vec<&mut PathBuf> = names.documents.iter_mut().flatten().chain(&mut names.others).collect();
    if let ([only], Some(file)) = (all.as_mut_slice(), &place.file) {
        only.clone_from(file);
    }
    Ok(names)
}

/// Writes all files, and says where each is. Nothing is written if two of them have one name, or if what is there already
/// must not be replaced.
pub(super) fn write(outputs: &[Output], env: &mut Env<'_>) -> Result<(), Error> {
    let mut paths = BTreeSet::new();
    for Output { path, kind, .. } in outputs {
        let refused = |why: String| Error::Output { path: path.clone(), why };
        if !paths.insert(env.cwd.join(path)) {
            return Err(refused("two files of this run would have this name".to_owned()));
        }
        output::check(&env.cwd.join(path), *kind).map_err(refused)?;
    }
    for (nth, Output { path, bytes, kind }) in outputs.iter().enumerate() {
        match deliver(env, path, bytes, *kind) {
            Ok(()) => {}
            Err(Error::Output { path, why }) if nth > 0 => {
                let paths = |outputs: &[Output]| outputs.iter().map(|output| output.path.clone()).collect();
                let (written, missing) = (paths(&outputs[..nth]), paths(&outputs[nth..]));
                // What keeps the disk from being written matters more than the terminal.
                let _ = env.tell(&listed(&outputs[..nth]));
                return Err(Error::Partly { path, why, written, missing });
            }
            Err(error) => return Err(error),
        }
    }
    env.tell(&listed(outputs))
}

/// The paths of files, each on its line.
fn listed(outputs: &[Output]) -> String {
    outputs.iter().map(|output| output.path.display().to_string() + "\n").collect()
}
