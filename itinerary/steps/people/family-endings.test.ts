import { expect, test } from 'vitest';
import { endsLikeFamily, endsWithFathers } from './family-endings.ts';

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
    'Yuldashev',
    'Соколова',
    'Мартиненко',
    'Стојановић',
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

test('behind a father’s name the family’s does not follow', () => {
  const ends = (name: string) => endsWithFathers(name.split(' '));
  expect(['Соколова Анна Петровна', 'Bondarenko Yaroslav Ivanovych', 'Tkachuk Olena Vasylivna'].map(ends)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Анна Петровна Соколова', 'Marko Ivan Petrovich', 'Olena Tkachuk'].map(ends)).toEqual([false, false, false]);
});
