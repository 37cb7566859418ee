/** An itinerary as cards for the wallet, in words: one for each traveller, more where the flights of the journey need them. */
import type { Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { cityAt } from '../trip/journeys.ts';
import { dayAndMonth, labels, passengerType, shiftMark, spacedFlight, spacedTicket, terminalWords } from '../trip/phrases.ts';
import { type Fact, type Sign, unknown } from './sheet.ts';

type CardFlight = {
  id: string;
  date: string;
  number: string;
  from: string;
  to: string;
  shift: string;
  /** “Bucharest T1 – Istanbul · seat 14A”, in one line below; empty where the card has no room for it. */
  detail: string;
};

export type WalletCard = {
  id: string;
  name: string;
  /** “child”; nothing for adults. */
  note: string;
  facts: Fact[];
  flights: CardFlight[];
  /** “2 / 3” where a traveller has several cards; else empty. */
  part: string;
};

export type WalletCards = Sign & { title: string; hint: string; phoneNote: string; cards: WalletCard[] };

/** Lines of flights that a card has room for. */
const flightsOnCard = 6;
/** Flights that it has room for with a second line each; one less below a name of two lines. */
const mostDetailed = 4;
const nameOfOneLine = 30;
/** Letters that a second line has room for. */
const detailLetters = 60;

const words = {
  en: {
    title: 'Cards for the wallet',
    hint: 'Print at 100 % and cut along the marks: each card is 85.6 × 54 mm, as large as a bank card.',
  },
  ro: {
    title: 'Carduri pentru portofel',
    hint: 'Tipăriți la 100 % și tăiați pe semne: fiecare are 85,6 × 54 mm, cât un card bancar.',
  },
} as const;

function cardFlight(segment: Segment, index: number, lang: Lang): CardFlight {
  const { departure, arrival, flightNumber } = segment;
  const end = (one: Segment['departure']) => `${one.airport ?? (cityAt(one, lang) || unknown)} ${one.time ?? unknown}`;
  return {
    id: `flight ${index}`,
    date: departure.date ? dayAndMonth(departure.date, lang) : unknown,
    number: spacedFlight(flightNumber),
    from: end(departure),
    to: end(arrival),
    shift: shiftMark(segment),
    detail: detailOf(segment, lang),
  };
}

/** The seat and the terminals before the cities, whose airports stand above. */
function detailOf({ departure, arrival, seat }: Segment, lang: Lang): string {
  const ends = [departure, arrival];
  const terminals = ends.map(({ terminal }) => terminalWords(terminal)?.replace(/^Terminal (?=\d\w?$)/, 'T') ?? '');
  const cities = ends.map((end) => cityAt(end, lang));
  const where = (words: string[]) => words.map((word) => word.trim() || unknown).join(' – ');
  const some = [
    where(cities.map((city, end) => `${city} ${terminals[end]}`)),
    terminals.some(Boolean) ? where(terminals) : '',
    '',
  ].map((place) => [place, seat && `${labels[lang].seat.toLowerCase()} ${seat}`].filter(Boolean).join(' · '));
  return some.find((detail) => detail.length <= detailLetters) ?? '';
}

const withoutDetail = (flight: CardFlight): CardFlight => ({ ...flight, detail: '' });

/** @param sign whose cards they are: the number on them is the one that answers day and night */
export function cardsOf(itinerary: Itinerary, sign: Sign, lang: Lang): WalletCards {
  const { bookingRef, passengers, segments } = itinerary;
  const flights = segments.map((segment, index) => cardFlight(segment, index, lang));
  const parts = Array.from({ length: Math.ceil(flights.length / flightsOnCard) }, (_, part) =>
    flights.slice(part * flightsOnCard, (part + 1) * flightsOnCard),
  );
  const reference = { label: labels[lang].bookingRef, value: bookingRef ?? unknown };
  const travellers = passengers.length > 0 ? passengers : [{ name: unknown, type: 'adult' as const, eticket: null }];
  const cards = travellers.flatMap(({ name, type, eticket }, traveller) =>
    parts.map((some, part) => ({
      id: `card ${traveller} ${part}`,
      name,
      note: passengerType({ type }, lang),
      facts: [reference, { label: labels[lang].ticket, value: eticket ? spacedTicket(eticket) : unknown }],
      flights: flights.length > mostDetailed - (name.length > nameOfOneLine ? 1 : 0) ? some.map(withoutDetail) : some,
      part: parts.length > 1 ? `${part + 1} / ${parts.length}` : '',
    })),
  );
  return { ...sign, ...words[lang], phoneNote: labels[lang].phoneNote, cards };
}
