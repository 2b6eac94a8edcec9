//! What the renderer paints, measured in dots.

use crate::reading::Pdf;
use crate::reading::Raster;
use crate::sampler::{BLUE, RED, assert_near, block, document, glow, page, red_to_blue, triangle};
use kurbo::{Affine, BezPath, Rect, Shape};
use std::sync::Arc;
use tafl_print::scene::{Art, Color, Item, Paint, Path, Stroke, circle};

/// The first page of a document with these items, at ten dots to the millimetre.
fn painted(items: Vec<Item>) -> Raster {
    Pdf::of(&document(vec![page(items)])).raster(0, 254.0)
}

#[test]
fn a_square_is_where_it_was_put_and_as_large() {
    let raster = painted(vec![block(20.0, 30.0, 25.0, 25.0, RED)]);
    assert_near(raster.bounds_of([255, 0, 0], 0), Rect::new(20.0, 30.0, 45.0, 55.0));
    assert!((raster.area_of([255, 0, 0], 0) - 625.0).abs() < 10.0);
    assert_eq!(raster.pixel(32.0, 42.0), [255, 0, 0]);
    assert_eq!(raster.pixel(46.0, 42.0), [255, 255, 255]);
}

#[test]
fn art_is_stored_once_and_drawn_at_every_use() {
    let corner = Arc::new(Art { size: (5.0, 5.0).into(), items: vec![block(0.0, 0.0, 5.0, 5.0, RED)] });
    let inner =
        vec![block(0.0, 0.0, 20.0, 20.0, BLUE), Item::art(&corner, 0.0, 0.0), Item::art(&corner, 15.0, 15.0)];
    let shield = Arc::new(Art { size: (20.0, 20.0).into(), items: inner });
    let uses = |n: usize| Item::art(&shield, 10.0 + 30.0 * (n % 4) as f64, 10.0 + 30.0 * (n / 4) as f64);
    let file = Pdf::of(&document(vec![page((0..12).map(uses).collect()), page(vec![uses(0)])]));
    assert_eq!(file.stored_art(), 2, "the shield and its corner");
    assert_eq!((file.art_uses(0), file.art_uses(1)), (12, 1));
    let raster = file.raster(0, 254.0);
    assert_near(raster.bounds_of([0, 0, 255], 0), Rect::new(10.0, 10.0, 120.0, 90.0));
    for n in 0..12 {
        let (x, y) = (10.0 + 30.0 * f64::from(n % 4), 10.0 + 30.0 * f64::from(n / 4));
        assert_eq!(raster.pixel(x + 2.0, y + 2.0), [255, 0, 0], "corner of use {n}");
        assert_eq!(raster.pixel(x + 18.0, y + 18.0), [255, 0, 0], "other corner of use {n}");
        assert_eq!(raster.pixel(x + 18.0, y + 2.0), [0, 0, 255], "ground of use {n}");
    }
}

/// Each drawing has what it uses, whatever others use.
#[test]
fn drawings_of_one_colour_keep_their_places() {
    let art =
        |side: f64| Arc::new(Art { size: (9.0, 9.0).into(), items: vec![block(0.0, 0.0, side, 9.0, RED)] });
    let plain = [art(3.0), art(5.0), art(7.0)];
    let shield = Arc::new(Art { size: (9.0, 9.0).into(), items: vec![Item::art(&plain[0], 1.0, 1.0)] });
    let all = plain.iter().chain([&shield]).zip(1_u8..);
    let items = all.map(|(art, nth)| Item::art(art, 20.0 * f64::from(nth), 20.0)).collect();
    let file = Pdf::of(&document(vec![page(items)]));
    assert_eq!(file.stored_art(), 4, "three blocks, and what draws the first");
    let raster = file.raster(0, 254.0);
    for (nth, width) in [(1.0, 3.0), (2.0, 5.0), (3.0, 7.0)] {
        assert_eq!(raster.pixel(20.0 * nth + width - 1.0, 25.0), [255, 0, 0], "drawing {nth}");
        assert_eq!(raster.pixel(20.0 * nth + width + 1.0, 25.0), [255, 255, 255], "beside drawing {nth}");
    }
}

#[test]
fn art_is_scaled_and_turned() {
    let art = Arc::new(Art { size: (10.0, 10.0).into(), items: vec![block(0.0, 0.0, 10.0, 5.0, RED)] });
    let quarter = Affine::new([0.0, 2.0, -2.0, 0.0, 50.0, 60.0]);
    let raster = painted(vec![Item::Art { art, transform: quarter }]);
    assert_near(raster.bounds_of([255, 0, 0], 0), Rect::new(40.0, 60.0, 50.0, 80.0));
}

#[test]
fn a_clip_holds_for_its_group_only() {
    let clip = Item::clipped(vec![block(0.0, 0.0, 100.0, 100.0, RED)], Rect::new(20.0, 20.0, 30.0, 40.0));
    let moved = Item::moved(vec![clip], 5.0, 5.0);
    let raster = painted(vec![moved, block(60.0, 60.0, 5.0, 5.0, BLUE)]);
    assert_near(raster.bounds_of([255, 0, 0], 0), Rect::new(25.0, 25.0, 35.0, 45.0));
    assert_near(raster.bounds_of([0, 0, 255], 0), Rect::new(60.0, 60.0, 65.0, 65.0));
    let shut = Item::Group {
        transform: Affine::IDENTITY,
        clip: Some(BezPath::new()),
        opacity: 1.0,
        items: vec![block(0.0, 0.0, 100.0, 100.0, RED)],
    };
    let heading = painted(vec![shut]).painted().expect("the heading");
    assert!(heading.x0 > 129.0 && heading.y0 > 200.0, "nothing but the heading is painted: {heading:?}");
}

#[test]
fn gradients_run_where_they_should_in_fills_strokes_and_art() {
    let gradient = Paint::Gradient(Box::new(red_to_blue((0.0, 0.0), (40.0, 0.0))));
    let bar = block(0.0, 0.0, 40.0, 10.0, gradient.clone());
    let art = Arc::new(Art { size: (40.0, 10.0).into(), items: vec![bar.clone()] });
    let mut level = BezPath::new();
    level.move_to((0.0, 0.0));
    level.line_to((40.0, 0.0));
    // A level line has no height, and its gradient must show all the same.
    let stroke = Path::stroke(level, Stroke::new(gradient, 8.0)).into();
    let raster = painted(vec![
        Item::moved(vec![bar], 10.0, 10.0),
        Item::art(&art, 10.0, 30.0),
        Item::moved(vec![stroke], 10.0, 55.0),
    ]);
    for y in [15.0, 35.0, 55.0] {
        let [red, _, blue] = raster.pixel(11.0, y);
        assert!(red > 240 && blue < 15, "the start at {y} is {red}, {blue}");
        let [red, _, blue] = raster.pixel(30.0, y);
        assert!(
            (120..136).contains(&red) && (120..136).contains(&blue),
            "the middle at {y} is {red}, {blue}"
        );
        let [red, _, blue] = raster.pixel(49.0, y);
        assert!(red < 15 && blue > 240, "the end at {y} is {red}, {blue}");
    }
}

#[test]
fn a_radial_gradient_fades_to_nothing() {
    let mut fading = glow((0.0, 0.0), 10.0);
    fading.transform = Affine::translate((40.0, 40.0)) * Affine::scale_non_uniform(2.0, 1.0);
    let raster = painted(vec![block(10.0, 10.0, 60.0, 60.0, Paint::Gradient(Box::new(fading)))]);
    let [red, _, blue] = raster.pixel(40.0, 40.0);
    assert!(red < 10 && blue == 255, "the centre is {red}, {blue}");
    // Twice as far to the side as up.
    let (side, up) = (raster.pixel(50.0, 40.0), raster.pixel(40.0, 45.0));
    assert!(side[0].abs_diff(up[0]) < 6 && (115..140).contains(&side[0]), "{side:?} and {up:?}");
    assert_eq!(raster.pixel(40.0, 55.0), [255, 255, 255]);
}

#[test]
fn opacity_shows_the_fill_through_the_stroke() {
    let frame = Rect::new(20.0, 20.0, 60.0, 60.0).to_path(0.01);
    let both = Path { stroke: Some(Stroke::new(BLUE, 10.0)), opacity: 0.5, ..Path::fill(frame, RED) };
    let raster = painted(vec![both.into()]);
    let near = |found: [u8; 3], wanted: [u8; 3]| found.iter().zip(wanted).all(|(a, b)| a.abs_diff(b) <= 2);
    // Half red on white; half blue on white outside of the fill; half blue on half red inside.
    assert!(near(raster.pixel(40.0, 40.0), [255, 128, 128]), "{:?}", raster.pixel(40.0, 40.0));
    assert!(near(raster.pixel(17.0, 40.0), [128, 128, 255]), "{:?}", raster.pixel(17.0, 40.0));
    assert!(near(raster.pixel(23.0, 40.0), [128, 64, 191]), "{:?}", raster.pixel(23.0, 40.0));
}

#[test]
fn fill_rules_dashes_and_corners_are_kept() {
    let mut nested = Rect::new(10.0, 10.0, 40.0, 40.0).to_path(0.01);
    nested.extend(Rect::new(20.0, 20.0, 30.0, 30.0).to_path(0.01));
    let holed = Path { even_odd: true, ..Path::fill(nested.clone(), RED) };
    let mut level = BezPath::new();
    level.move_to((10.0, 120.0));
    level.line_to((40.0, 120.0));
    let broken = Path::stroke(level, Stroke::new(BLUE, 2.0).dashed(&[10.0, 5.0]));
    let mitred = Path::stroke(triangle(60.0, 60.0, 20.0), Stroke::new(Color::BLACK, 2.0));
    let raster = painted(vec![
        holed.into(),
        Item::moved(vec![Path::fill(nested, RED).into()], 50.0, 0.0),
        broken.into(),
        mitred.into(),
    ]);
    assert_eq!(raster.pixel(25.0, 25.0), [255, 255, 255], "even-odd leaves a hole");
    assert_eq!(raster.pixel(75.0, 25.0), [255, 0, 0], "non-zero does not");
    assert_eq!(raster.pixel(15.0, 120.0), [0, 0, 255], "a dash");
    assert_eq!(raster.pixel(22.5, 120.0), [255, 255, 255], "a gap");
    assert_near(raster.bounds_of([0, 0, 255], 0), Rect::new(10.0, 119.0, 35.0, 121.0));
    // The line is 1 mm to each side. At the right angle its corner is filled; at 45 degrees its tip reaches
    // 1 / tan(22.5 degrees) beyond the corner, which is within the limit of four times the line.
    let reach = 1.0 / (std::f64::consts::SQRT_2 - 1.0);
    assert_eq!(raster.pixel(59.2, 59.2), [0, 0, 0]);
    assert_eq!(raster.pixel(80.0 + reach - 0.4, 59.2), [0, 0, 0]);
    assert_eq!(raster.pixel(80.0 + reach + 0.4, 59.2), [255, 255, 255]);
}

/// A picture of something that is also shown large draws the same form: only its lines are wider, so that printers draw them.
#[test]
fn art_with_wider_lines_shares_all_but_their_width() {
    let thin = {
        let mut outline = BezPath::new();
        outline.move_to((1.0, 20.0));
        for n in 0..30 {
            let (x, up) = (1.0 + f64::from(n) * 1.2, if n % 2 == 0 { 10.0 } else { 30.0 });
            let whole = kurbo::CubicBez::new((x, 20.0), (x + 0.3, up), (x + 0.9, up), (x + 1.2, 20.0));
            // In halves, so that there is enough of it to be worth a form of its own.
            for half in <[_; 2]>::from(kurbo::ParamCurve::subdivide(&whole)) {
                outline.curve_to(half.p1, half.p2, half.p3);
            }
        }
        let items = vec![
            block(0.0, 0.0, 40.0, 40.0, BLUE),
            Path::stroke(outline, Stroke::new(RED, 0.5)).into(),
            block(0.0, 0.0, 4.0, 4.0, RED),
        ];
        Arc::new(Art { size: (40.0, 40.0).into(), items })
    };
    let mut wide = Art::clone(&thin);
    if let Item::Path(Path { stroke: Some(stroke), .. }) = &mut wide.items[1] {
        stroke.width = 2.0;
    }
    let wide = Arc::new(wide);
    let shown = vec![Item::art(&thin, 10.0, 10.0), Item::art(&wide, 60.0, 10.0)];
    let file = Pdf::of(&document(vec![page(shown)]));
    assert_eq!(file.stored_art(), 3, "one for each width, and what they share");
    let raster = file.raster(0, 254.0);
    for left in [10.0, 60.0] {
        assert_eq!(raster.pixel(left + 20.0, 15.0), [0, 0, 255], "its ground");
        assert_eq!(raster.pixel(left + 2.0, 12.0), [255, 0, 0], "its corner");
    }
    let red = |left: f64| {
        let dots = (0..400).flat_map(|x| (0..400).map(move |y| (x, y)));
        dots.filter(|(x, y)| {
            raster.pixel(left + 0.1 * f64::from(*x) + 0.05, 10.05 + 0.1 * f64::from(*y)) == [255, 0, 0]
        })
        .count()
    };
    assert!(red(60.0) > 2 * red(10.0), "{} and {} red dots", red(60.0), red(10.0));
}

/// Many small circles are stored as points; they must be as round, as large and where they were.
#[test]
fn dots_are_as_large_as_their_circles() {
    let dots = (0..5).flat_map(|n| circle((20.0 + 10.0 * f64::from(n), 30.0), 2.0)).collect();
    let drawing =
        |outline| Arc::new(Art { size: (80.0, 60.0).into(), items: vec![Path::fill(outline, RED).into()] });
    let raster = painted(vec![Item::art(&drawing(dots), 0.0, 0.0)]);
    assert_near(raster.bounds_of([255, 0, 0], 0), Rect::new(18.0, 28.0, 62.0, 32.0));
    let area = 5.0 * std::f64::consts::PI * 4.0;
    assert!((raster.area_of([255, 0, 0], 0) - area).abs() < 0.1 * area, "{}", raster.area_of([255, 0, 0], 0));
    assert_eq!(raster.pixel(25.0, 30.0), [255, 255, 255], "between two");
}
