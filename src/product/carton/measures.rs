//! Measures of the box. Lengths are between the middles of the card's thickness, so that panels fold about them.

use super::contents::BoxContents;
use crate::scene::Size;

/// Thickness of the card, in millimetres: 200 g/m² or a little more.
pub const CARD: f64 = 0.25;
/// Free room on each side of a tab or flap in its pocket, in millimetres.
pub const SLACK: f64 = 0.15;
/// Distance between the middles of a pocket's two layers: a tab lies in it with free room on both sides.
pub(super) const POCKET: f64 = 2.0 * CARD + 2.0 * SLACK;
/// Distance between the middles of two panels that lie against each other.
pub(super) const BESIDE: f64 = CARD + 0.05;
/// Surplus of the inside's length and width over its contents, in millimetres: a finger's nail gets in.
const LONGER: f64 = 2.0;
const WIDER: f64 = 1.5;
/// Least height of the walls, in millimetres: they have words on them, and tabs that hold.
const LEAST_WALL: f64 = 16.0;
/// Greatest depth of the tabs at the corners, in millimetres, and as a share of their height.
const TAB: f64 = 12.0;
const TAB_SHARE: f64 = 0.75;
/// Depth of the flap between the two floors, and the least that holds, in millimetres.
const FLAP: f64 = 20.0;
const LEAST_FLAP: f64 = 10.0;
/// Difference between the height of the ends and of the linings and inner layers, in millimetres.
const LOWER: f64 = 0.5;
/// Least size of the floor, in millimetres, for a game of few pieces.
const LEAST_FLOOR: (f64, f64) = (105.0, 74.0);

/// Measures of a box, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CartonMeasures {
    /// Length between the outer layers of the two ends.
    pub length: f64,
    /// Width between the two linings.
    pub width: f64,
    /// Height from the floor of the tray to the upper edge of its ends.
    pub height: f64,
    /// Depth of the tabs at the corners.
    pub tab: f64,
    /// Depth of the flap that slips between the two floors.
    pub flap: f64,
}

impl CartonMeasures {
    /// Returns the measures for these contents. The flap is as deep as the printable area of a sheet leaves it room; where even
    /// the least depth that holds is too much, the blank is larger than this area, and is refused when it is placed.
    #[must_use]
    pub fn of(contents: &BoxContents, printable: Size) -> Self {
        let (long, short) = contents.floor();
        let (long, short) = (long.max(LEAST_FLOOR.0), short.max(LEAST_FLOOR.1));
        let height = contents.height(long, short).max(LEAST_WALL - CARD) + CARD;
        let mut measures = Self {
            length: long + LONGER + 2.0 * POCKET + CARD,
            width: short + WIDER + CARD,
            height: (height * 2.0).ceil() / 2.0,
            tab: 0.0,
            flap: 0.0,
        };
        measures.tab = TAB.min(TAB_SHARE * measures.height);
        let room = printable.width.max(printable.height) - measures.girth();
        measures.flap = (room * 2.0).floor() / 2.0;
        measures.flap = measures.flap.clamp(LEAST_FLAP, FLAP);
        measures
    }

    /// Returns the free length, width and height inside, in millimetres.
    #[must_use]
    pub fn inside(&self) -> [f64; 3] {
        [self.length - 2.0 * POCKET - CARD, self.width - CARD, self.height - CARD]
    }

    /// Returns length, width and height of the closed box, in millimetres.
    #[must_use]
    pub fn outside(&self) -> [f64; 3] {
        [self.length + CARD, self.width + 2.0 * BESIDE + CARD, self.lid() + CARD]
    }

    /// Returns the height of the lid above the base.
    pub(super) fn lid(&self) -> f64 {
        POCKET + self.height + BESIDE
    }

    /// Returns the depth of the lid from back to front.
    pub(super) fn deep(&self) -> f64 {
        self.width + 2.0 * BESIDE
    }

    /// Returns the height of the front: from the lid to the middle between the two floors.
    pub(super) fn front(&self) -> f64 {
        self.lid() - POCKET / 2.0
    }

    /// Returns the height of the linings, and of the inner layers of the ends.
    pub(super) fn lining(&self) -> f64 {
        self.height - LOWER
    }

    /// Returns the length of the cover from end to end, without its flap.
    fn girth(&self) -> f64 {
        2.0 * self.deep() + CARD / 2.0 + self.lid() + self.front()
    }
}
