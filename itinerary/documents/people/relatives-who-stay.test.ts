import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  'L’autorisation de sortie pour le vol signée par sa mère, Mme Anne Royer-Petit, est à présenter.',
  'The consent for the flight, signed by his mother, Mrs Anne Royer, is to be shown at the border.',
  'Die Vollmacht für die Reise, unterschrieben von seiner Mutter, Frau Anna Reuter, ist mitzuführen.',
  'L’autorizzazione per il viaggio, firmata dalla madre, Sig.ra Anna Roberti, va mostrata in frontiera.',
])('who signs for a child does not travel: %s', (sentence) => {
  expect(people(sentence)).toEqual([]);
});

test('nor does the mayor, whose name is none', () => {
  expect(people('M. le Maire, retenu par la session, vous souhaite bonne route, et Mme la Présidente, absente, aussi.')).toEqual(
    [],
  );
});
