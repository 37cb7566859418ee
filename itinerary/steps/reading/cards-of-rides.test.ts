import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutRideCards } from './cards-of-rides.ts';

const kept = (text: string) => withoutRideCards(readPastedText(text)).lines.map((line) => line.text.replace(/ {2,}/g, '  '));

test('a card of a train goes with all its lines, and what follows it stays', () => {
  const flight = ['Flug: LH 239', 'Datum: 18.06.2027', 'Von: Rom (FCO)'];
  const train = [
    'Zug: ICE 625',
    'Datum: 12.06.2027',
    'Von: Köln Hbf',
    'Abfahrt: 06:55',
    'Nach: Frankfurt Flughafen',
    'Ankunft: 07:49',
  ];
  expect(kept([...train, ...flight].join('\n'))).toEqual(flight);
  expect(
    kept(['Treno  Frecciarossa 9421', 'Data  15.06.2027', 'Da  Firenze S.M.N., 09:14', 'A  Roma, 10:49', ...flight].join('\n')),
  ).toEqual(flight);
});

test('beside the card of a flight only the card of the train goes', () => {
  const lines = [
    'Flight    LS1281               Train    Frecciarossa 9527',
    'Date      Sat 11 Sep 2027      Date     Tue 14 Sep 2027',
    'From      Birmingham (BHX)     From     Roma Termini, 10.00am',
    'Departs   8.00am               To       Napoli Centrale, 11.13am',
  ];
  expect(kept(lines.join('\n'))).toEqual([
    'Flight  LS1281',
    'Date  Sat 11 Sep 2027',
    'From  Birmingham (BHX)',
    'Departs  8.00am',
  ]);
});

test('what is sold as a flight, has airports’ codes, or is no card, stays', () => {
  for (const text of [
    'Zug: LH 3624\nDatum: 12.06.2027\nVon: Köln Hbf\nNach: Frankfurt',
    'Train: ICE 625\nDate: 12 Jun 2027\nFrom: Köln Hbf (QKL)\nTo: Frankfurt (FRA)',
    'Train: to the airport every 15 minutes\nDate: 12 Jun 2027\nFrom: Rome (FCO)',
    'Bus: 30 min\nFlight: LH 239\nDate: 18 Jun 2027\nFrom: Rome',
  ]) {
    const ticket = readPastedText(text);
    expect(withoutRideCards(ticket), text).toBe(ticket);
  }
});
