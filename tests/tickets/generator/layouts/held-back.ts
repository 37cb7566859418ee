/** Layouts for measuring only: nobody looks at what the reader makes of them while it is changed. */
import type { Layout } from './layout.ts';

export const heldBackLayouts: readonly Layout[] = [
  {
    id: 'flights-as-columns',
    family: 'columns',
    names: ['title-first', 'slash'],
    body: [
      { rows: [['{L.ref}', '{ref}']] },
      { eachPerson: [{ rows: [['{L.passenger}', '{person.name}', '{person.ticket}']] }] },
      {
        flightColumns: [
          ['{L.flight}', '{flight}'],
          ['{L.date}', '{departure.date}'],
          ['{L.from}', '{departure.city} ({departure.code})'],
          ['{L.departure}', '{departure.time}'],
          ['{L.to}', '{arrival.city} ({arrival.code})'],
          ['{L.arrival}', '{arrival.time}{arrival.shift}'],
          ['{L.class}', '{cabin}'],
        ],
      },
      { aside: true },
    ],
  },
  {
    id: 'timeline',
    family: 'cards',
    names: ['plain', 'title-first'],
    body: [
      { heading: '{departure.city} – {arrival.city}' },
      { text: '{L.ref} {ref}' },
      {
        eachFlight: [
          { text: '{departure.day}' },
          { text: '{departure.time}' },
          { text: '{departure.city} {departure.code}' },
          { text: '{duration}' },
          { text: '{arrival.time}{arrival.shift}' },
          { text: '{arrival.city} {arrival.code}' },
          { text: '{airline}, {flight}' },
          { gap: true },
        ],
      },
      { eachPerson: [{ rows: [['{L.passenger}', '{person.name}']] }] },
      { aside: true },
    ],
  },
  {
    id: 'stacked-cells',
    family: 'table',
    names: ['slash', 'title-first'],
    body: [
      { text: '{agency}   {L.issued} {issued}' },
      { rows: [['{L.ref}', '{L.passenger}', '{L.ticket}']], head: true },
      { eachPerson: [{ rows: [['{ref}', '{person.name}', '{person.ticket}']] }] },
      {
        flightTable: {
          head: ['{L.date}', '{L.from} / {L.to}', '{L.departure} / {L.arrival}', '{L.flight}', '{L.class}'],
          row: [
            '{departure.date}',
            '{departure.city} ({departure.code})\n{arrival.city} ({arrival.code})',
            '{departure.time}\n{arrival.time}{arrival.shift}',
            '{flight}\n{airline}',
            '{class}',
          ],
        },
      },
      { aside: true },
    ],
  },
  {
    id: 'prose',
    family: 'sentences',
    names: ['title-first'],
    body: [
      { text: '{L.passengers}:' },
      { eachPerson: [{ text: '{person.name}, {L.ticket} {person.ticket}' }] },
      { text: '{L.ref} {ref}' },
      {
        eachFlight: [
          {
            text: '{departure.day}: {airline} {flight} {L.from} {departure.city} ({departure.code}) {departure.time} {L.to} {arrival.city} ({arrival.code}) {arrival.time}{arrival.shift}.',
          },
        ],
      },
      { aside: true },
    ],
  },
  {
    id: 'number-at-the-right',
    family: 'cards',
    names: ['title-last', 'family-comma'],
    body: [
      { rows: [['{L.itinerary}', '{L.ref}: {ref}']] },
      {
        eachDay: {
          day: { text: '{departure.day}' },
          flight: [
            {
              rows: [
                ['{departure.time} {departure.code}', '{departure.city}', '{flight}'],
                ['{arrival.time}{arrival.shift} {arrival.code}', '{arrival.city}', '{cabin}'],
              ],
            },
            { gap: true },
          ],
        },
      },
      { heading: '{L.passengers}' },
      { eachPerson: [{ text: '{person.name}' }] },
      { aside: true },
    ],
  },
  {
    id: 'cities-only-cards',
    family: 'cards',
    names: ['title-first', 'plain'],
    body: [
      { text: '{L.ref}: {ref}' },
      { eachPerson: [{ text: '{L.passenger}: {person.name}' }] },
      {
        eachFlight: [
          { heading: '{departure.place} – {arrival.place}' },
          { text: '{flight}, {departure.date}' },
          {
            rows: [
              ['{L.departure}', '{L.arrival}'],
              ['{departure.time}', '{arrival.time}{arrival.shift}'],
              ['{departure.place}', '{arrival.place}'],
            ],
          },
          { gap: true },
        ],
      },
      { aside: true },
    ],
  },
  {
    id: 'date-number-route',
    family: 'lines',
    names: ['slash', 'family-first-title-last'],
    body: [
      { eachPerson: [{ text: '{person.name}' }] },
      { text: '{L.ref} {ref}   {agency}' },
      {
        eachFlight: [
          {
            text: '{departure.date} {flight} {departure.code} {departure.time} {arrival.code} {arrival.time}{arrival.shift} {status} {class}',
          },
        ],
      },
      { aside: true },
      { eachPerson: [{ text: '{L.ticket}: {person.ticket}' }] },
    ],
  },
  {
    id: 'label-above-three',
    family: 'labels',
    names: ['slash', 'title-first'],
    body: [
      { rows: [['{L.passenger}', '{L.ref}', '{L.issued}']], head: true },
      { eachPerson: [{ rows: [['{person.name}', '{ref}', '{issued}']] }] },
      {
        eachFlight: [
          { text: '{airline} – {flight}' },
          {
            rows: [
              ['{L.departure}', '{L.date}', '{L.time}', '{L.terminal}'],
              ['{departure.city}, {departure.code}', '{departure.date}', '{departure.time}', '{departure.terminal}'],
              ['{L.arrival}', '{L.date}', '{L.time}', '{L.terminal}'],
              ['{arrival.city}, {arrival.code}', '{arrival.date}', '{arrival.time}', '{arrival.terminal}'],
            ],
          },
        ],
      },
      { aside: true },
    ],
  },
];

/** The same for documents written from right to left. */
export const heldBackRightToLeft: readonly Layout[] = [
  {
    id: 'right-to-left-cards',
    family: 'cards',
    names: ['slash', 'plain'],
    body: [
      {
        rows: [
          ['{L.ref}', '{L.issued}'],
          ['{ref}', '{issued}'],
        ],
      },
      { heading: '{L.passengers}' },
      { eachPerson: [{ rows: [['{person.name}', '{L.ticket}: {person.ticket}']] }] },
      {
        eachFlight: [
          { heading: '{L.flight} {flight} – {airline}' },
          { text: '{departure.day}' },
          {
            rows: [
              ['{L.departure}', '{L.arrival}'],
              ['{departure.time}', '{arrival.time}{arrival.shift}'],
              ['{departure.city} {departure.code}', '{arrival.city} {arrival.code}'],
            ],
          },
          { gap: true },
        ],
      },
      { aside: true },
    ],
  },
];
