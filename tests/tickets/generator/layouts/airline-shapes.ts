/** Confirmations as airlines lay them out. */
import {
  arrivalCell,
  aside,
  departureCell,
  gap,
  landing,
  namesAlone,
  namesBehindLabel,
  namesBesideTickets,
  passengersHeading,
  refLine,
} from './common-parts.ts';
import type { Layout } from './layout.ts';

export const airlineShapes: readonly Layout[] = [
  {
    id: 'place-under-time',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      refLine,
      {
        eachFlight: [
          { text: '{flight} | {airline} | {cabin} | {status}' },
          {
            rows: [
              ['{departure.date}', '{arrival.date}'],
              ['{departure.time}', '{arrival.time}'],
              ['{departure.place}', '{arrival.place}'],
              ['{departure.terminal}', '{arrival.terminal}'],
            ],
          },
          gap,
        ],
      },
      passengersHeading,
      namesAlone,
      aside,
    ],
  },
  {
    id: 'way-heading-and-route',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      {
        rows: [
          ['{airline}', '{L.ref}'],
          ['', '{ref}'],
        ],
      },
      passengersHeading,
      { eachPerson: [{ text: '{person.name}   {L.ticket}: {person.ticket}' }] },
      {
        eachFlight: [
          { text: '{departure.city} - {arrival.city}' },
          { text: '{departure.day}' },
          { rows: [['{departure.time}', '{departure.code}', '{flight}', landing, '{arrival.code}']] },
          { text: '{departure.terminal}' },
          { text: '{cabin} - {class} | {L.baggage} {baggage} | {L.operator} {airline}' },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'codes-then-times',
    family: 'cards',
    names: ['title-first', 'slash'],
    body: [
      { text: '{L.ref} {ref} · {L.issued} {issued}' },
      {
        eachFlight: [
          {
            rows: [
              ['{departure.code}', '{arrival.code}'],
              ['{departure.city}', '{arrival.city}'],
            ],
          },
          {
            rows: [
              ['{L.departure}', '{L.arrival}', '{L.flight}'],
              ['{departure.time}', '{arrival.time}', '{flight}'],
              ['{departure.date}', '{arrival.date}', '{cabin}'],
            ],
          },
          gap,
        ],
      },
      {
        eachPerson: [
          {
            rows: [
              ['{L.passenger}', '{person.name}'],
              ['{L.ticket}', '{person.ticket}'],
            ],
          },
        ],
      },
      aside,
    ],
  },
  {
    id: 'segment-numbered',
    family: 'labels',
    names: ['slash', 'family-first-title-last'],
    body: [
      { eachPerson: [{ text: '{person.n}. {person.name}    {L.ticket} {person.ticket}' }] },
      refLine,
      {
        eachFlight: [
          { heading: '{n}. {departure.city} – {arrival.city}, {departure.day}' },
          { text: '{L.flight}: {flight} ({airline})   {L.class}: {cabin} ({class})   {L.status}: {status}' },
          { text: '{L.departure}: {departure.time} {departure.airport} ({departure.code}) {departure.terminal}' },
          { text: '{L.arrival}: {arrival.time}{arrival.shift} {arrival.airport} ({arrival.code}) {arrival.terminal}' },
          { text: '{L.duration}: {duration}  {L.baggage}: {baggage}  {L.seat}: {seat}' },
        ],
      },
      aside,
    ],
  },
  {
    id: 'date-under-time',
    family: 'table',
    names: ['slash', 'title-first'],
    body: [
      {
        rows: [
          ['{L.ref}', '{L.issued}', '{L.passenger}'],
          ['{ref}', '{issued}', ''],
        ],
      },
      namesBesideTickets,
      {
        flightTable: {
          head: ['{L.flight}', '{L.departure}', '{L.arrival}', '{L.class}', '{L.baggage}'],
          row: [
            '{flight}\n{airline}',
            '{departure.time}\n{departure.date}\n{departure.city} {departure.code}',
            '{arrival.time}\n{arrival.date}\n{arrival.city} {arrival.code}',
            '{cabin}',
            '{baggage}',
          ],
        },
      },
      aside,
    ],
  },
  {
    id: 'arrow-codes-heading',
    family: 'cards',
    names: ['plain'],
    body: [
      { heading: '{L.ref} {ref}' },
      {
        eachFlight: [
          { heading: '{departure.code} → {arrival.code}' },
          { text: '{flight}' },
          { text: '{departure.date}' },
          { text: '{departure.time} {departure.city}' },
          { text: '{arrival.time}{arrival.shift} {arrival.city}' },
          { text: '{duration}' },
          gap,
        ],
      },
      { text: '{L.passengers}' },
      namesAlone,
      aside,
    ],
  },
  {
    id: 'bilingual-labels',
    family: 'labels',
    names: ['slash', 'title-first'],
    languages: ['ro', 'tr', 'hu', 'el', 'fr', 'es', 'pl', 'hr'],
    body: [
      { text: '{L.ref} / Booking reference: {ref}' },
      {
        eachPerson: [
          { text: '{L.passenger} / Passenger: {person.name}' },
          { text: '{L.ticket} / Ticket number: {person.ticket}' },
        ],
      },
      {
        eachFlight: [
          {
            rows: [
              ['{L.flight} / Flight', '{flight}', '{L.date} / Date', '{departure.date}'],
              ['{L.from} / From', departureCell, '{L.departure} / Departure', '{departure.time}'],
              ['{L.to} / To', arrivalCell, '{L.arrival} / Arrival', landing],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'overview-then-details',
    family: 'table',
    names: ['title-first', 'slash'],
    body: [
      refLine,
      namesBehindLabel,
      {
        flightTable: {
          head: ['{L.date}', '{L.flight}', '{L.from}', '{L.to}'],
          row: ['{departure.date}', '{flight}', '{departure.city}', '{arrival.city}'],
        },
      },
      aside,
      {
        eachFlight: [
          { heading: '{L.flight} {flight} · {cabin}' },
          {
            rows: [
              ['{L.departure}', '{departure.city}, {departure.airport} ({departure.code})', '{departure.date}, {departure.time}'],
              ['{L.arrival}', '{arrival.city}, {arrival.airport} ({arrival.code})', '{arrival.date}, {arrival.time}'],
            ],
          },
          gap,
        ],
      },
    ],
  },
];
