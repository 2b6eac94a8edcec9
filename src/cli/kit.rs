//! The options of a kit: what the program makes when the command line names no other task.

use std::collections::BTreeSet;

use clap::Args;

use super::WritingArgs;
use super::names::{CutName, Duplex, InkName, LeafletName, PackName, PosterName, ReadingName, Shape};
use super::values;
use crate::imposition::{
    Back, CellSize, Component, LabelSheet, Pack, Paper, Players, Poster, Settings, Sides, TokenShape,
};
use crate::make::{RELEASED, Request};
use crate::scene::Vec2;
use crate::text::Language;
use crate::units::Length;

/// What kit to make.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Options {
    // Not a `GameArgs`: clap takes a flattened group that is optional to be there only if one of its own arguments is
    // given.
    /// The game: a name such as `york`, or a file that ends in .toml
    ///
    /// `tafl-print list` has all names; `-` is a file that is sent to the program. May be given several times.
    #[arg(long = "variant", value_name = "NAME|FILE.toml", required = true)]
    pub variants: Vec<String>,

    /// An option of the game, such as `a-hammer`
    ///
    /// `tafl-print list options york` has those of York. May be given several times.
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,

    /// The look: a name such as `jorvik`, or a folder [default: the game's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// The language of all words: `en`, `de`, `pt-BR`, or a folder of sentences of your own
    ///
    /// Several with commas, such as `de,pt-BR`: the set in the first, and leaflet, cards and instructions in each of the others,
    /// in a file of their own.
    #[arg(long = "lang", value_name = "TAG,...|FOLDER", value_delimiter = ',', default_value = Language::ENGLISH)]
    pub languages: Vec<String>,

    /// Who made the set, printed under its title and at the end of the leaflet: a name and a place, up to 80 letters
    #[arg(hide_short_help = true, long, value_name = "NAME, PLACE", value_parser = values::maker)]
    pub maker: Option<String>,

    /// The maker's name on the board, too, small in its frame or at the foot of its last squares; with --maker
    #[arg(hide_short_help = true, long)]
    maker_on_board: bool,

    #[command(flatten)]
    printing: Printing,

    #[command(flatten)]
    tokens: Tokens,

    #[command(flatten)]
    quantity: Quantity,

    /// What is written, and where.
    #[command(flatten)]
    pub writing: WritingArgs,
}

/// How the kit meets paper.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Paper")]
struct Printing {
    /// a4, letter, a3, tabloid, legal, a5, or a size such as 300x420mm [default: a4]
    #[arg(long)]
    paper: Option<Paper>,

    /// The paper of the rules for the wall [default: a3, or tabloid beside letter and legal; if nothing else is printed, the
    /// paper that is asked for]
    #[arg(hide_short_help = true, long, value_name = "PAPER")]
    wall: Option<Paper>,

    /// What stays white along the edges of the paper; from 5 mm
    #[arg(hide_short_help = true, long, value_name = "LENGTH", default_value = "5mm", value_parser = values::margin)]
    margin: Length,

    /// The other side of the board: `morris` for nine men's morris, with its rules and nine pieces a side, or another game
    ///
    /// A name such as `tablut`, or a file that ends in .toml; of as many squares as the board in front, or of two, four or
    /// more fewer. It is printed on the second side of the board's sheets, and comes apart where the board is cut.
    #[arg(hide_short_help = true, long, value_name = "morris|NAME|FILE.toml")]
    back: Option<String>,

    /// How to cut the board
    #[arg(hide_short_help = true, long, value_enum, default_value_t = CutName::Auto)]
    cut: CutName,

    /// Side of a square, or `largest`: what fills the poster, or the sheets that the board takes anyway, with larger discs
    /// [default: 25 mm, or the most that a cut which is asked for allows]
    #[arg(hide_short_help = true, long, value_name = "LENGTH|largest", value_parser = values::cell)]
    cell: Option<CellSize>,

    /// Width of the frame outside the squares; 0 for none [default: what the paper leaves, up to 10 mm, on posters 15 mm,
    /// but never a sheet more]
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::frame)]
    frame: Option<Length>,

    /// Letters for the files and numbers for the ranks on the board: in a frame of 5 mm or more, else in its squares
    #[arg(hide_short_help = true, long)]
    coordinates: bool,

    /// The whole board on one large page, in a file of its own
    #[arg(long, value_enum, value_name = "SIZE")]
    poster: Option<PosterName>,

    /// How far colour goes on beyond a cut [default: 2mm]
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::bleed)]
    bleed: Option<Length>,

    /// For pouches: film around the cards and the outer edge of the board, none at seams and discs
    #[arg(hide_short_help = true, long)]
    laminate: bool,

    /// For both sides of a sheet: the edge over which the printer turns it (blank backs keep one-sided pages apart), or
    /// `manual`, with all first sides before all second sides
    #[arg(hide_short_help = true, long, value_enum, value_name = "EDGE")]
    duplex: Option<Duplex>,

    /// Moves every second side, to the right and down; up to 5 mm
    #[arg(hide_short_help = true, long, value_name = "X,Y", default_value = "0,0", value_parser = values::shift, allow_hyphen_values = true)]
    back_offset: Vec2,

    /// One file for each kind of sheet: paper, card, labels
    #[arg(hide_short_help = true, long)]
    split: bool,

    /// How much the leaflet tells: what four pages hold, or all there is on as many as it takes
    #[arg(hide_short_help = true, long, value_enum, default_value_t = LeafletName::Short)]
    leaflet: LeafletName,

    /// What ink is spent on
    #[arg(long, value_enum, default_value_t = InkName::Full)]
    ink: InkName,
}

/// The pieces.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Pieces")]
struct Tokens {
    /// Diameter of the king's disc, with its unit: mm, cm, in or pt; from 8 mm, and no smaller than the others
    /// [default: 25 mm]
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::disc)]
    king_disc: Option<Length>,

    /// Diameter of the other discs [default: 19 mm]
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::disc)]
    piece_disc: Option<Length>,

    /// The shape of the pieces [default: round, in a pack for a class square]
    #[arg(hide_short_help = true, long, value_enum)]
    token: Option<Shape>,

    /// How many pieces more than the game needs, for each set [default: up to 7, as there is room]
    #[arg(hide_short_help = true, long, value_name = "N", value_parser = clap::value_parser!(u16).range(..=200))]
    spares: Option<u16>,

    /// A sheet of round labels for the pieces of its size, such as LP117/19R; may be given several times
    #[arg(hide_short_help = true, long = "label-sheet", value_name = "NAME")]
    labels: Vec<LabelSheet>,

    /// Moves everything on label sheets, to the right and down; up to 5 mm
    #[arg(hide_short_help = true, long, value_name = "X,Y", default_value = "0,0", value_parser = values::shift, allow_hyphen_values = true)]
    nudge: Vec2,

    /// Gives the pieces a back, for folding over
    #[arg(hide_short_help = true, long)]
    two_sided: bool,

    /// With several variants: one set of pieces that serves them all
    #[arg(hide_short_help = true, long)]
    share_pieces: bool,
}

/// How much of it.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Quantity")]
struct Quantity {
    /// Sets of what each pair of players needs
    ///
    /// Story and instructions come once.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=100))]
    sets: u16,

    /// What each set is called in print, up to 40 letters; an n in braces stands for its number, as in the README's example
    /// for a class [default: Set 1 and so on, if there are several]
    #[arg(hide_short_help = true, long, value_name = "TEXT", value_parser = values::label)]
    label: Option<String>,

    /// Everything for a kind of players
    #[arg(long, value_enum)]
    pack: Option<PackName>,

    /// The same as `--pack one-sheet`: board and pieces on one sheet, the rules in easy words behind it
    #[arg(hide_short_help = true, long, conflicts_with = "pack")]
    one_sheet: bool,

    /// Who plays in the tournament: a number from 3 to 12, or names with commas between them, such as `"Ada, Bo, Cleo"`
    /// [default: 6 without names]
    #[arg(hide_short_help = true, long, value_name = "N|NAMES", value_parser = values::players)]
    players: Option<Players>,

    /// What to print, such as `board,pieces` [default: all]
    ///
    /// Some of story, assembly, board, pieces, cards, points, scores, leaflet, with commas; and of what a kit has only if it
    /// is asked for: easy (the rules in easy words), teacher (a lesson), colouring, design (a game of one's own), wall (the
    /// rules on one page for the wall), tournament (rounds, times and a table), place-cards, records (sheets to write games
    /// down), box (folded without glue, with a band for the board and a page that shows how), morris (the rules of nine men's
    /// morris, which `--back morris` brings along).
    #[arg(long, value_name = "PART,...", value_parser = values::parts)]
    parts: Option<BTreeSet<Component>>,

    /// How the rules are told: in the leaflet, or in easy words, each with its picture
    #[arg(hide_short_help = true, long, value_enum, default_value_t = ReadingName::Full)]
    reading: ReadingName,
}

impl Options {
    /// The choices of printing.
    fn settings(&self) -> Settings {
        let Self { printing, tokens, quantity, .. } = self;
        let whole = Settings::of(if quantity.one_sheet {
            Some(Pack::OneSheet)
        } else {
            quantity.pack.map(Pack::from)
        });
        let parts = quantity.parts.clone().unwrap_or(whole.parts);
        let settings = Settings {
            tool: whole.tool,
            pack: whole.pack,
            paper: printing.paper.unwrap_or(whole.paper),
            wall: printing.wall,
            margin: printing.margin,
            bleed: printing.bleed.unwrap_or(whole.bleed),
            back: printing.back.as_deref().map(Back::named),
            cut: printing.cut.into(),
            cell: printing.cell,
            frame: printing.frame,
            long_leaflet: printing.leaflet.into(),
            coordinates: printing.coordinates || whole.coordinates,
            maker_on_board: self.maker_on_board,
            king_disc: tokens.king_disc,
            piece_disc: tokens.piece_disc,
            poster: printing.poster.map(Poster::from),
            token: tokens.token.map_or(whole.token, TokenShape::from),
            spares: tokens.spares,
            labels: tokens.labels.clone(),
            nudge: tokens.nudge,
            two_sided: tokens.two_sided,
            laminate: printing.laminate,
            sides: printing.duplex.map_or(Sides::Single, Sides::from),
            back_offset: printing.back_offset,
            split: printing.split || whole.split,
            ink: printing.ink.into(),
            sets: quantity.sets,
            label: quantity.label.clone(),
            players: quantity.players.clone(),
            parts: if quantity.reading.into() { Component::in_easy_words(parts) } else { parts },
        };
        // Where nothing is printed but the rules for the wall, a paper that is named is theirs.
        let named = printing.paper.filter(|_| settings.is_wall_alone());
        Settings { wall: settings.wall.or(named), ..settings }
    }

    /// What is asked of the front door. Where files go is not known there: their names begin as usual.
    #[must_use]
    pub fn request(&self) -> Request {
        Request {
            variants: self.variants.clone(),
            options: self.options.clone(),
            theme: self.theme.clone(),
            maker: self.maker.clone(),
            settings: self.settings(),
            share_pieces: self.tokens.share_pieces,
            writing: self.writing.writing(),
            stem: None,
            languages: self.languages.clone(),
            date: RELEASED,
        }
    }
}

#[cfg(test)]
mod tests;
