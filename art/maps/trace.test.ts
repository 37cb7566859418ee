import { geoEquirectangular } from 'd3-geo';
import { expect, test } from 'vitest';
import { curveOf, pathOf, placer, tracer } from './trace.ts';

test('a path is written in relative steps without superfluous points', () => {
  expect(
    pathOf([
      [0, 0],
      [4.2, 0],
      [4.4, 0.1],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0l10 0 0 10');
});

test('a ring that rounding reduces to a line is not drawn', () => {
  expect(
    pathOf(
      [
        [0, 0],
        [5, 0.2],
        [0.2, 0.3],
      ],
      true,
    ),
  ).toBe('');
});

test('steps never add up to a rounding error', () => {
  const d = pathOf(Array.from({ length: 50 }, (_, i) => [i * 1.4, i % 3]));
  const steps = d.slice(d.indexOf('l') + 1).match(/-?\d+/g) ?? [];
  const sum = steps.filter((_, i) => i % 2 === 0).reduce((total, step) => total + Number(step), 0);
  expect(sum).toBe(Math.round(49 * 1.4));
});

test('a curve starts and ends on its first and last point', () => {
  expect(
    curveOf([
      [0, 0],
      [10, 10],
      [20, 0],
    ]),
  ).toBe('M0 0q10 10 20 0');
  expect(curveOf([[1, 1]])).toBe('');
});

test('areas below the smallest size are left out', () => {
  const projection = geoEquirectangular().scale(60).translate([0, 0]);
  const island = (size: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [0, size],
        [size, size],
        [size, 0],
        [0, 0],
      ],
    ],
  });
  const trace = tracer(projection, { smallest: 20 });
  expect(trace(island(3))).toBe('');
  expect(trace(island(20))).toMatch(/^M.*z$/);
});

test('a place is put where the projection has it', () => {
  expect(
    placer(
      geoEquirectangular()
        .scale(180 / Math.PI)
        .translate([100, 50]),
    )([20, 10]),
  ).toEqual([120, 40]);
});
