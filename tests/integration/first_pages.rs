//! The first pages as they lie on the table: what greets, what asks to be printed first, the pictures of the steps; and
//! that nothing of them goes over an edge, whatever the names are.

use crate::kit::written;
use crate::reading::Pdf;
use crate::{library, order};
use kurbo::{Affine, Rect, Shape};
use std::collections::BTreeMap;
use tafl_print::game::Variant;
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::scene::{Child, Document, Item, Mark, Node, Tag};

fn document(variant: Variant, settings: Settings) -> Document {
    let made = order::kit(variant, settings);
    made.files.into_iter().next().expect("a file").document
}

/// The figures of the first part of a document, with what each shows.
fn figures(node: &Node, found: &mut Vec<(String, Mark)>) {
    if let Tag::Figure { alt } = &node.tag {
        let mark = node.children.iter().find_map(|child| match child {
            Child::Mark(mark) => Some(*mark),
            Child::Node(_) => None,
        });
        found.extend(mark.map(|mark| (alt.clone(), mark)));
    }
    for child in &node.children {
        if let Child::Node(node) = child {
            figures(node, found);
        }
    }
}

/// Where each mark is painted: its page, and the box around its paths.
fn painted(
    items: &[Item],
    under: Affine,
    (page, mark): (usize, Option<Mark>),
    found: &mut BTreeMap<Mark, (usize, Rect)>,
) {
    for item in items {
        match item {
            Item::Group { transform, items, .. } => painted(items, under * *transform, (page, mark), found),
            Item::Marked { mark, items } => painted(items, under, (page, Some(*mark)), found),
            Item::Path(path) => {
                let area = (under * (*path.outline).clone()).bounding_box();
                if let Some(mark) = mark {
                    let known = found.entry(mark).or_insert((page, area));
                    known.1 = known.1.union(area);
                }
            }
            _ => {}
        }
    }
}

/// The pictures of steps, each with its page and its box: the large drawings and the small pages are none of them.
fn pictures(document: &Document) -> Vec<(String, usize, Rect)> {
    let mut boxes = BTreeMap::new();
    for (nth, page) in document.pages.iter().enumerate() {
        painted(&page.items, Affine::IDENTITY, (nth, None), &mut boxes);
    }
    let mut all = Vec::new();
    figures(document.structure.first().expect("the first pages"), &mut all);
    let other = ["squares with the pieces", "seen from the", "in small", "Two hinges", "enlarged four times"];
    all.into_iter()
        .filter(|(alt, _)| !other.iter().any(|words| alt.contains(words)))
        .filter_map(|(alt, mark)| boxes.get(&mark).map(|(page, area)| (alt, *page, *area)))
        .collect()
}

/// At least ten pictures of 25 mm or more, none of which lies on another or leaves the page.
#[test]
fn every_kit_shows_its_steps_in_pictures_that_can_be_seen() {
    for (variant, paper) in [
        ("york", Paper::A4),
        ("york", Paper::LETTER),
        ("york", Paper::A5),
        ("brandubh", Paper::A4),
        ("sea-battle", Paper::LETTER),
        ("alea-evangelii", Paper::A4),
    ] {
        let settings = Settings { paper, ..Settings::default() };
        let pictures = pictures(&document(library::variant(variant, &[]), settings));
        let what = format!("{variant} on {paper}");
        assert!(pictures.len() >= 10, "{what}: {} pictures", pictures.len());
        let size = paper.size();
        let page = Rect::new(0.0, 0.0, size.width, size.height).inset(-5.0);
        for (nth, (alt, on, area)) in pictures.iter().enumerate() {
            assert!(area.width().max(area.height()) >= 25.0, "{what}: “{alt}” is {area:?}");
            assert_eq!(area.union(page), page, "{what}: “{alt}”");
            for (other, at, beside) in &pictures[..nth] {
                assert!(at != on || area.intersect(*beside).is_zero_area(), "{what}: “{alt}” on “{other}”");
            }
        }
    }
}

/// How far down a page the first of some words begins, in millimetres.
fn down(kit: &Pdf, page: usize, words: &str) -> Option<f64> {
    let letters = kit.letters(page);
    // The letters of a face for titles are all capitals to a reader that isn't told the line in words.
    let text: Vec<char> = words.to_uppercase().chars().filter(|c| !c.is_whitespace()).collect();
    let said: Vec<(char, f64)> = letters
        .iter()
        .flat_map(|letter| letter.text.to_uppercase().chars().map(|c| (c, letter.at.y)).collect::<Vec<_>>())
        .filter(|(c, _)| !c.is_whitespace())
        .collect();
    said.windows(text.len())
        .find(|run| run.iter().map(|(c, _)| *c).eq(text.iter().copied()))
        .map(|run| run[0].1)
}

/// The first page greets before it asks: title, frieze, a board of 150 mm or more; at its foot the contents and the box with the
/// rulers. The story and all else are told on page 2.
#[test]
fn the_box_stands_at_the_foot_of_the_first_page() {
    for paper in ["a4", "letter"] {
        let kit = Pdf::open(&written(&["--variant", "york", "--paper", paper]));
        let (_, height) = kit.page_size(0);
        let at = |words: &str| down(&kit, 0, words).unwrap_or_else(|| panic!("{paper}: no “{words}”"));
        let order = [at("York Hnefatafl"), at("ready for the first move"), at("24 attackers")];
        assert!(order.is_sorted(), "{paper}: {order:?}");
        assert!(order[1] - order[0] > 150.0, "{paper}: {order:?}");
        let foot = [at("alone, at"), at("50 mm"), at("2 in")];
        assert!(order[0] < 0.15 * height && foot.iter().all(|y| *y > 0.8 * height), "{paper}: {foot:?}");
        for words in ["lies on the Ouse", "on one side only"] {
            assert!(down(&kit, 1, words).is_some(), "{paper}: “{words}” is told on page 2");
        }
    }
}

/// The board on the first page is 150 mm wide or wider on A4 and larger paper, whatever the game and the language are.
#[test]
fn the_first_page_always_shows_a_large_board() {
    for (variant, paper, lang) in [
        ("york", "a4", "en"),
        ("york", "letter", "de"),
        ("copenhagen", "letter", "pt-BR"),
        ("alea-evangelii", "a4", "de"),
        ("sea-battle", "letter", "en"),
        ("brandubh", "a3", "en"),
    ] {
        let kit = Pdf::open(&written(&["--variant", variant, "--paper", paper, "--lang", lang]));
        // Above the caption there is nothing but title, frieze and board.
        let letters = kit.letters(0);
        let upper = letters.iter().map(|letter| letter.at.y).filter(|y| *y < 45.0).fold(0.0, f64::max);
        let lower = letters.iter().map(|letter| letter.at.y).filter(|y| *y > 60.0).fold(999.0, f64::min);
        assert!(lower - upper > 165.0, "{variant} on {paper}: {upper} to {lower}");
    }
}

/// Where nothing else is printed, nothing has to be printed first.
#[test]
fn instructions_alone_have_no_box() {
    let parts = [Component::Assembly].into();
    let document = document(library::york(), Settings { parts, ..Settings::default() });
    let text = crate::words::first_pages(&document);
    assert!(!text.contains("50 mm") && !text.contains("first"), "{text}");
}

/// Names of forty letters, the longest that there may be, and a subtitle of ninety.
#[test]
fn long_names_stay_on_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let theme = folder.path().join("long");
    std::fs::create_dir(&theme).expect("a folder");
    let bundled = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/themes/jorvik");
    for entry in std::fs::read_dir(bundled).expect("a theme") {
        let path = entry.expect("a file").path();
        std::fs::copy(&path, theme.join(path.file_name().expect("a name"))).expect("a copy");
    }
    let words = theme.join("en.ftl");
    let subtitle =
        "A subtitle of ninety letters that goes on and on until nobody knows how it had once begun.";
    assert_eq!(subtitle.chars().count(), 90);
    let text = std::fs::read_to_string(&words).expect("words");
    let text = text.replace("York, A.D. 954", subtitle);
    let tagline = format!("theme-tagline = {}", "Wide words wander westwards ".repeat(4).trim_end());
    let text = text.replace("theme-tagline = One king, one city, and four roads out of it", &tagline);
    std::fs::write(&words, text).expect("words");
    let maker = "Wilhelmina Wolverhampton-Willoughby and the Society of Western Players, Winchester";
    assert!(maker.chars().count() >= 80);
    let maker: String = maker.chars().take(80).collect();
    for name in ["W".repeat(40), "The Wonderful Winter War of Wise Warriors".chars().take(40).collect()] {
        let file = folder.path().join("long.toml");
        let text = format!("extends = \"york\"\nid = \"long\"\nname = \"{name}\"\ntheme = \"long\"\n");
        std::fs::write(&file, text).expect("a file");
        for paper in ["a5", "a4", "letter"] {
            let file = file.to_str().expect("a path");
            let kit = Pdf::open(&written(&["--variant", file, "--paper", paper, "--maker", &maker]));
            for page in 0..kit.page_count() {
                let (width, height) = kit.page_size(page);
                for letter in kit.letters(page) {
                    let inside = letter.at.x > 4.9
                        && letter.at.y > 4.9
                        && letter.at.x < width - 4.9
                        && letter.at.y < height - 4.9;
                    assert!(inside, "{name} on {paper}, page {}: {letter:?}", page + 1);
                }
            }
        }
    }
}
