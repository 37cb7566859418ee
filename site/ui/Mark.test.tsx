import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from './Mark.tsx';

test('without a logo the name stands in', () => {
  expect(renderToStaticMarkup(<Mark name="IATA" />)).toBe('IATA');
});

test('a logo says the name and keeps its room', () => {
  const html = renderToStaticMarkup(<Mark name="IATA" logo={{ src: '/iata.svg', width: 120, height: 40 }} />);
  for (const part of ['src="/iata.svg"', 'alt="IATA"', 'width="120"', 'height="40"']) expect(html).toContain(part);
});
