//! Pages as SVG and as PNG show what the PDF shows, at the same size.

use super::dots::{Dots, apart, measures};
use super::written;
use crate::kit::one_at_a_time;
use crate::reading::Pdf;
use crate::sampler::sampler;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use tafl_print::make::{Library, Request, document, order};
use tafl_print::render;

/// The files of a kit whose names end so, in order.
fn files(folder: &Path, names: &[String], ending: &str) -> Vec<Vec<u8>> {
    let names = names.iter().filter(|name| name.ends_with(ending));
    names.map(|name| fs::read(folder.join(name)).expect("a file")).collect()
}

/// A length in millimetres out of an attribute of the root.
fn millimetres(svg: &str, attribute: &str) -> f64 {
    let root = &svg[svg.find("<svg").expect("a root")..];
    let value = root.split_once(&format!(" {attribute}=\"")).expect("an attribute").1;
    value.split_once("mm\"").expect("millimetres").0.parse().expect("a number")
}

#[test]
fn svg_pages_are_the_pages_of_the_pdf() {
    for (variant, paper) in
        [("york", "a4"), ("york", "letter"), ("copenhagen", "a4"), ("copenhagen", "letter")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let words =
            ["--variant", variant, "--paper", paper, "--format", "pdf,svg", "--outline-text", "-o", "kit/"];
        let names = written(folder.path(), &words);
        let pdf = Pdf::open(&files(folder.path(), &names, ".pdf")[0]);
        let pages = files(folder.path(), &names, ".svg");
        assert_eq!(pages.len(), pdf.page_count());
        for (nth, page) in pages.into_iter().enumerate() {
            let what = format!("{variant} on {paper}, page {}", nth + 1);
            let svg = String::from_utf8(page).expect("a text");
            assert!(!svg.contains("<text"), "{what}: letters are outlines");
            let (width, height) = pdf.page_size(nth);
            let (wide, high) = (millimetres(&svg, "width"), millimetres(&svg, "height"));
            assert!((wide - width).abs() <= 0.01 && (high - height).abs() <= 0.01, "{what}: {wide} x {high}");
            assert!(
                svg.contains(&format!("viewBox=\"0 0 {wide} {high}\"")),
                "{what}: a unit is a millimetre"
            );
            let (ours, theirs) = (Dots::of_svg(&svg, 100.0), Dots::of_pdf(pdf.raster(nth, 100.0)));
            // The two round half a dot each its own way.
            assert!(
                ours.width.abs_diff(theirs.width) <= 1 && ours.height.abs_diff(theirs.height) <= 1,
                "{what}"
            );
            let window = [0, 0, ours.width.min(theirs.width), ours.height.min(theirs.height)];
            // Fields of about 12 dots, 3 mm. hayro draws no line thinner than a dot, which darkens hairlines and small
            // letters; nothing else differs.
            let (columns, rows) = (window[2] / 12, window[3] / 12);
            let (mean, most) =
                apart(&ours.fields(window, columns, rows), &theirs.fields(window, columns, rows));
            assert!(mean < 3.0 && most < 48.0, "{what}: {mean} {most}");
            // The page beside it is not so like it.
            let next = Dots::of_pdf(pdf.raster((nth + 1) % pdf.page_count(), 100.0));
            if (next.width, next.height) == (theirs.width, theirs.height) {
                let (mean, _) =
                    apart(&ours.fields(window, columns, rows), &next.fields(window, columns, rows));
                assert!(mean > 6.0, "{what}: {mean} to the next");
            }
            assert!(svg.contains(&format!("({}/{})</title>", nth + 1, pdf.page_count())), "{what}");
        }
    }
}

/// The words of a drawing, in its order, and how many letters have a place of their own.
fn words(svg: &str) -> String {
    let mut words = String::new();
    for text in svg.split("<text ").skip(1) {
        let text = text.split_once("</text>").expect("an end").0;
        for part in text.split("<tspan ").skip(1) {
            let (head, rest) = part.split_once('>').expect("a head");
            let word = rest.split_once("</tspan>").expect("an end").0;
            let word = word.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            let places = head.trim_start_matches("x=\"").trim_end_matches('"').split(' ');
            assert_eq!(places.count(), word.chars().count(), "{part}");
            words.push_str(&word);
        }
    }
    words
}

#[test]
fn text_can_be_selected_and_every_letter_has_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = written(folder.path(), &["--variant", "york", "--format", "svg"]);
    let pages =
        files(folder.path(), &names, ".svg").into_iter().map(|page| String::from_utf8(page).expect("a text"));
    let pages: Vec<String> = pages.collect();
    let said: Vec<String> = pages.iter().map(|page| words(page)).collect();
    assert!(said[0].contains("Print this page first"), "{}", said[0]);
    assert!(said[0].contains("York Hnefatafl") && said[1].contains("no loom "), "{}", said[1]);
    assert!(said[7].contains("How to play") && said[7].contains("Setting up."), "{}", said[7]);
    // A word broken at the end of a line has a hyphen that is seen.
    let all = said.concat();
    assert!(all.contains('\u{2010}') && !all.contains('\u{ad}'));
    // Read out of the fonts, which are named so on a computer that has them.
    let read = pages[..2].concat();
    for family in ["ElstobD 10pt", "ElstobD 10pt SemiBold", "ElstobD", "Tafl Chisel"] {
        assert!(read.contains(&format!("&apos;{family}&apos;")), "{family}");
    }
    assert!(read.contains("font-style=\"italic\"") && read.contains("font-weight=\"600\""));
    assert!(read.contains("font-variant=\"small-caps\""), "headings");
    // A heading in small capitals is one text, not capitals.
    assert!(said[1].contains("Dawn over Jorvik"));
}

#[test]
fn a_page_says_what_its_figures_show() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = written(folder.path(), &["--variant", "york", "--format", "svg"]);
    let pages = files(folder.path(), &names, ".svg");
    let about = |nth: usize| {
        let svg = String::from_utf8(pages[nth].clone()).expect("a text");
        let rest = svg.split_once("<desc id=\"description\">").expect("a description").1;
        rest.split_once("</desc>").expect("an end").0.trim().to_owned()
    };
    assert!(about(3).starts_with("The board."), "{}", about(3));
    assert!(
        about(5).contains("1 piece to be cut out: the king")
            && !about(3).contains("1 piece to be cut out: the king")
    );
}

/// 60 dots to the inch: 210 mm are 496.06 dots and 297 mm 701.57; 60 / 0.0254 is 2362.2.
#[test]
fn png_pages_have_their_true_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["--variant", "york", "--format", "png,pdf", "--dpi", "60", "-o", "kit/"];
    let names = written(folder.path(), &words);
    let pdf = Pdf::open(&files(folder.path(), &names, ".pdf")[0]);
    let pages = files(folder.path(), &names, ".png");
    assert_eq!(pages.len(), 8);
    for (nth, png) in pages.iter().enumerate() {
        let size = if nth < 6 { (496, 702, 2362) } else { (702, 496, 2362) };
        assert_eq!(measures(png), size, "page {}", nth + 1);
        let (ours, theirs) = (Dots::of_png(png), Dots::of_pdf(pdf.raster(nth, 60.0)));
        let window = [0, 0, ours.width.min(theirs.width), ours.height.min(theirs.height)];
        let (mean, most) = apart(&ours.fields(window, 60, 60), &theirs.fields(window, 60, 60));
        // Lines of the countryside are thinner than a dot here, and each reader smooths them in its own way.
        assert!(mean < 6.0 && most < 60.0, "page {}: {mean} {most}", nth + 1);
    }
}

/// Several pages are painted at the same time. Each is dot for dot as if it were painted alone, and they come in their order.
#[test]
fn pages_are_painted_as_if_alone() {
    let mut request = Request::of("brandubh");
    request.settings.sets = 3;
    let order = order(&request, &Library::bundled()).unwrap_or_else(|fault| panic!("{fault}"));
    let document = document(&order.measured().expect("measures")).expect("a set");
    let begun = Mutex::new(Vec::new());
    let told = |nth, of| begun.lock().expect("a list").push((nth, of));
    let work = |_: usize, worker: &(dyn Fn() + Sync)| {
        std::thread::scope(|scope| {
            scope.spawn(worker);
            worker();
        });
    };
    let all = render::png_pages(&document, 72.0, render::Painters::new(&work, &told));
    let all: Vec<Dots> = all.expect("pictures").iter().map(|png| Dots::of_png(png)).collect();
    for (nth, dots) in all.iter().enumerate() {
        let alone = render::dots(&document, nth, 72.0).expect("a picture");
        assert!(dots.rgb == alone.rgb, "page {}", nth + 1);
    }
    let pages = document.pages.len();
    let mut begun = begun.into_inner().expect("a list");
    begun.sort_unstable();
    assert_eq!(begun, (1..=pages).map(|nth| (nth, pages)).collect::<Vec<_>>());
    // No two sets are the same.
    let distinct: BTreeSet<&[u8]> = all.iter().map(|dots| dots.rgb.as_slice()).collect();
    assert_eq!(distinct.len(), pages);
}

/// 148 x 210 mm at 450 dots to the inch are 2622 x 3720 dots, more than are drawn at once.
#[test]
fn a_large_picture_has_no_seams() {
    let _turn = one_at_a_time();
    let document = sampler();
    let png = render::png_pages(&document, 450.0, render::Painters::ALONE).expect("pictures").swap_remove(0);
    assert_eq!(measures(&png), (2622, 3720, 17717));
    let ours = Dots::of_png(&png);
    let theirs = Dots::of_pdf(Pdf::of(&document).raster(0, 450.0));
    // Fields of 4 rows: a row that is missing or twice there would show.
    let window = [0, 0, 2620, 3720];
    let (mean, most) = apart(&ours.fields(window, 262, 930), &theirs.fields(window, 262, 930));
    assert!(mean < 0.5 && most < 60.0, "{mean} {most}");
}

/// 2000 dots to the inch: 11654 x 16535 on 148 x 210 mm are 193 million; 3000 are 434 million.
#[test]
fn too_many_dots_are_refused_with_what_is_possible() {
    let error =
        render::png_pages(&sampler(), 3000.0, render::Painters::ALONE).expect_err("too many").to_string();
    assert!(error.contains("page 1 of 148 x 210 mm has 434 million dots at 3000 dpi"), "{error}");
    let fits: f64 = error
        .split_once("`dpi` ")
        .expect("advice")
        .1
        .split(' ')
        .next()
        .expect("a number")
        .parse()
        .expect("a number");
    let dots = |dpi: f64| (148.0 / 25.4 * dpi).round() * (210.0 / 25.4 * dpi).round();
    assert!(dots(fits) <= 400e6 && dots(fits + 3.0) > 400e6, "{fits}");
}
