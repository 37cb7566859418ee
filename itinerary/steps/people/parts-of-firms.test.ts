import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const names = (...list: string[]) => {
  const text = ['Booking ZK4TWP', 'Participants', ...list, '', 'LH 1234  09.03.2027  Hamburg (HAM) 06:50 - Brussels (BRU) 08:05'];
  const outcome = understandTicket(readPastedText(text.join('\n')), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.passengers.map(({ name }) => name);
};

test('parts of a firm behind the names of a whole list are nobody’s given names', () => {
  expect(names('Sue Whitlock, Facilities', 'Mia Harrow, Catering', 'Tom Quill')).toEqual([
    'Sue Whitlock',
    'Mia Harrow',
    'Tom Quill',
  ]);
  expect(names('Anna Kettler, Leitstelle', 'Bernd Krusemark, Werk Süd')).toEqual(['Anna Kettler', 'Bernd Krusemark']);
});

test('given names behind the families’ names of a list stay', () => {
  expect(names('Martín Soto, Xurxo', 'Alonso Paz, María')).toEqual(['Xurxo Martín Soto', 'María Alonso Paz']);
});
