import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { agencySchema } from '../schemas/agency.ts';
import { supplierSchema } from '../schemas/supplier.ts';
import { namedHotelProviders, supplierCard } from './supplier-card.ts';

const content = new URL('../../content/', import.meta.url);
const read = (file: string): unknown => parse(readFileSync(new URL(file, content), 'utf8'));
const { figures } = agencySchema.parse(read('agency.yaml'));
const suppliers = readdirSync(new URL('suppliers/', content)).map((file) => supplierSchema.parse(read(`suppliers/${file}`)));

const supplier = supplierSchema.parse({
  order: 1,
  kind: 'air',
  channels: ['low-cost', 'ndc'],
  name: { en: 'Aggregator', ro: 'Agregator' },
  text: { en: 'Beside {lowCost} others.', ro: 'Alături de alte {lowCost}.' },
  figures: [{ key: 'lowCost' }, { value: 25, plus: true, label: { en: 'airlines', ro: 'de companii' } }],
  content: { en: 'Fares', ro: 'Tarife' },
  void: { possible: false, rule: { en: 'None', ro: 'Nu' } },
  refund: { en: 'By the terms', ro: 'După condiții' },
  fee: 'per-ticket',
  support: 'always',
});

test('a number is the same in the sentence, in the large figure and in the badge', () => {
  const card = supplierCard('ro', supplier, figures);
  expect(card.large).toEqual({ figure: '300+', label: 'de companii low-cost' });
  expect(card.text).toBe('Alături de alte 300+.');
  expect(card.badges).toEqual(['25+ de companii', 'NDC']);
});

test('partners are counted and named', () => {
  const card = supplierCard('en', { ...supplier, figures: [], channels: ['hotel'], partners: ['Restel', 'TBO'] }, figures);
  expect(card.large).toEqual({ figure: '2', label: 'partners' });
  expect(card.badges).toEqual(['Restel', 'TBO']);
});

test('a figure that the agency does not have is an error that names it', () => {
  expect(() => supplierCard('en', { ...supplier, figures: [{ key: 'ships' }] }, figures)).toThrow('{ships}');
});

test('the suppliers in content are the five and the four that the site speaks of', () => {
  expect(suppliers.filter(({ kind }) => kind === 'air')).toHaveLength(5);
  expect(suppliers.filter(({ kind }) => kind === 'hotel')).toHaveLength(4);
  expect(suppliers.filter(({ channels }) => channels.includes('ndc'))).toHaveLength(figures.ndcProviders?.value ?? 0);
});

test('a network counts by its members, and the page names no more hotel providers than there are', () => {
  expect(
    namedHotelProviders([
      { kind: 'hotel', partners: [] },
      { kind: 'hotel', partners: ['Restel', 'TBO'] },
      { kind: 'air', partners: [] },
    ]),
  ).toBe(3);
  expect(namedHotelProviders(suppliers)).toBeLessThanOrEqual(figures.hotelProviders?.value ?? 0);
});

test('every supplier has a card in both languages', () => {
  for (const lang of ['en', 'ro'] as const)
    for (const entry of suppliers) expect(supplierCard(lang, entry, figures).large.figure, entry.name.en).not.toBe('');
});
