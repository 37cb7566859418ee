/** The facts of a place as they are told: on its page, on paper, to whoever reads our data. What the entry says is in its language. */
import { counted } from '../format/counted.ts';
import { joinNames, monthNames } from '../format/dates.ts';
import type { Airport, Flight, Season } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import type { Lang } from '../schemas/lang.ts';
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
 * @param lang of the words of the entry and of the airports
 * @throws when the entry names an airport that is not in the registry; the build has told the editor before
 */
export function factsOf(entry: Destination, airports: Airports, day: string, lang: Lang = 'ro'): PlaceFacts {
  const { days, months, advisory } = entry;
  return {
    advisory: advisory ?? null,
    days: days ? daysInWords(days, lang) : null,
    cost: entry.cost ?? null,
    months: months && !advisory ? { best: months.best, names: monthsInWords(months.best, lang), why: months.why ?? null } : null,
    suits: entry.suits ?? null,
    themes: entry.themes,
    notFor: entry.notFor ?? null,
    sleep: entry.sleep ?? [],
    named: entry.named ?? [],
    arrivals: entry.airports.map(({ code, transfer }) => arrivalOf(code, airports.get(code), transfer, day, lang)),
    land: entry.land ?? [],
    papers: entry.papers ?? null,
    visa: entry.visa ?? null,
    health: entry.health ?? null,
    safety: entry.safety ?? null,
    clock: timeDifference(entry.timeZone, Number(day.slice(0, 4)), lang),
    // Whoever reads English may come from where one does not pay in lei.
    currency: lang === 'ro' && /\bRON\b/.test(entry.currency) ? null : entry.currency,
    plug: entry.plug ?? null,
    unesco: entry.unesco ?? null,
    sources: entry.sources ?? [],
  };
}

function arrivalOf(
  code: string,
  airport: Airport | undefined,
  transfer: Transfer | undefined,
  day: string,
  lang: Lang,
): ArrivalFacts {
  if (!airport) throw new Error(`there is no airport ${code} in content/airports`);
  const { name, city, flight } = airport;
  return {
    code,
    name,
    city,
    minutes: flight && 'minutes' in flight ? flight.minutes : null,
    way: flight ? wayInWords(flight, lang) : null,
    flightCheckedOn: flight?.checkedOn ?? null,
    transfer: transfer ? withoutOldPrice(transfer, day) : null,
  };
}

function withoutOldPrice({ price, ...transfer }: Transfer, day: string): Transfer {
  return price && !stale(price.checkedOn, day) ? { ...transfer, price } : transfer;
}

const flightWords = {
  ro: {
    none: 'fără zboruri din București',
    via: 'prin {cities}',
    stop: 'cu escală',
    direct: 'direct',
    always: 'direct tot anul',
    charterOnly: 'direct numai cu charter',
    charter: 'charter',
    otherwise: 'în rest {via}',
    month: 'în {month}',
  },
  en: {
    none: 'no flights from Bucharest',
    via: 'via {cities}',
    stop: 'with a stop',
    direct: 'direct',
    always: 'direct all year',
    charterOnly: 'direct by charter only',
    charter: 'charter',
    otherwise: 'otherwise {via}',
    month: 'in {month}',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** „direct tot anul”, „direct, mai–septembrie; în rest prin Atena”, „cu escală, prin Oslo sau Frankfurt”. */
export function wayInWords(flight: Flight, lang: Lang = 'ro'): string {
  const words = flightWords[lang];
  if (flight.kind === 'fără zbor') return words.none;
  const { kind, season } = flight;
  const via = flight.via ? words.via.replace('{cities}', either(flight.via, lang)) : null;
  if (kind === 'escală') return via ? `${words.stop}, ${via}` : words.stop;
  const charters = flight.charters ? [`${words.charter}, ${seasonInWords(flight.charters, lang)}`] : [];
  if (kind === 'direct') return [words.always, ...charters].join('; ');
  const months = season ? `, ${seasonInWords(season, lang)}` : '';
  const direct = kind === 'charter' ? words.charterOnly : words.direct;
  return [`${direct}${months}`, ...charters, ...(via ? [words.otherwise.replace('{via}', via)] : [])].join('; ');
}

/** „mai–septembrie”: the months a flight is direct in, where that is not the whole year. */
export const seasonOf = (flight: Flight | undefined, lang: Lang = 'ro'): string | null =>
  flight && 'season' in flight && flight.season ? seasonInWords(flight.season, lang) : null;

const vehicles = {
  ro: { mașină: 'cu mașina', tren: 'cu trenul', autocar: 'cu autocarul', vapor: 'cu vaporul' },
  en: { mașină: 'by car', tren: 'by train', autocar: 'by coach', vapor: 'by ship' },
} as const;

/** „cu trenul, prin Brașov” */
export const roadInWords = ({ by, note }: PlaceFacts['land'][number], lang: Lang = 'ro'): string =>
  [vehicles[lang][by], note].filter(Boolean).join(', ');

/** How one usually gets there from Bucharest: minutes, in words, and the airport it flies to where it flies. */
type UsualWay = { minutes: number | null; words: string | null; airport: string | null };

/** The first of its airports that a time is known for, else the shortest way by land, else what is said of flying. */
export function usualWayOf({ arrivals, land }: Pick<PlaceFacts, 'arrivals' | 'land'>, lang: Lang = 'ro'): UsualWay {
  const flown = arrivals.find(({ minutes }) => minutes);
  if (flown) return { minutes: flown.minutes, words: flown.way, airport: flown.code };
  const [road] = land.toSorted((one, other) => one.minutes - other.minutes);
  if (road) return { minutes: road.minutes, words: roadInWords(road, lang), airport: null };
  return { minutes: null, words: arrivals[0]?.way ?? null, airport: null };
}

function seasonInWords({ from, to }: Season, lang: Lang): string {
  const months = monthNames(lang);
  const [first = '', last = ''] = [months[from - 1], months[to - 1]];
  return from === to ? flightWords[lang].month.replace('{month}', first) : `${first}–${last}`;
}

const dayForms = { ro: { one: 'zi', many: 'zile' }, en: { one: 'day', many: 'days' } } as const;

const daysInWords = ({ from, to }: Destination['days'], lang: Lang): string =>
  `${from === to ? '' : `${from}–`}${counted(lang, to, dayForms[lang])}`;

function monthsInWords(best: number[], lang: Lang): string {
  const months = monthNames(lang);
  return joinNames(
    lang,
    best.map((month) => months[month - 1] ?? ''),
  );
}

const either = (names: string[], lang: Lang): string =>
  new Intl.ListFormat(lang === 'ro' ? 'ro-RO' : 'en-GB', { type: 'disjunction' }).format(names);
