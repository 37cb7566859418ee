/**
 * Keeps the page one is on, with the pictures seen, for when there is no network. A page that cannot be kept, in a private window or
 * with a full storage, is read like any other. The page for emergencies says what is kept (site/islands/kept-pages.ts).
 */
import { endpoints } from '#domain/rules/endpoints.ts';
import { keptPage, mostKeptPages, pageKept, pathKept, pathToKeep } from '#domain/rules/offline.ts';

const path = pathToKeep(location.pathname);

if ('serviceWorker' in navigator && 'caches' in window) {
  // After all that the page itself needs.
  addEventListener('load', () => setTimeout(begin, 1000));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepPictures().catch(() => undefined);
  });
}

async function begin(): Promise<void> {
  try {
    if (navigator.onLine) {
      await navigator.serviceWorker.register(endpoints.serviceWorker);
      // What is kept is of use from when the worker answers: until then nothing is promised.
      await Promise.all([keepPage(), navigator.serviceWorker.ready]);
    }
    document.dispatchEvent(new Event(pageKept));
  } catch {
    // Nothing may be kept here. Whoever would promise it is not told.
  }
}

async function keepPage(): Promise<void> {
  const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
  const fresh = await fetch(path);
  if (!fresh.ok) return;
  // Anew, so that the page read last is the last to go.
  await caches.delete(keptPage(path));
  const cache = await caches.open(keptPage(path));
  await cache.put(path, fresh);
  await cache.addAll(sheets);
  await keepPictures();
  const kept = (await caches.keys()).filter(pathKept);
  for (const oldest of kept.slice(0, -mostKeptPages)) await caches.delete(oldest);
}

/** Those that were shown: they come from the browser's own cache. */
async function keepPictures(): Promise<void> {
  if (!(await caches.has(keptPage(path)))) return;
  const cache = await caches.open(keptPage(path));
  const shown = [...document.images].filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth && currentSrc);
  for (const address of new Set(shown.map(({ currentSrc }) => currentSrc)))
    if (!(await cache.match(address))) await cache.add(address);
}
