//! What a theme can say: tables of all drawings and colours for people in `docs/book/themes.md`.
//!
//! With `UPDATE_EXPECTED=1` the tables are written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration theme_table`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use tafl_print::scene::TitleFace;
use tafl_print::theme::{Course, Group, Lies, Lined, Palette, Slot, Texture};

const HEAD: &str = "\
# What a theme can say

All drawings and colours of a theme, by their names in `theme.toml`. A theme is a folder with that file, its drawings and its
words; its other sections are explained where [Jorvik](../../templates/themes/jorvik/theme.toml) has them. For editors there is a
[JSON Schema](theme.schema.json), which `tafl-print new theme` writes into the folder. Made by the tests; see
`tests/integration/theme_table.rs`.

## On another theme

`extends = \"jorvik\"` takes what a theme doesn't say from another: a bundled one, or a folder by its path from this one, such as
`\"../other\"`. Then all may be left out, `en.ftl` too. Drawings of the other have the colours of this one: where a drawing is in shades of a
colour, given in the tables below, they follow it, and so do the inks. A drawing that goes with others is not taken over where all of those are drawn anew.
Names of pieces and places stay; title lines, story, and sentences about drawings or colours that are others now don't.

A theme may say what can be recognised in its drawings: `cover = [\"king\", \"attacker\"]` in the section `[shows]` names the pieces in a picture, which
isn't taken over where one of them is drawn anew, and `named = [\"king\", \"attacker\"]` the pieces that look like what they are called. Who calls such a
piece otherwise and draws it not anew hears it from `check`, and sentences that tell what it looks like are left out.

Who calls a piece otherwise and keeps its drawing has what that theme says of its looks left out, too: the set then speaks of dark and light pieces.

## For one game

One world may look a little different for each of its games. `[game.tablut-9.palette]` and `[game.tablut-9.art]` have colours and drawings for the game
with that id; what they don't say is as above, and drawings follow the colours as on another theme. `[game.tablut-9.ink.low]` and so on have what
`[ink.low]` has, for this game; its `recolour` may name any colour, also one that only this look has. In the theme's words `$look` is the
id of the game that has such a section, and `other` for all others:

```text
theme-story-1 =
    { $look ->
        [tablut-9] It was raining in Lapland.
       *[other] It was raining.
    }
```

## Names

`en.ftl` has the names of pieces and places in English, `de.ftl` and `pt-BR.ftl` those in German and Portuguese; `tafl-print new theme NAME --lang en,de`
begins such files with every noun in all its forms. What a language asks for is in its `language.toml`: of a noun that there are several of the
plural; in German and Portuguese the gender; in German also the genitive, unless the noun is feminine. Other forms follow from these:

| what is said | what follows |
| --- | --- |
| die Katze; Katzen | der Katze; den Katzen, der Katzen |
| der Kater, des Katers; Kater | den Kater, dem Kater; den Katern, der Kater |
| der Drache, des Drachen; Drachen | den Drachen, dem Drachen; den Drachen, der Drachen |
| das Schiff, des Schiffs; Schiffe | das Schiff, dem Schiff; den Schiffen, der Schiffe |

What doesn't follow, as of *Herz* (dem Herzen, des Herzens) or of a name of two words, has to be said in full. `check` names it with the lines to
write, and a set has the neutral name until they are there. Adjectives change with the article before them (*der alte Rabe, ein alter Rabe*), and so do
nouns made of them (*der Weiße, ein Weißer*): take one word for both (*Oberrabe*), or another noun.
";

const TITLES: &str = "\
## Titles

`title-face = \"chisel\"`, above the sections, chooses the letters of the game's name where it stands as a title: on the cover, on the first
page, on the box and on the wall. A name with a letter that such a face lacks is set in bold ones. Left out: as in the theme that this one
extends, or else bold.

";

const DRAWINGS: &str = "
## Drawings

`[art]` names the SVG file of each (or a [photograph](#photographs-and-scans)), such as `king = \"king.svg\"`; where there may be several, in brackets:
`ground = [\"heath-1.svg\", \"heath-2.svg\"]`. Where there may be one or several, both ways do. The sections `[ink.low.art]`, `[ink.outline.art]` and `[ink.grey.art]` take the
same names for drawings that are used in that ink alone; there all may be left out.

### Photographs and scans

What children drew needs no drawing program: where the table says so, a PNG or a JPEG may stand in the place of an SVG. For a class these
lines are a theme, in a folder `our-class` beside the pictures:

```toml
name = \"Our class\"
extends = \"heartwood\" # or any other theme: board, cards and words are its

[art]
king = \"mia.jpg\"
defender = [\"tom.png\", \"ada.jpg\"] # the men have them in turn
attacker = \"leo.png\"
cover = \"class.jpg\"
```

`tafl-print --variant brandubh --theme our-class/` prints them. For three good pictures: let the head fill a sheet, with felt pens or
crayons rather than a thin pencil; photograph it from above by daylight, or scan it with 300 dpi; nothing need be cut out.

- On a piece the largest square in the middle of the picture is shown, round, within a ring in the colour of the side, `attackers`, `defenders` or
  `king`: so nobody is in doubt whose man it is, whatever the picture shows. The ring of the attackers is plain, that of the defenders has a light band with beads,
  the king's a light line. Officers who have no picture are men of their side with a star at the foot. What is transparent shows the colour of the side.
- On the cover all of the picture is shown, as large as there is room for it.
- It stands upright as the camera says it was held (EXIF), and has the colours of its profile (ICC), brought to those of sRGB; HDR and `gAMA` are
  passed over. It is printed with 300 pixels to the inch, or as many as it has.
- `--ink grey` shows it in greys, `--ink low` paler, and `--ink outline` in pale greys, to be coloured in. A laser cutter can't follow a
  photograph: it draws the disc without it, which is said.
- Not every file will do. HEIC, as iPhones write it, WebP, GIF, CMYK, films, files that break off, and pictures too large or too small
  ([limits](limits.md)) are refused with what would do, and nothing is written.
";

const LAYERS: &str = "
## The board as a whole

`[board]` says how drawings of squares are used (see Jorvik), and what lies over all of them:

```toml
[board]
lettering = [\"ᚼᚾᛁᚠᛅᛏᛅᚠᛚ\", \"JORVIK\"] # on the frame, from the upper side on; fewer than four come again in turn
frame = 6                          # its width in mm; left out: as much as there is room for

[[board.layer]]
painting = \"map-11.svg\" # 25 units to a square: viewBox=\"0 0 275 275\" for 11 squares a side
size = 11
layout = [\"...AAAAA...\", \".....A.....\"] # and so on, as in a variant: only for this start; camps and town are painted then, too

[[board.layer]]
texture = \"planks\"
lies = \"under-squares\"
colors = [\"#e4cba2\", \"#dec298\", \"#8a6238\"]

[[board.layer]]
curve = \"river\"
on = [\"ground\"]
lines = [{ color = \"#5d7f88\", width = 34 }, { color = \"#a9c3c4\", width = 30 }]

[[board.layer]]
stamp = [\"wood-2x2.svg\", \"lake-2x1.svg\"] # 100 units to a square, 1 to 3 squares each way
on = [\"ground\"]
share = 15

[[board.layer]]
scatter = [\"tuft-1.svg\", \"tuft-2.svg\"]
each = 34
per-square = 0.7
```

Layers lie in their order, the lowest first. A painting is cut by the parts of the board and shown at the size of the squares; marks of the rules (throne,
corners, camps, goals) are always laid over it. Beside a painting that fits the board only layers with `always = true` are there; on every
other board the layers compose themselves, the same in every run. All lengths but a painting's are in hundredths of a square, or per cent:

| Key | Of | What it says | If left out |
| --- | --- | --- | --- |
| `lies` | all | What it lies over. | `under-grid` |
| `size` | all | Only for boards with so many squares a side; a painting must say it. | all |
| `layout` | all | Only for this starting layout. | all |
| `always` | all | Whether it is there beside a painting, too. | `false` |
| `on` | all | Kinds of squares that it is for: `ground`, `camp`, `town`, `throne`, `corner`. | all |
| `painting-low`, `painting-outline`, `painting-grey` | painting | The painting in an ink, printed as it is. | derived |
| `colors` | texture | Grounds first, lines last; of planks and four colours or more the last is that of joints, the one before it that of the grain. | needed |
| `scale` | texture | 25 to 400. | 100 |
| `lines` | curve | Its strokes, the lowest first, each with `color`, `width` and perhaps `dash`. | needed |
| `outside`, `lined` | coast | The colour of what lies beyond it, towards the rim; and on which side its lines are seen. | none; `both` |
| `along`, `size-along`, `every` | curve | A drawing that stands along it, its side, and from one to the next. | none; 30; 100 |
| `share` | stamp | How many of a hundred free squares are covered, about. | 10 |
| `each`, `per-square` | scatter | The side of each, and how many there are to a square, about. None lies where a piece stands, nor within three squares of its like. | 30; 0.5 |

The lid of the box shows the picture of the cover from edge to edge: what the cover clips to the inside of its frame (`clip-path`), or all of it. The title
hides a part of it; `[box]` says which:

```toml
[box]
title = \"below\" # or \"above\", which it is if nothing is said
```

";

const COLORS: &str = "
## Colours

`[palette]` has them as `#` and six hexadecimal digits or three, or by name: `paper = \"#fbf7ec\"`, `ink = \"#222\"`, `accent = \"maroon\"`. The sections `[ink.low]`, `[ink.outline]`
and `[ink.grey]` take the same names for colours in that ink alone; there all may be left out.

| Name | What it is for | If left out |
| --- | --- | --- |
";

fn table() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/book/themes.md")
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
        let photo = if slot.takes_photograph() { ", or a photograph" } else { "" };
        let (key, doc) = (slot.key(), slot.doc());
        let _ = writeln!(text, "| `{key}` | {number}{photo} | {doc} | {left_out} | {shades} | {with} |");
    }
}

#[test]
fn the_tables_of_themes_are_true() {
    let words = |text: &mut String, what: &str, all: &[(&str, &str)]| {
        let _ = write!(text, "| `{what}` | What it looks like |\n| --- | --- |\n");
        for (word, doc) in all {
            let _ = writeln!(text, "| `{word}` | {doc} |");
        }
    };
    let mut text = HEAD.to_owned() + TITLES;
    words(&mut text, "title-face", &TitleFace::ALL.map(|face| (face.key(), face.doc())));
    text += DRAWINGS;
    for group in Group::ALL {
        drawings(&mut text, group);
    }
    text += LAYERS;
    let mut words = |what: &str, all: &[(&str, &str)]| {
        words(&mut text, what, all);
        text.push('\n');
    };
    words("lies", &Lies::ALL.map(|lies| (lies.name(), lies.doc())));
    words("texture", &Texture::ALL.map(|texture| (texture.name(), texture.doc())));
    words("curve", &Course::ALL.map(|course| (course.name(), course.doc())));
    words("lined", &Lined::ALL.map(|lined| (lined.name(), lined.doc())));
    text.pop();
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
