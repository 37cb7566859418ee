/**
 * Airports with scheduled traffic: where they are, what clock they keep, and how tickets call them.
 *
 * `airports-table.json` holds one airport a line: code|name|city|country|zone|latitude|longitude. Codes, countries and positions
 * are those of OurAirports (public domain, large and medium airports with scheduled service, snapshot of 20 August 2026); zones
 * were looked up from the positions in the borders of the IANA time zones and compared with the zones of each country; an empty
 * name is that of the city. Some fifty small airports that travellers fly to (islands, parks, fjords) were added by hand, and some hundred more of Canada, the Caribbean, Scandinavia, Greenland, Australia, Japan and Europe's islands, their positions
 * to a few kilometres, and compared with the npm package airport-data-js 4.0.0: every clock is the same, and three stand farther away than 15 km (LRS, SCY, TVU), where that one's are off; the other small ones were left out, whose codes are words of tickets. `small-airports-table.json` has some three hundred more with scheduled traffic, known by their codes alone: their cities are called as people and words are (Erie, Nan, San José). Their positions and zones are those of airport-data-js 4.0.0 (Aashish Vivekanand, CC BY 4.0), the zones mended for Santarém and Banyuwangi. Xinjiang's airports keep Beijing's time, as their timetables do; Gold Coast keeps Brisbane's.
 */
import { fold } from '../text/fold.ts';
import table from './airports-table.json' with { type: 'json' };
import { cityNames } from './city-names.ts';
import { furtherCityNames } from './further-city-names.ts';
import { airportByNames, formerCodes, mainAirports, metropolitanAreas, soldAs } from './metropolitan-areas.ts';
import { finderOfPlaces, isOfAsia } from './places-of-asia.ts';
import { romanised } from './romanised.ts';
import smallTable from './small-airports-table.json' with { type: 'json' };

export type Airport = {
  /** Location identifier of IATA resolution 763. */
  iata: string;
  /** As people call it, without the words “International Airport”: Henri Coandă. The city's name where it has no other. */
  name: string;
  /** The city it serves, in English: Bucharest. */
  city: string;
  /** ISO 3166-1 alpha-2 (XK: Kosovo). */
  country: string;
  /** IANA time zone. */
  zone: string;
  /** Degrees, north and east positive, to about a kilometre. */
  latitude: number;
  longitude: number;
};

function airportFrom(row: string): Airport {
  const [iata, name, city, country, zone, latitude, longitude] = row.split('|');
  if (!iata || !city || !country || !zone) throw new Error(`“${row}” in airports-table.json is not an airport`);
  return { iata, name: name || city, city, country, zone, latitude: Number(latitude), longitude: Number(longitude) };
}

/** Those a ticket may call by name, in the order of their codes. */
export const airports: readonly Airport[] = table.map(airportFrom);
/** Those known by their codes alone. */
export const smallAirports: readonly Airport[] = smallTable.map(airportFrom);

const byCode = new Map([...smallAirports, ...airports].map((airport) => [airport.iata, airport]));

/** Whether a code is of an airport whose code and name are both known: `BILLET` is no flight between two small ones. */
export const isKnownByName = (code: string): boolean => airportAt(code) !== undefined && !small.has(code);
const small: ReadonlySet<string> = new Set(smallAirports.map(({ iata }) => iata));

/** The airport of a three-letter code, or of the code it had before; undefined for cities and for airports we do not know. */
export function airportAt(code: string): Airport | undefined {
  const known = code.trim().toUpperCase();
  return byCode.get(known) ?? byCode.get(formerCodes[known] ?? '');
}

/** Whether two codes are of one airport, the one perhaps as it was before. */
export const isSameAirport = (one: string, other: string): boolean =>
  one === other || (airportAt(one) !== undefined && airportAt(one) === airportAt(other));

/** The city's name in the language of the document: „Viena”, “Vienna”. */
export function cityOf(airport: Airport, lang: 'en' | 'ro'): string {
  return (lang === 'ro' && cityNames[`${airport.city}|${airport.country}`]?.[0]) || airport.city;
}

/** Its city's names besides the English one. */
function furtherNamesOf({ city, country }: Pick<Airport, 'city' | 'country'>): readonly string[] {
  const key = `${city}|${country}`;
  return [...(cityNames[key] ?? []), ...(furtherCityNames[key]?.split(' ') ?? [])];
}

/** Words that say that a place is an airport, in the languages of tickets; they tell no airport from another. */
const airportWords =
  /\b(international|intl|internat|int|internacional|internazionale|uluslararasi|airport|arpt|apt|aeroport(ul|ului|o|a)?|aeropuerto|aeroporto|flughafen|havalimani|havaalani|lotnisko|luchthaven|aerodromio|terminal \w{1,2})\b/g;

/** Small Latin letters, marks gone, everything but letters and digits a blank. */
const plain = (text: string): string =>
  romanised(fold(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const essence = (text: string): string => plain(text).replace(airportWords, ' ').replace(/\s+/g, ' ').trim();

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

type Place = { words: string; airports: Airport[] };

/** Names of cities in all languages, longest first, so that “New York” is not found inside “York”. */
let places: Place[] | undefined;

function allPlaces(): Place[] {
  if (places) return places;
  const found = new Map<string, Airport[]>();
  const add = (name: string, airport: Airport) => {
    const words = plain(name);
    const there = found.get(words) ?? [];
    if (!there.includes(airport)) found.set(words, [...there, airport]);
  };
  for (const airport of airports) {
    add(airport.city, airport);
    for (const name of furtherNamesOf(airport)) add(name, airport);
  }
  places = [...found].map(([words, list]) => ({ words, airports: list })).sort((a, b) => b.words.length - a.words.length);
  return places;
}

/** Other names of airports, made comparable. */
const byNames = airportByNames.map(([words, code]) => [plain(words), code] as const);

const holds = (text: string, words: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

/** Of several airports, those the text names: by code in brackets, by name, by country; all of them where it names none. */
function named(text: string, candidates: Airport[]): Airport[] {
  // Istanbul Istanbul: the city, and the airport that bears its name.
  const [half, ...rest] = text.split(/ (?=(.+)$)/);
  const twice = half !== undefined && rest[0] === half ? candidates.filter(({ name, city }) => name === city) : [];
  if (twice.length === 1) return twice;
  const own = candidates.filter((airport) => airport.name !== airport.city && holds(text, essence(airport.name)));
  if (own.length > 0) return own;
  const byWord = candidates.filter((airport) =>
    essence(airport.name)
      .split(' ')
      .some((word) => word.length > 3 && !holds(plain(airport.city), word) && holds(text, word)),
  );
  if (byWord.length > 0) return byWord;
  const cut = candidates.filter((airport) => airport.name !== airport.city && endsInPartOf(text, essence(airport.name)));
  return cut.length === 1 ? cut : candidates;
}

/** `BANGKOK SUVARNA`: where the systems' names end, in the middle of a word. */
function endsInPartOf(text: string, name: string): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last.length > 3 && last !== text && name.split(' ').some((word) => word.startsWith(last));
}

function ofCountry(text: string, candidates: Airport[]): Airport[] {
  const there = candidates.filter(
    ({ country }) => holds(text, country.toLowerCase()) || holds(text, plain(countryNames.of(country) ?? '')),
  );
  if (there.length > 0) return there;
  // London is London in England unless the ticket says Ontario: the cities with names in many languages come first.
  const known = candidates.filter(({ city, country }) => cityNames[`${city}|${country}`] !== undefined);
  return known.length > 0 ? known : candidates;
}

/** The city the text begins with, or names first: “London, Ontario” is London. */
function firstCityIn(text: string): Place | undefined {
  const spaced = ` ${text} `;
  let first: { place: Place; at: number } | undefined;
  for (const place of allPlaces()) {
    const at = spaced.indexOf(` ${place.words} `);
    if (at >= 0 && (!first || at < first.at)) first = { place, at };
  }
  return first?.place;
}

/** The city's main airport before the others: as its metropolitan area lists them, else the one that bears only the city's name. */
function mainFirst(list: Airport[]): Airport[] {
  const area = Object.values(metropolitanAreas).find((codes) => codes.includes(list[0]?.iata ?? '')) ?? [];
  const rank = (airport: Airport) => {
    const place = area.indexOf(airport.iata);
    if (place >= 0) return place;
    if (mainAirports.has(airport.iata)) return 50;
    return airport.name === airport.city ? 51 : 99;
  };
  return list.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The airports a printed place may be, surest first; none where nothing fits.
 *
 * @param place a city, an airport, or both, in any language and case, or a code of an airport or a metropolitan area:
 * `BUCURESTI OTOPENI`, `LONDON, GB (HEATHROW)`, `Köln/Bonn`, `MIL`. The codes of several airports of a city are all returned.
 */
export function airportsIn(place: string): Airport[] {
  const known = foundBefore.get(place);
  if (known) return known;
  const found = lookedUp(place);
  if (foundBefore.size > mostKept) foundBefore.clear();
  foundBefore.set(place, found);
  return found;
}

/** Places are asked for again and again, and a document has not many different ones. */
const foundBefore = new Map<string, Airport[]>();
const mostKept = 5000;

let finder: ReturnType<typeof finderOfPlaces> | undefined;

/** The places in a text in letters of Japan, China or Korea, and where they stand: `東京(羽田) 08:55着`. */
export function placesOfAsiaIn(text: string): ReturnType<NonNullable<typeof finder>> {
  if (!isOfAsia(text)) return [];
  finder ??= finderOfPlaces(airports, mainFirst);
  return finder(text);
}

function lookedUp(place: string): Airport[] {
  const code = /^\(?([A-Z]{3})\)?$/.exec(place.trim())?.[1] ?? /[([/]\s*([A-Z]{3})\s*[)\]]/.exec(place)?.[1];
  if (code) {
    const area = metropolitanAreas[code]?.flatMap((one) => byCode.get(one) ?? []);
    const airport = airportAt(code);
    if (area || airport) return area ?? (airport ? [airport] : []);
  }
  const whole = plain(place);
  const renamed = byNames.find(([words]) => holds(whole, words));
  if (renamed) return [airportAt(renamed[1])].filter((airport) => airport !== undefined);
  const text = essence(place);
  if (text === '' || closed.test(text)) return [];
  const ofAsia = placesOfAsiaIn(place);
  if (ofAsia[0]) return ofAsia.length === 1 ? ofAsia[0].airports : [];
  const city = firstCityIn(text);
  if (city) {
    const under = city.airports.flatMap(({ city: name, country }) => townsUnder.get(`${name}|${country}`) ?? []);
    const town = under.find((airport) => holds(text, plain(airport.city)));
    if (town) return [town];
    // WAW Warsaw | New York JFK
    const coded = city.airports.find(({ iata }) => new RegExp(`(?<!\\p{L})${iata}(?!\\p{L})`, 'u').test(place));
    return coded ? [coded] : mainFirst(named(text, ofCountry(text, city.airports)));
  }
  return airports.filter(({ name, city: own }) => {
    const words = name === own ? '' : essence(name);
    return holds(text, words) && !common.test(words);
  });
}

/** Barcelona Girona */
const townsUnder = Map.groupBy(
  Object.keys(soldAs).flatMap((code) => byCode.get(code) ?? []),
  ({ iata }) => soldAs[iata] ?? '',
);

/** Names of airports that are one only beside their city's: `CITY BREAK`, `Valley`, `T2 Domestic`, and what is a word elsewhere: `Sale de`, `Sur le vol`, `Moi`. */
const common = /^(?:city|national|valley|domestic|capital|sale|sur|moi|sola)$/;

/** Airports that are no more: a ticket that names one does not mean the one its city has today. */
const closed = /\b(?:tegel|tempelhof|schonefeld|fornebu|hellinikon|kai tak|stapleton|ataturk)\b/;

let placeWords: ReadonlySet<string> | undefined;

/** Whether a word stands in the name of any city, airport or country. Cheap, for who looks for places among other words. */
export function isWordOfPlace(word: string): boolean {
  placeWords ??= new Set(
    airports
      .flatMap((airport) => namesOf(airport).flatMap((name) => plain(name).split(' ')))
      .concat(...airportWordList, ...byNames.map(([words]) => words.split(' '))),
  );
  return plain(word)
    .split(' ')
    .every((part) => placeWords?.has(part));
}

const airportWordList = ['international', 'intl', 'airport', 'apt', 'aeroport', 'aeropuerto', 'aeroporto', 'flughafen'];

/** How tickets call an airport besides, its code with it: `Otopeni`, `New York JFK`. */
const byNamesOf = ({ iata }: Airport): string[] => [iata, ...byNames.flatMap(([words, code]) => (code === iata ? [words] : []))];

const namesOfTown = (key: string): string[] => {
  const [city = '', country = ''] = key.split('|');
  return [city, ...furtherNamesOf({ city, country })];
};

const namesOf = ({ iata, city, name, country }: Airport): string[] => [
  ...[city, name, country, countryNames.of(country) ?? ''],
  ...furtherNamesOf({ city, country }),
  ...(soldAs[iata] ? namesOfTown(soldAs[iata]) : []),
];

const namedBefore = new Map<string, Airport[]>();

/** As `airportsIn`, but only where the text is a place and nothing else: `London Heathrow`, and not `Hotel London`. */
export function airportsNamed(place: string): Airport[] {
  const known = namedBefore.get(place);
  if (known) return known;
  const found = airportsIn(place);
  const own = new Set(
    found.flatMap((airport) => [...namesOf(airport), ...byNamesOf(airport)].flatMap((name) => plain(name).split(' '))),
  );
  const words = essence(place);
  const isCountry = countries.has(words) && found.every(({ city }) => plain(city) !== words);
  const isWhole = placesOfAsiaIn(place).some(({ start, end }) => start === 0 && end === place.trim().length);
  const named = isWhole || (words.split(' ').every((word) => own.has(word)) && !isCountry) ? found : [];
  if (namedBefore.size > mostKept) namedBefore.clear();
  namedBefore.set(place, named);
  return named;
}

const countries = new Set(airports.map(({ country }) => plain(countryNames.of(country) ?? '')));
