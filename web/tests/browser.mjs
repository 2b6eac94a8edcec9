// A host of files and a browser for the tests: node --test web/tests/

import { chromium } from "playwright-core";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";

export const dist = process.env.DIST ?? new URL("../dist/", import.meta.url).pathname;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

/** Serves the built page below a folder of the host, or what lies in `host.root`; `host.stop()` makes it unreachable. */
export async function serve() {
  const host = { root: dist, asked: [] };
  const server = createServer((request, response) => {
    host.asked.push(request.url);
    const path = join(host.root, decodeURIComponent(new URL(request.url, "http://h").pathname).replace(/^\/games\/tafl/, "").replace(/\/$/, "/index.html"));
    if (!path.startsWith(host.root) || !existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const stop = () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
  return Object.assign(host, { url: `http://127.0.0.1:${server.address().port}/games/tafl/`, stop });
}

/** The page in one file, as somebody opens it by double-click. */
export const file = pathToFileURL(join(dist, "tafl-print.html")).href;

export const browse = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** Opens the page in a window of its own and waits until its pages are drawn; `page.faults` has what the browser complains of. */
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  await page.goto(url);
  await settled(page);
  return page;
}

/** Waits until nothing is drawn or made. */
export const settled = (page) => page.waitForFunction(() => document.getElementById("progress")?.hidden && !document.getElementById("bar").hidden, null, { timeout: 60_000 });
