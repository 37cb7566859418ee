import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { isRank } from './ranks.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  'CHIEF OFF',
  '2ND ENG',
  'Third Mate',
  'Able Seaman',
  'Deck Cadet',
  'Erster Offizier',
  'Starszy Mechanik',
  'Primer Oficial',
  'Primo Ufficiale',
  'Ofițer Secund',
  'Второй механик',
  'Assistant Coach',
  'Tour Manager',
])('%s is a rank', (words) => {
  expect(isRank(words)).toBe(true);
});

test.each(['Junior Cook', 'Ana Mate', 'Chief Okafor', 'Thomas Cook', 'Hannes Steward'])('%s is somebody', (name) => {
  expect(isRank(name)).toBe(false);
});

test('ranks in a column beside the names of a crew are nobody', () => {
  const rows = [
    'NO RANK          NAME                       TICKET NUMBER',
    '1  CHIEF OFF     SALONGA/RAMIL CRUZ MR      157-2440781206',
    '2  2ND ENG       ABAD/JOEL MR               157-2440781207',
  ];
  expect(people(rows.join('\n'))).toEqual(['SALONGA/RAMIL CRUZ MR', 'ABAD/JOEL MR']);
});

test('what stands under a head of ranks is nobody, whatever it is', () => {
  const rows = [
    'Nr.  Stanowisko         Nazwisko i imię         Bilet',
    '1    Oficer Wachtowy    Kowalczyk Adam          157-2440781206',
    '2    Kierownik Budowy   Zając Marek             157-2440781207',
  ];
  expect(people(rows.join('\n'))).toEqual(['Kowalczyk Adam', 'Zając Marek']);
});

test('over a column of a crew the word for their ranks is nobody, under whatever heads the list', () => {
  const table = 'NO RANK          NAME                     ETKT NUMBER\n1 CHIEF OFF      MAGBANUA/RODEL MR        157-2440781206';
  expect(people(`SEAFARERS\n${table}`)).toEqual(['MAGBANUA/RODEL MR']);
});
