/** What a layout is: what stands where, as data. `{departure.time}` is a fact of the flight, `{L.departure}` what the language calls it. */
import type { NameStyle } from '../people.ts';
import type { Style } from '../styles.ts';

export type Template =
  | { heading: string }
  | { text: string }
  /** Cells; a line feed in one begins its next line. A row of facts that are not there is left out. */
  | { rows: readonly (readonly string[])[]; head?: true }
  | { gap: true };

export type Part =
  | Template
  | { eachPerson: readonly Template[] }
  /** All of it again for each passenger. */
  | { eachReceipt: readonly Part[] }
  | { personTable: { head: readonly string[]; row: readonly string[] } }
  | { eachFlight: readonly Template[] }
  /** Flights of one day under one heading. */
  | { eachDay: { day: Template; flight: readonly Template[] } }
  | { flightTable: { head: readonly string[]; row: readonly string[] } }
  /** Flights as columns, what they say as rows. */
  | { flightColumns: readonly (readonly [string, string])[] }
  /** The way out on the left, the way back on the right. */
  | { ways: readonly Template[] }
  /** Where what is no flight may stand: prices, hotels, printing dates. */
  | { aside: true };

export type Layout = {
  id: string;
  family: 'cards' | 'table' | 'labels' | 'lines' | 'sentences' | 'columns';
  names: readonly NameStyle[];
  /** Languages it is written in, where not in all; and what of the style is always so. */
  languages?: readonly string[];
  style?: Partial<Style>;
  body: readonly Part[];
};
