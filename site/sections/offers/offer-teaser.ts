import type { StripDay } from '#domain/rules/offer-days.ts';
import type { ShownPicture } from '#site/ui/Picture.tsx';

/** An offer as its list shows it. Days are YYYY-MM-DD. */
export type OfferTeaser = {
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
  picture: ShownPicture;
};

/** Journeys that have left, and those that will: what is not over yet is out of sight. */
export type GoneBoard = {
  heading: string;
  rows: { id: string; href: string; name: string; from: string; what: string; until: string; isOver: boolean }[];
};
