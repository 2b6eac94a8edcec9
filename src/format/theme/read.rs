//! Reads the layers of a theme: its own folder, over the folder of the theme that it extends.

use super::board::board;
use super::drawings::Drawings;
use super::games;
use super::layer::{Layer, colors, merged};
use super::legible::legible;
use super::overlay::Overlay;
use super::said::{ReadDepth, named, palette};
use super::shows::shows;
use super::{ThemeFiles, carton, inks, text, words};
use crate::diag::{Diagnostic, Severity, Sources};
use crate::format::file::{FileEntry, FileSection, Report, way};
use crate::format::variant::check_name;
use crate::keyed::keyed;
use crate::scene::Color;
use crate::scene::TitleFace;
use crate::theme::ink::colors as colors_of;
use crate::theme::photo::PhotoAlbum;
use crate::theme::svg::DrawnTogether;
use crate::theme::{Artwork, BoardLayer, Palette, Slot};

/// Key of the face of titles.
pub(in crate::format) const TITLE: &str = "title-face";

/// Most themes that may build on each other.
const DEEPEST: usize = 8;

/// Reads a folder and what it extends. `below` are the files that lead here, each extending the next.
pub(super) fn whole(
    files: &dyn ThemeFiles,
    sources: &mut Sources,
    depth: ReadDepth<'_>,
    below: &[String],
) -> Result<Layer, Vec<Diagnostic>> {
    let file = files.name("theme.toml");
    let source = text(files, "theme.toml", sources).map_err(|fault| vec![fault])?;
    let (report, table) = Report::parse(&file, &source);
    let root = FileSection::root(&table, &report);
    let parent = match root.optional("extends") {
        None => None,
        Some(name) => {
            let Some(folder) = folder(files, &name, below) else { return Err(report.finish()) };
            let below = [below, std::slice::from_ref(&file)].concat();
            let depth = if matches!(depth, ReadDepth::Symbols) { ReadDepth::Whole } else { depth };
            Some(whole(folder.as_ref(), sources, depth, &below)?)
        }
    };
    let mut others = Vec::new();
    let mut layer = own(files, root, &file, sources, depth, parent, &mut others);
    let (mut faults, odd): (Vec<_>, Vec<_>) =
        report.finish().into_iter().partition(|found| found.severity == Severity::Error);
    layer.odd = odd;
    faults.append(&mut others);
    if faults.is_empty() {
        let unreadable = |found: &Diagnostic| found.severity == Severity::Error;
        faults = legible(&layer, &file).into_iter().filter(unreadable).collect();
    }
    if faults.is_empty() { Ok(layer) } else { Err(faults) }
}

/// Returns the folder of the theme that is extended; reports a fault if there is none.
fn folder<'f>(
    files: &'f dyn ThemeFiles,
    extends: &FileEntry<'_>,
    below: &[String],
) -> Option<Box<dyn ThemeFiles + 'f>> {
    let name = extends.read::<String>()?;
    if extends.report.has_errors() {
        return None;
    }
    let own = files.name("theme.toml");
    match files.extended(&name) {
        Err(unfound) => extends.fault(unfound.message, unfound.help),
        Ok(folder) if folder.name("theme.toml") == own || below.contains(&folder.name("theme.toml")) => {
            let way = way(below.iter().map(String::as_str).chain([own.as_str()]));
            let message = keyed!("theme-extends-itself", way => way, last = folder.name("theme.toml"));
            let help = keyed!("extend-no-theme-or-another");
            extends.fault(message, help);
        }
        Ok(_) if below.len() >= DEEPEST => {
            let message = keyed!("too-many-themes-extended", most = DEEPEST);
            let help = keyed!("extend-a-plain-theme");
            extends.fault(message, help);
        }
        Ok(folder) => return Some(folder),
    }
    None
}

/// Reads a folder's own content, over the theme that it extends.
fn own(
    files: &dyn ThemeFiles,
    root: FileSection<'_>,
    file: &str,
    sources: &mut Sources,
    depth: ReadDepth<'_>,
    parent: Option<Layer>,
    others: &mut Vec<Diagnostic>,
) -> Layer {
    let (report, is_built_on) = (root.report, parent.is_some());
    let section = |key: &'static str| if is_built_on { root.section(key) } else { root.needed_section(key) };
    let name = if is_built_on && root.optional("name").is_none() {
        files.id()
    } else {
        let name = root.text("name", "name = \"Jorvik\"");
        name.inspect(|name| check_name(name, report)).map(|name| name.value).unwrap_or_default()
    };
    let title = root.optional(TITLE).and_then(|face| face.choose(&TitleFace::ALL, TitleFace::key));
    let palette = section("palette").map(|section| palette(section, file, is_built_on));
    let art = section("art");
    let mut reader = Drawings {
        files,
        report,
        sources: &mut *sources,
        faults: &mut *others,
        needed: if let ReadDepth::Needed(needed) = depth { Some(needed) } else { None },
        drawn: DrawnTogether::default(),
        album: PhotoAlbum::default(),
        // Where a colour is missing, which is reported elsewhere, all are black.
        palette: colors(&merged(palette.as_deref().unwrap_or_default(), parent.as_ref()))
            .unwrap_or(Palette::BLACK),
    };
    let symbols = match (depth, &art) {
        (ReadDepth::Words, _) => Some(Artwork::default()),
        (ReadDepth::Symbols, Some(section)) if !is_built_on => reader.symbols(section),
        _ => None,
    };
    let games = games::sections(&root);
    // A theme read only for diagrams or lists may have anything in its other sections: nobody reads them.
    let bare = symbols.is_some();
    let drawn_at = art.as_ref().map(|section| named(section, file)).unwrap_or_default();
    let art = symbols.or_else(|| art.map(|section| reader.all(section, !is_built_on)));
    let layer = Layer {
        name,
        palette: palette.unwrap_or_default(),
        title,
        drawn_at,
        art: art.unwrap_or_default(),
        shows: root.section("shows").map(shows).unwrap_or_default(),
        games: games.iter().map(|(id, _)| id.clone()).collect(),
        ..Layer::default()
    };
    let over = Overlay::new(parent, layer);
    let mut layer = over.layer();
    if !bare {
        let own = root.section("board").map(|section| board(section, &mut reader)).unwrap_or_default();
        layer.board = own.over(layer.board);
        layer.lid_title = root.section("box").and_then(carton::title).or(layer.lid_title);
        let land = layer.board.layers();
        let painted = land.iter().flat_map(BoardLayer::drawings);
        let mut colors: Vec<Color> = layer.art.all().chain(painted).flat_map(|art| colors_of(art)).collect();
        colors.extend(land.iter().flat_map(BoardLayer::colors));
        let complete = !layer.art[Slot::King].is_empty() && reader.needed.is_none();
        let inks = root
            .section(inks::INK)
            .map(|section| inks::all(section, inks::INK, &mut reader, complete.then_some(&colors[..])));
        layer.inks = over.inks(inks.unwrap_or_default());
        root.finish();
    }
    let look = games::meant(games, files.game(), &mut reader, file, depth);
    let words = words::all(files, sources, is_built_on, others);
    layer.misnamed = over.misnamed(&words);
    layer.words = over.words(words);
    match look {
        Some(look) => dressed(layer, *look),
        None => layer,
    }
}

/// Returns a theme in the look that it has for a game. The words stay: they are by the author of both.
///
/// It keeps its room of the stack for itself: drawings, which may be nested deep, are read on top of [`own`].
#[inline(never)]
fn dressed(theme: Layer, (game, look): (String, Layer)) -> Layer {
    let words = theme.words.clone();
    let kept = Layer { name: theme.name.clone(), misnamed: theme.misnamed.clone(), ..look };
    let (games, inks) = (theme.games.clone(), kept.inks.clone());
    let over = Overlay::new(Some(theme), kept);
    let mut layer = over.layer();
    layer.inks = over.inks(inks);
    Layer { words, games, game: Some(game), ..layer }
}
