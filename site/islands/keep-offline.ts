/**
 * Keeps the page one is on, with the pictures seen, for when there is no network. A page that cannot be kept, in a private window or
 * with a full storage, is read like any other. The page for emergencies says what is kept.
 */
import { endpoints } from '#domain/rules/endpoints.ts';
import { keptPage, mostKeptPages, pathKept } from '#domain/rules/offline.ts';

const path = location.pathname.replace(/(?<=.)\/$/, '');
const notice = document.querySelector<HTMLElement>('[data-network]');

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
      await keepPage();
    }
    await tell();
  } catch {
    // Nothing may be kept here. The notice, which would promise it, stays away.
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

/** What the page for emergencies says of the network, and which pages there are without one. */
async function tell(): Promise<void> {
  if (!notice) return;
  const kept = await caches.match(path);
  if (!kept) return;
  const [online, offline] = [
    notice.querySelector<HTMLElement>('[data-kept]'),
    notice.querySelector<HTMLElement>('[data-without]'),
  ];
  const show = () => {
    notice.dataset.network = navigator.onLine ? 'on' : 'off';
    if (online) online.hidden = !navigator.onLine;
    if (offline) offline.hidden = navigator.onLine;
  };
  const day = new Date(kept.headers.get('date') ?? Date.now());
  const said = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' }).format(day);
  if (offline) offline.textContent = offline.dataset.without?.replace('{date}', said) ?? '';
  notice.hidden = false;
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  await listKept();
}

async function listKept(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept-pages]');
  const links = [];
  for (const other of (await caches.keys()).flatMap((cache) => pathKept(cache) ?? []).reverse()) {
    const page = other === path ? undefined : await caches.match(other);
    const name = page && new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('h1')?.textContent;
    if (name) links.push(Object.assign(document.createElement('a'), { href: other, className: 'link', textContent: name }));
  }
  if (!list || links.length === 0) return;
  list.append(...links.flatMap((link) => [' ', link]));
  list.hidden = false;
}
