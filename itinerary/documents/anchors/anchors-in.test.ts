import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchorsIn, printedIn } from './anchors-in.ts';

test('beside a traveller and the ticket a number is of a club', () => {
  const text = `Name                        Ticket            Flyer ID
LINDQVIST, Maja Mrs         899 2400561123    RF 118 2047
2. ODERMATT/BEAT MR         899 2400561124    LX 992
Flight    ZL6834     Fri 12 Feb 2027    Sydney   0825   Broken Hill   1100
LINDQVIST, Maja Mrs   899 2400561123   ZL6835   12:20 Broken Hill`;
  const { sure, doubtful } = printedIn(readPastedText(text).lines);
  expect([...sure]).toEqual(['ZL6834', 'ZL6835']);
  expect([...doubtful]).toEqual(['RF118', 'LX992']);
});

test('alone under its label a number is of a cost centre, wherever it begins', () => {
  const { sure } = printedIn(readPastedText('Cost centre\n     BG-410\nLH 1419   12 Feb 2027   OTP 14:25 - FRA 16:00').lines);
  expect([...sure]).toEqual(['LH1419']);
});

test('under the head of a cost centre stands no flight, in a row of other columns as well', () => {
  const text = `Passenger              Approved          Cost centre
Ana Pop                20.11.2026        BG-410
LH 1419   12 Feb 2027   Bucharest (OTP) 14:25 - Frankfurt (FRA) 16:00`;
  const { sure } = printedIn(readPastedText(text).lines);
  expect([...sure]).toEqual(['LH1419']);
});

test('the hour of a stamp is no flight’s', () => {
  const text = `Issued on 26.11.2026 20:31
EK 112   15.01.2027 15:20   Budapest (BUD)   Dubai (DXB)   23:45`;
  const times = anchorsIn(readPastedText(text).lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'time' ? anchor.found.value : []));
  expect(times).toEqual(['15:20', '23:45']);
});

test('two cities of one airport with a slash between are a place, and nobody', () => {
  const places = anchorsIn(readPastedText('DELTA 219   MINNEAPOLIS/ST PAUL   KRAGH/EMIL MR').lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'place' ? anchor.airports.map(({ iata }) => iata) : []));
  expect(places).toEqual(['MSP']);
});
