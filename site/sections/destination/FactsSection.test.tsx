import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import { FactsSection } from './FactsSection.tsx';

const nothing: PlaceFacts = {
  advisory: null,
  days: null,
  cost: null,
  months: null,
  suits: null,
  themes: [],
  notFor: null,
  sleep: [],
  named: [],
  arrivals: [],
  land: [],
  papers: null,
  visa: null,
  health: null,
  safety: null,
  clock: null,
  currency: null,
  plug: null,
  unesco: null,
  sources: [],
};
const airport = { name: 'Marco Polo', city: 'Veneția', flightCheckedOn: null, transfer: null };
const costs = { href: '/costuri', names: ['mic', 'moderat', 'ridicat', 'foarte ridicat'] };
const shown = (facts: Partial<PlaceFacts>, themes: { name: string; href: string | undefined }[] = []) => {
  const html = renderToStaticMarkup(<FactsSection lang="ro" facts={{ ...nothing, ...facts }} costs={costs} themes={themes} />);
  return { html, names: [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name) };
};

test('what a place lacks, or has as at home, has no line', () => {
  expect(shown({}).names).toEqual([]);
  expect(shown({ clock: 'o oră mai puțin decât la noi', currency: 'euro (EUR)' }).names).toEqual(['Moneda', 'Ora']);
});

test('each theme leads to the places that share it', () => {
  const { html, names } = shown({}, [
    { name: 'oraș', href: '/europa?tema=ora%C8%99#destinatii' },
    { name: 'mare', href: '/europa?tema=mare#destinatii' },
  ]);
  expect(names).toEqual(['Teme']);
  expect(html).toMatch(/href="\/europa\?tema=ora%C8%99#destinatii">oraș<.*, .*href="\/europa\?tema=mare#destinatii">mare</);
  expect(shown({}, [{ name: 'mare', href: '/asia' }]).names).toEqual(['Temă']);
  expect(shown({}, [{ name: 'animale', href: undefined }]).html).toMatch(/<dd><span>animale<\/span><\/dd>/);
});

test('the level of cost leads to what it means', () => {
  const { html } = shown({ cost: 2 });
  expect(html).toContain('href="/costuri#nivelul-2"');
  expect(html).toContain('din 4: moderat');
});

test('where one flies, the first airport stands large and the way by land below it', () => {
  const { html, names } = shown({
    arrivals: [{ ...airport, code: 'VCE', minutes: 115, way: 'direct tot anul', transfer: { how: 'autobuzul', minutes: 20 } }],
    land: [{ by: 'tren', minutes: 1500 }],
  });
  expect(names).toEqual(['Zbor din București', 'Aeroport']);
  expect(html).toMatch(/1 h 55.*direct tot anul.*25 h cu trenul/);
  expect(html).toContain('Marco Polo, autobuzul, 20\u00a0min');
});

test('where nobody flies, the road stands large and the airport says so', () => {
  const { html, names } = shown({
    arrivals: [{ ...airport, code: 'SBZ', name: 'Sibiu', minutes: null, way: 'fără zboruri din București' }],
    land: [{ by: 'mașină', minutes: 240, note: 'prin Pitești' }],
  });
  expect(names).toEqual(['Drumul din București']);
  expect(html).toMatch(/4 h.*cu mașina, prin Pitești.*Sibiu \(SBZ\): fără zboruri din București/);
});

test('papers nobody has looked up for half a year say so', () => {
  const papers = { short: 'CI', text: 'Carte de identitate.', url: 'https://acte.example', checkedOn: '2020-01-01' };
  expect(shown({ papers }).html).toContain('a trecut mai mult de o jumătate de an');
});
