//! The box of a laser set, read from its files and put together again.

use super::assembly::{Edge, Expected, PLAY, Plate, cross, edges, faults, found, grown, mates};
use super::files::{Drawing, read_dxf, read_svg};
use super::measures::{circles, cut_once, inside, near};
use super::{FINE, GAP, settings};
use crate::shell::tafl_print;
use crate::{library, order};
use kurbo::{Point, Rect, Size};
use std::fs;
use tafl_print::imposition::{Component, Settings, Tool};
use tafl_print::laser::chest::{BoxPart, LaserBox};
use tafl_print::laser::{self, BoxOrder, LaserError};
use tafl_print::theme::{Artwork, Theme};
use tafl_print::units::Length;

/// The two reminder cards of a set.
const CARDS: [Size; 2] = [Size::new(63.0, 88.0); 2];

/// A set without its board, on beds.
struct Boxed {
    chest: LaserBox,
    drawings: Vec<Drawing>,
    plates: Vec<Plate>,
    expected: Expected,
}

fn boxed(game: &str, bed: Size, [thickness, kerf]: [f64; 2]) -> Result<Boxed, LaserError> {
    boxed_with(game, (bed, [thickness, kerf]), &CARDS, settings())
}

fn boxed_with(
    game: &str,
    (bed, [thickness, kerf]): (Size, [f64; 2]),
    cards: &[Size],
    settings: Settings,
) -> Result<Boxed, LaserError> {
    // Only cuts are measured: the theme draws nothing.
    let theme = Theme { art: Artwork::default(), ..library::jorvik() };
    let parts = [Component::Pieces, Component::Cards].into();
    let settings = Settings { tool: Tool::Laser, parts, spares: None, ..settings };
    let order = order::bare(library::variant(game, &[]), theme, settings);
    let order = order.measured().expect("measures");
    let chest = BoxOrder { thickness: Length::mm(thickness), cards };
    let set = laser::set_in_box(&order, bed, Length::mm(kerf), Some(chest))?;
    let read = |bed| {
        let (svg, dxf) = (read_svg(&laser::svg(bed)), read_dxf(&laser::dxf(bed)));
        svg.same(&dxf);
        svg
    };
    let drawings: Vec<Drawing> = set.beds.iter().map(read).collect();
    let chest = set.chest.expect("a box");
    let plates = found(&drawings, &chest, kerf);
    let expected = Expected::of(&chest.measures);
    Ok(Boxed { chest, drawings, plates, expected })
}

const LARGE: Size = Size::new(600.0, 400.0);
const SMALL: Size = Size::new(300.0, 200.0);

/// Boxes of games from 7 to 19 squares, in plates from 2 to 6 mm, with and without a kerf, from beds of two sizes: their joints take
/// turns, and put together they have wood where a box has it, and nowhere twice. Of all 64 orders these are 16 in which each
/// game, thickness, kerf and bed meets each of the others.
#[test]
fn boxes_of_all_kinds_go_together() {
    let games = ["york", "brandubh", "copenhagen", "alea-evangelii"];
    for (nth, game) in games.into_iter().enumerate() {
        for (other, thickness) in [2.0, 3.0, 4.0, 6.0].into_iter().enumerate() {
            let kerf = if (nth + other) % 2 == 0 { 0.15 } else { 0.0 };
            let bed = if (nth + other / 2) % 2 == 0 { SMALL } else { LARGE };
            let what = format!("{game} of {thickness} mm with a kerf of {kerf} mm");
            let made = boxed(game, bed, [thickness, kerf]).unwrap_or_else(|fault| panic!("{what}: {fault}"));
            let Boxed { chest, drawings, plates, expected } = &made;
            for drawing in drawings {
                cut_once(drawing);
                inside(drawing);
            }
            apart(plates);
            for edge in edges(expected) {
                mates(plates, &edge, thickness);
            }
            let faults = faults(plates, expected);
            assert!(
                faults.is_empty(),
                "{what}: {} faults, {:?}",
                faults.len(),
                &faults[..faults.len().min(5)]
            );
            holds_everything(chest, game);
            lengths_add_up(plates, expected);
            slides(plates, expected);
        }
    }
}

/// Parts of the box lie apart on their beds.
fn apart(plates: &[Plate]) {
    for (nth, plate) in plates.iter().enumerate() {
        for other in &plates[nth + 1..] {
            let shared = plate.on_bed.1.inset(GAP - FINE).intersect(other.on_bed.1);
            assert!(
                plate.on_bed.0 != other.on_bed.0 || shared.area() <= 0.0,
                "{:?} and {:?} are less than {GAP} mm apart",
                plate.part,
                other.part
            );
        }
    }
}

/// As many pieces as the game has and the seven spare ones of its kinds, each on the floor or on others, below cards and lid.
fn holds_everything(chest: &LaserBox, game: &str) {
    let LaserBox { measures, load, .. } = chest;
    let board = library::variant(game, &[]).setup.board;
    // A king and two men of either side are spare; officers have one each.
    let least = board.pieces().count() + 5;
    assert!((least..least + 3).contains(&load.pieces.len()), "{game}: {} pieces", load.pieces.len());
    let room = Rect::new(0.0, 0.0, measures.length, measures.clear);
    for (nth, piece) in load.pieces.iter().enumerate() {
        let around = Rect::from_center_size(piece.middle, (piece.size, piece.size));
        assert_eq!(room.union(around), room, "{piece:?}");
        for other in load.pieces[nth + 1..].iter().filter(|other| other.layer == piece.layer) {
            let between = (piece.middle - other.middle).length() - f64::midpoint(piece.size, other.size);
            assert!(between > 0.49, "{piece:?} and {other:?}");
        }
    }
    let layers = load.pieces.iter().map(|piece| piece.layer + 1).max().unwrap_or(0);
    assert_eq!(layers, load.layers);
    let high = layers as f64 * measures.thickness + CARDS.len() as f64;
    assert!(high + 1.0 <= measures.height + 1e-9, "{game}: {high} of {} mm", measures.height);
    assert!(
        CARDS.iter().all(|card| card.width + 1.9 < measures.clear && card.height + 1.9 < measures.length)
    );
}

/// Inside and twice the thickness is outside; what lies across from each other is alike.
fn lengths_add_up(plates: &[Plate], expected: &Expected) {
    let Expected { thickness, length, width, lid, top, .. } = *expected;
    let size = |nth: usize| {
        let extent = plates[nth].extent(thickness);
        extent.map(|(from, to)| to - from)
    };
    let is = |nth: usize, sides: [f64; 3]| {
        let found = size(nth);
        assert!((0..3).all(|axis| near(found[axis], sides[axis])), "{:?}: {found:?}", plates[nth].part);
    };
    is(0, [length + 2.0 * thickness, width + 2.0 * thickness, thickness]);
    is(1, [length + 2.0 * thickness, thickness, top]);
    is(3, [thickness, width + 2.0 * thickness, top]);
    is(4, [thickness, width + 2.0 * thickness, lid]);
    for (right, left) in [(1, 2), (5, 6), (7, 8)] {
        is(left, size(right));
        // One is the other, turned over.
        let mirrored = |nth: usize, by: f64| -> Vec<(i64, i64)> {
            let rounded = |value: f64| (value * 100.0).round() as i64;
            let bounds = plates[nth].rings.iter().flatten();
            let most = bounds.clone().map(|p| p.x * by).fold(f64::INFINITY, f64::min);
            let mut all: Vec<(i64, i64)> = bounds.map(|p| (rounded(p.x * by - most), rounded(p.y))).collect();
            all.sort_unstable();
            all
        };
        assert_eq!(mirrored(right, 1.0), mirrored(left, -1.0), "{:?}", plates[right].part);
    }
}

/// The lid is as much narrower than its channel as it says, and nothing but the channel is in its way to the front.
fn slides(plates: &[Plate], expected: &Expected) {
    let thickness = expected.thickness;
    let lid = plates[9].extent(thickness);
    let sides = [plates[1].extent(thickness)[1].1, plates[2].extent(thickness)[1].0];
    assert!(near(lid[1].0 - sides[0], PLAY[0] / 2.0) && near(sides[1] - lid[1].1, PLAY[0] / 2.0));
    let (ledge, rail) = (plates[5].extent(thickness), plates[7].extent(thickness));
    assert!(near(lid[2].0, ledge[2].1) && near(rail[2].0 - lid[2].1, PLAY[1]));
    assert!(near(plates[3].extent(thickness)[0].0, expected.length));
    assert!(near(expected.length - lid[0].1, PLAY[2]));
    // It lies on the ledges, and below the rails, by two millimetres and more.
    assert!(ledge[1].1 - lid[1].0 > 2.0 && rail[1].1 - lid[1].0 > 2.0);
    // Whatever is as high as the lid and as far from the sides is behind it.
    for (nth, plate) in plates.iter().enumerate().take(9) {
        let [x, y, z] = plate.extent(thickness);
        let meets = |a: (f64, f64), b: (f64, f64)| a.0 < b.1 - FINE && b.0 < a.1 - FINE;
        assert!(!(meets(y, lid[1]) && meets(z, lid[2]) && x.0 < lid[0].1), "{nth} {:?}", plate.part);
    }
}

/// Drawings are laid on the bed with the side upwards that bears the letter: none of them has to be cut from below.
#[test]
fn every_part_lies_on_the_bed_as_it_stands_in_the_box() {
    let made = boxed("york", LARGE, [3.0, 0.1]).expect("a box");
    let middle = [made.expected.length / 2.0, made.expected.width / 2.0, made.expected.lid / 2.0];
    for plate in &made.plates {
        let deep = cross(plate.place.right, plate.place.down);
        // Into the plate is away from the inside of the box; of strips and of the lid it is up, or down.
        let extent = plate.extent(3.0);
        let outward: f64 = (0..3)
            .map(|axis| (f64::midpoint(extent[axis].0, extent[axis].1) - middle[axis]) * deep[axis])
            .sum();
        assert_eq!(outward > 0.0, plate.part != BoxPart::Lid, "{:?}", plate.part);
    }
}

#[test]
fn a_plate_that_is_cut_wrong_is_found() {
    let made = boxed("brandubh", LARGE, [3.0, 0.0]).expect("a box");
    let Boxed { plates, expected, .. } = &made;
    assert!(faults(plates, expected).is_empty());
    // One finger of each plate is wider by a tenth of a millimetre.
    for nth in 0..plates.len() {
        let mut wrong = plates.clone();
        let ring = &mut wrong[nth].rings[0];
        let (a, b) = (0, 1);
        let way = ring[b] - ring[a];
        let side = Point::new(way.y / way.length(), -way.x / way.length()).to_vec2() * 0.1;
        ring[a] += side;
        ring[b] += side;
        assert!(!faults(&wrong, expected).is_empty(), "{:?}", wrong[nth].part);
    }
    // Plates that are drawn with the kerf still on them are too large.
    let wide = boxed("brandubh", LARGE, [3.0, 0.2]).expect("a box");
    let raw = found_with_kerf(&wide);
    assert!(!faults(&raw, &wide.expected).is_empty());
    // Ends that are changed for each other.
    let mut swapped = plates.clone();
    let (back, front) = (swapped[3].rings.clone(), swapped[4].rings.clone());
    (swapped[3].rings, swapped[4].rings) = (front, back);
    assert!(!faults(&swapped, expected).is_empty());
}

/// The plates of a box as large as the laser draws them with a kerf of 0.2 mm, which then takes nothing away.
fn found_with_kerf(made: &Boxed) -> Vec<Plate> {
    let grow = |plate: &Plate| {
        let rings = plate.rings.iter().enumerate();
        let rings = rings.map(|(nth, ring)| grown(ring, if nth == 0 { 0.1 } else { -0.1 })).collect();
        Plate { rings, ..plate.clone() }
    };
    made.plates.iter().map(grow).collect()
}

#[test]
#[should_panic(expected = "do not mate")]
fn two_plates_with_the_same_fingers_do_not_mate() {
    let made = boxed("brandubh", LARGE, [3.0, 0.0]).expect("a box");
    let edge = edges(&made.expected).remove(0);
    mates(&made.plates, &Edge { plates: [edge.plates[0]; 2], ..edge }, 3.0);
}

#[test]
fn a_hole_for_a_finger_holds_back_every_piece() {
    for game in ["york", "alea-evangelii"] {
        let made = boxed(game, LARGE, [3.0, 0.1]).expect("a box");
        let holes: Vec<f64> = made
            .drawings
            .iter()
            .flat_map(|drawing| circles(&drawing.cut))
            .map(|(_, radius)| radius)
            .filter(|radius| near(*radius, 8.0 - 0.05))
            .collect();
        assert_eq!(holes.len(), 1, "{game}");
    }
    let small = Settings { piece_disc: Some(Length::mm(12.0)), ..settings() };
    let made = boxed_with("brandubh", (LARGE, [3.0, 0.0]), &CARDS, small).expect("a box");
    assert!(near(made.chest.slabs[9].hole.expect("a hole").1, 5.0));
}

#[test]
fn large_cards_make_a_large_box_and_sets_have_one_each() {
    let large = [Size::new(148.0, 105.0)];
    let made = boxed_with("brandubh", (LARGE, [4.0, 0.0]), &large, settings()).expect("a box");
    let measures = made.chest.measures;
    assert!(measures.length >= 150.0 && measures.clear >= 107.0, "{measures:?}");
    let three = Settings { sets: 3, ..settings() };
    let made = boxed_with("brandubh", (LARGE, [3.0, 0.0]), &CARDS, three).expect("boxes");
    let bottom = made.plates[0].on_bed.1.size();
    let is_bottom = |size: Size| {
        near(size.width, bottom.width) && near(size.height, bottom.height)
            || near(size.height, bottom.width) && near(size.width, bottom.height)
    };
    let all = made.drawings.iter().flat_map(|drawing| &drawing.cut);
    assert_eq!(all.filter(|shape| is_bottom(shape.bounds().size())).count(), 3);
}

#[test]
fn a_bed_that_is_too_small_is_told_with_the_one_that_would_do() {
    let error = boxed("york", Size::new(100.0, 100.0), [3.0, 0.0]).err().expect("too small");
    let LaserError::BoxTooLarge { needed, .. } = &error else { panic!("{error}") };
    let text = error.to_string();
    assert!(text.contains("room for 90 x 90 mm") && text.contains("mm or more"), "{text}");
    // On a bed as large as that, it fits: asked again as often as another part asks for more.
    let mut bed = *needed;
    for _ in 0..4 {
        match boxed("york", bed, [3.0, 0.0]) {
            Ok(_) => return,
            Err(LaserError::BoxTooLarge { needed, .. }) => {
                bed = Size::new(bed.width.max(needed.width), bed.height.max(needed.height));
            }
            Err(other) => panic!("{other}"),
        }
    }
    panic!("no bed does");
}

#[test]
fn what_makes_no_box_is_refused_with_what_would() {
    let folder = tempfile::tempdir().expect("a folder");
    for (words, expected) in [
        ("--format dxf --thickness 1mm", "break as they are pushed together; choose from 2 mm to 6 mm"),
        ("--format dxf --thickness 9mm", "a finger would be 18 mm wide at least, and every wall 54 mm high"),
        (
            "--format dxf --thickness 2mm --kerf 0.8mm",
            "give a --kerf of 0.6 mm or less, or a --thickness of 2.4 mm or more",
        ),
        ("--format dxf --thickness 3mm --parts board", "the box would be empty"),
        ("--format pdf --thickness 3mm", "`--thickness` is for a box from a laser cutter"),
        ("--format laser-svg --thickness 3mm --bed 100x100mm --parts pieces,cards", "or more"),
    ] {
        let words: Vec<&str> = ["--variant", "brandubh"].into_iter().chain(words.split(' ')).collect();
        let said = tafl_print(folder.path(), &words, "");
        let flat = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(said.status, 2, "{words:?}: {flat}");
        assert!(flat.contains(expected), "{words:?}: {flat}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

/// The box alone, with its page, as the plan says before.
#[test]
fn a_box_comes_with_its_page_and_is_planned() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["--variant", "brandubh", "--format", "laser-svg", "--thickness", "3mm", "--parts", "cards"];
    let planned = tafl_print(folder.path(), &[&["plan", "--json"], words.as_slice()].concat(), "");
    assert_eq!(planned.status, 0, "{}", planned.err);
    for member in [
        r#""box":{"thickness_mm":3,"inside_mm":["#,
        r#""pieces":0,"cards":2}"#,
        r#"{"part":"box side","count":2}"#,
        r#""others":["output/brandubh-a4-cards-laser-1.svg","output/brandubh-a4-cards-box.pdf"]"#,
        r"--thickness 3mm",
    ] {
        assert!(planned.out.contains(member), "{member} is not in {}", planned.out);
    }
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert_eq!(said.out, "output/brandubh-a4-cards-laser-1.svg\noutput/brandubh-a4-cards-box.pdf\n");
    let page = fs::read(folder.path().join("output/brandubh-a4-cards-box.pdf")).expect("a page");
    assert!(page.starts_with(b"%PDF-"));
    let told = tafl_print(folder.path(), &[&["plan"], words.as_slice()].concat(), "");
    let flat = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "1 box bottom, 2 box sides, 1 box back, 1 box front, 2 box ledges, 2 box rails, 1 box lid",
        "Box of plates of 3 mm",
    ] {
        assert!(flat.contains(words), "{words} is not in {}", told.out);
    }
}
