//! What a theme can say: tables of all drawings and colours for people in `docs/themes.md`.
//!
//! With `UPDATE_EXPECTED=1` the tables are written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration theme_table`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use tafl_print::theme::{Group, Palette, Slot};

const HEAD: &str = "\
# What a theme can say

All drawings and colours of a theme, by their names in `theme.toml`. A theme is a folder with that file, its drawings and its
words; its other sections are explained where [Jorvik](../templates/themes/jorvik/theme.toml) has them. For editors there is a
[JSON Schema](theme.schema.json), which `tafl-print new theme` writes into the folder. Made by the tests; see
`tests/integration/theme_table.rs`.

## On another theme

`extends = \"jorvik\"` takes what a theme doesn't say from another: a bundled one, or a folder by its path from this one, such as
`\"../other\"`. Then all may be left out, `en.ftl` too. Drawings of the other have the colours of this one: where a drawing is in shades of a
colour, given in the tables below, they follow it, and so do the inks. A drawing that goes with others is not taken over where all of those are drawn anew.
Names of pieces and places stay; title lines, story, and sentences about drawings or colours that are others now don't.
";

const DRAWINGS: &str = "
## Drawings

`[art]` names the SVG file of each, such as `king = \"king.svg\"`; where there may be several, in brackets:
`ground = [\"heath-1.svg\", \"heath-2.svg\"]`. Where there may be one or several, both ways do. The sections `[ink.low.art]`, `[ink.outline.art]` and `[ink.grey.art]` take the
same names for drawings that are used in that ink alone; there all may be left out.
";

const COLORS: &str = "
## Colours

`[palette]` has them as `#` and six hexadecimal digits or three, or by name: `paper = \"#fbf7ec\"`, `ink = \"#222\"`, `accent = \"maroon\"`. The sections `[ink.low]`, `[ink.outline]`
and `[ink.grey]` take the same names for colours in that ink alone; there all may be left out.

| Name | What it is for | If left out |
| --- | --- | --- |
";

fn table() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/themes.md")
}

fn drawings(text: &mut String, group: Group) {
    let _ = write!(text, "\n### {}\n\n{}\n\n", group.name(), group.doc());
    text.push_str("| Name | Drawings | What it shows | If left out | In shades of | Goes with |\n");
    text.push_str("| --- | --- | --- | --- | --- | --- |\n");
    for slot in Slot::ALL.into_iter().filter(|slot| slot.group() == group) {
        let number = slot.room().words();
        let left_out = slot.left_out().unwrap_or("it is needed");
        let shades = slot.color_key().map_or_else(String::new, |key| format!("`{key}`"));
        let with =
            slot.goes_with().iter().map(|slot| format!("`{}`", slot.key())).collect::<Vec<_>>().join(", ");
        let (key, doc) = (slot.key(), slot.doc());
        let _ = writeln!(text, "| `{key}` | {number} | {doc} | {left_out} | {shades} | {with} |");
    }
}

#[test]
fn the_tables_of_themes_are_true() {
    let mut text = HEAD.to_owned() + DRAWINGS;
    for group in Group::ALL {
        drawings(&mut text, group);
    }
    text += COLORS;
    for swatch in Palette::SWATCHES {
        let left_out = swatch.or.map_or("it is needed".to_owned(), |or| format!("as `{or}`"));
        let _ = writeln!(text, "| `{}` | {} | {left_out} |", swatch.key, swatch.doc);
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(table(), &text).expect("a table");
    }
    let written = fs::read_to_string(table()).unwrap_or_default();
    assert!(text == written, "the tables are old: see the head of this file");
}
