//! Drawings as other programs make them: on paper as they look elsewhere, or refused at the line that can't be printed.

use crate::reading::{Pdf, Raster};
use crate::sampler::{document, page};
use kurbo::{Affine, Rect};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tafl_print::diag::Diagnostic;
use tafl_print::format::{decode, drawing};
use tafl_print::imposition::Component;
use tafl_print::keyed::KeyedMessage;
use tafl_print::make::{Library, Request, make};
use tafl_print::render;
use tafl_print::scene::{Art, Item};

/// Where on the page a drawing lies, in millimetres, and how large it is.
const LEFT: f64 = 20.0;
const TOP: f64 = 30.0;
const SIDE: f64 = 50.0;
/// Dots of the expected picture, each way.
const DOTS: usize = 100;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/drawings")
}

/// The names of all drawings.
fn names() -> BTreeSet<String> {
    let files = fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("a file").path());
    let drawings = files.filter(|path| path.extension().is_some_and(|end| end == "svg"));
    drawings.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

fn read(name: &str) -> Result<Art, Vec<Diagnostic>> {
    let file = format!("{name}.svg");
    let bytes = fs::read(folder().join(&file)).expect("a drawing");
    let text = decode(&file, &bytes).map_err(|fault| vec![fault])?;
    drawing(&file, text)
}

/// Red, green and blue of the picture beside a drawing.
fn expected(path: &Path) -> Vec<[u8; 3]> {
    let mut reader = png::Decoder::new(std::io::BufReader::new(fs::File::open(path).expect("a picture")))
        .read_info()
        .expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("dots");
    assert_eq!((info.width as usize, info.height as usize), (DOTS, DOTS));
    assert_eq!(info.color_type, png::ColorType::Rgb);
    bytes.chunks_exact(3).map(|dot| [dot[0], dot[1], dot[2]]).collect()
}

/// How many dots look clearly other than expected, and how much all differ on average, 0 to 255.
fn difference(expected: &[[u8; 3]], shown: impl Fn(f64, f64) -> [u8; 3]) -> (usize, f64) {
    let (mut other, mut sum) = (0, 0.0);
    for (nth, wanted) in expected.iter().enumerate() {
        let place = |step: usize| (step as f64 + 0.5) / DOTS as f64 * SIDE;
        let found = shown(LEFT + place(nth % DOTS), TOP + place(nth / DOTS));
        let apart: u32 = wanted.iter().zip(found).map(|(a, b)| u32::from(a.abs_diff(b))).sum();
        other += usize::from(apart > 150);
        sum += f64::from(apart) / 3.0;
    }
    (other, sum / expected.len() as f64)
}

/// In the PDF, as another program paints it, and in the picture that the program makes by way of its SVG.
#[test]
fn drawings_look_on_paper_as_they_do_elsewhere() {
    let mut count = 0;
    for name in names() {
        let picture = folder().join(format!("{name}.png"));
        if !picture.is_file() {
            continue;
        }
        count += 1;
        let expected = expected(&picture);
        let art = Arc::new(read(&name).unwrap_or_else(|faults| panic!("{name}: {faults:?}")));
        let scale = Affine::scale(SIDE / art.size.width);
        let shown = Item::Art { art, transform: Affine::translate((LEFT, TOP)) * scale };
        let document = document(vec![page(vec![shown])]);
        let paper = Pdf::of(&document).raster(0, 254.0);
        let dots = render::dots(&document, 0, 254.0).expect("dots");
        let dot = |x: f64, y: f64| {
            let at = ((y * 10.0) as usize * dots.width as usize + (x * 10.0) as usize) * 3;
            [dots.rgb[at], dots.rgb[at + 1], dots.rgb[at + 2]]
        };
        for (how, (other, mean)) in
            [("PDF", difference(&expected, |x, y| paper.pixel(x, y))), ("PNG", difference(&expected, dot))]
        {
            // Edges of forms run through some dots.
            assert!(
                other <= 260 && mean < 6.0,
                "{name} as {how}: {other} dots are others, by {mean:.1} in the mean"
            );
        }
    }
    assert!(count >= 26, "only {count} pictures");
}

/// A fault as a line of its own: place, what is wrong, and what to do.
fn told(text: &str, fault: &Diagnostic) -> String {
    let place = fault.span.as_ref().map_or_else(String::new, |span| {
        let before = &text[..span.start.min(text.len())];
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        format!("{}:{column}: ", before.matches('\n').count() + 1)
    });
    let help = fault.help.as_ref().map_or_else(String::new, KeyedMessage::text);
    format!("{place}{}\n  {help}\n", fault.message.text())
}

#[test]
fn what_cannot_be_printed_is_refused_at_its_line() {
    for name in names() {
        let wanted = folder().join(format!("{name}.txt"));
        if folder().join(format!("{name}.png")).is_file() {
            continue;
        }
        let bytes = fs::read(folder().join(format!("{name}.svg"))).expect("a drawing");
        let text = String::from_utf8_lossy(&bytes);
        let Err(faults) = read(&name) else { panic!("{name} is taken, and nothing says how it looks") };
        let found: String = faults.iter().map(|fault| told(&text, fault)).collect();
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&wanted, &found).expect("written");
        }
        assert_eq!(found, fs::read_to_string(&wanted).unwrap_or_default(), "{name}");
    }
}

/// The pages of the pieces of Brandubh in colour, with this king.
fn king(drawing: &str) -> Vec<Raster> {
    let toml = &b"extends = \"plain\"\n[art]\nking = \"king.svg\"\n"[..];
    let library =
        Library::bundled().with("mine/theme.toml", toml).with("mine/king.svg", drawing.as_bytes().to_vec());
    let mut request = Request { theme: Some("mine".to_owned()), ..Request::of("brandubh") };
    request.settings.parts = [Component::Pieces].into();
    let kit = make(&request, &library).unwrap_or_else(|refused| panic!("{refused}"));
    let kit = Pdf::open(&kit.files[0].bytes);
    (0..kit.page_count()).map(|page| kit.raster(page, 508.0)).collect()
}

/// A king traced from a picture has thousands of points, and eyes that are small on his disc.
#[test]
fn a_traced_king_keeps_his_eyes() {
    use std::fmt::Write as _;
    let mut outline = "M50 8".to_owned();
    for nth in 0..4_000 {
        let angle = f64::from(nth) / 4_000.0 * std::f64::consts::TAU;
        let reach = if nth % 2 == 0 { 40.0 } else { 39.5 };
        #[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
        let (sin, cos) = angle.sin_cos();
        write!(outline, "L{:.3} {:.3}", 50.0 + reach * sin, 50.0 - reach * cos).expect("text");
    }
    // Each eye covers 3 by 2 hundredths of the disc, and the line of the mouth is 0.3 wide.
    let eyes = "M40 40h3v2h-3zM57 40h3v2h-3z";
    let pages = king(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><path d=\"{outline}Z\" fill=\"#20d040\"/>\
         <path d=\"{eyes}\" fill=\"#f0f\"/><path d=\"M35 65h30\" stroke=\"#0ff\" stroke-width=\".3\"/></svg>"
    ));
    let (area, faces) = pages.iter().fold((0.0, 0.0), |(eyes, faces), page| {
        (eyes + page.area_of([255, 0, 255], 120), faces + page.area_of([0x20, 0xd0, 0x40], 60))
    });
    assert!(faces > 50.0, "{faces} mm² of kings");
    // Twelve of all parts of the disc's square to five thousand of its face.
    let share = area / faces;
    let wanted = 12.0 / (std::f64::consts::PI * 39.75 * 39.75 - 12.0 - 9.0);
    assert!((share / wanted - 1.0).abs() < 0.35, "eyes are {share} of the face, and {wanted} is right");
    assert!(pages.iter().any(|page| page.bounds_of([0, 255, 255], 90).is_some()), "the mouth");
}

/// A drawing that is taller than wide lies in the middle of its disc, with its head and its feet.
#[test]
fn a_tall_king_lies_in_the_middle_of_his_disc() {
    let tall = |more: &str| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 100\"{more}><rect x=\"-60\" y=\"-30\" width=\"180\" \
             height=\"160\" fill=\"#fc0\"/><rect x=\"20\" y=\"10\" width=\"20\" height=\"80\" fill=\"#f0f\"/></svg>"
        )
    };
    for (more, left) in [("", 40.0), (" preserveAspectRatio=\"xMinYMid\"", 20.0)] {
        let pages = king(&tall(more));
        let is_bar = |dot: [u8; 3]| dot == [255, 0, 255];
        // The first king from the top: nothing else of this colour is so near.
        let places = |page: &Raster| {
            let steps =
                (0..1_400).flat_map(|y| (0..1_000).map(move |x| (f64::from(x) * 0.2, f64::from(y) * 0.2)));
            steps.into_iter().find(|&(x, y)| is_bar(page.pixel(x, y)))
        };
        let (page, (x, y)) = pages.iter().find_map(|page| Some((page, places(page)?))).expect("a king");
        let bar = page.bounds_within(Rect::new(x - 0.5, y - 0.5, x + 8.0, y + 21.5), is_bar).expect("a bar");
        let around = 62.0 * bar.width() / 20.0;
        let window = Rect::from_center_size(bar.center(), (2.0 * around, 2.0 * around));
        let window = window + kurbo::Vec2::new((50.0 - left - 10.0) * bar.width() / 20.0, 0.0);
        let disc = page.bounds_within(window, |dot| dot == [255, 0xcc, 0]).expect("a disc");
        assert!((bar.height() / bar.width() - 4.0).abs() < 0.15, "{more}: {bar:?}");
        // The disc with its bleed of 12 hundredths to each side, or to its cut.
        let unit = bar.width() / 20.0;
        let middle = (bar.center().x - disc.center().x) / unit;
        assert!((middle - (left + 10.0 - 50.0)).abs() < 1.5, "{more}: {middle} from the middle");
        assert!(((bar.center().y - disc.center().y) / unit).abs() < 1.5, "{more}: {bar:?} in {disc:?}");
    }
}
