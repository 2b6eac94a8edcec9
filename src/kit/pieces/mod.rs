//! The pieces as discs or squares of paper: art scaled to them, bleed around it, marks to cut by.

mod back;
mod plate;
mod square;

pub use plate::plate;

use super::product::{ComponentWords, Form, Product};
use crate::game::Piece;
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Point, Rect, Shape, Size, Stroke, circle};
use crate::theme::{Artwork, Ink, Palette, Slot};
use crate::units::Length;
use std::sync::Arc;

/// The radius to which a theme's piece art is drawn, in hundredths of the disc's diameter.
const ART_REACH: f64 = 62.0;
/// How much larger each layer beneath the art is than the one above it: so little that only the plain ground of its rim,
/// from 50 hundredths on, looks out.
const LAYER: f64 = 1.2;
/// Width of the thinnest lines on a piece, in millimetres.
const THIN: f64 = 0.2;
/// The least bleed with room for a mark, in millimetres.
const LEAST_MARKED: f64 = 1.0;
/// The share of white in the bleed of a disc: enough to see where the disc ends in any colour, too little to show as a
/// white rim where scissors stray.
const PALER: f64 = 0.26;
/// How far beyond the cut the guide of a disc in outline reaches, in hundredths of its diameter; with less bleed it lies
/// within.
const GUIDE_REACH: f64 = 1.6;

/// The pieces. Each kind has a name and is counted for itself.
pub(super) const COMPONENT: Product = Product {
    name: "pieces",
    form: Form::Discs,
    words: ComponentWords {
        one: "piece",
        plan: ["piece", "pieces"],
        total: Some("total-pieces"),
        ..ComponentWords::NONE
    },
};

/// The shape of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenShape {
    /// Discs.
    Round,
    /// Squares that share their edges, so that few long cuts part them.
    Square,
}

/// How pieces are made, beside their size and their art.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Make {
    /// Their shape.
    pub shape: TokenShape,
    /// How far the art goes on beyond the cut.
    pub bleed: Length,
    /// Whether a disc's bleed is toned and marked for a knife; not on labels, which are cut already.
    pub marked: bool,
    /// How far the pattern of a back goes on beyond the cut, if there are backs.
    pub back: Option<Length>,
    /// What ink is spent on: in low and outline, squares and backs are white with a drawing on them.
    pub ink: Ink,
}

/// A piece of paper for a game piece, ready to be placed.
#[derive(Clone, Debug)]
pub struct Token {
    /// Which piece of the game it is for.
    pub piece: Piece,
    /// Its shape.
    pub shape: TokenShape,
    /// Its diameter, or the side of a square, when cut.
    pub diameter: Length,
    /// What is printed: a disc with its bleed and its marks, or the ground of a square with its bleed, on which its
    /// `face` is drawn. The frame is the square around the bleed.
    pub art: Arc<Art>,
    /// What it looks like when it is cut; the frame is the square around the cut.
    pub face: Arc<Art>,
    /// Its back, if it has one, with the back's own bleed ([`Make::back`]); the frame is the square around that bleed.
    pub back: Option<Arc<Art>>,
    tones: PieceTones,
}

impl Token {
    /// Draws a piece at its size.
    #[must_use]
    pub fn new(piece: Piece, diameter: Length, art: &Artwork, palette: &Palette, make: Make) -> Self {
        let drawing = art.one(slot(piece));
        let tones = PieceTones::new(piece, palette, make.ink);
        let (side, bleed) = (diameter.to_mm(), make.bleed.to_mm());
        let (art, face) = match make.shape {
            TokenShape::Round => {
                let mut printed = shield(drawing, side / 2.0, bleed);
                if make.marked {
                    let middle = Point::new(side / 2.0 + bleed, side / 2.0 + bleed);
                    printed.items.extend(edge(middle, side / 2.0, side / 2.0 + bleed));
                    if tones.hollow && bleed < side * GUIDE_REACH / 100.0 {
                        printed.items.push(guide(middle, side / 2.0, palette.quiet));
                    }
                }
                (printed, shield(drawing, side / 2.0, 0.0))
            }
            TokenShape::Square => {
                (square::ground(side, bleed, tones), square::face(drawing, piece, side, tones))
            }
        };
        let back = make.back.map(|reach| Arc::new(back::draw(piece, make.shape, side, reach.to_mm(), tones)));
        Self { piece, shape: make.shape, diameter, art: Arc::new(art), face: Arc::new(face), back, tones }
    }

    /// Side of the square that it takes up on a sheet, with its bleed.
    #[must_use]
    pub fn side(&self) -> f64 {
        self.art.size.width
    }

    /// What lies within the cut, as an outline about `center`.
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

/// The slot of a theme's drawing of a piece.
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

/// The colours of what the program draws on a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PieceTones {
    /// The ground: in the colour of the piece's side, or white.
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

    /// An ornament on the ground.
    fn ornament(self, outline: BezPath) -> Item {
        if self.hollow {
            Path::stroke(outline, Stroke::new(self.ornament, THIN)).into()
        } else {
            Path::fill(outline, self.ornament).into()
        }
    }
}

/// The light or the dark of a palette, whichever stands out on `ground`.
pub(in crate::kit) fn legible(ground: Color, palette: &Palette) -> Color {
    let far = |color: Color| (lightness(color) - lightness(ground)).abs();
    if far(palette.light) >= far(palette.ink) { palette.light } else { palette.ink }
}

/// How light a colour looks beside another, from 0 to 255.
fn lightness(color: Color) -> f64 {
    0.299 * f64::from(color.r) + 0.587 * f64::from(color.g) + 0.114 * f64::from(color.b)
}

/// A disc of `radius` millimetres with `bleed` around it, in the square around both.
fn shield(drawing: &Arc<Art>, radius: f64, bleed: f64) -> Art {
    let middle = radius + bleed;
    let shield = Item::Group {
        transform: Affine::IDENTITY,
        clip: Some(circle((middle, middle), middle)),
        items: grounded(drawing, Point::new(middle, middle), radius, middle),
    };
    Art { size: Size::new(2.0 * middle, 2.0 * middle), items: vec![shield] }
}

/// The art of a disc of `radius` about `center`, painted out to `reach`. Beyond its own reach the ground of its rim goes on:
/// the same art, larger, beneath it.
fn grounded(drawing: &Arc<Art>, center: Point, radius: f64, reach: f64) -> Vec<Item> {
    let mut layers = Vec::new();
    let mut times = 1.0;
    loop {
        let scale = times * 2.0 * radius / drawing.size.width;
        let corner = center - Point::new(radius * times, radius * times).to_vec2();
        let transform = Affine::translate(corner.to_vec2()) * Affine::scale(scale);
        layers.push(Item::Art { art: Arc::clone(drawing), transform });
        if times * radius * ART_REACH / 50.0 >= reach {
            break;
        }
        times *= LAYER;
    }
    layers.reverse();
    layers
}

/// Where to cut: the bleed is a tone lighter than the disc, with four short marks in it. A line along the edge would show
/// wherever the knife strays.
fn edge(center: Point, radius: f64, reach: f64) -> Vec<Item> {
    let mut ring = circle(center, reach);
    ring.extend(circle(center, radius));
    let tone = Path { even_odd: true, opacity: PALER, ..Path::fill(ring, Color::WHITE) };
    if reach - radius < LEAST_MARKED {
        return if reach > radius { vec![tone.into()] } else { Vec::new() };
    }
    let mut marks = BezPath::new();
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        marks.move_to((center.x + x * (radius + 0.3), center.y + y * (radius + 0.3)));
        marks.line_to((center.x + x * (reach - 0.1), center.y + y * (reach - 0.1)));
    }
    vec![
        tone.into(),
        Path::stroke(marks.clone(), Stroke::new(Color::WHITE, 0.6)).into(),
        Path::stroke(marks, Stroke::new(Color::BLACK, 0.2)).into(),
    ]
}

/// A broken line to cut along, as wide as can be within a disc of `radius`, whose drawing ends further in.
fn guide(center: Point, radius: f64, color: Color) -> Item {
    let line = Stroke::new(color, THIN).dashed(&[3.0 * THIN, 2.5 * THIN]);
    Path::stroke(circle(center, radius - THIN / 2.0), line).into()
}

#[cfg(test)]
mod tests;
