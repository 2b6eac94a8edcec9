//! Pieces as discs or squares of paper: art scaled to them, bleed around it, lines to cut along.

mod back;
mod plate;
mod roundel;
mod square;

pub use plate::plate;

use self::back::BackOf;
use self::roundel::Roundel;
use super::form::{ComponentWords, Form, Product};
use crate::game::Piece;
use crate::scene::{Art, BezPath, Color, Item, Path, Point, Rect, Shape, Size, Stroke, circle};
use crate::theme::{Artwork, Ink, Palette, Slot};
use crate::units::Length;
use std::sync::Arc;

/// Distance that scissors stray beyond a cut, in millimetres.
const STRAY: f64 = 1.0;
/// Width of the thinnest lines on a piece, in millimetres.
const THIN: f64 = 0.2;
/// The pieces. Each kind has a name and is counted by itself.
pub(super) const COMPONENT: Product = Product {
    name: "pieces",
    comes_with: None,
    form: Form::Discs,
    words: ComponentWords {
        one: "piece",
        plan: ["piece", "pieces"],
        total: Some("total-pieces"),
        ..ComponentWords::NONE
    },
};

/// Shape of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TokenShape {
    /// Discs.
    Round,
    /// Squares that share their edges, so that few long cuts part them.
    Square,
}

/// Making of the pieces, beside their size and their art.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Make {
    /// Shape of the pieces.
    pub shape: TokenShape,
    /// Bleed: how far the art goes on beyond the cut.
    pub bleed: Length,
    /// Whether a disc has a line to cut along, on a bleed of one colour; not on labels, which are cut already.
    pub marked: bool,
    /// Whether a square is white around its disc, so that no neighbour is seen beside a careless cut.
    pub inset: bool,
    /// Bleed of the pattern on a back. `None`: there are no backs.
    pub back: Option<Length>,
    /// Use of ink: in low and outline, squares and backs are white with a drawing on them.
    pub ink: Ink,
}

/// Paper piece, ready to be placed.
#[derive(Clone, Debug)]
pub struct Token {
    /// Piece of the game.
    pub piece: Piece,
    /// Its shape.
    pub shape: TokenShape,
    /// Its diameter, or the side of a square, when cut.
    pub diameter: Length,
    /// Its faces, at least one: see [`Self::dealt`].
    pub faces: Vec<TokenFace>,
    /// Its back, with the back's own bleed ([`Make::back`]); the frame is the square around this bleed. `None`: it has no back.
    pub back: Option<Arc<Art>>,
    /// Line along which its first face is cut out. `None`: it is no disc that is cut out by hand, or has no room for the line.
    pub cut_line: Option<DiscCut>,
    tones: PieceTones,
    /// Whether it is a square that is white around its disc.
    inset: bool,
}

/// Line along which a disc is cut out by hand: the cut is its inner side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscCut {
    /// Colour of the line.
    pub line: Color,
    /// Colour of the rim on which it lies.
    pub rim: Color,
}

/// Face of a piece. The men of a kind may have several.
#[derive(Clone, Debug)]
pub struct TokenFace {
    /// Printed drawing: a disc with its bleed and the line to cut along, or the ground of a square with its bleed, on which `cut`
    /// is drawn. The frame is the square around the bleed.
    pub printed: Arc<Art>,
    /// Drawing within the cut; the frame is the square around the cut.
    pub cut: Arc<Art>,
}

impl Token {
    /// Draws a piece at its size, with each face that the theme has for its kind.
    #[must_use]
    pub fn new(piece: Piece, diameter: Length, art: &Artwork, palette: &Palette, make: Make) -> Self {
        let tones = PieceTones::new(piece, palette, make.ink);
        let own_tones = if make.inset { tones.on_white(palette) } else { tones };
        let (side, bleed) = (diameter.to_mm(), make.bleed.to_mm());
        let square = Arc::new(square::ground(side, bleed, own_tones));
        let radius = side / 2.0;
        // To save ink, the colour ends where scissors do not stray.
        let reach = radius + if make.ink == Ink::Low { bleed.min(STRAY) } else { bleed };
        let disc = |roundel: &Roundel, middle: f64, reach: f64, by_hand: bool| {
            let center = Point::new(middle, middle);
            let mut items = roundel.items(center, radius, reach, by_hand);
            if by_hand {
                items.extend(roundel.cut(center, radius, reach, palette));
            }
            Art { size: Size::new(2.0 * middle, 2.0 * middle), items }
        };
        let face = |drawing| {
            let (printed, cut) = match make.shape {
                TokenShape::Round => {
                    let roundel = Roundel::new(drawing, reach / radius, tones);
                    let printed = disc(&roundel, radius + bleed, reach, make.marked);
                    (Arc::new(printed), disc(&roundel, radius, radius, false))
                }
                TokenShape::Square if make.inset => {
                    (Arc::clone(&square), square::inset(drawing, side, tones))
                }
                TokenShape::Square => (Arc::clone(&square), square::face(drawing, piece, side, tones)),
            };
            TokenFace { printed, cut: Arc::new(cut) }
        };
        let drawings = art.faces(slot(piece));
        let first = drawings.first().filter(|_| make.marked && make.shape == TokenShape::Round);
        let cut_line = first.and_then(|drawing| {
            Roundel::new(drawing, reach / radius, tones).cut_line(radius, reach, palette)
        });
        let faces = drawings.iter().map(face).collect();
        let back = make.back.map(|reach| {
            let piece = BackOf { piece, shape: make.shape, side, bleed: reach.to_mm() };
            Arc::new(match art[back_slot(piece.piece)].first() {
                Some(drawing) => back::drawn(drawing, piece, tones),
                None => back::pattern(piece, tones),
            })
        });
        Self {
            piece,
            shape: make.shape,
            diameter,
            faces,
            back,
            cut_line,
            tones: own_tones,
            inset: make.inset,
        }
    }

    /// Returns the face of the `nth` man of this kind, counted from 0 in each set. Faces are dealt in turn, so that men beside
    /// each other differ, and all sets are alike.
    #[must_use]
    pub fn dealt(&self, nth: usize) -> &TokenFace {
        &self.faces[nth % self.faces.len()]
    }

    /// Returns the side of the square that the piece takes up on a sheet, with its bleed.
    #[must_use]
    pub fn side(&self) -> f64 {
        self.dealt(0).printed.size.width
    }

    /// Returns the line of the cut around `center`.
    #[must_use]
    pub fn outline(&self, center: Point) -> BezPath {
        let radius = self.diameter.to_mm() / 2.0;
        match self.shape {
            TokenShape::Round => circle(center, radius),
            TokenShape::Square => {
                Rect::from_center_size(center, Size::new(2.0 * radius, 2.0 * radius)).to_path(0.01)
            }
        }
    }
}

/// Returns the slot of a theme's drawing of a piece.
#[must_use]
pub const fn slot(piece: Piece) -> Slot {
    match piece {
        Piece::King => Slot::King,
        Piece::Defender => Slot::Defender,
        Piece::Attacker => Slot::Attacker,
        Piece::Knight => Slot::Knight,
        Piece::Commander => Slot::Commander,
    }
}

/// Returns the slot of a theme's drawing of a piece's back. Officers have the back of their side.
const fn back_slot(piece: Piece) -> Slot {
    match piece {
        Piece::King => Slot::BackKing,
        Piece::Defender | Piece::Knight => Slot::BackDefender,
        Piece::Attacker | Piece::Commander => Slot::BackAttacker,
    }
}

/// Colours of the parts of a piece that the program draws.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PieceTones {
    /// Ground: in the colour of the piece's side, or white.
    ground: Color,
    /// A colour that stands out on the ground.
    ornament: Color,
    /// Whether ornaments are lines around white, to be coloured in.
    hollow: bool,
}

impl PieceTones {
    fn new(piece: Piece, palette: &Palette, ink: Ink) -> Self {
        let side = match piece {
            Piece::King => palette.king,
            Piece::Defender | Piece::Knight => palette.defenders,
            Piece::Attacker | Piece::Commander => palette.attackers,
        };
        let (ground, ornament) = match ink {
            Ink::Full | Ink::Grey => (side, legible(side, palette)),
            Ink::Low => (Color::WHITE, side),
            Ink::Outline => (Color::WHITE, palette.ink),
        };
        Self { ground, ornament, hollow: ink == Ink::Outline }
    }

    /// Returns the tones for drawing on white beside the disc.
    const fn on_white(self, palette: &Palette) -> Self {
        Self { ground: Color::WHITE, ornament: palette.ink, hollow: self.hollow }
    }

    /// Returns the colour that tells the side.
    fn side(self) -> Color {
        if self.ground == Color::WHITE { self.ornament } else { self.ground }
    }

    /// Draws an ornament on the ground.
    fn ornament(self, outline: BezPath) -> Item {
        if self.hollow {
            Path::stroke(outline, Stroke::new(self.ornament, THIN)).into()
        } else {
            Path::fill(outline, self.ornament).into()
        }
    }
}

/// Returns the light or the dark of a palette, whichever stands out more from `ground`.
pub(in crate::product) fn legible(ground: Color, palette: &Palette) -> Color {
    let far = |color: Color| (lightness(color) - lightness(ground)).abs();
    if far(palette.light) >= far(palette.ink) { palette.light } else { palette.ink }
}

/// Returns how light a colour looks beside another, from 0 to 255.
fn lightness(color: Color) -> f64 {
    0.299 * f64::from(color.r) + 0.587 * f64::from(color.g) + 0.114 * f64::from(color.b)
}

#[cfg(test)]
mod tests;
