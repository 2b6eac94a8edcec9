// Faults of a request stand at the right field, in the language of the page: asked of the program in WebAssembly, without a browser.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { dist } from "./browser.mjs";

let program;
const part = (stem) => readFileSync(join(dist, readdirSync(dist).find((name) => name.startsWith(`${stem}-`))));
/** Room may move the memory: the place is asked for before the memory is looked at. */
function write(bytes) {
  const at = program.room(bytes.length);
  new Uint8Array(program.memory.buffer).set(bytes, at);
}

function ask(ask, choices, { names = {}, language = "en" } = {}) {
  write(Buffer.from(JSON.stringify({ ask, asked: { choices, names }, language })));
  const head = program.ask();
  return JSON.parse(Buffer.from(program.memory.buffer, program.start(), head).toString());
}

before(async () => {
  const imports = { page: { step() {}, broke: (at, length) => console.error(Buffer.from(program.memory.buffer, at, length).toString()) } };
  program = (await WebAssembly.instantiate(part("program"), imports)).instance.exports;
  program.begin();
  for (const pack of ["base", "language-de", "theme-ballinderry", "theme-firelight", "theme-heartwood", "theme-ravens-and-wolves", "theme-jorvik"]) {
    write(part(pack));
    program.give();
  }
});

const YORK = ["variant", "york"];
const ENGLISH = [
  ["variant", [["variant", "yorck"]], "`york`"],
  ["variant", [], "⟦variant⟧"],
  ["paper", [YORK, ["paper", "a9"]], "a4, letter"],
  ["sets", [YORK, ["sets", "0"]], "from 1 to 100"],
  ["cell", [YORK, ["cell", "largest"], ["poster", "exact"]], "⟦poster⟧"],
  ["theme", [YORK, ["theme", "jorvk"]], "`jorvik`"],
  ["option", [YORK, ["option", "zz"]], "a-hammer"],
  ["language", [YORK, ["language", "dx"]], "`de`"],
  ["dpi", [YORK, ["dpi", "300"]], "⟦format⟧"],
  ["label-sheet", [YORK, ["token", "square"], ["label-sheet", "LP117/19R"]], "round"],
  ["maker", [YORK, ["maker", "x".repeat(81)]], "80"],
  ["nothing", [YORK, ["nothing", "x"]], "nothing"],
];
for (const [field, choices, words] of ENGLISH) {
  test(`a fault stands at ${field}: ${words}`, () => {
    for (const question of ["pages", "make"]) {
      const { fault } = ask(question, choices);
      assert.equal(fault.field, field);
      assert.ok(fault.text.includes(words) && !fault.text.includes("--") && !fault.bug, fault.text);
    }
  });
}

const GERMAN = [["variant", "brandubh"], ["theme", "ravens-and-wolves"], ["language", "de"]];
const king = (one, more = { gender: "feminine" }) => ({ king: { one, ...more } });
const NAMES = [
  ["king.genitive", king("Kater", { gender: "masculine" }), "genitive"],
  ["attacker.other", { attacker: { one: "Drache", gender: "masculine", genitive: "Drachen" } }, "other"],
  ["king", king("Kater", {}), "Geschlecht"],
  ["king", king("kater"), "Großbuchstaben"],
  ["king", king("漢字"), "Elstob"],
  ["king", king("W".repeat(41)), "Zeichen"],
  ["title", { title: 'a\\b' }, "einfacher Text"],
  ["title", { title: "x".repeat(41) }, "höchstens 40"],
];
for (const [field, names, words] of NAMES) {
  test(`a fault of a name stands at ${field}: ${words}`, () => {
    for (const question of ["pages", "make"]) {
      const { fault } = ask(question, GERMAN, { names, language: "de" });
      assert.equal(fault.field, field, question);
      assert.ok(fault.text.includes(words) && !fault.bug, fault.text);
    }
  });
}

test("what people type breaks no file of words", () => {
  for (const one of ["Ka{ter}", "}", '{ "x" }', "[one] x", ".gender = neuter", "*x", "-king = y", "# x", "x\n-man = y", "“Ü” – 'x'"]) {
    const { fault, done } = ask("pages", [["variant", "york"]], { names: { ...king(one), defender: { one, other: one } } });
    if (fault) {
      assert.match(fault.field, /^(king|defender)/, `${one}: ${fault.text}`);
      continue;
    }
    const words = done.plan.folder[1].text;
    assert.deepEqual(words.match(/^\S+ =/gm), ["-king =", "-defender ="], words);
  }
});

test("a page in German says it in German", () => {
  const { fault } = ask("pages", [YORK, ["paper", "a9"]], { language: "de" });
  assert.match(fault.text, /kein Papier/);
});
