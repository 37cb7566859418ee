import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { anchorsIn } from './anchors/anchors-in.ts';

const placesOf = (...lines: string[]) =>
  anchorsIn(readPastedText(lines.join('\n')).lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'place' ? (anchor.code?.value ?? anchor.words?.value) : []));

test('codes of taxes and of a currency are no airports, whichever way their amounts stand', () => {
  expect(
    placesOf(
      'FARE                 SBD      5092.00',
      'SERVICE FEE          SBD        75.00',
      'TAX AU PMC',
      'Taxe: OTP',
      'TOTAL   MAD',
      'ENDORSEMENT NONEND/CHG FEE SBD400',
    ),
  ).toEqual([]);
});

test('nor are they taken from a flight', () => {
  expect(placesOf('IB 3166   MAD   LHR   12:25   13:50', 'Madrid   MAD', 'MAD      12.25')).toEqual(['MAD', 'LHR', 'MAD', 'MAD']);
});
