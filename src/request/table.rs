//! Table of options, in the order of the help. Their order in a written command is the order of the fields.

use super::bounds::{
    self, BALANCE, BLEED, CELL, DISC, DPI, FRAME, GAME_MINUTES, KERF, MARGIN, PUZZLES, SEEDS, SETS, SPARES,
};
use super::option::Takes::{Each, List, Nothing, Number, Signed, Value, Word, Words};
use super::option::{Access, OptionHeading, RequestOption};
use super::values::{
    AnyText, Backs, BedSize, Cells, Count, Kind, LineOfText, Measure, Papers, PartList, PlayerList, Several,
    Sheets, Shift, WordFor, WordList,
};
use super::{Format, Request};
use crate::field::Field;
use crate::game::Cut;
use crate::imposition::{Component, Pack, Poster, Settings, Sides, TokenShape};
use crate::keyed::KeyedMessage;
use crate::laser::joinable;
use crate::product::form::BoxPlace;
use crate::scene::Flip;
use crate::text::Language;
use crate::theme::Ink;
use std::collections::BTreeSet;

const CUTS: WordFor<Option<Cut>> = WordFor(&[
    (None, "auto", "The variant's own, or the one with the fewest sheets and seams"),
    (Some(Cut::Whole), Cut::Whole.name(), "One part"),
    (Some(Cut::Halves), Cut::Halves.name(), "Left and right"),
    (Some(Cut::Pinwheel), Cut::Pinwheel.name(), "Four strips around a centre"),
    (Some(Cut::Quarters), Cut::Quarters.name(), "Two by two"),
    (Some(Cut::Grid), Cut::Grid.name(), "As few rows and columns as fit"),
]);

const POSTERS: WordFor<Poster> = WordFor(&[
    (Poster::A1, Poster::A1.name(), "594 x 841 mm"),
    (Poster::A2, Poster::A2.name(), "420 x 594 mm"),
    (Poster::Exact, Poster::Exact.name(), "Exactly the board's own size, with its bleed"),
]);

const PACKS: WordFor<Pack> = WordFor(&[
    (
        Pack::Class,
        Pack::Class.name(),
        "For a school class: one sheet of card for each pair, cut with scissors in ten minutes",
    ),
    (
        Pack::OneSheet,
        Pack::OneSheet.name(),
        "To take home: board and pieces on the front of one sheet, the rules in easy words behind the board",
    ),
    (
        Pack::Club,
        Pack::Club.name(),
        "For a club's evening: boards with coordinates, rules for the wall, a tournament with place cards",
    ),
]);

const LEAFLETS: WordFor<bool> = WordFor(&[
    (false, "short", "On four pages, where what a set can't do without has room there"),
    (true, "long", "Everything, on eight pages or more"),
]);

const READINGS: WordFor<bool> = WordFor(&[
    (false, "full", "In the leaflet, for adults"),
    (
        true,
        "easy",
        "In easy words for readers of eight, on pages with a picture beside each sentence, in place of the leaflet",
    ),
]);

const SHAPES: WordFor<TokenShape> = WordFor(&[
    (TokenShape::Round, "round", "Discs"),
    (TokenShape::Square, "square", "Squares, which fall apart in few straight cuts"),
]);

const EDGES: WordFor<Sides> = WordFor(&[
    (Sides::Printer(Flip::ShortEdge), "short-edge", "The short edge, as for a calendar"),
    (Sides::Printer(Flip::LongEdge), "long-edge", "The long edge, as for a book"),
    (Sides::Manual, "manual", "Turned by hand: all first sides, then all second sides"),
]);

const INKS: WordFor<Ink> = WordFor(&[
    (Ink::Full, Ink::Full.name(), "All colours"),
    (Ink::Low, Ink::Low.name(), "Large areas stay white"),
    (Ink::Outline, Ink::Outline.name(), "Lines to be coloured in"),
    (Ink::Grey, Ink::Grey.name(), "For printers without colour"),
]);

const PLACES: WordFor<BoxPlace> = WordFor(&[
    (BoxPlace::Price, BoxPlace::Price.name(), "A label with the price, 26 x 12 mm"),
    (
        BoxPlace::Barcode,
        BoxPlace::Barcode.name(),
        "A bar code of 13 digits (EAN), at full size or 80 per cent",
    ),
    (BoxPlace::Age, BoxPlace::Age.name(), "Sign and words: not suitable for children under 3 years"),
]);

const FORMATS: WordFor<Format> = WordFor(&[
    (Format::Pdf, "pdf", "One file, or one for each kind of sheet"),
    (Format::Svg, "svg", "A drawing for each page"),
    (Format::Png, "png", "A picture for each page"),
    (Format::LaserSvg, "laser-svg", "Board and pieces for a laser cutter"),
    (Format::Dxf, "dxf", "The same, as DXF R12"),
]);

/// Access to a value that every request has.
macro_rules! value {
    ($kind:expr, $($path:ident).+) => {
        Access {
            set: |request, text| {
                request.$($path).+ = $kind.read(text)?;
                Ok(())
            },
            said: |request, usual| {
                let is_said = request.$($path).+ != usual.$($path).+;
                is_said.then(|| $kind.write(&request.$($path).+)).into_iter().collect()
            },
        }
    };
}

/// Access to an optional value.
macro_rules! perhaps {
    ($kind:expr, $($path:ident).+) => {
        Access {
            set: |request, text| {
                request.$($path).+ = Some($kind.read(text)?);
                Ok(())
            },
            said: |request, _| request.$($path).+.iter().map(|value| $kind.write(value)).collect(),
        }
    };
}

/// Access to a list, to which each use of the option adds a value.
macro_rules! each {
    ($kind:expr, $($path:ident).+) => {
        Access {
            set: |request, text| {
                request.$($path).+.push($kind.read(text)?);
                Ok(())
            },
            said: |request, _| request.$($path).+.iter().map(|value| $kind.write(value)).collect(),
        }
    };
}

/// Access to a flag.
macro_rules! flag {
    ($($path:ident).+) => {
        Access {
            set: |request, _| {
                request.$($path).+ = true;
                Ok(())
            },
            said: |request, usual| {
                (request.$($path).+ && !usual.$($path).+).then(String::new).into_iter().collect()
            },
        }
    };
}

/// Whether an option is common (`true`) or rare.
macro_rules! is_common {
    (common) => {
        true
    };
    (rare) => {
        false
    };
}

/// Declares the options: field, rank and heading, kind of argument, access to the request, written default if there is one, help,
/// and perhaps more help.
macro_rules! table {
    ($(
        $field:ident: $rank:ident $heading:ident, $takes:expr, $access:expr, $([$default:expr],)?
        $help:literal $(, $more:literal)?;
    )+) => {
        static OPTIONS: &[RequestOption] = &[$(RequestOption {
            field: Field::$field,
            heading: OptionHeading::$heading,
            takes: $takes,
            default: [$(Some($default),)? None][0],
            help: $help,
            more: concat!($($more)?),
            is_common: is_common!($rank),
            access: $access,
        }),+];
    };
}

/// Returns all options.
#[must_use]
pub const fn options() -> &'static [RequestOption] {
    OPTIONS
}

table! {
    Variant: common Game, Each("NAME|FILE.toml"), each!(AnyText, variants),
        "The game: a name such as `york`, or a file that ends in .toml",
        "`tafl-print list` has all names; `-` is a file that is sent to the program. May be given several times.";
    Option: common Game, Each("NAME"), each!(AnyText, options),
        "An option of the game, such as `a-hammer`",
        "`tafl-print list options york` has those of York. May be given several times.";
    Theme: common Game, Value("NAME|FOLDER"), perhaps!(AnyText, theme),
        "The look: a name such as `jorvik`, or a folder [default: the game's own]";
    Language: common Game, List("TAG,...|FOLDER"), value!(WordList, languages), [Language::ENGLISH],
        "The language of all words: `en`, `de`, `pt-BR`, or a folder of sentences of your own",
        "Several with commas, such as `de,pt-BR`: the set in the first, and leaflet, cards and instructions in each of \
         the others, in a file of their own.";
    Maker: rare Game, Value("NAME, PLACE"), perhaps!(LineOfText(bounds::maker), maker),
        "Who made the set, printed under its title and at the end of the leaflet: a name and a place, up to 80 letters";
    MakerOnBoard: rare Game, Nothing, flag!(settings.maker_on_board),
        "The maker's name on the board, too, small in its frame or at the foot of its last squares; with --maker";
    BoxPlaces: rare Game, Words("PLACE", || PLACES.words()), value!(Several(PLACES), settings.box_places),
        "Room on the base of the box for whoever sells it; with `box` among the parts",
        "May be given several times, or with commas. Frames are printed for labels of your own, and no price nor number.";
    Address: rare Game, Value("TEXT"), perhaps!(LineOfText(bounds::address), settings.address),
        "An address on the base of the box, in one line of up to 120 letters; with `box` among the parts";
    Paper: common Paper, Value("PAPER"), Access { set: value!(Papers, settings.paper).set, said: said_paper },
        "a4, letter, a3, tabloid, legal, a5, or a size such as 300x420mm [default: a4]";
    Wall: rare Paper, Value("PAPER"), Access { set: perhaps!(Papers, settings.wall).set, said: said_wall },
        "The paper of the rules for the wall [default: a3, or tabloid beside letter and legal; if nothing else is \
         printed, the paper that is asked for]";
    Margin: rare Paper, Value("LENGTH"), value!(MARGIN, settings.margin), ["5mm"],
        "What stays white along the edges of the paper; from 5 mm";
    Back: rare Paper, Value("morris|NAME|FILE.toml"), perhaps!(Backs, settings.back),
        "The other side of the board: `morris` for nine men's morris, with its rules and nine pieces a side, or another game",
        "A name such as `tablut`, or a file that ends in .toml; of as many squares as the board in front, or of two, four \
         or more fewer. It is printed on the second side of the board's sheets, and comes apart where the board is cut.";
    Cut: rare Paper, Word("CUT", || CUTS.words()), value!(CUTS, settings.cut), ["auto"],
        "How to cut the board";
    Cell: rare Paper, Value("LENGTH|largest"), perhaps!(Cells(CELL), settings.cell),
        "Side of a square, or `largest`: what fills the poster, or the sheets that the board takes anyway, with larger \
         discs [default: 25 mm, or the most that a cut which is asked for allows]";
    Frame: rare Paper, Value("LENGTH"), perhaps!(FRAME, settings.frame),
        "Width of the frame outside the squares; 0 for none [default: what the paper leaves, up to 10 mm, on posters 15 \
         mm, but never a sheet more]";
    Coordinates: rare Paper, Nothing, flag!(settings.coordinates),
        "Letters for the files and numbers for the ranks on the board: in a frame of 5 mm or more, else in its squares";
    Poster: common Paper, Word("SIZE", || POSTERS.words()), perhaps!(POSTERS, settings.poster),
        "The whole board on one large page, in a file of its own";
    Bleed: rare Paper, Value("LENGTH"), value!(BLEED, settings.bleed),
        "How far colour goes on beyond a cut [default: 2mm]";
    Laminate: rare Paper, Nothing, flag!(settings.laminate),
        "For pouches: film around the cards and the outer edge of the board, none at seams and discs";
    Duplex: rare Paper, Word("EDGE", || EDGES.words()), value!(EDGES, settings.sides),
        "For both sides of a sheet: the edge over which the printer turns it (blank backs keep one-sided pages apart), or \
         `manual`, with all first sides before all second sides";
    BackOffset: rare Paper, Signed("X,Y"), value!(Shift, settings.back_offset), ["0,0"],
        "Moves every second side, to the right and down; up to 5 mm";
    Split: rare Paper, Nothing, flag!(settings.split),
        "One file for each kind of sheet: paper, card, labels";
    Leaflet: rare Paper, Word("LEAFLET", || LEAFLETS.words()), value!(LEAFLETS, settings.long_leaflet), ["short"],
        "How much the leaflet tells: what four pages hold, or all there is on as many as it takes";
    Ink: common Paper, Word("INK", || INKS.words()), value!(INKS, settings.ink), ["full"],
        "What ink is spent on";
    KingDisc: rare Pieces, Value("LENGTH"), perhaps!(DISC, settings.king_disc),
        "Diameter of the king's disc, with its unit: mm, cm, in or pt; from 8 mm, and no smaller than the others [default: 25 mm]";
    PieceDisc: rare Pieces, Value("LENGTH"), perhaps!(DISC, settings.piece_disc),
        "Diameter of the other discs [default: 19 mm]";
    Token: rare Pieces, Word("TOKEN", || SHAPES.words()), value!(SHAPES, settings.token),
        "The shape of the pieces [default: round, in a pack for a class square]";
    Spares: rare Pieces, Number("N", SPARES), perhaps!(Count(SPARES), settings.spares),
        "How many pieces more than the game needs, for each set [default: up to 7, as there is room]";
    LabelSheet: rare Pieces, Each("NAME"), each!(Sheets, settings.labels),
        "A sheet of round labels for the pieces of its size, such as LP117/19R; may be given several times";
    Nudge: rare Pieces, Signed("X,Y"), value!(Shift, settings.nudge), ["0,0"],
        "Moves everything on label sheets, to the right and down; up to 5 mm";
    TwoSided: rare Pieces, Nothing, flag!(settings.two_sided),
        "Gives the pieces a back, for folding over";
    SharePieces: rare Pieces, Nothing, flag!(share_pieces),
        "With several variants: one set of pieces that serves them all";
    Sets: common Quantity, Number("N", SETS), value!(Count(SETS), settings.sets), ["1"],
        "Sets of what each pair of players needs",
        "Story and instructions come once.";
    Label: rare Quantity, Value("TEXT"), perhaps!(LineOfText(bounds::label), settings.label),
        "What each set is called in print, up to 40 letters; an n in braces stands for its number \
         [default: Set 1 and so on, if there are several]";
    Pack: common Quantity, Word("PACK", || PACKS.words()), Access { set: set_pack, said: perhaps!(PACKS, settings.pack).said },
        "Everything for a kind of players";
    Players: rare Quantity, Value("N|NAMES"), perhaps!(PlayerList, settings.players),
        "Who plays in the tournament: a number from 3 to 12, or names with commas between them, such as `\"Ada, Bo, \
         Cleo\"` [default: 6 without names]";
    GameMinutes: rare Quantity, Number("N", GAME_MINUTES), perhaps!(Count(GAME_MINUTES), settings.game_minutes),
        "How many minutes a game of the tournament may take, 5 to 180 [default: what one usually takes on its board]";
    Parts: common Quantity, Value("PART,..."), Access { set: value!(PartList, settings.parts).set, said: said_parts },
        "What to print, such as `board,pieces` [default: all]",
        "Some of story, assembly, board, pieces, cards, points, scores, leaflet, with commas; and of what a kit has only \
         if it is asked for: easy (the rules in easy words), teacher (a lesson), colouring, puzzles, design (a game of one's own), \
         wall (a poster of the board with the rules), tournament (rounds, times and a table), place-cards, records (sheets \
         to write games down), box (folded without glue, with a band for the board and a page that shows how), morris \
         (the rules of nine men's morris, which `--back morris` brings along).";
    Reading: rare Quantity, Word("READING", || READINGS.words()), Access { set: set_reading, said: said_reading }, ["full"],
        "How the rules are told: in the leaflet, or in easy words, each with its picture";
    Puzzles: rare Quantity, Number("N", PUZZLES), Access { set: set_puzzles, said: perhaps!(Count(PUZZLES), settings.puzzles).said },
        "So many puzzles, and a page with the answers: each has exactly one right play, which is proved",
        "They come from games that the program plays against itself, so this takes some seconds. [default: none; 6 if \
         `puzzles` is among the parts]";
    Balance: rare Quantity, Number("GAMES", BALANCE), perhaps!(Count(BALANCE), settings.balance),
        "A line in the leaflet on who wins how often: the program plays so many games against itself",
        "It tells the number of games, how far the players looked ahead, and how sure the count is; `tafl-print balance` \
         tells more. [default: no such line]";
    Seed: rare Quantity, Number("N", SEEDS), value!(Count(SEEDS), settings.seed), ["1"],
        "Other puzzles of the same kind, or other games: a number";
    Format: common Files, Words("FORMAT", || FORMATS.words()), value!(Several(FORMATS), writing.formats), ["pdf"],
        "What to write",
        "May be given several times. SVG and PNG have a file for each page, laser-svg and dxf one for each bed of a laser cutter.";
    OutlineText: rare Files, Nothing, flag!(writing.outline_text),
        "Letters of SVG pages as outlines, for programs without the fonts";
    Dpi: rare Files, Number("DPI", DPI), perhaps!(Count(DPI), writing.dpi),
        "Dots to an inch of PNG pages [default: 150]";
    Preview: common Files, Nothing, flag!(writing.preview),
        "Also writes one picture of all pages",
        "It is a PNG that ends in -preview; of several sets it shows each kind of page once, and says how often it comes.";
    Bed: rare Files, Value("WxHmm"), perhaps!(BedSize, writing.bed),
        "The bed of the laser cutter [default: 600x400mm]";
    Kerf: rare Files, Value("LENGTH"), perhaps!(KERF, writing.kerf),
        "What the laser burns away, if the machine's own software does not allow for it [default: 0mm]";
    Thickness: rare Files, Value("LENGTH"), perhaps!(Measure(joinable), writing.thickness),
        "How thick the material for the laser cutter is: makes a box for pieces and cards",
        "Finger-jointed, with a sliding lid; one for each set, and a page (-box.pdf) that shows how it goes together. \
         Pieces are as thick as that. From 2 to 6 mm.";
}

/// Sets the pack: its choices replace every setting that still has its usual value.
fn set_pack(request: &mut Request, text: &str) -> Result<(), KeyedMessage> {
    let pack = PACKS.read(text)?;
    let (before, after) = (Settings::of(request.settings.pack), Settings::of(Some(pack)));
    let own = &mut request.settings;
    own.pack = after.pack;
    macro_rules! follow {
        ($($choice:ident)+) => { $(if own.$choice == before.$choice { own.$choice = after.$choice; })+ };
    }
    follow!(tool paper bleed coordinates token split parts);
    Ok(())
}

/// Replaces the leaflet by the rules in easy words among the parts, if `text` asks for these.
fn set_reading(request: &mut Request, text: &str) -> Result<(), KeyedMessage> {
    if READINGS.read(text)? {
        let parts = std::mem::take(&mut request.settings.parts);
        request.settings.parts = Component::in_easy_words(parts);
    }
    Ok(())
}

/// Sets the number of puzzles, and has them among the parts.
fn set_puzzles(request: &mut Request, text: &str) -> Result<(), KeyedMessage> {
    request.settings.puzzles = Some(Count(PUZZLES).read(text)?);
    request.settings.parts.insert(Component::Puzzles);
    Ok(())
}

/// Returns the parts that the number of puzzles doesn't bring along.
fn asked_parts(request: &Request) -> BTreeSet<Component> {
    let Settings { parts, puzzles, .. } = &request.settings;
    parts.iter().copied().filter(|part| puzzles.is_none() || *part != Component::Puzzles).collect()
}

/// Returns whether the parts are the usual ones with the leaflet replaced by the rules in easy words.
fn is_read_easily(request: &Request, usual: &Request) -> bool {
    let easy = Component::in_easy_words(usual.settings.parts.clone());
    asked_parts(request) == easy && easy != usual.settings.parts
}

fn said_reading(request: &Request, usual: &Request) -> Vec<String> {
    is_read_easily(request, usual).then(|| READINGS.write(&true)).into_iter().collect()
}

fn said_parts(request: &Request, usual: &Request) -> Vec<String> {
    let parts = asked_parts(request);
    let is_said = parts != usual.settings.parts && !is_read_easily(request, usual);
    is_said.then(|| PartList.write(&parts)).into_iter().collect()
}

/// Writes the paper, if it is not the usual one; a kit of wall pages alone names the wall's paper here.
fn said_paper(request: &Request, usual: &Request) -> Vec<String> {
    is_paper_said(request, usual).then(|| Papers.write(&request.settings.paper)).into_iter().collect()
}

fn is_paper_said(request: &Request, usual: &Request) -> bool {
    let Request { settings, .. } = request;
    settings.paper != usual.settings.paper
        || settings.is_wall_alone() && settings.wall == Some(settings.paper)
}

fn said_wall(request: &Request, usual: &Request) -> Vec<String> {
    let settings = &request.settings;
    let has_wall = settings.parts.iter().any(|part| part.product().is_hung());
    let is_paper = settings.is_wall_alone() && is_paper_said(request, usual);
    let unasked =
        if is_paper { settings.paper } else { Settings { wall: None, ..settings.clone() }.wall_paper() };
    let is_said = has_wall && settings.wall_paper() != unasked;
    is_said.then(|| Papers.write(&settings.wall_paper())).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imposition::Paper;

    fn help_of(field: Field) -> String {
        let option = options().iter().find(|option| option.field == field).expect("an option");
        format!("{} {}", option.help, option.more)
    }

    /// Lists that are written by hand in a help have every word that the option takes.
    #[test]
    fn helps_name_every_part_and_every_paper() {
        let (parts, papers) = (help_of(Field::Parts), help_of(Field::Paper));
        let alone = Component::ALL.into_iter().filter(|part| part.stands_alone());
        for name in alone.map(Component::name) {
            assert!(
                parts.split(|c: char| c != '-' && !c.is_alphanumeric()).any(|word| word == name),
                "{name}"
            );
        }
        assert!(Paper::ALL.iter().all(|paper| papers.contains(&paper.name())), "{papers}");
    }
}
