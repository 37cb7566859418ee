/** Itineraries as agencies, portals and mails write them. */
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
  refRow,
} from './common-parts.ts';
import type { Layout } from './layout.ts';

export const agencyShapes: readonly Layout[] = [
  {
    id: 'merged-dates',
    family: 'table',
    names: ['slash', 'title-first'],
    body: [
      { heading: '{agency}' },
      refLine,
      namesBesideTickets,
      {
        flightTable: {
          head: ['{L.date}', '{L.flight}', '{L.from}', '{L.departure}', '{L.to}', '{L.arrival}', '{L.class}'],
          row: [
            ...['{new.date}', '{flight}', '{departure.city} {departure.code}', '{departure.time}'],
            ...['{arrival.city} {arrival.code}', landing, '{class}'],
          ],
        },
      },
      aside,
    ],
  },
  {
    id: 'carrier-and-number-below',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      refLine,
      {
        eachFlight: [
          { text: '{departure.date}' },
          {
            rows: [
              ['{departure.time}', departureCell],
              ['', '{departure.airport}'],
              ['{duration}', '{airline} · {L.flight} {flight}'],
              [landing, arrivalCell],
              ['', '{arrival.airport}'],
            ],
          },
          gap,
        ],
      },
      passengersHeading,
      { eachPerson: [{ text: '{person.n}. {person.name}' }] },
      aside,
    ],
  },
  {
    id: 'mail-sentence',
    family: 'sentences',
    names: ['title-first', 'plain'],
    languages: ['en', 'ro', 'de'],
    body: [
      refLine,
      namesBehindLabel,
      {
        eachFlight: [
          { text: '{departure.city} {departure.code} - {arrival.city} {arrival.code}, {departure.date}' },
          { text: '{L.departure} {departure.time}, {L.arrival} {arrival.time}{arrival.shift}, {flight} ({airline})' },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'one-line-labels',
    family: 'lines',
    names: ['slash', 'title-last'],
    body: [
      namesBehindLabel,
      { text: '{L.ref}: {ref}  {L.issued}: {issued}' },
      {
        eachFlight: [
          { text: '{L.flight}: {flight}  {L.date}: {departure.date}  {L.class}: {class}' },
          { text: '{L.from}: {departure.city} ({departure.code})  {L.to}: {arrival.city} ({arrival.code})' },
          { text: '{L.departure}: {departure.time}  {L.arrival}: {arrival.time}{arrival.shift}' },
        ],
      },
      aside,
    ],
  },
  {
    id: 'cities-above-times',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      refRow,
      {
        eachFlight: [
          { text: '{departure.day} · {flight}' },
          {
            rows: [
              ['{departure.place}', '{arrival.place}'],
              ['{departure.time}', landing],
            ],
          },
          gap,
        ],
      },
      namesBehindLabel,
      aside,
    ],
  },
  {
    id: 'pipes',
    family: 'lines',
    names: ['slash'],
    body: [
      { text: '{L.ref}: {ref} | {agency}' },
      { eachPerson: [{ text: '{person.name} | {person.ticket}' }] },
      {
        eachFlight: [
          {
            text: '{flight} | {departure.date} | {departure.code} {departure.city} | {departure.time} | {arrival.code} {arrival.city} | {arrival.time}{arrival.shift} | {class}',
          },
        ],
      },
      aside,
    ],
  },
  {
    id: 'moment-with-blank',
    family: 'labels',
    names: ['plain', 'title-first'],
    style: { date: 'iso', clock: '24' },
    body: [
      refLine,
      { eachPerson: [{ text: '{L.passenger}: {person.name}, {L.ticket} {person.ticket}' }] },
      {
        eachFlight: [
          { text: '{airline} {flight}' },
          { text: '{departure.code} {departure.date} {departure.time} - {arrival.code} {arrival.date} {arrival.time}' },
          { text: '{cabin}, {baggage}' },
        ],
      },
      aside,
    ],
  },
  {
    id: 'receipt-for-each',
    family: 'table',
    names: ['slash', 'slash-glued'],
    body: [
      {
        eachReceipt: [
          { heading: '{agency}' },
          { text: '{L.passenger}: {person.name}' },
          { text: '{L.ticket}: {person.ticket}   {L.ref}: {ref}   {L.issued}: {issued}' },
          {
            flightTable: {
              head: ['{L.from}', '{L.to}', '{L.flight}', '{L.class}', '{L.date}', '{L.departure}', '{L.arrival}'],
              row: [...[departureCell, arrivalCell, '{flight}', '{class}'], ...['{departure.date}', '{departure.time}', landing]],
            },
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'facts-as-rows',
    family: 'columns',
    names: ['title-first', 'slash'],
    body: [
      refLine,
      namesBehindLabel,
      {
        flightColumns: [
          ['', '{n}'],
          ['{L.date}', '{departure.date}'],
          ['{L.airline}', '{airline}'],
          ['{L.flight}', '{flight}'],
          ['{L.from}', '{departure.code}'],
          ['{L.to}', '{arrival.code}'],
          ['{L.departure}', '{departure.time}'],
          ['{L.arrival}', landing],
        ],
      },
      aside,
    ],
  },
  {
    id: 'dashes-and-codes',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      { text: '{L.passengers}:' },
      { eachPerson: [{ text: '- {person.name}' }] },
      { text: '{L.ref} - {ref}' },
      {
        eachFlight: [
          { text: '{departure.day}' },
          { text: '{departure.time} - {arrival.time}{arrival.shift}' },
          { text: '{departure.code} - {arrival.code}' },
          { text: '{flight} - {airline}' },
        ],
      },
      aside,
    ],
  },
];
