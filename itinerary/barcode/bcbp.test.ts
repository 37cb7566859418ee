import { expect, test } from 'vitest';
import { readBoardingPass } from './bcbp.ts';

// Laid out like the two-leg example of the Implementation Guide (5.6), with another name and other numbers.
const twoLegs = [
  'M2IONESCU/MARIN MR    E',
  'QWE123 OTPFRALH 1419 226F001A0025 14D>6181WW6225BLH 00141234560032A2201234567890 1LH LH 1234567890123    20KYLX58Z',
  'RTY456 FRALHRBA 0903 227C012C0002 12E2A1250987654321 1BA BA 1234567890123    2PCNWQ',
  '^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE',
].join('');

test('reads a pass for two flights with all its optional fields', () => {
  expect(readBoardingPass(twoLegs)).toEqual({
    name: 'IONESCU/MARIN MR',
    nameCut: false,
    passenger: 'adult',
    issued: { day: 225, yearDigit: 6 },
    baggageTags: ['0014123456003'],
    legs: [
      {
        ref: 'QWE123',
        from: 'OTP',
        to: 'FRA',
        flightNumber: 'LH1419',
        carrier: 'LH',
        day: 226,
        compartment: 'F',
        seat: '1A',
        sequence: '25',
        ticket: '2201234567890',
        marketingCarrier: undefined,
        frequentFlyer: 'LH1234567890123',
        baggage: '20K',
      },
      {
        ref: 'RTY456',
        from: 'FRA',
        to: 'LHR',
        flightNumber: 'BA903',
        carrier: 'BA',
        day: 227,
        compartment: 'C',
        seat: '12C',
        sequence: '2',
        ticket: '1250987654321',
        marketingCarrier: undefined,
        frequentFlyer: 'BA1234567890123',
        baggage: '2PC',
      },
    ],
  });
});

test('reads a pass that has nothing but the mandatory fields, with or without its last blanks', () => {
  const pass = readBoardingPass('M1VLADESCU/SIMINA      KLM12X OTPSTNFR 1007 057Y023C0101 100');
  expect(pass?.legs[0]).toMatchObject({ flightNumber: 'FR1007', day: 57, seat: '23C', ticket: undefined, baggage: undefined });
  expect(pass).toMatchObject({ issued: undefined, passenger: undefined, baggageTags: [] });
  expect(readBoardingPass('M1VLADESCU/SIMINA      KLM12X OTPSTNFR 1007 057Y023C0101 ')?.legs).toHaveLength(1);
});

test('tells a name that was cut, an infant without a seat, another airline that sells', () => {
  const unique = `4WW6365BRO ${' '.repeat(13)}`;
  const repeated = (ticket: string) => `${ticket.padEnd(13)}0 AF ${' '.repeat(20)}NIL`;
  const infant = (ticket: string) =>
    `M1CONSTANTINESCU/ALEXAEPPQQ11 OTPCDGRO 0381 001YINF 0003 148>618${unique}2A${repeated(ticket)}`;
  const pass = readBoardingPass(infant('2812123456789'));
  expect(pass).toMatchObject({
    nameCut: true,
    name: 'CONSTANTINESCU/ALEXA',
    passenger: 'infant',
    issued: { day: 365, yearDigit: 6 },
  });
  expect(pass?.legs[0]).toMatchObject({ ticket: '2812123456789', marketingCarrier: 'AF', seat: undefined, baggage: undefined });
  expect(readBoardingPass(infant('281212345678'))?.legs[0]).toMatchObject({ ticket: undefined, marketingCarrier: 'AF' });
});

test('an open flight has neither number nor day', () => {
  expect(readBoardingPass('M1POPA/ILINCA          ABC12  OTPVIEOS           Y        000')?.legs[0]).toMatchObject({
    flightNumber: undefined,
    day: undefined,
    seat: undefined,
    sequence: undefined,
  });
});

test.each([
  ['another barcode', 'https://agency.example/M1POPESCU/ANA'],
  ['no name', 'M1                    EABC123 OTPISTTK 1044 102Y012A0025 100'],
  ['no legs', 'M0POPESCU/ANA         EABC123 OTPISTTK 1044 102Y012A0025 100'],
  ['broken off in the second leg', twoLegs.slice(0, 145)],
  ['no airport', 'M1POPESCU/ANA         EABC123 OT1ISTTK 1044 102Y012A0025 100'],
  ['nothing', ''],
  ['a line without end', `M1${'A'.repeat(100_000)}`],
])('%s is no boarding pass', (_name, text) => {
  expect(readBoardingPass(text)).toBeUndefined();
});

test('broken optional fields leave the mandatory ones', () => {
  const pass = readBoardingPass('M1POPESCU/ANA         EABC123 OTPISTTK 1044 102Y012A0025 14D>6FFgarbage without any order');
  expect(pass?.legs[0]).toMatchObject({ flightNumber: 'TK1044', seat: '12A', ticket: undefined, baggage: undefined });
});
