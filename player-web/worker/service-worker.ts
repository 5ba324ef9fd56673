// Keeps the app itself, so that it opens without a line and never loses a part of itself; nothing that the shop answers.
// A page asks the shop first: a new version is found at once, and the one that is kept serves only where nothing answers.

declare const self: ServiceWorkerGlobalScope;
/** Put in when the app is built: the addresses of all its files, and a hash over them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const PREFIX = 'skins-app-';
/** The page, whatever its address. */
const PAGE = '/';
/** Served by others, or worth nothing when it is old. */
const NOT_THE_APP = /^\/(api|admin|art)(\/|$)|^\/siteMaintain\.html$/;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_THE_APP.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(PREFIX + VERSION);
  // What a page has loaded before comes out of the browser's own cache; the page itself may have changed since.
  await cache.addAll([new Request(PAGE, { cache: 'no-cache' }), ...FILES]);
}

/** This version stays, and the one before it, which an open page may still need a part of. */
async function forgetOld(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
}

async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.open(PREFIX + VERSION).then((cache) => cache.match(PAGE));
    if (kept === undefined) throw error;
    return kept;
  }
}

const keptOr = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
