//! Every bundled theme: complete, and its pieces told apart without colour.

use crate::contrast::{contrast, luminance, mean};
use crate::library::{messages_with, theme, themes, variant_ids};
use crate::reading::Pdf;
use crate::sampler::{document, page, round_token};
use tafl_print::game::Piece;
use tafl_print::make::{Library, Request, order};
use tafl_print::scene::{Color, Item};
use tafl_print::text::Value;
use tafl_print::theme::{Ink, Theme};

const PIECES: [Piece; 5] = [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];

/// The luminance of each dot of a disc of 19 mm as it is printed, 40 x 40 over the square within it.
fn face(theme: &Theme, piece: Piece) -> Vec<f64> {
    let token = round_token(theme, piece, 19.0, Ink::Full);
    let raster =
        Pdf::of(&document(vec![page(vec![Item::art(&token.dealt(0).cut, 20.0, 20.0)])])).raster(0, 254.0);
    // The square within the disc: half the side is the radius over the root of 2.
    let (middle, half) = (29.5, 6.7);
    let at = |n: u32| middle - half + (f64::from(n) + 0.5) * 2.0 * half / 40.0;
    (0..40)
        .flat_map(|y| (0..40).map(move |x| (x, y)))
        .map(|(x, y)| luminance(raster.pixel(at(x), at(y))))
        .collect()
}

#[test]
fn sides_are_told_apart_in_grey() {
    for id in themes() {
        let theme = theme(&id);
        let of = |color: Color| luminance([color.r, color.g, color.b]);
        let palette = &theme.palette;
        let figures = contrast(of(palette.attackers), of(palette.defenders));
        assert!(figures >= 3.0, "{id}: {figures:.1} in figures");
        for (ours, theirs) in [(Piece::Attacker, Piece::Defender), (Piece::Commander, Piece::Knight)] {
            let discs = contrast(mean(&face(&theme, ours)), mean(&face(&theme, theirs)));
            assert!(discs >= 3.0, "{id}: {discs:.1} between {} and {}", ours.name(), theirs.name());
        }
    }
}

/// Each game in the look that its theme has for it: the sides are 70 of 255 steps of grey apart and the king has a tone of his
/// own, in colour and in grey.
#[test]
#[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
fn the_looks_of_games_keep_sides_and_king_apart() {
    let mut faults = Vec::new();
    let mut dressed = 0;
    for id in variant_ids() {
        let look = order(&Request::of(&id), &Library::bundled()).expect("a game").theme.as_ref().clone();
        dressed += usize::from(look.game.is_some());
        for ink in [Ink::Full, Ink::Grey] {
            let theme = look.clone().inked(ink);
            // What a screen counts from 0 to 255, over the dots.
            let grey = |piece| {
                mean(
                    &face(&theme, piece)
                        .iter()
                        .map(|light| light.powf(1.0 / 2.2) * 255.0)
                        .collect::<Vec<_>>(),
                )
            };
            let [king, defender, attacker] = [Piece::King, Piece::Defender, Piece::Attacker].map(grey);
            let what = format!(
                "{id} {}: king {king:.0}, defender {defender:.0}, attacker {attacker:.0}",
                ink.name()
            );
            if defender - attacker < 70.0 || (king - defender).abs().min((king - attacker).abs()) < 12.0 {
                faults.push(what);
            }
        }
    }
    assert!(dressed >= 15, "{dressed}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Two kinds of pieces differ by more than a shade: a good part of the disc is another tone.
#[test]
fn every_kind_of_piece_has_a_form_of_its_own() {
    for id in themes() {
        let theme = theme(&id);
        let faces = PIECES.map(|piece| (piece, face(&theme, piece)));
        for (i, (piece, one)) in faces.iter().enumerate() {
            for (other, two) in &faces[i + 1..] {
                let apart = one.iter().zip(two).filter(|&(&a, &b)| contrast(a, b) >= 2.0).count();
                assert!(apart * 4 >= one.len(), "{id}: {} and {}: {apart}", piece.name(), other.name());
            }
        }
    }
}

#[test]
fn every_theme_has_its_own_lines_sides_and_story() {
    for id in themes() {
        let messages = messages_with(&theme(&id));
        let numbers = [("attackers", Value::Number(24.0)), ("defenders", Value::Number(12.0))];
        for message in ["theme-subtitle", "theme-tagline", "theme-sides", "theme-story-title"] {
            assert!(!messages.get(message, &numbers).expect("a message").is_empty(), "{id}: {message}");
        }
        assert!(messages.has("theme-story-1"), "{id}");
    }
}

/// The theme for any game may not tell of a place, nor of rules that some games don't have.
#[test]
fn the_neutral_story_says_nothing_that_a_game_may_contradict() {
    let messages = messages_with(&theme("heartwood"));
    for (attackers, defenders) in [(8.0, 4.0), (24.0, 12.0), (48.0, 24.0), (11.0, 7.0)] {
        let numbers = [("attackers", Value::Number(attackers)), ("defenders", Value::Number(defenders))];
        let mut nth = 1;
        while messages.has(&format!("theme-story-{nth}")) {
            let text = messages.get(&format!("theme-story-{nth}"), &numbers).expect("a message");
            for word in ["York", "Jorvik", "edge", "corner", "throne", "camp", "centre", "twice", "first"] {
                assert!(!text.contains(word), "{word}: {text}");
            }
            nth += 1;
        }
        assert!(nth > 2);
    }
}

/// Colours and three drawings are a theme: squares are plain then, the pieces are its vignette, and the words are neutral.
#[test]
fn a_palette_and_three_drawings_are_a_theme() {
    let folder = tempfile::tempdir().expect("a folder");
    let mine = folder.path().join("mine");
    std::fs::create_dir(&mine).expect("a folder");
    let jorvik = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes/jorvik");
    let mut text = format!("name = \"Mine\"\n{}[art]\n", crate::library::PALETTE);
    for (piece, drawn) in [("king", "king"), ("defender", "defender-1"), ("attacker", "attacker-1")] {
        let file = format!("{piece}.svg");
        std::fs::copy(jorvik.join(format!("{drawn}.svg")), mine.join(&file)).expect("a drawing");
        text.push_str(&[piece, " = \"", &file, "\"\n"].concat());
    }
    std::fs::write(mine.join("theme.toml"), text).expect("a file");
    std::fs::write(mine.join("en.ftl"), "").expect("a file");
    for ink in ["full", "low", "outline", "grey"] {
        let args = ["--variant", "berserk", "--theme", "mine", "--ink", ink, "-o", "mine.pdf"];
        let output = crate::kit::tafl_print(folder.path(), &args);
        let fault = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{ink}: {fault}");
    }
}
