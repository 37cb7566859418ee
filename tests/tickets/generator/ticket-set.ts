/** A seed makes a set of tickets: each a document and the truth about it, in the shape of the golden tickets' truths. */
import { fold } from '#itinerary/text/fold.ts';
import type { CorePassenger, CoreSegment } from '../../support/core-values.ts';
import { fillLayout, type Trip } from './fill-layout.ts';
import { type Flight, journeyOf } from './journeys.ts';
import { heldBackLanguages, type Language, languages, rightToLeftLanguages, wordlessLanguages } from './languages.ts';
import { layoutsForDevelopment } from './layouts/for-development.ts';
import { heldBackLayouts, heldBackRightToLeft } from './layouts/held-back.ts';
import type { Layout } from './layouts/layout.ts';
import { rightToLeftLayouts } from './layouts/right-to-left.ts';
import type { PrintedPage } from './page-model.ts';
import { peopleOf, writtenName } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { styleOf } from './styles.ts';

type GeneratedTicket = { name: string; layout: string; language: string; page: PrintedPage; truth: Truth };
type Truth = { format: string; warnings: string[]; bookingRef: string; passengers: CorePassenger[]; segments: CoreSegment[] };

/** `development`: what the reader may be changed for. `unseen`: the same layouts by other seeds. `unknown`: layouts and languages nobody looked at. */
export type SetKind = 'development' | 'unseen' | 'unknown' | 'right-to-left' | 'right-to-left-unknown';

type Material = { layouts: readonly Layout[]; languages: readonly Language[]; direction?: 'rtl' };

/** What a set is made of. Documents from right to left are sets of their own, so that no seed of the others makes another ticket. */
const materials: Record<SetKind, Material> = {
  development: { layouts: layoutsForDevelopment, languages: [...languages, ...wordlessLanguages] },
  unseen: { layouts: layoutsForDevelopment, languages: [...languages, ...wordlessLanguages] },
  unknown: { layouts: heldBackLayouts, languages: [...languages, ...heldBackLanguages] },
  'right-to-left': { layouts: rightToLeftLayouts, languages: rightToLeftLanguages, direction: 'rtl' },
  'right-to-left-unknown': { layouts: heldBackRightToLeft, languages: rightToLeftLanguages, direction: 'rtl' },
};

/** @param today `YYYY-MM-DD`: no flight leaves earlier. */
export function ticketSet(kind: SetKind, seed: number, count: number, today: string): GeneratedTicket[] {
  return Array.from({ length: count }, (_, index) =>
    ticketOf(kind, index, randomOf(`${kind}/${seed}/${index}`), `${seed}-${index}`, today),
  );
}

function ticketOf(kind: SetKind, index: number, random: Random, number: string, today: string): GeneratedTicket {
  const { layouts, languages: spoken, direction } = materials[kind];
  // In turn, so that a small set has every layout.
  const layout = layouts[index % layouts.length] as Layout;
  const language = random.pick(spoken.filter(({ id }) => layout.languages?.includes(id) ?? true));
  const flights = journeyOf(random, today);
  const trip: Trip = {
    flights,
    people: peopleOf(random, flights[0]?.carrier ?? ''),
    ref: referenceOf(random),
    issued: dayBefore(flights[0]?.departure.date ?? today, random.between(0, 60)),
    agency: random.pick(['Meridian Travel', 'Nordlicht Reisen GmbH', 'Agence du Midi', 'Sirius Tours SRL']),
  };
  const names = random.pick(layout.names);
  const style = { ...styleOf(random, language), ...layout.style };
  const { blocks, printed } = fillLayout(layout, trip, { language, style, names }, random);
  const header = random.chance(25) ? `${trip.agency} · ${trip.ref}` : null;
  const people = trip.people.map((person) => ({
    name: writtenName(person, names, language.titles).name,
    eticket: printed.has('person.ticket') ? person.ticket : null,
  }));
  return {
    name: `${kind}-${number}-${layout.id}-${language.id}`,
    layout: layout.id,
    language: language.id,
    page: { blocks, header, ...(direction && { direction }) },
    truth: {
      format: 'generated',
      warnings: [],
      bookingRef: trip.ref,
      passengers: people.filter((person, at) => people.findIndex((other) => fold(other.name) === fold(person.name)) === at),
      segments: flights.map(segmentOf),
    },
  };
}

function segmentOf({ carrier, number, departure, arrival, minutes }: Flight) {
  const end = ({ airport, date, time }: Flight['departure']) => ({ airport: airport.iata, date, time, zone: airport.zone });
  return { flightNumber: `${carrier}${number}`, departure: end(departure), arrival: end(arrival), durationMinutes: minutes };
}

function referenceOf(random: Random): string {
  const letters = Array.from({ length: 6 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']));
  return /^[A-Z]+$/.test(letters.join('')) ? `${letters.slice(0, 5).join('')}7` : letters.join('');
}

const dayBefore = (date: string, days: number) => new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
