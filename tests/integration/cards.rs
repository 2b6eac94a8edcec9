//! Reminder cards: one for each player, alike but for how they begin, large enough to read, well filled, and nothing on them
//! touches anything else.

use crate::{library, order};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tafl_print::game::Variant;
use tafl_print::imposition::cut_plan::{Element, Placed, plan};
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::layout::Content;
use tafl_print::layout::compose::Composer;
use tafl_print::make::{Library, Order, Request, make, order};
use tafl_print::product::cards;
use tafl_print::scene::{Affine, Child, Item, Mark, Marks, Node, Rect, Shape, Size, Tag};

/// The smallest text in points.
const LEAST_TEXT: f64 = 8.0;
/// The smallest side of a square of a small diagram in millimetres, three of which are side by side and run on.
const LEAST_SQUARE: f64 = 4.0;
/// How much smaller the type of a card may be in another language than in English, in points.
const LESS: f64 = 1.0;
/// How far from a card's edge its words and diagrams stay, in millimetres: a frame is up to 4 mm deep.
const INSIDE: f64 = 4.3;
/// How far a line of text hangs into the right margin at the most, in millimetres.
const HANGING: f64 = 0.8;
/// The formats, as widths and heights of a trimmed face in millimetres: poker, two as wide and higher, A7 and one as wide, A6.
const FORMATS: [(f64, f64); 6] =
    [(63.0, 88.0), (63.0, 93.0), (63.0, 123.0), (74.0, 105.0), (74.0, 123.0), (105.0, 148.0)];

/// What is known of a leaf: whether it is a diagram or text, where it lies, the sizes of its type in points.
#[derive(Debug)]
struct Leaf {
    is_figure: bool,
    is_text: bool,
    bounds: Rect,
    sizes: Vec<f64>,
}

/// The cards of a set.
fn set_on(variant: &Variant, settings: &Settings) -> Vec<Content> {
    let Order { theme, examples, messages, typesetter, .. } = library::order("jorvik");
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: &typesetter,
        messages: &messages,
        palette: &theme.palette,
        art: &theme.art,
        title: theme.title,
        marks: &mut marks,
        trial: false,
    };
    let printable = settings.paper.printable(settings.margin).size();
    cards::set(&mut composer, variant, &examples, printable, false).expect("cards")
}

/// The marks of leaves with such a tag.
fn tagged(nodes: &[Node], is_wanted: fn(&Tag) -> bool, found: &mut Vec<Mark>) {
    for node in nodes {
        for child in &node.children {
            match child {
                Child::Mark(mark) if is_wanted(&node.tag) => found.push(*mark),
                Child::Mark(_) => {}
                Child::Node(node) => tagged(std::slice::from_ref(node), is_wanted, found),
            }
        }
    }
}

/// Where items lie and the sizes of their type; leaves on their own.
fn look(
    items: &[Item],
    to: Affine,
    seen: &mut BTreeMap<Option<Mark>, (Vec<Rect>, Vec<f64>)>,
    mark: Option<Mark>,
) {
    for item in items {
        let (bounds, size) = match item {
            Item::Path(path) => {
                let half = path.stroke.as_ref().map_or(0.0, |line| line.width / 2.0);
                (path.outline.bounding_box().inflate(half, half), None)
            }
            Item::Glyphs(run) => {
                let (at, em) = (run.origin, run.size.to_mm());
                // Capitals are two thirds of the size high.
                let bounds = Rect::new(at.x, at.y - 0.66 * em, at.x + run.width(), at.y);
                (bounds, Some(run.size.to_pt()))
            }
            Item::Group { transform, items, .. } => {
                look(items, to * *transform, seen, mark);
                continue;
            }
            Item::Marked { mark, items } => {
                look(items, to, seen, Some(*mark));
                continue;
            }
            Item::Bitmap { area, .. } => (*area, None),
            Item::Art { art, transform } => {
                look(&art.items, to * *transform, seen, mark);
                continue;
            }
        };
        let leaf = seen.entry(mark).or_default();
        leaf.0.push(to.transform_rect_bbox(bounds));
        leaf.1.extend(size);
    }
}

/// The leaves of a card; its frames and lines belong to none.
fn leaves(card: &Content) -> Vec<Leaf> {
    let (mut pictures, mut texts, mut seen) = (Vec::new(), Vec::new(), BTreeMap::new());
    tagged(&card.structure, |tag| matches!(tag, Tag::Figure { .. }), &mut pictures);
    tagged(&card.structure, |tag| matches!(tag, Tag::Paragraph), &mut texts);
    look(&card.items, Affine::IDENTITY, &mut seen, None);
    let leaf = |(mark, (bounds, sizes)): (Option<Mark>, (Vec<Rect>, Vec<f64>))| {
        let is_figure = pictures.contains(&mark?);
        let bounds = bounds.into_iter().reduce(|a, b| a.union(b))?;
        let is_text = texts.contains(&mark?);
        Some(Leaf { is_figure, is_text, bounds, sizes })
    };
    seen.into_iter().filter_map(leaf).collect()
}

/// A game's name and its cards.
type NamedCards = (String, Vec<Content>);

/// Every set of cards that is bundled, with the name of its game, in every language.
fn all() -> impl Iterator<Item = &'static NamedCards> {
    ["en", "de", "pt-BR"].into_iter().flat_map(all_in)
}

/// Every set of cards that is bundled, in one language; set once for all tests.
fn all_in(tag: &str) -> &'static [NamedCards] {
    static SET: Mutex<BTreeMap<String, &'static [NamedCards]>> = Mutex::new(BTreeMap::new());
    let mut set = SET.lock().unwrap_or_else(PoisonError::into_inner);
    set.entry(tag.to_owned()).or_insert_with(|| {
        let cards: Vec<NamedCards> = library::variant_ids().iter().map(|id| cards_of(id, tag)).collect();
        cards.leak()
    })
}

fn cards_of(id: &str, tag: &str) -> NamedCards {
    let request = Request { languages: vec![tag.to_owned()], ..Request::of(id) };
    let order = order(&request, &Library::bundled()).expect("a game");
    let mut marks = Marks::default();
    let mut composer = Composer {
        typesetter: &order.typesetter,
        messages: &order.messages,
        palette: &order.theme.palette,
        art: &order.theme.art,
        title: order.theme.title,
        marks: &mut marks,
        trial: false,
    };
    let settings = Settings::default();
    let printable = settings.paper.printable(settings.margin).size();
    let cards = cards::set(&mut composer, &order.variant, &order.examples, printable, false);
    (format!("{id} in {tag}"), cards.expect("cards"))
}

/// In another language a card is as large, and so is its type: the same words take a little more room there.
#[test]
fn no_card_shrinks_in_another_language() {
    let type_of = |cards: &[Content]| {
        let texts = cards.iter().flat_map(faces).flat_map(|(_, leaves)| leaves).filter(|leaf| leaf.is_text);
        texts.flat_map(|leaf| leaf.sizes).fold(f64::INFINITY, f64::min)
    };
    let english = all_in("en");
    for tag in ["de", "pt-BR"] {
        for ((name, cards), (_, as_in_english)) in all_in(tag).iter().zip(english) {
            for (card, like) in cards.iter().zip(as_in_english) {
                assert!(
                    card.size.area() >= like.size.area() - 1e-6,
                    "{name}: {:?} {:?}",
                    card.size,
                    like.size
                );
            }
            let (own, like) = (type_of(cards), type_of(as_in_english));
            println!("{name}: {own:.2} pt, {like:.2} pt in English");
            assert!(own >= like - LESS, "{name}: type of {own} pt, of {like} pt in English");
        }
    }
}

/// The two faces of a card, the front first, each upright and with its leaves from its own top left on. A card that is wider
/// than its two faces are high is folded as a book, and both lie on their side, turned clockwise.
fn faces(card: &Content) -> [(Size, Vec<Leaf>); 2] {
    let (width, half) = (card.size.width, card.size.height / 2.0);
    let is_book = width > half;
    [true, false].map(|is_front| {
        let mut found = leaves(card);
        found.retain(|leaf| (leaf.bounds.center().y > half) == is_front);
        for leaf in &mut found {
            let Rect { x0, y0, x1, y1 } = leaf.bounds;
            leaf.bounds = match (is_book, is_front) {
                (false, true) => Rect::new(x0, y0 - half, x1, y1 - half),
                (false, false) => Rect::new(width - x1, half - y1, width - x0, half - y0),
                (true, _) => {
                    let top = if is_front { half } else { 0.0 };
                    Rect::new(y0 - top, width - x1, y1 - top, width - x0)
                }
            };
        }
        let size = if is_book { Size::new(half, width) } else { Size::new(width, half) };
        (size, found)
    })
}

#[test]
fn text_is_large_and_of_one_size_and_nothing_overlaps_or_comes_near_the_frame() {
    for (name, cards) in all() {
        let mut sizes: Vec<f64> = Vec::new();
        for (size, leaves) in cards.iter().flat_map(faces) {
            let inside = size.to_rect().inset(-INSIDE);
            for (nth, leaf) in leaves.iter().enumerate() {
                if leaf.is_text {
                    sizes.extend(&leaf.sizes);
                }
                // A hyphen or a full stop at a line's end hangs into the margin by half.
                let mut reach = leaf.bounds;
                reach.x1 -= if leaf.is_text { HANGING } else { 0.0 };
                let within = inside.union(reach).area() - inside.area() < 1e-6;
                let is_title = !leaf.is_text && !leaf.is_figure;
                assert!(within || is_title, "{name}: {:?} beyond {inside:?}", leaf.bounds);
                for other in &leaves[nth + 1..] {
                    let common = leaf.bounds.intersect(other.bounds).area();
                    assert!(common < 1e-6, "{name}: {:?} and {:?}", leaf.bounds, other.bounds);
                }
            }
        }
        let (least, most) =
            sizes.iter().fold((f64::INFINITY, 0.0_f64), |(low, high), &size| (low.min(size), high.max(size)));
        assert!(least + 1e-6 >= LEAST_TEXT, "{name}: {least} pt");
        assert!((most - least).abs() < 1e-6, "{name}: {least} and {most} pt");
    }
}

#[test]
fn each_player_has_one_card_of_a_usual_format() {
    for (name, cards) in all() {
        assert_eq!(cards.len(), 2, "{name}");
        for (size, _) in cards.iter().flat_map(faces) {
            let is_usual = |(width, height): &(f64, f64)| {
                (size.width - width).abs() < 1e-9 && (size.height - height).abs() < 1e-9
            };
            assert!(FORMATS.iter().any(is_usual), "{name}: {size:?}");
        }
    }
}

/// Players change sides: what they read must be the same, but for the two sentences with which a card begins.
#[test]
fn the_cards_of_a_set_differ_in_their_opening_alone() {
    let measure = |leaf: &Leaf| {
        (leaf.is_figure, (leaf.bounds.width() * 100.0).round(), (leaf.bounds.height() * 100.0).round())
    };
    for (name, cards) in all() {
        let [first, second] = [&cards[0], &cards[1]].map(|card| {
            let [(_, front), (_, back)] = faces(card);
            // In the order of their marks, which is that of reading: the title is no paragraph.
            let front: Vec<_> =
                front.iter().filter(|leaf| leaf.is_text || leaf.is_figure).map(measure).collect();
            (front, back.iter().map(measure).collect::<Vec<_>>())
        });
        assert_eq!(first.1, second.1, "{name}: the backs");
        assert_eq!(first.0[2..], second.0[2..], "{name}: the rules");
        assert_ne!(first.0[..2], second.0[..2], "{name}: the openings");
    }
}

/// White of no more than this between two things is room between lines, in millimetres.
const BETWEEN: f64 = 4.0;

/// How much of a face from its upper to its lower edge is filled, the band at its head included.
fn filled(size: Size, leaves: &[Leaf]) -> f64 {
    let mut spans: Vec<(f64, f64)> = leaves.iter().map(|leaf| (leaf.bounds.y0, leaf.bounds.y1)).collect();
    spans.push((0.0, 10.0));
    spans.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut end, mut sum) = (0.0_f64, 0.0);
    for (from, to) in spans {
        let from = if from - end <= BETWEEN { end } else { from };
        sum += (to - from.max(end)).max(0.0);
        end = end.max(to);
    }
    sum / size.height
}

#[test]
fn both_faces_are_about_two_thirds_full() {
    let mut least: Vec<(f64, String)> = Vec::new();
    for (name, cards) in all() {
        for (nth, (size, leaves)) in cards.iter().flat_map(faces).enumerate() {
            least.push((filled(size, &leaves), format!("{name}, face {}", nth + 1)));
        }
    }
    least.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (share, face) in &least[..5] {
        println!("{face}: {share:.2}");
    }
    assert!(least[0].0 >= 0.65, "{least:?}");
}

/// The small diagrams of a face stand below each other, all equally wide but for the line of a board's edge.
#[test]
fn diagrams_of_a_face_are_large_and_stand_in_one_column() {
    for (name, cards) in all() {
        for (nth, (size, leaves)) in cards.iter().flat_map(faces).enumerate() {
            let is_back = nth % 2 == 1;
            let mut diagrams: Vec<Rect> =
                leaves.iter().filter(|leaf| leaf.is_figure).map(|leaf| leaf.bounds).collect();
            if is_back {
                let start = diagrams.remove(0);
                assert!(start.width() > 0.48 * size.width, "{name}: {start:?}");
                let aside = (start.center().x - size.width / 2.0).abs();
                assert!(aside < 0.6, "{name}: {start:?} is not in the middle");
            }
            for diagram in &diagrams {
                let larger = diagram.width().max(diagram.height());
                assert!(larger >= 3.3 * LEAST_SQUARE, "{name}: {diagram:?}");
                let aside = (diagram.x0 - diagrams[0].x0).abs();
                let wider = (diagram.width() - diagrams[0].width()).abs();
                assert!(aside < 1.0 && wider < 1.6, "{name}: {diagrams:?}");
            }
        }
    }
}

/// How men and the king move and are captured is always shown; a game of many rules tells the rest in words alone.
#[test]
fn the_first_three_rules_have_diagrams() {
    for (name, cards) in all() {
        for card in cards {
            let [(_, front), _] = faces(card);
            assert!(front.iter().filter(|leaf| leaf.is_figure).count() >= 3, "{name}");
        }
    }
}

/// Whoever cuts them out doesn't have to turn the sheet, and those side by side share their cuts.
#[test]
fn cards_lie_one_way_on_a_sheet() {
    for variant in library::variants() {
        let sizes_on = |paper| {
            let cards = set_on(&variant, &Settings { paper, ..Settings::default() });
            cards.iter().map(|card| card.size).collect::<Vec<Size>>()
        };
        let (a4, letter) = (sizes_on(Paper::A4), sizes_on(Paper::LETTER));
        for (paper, sizes, sets) in [(Paper::A4, &a4, 1), (Paper::LETTER, &letter, 1), (Paper::A4, &a4, 12)] {
            let settings = Settings { paper, sets, ..Settings::default() };
            let order = order::bare(variant.clone(), library::jorvik(), settings);
            let plan = plan(&order.measured().expect("a order"), sizes).expect("a plan");
            let is_card = |placed: &&Placed| matches!(placed.element, Element::Insert { .. });
            let mut seen = 0;
            for sheet in &plan.sheets {
                let cards: Vec<&Placed> = sheet.placed.iter().filter(is_card).collect();
                seen += cards.len();
                for (one, other) in cards.iter().zip(cards.iter().skip(1)) {
                    let what = format!("{} on {paper}, {sets} sets: {one:?} and {other:?}", variant.id);
                    assert_eq!(one.turned, other.turned, "{what}");
                    let apart = (one.area.y0 - other.area.y0).abs();
                    assert!(!(0.001..20.0).contains(&apart), "{what}");
                }
            }
            assert_eq!(seen, 2 * usize::from(sets), "{}", variant.id);
        }
    }
}

/// A game on a board of this size, by the rules of another: a cross of men around the king, attackers at the edges.
fn resized(size: usize, rules: &str) -> String {
    let (middle, last) = (size / 2, size - 1);
    let piece = |x: usize, y: usize| {
        let (across, down) = (x.abs_diff(middle), y.abs_diff(middle));
        match (across, down) {
            (0, 0) => 'K',
            (0, 1 | 2) | (1 | 2, 0) => 'D',
            _ if ((x == 0 || x == last) && down < 2) || ((y == 0 || y == last) && across < 2) => 'A',
            _ => '.',
        }
    };
    let row = |y: usize| format!("\"{}\"", (0..size).map(|x| piece(x, y)).collect::<String>());
    let rows: Vec<String> = (0..size).map(row).collect();
    let layout = rows.join(",\n");
    format!(
        "id = \"resized\"\nname = \"Big\"\nextends = \"{rules}\"\nlayout = [\n{layout}\n]\n[counts]\nattackers = 12\ndefenders = 8\n"
    )
}

/// `docs/book/limits.md`: a board may have 25 x 25 squares.
#[test]
fn boards_of_every_size_have_their_cards() {
    for size in (7..=25).step_by(2) {
        for (rules, paper) in
            [("copenhagen", Paper::A4), ("copenhagen", Paper::LETTER), ("brandubh", Paper::A4)]
        {
            let text = resized(size, rules);
            let library = Library::bundled().with("resized.toml", text.as_bytes());
            for languages in ["en", "de", "pt-BR"] {
                let settings = Settings { parts: [Component::Cards].into(), paper, ..Settings::default() };
                let languages = vec![languages.to_owned()];
                let request = Request { settings, languages, ..Request::of("resized.toml") };
                let made = make(&request, &library).map(|made| made.files.len());
                assert_eq!(made.map_err(|refused| refused.to_string()), Ok(1), "{size} {rules} {paper}");
            }
        }
    }
}
