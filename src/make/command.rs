//! The command that makes a kit again: page 1 has it, for whoever has lost the file, or finds a set and wants another.
//!
//! It names what differs from what the program does unasked, and nothing of the machine it was made on: of paths the file or
//! the folder alone, not where the files were written.

use super::request::{Format, Request, Writing};
use super::to_make::GameToMake;
use crate::field::Field;
use crate::imposition::{CellSize, Component, Settings, Sides, TokenShape};
use crate::scene::{Flip, Vec2};
use crate::text::Language;
use crate::units::Length;
use std::path::Path;

/// The name of the program.
const PROGRAM: &str = "tafl-print";
/// The field that chooses how much the leaflet tells is no field that faults name.
pub(super) const LEAFLET: &str = "leaflet";
/// Nor is that which chooses how the rules are told.
pub(super) const READING: &str = "reading";
/// The option that chooses languages is a shorter word than its field.
const LANGUAGE: &str = "lang";

/// The command that makes the kit of this game again, as one writes it in a shell. A game that shares its pieces with others
/// is made with them.
pub(super) fn command(request: &Request, game: &GameToMake) -> String {
    let Request { theme, maker, settings, share_pieces, writing, stem, .. } = request;
    let (variants, options) = if *share_pieces {
        (request.variants.as_slice(), request.options.as_slice())
    } else {
        (std::slice::from_ref(&game.asked), game.chosen.as_slice())
    };
    let mut words = SaidChoices::default();
    for variant in variants {
        words.option(Field::Variant.name(), last(variant));
    }
    for option in options {
        words.option(Field::Option.name(), option);
    }
    if let Some(theme) = theme {
        words.option(Field::Theme.name(), last(theme));
    }
    words.languages(&request.languages);
    if let Some(maker) = maker {
        words.option(Field::Maker.name(), maker);
    }
    words.settings(settings);
    words.flag(Field::SharePieces, *share_pieces);
    words.writing(writing);
    // Where page 1 names the files, they have to be called the same again.
    let is_named = settings.names_files() || *share_pieces;
    let file = stem.as_ref().filter(|_| is_named).map(|stem| quoted(&format!("{stem}.pdf")));
    words.command() + &file.map(|file| format!(" -o {file}")).unwrap_or_default()
}

/// The command that makes the cards and the leaflet of the game on the other side of the board, on the same paper and in the
/// same look.
pub(super) fn rules_of_back(request: &Request) -> String {
    let Request { theme, maker, settings, .. } = request;
    let mut words = SaidChoices::default();
    if let Some(back) = &settings.back {
        words.option(Field::Variant.name(), last(back.name()));
    }
    if let Some(theme) = theme {
        words.option(Field::Theme.name(), last(theme));
    }
    words.languages(&request.languages);
    if let Some(maker) = maker {
        words.option(Field::Maker.name(), maker);
    }
    let own = Settings {
        paper: settings.paper,
        margin: settings.margin,
        ink: settings.ink,
        sets: settings.sets,
        sides: settings.sides,
        laminate: settings.laminate,
        parts: [Component::Cards, Component::Leaflet].into(),
        ..Settings::default()
    };
    words.settings(&own);
    words.command()
}

/// The choices of printing that differ from what is made unasked, in the order in which a command has them.
pub(super) fn choices(settings: &Settings) -> Vec<SaidChoice> {
    let mut words = SaidChoices::default();
    words.settings(settings);
    words.0
}

/// A choice as a command says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SaidChoice {
    /// The name of its option.
    pub(super) name: &'static str,
    /// Its value, unless the option has none.
    pub(super) value: Option<String>,
}

/// What a path ends in; a name as it is.
pub(super) fn last(path: &str) -> &str {
    Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or(path)
}

/// The choices of a command.
#[derive(Default)]
struct SaidChoices(Vec<SaidChoice>);

impl SaidChoices {
    /// The command, each of its words as a shell wants it.
    fn command(&self) -> String {
        let mut command = PROGRAM.to_owned();
        for SaidChoice { name, value } in &self.0 {
            command = command + " --" + name;
            if let Some(value) = value {
                command = command + " " + &quoted(value);
            }
        }
        command
    }

    /// An option with its value.
    fn option(&mut self, name: &'static str, value: &str) {
        self.0.push(SaidChoice { name, value: Some(value.to_owned()) });
    }

    /// An option, if its value differs from what is taken unasked.
    fn changed<T: PartialEq>(
        &mut self,
        field: Field,
        (value, unasked): (&T, &T),
        word: impl Fn(&T) -> String,
    ) {
        if value != unasked {
            self.option(field.name(), &word(value));
        }
    }

    /// An option without a value.
    fn flag(&mut self, field: Field, is_set: bool) {
        if is_set {
            self.0.push(SaidChoice { name: field.name(), value: None });
        }
    }

    /// The languages, unless they are English alone.
    fn languages(&mut self, languages: &[String]) {
        if languages != [Language::ENGLISH] {
            let names: Vec<&str> = languages.iter().map(|name| last(name)).collect();
            self.option(LANGUAGE, &names.join(","));
        }
    }

    /// The choices of printing.
    fn settings(&mut self, settings: &Settings) {
        let usual = Settings::of(settings.pack);
        self.given(Field::Pack, settings.pack.as_ref(), |pack| pack.name().to_owned());
        self.paper(settings);
        self.changed(Field::Margin, (&settings.margin, &usual.margin), length);
        self.given(Field::Back, settings.back.as_ref(), |back| last(back.name()).to_owned());
        self.changed(Field::Cut, (&settings.cut, &usual.cut), |cut| {
            cut.map_or("auto", crate::game::Cut::name).to_owned()
        });
        self.given(Field::Cell, settings.cell.as_ref(), |cell| match cell {
            CellSize::Of(side) => length(side),
            CellSize::Largest => "largest".to_owned(),
        });
        self.given(Field::Frame, settings.frame.as_ref(), length);
        self.flag(Field::Coordinates, settings.coordinates && !usual.coordinates);
        self.flag(Field::MakerOnBoard, settings.maker_on_board);
        self.given(Field::Poster, settings.poster.as_ref(), |poster| poster.name().to_owned());
        self.changed(Field::Bleed, (&settings.bleed, &usual.bleed), length);
        self.flag(Field::Laminate, settings.laminate);
        self.changed(Field::Duplex, (&settings.sides, &usual.sides), |sides| {
            match sides {
                Sides::Printer(Flip::ShortEdge) => "short-edge",
                Sides::Printer(Flip::LongEdge) => "long-edge",
                Sides::Manual | Sides::Single => "manual",
            }
            .to_owned()
        });
        self.changed(Field::BackOffset, (&settings.back_offset, &usual.back_offset), shift);
        self.flag(Field::Split, settings.split && !usual.split);
        if settings.long_leaflet {
            self.option(LEAFLET, "long");
        }
        self.changed(Field::Ink, (&settings.ink, &usual.ink), |ink| ink.name().to_owned());
        self.given(Field::KingDisc, settings.king_disc.as_ref(), length);
        self.given(Field::PieceDisc, settings.piece_disc.as_ref(), length);
        self.changed(Field::Token, (&settings.token, &usual.token), |token| {
            match token {
                TokenShape::Round => "round",
                TokenShape::Square => "square",
            }
            .to_owned()
        });
        self.given(Field::Spares, settings.spares.as_ref(), u16::to_string);
        for sheet in &settings.labels {
            self.option(Field::LabelSheet.name(), sheet.name);
        }
        self.changed(Field::Nudge, (&settings.nudge, &usual.nudge), shift);
        self.flag(Field::TwoSided, settings.two_sided);
        self.changed(Field::Sets, (&settings.sets, &usual.sets), u16::to_string);
        self.given(Field::Label, settings.label.as_ref(), String::clone);
        self.given(Field::Players, settings.players.as_ref(), ToString::to_string);
        let easy = Component::in_easy_words(usual.parts.clone());
        if settings.parts == easy && easy != usual.parts {
            self.option(READING, "easy");
        } else {
            self.changed(Field::Parts, (&settings.parts, &usual.parts), |parts| {
                parts.iter().map(|part| Component::name(*part)).collect::<Vec<_>>().join(",")
            });
        }
    }

    /// The paper, and that of what hangs on the wall. Where nothing else is printed, a paper that is named is the wall's.
    fn paper(&mut self, settings: &Settings) {
        let (paper, usual) = (settings.paper, Settings::of(settings.pack).paper);
        let has_wall = settings.parts.iter().any(|part| part.product().is_hung());
        let is_alone = settings.is_wall_alone();
        let is_said = paper != usual || is_alone && settings.wall == Some(paper);
        if is_said {
            self.option(Field::Paper.name(), &paper.name());
        }
        let unasked = Settings { wall: None, ..settings.clone() }.wall_paper();
        let unasked = if is_alone && is_said { paper } else { unasked };
        if has_wall && settings.wall_paper() != unasked {
            self.option(Field::Wall.name(), &settings.wall_paper().name());
        }
    }

    /// What kinds of file are made.
    fn writing(&mut self, writing: &Writing) {
        let usual = Writing::default();
        self.changed(Field::Format, (&writing.formats, &usual.formats), |formats| {
            formats.iter().map(|format| format_name(*format)).collect::<Vec<_>>().join(",")
        });
        self.flag(Field::OutlineText, writing.outline_text);
        self.given(Field::Dpi, writing.dpi.as_ref(), u16::to_string);
        self.flag(Field::Preview, writing.preview);
        self.given(Field::Bed, writing.bed.as_ref(), |bed| {
            format!(
                "{}x{}",
                length(&Length::mm(bed.width)).trim_end_matches("mm"),
                length(&Length::mm(bed.height))
            )
        });
        self.given(Field::Kerf, writing.kerf.as_ref(), length);
        self.given(Field::Thickness, writing.thickness.as_ref(), length);
    }

    /// An option that has a value only if it is given.
    fn given<T>(&mut self, field: Field, value: Option<&T>, word: impl Fn(&T) -> String) {
        if let Some(value) = value {
            self.option(field.name(), &word(value));
        }
    }
}

/// The word for a kind of file.
const fn format_name(format: Format) -> &'static str {
    match format {
        Format::Pdf => "pdf",
        Format::Svg => "svg",
        Format::Png => "png",
        Format::LaserSvg => "laser-svg",
        Format::Dxf => "dxf",
    }
}

/// A length with its unit: in millimetres, with no more decimals than it takes.
fn length(length: &Length) -> String {
    let short = length.to_string().replace(" mm", "mm");
    let is_same =
        |read: Length| read.fits(*length) && length.fits(read) && (read - *length).to_mm().abs() < 1e-9;
    if short.parse().is_ok_and(is_same) { short } else { format!("{}mm", length.to_mm()) }
}

/// How far to the right and how far down.
fn shift(shift: &Vec2) -> String {
    let part = |mm: f64| match length(&Length::mm(mm.abs())) {
        none if none == "0mm" => "0".to_owned(),
        some if mm < 0.0 => format!("-{some}"),
        some => some,
    };
    format!("{},{}", part(shift.x), part(shift.y))
}

/// A word of a command as a shell wants it: in double quotes where it has to be quoted, which every shell knows; in single
/// ones where those would not be enough.
#[must_use]
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=@%+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else if word.contains(['"', '$', '`', '\\', '!']) {
        format!("'{}'", word.replace('\'', "'\\''"))
    } else {
        format!("\"{word}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::{Library, workshop};

    fn command_of(request: &Request) -> String {
        workshop(request, &Library::bundled()).expect("a game").command
    }

    #[test]
    fn what_is_usual_is_not_said() {
        assert_eq!(command_of(&Request::of("york")), "tafl-print --variant york");
    }

    #[test]
    fn what_is_chosen_is_said_once() {
        let settings =
            Settings { sets: 3, spares: Some(0), frame: Some(Length::ZERO), ..Settings::default() };
        let request = Request {
            options: vec!["b".into(), "a".into(), "b".into()],
            maker: Some("Freya’s, York".into()),
            settings,
            ..Request::of("york-11")
        };
        assert_eq!(
            command_of(&request),
            "tafl-print --variant york-11 --option b --option a --maker \"Freya’s, York\" --frame 0mm --spares 0 --sets 3"
        );
    }

    #[test]
    fn of_several_games_each_has_its_own() {
        let variants = vec!["york".to_owned(), "tablut".to_owned()];
        let request = Request { variants, options: vec!["b".into()], ..Request::of("york") };
        assert_eq!(command_of(&request), "tafl-print --variant york --option b");
        let shared = Request { share_pieces: true, ..request };
        assert_eq!(
            command_of(&shared),
            "tafl-print --variant york --variant tablut --option b --share-pieces"
        );
    }

    #[test]
    fn a_path_is_named_by_its_end() {
        let library = Library::bundled();
        let text = "id = \"mine\"\nname = \"Mine\"\nextends = \"york\"\n";
        let library = library.with("games/my game.toml", text.as_bytes());
        let made = workshop(&Request::of("games/my game.toml"), &library).expect("a game");
        assert_eq!(made.command, "tafl-print --variant \"my game.toml\"");
    }

    /// As the manual of a POSIX shell has it: within double quotes `$`, `` ` ``, `"`, `\` and in bash `!` have a meaning,
    /// within single ones nothing but the quote that ends them.
    #[test]
    fn a_shell_reads_each_word_as_one() {
        for (word, expected) in [
            ("a-b_c.d/e,f", "a-b_c.d/e,f"),
            ("", "\"\""),
            ("My Museum, Springfield", "\"My Museum, Springfield\""),
            ("O'Neill", "\"O'Neill\""),
            ("Olaf \"the White\"", "'Olaf \"the White\"'"),
            ("5 $ 'n' more", "'5 $ '\\''n'\\'' more'"),
            ("*", "\"*\""),
        ] {
            assert_eq!(quoted(word), expected);
        }
    }

    #[test]
    fn lengths_are_read_back_as_they_were() {
        for text in ["25mm", "3/4in", "1in", "72pt", "1/3in", "0.1mm"] {
            let one: Length = text.parse().unwrap();
            let other: Length = length(&one).parse().unwrap();
            assert!((one - other).to_mm().abs() < 1e-9, "{text}: {}", length(&one));
        }
        assert_eq!(length(&Length::inches(0.75)), "19.05mm");
        assert_eq!(shift(&Vec2::new(0.5, -1.0)), "0.5mm,-1mm");
        assert_eq!(shift(&Vec2::new(0.0, 0.25)), "0,0.25mm");
    }
}
