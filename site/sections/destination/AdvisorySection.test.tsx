import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdvisorySection } from './AdvisorySection.tsx';

const warning = {
  level: 'evitați orice călătorie',
  text: 'Lupte în nordul țării, lângă graniță.',
  date: '2026-10-01',
  url: 'https://www.mae.ro/travel-alerts',
} as const;
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('a warning is our ministry’s unless somebody else is named', () => {
  const words = wordsOf(renderToStaticMarkup(<AdvisorySection lang="ro" {...warning} />));
  expect(words).toContain('Ministerul Afacerilor Externe: evitați orice călătorie');
  expect(words).toMatch(/Avertizarea ministerului.*, 1 octombrie 2026/);
});

test('another ministry is named, its day is its own, and the link says that it leads to ours', () => {
  const words = wordsOf(renderToStaticMarkup(<AdvisorySection lang="ro" {...warning} who="Ministerul german de Externe" />));
  expect(words).toContain('Ministerul german de Externe: evitați orice călătorie');
  expect(words).toMatch(/Atenționările ministerului român.*; avertizarea este din 1 octombrie 2026/);
  expect(words).not.toContain('Ministerul Afacerilor Externe');
});
