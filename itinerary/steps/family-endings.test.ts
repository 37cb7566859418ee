import { expect, test } from 'vitest';
import { endsLikeFamily } from './family-endings.ts';

test('endings tell families’ names of many peoples, and no given ones', () => {
  for (const name of [
    'Sjölund',
    'Eklund',
    'Bergström',
    'Korhonen',
    'Zieliński',
    'Dumitrescu',
    'Petrović',
    'Novotová',
    'Hovhannisyan',
    'Lehmann',
  ])
    expect([name, endsLikeFamily(name)]).toEqual([name, true]);
  for (const name of [
    'Ludovic',
    'Hermann',
    'Emmanuel',
    'Grace',
    'Berg',
    'Chidinma',
    'Kristina',
    'Mohsen',
    'Nursen',
    'Rosalind',
    'Tillmann',
  ])
    expect([name, endsLikeFamily(name)]).toEqual([name, false]);
});
