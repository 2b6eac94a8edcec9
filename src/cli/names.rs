//! Words of the command line that stand for values of other parts of the program.

use crate::game::Cut;
use crate::imposition::{Pack, Poster, Sides, TokenShape};
use crate::scene::Flip;
use crate::theme::Ink;
use clap::ValueEnum;

/// A word of the command line for each value of another type.
macro_rules! names {
    ($(#[$about:meta])* $name:ident for $other:ty { $($(#[$help:meta])* $word:ident => $value:expr,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        pub(super) enum $name { $($(#[$help])* $word,)+ }

        impl From<$name> for $other {
            fn from(name: $name) -> Self {
                match name { $($name::$word => $value,)+ }
            }
        }
    };
}

pub(super) use names;

names! {
    /// A cut of the board.
    CutName for Option<Cut> {
        /// The variant's own, or the one with the fewest sheets and seams
        Auto => None,
        /// One part
        Whole => Some(Cut::Whole),
        /// Left and right
        Halves => Some(Cut::Halves),
        /// Four strips around a centre
        Pinwheel => Some(Cut::Pinwheel),
        /// Two by two
        Quarters => Some(Cut::Quarters),
        /// As few rows and columns as fit
        Grid => Some(Cut::Grid),
    }
}

names! {
    /// A large page.
    PosterName for Poster {
        /// 594 x 841 mm
        A1 => Poster::A1,
        /// 420 x 594 mm
        A2 => Poster::A2,
        /// Exactly the board's own size, with its bleed
        Exact => Poster::Exact,
    }
}

names! {
    /// Everything for a kind of players.
    PackName for Pack {
        /// For a school class: one sheet of card for each pair, cut with scissors in ten minutes
        Class => Pack::Class,
        /// To take home: board and pieces on the front of one sheet, the rules in easy words behind the board
        OneSheet => Pack::OneSheet,
        /// For a club's evening: boards with coordinates, rules for the wall, a tournament with place cards
        Club => Pack::Club,
    }
}

names! {
    /// How much a leaflet tells.
    LeafletName for bool {
        /// On four pages, where what a set can't do without has room there
        Short => false,
        /// Everything, on eight pages or more
        Long => true,
    }
}

names! {
    /// How the rules are told.
    ReadingName for bool {
        /// In the leaflet, for adults
        Full => false,
        /// In easy words for readers of eight, on pages with a picture beside each sentence, in place of the leaflet
        Easy => true,
    }
}

names! {
    /// The shape of a piece.
    Shape for TokenShape {
        /// Discs
        Round => TokenShape::Round,
        /// Squares, which fall apart in few straight cuts
        Square => TokenShape::Square,
    }
}

names! {
    /// How the two sides of a sheet are printed.
    Duplex for Sides {
        /// The short edge, as for a calendar
        ShortEdge => Sides::Printer(Flip::ShortEdge),
        /// The long edge, as for a book
        LongEdge => Sides::Printer(Flip::LongEdge),
        /// Turned by hand: all first sides, then all second sides
        Manual => Sides::Manual,
    }
}

names! {
    /// What ink is spent on.
    InkName for Ink {
        /// All colours
        Full => Ink::Full,
        /// Large areas stay white
        Low => Ink::Low,
        /// Lines to be coloured in
        Outline => Ink::Outline,
        /// For printers without colour
        Grey => Ink::Grey,
    }
}
