import { expect, test } from 'vitest';
import type { ContentValue } from '../content-values.ts';
import { expiredFacts } from './facts.ts';
import { standIns } from './stand-ins.ts';

const inAgency = (field: string, value: ContentValue['value']): ContentValue => ({ file: 'content/agency.yaml', field, value });

test('names under .example, numbers of zeros and sample streets are stand-ins', () => {
  const values = ['office@meridian.example', '+40 21 000 00 00', '+40210000000', 'RO00000000', '000 lei', 'Bd. Exemplu 1'];
  expect(standIns(values.map((value) => inAgency('x', value)))).toEqual(
    values.map((value) => `content/agency.yaml: x: ${value}`),
  );
});

test('honest numbers and words are none', () => {
  const values = [
    '5.000 de caractere',
    'peste 800,000 hotels',
    '10000 km',
    'https://x.ro/00000G1VM7',
    'De exemplu, mai.',
    '+40 721 500 200',
    3000,
    true,
  ];
  expect(standIns(values.map((value) => inAgency('x', value)))).toEqual([]);
});

test('an entry that says it stands in is listed by its name', () => {
  const values = [inAgency('documents.0.label.en', 'IATA certificate'), inAgency('documents.0.standIn', true)];
  expect(standIns(values)).toEqual(['content/agency.yaml: documents.0.standIn: IATA certificate']);
});

test('a fact is over the day after its last, and stale half a year after somebody looked', () => {
  const values = [
    inAgency('licence.validUntil', '2026-11-20'),
    inAgency('policy.validUntil', '2026-11-21'),
    inAgency('season.until', '2026-10-24'),
    inAgency('papers.checkedOn', '2026-05-01'),
    inAgency('visa.checkedOn', '2026-06-01'),
    inAgency('sources.0.checkedOn', '2020-01-01'),
    inAgency('sources.0.lasting', true),
  ];
  expect(expiredFacts(values, '2026-11-21')).toEqual([
    'content/agency.yaml: licence.validUntil: over since 2026-11-20.',
    'content/agency.yaml: season.until: over since 2026-10-24.',
    'content/agency.yaml: papers.checkedOn: last looked up on 2026-05-01.',
  ]);
});
