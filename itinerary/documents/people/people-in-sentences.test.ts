import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('a sentence says for whom it was booked, and whom they take along', () => {
  expect(
    people(
      'Votre réservation est confirmée pour M. Jean Morel, Mme Anne Morel et leur bébé Léo Morel.\nBillets : 220-2417700110 et 220-2417700111',
    ),
  ).toEqual(['M. Jean Morel 2202417700110', 'Mme Anne Morel 2202417700111', 'Léo Morel infant']);
  expect(people('der Flug wurde für Stefan Kraus und Lena Kraus gebucht.')).toEqual(['Stefan Kraus', 'Lena Kraus']);
  expect(people('Le confirmamos la reserva a nombre de Carla Serra.\nBillete para Madrid Barajas')).toEqual(['Carla Serra']);
});

test('for whom a sentence says a ticket was issued has that one', () => {
  expect(
    people(
      'Para o Sr. Rui Matos de Sousa foi emitido o bilhete n.º 331 2160447085 e para a Sra. Ana Lima o bilhete n.º 331 2160447086.',
    ),
  ).toEqual(['Sr. Rui Matos de Sousa 3312160447085', 'Sra. Ana Lima 3312160447086']);
});

test('whose ticket a number is says the name before it, wherever others stand', () => {
  const text =
    'Confirmăm rezervarea pentru Radu Ionescu și fiica sa Mara Ionescu (8 ani).\nBilete: Mara Ionescu - 220-2417700111, Radu Ionescu - 220-2417700110';
  expect(people(text)).toEqual(['Radu Ionescu 2202417700110', 'Mara Ionescu 2202417700111 child']);
});

test('an infant that is read alone has none of several tickets', () => {
  expect(people('with infant Anna Wittenberg\nTickets 220-2417700110, 220-2417700111')).toEqual(['Anna Wittenberg infant']);
});

test('a label within a sentence, or with nothing between it and a name, says who travels', () => {
  expect(people('Localizador KX77QW. Viajero: Victor Pons')).toEqual(['Victor Pons']);
  expect(people('rezerwacja KX77QW na nazwisko Marek Zych.')).toEqual(['Marek Zych']);
  expect(people('Resenär Oskar Lind')).toEqual(['Oskar Lind']);
  expect(people('Passenger Service Charge')).toEqual([]);
});

test('what a sentence about children or other services names is nobody', () => {
  const text =
    'Passenger: Ana Pop\nAn infant Life Vest is under your seat. For child Safety Cards ask the crew.\nRental car booked for Saint Paul Airport\nTickets booked for Madrid Barajas';
  expect(people(text)).toEqual(['Ana Pop']);
});

test('a sentence that its lines part is read whole, with the kind and the ticket of each', () => {
  const text = [
    "J'ai le plaisir de vous confirmer vos billets sous la référence 9QLT5X. Voyagent : M. Carlos Ferreira (billet",
    '149-2417330982), Diogo Ferreira, 7 ans (billet n° 149-2417330983) et votre petite Inês Ferreira, 14 mois, sur les genoux',
    '(billet 149-2417330984).',
  ].join('\n');
  expect(people(text)).toEqual([
    'M. Carlos Ferreira 1492417330982',
    'Diogo Ferreira 1492417330983 child',
    'Inês Ferreira 1492417330984 infant',
  ]);
  const german =
    'wir bestätigen Ihnen die Tickets. Es reisen: Frau Anke Lindner (Ticketnummer\n220-2417330982), Jule Lindner, 7 Jahre (Ticket 220-2417330983).';
  expect(people(german)).toEqual(['Frau Anke Lindner 2202417330982', 'Jule Lindner 2202417330983 child']);
});

test.each([
  [
    'i voli per Palermo (codice K7MZ4E, intestato a entrambi: Paolo Scarpa e Giulia De Santis):',
    ['Paolo Scarpa', 'Giulia De Santis'],
  ],
  ['the flights are booked (K7MZ5E, for both of you: Ruth Adler and Simon Peel)', ['Ruth Adler', 'Simon Peel']],
  ['rezervarea pentru domnul Andrei Vasilescu și doamna Irina Vasilescu', ['domnul Andrei Vasilescu', 'Irina Vasilescu']],
  [
    "l'emissione dei biglietti per il Dott. Stefano Greco e la Sig.ra Elisa Fontana",
    ['Dott. Stefano Greco', 'Sig.ra Elisa Fontana'],
  ],
  [
    'les billets pour le déplacement de M. Antoine Lefebvre et de Mme Julie Garnier.',
    ['M. Antoine Lefebvre', 'Mme Julie Garnier'],
  ],
  ['los vuelos de Marcos Benavente y Nuria Salas, localizador W8TK2Q', ['Marcos Benavente', 'Nuria Salas']],
])('“%s” names those it is for', (text, names) => expect(people(text)).toEqual(names));

test('a request and a role in a sentence make no passenger', () => {
  const text = 'At the request of Mr James Thornton we have booked the flights of Ms Olivia Reid and Wiremu Tautahi.';
  expect(people(text)).toEqual(['Ms Olivia Reid', 'Wiremu Tautahi']);
  expect(people("Le directeur de l'hôtel, M. Giovanni Ricci, les attendra avec leurs billets.")).toEqual([]);
});

test('behind the number of a ticket a family stands before its given name', () => {
  expect(people('Iberia – billete 075-2419908847 – Goikoetxea Urrutia, Iker – 486,21 EUR')).toEqual([
    'Goikoetxea Urrutia, Iker 0752419908847',
  ]);
  expect(people('Viajero: Iker Goikoetxea Urrutia\nIberia 075-2419908847 – Goikoetxea Urrutia')).toEqual([
    'Iker Goikoetxea Urrutia 0752419908847',
  ]);
});

test('several numbers behind a name are of all who were named', () => {
  const text = 'rezervarea pentru Andrei Vasilescu și Irina Vasilescu, bilete 281-2417700172 și 281-2417700173.';
  expect(people(text)).toEqual(['Andrei Vasilescu 2812417700172', 'Irina Vasilescu 2812417700173']);
});

test.each([
  'Prepared for Ms. Ada King and Mr. Leo King by True North Journeys, Kelowna (Joanne Petrie)',
  'Préparé pour Mme Ada King et M. Leo King par Horizons Voyages',
  'Erstellt für Frau Ada King und Herr Leo King durch Reisebüro Sonnenklar',
])('for whom a paper was prepared, up to who did: %s', (text) => {
  expect(people(text).map((name) => name.split(' ').slice(-2).join(' '))).toEqual(['Ada King', 'Leo King']);
});

test.each([
  [
    'I numeri sono 055-2418850733 per lei (BELLANDI/FRANCESCA) e 055-2418850734 per suo marito (MORETTI/GIAN PAOLO).',
    ['BELLANDI/FRANCESCA 0552418850733', 'MORETTI/GIAN PAOLO 0552418850734'],
  ],
  [
    'Ticketnummern: 220-2418850733 für Frau Ida Berg und 220-2418850734 für Herrn Otto Berg.',
    ['Frau Ida Berg 2202418850733', 'Herrn Otto Berg 2202418850734'],
  ],
  [
    'The numbers are 125-2418850733 for Mr John Smith and 125-2418850734 for his wife Ruth Smith.',
    ['Mr John Smith 1252418850733', 'Ruth Smith 1252418850734'],
  ],
  ['Ticket 125-2418850733 for the Jubilee Hall, and more.', []],
])('whom numbers of tickets are for: %s', (text, expected) => expect(people(text)).toEqual(expected));

test.each([
  ['Numele, exact ca în pașaport: ELENA MARINESCU și RADU CRISTIAN MARINESCU – vă rog să le verificați.', 2],
  ['Names as they stand in the passports: Ada King and Leo King.', 2],
  ['Numele, exact ca în pașaport, vi le cerem la rezervare.', 0],
])('names that a sentence gives as in the passport: %s', (text, count) => expect(people(text)).toHaveLength(count));

test.each([
  'Asunto: Reserva F8TJ3K de Ana Lucía Quebradal Ruano, Xochil Soyapa Lenca de Quebradal,\nArely Quebradal Lenca (niña) y Melva Ruano Bodal\n\nEstimados clientes:',
  'Betreff: Flüge für Ana Lucía Quebradal Ruano, Xochil Soyapa Lenca de Quebradal,\nArely Quebradal Lenca (Kind) und Melva Ruano Bodal\nGuten Tag,',
])('what a letter is about names people in two lines: %s', (letter) => {
  expect(people(letter)).toEqual([
    'Ana Lucía Quebradal Ruano',
    'Xochil Soyapa Lenca de Quebradal',
    'Arely Quebradal Lenca child',
    'Melva Ruano Bodal',
  ]);
});

test('a ticket’s number may stand in groups of figures', () => {
  expect(people('Putnici: Zdenka Babić (karta 235 2406 618 830) i Branimir Babić (karta 235 2406 618 831)')).toEqual([
    'Zdenka Babić 2352406618830',
    'Branimir Babić 2352406618831',
  ]);
});

test('whose ticket it is may be told in brackets, and by a title as the sentence declines it', () => {
  expect(
    people(
      'Biletul dumneavoastră (Smaranda Tudose) are numărul 220-2417700110, iar al domnului Anghel-Radu Tudose numărul 220-2417700111.',
    ),
  ).toEqual(['Smaranda Tudose 2202417700110', 'domnului Anghel-Radu Tudose 2202417700111']);
  expect(people('Your ticket (Tamsin Trewin) has the number 220-2417700110.')).toEqual(['Tamsin Trewin 2202417700110']);
  expect(people('Ihr Ticket (Gesa Lohmann) hat die Nummer 220-2417700110.')).toEqual(['Gesa Lohmann 2202417700110']);
});

test('behind the slash of a name and before a ticket stands only a part of it', () => {
  expect(people('Pasageri\n• Zărnescu/Ovidiu Mr – bilet nou 157 2390184466')).toEqual(['Zărnescu/Ovidiu Mr 1572390184466']);
});

test('the second of a sentence may stand right before the number of his ticket, parted by the end of a line or not', () => {
  const rest = 'Each of you may check in 30 kg in any number of pieces and carry 7 kg on board, as always.';
  for (const parted of ['607\n2215540984', '607-\n2215540984', '607 2215540984'])
    expect(
      passengersIn(
        readPastedText(
          `Dear Rory,\nThe ticket for Mr Rory Gallen is number 607 2215540983, and for Mrs Maeve Gallen ${parted}. ${rest}`,
        ).lines,
      ).map(({ name, eticket }) => `${name.value} ${eticket?.value}`),
      parted,
    ).toEqual(['Mr Rory Gallen 6072215540983', 'Mrs Maeve Gallen 6072215540984']);
});
