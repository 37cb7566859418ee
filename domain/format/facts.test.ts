import { expect, test } from 'vitest';
import type { Agency } from '../schemas/agency.ts';
import { agencyFacts, fillFacts } from './facts.ts';

const agency = {
  brand: 'Meridian',
  legal: { name: 'MERIDIAN S.R.L.', registeredOffice: { en: 'Bucharest', ro: 'București' } },
  phones: { office: { display: '+40 21 1', e164: '+40211' } },
  figures: { hotels: { value: 800000, plus: true, label: { en: 'hotels', ro: 'hoteluri' } } },
  documents: [
    { label: { en: 'Licence 236', ro: 'Licența 236' }, url: '/informatii-legale#licenta', number: '236', standIns: [] },
  ],
  rights: [{ label: { en: 'ANPC', ro: 'ANPC' }, url: 'https://anpc.ro/', standIns: [] }],
} as unknown as Agency;

test('a text names facts of the agency in its own language', () => {
  const text = '{legal.name} din {legal.registeredOffice}, {documents.licenta} ({documents.licenta.number}), {figures.hotels}';
  expect(fillFacts(text, agencyFacts('ro', agency), 'x.md')).toBe('MERIDIAN S.R.L. din București, Licența 236 (236), 800000');
  expect(fillFacts('{legal.registeredOffice}', agencyFacts('en', agency), 'x.md')).toBe('Bucharest');
});

test('a telephone becomes a link that dials', () => {
  expect(agencyFacts('ro', agency)['phones.office']).toBe('[+40 21 1](tel:+40211)');
});

test('an unknown name is an error that says which, where and what there is', () => {
  const fill = () => fillFacts('Firma {legal.nume}', agencyFacts('ro', agency), 'content/legal/x.md');
  expect(fill).toThrow('content/legal/x.md: nu există faptul {legal.nume}; se pot numi {legal.name}, {legal.registeredOffice}');
});

test('an unknown family lists the families', () => {
  expect(() => fillFacts('{firma.nume}', agencyFacts('ro', agency), 'x.md')).toThrow(/se pot numi \{brand\}, \{legal\}/);
});

test('braces that hold no name stay as they are', () => {
  expect(fillFacts('a {} b { c } d', {}, 'x.md')).toBe('a {} b { c } d');
});
