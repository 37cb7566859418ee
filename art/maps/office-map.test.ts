import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { officeMap } from './office-map.ts';

const words = { title: 'Schiță a zonei biroului', description: 'Două străzi mari și un parc', note: 'Schiță, nu la scară' };

test('the sketch is whole, light and the same every time', () => {
  const svg = officeMap({ ...words, street: 'Bulevardul Exemplu', crossing: 'Calea Exemplu' });
  expect(svg).not.toMatch(/NaN|undefined|null|(?<!font-)style=/);
  expect(brotliCompressSync(svg).length).toBeLessThan(4 * 1024);
  expect(officeMap({ ...words, street: 'Bulevardul Exemplu', crossing: 'Calea Exemplu' })).toBe(svg);
});

test('it says that it is a sketch and names no street that it was not given', () => {
  const svg = officeMap(words);
  expect(svg).toContain('<title id="om-title">Schiță a zonei biroului</title>');
  expect(svg.match(/<text/g)).toHaveLength(1);
  expect(svg).toContain('>Schiță, nu la scară</text>');
});
