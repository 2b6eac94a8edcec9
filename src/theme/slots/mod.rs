//! The slots of a theme: which drawings it may have, each with its name and all that is special about it.
//!
//! A slot is a line of the table below. It is read, filled when a theme leaves it out, turned into each ink and described in
//! `docs/book/themes.md` by that line, so that a new one takes only the line and the code that draws it.

mod artwork;
mod entry;
mod filled;

pub use artwork::Artwork;
pub use entry::SlotRoom;
pub(crate) use entry::{Inked, Party, PhotoShape};

use super::plain::{self, SymbolRim};
use entry::{LeftOut, SlotEntry, faces, one, several};
use std::sync::Arc;

/// Generates the slots and all functions that go through them from the table. A line has the slot's name, and its entry.
macro_rules! slots {
    ($($(#[doc = $about:literal])+ $group:ident {
        $($(#[doc = $doc:literal])+ $slot:ident = $entry:expr;)+
    })+) => {
        /// A place for a drawing, or for several. In `theme.toml` they are named in `[art]`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Slot {
            $($($(#[doc = $doc])+ $slot,)+)+
        }

        /// Slots that are drawn in the same way.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Group {
            $($(#[doc = $about])+ $group,)+
        }

        impl Slot {
            /// All slots, group by group.
            pub const ALL: [Self; [$($(stringify!($slot),)+)+].len()] = [$($(Self::$slot,)+)+];

            /// The group that it belongs to.
            #[must_use]
            pub const fn group(self) -> Group {
                match self {
                    $($(Self::$slot)|+ => Group::$group,)+
                }
            }

            /// What it shows.
            #[must_use]
            pub const fn doc(self) -> &'static str {
                match self {
                    $($(Self::$slot => concat!($($doc),+).trim_ascii_start(),)+)+
                }
            }
        }

        impl Group {
            /// All groups.
            pub const ALL: [Self; [$(stringify!($group)),+].len()] = [$(Self::$group),+];

            /// What it is called.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$group => stringify!($group),)+
                }
            }

            /// How its drawings are made and used.
            #[must_use]
            pub const fn doc(self) -> &'static str {
                match self {
                    $(Self::$group => concat!($($about),+).trim_ascii_start(),)+
                }
            }
        }

        static TABLE: [SlotEntry; Slot::ALL.len()] = [$($($entry,)+)+];
    };
}

slots! {
    /// Each with `viewBox="0 0 100 100"` as the square around the trimmed disc, so that a unit is a hundredth of the
    /// diameter; the ground of the disc reaches out to -12 and 112, which is bleed. The drawing is scaled to the disc and
    /// clipped to disc and bleed. Where a kind has several, its men have them in turn, so that neighbours differ; the
    /// first is the one that symbols, and pictures made of pieces, show.
    Pieces {
        /// The king.
        King = faces("king").photo(PhotoShape::Square).shades("king").needed().inked(Inked::King);
        /// A man of the king's side.
        Defender = faces("defender").photo(PhotoShape::Square).shades("defenders").needed().inked(Inked::Man(Party::Defenders));
        /// A man of the attackers.
        Attacker = faces("attacker").photo(PhotoShape::Square).shades("attackers").needed().inked(Inked::Man(Party::Attackers));
        /// An officer of the king's side.
        Knight = faces("knight").photo(PhotoShape::Square).shades("defenders").with(&[Slot::Defender])
            .or_of_each("`defender` with a star", Slot::Defender, |man, palette| {
                plain::officer(man, palette.defenders, palette)
            })
            .inked(Inked::Man(Party::Defenders));
        /// An officer of the attackers.
        Commander = faces("commander").photo(PhotoShape::Square).shades("attackers").with(&[Slot::Attacker])
            .or_of_each("`attacker` with a star", Slot::Attacker, |man, palette| {
                plain::officer(man, palette.attackers, palette)
            })
            .inked(Inked::Man(Party::Attackers));
    }
    /// With `--two-sided`, printed beside the pieces to be folded over. Each with `viewBox="0 0 100 100"` as the square
    /// around the trimmed piece: a pattern all over without a middle, for it may come to lie a little off, that fills the
    /// square out to -16 and 116. Officers have the back of their side.
    Backs {
        /// The back of the king.
        BackKing = one("back-king").shades("king").or_nothing("a lattice with studs on the side's colour").inked(Inked::Pattern);
        /// The back of a man of the king's side.
        BackDefender = one("back-defender").shades("defenders").or_nothing("rows of studs on the side's colour").inked(Inked::Pattern);
        /// The back of an attacker.
        BackAttacker = one("back-attacker").shades("attackers").or_nothing("a lattice on the side's colour").inked(Inked::Pattern);
    }
    /// Each with `viewBox="0 0 100 100"` as one square. A drawing may reach beyond it by up to 12 on every side, to cover
    /// the seam with its neighbour. Where there are several drawings of a kind, the board uses them in turn, turned and
    /// mirrored, so that repetition doesn't show. The grid is drawn over them.
    Squares {
        /// Squares where nobody starts.
        Ground = several("ground").shades("ground")
            .or("a square in the colour `ground`", |_, palette| plain::square_of(palette.ground));
        /// Squares where attackers start, and camps.
        Camp = several("camp").shades("camp")
            .or("a square in the colour `camp`", |_, palette| plain::square_of(palette.camp))
            .inked(Inked::Ground(|palette| palette.camp));
        /// Squares where defenders start.
        Town = several("town").shades("town")
            .or("a square in the colour `town`", |_, palette| plain::square_of(palette.town))
            .inked(Inked::Ground(|palette| palette.town));
        /// The centre square.
        Throne = one("throne").shades("hall").seen().or("a ring in two frames", |_, palette| plain::throne(palette));
        /// A square of a marked corner: as in the top left corner, turned for the others.
        Corner = one("corner").or("a lozenge in two frames", |_, palette| plain::corner(palette));
        /// Laid over every square, above paintings and other layers of the board: a light veil that keeps the ground calm where a piece stands.
        Calm = one("calm").inked(Inked::Pattern);
        /// Laid over a square that the rules name as one of the king's goals, where these are no corners.
        Escape = one("escape").or("four arrow heads about a ring", |_, palette| plain::escape(palette));
    }
    /// Laid over squares of camps and of the town, and where men start. Drawn like squares, but with nothing where the ground should show.
    Edges {
        /// Laid over a camp square where the rules know camps: its ground alone is only where attackers start.
        CampMark = one("camp-mark").shades("camp").or("an angle in each corner", |_, palette| plain::camp_mark(palette));
        /// Laid over the top side of a camp square whose neighbour there is no camp; turned for the other sides.
        CampEdge = one("camp-edge").shades("camp");
        /// Laid over the top side of a town square whose neighbour there is no town; turned for the other sides.
        TownEdge = one("town-edge").shades("town");
        /// In place of `camp-edge` where a road passes.
        CampGate = one("camp-gate").shades("camp").with(&[Slot::CampEdge]).or_nothing("`camp-edge` goes on");
        /// In place of `town-edge` where a road leaves.
        TownGate = one("town-gate").shades("town").with(&[Slot::TownEdge]).or_nothing("`town-edge` goes on");
        /// Laid over the square where the king starts, on a board where squares with men don't look different (`starting-squares`).
        StartKing = one("start-king").with(&[Slot::Ground]);
        /// The same where a man of his side starts.
        StartDefender = one("start-defender").with(&[Slot::Ground]);
        /// The same where an attacker starts.
        StartAttacker = one("start-attacker").with(&[Slot::Ground]);
    }
    /// Around the squares. The frame is 2 to 15 mm wide, and its outermost millimetre stays plain; drawings fill the rest. On paper it may be as narrow as 3 mm.
    Frame {
        /// The frame of the upper side, turned for the others: its top is outermost, its foot on the squares. A whole number of them goes on each square, stretched a little: draw it as high as it should be wide, or longer, with ends that meet.
        FrameEdge = one("frame-edge").or_nothing("an interlaced ribbon");
        /// The upper left corner of the frame; turned for the others.
        FrameCorner = one("frame-corner").with(&[Slot::FrameEdge]).or_nothing("the ribbon turns, or the corner is plain");
        /// In the middle of the frame of each side, over its edge; its top is outermost.
        FrameMedallion = one("frame-medallion").with(&[Slot::FrameEdge]);
        /// In place of `frame-edge` in a frame of less than 5.5 mm, without medallions: one motif in two colours, and no stroke below 8 hundredths of its height.
        FrameEdgeNarrow = one("frame-edge-narrow").with(&[Slot::FrameEdge]).or_nothing("`frame-edge`, smaller");
        /// The corner beside `frame-edge-narrow`.
        FrameCornerNarrow = one("frame-corner-narrow").with(&[Slot::FrameEdge]).or_nothing("the corner is plain");
    }
    /// Four roads run from the town in the middle straight to the sides of the board, if a theme draws them: they are
    /// ornament. Drawn like squares, the road from the middle of the top to the middle of the bottom.
    Roads {
        /// In place of `ground` on a square that a road crosses.
        Road = several("road").shades("ground").with(&[Slot::Ground]).or_nothing("no road shows on `ground`");
        /// In place of `camp` on a square that a road crosses.
        CampRoad = several("camp-road").shades("camp").with(&[Slot::Camp])
            .or_nothing("no road shows on `camp`")
            .inked(Inked::Ground(|palette| palette.camp));
    }
    /// What stands for pieces and marked squares in diagrams, where a square is as small as 4 mm: few flat shapes, each with
    /// `viewBox="0 0 100 100"`, of a piece as the square around its disc, of a mark as one square.
    Symbols {
        /// The king.
        KingSymbol = one("king-symbol").shades("king").with(&[Slot::King])
            .seen()
            .or("`king` within two rims", |art, palette| plain::symbol(art.one(Slot::King), SymbolRim::Double, palette))
            .inked(Inked::Symbol(None));
        /// A man of the king's side.
        DefenderSymbol = one("defender-symbol").shades("defenders").with(&[Slot::Defender])
            .seen()
            .or("`defender` within a narrow rim", |art, palette| {
                plain::symbol(art.one(Slot::Defender), SymbolRim::Narrow, palette)
            })
            .inked(Inked::Symbol(Some(Party::Defenders)));
        /// A man of the attackers.
        AttackerSymbol = one("attacker-symbol").shades("attackers").with(&[Slot::Attacker])
            .seen()
            .or("`attacker` within a broad rim", |art, palette| {
                plain::symbol(art.one(Slot::Attacker), SymbolRim::Broad, palette)
            })
            .inked(Inked::Symbol(Some(Party::Attackers)));
        /// An officer of the king's side.
        KnightSymbol = one("knight-symbol").shades("defenders").with(&[Slot::Knight])
            .or("`knight` within a narrow rim", |art, palette| {
                plain::symbol(art.one(Slot::Knight), SymbolRim::Narrow, palette)
            })
            .inked(Inked::Symbol(Some(Party::Defenders)));
        /// An officer of the attackers.
        CommanderSymbol = one("commander-symbol").shades("attackers").with(&[Slot::Commander])
            .or("`commander` within a broad rim", |art, palette| {
                plain::symbol(art.one(Slot::Commander), SymbolRim::Broad, palette)
            })
            .inked(Inked::Symbol(Some(Party::Attackers)));
        /// The centre square.
        ThroneSign = one("throne-sign").shades("hall").with(&[Slot::Throne]).or("`throne`", |art, _| art.one(Slot::Throne).clone()).inked(Inked::Sign);
        /// A square of a marked corner, as in the top left corner.
        CornerSign = one("corner-sign").with(&[Slot::Corner]).or("`corner`", |art, _| art.one(Slot::Corner).clone()).inked(Inked::Sign);
        /// A square that the rules name as one of the king's goals.
        EscapeSign = one("escape-sign").with(&[Slot::Escape]).or("`escape`", |art, _| art.one(Slot::Escape).clone()).inked(Inked::Sign);
        /// A square of a camp.
        CampSign = one("camp-sign").shades("camp").with(&[Slot::CampMark]).or("`camp-mark`", |art, _| art.one(Slot::CampMark).clone()).inked(Inked::Sign);
    }
    /// Of any shape: the frame of the drawing gives it. A picture for which a page has no room is left out there.
    Pages {
        /// The ornament of the theme: the picture on the front page of the leaflet, unless `cover` has another.
        Vignette = one("vignette").with(&[Slot::King, Slot::Defender, Slot::Attacker]).seen().or("the king between `defender` and `attacker`", |art, _| {
            plain::vignette(art.one(Slot::King), art.one(Slot::Defender), art.one(Slot::Attacker))
        });
        /// The picture on the front page of the leaflet.
        Cover = one("cover").photo(PhotoShape::Whole).with(&[Slot::Vignette]).seen().or("`vignette`", |art, _| Arc::clone(art.one(Slot::Vignette)));
        /// The upper side of the frame of every card and score sheet, in millimetres, turned for the others: its top is the card's edge, and it is up to 4 mm high. A whole number of them goes between two corners, stretched a little: draw it as high as it should be wide, or longer, with ends that meet.
        CardEdge = one("card-edge").seen().or_nothing("a double line in the colour `rule`").inked(Inked::Pattern);
        /// The upper left corner of this frame, in millimetres, up to 5 by 5; turned for the others. What a coloured one shows beyond its upper and its left side, as its edges do, is the bleed of cards.
        CardCorner = one("card-corner").with(&[Slot::CardEdge]).or_nothing("the corner is plain").inked(Inked::Pattern);
        /// A wide picture above the story, about six times as wide as it is high, if there is room for it.
        StoryHead = one("story-head").with(&[Slot::Vignette]).inked(Inked::Pattern);
        /// Small ornaments, about three times as wide as they are high: where a column of the leaflet ends early, and below
        /// the story, if there is room. They are used in turn.
        Tailpiece = several("tailpiece").inked(Inked::Pattern);
        /// Behind the first letter of the story, with `viewBox="0 0 100 100"`: the letter stands in its middle, two lines
        /// high, in the colour `ink`, and needs a light ground there.
        Initial = one("initial").or_nothing("the story begins like any other text").inked(Inked::Pattern);
        /// A square picture in the middle of nine men's morris, on the other side of the board.
        BoardBack = one("board-back").with(&[Slot::Vignette]).or_nothing("a knot").inked(Inked::Pattern);
        /// A square picture on the base of the box, beside what lies inside; the lid has the picture of the cover.
        BoxFace = one("box-face").with(&[Slot::Vignette]).or_nothing("the words stand alone").inked(Inked::Pattern);
    }
}

impl Slot {
    fn entry(self) -> &'static SlotEntry {
        &TABLE[self as usize]
    }

    /// Returns the name of the slot in `theme.toml`.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.entry().key
    }

    /// Returns how many drawings the slot takes.
    #[must_use]
    pub fn room(self) -> SlotRoom {
        self.entry().room
    }

    /// Returns whether the slot's drawing lies beneath the grid of the board.
    pub(crate) fn is_beneath_grid(self) -> bool {
        matches!(self.group(), Group::Squares | Group::Edges | Group::Roads)
    }

    /// Returns whether the slot's drawing fills a square.
    pub(crate) fn is_square(self) -> bool {
        !matches!(self.group(), Group::Pages | Group::Frame)
            || matches!(self, Self::FrameCorner | Self::Initial | Self::BoardBack)
    }

    /// Returns whether every theme needs the slot.
    #[must_use]
    pub fn is_needed(self) -> bool {
        matches!(self.entry().left_out, LeftOut::Needed)
    }

    /// Returns whether it is a fault if nothing can be seen in the slot's drawing.
    pub(crate) fn must_be_seen(self) -> bool {
        self.entry().seen
    }

    /// Returns in words what is there if the theme leaves the slot out; `None`: it can't be left out.
    #[must_use]
    pub fn left_out(self) -> Option<&'static str> {
        match self.entry().left_out {
            LeftOut::Needed => None,
            LeftOut::Drawn { what, .. } | LeftOut::DrawnOfEach { what, .. } | LeftOut::Nothing(what) => {
                Some(what)
            }
        }
    }

    /// Returns the name in `theme.toml` of the colour whose shades the drawings have; `None`: they have no single colour.
    #[must_use]
    pub fn color_key(self) -> Option<&'static str> {
        self.entry().shades_of
    }

    /// Returns the slots whose drawings it goes with: a theme that draws all of these anew doesn't take this one from the theme
    /// that it extends.
    #[must_use]
    pub fn goes_with(self) -> &'static [Self] {
        self.entry().goes_with
    }

    /// Returns whether a photograph may stand in the place of the drawing.
    #[must_use]
    pub fn takes_photograph(self) -> bool {
        self.photo().is_some()
    }

    /// Returns which part of a photograph is shown in the place of the drawing; `None`: no photograph may be.
    pub(crate) fn photo(self) -> Option<PhotoShape> {
        self.entry().photo
    }

    /// Returns how the drawings of the slot are turned into an ink.
    pub(crate) fn inked(self) -> Inked {
        self.entry().inked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Swatch;

    #[test]
    fn slots_have_names_of_their_own() {
        for (place, slot) in Slot::ALL.into_iter().enumerate() {
            assert!(Slot::ALL[..place].iter().all(|before| before.key() != slot.key()), "{}", slot.key());
        }
        for slot in Slot::ALL {
            // A slot that goes with others is settled after them, and its colour exists.
            assert!(slot.goes_with().iter().all(|&other| (other as usize) < slot as usize), "{}", slot.key());
            assert!(slot.color_key().is_none_or(|key| Swatch::of(key).is_some()), "{}", slot.key());
        }
        assert_eq!((Slot::CampGate.key(), Slot::Vignette.key()), ("camp-gate", "vignette"));
    }

    /// As the book promises. What is needed may be one drawing, in which something must be seen.
    #[test]
    fn three_drawings_make_a_theme() {
        let needed: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| slot.is_needed()).collect();
        assert_eq!(needed, [Slot::King, Slot::Defender, Slot::Attacker]);
        assert!(needed.into_iter().all(|slot| slot.must_be_seen() && slot.room() != SlotRoom::Several));
    }
}
