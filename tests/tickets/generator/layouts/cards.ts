/** Flights as cards: a few lines each, in some order, with few words. */
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
              ['{departure.time}', '{duration}', '{arrival.time}{arrival.shift}'],
              ['{departure.code}', '{flight}', '{arrival.code}'],
              ['{departure.city}', '{airline}', '{arrival.city}'],
              ['{departure.terminal}', '', '{arrival.terminal}'],
            ],
          },
          { gap: true },
        ],
      },
      { heading: '{L.passengers}' },
      { eachPerson: [{ text: '{person.name}' }] },
      { aside: true },
    ],
  },
  {
    id: 'number-behind',
    family: 'cards',
    names: ['title-first', 'romanian-title'],
    body: [
      { heading: '{L.itinerary} {ref}' },
      { text: '{L.ref}: {ref}' },
      { text: '{L.passengers}:' },
      { eachPerson: [{ text: '{person.name}' }] },
      { aside: true },
      {
        eachFlight: [
          { text: '{departure.date}' },
          {
            rows: [
              ['{departure.time}', '{departure.city} ({departure.code})'],
              ['{arrival.time}{arrival.shift}', '{arrival.city} ({arrival.code})'],
            ],
          },
          { text: '{airline} {flight}, {cabin}' },
          { gap: true },
        ],
      },
    ],
  },
  {
    id: 'number-first-under-day',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      { text: '{L.ref}: {ref}' },
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
      { aside: true },
      { heading: '{L.passengers}' },
      { eachPerson: [{ rows: [['{person.name}', '{person.ticket}']] }] },
    ],
  },
  {
    id: 'code-dot-city',
    family: 'cards',
    names: ['plain', 'title-last'],
    body: [
      { rows: [['{L.ref}', '{ref}']] },
      {
        eachFlight: [
          { rows: [['{departure.date}', '{flight} · {airline}']] },
          {
            rows: [
              ['{departure.time}', '{departure.code} · {departure.city}'],
              ['{arrival.time}{arrival.shift}', '{arrival.code} · {arrival.city}'],
            ],
          },
          { text: '{cabin} · {duration} · {baggage}' },
        ],
      },
      { heading: '{L.passengers}' },
      { eachPerson: [{ text: '{person.n}. {person.name} · {L.ticket} {person.ticket}' }] },
      { aside: true },
    ],
  },
  {
    id: 'arrow-and-range',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      { heading: '{L.itinerary}' },
      { text: '{L.ref}: {ref} · {L.issued}: {issued}' },
      { aside: true },
      {
        eachFlight: [
          { heading: '{departure.city} ({departure.code}) → {arrival.city} ({arrival.code})' },
          { text: '{departure.date} · {departure.time} – {arrival.time}{arrival.shift} · {flight}' },
          { text: '{airline} · {cabin} · {duration}' },
        ],
      },
      { heading: '{L.passengers}' },
      { eachPerson: [{ rows: [['{person.name}', '{person.ticket}']] }] },
    ],
  },
];
