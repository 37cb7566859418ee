/** Flights in tables, behind labels, in one line, side by side. */
import {
  arrivalCell,
  aside,
  departureCell,
  gap,
  landing,
  namesBehindLabel,
  namesBesideTickets,
  passengersHeading,
  refLine,
} from './common-parts.ts';
import type { Layout } from './layout.ts';

export const tablesAndLabels: readonly Layout[] = [
  {
    id: 'label-beside',
    family: 'labels',
    names: ['title-first', 'plain'],
    body: [
      { heading: '{L.itinerary}' },
      {
        rows: [
          ['{L.ref}:', '{ref}'],
          ['{L.issued}:', '{issued}'],
        ],
      },
      {
        eachPerson: [
          {
            rows: [
              ['{L.passenger}:', '{person.name}'],
              ['{L.ticket}:', '{person.ticket}'],
            ],
          },
        ],
      },
      aside,
      {
        eachFlight: [
          { heading: '{L.flight} {flight} {airline}' },
          {
            rows: [
              ['{L.departure}:', '{departure.date} {departure.time}', departureCell],
              ['{L.arrival}:', '{arrival.date} {arrival.time}', arrivalCell],
              ['{L.class}:', '{cabin} ({class})', '{L.baggage}: {baggage}'],
              ['{L.duration}:', '{duration}'],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'plain-table',
    family: 'table',
    names: ['slash', 'family-first-title-last', 'slash-glued'],
    body: [
      { heading: '{agency}' },
      { text: '{L.ref}: {ref}    {L.issued}: {issued}' },
      { personTable: { head: ['{L.passenger}', '{L.ticket}'], row: ['{person.name}', '{person.ticket}'] } },
      gap,
      {
        flightTable: {
          head: ['{L.flight}', '{L.date}', '{L.from}', '{L.to}', '{L.departure}', '{L.arrival}', '{L.class}'],
          row: [...['{flight}', '{departure.date}', departureCell, arrivalCell], ...['{departure.time}', landing, '{class}']],
        },
      },
      aside,
    ],
  },
  {
    id: 'label-above',
    family: 'labels',
    names: ['slash', 'title-first'],
    body: [
      {
        rows: [
          ['{L.ref}', '{L.issued}'],
          ['{ref}', '{issued}'],
        ],
      },
      passengersHeading,
      namesBesideTickets,
      {
        eachFlight: [
          {
            rows: [
              ['{L.flight}', '{L.airline}', '{L.date}'],
              ['{flight}', '{airline}', '{departure.date}'],
            ],
          },
          {
            rows: [
              ['{L.from}', '{L.departure}', '{L.to}', '{L.arrival}'],
              ['{departure.code} {departure.city}', '{departure.time}', '{arrival.code} {arrival.city}', landing],
            ],
          },
          {
            rows: [
              ['{L.class}', '{L.seat}', '{L.baggage}'],
              ['{cabin} {class}', '{seat}', '{baggage}'],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'label-below',
    family: 'labels',
    names: ['title-first', 'title-last'],
    body: [
      { rows: [['{ref}'], ['{L.ref}']] },
      {
        eachPerson: [
          {
            rows: [
              ['{person.name}', '{person.ticket}'],
              ['{L.passenger}', '{L.ticket}'],
            ],
          },
        ],
      },
      {
        eachFlight: [
          {
            rows: [
              ['{departure.time}', '{arrival.time}', '{flight}', '{departure.date}'],
              ['{L.departure}', '{L.arrival}', '{L.flight}', '{L.date}'],
              ['{departure.city} {departure.code}', '{arrival.city} {arrival.code}', '{cabin}', '{status}'],
              ['{L.from}', '{L.to}', '{L.class}', '{L.status}'],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'sentence-codes',
    family: 'sentences',
    names: ['title-first'],
    body: [
      refLine,
      namesBehindLabel,
      {
        eachFlight: [
          {
            text: '{flight} {departure.date} {departure.city} {departure.code} - {arrival.city} {arrival.code} {departure.time} - {arrival.time}{arrival.shift}',
          },
        ],
      },
      aside,
    ],
  },
  {
    id: 'two-columns',
    family: 'columns',
    names: ['slash', 'title-first'],
    body: [
      { heading: '{agency}' },
      refLine,
      { eachPerson: [{ text: '{person.name}   {person.ticket}' }] },
      {
        ways: [
          { text: '{flight} {airline}' },
          { text: '{departure.date}' },
          { text: '{departure.time} {departure.city} ({departure.code})' },
          { text: '{arrival.time}{arrival.shift} {arrival.city} ({arrival.code})' },
          { text: '{cabin}' },
        ],
      },
      aside,
    ],
  },
  {
    id: 'wrapped-table',
    family: 'table',
    names: ['family-comma', 'slash'],
    body: [
      {
        rows: [
          ['{L.ref}', '{ref}'],
          ['{L.issued}', '{issued}'],
        ],
      },
      { personTable: { head: ['#', '{L.passenger}', '{L.ticket}'], row: ['{person.n}', '{person.name}', '{person.ticket}'] } },
      {
        flightTable: {
          head: ['{L.flight}', '{L.departure}', '{L.arrival}', '{L.duration}', '{L.status}'],
          row: [
            '{flight}\n{airline}',
            '{departure.city}\n({departure.code})\n{departure.date}\n{departure.time}',
            '{arrival.city}\n({arrival.code})\n{arrival.date}\n{arrival.time}',
            '{duration}',
            '{status}',
          ],
        },
      },
      aside,
    ],
  },
  {
    id: 'cities-only-table',
    family: 'table',
    names: ['title-first', 'slash'],
    body: [
      refLine,
      namesBehindLabel,
      {
        flightTable: {
          head: ['{L.date}', '{L.flight}', '{L.from}', '{L.departure}', '{L.to}', '{L.arrival}'],
          row: ['{departure.date}', '{flight}', '{departure.place}', '{departure.time}', '{arrival.place}', landing],
        },
      },
      aside,
    ],
  },
  {
    id: 'system-lines',
    family: 'lines',
    names: ['slash', 'slash-glued'],
    body: [
      refLine,
      { eachPerson: [{ text: '{person.n}. {person.name}' }] },
      {
        eachFlight: [
          {
            rows: [
              ['{n}', '{flight}', '{class}', '{departure.date}', '{departure.code}{arrival.code}', '{departure.time}', landing],
            ],
          },
        ],
      },
      { eachPerson: [{ text: '{L.ticket} {person.ticket} {person.name}' }] },
      aside,
    ],
  },
  {
    id: 'airline-by-name',
    family: 'labels',
    names: ['title-first'],
    body: [
      refLine,
      namesBehindLabel,
      {
        eachFlight: [
          { text: '{airline} {number}' },
          { text: '{L.departure}: {departure.city} ({departure.code}), {departure.date}, {departure.time}' },
          { text: '{L.arrival}: {arrival.city} ({arrival.code}), {arrival.date}, {arrival.time}' },
          gap,
        ],
      },
      aside,
    ],
  },
];
