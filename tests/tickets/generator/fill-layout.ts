/** A layout filled with one journey: blocks, and the truth about what stands in them. */
import { airlineOf } from '#itinerary/reference/airlines.ts';
import { airportsIn, cityOf } from '#itinerary/reference/airports.ts';
import { type Aside, asides } from './asides.ts';
import type { End, Flight } from './journeys.ts';
import type { Language } from './languages.ts';
import type { Layout, Part, Template } from './layouts/layout.ts';
import type { Block } from './page-model.ts';
import { type NameStyle, type Person, writtenName } from './people.ts';
import type { Random } from './random.ts';
import { type Style, writtenDate, writtenDuration, writtenNumber, writtenTicket, writtenTime } from './styles.ts';

export type Trip = { flights: readonly Flight[]; people: readonly Person[]; ref: string; issued: string; agency: string };
type Look = { language: Language; style: Style; names: NameStyle };
type Facts = (key: string) => string;

type Filled = {
  blocks: Block[];
  /** The facts that were printed, by their keys: what is not among them is not on the paper. */
  printed: Set<string>;
};

export function fillLayout(layout: Layout, trip: Trip, look: Look, random: Random): Filled {
  const printed = new Set<string>();
  const whole = factsOf(trip, look);
  const blocks = layout.body.flatMap((part) => blocksOf(part, trip, look, whole, printed, random));
  return { blocks, printed };
}

function blocksOf(part: Part, trip: Trip, look: Look, whole: Facts, printed: Set<string>, random: Random): Block[] {
  if ('eachReceipt' in part)
    return trip.people.flatMap((person) => {
      const own = personFacts(person, trip, look, whole);
      return part.eachReceipt.flatMap((inner) => blocksOf(inner, trip, look, own, printed, random));
    });
  const ofFlight = (flight: Flight) => flightFacts(flight, trip, look, whole);
  const ofPerson = (person: Person) => personFacts(person, trip, look, whole);
  const fill = (templates: readonly Template[], facts: Facts) => templates.flatMap((one) => filled(one, facts, printed));
  if ('eachPerson' in part) return trip.people.flatMap((person) => fill(part.eachPerson, ofPerson(person)));
  if ('personTable' in part) return table(part.personTable, trip.people.map(ofPerson), whole, printed);
  if ('eachFlight' in part)
    return trip.flights.flatMap((flight) => [
      ...fill(part.eachFlight, ofFlight(flight)),
      ...(random.chance(10) ? asideOf(random.pick(asides), trip, look) : []),
    ]);
  if ('eachDay' in part)
    return trip.flights.flatMap((flight, index) => [
      ...(trip.flights[index - 1]?.departure.date === flight.departure.date ? [] : fill([part.eachDay.day], ofFlight(flight))),
      ...fill(part.eachDay.flight, ofFlight(flight)),
    ]);
  if ('flightTable' in part) return table(part.flightTable, trip.flights.map(ofFlight), whole, printed);
  if ('flightColumns' in part) {
    const rows = part.flightColumns.map(([label, value]) => [
      text(label, whole, printed),
      ...trip.flights.map((flight) => text(value, ofFlight(flight), printed)),
    ]);
    return [{ kind: 'rows', head: false, rows: rows.map((row) => row.map(linesOf)) }];
  }
  if ('ways' in part) {
    const way = (name: Flight['way'], label: string): Block[] => [
      { kind: 'heading', text: label },
      ...trip.flights.filter((flight) => flight.way === name).flatMap((flight) => fill(part.ways, ofFlight(flight))),
    ];
    const { outbound, return: back } = look.language.words;
    const isReturn = trip.flights.some((flight) => flight.way === 'back');
    return isReturn ? [{ kind: 'beside', left: way('out', outbound), right: way('back', back) }] : way('out', outbound);
  }
  if ('aside' in part) return random.chance(50) ? [] : asideOf(random.pick(asides), trip, look);
  return filled(part, whole, printed);
}

function asideOf(aside: Aside, { flights, issued }: Trip, { language, style }: Look): Block[] {
  const day = flights.at(-1)?.arrival.date ?? issued;
  const lines = aside({
    words: language.words,
    day: writtenDate(day, style, language),
    issued: writtenDate(issued, style, language),
  });
  return [{ kind: 'gap' }, ...lines.map((line): Block => ({ kind: 'text', text: line })), { kind: 'gap' }];
}

function table(
  { head, row }: { head: readonly string[]; row: readonly string[] },
  entries: readonly Facts[],
  whole: Facts,
  printed: Set<string>,
): Block[] {
  const heads = head.map((cell) => linesOf(text(cell, whole, printed)));
  const rows = entries.map((facts) => row.map((cell) => linesOf(text(cell, facts, printed))));
  return [{ kind: 'rows', head: true, rows: [heads, ...rows] }];
}

function filled(template: Template, facts: Facts, printed: Set<string>): Block[] {
  if ('gap' in template) return [{ kind: 'gap' }];
  if ('rows' in template) {
    const rows = template.rows.map((row) => row.map((cell) => linesOf(text(cell, facts, printed))));
    return [{ kind: 'rows', head: template.head ?? false, rows: rows.filter((row) => row.some((cell) => cell.length > 0)) }];
  }
  const kind = 'heading' in template ? 'heading' : 'text';
  const written = text('heading' in template ? template.heading : template.text, facts, printed).trimEnd();
  return written === '' ? [] : [{ kind, text: written }];
}

const linesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function text(template: string, facts: Facts, printed: Set<string>): string {
  return template.replace(/\{(?<key>[\w.]+)\}/g, (_, key: string) => {
    printed.add(key);
    return facts(key);
  });
}

const missing = (key: string): never => {
  throw new Error(`No layout may print {${key}}: there is no such fact.`);
};

function factsOf(trip: Trip, { language, style }: Look): Facts {
  const [first] = trip.flights;
  return (key) => {
    if (key.startsWith('L.')) return label(key.slice(2), language, style);
    if (key === 'ref') return trip.ref;
    if (key === 'agency') return trip.agency;
    if (key === 'issued')
      return writtenDate(
        trip.issued,
        { date: style.date === 'weekday-no-year' || style.date === 'system' ? 'numeric' : style.date },
        language,
      );
    if (key === 'airline' && first) return airlineOf(first.carrier)?.name ?? first.carrier;
    if (key === 'departure.city' && first) return cityIn(first.departure, language);
    if (key === 'arrival.city')
      return cityIn((trip.flights.filter(({ way }) => way === 'out').at(-1) ?? missing(key)).arrival, language);
    return missing(key);
  };
}

function label(key: string, { words, locale }: Language, { capitals }: Style): string {
  const word = (words as Record<string, string>)[key] ?? missing(`L.${key}`);
  return capitals ? word.toLocaleUpperCase(locale) : word;
}

function flightFacts(flight: Flight, trip: Trip, { language, style }: Look, whole: Facts): Facts {
  const facts: Record<string, () => string> = {
    n: () => String(trip.flights.indexOf(flight) + 1),
    flight: () => writtenNumber(flight.carrier, flight.number, style),
    number: () => String(flight.number),
    airline: () => airlineOf(flight.carrier)?.name ?? flight.carrier,
    cabin: () => language.words[flight.cabin],
    class: () => flight.bookingClass,
    baggage: () => flight.baggage,
    seat: () => flight.seat,
    status: () => language.words.confirmed,
    duration: () => writtenDuration(flight.minutes, language),
    'arrival.shift': () => shiftOf(flight),
    // A cell over the rows of one day.
    'new.date': () => (isFirstOfDay(flight, trip) ? writtenDate(flight.departure.date, style, language) : ''),
  };
  for (const side of ['departure', 'arrival'] as const) {
    const end = flight[side];
    facts[`${side}.time`] = () => writtenTime(end.time, style);
    facts[`${side}.date`] = () => writtenDate(end.date, style, language);
    facts[`${side}.day`] = () => writtenDate(end.date, { date: 'weekday-long' }, language);
    facts[`${side}.airport`] = () => end.airport.name;
    facts[`${side}.code`] = () => end.airport.iata;
    facts[`${side}.city`] = () => cityIn(end, language);
    facts[`${side}.place`] = () => placeIn(end, language);
    facts[`${side}.terminal`] = () => (end.terminal ? `${language.words.terminal} ${end.terminal}` : '');
  }
  return (key) => facts[key]?.() ?? whole(key);
}

const isFirstOfDay = (flight: Flight, { flights }: Trip) =>
  flights[flights.indexOf(flight) - 1]?.departure.date !== flight.departure.date;

function shiftOf({ departure, arrival }: Flight): string {
  const days = (Date.parse(arrival.date) - Date.parse(departure.date)) / 86_400_000;
  return days === 0 ? '' : ` ${days > 0 ? '+' : '-'}${Math.abs(days)}`;
}

function cityIn({ airport }: End, { id }: Language): string {
  return cityOf(airport, id === 'ro' ? 'ro' : 'en');
}

/** A city alone where it has one airport, else its airport too. */
function placeIn(end: End, language: Language): string {
  const city = cityIn(end, language);
  return airportsIn(city).length === 1 ? city : `${city} ${end.airport.name}`;
}

function personFacts(person: Person, trip: Trip, { language, style, names }: Look, whole: Facts): Facts {
  const facts: Record<string, () => string> = {
    'person.n': () => String(trip.people.indexOf(person) + 1),
    'person.name': () => writtenName(person, names, language.titles).printed,
    'person.ticket': () => writtenTicket(person.ticket, style),
  };
  return (key) => facts[key]?.() ?? whole(key);
}
