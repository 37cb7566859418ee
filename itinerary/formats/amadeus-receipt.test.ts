import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { amadeusReceipt } from './amadeus-receipt.ts';

const draftOf = draftBy(amadeusReceipt);

const head = 'FROM /TO            FLIGHT  CL DATE   DEP   FARE BASIS      NVB    NVA    BAG ST';
const citiesOf = (rows: string) =>
  draftOf(`${head}\n${rows}`).segments.map(({ departure, arrival }) => [departure.place?.value, arrival.place?.value]);

test('the table’s heading and a coupon are recognised; the boxed receipt’s are not', () => {
  expect(
    amadeusReceipt.recognises(`${head}\nVIENNA INTL         OS 381  K  30NOV  0710  KCLSRO                 30NOV  1PC OK`),
  ).toBe(true);
  expect(
    amadeusReceipt.recognises(
      'From To Flight Class Date Departure Arrival Resa NVB NVA Baggage\nVIENNA ZURICH OS381 K 30Nov 07:10 08:40 Ok',
    ),
  ).toBe(false);
});

test('a coupon’s own columns are told from the days of validity', () => {
  const [flight] = draftOf(
    `${head}\nVIENNA INTL         OS 381  K  30NOV  0710  K30NOVRO        29NOV  01DEC  1PC OK\nZURICH`,
  ).segments;
  expect(flight?.departure.date?.value).toEqual({ day: 30, month: 11 });
  expect([flight?.departure.time?.value, flight?.bookingClass?.value, flight?.baggage?.value, flight?.status?.value]).toEqual([
    '07:10',
    'K',
    '1PC',
    'OK',
  ]);
});

test('without a printed end a coupon ends where the next begins, and the last one below', () => {
  expect(
    citiesOf(`STOCKHOLM           LH 2417 W  21APR  1745  W03LGTE5        21APR  21APR  1PC OK
ARLANDA
MUNICH INTL         LH 1672 W  21APR  2205  W03LGTE5        21APR  21APR  1PC OK
CLUJ NAPOCA`),
  ).toEqual([
    ['STOCKHOLM ARLANDA', 'MUNICH INTL'],
    ['MUNICH INTL', 'CLUJ NAPOCA'],
  ]);
});

test('a coupon before one that begins over two lines ends at both lines', () => {
  expect(
    citiesOf(`MUNICH INTL         LH 2416 W  14APR  0945  W03LGTE5               21APR  1PC OK
STOCKHOLM           LH 2417 W  21APR  1745  W03LGTE5        21APR  21APR  1PC OK
ARLANDA
MUNICH INTL`),
  ).toEqual([
    ['MUNICH INTL', 'STOCKHOLM ARLANDA'],
    ['STOCKHOLM ARLANDA', 'MUNICH INTL'],
  ]);
});

test('the arrival beside the airport of departure does not move the cities', () => {
  const text = `MOSCOW              SU 2134 N  12JUL  0945  NVUIST                 12JUL  1PC OK
SHEREMETYEVO        ARRIVAL TIME: 1235    ARRIVAL DATE: 12JUL
TERMINAL: D
ISTANBUL
ISTANBUL AIRPORT`;
  expect(citiesOf(text)).toEqual([['MOSCOW SHEREMETYEVO', 'ISTANBUL ISTANBUL AIRPORT']]);
  const [flight] = draftOf(`${head}\n${text}`).segments;
  expect([flight?.departure.terminal?.value, flight?.arrival.terminal, flight?.arrival.time?.value]).toEqual([
    'D',
    undefined,
    '12:35',
  ]);
});

test('an arrival below both cities leaves each its lines', () => {
  expect(
    citiesOf(`BUCHAREST HENRI     TK 1046 V  28DEC  1415  VPN3XPB                28DEC  30K OK
COANDA
ISTANBUL
ISTANBUL AIRPORT
                    ARRIVAL TIME: 1645   ARRIVAL DATE: 28DEC`),
  ).toEqual([['BUCHAREST HENRI COANDA', 'ISTANBUL ISTANBUL AIRPORT']]);
});

test('a stretch without flight parts the flights around it', () => {
  expect(
    citiesOf(`VIENNA INTL         OS 381  K  30NOV  0710  KCLSRO                 30NOV  1PC OK
ZURICH              ARNK
GENEVA              LX 28   K  05DEC  1210  KCLSRO                 05DEC  1PC OK
VIENNA INTL`),
  ).toEqual([
    ['VIENNA INTL', 'ZURICH'],
    ['GENEVA', 'VIENNA INTL'],
  ]);
});

test('a flight left open is said and left out', () => {
  const draft = draftOf(
    `${head}\nIASI                OS 646  K  30NOV  0515  KCLSRO                 30NOV  1PC OK\nVIENNA INTL         OS OPEN K  OPEN         KCLSRO\nIASI`,
  );
  expect(draft.segments).toHaveLength(1);
  expect(draft.doubts.map(({ code }) => code)).toEqual(['open-flight']);
});

test('a page break repeats the heading of the document in the middle of the table', () => {
  const page = `ELECTRONIC TICKET\nAGENTIE SRL               DATE: 16 NOV 2026\nTICKET NUMBER : ETKT 257 9012233445\n${head}`;
  const { segments } = draftOf(`${page}
IASI                OS 646  K  30NOV  0515  KCLSRO                 30NOV  1PC OK
PAGE 1
${page}
VIENNA INTL         ARRIVAL TIME: 0605   ARRIVAL DATE: 30NOV
TERMINAL: 3
PAYMENT : CASH`);
  expect(segments.map(({ arrival }) => [arrival.place?.value, arrival.time?.value, arrival.terminal?.value])).toEqual([
    ['VIENNA INTL', '06:05', '3'],
  ]);
});

test('the second receipt’s first flight does not end the first receipt’s last one', () => {
  const receipt = (name: string, number: string) =>
    `NAME: ${name}\nTICKET NUMBER : ETKT 257 ${number}\n${head}\nIASI                OS 646  K  30NOV  0515  KCLSRO                 30NOV  1PC OK\nVIENNA INTL\nTOTAL : EUR 20`;
  const draft = draftOf(`${receipt('POPA/ION MR', '9012233445')}\n${receipt('POPA/ANA MISS (CHD)', '9012233446')}`);
  expect(draft.segments.map(({ arrival }) => arrival.place?.value)).toEqual(['VIENNA INTL', 'VIENNA INTL']);
  expect(draft.passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket?.value])).toEqual([
    ['POPA/ION MR', undefined, '2579012233445'],
    ['POPA/ANA MISS', 'child', '2579012233446'],
  ]);
});

test('the references of the system and of the airlines are told apart', () => {
  const draft = draftOf(
    `BOOKING REF : AMADEUS: R9PL4D, AIRLINE: TK/SQ3LXE, LH/KX77QW\n${head}\nIASI                OS 646  K  30NOV  0515  KCLSRO\nVIENNA INTL`,
  );
  expect(draft.bookingRef?.value).toBe('R9PL4D');
  expect(draft.airlineRefs.map(({ value }) => `${value.airline}/${value.ref}`)).toEqual(['TK/SQ3LXE', 'LH/KX77QW']);
});

test('the same table of another system, in two languages, with arrivals in a column', () => {
  const draft = draftOf(`ISSUE DATE/FECHA DE EMISION: 12 MAR 2027    NAME/NOMBRE: ROJAS/CLARA MRS
TICKET NUMBER/NRO DE BOLETO : 999-2200038032   BOOKING REF./CODIGO DE RESERVA: C1/IKEIKZ
FROM/TO FLIGHT CL DATE DEP ARR FARE BASIS NVB NVA BAG ST
DESDE/HACIA VUELO CL FECHA HORA HORA BASE TARIFARIA EQP. ESTATUS
BUENOS AIRES AEROPARQUE AR1502 B 14MAR 0930 1050 BNATITA 20K OK
CORDOBA *** NOT VALID FOR TRAVEL ***`);
  const [flight] = draft.segments;
  expect([flight?.flightNumber.value, flight?.arrival.time?.value, flight?.arrival.place?.value, flight?.baggage?.value]).toEqual(
    ['AR1502', '10:50', 'CORDOBA', '20K'],
  );
  expect([draft.bookingRef?.value, draft.issueDate?.value.year, draft.passengers[0]?.eticket?.value]).toEqual([
    'IKEIKZ',
    2027,
    '9992200038032',
  ]);
});

test('whose system drew the reference may stand behind its label', () => {
  const { bookingRef } = draftOf(
    `COD REZERVARE (1G)  : 5TQWJ8\n${head}\nVIENNA INTL         OS 381  K  30NOV  0710  KCLSRO                 30NOV  1PC OK\nZURICH`,
  );
  expect(bookingRef?.value).toBe('5TQWJ8');
});

test('a name the line was too short for goes on in the next, up to its title', () => {
  const nameIn = (lines: string) =>
    draftOf(`${lines}\n${head}\nIASI                OS 646  K  30NOV  0515  KCLSRO\nVIENNA INTL`).passengers.map(
      ({ name }) => name.value,
    );
  expect(nameIn('AGENT: 0044     NAME: MOLDOVAN/CRISTINA\nELENA MRS')).toEqual(['MOLDOVAN/CRISTINA ELENA MRS']);
  expect(nameIn('NOM: LEFEBVRE/JEAN\n                    PAUL HENRI MR')).toEqual(['LEFEBVRE/JEAN PAUL HENRI MR']);
  expect(nameIn('NOMBRE: ROJAS/CLARA MRS\nPEREZ MR')).toEqual(['ROJAS/CLARA MRS']);
  expect(nameIn('NAME: ROJAS/CLARA\nIATA : 632 10284')).toEqual(['ROJAS/CLARA']);
});

test.each([
  "HEURE LIMITE D'ENREGISTREMENT : 1H AVANT LE DEPART",
  'LATEST CHECK-IN : 60 MIN BEFORE DEPARTURE',
  'REPAS : REPAS VEGETARIEN',
  'BAGAGE EN SOUTE : 2PC',
])('the table goes on below the label of a coupon: %s', (label) => {
  const first = 'LOME                KP 034   K   08FEB   1305  1545   KLOWAF      2PC  OK\nLIBREVILLE';
  const second = 'LIBREVILLE          KP 035   K   15FEB   1630  1710   KLOWAF      2PC  OK\nLOME';
  expect(citiesOf(`${first}\n${label}\n${second}\n${label}`)).toEqual([
    ['LOME', 'LIBREVILLE'],
    ['LIBREVILLE', 'LOME'],
  ]);
});

test('a label may stand over the city where a coupon ends', () => {
  const coupon = 'LOME                KP 034   K   08FEB   1305  1545   KLOWAF      2PC  OK';
  expect(citiesOf(`${coupon}\n                    HEURE LIMITE D'ENREGISTREMENT : 1205\nLIBREVILLE`)).toEqual([
    ['LOME', 'LIBREVILLE'],
  ]);
});

test.each([
  'REF. DE DOSSIER : AMADEUS : R9PL4D, COMPAGNIE : TK/SQ3LXE',
  'REF. DU DOSSIER : AMADEUS: R9PL4D, COMPAGNIE: TK/SQ3LXE',
])('the reference of a file: %s', (line) => {
  const row = 'IASI                OS 646  K  30NOV  0515  KCLSRO';
  expect(draftOf(`${line}\n${head}\n${row}\nVIENNA INTL`).bookingRef?.value).toBe('R9PL4D');
});
