import { expect, test } from 'vitest';
import { passengersIn } from '../../documents/people/booked-passengers.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { tellUnreadPeople } from './tell-unread-people.ts';

const told = (text: string) => {
  const { lines } = readPastedText(text);
  return tellUnreadPeople(lines, passengersIn(lines)).map(({ message }) => message.en.replace(/^.*? name |, who .*$/g, ''));
};

test('whom a sentence names beside somebody read from it is told of, each half of a couple with the other', () => {
  const lines = [
    'Le groupe de ce vol comprend M. et Mme Julien et Odile Roux, Me Laurent Vasseur, notaire honoraire,',
    'Mme Salma Idrissi, adjointe, ainsi que le jeune Quentin Vasseur, 13 ans, petit-fils de Me Vasseur.',
  ];
  const names = told(lines.join('\n')).join(' ');
  for (const name of ['Julien et Odile Roux', 'Laurent Vasseur', 'Quentin Vasseur']) expect(names).toContain(name);
});

test('nobody else is: who speaks for the firm, and the places of the sentence', () => {
  expect(told('We have booked the flights for Mr David Royce and Mrs Ann Royce from London Gatwick to New York.')).toEqual([]);
  expect(told('Wir haben die Flüge für Herrn Karl Reuter gebucht, Ihre Ansprechpartnerin ist Frau Anna Moll.')).toEqual([]);
});
