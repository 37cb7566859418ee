import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { tellMoreTickets } from './tell-more-tickets.ts';

const segments = ['TP210', 'LH410'].map((value) => ({ flightNumber: { value } }));
const told = (text: string, etickets: string[]) =>
  tellMoreTickets(
    readPastedText(text),
    etickets.map((value) => ({ eticket: { value } })),
    segments,
  ).map(({ code, where }) => `${code} ${where}`);

test('that each airline of a journey issued a ticket of its own is told of who travels alone', () => {
  expect(told('E-ticket 047-2419917441\nE-ticket 220-2419918552', ['0472419917441'])).toEqual([
    'more-tickets passengers[0].eticket',
  ]);
});

test('numbers of who does not fly here, or of a party, are not told', () => {
  expect(told('E-ticket 047-2419917441\nService fee 890-0881442071', ['0472419917441'])).toEqual([]);
  expect(told('047-2419917441\n047-2419917442\n220-2419918552', ['0472419917441', '0472419917442'])).toEqual([]);
});
