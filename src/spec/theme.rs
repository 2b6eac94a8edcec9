//! A theme's folder: `theme.toml`, the drawings it names, and its words.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::decode::decode;
use super::report::Report;
use super::section::{Section, Text};
use super::value::read as read_value;
use crate::diag::{Diagnostic, Sources};
use crate::scene::{Art, Color};
use crate::theme::{BoardArt, Palette, PieceArt, Starts, Theme, Turning, plain, svg};

/// The files of a folder, wherever it is.
pub trait Files {
    /// The folder's name, by which the theme is chosen.
    fn id(&self) -> String;
    /// A file of the folder as messages should call it.
    fn name(&self, file: &str) -> String;
    /// The contents of a file of the folder.
    ///
    /// # Errors
    ///
    /// Why there are none.
    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault>;
}

/// Why a file of a folder can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It isn't there.
    Missing,
    /// It is, but the system says this.
    Unreadable(String),
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("there is no such file"),
            Self::Unreadable(why) => write!(f, "the file can't be read: {why}"),
        }
    }
}

/// Languages a theme may have words in, by their tags; each in a file of its own. The first is required.
const LANGUAGES: [&str; 1] = ["en"];

/// Reads a theme. The texts of all files read go to `sources`, for showing faults.
///
/// # Errors
///
/// Every fault of every file of the folder, in the order of the files.
pub fn theme(files: &dyn Files, sources: &mut Sources) -> Result<Theme, Vec<Diagnostic>> {
    let file = files.name("theme.toml");
    let source = text(files, "theme.toml", sources).map_err(|fault| vec![fault])?;
    let (report, table) = Report::parse(&file, &source);
    let mut others = Vec::new();
    let read = read(files, Section::root(&table, &report), &report, sources, &mut others);
    let mut faults = report.finish();
    faults.append(&mut others);
    match read {
        Some(theme) if faults.is_empty() => Ok(theme),
        _ => Err(faults),
    }
}

fn read(
    files: &dyn Files,
    root: Section<'_>,
    report: &Report<'_>,
    sources: &mut Sources,
    others: &mut Vec<Diagnostic>,
) -> Option<Theme> {
    // The name is for people who read the file; sets take their title from the words.
    let name = root.text("name", "name = \"Jorvik\"");
    let palette = root.needed_section("palette").and_then(|section| palette(section, report));
    let art = root.needed_section("art");
    let (starts, turning) = board(root.section("board"));
    root.finish();
    let drawings = art.and_then(|section| {
        let mut drawings = Drawings { files, report, sources: &mut *sources, faults: &mut *others };
        drawings.all(section)
    });
    let words: Vec<_> =
        LANGUAGES.iter().filter_map(|&language| words(files, language, sources, others)).collect();
    name?;
    let (palette, drawings) = (palette?, drawings?);
    Some(Theme {
        id: files.id(),
        palette,
        pieces: drawings.pieces(&palette),
        board: drawings.board(&palette, starts, turning),
        ornament: drawings.vignette,
        words,
    })
}

/// How the drawings of squares are used; what is not said is as usual.
fn board(section: Option<Section<'_>>) -> (Starts, Turning) {
    let Some(section) = section else { return Default::default() };
    let starts = section
        .optional("starting-squares")
        .and_then(|value| section.choose("starting-squares", value, &Starts::ALL, Starts::name));
    let turning = section
        .optional("turned-by")
        .and_then(|value| section.choose("turned-by", value, &Turning::ALL, Turning::name));
    section.finish();
    (starts.unwrap_or_default(), turning.unwrap_or_default())
}

/// A file as text, which goes to `sources` too.
fn text(files: &dyn Files, file: &str, sources: &mut Sources) -> Result<String, Diagnostic> {
    let name = files.name(file);
    let bytes = files.read(file).map_err(|fault| {
        Diagnostic::error(&name, fault.to_string())
            .help("a theme is a folder with theme.toml, the drawings it names, and en.ftl")
    })?;
    let text = decode(&name, &bytes)?;
    sources.add(name, text);
    Ok(text.to_owned())
}

/// The words of a language: its tag, the file's name and the text.
fn words(
    files: &dyn Files,
    language: &str,
    sources: &mut Sources,
    faults: &mut Vec<Diagnostic>,
) -> Option<(String, String, String)> {
    let file = format!("{language}.ftl");
    match text(files, &file, sources) {
        Ok(text) => Some((language.to_owned(), files.name(&file), text)),
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}

fn palette(section: Section<'_>, report: &Report<'_>) -> Option<Palette> {
    let color = |key: &'static str| -> Option<Color> {
        let text = section.text(key, &format!("{key} = \"#8b2e1f\""))?;
        let color = text.value.parse::<Color>();
        if let Err(fault) = &color {
            report.error(
                text.span,
                fault.to_string(),
                format!("write {key} = \"#8b2e1f\" or another colour"),
            );
        }
        color.ok()
    };
    // One after another before any `?`, so that all of them are reported.
    let [paper, ink, quiet, accent] = ["paper", "ink", "quiet", "accent"].map(color);
    let [ground, camp, town, hall, grid] = ["ground", "camp", "town", "hall", "grid"].map(color);
    let [attackers, defenders, king] = ["attackers", "defenders", "king"].map(color);
    let [light, border, ribbon] = ["light", "border", "border-ribbon"].map(color);
    section.finish();
    Some(Palette {
        paper: paper?,
        ink: ink?,
        quiet: quiet?,
        accent: accent?,
        ground: ground?,
        camp: camp?,
        town: town?,
        hall: hall?,
        grid: grid?,
        attackers: attackers?,
        defenders: defenders?,
        king: king?,
        light: light?,
        border: border?,
        border_ribbon: ribbon?,
    })
}

/// The drawings that `[art]` names; slots that a theme may leave empty are filled from the palette.
struct Drawn {
    king: Arc<Art>,
    defender: Arc<Art>,
    attacker: Arc<Art>,
    knight: Option<Arc<Art>>,
    commander: Option<Arc<Art>>,
    ground: Vec<Arc<Art>>,
    camp: Vec<Arc<Art>>,
    town: Vec<Arc<Art>>,
    throne: Arc<Art>,
    corner: Option<Arc<Art>>,
    escape: Option<Arc<Art>>,
    camp_mark: Option<Arc<Art>>,
    camp_edge: Option<Arc<Art>>,
    town_edge: Option<Arc<Art>>,
    vignette: Arc<Art>,
}

impl Drawn {
    fn pieces(&self, palette: &Palette) -> PieceArt {
        let officer = |drawn: &Option<Arc<Art>>, man: &Arc<Art>, color: Color| {
            drawn.clone().unwrap_or_else(|| plain::officer(man, color, palette))
        };
        PieceArt {
            king: Arc::clone(&self.king),
            defender: Arc::clone(&self.defender),
            attacker: Arc::clone(&self.attacker),
            knight: officer(&self.knight, &self.defender, palette.defenders),
            commander: officer(&self.commander, &self.attacker, palette.attackers),
        }
    }

    fn board(&self, palette: &Palette, starts: Starts, turning: Turning) -> BoardArt {
        let or = |drawn: &Option<Arc<Art>>, plain: fn(&Palette) -> Arc<Art>| {
            drawn.clone().unwrap_or_else(|| plain(palette))
        };
        BoardArt {
            ground: self.ground.clone(),
            camp: self.camp.clone(),
            town: self.town.clone(),
            throne: Arc::clone(&self.throne),
            corner: or(&self.corner, plain::corner),
            escape: or(&self.escape, plain::escape),
            camp_mark: or(&self.camp_mark, plain::camp_mark),
            camp_edge: self.camp_edge.clone(),
            town_edge: self.town_edge.clone(),
            starts,
            turning,
        }
    }
}

/// Reads the drawings that `[art]` names.
struct Drawings<'a> {
    files: &'a dyn Files,
    report: &'a Report<'a>,
    sources: &'a mut Sources,
    faults: &'a mut Vec<Diagnostic>,
}

impl Drawings<'_> {
    fn all(&mut self, section: Section<'_>) -> Option<Drawn> {
        // One after another before any `?`, so that all faults are reported.
        let [king, defender, attacker] = ["king", "defender", "attacker"].map(|key| self.one(&section, key));
        let [knight, commander] = ["knight", "commander"].map(|key| self.maybe(&section, key));
        let [ground, camp, town] = ["ground", "camp", "town"].map(|key| self.several(&section, key));
        let throne = self.one(&section, "throne");
        let [corner, escape] = ["corner", "escape"].map(|key| self.maybe(&section, key));
        let [camp_mark, camp_edge, town_edge] =
            ["camp-mark", "camp-edge", "town-edge"].map(|key| self.maybe(&section, key));
        let vignette = self.one(&section, "vignette");
        section.finish();
        Some(Drawn {
            king: king?,
            defender: defender?,
            attacker: attacker?,
            knight,
            commander,
            ground: ground?,
            camp: camp?,
            town: town?,
            throne: throne?,
            corner,
            escape,
            camp_mark,
            camp_edge,
            town_edge,
            vignette: vignette?,
        })
    }

    /// A slot that may stay empty. What is wrong with its drawing is reported, so the theme is refused.
    fn maybe(&mut self, section: &Section<'_>, key: &'static str) -> Option<Arc<Art>> {
        let value = section.optional(key)?;
        self.draw(&Text { value: read_value(value, key, self.report)?, span: value.span() })
    }

    /// A slot for one drawing.
    fn one(&mut self, section: &Section<'_>, key: &'static str) -> Option<Arc<Art>> {
        let text = section.text(key, &format!("{key} = \"{key}.svg\""))?;
        self.draw(&text)
    }

    /// A slot for one or more drawings.
    fn several(&mut self, section: &Section<'_>, key: &'static str) -> Option<Vec<Arc<Art>>> {
        let value = section.needed(key, &format!("{key} = [\"{key}-1.svg\", \"{key}-2.svg\"]"))?;
        let texts = section.texts(key, value)?;
        if texts.is_empty() {
            let help = format!("name at least one drawing: {key} = [\"{key}.svg\"]");
            self.report.missing(value.span(), format!("`{key}` names no drawing"), help);
            return None;
        }
        let drawn: Vec<_> = texts.iter().map(|text| self.draw(text)).collect();
        drawn.into_iter().collect()
    }

    /// Reads a drawing. That it is missing is a fault of the line that names it; what is wrong with it, one
    /// of its own.
    fn draw(&mut self, text: &Text) -> Option<Arc<Art>> {
        let file = text.value.as_str();
        // A theme is one folder: it means the same wherever it is put.
        if file.contains(['/', '\\']) || file.starts_with('.') {
            let help = "put the drawing into the theme's folder and write its name only";
            self.report.error(text.span.clone(), format!("\"{file}\" is no file of this folder"), help);
            return None;
        }
        let name = self.files.name(file);
        let bytes = match self.files.read(file) {
            Ok(bytes) => bytes,
            Err(fault) => {
                let message = format!("\"{file}\": {fault}");
                self.report.error(text.span.clone(), message, format!("put the drawing there as {name}"));
                return None;
            }
        };
        let source = decode(&name, &bytes).map_err(|fault| self.faults.push(fault)).ok()?;
        if self.sources.get(&name).is_some() {
            // Named twice; its faults have been reported.
            return svg::lower(&name, source).ok().map(Arc::new);
        }
        self.sources.add(&name, source);
        match svg::lower(&name, source) {
            Ok(art) => Some(Arc::new(art)),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| Diagnostic {
                    file: fault.file,
                    span: fault.place.map(|(line, column)| place(source, line, column)),
                    message: fault.message,
                    help: Some(fault.help),
                    severity: crate::diag::Severity::Error,
                }));
                None
            }
        }
    }
}

/// The character at a line and column, both from 1, in bytes.
fn place(source: &str, line: u32, column: u32) -> Range<usize> {
    let mut rest = 1..line;
    let start = source.match_indices('\n').map(|(at, _)| at + 1).nth(rest.len().wrapping_sub(1));
    let start = if rest.next().is_none() { 0 } else { start.unwrap_or(source.len()) };
    let text = &source[start..];
    let at =
        text.char_indices().nth(column.saturating_sub(1) as usize).map_or(source.len(), |(at, _)| start + at);
    at..at + source[at..].chars().next().map_or(0, char::len_utf8)
}
