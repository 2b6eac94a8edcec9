// Runs all tests of the page, one file after another: node tests/run.mjs [FILE…]. The closing line is the sum.

import { readdirSync } from "node:fs";
import { run } from "node:test";
import { join } from "node:path";

const here = new URL(".", import.meta.url).pathname;
const chosen = process.argv.slice(2);
const files = readdirSync(here).filter((name) => name.endsWith(".mjs") && !["run.mjs", "browser.mjs"].includes(name)).sort();
let [passed, failed] = [0, 0];
const ran = run({ files: files.filter((name) => !chosen.length || chosen.includes(name)).map((name) => join(here, name)), concurrency: 1, timeout: 600_000 });
// A file that is run is told as a test itself. One that hangs is ended: what it left open would keep it for ever.
const isFile = ({ name, nesting }) => nesting === 0 && files.some((file) => name.endsWith(file));
ran.on("test:pass", (test) => {
  if (isFile(test)) return;
  passed++;
  console.log(`ok ${test.name} (${(test.details.duration_ms / 1000).toFixed(1)} s)`);
});
ran.on("test:fail", (test) => {
  if (isFile(test) && failed > 0) return;
  failed++;
  console.log(`NOT OK ${test.name}\n${test.details.error?.cause?.stack ?? test.details.error}`);
});
ran.on("test:stdout", ({ message }) => process.stdout.write(message));
ran.on("test:stderr", ({ message }) => process.stderr.write(message));
ran.on("end", () => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});
ran.resume();
