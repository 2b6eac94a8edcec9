//! How large the box is. Lengths are between the middles of the card's thickness, so that panels fold about them.

use super::contents::BoxContents;
use crate::scene::Size;

/// How thick the card is, in millimetres: 200 g/m² or a little more.
pub const CARD: f64 = 0.25;
/// Air on each side of a tab or flap in its pocket, in millimetres.
pub const SLACK: f64 = 0.15;
/// Between the middles of the two layers of a pocket: a tab lies in it with air on both sides.
pub(super) const POCKET: f64 = 2.0 * CARD + 2.0 * SLACK;
/// Between the middles of two panels that lie against each other.
pub(super) const BESIDE: f64 = CARD + 0.05;
/// How much longer and wider the inside is than what lies in it, in millimetres: a finger's nail gets in.
const LONGER: f64 = 2.0;
const WIDER: f64 = 1.5;
/// The least height of the walls, in millimetres: they have words on them, and tabs that hold.
const LEAST_WALL: f64 = 16.0;
/// How deep the tabs at the corners are at most, in millimetres, and as a share of their height.
const TAB: f64 = 12.0;
const TAB_SHARE: f64 = 0.75;
/// How deep the flap between the two floors is, and the least that holds; in millimetres.
const FLAP: f64 = 20.0;
const LEAST_FLAP: f64 = 10.0;
/// How much lower than the ends the linings and the inner layers of the ends are, in millimetres.
const LOWER: f64 = 0.5;
/// The least floor, in millimetres, of a game that has little.
const LEAST_FLOOR: (f64, f64) = (105.0, 74.0);

/// The measures of a box, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CartonMeasures {
    /// Between the outer layers of the two ends.
    pub length: f64,
    /// Between the two linings.
    pub width: f64,
    /// From the floor of the tray to the upper edge of its ends.
    pub height: f64,
    /// How deep the tabs at the corners are.
    pub tab: f64,
    /// How deep the flap is that slips between the two floors.
    pub flap: f64,
}

impl CartonMeasures {
    /// The box for these contents. The flap is as deep as a sheet of which so much can be printed on leaves it room; where
    /// even the least that holds is too much, the sheet is larger than that, and is refused when it is placed.
    #[must_use]
    pub fn of(contents: &BoxContents, printable: Size) -> Self {
        let (long, short) = contents.floor();
        let (long, short) = (long.max(LEAST_FLOOR.0), short.max(LEAST_FLOOR.1));
        let height = contents.height((long, short)).max(LEAST_WALL - CARD) + CARD;
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

    /// The inside, in millimetres: length, width and height that are free.
    #[must_use]
    pub fn inside(&self) -> [f64; 3] {
        [self.length - 2.0 * POCKET - CARD, self.width - CARD, self.height - CARD]
    }

    /// The outside of the closed box, in millimetres: length, width and height.
    #[must_use]
    pub fn outside(&self) -> [f64; 3] {
        [self.length + CARD, self.width + 2.0 * BESIDE + CARD, self.lid() + CARD]
    }

    /// How high the lid is above the base.
    pub(super) fn lid(&self) -> f64 {
        POCKET + self.height + BESIDE
    }

    /// How far the lid goes from back to front.
    pub(super) fn deep(&self) -> f64 {
        self.width + 2.0 * BESIDE
    }

    /// How high the front is: from the lid to the middle between the two floors.
    pub(super) fn front(&self) -> f64 {
        self.lid() - POCKET / 2.0
    }

    /// How high the linings, and the inner layers of the ends, are.
    pub(super) fn lining(&self) -> f64 {
        self.height - LOWER
    }

    /// The cover from end to end but for its flap.
    fn girth(&self) -> f64 {
        2.0 * self.deep() + CARD / 2.0 + self.lid() + self.front()
    }
}
