/** Words alone over a flight that say whether it was or is: `AVANT` over one, `APRÈS` over the other, however far below them the flights stand. */
import { airportsAt } from '../../documents/anchors/ends.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import {
  current,
  currentTitle,
  former,
  formerHeading,
  formerTitle,
  inForce,
  ofJourney,
} from '../../documents/words-of-change.ts';
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { changeLabelOfAsia } from './former-in-asia.ts';

type Title = { isFormer: boolean; row: number };

/** In lines: more are of no one heading. */
const reach = 40;
/** In letters: longer lines are sentences. */
const longest = 60;

/** Flights whose title says that they were, where others stand under the one that says what is: from where they begin to where they end, or each in the place of one. */
export function formerByTitle(segments: readonly DraftSegment[], lines: readonly Line[]): ReadonlySet<DraftSegment> {
  const titled = segments.map((segment) => ({ segment, title: titleOver(lines, segment.flightNumber.box) }));
  const blocks = [...Map.groupBy(titled, ({ title }) => title?.row ?? -1)]
    .sort(([one], [other]) => one - other)
    .map(([, block]) => ({ isFormer: block[0]?.title?.isFormer, flights: block.map(({ segment }) => segment) }));
  return new Set(
    blocks.flatMap(({ isFormer, flights }, at) => {
      const now = isFormer ? [blocks[at + 1], blocks[at - 1]].find((block) => block?.isFormer === false) : undefined;
      if (!now) return [];
      return leadsAlike(now.flights, flights) ? flights : flights.filter((was) => now.flights.some((is) => standsFor(is, was)));
    }),
  );
}

const standsFor = (now: DraftSegment, was: DraftSegment): boolean =>
  now.flightNumber.value === was.flightNumber.value ||
  isSameCity(now.departure, was.departure) ||
  isSameCity(now.arrival, was.arrival);

const leadsAlike = (now: readonly DraftSegment[], was: readonly DraftSegment[]): boolean =>
  isSameCity(now[0]?.departure, was[0]?.departure) && isSameCity(now.at(-1)?.arrival, was.at(-1)?.arrival);

function isSameCity(one: DraftEnd | undefined, other: DraftEnd | undefined): boolean {
  const cities = [one, other].map((end) => (end ? airportsAt(end).map(({ city, country }) => `${city} ${country}`) : []));
  return cities[0]?.some((city) => cities[1]?.includes(city)) ?? false;
}

/** The nearest title above a flight, or before it in its own line. */
function titleOver(lines: readonly Line[], { page, y }: Box): Title | undefined {
  const own = lines.findLastIndex((line) => line.page === page && line.y <= y + 1);
  for (let row = own; row >= Math.max(0, own - reach); row -= 1) {
    const isFormer = isTitleOfFormer(lines[row]);
    if (isFormer !== undefined) return { isFormer, row };
  }
  return undefined;
}

/** Whether a line is a title, and of what was. */
// AVANT | Vol retour – avant : | Outbound (before) | Było: LO3831, wtorek 9 marca 2027
export function isTitleOfFormer(line: Line | undefined): boolean | undefined {
  if (!line) return undefined;
  const [first] = marksOf(line);
  const text = line.text.replace(ordinal, '');
  const label = first ? /^[^:]*:/.exec(line.text.slice(0, first.start))?.[0].replace(ordinal, '') : text;
  if (!label || label.length > longest || /\d/.test(label)) return undefined;
  const ofAsia = changeLabelOfAsia(label.replace(/[^\p{L}]+$/u, ''));
  if (ofAsia && ofAsia.about === '' && !/\p{L}/u.test(label.slice(ofAsia.end))) return ofAsia.isFormer;
  const pieces = label.split(/[–—|:()[\]]|(?<=\s)-(?=\s)/u).map((piece) => fold(piece).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  if (pieces.some((piece) => formerTitle.test(piece) || formerHeading.test(piece) || isOfJourney(piece, former, current)))
    return true;
  return pieces.some(
    (piece) => currentTitle.test(piece) || isOfJourney(piece, current, former) || isOfJourney(piece, inForce, former),
  )
    ? false
    : undefined;
}

// 2. Itinerarul valabil | b) Neuer Flugplan
const ordinal = /^\s*(?:\d{1,2}|\p{L})[.)]\s+(?=\p{L})/u;

/** In words: a longer heading may be of something else. */
const mostWords = 4;

const isOfJourney = (piece: string, said: RegExp, otherwise: RegExp): boolean =>
  piece.split(' ').length <= mostWords && ofJourney.test(piece) && said.test(piece) && !otherwise.test(piece);
