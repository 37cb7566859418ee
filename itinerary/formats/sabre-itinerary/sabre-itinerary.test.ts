import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { sabreItinerary } from './sabre-itinerary.ts';

const draftOf = recognisedDraftBy(sabreItinerary);

const head = `29 DEC 2026 ▸ 05 JAN 2027 TRIP TO CHICAGO, IL
PREPARED FOR                                     MERIDIAN TRAVEL SRL
WEISSGERBER/KONRAD MR                            PHONE: 0040 21 555 0100
RESERVATION CODE   MNBVCX
AIRLINE RESERVATION CODE   XP4R7T (LH)`;
const box = `LUFTHANSA               ORD                     FRA                     Aircraft:
LH 0431                 CHICAGO OHARE,          FRANKFURT,              BOEING 747-8
Duration:               IL                      GERMANY                 Distance (in Miles): 4343
8hr(s) 10min(s)         Departing At:           Arriving At:            Stop(s): 0
Cabin:                  2:45pm                  5:55am                  Meals:
Economy / V             (Mon, Jan 4)            (Tue, Jan 5)            Meals
Status:                 Terminal:               Terminal:
Confirmed               TERMINAL 1              Not Available
Passenger Name:              Seats:                 eTicket Receipt(s):
» WEISSGERBER/KONRAD MR      34K                    2202311224455`;
const bar = 'DEPARTURE: MONDAY 04 JAN ▸ ARRIVAL: TUESDAY 05 JAN   Please verify flight times prior to departure';

test('four columns are read apart, and the days of the bar take their year from the trip', () => {
  expect(draftOf(`${head}\n${bar}\n${box}`).segments).toMatchObject([
    {
      flightNumber: { value: 'LH431' },
      departure: {
        airport: { value: 'ORD' },
        place: { value: 'CHICAGO OHARE, IL' },
        date: { value: { day: 4, month: 1, year: 2027, weekday: 1 } },
        time: { value: '14:45' },
        terminal: { value: '1' },
      },
      arrival: {
        airport: { value: 'FRA' },
        date: { value: { day: 5, month: 1, weekday: 2 } },
        time: { value: '05:55' },
      },
      cabin: { value: 'economy' },
      bookingClass: { value: 'V' },
      durationMinutes: { value: 490 },
      equipment: { value: 'BOEING 747-8' },
      seat: { value: '34K' },
      status: { value: 'Confirmed' },
    },
  ]);
});

test('a bar without ARRIVAL leaves the day to what stands under the time', () => {
  const alone = bar.replace(/ ▸ ARRIVAL: TUESDAY 05 JAN/, '');
  const [first] = draftOf(`${head}\n${alone}\n${box}`).segments;
  expect(first?.arrival.date?.value).toMatchObject({ day: 5, month: 1 });
  const [second] = draftOf(`${head}\n${alone}\n${box.replace('(Tue, Jan 5)', '            ')}`).segments;
  expect(second?.arrival.date).toBeUndefined();
});

test.each(['▶ 05 JAN 2027 ', '→ 5 JAN 2027 ', ''])(
  'a month before that of the trip is of the next year, whatever the arrow: %s',
  (until) => {
    const trip = head.replace('▸ 05 JAN 2027 ', until);
    expect(draftOf(`${trip}\n${bar}\n${box}`).segments[0]?.departure.date?.value).toMatchObject({ day: 4, month: 1, year: 2027 });
  },
);

test('copied column by column, the box is still one flight', () => {
  const copied = `LUFTHANSA\nLH 0431\nDuration:\n8hr(s) 10min(s)\nCabin:\nEconomy / V\nStatus:\nConfirmed\nORD\nCHICAGO OHARE, IL\nDeparting At:\n2:45pm
Terminal:\nTERMINAL 1\nFRA\nFRANKFURT, GERMANY\nArriving At:\n5:55am\nTerminal:\nNot Available\nAircraft:\nBOEING 747-8\nDistance (in Miles): 4343`;
  expect(draftOf(`${head}\n${bar}\n${copied}`).segments).toMatchObject([
    {
      flightNumber: { value: 'LH431' },
      departure: { airport: { value: 'ORD' }, time: { value: '14:45' }, terminal: { value: '1' } },
      arrival: { airport: { value: 'FRA' }, place: { value: 'FRANKFURT, GERMANY' }, time: { value: '05:55' } },
      equipment: { value: 'BOEING 747-8' },
    },
  ]);
});

test('copied line by line, with both airports over both times', () => {
  const copied = `AER LINGUS\nEI 0136\nDuration:\n6hr(s) 10min(s)\nClass:  Economy\nBOS\nBOSTON, MA\n►\nDUB\nDUBLIN, IRELAND\nDeparting At:\n9:30pm
Terminal:\nTERMINAL C\nArriving At:\n8:40am\nTerminal:\nTERMINAL 2\nAircraft:  AIRBUS A330-300`;
  expect(draftOf(`${head}\n${bar}\n${copied}`).segments).toMatchObject([
    {
      flightNumber: { value: 'EI136' },
      departure: {
        airport: { value: 'BOS' },
        place: { value: 'BOSTON, MA' },
        time: { value: '21:30' },
        terminal: { value: 'C' },
      },
      arrival: {
        airport: { value: 'DUB' },
        place: { value: 'DUBLIN, IRELAND' },
        time: { value: '08:40' },
        terminal: { value: '2' },
      },
    },
  ]);
});

test('hotels and transfers end the flight before them and are none', () => {
  const { segments } = draftOf(`${head}\n${bar}\n${box}
CHECK IN: TUESDAY 05 JAN ▸ CHECK OUT: FRIDAY 08 JAN
INTERCONTINENTAL        FRA                     Status:
OTHER: FRIDAY 08 JAN
SURFACE TRANSPORT       FRA                     MUC
                        Departing At:           Arriving At:
                        1:00pm                  5:00pm`);
  expect(segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['LH431']);
});

test('a flight that could not be confirmed is left out and told, a waiting list stays', () => {
  const { segments, doubts } = draftOf(
    `${head}\n${bar}\n${box.replace('Confirmed ', 'Waitlisted')}\n${bar}\n${box.replace('Confirmed          ', 'Unable To Confirm  ')}`,
  );
  expect(segments.map(({ status }) => status?.value)).toEqual(['Waitlisted']);
  expect(doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});

test('a passenger of the head and of the table is one, whatever the order of the names', () => {
  const { passengers } = draftOf(`${head}\n${bar}\n${box.replace('» WEISSGERBER/KONRAD MR', '» Mr Konrad Weissgerber')}
» Ms Greta Weissgerber       34J                    2202311224456`);
  expect(passengers.map(({ name, order, eticket }) => [name.value, order, eticket?.value])).toEqual([
    ['WEISSGERBER/KONRAD MR', undefined, '2202311224455'],
    ['Ms Greta Weissgerber', 'given-first', '2202311224456'],
  ]);
});

test.each([
  'PASSPORT AND CARD OR VALID VISA REQUIRED. TICKET IS NON TRANSFERABLE AND SUBJECT TO CHANGE',
  'Bitte alle Unterlagen bereithalten. Gute Reise wünscht Ihr Team',
  'Veuillez vous munir de votre passeport et de tous les autres documents utiles',
])('a note under the table is nobody: %s', (note) => {
  const { passengers } = draftOf(`${head}\n${bar}\n${box}\n${note}`);
  expect(passengers.map(({ name }) => name.value)).toEqual(['WEISSGERBER/KONRAD MR']);
});

test('the name of a hotel, whose own bar follows, is nobody', () => {
  const { passengers } = draftOf(`${head}\n${bar}\n${box}
HOTEL: CHECK IN FRIDAY 16 APR ▸ CHECK OUT SUNDAY 18 APR
BLUE HARBOUR STAR              12 Quay Street, Marina
Confirmation: 7730XK118        Phone 971-4-0000331`);
  expect(passengers.map(({ name }) => name.value)).toEqual(['WEISSGERBER/KONRAD MR']);
});

test.each(['WEISSGERBER/LENA MSTR*INF', 'WEISSGERBER/LENA MSTR (INFANT)'])(
  'an infant has its mark behind an asterisk or in brackets, in the head and in the table: %s',
  (lena) => {
    const family = head.replace('RESERVATION CODE', `${lena}\nRESERVATION CODE`);
    const { passengers } = draftOf(`${family}\n${bar}\n${box}
» ${lena}                          2202311224456`);
    expect(passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket?.value])).toEqual([
      ['WEISSGERBER/KONRAD MR', undefined, '2202311224455'],
      ['WEISSGERBER/LENA MSTR', 'infant', '2202311224456'],
    ]);
  },
);

test('labels and values in one line, without the table of passengers', () => {
  const { segments, passengers } = draftOf(`${head}\n${bar}
SWISS LX 0009                 ORD                       ZRH
Duration: 8hr(s) 40min(s)     CHICAGO OHARE, IL         ZURICH, SWITZERLAND
Class: Economy (V)            Departing At: 6:30pm      Arriving At: 10:10am
Seats: 45A                    Terminal: TERMINAL 5      Terminal: Not Available
Aircraft: BOEING 777          eTicket Receipt(s): 2202311224455`);
  expect(segments).toMatchObject([
    {
      flightNumber: { value: 'LX9' },
      departure: { airport: { value: 'ORD' }, time: { value: '18:30' }, terminal: { value: '5' } },
      arrival: { airport: { value: 'ZRH' }, place: { value: 'ZURICH, SWITZERLAND' }, time: { value: '10:10' } },
      seat: { value: '45A' },
      bookingClass: { value: 'V' },
    },
  ]);
  expect(passengers[0]?.eticket?.value).toBe('2202311224455');
});
