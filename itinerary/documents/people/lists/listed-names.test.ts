import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('Spanish and Czech titles of one letter stand before names, and who wishes a pleasant journey is nobody', () => {
  expect(
    people('Pasajero   N.º de billete\nD. Anxo Seoane Lourido   075-2411996038\nD.ª Catalina Restrepo   075-2411996039'),
  ).toEqual(['D. Anxo Seoane Lourido 0752411996038', 'D.ª Catalina Restrepo 0752411996039']);
  expect(
    people('Cestující:\n1. p. Dvořáček Radim\n2. pí Dvořáčková Zdeňka\n\nPřejeme Vám příjemnou cestu!\nIvana Kubištová'),
  ).toHaveLength(2);
});

test('prices and headings under a list of travellers are nobody', () => {
  const list = 'Reisende\nDr. Ioana Moldovan   220-2384719056\nHerr Vlad Moldovan   220-2384719057';
  const both = ['Dr. Ioana Moldovan 2202384719056', 'Herr Vlad Moldovan 2202384719057'];
  expect(people(`${list}\nFlugpreis 2 x 389,00 EUR   778,00 EUR\nInternationaler / Nationaler Zuschlag   316,00 EUR`)).toEqual(
    both,
  );
  expect(people('Teilnehmer\n1-1   Herr Thorsten Brandt\n1-2   Frau Mareike Brandt\nLeistungen im Überblick')).toEqual([
    'Herr Thorsten Brandt',
    'Frau Mareike Brandt',
  ]);
});

test('what stands behind another label, greets or follows a numbered list is nobody', () => {
  expect(people('Approver:   Whitfield, Karen\nTraveler:   Marcus Holloway')).toEqual(['Marcus Holloway']);
  expect(people('Hello, DOUGLAS P\nNAME                 FLIGHT     SEAT\nDOUGLAS P KEENAN     DELTA 56   36C')).toEqual([
    'DOUGLAS P KEENAN',
  ]);
  expect(people('Nr.   Nume și prenume\n1     Baciu Ilie\n2     Moldovan Ana\nÎNTÂLNIREA GRUPULUI')).toEqual([
    'Baciu Ilie',
    'Moldovan Ana',
  ]);
});

test('what is sold besides, and how a flight stands, is nobody', () => {
  expect(people('SERVICII SUPLIMENTARE   281-2412345678\nOK   MRTPLUS OK')).toEqual([]);
});

test('from where one leaves under a list of names is nobody', () => {
  expect(people('Reisende\nAnna Müller\nKarl Müller\nAbreise Köln, Busbahnhof Süd')).toEqual(['Anna Müller', 'Karl Müller']);
});

test('a list in two columns, each with what he is in brackets', () => {
  const rows = 'Elena Prieto (Profesora)      Unax Goitia (Alumno)\nNerea Zubia (Alumna)          Iria Castro (Alumna)';
  const all = ['Elena Prieto', 'Unax Goitia', 'Nerea Zubia', 'Iria Castro'];
  for (const heading of ['Travelling party (first group of the school, 4 seats):', 'Grupo de viaje (2º grupo):'])
    expect(people(`${heading}\n${rows}`).toSorted(), heading).toEqual(all.toSorted());
});

test('numbers before a hyphen are of the list, whose names may stand beside each other over their tickets', () => {
  const french =
    'Passagers\n1 – Mihai Alexandru Rusu              2 – Isabelle Gagnon                   3 – Clara Gagnon-Rusu (enfant)\nNuméro de billet : 014 2180457731     Numéro de billet : 014 2180457732     Numéro de billet : 014 2180457733\nTPS/TVH n° 10009-2287 RT0001';
  expect(people(french)).toEqual([
    'Mihai Alexandru Rusu 0142180457731',
    'Isabelle Gagnon 0142180457732',
    'Clara Gagnon-Rusu 0142180457733 child',
  ]);
  expect(people('TPS/TVH n° 10009-2287 RT0001')).toEqual([]);
  expect(people('Reisende\n1 – Frau Sabine Brückner\n2 – Jens Brückner')).toEqual(['Frau Sabine Brückner', 'Jens Brückner']);
});

test('heads in two languages hold names, beside a number and the day of a birth', () => {
  const rows = '1     Marius Lungu      17-03-1991     bekend\n2     Anamaria Preda    25-06-1998     aan te vragen';
  expect(people(`Naam / Nume             Geboren        BSN\n${rows}`)).toEqual(['Marius Lungu', 'Anamaria Preda']);
  expect(people(`Név (Name)              Született      BSN\n${rows}`)).toEqual(['Marius Lungu', 'Anamaria Preda']);
});

test('titles in brackets are no airports, and names of towns are given names in a numbered list', () => {
  expect(people('TURIȘTI\n1. SANDU LIVIU  (DL)\n2. SANDU CARMEN  (DNA)\n3. SANDU ALEXIA MARIA  (CHD)')).toHaveLength(3);
  expect(people('Participants\n1. POPA ANDREI (MR)\n2. POPA VICTORIA (MRS)')).toHaveLength(2);
  expect(people('Nome   Numero biglietto\nPARODI UGO (Sig.)   055 2417882310\nCOSTA ELENA (Sig.ra)   055 2417882311')).toEqual([
    'PARODI UGO 0552417882310',
    'COSTA ELENA 0552417882311',
  ]);
  expect(people('Pasajeros\nVELASCO ANTON (D.)\nVELASCO PAULA (D.ª)\nSOTO INES (Dra.)')).toHaveLength(3);
  expect(people('Participants\n1. POPA ANDREI\n2. POPA CARMEN\n3. Roma Fiumicino')).toEqual(['POPA ANDREI', 'POPA CARMEN']);
});

test('the kind of a traveller stands in the column of titles, and a title behind the names in small letters', () => {
  const bulgarian =
    'ТУРИСТИ\n1   MRS    STOYANOVA DESISLAVA    род. 04.10.1990\n2   CHD    STOYANOVA RAYA         род. 15.12.2020\n';
  expect(people(bulgarian)).toEqual(['MRS STOYANOVA DESISLAVA', 'STOYANOVA RAYA child']);
  const german =
    'Reiseteilnehmer\nNr.   Anrede    Name, Vorname               Preis EUR\n1     Herr      Brüggemann, Jan Ole         1.349,00\n2     Kind      Brüggemann, Fiete           599,00';
  expect(people(german)).toEqual(['Herr Brüggemann, Jan Ole', 'Brüggemann, Fiete child']);
  expect(people('Cestující\n1. DVOŘÁKOVÁ Jana paní\n2. DVOŘÁK Petr pan\n3. DVOŘÁKOVÁ Eliška dítě (8 let)')).toEqual([
    'DVOŘÁKOVÁ Jana',
    'DVOŘÁK Petr',
    'DVOŘÁKOVÁ Eliška child',
  ]);
});

test('behind a title and a given name Price is a family', () => {
  expect(people('Who is travelling:\nMr Gareth Llewellyn-Price\nMrs Emma Price\nTotal Price')).toEqual([
    'Mr Gareth Llewellyn-Price',
    'Mrs Emma Price',
  ]);
});

test('a list in two columns, each with its kind, over their tickets', () => {
  const cards = (one: string, other: string) => `${one.padEnd(50)}${other}`;
  const list = (head: string, kinds: readonly string[], word: string) =>
    people(
      [
        head,
        cards(`Sr. Otávio Braga · ${kinds[0]}`, `Sra. Renata Braga · ${kinds[0]}`),
        cards(`${word} 127 2104471190`, `${word} 127 2104471191`),
        cards(`Bento Braga · ${kinds[1]}`, `Cecília Braga · ${kinds[1]}`),
        cards(`${word} 127 2104471192`, `${word} 127 2104471193`),
      ].join('\n'),
    );
  for (const [head, kinds, word] of [
    ['Passageiros (4)', ['Adulto', 'Criança'], 'Bilhete eletrônico'],
    ['Pasajeros (4)', ['Adulto', 'Niño'], 'Billete'],
    ['Passengers', ['Adult', 'Child'], 'Ticket'],
  ] as const)
    expect(list(head, kinds, word)).toEqual([
      'Sr. Otávio Braga 1272104471190 adult',
      'Sra. Renata Braga 1272104471191 adult',
      'Bento Braga 1272104471192 child',
      'Cecília Braga 1272104471193 child',
    ]);
});

test('the flights and seats of each may stand half a line over and under him, below heads of their own', () => {
  const table = [
    'Tên hành khách / Passenger name     Loại / Type     Chuyến bay     Ghế / Seat',
    '                                                    VJ150          12A',
    'NGUYEN, THI MINH CHAU               Người lớn',
    '                                                    VJ133          14A',
    '                                                    VJ150',
    'LE, GIA HAN                         Em bé',
    '                                                    VJ133',
  ];
  expect(people(table.join('\n'))).toEqual(['NGUYEN, THI MINH CHAU', 'LE, GIA HAN']);
  expect(people(`${table[0]}\n${'LE, QUOC BAO'.padEnd(36)}${'Adult'.padEnd(16)}VJ150 VJ133    12A 14A`)).toEqual([
    'LE, QUOC BAO adult',
  ]);
});

test('a list with its seats goes on with a young person, or one of its families', () => {
  const seats = '  (CTA) - (BER)  Posto 07A   1 x bagaglio';
  expect(
    people(`Passeggeri\nSig. Salvatore Greco\n${seats}\nAlfio Greco\n${seats}\nOndina Messina (Teen)\n${seats}\nCheck-in online`),
  ).toEqual(['Sig. Salvatore Greco', 'Alfio Greco', 'Ondina Messina adult']);
});

test('under a numbered list stands a heading', () => {
  const list =
    'Detail Penumpang\nNo.   Nama Penumpang   Tiket\n1   Tn. Budi Santoso (Dewasa)   126-2401885510\n2   Ny. Dewi Anggraini (Dewasa)   126-2401885511';
  expect(people(`${list}\nKota Bersejarah\n- Reschedule: 250.000`)).toEqual([
    'Tn. Budi Santoso 1262401885510 adult',
    'Ny. Dewi Anggraini 1262401885511 adult',
  ]);
});

test('a heading asks for the order of names in brackets', () => {
  const list = '1. Žemaitytė Rūta (Ms)   220-4471826903\n2. Šulskis Mindaugas (Mr)   220-4471826904';
  const orders = (heading: string) => passengersIn(readPastedText(`${heading}\n${list}`).lines).map(({ order }) => order);
  expect(orders('Keleiviai (pavardė, vardas)')).toEqual(['family-first', 'family-first']);
  expect(orders('Passasjerer (Etternavn, fornavn)')).toEqual(['family-first', 'family-first']);
  expect(orders('Keleiviai')).not.toContain('family-first');
});

test('a ride from hour to hour under a list of travellers is nobody', () => {
  const list = 'PASSAGERS / PASSENGERS\nGAGNON, SYLVAIN M.   Billet 649 2204418713\n\nDossier transporteur : PT6W3K';
  expect(people(`${list}\n\n2027-07-22 jeudi\n  NAVETTE / SHUTTLE   Express du Nord   Alma 13 h 00 -> Laval 16 h 40`)).toEqual([
    'GAGNON, SYLVAIN M. 6492204418713',
  ]);
});

test('who ends a letter right below the list is nobody', () => {
  expect(people('Pasażerowie:\nLIPSKA/ANNA MRS   220-2418871201\nLIPSKI/JAN MR   220-2418871202\nPozdrawiam\nEwa Krok')).toEqual([
    'LIPSKA/ANNA MRS 2202418871201',
    'LIPSKI/JAN MR 2202418871202',
  ]);
});

test('beside a list of travellers stand the flights, line by line between its own', () => {
  const cell = (text: string) => text.padEnd(50);
  expect(
    people(
      [
        `${cell('Reizigers')}Uw vluchten`,
        `${cell('Hendrik Jan van den Brink')}Boekingscode L3WQ8Z`,
        cell('geb. 03-02-1961'),
        `${cell('ticket 074-2418800121')}do 4 maart 2027  vlucht KL 1141`,
        `${cell('')}vertrek  10.15  Amsterdam (AMS)`,
        cell('Wilhelmina Froukje Dijkema'),
        `${cell('')}aankomst 12.05  Oslo (OSL)`,
        cell('geb. 14-10-1963'),
        cell('ticket 074-2418800122'),
      ].join('\n'),
    ),
  ).toEqual(['Hendrik Jan van den Brink 0742418800121', 'Wilhelmina Froukje Dijkema 0742418800122']);
});

test('a counted list goes on beside flights in a column of their own', () => {
  const list = (head: string) =>
    `${head.padEnd(40)} FLIGHTS
1. REYESA Joselino                       Manila (MNL) dep 10:45
   Bosun                                 Doha (DOH) arr 15:45
   Ticket 157-2409935510                 QR 933
2. OUCHANE Mohamed Amine                 Doha (DOH) dep 18:45
   Oiler                                 Athens (ATH) arr 23:45
   Ticket 157-2409935511                 Meals
MARIN DÉBARQUANT (pour information)      BAGAGES
BENNANI Hicham, retour par ses soins     2 pièces`;
  for (const head of ['CREW JOINING', 'MARINS EMBARQUANTS', 'Passengers', 'Tripulantes que embarcan'])
    expect(
      passengersIn(readPastedText(list(head)).lines).map(({ name, eticket }) => [name.value, eticket?.value]),
      head,
    ).toEqual([
      ['REYESA Joselino', '1572409935510'],
      ['OUCHANE Mohamed Amine', '1572409935511'],
    ]);
});

test('beside others of a family stands a child whose age is said, whatever it is called', () => {
  const list = 'Podróżni (4)\nMarta Zych          Tomasz Zych          Zofia Zych (10 l.)          Dobrawa Zych (7 l.)';
  expect(people(list)).toEqual(['Marta Zych', 'Tomasz Zych', 'Zofia Zych child', 'Dobrawa Zych child']);
  expect(people('Пассажиры\nЗимина Зинаида (1958 г.р.)     Зимин Савва (7 л.)     Зимина Ульяна (1 г.)')).toHaveLength(3);
  expect(people('Reisende (3)\nAnnegret Wulf          Detlef Wulf          Ruth Ahlers')).toEqual([
    'Annegret Wulf',
    'Detlef Wulf',
    'Ruth Ahlers',
  ]);
});
