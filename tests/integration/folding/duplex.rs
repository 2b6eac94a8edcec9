//! What a printer that takes both sides of a sheet, or a hand that feeds it, finds in the files.

use super::{MODES, paper_file};
use crate::library;
use crate::order;
use crate::reading::Pdf;
use kurbo::Vec2;
use std::collections::BTreeSet;
use tafl_print::imposition::Order;
use tafl_print::imposition::{Component, Media, Settings, Sides};
use tafl_print::scene::Flip;
use tafl_print::units::Length;

fn order(settings: Settings) -> Order {
    order::of(library::york(), settings)
}

/// The files of a kit.
fn files(settings: Settings) -> Vec<(Option<Media>, Pdf)> {
    let order = order(settings);
    let made = order::kit_of(&order);
    let open = |document| Pdf::of(document);
    made.files.iter().map(|file| (file.planned.media, open(&file.document))).collect()
}

#[test]
fn pages_know_their_number_and_backs_are_blank() {
    let without = |left_out: &[Component]| -> BTreeSet<Component> {
        // What hangs on the wall has a file of its own.
        let is_here = |part: &Component| *part != Component::Wall && !left_out.contains(part);
        Component::ALL.into_iter().filter(is_here).collect()
    };
    // York's easy rules are the two sides of a sheet, and so are the pages of its leaflet.
    for (parts, leaflet) in [
        (without(&[]), 4),
        (without(&[Component::Easy]), 2),
        (without(&[Component::Leaflet]), 2),
        (without(&[Component::Leaflet, Component::Easy]), 0),
    ] {
        for sides in MODES {
            let all = files(Settings { sides, parts: parts.clone(), ..Settings::default() });
            let [(None, pdf)] = all.as_slice() else { panic!("one file") };
            let duplex = leaflet > 0 && matches!(sides, Sides::Printer(_));
            for page in 0..pdf.page_count() - leaflet {
                if duplex && page % 2 == 1 {
                    assert!(pdf.letters(page).is_empty(), "{sides:?}: page {}", page + 1);
                    assert_eq!(pdf.raster(page, 36.0).painted(), None, "{sides:?}: page {}", page + 1);
                    assert_eq!(pdf.page_size(page), pdf.page_size(page - 1));
                    for name in ["TrimBox", "BleedBox"] {
                        assert_eq!(pdf.page_box(page, name), pdf.page_box(page - 1, name));
                    }
                } else {
                    let text = pdf.page_text(page, true).replace('\u{a0}', " ");
                    let words = format!("age {} of {}", page + 1, pdf.page_count());
                    assert!(text.contains(&words), "{sides:?}: `{words}` is not in: {text}");
                }
            }
            let asked = pdf.viewer_preferences();
            let expected = match sides {
                Sides::Printer(Flip::ShortEdge) if leaflet > 0 => "Duplex DuplexFlipShortEdge",
                Sides::Printer(Flip::LongEdge) if leaflet > 0 => "Duplex DuplexFlipLongEdge",
                _ => "Duplex Simplex",
            };
            assert!(asked.contains(&expected.to_owned()), "{sides:?}: {asked:?}");
        }
    }
}

#[test]
fn each_file_of_a_split_kit_stands_on_its_own() {
    for (media, pdf) in
        files(Settings { sides: Sides::Printer(Flip::LongEdge), split: true, ..Settings::default() })
    {
        let two_sided = media == Some(Media::Paper);
        let expected = if two_sided { "Duplex DuplexFlipLongEdge" } else { "Duplex Simplex" };
        assert!(pdf.viewer_preferences().contains(&expected.to_owned()), "{media:?}");
        let spoken = pdf.read_aloud();
        let headings = spoken.iter().filter(|part| part.tag.starts_with('H') && part.tag.len() == 2);
        assert_eq!(headings.map(|part| part.tag.as_str()).next(), Some("H1"), "{media:?}");
        let outline = pdf.outline();
        assert_eq!(outline.first().map(|(_, page)| *page), Some(0), "{media:?}");
        if !two_sided {
            let blank = (0..pdf.page_count()).find(|page| pdf.letters(*page).is_empty());
            assert_eq!(blank, None, "one-sided sheets have no backs");
        }
    }
}

#[test]
fn an_offset_moves_all_second_sides_and_nothing_else() {
    for (sides, paper) in MODES.into_iter().zip(["a4", "a3", "a4", "a5"]) {
        let plain = Settings {
            sides,
            split: true,
            paper: paper.parse().expect("a paper"),
            parts: [Component::Leaflet, Component::Board].into_iter().collect(),
            ..Settings::default()
        };
        let moved = Settings { back_offset: Vec2::new(2.0, -1.5), ..plain.clone() };
        let (plain, _) = paper_file(&order(plain));
        let (moved, _) = paper_file(&order(moved));
        let count = plain.page_count();
        for page in 0..count {
            let second = if sides == Sides::Manual { page >= count / 2 } else { page % 2 == 1 };
            let by = if second { Vec2::new(2.0, -1.5) } else { Vec2::ZERO };
            let letters = plain.letters(page);
            // The least is on the cover of the leaflet, where it is a page by itself.
            assert!(letters.len() > 40, "{paper}, {sides:?}: page {}", page + 1);
            for (a, b) in letters.iter().zip(moved.letters(page)) {
                assert!((a.at + by - b.at).hypot() < 0.01, "{paper}, {sides:?}: {a:?}, {b:?}");
            }
            assert_eq!(plain.page_box(page, "TrimBox"), moved.page_box(page, "TrimBox"));
        }
    }
}

/// Story, instructions and leaflet: without them there is no page for them; with a wide margin nothing stands in it.
#[test]
fn plain_paper_holds_what_is_asked_for_within_its_margin() {
    let count = |parts: &[Component]| {
        let parts: BTreeSet<Component> = parts.iter().copied().collect();
        paper_file(&order(Settings { parts, split: true, ..Settings::default() })).0.page_count()
    };
    let words = count(&[Component::Story, Component::Assembly, Component::Board]);
    assert!((1..=3).contains(&words), "{words} pages");
    assert_eq!(count(&[Component::Leaflet, Component::Board]), 2, "no story, no instructions");
    let usual: Vec<Component> = Component::usual().collect();
    assert_eq!(count(&usual), 5, "three pages to read, two sides of the leaflet");
    assert!(count(&Component::ALL) > 5, "handouts are paper, too");
    for (paper, margin) in
        [("a4", 20.0), ("a5", 10.0), ("a3", 20.0), ("legal", 20.0), ("170x240mm", 20.0), ("600x900mm", 20.0)]
    {
        let settings = Settings {
            paper: paper.parse().expect("a paper"),
            margin: Length::mm(margin),
            split: true,
            ..Settings::default()
        };
        let (pdf, _) = paper_file(&order(settings));
        for page in 0..pdf.page_count() {
            let (width, height) = pdf.page_size(page);
            let painted = pdf.raster(page, 72.0).painted().expect("something");
            let least = painted.x0.min(painted.y0).min(width - painted.x1).min(height - painted.y1);
            assert!(least > margin - 0.36, "{paper}, page {}: {least} mm are left white", page + 1);
        }
    }
}
