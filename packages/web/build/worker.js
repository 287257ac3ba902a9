// Keeps every file of the page, so that drafts work with the server gone. What the server says is never kept.
const files = __PRECACHE__;
const pages = __PAGES__;
const cacheName = "aushang-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("aushang-") && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the server while there is one, so that a new version is seen at once.
async function page(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(4000) });
    if (answer.status < 500) return answer;
  } catch {
    // The server is gone: what was kept.
  }
  return (await cache.match("/")) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (pages.includes(url.pathname)) event.respondWith(page(request));
  } else if (files.includes(url.pathname)) {
    event.respondWith(
      caches
        .open(cacheName)
        .then((cache) => cache.match(url.pathname))
        .then((kept) => kept ?? fetch(request)),
    );
  }
});
