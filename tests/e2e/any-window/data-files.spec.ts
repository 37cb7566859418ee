import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { content } from '../../support/content.ts';
import { listed } from '../../support/listed-pages.ts';

const words = z.string().min(1);
const item = z.object({ id: words, description: words, thumbnail: z.string().startsWith('/'), alt: words });
const place = item.extend({ country: words, name: words, href: z.string().startsWith('/'), facts: z.object({ days: words }) });
const detail = z.object({ img: z.string().startsWith('/'), alt: words, title: words, description: words }).catchall(words);
const details = z.record(words, z.record(words, z.tuple([detail])));

const guideLists = { informatiiutile: item, istoriesiarta: item, plimbare: item, distractie: item };
const myData = z.object({
  ...Object.fromEntries(Object.entries(guideLists).map(([name, one]) => [name, z.array(one)])),
  paginidinamice: details,
});
const continents = ['Romania', 'Europa', 'Asia', 'Africa', 'AmericaDeNord', 'AmericaDeSud', 'AustraliaSiOceania'] as const;

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  return response.json();
};

test('places by continent are those of the content, with a page and a picture each', async ({ request }) => {
  const data = z
    .object(Object.fromEntries(continents.map((name) => [name, z.array(place)])))
    .parse(await read(request, '/destinatii-pe-continente.json'));
  const places = Object.values(data).flat();
  expect(places.map(({ id }) => id).sort()).toEqual(
    content
      .destinations()
      .map(({ id }) => id)
      .sort(),
  );
  for (const { href } of places) expect(listed).toContain(href);
  const pictures = places.slice(0, 12).map(async ({ thumbnail }) => (await request.get(thumbnail)).status());
  expect(new Set(await Promise.all(pictures))).toEqual(new Set([200]));
});

test('guides, posts and every detail page have the shapes they always had', async ({ request }) => {
  const data = myData.parse(await read(request, '/mydata.json')) as Record<string, unknown> & {
    paginidinamice: z.infer<typeof details>;
  };
  const pages = Object.values(data.paginidinamice).flatMap((category) => Object.entries(category));
  const ids = pages.map(([id]) => id);
  expect(new Set(ids).size, 'every id once').toBe(ids.length);
  for (const [id, [page]] of pages) {
    expect(listed, id).toContain(`/${id}`);
    const pairs = Object.keys(page).filter((key) => /^title\d$/.test(key));
    expect(pairs.length, id).toBeGreaterThan(0);
    expect(pairs.length, id).toBeLessThanOrEqual(5);
    for (const title of pairs) expect(page[title.replace('title', 'description')], `${id} ${title}`).toBeTruthy();
  }
  for (const list of Object.keys(guideLists)) for (const { id } of data[list] as { id: string }[]) expect(ids).toContain(id);

  const { blogdata } = z
    .object({ blogdata: z.array(item.extend({ text: words })).min(1) })
    .parse(await read(request, '/blogdata.json'));
  for (const { id } of blogdata) expect(ids).toContain(id);
});

test('offers one can still take are listed, New Year’s Eve with its detail pages', async ({ request }) => {
  const offer = item.extend({ country: words, href: z.string().startsWith('/') });
  const data = z
    .object({
      Revelion: z.array(offer),
      Sejururi: z.array(offer),
      Circuite: z.array(offer),
      paginidinamice: z.record(words, z.tuple([detail])),
    })
    .parse(await read(request, '/vacante.json'));
  expect(data.Revelion.length + data.Sejururi.length + data.Circuite.length).toBeGreaterThan(0);
  for (const { href } of [...data.Revelion, ...data.Sejururi, ...data.Circuite]) expect(listed).toContain(href);
  expect(Object.keys(data.paginidinamice).sort()).toEqual(data.Revelion.map(({ id }) => id).sort());
});

test('what programs look for is there, in its own type', async ({ request }) => {
  for (const [path, type, part] of [
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: '],
    ['/llms.txt', 'text/plain; charset=utf-8', '## '],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '<urlset'],
    ['/sitemap-index.xml', 'application/xml; charset=utf-8', '/sitemap.xml</loc>'],
    ['/rss.xml', 'application/xml; charset=utf-8', '<item>'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '"icons"'],
  ] as const) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, type]);
    expect(await response.text(), path).toContain(part);
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) expect((await request.get(path)).status(), path).toBe(200);
});
