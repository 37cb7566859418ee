/** The facts of a place as they are told: on its page, on paper, to whoever reads our data. Words are Romanian, like the entries. */
import { counted } from '../format/counted.ts';
import { joinNames, monthNames } from '../format/dates.ts';
import type { Airport, Flight, Season } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import { stale } from './checked.ts';
import type { Airports } from './place-problems.ts';
import { timeDifference } from './time-difference.ts';

type Transfer = NonNullable<Destination['airports'][number]['transfer']>;

export type ArrivalFacts = {
  code: string;
  name: string;
  city: string;
  /** From Bucharest, with the stop where there is one; null where nobody flies or nobody knows. */
  minutes: number | null;
  /** „direct, mai–septembrie; în rest prin Atena” */
  way: string | null;
  flightCheckedOn: string | null;
  transfer: Transfer | null;
};

export type PlaceFacts = {
  advisory: NonNullable<Destination['advisory']> | null;
  /** „2–3 zile” */
  days: string | null;
  /** 1 to 4; what each means stands on one page. */
  cost: number | null;
  /** Null where the ministry advises against going. */
  months: { best: number[]; names: string; why: string | null } | null;
  suits: string | null;
  /** What one goes there for, of a closed list. */
  themes: Destination['themes'];
  notFor: string | null;
  sleep: NonNullable<Destination['sleep']>;
  named: NonNullable<Destination['named']>;
  arrivals: ArrivalFacts[];
  land: NonNullable<Destination['land']>;
  papers: Destination['papers'] | null;
  visa: Destination['visa'] | null;
  health: Destination['health'] | null;
  safety: Destination['safety'] | null;
  /** „o oră mai puțin decât la noi”; null where clocks show the same. */
  clock: string | null;
  /** Null where one pays in lei. */
  currency: string | null;
  plug: string | null;
  unesco: Destination['unesco'] | null;
  sources: NonNullable<Destination['sources']>;
};

/**
 * What is the same as at home is left out; what an entry lacks is null or an empty list. A price nobody has looked up for half a
 * year is withdrawn.
 *
 * @param airports the registry, by IATA code
 * @param day the day to judge by, YYYY-MM-DD
 * @throws when the entry names an airport that is not in the registry; the build has told the editor before
 */
export function factsOf(entry: Destination, airports: Airports, day: string): PlaceFacts {
  const { days, months, advisory } = entry;
  return {
    advisory: advisory ?? null,
    days: days ? daysInWords(days) : null,
    cost: entry.cost ?? null,
    months: months && !advisory ? { best: months.best, names: monthsInWords(months.best), why: months.why ?? null } : null,
    suits: entry.suits ?? null,
    themes: entry.themes,
    notFor: entry.notFor ?? null,
    sleep: entry.sleep ?? [],
    named: entry.named ?? [],
    arrivals: entry.airports.map(({ code, transfer }) => arrivalOf(code, airports.get(code), transfer, day)),
    land: entry.land ?? [],
    papers: entry.papers ?? null,
    visa: entry.visa ?? null,
    health: entry.health ?? null,
    safety: entry.safety ?? null,
    clock: timeDifference(entry.timeZone, Number(day.slice(0, 4))),
    currency: /\bRON\b/.test(entry.currency) ? null : entry.currency,
    plug: entry.plug ?? null,
    unesco: entry.unesco ?? null,
    sources: entry.sources ?? [],
  };
}

function arrivalOf(code: string, airport: Airport | undefined, transfer: Transfer | undefined, day: string): ArrivalFacts {
  if (!airport) throw new Error(`there is no airport ${code} in content/airports`);
  const { name, city, flight } = airport;
  return {
    code,
    name,
    city,
    minutes: flight && 'minutes' in flight ? flight.minutes : null,
    way: flight ? wayInWords(flight) : null,
    flightCheckedOn: flight?.checkedOn ?? null,
    transfer: transfer ? withoutOldPrice(transfer, day) : null,
  };
}

function withoutOldPrice({ price, ...transfer }: Transfer, day: string): Transfer {
  return price && !stale(price.checkedOn, day) ? { ...transfer, price } : transfer;
}

/** „direct tot anul”, „direct, mai–septembrie; în rest prin Atena”, „cu escală, prin Oslo sau Frankfurt”. */
export function wayInWords(flight: Flight): string {
  if (flight.kind === 'fără zbor') return 'fără zboruri din București';
  const { kind, season, charters } = flight;
  const via = flight.via ? `prin ${either(flight.via)}` : null;
  if (kind === 'escală') return via ? `cu escală, ${via}` : 'cu escală';
  if (kind === 'direct') return charters ? `direct tot anul; charter, ${seasonInWords(charters)}` : 'direct tot anul';
  const months = season ? `, ${seasonInWords(season)}` : '';
  const said = [
    kind === 'charter' ? `direct numai cu charter${months}` : `direct${months}`,
    ...(charters ? [`charter, ${seasonInWords(charters)}`] : []),
    ...(via ? [`în rest ${via}`] : []),
  ];
  return said.join('; ');
}

/** „mai–septembrie”: the months a flight is direct in, where that is not the whole year. */
export const seasonOf = (flight: Flight | undefined): string | null =>
  flight && 'season' in flight && flight.season ? seasonInWords(flight.season) : null;

const vehicles = { mașină: 'cu mașina', tren: 'cu trenul', autocar: 'cu autocarul', vapor: 'cu vaporul' } as const;

/** „cu trenul, prin Brașov” */
export const roadInWords = ({ by, note }: PlaceFacts['land'][number]): string => [vehicles[by], note].filter(Boolean).join(', ');

function seasonInWords({ from, to }: Season): string {
  const months = monthNames('ro');
  return from === to ? `în ${months[from - 1]}` : `${months[from - 1]}–${months[to - 1]}`;
}

const daysInWords = ({ from, to }: NonNullable<Destination['days']>): string =>
  from === to ? counted('ro', to, { one: 'zi', many: 'zile' }) : `${from}–${counted('ro', to, { one: 'zi', many: 'zile' })}`;

function monthsInWords(best: number[]): string {
  const months = monthNames('ro');
  return joinNames(
    'ro',
    best.map((month) => months[month - 1] ?? ''),
  );
}

const either = (names: string[]): string => new Intl.ListFormat('ro-RO', { type: 'disjunction' }).format(names);
