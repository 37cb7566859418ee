import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { isPairOfCodes } from './code-words.ts';
import { marksOf } from './flight-marks.ts';

const marks = (text: string) =>
  readPastedText(text)
    .lines.flatMap(marksOf)
    .map(({ kind, found }) => `${kind} ${typeof found.value === 'object' ? found.text : found.value}`);

test('airports stand in brackets, behind a slash, or alone where nothing but a place can follow', () => {
  expect(marks('Bucharest (OTP) NEWARK, NJ (EWR - LIBERTY)')).toEqual(['airport OTP', 'airport EWR']);
  expect(marks('Bucharest/OTP  Munich/MUC')).toEqual(['airport OTP', 'airport MUC']);
  expect(marks('turkishairlines.com / WEB TR')).toEqual([]);
  expect(marks('06:15 OTP  07:25 MUC')).toEqual(['time 06:15', 'airport OTP', 'time 07:25', 'airport MUC']);
  expect(marks('H-1185 Budapest, BUD International Airport')).toEqual([]);
  expect(marks('Mr Ion Popescu (ADT)')).toEqual([]);
});

test('letters in brackets that nobody knows are short for the word before them, and a code behind a name', () => {
  expect(marks('visas from the embassy (VFZ), ofisi ya kodi (TZA)')).toEqual([]);
  expect(marks('(VFZ) va adjunta, en el mostrador')).toEqual([]);
  expect(marks('Fort Otter (YQZ) – the airport (OTP)')).toEqual(['airport YQZ', 'airport OTP']);
});

test('behind the code of its airport a terminal of the country or of abroad is no place', () => {
  expect(marks('PER DOM   HBA T1')).toEqual(['airport PER']);
  expect(marks('10:15  DOM   12:20  SJU')).toEqual(['time 10:15', 'airport DOM', 'time 12:20', 'airport SJU']);
});

test('aircraft, kilograms and words are no flights', () => {
  expect(marks('Vorgang 2 204 118 / V02 · gedruckt')).toEqual([]);
  expect(marks('Kambarys   B2-4   8 678 10 442')).toEqual([]);
  expect(marks('AIRBUS A321 or A350, 23 KG, TO 24, CO2 286')).toEqual([]);
  expect(marks('TK 1044 and A3961 and W6 3001')).toEqual(['flight TK1044', 'flight A3961', 'flight W63001']);
});

test('flights under the three letters of ICAO are those of the airline, trains and operators are none', () => {
  expect(marks('EZY2165, WZZ 3145')).toEqual(['flight U22165', 'flight W63145']);
  expect(marks('ICE 1551, operated by EZY2165, SAS 117 2419583306')).toEqual([]);
});

test('a card of which only the end is shown is no flight', () => {
  expect(marks('Flying Blue RO 2••••••551, U2418*****')).toEqual([]);
});

test('a terminal before an hour in four figures is no flight, whoever has its designator', () => {
  expect(marks('SK 0035 / 22APR  Luleå Kallax - Stockholm Arlanda T5  0655  0815')).toEqual(['flight SK35', 'day 22APR']);
  expect(marks('AF 7440  Paris CDG 2F 2110')).toEqual(['flight AF7440', 'airport CDG']);
  expect(marks('Stockholm Arlanda T5 2110')).toEqual([]);
  expect(marks('Turkmenistan Airlines T5 1733')).toEqual(['flight T51733']);
  expect(marks('Mumbai (T2)   Delhi (T1)   6E 2112   0745   0955')).toEqual(['flight 6E2112']);
});

test('nor is a terminal in brackets behind its airport', () => {
  expect(marks('Dep LOS (MM2) 4:30pm')).toEqual(['time 16:30']);
  expect(marks('Peach (MM2)')).toEqual(['flight MM2']);
});

test('who flies it is no flight in any language', () => {
  for (const words of ['Trafikeras av', 'Flyves af', 'Lennon liikennöi', 'Vol assuré par', 'Operowany przez', 'Prevádzkuje'])
    expect(marks(`${words} AIR FRANCE (AF1062)`)).toEqual([]);
});

test('a share of something is no flight', () => {
  expect(marks('PPN (ID) 11% rute domestik, OB 19 %')).toEqual([]);
});

test('lengths of flights are no times', () => {
  expect(marks('Durata 3 h 20 min')).toEqual([]);
  expect(marks('5h 05m, non-stop')).toEqual([]);
  expect(marks('18h20')).toEqual(['time 18:20']);
});

test('days are read whole, and two beside each other stay two', () => {
  expect(marks('Mon. 1 March 2027: Bucharest')).toEqual(['day Mon. 1 March 2027']);
  expect(marks('06JUL 06JUL')).toEqual(['day 06JUL', 'day 06JUL']);
  expect(marks('18JUN 12:40')).toEqual(['day 18JUN', 'time 12:40']);
  expect(marks('Issue Date :17JUN27')).toEqual(['day 17JUN27']);
});

test('days in words are read in capitals as well, and without their year', () => {
  expect(marks('LUNES 1 DE FEBRERO DE 2027')).toEqual(['day LUNES 1 DE FEBRERO DE 2027']);
  expect(marks('Viernes 5 de febrero')).toEqual(['day Viernes 5 de febrero']);
  expect(marks('Ida · segunda-feira, 18 de janeiro de 2027')).toEqual(['day segunda-feira, 18 de janeiro de 2027']);
});

test('a weekday may stand behind two numbers that are a day', () => {
  expect(marks('27/12 dom   NO 780')).toEqual(['day 27/12 dom', 'flight NO780']);
  expect(marks('Loc 12/11 Standard')).toEqual([]);
});

test('a number before a day takes nothing off it', () => {
  expect(marks('LO 32, viernes, 14 de mayo de 2027')).toEqual(['flight LO32', 'day viernes, 14 de mayo de 2027']);
  expect(marks('LO 32, Friday 14 May 2027')).toEqual(['flight LO32', 'day Friday 14 May 2027']);
});

test('a shift of a day stands behind a time or alone in its cell', () => {
  expect(marks('01:20 (+1)')).toEqual(['time 01:20', 'shift 1']);
  expect(marks('07:40 PM +1')).toEqual(['time 19:40', 'shift 1']);
  expect(marks('J+1')).toEqual(['shift 1']);
  expect(marks('17:35 next day')).toEqual(['time 17:35', 'shift 1']);
  expect(marks('05:25 Uhr (am nächsten Tag)')).toEqual(['time 05:25', 'shift 1']);
  expect(marks('A doua zi la 07:15')).toEqual(['time 07:15']);
  expect(marks('Tel. +1 212 555 0100')).toEqual([]);
});

test('terminals are read with their word', () => {
  expect(marks('Paris (CDG), Terminal 2E')).toEqual(['airport CDG', 'terminal 2E']);
  expect(marks('Terminal : I')).toEqual(['terminal I']);
});

test('two codes in one word are a pair, and words that are two codes by chance are not', () => {
  expect(['OTPMUC', 'EWRDEN'].filter(isPairOfCodes)).toEqual(['OTPMUC', 'EWRDEN']);
  // Billings and Leticia, Frankfurt and Nice, Denver by its name, twice the same, no airports
  expect(['BILLET', 'FRANCE', 'DENVER', 'OTPOTP', 'TICKET', 'otpmuc'].filter(isPairOfCodes)).toEqual([]);
});

test('years come first with any sign, or a blank, before a month by its name', () => {
  for (const day of ['2027.máj.05.', '2027. máj. 05.', '2027-máj-5', '2027 máj 05'])
    expect(
      marks(`Indulás ${day}`).map((mark) => mark.split(' ')[0]),
      day,
    ).toEqual(['day']);
});

test('a currency before its amount and a degree are no airports, and a code before its hour is one', () => {
  const codes = (text: string) =>
    readPastedText(text)
      .lines.flatMap(marksOf)
      .filter(({ kind }) => kind === 'airport').length;
  for (const text of ['Fare BHD 402.000', 'KRW 1,451,000', 'GPS 44.5641, 26.0722', 'EuroBonus EBB 604 118 227'])
    expect(codes(text), text).toBe(0);
  expect([codes('OTP 10:35'), codes('BHD 22.40')]).toEqual([1, 1]);
});

test('behind who operates no number is a flight, however wide the gap, and ten hours are none', () => {
  const flights = (text: string) =>
    readPastedText(text)
      .lines.flatMap(marksOf)
      .filter(({ kind }) => kind === 'flight').length;
  expect(flights('OPERATED BY                 AMERICAN AIRLINES AS AA51')).toBe(0);
  expect(flights('SEAT 22A     NON STOP 9H20')).toBe(0);
  expect(flights('Hainan Chang’an   9H 2020')).toBe(1);
});

test('beside a weekday a month may have one figure, and an airport before its hour is no weekday', () => {
  expect(marks('ma 12.7.  LH 1419')).toEqual(['day ma 12.7.', 'flight LH1419']);
  expect(marks('sáb 12/7')).toEqual(['day sáb 12/7']);
  expect(marks('to 29.4.  00:55')).toEqual(['day to 29.4.', 'time 00:55']);
  expect(marks('ned. 4. 4.  LH 1419')).toEqual(['day ned. 4. 4.', 'flight LH1419']);
  expect(marks('čl. 4. 4. pogodbe')).toEqual([]);
  expect(marks('plecare la 07.10. Seara')).toEqual([]);
  expect(marks('PER 07.10   Perth')).toEqual(['airport PER']);
  expect(marks('Per 07.10')).toEqual(['day Per 07.10']);
  expect(marks('do 7.5 kg')).toEqual([]);
});

test('a code that is a word as well is an airport in brackets behind its own city', () => {
  expect(marks('Düsseldorf (DUS)  Jackson (JAN)')).toEqual(['airport DUS', 'airport JAN']);
  expect(marks('București - Viena (DUS)')).toEqual([]);
});

test('a code that is a weekday as well is none where the day is another', () => {
  expect(marks('OS 792 VIE 16 March 2027')).toEqual(['flight OS792', 'airport VIE', 'day 16 March 2027']);
  expect(marks('VIE 19 MAR 2027')).toEqual(['day VIE 19 MAR 2027']);
  expect(marks('NH 3   HND   20-Jan-27   Wed   2000   CTS   20-Jan-27   2130')).toContain('airport CTS');
});

test('two numbers beside a weekday in brackets are a day', () => {
  expect(marks('04/01 (seg) · 07h40')).toEqual(['day 04/01 (seg)', 'time 07:40']);
  expect(marks('12/24 (max)')).toEqual([]);
});

test('across a gap a weekday behind its own day is none of the next', () => {
  expect(marks('10 Şub 2027 Çar            11 Şub 2027 Per')).toEqual(['day 10 Șub 2027', 'day 11 Șub 2027']);
  expect(marks('Friday            12 Mar 2027')).toEqual(['day Friday            12 Mar 2027']);
});

test('behind a dash a day with its month is no year of the day before', () => {
  expect(marks('16 March - 21 March 2027')).toEqual(['day 16 March', 'day 21 March 2027']);
  expect(marks('29 Sep - 04 Oct, 31 EUR')).toEqual(['day 29 Sep', 'day 04 Oct']);
  expect(marks('Friday, 12 March 27')).toEqual(['day Friday, 12 March 27']);
});

test('accounts, taxes and refunds are neither flights nor airports', () => {
  expect(marks('Cont EUR: RO65 BRDE 450S V123 4567 4500')).toEqual([]);
  expect(marks('Airline taxes & surcharges (K3 GST, UDF, ASF, CUTE)   INR 7,914')).toEqual([]);
  expect(marks('NONEND/TK ONLY/RFD EUR150')).toEqual([]);
});

test('a plus before an hour says that it is of the next day, and zeros lead numbers behind three letters', () => {
  expect(marks('MUC  Delhi  DEL  12:25  +0020  OK')).toEqual([
    'airport MUC',
    'airport DEL',
    'time 12:25',
    'time 00:20',
    'shift 1',
  ]);
  expect(marks('UTC +0200').filter((mark) => mark.startsWith('time'))).toEqual([]);
  expect(marks('JAL035便')).toEqual(['flight JL35']);
});

test('a shift alone under its hour may have its word', () => {
  expect(marks('05:30   Tokyo (HND)\n+1 day')).toContain('shift 1');
  expect(marks('+1 Tag')).toEqual(['shift 1']);
  expect(marks('(+2 días)')).toEqual(['shift 2']);
  expect(marks('+1 night at the hotel')).toEqual([]);
});

test('an hour before a city that begins with M and a letter with marks is an hour', () => {
  expect(marks('19:20 München (MUC)')).toEqual(['time 19:20', 'airport MUC']);
  expect(marks('07:15 Málaga (AGP)   10:30 a Mérida')).toEqual(['time 07:15', 'airport AGP', 'time 10:30']);
});

test('coaches of others are no flights, be their names designators of airlines or not', () => {
  expect(marks('4 h 05 min · RegioJet RJ 8051 (autobus)')).toEqual([]);
});

test('behind a label of flights three letters may have few figures, or be a name as well', () => {
  expect(marks('Flight EZY 85')).toEqual(['flight U285']);
  expect(marks('Vuelo TAP1023')).toEqual(['flight TP1023']);
  expect(marks('Zone EZY 85, TAP 1023')).toEqual([]);
  expect(marks('EJU 54   Berlin (BER)   Milan (MXP)   07:05   08:45')[0]).toBe('flight U254');
  expect(marks('KLM1364, SAS1415')).toEqual(['flight KL1364', 'flight SK1415']);
  expect(marks('KLM 074 2412345678, KLM 074-2412345678, ANA1')).toEqual([]);
});

test('behind a title stands the number of the next in a list, and no flight', () => {
  expect(marks('1. KEARNEY/PATRICK MR 2. BARTON/JUNE MS 3. BARTON/NEIL MR')).toEqual([]);
  expect(marks('MR 2   MS 985.')).toEqual(['flight MR2', 'flight MS985']);
});

test('with a comma figures are an hour beside the word for it, and sums elsewhere', () => {
  const hours = '07,20 ч., 7.45 часот, 09,05 Uhr, 18,30 год., о 19,10 годині, kl. 20,45, la ora 21,05';
  const times = ['07:20', '07:45', '09:05', '18:30', '19:10', '20:45', '21:05'];
  expect(marks(hours)).toEqual(times.map((time) => `time ${time}`));
  expect(marks('12,50 EUR, 23,10 кг')).toEqual([]);
  expect(marks('um 12,50 € teurer, 412,80 евро')).toEqual([]);
});

test('the half of the day in front of an hour belongs to it', () => {
  expect(marks('起飛 下午 2:45  吉隆坡  隔日(9 日)上午 1:20')).toEqual(['time 14:45', 'time 01:20', 'shift 1']);
  expect(marks('பி.ப. 2.35 மணிக்கு CDG')).toEqual(['time 14:35', 'airport CDG']);
});

test('the sign of a clerk beside a stamp is no flight, and behind two letters that are half a day may be one', () => {
  expect(marks('Wydrukowano 24.11.2026 13:05 op. KB07')).toEqual(['day 24.11.2026', 'time 13:05']);
  expect(marks('Druk KB07 24.11.2026')).toEqual(['flight KB7', 'day 24.11.2026']);
  expect(marks('vuelo AM 46 México (MEX)')).toEqual(['flight AM46', 'airport MEX']);
  expect(marks('at 9:10 AM 46 seats')).not.toContain('flight AM46');
});

test('the code of a tax before an amount in thousands is no flight', () => {
  expect(marks('27%   AM 378 000 Ft')).toEqual([]);
  expect(marks('AM 378   MEX')).toContain('flight AM378');
  expect(marks('LH 400 130 EUR')).toContain('flight LH400');
  expect(
    marks('BAGAŻ DO 20 KG, 2 ADULȚI ȘI 2 COPII, SI 2, KR 450, TL 450, 9:10 PM 737').filter((mark) => mark.startsWith('flight')),
  ).toEqual([]);
});
