//! Schema of a theme's `theme.toml`.

use super::land::board;
use super::part::{COLOR, DRAWING, ID, SchemaPart};
use crate::format::theme::shows::{NAMED, of};
use crate::format::theme::{GAME, TITLE, UNPAINTED};
use crate::scene::TitleFace;
use crate::theme::{Group, Ink, Palette, Slot, SlotRoom, Swatch, TitlePlace};

/// Returns the definitions that the parts of the file refer to by name.
pub(super) fn definitions() -> Vec<(&'static str, SchemaPart)> {
    vec![
        ("colours", SchemaPart::table(colors())),
        ("drawings", SchemaPart::table(drawings())),
        ("ink", ink()),
    ]
}

/// Returns the schema of the file.
pub(super) fn file() -> SchemaPart {
    let doc = "A theme from which all is taken that isn't said here: a name, or a folder.";
    let palette = SchemaPart::any()
        .all_of([SchemaPart::defined("colours")])
        .says("Colours of what the program draws: \"#8b2e1f\", or \"navy\".");
    let art = SchemaPart::any()
        .all_of([SchemaPart::defined("drawings")])
        .says("The SVG files of this folder that are the drawings.");
    let keys = [
        ("name", SchemaPart::written().says("The theme's name, for people who read this file.")),
        ("extends", SchemaPart::written().says(doc)),
        (TITLE, SchemaPart::word_told(&TitleFace::ALL.map(|face| (face.key(), face.doc()))).says("The letters of the game's name where it stands as a title.")),
        ("palette", palette),
        ("board", board().says("How the drawings of squares are used, and what lies over the whole board.")),
        ("box", carton().says("What the lid of the box looks like.")),
        ("art", art),
        (GAME, games().says("What the set looks like for single games, by their names; what isn't said is as for all others.")),
        ("shows", shows().says("What can be recognised in its drawings, for themes that extend it: where those draw a piece anew or call it otherwise, what shows it or tells of it is left out.")),
        (
            "ink",
            inks().says(
                "What the set looks like with --ink low, outline and grey; what isn't said is derived.",
            ),
        ),
    ];
    let extends = SchemaPart::any().needs(["extends"]);
    let colors = Palette::SWATCHES.into_iter().filter(|swatch| swatch.or.is_none()).map(|swatch| swatch.key);
    let art = Slot::ALL.into_iter().filter(|slot| slot.is_needed()).map(Slot::key);
    let needed = [("palette", SchemaPart::any().needs(colors)), ("art", SchemaPart::any().needs(art))];
    let alone = SchemaPart::any().keys(needed).needs(["name", "palette", "art"]);
    SchemaPart::table(keys).all_of([SchemaPart::unless(extends, alone)])
}

/// Returns the schema of the looks for single games.
fn games() -> SchemaPart {
    let palette = SchemaPart::any().all_of([SchemaPart::defined("colours")]).says("Colours of this game.");
    let art = SchemaPart::any().all_of([SchemaPart::defined("drawings")]).says("Drawings of this game.");
    let inks = inks().says("What this game looks like in an ink; what isn't said is as for all others.");
    SchemaPart::named(ID, SchemaPart::table([("palette", palette), ("art", art), ("ink", inks)]))
}

/// Returns the schema of a section with a section for each ink.
fn inks() -> SchemaPart {
    SchemaPart::table(Ink::SPARING.map(|ink| (ink.name(), SchemaPart::defined("ink"))))
}

/// Returns the schema of the section `[box]`.
fn carton() -> SchemaPart {
    let told = TitlePlace::ALL.map(|place| (place.name(), place.doc()));
    let title = SchemaPart::word_told(&told).with("default", TitlePlace::default().name());
    SchemaPart::table([(
        "title",
        title.says("Where the title stands in the picture on the lid, which is that of the cover."),
    )])
}

/// Returns the schemas of the palette's colours, by key.
fn colors() -> impl Iterator<Item = (&'static str, SchemaPart)> {
    Palette::SWATCHES.into_iter().map(|Swatch { key, doc, or, .. }| {
        let left_out = or.map(|or| format!("as `{or}`"));
        (key, SchemaPart::matching(COLOR).says(&told(doc, left_out.as_deref())))
    })
}

/// Returns the schemas of the drawings, by key.
fn drawings() -> impl Iterator<Item = (&'static str, SchemaPart)> {
    Slot::ALL.into_iter().map(|slot| {
        let file = SchemaPart::matching(DRAWING);
        let part = match slot.room() {
            SlotRoom::One => file,
            SlotRoom::Several => SchemaPart::some(file),
            SlotRoom::OneOrSeveral => SchemaPart::one_of([file.clone(), SchemaPart::some(file)]),
        };
        (slot.key(), part.says(&told(slot.doc(), slot.left_out())))
    })
}

/// Returns the schema of the pieces that can be recognised in the drawings.
fn shows() -> SchemaPart {
    let pieces = || SchemaPart::some(SchemaPart::word(of(Group::Pieces).map(Slot::key)));
    let pictures = of(Group::Pages).map(|slot| (slot.key(), pieces().says("The pieces in this picture.")));
    let named = (NAMED, pieces().says("Pieces that look like what they are called."));
    SchemaPart::table([named].into_iter().chain(pictures))
}

/// Returns the description of a key: its purpose, and what replaces it when left out.
fn told(doc: &str, left_out: Option<&str>) -> String {
    left_out.map_or_else(|| doc.to_owned(), |left_out| format!("{doc} Left out: {left_out}."))
}

/// Returns the schema of a theme's settings for one ink.
fn ink() -> SchemaPart {
    let art = SchemaPart::any()
        .all_of([SchemaPart::defined("drawings")])
        .says("Drawings of this ink alone, printed as they are.");
    let fate = SchemaPart::one_of([SchemaPart::word([UNPAINTED]), SchemaPart::matching(COLOR)]);
    let recolour = SchemaPart::named(COLOR, fate)
        .says("What becomes of a colour of the drawings: \"#8b2e1f\" = \"#ffffff\", or \"none\" for what isn't painted.");
    SchemaPart::table(colors().chain([("art", art), ("recolour", recolour)]))
}
