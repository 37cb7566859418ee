import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);
const list = 'Pasageri\n1. Eugen Rotaru       257-2419900410\n2. Grigore Lupan      257-2419900412';

test.each([
  [`În locul domnului Grigore Lupan zboară acum Sergiu Munteanu.\n\n${list}`, ['Sergiu Munteanu', 'Eugen Rotaru']],
  [`Sergiu Munteanu flies instead of Grigore Lupan.\n\n${list}`, ['Sergiu Munteanu', 'Eugen Rotaru']],
  [`Statt Herrn Grigore Lupan fliegt nun Frau Eva Lang.\n\n${list}`, ['Frau Eva Lang', 'Eugen Rotaru']],
])('who goes in another’s place is on the ticket, and the other is not: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test('instead of a thing nobody is replaced', () => {
  expect(people(`Instead of Gate Twelve please use Gate Four.\n\n${list}`)).toEqual(['Eugen Rotaru', 'Grigore Lupan']);
});
