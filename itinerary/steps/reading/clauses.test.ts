import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withClauses } from './clauses.ts';

async function flights(text: string) {
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
    [flightNumber, departure.airport, departure.date, departure.time, arrival.airport, arrival.date, arrival.time].join(' '),
  );
}

test('a paragraph is parted where a sentence or a clause ends, and no day is', () => {
  const text =
    'Plecați din Cluj marți, 4 mai, la 06:10 cu LO 644 și ajungeți la Varșovia la\n06:40 ora lor. Acolo aveți aproape 6 ore.';
  expect(withClauses(readPastedText(text))?.lines.map((line) => line.text)).toEqual([
    'Plecați din Cluj marți, 4 mai, la 06:10 cu LO 644',
    'și ajungeți la Varșovia la 06:40 ora lor.',
    'Acolo aveți aproape 6 ore.',
  ]);
});

test('a paragraph that nothing broke is one as well, where it says when a flight leaves and lands', () => {
  const text =
    'La întoarcere zborul din Incheon e TK91, vineri 16 aprilie la 23:40 (atenție, vineri noaptea!), cu sosire la Istanbul sâmbătă la 5:30.';
  expect(withClauses(readPastedText(text))?.lines.map((line) => line.text)).toEqual([
    'La întoarcere zborul din Incheon e TK91,',
    'vineri 16 aprilie la 23:40 (atenție,',
    'vineri noaptea!),',
    'cu sosire la Istanbul sâmbătă la 5:30.',
  ]);
  const cancelled = text.replace(/, cu sosire.*/, ', a fost anulat, iar compania v-a mutat pe alt zbor al ei.');
  expect(withClauses(readPastedText(cancelled))).toBeUndefined();
});

test('a name of two words of which the first is cut short ends no sentence', () => {
  const text =
    'On Monday you leave Fort St. Otter on WS 9258 at 6:00 a.m. and land in\nCalgary at 8:25 a.m. From there you go on to Pto. Nutria.';
  expect(withClauses(readPastedText(text))?.lines.map((line) => line.text)).toEqual([
    'On Monday you leave Fort St. Otter on WS 9258 at 6:00 a.m.',
    'and land in Calgary at 8:25 a.m.',
    'From there you go on to Pto. Nutria.',
  ]);
});

test('flights told by the names of their airlines are parted likewise', () => {
  const text = `You leave Tampa (TPA) on Monday, 8 February 2027 at 7:15 a.m. on American 1182, getting into
Charlotte (CLT) at 9:02 a.m. From there you connect to American 732, departing at 5:50 p.m.`;
  expect(withClauses(readPastedText(text))?.lines.map((line) => line.text)).toEqual([
    'You leave Tampa (TPA) on Monday, 8 February 2027 at 7:15 a.m. on American 1182,',
    'getting into Charlotte (CLT) at 9:02 a.m.',
    'From there you connect to American 732,',
    'departing at 5:50 p.m.',
  ]);
});

test('a document without paragraphs stays as it is', () => {
  expect(withClauses(readPastedText('LH 1419   OTP  MUC   12 Apr 2027\nBooking: QX7RT2'))).toBeUndefined();
});

const there = ['LH1653 OTP 2027-05-04 06:10 MUC 2027-05-04 07:20', 'LH410 MUC 2027-05-04 12:25 JFK 2027-05-04 15:45'];
const back = ['LH411 JFK 2027-05-19 17:40 MUC 2027-05-20 07:35', 'LH1654 MUC 2027-05-20 10:30 OTP 2027-05-20 13:30'];

test.each([
  [
    'Romanian',
    `Plecați din București Otopeni marți, 4 mai 2027, la 06:10 cu LH 1653 și ajungeți la München la
07:20 ora lor, gara este chiar sub terminal. La 12:25 decolați spre New York (JFK) cu LH 410 și
aterizați la 15:45, ora locală. La întoarcere plecați miercuri, 19 mai 2027, la 17:40 din New York (JFK)
cu LH 411. E zbor de noapte, ajungeți la München joi dimineața la 07:35, iar la 10:30 aveți
legătura spre București Otopeni cu LH 1654, cu sosire la 13:30.`,
  ],
  [
    'English',
    `You leave Bucharest Otopeni on Tuesday, 4 May 2027, at 06:10 with LH 1653 and arrive in Munich at
07:20 local time. At 12:25 you take off for New York (JFK) with LH 410 and
land at 15:45. For the way back you leave on Wednesday, 19 May 2027, at 17:40 from New York (JFK)
with LH 411. It is a night flight, you reach Munich on Thursday morning at 07:35, and at 10:30
you fly on to Bucharest Otopeni with LH 1654, landing at 13:30.`,
  ],
  [
    'German',
    `Sie fliegen am Dienstag, 4. Mai 2027, um 06:10 ab Bukarest Otopeni mit LH 1653 und landen in München um
07:20 Uhr. Um 12:25 geht es weiter nach New York (JFK) mit LH 410, die Landung
ist um 15:45. Zurück fliegen Sie am Mittwoch, 19. Mai 2027, um 17:40 von New York (JFK) mit
LH 411. Es ist ein Nachtflug, in München landen Sie am Donnerstag um 07:35, und um 10:30
geht es weiter nach Bukarest Otopeni mit LH 1654, wo Sie um 13:30 landen.`,
  ],
  [
    'French',
    `Vous partez de Bucarest Otopeni le mardi 4 mai 2027 à 06:10 par le vol LH 1653 et vous arrivez à Munich à
07:20 heure locale. À 12:25 vous décollez pour New York (JFK) avec LH 410 et
vous atterrissez à 15:45. Au retour vous partez le mercredi 19 mai 2027 à 17:40 de New York (JFK)
avec LH 411. C’est un vol de nuit, vous arrivez à Munich jeudi matin à 07:35, puis à 10:30
vous repartez pour Bucarest Otopeni avec LH 1654, arrivée à 13:30.`,
  ],
  [
    'Italian',
    `Partite da Bucarest Otopeni martedì 4 maggio 2027 alle 06:10 con LH 1653 e arrivate a Monaco di Baviera alle
07:20 ora locale. Alle 12:25 decollate per New York (JFK) con LH 410 e
atterrate alle 15:45. Al ritorno partite mercoledì 19 maggio 2027 alle 17:40 da New York (JFK)
con LH 411. È un volo notturno, arrivate a Monaco di Baviera giovedì mattina alle 07:35, poi alle 10:30
ripartite per Bucarest Otopeni con LH 1654, arrivo alle 13:30.`,
  ],
  [
    'Spanish',
    `Salen de Bucarest Otopeni el martes 4 de mayo de 2027 a las 06:10 con LH 1653 y llegan a Múnich a las
07:20 hora local. A las 12:25 despegan hacia Nueva York (JFK) con LH 410 y
aterrizan a las 15:45. A la vuelta salen el miércoles 19 de mayo de 2027 a las 17:40 de Nueva York (JFK)
con LH 411. Es un vuelo nocturno, llegan a Múnich el jueves por la mañana a las 07:35, luego a las 10:30
siguen hacia Bucarest Otopeni con LH 1654, con llegada a las 13:30.`,
  ],
  [
    'Swedish',
    `Ni reser tisdag den 4 maj 2027 från Bukarest Otopeni kl. 06.10 med LH 1653 och landar i München
07.20. Därifrån går LH 410 kl. 12.25, som är framme i New York (JFK) 15.45. Hem går resan onsdag den 19 maj 2027:
LH 411 lyfter från New York (JFK) 17.40 och landar i München torsdag den 20 maj 07.35, sedan går
LH 1654 mot Bukarest Otopeni 10.30, framme 13.30.`,
  ],
])('a journey told in sentences is read: %s', async (_, text) => {
  expect(await flights(`PNR QX7RT2\n\n${text}\n\nPOPESCU/ION MR`)).toEqual([...there, ...back]);
  const unbroken = text.replaceAll('\n', ' ');
  expect(await flights(`PNR QX7RT2\n\n${unbroken}\n\nPOPESCU/ION MR`)).toEqual([...there, ...back]);
});

test('a sentence goes on from where the one before it landed', async () => {
  const text = `Plecarea e sâmbătă 3 aprilie 2027 seara: TK1046 de la Otopeni la 21:25, ajungeți la Istanbul (aeroportul cel nou, IST) la 22:55. Aveți vreo trei ore acolo și la 02:05, deci deja duminică 4 aprilie, pleacă TK20 spre Seul Incheon (ICN), unde aterizați tot duminică la 17:50.`;
  expect(await flights(`Cod rezervare: QX7RT2\n\n${text}\n\nPOPESCU/ION MR`)).toEqual([
    'TK1046 OTP 2027-04-03 21:25 IST 2027-04-03 22:55',
    'TK20 IST 2027-04-04 02:05 ICN 2027-04-04 17:50',
  ]);
});

test('two flights in one line are two', async () => {
  const text = 'Tarom: rezervarea YH3K7P. Pax POPA/DAN MR.\nRO301 OTP-LHR 22MAR 0730-0855, RO302 LHR-OTP 26MAR 0950-1505';
  expect(await flights(text)).toEqual([
    'RO301 OTP 2027-03-22 07:30 LHR 2027-03-22 08:55',
    'RO302 LHR 2027-03-26 09:50 OTP 2027-03-26 15:05',
  ]);
});

test('what a sentence says behind another number is said of that', async () => {
  const letter = `Joi, 15 aprilie 2027, plecați din Cluj cu zborul LH 1673 la ora 06:05 și ajungeți la München la 06:50, de unde, la 08:35, vă îmbarcați pe LH 1780 spre Lisabona (sosire 10:45). La întoarcere, duminică, 18 aprilie, zborul LH 1781 decolează din Lisabona la 11:35 și aterizează la München la 15:45.`;
  const outcome = await parseTicket({ text: `Cod rezervare: HK8TWZ\nDna Carmen Neagu\n${letter}` }, { today: '2026-11-21' });
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  expect(
    outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].join(' '),
    ),
  ).toEqual(['LH1673 CLJ 06:05 MUC 06:50', 'LH1780 MUC 08:35 LIS 10:45', 'LH1781 LIS 11:35 MUC 15:45']);
});

test('a word that joins two flights parts them', async () => {
  const text =
    'Hemresa lördag 20 mars 2027: LH1417 Bukarest 14.05 – Frankfurt (FRA) 15.40 och LH3240 Frankfurt 16.55 – Göteborg (GOT) 18.40.';
  expect(await flights(`Bokningsnummer: QX7RT2\n${text}\nPOPESCU/ION MR`)).toEqual([
    'LH1417  2027-03-20 14:05 FRA 2027-03-20 15:40',
    'LH3240 FRA 2027-03-20 16:55 GOT 2027-03-20 18:40',
  ]);
});

test('a sentence ends where its last blank is lost, as in a line a word processor has stretched', async () => {
  const letters = [
    'On Fri 18 Jun 2027 you will fly with flight XC 1302 from Dusseldorf (DUS), departing at 11:35, to Antalya\n(AYT), where you land at 16:10.Your journey continues the same day with flight XC 8507, which leaves Antalya\n(AYT) at 17:40 and arrives in Ercan (ECN) at 18:35.',
    'Le vendredi 18 juin 2027 vous volerez avec le vol XC 1302 de Dusseldorf (DUS), départ à 11:35, vers Antalya\n(AYT), où vous atterrissez à 16:10.Votre voyage continue le même jour avec le vol XC 8507, qui quitte Antalya\n(AYT) à 17:40 et arrive à Ercan (ECN) à 18:35.',
  ];
  for (const letter of letters)
    expect(await flights(`Booking reference C7XQ2A\n\n${letter}\n\nFor flight XC 1302 a warm meal has been ordered.`)).toEqual([
      'XC1302 DUS 2027-06-18 11:35 AYT 2027-06-18 16:10',
      'XC8507 AYT 2027-06-18 17:40 ECN 2027-06-18 18:35',
    ]);
});

test('sentences of scripts without capitals end as well', async () => {
  expect(
    await flights(
      '2027 யூலை 17 அன்று பி.ப. 2.35 மணிக்கு (CDG) இலிருந்து UL 564 புறப்பட்டு, 2027 யூலை 18 மு.ப. 4.30 மணிக்கு (CMB) வந்தடையும். 2027 ஆகஸ்ட் 29 மு.ப. 12.50 மணிக்கு (CMB) இலிருந்து UL 563 புறப்பட்டு மு.ப. 8.25 மணிக்கு (CDG) சென்றடையும்.',
    ),
  ).toEqual(['UL564 CDG 2027-07-17 14:35 CMB 2027-07-18 04:30', 'UL563 CMB 2027-08-29 00:50 CDG 2027-08-29 08:25']);
  const text =
    'उड़ान TK 1044 09:10 बजे (OTP) से चलती है और 10:40 बजे (IST) पहुँचती है। फिर TK 35 13:20 बजे (IST) से चलती है और 16:45 बजे (YUL) पहुँचती है।';
  expect(withClauses(readPastedText(text))?.lines.length).toBe(2);
});

test('letters in Hebrew and Arabic tell a flight in each clause, its cities by the codes they have elsewhere in the letter', async () => {
  const hebrew =
    'קוד ההזמנה: KR4TQ2\n\nהיציאה ביום שלישי, 9 במרץ 2027. טיסה LH681 ממריאה מתל אביב (TLV) בשעה 16:40 ונוחתת במינכן (MUC) בשעה 19:50. משם\nממשיכים באותו ערב בטיסה LH1792 ממינכן בשעה 21:05 ומגיעים לליסבון (LIS) בשעה 23:20. החזרה ביום שבת,\n20 במרץ 2027: טיסה LH1793 יוצאת מליסבון בשעה 07:00 ומגיעה למינכן בשעה 11:00.';
  expect(await flights(hebrew)).toEqual([
    'LH681 TLV 2027-03-09 16:40 MUC 2027-03-09 19:50',
    'LH1792 MUC 2027-03-09 21:05 LIS 2027-03-09 23:20',
    'LH1793 LIS 2027-03-20 07:00 MUC 2027-03-20 11:00',
  ]);
  const arabic =
    'رمز الحجز: KR4TQ2\n\nتغادر الرحلة LH585 من القاهرة (CAI) يوم 09/03/2027 الساعة 05:40 وتصل إلى ميونخ (MUC) الساعة 08:50. ثم تغادر الرحلة LH1792\nمن ميونخ الساعة 11:05 وتصل إلى لشبونة (LIS) الساعة 13:20 في اليوم نفسه.';
  expect(await flights(arabic)).toEqual([
    'LH585 CAI 2027-03-09 05:40 MUC 2027-03-09 08:50',
    'LH1792 MUC 2027-03-09 11:05 LIS 2027-03-09 13:20',
  ]);
});

test('where a flight home leaves from was told with the way out', async () => {
  const text = `Na konferenci odlétáte z Prahy v pátek 5. března 2027 v 9.40 (KLM 1352), v Amsterodamu budete v 11.10.
Odtud týž den ve 12.30 linkou KLM 427 do Dubaje, přistání ve 21.55 místního času. Hotel je na Schipholu.
Domů letíte v sobotu 13. března ve 23.35 (KLM 428). V Amsterodamu jste druhý den ráno v 4.15 a do Prahy
pokračujete v 8.25 linkou KLM 1351, přílet 9.50. Rezervace YR4T8K, cestující pan Jan Novotný.`;
  expect(await flights(text)).toEqual([
    'KL1352 PRG 2027-03-05 09:40 AMS 2027-03-05 11:10',
    'KL427 AMS 2027-03-05 12:30 DXB 2027-03-05 21:55',
    'KL428 DXB 2027-03-13 23:35 AMS 2027-03-14 04:15',
    'KL1351 AMS 2027-03-14 08:25 PRG 2027-03-14 09:50',
  ]);
});

test('what is on the same evening begins a clause, and a day stays with its hour', () => {
  const text = `Saem na sexta, 15 de janeiro, às 11h20, Latam 3307, e chegam em Guarulhos às 12h40, é perto.
I Sofia lander du kl. 16.00 samme aften kl. 19.50 med SAS 977 hjem.`;
  expect(withClauses(readPastedText(text))?.lines.map((line) => line.text)).toEqual([
    'Saem na sexta, 15 de janeiro, às 11h20,',
    'Latam 3307,',
    'e chegam em Guarulhos às 12h40,',
    'é perto.',
    'I Sofia lander du kl. 16.00',
    'samme aften kl. 19.50 med SAS 977 hjem.',
  ]);
});

test('sentences are believed in their clauses, though their lines seem to tell a whole journey', async () => {
  const text = `Am Donnerstag, den 4. Februar 2027, geht es um 18.15 Uhr ab Nürnberg mit Lufthansa 149 nach Frankfurt (an 19.05 Uhr).
Am selben Abend um 21.30 Uhr startet dort Discover Airlines 4Y 132 nach Windhoek, Sie landen am nächsten Morgen
um 8.05 Uhr auf dem Flughafen. Ihr Mietwagen steht ab 9.00 Uhr bereit, und die Bahn fährt auch.
Reisender: Herr Emil Oster, Buchungscode RZ7M4U.`;
  expect(await flights(text)).toEqual([
    'LH149 NUE 2027-02-04 18:15 FRA 2027-02-04 19:05',
    '4Y132 FRA 2027-02-04 21:30 WDH 2027-02-05 08:05',
  ]);
});

test('clauses of Chinese, Japanese and Korean end at their commas', async () => {
  const clausesIn = (text: string) => withClauses(readPastedText(text))?.lines.map((line) => line.text);
  expect(
    clausesIn('3月9日(周二)早上7:40东航5516从青岛飞上海浦东,9:20到;同日13:25东航709从浦东飞马德里,当地时间20:45到。'),
  ).toEqual(['3月9日(周二)早上7:40东航5516从青岛飞上海浦东,', '9:20到;', '同日13:25东航709从浦东飞马德里,', '当地时间20:45到。']);
  expect(
    await flights(
      '예약번호 Y3KTWQ, 탑승자 김하늘. 2027년 2월 24일 수요일 18:10 싱가포르항공 137편으로 페낭에서 싱가포르 창이 19:40 도착, 같은 날 밤 22:35 대한항공 648편으로 출발하여 다음 날 5:55 인천에 도착하십니다.',
    ),
  ).toEqual(['SQ137 PEN 2027-02-24 18:10 SIN 2027-02-24 19:40', 'KE648 SIN 2027-02-24 22:35 ICN 2027-02-25 05:55']);
});
