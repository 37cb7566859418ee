/** Keeps the tool's page with the scripts it runs on, for when there is no network; nothing of a ticket goes in. */
import { endpoints } from '#domain/rules/endpoints.ts';
import { keptTool, pathToKeep, toolKept } from '#domain/rules/offline.ts';
import { forgetItinerary } from './last-itinerary.ts';

/** @throws where the browser keeps no pages, or a part does not come */
export async function keepTool(): Promise<void> {
  if (!navigator.onLine) return;
  await navigator.serviceWorker.register(endpoints.serviceWorker);
  const path = pathToKeep(location.pathname);
  const fresh = await fetch(path);
  if (!fresh.ok) return;
  const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
  const scripts = performance.getEntriesByType('resource').flatMap(({ name }) => (isScript(name) ? name : []));
  const cache = await caches.open(keptTool(path));
  const files = new Set([...sheets, ...scripts]);
  await cache.addAll(files);
  // The page goes in last, when the worker answers: until then nothing of this is of use.
  await navigator.serviceWorker.ready;
  await cache.put(path, fresh);
  const wanted = new Set([...files, new URL(path, location.origin).href]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** Those of the tool that have run by now: what it may still ask for needs a network anyway. */
function isScript(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith('.js') && pathname !== endpoints.serviceWorker;
}

/** All that the tool keeps: the itinerary, and its page. */
export function forgetAll(): void {
  forgetItinerary();
  // Where pages cannot be kept there is none to forget.
  void forgetTool().catch(() => undefined);
}

async function forgetTool(): Promise<void> {
  for (const cache of await caches.keys()) if (toolKept(cache)) await caches.delete(cache);
}
