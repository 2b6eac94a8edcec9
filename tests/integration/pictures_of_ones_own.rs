//! Photographs and scans in place of drawings: a class's own faces on the pieces. All files are made here.

mod bad_files;
mod made;
mod on_paper;

use crate::contrast::{contrast, luminance};
use crate::reading::Pdf;
use crate::reading::Raster;
use crate::sampler::{document, page, round_token};
use made::{Class, SIDE, ahead, class, oriented, profiled};
pub(crate) use made::{jpeg, png};
use std::f64::consts::TAU;
use tafl_print::game::Piece;
use tafl_print::scene::Item;
use tafl_print::theme::{Ink, Slot, Theme};

/// A disc of 19 mm, its middle at (30, 30), as the PDF shows it with 20 dots to the millimetre.
fn disc(theme: &Theme, piece: Piece) -> Raster {
    let token = round_token(theme, piece, 19.0, Ink::Full);
    // Around the disc are 2 mm of bleed.
    Pdf::of(&document(vec![page(vec![Item::art(&token.dealt(0).printed, 18.5, 18.5)])])).raster(0, 508.0)
}

/// The colours on a circle around the middle of a disc.
fn around(disc: &Raster, radius: f64) -> Vec<[u8; 3]> {
    let at = |step: u32| {
        let turn = f64::from(step) / 720.0 * TAU;
        #[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
        let (sin, cos) = turn.sin_cos();
        disc.pixel(30.0 + radius * cos, 30.0 + radius * sin)
    };
    (0..720).map(at).collect()
}

/// Whether a colour is near another, as far as a JPEG keeps it.
fn is_near(found: [u8; 3], wanted: [u8; 3]) -> bool {
    found.iter().zip(wanted).all(|(&one, other)| one.abs_diff(other) <= 12)
}

const RED: [u8; 3] = [200, 30, 30];
const GREEN: [u8; 3] = [30, 160, 60];
const BLUE: [u8; 3] = [40, 60, 200];
const YELLOW: [u8; 3] = [240, 220, 40];

/// What a picture has in its four corners: as it should be seen.
const CORNERS: [[u8; 3]; 4] = [RED, GREEN, BLUE, YELLOW];

/// A picture with a colour in each quarter, seen upright: red, green, and below them blue, yellow.
fn quarters(width: u32, height: u32) -> impl Fn(u32, u32) -> [u8; 3] {
    move |x, y| CORNERS[usize::from(x >= width / 2) + 2 * usize::from(y >= height / 2)]
}

/// The colours of the four quarters of a disc, each at its middle.
fn seen(theme: &Theme, piece: Piece) -> [[u8; 3]; 4] {
    let disc = disc(theme, piece);
    [(-3.0, -3.0), (3.0, -3.0), (-3.0, 3.0), (3.0, 3.0)].map(|(x, y)| disc.pixel(30.0 + x, 30.0 + y))
}

/// How a picture that is seen upright is stored by a camera that is held in each of the eight ways (EXIF 2.32, 4.6.4): where the
/// pixel at a place of the stored picture is, in the upright one, which has `width` by `height`.
fn held(way: u8, (x, y): (u32, u32), (width, height): (u32, u32)) -> (u32, u32) {
    let (right, bottom) = (width - 1, height - 1);
    match way {
        // The first row is at the top, bottom, ...; the first column on the left, on the right, ...
        1 => (x, y),
        2 => (right - x, y),
        3 => (right - x, bottom - y),
        4 => (x, bottom - y),
        // The first row is on the left or on the right.
        5 => (y, x),
        6 => (right - y, x),
        7 => (right - y, bottom - x),
        _ => (y, bottom - x),
    }
}

#[test]
fn a_photograph_stands_upright_however_the_camera_was_held() {
    for way in 1..=8 {
        let (width, height) = (200, 300);
        let stored = if way >= 5 { (height, width) } else { (width, height) };
        let upright = quarters(width, height);
        let photo = jpeg(stored, |x, y| {
            let (x, y) = held(way, (x, y), (width, height));
            upright(x, y)
        });
        let theme = Class::new("king = \"mia.jpg\"").file("mia.jpg", oriented(&photo, way)).theme();
        let seen = seen(&theme, Piece::King);
        assert!(seen.iter().zip(CORNERS).all(|(&one, other)| is_near(one, other)), "{way}: {seen:?}");
    }
}

/// A profile whose red is green and whose green is red: a picture in it has them in each other's place.
#[test]
fn the_profile_of_a_picture_is_respected() {
    let photo = jpeg((200, 200), quarters(200, 200));
    for (name, file) in
        [("mia.jpg", profiled(&photo)), ("mia.png", made::png_with_profile((200, 200), quarters(200, 200)))]
    {
        let theme = Class::new(&format!("king = \"{name}\"")).file(name, file).theme();
        let seen = seen(&theme, Piece::King);
        let swapped = CORNERS.map(|[red, green, blue]| [green, red, blue]);
        assert!(seen.iter().zip(swapped).all(|(&one, other)| is_near(one, other)), "{name}: {seen:?}");
    }
}

/// The picture ends at a circle; around it the ring of its side goes on over the cut and the bleed.
#[test]
fn a_picture_is_clipped_to_its_disc_within_a_ring() {
    let theme = class().theme();
    for (piece, side) in [
        (Piece::Attacker, theme.palette.attackers),
        (Piece::Defender, theme.palette.defenders),
        (Piece::King, theme.palette.king),
    ] {
        let (disc, side) = (disc(&theme, piece), [side.r, side.g, side.b]);
        // The picture goes to 42 hundredths of the diameter, a light line lies on its edge.
        assert!(around(&disc, 7.7).iter().all(|&dot| !is_near(dot, side)), "{}", piece.name());
        // A side's colour that is too pale beside the light band is darker around the disc.
        let light = theme.palette.light;
        let apart = |dot: [u8; 3]| contrast(luminance(dot), luminance([light.r, light.g, light.b]));
        let ring = around(&disc, 9.8)[0];
        assert!(
            if apart(side) >= 3.0 { ring == side } else { (2.9..4.0).contains(&apart(ring)) },
            "{} {side:?} {ring:?} {light:?}",
            piece.name()
        );
        assert!(ring.iter().zip(side).all(|(one, other)| *one <= other));
        let side = ring;
        for radius in [9.35, 9.8, 11.3] {
            let count = around(&disc, radius).iter().filter(|&&dot| dot == side).count();
            assert_eq!(count, 720, "{} at {radius}", piece.name());
        }
        let marks = around(&disc, 0.454 * 19.0).iter().filter(|&&dot| dot == side).count();
        match piece {
            Piece::Attacker => assert_eq!(marks, 720),
            Piece::Defender => assert!((100..600).contains(&marks), "{marks}"),
            _ => assert_eq!(marks, 0, "a light line"),
        }
    }
}

/// Whatever the pictures show: in grey the rims tell the sides apart, as those of all themes do.
#[test]
fn sides_are_told_apart_by_their_rings() {
    let dark = |_: u32, _: u32| [20, 20, 30];
    let light = |_: u32, _: u32| [250, 240, 230];
    let theme = Class::new("king = \"a.png\"\ndefender = \"dark.png\"\nattacker = \"light.png\"")
        .file("a.png", png((200, 200), quarters(200, 200)))
        .file("dark.png", png((200, 200), dark))
        .file("light.png", png((200, 200), light))
        .theme();
    let grey = theme.clone().inked(Ink::Grey);
    let changes = |piece| {
        let tones: Vec<f64> = around(&disc(&grey, piece), 9.0).into_iter().map(luminance).collect();
        (0..720).filter(|&nth| (tones[nth] > 0.5) != (tones[(nth + 1) % 720] > 0.5)).count()
    };
    assert_eq!(changes(Piece::Attacker), 0);
    assert!(changes(Piece::Defender) >= 40, "{}", changes(Piece::Defender));
    assert_ne!(theme.palette.attackers, theme.palette.defenders);
}

#[test]
fn pictures_have_no_hue_in_grey_and_outline_and_are_paler_where_ink_is_saved() {
    let theme = class().theme();
    let middle = |theme: &Theme| -> Vec<[u8; 3]> {
        let disc = disc(theme, Piece::Attacker);
        (0..60).map(|step| disc.pixel(25.0 + f64::from(step) / 6.0, 29.0)).collect()
    };
    let mean = |dots: &[[u8; 3]]| dots.iter().map(|&dot| luminance(dot)).sum::<f64>() / dots.len() as f64;
    let full = middle(&theme);
    for ink in [Ink::Grey, Ink::Outline] {
        let dots = middle(&theme.clone().inked(ink));
        assert!(dots.iter().all(|dot| dot[0] == dot[1] && dot[1] == dot[2]), "{}", ink.name());
    }
    let [low, outline, grey] =
        [Ink::Low, Ink::Outline, Ink::Grey].map(|ink| mean(&middle(&theme.clone().inked(ink))));
    assert!(
        low > mean(&full) + 0.1 && outline > mean(&full) + 0.2,
        "{low:.2} {outline:.2} {:.2}",
        mean(&full)
    );
    assert!((grey - mean(&full)).abs() < 0.02, "as bright as it was: {grey:.3}");
    // It is pale, and still to be seen.
    let king = disc(&theme.inked(Ink::Outline), Piece::King);
    let outline = [27.0, 33.0].map(|x| luminance(king.pixel(x, 33.0)));
    let most = |of: fn(f64, f64) -> f64| outline.iter().copied().reduce(of).expect("dots");
    assert!(most(f64::max) - most(f64::min) > 0.1);
}

/// What is transparent shows the colour of the side.
#[test]
fn a_transparent_picture_lies_on_the_colour_of_its_side() {
    let round = |x: u32, y: u32| {
        let (x, y) = (f64::from(x) - 100.0, f64::from(y) - 100.0);
        let seen = if x * x + y * y < 50.0 * 50.0 { 255 } else { 0 };
        [200, 30, 30, seen]
    };
    let file = made::png_with_alpha((200, 200), round);
    let theme = Class::new("defender = \"tom.png\"").file("tom.png", file).theme();
    let (disc, side) = (disc(&theme, Piece::Defender), theme.palette.defenders);
    assert_eq!(disc.pixel(30.0, 30.0), RED);
    assert!(around(&disc, 6.0).iter().all(|&dot| dot == [side.r, side.g, side.b]));
}

/// The officers that a theme leaves out are the men of their side with a star, which hides no face.
#[test]
fn an_officers_star_is_at_the_foot_of_a_picture() {
    let theme = class().theme();
    let (man, officer) = (disc(&theme, Piece::Attacker), disc(&theme, Piece::Commander));
    for y in [-5.0, -2.0, 0.0] {
        assert_eq!(man.pixel(30.0, 30.0 + y), officer.pixel(30.0, 30.0 + y), "{y}");
    }
    assert_ne!(man.pixel(30.0, 35.7), officer.pixel(30.0, 35.7));
}

/// The cover has the shape of its picture, of which nothing is cut off.
#[test]
fn the_cover_shows_all_of_its_picture() {
    let theme = class().theme();
    let cover = theme.art.one(Slot::Cover);
    assert!((cover.size.width / cover.size.height - 1.5).abs() < 0.01, "{:?}", cover.size);
    assert!(cover.has_photograph() && theme.art.one(Slot::King).has_photograph());
    let drawn = Pdf::of(&document(vec![page(vec![Item::art(cover, 20.0, 20.0)])])).raster(0, 100.0);
    let size = cover.size;
    for (nth, wanted) in CORNERS.into_iter().enumerate() {
        let place = |far: usize, side: f64| if far == 0 { 21.5 } else { 18.5 + side };
        let found = drawn.pixel(place(nth % 2, size.width), place(nth / 2, size.height));
        assert!(is_near(found, wanted), "{nth}: {found:?}");
    }
}

/// All kinds of PNG that programs write come to the same colours.
#[test]
fn greys_palettes_and_deep_colours_are_read() {
    for (name, file) in made::kinds_of_png((SIDE, SIDE)) {
        let theme = Class::new("king = \"a.png\"").file("a.png", file).theme();
        let disc = disc(&theme, Piece::King);
        let (left, right) = (disc.pixel(26.0, 30.0), disc.pixel(34.0, 30.0));
        assert!(is_near(left, [40; 3]) && is_near(right, [220; 3]), "{name}: {left:?} {right:?}");
    }
    let grey = made::grey_jpeg((SIDE, SIDE), ahead);
    let theme = Class::new("king = \"a.jpg\"").file("a.jpg", grey).theme();
    let disc = disc(&theme, Piece::King);
    assert!(is_near(disc.pixel(26.0, 30.0), [40; 3]) && is_near(disc.pixel(34.0, 30.0), [220; 3]));
}

/// The texts of a file of the folder.
fn texts(folder: &std::path::Path, file: &str) -> String {
    let paper = std::fs::read(folder.join("output").join(file)).expect("a file");
    let paper = crate::reading::Pdf::open(&paper);
    let text =
        |page: usize| -> String { paper.letters(page).iter().map(|letter| letter.text.as_str()).collect() };
    (0..paper.page_count()).map(text).collect::<String>().replace('\u{ad}', "")
}

/// Every sentence tells of the new names.
#[test]
fn the_recipe_of_the_book_makes_a_class_set() {
    let (folder, _) = crate::book::walked("docs/book/teachers.md");
    let all = texts(folder.path(), "brandubh-a4-our-class-class-grey-12-sets-paper.pdf");
    assert!(all.contains("dragons") && all.contains("cats") && all.contains("queen"));
    assert!(!all.contains("attackers") && !all.contains("defenders") && !all.contains("enemy man"));
    assert!(all.contains("Table 12"));
}

/// And in German, in the forms of its nouns.
#[test]
fn the_recipe_of_the_book_makes_a_german_class_set() {
    let (folder, said) = crate::book::walked("docs/book/teachers.de.md");
    for (line, said) in &said {
        assert!(!line.contains("unsere-klasse") || !said.err.contains("neutral"), "{line}: {}", said.err);
    }
    let check = ["check", "--variant", "brandubh", "--theme", "./unsere-klasse", "--lang", "de"];
    let all = texts(folder.path(), "brandubh-a4-unsere-klasse-class-grey-12-sets-de-paper.pdf");
    let words: Vec<&str> = all.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    for neutral in
        ["König", "Königs", "Verteidiger", "Verteidigern", "Angreifer", "Angreifern", "Krieger", "Stein"]
    {
        assert!(!words.contains(&neutral), "{neutral}");
    }
    // What may stand before each form: by hand.
    let allowed = [
        ("Kater", ["der", "den", "dem", "Der", "Den", "Dem", "ein", "einen", "einem"].as_slice()),
        ("Katers", &["des", "Des", "eines"]),
        ("Drache", &["der", "Der", "ein", "Ein", "kein", "Kein", "jeder", "Jeder", "Tier"]),
        (
            "Katze",
            &[
                "die", "Die", "der", "eine", "Eine", "einer", "keine", "Keine", "jede", "Jede", "keiner",
                "jeder",
            ],
        ),
    ];
    let articles = [
        "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "kein",
        "keine", "keinen", "keinem", "keiner", "keines", "jeder", "jede", "jedes", "jeden", "jedem",
    ];
    let mut met = 0;
    for pair in words.windows(2) {
        let Some((noun, before)) = allowed.iter().find(|(noun, _)| *noun == pair[1]) else { continue };
        met += 1;
        if articles.contains(&pair[0].to_lowercase().as_str()) {
            assert!(before.contains(&pair[0]), "“{} {noun}”", pair[0]);
        }
    }
    assert!(met > 20, "{met}");
    for (phrase, why) in [("des Katers", "genitive"), ("Drachen", "weak"), ("Katzen", "plural")] {
        assert!(all.contains(phrase), "{phrase}: {why}");
    }
    // Easy rules speak of any piece; the leaflet has a word for those that aren't the king.
    let of_leaflet = [&check[1..], &["--parts", "leaflet"]].concat();
    let made = crate::shell::tafl_print(folder.path(), &of_leaflet, "");
    assert_eq!(made.status, 0, "{}", made.err);
    let leaflet = texts(folder.path(), "brandubh-a4-unsere-klasse-leaflet-de.pdf");
    assert!(leaflet.contains("Tiere"), "plural");
}
