import { expect, test } from 'vitest';
import { settleNames } from '../../../steps/people/settle-names.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  settleNames(passengersIn(readPastedText(text).lines)).passengers.map(({ name, eticket }) =>
    [name.value, eticket?.value].filter(Boolean).join(' '),
  );

test('whose child or wife somebody is stands behind his own name, and what it leaves out in front is an honour', () => {
  const list = [
    'S#  Name                     S/o, W/o             Passport     Ticket no.',
    '1   Hafiz Zahid Mahmood      s/o Abdul Karim      XY5550111    214 2418470620',
    '2   Shazia Bibi              w/o Zahid Mahmood    XY5550112    214 2418470621',
    '3   Kashif Noor              s/o Zahid Mahmood    XY5550113    214 2418470622',
  ].join('\n');
  expect(people(list)).toEqual(['Zahid Mahmood 2142418470620', 'Shazia Bibi 2142418470621', 'Kashif Noor 2142418470622']);
});

test('who is called by the first of the names of his passport has the family’s last there', () => {
  const list = [
    'Sr. Celine Mathai (as per passport: CELINE MATHAI JOSEPH)     Tkt 176-2419102811',
    'Sr. Lilly Maria (as per passport: BINU KURIAN)                Tkt 176-2419102812',
  ].join('\n');
  expect(people(list)).toEqual(['Celine Mathai Joseph 1762419102811', 'Binu Kurian 1762419102812']);
  const german = [
    'Reisende:',
    '1. Lisa Ebner (im Pass: LISA EBNER MARIA)   Ticket 220-2419102811',
    '2. Toni Aigner (im Pass: ANTON AIGNER)   Ticket 220-2419102812',
  ].join('\n');
  expect(people(german)).toEqual(['Lisa Ebner Maria 2202419102811', 'Anton Aigner 2202419102812']);
});

test('a list with the family’s name first, and nothing told of it, stays so', () => {
  expect(people('Passengers:\n1. BARBU IOANA 281-2419102811\n2. BARBU MIHAI 281-2419102812')).toEqual([
    'Ioana Barbu 2812419102811',
    'Mihai Barbu 2812419102812',
  ]);
});
