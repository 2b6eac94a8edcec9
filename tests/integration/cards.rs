//! Reminder cards are large enough to read, and nothing on them touches anything else.

use crate::library;
use std::collections::BTreeMap;
use tafl_print::game::Variant;
use tafl_print::kit::cards;
use tafl_print::layout::Content;
use tafl_print::layout::compose::Composer;
use tafl_print::scene::{Affine, Child, Item, Mark, Marks, Node, Rect, Shape, Tag};
use tafl_print::text::{Fonts, Language, Typesetter};

/// The smallest text in points.
const LEAST_TEXT: f64 = 8.0;
/// The smallest side of a square of a small diagram in millimetres, three of which are side by side and run on.
const LEAST_SQUARE: f64 = 4.0;
/// How far from a card's edge its words and diagrams stay, in millimetres: inside the frame.
const INSIDE: f64 = 2.5;

/// What is known of a leaf: whether it is a diagram or text, where it lies, the sizes of its type in points.
#[derive(Debug)]
struct Leaf {
    is_figure: bool,
    is_text: bool,
    bounds: Rect,
    sizes: Vec<f64>,
}

/// The cards of a player.
fn set(variant: &Variant) -> Vec<Content> {
    let (theme, examples) = (library::jorvik(), library::examples());
    let messages = library::messages_with(&theme);
    let typesetter = Typesetter::new(Fonts::bundled(), Language::ENGLISH);
    let mut marks = Marks::default();
    let palette = &theme.palette;
    let mut composer = Composer {
        typesetter: &typesetter,
        messages: &messages,
        palette,
        art: &theme.art,
        marks: &mut marks,
        trial: false,
    };
    cards::set(&mut composer, variant, &examples, false).expect("cards")
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

/// Every set of cards that is bundled, with the name of its game.
fn all() -> Vec<(String, Vec<Content>)> {
    library::variants().into_iter().map(|variant| (variant.id.clone(), set(&variant))).collect()
}

#[test]
fn text_is_large_and_nothing_overlaps_or_leaves_the_frame() {
    for (name, cards) in all() {
        for card in cards {
            let leaves = leaves(&card);
            let (width, half) = (card.size.width, card.size.height / 2.0);
            for (nth, leaf) in leaves.iter().enumerate() {
                let least = leaf.sizes.iter().copied().fold(f64::INFINITY, f64::min);
                assert!(!leaf.is_text || least + 1e-6 >= LEAST_TEXT, "{name}: {least} pt");
                let face = if leaf.bounds.center().y < half { 0.0 } else { half };
                let inside = Rect::new(0.0, face, width, face + half).inset(-INSIDE);
                let within = inside.union(leaf.bounds).area() - inside.area() < 1e-6;
                assert!(within, "{name}: {:?} beyond {inside:?}", leaf.bounds);
                for other in &leaves[nth + 1..] {
                    let common = leaf.bounds.intersect(other.bounds).area();
                    assert!(common < 1e-6, "{name}: {:?} and {:?}", leaf.bounds, other.bounds);
                }
            }
        }
    }
}

/// The small diagrams of a face stand below each other, all equally wide but for the line of a board's edge.
#[test]
fn diagrams_of_a_face_are_large_and_stand_in_one_column() {
    for (name, cards) in all() {
        for (nth, card) in cards.iter().enumerate() {
            let half = card.size.height / 2.0;
            for is_front in [true, false] {
                let is_last = nth + 1 == cards.len() && !is_front;
                let leaves = leaves(card);
                let on_face = leaves
                    .iter()
                    .filter(|leaf| leaf.is_figure && (leaf.bounds.center().y > half) == is_front);
                let diagrams: Vec<Rect> = on_face.map(|leaf| leaf.bounds).collect();
                if is_last {
                    assert!(diagrams.len() == 1 && diagrams[0].width() > 45.0, "{name}: {diagrams:?}");
                    continue;
                }
                for diagram in &diagrams {
                    assert!(diagram.width() >= 3.3 * LEAST_SQUARE, "{name}: {diagram:?}");
                    let aside = (diagram.x0 - diagrams[0].x0).abs();
                    let wider = (diagram.width() - diagrams[0].width()).abs();
                    assert!(aside < 1.0 && wider < 1.6, "{name}: {diagrams:?}");
                }
            }
        }
    }
}

/// What the words of York promise: one card of the size of a sleeve for each player, with four paragraphs and their diagrams.
#[test]
fn york_has_one_card_of_four_paragraphs_with_diagrams() {
    let cards = set(&library::york());
    assert_eq!(cards.len(), 1);
    assert!((cards[0].size.width - 63.0).abs() < 1e-9 && (cards[0].size.height - 176.0).abs() < 1e-9);
    let leaves = leaves(&cards[0]);
    assert_eq!(leaves.iter().filter(|leaf| leaf.is_figure && leaf.bounds.y0 > 88.0).count(), 4);
}
