//! The pieces as discs of paper: art scaled to the disc, bleed around it, marks to cut by.

use super::BLEED;
use crate::game::Piece;
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Point, Size, Stroke, circle};
use crate::theme::PieceArt;
use crate::units::Length;
use std::sync::Arc;

/// The radius to which a theme's piece art is drawn, in hundredths of the disc's diameter.
const ART_REACH: f64 = 62.0;

/// A disc, ready to be placed.
#[derive(Clone, Debug)]
pub struct Token {
    /// Whose it is.
    pub piece: Piece,
    /// Its diameter when cut.
    pub diameter: Length,
    /// The disc with bleed and marks; its frame is the square around the bleed.
    pub art: Arc<Art>,
    /// The disc as it is when cut; its frame is the square around it.
    pub face: Arc<Art>,
}

impl Token {
    /// Draws a piece at its size.
    #[must_use]
    pub fn new(piece: Piece, diameter: Length, art: &PieceArt) -> Self {
        let drawing = match piece {
            Piece::King => &art.king,
            Piece::Defender => &art.defender,
            Piece::Attacker => &art.attacker,
            Piece::Knight => &art.knight,
            Piece::Commander => &art.commander,
        };
        let (radius, bleed) = (diameter.to_mm() / 2.0, BLEED.to_mm());
        // A small disc's art may end before the bleed does.
        let reach = (radius + bleed).min(ART_REACH / 50.0 * radius);
        let mut printed = shield(drawing, radius, reach, bleed);
        printed.items.extend(edge(Point::new(radius + bleed, radius + bleed), radius, reach));
        let face = shield(drawing, radius, radius, 0.0);
        Self { piece, diameter, art: Arc::new(printed), face: Arc::new(face) }
    }

    /// Side of the square that the disc takes up on a sheet, with its bleed.
    #[must_use]
    pub fn side(&self) -> f64 {
        self.art.size.width
    }
}

/// A disc of `radius` millimetres seen out to `reach`, in a frame that is `margin` larger than the disc on all sides.
fn shield(drawing: &Arc<Art>, radius: f64, reach: f64, margin: f64) -> Art {
    let side = 2.0 * (radius + margin);
    let scale = 2.0 * radius / drawing.size.width;
    let shield = Item::Group {
        transform: Affine::IDENTITY,
        clip: Some(circle((side / 2.0, side / 2.0), reach)),
        items: vec![Item::Art {
            art: Arc::clone(drawing),
            transform: Affine::translate((margin, margin)) * Affine::scale(scale),
        }],
    };
    Art { size: Size::new(side, side), items: vec![shield] }
}

/// Where to cut: the bleed is a tone lighter than the disc, with four short marks in it. A line along the edge would show
/// wherever the knife strays.
fn edge(center: Point, radius: f64, reach: f64) -> Vec<Item> {
    let mut ring = circle(center, reach);
    ring.extend(circle(center, radius));
    let mut marks = BezPath::new();
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        marks.move_to((center.x + x * (radius + 0.3), center.y + y * (radius + 0.3)));
        marks.line_to((center.x + x * (reach - 0.1), center.y + y * (reach - 0.1)));
    }
    vec![
        Path { even_odd: true, opacity: 0.18, ..Path::fill(ring, Color::WHITE) }.into(),
        Path::stroke(marks.clone(), Stroke::new(Color::WHITE, 0.6)).into(),
        Path::stroke(marks, Stroke::new(Color::BLACK, 0.2)).into(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    fn art() -> PieceArt {
        let blank = || Arc::new(Art { size: Size::new(100.0, 100.0), items: Vec::new() });
        PieceArt { king: blank(), defender: blank(), attacker: blank(), knight: blank(), commander: blank() }
    }

    #[test]
    fn a_disc_takes_up_its_diameter_and_its_bleed() {
        let king = Token::new(Piece::King, Length::mm(25.0), &art());
        assert!((king.side() - 29.0).abs() < 1e-9);
        assert!((king.face.size.width - 25.0).abs() < 1e-9);
    }

    /// Bounds of all outlines of a drawing, clips included.
    fn reach(items: &[Item]) -> f64 {
        items
            .iter()
            .map(|item| match item {
                Item::Path(path) => path.outline.bounding_box().width(),
                Item::Group { clip, .. } => clip.as_ref().map_or(0.0, |clip| clip.bounding_box().width()),
                _ => 0.0,
            })
            .fold(0.0, f64::max)
    }

    #[test]
    fn bleed_ends_where_a_small_discs_art_does() {
        // 62 hundredths of 10 mm on either side of the middle are less than 10 mm and 2 mm of bleed on both sides.
        let small = Token::new(Piece::Attacker, Length::mm(10.0), &art());
        assert!((reach(&small.art.items) - 12.4).abs() < 0.02, "{}", reach(&small.art.items));
        let usual = Token::new(Piece::Attacker, Length::mm(19.0), &art());
        assert!((reach(&usual.art.items) - 23.0).abs() < 0.02, "{}", reach(&usual.art.items));
    }
}
