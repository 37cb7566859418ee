import type { PageKind } from '#domain/rules/addresses.ts';

/** What a page may weigh, in bytes after brotli; fonts and pictures as they are sent. What is absent is not limited. */
export type Budget = {
  /** The page itself and its style sheets. */
  htmlAndCss?: number;
  /** Inline scripts and whatever the browser fetches by itself: islands that wait for the visitor are not in it. */
  script?: number;
  /** The two together. */
  own?: number;
  /** Everything fetched for what is seen without scrolling: what a page names for it, and what a browser measures. */
  firstView?: number;
  /** The pictures fetched first, in one theme and window: a detail's header, the layers of a layered one. */
  header?: number;
  /** The first twelve pictures after those: the cards of a listing before anybody asks for more. */
  cards?: number;
};

const KiB = 1024;

/** Every page, whatever its kind. */
const pictures = { header: 25 * KiB, cards: 120 * KiB };

export const budgets: Readonly<Record<PageKind, Budget>> = {
  home: { htmlAndCss: 24 * KiB, script: 3 * KiB, firstView: 66 * KiB, ...pictures },
  /** With a map of the world and of every continent, all in the page. */
  magazine: { htmlAndCss: 40 * KiB, script: 3 * KiB, firstView: 90 * KiB, ...pictures },
  /** Filters by several labels, places to keep, offers that withdraw by themselves. */
  list: { htmlAndCss: 24 * KiB, script: 3.5 * KiB, firstView: 90 * KiB, ...pictures },
  /** With where each of its facts comes from, and the scripts that keep places, also for when there is no network. */
  entry: { htmlAndCss: 23 * KiB, script: 3 * KiB, firstView: 90 * KiB, ...pictures },
  /** The visitor's own list, which its script lays out. */
  comparison: { htmlAndCss: 20 * KiB, script: 6 * KiB, firstView: 90 * KiB, ...pictures },
  /** The contact page knows what brought the visitor, and waits for a first press on Send (`site/islands/enquiry-start.ts`). */
  corporate: { own: 30_000, script: 5.5 * KiB, firstView: 66 * KiB, ...pictures },
  /** Three years of days, each with its breaks and where to go in them. */
  calendar: { htmlAndCss: 30 * KiB, script: 5 * KiB, firstView: 90 * KiB, ...pictures },
  /** Every place with its twelve months and its reason, and the script that arranges them. */
  finder: { htmlAndCss: 40 * KiB, script: 5 * KiB, firstView: 90 * KiB, ...pictures },
  /** A sheet to print: its styles stand in it. */
  sheet: { own: 12 * KiB, script: 1 * KiB },
  /** The frame of Google's map, which nobody loads without asking for it. */
  map: { own: 10 * KiB },
  /** Fetched after everything else, by those who have not chosen yet. */
  fragment: { own: 8 * KiB },
  /** What stands around the few pages of the server. */
  shell: { own: 30_000, script: 4 * KiB, ...pictures },
};
