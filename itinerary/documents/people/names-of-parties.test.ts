import { describe, expect, it } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { namedByEvidence } from './names-by-evidence.ts';

const readIn = (text: string) => namedByEvidence(readPastedText(text).lines);
const namesIn = (text: string) => readIn(text).map(({ name }) => name.value);

describe('several people a paper is made out to', () => {
  it('travel where the tickets are as many, which are theirs in their order', () => {
    const letter =
      'Hedvika Brglez\nVojteh Drnovšnik\nLesna pot 14\n2380 Slovenj Gradec\n\nŠtevilke vozovnic: 235-2418830001, 235-2418830002.';
    expect(readIn(letter).map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([
      ['Hedvika Brglez', '2352418830001'],
      ['Vojteh Drnovšnik', '2352418830002'],
    ]);
  });

  it.each([
    'Bill to:\nMr Tobain ToVue & Ms Serah IaKulap\nPO Box 12, Kavieng\n\nHoliday package, two (2) adults',
    'Rechnung an:\nTobain ToVue und Serah IaKulap\nHafenweg 12\n26721 Emden\n\nFlugpauschale für 2 Personen',
    'Factuur aan   Tobain ToVue en Serah IaKulap\n\nVliegreis 2 volwassenen',
    'Tobain ToVue, Serah IaKulap\nRua do Porto 8\n4900-560 Viana\n\nTarifa 2 adultos',
  ])('travel where as many are said to: %s', (text) => {
    expect(namesIn(text).map((name) => name.replace(/^M[rs]s? /, ''))).toEqual(['Tobain ToVue', 'Serah IaKulap']);
  });

  it.each([
    // Three travel.
    'Bill to:\nMr Tobain ToVue & Ms Serah IaKulap\nPO Box 12, Kavieng\n\nHoliday package, 3 adults',
    // Their children do.
    'Bill to:\nMr Tobain ToVue & Ms Serah IaKulap\nPO Box 12, Kavieng\n\nTickets of your children, 2 adults',
    // A firm's.
    'Bill to:\nMr Tobain ToVue & Ms Serah IaKulap\nKulap Trading Ltd\n\nHoliday package, 2 adults',
    // Who sells.
    'Your consultants:\nMr Tobain ToVue & Ms Serah IaKulap\nPO Box 12, Kavieng\n\nHoliday package, 2 adults',
    // One, with the names of both his families.
    'Joan Puiggrós i Vilamajó Serra\nCarrer Nou 8\n17001 Girona\n\nTarifa 2 adults',
  ])('are nobody who travels otherwise: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
