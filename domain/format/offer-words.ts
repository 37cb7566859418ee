/** What is said of an offer on its page, on its card and in the mail of who asks about it. Words are Romanian, like the entries. */
import { lastDeparture, newYearIn, nextDeparture, nightsAway } from '../rules/offer-days.ts';
import type { OfferKind } from '../rules/offer-kinds.ts';
import type { Offer } from '../schemas/offer.ts';
import { formatDay, formatPeriod } from './dates.ts';
import { countedInWords } from './number-words.ts';

export const nightForms = { one: 'noapte', many: 'nopți' };
const dayForms = { one: 'zi', many: 'zile' };

/** An offer by its name among all: „Bali, Revelion 2027”, „Viena, sejur de trei nopți”. */
export function offerTitle(kind: OfferKind, offer: Offer): string {
  const [departure] = offer.departures;
  if (kind === 'newYear') return `${offer.name}, Revelion ${departure ? newYearIn(departure) : ''}`.trim();
  if (kind === 'stays') return `${offer.name}, sejur de ${countedInWords(offer.nights, nightForms)}`;
  return `${offer.name}, circuit de ${countedInWords(departure ? nightsAway(departure) + 1 : 0, dayForms)}`;
}

/** The title with the days, where there is one departure only: what a mail names. */
export function offerName(kind: OfferKind, offer: Offer): string {
  const [departure, ...others] = offer.departures;
  const title = offerTitle(kind, offer);
  return departure && others.length === 0 ? `${title}, ${formatPeriod(departure.from, departure.to, 'with')}` : title;
}

/** Each departure in full: „26 dec. 2026 – 5 ian. 2027, din București”. */
export const departureNames = ({ departures, leaves }: Offer): { until: string; text: string }[] =>
  departures.map(({ from, to }) => ({ until: from, text: `${formatPeriod(from, to, 'with')}, din ${leaves.city}` }));

/** „București, zbor cu o escală” */
export const leavesInWords = ({ leaves, transport }: Offer): string => `${leaves.city}, ${transport}`;

/** „București – Denpasar, zbor cu o escală” */
export const wayInWords = ({ leaves, arrives, transport }: Offer): string => `${leaves.city} – ${arrives.city}, ${transport}`;

/** „patru nopți, mic dejun” */
export const stayInWords = ({ nights, board }: Offer): string => `${countedInWords(nights, nightForms)}, ${board}`;

/** The days of the next departure, short: „26 dec. – 5 ian.”. Those of another year than the new year's name it. */
export function periodInWords(kind: OfferKind, offer: Offer, day: string): string {
  const { from, to } = nextDeparture(offer, day);
  return formatPeriod(from, to, kind === 'newYear' ? 'without' : 'with');
}

/** „26 decembrie 2026”: the last day on which one could leave. */
export const lastDayInWords = (offer: Offer): string => formatDay('ro', lastDeparture(offer));

/** „1.290 EUR” */
export const priceInWords = ({ amount, currency }: NonNullable<Offer['price']>): string =>
  `${amount.toLocaleString('ro-RO')} ${currency}`;
