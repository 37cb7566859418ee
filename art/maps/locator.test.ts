import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locator, type MapPoint } from './locator.ts';

const bucharest: MapPoint = { lat: 44.571, lon: 26.085, label: 'OTP București' };
const istanbul: MapPoint = { lat: 41.275, lon: 28.752, label: 'IST Istanbul' };

const journeys: { to: MapPoint; via?: MapPoint }[] = [
  { to: { lat: 44.43, lon: 26.1, label: 'București' } },
  { to: { lat: 45.66, lon: 25.61, label: 'Brașov' } },
  { to: { lat: 36.4, lon: 25.48, label: 'JTR Santorini' }, via: { lat: 37.94, lon: 23.94, label: 'ATH Atena' } },
  { to: { lat: 48.86, lon: 2.35, label: 'CDG Paris' } },
  { to: { lat: 63.985, lon: -22.6, label: 'KEF Reykjavik' } },
  { to: { lat: 4.19, lon: 73.5, label: 'MLE Maldive' }, via: istanbul },
  { to: { lat: 35.5, lon: 139.8, label: 'HND Tokyo' }, via: istanbul },
  { to: { lat: 40.64, lon: -73.8, label: 'JFK New York' } },
  { to: { lat: 21.3, lon: -157.9, label: 'HNL Honolulu' } },
  { to: { lat: -13.16, lon: -72.5, label: 'CUZ Machu Picchu' } },
  { to: { lat: -50.3, lon: -72.3, label: 'FTE Patagonia' } },
  { to: { lat: -33.97, lon: 18.6, label: 'CPT Cape Town' } },
  { to: { lat: -33.9, lon: 151.2, label: 'SYD Sydney' }, via: { lat: 25.27, lon: 51.6, label: 'DOH Doha' } },
  { to: { lat: -36.9, lon: 174.8, label: 'AKL Auckland' } },
  { to: { lat: -17.5, lon: -149.6, label: 'PPT Tahiti' } },
  { to: { lat: 78.2, lon: 15.6, label: 'LYR Svalbard' } },
];

test.each(journeys)('the journey to $to.label is drawn whole and light, with every name inside the frame', ({ to, via }) => {
  const options = {
    from: bucharest,
    to,
    ...(via ? { via } : {}),
    title: `De la București la ${to.label}`,
    description: 'Un drum',
  };
  const svg = locator(options);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|(?<!font-)style=/);
  expect(brotliCompressSync(svg).length).toBeLessThan(3 * 1024);
  expect(locator(options)).toBe(svg);
  const names = [...svg.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)"/g)];
  expect(names.length).toBeGreaterThan(0);
  for (const [, x, y] of names) {
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(400);
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(340);
  }
  expect(svg.match(/<circle(?! class="lc-globe")/g)).toHaveLength(via ? 3 : 2);
});

test('names are written as text, whatever is in them', () => {
  const svg = locator({ from: bucharest, to: { lat: 45, lon: 9, label: 'A<b> & "c"' }, title: 'x < y', description: 'y > x' });
  expect(svg).toContain('A&lt;b&gt; &amp; &quot;c&quot;');
  expect(svg).toContain(
    'aria-labelledby="lc-title" aria-describedby="lc-desc"><title id="lc-title">x &lt; y</title><desc id="lc-desc">y &gt; x</desc>',
  );
});
