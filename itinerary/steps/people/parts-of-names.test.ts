import { expect, test } from 'vitest';
import { partsOf } from './parts-of-names.ts';

test('titles of churches stand before names and are families’ names behind them', () => {
  for (const title of ['Elder', 'Deaconess', 'Pastor (Mrs)', 'Bishop', 'Pastora', 'Diakon', 'Sis.', 'Episcop'])
    expect(partsOf(`${title} Joy Tamara Eze`, 'given-first'), title).toMatchObject({ given: 'Joy Tamara', family: 'Eze' });
  for (const family of ['Pastor', 'Bishop', 'Elder', 'Vicar'])
    expect(partsOf(`María Luz ${family}`, 'given-first'), family).toMatchObject({ given: 'María Luz', family });
  expect(partsOf('BISHOP SARAH ANNE', 'family-first')).toMatchObject({ given: 'SARAH ANNE', family: 'BISHOP' });
  expect(partsOf('Bishop Sarah', 'family-first')).toMatchObject({ given: 'Sarah', family: 'Bishop' });
});

test('particles behind the given names are of the family before its comma', () => {
  expect(partsOf('Bergh, Loes van den', 'given-first')).toEqual({ given: 'Loes', family: 'van den Bergh' });
  expect(partsOf('Silva, João da', 'given-first')).toEqual({ given: 'João', family: 'da Silva' });
  expect(partsOf('Li, Da', 'given-first')).toEqual({ given: 'Da', family: 'Li' });
});

test('Melle is Mademoiselle, and before a particle somebody’s own name', () => {
  expect(partsOf('Melle Awen Le Goff', 'given-first')).toMatchObject({ given: 'Awen Le', family: 'Goff', title: 'Melle' });
  expect(partsOf('Melle van der Zijl', 'given-first')).toEqual({ given: 'Melle van der', family: 'Zijl' });
});
