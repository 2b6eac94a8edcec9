use super::*;
use crate::scene::Vec2;

fn make(shape: TokenShape, bleed: f64) -> Make {
    Make { shape, bleed: Length::mm(bleed), marked: true, back: None, ink: Ink::Full }
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

/// The radius, in millimetres from the middle, that the layers of a disc paint without a hole.
fn painted(diameter: f64, bleed: f64) -> f64 {
    let blank = Arc::new(Art { size: Size::new(100.0, 100.0), items: Vec::new() });
    let radius = diameter / 2.0;
    grounded(&blank, Point::ZERO, radius, radius + bleed)
        .iter()
        .map(|item| match item {
            Item::Art { transform, .. } => (*transform * Point::new(112.0, 50.0)).x,
            _ => 0.0,
        })
        .fold(0.0, f64::max)
}

#[test]
fn every_bleed_is_painted_on_discs_of_every_size() {
    for diameter in [8.0, 10.0, 16.0, 19.0, 25.4, 40.0] {
        for bleed in [0.0, 0.5, 1.0, 2.0, 3.0] {
            assert!(painted(diameter, bleed) + 1e-9 >= diameter / 2.0 + bleed, "{diameter} with {bleed}");
        }
    }
}

/// What looks out beneath a layer is the plain ground between the cut and the end of the art.
#[test]
fn only_the_ground_of_a_rim_is_enlarged() {
    let blank = Arc::new(Art { size: Size::new(100.0, 100.0), items: Vec::new() });
    let scales: Vec<f64> = grounded(&blank, Point::ZERO, 4.0, 7.0)
        .iter()
        .map(|item| match item {
            Item::Art { transform, .. } => {
                (*transform * Vec2::new(1.0, 0.0).to_point()).x - (*transform * Point::ZERO).x
            }
            _ => 0.0,
        })
        .collect();
    assert!(scales.len() > 2, "{scales:?}");
    for pair in scales.windows(2) {
        assert!(pair[0] > pair[1] && 62.0 * pair[1] / pair[0] >= 50.0, "{scales:?}");
    }
}

#[test]
fn marks_go_where_there_is_bleed_for_them() {
    let count = |bleed: f64| edge(Point::ZERO, 9.5, 9.5 + bleed).len();
    assert_eq!((count(0.0), count(0.5), count(2.0)), (0, 1, 3));
    assert!((reach(&edge(Point::ZERO, 9.5, 11.5)) - 23.0).abs() < 1e-9);
}

#[test]
fn a_plain_token_takes_up_its_diameter_and_its_bleed() {
    let art = Artwork::default();
    for shape in [TokenShape::Round, TokenShape::Square] {
        for bleed in [0.0, 1.5, 3.0] {
            let king = Token::new(Piece::King, Length::mm(25.0), &art, &Palette::BLACK, make(shape, bleed));
            assert!((king.side() - 25.0 - 2.0 * bleed).abs() < 1e-9);
            assert!((king.face.size.width - 25.0).abs() < 1e-9);
            assert!((reach(&king.art.items) - king.side()).abs() < 1e-6);
        }
    }
}

#[test]
fn what_stands_on_a_ground_is_seen() {
    let palette = Palette { light: Color::WHITE, ..Palette::BLACK };
    assert_eq!(legible(Color::BLACK, &palette), Color::WHITE);
    assert_eq!(legible(Color::rgb(250, 250, 250), &palette), Color::BLACK);
}

/// Widths of the broken lines on a piece as it is printed.
fn broken_lines(ink: Ink, bleed: f64, marked: bool) -> Vec<f64> {
    let art = Artwork::default();
    let make = Make { marked, ink, ..make(TokenShape::Round, bleed) };
    let token = Token::new(Piece::Defender, Length::mm(19.0), &art, &Palette::BLACK, make);
    let lines = token.art.items.iter().filter_map(|item| match item {
        Item::Path(Path { outline, stroke: Some(line), .. }) if !line.dash.is_empty() => {
            Some(outline.bounding_box().width() + line.width)
        }
        _ => None,
    });
    lines.collect()
}

/// The line to cut along that the art of discs in outline has beyond the cut is lost without bleed.
#[test]
fn a_disc_in_outline_has_an_edge_to_cut_along_without_bleed() {
    let lines = broken_lines(Ink::Outline, 0.0, true);
    assert!(lines.len() == 1 && (lines[0] - 19.0).abs() < 0.01, "{lines:?}");
    for (ink, bleed, marked) in
        [(Ink::Outline, 2.0, true), (Ink::Outline, 0.0, false), (Ink::Full, 0.0, true), (Ink::Low, 0.0, true)]
    {
        assert!(broken_lines(ink, bleed, marked).is_empty(), "{ink:?} {bleed} {marked}");
    }
}
