//! Every bundled theme on whole boards, measured in dots of the written page by another program: pieces stand out wherever they
//! may stand, empty squares are quiet, no sheet drinks too much ink, no line is thinner than printers draw.

use crate::contrast::{contrast, luminance};
use crate::library::{reading, theme, themes, variant, variant_ids};
use crate::reading::Pdf;
use crate::reading::Raster;
use crate::sampler::{document, page, round_token};
use crate::shell::tafl_print;
use std::path::Path;
use std::sync::Arc;
use tafl_print::game::{Piece, Square, Variant};
use tafl_print::product::board::{self, Ground};
use tafl_print::scene::{Art, Item, Page, Size};
use tafl_print::theme::{Group, Ink, Slot, Theme};
use tafl_print::units::Length;

const CELL: f64 = 25.0;
const FRAME: f64 = 8.0;
/// The disc of a man, in mm.
const DISC: f64 = 19.0;
/// Dots to the inch of a board: four to a millimetre.
const DPI: f64 = 101.6;

/// The game that a theme was made for, and others of other sizes and rules.
fn games(id: &str) -> Vec<&'static str> {
    let own = match id {
        "jorvik" => "york-11",
        "longships" | "carrier-1943" => "sea-battle-9",
        "romanesque" => "ocastudios-11",
        "ringforts" => "vikings-chess-11",
        _ => "copenhagen-11",
    };
    let mut games = vec![own, "brandubh-7", "tablut-9", "berserk-11", "sea-battle-13-parlett"];
    games.dedup();
    games
}

/// Items on a square page, the second of its document: the first has a heading.
fn pictured(side: f64, items: Vec<Item>, dpi: f64) -> Raster {
    let page_of = Page { size: Size::new(side, side), trim: None, bleed: None, items };
    Pdf::of(&document(vec![page(Vec::new()), page_of])).raster(1, dpi)
}

/// A board without pieces as another program draws it. The origin is the upper left corner of its frame.
fn drawn(variant: &Variant, theme: &Theme) -> Raster {
    let picture = board::draw(variant, theme, Length::mm(CELL), Length::mm(FRAME), Length::ZERO);
    let side = picture.measures.side() + 2.0 * FRAME;
    pictured(side, vec![Item::moved(picture.items, FRAME, FRAME)], DPI)
}

/// The luminances of the dots between two distances from the middle of a square.
fn around(raster: &Raster, variant: &Variant, square: Square, from: f64, to: f64) -> Vec<f64> {
    let row = variant.setup.board.size() - 1 - square.rank;
    let middle = |nth: u8| FRAME + (f64::from(nth) + 0.5) * CELL;
    let (x, y) = (middle(square.file), middle(row));
    let steps = || (0..80).map(|nth| (f64::from(nth) + 0.5) / 80.0 * CELL - CELL / 2.0);
    steps()
        .flat_map(|down| steps().map(move |across| (across, down)))
        .filter(|(across, down)| (from..to).contains(&(across * across + down * down).sqrt()))
        .map(|(across, down)| luminance(raster.pixel(x + across, y + down)))
        .collect()
}

fn mean(dots: &[f64]) -> f64 {
    dots.iter().sum::<f64>() / dots.len().max(1) as f64
}

/// The mean luminances of rings of 0.3 mm in the outermost 1.5 mm of each face of a disc.
fn rims(theme: &Theme, piece: Piece) -> Vec<Vec<f64>> {
    let token = round_token(theme, piece, DISC, Ink::Full);
    let ring = |raster: &Raster, from: f64| {
        let steps = || (0..300).map(|nth| (f64::from(nth) + 0.5) / 300.0 * DISC - DISC / 2.0);
        let dots: Vec<f64> = steps()
            .flat_map(|down| steps().map(move |across| (across, down)))
            .filter(|(across, down)| (from..from + 0.3).contains(&(across * across + down * down).sqrt()))
            .map(|(across, down)| luminance(raster.pixel(20.0 + across, 20.0 + down)))
            .collect();
        mean(&dots)
    };
    let faces = token.faces.iter().map(|face| {
        let raster = pictured(40.0, vec![Item::art(&face.cut, 20.0 - DISC / 2.0, 20.0 - DISC / 2.0)], 300.0);
        (1..=5).map(|nth| ring(&raster, DISC / 2.0 - 0.3 * f64::from(nth))).collect()
    });
    faces.collect()
}

/// Squares where any piece may come to stand.
fn open_squares(variant: &Variant) -> Vec<Square> {
    let is_open = |square: &Square| !matches!(board::kind(variant, *square), Ground::Throne | Ground::Corner);
    variant.setup.board.squares().filter(is_open).collect()
}

#[test]
fn pieces_stand_out_on_every_square_of_every_board() {
    stand_out(Ink::Full);
}

/// In a test of its own, for it takes as long.
#[test]
fn grey_pieces_stand_out_on_every_square_of_every_board() {
    stand_out(Ink::Grey);
}

fn stand_out(ink: Ink) {
    let mut low = Vec::new();
    for id in themes() {
        let theme = theme(&id).inked(ink);
        let all: Vec<(Piece, Vec<Vec<f64>>)> = [Piece::King, Piece::Defender, Piece::Attacker]
            .into_iter()
            .map(|piece| (piece, rims(&theme, piece)))
            .collect();
        for game in games(&id) {
            let variant = variant(game, &[]);
            let raster = drawn(&variant, &theme);
            for square in open_squares(&variant) {
                let ground = mean(&around(&raster, &variant, square, DISC / 2.0, DISC / 2.0 + 2.0));
                for (piece, faces) in &all {
                    for (nth, rings) in faces.iter().enumerate() {
                        let best = rings.iter().map(|&rim| contrast(rim, ground)).fold(1.0, f64::max);
                        if best < 3.0 {
                            let (ink, piece) = (ink.name(), piece.name());
                            low.push(format!(
                                "{id} {ink} {game} {square}: {piece} {} has {best:.2}",
                                nth + 1
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(low.is_empty(), "{} pairs\n{}", low.len(), low.join("\n"));
}

/// Every man of a side beside every man of the other, and every disc on every square, to all eyes, as `check` measures them for
/// the author of a world: the program's own worlds have nothing to be warned of, whatever dress their game puts on.
#[test]
fn no_game_has_a_warning_in_its_own_world() {
    let mut warned = Vec::new();
    for game in variant_ids() {
        let world = format!("templates/themes/{}", reading(&game, &[]).theme.text);
        let said = tafl_print(
            Path::new(env!("CARGO_MANIFEST_DIR")),
            &["check", "--variant", &game, "--theme", &world],
            "",
        );
        assert_eq!(said.status, 0, "{game}\n{}", said.err);
        if said.err.contains("warning") {
            warned.push(format!("{game}\n{}", said.err));
        }
    }
    assert!(warned.is_empty(), "{} games\n{}", warned.len(), warned.join("\n"));
}

/// Where nobody stands it can be seen: hardly a dot within the circle of a disc is as far from the rest as a piece is.
#[test]
fn empty_squares_are_quiet_where_discs_stand() {
    let mut loud = Vec::new();
    for id in themes() {
        let theme = theme(&id);
        for game in games(&id) {
            let variant = variant(game, &[]);
            let raster = drawn(&variant, &theme);
            for square in open_squares(&variant) {
                let dots = around(&raster, &variant, square, 0.0, DISC / 2.0);
                let whole = mean(&dots);
                let share = dots.iter().filter(|&&dot| contrast(dot, whole) >= 3.0).count() as f64
                    / dots.len() as f64;
                // On charts a mark shows where the king starts.
                let middle = variant.setup.board.size() / 2;
                let is_marked = (square.file, square.rank) == (middle, middle);
                if share > if is_marked { 0.16 } else { 0.06 } {
                    loud.push(format!("{id} {game} {square}: {:.0} of 100 dots", share * 100.0));
                }
            }
        }
    }
    assert!(loud.is_empty(), "{} squares\n{}", loud.len(), loud.join("\n"));
}

/// Of each of cyan, magenta and yellow on the mean at most 35 of 100; nowhere more than 240 of all three together: home paper
/// curls of more, and ink flakes at folds.
#[test]
fn no_board_takes_too_much_ink() {
    let mut wet = Vec::new();
    for id in themes() {
        for game in games(&id) {
            let raster = drawn(&variant(game, &[]), &theme(&id));
            let ink = |dot: &[u8]| dot.iter().map(|&part| 1.0 - f64::from(part) / 255.0).sum::<f64>();
            let dots: Vec<f64> = raster.rgb.chunks_exact(3).map(ink).collect();
            let most = dots.iter().copied().fold(0.0, f64::max);
            let mean = mean(&dots) / 3.0;
            if mean > 0.35 || most > 2.405 {
                wet.push(format!(
                    "{id} {game}: {:.0} on the mean, {:.0} at most",
                    mean * 100.0,
                    most * 100.0
                ));
            }
        }
    }
    assert!(wet.is_empty(), "{}", wet.join("\n"));
}

/// The widths of all lines of a drawing, in its units.
fn widths(art: &Art) -> Vec<f64> {
    fn of(items: &[Item], scale: f64, out: &mut Vec<f64>) {
        for item in items {
            match item {
                Item::Path(path) => out.extend(path.stroke.as_ref().map(|stroke| stroke.width * scale)),
                Item::Group { transform, items, .. } => {
                    of(items, scale * transform.determinant().abs().sqrt(), out);
                }
                Item::Art { art, transform } => {
                    of(&art.items, scale * transform.determinant().abs().sqrt(), out);
                }
                Item::Marked { items, .. } => of(items, scale, out),
                Item::Glyphs(_) | Item::Bitmap { .. } => {}
            }
        }
    }
    let mut found = Vec::new();
    of(&art.items, 1.0, &mut found);
    found
}

/// A fifth of a millimetre: squares of 25 mm, discs of 19 and 25 mm, paintings as they are.
#[test]
fn lines_of_boards_and_pieces_are_wide_enough_to_print() {
    let mut thin = Vec::new();
    for id in themes() {
        let theme = theme(&id);
        let mut look = |what: &str, art: &Arc<Art>, scale: f64| {
            let least = widths(art).into_iter().fold(f64::MAX, f64::min) * scale;
            if least < 0.1999 {
                thin.push(format!("{id} {what}: {least:.3} mm"));
            }
        };
        for slot in Slot::ALL {
            let side = match slot.group() {
                Group::Pieces if slot == Slot::King => 25.0,
                Group::Pieces => DISC,
                Group::Squares | Group::Edges | Group::Roads => CELL,
                Group::Frame | Group::Backs | Group::Symbols | Group::Pages => continue,
            };
            for art in &theme.art[slot] {
                look(slot.key(), art, side / art.size.width);
            }
        }
        for layer in &theme.board.layers {
            for art in layer.drawings() {
                let unit = if layer.is_painting() { 1.0 } else { CELL / 100.0 };
                look("layer", art, unit);
            }
        }
    }
    assert!(thin.is_empty(), "{}", thin.join("\n"));
}

/// Outlines are to be coloured in: within each square, clear of the grid, some line divides it.
#[test]
fn no_square_of_an_outline_board_is_empty() {
    let mut empty = Vec::new();
    for id in themes() {
        let theme = theme(&id).inked(Ink::Outline);
        for game in games(&id) {
            let variant = variant(game, &[]);
            let raster = drawn(&variant, &theme);
            for square in variant.setup.board.squares() {
                // All but the outermost millimetre, corners too.
                let row = variant.setup.board.size() - 1 - square.rank;
                let (left, top) =
                    (FRAME + f64::from(square.file) * CELL + 1.0, FRAME + f64::from(row) * CELL + 1.0);
                let steps = || (0..115).map(|nth| f64::from(nth) * 0.2);
                let lined = |(x, y): (f64, f64)| luminance(raster.pixel(left + x, top + y)) < 0.8;
                let dots = steps().flat_map(|down| steps().map(move |across| (across, down)));
                // Lines of 3 mm in all, 0.2 mm wide.
                if dots.filter(|&dot| lined(dot)).count() < 15 {
                    empty.push(format!("{id} {game} {square}"));
                }
            }
        }
    }
    // Of some two thousand squares, two of open sea.
    assert!(empty.len() <= 2, "{} squares\n{}", empty.len(), empty.join("\n"));
}
