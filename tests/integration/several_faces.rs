//! Themes with several faces for a kind of piece, and with pictures for the story, the cards and the ends of columns; and a
//! game with a story of its own. The theme is made here: flat colours that nothing else has.

use crate::reading::Pdf;
use crate::shell::run_in;
use crate::{library, order};
use kurbo::{Rect, Size};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tafl_print::imposition::{Paper, Settings};
use tafl_print::theme::Slot;
use tafl_print::units::Length;
use tafl_print::{format, laser};

/// Faces of each side's men.
const FACES: usize = 6;
/// The colours of the pictures.
const HEAD: [u8; 3] = [0x9c, 0xc4, 0xd8];
const TAIL: [u8; 3] = [0x6b, 0x1f, 0x8b];
const INITIAL: [u8; 3] = [0xe9, 0xd8, 0xa8];
/// The front of cards is green below a veil, of which four fifths are paper.
const FRONT: &str = "#008000";

/// A file of a theme: a drawing of that size.
fn svg(folder: &Path, name: &str, (width, height): (u32, u32), body: &str) {
    let text =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>"#);
    fs::write(folder.join(name), text).expect("a drawing");
}

/// A drawing of one colour.
fn flat(folder: &Path, name: &str, size: (u32, u32), color: &str) {
    svg(folder, name, size, &format!(r#"<rect width="{}" height="{}" fill="{color}"/>"#, size.0, size.1));
}

fn css([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// A folder with the theme `six`: six faces a side, and of its pictures those whose keys are named.
fn six(pictures: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let theme = folder.path().join("six");
    fs::create_dir(&theme).expect("a folder");
    let mut art = String::from("[art]\n");
    for (kind, ground, light) in [("attacker", "#26364f", "#ffffff"), ("defender", "#f4e7c4", "#8b2e1f")] {
        let mut names = Vec::new();
        for face in 1..=FACES {
            let mut body = format!(r#"<circle cx="50" cy="50" r="62" fill="{ground}"/>"#);
            for dot in 0..face {
                let (x, y) = (26 + 24 * (dot % 3), 38 + 24 * (dot / 3));
                let _ = write!(body, r#"<circle cx="{x}" cy="{y}" r="7" fill="{light}"/>"#);
            }
            let name = format!("{kind}-{face}.svg");
            svg(&theme, &name, (100, 100), &body);
            names.push(format!("\"{name}\""));
        }
        let _ = writeln!(art, "{kind} = [{}]", names.join(", "));
    }
    for (key, size, color) in [
        ("story-head", (600, 100), css(HEAD)),
        ("tailpiece", (300, 100), css(TAIL)),
        ("initial", (100, 100), css(INITIAL)),
        ("board-back", (100, 100), FRONT.to_owned()),
        ("box-face", (100, 100), FRONT.to_owned()),
    ] {
        if pictures.contains(&key) {
            let name = format!("{key}.svg");
            flat(&theme, &name, size, &color);
            let file = if key == "tailpiece" { format!("[\"{name}\"]") } else { format!("\"{name}\"") };
            let _ = writeln!(art, "{key} = {file}");
        }
    }
    svg(
        &theme,
        "king.svg",
        (100, 100),
        r##"<circle cx="50" cy="50" r="62" fill="#a3231b"/><path d="M30 70V30L50 50 70 30V70Z" fill="#ebbd4e"/>"##,
    );
    art += "king = \"king.svg\"\n";
    let palette = crate::library::PALETTE;
    fs::write(theme.join("theme.toml"), format!("name = \"Six\"\n{palette}{art}")).expect("a theme");
    let words = "theme-story-title = The long evening\ntheme-story-1 = Night came early to the fjord, and with it \
                 the ships of the north, one behind the other, until nobody on the shore could count them any more. \
                 The { -king } counted all the same, for somebody had to, and he had been taught his numbers by a monk \
                 who never let him stop before the end.\ntheme-story-2 = Then he laughed, and asked for the board.\n";
    fs::write(theme.join("en.ftl"), words).expect("words");
    folder
}

/// A kit of York in the theme.
fn kit(folder: &Path, args: &[&str]) -> Pdf {
    kit_of("york", folder, args)
}

fn kit_of(variant: &str, folder: &Path, args: &[&str]) -> Pdf {
    let (status, said) =
        run_in(folder, &[&["--variant", variant, "--theme", "six", "-o", "kit.pdf"], args].concat());
    assert_eq!(status, 0, "{said}");
    Pdf::open(&fs::read(folder.join("kit.pdf")).expect("a kit"))
}

/// Of the men of a kind, which face each has, in the order in which a page draws them: those that are drawn so often on it.
fn dealt(kit: &Pdf, page: usize, times: usize) -> Vec<usize> {
    let uses = kit.art_names(page);
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for name in &uses {
        *count.entry(name).or_default() += 1;
    }
    let men: Vec<&String> = uses.iter().filter(|name| count[name.as_str()] == times).collect();
    let mut known: Vec<&String> = Vec::new();
    let mut faces = Vec::new();
    for name in men {
        let face = known.iter().position(|other| *other == name).unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        faces.push(face);
    }
    faces
}

/// 24 attackers have each face four times and 12 defenders twice, in turn; each is stored once.
#[test]
fn men_are_dealt_the_faces_of_their_kind_in_turn() {
    let folder = six(&[]);
    for token in ["round", "square"] {
        let args = ["--parts", "pieces", "--spares", "0", "--token", token];
        let kit = kit(folder.path(), &args);
        assert_eq!(kit.page_count(), 1);
        for (count, times) in [(24, 4), (12, 2)] {
            let expected: Vec<usize> = (0..count).map(|nth| nth % FACES).collect();
            assert_eq!(dealt(&kit, 0, times), expected, "{token}");
        }
        assert_eq!(kit.stored_twice(), 0, "{token}");
    }
    // In each of two sets anew: four attackers of a set with a face, eight of both.
    let two = kit(folder.path(), &["--parts", "pieces", "--spares", "0", "--sets", "2"]);
    let pages: Vec<usize> = (0..two.page_count()).collect();
    let uses: usize = pages.iter().map(|&page| two.art_uses(page)).sum();
    assert!(uses >= 74, "{uses}");
}

/// The picture of the set on the first page deals them too: as many faces as on the sheet of pieces.
#[test]
fn the_picture_of_the_start_shows_all_faces() {
    let folder = six(&[]);
    let shown = kit(folder.path(), &["--parts", "story,board,pieces"]);
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for name in shown.art_names(0) {
        *count.entry(name).or_default() += 1;
    }
    let faces = |times: usize| count.values().filter(|uses| **uses == times).count();
    assert!(faces(4) >= FACES && faces(2) >= FACES, "{count:?}");
}

/// A laser engraves the faces in turn, those of each set alike: 24 attackers of three faces make eight of each.
#[test]
fn lasers_engrave_all_faces() {
    let face = |x: u32| {
        let source = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="{x}" y="40" width="20" height="20" fill="#000"/></svg>"##
        );
        Arc::new(format::drawing("face.svg", &source).expect("a drawing"))
    };
    let mut theme = library::jorvik();
    theme.art[Slot::Attacker] = vec![face(20), face(40), face(60)];
    for (sets, expected) in [(1, [8; 3]), (2, [16; 3])] {
        let settings = Settings { spares: Some(0), paper: Paper::A3, sets, ..Settings::default() };
        let order = order::bare(library::york(), theme.clone(), settings);
        let order = order.measured().expect("it fits the paper");
        let beds = laser::set(&order, Size::new(600.0, 400.0), Length::mm(0.15)).expect("it fits").beds;
        let mut count: BTreeMap<*const Vec<laser::Ring>, usize> = BTreeMap::new();
        for area in beds.iter().flat_map(|bed| &bed.layers.engrave) {
            *count.entry(Arc::as_ptr(&area.rings)).or_default() += 1;
        }
        // Of the king and of all defenders there is one drawing each.
        let men: Vec<usize> = count.into_values().filter(|count| *count == 8 * usize::from(sets)).collect();
        assert_eq!(men, expected, "{sets} sets");
    }
}

/// Where an ink has fewer drawings of its own, these are used alone.
#[test]
fn an_ink_may_have_fewer_faces() {
    let folder = six(&[]);
    let theme = folder.path().join("six");
    svg(
        &theme,
        "low.svg",
        (100, 100),
        r##"<circle cx="50" cy="50" r="46" fill="none" stroke="#26364f" stroke-width="8"/>"##,
    );
    let toml = fs::read_to_string(theme.join("theme.toml")).expect("a theme");
    fs::write(theme.join("theme.toml"), toml + "[ink.low.art]\nattacker = \"low.svg\"\n").expect("a theme");
    let args = ["--parts", "pieces", "--spares", "0", "--ink", "low"];
    let kit = kit(folder.path(), &args);
    assert_eq!(dealt(&kit, 0, 24), vec![0; 24]);
    assert_eq!(dealt(&kit, 0, 2).len(), 12, "defenders have theirs");
}

/// One drawing may be named with brackets or without; none is a fault at its line, and so is what is no name.
#[test]
fn a_kind_has_one_drawing_or_several() {
    let folder = six(&[]);
    let theme = folder.path().join("six/theme.toml");
    let check = |king: &str| {
        let toml = format!("name = \"Six\"\nextends = \"jorvik\"\n[art]\nking = {king}\n");
        fs::write(&theme, toml).expect("a theme");
        run_in(folder.path(), &["check", "--variant", "york", "--theme", "six"])
    };
    for king in ["\"defender-1.svg\"", "[\"defender-1.svg\"]", "[\"defender-1.svg\", \"attacker-1.svg\"]"] {
        let (status, said) = check(king);
        assert_eq!(status, 0, "{king}: {said}");
    }
    for (king, what) in [("[]", "`king` names no drawing"), ("7", "`king`"), ("[7]", "a value of king")] {
        let (status, said) = check(king);
        assert!(status == 1 && said.contains(what) && said.contains("theme.toml:4:"), "{king}: {said}");
    }
}

/// Where a colour is on a page, in millimetres.
fn shown(kit: &Pdf, page: usize, color: [u8; 3]) -> Option<Rect> {
    kit.raster(page, 72.0).bounds_of(color, 3)
}

/// How far down a page the first of some words begins, in millimetres.
fn down(kit: &Pdf, page: usize, words: &str) -> f64 {
    let wanted: Vec<char> = words.chars().filter(|c| !c.is_whitespace()).collect();
    let letters = kit.letters(page);
    let said: Vec<(char, f64)> = letters
        .iter()
        .flat_map(|letter| letter.text.chars().map(|c| (c, letter.at.y)))
        .filter(|(c, _)| !c.is_whitespace())
        .collect();
    let found = said.windows(wanted.len()).find(|run| run.iter().map(|(c, _)| *c).eq(wanted.iter().copied()));
    found.unwrap_or_else(|| panic!("no “{words}” on page {}", page + 1))[0].1
}

#[test]
fn a_frieze_always_stands_on_the_first_page() {
    let with = six(&["story-head"]);
    for paper in ["a4", "letter", "a5", "a3"] {
        let args = ["--paper", paper, "--parts", "story,assembly,board,pieces"];
        let adorned = kit(with.path(), &args);
        let strip = shown(&adorned, 0, HEAD).unwrap_or_else(|| panic!("{paper}: no frieze"));
        assert!((strip.width() / strip.height() - 6.0).abs() < 0.6, "{paper}: {strip:?}");
        assert!(strip.y1 < down(&adorned, 0, "ready for the first move"), "{paper}: {strip:?}");
    }
}

/// A story that grows until it leaves the first page of small paper: whatever it is adorned with, it stands where it does
/// without that. The tailpiece is left away where the story's page is full.
#[test]
fn a_story_never_gives_way_to_what_adorns_it() {
    let (with, without) = (six(&["initial", "tailpiece"]), six(&[]));
    let args = ["--paper", "a5", "--parts", "story,board,pieces"];
    let mut times = 0;
    for more in 0..14 {
        for folder in [&with, &without] {
            let words = folder.path().join("six/en.ftl");
            let text = fs::read_to_string(&words).expect("words");
            let longer = if more > 0 { " And he laughed and laughed, long into the night." } else { "" };
            fs::write(&words, format!("{}{longer}\n", text.trim_end())).expect("words");
        }
        let (adorned, plain) = (kit(with.path(), &args), kit(without.path(), &args));
        assert_eq!(adorned.page_count(), plain.page_count(), "{more}");
        let told = |kit: &Pdf| {
            (0..kit.page_count()).find(|&page| kit.page_text(page, false).contains("Then he laughed"))
        };
        let page = told(&plain).expect("the story");
        assert_eq!(told(&adorned), Some(page), "{more}");
        times += usize::from(shown(&adorned, page, TAIL).is_some());
    }
    assert!((1..14).contains(&times), "{times}");
}

/// Below a story that has a page for itself, and in a leaflet with columns that end early.
#[test]
fn tailpieces_stand_on_no_words() {
    let folder = six(&["tailpiece"]);
    let mut found = 0;
    let leaflets = ["copenhagen", "tablut", "vikings-chess", "sea-battle", "brandubh", "berserk", "fetlar"];
    for (variant, parts) in std::iter::once(("york", "story")).chain(leaflets.map(|id| (id, "leaflet"))) {
        let kit = kit_of(variant, folder.path(), &["--parts", parts]);
        for page in 0..kit.page_count() {
            let Some(area) = shown(&kit, page, TAIL) else { continue };
            found += 1;
            let raster = kit.raster(page, 72.0);
            for letter in kit.letters(page).iter().filter(|letter| !letter.text.trim().is_empty()) {
                let is_in = area.inset(-0.5).contains(kurbo::Point::new(letter.at.x, letter.at.y));
                // The box around several may have words in it, but not in their colour.
                let beneath = raster.pixel(letter.at.x, letter.at.y - 0.7);
                assert!(!is_in || beneath != TAIL, "{variant}, page {}: {letter:?} in {area:?}", page + 1);
            }
        }
    }
    assert!(found > 1, "some columns end early, or there is room below the story");
}

/// The first letter is large, on its ornament, and the word is read whole.
#[test]
fn the_story_begins_with_a_letter_on_an_ornament() {
    let (with, without) = (six(&["initial"]), six(&[]));
    let args = ["--parts", "story,assembly,board,pieces"];
    let (adorned, plain) = (kit(with.path(), &args), kit(without.path(), &args));
    let area = shown(&adorned, 0, INITIAL).expect("the ornament");
    assert!((area.width() - area.height()).abs() < 0.8 && area.width() > 8.0, "{area:?}");
    assert!(shown(&plain, 0, INITIAL).is_none());
    // It is drawn, in the colour of text, two lines high: in the middle of the ornament.
    let ink =
        adorned.raster(0, 144.0).bounds_within(area.inset(-0.5), |dot| dot.iter().all(|&part| part < 0x60));
    let ink = ink.expect("a letter");
    assert!((ink.center().x - area.center().x).abs() < 0.5, "{ink:?} in {area:?}");
    assert!(ink.height() > 0.5 * area.height() && ink.height() < 0.8 * area.height(), "{ink:?} in {area:?}");
    let heard: String =
        adorned.read_aloud().iter().map(|spoken| spoken.text.as_str()).collect::<Vec<_>>().join(" ");
    assert!(heard.contains("Night came early to the"), "{heard}");
    assert!(adorned.lines_in_words(0).iter().any(|line| line.starts_with("Night came")));
}

/// What nothing prints yet is read all the same, and its faults are told.
#[test]
fn pictures_for_board_and_box_are_checked() {
    let folder = six(&["board-back", "box-face"]);
    let args = ["check", "--variant", "york", "--theme", "six"];
    let (status, said) = run_in(folder.path(), &args);
    assert_eq!(status, 0, "{said}");
    for name in ["board-back.svg", "box-face.svg"] {
        fs::write(folder.path().join("six").join(name), "<svg").expect("a file");
    }
    let (status, said) = run_in(folder.path(), &args);
    assert!(status == 1 && said.contains("board-back.svg") && said.contains("box-face.svg"), "{said}");
}

/// The story of a game goes before that of the theme, and its pieces have the theme's names.
#[test]
fn a_game_may_tell_its_own_story() {
    let folder = six(&[]);
    let words = folder.path().join("six/en.ftl");
    let theme = fs::read_to_string(&words).expect("words");
    fs::write(&words, format!("{theme}-king = mountain king\ntheme-subtitle = In the mountains\n"))
        .expect("words");
    let about = "subtitle = { text = \"By the sea\", speaks-of = [] }\nstory-title = \"The last tide\"\n\
                 story = [\"The { -king } had one ship left.\", \"He *counted* the waves.\"]\n";
    let game = format!("extends = \"york\"\nid = \"tide\"\nname = \"Tide\"\n[about]\n{about}");
    fs::write(folder.path().join("tide.toml"), game).expect("a game");
    let args = ["--variant", "tide.toml", "--theme", "six", "--parts", "story,board,pieces", "-o", "kit.pdf"];
    let (status, said) = run_in(folder.path(), &args);
    assert_eq!(status, 0, "{said}");
    let kit = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a kit"));
    let text = kit.page_text(0, false);
    for own in
        ["By the sea", "The last tide", "The mountain king had one ship left.", "He counted the waves."]
    {
        assert!(text.to_lowercase().contains(&own.to_lowercase()), "{own}: {text}");
    }
    for other in ["long evening", "laughed", "In the mountains"] {
        assert!(!text.contains(other), "{other}: {text}");
    }
    // A word that the theme doesn't have is a fault of the game's file.
    let game =
        fs::read_to_string(folder.path().join("tide.toml")).expect("a game").replace("-king }", "-kign }");
    fs::write(folder.path().join("tide.toml"), game).expect("a game");
    let (status, said) = run_in(folder.path(), &["check", "--variant", "tide.toml", "--theme", "six"]);
    assert!(status == 1 && said.contains("tide.toml:") && said.contains("kign"), "{said}");
}
