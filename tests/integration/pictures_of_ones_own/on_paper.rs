//! Whole kits with a class's pictures: how large they are, the same twice, as SVG, and for a laser.

use super::made::{class, jpeg};
use crate::reading::Pdf;
use crate::shell::run_in;
use std::fs;
use tafl_print::make::{Library, Request, make};

/// The bitmaps of a kit but for those of figures, where a piece that is gone is shown faded and a few pixels wide.
fn pictures(kit: &Pdf) -> Vec<(u32, u32)> {
    kit.bitmap_sizes().into_iter().filter(|(width, _)| *width > 60).collect()
}

#[test]
fn a_kit_is_small_has_300_dots_to_the_inch_and_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    class().put(folder.path());
    for name in ["one.pdf", "two.pdf"] {
        let (status, told) =
            run_in(folder.path(), &["--variant", "brandubh", "--theme", "our-class/", "-o", name]);
        assert_eq!(status, 0, "{told}");
        assert!(!told.contains("laser"), "{told}");
    }
    let [one, two] = ["one.pdf", "two.pdf"].map(|name| fs::read(folder.path().join(name)).expect("a kit"));
    assert!(one == two, "the same input gives the same bytes");
    let sizes = pictures(&Pdf::open(&one));
    // Four faces and the cover; the symbols show the same pictures.
    assert_eq!(sizes.len(), 5, "{sizes:?}");
    // A king of 25 mm or less, of which the picture is four fifths: 236 pixels at 300 to the inch; more of those whose edge is
    // shown enlarged.
    let discs = sizes.iter().filter(|(width, height)| width == height && *width <= 400);
    assert_eq!(discs.count(), 4, "{sizes:?}");
    assert!(one.len() < 450_000, "{} bytes", one.len());
}

/// Every picture of a page lies in its SVG, so that the file can go anywhere.
#[test]
fn pages_as_svg_and_png_carry_the_pictures() {
    let folder = tempfile::tempdir().expect("a folder");
    class().put(folder.path());
    let args = "--variant brandubh --theme our-class/ --parts pieces --format svg,png --dpi 60 -o out/"
        .split(' ')
        .collect::<Vec<_>>();
    let (status, told) = run_in(folder.path(), &args);
    assert_eq!(status, 0, "{told}");
    let files =
        fs::read_dir(folder.path().join("out")).expect("a folder").map(|entry| entry.expect("a file").path());
    let svg: Vec<String> = files
        .filter(|path| path.extension().is_some_and(|end| end == "svg"))
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect();
    let most = svg.iter().map(|text| text.matches("data:image/png;base64,").count()).max();
    assert!(most >= Some(4), "{most:?} pictures on a page of {}", svg.len());
    assert!(svg.iter().all(|text| !text.contains("mia.jpg")));
}

#[test]
fn a_laser_draws_the_discs_without_the_pictures_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    class().put(folder.path());
    let args = "--variant brandubh --theme our-class/ --parts pieces --format laser-svg -o out/"
        .split(' ')
        .collect::<Vec<_>>();
    let (status, told) = run_in(folder.path(), &args);
    assert_eq!(status, 0, "{told}");
    assert!(
        told.contains("attacker, defender, king: a photograph has no lines that a laser could follow"),
        "{told}"
    );
    let file = fs::read_dir(folder.path().join("out"))
        .expect("a folder")
        .next()
        .expect("a bed")
        .expect("a file")
        .path();
    let text = fs::read_to_string(file).expect("a text");
    assert!(!text.contains("data:image"));
    let engraved = |text: &str| text.split("id=\"score\"").next().map(str::len);
    let plain = run_in(
        folder.path(),
        &["--variant", "brandubh", "--parts", "pieces", "--format", "laser-svg", "-o", "plain/"],
    );
    assert!(plain.0 == 0 && !plain.1.contains("photograph"), "{}", plain.1);
    assert!(engraved(&text) > Some(5000), "the rings are there");
}

/// As a browser has it: files in memory, no disk.
#[test]
fn the_library_takes_pictures_as_bytes() {
    let photo = jpeg((300, 300), super::quarters(300, 300));
    let toml = &b"extends = \"heartwood\"\n[art]\nking = \"mia.jpg\"\n"[..];
    let library = Library::bundled().with("our-class/theme.toml", toml).with("our-class/mia.jpg", photo);
    let request = Request { theme: Some("our-class".to_owned()), ..Request::of("brandubh") };
    let kit = make(&request, &library).unwrap_or_else(|refused| panic!("{refused}"));
    assert_eq!(pictures(&Pdf::open(&kit.files[0].bytes)).len(), 1);
}

/// A theme on top of the class's has another colour for a side: the rings follow, the pictures stay.
#[test]
fn rings_follow_the_colours_of_a_theme_on_top() {
    let class = class();
    let folder = tempfile::tempdir().expect("a folder");
    class.put(folder.path());
    let top = folder.path().join("top");
    fs::create_dir(&top).expect("a folder");
    fs::write(top.join("theme.toml"), "extends = \"../our-class\"\n[palette]\nattackers = \"#123456\"\n")
        .expect("a file");
    let (status, told) = run_in(
        folder.path(),
        &["--variant", "brandubh", "--theme", "./top", "--parts", "pieces", "-o", "top.pdf"],
    );
    assert_eq!(status, 0, "{told}");
    let kit = Pdf::open(&fs::read(folder.path().join("top.pdf")).expect("a kit"));
    let area: f64 =
        (0..kit.page_count()).map(|page| kit.raster(page, 100.0).area_of([0x12, 0x34, 0x56], 2)).sum();
    // Eight discs and more, each with a ring of about a third of its area.
    assert!(area > 8.0 * 60.0, "{area}");
    assert_eq!(pictures(&kit).len(), 4);
}
