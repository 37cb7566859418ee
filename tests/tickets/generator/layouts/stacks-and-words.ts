/** Facts one under the other, in sentences, in the words of systems: what a page without a table looks like when it is copied. */
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
  refRow,
} from './common-parts.ts';
import type { Layout } from './layout.ts';

export const stacksAndWords: readonly Layout[] = [
  {
    id: 'labels-over-values',
    family: 'labels',
    names: ['slash', 'title-first'],
    body: [
      refRow,
      namesBesideTickets,
      {
        eachFlight: [
          {
            rows: [
              ['{L.flight}', '{L.date}', '{L.from}', '{L.to}', '{L.departure}', '{L.arrival}'],
              ['{flight}', '{departure.date}', '{departure.city}', '{arrival.city}', '{departure.time}', landing],
              ['', '', '{departure.code}', '{arrival.code}', '', ''],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'one-fact-a-line',
    family: 'labels',
    names: ['title-first', 'plain'],
    body: [
      refLine,
      namesBehindLabel,
      {
        eachFlight: [
          { text: '{L.flight}' },
          { text: '{flight}' },
          { text: '{L.departure}' },
          { text: '{departure.date}, {departure.time}' },
          { text: departureCell },
          { text: '{L.arrival}' },
          { text: '{arrival.date}, {arrival.time}' },
          { text: arrivalCell },
        ],
      },
      aside,
    ],
  },
  {
    id: 'pairs-of-labels',
    family: 'labels',
    names: ['title-first', 'slash'],
    body: [
      { rows: [['{L.ref}:', '{ref}', '{L.issued}:', '{issued}']] },
      { eachPerson: [{ rows: [['{L.passenger}:', '{person.name}', '{L.ticket}:', '{person.ticket}']] }] },
      {
        eachFlight: [
          {
            rows: [
              ['{L.flight}:', '{flight}', '{L.airline}:', '{airline}'],
              ['{L.from}:', departureCell, '{L.to}:', arrivalCell],
              ['{L.departure}:', '{departure.date} {departure.time}', '{L.arrival}:', '{arrival.date} {arrival.time}'],
              ['{L.class}:', '{cabin}', '{L.baggage}:', '{baggage}'],
            ],
          },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'told-in-sentences',
    family: 'sentences',
    names: ['title-first'],
    languages: ['en'],
    body: [
      { text: 'Your booking {ref} is confirmed.' },
      { eachPerson: [{ text: '{L.passenger}: {person.name}' }] },
      {
        eachFlight: [
          {
            text: '{departure.city} {departure.code} to {arrival.city} {arrival.code} on {departure.date} with {airline} flight {flight}.',
          },
          { text: 'It leaves at {departure.time} and lands at {arrival.time}{arrival.shift}.' },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'row-of-codes',
    family: 'lines',
    names: ['plain', 'slash'],
    body: [
      refLine,
      { eachPerson: [{ text: '{person.n}. {person.name}   {L.ticket}: {person.ticket}' }] },
      {
        eachFlight: [
          {
            text: '{departure.date}   {departure.code}-{arrival.code}   {departure.time}-{arrival.time}{arrival.shift}   {flight}   {cabin} - {class}',
          },
        ],
      },
      aside,
    ],
  },
  {
    id: 'times-above-cities',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      { heading: '{airline}' },
      refLine,
      passengersHeading,
      namesAlone,
      {
        eachFlight: [
          { rows: [['{departure.day}', '{L.flight} {flight}']] },
          {
            rows: [
              ['{departure.time}', landing],
              ['{departure.place}', '{arrival.place}'],
            ],
          },
          { text: '{cabin} {class}, {L.operator} {airline}' },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'day-below-its-flights',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      refLine,
      namesBehindLabel,
      {
        eachFlight: [
          { rows: [[departureCell, '{departure.time}', arrivalCell, landing]] },
          { text: '{L.date}: {departure.date}' },
          { text: '{L.flight}: {flight}, {airline}' },
          gap,
        ],
      },
      aside,
    ],
  },
  {
    id: 'split-cells',
    family: 'table',
    names: ['family-comma', 'slash'],
    body: [
      refLine,
      { personTable: { head: ['{L.passenger}', '{L.ticket}'], row: ['{person.name}', '{person.ticket}'] } },
      {
        flightTable: {
          head: ['{L.date}', '{L.flight}', '{L.departure}', '{L.arrival}', '{L.class}'],
          row: [
            ...['{departure.date}', '{airline}\n{flight}', '{departure.time}\n{departure.airport}\n{departure.code}'],
            ...['{arrival.time}{arrival.shift}\n{arrival.airport}\n{arrival.code}', '{class}\n{cabin}'],
          ],
        },
      },
      aside,
    ],
  },
  {
    id: 'terminal-lines',
    family: 'lines',
    names: ['slash', 'slash-glued'],
    style: { date: 'system', clock: 'bare', number: 'TK 1044', ticket: 'dash' },
    languages: ['en', 'fr', 'de'],
    body: [
      { text: 'RP/BUHRO2100/BUHRO2100            AA/SU  {ref}' },
      { eachPerson: [{ text: '{person.n}.{person.name}' }] },
      {
        eachFlight: [
          {
            text: '  {n}  {flight} {class} {departure.date} {departure.code}{arrival.code} HK1  {departure.time} {arrival.time}{arrival.shift}',
          },
        ],
      },
      { eachPerson: [{ text: 'FA PAX {person.ticket}/P{person.n}' }] },
    ],
  },
  {
    id: 'way-and-operator',
    family: 'cards',
    names: ['title-first', 'title-last'],
    body: [
      { rows: [['{L.ref}:', '{ref}']] },
      { eachPerson: [{ text: '{L.passenger} {person.n}: {person.name} - {L.ticket} {person.ticket}' }] },
      {
        eachFlight: [
          { heading: '{departure.city} → {arrival.city}' },
          { rows: [['{departure.date}', '{flight}', '{L.operator} {airline}']] },
          {
            rows: [
              ['{departure.time}', '{departure.code}', '{departure.airport}', '{departure.terminal}'],
              [landing, '{arrival.code}', '{arrival.airport}', '{arrival.terminal}'],
            ],
          },
          { text: '{L.duration} {duration}' },
        ],
      },
      aside,
    ],
  },
  {
    id: 'number-in-the-middle',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      { heading: '{L.itinerary}' },
      refRow,
      {
        eachFlight: [
          { text: '{departure.date}' },
          { text: '{departure.time}' },
          { text: '{departure.city}' },
          { text: '{departure.code}' },
          { text: '{flight} · {duration}' },
          { text: landing },
          { text: '{arrival.city}' },
          { text: '{arrival.code}' },
          gap,
        ],
      },
      { rows: [['{L.passenger}', '{L.ticket}']] },
      namesBesideTickets,
      aside,
    ],
  },
  {
    id: 'both-days-in-cells',
    family: 'table',
    names: ['slash', 'title-first'],
    body: [
      { text: '{L.ref} {ref}' },
      { eachPerson: [{ rows: [['{L.passenger}', '{person.name}', '{person.ticket}']] }] },
      {
        flightTable: {
          head: ['#', '{L.from}', '{L.to}', '{L.departure}', '{L.arrival}', '{L.flight}'],
          row: [
            ...['{n}', '{departure.code}', '{arrival.code}'],
            ...['{departure.date} {departure.time}', '{arrival.date} {arrival.time}', '{flight}'],
          ],
        },
      },
      aside,
    ],
  },
];
