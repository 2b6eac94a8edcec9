//! What is printed in each ink, measured in dots: how much of it, whether there is any hue, and whether the sides differ.

use crate::contrast::{contrast, luminance};
use crate::kit::written;
use crate::library::{Folder, messages_with, read_theme, theme, themes, variant};
use crate::reading::{Pdf, Raster};
use crate::sampler::{block, document, fonts, glow, line, page, round_token};
use kurbo::{Rect, Shape};
use std::sync::{Arc, OnceLock};
use tafl_print::cli::{CommandLine, Task};
use tafl_print::game::Piece;
use tafl_print::make::{Library, make};
use tafl_print::product::board;
use tafl_print::scene::{Affine, Art, Bitmap, Channels, Color, Item, Paint, Path};
use tafl_print::text::Value;
use tafl_print::theme::{Ink, Slot, Theme};
use tafl_print::units::Length;

/// The kits that are measured: each of another theme.
const GAMES: [&str; 2] = ["york", "copenhagen"];

/// The kit of a game in an ink, written once for all tests.
fn kit(game: usize, ink: Ink) -> Pdf {
    static KITS: [[OnceLock<Vec<u8>>; 4]; 2] = [const { [const { OnceLock::new() }; 4] }; 2];
    let slot = Ink::ALL.iter().position(|&other| other == ink).expect("an ink");
    Pdf::open(KITS[game][slot].get_or_init(|| written(&["--variant", GAMES[game], "--ink", ink.name()])))
}

/// The pages with parts of the board or with pieces.
fn cut_pages(kit: &Pdf) -> Vec<usize> {
    let shows = |page: &usize| {
        let label = kit.page_text(*page, true);
        label.contains("board part") || label.contains("pieces")
    };
    (0..kit.page_count()).filter(shows).collect()
}

/// How much of a page is ink: 0 is white paper, 1 all black. Each of the three colours counts alike, as in a printer.
fn coverage(raster: &Raster) -> f64 {
    let dark: f64 = raster.rgb.iter().map(|&v| 1.0 - f64::from(v) / 255.0).sum();
    dark / raster.rgb.len() as f64
}

#[test]
fn low_and_outline_save_ink() {
    for (game, name) in GAMES.iter().enumerate() {
        let spent = |ink| -> f64 {
            let kit = kit(game, ink);
            let pages = cut_pages(&kit);
            assert!(pages.len() >= 3, "two halves of the board and the pieces: {pages:?}");
            pages.iter().map(|&page| coverage(&kit.raster(page, 60.0))).sum()
        };
        let [full, low, outline, grey] = Ink::ALL.map(spent);
        let shares = format!(
            "{name}: low {:.2}, outline {:.2}, grey {:.2} of full",
            low / full,
            outline / full,
            grey / full
        );
        assert!(low < full / 2.0, "{shares}");
        assert!(outline < full / 2.0 && outline < low, "{shares}");
        assert!(grey < full, "{shares}");
    }
}

/// The board and the faces of the discs alone, without the words, rulers and cards of their pages.
#[test]
fn board_and_discs_themselves_are_mostly_white() {
    for id in themes() {
        let game = variant("copenhagen", &[]);
        let spent = |ink| {
            let theme = theme(&id).inked(ink);
            let picture = board::draw(&game, &theme, Length::mm(11.0), Length::mm(4.0), Length::mm(2.0));
            let drawn =
                Pdf::of(&document(vec![page(vec![Item::moved(picture.items, 20.0, 60.0)])])).raster(0, 100.0);
            let side = picture.measures.side();
            let board = mean(&drawn, (20.0, 60.0), side, |dot| {
                1.0 - dot.iter().map(|&v| f64::from(v)).sum::<f64>() / 765.0
            });
            let discs: f64 = PIECES.iter().map(|&piece| 1.0 - gray(&theme, piece)).sum();
            (board, discs / 5.0)
        };
        let [full, low, outline, _] = Ink::ALL.map(spent);
        // Three fifths of what the board has in colour; a board that is pale in colour may keep its lines.
        let half = (full.0 * 0.6).max(0.11);
        assert!(low.0 < half && low.1 < full.1 * 0.7, "{id}: {full:?} {low:?}");
        assert!(outline.0 < half && outline.1 < full.1 * 0.55, "{id}: {full:?} {outline:?}");
        // The board: no more than lines, which weigh more than on squares of 25 mm.
        assert!(outline.0 < 0.16 && low.0 < 0.16, "{id}: {low:?} {outline:?}");
    }
}

/// Every dot of every page: art, text, rulers, marks.
#[test]
fn grey_and_outline_have_no_hue() {
    for (game, name) in GAMES.iter().enumerate() {
        for ink in [Ink::Grey, Ink::Outline] {
            let kit = kit(game, ink);
            // Nor is a grey mixed of other inks.
            assert_eq!(kit.mixed_colors(), Vec::<String>::new(), "{name} in {}", ink.name());
            for page in 0..kit.page_count() {
                let raster = kit.raster(page, 100.0);
                let tinted = raster.rgb.chunks_exact(3).find(|dot| dot[0] != dot[1] || dot[1] != dot[2]);
                assert_eq!(tinted, None, "{name} in {}, page {}", ink.name(), page + 1);
            }
        }
    }
}

/// Photographs, gradients, what is seen through, and all that a set may have beside it.
#[test]
fn grey_and_outline_ask_for_black_alone() {
    for order in [
        "--variant brandubh --pack class --sets 3 --theme ravens-and-wolves",
        "--variant alea-evangelii --back morris --sets 2 --two-sided",
        "--variant york --parts box,wall,easy,teacher,colouring,design,place-cards,records,pieces",
        "--variant sea-battle --poster a2 --label-sheet LP117/19R",
    ] {
        for ink in ["grey", "outline"] {
            let words = ["tafl-print"].into_iter().chain(order.split(' ')).chain(["--ink", ink]);
            let Ok(Task::Kit(options)) = CommandLine::parse(words) else { panic!("{order}: no kit") };
            let made = make(&options.request, &Library::bundled());
            for file in made.unwrap_or_else(|refused| panic!("{order}: {refused}")).files {
                assert_eq!(Pdf::open(&file.bytes).mixed_colors(), Vec::<String>::new(), "{order} in {ink}");
            }
        }
    }
}

/// Each kind of paint, in a grey and in a colour: black alone for the one, and for the other not.
#[test]
fn every_paint_that_is_grey_is_black_alone() {
    let steel = Color::rgb(90, 90, 90);
    for (color, mixed) in [(steel, 0), (Color::rgb(90, 90, 91), 1)] {
        let mut gradient = glow((40.0, 40.0), 10.0);
        gradient.stops[0].color = color;
        gradient.stops[1].color = Color::WHITE;
        let Color { r, g, b } = color;
        let pixels = [r, g, b, 255, 0, 0, 0, 0].repeat(8);
        let bitmap = Bitmap::new(4, 4, Channels::Rgba, pixels).expect("a bitmap");
        let mut run = line(&fonts()[0], "Steel", 20.0, 20.0);
        if let Item::Glyphs(run) = &mut run {
            run.color = color;
        }
        let square = block(20.0, 20.0, 9.0, 9.0, color);
        let faint = Path { opacity: 0.5, ..Path::fill(Rect::new(0.0, 0.0, 5.0, 5.0).to_path(0.1), color) };
        let all = [
            square.clone(),
            Item::Path(faint),
            Item::art(&Arc::new(Art { size: (9.0, 9.0).into(), items: vec![square] }), 50.0, 50.0),
            run,
            block(30.0, 30.0, 20.0, 20.0, Paint::Gradient(Box::new(gradient))),
            Item::Bitmap { bitmap: Arc::new(bitmap), area: Rect::new(60.0, 60.0, 70.0, 70.0) },
        ];
        for item in all {
            let found = Pdf::of(&document(vec![page(vec![item.clone()])])).mixed_colors();
            assert_eq!(found.len(), mixed, "{color}, {item:?}: {found:?}");
        }
    }
}

const PIECES: [Piece; 5] = [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

/// The mean of something over a square of the page.
fn mean(raster: &Raster, (left, top): (f64, f64), side: f64, of: impl Fn([u8; 3]) -> f64) -> f64 {
    const STEPS: u32 = 200;
    let at = |n: u32| (f64::from(n) + 0.5) / f64::from(STEPS) * side;
    let dots = (0..STEPS).flat_map(|y| (0..STEPS).map(move |x| (x, y)));
    dots.map(|(x, y)| of(raster.pixel(left + at(x), top + at(y)))).sum::<f64>() / f64::from(STEPS * STEPS)
}

/// The dots of a trimmed disc of 19 mm.
fn face(theme: &Theme, piece: Piece) -> Vec<[u8; 3]> {
    let token = round_token(theme, piece, 19.0, Ink::Full);
    let raster =
        Pdf::of(&document(vec![page(vec![Item::art(&token.dealt(0).cut, 20.0, 20.0)])])).raster(0, 254.0);
    let at = |n: u32| (f64::from(n) + 0.5) / 120.0 * 19.0 - 9.5;
    (0..120)
        .flat_map(|y| (0..120).map(move |x| (at(x), at(y))))
        .filter(|(x, y)| x * x + y * y < 9.4 * 9.4)
        .map(|(x, y)| raster.pixel(29.5 + x, 29.5 + y))
        .collect()
}

/// The mean luminance of a trimmed disc.
fn bright(theme: &Theme, piece: Piece) -> f64 {
    let face = face(theme, piece);
    face.iter().map(|&dot| luminance(dot)).sum::<f64>() / face.len() as f64
}

/// The mean of a disc's dots as a printer sees them: 1 is white paper.
fn gray(theme: &Theme, piece: Piece) -> f64 {
    let face = face(theme, piece);
    face.iter().flatten().map(|&v| f64::from(v) / 255.0).sum::<f64>() / (3 * face.len()) as f64
}

/// The themes of the program, and one that says nothing of inks.
fn all_themes() -> Vec<(String, Theme)> {
    let mut all: Vec<_> = themes().into_iter().map(|id| (id.clone(), theme(&id))).collect();
    for (id, theme) in all.clone() {
        all.push((format!("{id} without a word on inks"), Theme { inks: Default::default(), ..theme }));
    }
    all
}

#[test]
fn discs_of_the_sides_differ_in_lightness_where_there_is_no_hue() {
    for (id, full) in all_themes() {
        for ink in [Ink::Full, Ink::Grey] {
            let theme = full.clone().inked(ink);
            for (ours, theirs) in [(Piece::Defender, Piece::Attacker), (Piece::Knight, Piece::Commander)] {
                let apart = contrast(bright(&theme, ours), bright(&theme, theirs));
                let wanted = if ink == Ink::Grey || ours == Piece::Defender { 3.0 } else { 2.5 };
                assert!(apart >= wanted, "{id}, {}: {apart:.2} between {}", ink.name(), ours.name());
            }
        }
    }
}

/// The lightness of a dot as CIE 1976 defines it, L*.
#[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
fn lightness(dot: [u8; 3]) -> f64 {
    let light = luminance(dot);
    if light <= 216.0 / 24389.0 { light * 24389.0 / 27.0 } else { 116.0 * light.cbrt() - 16.0 }
}

/// Where the sides are not told apart by colouring in: 20 of 100 steps of lightness over the whole disc. In low ink, which
/// spares the face, a rim three times as broad as the other side's tells them apart, and 10 steps are enough.
#[test]
fn discs_of_the_sides_differ_in_lightness() {
    for (id, full) in all_themes() {
        for ink in [Ink::Full, Ink::Low, Ink::Grey] {
            let theme = full.clone().inked(ink);
            for (ours, theirs) in [(Piece::Defender, Piece::Attacker), (Piece::Knight, Piece::Commander)] {
                let [ours, theirs] = [ours, theirs].map(|piece| {
                    let face = face(&theme, piece);
                    face.iter().map(|&dot| lightness(dot)).sum::<f64>() / face.len() as f64
                });
                let apart = (ours - theirs).abs();
                let wanted = if ink == Ink::Low { 10.0 } else { 20.0 };
                assert!(apart >= wanted, "{id}, {}: {ours:.1} and {theirs:.1}", ink.name());
            }
        }
    }
}

/// Kinds of pieces differ by their drawing, whatever the ink: a good part of the disc has another tone.
#[test]
fn kinds_of_pieces_have_a_pattern_of_their_own_in_every_ink() {
    for (id, full) in all_themes() {
        for ink in Ink::SPARING {
            let theme = full.clone().inked(ink);
            let faces = PIECES.map(|piece| (piece, face(&theme, piece)));
            for (index, (piece, one)) in faces.iter().enumerate() {
                for (other, two) in &faces[index + 1..] {
                    let apart = one.iter().zip(two);
                    let apart = apart.filter(|&(&a, &b)| contrast(luminance(a), luminance(b)) >= 2.0).count();
                    let share = apart as f64 / one.len() as f64;
                    let what = format!("{id}, {}: {} and {}", ink.name(), piece.name(), other.name());
                    // The broad rims of low ink leave less of the face.
                    let wanted = if ink == Ink::Low { 0.09 } else { 0.12 };
                    assert!(share >= wanted, "{what}: {share:.2}");
                }
            }
        }
    }
}

/// The rims of the sides alone tell them apart in grey: one is of one tone, the other broken.
#[test]
fn rims_differ_by_pattern_in_grey() {
    for (id, full) in all_themes() {
        let theme = full.inked(Ink::Grey);
        // Around the disc, three quarters of a millimetre inside the cut.
        let tones = |piece| {
            let token = round_token(&theme, piece, 19.0, Ink::Full);
            let items = vec![Item::art(&token.dealt(0).cut, 20.0, 20.0)];
            let raster = Pdf::of(&document(vec![page(items)])).raster(0, 508.0);
            let around = (0..720).map(|step| {
                let turn = f64::from(step) / 720.0 * std::f64::consts::TAU;
                #[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
                let (sin, cos) = turn.sin_cos();
                luminance(raster.pixel(29.5 + 9.0 * cos, 29.5 + 9.0 * sin))
            });
            let tones: Vec<f64> = around.collect();
            (0..720).filter(|&i| (tones[i] > 0.5) != (tones[(i + 1) % 720] > 0.5)).count()
        };
        assert_eq!(tones(Piece::Attacker), 0, "{id}");
        assert!(tones(Piece::Defender) >= 40, "{id}: {}", tones(Piece::Defender));
    }
}

/// Pieces of figures, measured as they are drawn.
#[test]
fn pieces_of_figures_differ_in_every_ink() {
    for (id, full) in all_themes() {
        for ink in Ink::ALL {
            let theme = full.clone().inked(ink);
            let bright = |slot| {
                let art = theme.art.one(slot);
                // As wide as a disc of 15 mm about the middle of what is measured.
                let scale = Affine::scale_non_uniform(15.0 / art.size.width, 15.0 / art.size.height);
                let transform = Affine::translate((22.5, 22.5)) * scale;
                let items = vec![Item::Art { art: art.clone(), transform }];
                let raster = Pdf::of(&document(vec![page(items)])).raster(0, 127.0);
                mean(&raster, (25.0, 25.0), 10.0, luminance)
            };
            let apart = contrast(bright(Slot::AttackerSymbol), bright(Slot::DefenderSymbol));
            assert!(apart >= 3.0, "{id}, {}: {apart:.2}", ink.name());
        }
    }
}

#[test]
fn text_can_be_read_in_every_ink() {
    for (id, full) in all_themes() {
        for ink in Ink::SPARING {
            let palette = full.clone().inked(ink).palette;
            let of = |color: Color| luminance([color.r, color.g, color.b]);
            // Body text at 7, all other text at 4.5; in grey all of it at 7.
            let least = if ink == Ink::Low { 4.5 } else { 7.0 };
            assert!(contrast(of(palette.ink), of(palette.paper)) >= 7.0, "{id}, {}", ink.name());
            for color in [palette.accent, palette.quiet] {
                let apart = contrast(of(color), of(palette.paper));
                assert!(apart >= least - 0.1, "{id}, {}: {color} at {apart:.2}", ink.name());
            }
        }
    }
}

/// A sentence on colours is only printed where it is true.
#[test]
fn no_ink_tells_of_colours_that_it_has_not() {
    for id in themes() {
        let messages = messages_with(&theme(&id));
        let none: [(&str, Value); 0] = [];
        let said = |ink: &str| messages.get(&format!("theme-sides-{ink}"), &none).expect("a message");
        for ink in ["outline", "grey"] {
            let text = said(ink);
            for hue in ["red", "blue", "brown", "gold", "ash", "oak"] {
                let word = |part: &str| part.trim_matches(|c: char| !c.is_alphabetic()) == hue;
                assert!(!text.split_whitespace().any(word), "{id}, {ink}: {text}");
            }
        }
        assert_ne!(said("low"), said("grey"), "{id}");
    }
    let sides = |game: usize, ink: Ink| {
        let kit = kit(game, ink);
        (0..2).map(|page| kit.page_text(page, false)).collect::<String>().contains("dark ones of woad blue")
    };
    assert!(sides(0, Ink::Full));
    assert!(!Ink::SPARING.iter().any(|&ink| sides(0, ink)));
}

/// A theme's own drawings, colours and recolourings are what is printed.
#[test]
fn what_a_theme_says_of_an_ink_is_done() {
    // A colour of a camp that is not of its ground.
    let camp = &crate::library::jorvik().art[Slot::Camp][0];
    let tent = darkest(&camp.items).expect("a colour");
    let spoken = format!(
        "{}\n[ink.low]\naccent = \"#123456\"\n[ink.low.art]\nthrone = \"heath-1.svg\"\n[ink.low.recolour]\n\"{tent}\" = \"#00ff00\"\n",
        theme_file("jorvik").split("[ink.").next().expect("its start")
    );
    let theme = read_theme(&Folder::with("jorvik", "theme.toml", &spoken)).expect("a theme").inked(Ink::Low);
    assert_eq!(theme.palette.accent, Color::rgb(0x12, 0x34, 0x56));
    let full = crate::library::jorvik();
    assert_eq!(theme.art.one(Slot::Throne), &full.art[Slot::Ground][0]);
    let camp = Pdf::of(&document(vec![page(vec![Item::art(&theme.art[Slot::Camp][0], 20.0, 20.0)])]))
        .raster(0, 60.0);
    assert!(camp.area_of([0, 255, 0], 8) > 1.0, "what was darkest is green");
    let untouched = full.clone().inked(Ink::Full);
    assert_eq!(untouched, full);
}

/// The darkest colour that something in a drawing is filled with.
fn darkest(items: &[Item]) -> Option<Color> {
    let bright = |color: &Color| u16::from(color.r) + u16::from(color.g) + u16::from(color.b);
    let colors = items.iter().filter_map(|item| match item {
        Item::Path(path) => match path.fill {
            Some(tafl_print::scene::Paint::Solid(color)) => Some(color),
            _ => None,
        },
        Item::Group { items, .. } => darkest(items),
        _ => None,
    });
    colors.min_by_key(bright)
}

/// An ink is derived from the theme as it was drawn, whatever it was in before.
#[test]
fn inks_do_not_pile_up() {
    for id in themes() {
        let full = theme(&id);
        for first in Ink::ALL {
            for then in Ink::ALL {
                let twice = full.clone().inked(first).inked(then);
                assert!(twice == full.clone().inked(then), "{id}: {} after {}", then.name(), first.name());
            }
        }
    }
}

fn theme_file(id: &str) -> String {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes").join(id).join("theme.toml");
    std::fs::read_to_string(path).expect("a theme")
}
