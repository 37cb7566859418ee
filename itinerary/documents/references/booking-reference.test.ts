import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { bookingRefIn } from './booking-reference.ts';

const lines = (text: string) => readPastedText(text).lines;

test.each([
  ['Booking code: 7KQ2MV', '7KQ2MV'],
  ['Nr umowy (booking no.):  4417302', '4417302'],
  ['Nr rezerwacji (booking no.):  4417302', '4417302'],
  ['Auftrag (booking ref.): 7KQ2MV', '7KQ2MV'],
  ['Код бронирования: 0VB7KT/1H', '0VB7KT'],
  ['КОД БРОНИРОВАНИЯ / PNR   0VB7KT/1H', '0VB7KT'],
  ['Tak for din booking, Mette! Dit bookingnummer er T4WQ9L', 'T4WQ9L'],
  ['Bookingreferencen er T4WQ9L', 'T4WQ9L'],
  ['Ditt bokningsnummer är T4WQ9L', 'T4WQ9L'],
  ['Bestillingsnummeret ditt er T4WQ9L', 'T4WQ9L'],
  ['Varausnumerosi on T4WQ9L', 'T4WQ9L'],
  ['REZERVASYON KODU / BOOKING REFERENCE    SZ4K7P', 'SZ4K7P'],
  ['RÉSERVATION / BOOKING REFERENCE  B7RK3N', 'B7RK3N'],
  ['Confirmation Number:\nPX2K7L', 'PX2K7L'],
  ['Cod de confirmare a zborului: BQ7K4X', 'BQ7K4X'],
  ['REZERVASYON KODU / BOOKING\nP9WQ3L\nREFERENCE', 'P9WQ3L'],
  ['Buchungsreferenz: R7D3KX', 'R7D3KX'],
  ['Cod rezervare agenție (Amadeus)   Cod companie aeriană (LH)\n7KQ4TX                            5M8RVE', '7KQ4TX'],
  ['Buchungscode Agentur (Galileo)    Airline-Buchungscode (LH)\n7KQ4TX                            5M8RVE', '7KQ4TX'],
  ["Codice prenotazione dell'agenzia   Codice prenotazione compagnia (AZ)\n7KQ4TX                             5M8RVE", '7KQ4TX'],
  ['Booking reference (LH)\n5M8RVE', '5M8RVE'],
  ['Airline-Buchungscode (für den Check-in): 5M8RVE', '5M8RVE'],
  ['Код на резервация   Програма\nBT51844             Анталия, 7 нощувки', 'BT51844'],
  ['Localizador da reserva (Galileo):   7H2LMW   Localizador da companhia: TP*K3V9QZ', '7H2LMW'],
  ['Booking reference (1G): 7H2LMW', '7H2LMW'],
  ['Varaustunnus   Lentoyhtiön tunnus\nXM2RWA   AY / 6KQ3TB', 'XM2RWA'],
  ['Foglalási azonosító: 7H2LMW', '7H2LMW'],
  ['Rezervační kód: QRTWLP', 'QRTWLP'],
  ['Rezervacijos kodas   QRTWLP', 'QRTWLP'],
  ['Номер бронювання: QRTWLP', 'QRTWLP'],
  ['Αριθμός κράτησης: QRTWLP', 'QRTWLP'],
  ['Filekey        : KTRWZM', 'KTRWZM'],
  ['Visszaigazoló kód:   H4RT9V   Foglalás dátuma: 2026. november 22.\nMasterCard ****7719, engedélyezési kód 004Q7W', 'H4RT9V'],
  ['Rezervare nr. KTRWZM', 'KTRWZM'],
  ['Reserva nº: KTRWZM', 'KTRWZM'],
  ['Localizador aéreo     Pedido\nHJWQKD            00583214', 'HJWQKD'],
  ['Localizador del vuelo     Expediente\nHJWQKD            00583214', 'HJWQKD'],
  ['Código de reserva aérea     Agencia\nHJWQKD            Viajes Sol', 'HJWQKD'],
  ['LKQTVW\nLocalizador da reserva', 'LKQTVW'],
  ['7KQ2MV      Economy\nBuchungscode      Tarif', '7KQ2MV'],
  ['Vorgangsnummer 41872265', '41872265'],
  ['BOKNINGSREFERENS   BOKAD        RESMÅL\nNB4XTZ             2026-11-19   Luleå', 'NB4XTZ'],
  ['Voyageur        Dossier agence\nMme H. MARCHAND   XK4R7W\nDu 19/01 au 21/01 (2 nuits) - confirmation 4471HG20', 'XK4R7W'],
  ['Your booking K8Q3PXN: Bristol to Faro', 'K8Q3PXN'],
  ['航空公司预订编号:NV8QK2\n航空公司预订编号:7HW4PD', 'NV8QK2'],
  ['航司预订编号:NQ3XKT', 'NQ3XKT'],
  ['予約番号  7H2LMW', '7H2LMW'],
  ['예약번호: 7H2LMW', '7H2LMW'],
  ['Kode Booking Maskapai (PNR)\n6JRXTM', '6JRXTM'],
  ['Mã đặt chỗ: 7H2LMW', '7H2LMW'],
  ['Booking Reference:     7H2LMW (1G)     Fare Basis\nAI 104   SLRIN6M', '7H2LMW'],
  ['Buchstabe XM2RWA   AY / 6KQ3TB', 'XM2RWA'],
  ['Airline references (for their sites): Vietnam Airlines YQ4ZBN · Qantas 6LDW3R', 'YQ4ZBN'],
  ['קוד הזמנה אל על (PNR): W3TLQN  |  קוד הזמנה Bangkok: Airways DKM7TP', 'W3TLQN'],
  ['OUR FILE.. KNB-558201            AGENT.. MWANGI/J\nAIRLINE REC.LOC... KQ/RT7WMC  ET/KWQZBX', 'RT7WMC'],
  ['REC LOC: RT7WMC', 'RT7WMC'],
  ['Chiều đi – Vietnam Airlines – mã đặt chỗ: G6RXLQ\nChiều về – Vietjet Air – mã đặt chỗ: 8F3MTW', 'G6RXLQ'],
  ['Código de reserva (récord) Iberia\nKWQTRD     Preséntela en el mostrador', 'KWQTRD'],
  ['Κωδικός κράτησης Aegean Airlines: KWQTRD', 'KWQTRD'],
  ['Bokningsnummer flyg\nKW3TRD', 'KW3TRD'],
  ['رقم الحجز لدى شركة الطيران    KW7TRD', 'KW7TRD'],
  ['REF. DE DOSSIER : AMADEUS : RKWJQT, COMPAGNIE : AF/7WKJQ2\nAGENT S18422', 'RKWJQT'],
  ['Numer rezerwacji lotniczej GDN - BGY   KTWLQX (Wizz Air)\nNumer rezerwacji lotniczej BGY - WRO   M7RT9X (Ryanair)', 'KTWLQX'],
  ['Buchungscode Hinflug BER – BGY   KTWLQX (easyJet)\nBuchungscode Rückflug BGY – BER   M7RT9X (Ryanair)', 'KTWLQX'],
  ['Airline reference:            NZ / MWT8PD\nLicensed Travel Agent A10412', 'MWT8PD'],
])('%j names the reference', (text, reference) => {
  expect(bookingRefIn(lines(text))?.value).toBe(reference);
});

test('an agency’s reference counts, and a hotel’s never', () => {
  expect(bookingRefIn(lines('Airline reference: KX77QW\nAgency reference: 5TRWQ2'))?.value).toBe('5TRWQ2');
  expect(bookingRefIn(lines('Hotel confirmation: HT77QX\nRecord locator KX77QW'))?.value).toBe('KX77QW');
  expect(bookingRefIn(lines('AGENCY LOCATOR: 5TRWQ2      AIRLINE LOCATOR: UA - KX77QW'))?.value).toBe('5TRWQ2');
  expect(bookingRefIn(lines('Airline reference: KX77QW\nHotel reference: 5TRWQ2'))?.value).toBe('KX77QW');
});

test('a reference of the booking or of who sold it counts before those beside the flights, and before the airline’s locators', () => {
  const flight = 'LH 1655   OTP - MUC   14 Mar 2027   07:15 - 08:50\nConfirmation  Y5TR2K';
  for (const label of [
    'Booking Site Conf. # ',
    'Réf. du site : ',
    'Buchungsnr. des Portals: ',
    'Nr rezerwacji w serwisie: ',
    'Codice sito: ',
    'Kód rezervace CK: ',
  ])
    expect(bookingRefIn(lines(`${flight}\n${label}JMKTQP`))?.value, label).toBe('JMKTQP');
  for (const label of ['BOOKING LOCATOR    ', 'RESERVATION LOCATOR: ', 'BUCHUNGSLOKATOR   '])
    expect(bookingRefIn(lines(`${label}7QK4ZT      AIRLINE LOCATOR   OS/5XJ2LM  LH/5XJ2LM`))?.value).toBe('7QK4ZT');
});

test('a heading is no reference, nor is the code of a payment', () => {
  expect(bookingRefIn(lines('MasterCard ****7719, engedélyezési kód 004Q7W'))?.value).not.toBe('004Q7W');
  expect(bookingRefIn(lines('BOOKING REFERENCE   STATUS'))).toBeUndefined();
  expect(bookingRefIn(lines('Reservation details'))).toBeUndefined();
  expect(bookingRefIn(lines('BOOKING DETAILS: 12 May'))).toBeUndefined();
  expect(bookingRefIn(lines('Reservation (see below) ECONOMY'))).toBeUndefined();
  expect(bookingRefIn(lines('Reservation terms\nFAMILY'))).toBeUndefined();
});

test('without a label we know, the one thing on the paper that looks like a reference is it', () => {
  const ref = (text: string) => bookingRefIn(readPastedText(text).lines);
  expect(ref('Bókunarnúmer\n8E6QXP\nLH1419  12APR27')).toMatchObject({ value: '8E6QXP', certainty: 0.5 });
  expect(ref('Tarif KNN32R\nSmart 8E6QXP')).toBeUndefined();
  expect(ref('LH1419 W61209 7JUL27')).toBeUndefined();
});

test('figures alone are the reference only where their label says so, and nothing else is one', () => {
  const ref = (text: string) => bookingRefIn(lines(text))?.value;
  expect(ref('Nr rezerwacji          Kierunek\n4417302                Grecja, Rodos')).toBe('4417302');
  expect(ref('Booking number: 4417302')).toBe('4417302');
  expect(ref('Rezervare nr. ALV-2026-55180')).toBe('ALV-2026-55180');
  expect(ref('Booking reference: TRV-48213\nAirline reference: 7KQ2MV')).toBe('7KQ2MV');
  expect(ref('Rezervare: ST27HRG481')).toBe('ST27HRG481');
  expect(ref('Buchungsnummer\nTUI27HRG4815')).toBe('TUI27HRG4815');
  expect(ref('Booking number: ST27HRG481\nAirline reference: 7KQ2MV')).toBe('7KQ2MV');
  expect(ref('Rezerwacja: SW27AYT0093')).toBe('SW27AYT0093');
  expect(ref('Booking: 14MAR2027')).toBeUndefined();
  expect(ref('Booking: LH-FRA')).toBeUndefined();
  expect(ref('Booking number: 4417302\nAirline reference: 7KQ2MV')).toBe('7KQ2MV');
  expect(ref('Booking number: 0213456\nReservations 4417302')).toBeUndefined();
});

test('the agency’s or system’s reference counts before the airline’s, and that before a number without letters', () => {
  const ref = (text: string) => bookingRefIn(lines(text))?.value;
  expect(ref('Localizador: KQ5TZ7\nLocalizador aerolínea: MX4RTV')).toBe('KQ5TZ7');
  expect(ref('Boekingsnummer   Luchtvaartmaatschappij referentie\n8KQWPA           T6WQ3K')).toBe('8KQWPA');
  expect(ref('Buchungscode: 8KQWPA   Buchungscode der Airline: T6WQ3K')).toBe('8KQWPA');
  expect(ref('Boekingsnummer   Luchtvaartmaatschappij referentie\n44120987         T6WQ3K')).toBe('T6WQ3K');
  expect(ref('Numărul rezervării: 114 820 577\nCodul rezervării la linia aeriană (PNR): T6WQ3K')).toBe('T6WQ3K');
  expect(ref('Booking reference: 8KQWPA\nAirline booking ref: T6WQ3K\nAirline booking ref: M5UXJ2')).toBe('8KQWPA');
  expect(ref('Booking reference: 8KQWPA\nAirline code: TAROM')).toBe('8KQWPA');
  expect(ref('Este es tu código de reserva: KM7QZ\nVuelo LA2019\nLocalizador LATAM: WQXEJB')).toBe('KM7QZ');
  expect(ref('Localizador agencia: A77120\nLocalizador Lufthansa: ZT4QK7')).toBe('A77120');
  expect(ref('Booking ID: XY5512093\nAirline PNR: T6WQ3K')).toBe('T6WQ3K');
  expect(ref('Rezervační kód Galileo: 5XN7QD   Kód dopravce (KLM): ZM4T8P')).toBe('5XN7QD');
  expect(ref('AEGEAN\nBooking reference\nSee your mail')).toBeUndefined();
  expect(ref('Kod rezervacije: ZM4T8P\nU sustavu Amadeus: 5XN7QD')).toBe('5XN7QD');
});

test('of the references of several airlines the first is given, before the number of an agency', () => {
  const ref = (text: string) => bookingRefIn(lines(text))?.value;
  const ofAgency = 'Sunseekers booking: 26410887';
  expect(ref(`${ofAgency}\nAirline reference (Air New Zealand): T6WQ3K\nAirline reference (Air Rarotonga): M5UXJ2`)).toBe(
    'T6WQ3K',
  );
  expect(ref('IDA   vie. 8 ene. 2027   Código de reserva Avianca:   3WPKZL\nVUELTA   Código de reserva Copa:   HV2M7D')).toBe(
    '3WPKZL',
  );
});

test('a label of two lines has its value between them', () => {
  const [label, ...others] = lines(
    'REZERVASYON KODU / BOOKING   DATE OF\n                              RN6ZUB   21NOV26\nREFERENCE',
  );
  const raised = others.map((line) => ({ ...line, y: line.y - line.height / 2 }));
  expect(bookingRefIn([label, ...raised].filter((line) => line !== undefined))?.value).toBe('RN6ZUB');
});

test('where each entry has its own, that of a train is not the booking’s', () => {
  const trip = (heading: string) =>
    `${heading}\nDeparting 02:06 PM  Arriving 02:44 PM  Confirmation: 7A41CQ\nFlight Boston (BOS) to Paris (CDG)\nDL 224\nDeparture: 07:05 PM   Confirmation: GTH4XZ`;
  expect(bookingRefIn(lines(trip('Train Providence to Boston')))?.value).toBe('GTH4XZ');
  expect(bookingRefIn(lines('Hotel Nord, 2 nights\nBooking reference: 7A41CQ'))?.value).toBe('7A41CQ');
});

test('what a reference is of stands behind its label, and one of flights counts before that of a train', () => {
  const train = 'TRENO – Frecciarossa 9527, Roma 11:04 – Milano 14:33.\nPrenotazione 7A41CQ.';
  for (const label of ['Codice prenotazione volo: ', 'Buchungscode Flug: ', 'Kod rezerwacji lotu: ', 'Cod rezervare zbor: '])
    expect(bookingRefIn(lines(`${label}GTH4XZ  Data: 21/11/2026\n${train}`))?.value, label).toBe('GTH4XZ');
});

test('a system and an airline may share a reference, beside that of another airline', () => {
  const lines = 'Localizador Amadeus / Iberia: KZH5TD\nLocalizador Aerolíneas Argentinas: DQXWBN';
  expect(bookingRefIn(readPastedText(lines).lines)?.value).toBe('KZH5TD');
});

test('of two airlines under the same words the first, though it is called by half its name', () => {
  const listed = 'Kode booking Merpati : 6QWK3T          Kode booking Saudia : ZT5D2M';
  expect(bookingRefIn(readPastedText(listed).lines)?.value).toBe('6QWK3T');
});

test('of one behind words we do not know and one behind a bare word for codes the first counts', () => {
  const listed = 'Codice prenotazione (PNR) da usare per il check-in Turkish Airlines: 6QWK3T\nCodice Bangkok Airways: ZT5D2M';
  expect(bookingRefIn(readPastedText(listed).lines)?.value).toBe('6QWK3T');
});

test('references under one heading, each behind the name of its airline: the first', () => {
  const listed = (heading: string) =>
    `${heading}\nSWISS                   52JYTC\nBritish Airways         QFX6D2\nHotel Nord   NVT-8830157`;
  for (const heading of [
    'CONFIRMATION NUMBERS',
    'Coduri de rezervare',
    'Buchungscodes:',
    'Código de reserva da companhia aérea (check-in)',
  ])
    expect(bookingRefIn(lines(listed(heading)))?.value).toBe('52JYTC');
});

test('a column of the references of airlines, beside the number of who sold the flights', () => {
  const flights = 'Număr rezervare Călătorul: R-48829-10377\nPlecare   Zbor   Număr rezervare linie aeriană';
  expect(bookingRefIn(lines(`${flights}\n06:05     W4 3141   J9XKLF`))?.value).toBe('J9XKLF');
});

test('the number of a flight among its hours is no reference, whatever label stands over it', () => {
  const mail = (label: string, behind: string) =>
    `${label}\n${behind}\n\nMeno   2.2.2027   AY951   Helsinki (HEL) 07:50 - Kööpenhamina (CPH) 08:30`;
  expect(
    bookingRefIn(readPastedText(mail('matkalle lähtee kolme henkilöä. Finnairin varaustunnus', 'on NQ5XUJ.')).lines)?.value,
  ).toBe('NQ5XUJ');
  expect(bookingRefIn(readPastedText(mail('Booking reference', 'to follow')).lines)).toBeUndefined();
});
