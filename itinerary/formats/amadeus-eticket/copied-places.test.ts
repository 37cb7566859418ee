import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { copiedEnds } from './copied-places.ts';

function endsOf(text: string) {
  const ends = copiedEnds(readPastedText(text).lines, undefined);
  return ends && [ends.from.value, ends.fromTerminal?.value ?? null, ends.to.value, ends.toTerminal?.value ?? null];
}

test('two places over several lines are parted where each is an airport', () => {
  expect(endsOf('BUCHAREST HENRI COANDA\nINTL\nPARIS CHARLES DE GAULLE')).toEqual([
    'BUCHAREST HENRI COANDA INTL',
    null,
    'PARIS CHARLES DE GAULLE',
    null,
  ]);
});

test('two terminals come in order, and one behind both places is nobody’s', () => {
  expect(endsOf('PARIS ORLY\nTerminal : 2\nVIENNA INTL\nTerminal : 3')).toEqual(['PARIS ORLY', '2', 'VIENNA INTL', '3']);
  expect(endsOf('PARIS ORLY\nVIENNA INTL\nTerminal : 3')).toEqual(['PARIS ORLY', null, 'VIENNA INTL', null]);
});

test('one place alone is not parted', () => {
  expect(endsOf('FRANKFURT\nFRANKFURT INTL')).toBeUndefined();
});
