// The page as people meet it: with a keyboard alone, at 400 %, on a phone, in three languages, with faults; axe finds nothing.

import assert from "node:assert/strict";
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { browse, open, serve, settled } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser, host;
before(async () => { [browser, host] = [await browse(), await serve()]; });
after(async () => { await browser.close(); await host.stop(); });

const at = (hash, options) => open(browser, host.url + hash, options);
const status = (page) => page.locator("#status").textContent();
/** Opens everything that is folded, so that what is in it is looked at, too. */
const unfold = (page) => page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));

/** What axe finds against WCAG 2.2 A and AA; scripts of a test are allowed past the page's policy. */
async function violations(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`).slice(0, 3).join(" | ")}`);
}

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
for (const [name, viewport] of Object.entries(SIZES))
  for (const colorScheme of ["light", "dark"])
    test(`axe finds nothing: ${name}, ${colorScheme}`, async () => {
      const page = await at(name === "tablet" ? "#variant=brandubh&paper=a4&language=de&pack=class&king.one=Kater&king.genitive=Katers" : "", { viewport, colorScheme, locale: name === "tablet" ? "de-DE" : "en-GB" });
      await unfold(page);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });

test("nothing is wider than the window, down to 320 pixels, which is 400 % of 1280", async () => {
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [320, 256]]) {
    const page = await at("#variant=york&paper=a4&king.one=Kater", { viewport: { width, height }, locale: "de-DE" });
    await unfold(page);
    const over = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${width}: ${over} too wide`);
    // What has the focus isn't behind the bar.
    const field = page.locator("[data-field=maker] input");
    await field.focus();
    const isSeen = async () => {
      const [bar, box] = [await page.locator("#bar").boundingBox(), await field.boundingBox()];
      return box.y >= 0 && (box.y + box.height <= bar.y || box.y >= bar.y + bar.height);
    };
    // The page scrolls to it, slowly where the machine has other things to do.
    for (let tries = 0; tries < 50 && !(await isSeen()); tries++) await page.waitForTimeout(100);
    assert.ok(await isSeen(), `${width}: the focus is hidden`);
    await page.context().close();
  }
});

test("York's PDF with the keyboard alone, in a few keys", async () => {
  const page = await at("");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "skip");
  for (let keys = 0; (await page.evaluate(() => document.activeElement.id)) !== "save"; keys++) {
    assert.ok(keys < 80, "the button is reached");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const saved = await download;
  assert.equal(saved.suggestedFilename(), "york-a4.pdf");
  assert.equal(readFileSync(await saved.path()).subarray(0, 5).toString(), "%PDF-");
  assert.match(await status(page), /york-a4\.pdf/);
  await page.context().close();
});

test("arrow keys choose games and turn pages; the address follows", async () => {
  const page = await at("");
  await page.locator("input[value=york]").focus();
  await page.keyboard.press("ArrowDown");
  await settled(page);
  assert.match(page.url(), /variant=copenhagen/);
  assert.equal(await page.evaluate(() => document.activeElement.value), "copenhagen", "the focus stays");
  await page.locator("[role=tab][aria-selected=true]").focus();
  for (const key of ["ArrowRight", "End", "Home", "ArrowRight"]) await page.keyboard.press(key);
  assert.equal(await page.locator("[role=tab][aria-selected=true]").getAttribute("id"), "tab-1");
  assert.match(await page.locator("#shown").getAttribute("alt"), /^Page 1: /);
  await page.context().close();
});

test("zoom: 100 % is as large as on paper, and the keyboard moves what is enlarged", async () => {
  const page = await at("");
  await page.locator("#tab-4").click();
  await page.locator(".tool").last().click();
  assert.equal(await page.locator(".scale").textContent(), "100 %");
  const box = await page.locator("#shown").boundingBox();
  assert.ok(Math.abs(box.width - (210 / 25.4) * 96) < 1, `${box.width}`);
  await page.locator(".tool").last().click();
  await page.locator("#frame").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.getElementById("frame").scrollTop > 0);
  await page.context().close();
});

/** The options of a set with the words that they take, as the book lists them: it is made from the program's table. */
function optionsOfBook() {
  const book = readFileSync(new URL("../../docs/book/options.md", import.meta.url), "utf8").split("## `tafl-print list`")[0];
  const options = book.split(/^### `/m).slice(1).map((text) => {
    const name = /--([\w-]+)/.exec(text)[1];
    return [name === "lang" ? "language" : name, [...text.matchAll(/^- `([\w-]+)`: /gm)].map(([, word]) => word)];
  });
  // These are about a disk and a terminal; `one-sheet` is short for a pack.
  return options.filter(([name]) => !["output", "quiet", "open", "one-sheet"].includes(name));
}

test("every option of the program has words in three languages, and can be reached", async () => {
  const options = optionsOfBook();
  assert.ok(options.length > 40, `${options.length} options`);
  for (const [language, locale] of [["en", "en-GB"], ["de", "de-DE"], ["pt", "pt-BR"]]) {
    const built = await build({ entryPoints: [new URL(`../page/words/${language}.ts`, import.meta.url).pathname], bundle: true, write: false, format: "esm" });
    const { [language]: words } = await import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].contents).toString("base64")}`);
    const page = await at("#variant=york&paper=a4&pack=club", { locale });
    assert.equal(await page.evaluate(() => document.documentElement.lang), words.tag);
    await unfold(page);
    const shown = await page.locator("[data-field]").evaluateAll((all) => all.map((one) => one.dataset.field));
    for (const [field, values] of options) {
      assert.ok(shown.includes(field), `${language}: ${field} is in the form`);
      assert.ok(words.options[field]?.[0], `${language}: ${field} has words`);
      for (const value of values) assert.ok((field === "pack" ? words.packs : words.values[field])?.[value], `${language}: ${field} ${value} has words`);
    }
    const parts = await page.locator("[data-field=parts] input").evaluateAll((all) => all.map((one) => one.value));
    assert.ok(parts.length > 15 && parts.every((part) => words.values.parts[part]), `${language}: ${parts}`);
    await page.context().close();
  }
});

test("a fault stands at its field, is heard, and loses nothing", async () => {
  const page = await at("");
  await unfold(page);
  const pages = await page.locator("[role=tab]").count();
  const field = page.locator("[data-field=cell] input");
  await field.fill("3mm");
  await page.waitForSelector("[data-field=cell] .fault");
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  const fault = page.locator("[data-field=cell] .fault");
  assert.ok((await field.getAttribute("aria-describedby")).split(" ").includes(await fault.getAttribute("id")));
  assert.doesNotMatch(await fault.textContent(), /⟦|--cell/);
  assert.match(await status(page), /can’t be made/);
  assert.equal(await page.locator("[role=tab]").count(), pages, "the old pages stay");
  await page.locator("#again").click();
  assert.ok(await field.evaluate((one) => one === document.activeElement));
  await field.fill("30mm");
  await page.waitForSelector("[data-field=cell] .fault", { state: "detached" });
  await settled(page);
  assert.match(page.url(), /cell=30mm/);
  await page.context().close();
});

test("German names: what lacks is asked for at its field; then cards tell of them", async () => {
  const page = await at("#variant=brandubh&paper=a4&language=de", { locale: "de-DE" });
  await unfold(page);
  await page.locator("[data-field='king.one'] input").fill("Kater");
  await page.waitForSelector("[data-field='king.genitive'] .fault, [data-field='king.one'] .fault", { timeout: 20_000 });
  await page.locator("[data-field='king.genitive'] input").fill("Katers");
  await page.waitForSelector(".fault", { state: "detached" });
  await settled(page);
  assert.match(page.url(), /king\.one=Kater&king\.gender=masculine&king\.genitive=Katers/);
  assert.match(await status(page), /^Deine Wörter stehen/);
  await page.context().close();
});

test("a link carries the choice; a broken one falls back to York with a word", async () => {
  const page = await at("#variant=tablut&paper=letter&ink=grey&theme=romanesque&maker=Ada%2C+York");
  assert.equal(await page.locator("input[name]:checked").evaluateAll((all) => all.map((one) => one.value).join(" ")), "tablut romanesque letter grey ");
  assert.equal(await page.locator("[data-field=maker] input").inputValue(), "Ada, York");
  await page.context().close();
  for (const hash of ["#variant=nothing", "#%E0%A4%A", "#paper=a4", "#variant=york&colour=red", "#variant=york&ink=pink"]) {
    const page = await at(hash);
    await page.waitForFunction(() => /link/.test(document.getElementById("status").textContent));
    assert.match(page.url(), /#variant=york&paper=a4$/);
    await page.context().close();
  }
});

test("the page's language is one thing, the set's another", async () => {
  const page = await at("", { locale: "de-DE" });
  assert.match(page.url(), /language=de/);
  await page.locator("#tongue").selectOption("pt-BR");
  await page.waitForFunction(() => document.documentElement.lang === "pt-BR");
  await page.waitForURL(/language=de.*page=pt-BR/);
  assert.equal(await page.locator("#save").textContent(), "Salvar PDF");
  await page.context().close();
});

test("several games share one set of pieces; a set speaks several languages", async () => {
  const page = await at("#variant=york&variant=tablut&share-pieces=&paper=a4");
  assert.match(await status(page), /^York Hnefatafl, Tablut: /);
  await page.locator("[data-field=share-pieces] input[value=tablut]").evaluate((one) => one.click());
  await settled(page);
  assert.match(page.url(), /#variant=york&paper=a4$/);
  await page.locator("[data-field=language] input[value=de]").check();
  await settled(page);
  assert.match(page.url(), /language=en%2Cde/);
  assert.equal(await page.locator("#save").textContent(), "Save files");
  await page.context().close();
});

test("who saves while pages are drawn gets what was chosen, and its pages", async () => {
  const page = await at("");
  const download = page.waitForEvent("download");
  await page.evaluate(() => {
    document.querySelector("input[value=brandubh]").click();
    document.getElementById("save").click();
  });
  assert.equal((await download).suggestedFilename(), "brandubh-a4.pdf");
  await settled(page);
  assert.match(await page.locator("#plan code").textContent(), /brandubh/);
  await page.context().close();
});

test("licences can be read; the page prints its plan, and can be had as one file", async () => {
  const page = await at("");
  const download = page.waitForEvent("download");
  await page.locator("#one-file").click();
  assert.equal((await download).suggestedFilename(), "tafl-print.html");
  await page.locator("#licences").click();
  await page.waitForFunction(() => /Licen[cs]e/.test(document.getElementById("all-licences").textContent));
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator("#plan").isVisible() && (await page.locator("#choices").isHidden()));
  await page.context().close();
});

test("a browser that lacks something is told what, before anything else", async () => {
  for (const [name, lack] of [["WebAssembly", "WebAssembly"], ["Worker", "Web Workers"], ["Blob", "Blob URLs"]]) {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    await page.addInitScript((name) => { delete globalThis[name]; }, name);
    await page.goto(host.url);
    assert.match(await page.locator("[role=alert]").textContent(), new RegExp(`lacks ${lack}`));
    assert.ok(await page.locator("#shop").isHidden());
    await context.close();
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(host.url);
  assert.match(await page.locator("#lacks").textContent(), /needs JavaScript.*braucht JavaScript.*precisa de JavaScript/s);
  await context.close();
});

test("what takes longer than a second can be ended, and drawn again", async () => {
  const page = await at("#variant=york&paper=a4");
  await unfold(page);
  await page.locator("input[value=png]").check();
  await page.locator("[data-field=dpi] input").fill("1200");
  await settled(page);
  await page.locator("#save").click();
  await page.locator("#stop").click({ timeout: 20_000 });
  assert.match(await status(page), /^Stopped/);
  assert.ok(await page.locator("#stop").isHidden());
  await page.locator("[type=radio][value=brandubh]").check({ force: true });
  await settled(page);
  assert.match(await status(page), /^Brandubh/);
  await page.context().close();
});

test("several files are one zip, and Python reads it", async () => {
  const page = await at("#variant=brandubh&paper=a4&pack=class&sets=2");
  assert.equal(await page.locator("#save").textContent(), "Save files");
  const download = page.waitForEvent("download");
  await page.locator("#save").click();
  const saved = await download;
  assert.equal(saved.suggestedFilename(), "brandubh-a4-class-2-sets.zip");
  const { execFileSync } = await import("node:child_process");
  const list = execFileSync("python3", ["-c", "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(*sorted(z.namelist()), *[z.read(n)[:5].decode() for n in z.namelist()])", await saved.path()]).toString();
  assert.equal(list.trim(), "brandubh-a4-class-2-sets-card.pdf brandubh-a4-class-2-sets-paper.pdf %PDF- %PDF-");
  await page.context().close();
});
