// What somebody chooses on the page and saves is what the command line writes, byte for byte: through a link, the page, the worker and the
// button that saves, in a real browser. The program is $TAFL_PRINT, or target/release/tafl-print.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { browse, open, serve } from "./browser.mjs";

const program = process.env.TAFL_PRINT ?? new URL("../../target/release/tafl-print", import.meta.url).pathname;

/** The choices of each request; `names` as the link has them, beside the files of a theme that says the same, written by hand. */
const CLASS = { variant: "brandubh", pack: "class", sets: "12", theme: "ravens-and-wolves", ink: "grey", label: "Tisch {n}", language: "de" };
const REQUESTS = [
  ["York on A4", { variant: "york" }],
  ["an option, Letter, German", { variant: "york", option: "b", paper: "letter", language: "de" }],
  ["a class of 12, in two files", CLASS],
  ["a game on one sheet, Portuguese", { variant: "tablut", pack: "one-sheet", theme: "plain", language: "pt-BR" }],
  ["a club's evening", { variant: "copenhagen", pack: "club", players: "Ada, Bo, Cleo", paper: "letter", theme: "romanesque" }],
  ["one more language", { variant: "fetlar", language: "de,pt-BR", theme: "ringforts" }],
  ["other measures, split", { variant: "york", split: "", "label-sheet": ["LP117/19R", "LP70/25R"], margin: "6mm", "back-offset": "-1mm,0.25mm", duplex: "manual", spares: "4" }],
  ["a poster, in outline, with a maker", { variant: "vikings-chess", poster: "a2", ink: "outline", "two-sided": "", maker: "Freya Lund, “York”", "maker-on-board": "" }],
  ["SVG and a picture of all pages", { variant: "sea-battle", parts: "board,cards", format: "svg", preview: "", theme: "carrier-1943" }],
  ["a laser's beds and box", { variant: "brandubh", format: "pdf,laser-svg,dxf", thickness: "3mm" }],
  ["two games that share pieces", { variant: ["tablut", "sea-battle"], "share-pieces": "", theme: "longships", laminate: "" }],
  ["names of one's own, German", CLASS, {
    link: { title: "Klasse 3b", "king.one": "Kater", "king.gender": "masculine", "king.genitive": "Katers", "defender.one": "Katze", "defender.other": "Katzen", "defender.gender": "feminine",
      "attacker.one": "Drache", "attacker.other": "Drachen", "attacker.gender": "masculine", "attacker.genitive": "Drachen" },
    folder: "klasse-3b",
    files: {
      "theme.toml": '# von Hand\nextends = "ravens-and-wolves"\nname = "Klasse 3b"\n',
      "de.ftl": "-attacker =\n    { $number ->\n       *[one] { $case ->\n           *[nominative] Drache\n            [genitive] Drachen\n        }\n        [other] Drachen\n    }\n    .gender = masculine\n\n" +
        "-king = { $case ->\n       *[nominative] Kater\n        [genitive] Katers\n    }\n    .gender = masculine\n-defender =\n    { $number ->\n       *[one] Katze\n        [other] Katzen\n    }\n    .gender = feminine\n",
    },
  }],
  ["a queen and a title, English", { variant: "york" }, {
    link: { title: "Queens & \"Knaves\"".replaceAll('"', "’"), "king.one": "queen", "king.gender": "feminine", "defender.one": "sheep", "defender.other": "sheep" },
    folder: "queens-knaves",
    files: {
      "theme.toml": 'name = "Queens & ’Knaves’"\nextends = "jorvik"\n',
      "en.ftl": "-king = queen\n    .gender = feminine\n-defender =\n    { $number ->\n       *[one] sheep\n        [other] sheep\n    }\n",
    },
  }],
];

/** The choices one by one: a field may be given several times. */
const each = (choices) => Object.entries(choices).flatMap(([field, values]) => [values].flat().map((value) => [field, value]));

/** What the command line writes, by name. */
function written(choices, names) {
  const folder = mkdtempSync(join(tmpdir(), "tafl-bytes-"));
  const all = each(choices).filter(([field]) => !(names && field === "theme"));
  const options = all.flatMap(([field, value]) => [`--${field === "language" ? "lang" : field}`, ...(value === "" ? [] : [value])]);
  if (names) {
    mkdirSync(join(folder, names.folder));
    for (const [name, text] of Object.entries(names.files)) writeFileSync(join(folder, names.folder, name), text);
    options.push("--theme", `./${names.folder}`);
  }
  execFileSync(program, [...options, "-o", "out/"], { cwd: folder, stdio: "pipe" });
  const files = Object.fromEntries(readdirSync(join(folder, "out")).map((name) => [name, readFileSync(join(folder, "out", name))]));
  rmSync(folder, { recursive: true });
  return files;
}

/** The files of a zip whose contents stand in it as they are, by name: by its directory, as another program reads it. */
function unzipped(zip) {
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), 0x06054b50);
  const files = {};
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    assert.equal(zip.readUInt32LE(at), 0x02014b50);
    const [length, named, start] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const begins = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files[zip.toString("utf8", at + 46, at + 46 + named)] = zip.subarray(begins, begins + length);
    at += 46 + named + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** What the page saves, by name. */
async function saved(browser, host, choices, names) {
  const hash = new URLSearchParams([...each(choices), ...Object.entries(names?.link ?? {})]);
  const page = await open(browser, `${host.url}#${hash}`);
  const download = page.waitForEvent("download");
  await page.locator("#save").click();
  const file = await download;
  const bytes = readFileSync(await file.path());
  assert.deepEqual(page.faults, []);
  await page.context().close();
  return file.suggestedFilename().endsWith(".zip") ? unzipped(bytes) : { [file.suggestedFilename()]: bytes };
}

const sum = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
let browser, host;
before(async () => {
  assert.ok(existsSync(program), `${program} is missing: cargo build --release, or TAFL_PRINT=…`);
  [browser, host] = [await browse(), await serve()];
});
after(async () => {
  await browser.close();
  await host.stop();
});

for (const [what, choices, names] of REQUESTS) {
  test(`the same bytes: ${what}`, async () => {
    const [here, there] = [await saved(browser, host, choices, names), written(choices, names)];
    assert.deepEqual(Object.keys(here).sort(), Object.keys(there).sort());
    for (const [name, bytes] of Object.entries(there)) {
      console.log(`| ${what} | ${name} | ${bytes.length} | ${sum(bytes)} | ${sum(here[name])} |`);
      assert.ok(bytes.equals(here[name]), `${name} has other bytes`);
    }
  });
}
