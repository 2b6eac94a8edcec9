// Runs York's kit in WebAssembly under Node and writes what it made: node run.mjs MODULE.wasm OUT.pdf
import { readFileSync, writeFileSync } from "node:fs";

const [module, out] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { york, nothing, start, length, memory } = instance.exports;
const made = () => Buffer.from(memory.buffer, start(), length());

const status = york();
const kit = Buffer.from(made());
if (status !== 0) throw new Error(kit.toString());
writeFileSync(out, kit);

// A fault is a fault there, too, with the field's name and no command line in it.
if (nothing() !== 1) throw new Error("a game that there is not was made");
const said = made().toString();
if (!said.includes("did you mean `york`?") || said.includes("--")) throw new Error(said);
console.log(`${kit.length} bytes; and: ${said.slice(0, 60)}...`);
