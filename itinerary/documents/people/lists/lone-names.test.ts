import { expect, test } from 'vitest';
import { understandTicket } from '../../../parse-ticket.ts';
import { readPastedText } from '../../../text/pasted-text.ts';

const flights = `Kode booking: 6QWK3T
Selasa 19 Jan 2027           GA433      LOP 17.30 - CGK 18.30`;

const read = (list: string) => {
  const outcome = understandTicket(readPastedText(`${list}\n\n${flights}`), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.passengers.map(({ name }) => name);
};

test('who has one name alone is read between those of a counted list, and nobody’s name is turned there', () => {
  const list = `No      Nama sesuai paspor            L/P    No. Paspor
1       DEWI RATNA KUSUMA             P      E4410771
2       SUPARDI                       L      C9920551
3       WARSINAH                      P      C9920552
4       BUDI HASAN                    L      E5017222
5       LESTARI WULANDARI             P      E5017223`;
  expect(read(list)).toEqual(['Dewi Ratna Kusuma', 'Supardi', 'Warsinah', 'Budi Hasan', 'Lestari Wulandari']);
});

test('a counted row that is of another list, a heading or of another count is nobody', () => {
  const list = `No      Nama sesuai paspor            L/P    No. Paspor
1       DEWI RATNA KUSUMA             P      E4410771
2       BUDI SANTOSO                  L      E5017222
3       LESTARI WULANDARI             P      E5017223
7       TRANSPORT                     L      E5017224
4       Asuransi                      5      BAGASI`;
  expect(read(list)).toEqual(['Dewi Ratna Kusuma', 'Budi Santoso', 'Lestari Wulandari']);
});
