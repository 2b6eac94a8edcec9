// When the program breaks off, somebody is told, and the next thing that they ask for is made.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse, serve, settled } from "./browser.mjs";

let browser, host;
before(async () => { [browser, host] = [await browse(), await serve()]; });
after(async () => { await browser.close(); await host.stop(); });

test("a program that breaks off is begun anew", async () => {
  const page = await browser.newPage({ locale: "en-GB", acceptDownloads: true });
  await page.addInitScript(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(address) {
        super(address);
        window.workers.push(this);
        this.addEventListener("message", ({ data }) => data.broken && (window.broken = data.broken));
      }
    };
  });
  await page.goto(host.url);
  await settled(page);
  const begun = await page.evaluate(() => window.workers.length);
  // A question that nobody answers: the program panics.
  await page.evaluate(() => window.workers.at(-1).postMessage({ nth: 1e6, question: { ask: "nobody", language: "en" } }));
  await page.waitForFunction((begun) => window.workers.length > begun, begun);
  assert.match(await page.evaluate(() => window.broken), /nobody answers `nobody`/);
  const download = page.waitForEvent("download");
  await page.locator("#save").click();
  assert.equal((await download).suggestedFilename(), "york-a4.pdf");
  await page.close();
});
