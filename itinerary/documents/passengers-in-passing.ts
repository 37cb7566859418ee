/** Travellers that a line about something else names: the position of an invoice, an infant behind who carries it. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { allFoundIn } from '../draft/found.ts';
import { type Cell, foundCell } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { travellerType } from '../values/travellers.ts';
import { foldInPlace } from './flight-labels.ts';
import { apartAtCommas, named, type Order, titleLast } from './printed-names.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

/** `Bilet avion LH OTP-FRA-OTP, 2202418005512, NEAGU BOGDAN MR`: whom a ticket was sold for, between commas. */
export function soldIn(cells: readonly Cell[], order: Order): DraftPassenger[] {
  // Byrne, Niamh Aoife Ms is one name.
  const positions = cells.filter(({ text }) => text.split(',').length > 2 && /\d{10}/.test(text));
  if (positions.length === 0 || ticketsIn(positions.map(({ line }) => line)).length === 0) return [];
  return positions.flatMap(apartAtCommas).flatMap((part) => (titleLast.test(part.text) ? (named(part, order) ?? []) : []));
}

// cu MATEO CIOBOTARU (sugar, născut la 02.08.2025) | with Mia Wittenberg (infant)
const accompanied =
  /(?<![\p{L}])(?:cu|with|mit|avec|con|com|met|med|et|și|and|und|\+) (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4}) \((?<kind>sugar|bebe|bebeluș|infant|baby|bébé|bebé|kleinkind|neonato|lactante|niemowlę|csecsemő|μωρό)(?![\p{L}])/dgiu;

/** An infant behind the name of who carries it. */
export const accompaniedIn = (line: Line): DraftPassenger[] =>
  allFoundIn(line, accompanied).flatMap(({ name, kind }) =>
    name && kind && /^\p{Lu}/u.test(name.value)
      ? [{ name, order: 'given-first' as const, type: { ...kind, value: 'infant' as const } }]
      : [],
  );

const kinds =
  '(?:adult[eoi]?|erwachsener?|yetiskin|dorosly|copil|child|kind|enfant|nin[oa]|bambin[oa]|crianca|dziecko|cocuk|bebelus|bebe|sugar|infant|baby|kleinkind|neonato|niemowle)';
// Adult 1 | Copil 2: | Bebeluș 1
const numberedKind = new RegExp(`^${kinds} \\d{1,2}\\s?:?$`, 'u');
// Adulto | Child (2-11)
const kindAlone = new RegExp(`^${kinds}(?: ?\\([^()]{1,20}\\))?$`, 'u');

/** `Adulto` under a name: which kind of traveller that is. */
export const isKindAlone = (line: Line | undefined): boolean =>
  line !== undefined && kindAlone.test(foldInPlace(line.text.trim()));

/** `Bebeluș 1   LUCA MUNTEANU`: who a number of a kind is. */
export const behindKind = (cells: readonly Cell[], order: Order): DraftPassenger[] =>
  cells.flatMap((cell, index) => {
    const beside = numberedKind.test(foldInPlace(cell.text)) ? cells[index + 1] : undefined;
    const person = beside && named(beside, order);
    const type = travellerType(foundCell(cell));
    return person ? [{ ...person, ...(type && { type }) }] : [];
  });
