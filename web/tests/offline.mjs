// The page without a network, from a folder of any host, and as one file; nothing foreign is asked for.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { browse, dist, file, open, serve, settled } from "./browser.mjs";

let browser;
before(async () => { browser = await browse(); });
after(() => browser.close());

/** Waits until the service worker has all files of the page. */
const kept = (page, count) => page.waitForFunction(async (count) => {
  const [name] = await caches.keys();
  return name && (await (await caches.open(name)).keys()).length === count;
}, count, { polling: 200 });
/** All that can be asked for: the service worker itself and the single file are nothing that the page shows. */
const COUNT = readdirSync(dist).filter((name) => !["offline.js", "tafl-print.html"].includes(name)).length;
const drawn = (page) => page.locator("#stage img").count();

test("after the first visit the host may be gone", async () => {
  const host = await serve();
  const page = await open(browser, host.url);
  await kept(page, COUNT);
  // The single file is no part of what is kept, and is had from the host as it is.
  const single = await page.context().newPage();
  await single.goto(`${host.url}tafl-print.html`);
  assert.equal(await single.locator("#part-program").count(), 1);
  await single.close();
  await host.stop();
  await page.reload();
  await settled(page);
  assert.ok(await drawn(page) > 0);
  // Another theme and language than the first visit saw.
  const other = await page.context().newPage();
  await other.goto(`${host.url}#variant=sea-battle&theme=longships&language=de&page=de`);
  await settled(other);
  assert.equal(await other.evaluate(() => document.documentElement.lang), "de");
  const download = other.waitForEvent("download");
  await other.locator("#save").click();
  assert.equal((await download).suggestedFilename(), "sea-battle-a4-de.pdf");
  await page.context().close();
});

test("a new version is fetched whole beside the old one, which stays while its page is open", async () => {
  const host = await serve();
  const page = await open(browser, host.url);
  await kept(page, COUNT);
  const next = mkdtempSync(join(tmpdir(), "tafl-next-"));
  cpSync(dist, next, { recursive: true });
  const change = (name, from, to) => writeFileSync(join(next, name), readFileSync(join(next, name), "utf8").replaceAll(from, to));
  const style = readdirSync(next).find((name) => name.endsWith(".css"));
  writeFileSync(join(next, "style-next.css"), `${readFileSync(join(next, style))}/* next */`);
  rmSync(join(next, style));
  change("index.html", style, "style-next.css");
  change("offline.js", style, "style-next.css");
  change("offline.js", /"[0-9a-f]{12}"/g, '"ffffffffffff"');
  host.root = next;
  const styles = (page) => page.evaluate(() => document.styleSheets[0].href.split("/").pop());
  await page.reload();
  await settled(page);
  assert.equal(await styles(page), style, "an open page stays as it was");
  // When it takes over is the browser's to say: some wait long after the last window is shut.
  const stored = () => page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => name.endsWith("ffffffffffff"));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url.split("/").pop()) : [];
  });
  let now = [];
  for (let tries = 0; tries < 60 && !now.includes("style-next.css"); tries++) {
    await new Promise((then) => setTimeout(then, 500));
    now = await stored();
  }
  assert.ok(now.includes("style-next.css") && !now.includes(style), `kept: ${now}`);
  await page.context().close();
  await host.stop();
  rmSync(next, { recursive: true });
});

test("nothing is asked of anybody but the host, and of it only what the page needs", async () => {
  const host = await serve();
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const foreign = [];
  page.on("request", (request) => /^(blob|data):/.test(request.url()) || request.url().startsWith(host.url) || foreign.push(request.url()));
  await page.goto(host.url);
  await settled(page);
  assert.deepEqual(foreign, []);
  const packs = new Set(host.asked.filter((url) => url.endsWith(".pack")).map((url) => url.split("/").pop().replace(/-[0-9a-f]{12}\.pack$/, "")));
  assert.deepEqual([...packs].sort(), ["base", "theme-jorvik"]);
  await context.close();
  await host.stop();
});

test("the single file, opened from a disk, makes York", async () => {
  const page = await open(browser, file);
  assert.deepEqual(page.faults, []);
  const asked = [];
  page.on("request", (request) => /^(blob|data):/.test(request.url()) || asked.push(request.url()));
  const download = page.waitForEvent("download");
  await page.locator("#save").click();
  const bytes = readFileSync(await (await download).path());
  assert.equal(bytes.toString("latin1", 0, 5), "%PDF-");
  assert.deepEqual(asked, []);
  await page.context().close();
});

test("the policy of the single file lets nothing in: a script that is put into it isn't run", async () => {
  const page = await open(browser, file);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = 1";
    document.body.append(script);
    return window.foreign ?? 0;
  });
  assert.equal(ran, 0);
  assert.ok(page.faults.some((fault) => fault.includes("Content Security Policy")), page.faults.join());
  await page.context().close();
});
