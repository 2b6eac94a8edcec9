// Brings the page together: node pack.mjs MODULE.wasm FOLDER [quick]; the folder has the licences. Every file but index.html and the service worker is called by what is in
// it, so that a server may let browsers keep it for ever; all links are relative. The same sources give the same bytes.

import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [module, out, quick] = process.argv.slice(2);
const page = new URL("page/", import.meta.url).pathname;
const root = new URL("../", import.meta.url).pathname;

/** The names of all files below a folder of the project, sorted. */
function below(folder) {
  const names = readdirSync(join(root, folder)).sort().map((name) => `${folder}/${name}`);
  return names.flatMap((name) => (statSync(join(root, name)).isDirectory() ? below(name) : [name]));
}

/** The pack that a file belongs to. Undefined: none, for no set reads it, or it is inside the program. */
function packOf(name) {
  const [top, kind, folder] = name.split("/");
  const file = basename(name);
  if (top === "fonts") return file === "README.md" ? undefined : "base";
  if (kind === "variants") {
    const tag = file.split(".").at(-2);
    return file.split(".").length > 2 ? `language-${tag}` : "base";
  }
  if (kind === "themes") {
    if (file.endsWith(".ftl")) return file === "en.ftl" ? "base" : `language-${basename(file, ".ftl")}`;
    return file === "theme.toml" ? "base" : `theme-${folder}`;
  }
  if (kind === "text") {
    if (file.endsWith(".txt") || name.endsWith("/en/faults.ftl")) return undefined;
    return folder === "en" || file === "language.toml" ? "base" : `language-${folder}`;
  }
  return "base";
}

/** The packs by name, as `src/packs.rs` reads them. */
function packs() {
  const files = {};
  for (const name of [...below("fonts"), ...below("templates")]) {
    const pack = packOf(name);
    if (pack) (files[pack] ??= []).push(name);
  }
  const pack = (names) => {
    const contents = names.map((name) => readFileSync(join(root, name)));
    const list = Buffer.from(JSON.stringify(names.map((name, nth) => [name, contents[nth].length])));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(list.length);
    return Buffer.concat([length, list, ...contents]);
  };
  return Object.fromEntries(Object.entries(files).sort().map(([name, names]) => [name, pack(names)]));
}

/** A script for browsers of the last three years, in letters of ASCII. */
async function script(entry, define) {
  const defined = Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]));
  const built = await build({
    entryPoints: [join(page, entry)], define: defined, bundle: true, minify: true, write: false, format: "iife",
    target: ["chrome111", "firefox113", "safari16.4"], charset: "ascii", legalComments: "none",
  });
  return Buffer.from(built.outputFiles[0].contents);
}

const css = async () => {
  const built = await build({ entryPoints: [join(page, "style.css")], bundle: true, minify: true, write: false, charset: "utf8" });
  return Buffer.from(built.outputFiles[0].contents);
};

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);
const written = {};

/** Writes a file that is called by what is in it, and returns its name. */
function write(stem, ending, bytes) {
  const name = `${stem}-${hash(bytes)}.${ending}`;
  writeFileSync(join(out, name), bytes);
  written[name] = bytes;
  return name;
}

/** What the page may do: run its own scripts and nothing else, show pictures that it made, and fetch its own files alone. */
const policy = (script, style, fetched, worker) => [
  "default-src 'none'", `script-src ${script} 'wasm-unsafe-eval'`, `style-src ${style}`, "img-src blob: data:", `connect-src ${fetched}`,
  `worker-src ${worker}`, "base-uri 'none'", "form-action 'none'",
];
const sum = (bytes) => `'sha256-${createHash("sha256").update(bytes).digest("base64")}'`;

/** Letters that no file may have or that change their meaning: none, ends of lines, and the beginning of a tag. */
const MISSING = [0, 10, 13, 60];

/** Writes bytes as letters of seven bits each, with which they are a seventh longer: `page/parts.ts` reads them again. */
function letters(bytes) {
  const sevens = [];
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0x7fff;
    for (held += 8; held >= 7; ) sevens.push((bits >> (held -= 7)) & 0x7f);
  }
  if (held) sevens.push((bits << (7 - held)) & 0x7f);
  const text = [];
  for (let nth = 0; nth < sevens.length; nth++) {
    const missing = MISSING.indexOf(sevens[nth]);
    // What is added behind the last one is not read: the page knows the length.
    text.push(missing < 0 ? sevens[nth] : 0x100 + (missing << 7) + (sevens[++nth] ?? 0));
  }
  return text.map((code) => String.fromCharCode(code)).join("");
}

/** index.html with the policy and the names of its files. */
function html(policy, style, main, inside) {
  const source = readFileSync(join(page, "index.html"), "utf8");
  const put = (text, from, to) => {
    if (text.split(from).length !== 2) throw new Error(`index.html must have ${from} once`);
    return text.replace(from, () => to);
  };
  const meta = `<meta charset="utf-8">\n  <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
  const script = '<script type="module" src="main.js"></script>';
  const scripts = inside ? put(put(source, script, ""), "</body>", `${main}\n${inside}\n</body>`) : put(source, script, main);
  return put(put(scripts, '<meta charset="utf-8">', meta), '<link rel="stylesheet" href="style.css">', style);
}

const all = packs();
const parts = { program: readFileSync(module), ...all, licences: readFileSync(join(out, "licences.txt")) };
rmSync(join(out, "licences.txt"));
const files = Object.fromEntries(
  Object.entries(parts).map(([name, bytes]) => [name, [write(name, name === "program" ? "wasm" : name === "licences" ? "txt" : "pack", bytes), bytes.length]]),
);
const worker = write("worker", "js", await script("worker.ts", { INSIDE: false }));
const main = write("main", "js", await script("main.ts", { PARTS: files, WORKER: worker, INSIDE: false }));
const look = await css();
const style = write("style", "css", look);
const index = html(policy("'self'", "'self'", "'self'", "'self'"), `<link rel="stylesheet" href="${style}">`, `<script type="module" src="${main}"></script>`);
written["index.html"] = Buffer.from(index);
writeFileSync(join(out, "index.html"), index);

const usual = ["program", "base", "theme-jorvik"];
const first = ["./", style, main, worker, ...usual.map((name) => files[name][0])];
const later = Object.keys(files).filter((name) => !usual.includes(name)).map((name) => files[name][0]);
const version = hash(Object.keys(written).sort().map((name) => `${name} ${hash(written[name])}`).join("\n"));
const offline = await script("offline.ts", { VERSION: version, FIRST: first, LATER: later });
written["offline.js"] = offline;
writeFileSync(join(out, "offline.js"), offline);

// All in one file: what is run and looks stands there with its sums in the policy, what is packed stands behind it.
const packer = "import lzma, sys\nkind = {'id': lzma.FILTER_LZMA1, 'preset': 9 | lzma.PRESET_EXTREME, 'lc': 4, 'lp': 0, 'pb': 0, 'dict_size': 1 << 24, 'nice_len': 273}\n" +
  "sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), lzma.FORMAT_RAW, filters=[kind]))";
const shrunk = Object.entries(parts).map(([name, bytes]) => [name, execFileSync("python3", ["-c", packer], { input: bytes, maxBuffer: 1e9 })]);
const lengths = Object.fromEntries(shrunk.map(([name, bytes]) => [name, [bytes.length, parts[name].length]]));
const inner = await script("main.ts", { PARTS: lengths, WORKER: "", INSIDE: true });
const part = (name, text) => `<script type="text/plain" id="part-${name}">${text}</script>`;
const inside = shrunk.map(([name, bytes]) => part(name, letters(bytes)));
const single = html(policy(sum(inner), sum(look), "'none'", "blob:"), `<style>${look}</style>`, `<script>${inner}</script>`, [part("worker", await script("worker.ts", { INSIDE: true })), ...inside].join("\n"));
writeFileSync(join(out, "tafl-print.html"), single);

const packed = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 5 : 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
let visit = 0;
for (const [name, bytes] of Object.entries(written)) {
  const size = packed(bytes);
  if (name === "index.html" || first.includes(name)) visit += size;
  console.log(`${String(bytes.length).padStart(9)} ${String(size).padStart(8)} by brotli  ${name}`);
}
console.log(`${String(Buffer.byteLength(single)).padStart(9)} on a disk           tafl-print.html`);
console.log(`a first visit: ${(visit / 1e6).toFixed(2)} MB by brotli; version ${version}`);
