/** Layouts of documents in Hebrew and Arabic: labels at the right of what they say, the first column at the right edge. */
import { arrivalCell, aside, departureCell, gap, landing, namesBesideTickets, refLine, refRow } from './common-parts.ts';
import type { Layout } from './layout.ts';

export const rightToLeftLayouts: readonly Layout[] = [
  {
    id: 'labels-at-the-right',
    family: 'labels',
    names: ['plain', 'slash', 'title-first'],
    body: [
      refLine,
      { eachPerson: [{ text: '{L.passenger}: {person.name}' }, { text: '{L.ticket}: {person.ticket}' }] },
      {
        eachFlight: [
          gap,
          { rows: [['{L.flight}', '{flight}']] },
          { rows: [['{L.date}', '{departure.date}']] },
          { rows: [['{L.departure}', '{departure.time}', departureCell]] },
          { rows: [['{L.arrival}', landing, arrivalCell]] },
        ],
      },
      aside,
    ],
  },
  {
    id: 'table-from-the-right',
    family: 'table',
    names: ['slash', 'plain'],
    body: [
      refRow,
      { heading: '{L.passengers}' },
      namesBesideTickets,
      {
        flightTable: {
          head: ['{L.flight}', '{L.date}', '{L.from}', '{L.departure}', '{L.to}', '{L.arrival}'],
          row: ['{flight}', '{departure.date}', '{departure.code}', '{departure.time}', '{arrival.code}', landing],
        },
      },
      aside,
    ],
  },
  {
    id: 'right-to-left-lines',
    family: 'lines',
    names: ['slash', 'title-first'],
    body: [
      { text: '{L.ref} {ref}' },
      { eachPerson: [{ text: '{L.passenger}: {person.name}' }] },
      {
        eachFlight: [
          { heading: '{departure.day}' },
          { text: '{L.flight}: {flight}' },
          { text: '{L.departure}: {departure.time} {departure.city} ({departure.code})' },
          { text: '{L.arrival}: {arrival.time}{arrival.shift} {arrival.city} ({arrival.code})' },
        ],
      },
      aside,
    ],
  },
];
