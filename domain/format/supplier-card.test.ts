import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { supplierSchema } from '../schemas/supplier.ts';
import { namedHotelProviders, supplierCard } from './supplier-card.ts';

const { figures: agencyFigures } = content.agency();
const figures = { ...agencyFigures, lowCost: { value: 300, plus: true, label: { en: 'carriers', ro: 'de companii low-cost' } } };

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
  expect(card.badges).toEqual([{ name: '25+ de companii' }, { name: 'NDC' }]);
});

test('partners are counted and named', () => {
  const partners = [{ name: 'Restel', logo: 'restel.svg' }, { name: 'TBO' }];
  const card = supplierCard('en', { ...supplier, figures: [], channels: ['hotel'], partners }, figures);
  expect(card.large).toEqual({ figure: '2', label: 'partners' });
  expect(card.badges).toEqual(partners);
});

test('a figure that the agency does not have is an error that names it', () => {
  expect(() => supplierCard('en', { ...supplier, figures: [{ key: 'ships' }] }, figures)).toThrow('{ships}');
});

test('a network counts by its members', () => {
  expect(
    namedHotelProviders([
      { kind: 'hotel', partners: [] },
      { kind: 'hotel', partners: [{ name: 'Restel' }, { name: 'TBO' }] },
      { kind: 'air', partners: [] },
    ]),
  ).toBe(3);
});

test('every supplier has a card in both languages', () => {
  for (const lang of ['en', 'ro'] as const)
    for (const entry of content.suppliers())
      expect(supplierCard(lang, entry, agencyFigures).large.figure, entry.name.en).not.toBe('');
});
