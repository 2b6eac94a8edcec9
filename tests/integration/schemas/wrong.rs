//! Files that a schema must refuse, and at which place.

use super::{files, read, refused, root, validator};
use serde_json::Value;
use std::fs;
use tafl_print::format::SchemaOf;

/// The places, of these and of others, at which a schema refuses a value.
fn places(of: SchemaOf, value: &Value) -> Vec<String> {
    refused(&validator(of), value).iter().map(|fault| fault.split(": ").next().unwrap().to_owned()).collect()
}

/// A theme with all that the lines below are about.
fn theme() -> String {
    let art = "[art]\nking = \"king.svg\"\ndefender = \"d.svg\"\nattacker = [\"a.svg\", \"b.svg\"]\ntown = [\"town-1.svg\", \"town-2.svg\"]\n";
    let inks = "[ink.grey.recolour]\n\"#8d4522\" = \"#ffffff\"\n";
    let layer = "[[board.layer]]\ntexture = \"waves\"\ncolors = [\"navy\", \"#fff\"]\nscale = 120\n";
    let board = format!("[board]\nturned-by = \"halves\"\nlettering = [\"JORVIK\"]\nframe = 4.5\n{layer}");
    format!("name = \"Small\"\n{}{art}{board}{inks}", crate::library::PALETTE)
}

/// A bundled file with a line in place of another, which must be there once.
fn with(file: &str, line: &str, other: &str) -> Value {
    let text = fs::read_to_string(root().join("templates").join(file)).expect("a text");
    assert_eq!(text.matches(line).count(), 1, "{line}");
    read(&text.replace(line, other))
}

#[test]
fn wrong_variants_are_refused_at_their_places() {
    for (line, other, place) in [
        ("\nfirst = \"attackers\"\n", "\n", "/rules"),
        ("\nfirst = \"attackers\"\n", "\nfirst = \"white\"\n", "/rules/first"),
        ("\nfirst = \"attackers\"\n", "\nfirst = \"attackers\"\nking-arm = \"armed\"\n", "/rules"),
        ("\nthrone-stop = \"king\"\n", "\n", "/rules"),
        ("\nthrone = \"centre\"\n", "\nthrone = \"none\"\n", "/rules/throne-stop"),
        ("\nescape = \"edge\"\n", "\nescape = \"squares\"\n", "/rules"),
        (
            "\nescape = \"edge\"\n",
            "\nescape = \"squares\"\nescape-squares = [\"A6\"]\n",
            "/rules/escape-squares/0",
        ),
        ("\nescape = \"edge\"\n", "\nescape = \"edge\"\ncorners-hostile = []\n", "/rules/corners-hostile"),
        ("\nescape = \"edge\"\n", "\nescape = \"edge\"\nman-steps = 0\n", "/rules/man-steps"),
        ("\nname = \"York Hnefatafl\"\n", "\nname = 7\n", "/name"),
        ("\nname = \"York Hnefatafl\"\n", "\nname = \"York {\"\n", "/name"),
        ("\nid = \"york-11\"\n", "\nid = \"York\"\n", "/id"),
        ("\nid = \"york-11\"\n", "\n", ""),
        ("\ntheme = \"jorvik\"\n", "\ntheme = \"jorvik\"\ncolour = \"red\"\n", ""),
        ("\ntheme = \"jorvik\"\n", "\n", ""),
        ("\ncuts = [\"whole\"", "\ncuts = [\"thirds\"", "/cuts/0"),
        ("\"...........\",\n  \"A....D....A\"", "\"..........x\",\n  \"A....D....A\"", "/layout/2"),
        ("\nattackers = 24\n", "\nattackers = -1\n", "/counts/attackers"),
        ("\nattackers = 24\n", "\n", "/counts"),
        ("\nnumber = 3\n", "\nnumber = 0\n", "/edition/number"),
        (
            "rules = { king-arms = \"hammer\" }",
            "rules = { king-arms = \"hammers\" }",
            "/options/a-hammer/rules/king-arms",
        ),
        ("[options.b]", "[options.B]", "/options"),
        ("rules = { linnaean = \"anywhere\" }", "", "/options/anywhere"),
        ("\n[disputed]\n", "\n[disputed]\nescapes = \"?\"\n", "/disputed"),
    ] {
        let found = places(SchemaOf::Variant, &with("variants/york-11.toml", line, other));
        assert!(found.iter().any(|found| found == place), "{other:?}: {found:?}");
    }
}

#[test]
fn wrong_themes_are_refused_at_their_places() {
    assert_eq!(places(SchemaOf::Theme, &read(&theme())), [""; 0]);
    for (line, other, place) in [
        ("hall = \"#f8edcd\"\n", "", "/palette"),
        ("hall = \"#f8edcd\"", "hall = \"#dfa8\u{f6}e\"", "/palette/hall"),
        ("hall = \"#f8edcd\"", "hall = 7", "/palette/hall"),
        ("hall = \"#f8edcd\"", "hall = \"#dfa87e\"\nhal = \"navy\"", "/palette"),
        ("frame = 4.5", "frame = 45", "/board/frame"),
        ("lettering = [\"JORVIK\"]", "lettering = []", "/board/lettering"),
        ("texture = \"waves\"", "texture = \"bricks\"", "/board/layer/0/texture"),
        ("texture = \"waves\"\n", "texture = \"waves\"\nshare = 4\n", "/board/layer/0"),
        ("texture = \"waves\"\n", "", "/board/layer/0"),
        ("colors = [\"navy\", \"#fff\"]\n", "", "/board/layer/0"),
        ("scale = 120", "scale = 1200", "/board/layer/0/scale"),
        ("scale = 120", "on = [\"sea\"]", "/board/layer/0/on/0"),
        ("turned-by = \"halves\"", "turned-by = \"thirds\"", "/board/turned-by"),
        ("\nking = \"king.svg\"\n", "\n", "/art"),
        ("\nking = \"king.svg\"\n", "\nking = \"../king.svg\"\n", "/art/king"),
        ("\nking = \"king.svg\"\n", "\nking = []\n", "/art/king"),
        ("\nking = \"king.svg\"\n", "\nking = 7\n", "/art/king"),
        ("\nking = \"king.svg\"\n", "\nking = \"king.svg\"\nship = \"ship.svg\"\n", "/art"),
        ("town = [\"town-1.svg\", \"town-2.svg\"]", "town = []", "/art/town"),
        ("town = [\"town-1.svg\", \"town-2.svg\"]", "town = \"town-1.svg\"", "/art/town"),
        ("[ink.grey.recolour]", "[ink.gray.recolour]", "/ink"),
        ("\"#8d4522\" = \"#ffffff\"", "\"#8d452\" = \"#ffffff\"", "/ink/grey/recolour"),
        ("\"#8d4522\" = \"#ffffff\"", "\"#8d4522\" = 0", "/ink/grey/recolour/#8d4522"),
        ("name = \"Small\"", "", ""),
        ("name = \"Small\"", "name = \"\"", "/name"),
        ("name = \"Small\"", "name = \"Small\"\ncolour = 7", ""),
    ] {
        let whole = theme();
        assert_eq!(whole.matches(line).count(), 1, "{line}");
        let found = places(SchemaOf::Theme, &read(&whole.replace(line, other)));
        assert!(found.iter().any(|found| found == place), "{other:?}: {found:?}");
    }
}

/// A file that takes the rest from another may leave out what that has; what it says must be sound all the same.
#[test]
fn what_extends_another_needs_less() {
    let sound = [
        (
            SchemaOf::Variant,
            "id = \"a\"\nname = \"A\"\nextends = \"york\"\n[rules]\nthrone-stop = \"nobody\"\n",
        ),
        (SchemaOf::Variant, "id = \"a\"\nname = \"A\"\nextends = \"york\"\n[counts]\nattackers = 24\n"),
        (SchemaOf::Theme, "extends = \"jorvik\"\n"),
        (SchemaOf::Theme, "extends = \"jorvik\"\n[palette]\nking = \"navy\"\n[art]\ntown = [\"town.svg\"]\n"),
    ];
    for (of, text) in sound {
        assert_eq!(places(of, &read(text)), [""; 0], "{text}");
        assert_ne!(places(of, &read(&text.replace("extends", "# extends"))), [""; 0], "{text}");
        assert_ne!(places(of, &read(&format!("colour = 7\n{text}"))), [""; 0], "{text}");
    }
    let gone =
        "id = \"a\"\nname = \"A\"\nextends = \"york\"\n[rules]\nthrone = \"none\"\nthrone-stop = \"king\"\n";
    assert_eq!(places(SchemaOf::Variant, &read(gone)), ["/rules/throne-stop"]);
}

/// What the program says of a fault that a schema can know of, too.
const SHAPES: [&str; 19] = [
    "error: unknown key",
    "is no value of",
    "is no id",
    "is no piece",
    "is no question of the rules",
    "error: the file has no `",
    "error: the file has no section",
    "error: [rules] has no `",
    "error: [palette] has no `",
    "has no meaning here",
    "is the number",
    "is a text, not",
    "is a list, not",
    "is true, not",
    "can't be the id of an option",
    "names no ",
    "is no file of this folder",
    "doesn't say which rules it speaks of",
    "there is no edition",
];

/// Every wrong file of the tests of faults whose fault is one of shape.
#[test]
fn what_the_program_refuses_for_its_shape_the_schemas_refuse() {
    let folder = root().join("tests/integration/faults");
    let themes =
        fs::read_dir(folder.join("themes")).expect("themes").map(|entry| entry.expect("an entry").path());
    let mut themes: Vec<_> =
        themes.map(|path| path.join("theme.toml")).filter(|path| path.is_file()).collect();
    themes.sort();
    let (mut refused_by_both, mut missed) = (0, Vec::new());
    for (of, files) in [(SchemaOf::Variant, files(&folder, "toml")), (SchemaOf::Theme, themes)] {
        let validator = validator(of);
        for file in files {
            let told = if of == SchemaOf::Theme { file.parent().expect("a folder") } else { &file };
            let said = fs::read_to_string(told.with_extension("txt")).expect("what the program says");
            // A fault of another file, the one that is extended or a drawing, is none of this.
            let here = |fault: &&str| {
                let name = file.file_name().expect("a name").to_string_lossy();
                fault.lines().any(|line| line.contains("--> ") && line.contains(name.as_ref()))
            };
            let faults = said.split("\n\n").filter(here);
            let of_shape = faults
                .filter(|fault| SHAPES.iter().any(|shape| fault.lines().next().unwrap().contains(shape)));
            let Ok(text) = fs::read_to_string(&file) else { continue };
            let Ok(value) = toml::from_str::<Value>(&text) else { continue };
            if of_shape.count() > 0 {
                if validator.is_valid(&value) {
                    missed.push(file);
                } else {
                    refused_by_both += 1;
                }
            }
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
    assert!(refused_by_both >= 25, "only {refused_by_both}");
}
