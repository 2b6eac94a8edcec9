use super::roundel::standing_out;
use super::*;
use crate::theme::ink::tone::contrast;
use crate::theme::svg::lower;

fn make(shape: TokenShape, bleed: f64) -> Make {
    Make { shape, bleed: Length::mm(bleed), marked: true, inset: false, back: None, ink: Ink::Full }
}

/// Returns the width of the widest outline of a drawing, clips included.
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

/// Returns a theme's drawing of a defender, in a disc's frame.
fn drawing(content: &str) -> Artwork {
    let source = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>"#);
    let mut art = Artwork::default();
    art[Slot::Defender] =
        vec![Arc::new(lower("d.svg", &source).unwrap_or_else(|faults| panic!("{faults:?}")))];
    art
}

/// Returns the defender's disc of 19 mm with a drawing.
fn disc(content: &str, make: Make, palette: &Palette) -> Token {
    Token::new(Piece::Defender, Length::mm(19.0), &drawing(content), palette, make)
}

/// Returns the inner radius, the outer radius and the colour of every unbroken circle that is drawn as a line.
fn circles(items: &[Item]) -> Vec<(f64, f64, Color)> {
    let circles = items.iter().filter_map(|item| match item {
        Item::Path(Path { outline, stroke: Some(line), .. }) if line.dash.is_empty() => {
            let radius = outline.bounding_box().width() / 2.0;
            let crate::scene::Paint::Solid(color) = line.paint else { panic!("{line:?}") };
            Some((radius - line.width / 2.0, radius + line.width / 2.0, color))
        }
        _ => None,
    });
    circles.collect()
}

/// Returns the inner radius, the outer radius and the colour of every filled ring.
fn rings(items: &[Item]) -> Vec<(f64, f64, Color)> {
    let rings = items.iter().filter_map(|item| match item {
        Item::Path(Path {
            outline, fill: Some(crate::scene::Paint::Solid(color)), even_odd: true, ..
        }) => {
            let mut radii: Vec<f64> = outline
                .subpaths()
                .map(|part| BezPath::from_vec(part.to_vec()).bounding_box().width() / 2.0)
                .collect();
            radii.sort_by(f64::total_cmp);
            Some((radii[0], radii[1], *color))
        }
        _ => None,
    });
    rings.collect()
}

const RED: Color = Color::rgb(0x90, 0x20, 0x10);
const PALETTE: Palette = Palette { light: Color::WHITE, defenders: RED, ..Palette::BLACK };
const GROUND: &str = r##"<circle cx="50" cy="50" r="62" fill="#902010"/>"##;

/// The line lies in the bleed: its inner edge is the cut, and it is 0.2 mm wide.
#[test]
fn the_line_to_cut_along_begins_at_the_cut() {
    for diameter in [8.0, 19.0, 19.05, 25.0, 25.4, 40.0] {
        for bleed in [0.2, 0.5, 1.0, 2.0, 3.0] {
            let make = make(TokenShape::Round, bleed);
            let token = Token::new(Piece::Defender, Length::mm(diameter), &drawing(GROUND), &PALETTE, make);
            let [(inner, outer, _)] = circles(&token.dealt(0).printed.items)[..] else { panic!("one line") };
            assert!((inner - diameter / 2.0).abs() < 0.001, "{diameter}: {inner}");
            assert!((outer - inner - 0.2).abs() < 1e-9);
            assert!(circles(&token.dealt(0).cut.items).is_empty(), "nothing of it is left on the piece");
        }
    }
}

/// Labels are cut already, and squares have their marks outside.
#[test]
fn labels_and_squares_have_no_line() {
    let label = Make { marked: false, ..make(TokenShape::Round, 2.0) };
    assert!(circles(&disc(GROUND, label, &PALETTE).dealt(0).printed.items).is_empty());
    assert!(
        circles(&disc(GROUND, make(TokenShape::Square, 2.0), &PALETTE).dealt(0).printed.items).is_empty()
    );
}

/// The line contrasts with every ground, even if the palette's light and dark do not.
#[test]
fn the_line_stands_out_from_every_colour() {
    for (light, ink) in [(Color::WHITE, Color::BLACK), (RED, RED), (Color::rgb(128, 128, 128), RED)] {
        let palette = Palette { ink, light, ..Palette::BLACK };
        for v in (0..=u8::MAX).step_by(5) {
            for ground in
                [Color::rgb(v, v, v), Color::rgb(v, 0, 0), Color::rgb(0, v, 0), Color::rgb(255, v, 0)]
            {
                let line = standing_out(ground, &palette);
                assert!(contrast(line, ground) >= 3.0, "{line} on {ground}");
            }
        }
    }
}

/// Returns the colour of the topmost item at a point.
fn seen(items: &[Item], at: Point) -> Option<Color> {
    items.iter().rev().find_map(|item| match item {
        Item::Path(Path { outline, fill: Some(crate::scene::Paint::Solid(color)), even_odd, .. }) => {
            let winding = outline.winding(at);
            (if *even_odd { winding % 2 != 0 } else { winding != 0 }).then_some(*color)
        }
        Item::Group { transform, clip, items, .. } => {
            let at = transform.inverse() * at;
            clip.as_ref().is_none_or(|clip| clip.contains(at)).then(|| seen(items, at)).flatten()
        }
        Item::Art { art, transform } => seen(&art.items, transform.inverse() * at),
        _ => None,
    })
}

/// The cases: drawings that go on beyond the cut unchanged, stop at it, change at it or farther out, or have a pattern.
#[test]
fn bleed_has_the_colour_of_the_rim() {
    for content in [
        GROUND,
        r##"<circle cx="50" cy="50" r="50" fill="#902010"/>"##,
        r##"<circle cx="50" cy="50" r="62" fill="#123456"/><circle cx="50" cy="50" r="50" fill="#902010"/>"##,
        r##"<circle cx="50" cy="50" r="62" fill="#902010"/><path d="M50 50H120V70Z" fill="#fff"/>"##,
        r##"<circle cx="50" cy="50" r="90" fill="#fff"/><circle cx="50" cy="50" r="62" fill="#902010"/>"##,
    ] {
        for bleed in [0.5, 2.0, 3.0] {
            let token = disc(content, make(TokenShape::Round, bleed), &PALETTE);
            let middle = 9.5 + bleed;
            for share in [0.02, 0.5, 0.98] {
                for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.6, 0.8), (0.8, 0.6), (0.96, 0.28)] {
                    let radius = 9.5 + share * bleed;
                    let at = Point::new(middle + x * radius, middle + y * radius);
                    assert_eq!(
                        seen(&token.dealt(0).printed.items, at),
                        Some(RED),
                        "{content}, {bleed}: {at:?}"
                    );
                }
            }
        }
    }
}

/// The pattern of a label goes on in the bleed, since a label may be cut a little off.
#[test]
fn a_pattern_goes_on_in_the_bleed_of_labels() {
    let pattern =
        r##"<circle cx="50" cy="50" r="62" fill="#902010"/><path d="M50 50H120V70Z" fill="#00f"/>"##;
    let at = Point::new(11.5 + 10.5, 11.5 + 1.0);
    for (marked, expected) in [(true, RED), (false, Color::rgb(0, 0, 255))] {
        let token = disc(pattern, Make { marked, ..make(TokenShape::Round, 2.0) }, &PALETTE);
        assert_eq!(seen(&token.dealt(0).printed.items, at), Some(expected), "{marked}");
    }
}

/// Where the drawing ends before the cut, a ring in the side's colour is drawn, within the cut and through the bleed.
#[test]
fn a_disc_whose_drawing_leaves_the_edge_free_gets_a_ring() {
    let emblem = r##"<path d="M30 30H70V70Z" fill="#00f"/>"##;
    let token = disc(emblem, make(TokenShape::Round, 2.0), &PALETTE);
    let [(inner, outer, RED)] = rings(&token.dealt(0).printed.items)[..] else { panic!("one ring") };
    assert!(inner > 8.5 && inner < 9.3 && (outer - 11.5).abs() < 0.001, "{inner} to {outer}");
    let [(_, outer, RED)] = rings(&token.dealt(0).cut.items)[..] else { panic!("one ring") };
    assert!((outer - 9.5).abs() < 0.001, "{outer}");
    // The line to cut along lies on the ring.
    assert!(circles(&token.dealt(0).printed.items).iter().all(|&(.., line)| contrast(line, RED) >= 3.0));
    // Between emblem and ring the disc is white, on a square too, whose ground has the side's colour.
    for shape in [TokenShape::Round, TokenShape::Square] {
        let face = disc(emblem, make(shape, 2.0), &PALETTE).dealt(0).cut.clone();
        assert_eq!(seen(&face.items, Point::new(9.5, 16.0)), Some(Color::WHITE), "{shape:?}");
    }
    assert!(rings(&disc(GROUND, make(TokenShape::Round, 2.0), &PALETTE).dealt(0).printed.items).is_empty());
}

/// With `Ink::Outline` the ring is a line, so that it does not fill the bleed with ink.
#[test]
fn a_ring_in_outline_is_a_line_within_the_cut() {
    let outline = Make { ink: Ink::Outline, ..make(TokenShape::Round, 2.0) };
    let token = disc("", outline, &PALETTE);
    let lines = circles(&token.dealt(0).printed.items);
    assert_eq!(lines.len(), 2, "the ring and the line to cut along: {lines:?}");
    let (inner, outer, _) = lines[0];
    assert!(inner > 8.9 && (outer - 9.5).abs() < 0.001, "{inner} to {outer}");
    assert_eq!(seen(&token.dealt(0).printed.items, Point::new(11.5 + 10.5, 11.5)), Some(Color::WHITE));
}

/// Low ink saves ink that scissors don't reach: 1 mm of 2 mm bleed is coloured.
#[test]
fn low_ink_has_a_narrow_bleed() {
    let low = Make { ink: Ink::Low, ..make(TokenShape::Round, 2.0) };
    let token = disc(GROUND, low, &PALETTE);
    assert!((token.side() - 23.0).abs() < 1e-9, "it takes up as much");
    assert_eq!(seen(&token.dealt(0).printed.items, Point::new(11.5 + 10.4, 11.5)), Some(RED));
    assert_eq!(seen(&token.dealt(0).printed.items, Point::new(11.5 + 10.6, 11.5)), None);
}

#[test]
fn a_plain_token_takes_up_its_diameter_and_its_bleed() {
    let art = Artwork::default();
    for shape in [TokenShape::Round, TokenShape::Square] {
        for bleed in [0.0, 1.5, 3.0] {
            let king = Token::new(Piece::King, Length::mm(25.0), &art, &Palette::BLACK, make(shape, bleed));
            assert!((king.side() - 25.0 - 2.0 * bleed).abs() < 1e-9);
            assert!((king.dealt(0).cut.size.width - 25.0).abs() < 1e-9);
            assert!((reach(&king.dealt(0).printed.items) - king.side()).abs() < 1e-6);
        }
    }
}

#[test]
fn what_stands_on_a_ground_is_seen() {
    let palette = Palette { light: Color::WHITE, ..Palette::BLACK };
    assert_eq!(legible(Color::BLACK, &palette), Color::WHITE);
    assert_eq!(legible(Color::rgb(250, 250, 250), &palette), Color::BLACK);
}

/// Returns the widths of the broken lines on a piece as it is printed.
fn broken_lines(content: &str, bleed: f64, marked: bool) -> Vec<f64> {
    let token = disc(content, Make { marked, ..make(TokenShape::Round, bleed) }, &PALETTE);
    let lines = token.dealt(0).printed.items.iter().filter_map(|item| match item {
        Item::Path(Path { outline, stroke: Some(line), .. }) if !line.dash.is_empty() => {
            Some(outline.bounding_box().width() + line.width)
        }
        _ => None,
    });
    lines.collect()
}

/// Without bleed there is no room for a line in it: a disc as white as the paper has a broken one within the cut.
#[test]
fn a_white_disc_has_an_edge_to_cut_along_without_bleed() {
    let white = r##"<circle cx="50" cy="50" r="62" fill="#fff"/>"##;
    let lines = broken_lines(white, 0.0, true);
    assert!(lines.len() == 1 && (lines[0] - 19.0).abs() < 0.01, "{lines:?}");
    for (content, bleed, marked) in
        [(white, 2.0, true), (white, 0.0, false), (GROUND, 0.0, true), ("", 0.0, true)]
    {
        assert!(broken_lines(content, bleed, marked).is_empty(), "{content} {bleed} {marked}");
    }
}

/// A theme's own back is printed in place of the pattern, out to the back's own bleed.
#[test]
fn a_back_that_a_theme_draws_takes_the_place_of_the_pattern() {
    let mut art = drawing(GROUND);
    art[Slot::BackDefender] =
        vec![Arc::clone(&drawing(r##"<circle cx="50" cy="50" r="62" fill="#00f"/>"##)[Slot::Defender][0])];
    let make = Make { back: Some(Length::mm(2.5)), ..make(TokenShape::Round, 2.0) };
    let back = |piece: Piece| Token::new(piece, Length::mm(19.0), &art, &PALETTE, make).back.expect("a back");
    for piece in [Piece::Defender, Piece::Knight] {
        let back = back(piece);
        assert!((back.size.width - 24.0).abs() < 1e-9);
        // In the middle, in the bleed, and where the drawing has ended.
        for x in [12.0, 12.0 + 11.0, 12.0 + 11.95] {
            assert_eq!(seen(&back.items, Point::new(x, 12.0)), Some(Color::rgb(0, 0, 255)), "{x}");
        }
    }
    assert_ne!(back(Piece::Attacker), back(Piece::Defender));
}

/// Men of a kind get its faces in turn. All squares share one ground, so that a file stores it once.
#[test]
fn faces_are_dealt_in_turn() {
    let mut art = Artwork::default();
    art[Slot::Defender] = ["#f00", "#0f0", "#00f"]
        .map(|color| {
            drawing(&format!(r#"<circle cx="50" cy="50" r="62" fill="{color}"/>"#))[Slot::Defender][0].clone()
        })
        .to_vec();
    let colors = [Color::rgb(255, 0, 0), Color::rgb(0, 255, 0), Color::rgb(0, 0, 255)];
    for shape in [TokenShape::Round, TokenShape::Square] {
        let token = Token::new(Piece::Defender, Length::mm(19.0), &art, &PALETTE, make(shape, 2.0));
        assert_eq!(token.faces.len(), 3);
        for nth in 0..7 {
            let face = token.dealt(nth);
            assert_eq!(seen(&face.cut.items, Point::new(9.5, 9.5)), Some(colors[nth % 3]), "{shape:?}");
            let shared = Arc::ptr_eq(&face.printed, &token.dealt(nth + 1).printed);
            assert_eq!(shared, shape == TokenShape::Square);
        }
        // A kind without a drawing has a blank.
        let king = Token::new(Piece::King, Length::mm(19.0), &art, &PALETTE, make(shape, 2.0));
        assert_eq!(king.faces.len(), 1);
    }
}
