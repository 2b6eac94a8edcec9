// The service worker: keeps one whole version of the page, so that it works without a network after the first visit. A new version is
// fetched beside the old one, and takes its place when no window shows the old one any more.

/** Said by the build: a fingerprint of all files, those that every visit needs, and those that some do. */
declare const VERSION: string;
declare const FIRST: string[];
declare const LATER: string[];

// The compiler knows windows alone, not service workers.
const worker = self as any;
// Other pages of the same host have stores, too.
const OURS = `tafl-print ${worker.registration.scope} `;
const store = (): Promise<Cache> => caches.open(OURS + VERSION);
/** The server is asked whether what the browser has is still right. */
const fresh = (file: string): Request => new Request(file, { cache: "no-cache" });

worker.addEventListener("install", (event: any) => event.waitUntil(store().then((cache) => cache.addAll(FIRST.map(fresh)))));

worker.addEventListener("activate", (event: any) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  // The rest comes at leisure; what is missing is fetched when it is asked for.
  void store().then((cache) => Promise.all(LATER.map((file) => cache.add(fresh(file)).catch(() => {}))));
});

worker.addEventListener("fetch", (event: any) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  // The page has two addresses. The single file is none of them: whoever wants it has it from the host.
  const isPage = /^(index\.html)?([?#].*)?$/.test(request.url.slice(worker.registration.scope.length));
  const wanted = isPage ? "./" : request;
  event.respondWith(store().then(async (cache) => {
    const known = await cache.match(wanted, { ignoreSearch: true });
    if (known) return known;
    const fetched = await fetch(request);
    if (fetched.ok && LATER.some((file) => new URL(file, worker.registration.scope).href === request.url)) await cache.put(request, fetched.clone());
    return fetched;
  }));
});
