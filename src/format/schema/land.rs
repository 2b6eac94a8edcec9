//! Schema of a board's layers and everything else in `[board]` of a theme.

use std::ops::RangeInclusive;

use super::part::{COLOR, DRAWING, SchemaPart};
use crate::format::theme::board::{FRAMES, INSCRIPTIONS};
use crate::format::theme::land::{KINDS, MOST_COLORS, MOST_LAYERS, PAINTED, SQUARES, numbers};
use crate::game::SIZES;
use crate::theme::{Course, Ink, Lies, Lined, Slot, Starts, Texture, Turning};

/// Returns the schema of the section `[board]`.
pub(super) fn board() -> SchemaPart {
    let starts = SchemaPart::word(Starts::ALL.map(Starts::name)).with("default", Starts::default().name());
    let turning =
        SchemaPart::word(Turning::ALL.map(Turning::name)).with("default", Turning::default().name());
    SchemaPart::table([
        (
            "starting-squares",
            starts.says("On which boards squares where men start look different from others."),
        ),
        (
            "turned-by",
            turning.says("By which turns drawings of squares are varied: halves keep a grain's direction."),
        ),
        (
            "lettering",
            some(SchemaPart::matching(r"^.{1,40}$"), INSCRIPTIONS).says(
                "Inscriptions on the frame, in Latin capitals or runes: one for all sides, or up to four.",
            ),
        ),
        (
            "frame",
            decimal(&FRAMES)
                .says("The width of the frame in millimetres. Left out: as much as there is room for."),
        ),
        ("layer", some(layer(), MOST_LAYERS).says("What is painted over the whole board, the lowest first.")),
    ])
}

/// Returns the schema of one layer.
fn layer() -> SchemaPart {
    let whole = |from: u8, to: u8| SchemaPart::number(usize::from(from), Some(usize::from(to)));
    let drawing = || SchemaPart::matching(DRAWING);
    let drawings = || SchemaPart::some(drawing());
    let color = || SchemaPart::matching(COLOR);
    let line = SchemaPart::table([
        ("color", color()),
        ("width", decimal(&numbers::WIDTH).says("In hundredths of a square.")),
        (
            "dash",
            SchemaPart::list(decimal(&numbers::DASH))
                .says("Lengths of dashes and gaps, in hundredths of a square."),
        ),
    ])
    .needs(["color", "width"]);
    let told = |words: Vec<(&'static str, &'static str)>| SchemaPart::word_told(&words);
    let textures = Texture::ALL.map(|texture| (texture.name(), texture.doc())).to_vec();
    let courses = Course::ALL.map(|course| (course.name(), course.doc())).to_vec();
    let lies = Lies::ALL.map(|lies| (lies.name(), lies.doc())).to_vec();
    let lined = Lined::ALL.map(|lined| (lined.name(), lined.doc())).to_vec();
    let mut keys = vec![
        (
            "painting",
            drawing().says(
                "A drawing of the whole board, 25 units to a square: viewBox=\"0 0 275 275\" for 11 squares.",
            ),
        ),
        ("texture", told(textures).says("A pattern that goes on from square to square.")),
        ("curve", told(courses).says("A line through the board.")),
        ("stamp", drawings().says("Drawings over 1 to 3 squares each way, 100 units to a square.")),
        ("scatter", drawings().says("Small drawings at free places, none within three squares of its like.")),
        ("lies", told(lies).with("default", Lies::default().name()).says("What the layer lies over.")),
        (
            "always",
            SchemaPart::truth().says("Whether it is there beside a painting that fits the board, too."),
        ),
        ("size", whole(*SIZES.start(), *SIZES.end()).says("Only for boards with so many squares a side.")),
        (
            "layout",
            SchemaPart::list(SchemaPart::text()).says("Only for this starting layout: rows as in a variant."),
        ),
        (
            "on",
            SchemaPart::some(SchemaPart::word(SQUARES.map(Slot::key)))
                .says("Kinds of squares. Left out: all."),
        ),
        ("colors", some(color(), MOST_COLORS).says("Of a texture: grounds first, lines last.")),
        ("scale", decimal(&numbers::SCALE).says("Of a texture, in per cent.")),
        ("lines", some(line, MOST_COLORS).says("Of a curve: its strokes, the lowest first.")),
        ("outside", color().says("Of a coast: the colour of what lies beyond it, towards the rim.")),
        (
            "lined",
            told(lined)
                .with("default", Lined::default().name())
                .says("Of a coast: on which side its lines are seen."),
        ),
        ("along", drawing().says("Of a curve: a drawing that stands along it, upright.")),
        ("size-along", decimal(&numbers::SIDE).says("The side of that drawing, in hundredths of a square.")),
        ("every", decimal(&numbers::EVERY).says("From one to the next, in hundredths of a square.")),
        (
            "share",
            decimal(&numbers::SHARE).says("Of stamps: per cent of free squares that they cover, about."),
        ),
        ("each", decimal(&numbers::SIDE).says("Of scattered drawings: the side, in hundredths of a square.")),
        (
            "per-square",
            decimal(&numbers::PER_SQUARE).says("Of scattered drawings: how many to a square, about."),
        ),
    ];
    for (key, ink) in PAINTED.into_iter().zip(Ink::SPARING) {
        keys.push((
            key,
            drawing().says(&format!("The painting with --ink {}, printed as it is.", ink.name())),
        ));
    }
    // A layer has exactly one kind, and no kind has the keys of another.
    let kinds = KINDS.map(|kind| {
        let needs: &[&str] = match kind {
            "painting" => &["painting", "size"],
            "texture" => &["texture", "colors"],
            "curve" => &["curve", "lines"],
            other => &[other],
        };
        let others = KINDS.into_iter().filter(|other| *other != kind).flat_map(own_keys);
        SchemaPart::without(others.filter(|key| !own_keys(kind).contains(key)).copied())
            .needs(needs.iter().copied())
    });
    SchemaPart::table(keys).and(SchemaPart::one_of(kinds))
}

/// Returns the keys that only this kind of layer has.
fn own_keys(kind: &str) -> &'static [&'static str] {
    match kind {
        "painting" => &["painting", PAINTED[0], PAINTED[1], PAINTED[2]],
        "texture" => &["texture", "colors", "scale"],
        "curve" => &["curve", "lines", "outside", "lined", "along", "size-along", "every"],
        "stamp" => &["stamp", "share"],
        _ => &["scatter", "each", "per-square"],
    }
}

/// Returns the schema of a list of at least one and at most `most` values.
fn some(of: SchemaPart, most: usize) -> SchemaPart {
    SchemaPart::some(of).with("maxItems", most)
}

/// Returns the schema of a number in a range.
fn decimal(range: &RangeInclusive<f64>) -> SchemaPart {
    SchemaPart::decimal(*range.start(), *range.end())
}
