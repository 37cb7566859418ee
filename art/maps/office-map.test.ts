import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { streets } from './bucharest.ts';
import { officeMap } from './office-map.ts';

const words = { title: 'Biroul și străzile din jur', description: 'Un semn arată biroul', label: 'Bd. Exemplu 1' };
const victoriei = { lat: 44.452, lon: 26.086 };

test('the map is whole, light and the same every time', () => {
  const svg = officeMap({ ...words, office: victoriei });
  expect(svg).not.toMatch(/NaN|undefined|null|(?<!font-)style=/);
  expect(brotliCompressSync(svg).length).toBeLessThan(4 * 1024);
  expect(officeMap({ ...words, office: victoriei })).toBe(svg);
});

test('it names the office, and the squares and streets around it', () => {
  const svg = officeMap({ ...words, office: victoriei });
  expect(svg).toContain('<title id="om-title">Biroul și străzile din jur</title>');
  for (const name of [words.label, 'Piața Victoriei', 'Piața Romană', 'Bd. Aviatorilor'])
    expect(svg).toContain(`>${name}</text>`);
});

test('an office elsewhere gets its pin, and no street that is not there', () => {
  const svg = officeMap({ ...words, office: { lat: 46.77, lon: 23.59 } });
  expect(svg.match(/<text/g)).toHaveLength(1);
  for (const { name } of streets) expect(svg).not.toContain(name);
});
