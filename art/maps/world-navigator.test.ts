import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { continentKeys } from '#domain/rules/continents.ts';
import { worldLines, worldNavigator } from './world-navigator.ts';

const continents = continentKeys.map((key) => ({ key, name: `Numele ${key}`, href: `/${key}`, note: '3 destinații' }));

test('every continent is a link with land, name and note', () => {
  const svg = worldNavigator({ continents, title: 'Alegeți un continent', description: 'Lumea' });
  expect(svg).not.toMatch(/NaN|undefined|null|(?<!font-)style=/);
  for (const { href, name } of continents) {
    const [link] = svg.match(new RegExp(`<a [^>]*href="${href}".*?</a>`)) ?? [''];
    expect(link).toContain(`>${name}</text>`);
    expect(link).toContain('>3 destinații</text>');
    expect(link).toMatch(/<path class="wn-land"[^>]* d="M[^"]{20,}"/);
  }
});

test('Romania lies above Europe, so that it can be hit', () => {
  const svg = worldNavigator({ continents, title: 'x', description: 'y' });
  expect(svg.indexOf('href="/romania"')).toBeGreaterThan(svg.indexOf('href="/europa"'));
});

test('a continent without a page is land without a link', () => {
  const few = continents.filter(({ key }) => key !== 'africa');
  expect(worldNavigator({ continents: few, title: 'x', description: 'y' })).not.toContain('africa');
});

test('the navigator is light and the same every time', () => {
  const svg = worldNavigator({ continents, title: 'x', description: 'y' });
  expect(brotliCompressSync(svg).length).toBeLessThan(4 * 1024);
  expect(worldNavigator({ continents, title: 'x', description: 'y' })).toBe(svg);
});

test('its lines lie above it: a file of the same size, in the colours of its print', () => {
  const sizeOf = (svg: string) => /viewBox="[^"]+"/.exec(svg)?.[0];
  const [day, night] = [worldLines('day'), worldLines('night')];
  for (const lines of [day, night]) {
    expect(sizeOf(lines)).toBe(sizeOf(worldNavigator({ continents, title: 'x', description: 'y' })));
    expect(lines).not.toMatch(/NaN|undefined|var\(|currentColor/);
    expect(lines).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(brotliCompressSync(lines).length).toBeLessThan(6 * 1024);
  }
  expect(night).not.toBe(day);
});
