import { expect, test } from 'vitest';
import { isOpenList, orderOfList } from './order-of-list.ts';

const order = (...names: string[]) => orderOfList(names.map((name) => name.split(' ')));

test('a family’s name that all begin with leads', () => {
  expect(order('STANCIU ADRIAN', 'STANCIU OZANA')).toBe('family-first');
  expect(order('Adrian Stanciu', 'Ozana Stanciu')).toBeUndefined();
});

test('a wife’s form of a family’s name is that family’s', () => {
  expect(order('Dvořáček Radim', 'Dvořáčková Zdeňka')).toBe('family-first');
  expect(order('Иванов Петър', 'Иванова Мария')).toBe('family-first');
  expect(order('Radim Dvořáček', 'Zdeňka Dvořáčková')).toBeUndefined();
  expect(order('Jan Slav', 'Janova Ema')).toBeUndefined();
});

test('who is married may be called by both families’ names', () => {
  expect(order('Imhasly Quirin', 'Imhasly-Werlen Fränzi')).toBe('family-first');
  expect(order('Quirin Imhasly', 'Fränzi Imhasly-Werlen')).toBeUndefined();
  expect(order('Jean Duval', 'Jean-Noé Morel')).toBeUndefined();
});

test('given names that are known and come last tell the order of those beside them', () => {
  expect(order('MUREȘAN ANDREI', 'CHIOREAN RĂZVAN', 'RUS HOREA')).toBe('family-first');
  expect(order('PAPADOPOULOU ELEFTHERIA', 'KARAGIANNIS NIKOLAOS')).toBe('family-first');
  expect(order('Oluwaseun Daniel', 'Chidinma Okafor')).toBeUndefined();
  expect(order('MUREȘAN ANDREI', 'ANDREI MUREȘAN')).toBeUndefined();
});

test('in plain writing as well, in its own letters, and where one name of the list is known by both its parts', () => {
  expect(order('Hideg Bettina', 'Vízi Orsolya')).toBe('family-first');
  expect(order('Κατσαρός Μιλτιάδης', 'Λιόλιου Ελένη')).toBe('family-first');
  expect(order('Lakatos Bettina', 'Virág Hunor')).toBe('family-first');
  expect(order('Bondarenko Yaroslav', 'Nevena Jurković')).toBeUndefined();
  expect(order('Bettina Lakatos', 'Hunor Virág')).toBeUndefined();
});

test('one name alone tells nothing', () => {
  expect(order('STANCIU ADRIAN')).toBeUndefined();
});

test('a name all end with is the family’s, though others have it as a given name', () => {
  expect(order('IONEL GHEORGHE DUMITRU', 'VALENTINA DUMITRU')).toBe('given-first');
  expect(order('ZOE MARTIN', 'ANNA MARTIN', 'PAUL MARTIN')).toBe('given-first');
  expect(order('Anjali Thomas', 'Joel Thomas', 'Ria Thomas')).toBe('given-first');
  expect(order('POPA ANDREI', 'RUSU ANDREI')).toBe('family-first');
});

test('where one name alone tells the order of a list it may be wrong', () => {
  const isOpen = (...names: string[]) => isOpenList(names.map((name) => name.split(' ')));
  expect(isOpen('OLUWAFUNSO DANIEL', 'CHIZARAM EKWEALOR')).toBe(true);
  expect(isOpen('Zerrouki Wassil', 'Bellucco Rosa')).toBe(true);
  expect(isOpen('MUREȘAN ANDREI', 'CHIOREAN RĂZVAN')).toBe(false);
  expect(isOpen('STANCIU ADRIAN', 'STANCIU XENIA')).toBe(false);
  expect(isOpen('Zerrouki Wassil', 'Rosa Bellucco')).toBe(false);
  expect(isOpen('BELLUCCO ROSA')).toBe(false);
});
