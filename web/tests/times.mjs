// How long somebody waits: until the page can be used, until York's pages are drawn, and for its PDF. The limits are those of a machine that
// has other work; docs/book/limits.md has those of one that has none.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse, file, serve, settled } from "./browser.mjs";

let browser, host;
before(async () => { [browser, host] = [await browse(), await serve()]; });
after(async () => { await browser.close(); await host.stop(); });

const PLACES = { "on a host": () => host.url, "the single file": () => file };
for (const [place, url] of Object.entries(PLACES)) {
  test(`the page can be used soon: ${place}`, async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB", acceptDownloads: true });
    const begun = performance.now();
    const since = () => ((performance.now() - begun) / 1000).toFixed(1);
    await page.goto(url(), { waitUntil: "commit" });
    await page.waitForFunction(() => !document.getElementById("bar")?.hidden && document.querySelector("#stage img")?.naturalWidth > 0);
    const usable = since();
    await settled(page);
    const pages = since();
    const download = page.waitForEvent("download");
    const clicked = performance.now();
    await page.locator("#save").click();
    await (await download).path();
    const kit = ((performance.now() - clicked) / 1000).toFixed(1);
    console.log(`| ${place} | usable, with the board ${usable} s | all pages ${pages} s | York's PDF ${kit} s |`);
    assert.ok(usable < 15 && kit < 10, "far too slow");
    await page.close();
  });
}
