/**
 * Answers where there is no network: with the pages the visitor's browser keeps (site/islands/keep-offline.ts), and in place of any
 * other page with the one for emergencies. Where there is a network it changes nothing: pages are always asked for, forms are never
 * kept. scripts/build/service-worker.ts bundles it and says what to keep; a changed page for emergencies makes a new worker.
 */
import { hrefOf, langAt } from '#domain/rules/addresses.ts';
import { helpCache } from '#domain/rules/offline.ts';

type Lifecycle = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** What TypeScript's library of pages does not know of a worker's own `self`. */
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};

/** The pages for emergencies and their style sheets. Written in by the build. */
declare const HELP: { files: string[] };

/** Whether the last page asked for did not come: what it shows is then looked for here, too. */
let isOffline = false;

self.addEventListener('install', (event) => event.waitUntil(keepHelp()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isOffline || !navigator.onLine) event.respondWith(part(request));
});

async function keepHelp(): Promise<void> {
  await caches.delete(helpCache);
  const cache = await caches.open(helpCache);
  // Past what the browser has kept of an earlier version.
  await cache.addAll(HELP.files.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    isOffline = false;
    return answer;
  } catch {
    isOffline = true;
    const { pathname } = new URL(request.url);
    const help = await caches.match(hrefOf('emergency', langAt(pathname)));
    return (await caches.match(pathname)) ?? help ?? Response.error();
  }
}

const part = async (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error());
