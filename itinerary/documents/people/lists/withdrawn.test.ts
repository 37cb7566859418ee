import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('who has withdrawn from a table of travellers does not travel', () => {
  for (const said of [
    'RINUNCIA 18/11 – non viaggia',
    'storniert am 18.11.',
    'WITHDRAWN',
    'a renunțat',
    'Afbud',
    'zrezygnowała',
    's’est désistée',
  ]) {
    const rows = `No   Surname   First name   Ticket   Remarks\n1   Trewin   Anna   075-2451130276   vegetarian\n–   Kos   Maria      ${said}\n2   Sanga   Peter   075-2451130277   `;
    expect(people(rows), said).toEqual(['Trewin/Anna', 'Sanga/Peter']);
  }
});

test('nor does who is in a list with that behind his name', () => {
  for (const said of ['(cancelled)', '– abgemeldet', '(nu mai călătorește)', '- avbokad 3/11', '(lemondta)'])
    expect(people(`Passengers:\n1. Anna Trewin\n2. Maria Kos ${said}\n3. Peter Sanga`), said).toEqual([
      'Anna Trewin',
      'Peter Sanga',
    ]);
});

test('nor does who stands behind such a word and a colon', () => {
  for (const said of [
    'Rinunce: FERRI Olga (sostituita da Anna Trewin).',
    'Withdrawn: Mrs Olga Ferri',
    'Abmeldungen: Frau Olga Ferri',
  ])
    expect(people(`Passengers:\n1. Anna Trewin\n2. Peter Sanga\n\n${said}`), said).toEqual(['Anna Trewin', 'Peter Sanga']);
  for (const said of ['Rinunce: FERRI Olga.', 'Désistements : Mme Olga Ferri', 'Afbud: Fru Olga Ferri'])
    expect(people(`LH1652 12MAR27 FRA 10:00 OTP 13:20\n\n${said}`), said).toEqual([]);
});

test('other remarks leave everybody in it', () => {
  for (const said of ['(not cancelled)', '(cancellation insurance)', '(vegetarian)', '(Storno-Versicherung)'])
    expect(people(`Passengers:\n1. Anna Trewin\n2. Maria Kos ${said}\n3. Peter Sanga`), said).toHaveLength(3);
  expect(people('Passengers\n1. Anna Trewin   Checked bag   cancelled\n2. Maria Kos   Checked bag   paid')).toHaveLength(2);
});
