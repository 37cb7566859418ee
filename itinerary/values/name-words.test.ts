import { expect, test } from 'vitest';
import { haveOtherTitles } from './name-words.ts';

test('nobody is both by his titles', () => {
  expect(haveOtherTitles('PATEL/RAJESH MR', 'PATEL/NILA RAJESH MRS')).toBe(true);
  expect(haveOtherTitles('Herr Karl Lang', 'Frau Eva Karl Lang')).toBe(true);
  expect(haveOtherTitles('KHAN/IMRAN MSTR', 'KHAN/IMRAN ALI MR')).toBe(true);
  expect(haveOtherTitles('Mme Anne Roux', 'ROUX/ANNE LOUISE MRS')).toBe(false);
  expect(haveOtherTitles('Anne Roux', 'ROUX/ANNE LOUISE MRS')).toBe(false);
});
