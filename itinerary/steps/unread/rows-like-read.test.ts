import { expect, test } from 'vitest';
import { passengersIn } from '../../documents/people/booked-passengers.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { tellUnreadPeople } from './tell-unread-people.ts';

const told = (text: string) => {
  const { lines } = readPastedText(text);
  return tellUnreadPeople(lines, passengersIn(lines)).map(({ message }) => message.en.replace(/^.*? name |, who .*$/g, ''));
};

test('whoever stands in the rows of one list with somebody read is told of, whatever he is or is called', () => {
  const list = [
    'Squad for Oslo:',
    '',
    '   Wilf Ashbrook (capt)         home 01243 555 018',
    "   Zeb O'Carroll-Price (wk)     mob 07700 900442",
    '   Ruben "Chunky" Tallis        mob 07700 900371',
    '   Dr Omar Saleh                mob 07700 900208',
    '   Coach: Kit Garrow            mob 07700 900655',
    '',
    'Ground contact: Mr Desmond Leland, mob 07700 900111',
  ];
  const names = told(list.join('\n'));
  for (const name of ['Wilf Ashbrook', "Zeb O'Carroll-Price", 'Kit Garrow']) expect(names.join(), name).toContain(name);
  expect(names.join()).not.toContain('Leland');
  // Read, as what he is called stands within his name.
  expect(passengersIn(readPastedText(list.join('\n')).lines).map(({ name }) => name.value)).toContain('Ruben Tallis');
});

test('neither the heads of columns nor rows of another shape are', () => {
  expect(told('Passenger        Ticket\nMr Omar Saleh    176-2419102811\nTotal Fare       EUR 120')).toEqual([]);
  expect(told('Mr Omar Saleh    Adult\nBaggage Allowance    23 kg')).toEqual([]);
});
