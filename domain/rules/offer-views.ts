/** What loaders hand down of offers and sections show. Days are YYYY-MM-DD. */
import type { StripDay } from './offer-days.ts';

/** An offer as its list shows it, with a picture as the site shows pictures. */
export type OfferTeaser<Picture> = {
  /** Unlike any other entry's: its picture grows into that of the page under this name. */
  id: string;
  href: string;
  name: string;
  /** Beside the name: a country or a town. */
  where: string;
  /** What it is found by in the filter. */
  tag: string;
  /** One sentence. */
  text: string;
  /** The last day on which one can leave. */
  until: string;
  nights: number;
  /** The next departure: „26 dec. – 5 ian.”. */
  period: string;
  /** How many departures there are besides. */
  others: number;
  /** What clocks in Bucharest show when the year begins there. */
  midnight: string | null;
  strip: StripDay[] | null;
  /** „București, zbor direct” */
  departure: string;
  board: string;
  price: string;
  picture: Picture;
};

/** An offer as the lists of other kinds name it beside their own, once its place is chosen. */
export type OfferBeside = Pick<OfferTeaser<never>, 'id' | 'href' | 'name' | 'tag' | 'until'> & {
  /** „Sejururi” */
  list: string;
  /** „8 – 12 apr. 2027, patru nopți, mic dejun” */
  what: string;
};

/** Journeys that have left, and those that will: what is not over yet is out of sight. */
export type GoneBoard = {
  heading: string;
  rows: { id: string; href: string; name: string; from: string; what: string; until: string; isOver: boolean }[];
};

/** What one asks of an offer first. */
export type OfferFacts = {
  /** The next departure, and the others; each goes after its day. */
  period: { big: string; strip: StripDay[] | null; weekdays: string; others: { until: string; text: string }[] };
  nights: number;
  hotel: { stars: number; text: string[] };
  way: { term: string; big: string; text: string | null; line: string | null };
  board: { big: string; text: string | null };
  /** Not shown once the offer is over. */
  price: { big: string; text: string; until: string };
  /** How clocks there differ from ours. */
  clock: string | null;
};
