//! Measures in dots how well the drawings of a theme can be told apart: in colour, in grey, and by people who are colour
//! blind.

use crate::game::{Piece, Square, Variant};
use crate::product::board::{self, Ground};
use crate::product::pieces::{Make, Token, TokenShape};
use crate::render::{self, Dots, RenderError};
use crate::scene::{Affine, Art, Document, Item, Page, Size};
use crate::theme::ink::tone::{linear, ratio};
use crate::theme::{Ink, Slot, Theme};
use crate::units::Length;

/// Side of a square, and of the page that shows it, in millimetres; below it the diameter of a disc.
const CELL: f64 = 25.0;
const DISC: f64 = 19.0;
/// Width of a ring that is just seen as a line, in millimetres; below it the number of rings in a rim.
const RING: f64 = 0.3;
const RINGS: usize = 5;
/// Inner radius of the ring around a photograph, as a share of the disc's radius.
const RINGED: f64 = 0.82;
/// Dots to the inch of a square: 10 to a millimetre.
const DPI: f64 = 254.0;
/// Dots to the inch of a whole board: 4 to a millimetre, 100 to a square.
const BOARD_DPI: f64 = 101.6;
/// Least contrast of two things that everybody tells apart (WCAG 2.1, 1.4.11).
pub(in crate::make) const APART: f64 = 3.0;

/// Way in which a set is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::make) enum Eyes {
    /// In the colours that are printed.
    All,
    /// Printed in grey.
    Grey,
    /// Without the cones for red, for green or for blue.
    Protan,
    Deutan,
    Tritan,
}

impl Eyes {
    pub(in crate::make) const ALL: [Self; 5] =
        [Self::All, Self::Grey, Self::Protan, Self::Deutan, Self::Tritan];

    /// Returns their word in the sentence `eyes`.
    pub(in crate::make) const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Grey => "grey",
            Self::Protan => "protan",
            Self::Deutan => "deutan",
            Self::Tritan => "tritan",
        }
    }

    /// Returns the matrix for linear red, green and blue: Machado, Oliveira and Fernandes, "A Physiologically-based Model
    /// for Simulation of Color Vision Deficiency" (2009), severity 1. `None`: colours are seen unchanged.
    const fn matrix(self) -> Option<[[f64; 3]; 3]> {
        Some(match self {
            Self::All | Self::Grey => return None,
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        })
    }

    /// Returns the luminance of a dot to these eyes.
    fn luminance(self, dot: [u8; 3]) -> f64 {
        let light = dot.map(linear);
        let seen = self.matrix().map_or(light, |rows| {
            rows.map(|row| (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0))
        });
        0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    }
}

/// Two things that should be told apart, and their contrast.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::make) struct Pair {
    /// The slots of the two drawings.
    pub(in crate::make) slots: [Slot; 2],
    /// Eyes to which the contrast is that low.
    pub(in crate::make) eyes: Eyes,
    /// Ratio of contrast: 1 is none, 21 is black on white.
    pub(in crate::make) contrast: f64,
}

/// The drawings of a theme in one ink as dots, before any [`Eyes`] see them.
struct SeenArt {
    /// Faces of every kind of piece.
    faces: Vec<(Slot, Dots)>,
    /// Squares of the board where pieces come to stand, with their slots, as they are printed.
    grounds: Vec<(Slot, Dots)>,
}

impl SeenArt {
    fn of(theme: &Theme, variant: &Variant) -> Result<Self, RenderError> {
        let mut faces = Vec::new();
        for (piece, slot) in FACES {
            for face in seen_faces(theme, piece)? {
                faces.push((slot, face));
            }
        }
        Ok(Self { faces, grounds: squares(theme, variant)? })
    }
}

/// Returns the contrasts of the men of both sides (means of the discs), and of each disc's outline with each kind of square. For
/// each pair of slots it is the lowest one of all faces and eyes.
pub(in crate::make) fn pairs(theme: &Theme, variant: &Variant) -> Result<Vec<Pair>, RenderError> {
    let (full, grey) = (SeenArt::of(theme, variant)?, SeenArt::of(&theme.clone().inked(Ink::Grey), variant)?);
    let mut all: Vec<Pair> = Vec::new();
    for eyes in Eyes::ALL {
        let SeenArt { faces, grounds } = if eyes == Eyes::Grey { &grey } else { &full };
        let light = |dots: &Dots, from: f64, to: f64| mean(dots, from, to, &|dot| eyes.luminance(dot));
        let disc = DISC / 2.0;
        let mut note = |slots: [Slot; 2], contrast: f64| match all.iter_mut().find(|pair| pair.slots == slots)
        {
            Some(pair) if pair.contrast <= contrast => {}
            Some(pair) => (pair.eyes, pair.contrast) = (eyes, contrast),
            None => all.push(Pair { slots, eyes, contrast }),
        };
        let means = |of: Slot| -> Vec<f64> {
            // With a photograph, the ring around it shows whose man it is.
            let from = if theme.art[of].iter().any(|art| art.has_photograph()) { RINGED * disc } else { 0.0 };
            let men = faces.iter().filter(|(slot, _)| *slot == of);
            men.map(|(_, face)| light(face, from, disc)).collect()
        };
        let attackers = means(Slot::Attacker);
        for defender in means(Slot::Defender) {
            for attacker in &attackers {
                note([Slot::Defender, Slot::Attacker], ratio(defender, *attacker));
            }
        }
        let rims: Vec<(Slot, [f64; RINGS])> = faces
            .iter()
            .map(|(slot, face)| (*slot, rings().map(|from| light(face, from, from + RING))))
            .collect();
        for (ground, art) in grounds {
            let around = light(art, disc, CELL);
            for (slot, rim) in &rims {
                // The strongest of the rings: one of them is enough to outline a disc.
                note([*slot, *ground], rim.iter().map(|&ring| ratio(ring, around)).fold(1.0, f64::max));
            }
        }
    }
    Ok(all)
}

/// Returns the inner radius of each ring of a disc's rim in millimetres, from the cut inwards.
fn rings() -> [f64; RINGS] {
    std::array::from_fn(|nth| DISC / 2.0 - (nth + 1) as f64 * RING)
}

/// Returns two shares from 0 to 1: how much of a disc's outermost millimetre, and of the millimetre around it, its drawing
/// leaves white.
pub(in crate::make) fn bare_rim(art: &std::sync::Arc<Art>) -> Result<[f64; 2], RenderError> {
    let scale = DISC / art.size.width.max(1e-9);
    let place = (CELL - DISC) / 2.0;
    let transform = Affine::new([scale, 0.0, 0.0, scale, place, place]);
    let dots = drawn(vec![Item::Art { art: art.clone(), transform }])?;
    let bare = |dot: [u8; 3]| if dot.iter().all(|&part| part >= 0xfc) { 1.0 } else { 0.0 };
    let edge = DISC / 2.0;
    Ok([mean(&dots, edge - 1.0, edge - 0.1, &bare), mean(&dots, edge + 0.1, edge + 1.0, &bare)])
}

/// Pieces that are on every board, with their drawings.
const FACES: [(Piece, Slot); 3] =
    [(Piece::King, Slot::King), (Piece::Defender, Slot::Defender), (Piece::Attacker, Slot::Attacker)];
/// Draws each face of a disc as it is cut, in the middle of a page as large as a square.
fn seen_faces(theme: &Theme, piece: Piece) -> Result<Vec<Dots>, RenderError> {
    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::mm(2.0),
        marked: false,
        inset: false,
        back: None,
        ink: Ink::Full,
    };
    let token = Token::new(piece, Length::mm(DISC), &theme.art, &theme.palette, make);
    let place = (CELL - DISC) / 2.0;
    token.faces.iter().map(|face| drawn(vec![Item::art(&face.cut, place, place)])).collect()
}

/// Draws the squares on which pieces come to stand, each on a page of its size; without corners and throne, which are for
/// kings, whose discs hide them.
fn squares(theme: &Theme, variant: &Variant) -> Result<Vec<(Slot, Dots)>, RenderError> {
    let board = &variant.setup.board;
    let picture = board::draw(variant, theme, Length::mm(CELL), Length::ZERO, Length::ZERO);
    let whole = paged(picture.items, picture.measures.side(), BOARD_DPI)?;
    let count = usize::from(board.size());
    let side = whole.width as usize / count;
    let cut = |square: Square| {
        let (left, top) = (usize::from(square.file) * side, (count - 1 - usize::from(square.rank)) * side);
        let row = |row: usize| {
            let from = ((top + row) * whole.width as usize + left) * 3;
            &whole.rgb[from..from + side * 3]
        };
        let rgb = (0..side).flat_map(row).copied().collect();
        let side = u32::try_from(side).unwrap_or(u32::MAX);
        Dots { width: side, height: side, rgb }
    };
    let slot = |square| match board::kind(variant, square) {
        Ground::Open => Some(Slot::Ground),
        Ground::Camp => Some(Slot::Camp),
        Ground::Town => Some(Slot::Town),
        Ground::Corner | Ground::Throne => None,
    };
    Ok(board.squares().filter_map(|square| Some((slot(square)?, cut(square)))).collect())
}

/// Renders items on a page of the size of a square.
fn drawn(items: Vec<Item>) -> Result<Dots, RenderError> {
    paged(items, CELL, DPI)
}

/// Renders items on a square page with this side in millimetres.
fn paged(items: Vec<Item>, side: f64, dpi: f64) -> Result<Dots, RenderError> {
    let page = Page { size: Size::new(side, side), trim: None, bleed: None, items };
    render::dots(&Document::untitled(vec![page]), 0, dpi)
}

/// Returns the mean of `of` over the dots between two distances from the middle of the page, in millimetres.
fn mean(dots: &Dots, from: f64, to: f64, of: &dyn Fn([u8; 3]) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (nth, dot) in dots.rgb.chunks_exact(3).enumerate() {
        let nth = u32::try_from(nth).unwrap_or(u32::MAX);
        let at = |n: u32, all: u32| (f64::from(n) + 0.5) / f64::from(all) * CELL - CELL / 2.0;
        let (x, y) = (at(nth % dots.width, dots.width), at(nth / dots.width, dots.height));
        if (from * from..to * to).contains(&(x * x + y * y)) {
            sum += of([dot[0], dot[1], dot[2]]);
            count += 1.0;
        }
    }
    sum / f64::max(count, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn red_and_green_of_one_lightness_are_one_to_some_eyes() {
        let apart = |eyes: Eyes, one, other| ratio(eyes.luminance(one), eyes.luminance(other));
        let (red, blue) = ([200, 0, 0], [0, 0, 200]);
        assert!(apart(Eyes::Protan, red, [0, 0, 0]) < apart(Eyes::All, red, [0, 0, 0]) - 0.4);
        assert!(apart(Eyes::All, blue, red) > 1.4);
        for eyes in Eyes::ALL {
            let white = eyes.luminance([255, 255, 255]);
            assert!((white - 1.0).abs() < 1e-3, "white is white to all: {}, {white}", eyes.name());
        }
    }
}
