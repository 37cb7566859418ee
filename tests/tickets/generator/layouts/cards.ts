/** Flights as cards: a few lines each, in some order, with few words. */
import {
  arrivalCell,
  aside,
  departureCell,
  gap,
  landing,
  namesAlone,
  namesBesideTickets,
  passengersHeading,
  refLine,
  refRow,
} from './common-parts.ts';
import type { Layout } from './layout.ts';

export const cards: readonly Layout[] = [
  {
    id: 'time-above-code',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      { text: '{L.ref} {ref}' },
      {
        eachFlight: [
          { text: '{departure.day}' },
          {
            rows: [
              ['{departure.time}', '{duration}', landing],
              ['{departure.code}', '{flight}', '{arrival.code}'],
              ['{departure.city}', '{airline}', '{arrival.city}'],
              ['{departure.terminal}', '', '{arrival.terminal}'],
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
    id: 'number-behind',
    family: 'cards',
    names: ['title-first', 'romanian-title'],
    body: [
      { heading: '{L.itinerary} {ref}' },
      refLine,
      { text: '{L.passengers}:' },
      namesAlone,
      aside,
      {
        eachFlight: [
          { text: '{departure.date}' },
          {
            rows: [
              ['{departure.time}', departureCell],
              [landing, arrivalCell],
            ],
          },
          { text: '{airline} {flight}, {cabin}' },
          gap,
        ],
      },
    ],
  },
  {
    id: 'number-first-under-day',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      refLine,
      {
        eachDay: {
          day: { heading: '{departure.day}' },
          flight: [
            { text: '{flight}  {airline}' },
            { text: '{departure.time}  {departure.city} ({departure.code}) {departure.terminal}' },
            { text: '{arrival.time}{arrival.shift}  {arrival.city} ({arrival.code}) {arrival.terminal}' },
            { text: '{L.duration}: {duration}' },
          ],
        },
      },
      aside,
      passengersHeading,
      namesBesideTickets,
    ],
  },
  {
    id: 'code-dot-city',
    family: 'cards',
    names: ['plain', 'title-last'],
    body: [
      refRow,
      {
        eachFlight: [
          { rows: [['{departure.date}', '{flight} · {airline}']] },
          {
            rows: [
              ['{departure.time}', '{departure.code} · {departure.city}'],
              [landing, '{arrival.code} · {arrival.city}'],
            ],
          },
          { text: '{cabin} · {duration} · {baggage}' },
        ],
      },
      passengersHeading,
      { eachPerson: [{ text: '{person.n}. {person.name} · {L.ticket} {person.ticket}' }] },
      aside,
    ],
  },
  {
    id: 'arrow-and-range',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      { heading: '{L.itinerary}' },
      { text: '{L.ref}: {ref} · {L.issued}: {issued}' },
      aside,
      {
        eachFlight: [
          { heading: '{departure.city} ({departure.code}) → {arrival.city} ({arrival.code})' },
          { text: '{departure.date} · {departure.time} – {arrival.time}{arrival.shift} · {flight}' },
          { text: '{airline} · {cabin} · {duration}' },
        ],
      },
      passengersHeading,
      namesBesideTickets,
    ],
  },
];
