//! The schemas by which editors complete and check files: `docs/book/variant.schema.json` and `docs/book/theme.schema.json`.
//!
//! With `UPDATE_EXPECTED=1` they are written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration schemas`.
//!
//! What they refuse is judged by `jsonschema`, a validator by other people.

mod changed;
mod wrong;

use crate::shell::tafl_print;
use jsonschema::Validator;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::format::SchemaOf;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The schema, which is itself held against what a schema may say.
fn validator(of: SchemaOf) -> Validator {
    let schema: Value = serde_json::from_str(&of.text()).expect("JSON");
    jsonschema::meta::validate(&schema).expect("a schema of its draft");
    jsonschema::validator_for(&schema).expect("a schema")
}

/// A TOML text as the validator takes it.
fn read(toml: &str) -> Value {
    toml::from_str(toml).unwrap_or_else(|fault| panic!("{fault}\n{toml}"))
}

/// What a schema refuses in a value, a line for each.
fn refused(validator: &Validator, value: &Value) -> Vec<String> {
    validator.iter_errors(value).map(|fault| format!("{}: {fault}", fault.instance_path())).collect()
}

/// The files of a folder that end so, in their order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    files
}

#[test]
fn the_schemas_in_docs_are_as_the_tables_have_them() {
    for (of, name) in [(SchemaOf::Variant, "variant"), (SchemaOf::Theme, "theme")] {
        let file = root().join(format!("docs/book/{name}.schema.json"));
        let said = tafl_print(root(), &["schema", name], "");
        assert_eq!((said.status, said.err.as_str()), (0, ""));
        assert_eq!(said.out, of.text());
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&file, &said.out).expect("a schema");
        }
        let written = fs::read_to_string(&file).unwrap_or_default();
        assert!(said.out == written, "{name}: the schema is old: see the head of this file");
    }
}

#[test]
fn every_bundled_file_is_as_its_schema_says() {
    let mut variants = files(&root().join("templates/variants"), "toml");
    // Translations have a tag before the ending, and texts alone.
    variants.retain(|file| file.file_stem().is_some_and(|stem| !stem.to_string_lossy().contains('.')));
    let themes = files(&root().join("templates/themes/jorvik"), "toml");
    let more = files(&root().join("templates/themes/heartwood"), "toml");
    let sound = files(&root().join("tests/integration/faults/sound"), "toml");
    let unusual = files(&root().join("tests/integration/faults/unusual"), "toml");
    assert!(variants.len() == 28 && themes.len() == 1 && more.len() == 1 && sound.len() >= 4);
    let mut wrong = Vec::new();
    for (of, files) in
        [(SchemaOf::Variant, [variants, sound, unusual].concat()), (SchemaOf::Theme, [themes, more].concat())]
    {
        let validator = validator(of);
        for file in files {
            let value = read(&fs::read_to_string(&file).expect("a text"));
            wrong.extend(refused(&validator, &value).iter().map(|why| format!("{}{why}", file.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is begun names its schema in the first line; the schema lies beside it, and the file is as it says, also where the
/// answers in its comments are taken.
#[test]
fn what_is_begun_has_its_schema_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |words: &[&str]| tafl_print(folder.path(), words, "");
    let text = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap_or_else(|_| panic!("{file}"));
    let variant = validator(SchemaOf::Variant);
    for (words, file) in [
        (&["new", "variant", "deep/my-game"][..], "deep/my-game.toml"),
        (&["new", "variant", "own", "--size", "9"], "own.toml"),
        (&["new", "variant", "other.toml", "--from", "tablut"], "other.toml"),
    ] {
        let said = run(words);
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{words:?}");
        let beside = Path::new(file).with_file_name("tafl-variant.schema.json");
        assert_eq!(text(beside.to_str().expect("a name")), SchemaOf::Variant.text());
        // The second of one folder finds it there, and doesn't write it.
        assert_eq!(said.out.contains("schema.json"), file != "other.toml", "{}", said.out);
        let begun = text(file);
        assert_eq!(begun.lines().next(), Some("#:schema ./tafl-variant.schema.json"));
        assert_eq!(refused(&variant, &read(&begun)), [""; 0], "{file}");
        let check = run(&["check", "--variant", file]);
        assert_eq!(check.status, 0, "{}", check.err);
    }
    let said = run(&["new", "theme", "my-art"]);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert_eq!(text("my-art/theme.schema.json"), SchemaOf::Theme.text());
    let begun = text("my-art/theme.toml");
    assert_eq!(begun.lines().next(), Some("#:schema ./theme.schema.json"));
    assert_eq!(refused(&validator(SchemaOf::Theme), &read(&begun)), [""; 0]);
    let check = run(&["check", "--variant", "york", "--theme", "./my-art"]);
    assert_eq!(check.status, 0, "{}", check.err);
}

#[test]
fn a_schema_that_is_there_and_another_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = folder.path().join("tafl-variant.schema.json");
    fs::write(&schema, "{}\n").expect("a file");
    let said = tafl_print(folder.path(), &["new", "variant", "my-game"], "");
    assert_eq!((said.status, said.out.lines().next()), (0, Some("my-game.toml")));
    assert!(said.err.starts_with("note: `tafl-variant.schema.json` is there and differs"), "{}", said.err);
    assert!(said.err.contains("`tafl-print schema variant`"), "{}", said.err);
    assert_eq!(fs::read_to_string(&schema).expect("a text"), "{}\n");
}

/// What `plan --json` says is as `docs/book/plan.schema.json` tells, and nothing more.
#[test]
fn plans_are_as_their_schema_says() {
    /// Allows no member that is not told of.
    fn close(schema: &mut Value) {
        match schema {
            Value::Object(members) => {
                if members.contains_key("additionalProperties") {
                    members.insert("additionalProperties".to_owned(), Value::Bool(false));
                }
                members.values_mut().for_each(close);
            }
            Value::Array(all) => all.iter_mut().for_each(close),
            _ => {}
        }
    }
    let text = fs::read_to_string(root().join("docs/book/plan.schema.json")).expect("a schema");
    let mut schema: Value = serde_json::from_str(&text).expect("JSON");
    jsonschema::meta::validate(&schema).expect("a schema of its draft");
    close(&mut schema);
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    for words in [
        "york",
        "york --variant tablut --share-pieces --option c",
        "york --sets 2 --label Table_{n} --poster a2 --preview --format pdf,svg",
        "york --split --label-sheet LP117/19R --duplex manual",
        "york --format laser-svg,dxf --thickness 3mm --token square",
        "brandubh --pack club --players 4",
        "brandubh --pack class --sets 2 --lang de",
        "brandubh --back morris --duplex long-edge",
        "york --back brandubh --leaflet long",
        "alea-evangelii --format laser-svg",
    ] {
        let words: Vec<&str> = ["plan", "--json", "--variant"].into_iter().chain(words.split(' ')).collect();
        let said = tafl_print(root(), &words, "");
        assert_eq!(said.status, 0, "{words:?}: {}", said.err);
        let wrong = refused(&validator, &serde_json::from_str(&said.out).expect("JSON"));
        assert!(wrong.is_empty(), "{words:?}: {}", wrong.join("\n"));
    }
}
