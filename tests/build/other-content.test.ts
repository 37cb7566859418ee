import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photograph } from '#tests/support/photograph.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

let project: string;
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'with-other-content-'));
  copyProject(project, ['europa/bled', 'europa/santorini', 'romania/bran', 'romania/sibiu']);
  mkdirSync(join(project, 'content/photos'), { recursive: true });
  writeFileSync(join(project, 'content/photos/golf.jpg'), await photograph(3000, 2000));
  writeFileSync(join(project, 'content/photos/oras.jpg'), await photograph(3000, 2000));
  // A continent of which nothing was shown before: one place drawn, one photographed.
  place('dubai', { country: 'Emiratele Arabe Unite', picture: 'scene: dubai' });
  place('kyoto', { country: 'Japonia', picture: "photo: oras.jpg\n  credit: 'Foto: o mână de probă'" });
  edit('content/pages/services.en.yaml', /scene: marina/, 'photo: golf.jpg\n    credit: "Photo: a sample hand"');
  const { code, output } = await buildCopy(project);
  expect(code, output).toBe(0);
});
afterAll(() => rmSync(project, { recursive: true }));

/** What a place outside Europe says besides. */
const farAway = `visa: { kind: fără viză, who: "cetățenii români, până la 90 de zile", url: "https://mae.ro/proba", checkedOn: "2026-11-22" }
health: { vaccines: "Niciunul cerut la intrare.", water: "Se bea de la robinet.", malaria: "Fără malarie.", url: "https://insp.example/proba", checkedOn: "2026-11-22" }
safety: { text: "Nimic deosebit de știut pentru o probă.", url: "https://www.mae.ro/travel-conditions/1", checkedOn: "2026-11-22" }
`;

/** Writes a place of Asia: Bled under another name, in another country. */
function place(id: string, { country, picture }: { country: string; picture: string }): void {
  const like = readFileSync(join(project, 'content/destinations/europa/bled.md'), 'utf8');
  const folder = join(project, 'content/destinations/asia');
  mkdirSync(folder, { recursive: true });
  const entry = like
    .replace(/^name: .*$/m, `name: ${id}`)
    .replace(/^country: .*$/m, `country: ${country}\n${farAway.trimEnd()}`)
    .replace(/^picture:\n(?: {2}.*\n)+/m, `picture:\n  ${picture}\n  alt: Ce se vede în imaginea de probă\n`);
  writeFileSync(join(folder, `${id}.md`), entry);
}

function edit(path: string, from: RegExp, to: string): void {
  const file = join(project, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

function page(path: string) {
  const { document } = new Window();
  document.write(readFileSync(join(project, 'dist/site', `${path}.html`), 'utf8'));
  return document;
}

test('a continent opens with its first two places, and everything leads there', () => {
  const asia = page('asia');
  expect(asia.querySelector('h1')?.textContent).toBe('Asia');
  expect(asia.querySelector('main picture img[alt]:not([alt=""])')?.getAttribute('src')).toContain('/art/header.asia.wide');
  expect([...asia.querySelectorAll('li[data-tag] a')].map((link) => link.getAttribute('href')).sort()).toEqual([
    '/dubai',
    '/kyoto',
  ]);
  expect(asia.querySelectorAll('#destinatii svg circle[data-tag]')).toHaveLength(2);
  for (const path of ['europa', 'blog']) expect(page(path).querySelector('main a[href="/asia"]'), path).not.toBeNull();
});

test('a filter offers what has places, with their number, and no more', () => {
  expect(countriesOf('asia', 'span')).toEqual(['Emiratele Arabe Unite', 'Japonia']);
  expect(countriesOf('europa', 'small')).toEqual(['1', '1']);
});

/** A part of every label of the filter by country. */
const countriesOf = (continent: string, part: string) =>
  [...page(continent).querySelectorAll('#destinatii form label')]
    .filter((label) => label.querySelector('input[name="tara"]'))
    .map((label) => label.querySelector(part)?.textContent);

test('a continent whose places are of one region has no filter by region, and its list is whole', () => {
  const romania = page('romania');
  expect(romania.querySelector('#destinatii input[name="tara"]')).toBeNull();
  expect(romania.querySelector('#destinatii')?.textContent).toContain('2 destinații');
});

test('any page may show a photograph, with who took it', () => {
  const band = page('servicii').querySelector('picture')?.closest('div');
  expect(band?.querySelector('picture source')?.getAttribute('srcset')).toContain('/art/photo.golf.3x2.');
  expect(band?.querySelector('p')?.textContent).toBe('Photo: a sample hand');
});

test('pictures that do not exist stop the build with file, field and reason, wherever they stand', async () => {
  edit('content/pages/home.ro.yaml', /header: home/, 'header: luna');
  edit('content/pages/home.ro.yaml', /scene: bran/, 'scene: atlantida');
  const { code, output } = await buildCopy(project);
  expect(code).not.toBe(0);
  expect(output).toContain('content/pages/home.ro.yaml: picture.header: imaginea de antet „luna” nu există');
  expect(output).toContain('content/pages/home.ro.yaml: purpose.picture.scene: scena „atlantida” nu există');
});
