import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('names beside tickets that were issued together are travellers, whatever heads them and whoever knows them', () => {
  const list = 'Ingunn Hagerup Vik 117 2406618830\nTrond Hauge (reiseleder) 117 2406618831\nÅsne Rød (barn) 117 2406618832';
  const read = ['Ingunn Hagerup Vik 1172406618830', 'Trond Hauge 1172406618831', 'Åsne Rød 1172406618832 child'];
  for (const head of ['Billettnumre for turen:', 'Namba za tiketi:', 'Svona er þetta:'])
    expect(people(`${head}\n${list}`)).toEqual(read);
});

test('before more about them, behind a number in the list, or behind the ticket', () => {
  const rows =
    '1 ZAJĄC Halina, kobieta, dowód ABC 555012, bilet 080 5208813094\n2 WRONA Zyta, kobieta, dowód ABC 555013, bilet 080 5208813095';
  expect(people(`Podróżni\n${rows}`)).toEqual(['ZAJĄC Halina 0805208813094', 'WRONA Zyta 0805208813095']);
  const turned = '080 2406618830  Sönke Brandt\n080 2406618831  Tjark Wiebe (Betreuer)';
  expect(people(`Tickets:\n${turned}`)).toEqual(['Sönke Brandt 0802406618830', 'Tjark Wiebe 0802406618831']);
  expect(people('Reisende: Walburga Zwickl 080 2406618840')).toEqual(['Walburga Zwickl 0802406618840']);
});

test('other words before a ticket are nobody', () => {
  expect(people('Passasjer: Olav Haug\nElektronisk Billett 117 2406618830')).toEqual(['Olav Haug 1172406618830']);
  expect(people('Zwickl Reisen Alm, Graz\nRechnung an Herbert Zwickl, Kundennr. 900 1234567890\nReisende: Anna Zwickl')).toEqual([
    'Anna Zwickl',
  ]);
});

test('several stand in one line, each before his ticket; a comma may part the family’s name from the given ones', () => {
  const line = 'Flugschein-Nr.: Dueck, Heinrich 996-2417730461; Dueck Wiebe, Margarethe 996-2417730462';
  expect(people(line)).toEqual(['Dueck, Heinrich 9962417730461', 'Dueck Wiebe, Margarethe 9962417730462']);
  expect(people('Tikiti: Chikondi Banda 235-2417730461, Mphatso Banda 235-2417730462')).toEqual([
    'Chikondi Banda 2352417730461',
    'Mphatso Banda 2352417730462',
  ]);
  expect(people('Tikiti: Chikondi Banda 235-2417730461 (ida), 618-2417730462 (volta)')).toHaveLength(0);
});

test('several in one line may be joined by and', () => {
  for (const and of ['i', 'and', 'und', 'și', 'og'])
    expect(people(`Popis: Zdenka Babić (235 2406618830) ${and} Vesna Kos (235 2406618831)`), and).toEqual([
      'Zdenka Babić 2352406618830',
      'Vesna Kos 2352406618831',
    ]);
});

test('what the next word heads is no part of a name, and a family in capitals is of the given name behind its comma', () => {
  const form = `PASAJEROS
Pasajero 1:   LERMA OCHOA, Paula Inés Pasaporte: BA448120 Tiquete: 134-2218630471
Pasajero 2:   CAICEDO LERMA, Emily Sofía (menor, 8 años) Pasaporte: BC117305 Tiquete: 134-2218630475`;
  expect(people(form)).toEqual(['LERMA OCHOA, Paula Inés 1342218630471', 'CAICEDO LERMA, Emily Sofía 1342218630475 child']);
});
