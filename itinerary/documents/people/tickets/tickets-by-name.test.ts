import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { wholeNamesOfTickets } from './tickets-by-name.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('who is counted in a list has the ticket beside his family’s name, and who signs has none', () => {
  const sent = '1) M. Issoufou GARBA, chef de division\n2) Mme Rakia MAHAMADOU, hydrogéologue';
  const tickets = 'MAHAMADOU : 057-3318842508\nGARBA : 057-3318842507';
  expect(people(`Envoyés\n${sent}\n${tickets}\nLe Directeur,\nM. Abdou SANI`)).toEqual([
    'M. Issoufou GARBA 0573318842507',
    'Mme Rakia MAHAMADOU 0573318842508',
  ]);
  const inOneLine = 'Bilhetes: BITTENCOURT 957-3318842507, NASCIMENTO 957-3318842508';
  expect(people(`1) Profa. Lúcia BITTENCOURT, matrícula 155501\n2) Sr. Edvaldo NASCIMENTO, motorista\n${inOneLine}`)).toEqual([
    'Profa. Lúcia BITTENCOURT 9573318842507',
    'Sr. Edvaldo NASCIMENTO 9573318842508',
  ]);
});

test('a family’s name may stand in brackets behind the ticket', () => {
  const people2 = 'Vincitore   Sig. Luca Zaccheri (agente)\nAccompagnatrice   Sig.ra Ilaria Bassi';
  expect(people(`${people2}\nBiglietti elettronici   235-2420915566 (Zaccheri) · 235-2420915567 (Bassi)`)).toEqual([
    'Sig. Luca Zaccheri 2352420915566',
    'Sig.ra Ilaria Bassi 2352420915567',
  ]);
});

test('a family’s name that two bear says nothing', () => {
  const couple = '1) Mr Otto Lind\n2) Mrs Ida Lind';
  expect(people(`LIND : 057-3318842507\n${couple}`)).toEqual(['Mr Otto Lind', 'Mrs Ida Lind']);
});

test.each([
  // in a chat, in a letter, in a subject
  [
    'Mari lõi grupi "Malta: Tuulike Kasemäe ja Hardomar Rüütelmaa"\nPiletid: Tuulike 657 2408811230, Hardomar 657 2408811231',
    true,
  ],
  ['For Tuulike Kasemäe and Hardomar Rüütelmaa\nTickets: Tuulike 657-2408811230; Hardomar 657-2408811231', true],
  ['Tuulike Kasemäe, Hardomar Rüütelmaa\nTuulike 657-2408811230 / Hardomar 657-2408811231', true],
  // of whom two are called so
  ['Tuulike Kasemäe, Tuulike Tammik, Hardomar Rüütelmaa\nPiletid: Tuulike 657 2408811230, Hardomar 657 2408811231', false],
  // nobody told of whole
  ['Tuulike Kasemäe\nPiletid: Tuulike 657 2408811230, Hardomar 657 2408811231', false],
])('given names alone beside tickets are of whom other words name whole: %s', (text, areRead) => {
  const named = wholeNamesOfTickets(readPastedText(text).lines).map(({ value }) => `${value.name.value} ${value.eticket?.value}`);
  expect(named).toEqual(areRead ? ['Tuulike Kasemäe 6572408811230', 'Hardomar Rüütelmaa 6572408811231'] : []);
});
