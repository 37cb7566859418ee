import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { namedByEvidence } from './names-by-evidence.ts';

const people = (text: string) =>
  namedByEvidence(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test.each([
  ['Til: Torgunn Kvisla\n\nKære Torgunn\n\nSøndag flyver du fra Vágar kl. 15.15.', ['Torgunn Kvisla']],
  [
    'Aan: Jorn Haverkate; Aukje Elzinga\n\nHoi Jorn en Aukje,\n\nDinsdag nemen jullie de KLM van 9.40.',
    ['Jorn Haverkate', 'Aukje Elzinga'],
  ],
  [
    'To: Orla Kvisla <orla@firm.example>\n\nOrla,\n\nYou leave Cork at 0940, ticket 125-2417700110.',
    ['Orla Kvisla 1252417700110'],
  ],
  [
    'Komu: Bořivoj Kudrnáček\n\nAhoj Bořivoji,\n\nv pátek odlétáš z Prahy v 9.40, letenka 074-2417700110.',
    ['Bořivoj Kudrnáček 0742417700110'],
  ],
])('who is written to and told when he flies travels: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test('not where others travel or the letter greets somebody else', () => {
  const told = 'You leave Cork at 0940.';
  expect(people(`To: Orla Kvisla\n\nOrla,\n\nThe flight leaves Cork at 0940.`)).toEqual([]);
  expect(people(`To: Orla Kvisla\n\nHi all,\n\n${told}`)).toEqual([]);
  expect(people(`To: Orla Kvisla\n\nHi Orla and Wim,\n\n${told}`)).toEqual([]);
  expect(people(`To: Orla Kvisla\n\nOrla,\n\n${told} Tickets 125-2417700110 and 125-2417700111.`)).toEqual([]);
  expect(people(`To: Orla Kvisla\n\nOrla,\n\nYou both leave Cork at 0940 and both of you land at noon.`)).toEqual([]);
  expect(people(`To: Orla Kvisla\n\nOrla,\n\n${told}\n\nTo: Wim Haverkate\n\nWim,\n\n${told}`)).toEqual([]);
});

test('the tickets of families are of those who are written to by their whole names', () => {
  const text =
    'Komu: Bořivoj Kudrnáček; Dobromila Sýkorka\n\nDobrý den,\n\nČísla letenek: Kudrnáček 074 2417 700 110, Sýkorka 074 2417 700 111.';
  expect(people(text)).toEqual(['Bořivoj Kudrnáček 0742417700110', 'Dobromila Sýkorka 0742417700111']);
});
