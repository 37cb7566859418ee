/** What the page for emergencies says of the network: that it is kept, or that it is the one kept, and which pages there are besides. */
import { pageKept, pathKept, pathToKeep, toolKept } from '#domain/rules/offline.ts';

const path = pathToKeep(location.pathname);
const notice = document.querySelector<HTMLElement>('[data-network]');

// A page that could not be kept says nothing.
document.addEventListener(pageKept, () => void tell().catch(() => undefined));

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
  for (const other of (await caches.keys()).flatMap((cache) => pathKept(cache) ?? toolKept(cache) ?? []).reverse()) {
    const page = other === path ? undefined : await caches.match(other);
    const name = page && new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('h1')?.textContent;
    if (name) links.push(Object.assign(document.createElement('a'), { href: other, className: 'link', textContent: name }));
  }
  if (!list || links.length === 0) return;
  list.append(...links.flatMap((link) => [' ', link]));
  list.hidden = false;
}
